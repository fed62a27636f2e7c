#!/usr/bin/env python3
"""Makes a language that nobody speaks, as files alone: pseudo.py SOURCE LRELEASE RCC FOLDER

Its texts are the source's, with every letter under an accent, so that what is still in plain letters was not
translatable, and each word longer, so that all of them together are at least 40 % longer. It counts as French does. FOLDER gets
pseudo.rcc with the files that a language consists of: :/i18n/giaguaro_<code>.qm, :/rules/<code>/*.md,
:/table/<code>.md, :/glossary/<code>.md (resources/README.md).
"""
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as xml

# Breton's: of those whose plurals Qt makes as French ones, one that the program is not likely to learn next.
CODE = "br"
WHAT_IT_IS = {
    "language.code": CODE,
    "language.name": "Ƥšéúđó",
    "language.plural": "i = 0, 1",
    "language.letters-forty": "V C R",
    "language.letters-fifty-two": "V D R",
    "language.letters-seventy-eight": "V C D R",
    "list.article": "the",  # the name of a form
}
ACCENTED = dict(zip("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
                    "áƀçđéƒğħíĵķłṃñóƥɋřšŧúṽŵẋýžÁƁÇĐÉƑĞĦÍĴĶŁṂÑÓƤɊŘŠŦÚṼŴẊÝŽ"))
# What stays as it is: arguments, the name of what [n:one/many] chooses by, marks of HTML, endings of files.
KEPT = re.compile(r"\{[^}]*\}|%(?:L?\d|n)|\[[a-z]+:|</?[a-z][^>]*>|&[a-z]+;|\*\.\w+")
WORD = re.compile(r"[A-Za-z]+")
FORM = re.compile(r"^([a-zA-Z]+(?:-before-\w+)?: )(.*)$", re.S)


def longer(match):
    """A word; the same each time, so that the glossary finds it in the rules."""
    word = match.group()
    more = (len(word) + 2) // 2
    made = ""
    for i, letter in enumerate(word):
        made += ACCENTED[letter]
        made += ACCENTED[letter.lower()] * (more * (i + 1) // len(word) - more * i // len(word))
    return made


def told(text, kept=KEPT):
    made, at = "", 0
    for mark in kept.finditer(text):
        made += WORD.sub(longer, text[at:mark.start()]) + mark.group()
        at = mark.end()
    return made + WORD.sub(longer, text[at:])


def translated(text):
    """Of a noun, "taker; the: the taker", the names of its forms stay."""
    first, *forms = text.split("; ")
    found = [FORM.match(form) for form in forms]
    if not all(found):
        return told(text)
    return "; ".join([told(first)] + [form.group(1) + told(form.group(2)) for form in found])


def write_texts(source, file):
    tree = xml.parse(source / "translations/giaguaro_it.ts")
    tree.getroot().set("language", CODE)
    before = after = 0
    for message in tree.iter("message"):
        text = message.findtext("source")
        comment = message.findtext("comment")
        translation = message.find("translation")
        translation.clear()
        if message.get("numerus"):  # "%n player(s)"
            for ending in ("", "s"):
                xml.SubElement(translation, "numerusform").text = translated(text.replace("(s)", ending))
        else:
            translation.text = WHAT_IT_IS.get(comment) or translated(text)
            before += len(text)
            after += len(translation.text)
    if after < 1.4 * before:
        sys.exit(f"the texts are {after / before:.2f} times as long")
    tree.write(file, encoding="utf-8", xml_declaration=True)


def write_page(page, file):
    marks = re.compile(r"\{[^}]*\}|`[^`]*`")
    lines = []
    for line in page.read_text(encoding="utf-8").split("\n"):
        if line.startswith("id: "):  # of a glossary's entry
            fields = [field.split(": ", 1) for field in line.split(" | ")]
            line = " | ".join(f"{name}: {told(rest, marks) if name == 'words' else rest}" for name, rest in fields)
        else:
            line = told(line, marks)
        lines.append(line)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(lines), encoding="utf-8")


def main():
    source, lrelease, rcc, folder = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3], pathlib.Path(sys.argv[4])
    folder.mkdir(parents=True, exist_ok=True)
    texts = folder / f"giaguaro_{CODE}.ts"
    write_texts(source, texts)
    subprocess.run([lrelease, "-silent", texts, "-qm", texts.with_suffix(".qm")], check=True)
    files = {f"i18n/{texts.stem}.qm": texts.with_suffix(".qm")}
    for page in [*source.glob("resources/rules/en/*.md"), source / "resources/table/en.md", source / "resources/glossary/en.md",
                 source / "resources/fairness/en.md", source / "resources/about/en.md"]:
        place = page.relative_to(source / "resources").as_posix().replace("/en", f"/{CODE}")
        write_page(page, folder / place)
        files[place] = folder / place
    listed = "".join(f'<file alias="{name}">{file.resolve()}</file>' for name, file in sorted(files.items()))
    (folder / "pseudo.qrc").write_text(f'<RCC><qresource prefix="/">{listed}</qresource></RCC>', encoding="utf-8")
    subprocess.run([rcc, "--binary", "--no-compress", folder / "pseudo.qrc", "-o", folder / "pseudo.rcc"], check=True)


main()
