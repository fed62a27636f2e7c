#!/usr/bin/env python3
"""Runs the scripts of resources/art in a copy of their folder: they give exactly the decks, icons and sounds that are
checked in, all of them and no others. The PNG icons are left out: they depend on the release of rsvg-convert.

    art_current.py RESOURCES
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

DRAWN = {'cards': '*.svg', 'icons': '*.svg', 'sounds': '*.wav'}  # by folder
KIT = 'family.py'  # what the others draw with


def main():
    resources = pathlib.Path(sys.argv[1])
    faults = []
    with tempfile.TemporaryDirectory() as name:
        copy = pathlib.Path(name)
        shutil.copytree(resources / 'art', copy / 'art')
        for folder in DRAWN:
            (copy / folder).mkdir()
        scripts = sorted(each.name for each in (copy / 'art').glob('*.py') if each.name != KIT)
        if not scripts:
            faults.append('there are no scripts')
        for script in scripts:
            run = subprocess.run([sys.executable, '-B', script], cwd=copy / 'art', text=True, capture_output=True)
            if run.returncode != 0:
                faults.append(f'resources/art/{script} fails:\n{run.stderr.strip()}')
        for folder, pattern in DRAWN.items():
            drawn = {each.name for each in (copy / folder).glob('*')}
            kept = {each.name for each in (resources / folder).glob(pattern)}
            for file in sorted(kept - drawn):
                faults.append(f'no script gives resources/{folder}/{file}')
            for file in sorted(drawn - kept):
                faults.append(f'resources/{folder}/{file} is not checked in')
            for file in sorted(drawn & kept):
                if (copy / folder / file).read_bytes() != (resources / folder / file).read_bytes():
                    faults.append(f'resources/{folder}/{file} is not what its script gives')
            print(f'{folder}: {len(drawn & kept)} files')
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
