<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>HintSteps</name>
    <message>
        <source>Bid made</source>
        <translation>Centrata</translation>
    </message>
    <message>
        <source>Hand won</source>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>looks natural</source>
        <translation>viene naturale</translation>
    </message>
    <message>
        <source>compared below</source>
        <translation>a confronto qui sotto</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Drive</source>
        <comment>All other platforms</comment>
        <translation>Unità</translation>
    </message>
    <message>
        <source>File</source>
        <comment>All other platforms</comment>
        <translation>File</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Modificato il</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Look at the trick first; click or press Space to go on.</source>
        <comment>no.trick-resting</comment>
        <translation>Prima guarda la presa; un clic o Spazio per continuare.</translation>
    </message>
    <message>
        <source>You are watching: nobody&apos;s cards are yours.</source>
        <comment>no.watching</comment>
        <translation>Stai guardando: nessuna di queste carte è tua.</translation>
    </message>
    <message>
        <source>That is not possible here.</source>
        <comment>no.other</comment>
        <translation>Qui non è possibile.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <comment>no.undo-nothing</comment>
        <translation>Non puoi tornare più indietro.</translation>
    </message>
    <message>
        <source>The last line of the journal was incomplete; the match goes on from the action before it.</source>
        <comment>file.journal-cut</comment>
        <translation>L&apos;ultima riga del diario era incompleta; si riparte dall&apos;azione precedente.</translation>
    </message>
    <message>
        <source>The journal cannot be read from line {line}. The match up to there has been kept as {file}.</source>
        <comment>file.journal-bad</comment>
        <translation>Il diario non si legge dalla riga {line} in poi. La partita fin lì è salvata in {file}.</translation>
    </message>
    <message>
        <source>This match is open in another window.</source>
        <comment>file.journal-other</comment>
        <translation>Questa partita è aperta in un&apos;altra finestra.</translation>
    </message>
    <message>
        <source>The match cannot be saved any more ({what}). You can go on, but a crash would lose it.</source>
        <comment>file.journal-stop</comment>
        <translation>La partita non si può più salvare ({what}). Puoi continuare, ma se il programma si chiude va persa.</translation>
    </message>
    <message>
        <source>Your preferences could not be read; the usual ones are used.</source>
        <comment>file.settings-bad</comment>
        <translation>Non è stato possibile leggere le preferenze; si usano quelle iniziali.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>cause.full</comment>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>writing there is not allowed</source>
        <comment>cause.forbidden</comment>
        <translation>lì non è permesso scrivere</translation>
    </message>
    <message>
        <source>the folder is not there</source>
        <comment>cause.gone</comment>
        <translation>la cartella non c&apos;è</translation>
    </message>
    <message>
        <source>there is already such a file</source>
        <comment>cause.there</comment>
        <translation>c&apos;è già un file con quel nome</translation>
    </message>
    <message>
        <source>the file has reached its size limit</source>
        <comment>cause.limit</comment>
        <translation>il file ha raggiunto il limite di grandezza</translation>
    </message>
    <message>
        <source>the disk reports a fault</source>
        <comment>cause.fault</comment>
        <translation>il disco segnala un guasto</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>cause.folder</comment>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file</source>
        <comment>cause.no-file</comment>
        <translation>è una pipe o una periferica, non un file</translation>
    </message>
    <message>
        <source>Plays at random</source>
        <comment>level.random</comment>
        <translation>Gioca a caso</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <comment>level.greedy</comment>
        <translation>Regole pratiche</translation>
    </message>
    <message>
        <source>The journal {file} cannot be read. It stays there, as it is.</source>
        <comment>file.journal-left</comment>
        <translation>Il diario {file} non si può leggere. Resta lì, così com&apos;è.</translation>
    </message>
    <message>
        <source>There is no place to save this match: it will be lost when the window is closed.</source>
        <comment>file.no-place</comment>
        <translation>Non c&apos;è posto dove salvare questa partita: se chiudi la finestra va persa.</translation>
    </message>
    <message>
        <source>{file} could not be written: {what}. The match has been kept as {journal}.</source>
        <comment>file.save-aside</comment>
        <translation>Non è stato possibile scrivere {file}: {what}. La partita è salvata in {journal}.</translation>
    </message>
    <message>
        <source>{file} could not be written: {what}. That match is not kept there.</source>
        <comment>file.save-failed</comment>
        <translation>Non è stato possibile scrivere {file}: {what}. Quella partita non è salvata lì.</translation>
    </message>
    <message>
        <source>No more cards may be discarded. Take one back first, or confirm.</source>
        <comment>no.draft-full</comment>
        <translation>Non si può scartare altro. Prima riprendi una carta, o conferma.</translation>
    </message>
    <message>
        <source>Choose {n} more [n:card/cards], then confirm.</source>
        <comment>no.draft-short</comment>
        <translation>Scegli ancora {n} [n:carta/carte]; poi conferma.</translation>
    </message>
    <message>
        <source>Play {card.the}.</source>
        <comment>hint.best</comment>
        <translation>Gioca {card.il}.</translation>
    </message>
    <message>
        <source>{what}.</source>
        <comment>hint.best-say</comment>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>“{what}”</source>
        <comment>hint.said</comment>
        <translation>«{what}»</translation>
    </message>
    <message>
        <source>Discard {card.the}.</source>
        <comment>hint.best-aside</comment>
        <translation>Scarta {card.il}.</translation>
    </message>
    <message>
        <source>Next best: {cards.and}.</source>
        <comment>hint.next</comment>
        <translation>Dopo, nell&apos;ordine: {cards.and}.</translation>
    </message>
    <message>
        <source>{cards.and} are too close to call.</source>
        <comment>hint.equal</comment>
        <translation>Fra {cards.and} la differenza è troppo piccola per decidere.</translation>
    </message>
    <message>
        <source>Your side wins the hand {percent} [percent:time/times] in 100.</source>
        <comment>hint.expected-win</comment>
        <translation>La tua parte vince la smazzata {percent} [percent:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>You make your bid {percent} [percent:time/times] in 100.</source>
        <comment>hint.expected-exact</comment>
        <translation>La dichiarazione ti riesce {percent} [percent:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>On average {score} for you in this hand.</source>
        <comment>hint.expected-score</comment>
        <translation>In media {score} per te in questa smazzata.</translation>
    </message>
    <message>
        <source>There is only one choice.</source>
        <comment>hint.none</comment>
        <translation>C&apos;è una sola scelta.</translation>
    </message>
    <message>
        <source>Thinking: one second.</source>
        <comment>hint.thinking</comment>
        <translation>Ci penso: un secondo.</translation>
    </message>
    <message>
        <source>Novice</source>
        <comment>level.novice</comment>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Club player</source>
        <comment>level.club</comment>
        <translation>Giocatore di circolo</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>level.expert</comment>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>The claim is not certain. The hand goes on.</source>
        <comment>did.claim-bad</comment>
        <translation>Non è sicuro. Si continua a giocare.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <comment>no.redo-nothing</comment>
        <translation>Non c&apos;è niente da ripetere.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <comment>file.saved</comment>
        <translation>Salvataggio in {file} riuscito.</translation>
    </message>
    <message>
        <source>{file} could not be written: {what}.</source>
        <comment>file.not-written</comment>
        <translation>Non si è potuto scrivere {file}: {what}.</translation>
    </message>
    <message>
        <source>There is no “{file}” in {folder}.</source>
        <comment>file.open-gone</comment>
        <translation>In {folder} non c&apos;è nessun file «{file}».</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: it is not a file that can be read.</source>
        <comment>file.open-unreadable</comment>
        <translation>«{file}» non si può aprire: non è un file leggibile.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: it is longer than any match.</source>
        <comment>file.open-too-long</comment>
        <translation>«{file}» non si può aprire: è più lungo di qualsiasi partita.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: it holds {n} matches, and only one can be opened.</source>
        <comment>file.open-several</comment>
        <translation>«{file}» non si può aprire: contiene {n} partite, e se ne può aprire una sola.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: {where} cannot be read ({what}).</source>
        <comment>file.open-damaged</comment>
        <translation>«{file}» non si può aprire: {where} non si può leggere ({what}).</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: {where} is against the rules ({what}).</source>
        <comment>file.open-rules</comment>
        <translation>«{file}» non si può aprire: {where} è contro le regole ({what}).</translation>
    </message>
    <message>
        <source>hand {n}</source>
        <comment>place.hand</comment>
        <translation>la smazzata {n}</translation>
    </message>
    <message>
        <source>the deal of hand {n}</source>
        <comment>place.deal</comment>
        <translation>la distribuzione della smazzata {n}</translation>
    </message>
    <message>
        <source>action {m} of hand {n}</source>
        <comment>place.action</comment>
        <translation>l&apos;azione {m} della smazzata {n}</translation>
    </message>
    <message>
        <source>the result of hand {n}</source>
        <comment>place.result</comment>
        <translation>il risultato della smazzata {n}</translation>
    </message>
    <message>
        <source>the end of the match</source>
        <comment>place.end</comment>
        <translation>la fine della partita</translation>
    </message>
    <message>
        <source>Look at the open cards first; click or press Space to go on.</source>
        <comment>no.turned</comment>
        <translation>Prima guarda le carte scoperte; un clic o Spazio per continuare.</translation>
    </message>
    <message>
        <source>Discard {cards.and}.</source>
        <comment>hint.aside</comment>
        <translation>Scarta {cards.and}.</translation>
    </message>
    <message>
        <source>They are chosen; a click on one frees it.</source>
        <comment>hint.aside-chosen</comment>
        <translation>Sono già scelte; un clic su una la libera.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: {where} cannot be read.</source>
        <comment>file.open-damaged-plain</comment>
        <translation>«{file}» non si può aprire: {where} non si può leggere.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: {where} is against the rules.</source>
        <comment>file.open-rules-plain</comment>
        <translation>«{file}» non si può aprire: {where} è contro le regole.</translation>
    </message>
    <message>
        <source>it is empty</source>
        <comment>why.empty</comment>
        <translation>è vuoto</translation>
    </message>
    <message>
        <source>line {n} cannot be read</source>
        <comment>why.not-text</comment>
        <translation>la riga {n} non si può leggere</translation>
    </message>
    <message>
        <source>it ends in the middle of line {n}</source>
        <comment>why.cut</comment>
        <translation>finisce a metà della riga {n}</translation>
    </message>
    <message>
        <source>it was written by another version of the program</source>
        <comment>why.version</comment>
        <translation>l&apos;ha scritto un&apos;altra versione del programma</translation>
    </message>
    <message>
        <source>this program does not know its game</source>
        <comment>why.game</comment>
        <translation>questo programma non conosce il gioco</translation>
    </message>
    <message>
        <source>its players or options do not belong to the game</source>
        <comment>why.settings</comment>
        <translation>i giocatori o le opzioni non sono di quel gioco</translation>
    </message>
    <message>
        <source>the cards are not dealt as they should be</source>
        <comment>why.cards</comment>
        <translation>le carte non sono distribuite come si deve</translation>
    </message>
    <message>
        <source>there is no such action in this game</source>
        <comment>why.action</comment>
        <translation>in questo gioco non c&apos;è un&apos;azione così</translation>
    </message>
    <message>
        <source>it was another player&apos;s turn</source>
        <comment>why.turn</comment>
        <translation>toccava a un altro giocatore</translation>
    </message>
    <message>
        <source>that was not allowed there</source>
        <comment>why.illegal</comment>
        <translation>lì non si poteva fare</translation>
    </message>
    <message>
        <source>something is missing</source>
        <comment>why.missing</comment>
        <translation>manca qualcosa</translation>
    </message>
    <message>
        <source>all was over before it</source>
        <comment>why.over</comment>
        <translation>prima era già tutto finito</translation>
    </message>
    <message>
        <source>the figures are wrong</source>
        <comment>why.figures</comment>
        <translation>i numeri sono sbagliati</translation>
    </message>
    <message>
        <source>With all these tricks you would miss your bid. The hand goes on.</source>
        <comment>did.claim-costs</comment>
        <translation>Con tutte queste prese mancheresti la tua dichiarazione. Si continua a giocare.</translation>
    </message>
    <message>
        <source>Not certain: {seats.or} may hold {card.the}, which beats your {top}. The hand goes on.</source>
        <comment>did.claim-may-hold</comment>
        <translation>Non è sicuro: {seats.or} può avere {card.il}, che batte {top.il}. Si continua a giocare.</translation>
    </message>
    <message>
        <source>Your preferences were damaged; the usual ones are used where they could not be read. The damaged file is kept as {file}.</source>
        <comment>file.settings-kept</comment>
        <translation>Le preferenze erano danneggiate; dove non è stato possibile leggerle si usano quelle iniziali. Il file danneggiato è conservato come {file}.</translation>
    </message>
    <message>
        <source>Your preferences could not be written to {file}: what you set lasts until you quit.</source>
        <comment>file.settings-unwritten</comment>
        <translation>Non è stato possibile scrivere le preferenze in {file}: quello che imposti vale fino alla chiusura del programma.</translation>
    </message>
    <message>
        <source>Not certain: you cannot take this trick from {card.the}. The hand goes on.</source>
        <comment>did.claim-on-table</comment>
        <translation>Non è sicuro: questa presa non la puoi togliere {card.al}. Si continua a giocare.</translation>
    </message>
    <message>
        <source>That is the rule of thumb; there are no figures, since no deal of the hidden cards was found that fits all that was said and played.</source>
        <comment>hint.no-figures</comment>
        <translation>Lo dice la regola pratica; non ci sono cifre, perché non si è trovata nessuna distribuzione delle carte coperte che si accordi con tutto ciò che è stato detto e giocato.</translation>
    </message>
    <message>
        <source>the list of help in hand {n}</source>
        <comment>place.assists</comment>
        <translation>l&apos;elenco degli aiuti della smazzata {n}</translation>
    </message>
    <message>
        <source>the number of the match</source>
        <comment>place.id</comment>
        <translation>il numero della partita</translation>
    </message>
    <message>
        <source>the time of its beginning</source>
        <comment>place.started</comment>
        <translation>l&apos;ora di inizio</translation>
    </message>
    <message>
        <source>the time of its end</source>
        <comment>place.ended-at</comment>
        <translation>l&apos;ora di fine</translation>
    </message>
    <message>
        <source>the name of its program</source>
        <comment>place.program</comment>
        <translation>il nome del programma</translation>
    </message>
    <message>
        <source>There is nothing to watch yet: no hand of it is finished.</source>
        <comment>watch.nothing</comment>
        <translation>Non c&apos;è niente da guardare: nessuna smazzata è finita.</translation>
    </message>
    <message>
        <source>{seat} gave {other} {points} [points:point/points]</source>
        <comment>known.gave</comment>
        <translation>{seat} ha dato {points} [points:punto/punti] {other.a}</translation>
    </message>
    <message>
        <source>{seat} gave you {points} [points:point/points]</source>
        <comment>known.gave-you</comment>
        <translation>{seat} ti ha dato {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>{seat} took the trick from {other}</source>
        <comment>known.took</comment>
        <translation>{seat} ha tolto la presa {other.a}</translation>
    </message>
    <message>
        <source>{seat} took the trick from you</source>
        <comment>known.took-you</comment>
        <translation>{seat} ti ha tolto la presa</translation>
    </message>
    <message>
        <source>{seat} played {card.the}</source>
        <comment>known.played</comment>
        <translation>{seat} ha giocato {card.il}</translation>
    </message>
    <message>
        <source>trick {n}, leading</source>
        <comment>known.leading</comment>
        <translation>presa {n}, di mano</translation>
    </message>
    <message>
        <source>trick {n}</source>
        <comment>known.in-trick</comment>
        <translation>presa {n}</translation>
    </message>
    <message>
        <source>trick {n}, playing last</source>
        <comment>known.playing-last</comment>
        <translation>presa {n}, giocando per ultimo</translation>
    </message>
    <message>
        <source>{seat} chose {card.the}.</source>
        <comment>judged.card</comment>
        <translation>{seat} ha scelto {card.il}.</translation>
    </message>
    <message>
        <source>You chose {card.the}.</source>
        <comment>judged.card.you</comment>
        <translation>Hai scelto {card.il}.</translation>
    </message>
    <message>
        <source>{seat} chose “{what}”.</source>
        <comment>judged.said</comment>
        <translation>{seat} ha scelto «{what}».</translation>
    </message>
    <message>
        <source>You chose “{what}”.</source>
        <comment>judged.said.you</comment>
        <translation>Hai scelto «{what}».</translation>
    </message>
    <message>
        <source>Better: {what}.</source>
        <comment>judged.better</comment>
        <translation>Meglio: {what}.</translation>
    </message>
    <message>
        <source>Think about these: {cards}.</source>
        <comment>lesson.one-of</comment>
        <translation>Pensa a queste: {cards}.</translation>
    </message>
    <message>
        <source>Think about these: {what}.</source>
        <comment>lesson.one-of-these</comment>
        <translation>Pensa a queste: {what}.</translation>
    </message>
    <message>
        <source>Your progress in the lessons could not be read. The file is kept as {file}; the lessons start from the beginning.</source>
        <comment>lesson.kept</comment>
        <translation>Non è stato possibile leggere i progressi nelle lezioni. Il file è conservato come {file}; le lezioni ricominciano da capo.</translation>
    </message>
    <message>
        <source>Your progress in the lessons could not be read, and is no longer saved.</source>
        <comment>lesson.bad</comment>
        <translation>Non è stato possibile leggere i progressi nelle lezioni, e d&apos;ora in poi non si salvano.</translation>
    </message>
    <message>
        <source>Your progress in the lessons cannot be saved to {file}: {what}.</source>
        <comment>lesson.unwritten</comment>
        <translation>Non è possibile salvare in {file} i progressi nelle lezioni: {what}.</translation>
    </message>
    <message>
        <source>The lessons of a game cannot be read: {what}.</source>
        <comment>lesson.missing</comment>
        <translation>Non è possibile leggere le lezioni di un gioco: {what}.</translation>
    </message>
    <message>
        <source>Nothing would have brought more.</source>
        <comment>judged.open-same</comment>
        <translation>Niente avrebbe dato di più.</translation>
    </message>
    <message>
        <source>As the cards lay, nothing would have brought more: this time it cost nothing.</source>
        <comment>judged.open-right</comment>
        <translation>Con le carte com&apos;erano niente avrebbe dato di più: questa volta non è costata nulla.</translation>
    </message>
    <message>
        <source>Nobody could know that: it was bad luck.</source>
        <comment>judged.open-unlucky</comment>
        <translation>Nessuno poteva saperlo: è stata sfortuna.</translation>
    </message>
    <message>
        <source>{seat} reckoned: {list}.</source>
        <comment>judged.thought</comment>
        <translation>{seat} ha calcolato: {list}.</translation>
    </message>
    <message>
        <source>{what} {score}</source>
        <comment>judged.thought-row</comment>
        <translation>{what} {score}</translation>
    </message>
    <message>
        <source>Asked again, {seat} would choose {what}.</source>
        <comment>judged.thought-other</comment>
        <translation>A ripensarci, {seat} sceglierebbe {what}.</translation>
    </message>
    <message>
        <source>{seat} went by rules of thumb, without reckoning.</source>
        <comment>judged.thought-none</comment>
        <translation>{seat} ha seguito le regole pratiche, senza calcolare.</translation>
    </message>
    <message>
        <source>A hand of yours. Your choice here cost {cost} of the score on average, give or take {error}, by what you could know.</source>
        <comment>own.say</comment>
        <translation>Una tua smazzata. La scelta che hai fatto qui è costata in media {cost} di punteggio (margine {error}), con quel che potevi sapere.</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <comment>own.ask-play</comment>
        <translation>Che carta giochi?</translation>
    </message>
    <message>
        <source>What do you discard?</source>
        <comment>own.ask-aside</comment>
        <translation>Che carta scarti?</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <comment>own.ask-say</comment>
        <translation>Che cosa dici?</translation>
    </message>
    <message>
        <source>Your choice then, {what}, costs {cost} of the score on average, give or take {error}.</source>
        <comment>own.then</comment>
        <translation>La scelta di allora, {what}, costa in media {cost} di punteggio (margine {error}).</translation>
    </message>
    <message>
        <source>The same as then: it costs {cost} of the score on average, give or take {error}. Better: {best}.</source>
        <comment>own.again</comment>
        <translation>Come allora: costa in media {cost} di punteggio (margine {error}). Meglio: {best}.</translation>
    </message>
    <message>
        <source>That costs {cost} of the score on average. Better: {best}.</source>
        <comment>own.worse</comment>
        <translation>Costa in media {cost} di punteggio. Meglio: {best}.</translation>
    </message>
    <message>
        <source>Its chance of success is {chance}; with {best} it is {other}.</source>
        <comment>own.less-often</comment>
        <translation>La probabilità di riuscire è {chance}; con {best}, {other}.</translation>
    </message>
    <message>
        <source>The help had named it, so it does not count.</source>
        <comment>own.named</comment>
        <translation>L&apos;aiuto l&apos;aveva già detta, perciò non conta.</translation>
    </message>
    <message>
        <source>The positions kept from your own hands could not be read. The file is kept as {file}; the list begins anew.</source>
        <comment>position.kept</comment>
        <translation>Non si sono potute leggere le posizioni conservate dalle tue smazzate. Il file resta come {file}; l&apos;elenco ricomincia da capo.</translation>
    </message>
    <message>
        <source>The positions kept from your own hands could not be read, and none is saved from now on.</source>
        <comment>position.bad</comment>
        <translation>Non si sono potute leggere le posizioni conservate dalle tue smazzate, e d&apos;ora in poi non se ne conservano.</translation>
    </message>
    <message>
        <source>The positions from your own hands cannot be written to {file}: {what}.</source>
        <comment>position.unwritten</comment>
        <translation>Non si possono scrivere in {file} le posizioni delle tue smazzate: {what}.</translation>
    </message>
    <message>
        <source>On a second look nothing was surely better: there is nothing to keep.</source>
        <comment>position.no-mistake</comment>
        <translation>A un secondo esame niente era di sicuro meglio: non c&apos;è niente da conservare.</translation>
    </message>
    <message>
        <source>Right: nothing better was found.</source>
        <comment>own.best</comment>
        <translation>Giusto: non si è trovato niente di meglio.</translation>
    </message>
    <message>
        <source>Right: nothing is surely better. In the first place stands {best}.</source>
        <comment>own.as-good</comment>
        <translation>Giusto: niente è sicuramente meglio. Al primo posto c&apos;è {best}.</translation>
    </message>
    <message>
        <source>That was not among the choices weighed. Better: {best}.</source>
        <comment>own.unseen</comment>
        <translation>Non era fra le scelte da considerare. Meglio: {best}.</translation>
    </message>
    <message>
        <source>This trick: which of your cards gets most out of it?</source>
        <comment>hint.look-trick</comment>
        <translation>Questa presa: quale delle tue carte la fa rendere di più?</translation>
    </message>
    <message>
        <source>The tricks to come: what are your cards still good for there?</source>
        <comment>hint.look-later</comment>
        <translation>Le prese che verranno: a che cosa serviranno ancora le tue carte?</translation>
    </message>
    <message>
        <source>Your strong cards: is this trick worth one of them?</source>
        <comment>hint.look-keeps</comment>
        <translation>Le tue carte forti: questa presa ne vale una?</translation>
    </message>
    <message>
        <source>{card.the}: how is it best brought home?</source>
        <comment>hint.look-card</comment>
        <translation>{card.il}: come si porta a casa?</translation>
    </message>
    <message>
        <source>Whoever plays after you: who of them may still take this trick?</source>
        <comment>hint.look-beaten</comment>
        <translation>Chi gioca dopo di te: chi può ancora fare questa presa?</translation>
    </message>
    <message>
        <source>{seat} plays after you, and may still take this trick.</source>
        <comment>hint.look-beaten-by</comment>
        <translation>{seat} gioca dopo di te e può ancora fare questa presa.</translation>
    </message>
    <message>
        <source>This trick: do you want it at all, and which of your cards decides that?</source>
        <comment>hint.look-takes</comment>
        <translation>Questa presa: la vuoi davvero, e quale delle tue carte lo decide?</translation>
    </message>
    <message>
        <source>What {seat} still needs.</source>
        <comment>hint.look-spoils</comment>
        <translation>Che cosa serve ancora {seat.a}.</translation>
    </message>
    <message>
        <source>What your card tells the others: they do not know yet whose side you are on.</source>
        <comment>hint.look-hides</comment>
        <translation>Che cosa rivela la tua carta agli altri: non sanno ancora con chi stai.</translation>
    </message>
    <message>
        <source>Several choices are nearly as good: little is to be lost here.</source>
        <comment>hint.look-close</comment>
        <translation>Più scelte sono quasi alla pari: qui c&apos;è poco da perdere.</translation>
    </message>
    <message>
        <source>All have passed: the same cards are dealt again, so that this hand can teach you.</source>
        <comment>first-hand.again</comment>
        <translation>Hanno passato tutti: si ridanno le stesse carte, perché questa smazzata ti insegni il gioco.</translation>
    </message>
    <message>
        <source>Nothing can change the scores any more: whatever you play is as good.</source>
        <comment>no.hint-settled</comment>
        <translation>Niente può più cambiare i punteggi: qualunque carta vale l&apos;altra.</translation>
    </message>
    <message>
        <source>That is for somebody else to say.</source>
        <comment>no.such-words</comment>
        <translation>Questo può dirlo solo qualcun altro.</translation>
    </message>
    <message>
        <source>what was said, entry {m} of hand {n}</source>
        <comment>place.talk</comment>
        <translation>la frase {m} della smazzata {n}</translation>
    </message>
    <message>
        <source>At a club table nothing is taken back.</source>
        <comment>no.club-undo</comment>
        <translation>A un tavolo di circolo non si torna indietro.</translation>
    </message>
    <message>
        <source>At a club table there are no hints.</source>
        <comment>no.club-hint</comment>
        <translation>A un tavolo di circolo non ci sono suggerimenti.</translation>
    </message>
    <message>
        <source>At a club table no deal is restarted.</source>
        <comment>no.club-restart</comment>
        <translation>A un tavolo di circolo nessuna smazzata si rigioca.</translation>
    </message>
    <message>
        <source>Here nobody can vote to end the match.</source>
        <comment>no.club-vote</comment>
        <translation>Qui non si può proporre di finire la partita.</translation>
    </message>
    <message>
        <source>The club-table lock-outs could not be read. The file is kept as {file}; nobody is locked out now.</source>
        <comment>lock-out.kept</comment>
        <translation>Non si è potuto leggere chi è escluso dai tavoli di circolo. Il file è conservato come {file}; ora non è escluso nessuno.</translation>
    </message>
    <message>
        <source>The club-table lock-outs could not be read, and are no longer kept.</source>
        <comment>lock-out.bad</comment>
        <translation>Non si è potuto leggere chi è escluso dai tavoli di circolo, e d&apos;ora in poi non lo si annota.</translation>
    </message>
    <message>
        <source>The club-table lock-outs cannot be saved to {file}: {what}.</source>
        <comment>lock-out.unwritten</comment>
        <translation>Non si può scrivere in {file} chi è escluso dai tavoli di circolo: {what}.</translation>
    </message>
    <message>
        <source>Not yet: from what everybody has seen, the cards left may still change the scores.</source>
        <comment>no.finish-yet</comment>
        <translation>Non ancora: per quello che tutti hanno visto, le carte rimaste possono ancora cambiare il punteggio.</translation>
    </message>
    <message>
        <source>The tricks that are left: which choice gets most out of all of them?</source>
        <comment>hint.look-aim</comment>
        <translation>Le prese che restano: quale scelta rende di più in tutte insieme?</translation>
    </message>
    <message>
        <source>Your suits: which is the longest, and which the strongest?</source>
        <comment>hint.look-suit</comment>
        <translation>I tuoi semi: qual è il più lungo, e quale il più forte?</translation>
    </message>
    <message>
        <source>Your suits: which can go altogether, and which cards would be lost?</source>
        <comment>hint.look-discard</comment>
        <translation>I tuoi semi: quale può sparire del tutto, e quali carte andrebbero perse?</translation>
    </message>
    <message>
        <source>Nobody can leave alone here: the others must play on.</source>
        <comment>no.club-leave</comment>
        <translation>Qui nessuno può andarsene da solo: gli altri devono continuare a giocare.</translation>
    </message>
    <message>
        <source>There is no history: the package libqt6sql6-sqlite, which keeps it, is not installed.</source>
        <comment>history.missing</comment>
        <translation>Non c&apos;è uno storico: il pacchetto libqt6sql6-sqlite, che lo conserva, non è installato.</translation>
    </message>
    <message>
        <source>The history in {file} is damaged; it stays as it is, and nothing is added to it.</source>
        <comment>history.damaged</comment>
        <translation>Lo storico in {file} è danneggiato; resta com&apos;è, e non vi si aggiunge niente.</translation>
    </message>
    <message>
        <source>The history in {file} was written by a later version of Giaguaro; it stays as it is, and nothing is added to it.</source>
        <comment>history.later</comment>
        <translation>Lo storico in {file} è di una versione più recente di Giaguaro; resta com&apos;è, e non vi si aggiunge niente.</translation>
    </message>
    <message>
        <source>Another program is using the history; what is played now is added to it later.</source>
        <comment>history.locked</comment>
        <translation>Un altro programma sta usando lo storico; quel che si gioca ora vi si aggiunge più tardi.</translation>
    </message>
    <message>
        <source>Writing the history to {file} is not allowed; what is played now is added to it later.</source>
        <comment>history.forbidden</comment>
        <translation>Non è permesso scrivere lo storico in {file}; quel che si gioca ora vi si aggiunge più tardi.</translation>
    </message>
    <message>
        <source>The disk is full; what is played now is added to the history later.</source>
        <comment>history.full</comment>
        <translation>Il disco è pieno; quel che si gioca ora si aggiunge allo storico più tardi.</translation>
    </message>
    <message>
        <source>The history in {file} cannot be read or written now; what is played is added to it later.</source>
        <comment>history.fault</comment>
        <translation>Ora non si può leggere o scrivere lo storico in {file}; quel che si gioca vi si aggiunge più tardi.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: the cards of hand {n} are not those that were fixed before the first deal.</source>
        <comment>file.open-other-cards</comment>
        <translation>«{file}» non si può aprire: le carte della smazzata {n} non sono quelle decise prima di cominciare.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: its seed and salt do not match the commitment.</source>
        <comment>file.open-other-promise</comment>
        <translation>«{file}» non si può aprire: numero di partenza e sale non corrispondono all&apos;impegno.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: the match is over, and the salt of its commitment is missing.</source>
        <comment>file.open-no-salt</comment>
        <translation>«{file}» non si può aprire: la partita è finita, e manca il sale del suo impegno.</translation>
    </message>
    <message>
        <source>the commitment to its cards</source>
        <comment>place.commitment</comment>
        <translation>l&apos;impegno sulle sue carte</translation>
    </message>
    <message>
        <source>the salt of its commitment</source>
        <comment>place.salt</comment>
        <translation>il sale del suo impegno</translation>
    </message>
    <message>
        <source>A challenge: after the last hand, Duplicate shows what everybody made of these cards ({n} [n:result/results] so far).</source>
        <comment>challenge.begun</comment>
        <translation>Una sfida: dopo l&apos;ultima smazzata, Duplicato mostra come se la sono cavata tutti con queste carte (finora {n} [n:risultato/risultati]).</translation>
    </message>
    <message>
        <source>{n} [n:result/results] added from {file}.</source>
        <comment>challenge.added</comment>
        <translation>{n} [n:risultato aggiunto/risultati aggiunti] da {file}.</translation>
    </message>
    <message>
        <source>{file} has no results of these deals with the same opponents.</source>
        <comment>challenge.other</comment>
        <translation>In {file} non ci sono risultati di queste smazzate contro gli stessi avversari.</translation>
    </message>
    <message>
        <source>the results of its challenge</source>
        <comment>place.challenge</comment>
        <translation>i risultati della sua sfida</translation>
    </message>
    <message>
        <source>{name} took the seat in another window, and so sits in this one too.</source>
        <comment>seat.taken</comment>
        <translation>{name} ha preso posto in un&apos;altra finestra: ora siede anche qui.</translation>
    </message>
    <message>
        <source>Somebody else took the seat in another window, and so sits in this one too.</source>
        <comment>seat.taken-other</comment>
        <translation>Un&apos;altra persona ha preso posto in un&apos;altra finestra: ora siede anche qui.</translation>
    </message>
    <message>
        <source>The figures put {cards.and} slightly ahead, but it is too close to call: the rule of thumb decides for {other.and}.</source>
        <comment>hint.by-rule</comment>
        <translation>Le cifre danno {cards.and} appena in vantaggio, ma la differenza è troppo piccola per contare: la regola pratica sceglie {other.and}.</translation>
    </message>
    <message>
        <source>The match at the table is untouched.</source>
        <comment>file.open-untouched</comment>
        <translation>La partita al tavolo resta com&apos;è.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: it is damaged, or not a Giaguaro match.</source>
        <comment>file.open-no-match-plain</comment>
        <translation>«{file}» non si può aprire: è danneggiato, o non è una partita di Giaguaro.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: it is damaged, or not a Giaguaro match ({what}).</source>
        <comment>file.open-no-match</comment>
        <translation>«{file}» non si può aprire: è danneggiato, o non è una partita di Giaguaro ({what}).</translation>
    </message>
    <message>
        <source>As the cards lay, {what} would have scored {gain} more, give or take {error}.</source>
        <comment>judged.open-more</comment>
        <translation>Con le carte com&apos;erano, {what} avrebbe dato {gain} di punteggio in più (margine {error}).</translation>
    </message>
    <message>
        <source>In this hand {cards.and} brings more on average; with the points of the cards and the others&apos; scores counted too, {other.and} is better.</source>
        <comment>hint.despite</comment>
        <translation>In questa smazzata in media rende di più {cards.and}; contando anche i punti delle carte e il punteggio degli altri, è meglio {other.and}.</translation>
    </message>
    <message>
        <source>Talk is for the play of the cards, in games with a called card.</source>
        <comment>no.talk</comment>
        <translation>Si parla mentre si giocano le carte, nei giochi con una carta chiamata.</translation>
    </message>
    <message>
        <source>Your match is kept: continue it from the history.</source>
        <comment>match.kept</comment>
        <translation>La tua partita resta salvata: la continui dallo storico.</translation>
    </message>
    <message>
        <source>Another program is using the history just now: try again in a moment.</source>
        <comment>history.busy</comment>
        <translation>Un altro programma sta usando lo storico in questo momento: riprova fra poco.</translation>
    </message>
    <message>
        <source>This match is no longer in the history: it was deleted, perhaps in another window.</source>
        <comment>history.gone</comment>
        <translation>Questa partita non è più nello storico: è stata eliminata, forse in un&apos;altra finestra.</translation>
    </message>
    <message>
        <source>there is nothing to write</source>
        <comment>cause.nothing</comment>
        <translation>non c&apos;è niente da scrivere</translation>
    </message>
    <message>
        <source>no hand of the match is over yet</source>
        <comment>cause.no-hand</comment>
        <translation>nella partita non è ancora finita nessuna mano</translation>
    </message>
    <message>
        <source>the history cannot be read</source>
        <comment>cause.history</comment>
        <translation>non si riesce a leggere lo storico</translation>
    </message>
    <message>
        <source>another program is using the history</source>
        <comment>cause.history-busy</comment>
        <translation>un altro programma sta usando lo storico</translation>
    </message>
    <message>
        <source>the match is no longer in the history</source>
        <comment>cause.history-gone</comment>
        <translation>la partita non è più nello storico</translation>
    </message>
    <message>
        <source>another window is writing it</source>
        <comment>cause.busy</comment>
        <translation>ci sta scrivendo un&apos;altra finestra</translation>
    </message>
    <message>
        <source>{seat} is the player who matters here: the eye marks that seat.</source>
        <comment>hint.look-eye</comment>
        <translation>Chi conta qui è {seat}: al tavolo un occhio indica chi è.</translation>
    </message>
    <message>
        <source>On average it scores {score} more than the next best.</source>
        <comment>hint.better-by</comment>
        <translation>In media rende {score} più della seconda scelta nel punteggio.</translation>
    </message>
    <message>
        <source>Judged by what was known then, it took {cost} off the score on average, give or take {error}.</source>
        <comment>judged.cost</comment>
        <translation>Con quel che si sapeva allora, in media ha tolto {cost} al punteggio (margine {error}).</translation>
    </message>
    <message>
        <source>The score sheet was not printed: {file}, a part of the program, is missing. It can be saved as PDF without that file.</source>
        <comment>print.missing</comment>
        <translation>Il segnapunti non è stato stampato: manca {file}, una parte del programma. Si può comunque salvare in PDF.</translation>
    </message>
    <message>
        <source>The score sheet was not printed: {file} cannot be loaded. It can be saved as PDF without that file.</source>
        <comment>print.broken</comment>
        <translation>Il segnapunti non è stato stampato: {file} non si può caricare. Si può comunque salvare in PDF.</translation>
    </message>
    <message>
        <source>There is no history: {file}, a part of the program, is missing.</source>
        <comment>history.no-module</comment>
        <translation>Lo storico non è disponibile: manca {file}, una parte del programma.</translation>
    </message>
</context>
<context>
    <name>avatar</name>
    <message>
        <source>woman with a dark bob</source>
        <comment>avatar.1</comment>
        <translation>donna con il caschetto scuro</translation>
    </message>
    <message>
        <source>old man with cap and beard</source>
        <comment>avatar.2</comment>
        <translation>uomo anziano con berretto e barba</translation>
    </message>
    <message>
        <source>young man with curls</source>
        <comment>avatar.3</comment>
        <translation>giovane con i ricci</translation>
    </message>
    <message>
        <source>older woman with glasses</source>
        <comment>avatar.4</comment>
        <translation>signora con gli occhiali</translation>
    </message>
    <message>
        <source>man with moustache and straw hat</source>
        <comment>avatar.5</comment>
        <translation>uomo con baffi e paglietta</translation>
    </message>
    <message>
        <source>woman with a head wrap</source>
        <comment>avatar.6</comment>
        <translation>donna con il turbante</translation>
    </message>
    <message>
        <source>girl with braids</source>
        <comment>avatar.7</comment>
        <translation>ragazza con le trecce</translation>
    </message>
    <message>
        <source>bald man with beard and glasses</source>
        <comment>avatar.8</comment>
        <translation>uomo calvo con barba e occhiali</translation>
    </message>
    <message>
        <source>woman with a headscarf</source>
        <comment>avatar.9</comment>
        <translation>donna con il foulard</translation>
    </message>
    <message>
        <source>cat</source>
        <comment>avatar.10</comment>
        <translation>gatto</translation>
    </message>
    <message>
        <source>owl</source>
        <comment>avatar.11</comment>
        <translation>gufo</translation>
    </message>
    <message>
        <source>fox</source>
        <comment>avatar.12</comment>
        <translation>volpe</translation>
    </message>
</context>
<context>
    <name>belief</name>
    <message>
        <source>What {seat} believed</source>
        <comment>belief.heading</comment>
        <translation>Che cosa credeva {seat}</translation>
    </message>
    <message>
        <source>What {seat} could guess</source>
        <comment>belief.heading-person</comment>
        <translation>Che cosa poteva immaginare {seat}</translation>
    </message>
    <message>
        <source>What you could guess</source>
        <comment>belief.heading-person.you</comment>
        <translation>Che cosa potevi immaginare</translation>
    </message>
    <message>
        <source>{seat} placed {card.the} {where} ({percent}); {truth}.</source>
        <comment>belief.wrong</comment>
        <translation>Secondo {seat}, {card.il} era {where} ({percent}); in realtà {truth}.</translation>
    </message>
    <message>
        <source>{seat} placed {card.the} {where} ({percent}), and was right.</source>
        <comment>belief.right</comment>
        <translation>Secondo {seat}, {card.il} era {where} ({percent}), ed era vero.</translation>
    </message>
    <message>
        <source>By what {seat} could see, the chance that {card.the} was {where} was {percent}; {truth}.</source>
        <comment>belief.wrong-person</comment>
        <translation>Per quel che {seat} poteva vedere, {card.il} era {where} con probabilità {percent}; in realtà {truth}.</translation>
    </message>
    <message>
        <source>By what you could see, the chance that {card.the} was {where} was {percent}; {truth}.</source>
        <comment>belief.wrong-person.you</comment>
        <translation>Per quel che potevi vedere, {card.il} era {where} con probabilità {percent}; in realtà {truth}.</translation>
    </message>
    <message>
        <source>From what {seat} could see, the chance that {card.the} was {where} was {percent}; and there it was.</source>
        <comment>belief.right-person</comment>
        <translation>Per quel che {seat} poteva vedere, {card.il} era {where} con probabilità {percent}, ed era vero.</translation>
    </message>
    <message>
        <source>From what you could see, the chance that {card.the} was {where} was {percent}; and there it was.</source>
        <comment>belief.right-person.you</comment>
        <translation>Per quel che potevi vedere, {card.il} era {where} con probabilità {percent}, ed era vero.</translation>
    </message>
    <message>
        <source>with {seat}</source>
        <comment>belief.with</comment>
        <translation>in mano {seat.a}</translation>
    </message>
    <message>
        <source>with you</source>
        <comment>belief.with.you</comment>
        <translation>in mano tua</translation>
    </message>
    <message>
        <source>with nobody</source>
        <comment>belief.with-nobody</comment>
        <translation>in mano a nessuno</translation>
    </message>
    <message>
        <source>it was with {seat}</source>
        <comment>belief.truth</comment>
        <translation>l&apos;aveva {seat}</translation>
    </message>
    <message>
        <source>it was with you</source>
        <comment>belief.truth.you</comment>
        <translation>l&apos;avevi tu</translation>
    </message>
    <message>
        <source>nobody had it</source>
        <comment>belief.truth-nobody</comment>
        <translation>non l&apos;aveva nessuno</translation>
    </message>
    <message>
        <source>{percent} {where}</source>
        <comment>belief.share</comment>
        <translation>{percent} {where}</translation>
    </message>
    <message>
        <source>{card.the}: {list}; {truth}</source>
        <comment>belief.all</comment>
        <translation>{card.il}: {list}; in realtà {truth}</translation>
    </message>
    <message>
        <source>{seat}&apos;s guess: {guess}, {percent}; in truth {truth}.</source>
        <comment>belief.partner</comment>
        <translation>Secondo {seat}: {guess} ({percent}); in realtà {truth}.</translation>
    </message>
    <message>
        <source>The likeliest for you: {guess}, {percent}; in truth {truth}.</source>
        <comment>belief.partner.you</comment>
        <translation>Per te il più probabile: {guess} ({percent}); in realtà {truth}.</translation>
    </message>
    <message>
        <source>{seat}&apos;s guess: {guess}, {percent}; that was right.</source>
        <comment>belief.partner-right</comment>
        <translation>Secondo {seat}: {guess} ({percent}), ed era giusto.</translation>
    </message>
    <message>
        <source>The likeliest for you: {guess}, {percent}; that was right.</source>
        <comment>belief.partner-right.you</comment>
        <translation>Per te il più probabile: {guess} ({percent}), ed era giusto.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>belief.you</comment>
        <translation>tu</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>belief.no-partner</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>In percent of {n} [n:deal that fits/deals that fit] what could be seen then. A frame marks what was true.</source>
        <comment>belief.legend</comment>
        <translation>In percentuale, su {n} [n:distribuzione compatibile/distribuzioni compatibili] con quel che si vedeva. Il bordo segna com&apos;era davvero.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Jaguar</source>
        <comment>jaguar.name</comment>
        <translation>Jaguar</translation>
    </message>
    <message>
        <source>Five players, forty cards: the jaguar and a secret friend against the other three.</source>
        <comment>jaguar.line</comment>
        <translation>Cinque giocatori, quaranta carte: il giaguaro e un amico segreto contro gli altri tre.</translation>
    </message>
    <message>
        <source>jaguar; the: the jaguar</source>
        <comment>jaguar.noun.jaguar</comment>
        <translation>giaguaro; il: il giaguaro; del: del giaguaro; al: al giaguaro</translation>
    </message>
    <message>
        <source>friend; the: the friend</source>
        <comment>jaguar.noun.friend</comment>
        <translation>amico; il: l&apos;amico; del: dell&apos;amico; al: all&apos;amico</translation>
    </message>
    <message>
        <source>the jaguar&apos;s side</source>
        <comment>jaguar.noun.side</comment>
        <translation>la parte del giaguaro; del: della parte del giaguaro; al: alla parte del giaguaro</translation>
    </message>
    <message>
        <source>jaguar</source>
        <comment>jaguar.role.jaguar</comment>
        <translation>giaguaro</translation>
    </message>
    <message>
        <source>friend</source>
        <comment>jaguar.role.friend</comment>
        <translation>amico</translation>
    </message>
    <message>
        <source>jaguar, alone</source>
        <comment>jaguar.role.alone</comment>
        <translation>giaguaro contro tutti</translation>
    </message>
    <message>
        <source>secret friend</source>
        <comment>jaguar.role.secret-friend</comment>
        <translation>amico segreto</translation>
    </message>
    <message>
        <source>Jaguar: {seat}</source>
        <comment>jaguar.plate.jaguar</comment>
        <translation>Giaguaro: {seat}</translation>
    </message>
    <message>
        <source>Jaguar: you</source>
        <comment>jaguar.plate.jaguar.you</comment>
        <translation>Giaguaro: tu</translation>
    </message>
    <message>
        <source>friend still hidden</source>
        <comment>jaguar.plate.hidden</comment>
        <translation>amico ancora nascosto</translation>
    </message>
    <message>
        <source>friend: {seat}</source>
        <comment>jaguar.plate.friend</comment>
        <translation>amico: {seat}</translation>
    </message>
    <message>
        <source>friend: you</source>
        <comment>jaguar.plate.friend.you</comment>
        <translation>amico: tu</translation>
    </message>
    <message>
        <source>jaguar&apos;s side {n}, others {m}</source>
        <comment>jaguar.plate.side-points</comment>
        <translation>con il giaguaro {n}, contro {m}</translation>
    </message>
    <message>
        <source>61 of 120 points win</source>
        <comment>jaguar.plate.to</comment>
        <translation>vince chi fa 61 su 120</translation>
    </message>
    <message>
        <source>The jaguar and a secret friend need 61 of the 120 points together. The lower the bid, the weaker the friend&apos;s card.</source>
        <comment>jaguar.why.auction</comment>
        <translation>Al giaguaro e all&apos;amico segreto servono insieme 61 dei 120 punti. Più bassa è la chiamata, più debole è la carta dell&apos;amico.</translation>
    </message>
    <message>
        <source>Jaguar {score}, friend {n}, each of the others {m}</source>
        <comment>jaguar.sheet.pays</comment>
        <translation>Giaguaro {score}, amico {n}, ciascuno degli altri {m}</translation>
    </message>
    <message>
        <source>Jaguar {score}, each of the others {m}</source>
        <comment>jaguar.sheet.pays-alone</comment>
        <translation>Giaguaro {score}, ciascuno degli altri {m}</translation>
    </message>
    <message>
        <source>Bidding the two ends the auction at once: you are the jaguar.</source>
        <comment>means.two-ends</comment>
        <translation>Con il due l&apos;asta finisce subito: il giaguaro sei tu.</translation>
    </message>
    <message>
        <source>At 60 to 60 the jaguar loses.</source>
        <comment>need.tie-jaguar</comment>
        <translation>Sul 60 pari il giaguaro perde.</translation>
    </message>
    <message>
        <source>60 to 60: the tie goes to the others</source>
        <comment>sheet.tie-lost</comment>
        <translation>60 pari: la parità va agli altri</translation>
    </message>
    <message>
        <source>Hand {n} of {m}</source>
        <comment>phase.hand</comment>
        <translation>Smazzata {n} di {m}</translation>
    </message>
    <message>
        <source>Trick {n} of {m}</source>
        <comment>phase.trick</comment>
        <translation>Presa {n} di {m}</translation>
    </message>
    <message>
        <source>Auction. {seat} is to speak.</source>
        <comment>phase.auction</comment>
        <translation>Asta. Tocca {seat.a}.</translation>
    </message>
    <message>
        <source>Auction. It is your turn to speak.</source>
        <comment>phase.auction.you</comment>
        <translation>Asta. Tocca a te.</translation>
    </message>
    <message>
        <source>{seat} has won the auction with {rank.the} and is choosing the suit.</source>
        <comment>phase.name-suit</comment>
        <translation>{seat} ha vinto l&apos;asta con {rank.il} e sta scegliendo il seme.</translation>
    </message>
    <message>
        <source>You have won the auction with {rank.the}. Choose the suit.</source>
        <comment>phase.name-suit.you</comment>
        <translation>Hai vinto l&apos;asta con {rank.il}. Scegli il seme.</translation>
    </message>
    <message>
        <source>{seat} is to lead.</source>
        <comment>phase.lead</comment>
        <translation>Esce {seat}.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <comment>phase.lead.you</comment>
        <translation>Esci tu.</translation>
    </message>
    <message>
        <source>{seat} is to play.</source>
        <comment>phase.follow</comment>
        <translation>Tocca {seat.a}.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <comment>phase.follow.you</comment>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>Nobody plays after you in this trick.</source>
        <comment>phase.last-to-play.you</comment>
        <translation>Dopo di te in questa presa non gioca nessuno.</translation>
    </message>
    <message>
        <source>{seat} takes the trick with {card.the}.</source>
        <comment>phase.trick-over</comment>
        <translation>Prende {seat} con {card.il}.</translation>
    </message>
    <message>
        <source>You take the trick with {card.the}.</source>
        <comment>phase.trick-over.you</comment>
        <translation>Prendi tu con {card.il}.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <comment>phase.hand-over</comment>
        <translation>La smazzata è finita.</translation>
    </message>
    <message>
        <source>Everybody has passed. The hand is void, nobody scores, and the deal moves on.</source>
        <comment>phase.void</comment>
        <translation>Hanno passato tutti. Si va a monte: nessuno segna, e il mazziere cambia.</translation>
    </message>
    <message>
        <source>You are watching.</source>
        <comment>phase.watching</comment>
        <translation>Stai guardando.</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <comment>did.pass</comment>
        <translation>{seat} passa.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <comment>did.pass.you</comment>
        <translation>Passi.</translation>
    </message>
    <message>
        <source>{seat} bids {rank.the}.</source>
        <comment>did.bid-rank</comment>
        <translation>{seat} chiama {rank.il}.</translation>
    </message>
    <message>
        <source>You bid {rank.the}.</source>
        <comment>did.bid-rank.you</comment>
        <translation>Chiami {rank.il}.</translation>
    </message>
    <message>
        <source>{seat} wins the auction and is the {role}.</source>
        <comment>did.won-auction</comment>
        <translation>{seat} vince l&apos;asta: è {role.il}.</translation>
    </message>
    <message>
        <source>You win the auction: you are the {role}.</source>
        <comment>did.won-auction.you</comment>
        <translation>Vinci l&apos;asta: {role.il} sei tu.</translation>
    </message>
    <message>
        <source>Trump is {suit}. The called card is {card.the}.</source>
        <comment>did.trump</comment>
        <translation>Briscola è {suit}. La carta chiamata è {card.il}.</translation>
    </message>
    <message>
        <source>{seat} plays {card.the}.</source>
        <comment>did.play</comment>
        <translation>{seat} gioca {card.il}.</translation>
    </message>
    <message>
        <source>You play {card.the}.</source>
        <comment>did.play.you</comment>
        <translation>Giochi {card.il}.</translation>
    </message>
    <message>
        <source>{seat} leads {card.the}.</source>
        <comment>did.lead</comment>
        <translation>{seat} esce con {card.il}.</translation>
    </message>
    <message>
        <source>You lead {card.the}.</source>
        <comment>did.lead.you</comment>
        <translation>Esci con {card.il}.</translation>
    </message>
    <message>
        <source>{card.the} is played: {seat} is the {mate}.</source>
        <comment>did.reveal</comment>
        <translation>Cade {card.il}: {mate.il} è {seat}.</translation>
    </message>
    <message>
        <source>{card.the} is played: now everybody knows that you are the {mate}.</source>
        <comment>did.reveal.you</comment>
        <translation>Cade {card.il}: ora tutti sanno che {mate.il} sei tu.</translation>
    </message>
    <message>
        <source>{card.the} comes from the {role}: {seat} has been alone all along.</source>
        <comment>did.reveal-alone</comment>
        <translation>{card.il} era {role.del}: {seat} giocava contro tutti fin dall&apos;inizio.</translation>
    </message>
    <message>
        <source>Nobody has bid. You may bid any rank, or pass.</source>
        <comment>may.open-rank</comment>
        <translation>Nessuno ha ancora chiamato. Puoi chiamare qualunque valore, o passare.</translation>
    </message>
    <message>
        <source>{seat} has bid {rank.the}. You may bid lower ({ranks}), or pass.</source>
        <comment>may.lower</comment>
        <translation>{seat} ha chiamato {rank.il}. Puoi chiamare più basso ({ranks}), o passare.</translation>
    </message>
    <message>
        <source>The four others have passed. Any bid wins the auction; if you pass, the hand is void.</source>
        <comment>may.last-to-open</comment>
        <translation>Gli altri quattro hanno passato. Qualunque chiamata vince l&apos;asta; se passi, si va a monte.</translation>
    </message>
    <message>
        <source>Choose the suit: it becomes trump, and whoever holds {rank.the} of it is your {mate}.</source>
        <comment>may.name-suit</comment>
        <translation>Scegli il seme: diventa briscola, e chi ha {rank.il} di quel seme è {mate.il}.</translation>
    </message>
    <message>
        <source>You lead: any card will do.</source>
        <comment>can.any-lead</comment>
        <translation>Esci tu, cioè giochi la prima carta: va bene qualunque carta.</translation>
    </message>
    <message>
        <source>You may play any card: in this game nobody has to follow suit.</source>
        <comment>can.any-explain</comment>
        <translation>Puoi giocare qualunque carta: in questo gioco non c&apos;è obbligo di rispondere al seme.</translation>
    </message>
    <message>
        <source>It is your last card.</source>
        <comment>can.last-card</comment>
        <translation>È la tua ultima carta.</translation>
    </message>
    <message>
        <source>It is not your turn: {seat} is to act.</source>
        <comment>no.turn</comment>
        <translation>Non tocca a te: tocca {seat.a}.</translation>
    </message>
    <message>
        <source>The auction is not over yet.</source>
        <comment>no.auction-open</comment>
        <translation>L&apos;asta non è ancora finita.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <comment>no.hand-over</comment>
        <translation>La smazzata è finita.</translation>
    </message>
    <message>
        <source>You have passed, and are out of this auction.</source>
        <comment>no.passed</comment>
        <translation>Hai passato: da quest&apos;asta non si rientra.</translation>
    </message>
    <message>
        <source>{rank.the} is not lower than {seat}&apos;s bid. Bid lower, or pass.</source>
        <comment>no.bid-not-lower</comment>
        <translation>{rank.il} non sta sotto l&apos;ultima chiamata, che è di {seat}. Chiama più basso, o passa.</translation>
    </message>
    <message>
        <source>{rank.the} has been bid already. Bid lower, or pass.</source>
        <comment>no.bid-same</comment>
        <translation>Qualcuno ha già chiamato {rank.il}. Chiama più basso, o passa.</translation>
    </message>
    <message>
        <source>{seat} is winning the trick with {card.the}.</source>
        <comment>means.winning</comment>
        <translation>Per ora prende {seat} con {card.il}.</translation>
    </message>
    <message>
        <source>You are winning the trick with {card.the}.</source>
        <comment>means.winning.you</comment>
        <translation>Per ora prendi tu con {card.il}.</translation>
    </message>
    <message>
        <source>{points} [points:point lies/points lie] on the table.</source>
        <comment>means.on-table</comment>
        <translation>Sul tavolo [points:c&apos;è/ci sono] {points} [points:punto/punti].</translation>
    </message>
    <message>
        <source>There are no points on the table.</source>
        <comment>means.nothing-on-table</comment>
        <translation>Sul tavolo non ci sono punti.</translation>
    </message>
    <message>
        <source>This card would win the trick as it stands.</source>
        <comment>means.would-win</comment>
        <translation>Con questa carta, per ora, prendi tu.</translation>
    </message>
    <message>
        <source>With this card the trick is yours: {points} [points:point/points].</source>
        <comment>means.wins-sure</comment>
        <translation>Con questa carta la presa è tua: {points} [points:punto/punti].</translation>
    </message>
    <message>
        <source>This card does not win the trick.</source>
        <comment>means.would-lose</comment>
        <translation>Con questa carta non prendi.</translation>
    </message>
    <message>
        <source>It puts {points} [points:point/points] on the trick of {seat}.</source>
        <comment>means.gives</comment>
        <translation>Mette {points} [points:punto/punti] sulla presa di {seat}.</translation>
    </message>
    <message>
        <source>{n} [n:player plays/players play] after you.</source>
        <comment>means.still-to-play</comment>
        <translation>Dopo di te [n:gioca ancora uno solo/giocano ancora in {n}].</translation>
    </message>
    <message>
        <source>It is neither a trump nor of the suit led: it cannot win.</source>
        <comment>means.off-suit</comment>
        <translation>Non è del seme di uscita e non taglia: non può prendere.</translation>
    </message>
    <message>
        <source>It trumps the trick.</source>
        <comment>means.trumps</comment>
        <translation>Con questa carta tagli.</translation>
    </message>
    <message>
        <source>It is the called card: everybody will know that you are the {mate}.</source>
        <comment>means.reveals</comment>
        <translation>È la carta chiamata: tutti sapranno che {mate.il} sei tu.</translation>
    </message>
    <message>
        <source>It is the called card: everybody will know that you play alone.</source>
        <comment>means.reveals-alone</comment>
        <translation>È la carta chiamata: tutti sapranno che giochi contro tutti.</translation>
    </message>
    <message>
        <source>You hold {card.the}: with this suit you play alone against four.</source>
        <comment>means.names-own</comment>
        <translation>{card.il} ce l&apos;hai tu: con questo seme giochi contro tutti.</translation>
    </message>
    <message>
        <source>The called card will be {card.the}; you do not hold it.</source>
        <comment>means.calls</comment>
        <translation>La carta chiamata sarà {card.il}; non ce l&apos;hai tu.</translation>
    </message>
    <message>
        <source>If you pass, nobody has bid and the hand is void.</source>
        <comment>means.all-pass</comment>
        <translation>Se passi anche tu, si va a monte.</translation>
    </message>
    <message>
        <source>{side} has {points} and needs {more} more.</source>
        <comment>need.points</comment>
        <translation>Finora {side} ha {points} [points:punto/punti]: ne [more:manca/mancano] {more}.</translation>
    </message>
    <message>
        <source>{seat} alone has {points} of the {n} points needed; the {mate}&apos;s are not known yet.</source>
        <comment>need.unknown</comment>
        <translation>{seat} da parte sua ha {points} [points:punto/punti] su {n}; quelli {mate.del} non si sanno ancora.</translation>
    </message>
    <message>
        <source>You alone have {points} of the {n} points needed; those of your {mate} are added to them.</source>
        <comment>need.unknown.you</comment>
        <translation>Da parte tua hai {points} [points:punto/punti] su {n}; in più ci sono quelli {mate.del}.</translation>
    </message>
    <message>
        <source>{side} fails if the others take {more} more [more:point/points].</source>
        <comment>need.defence</comment>
        <translation>{side} perde se gli altri fanno ancora {more} [more:punto/punti].</translation>
    </message>
    <message>
        <source>{side}: {n} points of {m} needed</source>
        <comment>sheet.caller-points</comment>
        <translation>{side}: {n} punti su {m} necessari</translation>
    </message>
    <message>
        <source>The others: {n} points</source>
        <comment>sheet.others-points</comment>
        <translation>Gli altri: {n} punti</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>label.pass</comment>
        <translation>Passo</translation>
    </message>
    <message>
        <source>{rank}</source>
        <comment>label.bid-rank</comment>
        <translation>{rank}</translation>
    </message>
    <message>
        <source>{suit}</source>
        <comment>label.trump</comment>
        <translation>{suit}</translation>
    </message>
    <message>
        <source>Play {card.the}</source>
        <comment>label.play</comment>
        <translation>Gioca {card.il}</translation>
    </message>
    <message>
        <source>{n} [n:hand/hands]</source>
        <comment>option.hands</comment>
        <translation>{n} [n:smazzata/smazzate]</translation>
    </message>
    <message>
        <source>against the jaguar</source>
        <comment>jaguar.role.opponent</comment>
        <translation>contro il giaguaro</translation>
    </message>
    <message>
        <source>the jaguar has {n}</source>
        <comment>jaguar.plate.jaguar-points</comment>
        <translation>il giaguaro ha {n}</translation>
    </message>
    <message>
        <source>jaguar {n}, others {m}</source>
        <comment>jaguar.plate.alone-points</comment>
        <translation>giaguaro {n}, gli altri {m}</translation>
    </message>
    <message>
        <source>Briscola Chiamata</source>
        <comment>briscola.name</comment>
        <translation>Briscola Chiamata</translation>
    </message>
    <message>
        <source>Five players, forty cards: the caller and a secret partner against three, in an auction that goes on past the two.</source>
        <comment>briscola.line</comment>
        <translation>Cinque giocatori, quaranta carte: il chiamante e un socio segreto contro gli altri tre, con un&apos;asta che continua oltre il due.</translation>
    </message>
    <message>
        <source>60 to 60</source>
        <comment>briscola.tie.label</comment>
        <translation>60 pari</translation>
    </message>
    <message>
        <source>The first lead</source>
        <comment>briscola.lead.label</comment>
        <translation>Prima uscita</translation>
    </message>
    <message>
        <source>Who leads the first trick.</source>
        <comment>briscola.lead.explain</comment>
        <translation>Chi esce alla prima presa.</translation>
    </message>
    <message>
        <source>Solo</source>
        <comment>briscola.solo.label</comment>
        <translation>Solo, a carichi</translation>
    </message>
    <message>
        <source>Whether somebody may play alone and without trump, over any bid.</source>
        <comment>briscola.solo.explain</comment>
        <translation>Se si può giocare contro tutti e senza briscola, sopra qualunque chiamata.</translation>
    </message>
    <message>
        <source>The player after the dealer leads the first trick</source>
        <comment>option.lead-after-dealer</comment>
        <translation>Alla prima presa esce chi siede dopo il mazziere</translation>
    </message>
    <message>
        <source>The caller leads the first trick</source>
        <comment>option.lead-caller</comment>
        <translation>Alla prima presa esce il chiamante</translation>
    </message>
    <message>
        <source>Solo is allowed</source>
        <comment>option.solo-yes</comment>
        <translation>Si può andare a carichi</translation>
    </message>
    <message>
        <source>Solo is not allowed</source>
        <comment>option.solo-no</comment>
        <translation>Non si può andare a carichi</translation>
    </message>
    <message>
        <source>caller; the: the caller</source>
        <comment>briscola.noun.caller</comment>
        <translation>chiamante; il: il chiamante; del: del chiamante; al: al chiamante</translation>
    </message>
    <message>
        <source>partner; the: the partner</source>
        <comment>briscola.noun.partner</comment>
        <translation>socio; il: il socio; del: del socio; al: al socio</translation>
    </message>
    <message>
        <source>the caller&apos;s side</source>
        <comment>briscola.noun.side</comment>
        <translation>la parte del chiamante; del: della parte del chiamante; al: alla parte del chiamante</translation>
    </message>
    <message>
        <source>caller</source>
        <comment>briscola.role.caller</comment>
        <translation>chiamante</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>briscola.role.partner</comment>
        <translation>socio</translation>
    </message>
    <message>
        <source>caller, alone</source>
        <comment>briscola.role.alone</comment>
        <translation>chiamante contro tutti</translation>
    </message>
    <message>
        <source>solo</source>
        <comment>briscola.role.solo</comment>
        <translation>a carichi</translation>
    </message>
    <message>
        <source>against the caller</source>
        <comment>briscola.role.opponent</comment>
        <translation>contro il chiamante</translation>
    </message>
    <message>
        <source>secret partner</source>
        <comment>briscola.role.secret-partner</comment>
        <translation>socio segreto</translation>
    </message>
    <message>
        <source>bid by {seat} for {n}</source>
        <comment>briscola.plate.stands-for</comment>
        <translation>chiamata di {seat} a {n}</translation>
    </message>
    <message>
        <source>your bid for {n}</source>
        <comment>briscola.plate.stands-for.you</comment>
        <translation>chiamata tua a {n}</translation>
    </message>
    <message>
        <source>now points are raised</source>
        <comment>briscola.plate.raising</comment>
        <translation>ora si rilancia sui punti</translation>
    </message>
    <message>
        <source>Caller: {seat}</source>
        <comment>briscola.plate.caller</comment>
        <translation>Chiamante: {seat}</translation>
    </message>
    <message>
        <source>Caller: you</source>
        <comment>briscola.plate.caller.you</comment>
        <translation>Chiamante: tu</translation>
    </message>
    <message>
        <source>Solo: {seat}</source>
        <comment>briscola.plate.solo</comment>
        <translation>A carichi: {seat}</translation>
    </message>
    <message>
        <source>Solo: you</source>
        <comment>briscola.plate.solo.you</comment>
        <translation>A carichi: tu</translation>
    </message>
    <message>
        <source>bid {rank.the} for {n}</source>
        <comment>briscola.plate.bid-for</comment>
        <translation>ha chiamato {rank.il} a {n}</translation>
    </message>
    <message>
        <source>you bid {rank.the} for {n}</source>
        <comment>briscola.plate.bid-for.you</comment>
        <translation>hai chiamato {rank.il} a {n}</translation>
    </message>
    <message>
        <source>trump: {suit}; for {n}</source>
        <comment>briscola.plate.trump-for</comment>
        <translation>briscola: {suit}; a {n}</translation>
    </message>
    <message>
        <source>no trump</source>
        <comment>briscola.plate.no-trump</comment>
        <translation>senza briscola</translation>
    </message>
    <message>
        <source>partner still hidden</source>
        <comment>briscola.plate.hidden</comment>
        <translation>socio ancora nascosto</translation>
    </message>
    <message>
        <source>partner: {seat}</source>
        <comment>briscola.plate.partner</comment>
        <translation>socio: {seat}</translation>
    </message>
    <message>
        <source>partner: you</source>
        <comment>briscola.plate.partner.you</comment>
        <translation>socio: tu</translation>
    </message>
    <message>
        <source>caller&apos;s side {n}, others {m}</source>
        <comment>briscola.plate.side-points</comment>
        <translation>con il chiamante {n}, contro {m}</translation>
    </message>
    <message>
        <source>the caller has {n}</source>
        <comment>briscola.plate.caller-points</comment>
        <translation>il chiamante ha {n}</translation>
    </message>
    <message>
        <source>caller {n}, others {m}</source>
        <comment>briscola.plate.alone-points</comment>
        <translation>chiamante {n}, gli altri {m}</translation>
    </message>
    <message>
        <source>{n} of 120 points win</source>
        <comment>briscola.plate.to</comment>
        <translation>vince chi fa {n} su 120</translation>
    </message>
    <message>
        <source>for {n}</source>
        <comment>briscola.seat.bid-for</comment>
        <translation>a {n}</translation>
    </message>
    <message>
        <source>{seat}, bid the two for {n} points</source>
        <comment>briscola.seat.spoken-raise</comment>
        <translation>{seat}, ha chiamato il due a {n} punti</translation>
    </message>
    <message>
        <source>You bid the two for {n} points</source>
        <comment>briscola.seat.spoken-raise.you</comment>
        <translation>Hai chiamato il due a {n} punti</translation>
    </message>
    <message>
        <source>{seat}, bid {rank.the} obbligata for {n} points</source>
        <comment>briscola.seat.spoken-oblige</comment>
        <translation>{seat}, ha chiamato {rank.obbligato} a {n} punti</translation>
    </message>
    <message>
        <source>You bid {rank.the} obbligata for {n} points</source>
        <comment>briscola.seat.spoken-oblige.you</comment>
        <translation>Hai chiamato {rank.obbligato} a {n} punti</translation>
    </message>
    <message>
        <source>Two for {n}</source>
        <comment>label.raise</comment>
        <translation>Due a {n}</translation>
    </message>
    <message>
        <source>{rank} obbligata for {n}</source>
        <comment>label.oblige</comment>
        <translation>{rank.obbligato} a {n}</translation>
    </message>
    <message>
        <source>Solo (without trump)</source>
        <comment>label.solo</comment>
        <translation>Solo, a carichi</translation>
    </message>
    <message>
        <source>Bid the two for {n}</source>
        <comment>briscola.deed.raise</comment>
        <translation>Chiama il due a {n}</translation>
    </message>
    <message>
        <source>Bid {rank.the} obbligata for {n}</source>
        <comment>briscola.deed.oblige</comment>
        <translation>Chiama {rank.obbligato} a {n}</translation>
    </message>
    <message>
        <source>Say solo</source>
        <comment>briscola.deed.solo</comment>
        <translation>Vai a carichi</translation>
    </message>
    <message>
        <source>Your raise</source>
        <comment>briscola.dock.raise</comment>
        <translation>Il tuo rilancio</translation>
    </message>
    <message>
        <source>above the {n} points of {seat}</source>
        <comment>briscola.dock.above</comment>
        <translation>più dei {n} punti di {seat}</translation>
    </message>
    <message>
        <source>the two of {seat} stands: from 62 on</source>
        <comment>briscola.dock.above-two</comment>
        <translation>sopra il due di {seat}: da 62 in su</translation>
    </message>
    <message>
        <source>no suit of yours fits</source>
        <comment>briscola.dock.no-suit</comment>
        <translation>nessun tuo seme va bene</translation>
    </message>
    <message>
        <source>only where you hold all cards below {rank.the}</source>
        <comment>briscola.dock.obliged</comment>
        <translation>solo dove hai tutte le carte sotto {rank.il}</translation>
    </message>
    <message>
        <source>do not fit {rank.the}</source>
        <comment>briscola.dock.unfit</comment>
        <translation>non vanno con {rank.il}</translation>
    </message>
    <message>
        <source>may be named</source>
        <comment>briscola.dock.fits</comment>
        <translation>si possono scegliere</translation>
    </message>
    <message>
        <source>Your turn. Promise more than {n} points, say solo, or pass.</source>
        <comment>briscola.status.raise</comment>
        <translation>Tocca a te. Prometti più di {n} punti, vai a carichi o passa.</translation>
    </message>
    <message>
        <source>Your turn. Promise more than {n} points, or pass.</source>
        <comment>briscola.status.raise-only</comment>
        <translation>Tocca a te. Prometti più di {n} punti, o passa.</translation>
    </message>
    <message>
        <source>Your turn. Promise 62 points or more, say solo, or pass.</source>
        <comment>briscola.status.raise-two</comment>
        <translation>Tocca a te. Prometti almeno 62 punti, vai a carichi o passa.</translation>
    </message>
    <message>
        <source>Your turn. Promise 62 points or more, or pass.</source>
        <comment>briscola.status.raise-two-only</comment>
        <translation>Tocca a te. Prometti almeno 62 punti, o passa.</translation>
    </message>
    <message>
        <source>{seat} bids the two for {n} points.</source>
        <comment>did.raise</comment>
        <translation>{seat} chiama il due a {n} punti.</translation>
    </message>
    <message>
        <source>You bid the two for {n} points.</source>
        <comment>did.raise.you</comment>
        <translation>Chiami il due a {n} punti.</translation>
    </message>
    <message>
        <source>{seat} bids {rank.the} obbligata for {n} points.</source>
        <comment>did.oblige</comment>
        <translation>{seat} chiama {rank.obbligato} a {n} punti.</translation>
    </message>
    <message>
        <source>You bid {rank.the} obbligata for {n} points.</source>
        <comment>did.oblige.you</comment>
        <translation>Chiami {rank.obbligato} a {n} punti.</translation>
    </message>
    <message>
        <source>{seat} says solo: alone against four, without trump.</source>
        <comment>did.solo</comment>
        <translation>{seat} va a carichi: contro tutti e senza briscola.</translation>
    </message>
    <message>
        <source>You say solo: alone against four, without trump.</source>
        <comment>did.solo.you</comment>
        <translation>Vai a carichi: contro tutti e senza briscola.</translation>
    </message>
    <message>
        <source>{seat} has bid the two. Nothing is lower: from here on only points are raised, from 62.</source>
        <comment>briscola.where.two</comment>
        <translation>{seat} ha chiamato il due. Più in basso non si va: ora si rilancia solo sui punti, da 62.</translation>
    </message>
    <message>
        <source>Your two stands. Nothing is lower: from here on only points are raised, from 62.</source>
        <comment>briscola.where.two.you</comment>
        <translation>La chiamata in testa è il tuo due. Più in basso non si va: ora si rilancia solo sui punti, da 62.</translation>
    </message>
    <message>
        <source>{seat} has bid the two for {n} points.</source>
        <comment>briscola.where.raised</comment>
        <translation>{seat} ha chiamato il due a {n} punti.</translation>
    </message>
    <message>
        <source>Your two for {n} points stands.</source>
        <comment>briscola.where.raised.you</comment>
        <translation>La chiamata in testa è il tuo due a {n} punti.</translation>
    </message>
    <message>
        <source>{seat} has bid {rank.the} obbligata for {n} points: in some suit, {seat} holds every card below {rank.the} and not {rank.the} itself.</source>
        <comment>briscola.where.obliged</comment>
        <translation>{seat} ha chiamato {rank.obbligato} a {n} punti: in qualche seme ha tutte le carte sotto {rank.il} e non {rank.il}.</translation>
    </message>
    <message>
        <source>Your bid of {rank.the} obbligata for {n} points stands.</source>
        <comment>briscola.where.obliged.you</comment>
        <translation>La chiamata in testa è la tua: {rank.obbligato} a {n} punti.</translation>
    </message>
    <message>
        <source>{n} points were promised.</source>
        <comment>briscola.where.promised</comment>
        <translation>I punti promessi sono {n}.</translation>
    </message>
    <message>
        <source>{n} points were promised, and the stakes count ×{m}.</source>
        <comment>briscola.where.promised-times</comment>
        <translation>I punti promessi sono {n}, e la posta vale ×{m}.</translation>
    </message>
    <message>
        <source>{seat} plays solo: alone against four, and there is no trump.</source>
        <comment>briscola.where.solo</comment>
        <translation>{seat} gioca a carichi: contro tutti, e non c&apos;è briscola.</translation>
    </message>
    <message>
        <source>You play solo: alone against four, and there is no trump.</source>
        <comment>briscola.where.solo.you</comment>
        <translation>Giochi a carichi: contro tutti, e non c&apos;è briscola.</translation>
    </message>
    <message>
        <source>{seat} has bid the two. You may bid it too for 62 points or more, up to 120, or pass.</source>
        <comment>briscola.may.raise-two</comment>
        <translation>{seat} ha chiamato il due. Puoi chiamarlo anche tu a 62 punti o più, fino a 120, o passare.</translation>
    </message>
    <message>
        <source>{seat} has bid for {n} points. You may bid the two for {m} or more, up to 120, or pass.</source>
        <comment>may.raise</comment>
        <translation>{seat} ha chiamato a {n} punti. Puoi chiamare il due a {m} o più, fino a 120, o passare.</translation>
    </message>
    <message>
        <source>You may also bid {rank.the} obbligata: in {suits} you hold every card below it, and not the card itself.</source>
        <comment>may.oblige</comment>
        <translation>Puoi anche chiamare {rank.obbligato}: a {suits} hai tutte le carte più basse e quella no.</translation>
    </message>
    <message>
        <source>You hold {cards.and}. Once somebody has bid the two you will be able to bid obbligata.</source>
        <comment>may.oblige-first</comment>
        <translation>Hai {cards.and}. Quando qualcuno avrà chiamato il due potrai chiamare l&apos;obbligata.</translation>
    </message>
    <message>
        <source>Or say solo, over any bid: alone, without trump, 61 points.</source>
        <comment>may.solo</comment>
        <translation>Oppure vai a carichi, sopra qualunque chiamata: contro tutti, senza briscola, 61 punti.</translation>
    </message>
    <message>
        <source>Choose among {suits}: only there do you hold every card below {rank.the} and not {rank.the} itself.</source>
        <comment>may.name-suit-oblige</comment>
        <translation>Scegli fra {suits}: solo lì hai tutte le carte sotto {rank.il} e non {rank.il}.</translation>
    </message>
    <message>
        <source>The two has been bid, and nothing is lower. Now only points can be raised.</source>
        <comment>no.rank-after-two</comment>
        <translation>Il due è già stato chiamato, e più in basso non si va. Ora si alzano solo i punti.</translation>
    </message>
    <message>
        <source>Points can be raised only after somebody has bid the two.</source>
        <comment>no.points-before-two</comment>
        <translation>I punti si alzano solo dopo che qualcuno ha chiamato il due.</translation>
    </message>
    <message>
        <source>An obbligata is possible only after somebody has bid the two.</source>
        <comment>no.oblige-before-two</comment>
        <translation>L&apos;obbligata è possibile solo dopo che qualcuno ha chiamato il due.</translation>
    </message>
    <message>
        <source>{n} is not above the {m} already promised.</source>
        <comment>no.points-not-higher</comment>
        <translation>{n} non supera i {m} già promessi.</translation>
    </message>
    <message>
        <source>For {rank.the} obbligata you must hold every card below it in one suit. You lack {cards.and}.</source>
        <comment>no.oblige-missing</comment>
        <translation>Per {rank.obbligato} devi avere tutte le carte più basse di uno stesso seme. Non hai {cards.and}.</translation>
    </message>
    <message>
        <source>You hold {card.the} yourself, so you cannot bid it obbligata.</source>
        <comment>no.oblige-held</comment>
        <translation>Hai già {card.il}: non puoi chiamare quella carta come obbligata.</translation>
    </message>
    <message>
        <source>In this match solo is switched off.</source>
        <comment>no.solo-option</comment>
        <translation>In questa partita il solo non è previsto.</translation>
    </message>
    <message>
        <source>Not {suit}: after {rank.the} obbligata it must be a suit in which you hold every card below it and not the card itself.</source>
        <comment>no.suit-oblige</comment>
        <translation>{suit} no: dopo {rank.obbligato} dev&apos;essere un seme in cui hai tutte le carte più basse e non quella.</translation>
    </message>
    <message>
        <source>The caller and a secret partner need {n} of the 120 points together. The lower the bid, the weaker the partner&apos;s card.</source>
        <comment>briscola.why.auction</comment>
        <translation>Al chiamante e al socio segreto servono insieme {n} dei 120 punti. Più bassa è la chiamata, più debole è la carta del socio.</translation>
    </message>
    <message>
        <source>The points promised must be made. Up to 70 the stakes are 2 and 1; from 71 they count twice, from 81 three times, and so on, from 111 six times.</source>
        <comment>briscola.why.raise</comment>
        <translation>I punti promessi vanno fatti. Fino a 70 la posta è 2 e 1; da 71 vale il doppio, da 81 il triplo e così via, da 111 sei volte.</translation>
    </message>
    <message>
        <source>The caller and a secret partner need the {n} points that were promised.</source>
        <comment>briscola.why.promised</comment>
        <translation>Al chiamante e al socio segreto servono {n} punti, quelli promessi.</translation>
    </message>
    <message>
        <source>After the two the others can still raise the points, or say solo.</source>
        <comment>means.two-briscola</comment>
        <translation>Dopo il due gli altri possono ancora alzare i punti, o andare a carichi.</translation>
    </message>
    <message>
        <source>After the two the others can still raise the points.</source>
        <comment>briscola.means.two-no-solo</comment>
        <translation>Dopo il due gli altri possono ancora alzare i punti.</translation>
    </message>
    <message>
        <source>If nobody goes higher you are the {role}. You name a suit, and whoever holds {rank.the} of it is your {mate}.</source>
        <comment>briscola.means.bid-two</comment>
        <translation>Se nessuno rilancia, {role.il} sei tu. Dichiari un seme, e chi ha {rank.il} di quel seme è {mate.il}.</translation>
    </message>
    <message>
        <source>{mate}: whoever holds the two of your suit</source>
        <comment>briscola.means.two-partner</comment>
        <translation>{mate}: chi ha il due del tuo seme</translation>
    </message>
    <message>
        <source>{mate}: whoever holds {rank.the} of {suits}</source>
        <comment>briscola.means.oblige-partner</comment>
        <translation>{mate}: chi ha {rank.il} di {suits}</translation>
    </message>
    <message>
        <source>You promise {n} points.</source>
        <comment>means.promise</comment>
        <translation>Prometti {n} punti.</translation>
    </message>
    <message>
        <source>120 points: the auction is over, and not one point may be lost.</source>
        <comment>means.max</comment>
        <translation>120 punti: l&apos;asta è chiusa, e non si può perdere neanche un punto.</translation>
    </message>
    <message>
        <source>Up to 70 points the stakes stay 2 and 1.</source>
        <comment>briscola.means.stakes-plain</comment>
        <translation>Fino a 70 punti la posta resta 2 e 1.</translation>
    </message>
    <message>
        <source>Above 70 points the stakes grow: here ×{n}.</source>
        <comment>means.stakes</comment>
        <translation>Sopra i 70 punti la posta cresce: qui ×{n}.</translation>
    </message>
    <message>
        <source>Solo ends the auction. No trump, no partner, 61 points; ±4 for you, ∓1 for the others.</source>
        <comment>means.solo</comment>
        <translation>Il solo chiude l&apos;asta. Niente briscola, niente socio, 61 punti; ±4 a te, ∓1 agli altri.</translation>
    </message>
    <message>
        <source>What was raised before no longer counts, and nothing is multiplied.</source>
        <comment>briscola.means.solo-plain</comment>
        <translation>I rilanci fatti prima non contano più, e nulla si moltiplica.</translation>
    </message>
    <message>
        <source>{side} has {points} and needs {more} more of the {left} that are left.</source>
        <comment>briscola.need.open</comment>
        <translation>Finora {side} ha {points} [points:punto/punti]: ne [more:manca/mancano] {more}, e in gioco ce [left:n&apos;è/ne sono] ancora {left}.</translation>
    </message>
    <message>
        <source>{n} were promised, so {n} are needed.</source>
        <comment>need.promised</comment>
        <translation>I punti promessi sono {n}: tanti ne servono.</translation>
    </message>
    <message>
        <source>A solo needs 61 points.</source>
        <comment>briscola.need.solo</comment>
        <translation>A carichi servono 61 punti.</translation>
    </message>
    <message>
        <source>If one side takes all 120 points, the stakes are doubled.</source>
        <comment>briscola.need.cappotto</comment>
        <translation>Se una parte fa tutti i 120 punti, la posta raddoppia.</translation>
    </message>
    <message>
        <source>solo, without trump, against the other four</source>
        <comment>briscola.title.solo</comment>
        <translation>a carichi, senza briscola, contro gli altri quattro</translation>
    </message>
    <message>
        <source>{n} points were promised</source>
        <comment>briscola.sheet.promised</comment>
        <translation>I punti promessi erano {n}</translation>
    </message>
    <message>
        <source>60 to 60: a solo needs 61</source>
        <comment>briscola.sheet.tie-solo</comment>
        <translation>60 pari: a carichi ne servono 61</translation>
    </message>
    <message>
        <source>60 to 60: more was promised</source>
        <comment>briscola.sheet.tie-raised</comment>
        <translation>60 pari: i punti promessi erano di più</translation>
    </message>
    <message>
        <source>Promised {n}: ×{m}</source>
        <comment>sheet.multiplier</comment>
        <translation>Promessi {n}: ×{m}</translation>
    </message>
    <message>
        <source>What was raised before the solo does not count</source>
        <comment>briscola.sheet.solo-plain</comment>
        <translation>I rilanci prima del solo non contano</translation>
    </message>
    <message>
        <source>Cappotto, all 120 points: doubled</source>
        <comment>sheet.cappotto</comment>
        <translation>Cappotto, tutti i 120 punti: si raddoppia</translation>
    </message>
    <message>
        <source>Caller {score}, partner {n}, each of the others {m}</source>
        <comment>briscola.sheet.pays</comment>
        <translation>Chiamante {score}, socio {n}, ciascuno degli altri {m}</translation>
    </message>
    <message>
        <source>Caller {score}, each of the others {m}</source>
        <comment>briscola.sheet.pays-alone</comment>
        <translation>Chiamante {score}, ciascuno degli altri {m}</translation>
    </message>
    <message>
        <source>{rank} of {suit}, {n}</source>
        <comment>briscola.brief.bid-for</comment>
        <translation>{rank} di {suit}, {n}</translation>
    </message>
    <message>
        <source>solo</source>
        <comment>briscola.brief.solo</comment>
        <translation>a carichi</translation>
    </message>
    <message>
        <source>Jaago-Chalis</source>
        <comment>jaago.name</comment>
        <translation>Jaago-Chalis</translation>
    </message>
    <message>
        <source>{seat} takes the trick with {card.the}: {points} [points:point/points].</source>
        <comment>jaago.did.took</comment>
        <translation>Prende {seat} con {card.il}: {points} [points:punto/punti].</translation>
    </message>
    <message>
        <source>You take the trick with {card.the}: {points} [points:point/points].</source>
        <comment>jaago.did.took.you</comment>
        <translation>Prendi tu con {card.il}: {points} [points:punto/punti].</translation>
    </message>
    <message>
        <source>{seat} takes the trick with {card.the}, a jaago: {points} [points:point/points].</source>
        <comment>jaago.did.took-jaago</comment>
        <translation>Prende {seat} con {card.il}, un jaago: {points} [points:punto/punti].</translation>
    </message>
    <message>
        <source>You take the trick with {card.the}, a jaago: {points} [points:point/points].</source>
        <comment>jaago.did.took-jaago.you</comment>
        <translation>Prendi tu con {card.il}, un jaago: {points} [points:punto/punti].</translation>
    </message>
    <message>
        <source>The hand is over. {seat} won the last trick: one point more.</source>
        <comment>jaago.did.ended</comment>
        <translation>La smazzata è finita. L&apos;ultima presa è di {seat}: un punto in più.</translation>
    </message>
    <message>
        <source>The hand is over. You won the last trick: one point more.</source>
        <comment>jaago.did.ended.you</comment>
        <translation>La smazzata è finita. L&apos;ultima presa è tua: un punto in più.</translation>
    </message>
    <message>
        <source>{suit}: jaago</source>
        <comment>jaago.plate.jaago</comment>
        <translation>{suit}: jaago</translation>
    </message>
    <message>
        <source>{suit} led</source>
        <comment>jaago.plate.led</comment>
        <translation>uscita a {suit}</translation>
    </message>
    <message>
        <source>♠ ♣ cannot win</source>
        <comment>jaago.plate.black-careful</comment>
        <translation>♠ ♣ non prendono</translation>
    </message>
    <message>
        <source>♥ ♦ cannot win</source>
        <comment>jaago.plate.red-careful</comment>
        <translation>♥ ♦ non prendono</translation>
    </message>
    <message>
        <source>Nothing led yet</source>
        <comment>jaago.plate.nothing-led</comment>
        <translation>Prima dell&apos;uscita</translation>
    </message>
    <message>
        <source>trump: the other suit</source>
        <comment>jaago.plate.other-suit</comment>
        <translation>briscola: l&apos;altro seme</translation>
    </message>
    <message>
        <source>of the colour led</source>
        <comment>jaago.plate.of-colour</comment>
        <translation>del colore di uscita</translation>
    </message>
    <message>
        <source>Hand {n}, up to 40</source>
        <comment>jaago.plate.hand</comment>
        <translation>Smazzata {n}, fino a 40</translation>
    </message>
    <message>
        <source>{seat} deals</source>
        <comment>jaago.plate.deals</comment>
        <translation>dà le carte {seat}</translation>
    </message>
    <message>
        <source>you deal</source>
        <comment>jaago.plate.deals.you</comment>
        <translation>dai le carte tu</translation>
    </message>
    <message>
        <source>your total: {score}</source>
        <comment>jaago.plate.your-total</comment>
        <translation>il tuo totale: {score}</translation>
    </message>
    <message>
        <source>highest total: {score}</source>
        <comment>jaago.plate.highest</comment>
        <translation>totale più alto: {score}</translation>
    </message>
    <message>
        <source>you {points} of 10</source>
        <comment>jaago.plate.points-to-ten</comment>
        <translation>hai {points} su 10</translation>
    </message>
    <message>
        <source>you {points} [points:point/points]</source>
        <comment>jaago.plate.points</comment>
        <translation>hai {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>total {score}</source>
        <comment>jaago.plate.total</comment>
        <translation>totale {score}</translation>
    </message>
    <message>
        <source>{n} [n:card/cards]</source>
        <comment>jaago.seat.holds</comment>
        <translation>{n} [n:carta/carte]</translation>
    </message>
    <message>
        <source>{n} [n:card/cards], {points} [points:point/points]</source>
        <comment>jaago.seat.cards</comment>
        <translation>{n} [n:carta/carte], {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>{seat}, {n} [n:card/cards], {points} [points:point/points]</source>
        <comment>jaago.seat.spoken</comment>
        <translation>{seat}, {n} [n:carta/carte], {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>You, {n} [n:card/cards], {points} [points:point/points]</source>
        <comment>jaago.seat.spoken.you</comment>
        <translation>Tu, {n} [n:carta/carte], {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>jaago, winning</source>
        <comment>jaago.trick.winning</comment>
        <translation>jaago, prende</translation>
    </message>
    <message>
        <source>Your turn. You lead: any card will do.</source>
        <comment>jaago.status.lead</comment>
        <translation>Tocca a te. Esci tu: va bene qualunque carta.</translation>
    </message>
    <message>
        <source>Your turn. It is your last card.</source>
        <comment>jaago.status.last</comment>
        <translation>Tocca a te. È la tua ultima carta.</translation>
    </message>
    <message>
        <source>Your turn. Only {card.the} may be played.</source>
        <comment>jaago.status.one</comment>
        <translation>Tocca a te. Si può giocare solo {card.il}.</translation>
    </message>
    <message>
        <source>Your turn. You have no {suit}: trump with any of your {sister}.</source>
        <comment>jaago.status.trump</comment>
        <translation>Tocca a te. Non hai {suit}: taglia a {sister}, con una carta qualunque.</translation>
    </message>
    <message>
        <source>Your turn. You have no {suit}: trump, and go over {top.the}.</source>
        <comment>jaago.status.overtrump</comment>
        <translation>Tocca a te. Non hai {suit}: taglia, salendo sopra {top.il}.</translation>
    </message>
    <message>
        <source>Your turn. You have no {suit}: you must trump, even under {top.the}.</source>
        <comment>jaago.status.undertrump</comment>
        <translation>Tocca a te. Non hai {suit}: devi tagliare, anche sotto {top.il}.</translation>
    </message>
    <message>
        <source>Your turn. You have neither {suit} nor {sister}: any card will do.</source>
        <comment>jaago.status.careful</comment>
        <translation>Tocca a te. Non hai né {suit} né {sister}: va bene qualunque carta.</translation>
    </message>
    <message>
        <source>Nothing has been led yet: the other suit of the colour led will be trump.</source>
        <comment>jaago.where.nothing-led</comment>
        <translation>L&apos;uscita deve ancora venire: briscola sarà l&apos;altro seme dello stesso colore.</translation>
    </message>
    <message>
        <source>{seat} is winning the trick with {card.the}, a jaago.</source>
        <comment>jaago.where.jaago-wins</comment>
        <translation>Per ora prende {seat} con {card.il}, un jaago.</translation>
    </message>
    <message>
        <source>You are winning the trick with {card.the}, a jaago.</source>
        <comment>jaago.where.jaago-wins.you</comment>
        <translation>Per ora prendi tu con {card.il}, un jaago.</translation>
    </message>
    <message>
        <source>You hold {suit} and can go over {top.the}, so you must: {cards.or}.</source>
        <comment>can.follow-higher</comment>
        <translation>Hai {suit} e puoi superare {top.il}, quindi devi farlo: {cards.or}.</translation>
    </message>
    <message>
        <source>You hold {suit} but nothing over {top.the}: any of your {suit} will do.</source>
        <comment>can.follow-cannot-beat</comment>
        <translation>Hai {suit} ma nulla sopra {top.il}: va bene una qualunque di quelle carte.</translation>
    </message>
    <message>
        <source>The trick has been trumped; you hold {suit}, and any of them will do.</source>
        <comment>can.follow-trumped</comment>
        <translation>Qualcuno ha tagliato; hai {suit}, e va bene una qualunque di quelle carte.</translation>
    </message>
    <message>
        <source>{suit} led: in this trick {sister} are trump.</source>
        <comment>means.trump-now</comment>
        <translation>Si esce a {suit}: in questa presa briscola è {sister}.</translation>
    </message>
    <message>
        <source>A red card (hearts, diamonds) counts 1 point, a black one (clubs, spades) ½.</source>
        <comment>jaago.means.worth</comment>
        <translation>Una carta rossa (cuori, quadri) vale 1 punto, una nera (fiori, picche) ½.</translation>
    </message>
    <message>
        <source>The last trick is worth one point more, and its winner deals next.</source>
        <comment>means.last-trick</comment>
        <translation>L&apos;ultima presa vale un punto in più, e chi la vince dà le carte.</translation>
    </message>
    <message>
        <source>It cannot win; it gives the winner {points} [points:point/points].</source>
        <comment>means.careful-cost</comment>
        <translation>Non può prendere; a chi prende regala {points} [points:punto/punti].</translation>
    </message>
    <message>
        <source>{seat} has {points} and is {more} short of ten.</source>
        <comment>need.ten</comment>
        <translation>{seat} ha {points} [points:punto/punti]: per arrivare a dieci ne [more:manca/mancano] {more}.</translation>
    </message>
    <message>
        <source>You have {points} and are {more} short of ten.</source>
        <comment>need.ten.you</comment>
        <translation>Hai {points} [points:punto/punti]: per arrivare a dieci ne [more:manca/mancano] {more}.</translation>
    </message>
    <message>
        <source>{seat} is over ten: every point counts now.</source>
        <comment>need.ten-done</comment>
        <translation>{seat} ha superato dieci: ora ogni punto conta.</translation>
    </message>
    <message>
        <source>You are over ten: every point counts now.</source>
        <comment>need.ten-done.you</comment>
        <translation>Hai superato dieci: ora ogni punto conta.</translation>
    </message>
    <message>
        <source>{seat} has exactly ten: every point counts now.</source>
        <comment>jaago.need.ten-reached</comment>
        <translation>{seat} ha esattamente dieci punti: ora ogni punto conta.</translation>
    </message>
    <message>
        <source>You have exactly ten: every point counts now.</source>
        <comment>jaago.need.ten-reached.you</comment>
        <translation>Hai esattamente dieci punti: ora ogni punto conta.</translation>
    </message>
    <message>
        <source>Ten is out of reach; keep the loss small.</source>
        <comment>need.ten-impossible.you</comment>
        <translation>A dieci non si arriva più: limita la perdita.</translation>
    </message>
    <message>
        <source>{seat} has a total of {score}; a total of 40 ends the match.</source>
        <comment>jaago.need.forty</comment>
        <translation>{seat} ha un totale di {score}; con un totale di 40 la partita finisce.</translation>
    </message>
    <message>
        <source>Your total is {score}; a total of 40 ends the match.</source>
        <comment>jaago.need.forty.you</comment>
        <translation>Il tuo totale è {score}; con un totale di 40 la partita finisce.</translation>
    </message>
    <message>
        <source>{seat} took the most: {points} [points:point/points]</source>
        <comment>jaago.title.most</comment>
        <translation>{seat} ha fatto più punti di tutti: {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>You took the most: {points} [points:point/points]</source>
        <comment>jaago.title.most.you</comment>
        <translation>Hai fatto più punti di tutti: {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>{seats} took the most: {points} [points:point/points] each</source>
        <comment>jaago.title.most-shared</comment>
        <translation>{seats} hanno fatto più punti di tutti: {points} [points:punto/punti] a testa</translation>
    </message>
    <message>
        <source>{seat} won the last trick and deals next.</source>
        <comment>phase.next-dealer-last-trick</comment>
        <translation>{seat} ha vinto l&apos;ultima presa e darà le carte.</translation>
    </message>
    <message>
        <source>You won the last trick and deal next.</source>
        <comment>phase.next-dealer-last-trick.you</comment>
        <translation>Hai vinto l&apos;ultima presa e darai le carte.</translation>
    </message>
    <message>
        <source>{seat}, {n} red and {m} black: {points} [points:point/points]</source>
        <comment>jaago.sheet.cards</comment>
        <translation>{seat}, {n} [n:rossa/rosse] e {m} [m:nera/nere]: {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>You, {n} red and {m} black: {points} [points:point/points]</source>
        <comment>jaago.sheet.cards.you</comment>
        <translation>Tu, {n} [n:rossa/rosse] e {m} [m:nera/nere]: {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>{seat}, {n} red, {m} black and the last trick: {points} [points:point/points]</source>
        <comment>jaago.sheet.cards-last</comment>
        <translation>{seat}, {n} [n:rossa/rosse], {m} [m:nera/nere] e l&apos;ultima presa: {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>You, {n} red, {m} black and the last trick: {points} [points:point/points]</source>
        <comment>jaago.sheet.cards-last.you</comment>
        <translation>Tu, {n} [n:rossa/rosse], {m} [m:nera/nere] e l&apos;ultima presa: {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>Below ten what is missing is lost; from ten on all points count.</source>
        <comment>jaago.sheet.rule</comment>
        <translation>Sotto i dieci si perde quello che manca; da dieci in su contano tutti i punti.</translation>
    </message>
    <message>
        <source>{n} red, {m} black: {points} [points:point/points]</source>
        <comment>jaago.role.cards</comment>
        <translation>{n} [n:rossa/rosse], {m} [m:nera/nere]: {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>{n} red, {m} black, the last trick: {points} [points:point/points]</source>
        <comment>jaago.role.cards-last</comment>
        <translation>{n} [n:rossa/rosse], {m} [m:nera/nere], l&apos;ultima presa: {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>All points, (hearts and diamonds 1, clubs and spades ½, the last trick 1): {points}</source>
        <comment>jaago.sheet.all</comment>
        <translation>In tutto, (cuori e quadri 1, fiori e picche ½, ultima presa 1): {points}</translation>
    </message>
    <message>
        <source>{seat}, ten or more: {score}</source>
        <comment>jaago.sheet.added</comment>
        <translation>{seat}, dieci o più: {score}</translation>
    </message>
    <message>
        <source>You, ten or more: {score}</source>
        <comment>jaago.sheet.added.you</comment>
        <translation>Tu, dieci o più: {score}</translation>
    </message>
    <message>
        <source>{seat}, {more} short of ten: {score}</source>
        <comment>jaago.sheet.lacking</comment>
        <translation>{seat}, {more} sotto i dieci: {score}</translation>
    </message>
    <message>
        <source>You, {more} short of ten: {score}</source>
        <comment>jaago.sheet.lacking.you</comment>
        <translation>Tu, {more} sotto i dieci: {score}</translation>
    </message>
    <message>
        <source>{seat} has the highest total: {score}</source>
        <comment>jaago.sheet.highest</comment>
        <translation>Il totale più alto è di {seat}: {score}</translation>
    </message>
    <message>
        <source>You have the highest total: {score}</source>
        <comment>jaago.sheet.highest.you</comment>
        <translation>Il totale più alto è il tuo: {score}</translation>
    </message>
    <message>
        <source>{seats} have the highest total: {score}</source>
        <comment>jaago.sheet.highest-shared</comment>
        <translation>Il totale più alto è di {seats}: {score}</translation>
    </message>
    <message>
        <source>The highest total is shared: one more hand</source>
        <comment>sheet.jaago-tie</comment>
        <translation>Il totale più alto è di più giocatori: si gioca ancora una smazzata</translation>
    </message>
    <message>
        <source>{seat} has reached 40: the match is over</source>
        <comment>sheet.jaago-end</comment>
        <translation>{seat} è a 40: la partita è finita</translation>
    </message>
    <message>
        <source>You have reached 40: the match is over</source>
        <comment>sheet.jaago-end.you</comment>
        <translation>Sei a 40: la partita è finita</translation>
    </message>
    <message>
        <source>{seat} pays {other} the difference: {points}</source>
        <comment>sheet.pays-difference</comment>
        <translation>{seat} paga {other.a} la differenza: {points}</translation>
    </message>
    <message>
        <source>You pay {other} the difference: {points}</source>
        <comment>sheet.pays-difference.you</comment>
        <translation>Paghi {other.a} la differenza: {points}</translation>
    </message>
    <message>
        <source>{seat} gets the difference from {other}: {points}</source>
        <comment>jaago.sheet.gets-difference</comment>
        <translation>{seat} riceve da {other} la differenza: {points}</translation>
    </message>
    <message>
        <source>{other} pays you the difference: {points}</source>
        <comment>jaago.sheet.gets-difference.you</comment>
        <translation>{other} ti paga la differenza: {points}</translation>
    </message>
    <message>
        <source>Tied places share their bonuses: {points} each</source>
        <comment>sheet.shared-bonus</comment>
        <translation>A pari merito i premi si dividono: {points} a testa</translation>
    </message>
    <message>
        <source>{seat}: {points}</source>
        <comment>jaago.brief.most</comment>
        <translation>{seat}: {points}</translation>
    </message>
    <message>
        <source>you: {points}</source>
        <comment>jaago.brief.most.you</comment>
        <translation>tu: {points}</translation>
    </message>
    <message>
        <source>{points} each</source>
        <comment>jaago.brief.shared</comment>
        <translation>{points} a testa</translation>
    </message>
    <message>
        <source>Jabberwocky</source>
        <comment>jabberwocky.name</comment>
        <translation>Jabberwocky</translation>
    </message>
    <message>
        <source>Three to five players, each alone: take exactly as many tricks as you have bid.</source>
        <comment>jabberwocky.line</comment>
        <translation>Da tre a cinque giocatori, ognuno per sé: fai esattamente le prese che hai dichiarato.</translation>
    </message>
    <message>
        <source>Revokes</source>
        <comment>jabberwocky.revoke.label</comment>
        <translation>Renonce</translation>
    </message>
    <message>
        <source>Whether a player may break the duty to follow suit, at a price.</source>
        <comment>jabberwocky.revoke.explain</comment>
        <translation>Se un giocatore può non rispondere al seme, pagandola.</translation>
    </message>
    <message>
        <source>{suit} are trump</source>
        <comment>jabberwocky.plate.trump</comment>
        <translation>Briscola è {suit}</translation>
    </message>
    <message>
        <source>turned up, out of play</source>
        <comment>jabberwocky.plate.turned-up</comment>
        <translation>carta scoperta, fuori gioco</translation>
    </message>
    <message>
        <source>{m} tricks, {n} bid so far</source>
        <comment>jabberwocky.plate.so-far</comment>
        <translation>{m} prese, finora dichiarate {n}</translation>
    </message>
    <message>
        <source>bids {n}, tricks {m}</source>
        <comment>jabberwocky.plate.sum</comment>
        <translation>dichiarazioni {n}, prese {m}</translation>
    </message>
    <message>
        <source>trump not broken</source>
        <comment>jabberwocky.plate.unbroken</comment>
        <translation>briscola bloccata</translation>
    </message>
    <message>
        <source>trump may be led</source>
        <comment>jabberwocky.plate.broken</comment>
        <translation>si può uscire a briscola</translation>
    </message>
    <message>
        <source>{seat} deals</source>
        <comment>jabberwocky.plate.deals</comment>
        <translation>dà le carte {seat}</translation>
    </message>
    <message>
        <source>you deal</source>
        <comment>jabberwocky.plate.deals.you</comment>
        <translation>dai le carte tu</translation>
    </message>
    <message>
        <source>trick {n} of {m}</source>
        <comment>jabberwocky.plate.trick</comment>
        <translation>presa {n} di {m}</translation>
    </message>
    <message>
        <source>your total: {score}</source>
        <comment>jabberwocky.plate.total</comment>
        <translation>il tuo totale: {score}</translation>
    </message>
    <message>
        <source>an exact bid scores 1</source>
        <comment>jabberwocky.plate.exact</comment>
        <translation>la dichiarazione esatta vale 1</translation>
    </message>
    <message>
        <source>bids last</source>
        <comment>jabberwocky.seat.last</comment>
        <translation>dichiara alla fine</translation>
    </message>
    <message>
        <source>has not bid</source>
        <comment>jabberwocky.seat.waits</comment>
        <translation>deve dichiarare</translation>
    </message>
    <message>
        <source>not bid yet</source>
        <comment>jabberwocky.seat.waits.you</comment>
        <translation>devi dichiarare</translation>
    </message>
    <message>
        <source>[n:trick/tricks] bid</source>
        <comment>jabberwocky.seat.bid</comment>
        <translation>[n:presa dichiarata/prese dichiarate]</translation>
    </message>
    <message>
        <source>bid, took {m}</source>
        <comment>jabberwocky.seat.took</comment>
        <translation>[m:fatta/fatte] {m}</translation>
    </message>
    <message>
        <source>{seat} has not bid yet</source>
        <comment>jabberwocky.seat.spoken-waits</comment>
        <translation>{seat} non ha ancora dichiarato</translation>
    </message>
    <message>
        <source>You have not bid yet</source>
        <comment>jabberwocky.seat.spoken-waits.you</comment>
        <translation>Non hai ancora dichiarato</translation>
    </message>
    <message>
        <source>{seat}, bid {n}</source>
        <comment>jabberwocky.seat.spoken-bid</comment>
        <translation>{seat}, dichiarazione {n}</translation>
    </message>
    <message>
        <source>You bid {n}</source>
        <comment>jabberwocky.seat.spoken-bid.you</comment>
        <translation>Hai dichiarato {n}</translation>
    </message>
    <message>
        <source>{seat}, bid {n}, took {m}, {total} [total:card/cards]</source>
        <comment>jabberwocky.seat.spoken</comment>
        <translation>{seat}, dichiarazione {n}, prese {m}, {total} [total:carta/carte]</translation>
    </message>
    <message>
        <source>You bid {n}, took {m}, {total} [total:card/cards]</source>
        <comment>jabberwocky.seat.spoken.you</comment>
        <translation>Tu, dichiarazione {n}, prese {m}, {total} [total:carta/carte]</translation>
    </message>
    <message>
        <source>How many tricks will you take?</source>
        <comment>jabberwocky.dock.title</comment>
        <translation>Quante prese farai?</translation>
    </message>
    <message>
        <source>bid so far: {n} of {m}</source>
        <comment>jabberwocky.dock.note</comment>
        <translation>dichiarate finora: {n} su {m}</translation>
    </message>
    <message>
        <source>may be bid</source>
        <comment>jabberwocky.dock.free</comment>
        <translation>si possono dichiarare</translation>
    </message>
    <message>
        <source>Bid {n}</source>
        <comment>jabberwocky.deed.bid</comment>
        <translation>Dichiara {n}</translation>
    </message>
    <message>
        <source>Your turn. Say how many of the {m} tricks you will take.</source>
        <comment>jabberwocky.status.bid</comment>
        <translation>Tocca a te. Di&apos; quante delle {m} prese farai.</translation>
    </message>
    <message>
        <source>Your turn. Say how many of the {m} tricks you will take, but not {n}.</source>
        <comment>jabberwocky.status.bid-not</comment>
        <translation>Tocca a te. Di&apos; quante delle {m} prese farai, ma non {n}.</translation>
    </message>
    <message>
        <source>Your turn. You lead: any card will do.</source>
        <comment>jabberwocky.status.lead</comment>
        <translation>Tocca a te. Esci tu: va bene qualunque carta.</translation>
    </message>
    <message>
        <source>Your turn. You lead: any card but a trump.</source>
        <comment>jabberwocky.status.lead-plain</comment>
        <translation>Tocca a te. Esci tu: qualunque carta, ma non una briscola.</translation>
    </message>
    <message>
        <source>Your turn. You have no {suit}, so any card will do; {seat} is winning with {card.the}.</source>
        <comment>jabberwocky.status.void</comment>
        <translation>Tocca a te. Non hai {suit}, quindi va bene qualunque carta; per ora prende {seat} con {card.il}.</translation>
    </message>
    <message>
        <source>Your turn. It is your last card.</source>
        <comment>jabberwocky.status.last</comment>
        <translation>Tocca a te. È la tua ultima carta.</translation>
    </message>
    <message>
        <source>Nobody has bid yet; there are {m} tricks.</source>
        <comment>jabberwocky.where.no-bid</comment>
        <translation>Nessuno ha ancora dichiarato; le prese sono {m}.</translation>
    </message>
    <message>
        <source>{seat} has bid {n}.</source>
        <comment>jabberwocky.where.bid</comment>
        <translation>{seat} ha dichiarato {n}.</translation>
    </message>
    <message>
        <source>You have bid {n}.</source>
        <comment>jabberwocky.where.bid.you</comment>
        <translation>Hai dichiarato {n}.</translation>
    </message>
    <message>
        <source>{n} of the {m} tricks [n:has/have] been bid so far.</source>
        <comment>jabberwocky.where.so-far</comment>
        <translation>Finora [n:è dichiarata/sono dichiarate] {n} [n:presa/prese] su {m}.</translation>
    </message>
    <message>
        <source>Trick {n} of {m}.</source>
        <comment>jabberwocky.where.trick</comment>
        <translation>Presa {n} di {m}.</translation>
    </message>
    <message>
        <source>Trump is {suit}, and it is not broken yet.</source>
        <comment>jabberwocky.where.unbroken</comment>
        <translation>Briscola è {suit}, e non è ancora sbloccata.</translation>
    </message>
    <message>
        <source>Trump is {suit}, and it is broken.</source>
        <comment>jabberwocky.where.broken</comment>
        <translation>Briscola è {suit}, ed è già sbloccata.</translation>
    </message>
    <message>
        <source>You must then take exactly {n} [n:trick/tricks], no more and no fewer.</source>
        <comment>jabberwocky.means.exact</comment>
        <translation>Dovrai fare esattamente {n} [n:presa/prese], né più né meno.</translation>
    </message>
    <message>
        <source>You must then lose every trick.</source>
        <comment>jabberwocky.means.zero</comment>
        <translation>Dovrai perdere tutte le prese.</translation>
    </message>
    <message>
        <source>The bids come to {n} for {m} tricks, and {total} [total:player/players] will still bid.</source>
        <comment>jabberwocky.means.so-far</comment>
        <translation>Le dichiarazioni arrivano a {n} per {m} prese, e [total:deve/devono] ancora dichiarare {total} [total:persona/persone].</translation>
    </message>
    <message>
        <source>With this card the trick is yours.</source>
        <comment>jabberwocky.means.sure</comment>
        <translation>Con questa carta la presa è tua.</translation>
    </message>
    <message>
        <source>You need every trick that is left, and this card cannot win.</source>
        <comment>jabberwocky.means.loses-needed</comment>
        <translation>Ti servono tutte le prese che mancano, e questa carta non può prendere.</translation>
    </message>
    <message>
        <source>Nobody made their bid</source>
        <comment>jabberwocky.title.nobody</comment>
        <translation>Nessuna dichiarazione riuscita</translation>
    </message>
    <message>
        <source>Only {seat} made the bid</source>
        <comment>jabberwocky.title.one</comment>
        <translation>Riesce solo la dichiarazione di {seat}</translation>
    </message>
    <message>
        <source>Only you made your bid</source>
        <comment>jabberwocky.title.one.you</comment>
        <translation>Riesce solo la tua dichiarazione</translation>
    </message>
    <message>
        <source>{seats} made their bids</source>
        <comment>jabberwocky.title.several</comment>
        <translation>Dichiarazioni esatte: {seats}</translation>
    </message>
    <message>
        <source>{m} tricks, trump {suit}</source>
        <comment>jabberwocky.title.hand</comment>
        <translation>{m} prese, briscola {suit}</translation>
    </message>
    <message>
        <source>{seat} bid {n} and took {m}, exactly: 1 point</source>
        <comment>jabberwocky.sheet.exact</comment>
        <translation>{seat}, dichiarazione {n}, prese {m}, esatto: 1 punto</translation>
    </message>
    <message>
        <source>You bid {n} and took {m}, exactly: 1 point</source>
        <comment>jabberwocky.sheet.exact.you</comment>
        <translation>Tu, dichiarazione {n}, prese {m}, esatto: 1 punto</translation>
    </message>
    <message>
        <source>{seat} bid {n} and took {m}: 0 points</source>
        <comment>jabberwocky.sheet.missed</comment>
        <translation>{seat}, dichiarazione {n}, prese {m}: 0 punti</translation>
    </message>
    <message>
        <source>You bid {n} and took {m}: 0 points</source>
        <comment>jabberwocky.sheet.missed.you</comment>
        <translation>Tu, dichiarazione {n}, prese {m}: 0 punti</translation>
    </message>
    <message>
        <source>A bid made exactly: 1 point</source>
        <comment>jabberwocky.sheet.point</comment>
        <translation>La dichiarazione esatta: 1 punto</translation>
    </message>
    <message>
        <source>{seat} revoked in {n} [n:trick/tricks]: −{m}</source>
        <comment>jabberwocky.sheet.revoke-by</comment>
        <translation>{seat}, renonce in {n} [n:presa/prese]: −{m}</translation>
    </message>
    <message>
        <source>You revoked in {n} [n:trick/tricks]: −{m}</source>
        <comment>jabberwocky.sheet.revoke-by.you</comment>
        <translation>Tu, renonce in {n} [n:presa/prese]: −{m}</translation>
    </message>
    <message>
        <source>Each trick revoked in costs 3 points; the point for an exact bid still counts</source>
        <comment>jabberwocky.sheet.revoke-rule</comment>
        <translation>Ogni presa con renonce costa 3 punti; il punto della dichiarazione esatta resta</translation>
    </message>
    <message>
        <source>bid {n}, took {m}</source>
        <comment>jabberwocky.role.bid</comment>
        <translation>dichiarazione {n}, prese {m}</translation>
    </message>
    <message>
        <source>{n} cards, {suit}</source>
        <comment>jabberwocky.brief.hand</comment>
        <translation>{n} carte, {suit}</translation>
    </message>
    <message>
        <source>Bids. {seat} is to bid.</source>
        <comment>phase.bids</comment>
        <translation>Dichiarazioni. Tocca {seat.a}.</translation>
    </message>
    <message>
        <source>Bids. It is your turn.</source>
        <comment>phase.bids.you</comment>
        <translation>Dichiarazioni. Tocca a te.</translation>
    </message>
    <message>
        <source>{card.the} is turned up: trump is {suit}.</source>
        <comment>did.turned-up</comment>
        <translation>Si scopre {card.il}: briscola è {suit}.</translation>
    </message>
    <message>
        <source>{seat} bids {n}.</source>
        <comment>did.bid-tricks</comment>
        <translation>{seat} dichiara {n}.</translation>
    </message>
    <message>
        <source>You bid {n}.</source>
        <comment>did.bid-tricks.you</comment>
        <translation>Dichiari {n}.</translation>
    </message>
    <message>
        <source>The bids add up to {n}, and there are {m} tricks.</source>
        <comment>did.bids-sum</comment>
        <translation>Le dichiarazioni fanno {n}, e le prese sono {m}.</translation>
    </message>
    <message>
        <source>Trump is broken: it may now be led.</source>
        <comment>did.broken</comment>
        <translation>La briscola è sbloccata: ora ci si può uscire.</translation>
    </message>
    <message>
        <source>Say how many tricks you will take: 0 to {n}.</source>
        <comment>may.bid-tricks</comment>
        <translation>Di&apos; quante prese farai: da 0 a {n}.</translation>
    </message>
    <message>
        <source>The others have bid {n} in all for {m} tricks. Any number but {total}.</source>
        <comment>may.bid-tricks-dealer</comment>
        <translation>Gli altri hanno dichiarato {n} in tutto per {m} prese. Va bene ogni numero tranne {total}.</translation>
    </message>
    <message>
        <source>The others have already bid more than there are tricks: any number will do.</source>
        <comment>may.bid-tricks-dealer-free</comment>
        <translation>Gli altri hanno già dichiarato più prese di quante ce ne sono: va bene ogni numero.</translation>
    </message>
    <message>
        <source>You have no {suit}: play any card, a trump or not.</source>
        <comment>can.void-free</comment>
        <translation>Non hai {suit}: gioca quello che vuoi, briscola o no.</translation>
    </message>
    <message>
        <source>You lead. Trump is not broken yet, so no {suit}: {cards.or}.</source>
        <comment>can.lead-no-trump</comment>
        <translation>Esci tu. La briscola non è ancora sbloccata, quindi niente {suit}: {cards.or}.</translation>
    </message>
    <message>
        <source>You hold nothing but trumps: you may lead one although trump is not broken.</source>
        <comment>can.lead-only-trumps</comment>
        <translation>Hai solo briscole: puoi uscirci anche se la briscola non è sbloccata.</translation>
    </message>
    <message>
        <source>You lead. Trump is broken: any card will do.</source>
        <comment>can.lead-broken</comment>
        <translation>Esci tu. La briscola è sbloccata: va bene qualunque carta.</translation>
    </message>
    <message>
        <source>You hold {suit}. Playing another suit is possible here, but it costs 3 points at the end of the hand.</source>
        <comment>can.revoke</comment>
        <translation>Hai {suit}. Qui puoi giocare un altro seme, ma a fine smazzata ti costa 3 punti.</translation>
    </message>
    <message>
        <source>Everybody speaks only once, and you have spoken.</source>
        <comment>no.spoken</comment>
        <translation>Si parla una volta sola, e hai già parlato.</translation>
    </message>
    <message>
        <source>Not {n}: the bids would add up to {m}, exactly the number of tricks. The dealer may not let them.</source>
        <comment>no.hook</comment>
        <translation>{n} no: le dichiarazioni farebbero {m}, proprio quante sono le prese. Il mazziere non può far tornare i conti.</translation>
    </message>
    <message>
        <source>Trump is not broken: nobody has played a trump in this hand yet. Lead another suit: {cards.or}.</source>
        <comment>no.unbroken</comment>
        <translation>La briscola non è sbloccata: in questa smazzata non ne è ancora caduta una. Esci con un altro seme: {cards.or}.</translation>
    </message>
    <message>
        <source>Even where revokes are penalised, an unbroken trump may not be led.</source>
        <comment>no.unbroken-penalised</comment>
        <translation>Anche quando la renonce è ammessa con penalità, a briscola non si esce finché non è sbloccata.</translation>
    </message>
    <message>
        <source>It breaks trump: from now on trump may be led.</source>
        <comment>means.breaks</comment>
        <translation>Sblocca la briscola: da qui in poi ci si può uscire.</translation>
    </message>
    <message>
        <source>With this trick you would have exactly what you bid.</source>
        <comment>means.on-bid</comment>
        <translation>Con questa presa avresti esattamente quante ne hai dichiarate.</translation>
    </message>
    <message>
        <source>You already have what you bid: one more trick costs you the point.</source>
        <comment>means.over-bid</comment>
        <translation>Hai già quante prese hai dichiarato: una in più ti costa il punto.</translation>
    </message>
    <message>
        <source>You can no longer make your bid exactly.</source>
        <comment>means.lost-bid</comment>
        <translation>La tua dichiarazione non può più riuscire.</translation>
    </message>
    <message>
        <source>The bids come to {n} for {m} tricks: there are not enough for all.</source>
        <comment>means.sum-over</comment>
        <translation>Le dichiarazioni fanno {n} per {m} prese: non bastano per tutti.</translation>
    </message>
    <message>
        <source>The bids come to {n} for {m} tricks: somebody must take what nobody wants.</source>
        <comment>means.sum-under</comment>
        <translation>Le dichiarazioni fanno {n} per {m} prese: qualcuno dovrà prendere quelle che nessuno vuole.</translation>
    </message>
    <message>
        <source>You hold {suit}: this would be a revoke, and costs 3 points.</source>
        <comment>means.revoke</comment>
        <translation>Hai {suit}: sarebbe una renonce, e costa 3 punti.</translation>
    </message>
    <message>
        <source>{seat} bid {n} and has {m}.</source>
        <comment>need.tricks</comment>
        <translation>{seat} ha dichiarato {n} e ne ha {m}.</translation>
    </message>
    <message>
        <source>You bid {n} and have {m}.</source>
        <comment>need.tricks.you</comment>
        <translation>Hai dichiarato {n} e ne hai {m}.</translation>
    </message>
    <message>
        <source>You still want {n} [n:trick/tricks] out of {m}.</source>
        <comment>need.tricks-more.you</comment>
        <translation>Ti [n:serve/servono] ancora {n} [n:presa/prese] su {m}.</translation>
    </message>
    <message>
        <source>You have all you bid: take no more.</source>
        <comment>need.tricks-none.you</comment>
        <translation>Hai tutte le prese dichiarate: non prenderne altre.</translation>
    </message>
    <message>
        <source>You need every trick that is left.</source>
        <comment>need.tricks-all.you</comment>
        <translation>Ti servono tutte le prese che mancano.</translation>
    </message>
    <message>
        <source>Trick {trick}: {card.the} on {suit}, holding {cards.and}</source>
        <comment>sheet.revoke-where</comment>
        <translation>Presa {trick}: {card.il} su {suit}, con {cards.and} in mano</translation>
    </message>
    <message>
        <source>{n}</source>
        <comment>label.bid-tricks</comment>
        <translation>{n}</translation>
    </message>
    <message>
        <source>The program does not let you revoke</source>
        <comment>option.revoke-prevented</comment>
        <translation>Il programma impedisce la renonce</translation>
    </message>
    <message>
        <source>Each revoke costs 3 points at the end of the hand</source>
        <comment>option.revoke-penalised</comment>
        <translation>Ogni renonce costa 3 punti a fine smazzata</translation>
    </message>
    <message>
        <source>French Tarot</source>
        <comment>tarot.name</comment>
        <translation>Tarot francese</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>tarot.rules.label</comment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <comment>tarot.shuffle.label</comment>
        <translation>Mescolata</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <comment>tarot.hands.label</comment>
        <translation>Durata della partita</translation>
    </message>
    <message>
        <source>small</source>
        <comment>tarot.noun.petite</comment>
        <translation>petite; il: la petite; del: della petite; al: alla petite</translation>
    </message>
    <message>
        <source>guard</source>
        <comment>tarot.noun.garde</comment>
        <translation>garde; il: la garde; del: della garde; al: alla garde</translation>
    </message>
    <message>
        <source>guard without the dog; short: guard without</source>
        <comment>tarot.noun.garde-sans</comment>
        <translation>garde sans; il: la garde sans; del: della garde sans; al: alla garde sans</translation>
    </message>
    <message>
        <source>guard against the dog; short: guard against</source>
        <comment>tarot.noun.garde-contre</comment>
        <translation>garde contre; il: la garde contre; del: della garde contre; al: alla garde contre</translation>
    </message>
    <message>
        <source>slam</source>
        <comment>tarot.noun.chelem</comment>
        <translation>chelem; il: il chelem; del: del chelem; al: al chelem</translation>
    </message>
    <message>
        <source>taker; the: the taker</source>
        <comment>tarot.noun.preneur</comment>
        <translation>preneur; il: il preneur; del: del preneur; al: al preneur</translation>
    </message>
    <message>
        <source>partner; the: the partner</source>
        <comment>tarot.noun.partner</comment>
        <translation>socio; il: il socio; del: del socio; al: al socio</translation>
    </message>
    <message>
        <source>the attack</source>
        <comment>tarot.noun.attack</comment>
        <translation>l&apos;attacco; del: dell&apos;attacco; al: all&apos;attacco</translation>
    </message>
    <message>
        <source>the defence</source>
        <comment>tarot.noun.defence</comment>
        <translation>la difesa; del: della difesa; al: alla difesa</translation>
    </message>
    <message>
        <source>taker</source>
        <comment>tarot.role.preneur</comment>
        <translation>preneur</translation>
    </message>
    <message>
        <source>taker, alone</source>
        <comment>tarot.role.alone</comment>
        <translation>preneur, contro tutti</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>tarot.role.partner</comment>
        <translation>socio</translation>
    </message>
    <message>
        <source>defender</source>
        <comment>tarot.role.defence</comment>
        <translation>difesa</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>tarot.deed.pass</comment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Bid {contract}</source>
        <comment>tarot.deed.bid</comment>
        <translation>Dichiara {contract.il}</translation>
    </message>
    <message>
        <source>First a card is called; the play has not begun.</source>
        <comment>tarot.no.call-first</comment>
        <translation>Prima si chiama una carta: il gioco non è ancora iniziato.</translation>
    </message>
    <message>
        <source>First say whether you announce a slam.</source>
        <comment>tarot.no.announce-first</comment>
        <translation>Prima di&apos; se annunci il chelem.</translation>
    </message>
    <message>
        <source>First say whether you show your handful.</source>
        <comment>tarot.no.show-first</comment>
        <translation>Prima di&apos; se mostri la poignée.</translation>
    </message>
    <message>
        <source>If nobody bids higher, you are the taker.</source>
        <comment>tarot.means.taker</comment>
        <translation>Se nessuno dichiara di più, il preneur sei tu.</translation>
    </message>
    <message>
        <source>Nobody speaks after you: you are the taker.</source>
        <comment>tarot.means.last</comment>
        <translation>Dopo di te non parla nessuno: il preneur sei tu.</translation>
    </message>
    <message>
        <source>Everybody speaks only once in this auction.</source>
        <comment>tarot.means.once</comment>
        <translation>In quest&apos;asta si parla una volta sola.</translation>
    </message>
    <message>
        <source>Making it is worth {n}, and {m} more for each point above what is needed.</source>
        <comment>tarot.means.price</comment>
        <translation>Se riesce vale {n}, più {m} per ogni punto oltre quelli necessari.</translation>
    </message>
    <message>
        <source>Whoever holds {card.the} is your partner, in secret until it is played.</source>
        <comment>tarot.means.calls</comment>
        <translation>Chi ha {card.il} è il tuo socio, in segreto finché non la gioca.</translation>
    </message>
    <message>
        <source>You hold {card.the} yourself: you play alone against four, and nobody else knows.</source>
        <comment>tarot.means.calls-own</comment>
        <translation>{card.il} ce l&apos;hai tu: giochi contro tutti, e nessun altro lo sa.</translation>
    </message>
    <message>
        <source>If it lies in the dog, which stays face down, you play alone.</source>
        <comment>tarot.means.calls-hidden</comment>
        <translation>Se è nel chien, che resta coperto, giochi contro tutti.</translation>
    </message>
    <message>
        <source>Every trick is worth 400 more; with one trick lost it costs 200. You lead.</source>
        <comment>tarot.means.slam</comment>
        <translation>Con tutte le prese vale 400 in più; con una persa costa 200. Esci tu.</translation>
    </message>
    <message>
        <source>Every trick would still be worth 200. {seat} leads.</source>
        <comment>tarot.means.no-slam</comment>
        <translation>Tutte le prese varrebbero comunque 200. Esce {seat}.</translation>
    </message>
    <message>
        <source>Every trick would still be worth 200. You lead.</source>
        <comment>tarot.means.no-slam.you</comment>
        <translation>Tutte le prese varrebbero comunque 200. Esci tu.</translation>
    </message>
    <message>
        <source>Everybody sees {cards.and}: {n} points to the side that wins the contract.</source>
        <comment>tarot.means.shows</comment>
        <translation>Tutti vedono {cards.and}: {n} punti a chi vince il contratto.</translation>
    </message>
    <message>
        <source>Nobody sees your cards, but everybody knows that you were asked.</source>
        <comment>tarot.means.shows-nothing</comment>
        <translation>Nessuno vede le tue carte, ma tutti sanno che potevi mostrare.</translation>
    </message>
    <message>
        <source>Everybody will see it.</source>
        <comment>tarot.means.discard-seen</comment>
        <translation>La vedranno tutti.</translation>
    </message>
    <message>
        <source>It sets the suit of this trick.</source>
        <comment>tarot.means.sets-suit</comment>
        <translation>Decide il seme di questa presa.</translation>
    </message>
    <message>
        <source>It does not win; the next card sets the suit.</source>
        <comment>tarot.means.excuse-leads</comment>
        <translation>Non prende; il seme lo decide la prossima carta.</translation>
    </message>
    <message>
        <source>{seat} discards {card.the}.</source>
        <comment>tarot.did.discard-card</comment>
        <translation>{seat} scarta {card.il}.</translation>
    </message>
    <message>
        <source>You discard {card.the}.</source>
        <comment>tarot.did.discard-card.you</comment>
        <translation>Scarti {card.il}.</translation>
    </message>
    <message>
        <source>{seat} discards a card.</source>
        <comment>tarot.did.discard-unseen</comment>
        <translation>{seat} scarta una carta.</translation>
    </message>
    <message>
        <source>{seat} shows nothing.</source>
        <comment>tarot.did.no-show</comment>
        <translation>{seat} non mostra nulla.</translation>
    </message>
    <message>
        <source>You keep your handful to yourself.</source>
        <comment>tarot.did.no-show.you</comment>
        <translation>Non mostri la poignée.</translation>
    </message>
    <message>
        <source>{seat} takes the dog.</source>
        <comment>tarot.did.take-chien</comment>
        <translation>{seat} prende il chien.</translation>
    </message>
    <message>
        <source>You take the dog.</source>
        <comment>tarot.did.take-chien.you</comment>
        <translation>Prendi il chien.</translation>
    </message>
    <message>
        <source>{card.the} lies in the dog: {seat} plays alone.</source>
        <comment>tarot.did.alone-seen</comment>
        <translation>{card.il} è nel chien: {seat} gioca contro tutti.</translation>
    </message>
    <message>
        <source>{card.the} lies in the dog: you play alone.</source>
        <comment>tarot.did.alone-seen.you</comment>
        <translation>{card.il} è nel chien: giochi contro tutti.</translation>
    </message>
    <message>
        <source>The called card lay in the discard: {seat} has been alone.</source>
        <comment>tarot.did.called-in-discard</comment>
        <translation>La carta chiamata era nello scarto: {seat} giocava contro tutti.</translation>
    </message>
    <message>
        <source>The dog was: {cards}.</source>
        <comment>tarot.did.chien-was</comment>
        <translation>Il chien era: {cards}.</translation>
    </message>
    <message>
        <source>A side that has won all other tricks leads the joker to the last: it wins, and keeps it.</source>
        <comment>tarot.did.excuse-wins</comment>
        <translation>Chi ha fatto tutte le altre prese esce all&apos;ultima con l&apos;excuse: vince, e se la tiene.</translation>
    </message>
    <message>
        <source>{seat} made the {contract} with {n} points</source>
        <comment>tarot.title.made</comment>
        <translation>{seat} ha fatto {contract.il} con {n} punti</translation>
    </message>
    <message>
        <source>You made the {contract} with {n} points</source>
        <comment>tarot.title.made.you</comment>
        <translation>Hai fatto {contract.il} con {n} punti</translation>
    </message>
    <message>
        <source>{seat} failed the {contract} with {n} points</source>
        <comment>tarot.title.failed</comment>
        <translation>{seat} ha mancato {contract.il} con {n} punti</translation>
    </message>
    <message>
        <source>You failed the {contract} with {n} points</source>
        <comment>tarot.title.failed.you</comment>
        <translation>Hai mancato {contract.il} con {n} punti</translation>
    </message>
    <message>
        <source>{seat} made the slam</source>
        <comment>tarot.title.slam-made</comment>
        <translation>{seat} ha fatto il chelem</translation>
    </message>
    <message>
        <source>You made the slam</source>
        <comment>tarot.title.slam-made.you</comment>
        <translation>Hai fatto il chelem</translation>
    </message>
    <message>
        <source>{seat} failed the slam</source>
        <comment>tarot.title.slam-failed</comment>
        <translation>{seat} ha mancato il chelem</translation>
    </message>
    <message>
        <source>You failed the slam</source>
        <comment>tarot.title.slam-failed.you</comment>
        <translation>Hai mancato il chelem</translation>
    </message>
    <message>
        <source>Everybody has passed</source>
        <comment>tarot.title.void</comment>
        <translation>Hanno passato tutti</translation>
    </message>
    <message>
        <source>Petit sec: {seat}</source>
        <comment>tarot.title.petit-sec</comment>
        <translation>Petit sec: {seat}</translation>
    </message>
    <message>
        <source>Petit sec: you</source>
        <comment>tarot.title.petit-sec.you</comment>
        <translation>Petit sec: tu</translation>
    </message>
    <message>
        <source>with {seat} as partner, against three defenders</source>
        <comment>tarot.subtitle.with</comment>
        <translation>con {seat} come socio, contro gli altri tre</translation>
    </message>
    <message>
        <source>with you as partner, against three defenders</source>
        <comment>tarot.subtitle.with.you</comment>
        <translation>con te come socio, contro gli altri tre</translation>
    </message>
    <message>
        <source>alone, against four defenders</source>
        <comment>tarot.subtitle.alone</comment>
        <translation>contro tutti e quattro gli altri</translation>
    </message>
    <message>
        <source>against {n} defenders</source>
        <comment>tarot.subtitle.others</comment>
        <translation>contro gli altri {n}</translation>
    </message>
    <message>
        <source>{contract.short}</source>
        <comment>tarot.brief</comment>
        <translation>{contract}</translation>
    </message>
    <message>
        <source>void</source>
        <comment>tarot.brief.void</comment>
        <translation>a monte</translation>
    </message>
    <message>
        <source>petit sec</source>
        <comment>tarot.brief.petit-sec</comment>
        <translation>petit sec</translation>
    </message>
    <message>
        <source>Slam bid and made: {score}</source>
        <comment>tarot.sheet.slam-made</comment>
        <translation>Chelem dichiarato e riuscito: {score}</translation>
    </message>
    <message>
        <source>Slam bid and not made: {score}</source>
        <comment>tarot.sheet.slam-lost</comment>
        <translation>Chelem dichiarato e mancato: {score}</translation>
    </message>
    <message>
        <source>Dog, for the defence: {points}</source>
        <comment>tarot.sheet.chien-defence</comment>
        <translation>Chien, alla difesa: {points}</translation>
    </message>
    <message>
        <source>Dog, for nobody: {points}</source>
        <comment>tarot.sheet.chien-nobody</comment>
        <translation>Chien, a nessuno: {points}</translation>
    </message>
    <message>
        <source>Joker, winning the last trick: 4½ kept by {side}</source>
        <comment>tarot.sheet.excuse-wins</comment>
        <translation>Excuse, vince l&apos;ultima presa: 4½ {side.al}</translation>
    </message>
    <message>
        <source>Contract: {score}</source>
        <comment>tarot.sheet.contract</comment>
        <translation>Contratto: {score}</translation>
    </message>
    <message>
        <source>{seat} called a card of the taker&apos;s own: alone against four</source>
        <comment>tarot.sheet.called-own</comment>
        <translation>{seat} ha chiamato una carta propria: uno contro quattro</translation>
    </message>
    <message>
        <source>You called a card of your own: alone against four</source>
        <comment>tarot.sheet.called-own.you</comment>
        <translation>Hai chiamato una carta tua: uno contro quattro</translation>
    </message>
    <message>
        <source>No card could be called: alone against four</source>
        <comment>tarot.sheet.no-call</comment>
        <translation>Non c&apos;era nulla da chiamare: uno contro quattro</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>option.rules-house</comment>
        <translation>Regole di casa</translation>
    </message>
    <message>
        <source>Federation rules (FFT)</source>
        <comment>option.rules-fft</comment>
        <translation>Regole federali (FFT)</translation>
    </message>
    <message>
        <source>The cards are stacked and cut, not shuffled</source>
        <comment>option.shuffle-cut</comment>
        <translation>Si raccolgono le carte e si alza il mazzo, senza mescolare</translation>
    </message>
    <message>
        <source>The cards are shuffled for every hand</source>
        <comment>option.shuffle-full</comment>
        <translation>Le carte si mescolano a ogni smazzata</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>label.petite</comment>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Guard</source>
        <comment>label.garde</comment>
        <translation>Garde</translation>
    </message>
    <message>
        <source>Slam</source>
        <comment>label.chelem</comment>
        <translation>Chelem</translation>
    </message>
    <message>
        <source>Call {card.the}</source>
        <comment>label.call</comment>
        <translation>Chiama {card.il}</translation>
    </message>
    <message>
        <source>Discard {card.the}</source>
        <comment>label.discard</comment>
        <translation>Scarta {card.il}</translation>
    </message>
    <message>
        <source>The dog is shown: {cards}.</source>
        <comment>phase.chien</comment>
        <translation>Il chien è scoperto: {cards}.</translation>
    </message>
    <message>
        <source>The dog stays face down.</source>
        <comment>phase.chien-closed</comment>
        <translation>Il chien resta coperto.</translation>
    </message>
    <message>
        <source>{seat} holds the petit, no other trump and no joker: the hand is void before the auction.</source>
        <comment>phase.petit-sec</comment>
        <translation>{seat} ha il petit, nessun altro trionfo e non l&apos;excuse: si va a monte prima dell&apos;asta.</translation>
    </message>
    <message>
        <source>You hold the petit, no other trump and no joker: the hand is void before the auction.</source>
        <comment>phase.petit-sec.you</comment>
        <translation>Hai il petit, nessun altro trionfo e non l&apos;excuse: si va a monte prima dell&apos;asta.</translation>
    </message>
    <message>
        <source>{seat} bids {contract}.</source>
        <comment>did.bid-contract</comment>
        <translation>{seat} dichiara {contract.il}.</translation>
    </message>
    <message>
        <source>You bid {contract}.</source>
        <comment>did.bid-contract.you</comment>
        <translation>Dichiari {contract.il}.</translation>
    </message>
    <message>
        <source>{seat} calls {card.the}.</source>
        <comment>did.call</comment>
        <translation>{seat} chiama {card.il}.</translation>
    </message>
    <message>
        <source>You call {card.the}.</source>
        <comment>did.call.you</comment>
        <translation>Chiami {card.il}.</translation>
    </message>
    <message>
        <source>All sixteen honours are in sight: there is no call, and {seat} plays alone.</source>
        <comment>did.no-call</comment>
        <translation>Le sedici figure si vedono tutte: non si chiama nulla, e {seat} gioca contro tutti.</translation>
    </message>
    <message>
        <source>The called card lay in the dog: {seat} has been alone.</source>
        <comment>did.called-in-chien</comment>
        <translation>La carta chiamata era nel chien: {seat} giocava contro tutti.</translation>
    </message>
    <message>
        <source>{seat} has discarded.</source>
        <comment>did.discard</comment>
        <translation>{seat} ha scartato.</translation>
    </message>
    <message>
        <source>{seat} had to discard trumps and shows them: {cards}.</source>
        <comment>did.discard-trump</comment>
        <translation>{seat} ha dovuto scartare dei trionfi e li mostra: {cards}.</translation>
    </message>
    <message>
        <source>{seat} announces a slam.</source>
        <comment>did.slam</comment>
        <translation>{seat} annuncia il chelem.</translation>
    </message>
    <message>
        <source>{seat} announces nothing.</source>
        <comment>did.no-slam</comment>
        <translation>{seat} non annuncia nulla.</translation>
    </message>
    <message>
        <source>{seat} shows a handful of {n} trumps: {cards}.</source>
        <comment>did.show</comment>
        <translation>{seat} mostra una poignée di {n} trionfi: {cards}.</translation>
    </message>
    <message>
        <source>{seat} plays the joker and keeps it: 4 points, and ½ to whoever takes the trick.</source>
        <comment>did.excuse</comment>
        <translation>{seat} gioca l&apos;excuse e se la tiene: 4 punti, e ½ a chi prende.</translation>
    </message>
    <message>
        <source>The joker falls on the last trick and goes to {side}.</source>
        <comment>did.excuse-last</comment>
        <translation>L&apos;excuse cade all&apos;ultima presa e va {side.al}.</translation>
    </message>
    <message>
        <source>{seat} takes the petit.</source>
        <comment>did.petit-taken</comment>
        <translation>{seat} prende il petit.</translation>
    </message>
    <message>
        <source>You take the petit.</source>
        <comment>did.petit-taken.you</comment>
        <translation>Prendi il petit.</translation>
    </message>
    <message>
        <source>{contract} is not above the bid of {seat}. Bid higher, or pass.</source>
        <comment>no.contract-not-higher</comment>
        <translation>{contract.il} non supera la dichiarazione di {seat}. Dichiara di più, o passa.</translation>
    </message>
    <message>
        <source>Under house rules there is no guard against the dog at five players: three cards cannot be shared by four.</source>
        <comment>no.against-five</comment>
        <translation>Nelle regole di casa, in cinque, la garde contre non c&apos;è: tre carte non si dividono per quattro.</translation>
    </message>
    <message>
        <source>Under FFT rules a slam is not bid; it is announced after the discard.</source>
        <comment>no.slam-bid-fft</comment>
        <translation>Nelle regole FFT il chelem non si dichiara all&apos;asta: si annuncia dopo lo scarto.</translation>
    </message>
    <message>
        <source>You hold {card.the} yourself. Call one that you do not see.</source>
        <comment>no.call-own</comment>
        <translation>{card.il} è fra le tue carte. Chiamane una che non vedi.</translation>
    </message>
    <message>
        <source>{card.the} lies in the dog. Call one that you do not see.</source>
        <comment>no.call-in-chien</comment>
        <translation>{card.il} è nel chien. Chiamane una che non vedi.</translation>
    </message>
    <message>
        <source>A king may never be discarded.</source>
        <comment>no.discard-king</comment>
        <translation>Un re non si scarta mai.</translation>
    </message>
    <message>
        <source>A bout may never be discarded, and {card.the} is one.</source>
        <comment>no.discard-bout</comment>
        <translation>Un bout non si scarta mai, e {card.il} è un bout.</translation>
    </message>
    <message>
        <source>No trump may go while enough other cards can: {cards}.</source>
        <comment>no.discard-trump</comment>
        <translation>I trionfi non si scartano finché ci sono altre carte da scartare: {cards}.</translation>
    </message>
    <message>
        <source>Trumps were led and you hold {cards.and}: you must go over {top.the}.</source>
        <comment>no.trump-led-higher</comment>
        <translation>L&apos;uscita è a trionfi e hai {cards.and}: devi salire sopra {top.il}.</translation>
    </message>
    <message>
        <source>Trumps were led and you hold some: {cards.or}.</source>
        <comment>no.trump-led</comment>
        <translation>L&apos;uscita è a trionfi e ne hai: {cards.or}.</translation>
    </message>
    <message>
        <source>The joker may not be led, unless it is your last card.</source>
        <comment>no.excuse-lead</comment>
        <translation>Con l&apos;excuse non si esce, a meno che sia la tua ultima carta.</translation>
    </message>
    <message>
        <source>The first card of the hand may not be of the called suit ({suit}), except {card.the} itself.</source>
        <comment>no.first-lead-called</comment>
        <translation>La prima carta della smazzata non può essere del seme chiamato ({suit}), tranne {card.il}.</translation>
    </message>
    <message>
        <source>You keep the joker: 4 points for you, ½ for the winner of the trick.</source>
        <comment>means.excuse-keep</comment>
        <translation>L&apos;excuse la tieni: 4 punti a te, ½ a chi prende.</translation>
    </message>
    <message>
        <source>On the last trick the joker goes to the other side: 4½ points.</source>
        <comment>means.excuse-lost</comment>
        <translation>All&apos;ultima presa l&apos;excuse va alla parte avversa: 4½ punti.</translation>
    </message>
    <message>
        <source>Two tricks are left: the joker is safe now, and lost on the last.</source>
        <comment>means.excuse-soon</comment>
        <translation>Mancano due prese: adesso l&apos;excuse è salva, all&apos;ultima è persa.</translation>
    </message>
    <message>
        <source>Your side has every trick so far: led to the last one, the joker wins it.</source>
        <comment>means.excuse-slam</comment>
        <translation>La tua parte ha fatto tutte le prese: in uscita all&apos;ultima, l&apos;excuse vince.</translation>
    </message>
    <message>
        <source>The petit can be taken: {n} [n:player/players] after you may hold a higher trump.</source>
        <comment>means.petit-risk</comment>
        <translation>Il petit è in pericolo: dopo di te {n} [n:persona può/persone possono] avere un trionfo più alto.</translation>
    </message>
    <message>
        <source>The petit is safe here: it wins the trick.</source>
        <comment>means.petit-safe</comment>
        <translation>Qui il petit è al sicuro: vince la presa.</translation>
    </message>
    <message>
        <source>The petit in the last trick is worth {n} more to the side that wins it.</source>
        <comment>means.petit-last</comment>
        <translation>Il petit all&apos;ultima presa vale {n} in più per chi la vince.</translation>
    </message>
    <message>
        <source>One bout more: the attack now needs only {n} points.</source>
        <comment>means.bout-taken</comment>
        <translation>Un bout in più: ora all&apos;attacco bastano {n} punti.</translation>
    </message>
    <message>
        <source>One bout fewer: the attack now needs {n} points.</source>
        <comment>means.bout-lost</comment>
        <translation>Un bout in meno: ora all&apos;attacco ne servono {n}.</translation>
    </message>
    <message>
        <source>Your discard is worth {points} [points:point/points] and counts for you.</source>
        <comment>means.discard-counts</comment>
        <translation>Lo scarto vale {points} [points:punto/punti] e conta per te.</translation>
    </message>
    <message>
        <source>After this you have no {suit} left and can trump it.</source>
        <comment>means.discard-void</comment>
        <translation>Così resti senza {suit} e puoi tagliare.</translation>
    </message>
    <message>
        <source>The dog counts for the defence.</source>
        <comment>means.chien-defence</comment>
        <translation>Il chien conta per la difesa.</translation>
    </message>
    <message>
        <source>The dog counts for nobody.</source>
        <comment>means.chien-nobody</comment>
        <translation>Il chien non conta per nessuno.</translation>
    </message>
    <message>
        <source>The dog counts for the taker.</source>
        <comment>means.chien-preneur</comment>
        <translation>Il chien conta per il preneur.</translation>
    </message>
    <message>
        <source>A slam bid and made pays 600; one trick lost, and it costs 600.</source>
        <comment>means.slam-house</comment>
        <translation>Il chelem dichiarato e riuscito paga 600; con una presa persa, costa 600.</translation>
    </message>
    <message>
        <source>Attack: {points} points with {n} [n:bout/bouts], {m} needed</source>
        <comment>sheet.attack</comment>
        <translation>Attacco: {points} punti con {n} bout, ne servivano {m}</translation>
    </message>
    <message>
        <source>The odd half is dropped: {n}</source>
        <comment>sheet.half-dropped</comment>
        <translation>Il mezzo punto si butta: {n}</translation>
    </message>
    <message>
        <source>The odd half goes to the side that won the contract: {n}</source>
        <comment>sheet.half-won</comment>
        <translation>Il mezzo punto va a chi ha vinto il contratto: {n}</translation>
    </message>
    <message>
        <source>Tricks: {points}</source>
        <comment>sheet.tricks-part</comment>
        <translation>Prese: {points}</translation>
    </message>
    <message>
        <source>Discard: {points}</source>
        <comment>sheet.discard-part</comment>
        <translation>Scarto: {points}</translation>
    </message>
    <message>
        <source>Dog: {points}</source>
        <comment>sheet.chien-part</comment>
        <translation>Chien: {points}</translation>
    </message>
    <message>
        <source>Joker: 4 kept, ½ given</source>
        <comment>sheet.excuse-part</comment>
        <translation>Excuse: 4 tenuti, ½ ceduto</translation>
    </message>
    <message>
        <source>Joker on the last trick: 4½ to {side}</source>
        <comment>sheet.excuse-lost</comment>
        <translation>Excuse all&apos;ultima presa: 4½ {side.al}</translation>
    </message>
    <message>
        <source>Petit in the last trick, {side}: {score}</source>
        <comment>sheet.petit-last</comment>
        <translation>Petit all&apos;ultima presa, {side}: {score}</translation>
    </message>
    <message>
        <source>Petit in the last trick but one (the joker won the last): {score}</source>
        <comment>sheet.petit-last-but-one</comment>
        <translation>Petit alla penultima presa (l&apos;ultima l&apos;ha vinta l&apos;excuse): {score}</translation>
    </message>
    <message>
        <source>{n} trumps held by {seat}: {score}</source>
        <comment>sheet.poignee-house</comment>
        <translation>{n} trionfi di {seat}: {score}</translation>
    </message>
    <message>
        <source>Handful of {n} shown by {seat}, for the winners of the contract: {score}</source>
        <comment>sheet.poignee-fft</comment>
        <translation>Poignée di {n} mostrata da {seat}, a chi ha vinto il contratto: {score}</translation>
    </message>
    <message>
        <source>Slam announced and made: {score}</source>
        <comment>sheet.slam-made</comment>
        <translation>Chelem annunciato e riuscito: {score}</translation>
    </message>
    <message>
        <source>Slam announced and not made: {score}</source>
        <comment>sheet.slam-failed</comment>
        <translation>Chelem annunciato e mancato: {score}</translation>
    </message>
    <message>
        <source>Every trick, not announced: {score}</source>
        <comment>sheet.slam-silent</comment>
        <translation>Tutte le prese, senza annuncio: {score}</translation>
    </message>
    <message>
        <source>The defence took every trick: {score}</source>
        <comment>sheet.slam-defence</comment>
        <translation>La difesa ha fatto tutte le prese: {score}</translation>
    </message>
    <message>
        <source>Value of the hand: {score}</source>
        <comment>sheet.value</comment>
        <translation>Valore della smazzata: {score}</translation>
    </message>
    <message>
        <source>Taker × {n}: {score}</source>
        <comment>sheet.pay-preneur</comment>
        <translation>Preneur × {n}: {score}</translation>
    </message>
    <message>
        <source>Partner: {score}</source>
        <comment>sheet.pay-partner</comment>
        <translation>Socio: {score}</translation>
    </message>
    <message>
        <source>Each defender: {score}</source>
        <comment>sheet.pay-others</comment>
        <translation>Ciascuno degli altri: {score}</translation>
    </message>
    <message>
        <source>The called card lay in the dog: alone against four</source>
        <comment>sheet.called-chien</comment>
        <translation>La carta chiamata era nel chien: uno contro quattro</translation>
    </message>
    <message>
        <source>secret partner</source>
        <comment>tarot.role.secret-partner</comment>
        <translation>socio segreto</translation>
    </message>
    <message>
        <source>Auction</source>
        <comment>tarot.plate.auction</comment>
        <translation>Asta</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <comment>tarot.plate.open</comment>
        <translation>nessuna dichiarazione</translation>
    </message>
    <message>
        <source>bid by {seat}</source>
        <comment>tarot.plate.stands</comment>
        <translation>in testa {seat}</translation>
    </message>
    <message>
        <source>your bid</source>
        <comment>tarot.plate.stands.you</comment>
        <translation>dichiarazione tua</translation>
    </message>
    <message>
        <source>{seat}: {contract.short}</source>
        <comment>tarot.plate.preneur</comment>
        <translation>{seat}: {contract}</translation>
    </message>
    <message>
        <source>You: {contract.short}</source>
        <comment>tarot.plate.preneur.you</comment>
        <translation>Tu: {contract}</translation>
    </message>
    <message>
        <source>alone against {n}</source>
        <comment>tarot.plate.against</comment>
        <translation>uno contro {n}</translation>
    </message>
    <message>
        <source>no card called yet</source>
        <comment>tarot.plate.calling</comment>
        <translation>carta non ancora chiamata</translation>
    </message>
    <message>
        <source>partner still hidden</source>
        <comment>tarot.plate.hidden</comment>
        <translation>socio ancora nascosto</translation>
    </message>
    <message>
        <source>partner: {seat}</source>
        <comment>tarot.plate.partner</comment>
        <translation>socio: {seat}</translation>
    </message>
    <message>
        <source>partner: you</source>
        <comment>tarot.plate.partner.you</comment>
        <translation>socio: tu</translation>
    </message>
    <message>
        <source>secretly alone</source>
        <comment>tarot.plate.secret-alone</comment>
        <translation>in segreto contro tutti</translation>
    </message>
    <message>
        <source>slam announced</source>
        <comment>tarot.plate.slam</comment>
        <translation>chelem annunciato</translation>
    </message>
    <message>
        <source>dog face down</source>
        <comment>tarot.plate.chien-closed</comment>
        <translation>chien coperto</translation>
    </message>
    <message>
        <source>dog shown</source>
        <comment>tarot.plate.chien-shown</comment>
        <translation>chien scoperto</translation>
    </message>
    <message>
        <source>dog taken</source>
        <comment>tarot.plate.chien-taken</comment>
        <translation>chien preso</translation>
    </message>
    <message>
        <source>dog: the taker&apos;s</source>
        <comment>tarot.plate.chien-preneur</comment>
        <translation>chien: del preneur</translation>
    </message>
    <message>
        <source>dog: the defence&apos;s</source>
        <comment>tarot.plate.chien-defence</comment>
        <translation>chien: della difesa</translation>
    </message>
    <message>
        <source>dog: nobody&apos;s</source>
        <comment>tarot.plate.chien-nobody</comment>
        <translation>chien: di nessuno</translation>
    </message>
    <message>
        <source>{seat} deals</source>
        <comment>tarot.plate.deals</comment>
        <translation>dà le carte {seat}</translation>
    </message>
    <message>
        <source>you deal</source>
        <comment>tarot.plate.deals.you</comment>
        <translation>dai le carte tu</translation>
    </message>
    <message>
        <source>your total: {score}</source>
        <comment>tarot.plate.total</comment>
        <translation>il tuo totale: {score}</translation>
    </message>
    <message>
        <source>highest total: {score}</source>
        <comment>tarot.plate.best</comment>
        <translation>totale più alto: {score}</translation>
    </message>
    <message>
        <source>attack {points} of {n}</source>
        <comment>tarot.plate.attack</comment>
        <translation>attacco {points} su {n}</translation>
    </message>
    <message>
        <source>taker {points} of {n}</source>
        <comment>tarot.plate.preneur-points</comment>
        <translation>preneur {points} su {n}</translation>
    </message>
    <message>
        <source>attack {n} of {m} [m:trick/tricks]</source>
        <comment>tarot.plate.tricks</comment>
        <translation>attacco {n} [m:presa/prese] su {m}</translation>
    </message>
    <message>
        <source>taker {n} of {m} [m:trick/tricks]</source>
        <comment>tarot.plate.preneur-tricks</comment>
        <translation>preneur {n} [m:presa/prese] su {m}</translation>
    </message>
    <message>
        <source>{n} [n:bout/bouts]</source>
        <comment>tarot.plate.bouts</comment>
        <translation>{n} bout</translation>
    </message>
    <message>
        <source>has not spoken</source>
        <comment>tarot.seat.waits</comment>
        <translation>non ha parlato</translation>
    </message>
    <message>
        <source>not spoken yet</source>
        <comment>tarot.seat.waits.you</comment>
        <translation>non hai parlato</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>tarot.seat.passed</comment>
        <translation>passo</translation>
    </message>
    <message>
        <source>stands</source>
        <comment>tarot.seat.stands</comment>
        <translation>in testa</translation>
    </message>
    <message>
        <source>outbid</source>
        <comment>tarot.seat.outbid</comment>
        <translation>superata</translation>
    </message>
    <message>
        <source>{n} [n:card/cards]</source>
        <comment>tarot.seat.holds</comment>
        <translation>{n} [n:carta/carte]</translation>
    </message>
    <message>
        <source>{n} [n:card/cards], {points} [points:point/points]</source>
        <comment>tarot.seat.cards</comment>
        <translation>{n} [n:carta/carte], {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>{seat} has not spoken yet</source>
        <comment>tarot.seat.spoken-waits</comment>
        <translation>{seat} non ha ancora parlato</translation>
    </message>
    <message>
        <source>You have not spoken yet</source>
        <comment>tarot.seat.spoken-waits.you</comment>
        <translation>Non hai ancora parlato</translation>
    </message>
    <message>
        <source>{seat} has passed</source>
        <comment>tarot.seat.spoken-passed</comment>
        <translation>{seat} ha passato</translation>
    </message>
    <message>
        <source>You have passed</source>
        <comment>tarot.seat.spoken-passed.you</comment>
        <translation>Hai passato</translation>
    </message>
    <message>
        <source>{seat} has bid {contract}</source>
        <comment>tarot.seat.spoken-bid</comment>
        <translation>{seat} ha dichiarato {contract.il}</translation>
    </message>
    <message>
        <source>You have bid {contract}</source>
        <comment>tarot.seat.spoken-bid.you</comment>
        <translation>Hai dichiarato {contract.il}</translation>
    </message>
    <message>
        <source>{seat}, {n} [n:card/cards]</source>
        <comment>tarot.seat.spoken-holds</comment>
        <translation>{seat}, {n} [n:carta/carte]</translation>
    </message>
    <message>
        <source>You, {n} [n:card/cards]</source>
        <comment>tarot.seat.spoken-holds.you</comment>
        <translation>Tu, {n} [n:carta/carte]</translation>
    </message>
    <message>
        <source>{seat}, {n} [n:card/cards], {points} [points:point/points]</source>
        <comment>tarot.seat.spoken</comment>
        <translation>{seat}, {n} [n:carta/carte], {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>You, {n} [n:card/cards], {points} [points:point/points]</source>
        <comment>tarot.seat.spoken.you</comment>
        <translation>Tu, {n} [n:carta/carte], {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>the dog</source>
        <comment>tarot.spread.chien</comment>
        <translation>il chien</translation>
    </message>
    <message>
        <source>the dog, for the taker</source>
        <comment>tarot.spread.chien-preneur</comment>
        <translation>il chien, al preneur</translation>
    </message>
    <message>
        <source>handful of {n}</source>
        <comment>tarot.spread.handful</comment>
        <translation>poignée di {n}</translation>
    </message>
    <message>
        <source>discarded trumps</source>
        <comment>tarot.spread.discard</comment>
        <translation>trionfi scartati</translation>
    </message>
    <message>
        <source>{seat} takes the last trick with the joker, led after winning all the others.</source>
        <comment>tarot.took.excuse</comment>
        <translation>{seat} vince l&apos;ultima presa uscendo con l&apos;excuse, dopo aver fatto tutte le altre.</translation>
    </message>
    <message>
        <source>You take the last trick with the joker, led after winning all the others.</source>
        <comment>tarot.took.excuse.you</comment>
        <translation>Vinci l&apos;ultima presa uscendo con l&apos;excuse, dopo aver fatto tutte le altre.</translation>
    </message>
    <message>
        <source>Your bid</source>
        <comment>tarot.dock.bid</comment>
        <translation>La tua dichiarazione</translation>
    </message>
    <message>
        <source>above {contract}, or pass</source>
        <comment>tarot.dock.higher</comment>
        <translation>sopra {contract.il}, oppure passo</translation>
    </message>
    <message>
        <source>nothing is higher: pass</source>
        <comment>tarot.dock.only-pass</comment>
        <translation>più in alto non c&apos;è nulla: passo</translation>
    </message>
    <message>
        <source>not above {seat}&apos;s bid</source>
        <comment>tarot.dock.barred</comment>
        <translation>non supera l&apos;ultima, di {seat}</translation>
    </message>
    <message>
        <source>not bid by these rules</source>
        <comment>tarot.dock.not-played</comment>
        <translation>non si dichiara con queste regole</translation>
    </message>
    <message>
        <source>too low, or not bid by these rules</source>
        <comment>tarot.dock.barred-both</comment>
        <translation>troppo bassa, o non prevista qui</translation>
    </message>
    <message>
        <source>may be bid</source>
        <comment>tarot.dock.free</comment>
        <translation>si può dichiarare</translation>
    </message>
    <message>
        <source>Call a card</source>
        <comment>tarot.dock.call</comment>
        <translation>Chiama una carta</translation>
    </message>
    <message>
        <source>its holder is your partner</source>
        <comment>tarot.dock.call-note</comment>
        <translation>chi ce l&apos;ha è il tuo socio</translation>
    </message>
    <message>
        <source>in your cards or in the dog</source>
        <comment>tarot.dock.call-barred</comment>
        <translation>fra le tue carte o nel chien</translation>
    </message>
    <message>
        <source>in your cards</source>
        <comment>tarot.dock.call-own</comment>
        <translation>fra le tue carte</translation>
    </message>
    <message>
        <source>may be called</source>
        <comment>tarot.dock.call-free</comment>
        <translation>si può chiamare</translation>
    </message>
    <message>
        <source>Your discard</source>
        <comment>tarot.dock.discard</comment>
        <translation>Il tuo scarto</translation>
    </message>
    <message>
        <source>kings and bouts stay</source>
        <comment>tarot.dock.discard-barred</comment>
        <translation>re e bout restano</translation>
    </message>
    <message>
        <source>kings, bouts and trumps stay</source>
        <comment>tarot.dock.discard-barred-fft</comment>
        <translation>re, bout e trionfi restano</translation>
    </message>
    <message>
        <source>may go</source>
        <comment>tarot.dock.discard-free</comment>
        <translation>si può scartare</translation>
    </message>
    <message>
        <source>Slam?</source>
        <comment>tarot.dock.slam</comment>
        <translation>Chelem?</translation>
    </message>
    <message>
        <source>every trick: +400, or −200</source>
        <comment>tarot.dock.slam-note</comment>
        <translation>tutte le prese: +400, o −200</translation>
    </message>
    <message>
        <source>Your handful</source>
        <comment>tarot.dock.show</comment>
        <translation>La tua poignée</translation>
    </message>
    <message>
        <source>for the side that wins the contract</source>
        <comment>tarot.dock.show-note</comment>
        <translation>per chi vince il contratto</translation>
    </message>
    <message>
        <source>Your turn. Bid a contract, or pass.</source>
        <comment>tarot.status.open</comment>
        <translation>Tocca a te. Dichiara un contratto, o passa.</translation>
    </message>
    <message>
        <source>Your turn. Bid more than {contract}, or pass.</source>
        <comment>tarot.status.higher</comment>
        <translation>Tocca a te. Dichiara più {contract.del}, o passa.</translation>
    </message>
    <message>
        <source>Your turn. Nothing is higher than {contract}: pass.</source>
        <comment>tarot.status.only-pass</comment>
        <translation>Tocca a te. Sopra {contract.il} non c&apos;è nulla: passa.</translation>
    </message>
    <message>
        <source>Your turn. You lead: any card will do.</source>
        <comment>tarot.status.lead</comment>
        <translation>Tocca a te. Esci tu: va bene qualunque carta.</translation>
    </message>
    <message>
        <source>Your turn. You lead: any card but the joker.</source>
        <comment>tarot.status.lead-no-excuse</comment>
        <translation>Tocca a te. Esci tu: qualunque carta tranne l&apos;excuse.</translation>
    </message>
    <message>
        <source>Your turn. You lead: no {suit}, except {card.the}.</source>
        <comment>tarot.status.lead-first</comment>
        <translation>Tocca a te. Esci tu: niente {suit}, tranne {card.il}.</translation>
    </message>
    <message>
        <source>Your turn. You lead: no {suit}.</source>
        <comment>tarot.status.lead-no-called</comment>
        <translation>Tocca a te. Esci tu: niente {suit}.</translation>
    </message>
    <message>
        <source>Your turn. Your card sets the suit.</source>
        <comment>tarot.status.set-suit</comment>
        <translation>Tocca a te. Il seme lo decide la tua carta.</translation>
    </message>
    <message>
        <source>Your turn. You must follow {suit}.</source>
        <comment>tarot.status.follow</comment>
        <translation>Tocca a te. Devi rispondere a {suit}.</translation>
    </message>
    <message>
        <source>Your turn. You have no {suit}: you must trump.</source>
        <comment>tarot.status.trump</comment>
        <translation>Tocca a te. Non hai {suit}: devi tagliare.</translation>
    </message>
    <message>
        <source>Your turn. You have no {suit}: trump over {top.the}.</source>
        <comment>tarot.status.overtrump</comment>
        <translation>Tocca a te. Non hai {suit}: taglia e sali sopra {top.il}.</translation>
    </message>
    <message>
        <source>Your turn. You cannot go over {top.the}, but you must trump.</source>
        <comment>tarot.status.undertrump</comment>
        <translation>Tocca a te. Non puoi salire sopra {top.il}, ma devi tagliare.</translation>
    </message>
    <message>
        <source>Your turn. Trumps were led: go over {top.the}.</source>
        <comment>tarot.status.trump-higher</comment>
        <translation>Tocca a te. L&apos;uscita è a trionfi: sali sopra {top.il}.</translation>
    </message>
    <message>
        <source>Your turn. Trumps were led: any trump will do.</source>
        <comment>tarot.status.trump-lower</comment>
        <translation>Tocca a te. L&apos;uscita è a trionfi: va bene qualunque trionfo.</translation>
    </message>
    <message>
        <source>Your turn. You can neither follow nor trump: any card will do.</source>
        <comment>tarot.status.neither</comment>
        <translation>Tocca a te. Non puoi né rispondere né tagliare: va bene qualunque carta.</translation>
    </message>
    <message>
        <source>Your turn. Trumps were led and you have none: any card will do.</source>
        <comment>tarot.status.no-trumps</comment>
        <translation>Tocca a te. L&apos;uscita è a trionfi e non ne hai: va bene qualunque carta.</translation>
    </message>
    <message>
        <source>Your turn. Only {card.the} may be played.</source>
        <comment>tarot.status.one</comment>
        <translation>Tocca a te. Puoi giocare soltanto {card.il}.</translation>
    </message>
    <message>
        <source>Your turn. It is your last card.</source>
        <comment>tarot.status.last</comment>
        <translation>Tocca a te. È la tua ultima carta.</translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <comment>tarot.where.no-bid</comment>
        <translation>Nessuno ha ancora dichiarato.</translation>
    </message>
    <message>
        <source>{seat} has bid {contract}; the next bid must be higher.</source>
        <comment>tarot.where.stands</comment>
        <translation>{seat} ha dichiarato {contract.il}; si può solo dichiarare di più.</translation>
    </message>
    <message>
        <source>Your bid of {contract} stands.</source>
        <comment>tarot.where.stands.you</comment>
        <translation>La tua dichiarazione, {contract.il}, è la più alta.</translation>
    </message>
    <message>
        <source>{seats} [n:has/have] passed.</source>
        <comment>tarot.where.passed</comment>
        <translation>[n:Ha/Hanno] passato {seats}.</translation>
    </message>
    <message>
        <source>{n} cards lie face down: the dog.</source>
        <comment>tarot.where.chien-down</comment>
        <translation>{n} carte sono coperte: il chien.</translation>
    </message>
    <message>
        <source>The dog is turned once the card has been called.</source>
        <comment>tarot.where.chien-later</comment>
        <translation>Il chien si scopre dopo la chiamata.</translation>
    </message>
    <message>
        <source>{seat} is the taker, with {contract}.</source>
        <comment>tarot.where.contract</comment>
        <translation>Il preneur è {seat}, con {contract.il}.</translation>
    </message>
    <message>
        <source>You are the taker, with {contract}.</source>
        <comment>tarot.where.contract.you</comment>
        <translation>Il preneur sei tu, con {contract.il}.</translation>
    </message>
    <message>
        <source>{seat} is the taker, with {contract}, alone against the other {n}.</source>
        <comment>tarot.where.against</comment>
        <translation>Il preneur è {seat}, con {contract.il}: uno contro {n}.</translation>
    </message>
    <message>
        <source>You are the taker, with {contract}, alone against the other {n}.</source>
        <comment>tarot.where.against.you</comment>
        <translation>Il preneur sei tu, con {contract.il}: uno contro {n}.</translation>
    </message>
    <message>
        <source>{card.the} was called; whoever holds it is the secret partner.</source>
        <comment>tarot.where.called</comment>
        <translation>La carta chiamata è {card.il}; chi ce l&apos;ha è il socio segreto.</translation>
    </message>
    <message>
        <source>The partner is {seat}.</source>
        <comment>tarot.where.partner</comment>
        <translation>Il socio è {seat}.</translation>
    </message>
    <message>
        <source>You are the partner.</source>
        <comment>tarot.where.partner.you</comment>
        <translation>Il socio sei tu.</translation>
    </message>
    <message>
        <source>{seat} plays alone against four.</source>
        <comment>tarot.where.alone</comment>
        <translation>{seat} gioca contro tutti e quattro.</translation>
    </message>
    <message>
        <source>You play alone against four.</source>
        <comment>tarot.where.alone.you</comment>
        <translation>Giochi contro tutti e quattro.</translation>
    </message>
    <message>
        <source>Trick {n} of {m}.</source>
        <comment>tarot.where.trick</comment>
        <translation>Presa {n} di {m}.</translation>
    </message>
    <message>
        <source>Your discard: {cards}.</source>
        <comment>tarot.where.discard</comment>
        <translation>Il tuo scarto: {cards}.</translation>
    </message>
    <message>
        <source>The dog, {cards}, counts for the taker.</source>
        <comment>tarot.where.chien-counts</comment>
        <translation>Il chien conta per il preneur: {cards}.</translation>
    </message>
    <message>
        <source>You hold all four kings, so one of these may be called too: {cards.or}.</source>
        <comment>tarot.may.call-below</comment>
        <translation>Hai tutti e quattro i re: puoi chiamare anche una di queste carte: {cards.or}.</translation>
    </message>
    <message>
        <source>You lead: any card will do, except the joker, which may not be led.</source>
        <comment>tarot.can.lead-no-excuse</comment>
        <translation>Esci tu: va bene qualunque carta tranne l&apos;excuse, con cui non si esce.</translation>
    </message>
    <message>
        <source>First lead of the hand: no {suit}, the called suit.</source>
        <comment>tarot.can.lead-no-called</comment>
        <translation>Prima uscita della smazzata: niente {suit}, il seme chiamato.</translation>
    </message>
    <message>
        <source>You have no {suit}: you must trump, and {card.the} is your only trump.</source>
        <comment>tarot.can.trump-one</comment>
        <translation>Non hai {suit}: devi tagliare, e {card.il} è il tuo solo trionfo.</translation>
    </message>
    <message>
        <source>Trumps were led and you have none: play any card. It cannot win.</source>
        <comment>tarot.can.no-trumps</comment>
        <translation>L&apos;uscita è a trionfi e non ne hai: gioca quello che vuoi. Non può prendere.</translation>
    </message>
    <message>
        <source>With 0, 1, 2 or 3 bouts (the 21, the petit, the joker) the taker needs 56, 51, 41 or 36 of the 91 points.</source>
        <comment>tarot.why.auction</comment>
        <translation>Con 0, 1, 2 o 3 bout (il 21, il petit, l&apos;excuse) al preneur servono 56, 51, 41 o 36 dei 91 punti.</translation>
    </message>
    <message>
        <source>The partner wins or loses half as much as the taker.</source>
        <comment>tarot.why.call</comment>
        <translation>Il socio vince o perde la metà del preneur.</translation>
    </message>
    <message>
        <source>If the called card lies in the dog, the taker plays alone against four.</source>
        <comment>tarot.why.call-chien</comment>
        <translation>Se la carta chiamata è nel chien, il preneur gioca contro tutti.</translation>
    </message>
    <message>
        <source>The discard counts for the taker; nobody else sees it.</source>
        <comment>tarot.why.discard</comment>
        <translation>Lo scarto conta per il preneur; nessun altro lo vede.</translation>
    </message>
    <message>
        <source>The discard counts for the taker; nobody else sees it, except trumps.</source>
        <comment>tarot.why.discard-fft</comment>
        <translation>Lo scarto conta per il preneur; nessun altro lo vede, trionfi a parte.</translation>
    </message>
    <message>
        <source>A slam, announced and made, is worth 400 more; one trick lost, and it costs 200.</source>
        <comment>tarot.why.slam</comment>
        <translation>Un chelem annunciato e riuscito vale 400 in più; con una presa persa costa 200.</translation>
    </message>
    <message>
        <source>It is the last trick: the joker would go to the other side.</source>
        <comment>tarot.means.last-trick</comment>
        <translation>È l&apos;ultima presa: l&apos;excuse andrebbe alla parte avversa.</translation>
    </message>
    <message>
        <source>The petit is still out: in the last trick it is worth {n} more to the side that wins it.</source>
        <comment>tarot.means.petit-out</comment>
        <translation>Il petit non è ancora caduto: all&apos;ultima presa vale {n} in più per chi la vince.</translation>
    </message>
    <message>
        <source>With your {n} [n:bout/bouts] you would need {m} points as the taker.</source>
        <comment>tarot.need.yours</comment>
        <translation>Con [n:il tuo bout/i tuoi {n} bout], da preneur ti servirebbero {m} punti.</translation>
    </message>
    <message>
        <source>The attack has {points}: as it stands that is enough.</source>
        <comment>tarot.need.enough</comment>
        <translation>L&apos;attacco ha {points} [points:punto/punti]: per ora bastano.</translation>
    </message>
    <message>
        <source>The discard comes on top: only the taker knows what it is worth.</source>
        <comment>tarot.need.discard</comment>
        <translation>In più c&apos;è lo scarto: quanto vale lo sa solo il preneur.</translation>
    </message>
    <message>
        <source>The dog comes on top: it is still face down.</source>
        <comment>tarot.need.chien</comment>
        <translation>In più c&apos;è il chien: è ancora coperto.</translation>
    </message>
    <message>
        <source>As it stands, {side} fails if the others take {more} more [more:point/points].</source>
        <comment>tarot.need.defence-open</comment>
        <translation>Per come stanno le cose, {side} perde se gli altri fanno ancora {more} [more:punto/punti].</translation>
    </message>
    <message>
        <source>The slam can no longer be made.</source>
        <comment>tarot.need.slam-lost</comment>
        <translation>Il chelem non può più riuscire.</translation>
    </message>
    <message>
        <source>{seat} is calling a card.</source>
        <comment>phase.call</comment>
        <translation>{seat} sta chiamando una carta.</translation>
    </message>
    <message>
        <source>Call the card of your partner.</source>
        <comment>phase.call.you</comment>
        <translation>Chiama la carta del tuo socio.</translation>
    </message>
    <message>
        <source>{seat} may announce a slam.</source>
        <comment>phase.announce</comment>
        <translation>{seat} può annunciare il chelem.</translation>
    </message>
    <message>
        <source>Do you announce a slam?</source>
        <comment>phase.announce.you</comment>
        <translation>Annunci il chelem?</translation>
    </message>
    <message>
        <source>{seat} may show a handful.</source>
        <comment>phase.show</comment>
        <translation>{seat} può mostrare una poignée.</translation>
    </message>
    <message>
        <source>You hold a handful. Do you show it?</source>
        <comment>phase.show.you</comment>
        <translation>Hai una poignée. La mostri?</translation>
    </message>
    <message>
        <source>Nobody has bid. You may bid any contract of this table, or pass. You speak only once.</source>
        <comment>may.open-contract</comment>
        <translation>Nessuno ha dichiarato. Puoi dichiarare qualunque contratto di questo tavolo, o passare. Parli una volta sola.</translation>
    </message>
    <message>
        <source>{seat} has bid {contract}. You may bid higher, or pass. You speak only once.</source>
        <comment>may.higher</comment>
        <translation>{seat} ha dichiarato {contract.il}. Puoi dichiarare di più, o passare. Parli una volta sola.</translation>
    </message>
    <message>
        <source>Nothing is higher than {contract}. You can only pass.</source>
        <comment>may.only-pass</comment>
        <translation>Sopra {contract.il} non c&apos;è nulla. Puoi solo passare.</translation>
    </message>
    <message>
        <source>Call a king: {cards.or}. Its holder is your secret partner.</source>
        <comment>may.call-king</comment>
        <translation>Chiama un re: {cards.or}. Chi ce l&apos;ha è il tuo socio segreto.</translation>
    </message>
    <message>
        <source>No king is left to call. Call one of these instead: {cards.or}.</source>
        <comment>may.call-lower</comment>
        <translation>Non ci sono più re da chiamare. Chiama una di queste carte: {cards.or}.</translation>
    </message>
    <message>
        <source>You may call a card of your own; then you play alone against four.</source>
        <comment>may.call-own</comment>
        <translation>Puoi chiamare anche una carta tua; in quel caso giochi contro tutti.</translation>
    </message>
    <message>
        <source>Discard {n} [n:card/cards]. No king, no bout. What you discard counts for you.</source>
        <comment>may.discard</comment>
        <translation>Scarta {n} [n:carta/carte]. Né re né bout. Lo scarto conta per te.</translation>
    </message>
    <message>
        <source>Discard {n} [n:card/cards]. No king, no bout, and no trump while other cards can go.</source>
        <comment>may.discard-fft</comment>
        <translation>Scarta {n} [n:carta/carte]. Né re né bout, e niente trionfi finché ci sono altre carte.</translation>
    </message>
    <message>
        <source>You have too few other cards: {n} [n:trump/trumps] must go too, and everybody will see [n:it/them].</source>
        <comment>may.discard-trumps</comment>
        <translation>Le altre carte non bastano: [n:va scartato/vanno scartati] anche {n} [n:trionfo/trionfi], e tutti [n:lo/li] vedranno.</translation>
    </message>
    <message>
        <source>Announce a slam (every trick: +400 or −200), or say nothing.</source>
        <comment>may.slam</comment>
        <translation>Annuncia il chelem (tutte le prese: +400 o −200), o non dire nulla.</translation>
    </message>
    <message>
        <source>You may show {n} trumps: {m} points to the side that wins the contract, whoever shows them.</source>
        <comment>may.show</comment>
        <translation>Puoi mostrare {n} trionfi: {m} punti a chi vince il contratto, chiunque li mostri.</translation>
    </message>
    <message>
        <source>Trumps were led and you cannot go over {top.the}: any trump will do.</source>
        <comment>can.trump-lower</comment>
        <translation>L&apos;uscita è a trionfi e non puoi salire sopra {top.il}: va bene qualunque trionfo.</translation>
    </message>
    <message>
        <source>Or the joker: it lets you off this trick, and you keep it.</source>
        <comment>can.excuse</comment>
        <translation>Oppure l&apos;excuse: ti dispensa dal rispondere e dal tagliare, e resta tua.</translation>
    </message>
    <message>
        <source>The joker was led: the next card sets the suit.</source>
        <comment>can.excuse-led</comment>
        <translation>Si è aperto con l&apos;excuse: il seme lo decide la prossima carta.</translation>
    </message>
    <message>
        <source>The joker was led: your card sets the suit.</source>
        <comment>can.excuse-led.you</comment>
        <translation>Si è aperto con l&apos;excuse: il seme lo decidi tu.</translation>
    </message>
    <message>
        <source>The joker was led: the card that sets the suit may also be of the called suit.</source>
        <comment>can.excuse-first-fft</comment>
        <translation>Si è aperto con l&apos;excuse: la carta che decide il seme può essere anche del seme chiamato.</translation>
    </message>
    <message>
        <source>First lead of the hand: no {suit}, except {card.the} itself.</source>
        <comment>can.lead-first-fft</comment>
        <translation>Prima uscita della smazzata: niente {suit}, tranne {card.il}.</translation>
    </message>
    <message>
        <source>With {n} [n:bout/bouts] the attack needs {m} points.</source>
        <comment>need.bouts</comment>
        <translation>Con {n} bout all&apos;attacco servono {m} punti.</translation>
    </message>
    <message>
        <source>With the [k:one bout/{k} bouts] that it has now the attack needs {m} points; {n} [n:bout is/bouts are] still in play.</source>
        <comment>need.bouts-open</comment>
        <translation>Con [k:l&apos;unico bout/i {k} bout] che ha ora, all&apos;attacco servono {m} punti; {n} bout [n:è/sono] ancora in gioco.</translation>
    </message>
    <message>
        <source>The attack has {points} and needs {more} more.</source>
        <comment>need.attack</comment>
        <translation>L&apos;attacco ha {points} [points:punto/punti]: ne [more:manca/mancano] {more}.</translation>
    </message>
    <message>
        <source>A slam was announced: every trick is needed.</source>
        <comment>need.slam</comment>
        <translation>È annunciato un chelem: servono tutte le prese.</translation>
    </message>
    <message>
        <source>{seat} has shown {n} trumps.</source>
        <comment>fact.poignee</comment>
        <translation>{seat} ha mostrato {n} trionfi.</translation>
    </message>
    <message>
        <source>You are the {mate}; nobody else knows.</source>
        <comment>fact.partner.you</comment>
        <translation>{mate.il} sei tu; nessun altro lo sa.</translation>
    </message>
    <message>
        <source>You play alone; nobody else knows.</source>
        <comment>fact.alone.you</comment>
        <translation>Giochi contro tutti; nessun altro lo sa.</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <comment>called.hands.label</comment>
        <translation>Durata della partita</translation>
    </message>
    <message>
        <source>Auction</source>
        <comment>called.plate.auction</comment>
        <translation>Asta</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <comment>called.plate.open</comment>
        <translation>ancora nessuna chiamata</translation>
    </message>
    <message>
        <source>bid by {seat}</source>
        <comment>called.plate.stands</comment>
        <translation>chiamata di {seat}</translation>
    </message>
    <message>
        <source>your bid</source>
        <comment>called.plate.stands.you</comment>
        <translation>chiamata tua</translation>
    </message>
    <message>
        <source>the lowest bid wins</source>
        <comment>called.plate.lowest</comment>
        <translation>vince la più bassa</translation>
    </message>
    <message>
        <source>bid {rank.the}</source>
        <comment>called.plate.bid</comment>
        <translation>ha chiamato {rank.il}</translation>
    </message>
    <message>
        <source>you bid {rank.the}</source>
        <comment>called.plate.bid.you</comment>
        <translation>hai chiamato {rank.il}</translation>
    </message>
    <message>
        <source>trump not named yet</source>
        <comment>called.plate.naming</comment>
        <translation>briscola da scegliere</translation>
    </message>
    <message>
        <source>trump: {suit}</source>
        <comment>called.plate.trump</comment>
        <translation>briscola: {suit}</translation>
    </message>
    <message>
        <source>alone against four</source>
        <comment>called.plate.alone</comment>
        <translation>uno contro quattro</translation>
    </message>
    <message>
        <source>{seat} deals</source>
        <comment>called.plate.deals</comment>
        <translation>dà le carte {seat}</translation>
    </message>
    <message>
        <source>you deal</source>
        <comment>called.plate.deals.you</comment>
        <translation>dai le carte tu</translation>
    </message>
    <message>
        <source>your total: {score}</source>
        <comment>called.plate.total</comment>
        <translation>il tuo totale: {score}</translation>
    </message>
    <message>
        <source>has not spoken</source>
        <comment>called.seat.waits</comment>
        <translation>non ha parlato</translation>
    </message>
    <message>
        <source>not spoken yet</source>
        <comment>called.seat.waits.you</comment>
        <translation>non hai parlato</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>called.seat.passed</comment>
        <translation>ha passato</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>called.seat.passed.you</comment>
        <translation>hai passato</translation>
    </message>
    <message>
        <source>outbid</source>
        <comment>called.seat.outbid</comment>
        <translation>superata</translation>
    </message>
    <message>
        <source>{n} [n:card/cards]</source>
        <comment>called.seat.holds</comment>
        <translation>{n} [n:carta/carte]</translation>
    </message>
    <message>
        <source>stands</source>
        <comment>called.seat.stands</comment>
        <translation>in testa</translation>
    </message>
    <message>
        <source>{n} [n:card/cards], {points} [points:point/points]</source>
        <comment>called.seat.cards</comment>
        <translation>{n} [n:carta/carte], {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>{seat}, {n} [n:card/cards], {points} [points:point/points]</source>
        <comment>called.seat.spoken</comment>
        <translation>{seat}, {n} [n:carta/carte], {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>You, {n} [n:card/cards], {points} [points:point/points]</source>
        <comment>called.seat.spoken.you</comment>
        <translation>Tu, {n} [n:carta/carte], {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>{seat}, bid {rank.the}</source>
        <comment>called.seat.spoken-bid</comment>
        <translation>{seat}, ha chiamato {rank.il}</translation>
    </message>
    <message>
        <source>You bid {rank.the}</source>
        <comment>called.seat.spoken-bid.you</comment>
        <translation>Hai chiamato {rank.il}</translation>
    </message>
    <message>
        <source>{seat} has passed</source>
        <comment>called.seat.spoken-passed</comment>
        <translation>{seat} ha passato</translation>
    </message>
    <message>
        <source>You have passed</source>
        <comment>called.seat.spoken-passed.you</comment>
        <translation>Hai passato</translation>
    </message>
    <message>
        <source>{seat} has not spoken yet</source>
        <comment>called.seat.spoken-waits</comment>
        <translation>{seat} non ha ancora parlato</translation>
    </message>
    <message>
        <source>You have not spoken yet</source>
        <comment>called.seat.spoken-waits.you</comment>
        <translation>Non hai ancora parlato</translation>
    </message>
    <message>
        <source>Your bid</source>
        <comment>called.dock.bid</comment>
        <translation>La tua chiamata</translation>
    </message>
    <message>
        <source>any rank, or pass</source>
        <comment>called.dock.open</comment>
        <translation>un valore qualunque, oppure passo</translation>
    </message>
    <message>
        <source>lower than {rank.the}, or pass</source>
        <comment>called.dock.lower</comment>
        <translation>più bassa {rank.del}, oppure passo</translation>
    </message>
    <message>
        <source>may be bid</source>
        <comment>called.dock.free</comment>
        <translation>si possono chiamare</translation>
    </message>
    <message>
        <source>Name the trump suit</source>
        <comment>called.dock.suit</comment>
        <translation>Scegli la briscola</translation>
    </message>
    <message>
        <source>Bid {rank.the}</source>
        <comment>called.deed.bid</comment>
        <translation>Chiama {rank.il}</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>called.deed.pass</comment>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Name {suit}</source>
        <comment>called.deed.name</comment>
        <translation>Briscola {suit}</translation>
    </message>
    <message>
        <source>Your turn. Bid any rank, or pass.</source>
        <comment>called.status.open</comment>
        <translation>Tocca a te. Chiama un valore qualunque, o passa.</translation>
    </message>
    <message>
        <source>Your turn. Bid a rank lower than {rank.the}, or pass.</source>
        <comment>called.status.lower</comment>
        <translation>Tocca a te. Chiama un valore più basso {rank.del}, o passa.</translation>
    </message>
    <message>
        <source>Your turn. Choose the suit: it becomes trump.</source>
        <comment>called.status.name</comment>
        <translation>Tocca a te. Scegli il seme: diventa briscola.</translation>
    </message>
    <message>
        <source>Your turn. You lead: any card will do.</source>
        <comment>called.status.lead</comment>
        <translation>Tocca a te. Esci tu: va bene qualunque carta.</translation>
    </message>
    <message>
        <source>Your turn. You may play any card; {seat} is winning with {card.the}.</source>
        <comment>called.status.follow</comment>
        <translation>Tocca a te. Va bene qualunque carta; per ora prende {seat} con {card.il}.</translation>
    </message>
    <message>
        <source>Your turn. It is your last card.</source>
        <comment>called.status.last</comment>
        <translation>Tocca a te. È la tua ultima carta.</translation>
    </message>
    <message>
        <source>{seat} has bid {rank.the}; the next bid must be lower.</source>
        <comment>called.where.stands</comment>
        <translation>{seat} ha chiamato {rank.il}; la prossima chiamata dev&apos;essere più bassa.</translation>
    </message>
    <message>
        <source>Your bid of {rank.the} stands.</source>
        <comment>called.where.stands.you</comment>
        <translation>La chiamata in testa è la tua: {rank.il}.</translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <comment>called.where.no-bid</comment>
        <translation>Nessuno ha ancora chiamato.</translation>
    </message>
    <message>
        <source>{seats} [n:has/have] passed.</source>
        <comment>called.where.passed</comment>
        <translation>[n:Ha/Hanno] passato {seats}.</translation>
    </message>
    <message>
        <source>{seat} is the {role}. Trump is {suit}; whoever holds {card.the} is the secret {mate}.</source>
        <comment>called.where.caller</comment>
        <translation>{role.il} è {seat}. Briscola è {suit}; chi ha {card.il} è {mate.il}, in segreto.</translation>
    </message>
    <message>
        <source>You are the {role}. Trump is {suit}; whoever holds {card.the} is your secret {mate}.</source>
        <comment>called.where.caller.you</comment>
        <translation>{role.il} sei tu. Briscola è {suit}; chi ha {card.il} è {mate.il}, in segreto.</translation>
    </message>
    <message>
        <source>The {role} is {other}, the {mate} is {seat}. Trump is {suit}.</source>
        <comment>called.where.mate</comment>
        <translation>{role.il} è {other}, {mate.il} è {seat}. Briscola è {suit}.</translation>
    </message>
    <message>
        <source>The {role} is {other}, and you are the {mate}. Trump is {suit}.</source>
        <comment>called.where.mate.you</comment>
        <translation>{role.il} è {other}, {mate.il} sei tu. Briscola è {suit}.</translation>
    </message>
    <message>
        <source>{seat} is the {role} and plays alone against four. Trump is {suit}.</source>
        <comment>called.where.alone</comment>
        <translation>{role.il} è {seat} e gioca contro tutti. Briscola è {suit}.</translation>
    </message>
    <message>
        <source>You are the {role} and play alone against four. Trump is {suit}.</source>
        <comment>called.where.alone.you</comment>
        <translation>{role.il} sei tu e giochi contro tutti. Briscola è {suit}.</translation>
    </message>
    <message>
        <source>The {role} is {other}. You are the {mate}, and nobody else knows. Trump is {suit}.</source>
        <comment>called.where.secret-mate</comment>
        <translation>{role.il} è {other}. {mate.il} sei tu, e nessun altro lo sa. Briscola è {suit}.</translation>
    </message>
    <message>
        <source>You are the {role} and play alone against four; nobody else knows. Trump is {suit}.</source>
        <comment>called.where.secret-alone</comment>
        <translation>{role.il} sei tu e giochi contro tutti; nessun altro lo sa. Briscola è {suit}.</translation>
    </message>
    <message>
        <source>Trick {n} of {m}.</source>
        <comment>called.where.trick</comment>
        <translation>Presa {n} di {m}.</translation>
    </message>
    <message>
        <source>If nobody bids lower you are the {role}. You name a suit, and whoever holds {rank.the} of it is your {mate}.</source>
        <comment>called.means.bid</comment>
        <translation>Se nessuno chiama più basso, {role.il} sei tu. Dichiari un seme, e chi ha {rank.il} di quel seme è {mate.il}.</translation>
    </message>
    <message>
        <source>Whoever passes is out of the auction for the whole hand.</source>
        <comment>called.means.pass</comment>
        <translation>Chi passa è fuori dall&apos;asta per tutta la smazzata.</translation>
    </message>
    <message>
        <source>The four others have passed: with this bid you are the {role}.</source>
        <comment>called.means.four</comment>
        <translation>Gli altri quattro hanno passato: con questa chiamata {role.il} sei tu.</translation>
    </message>
    <message>
        <source>{side} has reached {n}: it can no longer lose.</source>
        <comment>called.need.won</comment>
        <translation>{side} ha raggiunto quota {n}: non può più perdere.</translation>
    </message>
    <message>
        <source>{side} can no longer reach {n}.</source>
        <comment>called.need.too-few</comment>
        <translation>{side} non può più arrivare a {n}.</translation>
    </message>
    <message>
        <source>{seat} made it with {n} points</source>
        <comment>called.title.made</comment>
        <translation>{seat} ce l&apos;ha fatta con {n} punti</translation>
    </message>
    <message>
        <source>You made it with {n} points</source>
        <comment>called.title.made.you</comment>
        <translation>Ce l&apos;hai fatta con {n} punti</translation>
    </message>
    <message>
        <source>{seat} failed with {n} points</source>
        <comment>called.title.failed</comment>
        <translation>{seat} non ce l&apos;ha fatta: {n} punti</translation>
    </message>
    <message>
        <source>You failed with {n} points</source>
        <comment>called.title.failed.you</comment>
        <translation>Non ce l&apos;hai fatta: {n} punti</translation>
    </message>
    <message>
        <source>with {seat} as {mate}, against the other three</source>
        <comment>called.title.with</comment>
        <translation>con {seat} come {mate}, contro gli altri tre</translation>
    </message>
    <message>
        <source>with you as {mate}, against the other three</source>
        <comment>called.title.with.you</comment>
        <translation>con te come {mate}, contro gli altri tre</translation>
    </message>
    <message>
        <source>alone, against the other four</source>
        <comment>called.title.alone</comment>
        <translation>uno contro quattro</translation>
    </message>
    <message>
        <source>Everybody has passed</source>
        <comment>called.title.void</comment>
        <translation>Hanno passato tutti</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <comment>called.sheet.wins</comment>
        <translation>Vince {side}</translation>
    </message>
    <message>
        <source>{side} loses</source>
        <comment>called.sheet.loses</comment>
        <translation>Perde {side}</translation>
    </message>
    <message>
        <source>{seat}: {points} [points:point/points]</source>
        <comment>called.sheet.points</comment>
        <translation>{seat}: {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>You: {points} [points:point/points]</source>
        <comment>called.sheet.points.you</comment>
        <translation>Tu: {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>called.brief.bid</comment>
        <translation>{rank} di {suit}</translation>
    </message>
    <message>
        <source>void</source>
        <comment>called.brief.void</comment>
        <translation>a monte</translation>
    </message>
    <message>
        <source>{seat} deals.</source>
        <comment>phase.deal</comment>
        <translation>Dà le carte {seat}.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <comment>phase.deal.you</comment>
        <translation>Dai le carte tu.</translation>
    </message>
    <message>
        <source>You may play any card.</source>
        <comment>can.any</comment>
        <translation>Puoi giocare qualunque carta.</translation>
    </message>
    <message>
        <source>You hold {suit}, so you must follow: {cards.or}.</source>
        <comment>can.follow</comment>
        <translation>Hai {suit}, quindi devi rispondere: {cards.or}.</translation>
    </message>
    <message>
        <source>{card.the} is your only card in {suit}: you must play it.</source>
        <comment>can.follow-one</comment>
        <translation>{card.il} è la tua sola carta di {suit}: devi giocare quella.</translation>
    </message>
    <message>
        <source>You have no {suit}: you must trump, with {cards.or}.</source>
        <comment>can.trump</comment>
        <translation>Non hai {suit}: devi tagliare, con {cards.or}.</translation>
    </message>
    <message>
        <source>You have no {suit} and cannot go over {top.the}, but you must still trump: {cards.or}.</source>
        <comment>can.undertrump</comment>
        <translation>Non hai {suit} e non puoi salire sopra {top.il}, ma devi tagliare lo stesso: {cards.or}.</translation>
    </message>
    <message>
        <source>You have no {suit} and cannot trump: play any card. It cannot win.</source>
        <comment>can.neither</comment>
        <translation>Non hai {suit} e non puoi tagliare: gioca quello che vuoi. Non può prendere.</translation>
    </message>
    <message>
        <source>Only {card.the} may be played.</source>
        <comment>can.one</comment>
        <translation>Puoi giocare soltanto {card.il}.</translation>
    </message>
    <message>
        <source>You hold {suit}, so a card of that suit must be played: {cards.or}.</source>
        <comment>no.follow</comment>
        <translation>Hai {suit}, quindi devi giocare una carta di quel seme: {cards.or}.</translation>
    </message>
    <message>
        <source>You have no {suit} but you can trump, so you must: {cards.or}.</source>
        <comment>no.trump-duty</comment>
        <translation>Non hai {suit} ma puoi tagliare, quindi devi farlo: {cards.or}.</translation>
    </message>
    <message>
        <source>You hold {cards.and} and must go over {top.the}.</source>
        <comment>no.overtrump</comment>
        <translation>Hai {cards.and}: devi salire sopra {top.il}.</translation>
    </message>
    <message>
        <source>The auction is over: nothing beats that bid.</source>
        <comment>no.auction-closed</comment>
        <translation>L&apos;asta è chiusa: quella chiamata non si supera.</translation>
    </message>
    <message>
        <source>{points} [points:point/points] for {seat}.</source>
        <comment>did.points-taken</comment>
        <translation>{points} [points:punto/punti] {seat.a}.</translation>
    </message>
    <message>
        <source>{points} [points:point/points] for you.</source>
        <comment>did.points-taken.you</comment>
        <translation>{points} [points:punto/punti] a te.</translation>
    </message>
    <message>
        <source>The contract is already safe.</source>
        <comment>need.made</comment>
        <translation>Il contratto è già al sicuro.</translation>
    </message>
    <message>
        <source>The contract can no longer be made.</source>
        <comment>need.lost</comment>
        <translation>Il contratto non può più riuscire.</translation>
    </message>
    <message>
        <source>Contract made</source>
        <comment>sheet.won</comment>
        <translation>Contratto riuscito</translation>
    </message>
    <message>
        <source>Contract failed</source>
        <comment>sheet.lost</comment>
        <translation>Contratto mancato</translation>
    </message>
    <message>
        <source>{seat}: {score}</source>
        <comment>sheet.score</comment>
        <translation>{seat}: {score}</translation>
    </message>
    <message>
        <source>Total: {score}</source>
        <comment>sheet.total</comment>
        <translation>Totale: {score}</translation>
    </message>
    <message>
        <source>The {mate} was {seat}</source>
        <comment>sheet.mate</comment>
        <translation>{mate.il} era {seat}</translation>
    </message>
    <message>
        <source>The {mate} was you</source>
        <comment>sheet.mate.you</comment>
        <translation>{mate.il} eri tu</translation>
    </message>
    <message>
        <source>Hand {n} of a match to 40, trick {m} of {total}.</source>
        <comment>jaago.where.trick</comment>
        <translation>Smazzata {n} di una partita a 40, presa {m} di {total}.</translation>
    </message>
    <message>
        <source>secretly alone</source>
        <comment>tarot.role.secret-alone</comment>
        <translation>in segreto contro tutti</translation>
    </message>
    <message>
        <source>one bid each</source>
        <comment>tarot.plate.once</comment>
        <translation>si parla una volta</translation>
    </message>
    <message>
        <source>Nothing now: it is not your turn.</source>
        <comment>may.wait</comment>
        <translation>Per ora nulla: non tocca a te.</translation>
    </message>
    <message>
        <source>You have discarded.</source>
        <comment>did.discard.you</comment>
        <translation>Hai scartato.</translation>
    </message>
    <message>
        <source>{seat} takes the trick with {card.the}: {points} [points:point/points] and {more} for the last trick.</source>
        <comment>jaago.did.took-last</comment>
        <translation>Prende {seat} con {card.il}: {points} [points:punto/punti] e {more} per l&apos;ultima presa.</translation>
    </message>
    <message>
        <source>You take the trick with {card.the}: {points} [points:point/points] and {more} for the last trick.</source>
        <comment>jaago.did.took-last.you</comment>
        <translation>Prendi tu con {card.il}: {points} [points:punto/punti] e {more} per l&apos;ultima presa.</translation>
    </message>
    <message>
        <source>{seat} takes the trick with {card.the}, a jaago: {points} [points:point/points] and {more} for the last trick.</source>
        <comment>jaago.did.took-last-jaago</comment>
        <translation>Prende {seat} con {card.il}, un jaago: {points} [points:punto/punti] e {more} per l&apos;ultima presa.</translation>
    </message>
    <message>
        <source>You take the trick with {card.the}, a jaago: {points} [points:point/points] and {more} for the last trick.</source>
        <comment>jaago.did.took-last-jaago.you</comment>
        <translation>Prendi tu con {card.il}, un jaago: {points} [points:punto/punti] e {more} per l&apos;ultima presa.</translation>
    </message>
    <message>
        <source>{suit} led: in this trick {sister} are trump, and called jaago.</source>
        <comment>jaago.where.jaago</comment>
        <translation>Si esce a {suit}: in questa presa briscola è {sister}, detta jaago.</translation>
    </message>
    <message>
        <source>You have no {suit}: you must play {card.the}, your only trump in this trick.</source>
        <comment>jaago.can.trump-one</comment>
        <translation>Non hai {suit}: devi giocare {card.il}, la tua sola briscola in questa presa.</translation>
    </message>
    <message>
        <source>You have neither {suit} nor {sister}: play any card. It cannot win.</source>
        <comment>can.careful</comment>
        <translation>Non hai né {suit} né {sister}: gioca quello che vuoi. Non può prendere.</translation>
    </message>
    <message>
        <source>You want ten points or more in the cards of your tricks: a red card (hearts, diamonds) counts 1 point, a black one (clubs, spades) ½.</source>
        <comment>jaago.means.goal</comment>
        <translation>Ti servono dieci punti o più nelle carte delle tue prese: una carta rossa (cuori, quadri) vale 1 punto, una nera (fiori, picche) ½.</translation>
    </message>
    <message>
        <source>{seat} takes the trick with {card.the}: {points} [points:point/points].</source>
        <comment>tarot.took</comment>
        <translation>Prende {seat} con {card.il}: {points} [points:punto/punti].</translation>
    </message>
    <message>
        <source>You take the trick with {card.the}: {points} [points:point/points].</source>
        <comment>tarot.took.you</comment>
        <translation>Prendi tu con {card.il}: {points} [points:punto/punti].</translation>
    </message>
    <message>
        <source>{seat} takes the trick with {card.the}: {points} [points:point/points]; the joker stays with its player.</source>
        <comment>tarot.took.excuse-kept</comment>
        <translation>Prende {seat} con {card.il}: {points} [points:punto/punti]; l&apos;excuse resta a chi l&apos;ha giocata.</translation>
    </message>
    <message>
        <source>You take the trick with {card.the}: {points} [points:point/points]; the joker stays with its player.</source>
        <comment>tarot.took.excuse-kept.you</comment>
        <translation>Prendi tu con {card.il}: {points} [points:punto/punti]; l&apos;excuse resta a chi l&apos;ha giocata.</translation>
    </message>
    <message>
        <source>{seat} takes the trick with {card.the}: {points} [points:point/points]; the joker goes to {side}.</source>
        <comment>tarot.took.excuse-last</comment>
        <translation>Prende {seat} con {card.il}: {points} [points:punto/punti]; l&apos;excuse va {side.al}.</translation>
    </message>
    <message>
        <source>You take the trick with {card.the}: {points} [points:point/points]; the joker goes to {side}.</source>
        <comment>tarot.took.excuse-last.you</comment>
        <translation>Prendi tu con {card.il}: {points} [points:punto/punti]; l&apos;excuse va {side.al}.</translation>
    </message>
    <message>
        <source>{seat} takes the trick with {card.the}: {points} [points:point/points] and the petit.</source>
        <comment>tarot.took.petit</comment>
        <translation>Prende {seat} con {card.il}: {points} [points:punto/punti] e il petit.</translation>
    </message>
    <message>
        <source>You take the trick with {card.the}: {points} [points:point/points] and the petit.</source>
        <comment>tarot.took.petit.you</comment>
        <translation>Prendi tu con {card.il}: {points} [points:punto/punti] e il petit.</translation>
    </message>
    <message>
        <source>{seat} takes the trick with {card.the}: {points} [points:point/points] and the petit. Now {m} are enough for the attack.</source>
        <comment>tarot.took.petit-attack</comment>
        <translation>Prende {seat} con {card.il}: {points} [points:punto/punti] e il petit. Ora all&apos;attacco ne bastano {m}.</translation>
    </message>
    <message>
        <source>You take the trick with {card.the}: {points} [points:point/points] and the petit. Now {m} are enough for the attack.</source>
        <comment>tarot.took.petit-attack.you</comment>
        <translation>Prendi tu con {card.il}: {points} [points:punto/punti] e il petit. Ora all&apos;attacco ne bastano {m}.</translation>
    </message>
    <message>
        <source>{seat} takes the trick with {card.the}: {points} [points:point/points] and the petit. Now the attack needs {m}.</source>
        <comment>tarot.took.petit-defence</comment>
        <translation>Prende {seat} con {card.il}: {points} [points:punto/punti] e il petit. Ora all&apos;attacco ne servono {m}.</translation>
    </message>
    <message>
        <source>You take the trick with {card.the}: {points} [points:point/points] and the petit. Now the attack needs {m}.</source>
        <comment>tarot.took.petit-defence.you</comment>
        <translation>Prendi tu con {card.il}: {points} [points:punto/punti] e il petit. Ora all&apos;attacco ne servono {m}.</translation>
    </message>
    <message>
        <source>Base: {base}</source>
        <comment>sheet.base</comment>
        <translation>Base: {base}</translation>
    </message>
    <message>
        <source>Points above what was needed: {n}</source>
        <comment>sheet.made</comment>
        <translation>Punti oltre quelli che servivano: {n}</translation>
    </message>
    <message>
        <source>Points short of what was needed: {n}</source>
        <comment>sheet.failed</comment>
        <translation>Punti sotto quelli che servivano: {n}</translation>
    </message>
    <message>
        <source>{contract.short}, ({base} + {n}) × {m}: {score}</source>
        <comment>tarot.sheet.factor</comment>
        <translation>{contract}, ({base} + {n}) × {m}: {score}</translation>
    </message>
    <message>
        <source>Difference {n} × {m}: {price}</source>
        <comment>sheet.difference</comment>
        <translation>Differenza {n} × {m}: {price}</translation>
    </message>
    <message>
        <source>Every trick without bidding it, base: {n}</source>
        <comment>sheet.slam-silent-house</comment>
        <translation>Tutte le prese senza dichiararlo, base: {n}</translation>
    </message>
    <message>
        <source>discard: {n} [n:card/cards]</source>
        <comment>tarot.plate.discards</comment>
        <translation>scarto: {n} [n:carta/carte]</translation>
    </message>
    <message>
        <source>{n} [n:card/cards]; no king, no bout</source>
        <comment>tarot.dock.discard-note</comment>
        <translation>{n} [n:carta/carte]; né re né bout</translation>
    </message>
    <message>
        <source>{n} [n:card/cards], trumps among them</source>
        <comment>tarot.dock.discard-trumps</comment>
        <translation>{n} [n:carta/carte], trionfi compresi</translation>
    </message>
    <message>
        <source>The discard was {cards}.</source>
        <comment>tarot.where.discard-was</comment>
        <translation>Lo scarto era {cards}.</translation>
    </message>
    <message>
        <source>The dog held {cards}.</source>
        <comment>tarot.where.chien-held</comment>
        <translation>Il chien era {cards}.</translation>
    </message>
    <message>
        <source>Whoever bids highest plays against all the others.</source>
        <comment>tarot.why.goal</comment>
        <translation>Chi dichiara di più gioca contro tutti gli altri.</translation>
    </message>
    <message>
        <source>Whoever bids highest plays with a secret partner against the other three.</source>
        <comment>tarot.why.goal-five</comment>
        <translation>Chi dichiara di più gioca con un socio segreto contro gli altri tre.</translation>
    </message>
    <message>
        <source>The hand is worth 25 plus the points above or below those needed, times:</source>
        <comment>tarot.why.price</comment>
        <translation>La smazzata vale 25 più i punti sopra o sotto quelli necessari, per:</translation>
    </message>
    <message>
        <source>×{n} small: take the dog, discard as many cards.</source>
        <comment>tarot.why.petite</comment>
        <translation>×{n} petite: prendi il chien e scarti altrettante carte.</translation>
    </message>
    <message>
        <source>×{n} guard: take the dog, discard as many cards.</source>
        <comment>tarot.why.garde</comment>
        <translation>×{n} garde: prendi il chien e scarti altrettante carte.</translation>
    </message>
    <message>
        <source>×{n} guard without the dog: it counts for you.</source>
        <comment>tarot.why.garde-sans</comment>
        <translation>×{n} garde sans: il chien conta per te.</translation>
    </message>
    <message>
        <source>×{n} guard against the dog: it counts for the others.</source>
        <comment>tarot.why.garde-contre</comment>
        <translation>×{n} garde contre: il chien conta per gli altri.</translation>
    </message>
    <message>
        <source>A slam is worth {n}: win every trick; the dog is nobody&apos;s.</source>
        <comment>tarot.why.chelem</comment>
        <translation>Il chelem vale {n}: tutte le prese; il chien non conta per nessuno.</translation>
    </message>
    <message>
        <source>◆ over one of your cards: it came from the dog.</source>
        <comment>tarot.why.discard-marks</comment>
        <translation>◆ sopra una tua carta: viene dal chien.</translation>
    </message>
    <message>
        <source>{seat} is discarding {n} [n:card/cards].</source>
        <comment>phase.discard</comment>
        <translation>{seat} sta scartando {n} [n:carta/carte].</translation>
    </message>
    <message>
        <source>Discard {n} [n:card/cards].</source>
        <comment>phase.discard.you</comment>
        <translation>Scarta {n} [n:carta/carte].</translation>
    </message>
    <message>
        <source>{seat} has made the contract already: the defence has lost it.</source>
        <comment>tarot.need.made-against</comment>
        <translation>{seat} ha già fatto il contratto: per la difesa è perso.</translation>
    </message>
    <message>
        <source>{n} [n:trick/tricks]</source>
        <comment>jabberwocky.said.bid</comment>
        <translation>{n} [n:presa/prese]</translation>
    </message>
    <message>
        <source>I call {card.the}</source>
        <comment>tarot.said.call</comment>
        <translation>Chiamo {card.il}</translation>
    </message>
    <message>
        <source>Slam!</source>
        <comment>tarot.said.slam</comment>
        <translation>Chelem!</translation>
    </message>
    <message>
        <source>Handful of {n}</source>
        <comment>tarot.said.handful</comment>
        <translation>Poignée di {n}</translation>
    </message>
    <message>
        <source>Below ten you lose what is missing; from ten on all your points count.</source>
        <comment>jaago.need.or-lose.you</comment>
        <translation>Sotto i dieci perdi quello che manca; da dieci in su contano tutti i punti.</translation>
    </message>
    <message>
        <source>The cards are stacked and dealt as they lie</source>
        <comment>option.shuffle-none</comment>
        <translation>Le carte si impilano e si danno come stanno</translation>
    </message>
    <message>
        <source>Nobody scores, and the hand does not count</source>
        <comment>sheet.void</comment>
        <translation>Nessuno segna, e la smazzata non conta</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>jaago.ranks.points</comment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>The last trick counts 1 point more.</source>
        <comment>jaago.ranks.last-trick</comment>
        <translation>L&apos;ultima presa vale 1 punto in più.</translation>
    </message>
    <message>
        <source>Strongest first. Cards have no points here: only the tricks count.</source>
        <comment>jabberwocky.ranks.no-points</comment>
        <translation>Dalla più forte. Qui le carte non hanno punti: contano solo le prese.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <comment>tarot.ranks.trumps</comment>
        <translation>Trionfi</translation>
    </message>
    <message>
        <source>Each suit</source>
        <comment>tarot.ranks.suits</comment>
        <translation>Ogni seme</translation>
    </message>
    <message>
        <source>{card.the} counts {points} and takes no trick. {total} points in all.</source>
        <comment>tarot.ranks.excuse</comment>
        <translation>{card.il} vale {points} e non fa prese. In tutto {total} punti.</translation>
    </message>
    <message>
        <source>Strongest first, with their points: {n} in all.</source>
        <comment>called.ranks.all</comment>
        <translation>Dalla più forte, con i punti: in tutto {n}.</translation>
    </message>
    <message>
        <source>You and {seats} took the most: {points} [points:point/points] each</source>
        <comment>jaago.title.most-shared.you</comment>
        <translation>Tu e {seats} avete fatto più punti di tutti: {points} [points:punto/punti] a testa</translation>
    </message>
    <message>
        <source>You and {seats} have the highest total: {score}</source>
        <comment>jaago.sheet.highest-shared.you</comment>
        <translation>Tu e {seats} avete il totale più alto: {score}</translation>
    </message>
    <message>
        <source>{seat} bid {rank.the}. Nothing is lower, so the auction was over before you had spoken.</source>
        <comment>jaguar.where.cut</comment>
        <translation>{seat} ha chiamato {rank.il}. Più in basso non si va: l&apos;asta è finita prima che toccasse a te.</translation>
    </message>
    <message>
        <source>The called card lay in your discard: you have been alone.</source>
        <comment>tarot.did.called-in-discard.you</comment>
        <translation>La carta chiamata era nel tuo scarto: giocavi contro tutti.</translation>
    </message>
    <message>
        <source>All sixteen honours are in sight: there is no call, and you play alone.</source>
        <comment>did.no-call.you</comment>
        <translation>Le sedici figure si vedono tutte: non si chiama nulla, e giochi contro tutti.</translation>
    </message>
    <message>
        <source>The called card lay in the dog: you have been alone.</source>
        <comment>did.called-in-chien.you</comment>
        <translation>La carta chiamata era nel chien: giocavi contro tutti.</translation>
    </message>
    <message>
        <source>You had to discard trumps and show them: {cards}.</source>
        <comment>did.discard-trump.you</comment>
        <translation>Hai dovuto scartare dei trionfi e li mostri: {cards}.</translation>
    </message>
    <message>
        <source>You announce a slam.</source>
        <comment>did.slam.you</comment>
        <translation>Annunci il chelem.</translation>
    </message>
    <message>
        <source>You announce nothing.</source>
        <comment>did.no-slam.you</comment>
        <translation>Non annunci nulla.</translation>
    </message>
    <message>
        <source>You show a handful of {n} trumps: {cards}.</source>
        <comment>did.show.you</comment>
        <translation>Mostri una poignée di {n} trionfi: {cards}.</translation>
    </message>
    <message>
        <source>You play the joker and keep it: 4 points, and ½ to whoever takes the trick.</source>
        <comment>did.excuse.you</comment>
        <translation>Giochi l&apos;excuse, che resta tua: 4 punti, e ½ a chi prende.</translation>
    </message>
    <message>
        <source>{n} trumps held by you: {score}</source>
        <comment>sheet.poignee-house.you</comment>
        <translation>{n} trionfi tuoi: {score}</translation>
    </message>
    <message>
        <source>Handful of {n} shown by you, for the winners of the contract: {score}</source>
        <comment>sheet.poignee-fft.you</comment>
        <translation>Poignée di {n} mostrata da te, a chi ha vinto il contratto: {score}</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <comment>tarot.where.passed-you</comment>
        <translation>Hai passato.</translation>
    </message>
    <message>
        <source>You hold no bout: as the taker you would need {m} points.</source>
        <comment>tarot.need.yours-none</comment>
        <translation>Non hai bout: da preneur ti servirebbero {m} punti.</translation>
    </message>
    <message>
        <source>Without a bout, as now, the attack needs {m} points; {n} [n:bout is/bouts are] still in play.</source>
        <comment>tarot.need.bouts-none</comment>
        <translation>Senza bout, come ora, all&apos;attacco servono {m} punti; {n} bout [n:è/sono] ancora in gioco.</translation>
    </message>
    <message>
        <source>You have shown {n} trumps.</source>
        <comment>fact.poignee.you</comment>
        <translation>Hai mostrato {n} trionfi.</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <comment>called.where.passed-you</comment>
        <translation>Hai passato.</translation>
    </message>
    <message>
        <source>You are the {role}, and the {mate} is {seat}. Trump is {suit}.</source>
        <comment>called.where.your-mate</comment>
        <translation>{role.il} sei tu, e {mate.il} è {seat}. Briscola è {suit}.</translation>
    </message>
    <message>
        <source>You do not hold the called card, so you play against the {role}.</source>
        <comment>called.where.against</comment>
        <translation>La carta chiamata non ce l&apos;hai tu: giochi contro {role.il}.</translation>
    </message>
    <message>
        <source>{card.the} was yours: now everybody knows that you play alone.</source>
        <comment>did.reveal-alone.you</comment>
        <translation>{card.il} era tra le tue carte: ora tutti sanno che giochi contro tutti.</translation>
    </message>
    <message>
        <source>You made your bid, and so did {seats}</source>
        <comment>jabberwocky.title.several.you</comment>
        <translation>Dichiarazione esatta per te, come per {seats}</translation>
    </message>
    <message>
        <source>Trumps were led: you must go over {top.the}, with {cards.or}.</source>
        <comment>can.trump-higher</comment>
        <translation>L&apos;uscita è a trionfi: devi salire sopra {top.il}, con {cards.or}.</translation>
    </message>
    <message>
        <source>You have no {suit}: you must trump over {top.the}, with {cards.or}.</source>
        <comment>can.overtrump</comment>
        <translation>Non hai {suit}: devi tagliare e salire sopra {top.il}, con {cards.or}.</translation>
    </message>
    <message>
        <source>You name a suit, and whoever holds {rank.the} of it is your {mate}.</source>
        <comment>called.means.names</comment>
        <translation>Dichiari un seme, e chi ha {rank.il} di quel seme è {mate.il}.</translation>
    </message>
    <message>
        <source>{other.the} would show everybody that you are the {mate}.</source>
        <comment>called.reason.hides</comment>
        <translation>{other.il} mostrerebbe a tutti che {mate.il} sei tu.</translation>
    </message>
    <message>
        <source>With these cards you make {rank.the} {n} [n:time/times] in 100.</source>
        <comment>called.reason.made</comment>
        <translation>Con queste carte {rank.il} ti riesce {n} [n:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>With these cards you would make {rank.the} only {n} [n:time/times] in 100.</source>
        <comment>called.reason.too-dear</comment>
        <translation>Con queste carte {rank.il} ti riuscirebbe solo {n} [n:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>With these cards your side reaches the {m} points promised {n} [n:time/times] in 100.</source>
        <comment>briscola.reason.points</comment>
        <translation>Con queste carte la tua parte arriva a {m} punti, quelli promessi, {n} [n:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>With these cards your side would reach {m} points only {n} [n:time/times] in 100.</source>
        <comment>briscola.reason.points-too-dear</comment>
        <translation>Con queste carte la tua parte arriverebbe a {m} punti solo {n} [n:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>With these cards you win a solo {n} [n:time/times] in 100.</source>
        <comment>briscola.reason.solo</comment>
        <translation>Con queste carte vinci a carichi {n} [n:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>With these cards you would win a solo only {n} [n:time/times] in 100.</source>
        <comment>briscola.reason.solo-too-dear</comment>
        <translation>Con queste carte vinceresti a carichi solo {n} [n:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>On average it brings you {points} [points:point/points] more in this trick than {other.the}.</source>
        <comment>jaago.reason.trick</comment>
        <translation>In questa presa ti porta in media {points} [points:punto/punti] in più {other.del}.</translation>
    </message>
    <message>
        <source>In the tricks to come you make {points} [points:point/points] more on average than after {other.the}.</source>
        <comment>jaago.reason.later</comment>
        <translation>Nelle prese che seguono fai in media {points} [points:punto/punti] in più che se giochi ora {other.il}.</translation>
    </message>
    <message>
        <source>Kept for later, {other.the} comes to you {n}; played now, {m.short}.</source>
        <comment>jaago.reason.kept</comment>
        <translation>Se tieni {other.il}, la carta resta tua {n}; se la giochi ora, {m.short}.</translation>
    </message>
    <message>
        <source>Played now, {card.the} comes to you {n}; after {other.the}, {m.short}.</source>
        <comment>jaago.reason.wins-now</comment>
        <translation>Se giochi ora {card.il}, la carta resta tua {n}; con {other.il}, {m.short}.</translation>
    </message>
    <message>
        <source>This way you get {card.the} {n}; with {other.the}, {m.short}.</source>
        <comment>jaago.reason.wins</comment>
        <translation>Così prendi {card.il} {n}; con {other.il}, {m.short}.</translation>
    </message>
    <message>
        <source>{other.the} would be ahead for now, but {n} another player takes the trick, with {points} [points:point/points] on average.</source>
        <comment>jaago.reason.beaten</comment>
        <translation>Con {other.il} saresti in testa solo per ora: {n} la presa va ad altri, in media con {points} [points:punto/punti].</translation>
    </message>
    <message>
        <source>{other.the} would be ahead for now, but {n} another player&apos;s jaago takes the trick, with {points} [points:point/points] on average.</source>
        <comment>jaago.reason.beaten-trump</comment>
        <translation>Con {other.il} saresti in testa solo per ora: {n} la presa va al jaago di un altro, in media con {points} [points:punto/punti].</translation>
    </message>
    <message>
        <source>{other.the} would be ahead for now, but {n} a jaago of {seat} takes the trick, with {points} [points:point/points] on average.</source>
        <comment>jaago.reason.beaten-trump-by</comment>
        <translation>Con {other.il} saresti in testa solo per ora: {n} la presa va a un jaago di {seat}, in media con {points} [points:punto/punti].</translation>
    </message>
    <message>
        <source>This way you get to ten points {n} [n:time/times] in 100.</source>
        <comment>jaago.reason.aim-alone</comment>
        <translation>Così arrivi a dieci punti {n} [n:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>{seat} then gets to ten points {n}; after {other.the}, {m.short}.</source>
        <comment>jaago.reason.spoils</comment>
        <translation>{n} {seat} arriva così a dieci punti; con {other.il}, {m.short}.</translation>
    </message>
    <message>
        <source>You take this trick {n}.</source>
        <comment>jaago.reason.alone</comment>
        <translation>{n} questa presa la fai tu.</translation>
    </message>
    <message>
        <source>You then make your bid {n} [n:time/times] in 100 instead of {m}.</source>
        <comment>jabberwocky.reason.also</comment>
        <translation>Così la dichiarazione ti riesce {n} [n:volta/volte] su 100 invece di {m}.</translation>
    </message>
    <message>
        <source>This bid comes out exactly {n} [n:time/times] in 100; the next best, {m}.</source>
        <comment>jabberwocky.reason.aim-said</comment>
        <translation>Questa dichiarazione ti riesce {n} [n:volta/volte] su 100; la seconda migliore, {m}.</translation>
    </message>
    <message>
        <source>This way you make your bid {n} [n:time/times] in 100.</source>
        <comment>jabberwocky.reason.aim-alone</comment>
        <translation>Così la dichiarazione ti riesce {n} [n:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>{seat} then makes the bid {n}; after {other.the}, {m.short}.</source>
        <comment>jabberwocky.reason.spoils</comment>
        <translation>{n} così la dichiarazione riesce {seat.a}; con {other.il}, {m.short}.</translation>
    </message>
    <message>
        <source>This trick is yours {n}.</source>
        <comment>jabberwocky.reason.alone</comment>
        <translation>{n} questa presa la fai tu.</translation>
    </message>
    <message>
        <source>It saves a trump: in the tricks to come your side makes {points} [points:point/points] more on average than after {other.the}.</source>
        <comment>tarot.reason.keeps</comment>
        <translation>Risparmia un trionfo: nelle prese che seguono la tua parte fa in media {points} [points:punto/punti] in più che se giochi ora {other.il}.</translation>
    </message>
    <message>
        <source>{other.the} would show everybody that you are the partner.</source>
        <comment>tarot.reason.hides</comment>
        <translation>{other.il} mostrerebbe a tutti che il socio sei tu.</translation>
    </message>
    <message>
        <source>With these cards you make the {contract} {n} [n:time/times] in 100.</source>
        <comment>tarot.reason.made</comment>
        <translation>Con queste carte {contract.il} ti riesce {n} [n:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>With these cards you would make the {contract} only {n} [n:time/times] in 100.</source>
        <comment>tarot.reason.too-dear</comment>
        <translation>Con queste carte {contract.il} ti riuscirebbe solo {n} [n:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>On average it brings your side {points} [points:point/points] more in this trick than {other.the}.</source>
        <comment>reason.trick</comment>
        <translation>In questa presa porta in media alla tua parte {points} [points:punto/punti] in più rispetto {other.al}.</translation>
    </message>
    <message>
        <source>In the tricks to come your side makes {points} [points:point/points] more on average than after {other.the}.</source>
        <comment>reason.later</comment>
        <translation>Nelle prese che seguono la tua parte fa in media {points} [points:punto/punti] in più che se giochi ora {other.il}.</translation>
    </message>
    <message>
        <source>It saves a trump: in the tricks to come your side makes {points} [points:point/points] more on average than after {other.the}.</source>
        <comment>reason.keeps</comment>
        <translation>Risparmia una briscola: nelle prese che seguono la tua parte fa in media {points} [points:punto/punti] in più che se giochi ora {other.il}.</translation>
    </message>
    <message>
        <source>Kept for later, {other.the} comes to your side {n}; played now, {m.short}.</source>
        <comment>reason.kept</comment>
        <translation>Se tieni {other.il}, la carta va alla tua parte {n}; se la giochi ora, {m.short}.</translation>
    </message>
    <message>
        <source>Played now, {card.the} comes to your side {n}; after {other.the}, {m.short}.</source>
        <comment>reason.wins-now</comment>
        <translation>Se giochi ora {card.il}, la carta va alla tua parte {n}; con {other.il}, {m.short}.</translation>
    </message>
    <message>
        <source>This way your side gets {card.the} {n}; with {other.the}, {m.short}.</source>
        <comment>reason.wins</comment>
        <translation>Così {card.il} va alla tua parte {n}; con {other.il}, {m.short}.</translation>
    </message>
    <message>
        <source>{other.the} would be ahead for now, but {n} the other side takes the trick, with {points} [points:point/points] on average.</source>
        <comment>reason.beaten</comment>
        <translation>Con {other.il} saresti in testa solo per ora: {n} la presa va alla parte avversa, in media con {points} [points:punto/punti].</translation>
    </message>
    <message>
        <source>{other.the} would be ahead for now, but {n} {seat} beats it and takes {points} [points:point/points] on average.</source>
        <comment>reason.beaten-by</comment>
        <translation>Con {other.il} saresti in testa solo per ora: {n} {seat} supera e prende in media {points} [points:punto/punti].</translation>
    </message>
    <message>
        <source>{other.the} would be ahead for now, but {n} the other side trumps it and takes {points} [points:point/points] on average.</source>
        <comment>reason.beaten-trump</comment>
        <translation>Con {other.il} saresti in testa solo per ora: {n} la parte avversa taglia e prende in media {points} [points:punto/punti].</translation>
    </message>
    <message>
        <source>{other.the} would be ahead for now, but {n} {seat} trumps it and takes {points} [points:point/points] on average.</source>
        <comment>reason.beaten-trump-by</comment>
        <translation>Con {other.il} saresti in testa solo per ora: {n} {seat} taglia e prende in media {points} [points:punto/punti].</translation>
    </message>
    <message>
        <source>It takes this trick {n}, {other.the} {m.short}.</source>
        <comment>reason.takes</comment>
        <translation>{n} prende; {other.il}, {m.short}.</translation>
    </message>
    <message>
        <source>With {best} as trump your side wins the hand {n} [n:time/times] in 100; with {other}, {m}.</source>
        <comment>reason.aim-suit</comment>
        <translation>Con briscola {best} la tua parte vince la smazzata {n} [n:volta/volte] su 100; con {other}, {m}.</translation>
    </message>
    <message>
        <source>If you call {best.the}, your side wins the hand {n} [n:time/times] in 100; with {other.the}, {m}.</source>
        <comment>reason.aim-call</comment>
        <translation>Se chiami {best.il}, la tua parte vince la smazzata {n} [n:volta/volte] su 100; con {other.il}, {m}.</translation>
    </message>
    <message>
        <source>If {best.the} goes, you make the contract {n} [n:time/times] in 100; if {other.the} does, {m}.</source>
        <comment>reason.aim-discard</comment>
        <translation>Se scarti {best.il}, il contratto riesce {n} [n:volta/volte] su 100; se scarti {other.il}, {m}.</translation>
    </message>
    <message>
        <source>This way your side wins the hand {n} [n:time/times] in 100; otherwise, {m}.</source>
        <comment>reason.aim-said</comment>
        <translation>Così la tua parte vince la smazzata {n} [n:volta/volte] su 100; altrimenti, {m}.</translation>
    </message>
    <message>
        <source>This way your side wins the hand {n} [n:time/times] in 100.</source>
        <comment>reason.aim-alone</comment>
        <translation>Così la tua parte vince la smazzata {n} [n:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>On average it brings you {score} in this hand, otherwise {other}.</source>
        <comment>reason.average</comment>
        <translation>In media ti porta {score} in questa smazzata, altrimenti {other}.</translation>
    </message>
    <message>
        <source>This trick goes to your side {n}.</source>
        <comment>reason.alone</comment>
        <translation>{n} questa presa va alla tua parte.</translation>
    </message>
    <message>
        <source>Above all, it brings home {card.the}: {n} rather than {m.short}.</source>
        <comment>reason.above</comment>
        <translation>Soprattutto, porta a casa {card.il}: {n} invece che {m.short}.</translation>
    </message>
    <message>
        <source>With this discard you make the contract {n} [n:time/times] in 100.</source>
        <comment>reason.aim-discard-alone</comment>
        <translation>Con questo scarto il contratto riesce {n} [n:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>It saves a trump: on average {less} [less:point/points] less in this trick than with {other.the}, but {points} more in those to come.</source>
        <comment>tarot.reason.keeps-cost</comment>
        <translation>Risparmia un trionfo: rispetto {other.al} porta in media {less} [less:punto/punti] in meno in questa presa, ma {points} in più in quelle che seguono.</translation>
    </message>
    <message>
        <source>On average it brings {points} [points:point/points] more in this trick than {other.the}, and only {less} less in those to come.</source>
        <comment>reason.trick-cost</comment>
        <translation>Rispetto {other.al} porta in media {points} [points:punto/punti] in più in questa presa, e solo {less} in meno in quelle che seguono.</translation>
    </message>
    <message>
        <source>On average it brings {less} [less:point/points] less in this trick than {other.the}, but {points} more in those to come.</source>
        <comment>reason.later-cost</comment>
        <translation>Rispetto {other.al} porta in media {less} [less:punto/punti] in meno in questa presa, ma {points} in più in quelle che seguono.</translation>
    </message>
    <message>
        <source>It saves a trump: on average {less} [less:point/points] less in this trick than with {other.the}, but {points} more in those to come.</source>
        <comment>reason.keeps-cost</comment>
        <translation>Risparmia una briscola: rispetto {other.al} porta in media {less} [less:punto/punti] in meno in questa presa, ma {points} in più in quelle che seguono.</translation>
    </message>
    <message>
        <source>Lost with {card.the}, it costs only {points} [points:point/points].</source>
        <comment>reason.beaten-less</comment>
        <translation>Persa con {card.il}, la presa costa solo {points} [points:punto/punti].</translation>
    </message>
    <message>
        <source>With {card.the} you get to ten points {n} [n:time/times] in 100; with {other.the}, {m}.</source>
        <comment>jaago.reason.aim</comment>
        <translation>Con {card.il} arrivi a dieci punti {n} [n:volta/volte] su 100; con {other.il}, {m}.</translation>
    </message>
    <message>
        <source>With {card.the} you make your bid {n} [n:time/times] in 100; with {other.the}, {m}.</source>
        <comment>jabberwocky.reason.aim</comment>
        <translation>Con {card.il} la dichiarazione ti riesce {n} [n:volta/volte] su 100; con {other.il}, {m}.</translation>
    </message>
    <message>
        <source>With {card.the} your side wins the hand {n} [n:time/times] in 100; with {other.the}, {m}.</source>
        <comment>reason.aim</comment>
        <translation>Con {card.il} la tua parte vince la smazzata {n} [n:volta/volte] su 100; con {other.il}, {m}.</translation>
    </message>
    <message>
        <source>Where nobody bids lower, you make {rank.the} {n} [n:time/times] in 100.</source>
        <comment>called.reason.made-if-kept</comment>
        <translation>Se nessuno chiama più basso, {rank.il} ti riesce {n} [n:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>Where nobody raises, your side reaches the {m} points promised {n} [n:time/times] in 100.</source>
        <comment>briscola.reason.points-if-kept</comment>
        <translation>Se nessuno rilancia, la tua parte arriva a {m} punti, quelli promessi, {n} [n:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>Where nobody bids higher, you make the {contract} {n} [n:time/times] in 100.</source>
        <comment>tarot.reason.made-if-kept</comment>
        <translation>Se nessuno dichiara di più, {contract.il} ti riesce {n} [n:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>{other.the} may be just as good: the likely deals do not surely tell them apart.</source>
        <comment>reason.close</comment>
        <translation>Con {other.il} potrebbe andare altrettanto bene: la differenza non è sicura.</translation>
    </message>
    <message>
        <source>All in all, this way your side wins the hand {n} [n:time/times] in 100.</source>
        <comment>reason.outbid-aim</comment>
        <translation>Tutto sommato, così la tua parte vince la smazzata {n} [n:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>Any card may be played</source>
        <comment>called.idea.any-card.title</comment>
        <translation>Va bene qualunque carta</translation>
    </message>
    <message>
        <source>You lead</source>
        <comment>called.idea.lead.title</comment>
        <translation>Esci tu: giochi la prima carta</translation>
    </message>
    <message>
        <source>Who takes the trick</source>
        <comment>called.idea.takes.title</comment>
        <translation>Chi fa la presa</translation>
    </message>
    <message>
        <source>The highest trump takes it; without a trump, the highest card of the suit led. All the points in it go to whoever takes it.</source>
        <comment>called.idea.takes</comment>
        <translation>Prende la briscola più alta; senza briscole, la carta più alta del seme di uscita. A chi prende vanno tutti i punti della presa.</translation>
    </message>
    <message>
        <source>Trump beats every other suit</source>
        <comment>called.idea.trump.title</comment>
        <translation>La briscola batte ogni altro seme</translation>
    </message>
    <message>
        <source>A trump was played: no other suit can win now, not even with an ace.</source>
        <comment>called.idea.trump</comment>
        <translation>È stata giocata una briscola: nessun altro seme può più vincere, nemmeno con l&apos;asso.</translation>
    </message>
    <message>
        <source>You play last</source>
        <comment>called.idea.last.title</comment>
        <translation>Chiudi tu la presa</translation>
    </message>
    <message>
        <source>Nobody plays after you, so you see who gets this trick. If it is your side, add points. If not, win it cheaply, or give a card worth nothing.</source>
        <comment>called.idea.last</comment>
        <translation>Dopo di te non gioca nessuno: vedi già a chi va la presa. Se è della tua parte, mettici punti. Se no, prendila con poco, o gioca un liscio.</translation>
    </message>
    <message>
        <source>The auction</source>
        <comment>briscola.idea.auction.title</comment>
        <translation>L&apos;asta</translation>
    </message>
    <message>
        <source>After the two</source>
        <comment>briscola.idea.raise.title</comment>
        <translation>Oltre il due</translation>
    </message>
    <message>
        <source>Solo</source>
        <comment>briscola.idea.solo.title</comment>
        <translation>A carichi</translation>
    </message>
    <message>
        <source>You are the caller</source>
        <comment>briscola.idea.caller.title</comment>
        <translation>Il chiamante sei tu</translation>
    </message>
    <message>
        <source>Your bid stood. Name a suit in which you are strong: it becomes trump, and whoever holds the card of your rank in it is your partner.</source>
        <comment>briscola.idea.caller</comment>
        <translation>Nessuno ha chiamato più basso. Scegli un seme in cui sei forte: diventa briscola, e chi ha la carta del valore chiamato in quel seme è il tuo socio.</translation>
    </message>
    <message>
        <source>Trump and the secret partner</source>
        <comment>briscola.idea.partner.title</comment>
        <translation>La briscola e il socio segreto</translation>
    </message>
    <message>
        <source>You are the partner</source>
        <comment>briscola.idea.you-partner.title</comment>
        <translation>Il socio sei tu</translation>
    </message>
    <message>
        <source>You hold the called card. Bring points to the caller&apos;s tricks, but do not show yourself: who knows you will keep points from you.</source>
        <comment>briscola.idea.you-partner</comment>
        <translation>Hai la carta chiamata. Porta punti sulle prese del chiamante, ma senza scoprirti: chi sa che sei il socio non ti lascia punti.</translation>
    </message>
    <message>
        <source>The turn goes to the right</source>
        <comment>briscola.idea.right.title</comment>
        <translation>Si gira verso destra</translation>
    </message>
    <message>
        <source>Here the next to play sits to the right, against the clock. The player after the dealer leads to the first trick, whoever calls.</source>
        <comment>briscola.idea.right</comment>
        <translation>Qui tocca poi a chi siede a destra, in senso antiorario. Nella prima presa esce chi siede dopo il mazziere, chiunque abbia chiamato.</translation>
    </message>
    <message>
        <source>What is needed</source>
        <comment>briscola.idea.needed.title</comment>
        <translation>Quanto serve</translation>
    </message>
    <message>
        <source>There are 120 points. The plate at the top right counts them; each player&apos;s points stand by the name.</source>
        <comment>briscola.idea.needed</comment>
        <translation>I punti sono 120. Li conta il riquadro in alto a destra; quelli di ciascuno sono accanto al nome.</translation>
    </message>
    <message>
        <source>The partner is known</source>
        <comment>briscola.idea.known.title</comment>
        <translation>Il socio è noto</translation>
    </message>
    <message>
        <source>The score</source>
        <comment>briscola.idea.score.title</comment>
        <translation>Il punteggio</translation>
    </message>
    <message>
        <source>In every suit the ace is highest and the two lowest. For points the rank does not matter: each red card counts 1, each black one ½, and the last trick 1 more: 40 in all.</source>
        <comment>jaago.idea.cards</comment>
        <translation>In ogni seme l&apos;asso è la più alta e il due la più bassa. Per i punti il valore non conta: ogni carta rossa fa 1, ogni nera ½, l&apos;ultima presa 1 in più: 40 in tutto.</translation>
    </message>
    <message>
        <source>Ten points</source>
        <comment>jaago.idea.ten.title</comment>
        <translation>Dieci punti</translation>
    </message>
    <message>
        <source>The sister suit is trump</source>
        <comment>jaago.idea.sister.title</comment>
        <translation>Briscola è il seme gemello</translation>
    </message>
    <message>
        <source>Trump is new in each trick: the other suit of the colour led, its sister.</source>
        <comment>jaago.idea.sister</comment>
        <translation>La briscola cambia a ogni presa: è l&apos;altro seme del colore di uscita, il suo gemello.</translation>
    </message>
    <message>
        <source>You lead</source>
        <comment>jaago.idea.lead.title</comment>
        <translation>Esci tu: giochi la prima carta</translation>
    </message>
    <message>
        <source>Follow, and go higher</source>
        <comment>jaago.idea.higher.title</comment>
        <translation>Rispondi, e sali</translation>
    </message>
    <message>
        <source>Following suit is a duty, and so is beating the best card of the trick if you can.</source>
        <comment>jaago.idea.higher</comment>
        <translation>Rispondere al seme è un obbligo, e lo è anche superare la carta migliore della presa, se si può.</translation>
    </message>
    <message>
        <source>You must still follow suit, but now the choice is yours: keep the higher cards.</source>
        <comment>jaago.idea.lower</comment>
        <translation>Devi comunque rispondere al seme, ma ora scegli tu: tieni le carte più alte.</translation>
    </message>
    <message>
        <source>After a jaago</source>
        <comment>jaago.idea.trumped.title</comment>
        <translation>Dopo un jaago</translation>
    </message>
    <message>
        <source>Once somebody has trumped, the suit led cannot win: follow with any card of it.</source>
        <comment>jaago.idea.trumped</comment>
        <translation>Quando qualcuno ha tagliato, il seme di uscita non può vincere: rispondi con una carta qualunque di quel seme.</translation>
    </message>
    <message>
        <source>You must trump</source>
        <comment>jaago.idea.trump.title</comment>
        <translation>Tagliare è un obbligo</translation>
    </message>
    <message>
        <source>Without the suit led, but with its sister, there is no choice: you must trump.</source>
        <comment>jaago.idea.trump</comment>
        <translation>Senza il seme di uscita, ma con il gemello, non c&apos;è scelta: devi tagliare.</translation>
    </message>
    <message>
        <source>Over the jaago</source>
        <comment>jaago.idea.over.title</comment>
        <translation>Sopra il jaago</translation>
    </message>
    <message>
        <source>A jaago is there already: play a higher one if you can, else any of yours.</source>
        <comment>jaago.idea.over</comment>
        <translation>C&apos;è già un jaago: se puoi devi salire, altrimenti va bene un jaago qualunque.</translation>
    </message>
    <message>
        <source>Cards of the other colour never win: throw a low one, and keep the high ones.</source>
        <comment>jaago.idea.careful</comment>
        <translation>Le carte dell&apos;altro colore non vincono mai: scartane una bassa, e tieni le alte.</translation>
    </message>
    <message>
        <source>Who takes the trick</source>
        <comment>jaago.idea.takes.title</comment>
        <translation>Chi fa la presa</translation>
    </message>
    <message>
        <source>The highest card of the sister suit takes it; without one, the highest of the suit led. Whoever takes it leads to the next.</source>
        <comment>jaago.idea.takes</comment>
        <translation>Prende la carta più alta del seme gemello; se non ce n&apos;è, la più alta del seme di uscita. Chi prende esce nella presa dopo.</translation>
    </message>
    <message>
        <source>A jaago takes the trick</source>
        <comment>jaago.idea.jaago.title</comment>
        <translation>Un jaago fa la presa</translation>
    </message>
    <message>
        <source>Even the two of the sister suit beats the ace of the suit led.</source>
        <comment>jaago.idea.jaago</comment>
        <translation>Anche il due del seme gemello batte l&apos;asso del seme di uscita.</translation>
    </message>
    <message>
        <source>The last trick</source>
        <comment>jaago.idea.last.title</comment>
        <translation>L&apos;ultima presa</translation>
    </message>
    <message>
        <source>It counts one point more, and whoever takes it deals the next hand.</source>
        <comment>jaago.idea.last</comment>
        <translation>Vale un punto in più, e chi la fa dà le carte nella prossima smazzata.</translation>
    </message>
    <message>
        <source>The score</source>
        <comment>jaago.idea.score.title</comment>
        <translation>Il punteggio</translation>
    </message>
    <message>
        <source>In the first hand there are three each, later more. In every suit the ace is highest and the two lowest. Cards have no points: only tricks count.</source>
        <comment>jabberwocky.idea.cards</comment>
        <translation>Nella prima smazzata sono tre a testa, poi di più. In ogni seme l&apos;asso è la più alta e il due la più bassa. Le carte non hanno punti: contano solo le prese.</translation>
    </message>
    <message>
        <source>The card turned up</source>
        <comment>jabberwocky.idea.trump.title</comment>
        <translation>La carta scoperta</translation>
    </message>
    <message>
        <source>Its suit is trump in this hand and beats the three others. The card is not played.</source>
        <comment>jabberwocky.idea.trump</comment>
        <translation>Il suo seme in questa smazzata è briscola e batte gli altri tre. La carta non si gioca.</translation>
    </message>
    <message>
        <source>Bid exactly what you take</source>
        <comment>jabberwocky.idea.bid.title</comment>
        <translation>Dichiara le prese esatte</translation>
    </message>
    <message>
        <source>The dealer&apos;s hook</source>
        <comment>jabberwocky.idea.hook.title</comment>
        <translation>Il vincolo del mazziere</translation>
    </message>
    <message>
        <source>You deal, so you bid last, and the bids may not add up to the number of tricks: somebody must fail.</source>
        <comment>jabberwocky.idea.hook</comment>
        <translation>Fai il mazziere e dichiari dopo tutti: la somma non può fare il numero delle prese. Qualcuno deve sbagliare.</translation>
    </message>
    <message>
        <source>Follow the suit led</source>
        <comment>jabberwocky.idea.follow.title</comment>
        <translation>Rispondi al seme</translation>
    </message>
    <message>
        <source>Without the suit led</source>
        <comment>jabberwocky.idea.void.title</comment>
        <translation>Senza il seme di uscita</translation>
    </message>
    <message>
        <source>A trump can take the trick now; a card of another suit cannot, which is a way to get rid of it.</source>
        <comment>jabberwocky.idea.void</comment>
        <translation>Una briscola ora può prendere; una carta di un altro seme no, ed è un modo per liberarsene.</translation>
    </message>
    <message>
        <source>You lead</source>
        <comment>jabberwocky.idea.lead.title</comment>
        <translation>Esci tu: giochi la prima carta</translation>
    </message>
    <message>
        <source>Who takes the trick</source>
        <comment>jabberwocky.idea.takes.title</comment>
        <translation>Chi fa la presa</translation>
    </message>
    <message>
        <source>The highest trump takes it; without a trump, the highest card of the suit led. Whoever takes it leads to the next.</source>
        <comment>jabberwocky.idea.takes</comment>
        <translation>Prende la briscola più alta; senza briscole, la carta più alta del seme di uscita. Chi prende esce nella presa dopo.</translation>
    </message>
    <message>
        <source>Trump beats every other suit</source>
        <comment>jabberwocky.idea.trumped.title</comment>
        <translation>La briscola batte ogni altro seme</translation>
    </message>
    <message>
        <source>A trump was played: no other suit can win now, not even with an ace.</source>
        <comment>jabberwocky.idea.trumped</comment>
        <translation>È stata giocata una briscola: nessun altro seme può più vincere, nemmeno con l&apos;asso.</translation>
    </message>
    <message>
        <source>Your bid so far</source>
        <comment>jabberwocky.idea.so-far.title</comment>
        <translation>La tua dichiarazione finora</translation>
    </message>
    <message>
        <source>While you want tricks, win; once you have them, lose: play your highest card that does not win.</source>
        <comment>jabberwocky.idea.so-far</comment>
        <translation>Finché ti servono prese, cerca di vincere; quando le hai, cerca di perdere: gioca la carta più alta che non prende.</translation>
    </message>
    <message>
        <source>The score</source>
        <comment>jabberwocky.idea.score.title</comment>
        <translation>Il punteggio</translation>
    </message>
    <message>
        <source>The auction</source>
        <comment>jaguar.idea.auction.title</comment>
        <translation>L&apos;asta</translation>
    </message>
    <message>
        <source>You are the jaguar</source>
        <comment>jaguar.idea.jaguar.title</comment>
        <translation>Il giaguaro sei tu</translation>
    </message>
    <message>
        <source>Your bid stood. Name a suit in which you are strong: it becomes trump, and whoever holds the card of your rank in it is your friend.</source>
        <comment>jaguar.idea.jaguar</comment>
        <translation>Nessuno ha chiamato più basso. Scegli un seme in cui sei forte: diventa briscola, e chi ha la carta del valore chiamato in quel seme è il tuo amico.</translation>
    </message>
    <message>
        <source>Trump and the secret friend</source>
        <comment>jaguar.idea.friend.title</comment>
        <translation>La briscola e l&apos;amico segreto</translation>
    </message>
    <message>
        <source>You are the friend</source>
        <comment>jaguar.idea.you-friend.title</comment>
        <translation>L&apos;amico sei tu</translation>
    </message>
    <message>
        <source>You hold the called card. Bring points to the jaguar&apos;s tricks, but do not show yourself: who knows you will keep points from you.</source>
        <comment>jaguar.idea.you-friend</comment>
        <translation>Hai la carta chiamata. Porta punti sulle prese del giaguaro, ma senza scoprirti: chi sa che sei l&apos;amico non ti lascia punti.</translation>
    </message>
    <message>
        <source>What is needed</source>
        <comment>jaguar.idea.needed.title</comment>
        <translation>Quanto serve</translation>
    </message>
    <message>
        <source>The jaguar&apos;s side wins with 61 of the 120 points, the others with 60. Each player&apos;s points stand by the name.</source>
        <comment>jaguar.idea.needed</comment>
        <translation>La parte del giaguaro vince con 61 dei 120 punti, gli altri con 60. I punti di ciascuno sono accanto al nome.</translation>
    </message>
    <message>
        <source>The friend is known</source>
        <comment>jaguar.idea.known.title</comment>
        <translation>L&apos;amico è noto</translation>
    </message>
    <message>
        <source>The score</source>
        <comment>jaguar.idea.score.title</comment>
        <translation>Il punteggio</translation>
    </message>
    <message>
        <source>Points and bouts</source>
        <comment>tarot.idea.bouts.title</comment>
        <translation>I punti e i bout</translation>
    </message>
    <message>
        <source>The 21, the petit (the 1 of trumps) and the joker are the bouts: worth 4½ points, as much as a king. The more of them the taker has, the fewer points are needed.</source>
        <comment>tarot.idea.bouts</comment>
        <translation>Il 21, il petit (l&apos;1 dei trionfi) e l&apos;excuse sono i bout: valgono 4½ punti, come un re. Più ne ha il preneur, meno punti gli servono.</translation>
    </message>
    <message>
        <source>The auction</source>
        <comment>tarot.idea.auction.title</comment>
        <translation>L&apos;asta</translation>
    </message>
    <message>
        <source>The dog</source>
        <comment>tarot.idea.dog.title</comment>
        <translation>Il chien</translation>
    </message>
    <message>
        <source>Six cards lie face down. With a small or a guard the taker takes them up and discards six others, which count for the taker; above that they stay away.</source>
        <comment>tarot.idea.dog</comment>
        <translation>Sei carte sono coperte. Con la petite o la garde il preneur le prende e ne scarta altre sei, che contano per lui; con i contratti più alti le sei carte restano fuori.</translation>
    </message>
    <message>
        <source>You are the taker</source>
        <comment>tarot.idea.discard.title</comment>
        <translation>Il preneur sei tu</translation>
    </message>
    <message>
        <source>Six cards go, no king and no bout; their points are yours. Get rid of a whole suit, and you can trump it.</source>
        <comment>tarot.idea.discard</comment>
        <translation>Scarta sei carte, né re né bout; i loro punti sono tuoi. Se resti senza un seme, potrai tagliarlo.</translation>
    </message>
    <message>
        <source>Taker and defence</source>
        <comment>tarot.idea.taker.title</comment>
        <translation>Il preneur e la difesa</translation>
    </message>
    <message>
        <source>Points needed</source>
        <comment>tarot.idea.needed.title</comment>
        <translation>I punti che servono</translation>
    </message>
    <message>
        <source>Of the 91 points the attack needs 56 without a bout, then 51, 41, and 36 with three.</source>
        <comment>tarot.idea.needed</comment>
        <translation>Dei 91 punti all&apos;attacco ne servono 56 senza bout, poi 51, 41, e 36 con tre.</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <comment>tarot.idea.follow.title</comment>
        <translation>Rispondi al seme</translation>
    </message>
    <message>
        <source>Whoever holds the suit led must play it, high or low.</source>
        <comment>tarot.idea.follow</comment>
        <translation>Chi ha il seme di uscita deve giocarlo, alto o basso.</translation>
    </message>
    <message>
        <source>The joker</source>
        <comment>tarot.idea.joker.title</comment>
        <translation>L&apos;excuse</translation>
    </message>
    <message>
        <source>You must trump</source>
        <comment>tarot.idea.trump.title</comment>
        <translation>Tagliare è un obbligo</translation>
    </message>
    <message>
        <source>Without the suit led you must play a trump.</source>
        <comment>tarot.idea.trump</comment>
        <translation>Senza il seme di uscita si deve tagliare.</translation>
    </message>
    <message>
        <source>Go over the trumps</source>
        <comment>tarot.idea.over.title</comment>
        <translation>Sali sui trionfi</translation>
    </message>
    <message>
        <source>A trump must be higher than those in the trick, if you have a higher one.</source>
        <comment>tarot.idea.over</comment>
        <translation>Un trionfo deve superare quelli già nella presa, se ne hai uno più alto.</translation>
    </message>
    <message>
        <source>Neither suit nor trump</source>
        <comment>tarot.idea.neither.title</comment>
        <translation>Né seme né trionfi</translation>
    </message>
    <message>
        <source>Give points to your side, and nothing to the other.</source>
        <comment>tarot.idea.neither</comment>
        <translation>Dai punti alla tua parte, e niente all&apos;altra.</translation>
    </message>
    <message>
        <source>You lead</source>
        <comment>tarot.idea.lead.title</comment>
        <translation>Esci tu: giochi la prima carta</translation>
    </message>
    <message>
        <source>Who takes the trick</source>
        <comment>tarot.idea.takes.title</comment>
        <translation>Chi fa la presa</translation>
    </message>
    <message>
        <source>The highest trump takes it; without a trump, the highest card of the suit led.</source>
        <comment>tarot.idea.takes</comment>
        <translation>Prende il trionfo più alto; senza trionfi, la carta più alta del seme di uscita.</translation>
    </message>
    <message>
        <source>A trump takes the trick</source>
        <comment>tarot.idea.trumped.title</comment>
        <translation>Un trionfo fa la presa</translation>
    </message>
    <message>
        <source>Any trump beats the suit led, even its king, and takes its points.</source>
        <comment>tarot.idea.trumped</comment>
        <translation>Qualunque trionfo batte il seme di uscita, anche il re, e ne prende i punti.</translation>
    </message>
    <message>
        <source>The score</source>
        <comment>tarot.idea.score.title</comment>
        <translation>Il punteggio</translation>
    </message>
    <message>
        <source>Whoever holds the called card knows it, and nobody else; the others guess from what is played.</source>
        <comment>briscola.idea.partner</comment>
        <translation>Chi ha la carta chiamata lo sa, e nessun altro. Gli altri lo indovinano dalle giocate.</translation>
    </message>
    <message>
        <source>Whoever holds the called card knows it, and nobody else; the others guess from what is played.</source>
        <comment>jaguar.idea.friend</comment>
        <translation>Chi ha la carta chiamata lo sa, e nessun altro. Gli altri lo indovinano dalle giocate.</translation>
    </message>
    <message>
        <source>Hand {n}, perhaps the last</source>
        <comment>jaago.plate.hand-last</comment>
        <translation>Smazzata {n}, forse l&apos;ultima</translation>
    </message>
    <message>
        <source>The match ends with this hand, unless two are level at the top again.</source>
        <comment>jaago.need.tie-ends</comment>
        <translation>La partita finisce con questa smazzata, a meno che in testa ci sia di nuovo parità.</translation>
    </message>
    <message>
        <source>{seat} pays {other} the winner&apos;s bonus: {points}</source>
        <comment>sheet.pays-bonus</comment>
        <translation>{seat} paga {other.a} il premio del vincitore: {points}</translation>
    </message>
    <message>
        <source>You pay {other} the winner&apos;s bonus: {points}</source>
        <comment>sheet.pays-bonus.you</comment>
        <translation>Paghi {other.a} il premio del vincitore: {points}</translation>
    </message>
    <message>
        <source>{seat} gets the winner&apos;s bonus from {other}: {points}</source>
        <comment>jaago.sheet.gets-bonus</comment>
        <translation>{seat} riceve il premio del vincitore da {other}: {points}</translation>
    </message>
    <message>
        <source>{other} pays you the winner&apos;s bonus: {points}</source>
        <comment>jaago.sheet.gets-bonus.you</comment>
        <translation>{other} ti paga il premio del vincitore: {points}</translation>
    </message>
    <message>
        <source>Say how many tricks you will take. Exactly that many bring 1 point, any other number nothing. Trumps and aces are the likeliest to take one.</source>
        <comment>jabberwocky.idea.bid</comment>
        <translation>Di&apos; quante prese farai. Se ne fai esattamente quel numero, vale 1 punto; se no, niente. Le prese più probabili sono le briscole e gli assi.</translation>
    </message>
    <message>
        <source>Exactly as many tricks as you bid bring 1 point, any other number none.</source>
        <comment>jabberwocky.why.exact</comment>
        <translation>Se fai esattamente le prese dichiarate prendi 1 punto; con qualunque altro numero, nulla.</translation>
    </message>
    <message>
        <source>{seat} has {score} and can end the match with this hand, with {points} [points:point/points] more.</source>
        <comment>jaago.need.may-end</comment>
        <translation>{seat} ha {score} e con altri {points} [points:punto/punti] chiude la partita in questa smazzata.</translation>
    </message>
    <message>
        <source>You can end it with this hand, with {points} [points:point/points] more.</source>
        <comment>jaago.need.may-end.you</comment>
        <translation>Con altri {points} [points:punto/punti] la chiudi tu in questa smazzata.</translation>
    </message>
    <message>
        <source>No table talk</source>
        <comment>table.talk.off.line</comment>
        <translation>In silenzio</translation>
    </message>
    <message>
        <source>Table talk</source>
        <comment>table.talk.on.line</comment>
        <translation>Si parla al tavolo</translation>
    </message>
    <message>
        <source>Table talk, and your side advises you</source>
        <comment>table.talk.teaching.line</comment>
        <translation>Si parla al tavolo, e chi sta con te ti consiglia</translation>
    </message>
    <message>
        <source>Table talk</source>
        <comment>table.talk.label</comment>
        <translation>Chiacchiere al tavolo</translation>
    </message>
    <message>
        <source>What may be said while cards are played. It may be untrue.</source>
        <comment>table.talk.explain</comment>
        <translation>Che cosa si può dire mentre si giocano le carte. Può anche non essere vero.</translation>
    </message>
    <message>
        <source>Trump would be {suit}, of which you hold {cards}.</source>
        <comment>called.reason.trump</comment>
        <translation>Briscola sarebbe {suit}: di quel seme hai {cards}.</translation>
    </message>
    <message>
        <source>Trump would most likely be {suit}, of which you hold {cards}.</source>
        <comment>called.reason.trump-likely</comment>
        <translation>Molto probabilmente la briscola sarebbe {suit}: di quel seme hai {cards}.</translation>
    </message>
    <message>
        <source>Your side then makes {points} [points:point/points] on average; {needed} are enough.</source>
        <comment>called.reason.side-makes</comment>
        <translation>In media la tua parte fa allora {points} [points:punto/punti]; ne bastano {needed}.</translation>
    </message>
    <message>
        <source>Your side then makes only {points} [points:point/points] on average; it needs {needed}.</source>
        <comment>called.reason.side-makes-less</comment>
        <translation>In media la tua parte fa allora solo {points} [points:punto/punti]; ne servono {needed}.</translation>
    </message>
    <message>
        <source>Of {suit} you hold {cards}, of {other} {others}.</source>
        <comment>called.reason.held</comment>
        <translation>Di {suit} hai {cards}, di {other} {others}.</translation>
    </message>
    <message>
        <source>With {suit} as trump your side makes {points} [points:point/points] on average, with {other} {less}.</source>
        <comment>called.reason.suits</comment>
        <translation>Con briscola {suit} la tua parte fa in media {points} [points:punto/punti], con {other} {less}.</translation>
    </message>
    <message>
        <source>Likeliest to take a trick is {card.the}: {n}.</source>
        <comment>jabberwocky.reason.taker</comment>
        <translation>La carta che più facilmente prende è {card.il}: {n}.</translation>
    </message>
    <message>
        <source>Even while you try to take none, likeliest to take a trick is {card.the}: {n}.</source>
        <comment>jabberwocky.reason.taker-of-none</comment>
        <translation>Anche se cerchi di non fare prese, la carta che più facilmente ne fa una è {card.il}: {n}.</translation>
    </message>
    <message>
        <source>Likeliest to take tricks are {card.the}, {n}, and {other.the}, {m.short}.</source>
        <comment>jabberwocky.reason.takers</comment>
        <translation>Le carte che più facilmente prendono sono {card.il}, {n}, e {other.il}, {m.short}.</translation>
    </message>
    <message>
        <source>You hold {n} [n:bout/bouts] and {m} [m:trump/trumps].</source>
        <comment>tarot.reason.holds</comment>
        <translation>Hai {n} [n:bout/bout] e {m} [m:trionfo/trionfi].</translation>
    </message>
    <message>
        <source>In the likely deals the {contract} then ends {points} [points:point/points] above what it needs, on average.</source>
        <comment>tarot.reason.ends</comment>
        <translation>Nelle distribuzioni probabili {contract.il} chiude in media con {points} [points:punto/punti] più di quanti ne servono.</translation>
    </message>
    <message>
        <source>In the likely deals the {contract} then ends {points} [points:point/points] below what it needs, on average.</source>
        <comment>tarot.reason.falls</comment>
        <translation>Nelle distribuzioni probabili {contract.il} chiude in media con {points} [points:punto/punti] meno di quanti ne servono.</translation>
    </message>
    <message>
        <source>In the likely deals the {contract} would end {points} [points:point/points] below what it needs, on average.</source>
        <comment>tarot.reason.would-fall</comment>
        <translation>Nelle distribuzioni probabili {contract.il} chiuderebbe in media con {points} [points:punto/punti] meno di quanti ne servono.</translation>
    </message>
    <message>
        <source>in none of the likely deals; short: in none</source>
        <comment>share.none</comment>
        <translation>in nessun caso; short: in nessuno</translation>
    </message>
    <message>
        <source>in hardly any likely deal; short: in hardly any</source>
        <comment>share.hardly-any</comment>
        <translation>in quasi nessun caso; short: in quasi nessuno</translation>
    </message>
    <message>
        <source>in nearly all likely deals; short: in nearly all</source>
        <comment>share.nearly-all</comment>
        <translation>in quasi tutti i casi; short: in quasi tutti</translation>
    </message>
    <message>
        <source>in all likely deals; short: in all</source>
        <comment>share.all</comment>
        <translation>in tutti i casi; short: in tutti</translation>
    </message>
    <message>
        <source>in 1 of 10 likely deals; short: in 1 of 10</source>
        <comment>share.1</comment>
        <translation>in 1 caso su 10; short: in 1 su 10</translation>
    </message>
    <message>
        <source>in 2 of 10 likely deals; short: in 2 of 10</source>
        <comment>share.2</comment>
        <translation>in 2 casi su 10; short: in 2 su 10</translation>
    </message>
    <message>
        <source>in 3 of 10 likely deals; short: in 3 of 10</source>
        <comment>share.3</comment>
        <translation>in 3 casi su 10; short: in 3 su 10</translation>
    </message>
    <message>
        <source>in 4 of 10 likely deals; short: in 4 of 10</source>
        <comment>share.4</comment>
        <translation>in 4 casi su 10; short: in 4 su 10</translation>
    </message>
    <message>
        <source>in 5 of 10 likely deals; short: in 5 of 10</source>
        <comment>share.5</comment>
        <translation>in 5 casi su 10; short: in 5 su 10</translation>
    </message>
    <message>
        <source>in 6 of 10 likely deals; short: in 6 of 10</source>
        <comment>share.6</comment>
        <translation>in 6 casi su 10; short: in 6 su 10</translation>
    </message>
    <message>
        <source>in 7 of 10 likely deals; short: in 7 of 10</source>
        <comment>share.7</comment>
        <translation>in 7 casi su 10; short: in 7 su 10</translation>
    </message>
    <message>
        <source>in 8 of 10 likely deals; short: in 8 of 10</source>
        <comment>share.8</comment>
        <translation>in 8 casi su 10; short: in 8 su 10</translation>
    </message>
    <message>
        <source>in 9 of 10 likely deals; short: in 9 of 10</source>
        <comment>share.9</comment>
        <translation>in 9 casi su 10; short: in 9 su 10</translation>
    </message>
    <message>
        <source>Who wins at 60 to 60, as long as nothing was raised.</source>
        <comment>briscola.tie.explain</comment>
        <translation>Chi vince sul 60 pari, se nessuno ha rilanciato.</translation>
    </message>
    <message>
        <source>At 60 to 60 the caller wins, as long as nothing was raised</source>
        <comment>option.tie-caller</comment>
        <translation>Sul 60 pari vince il chiamante, se nessuno ha rilanciato</translation>
    </message>
    <message>
        <source>At 60 to 60 the opponents win</source>
        <comment>option.tie-opponents</comment>
        <translation>Sul 60 pari vincono gli avversari</translation>
    </message>
    <message>
        <source>At 60 to 60 the caller wins, as long as nothing was raised.</source>
        <comment>need.tie-caller</comment>
        <translation>Sul 60 pari vince il chiamante, se nessuno ha rilanciato.</translation>
    </message>
    <message>
        <source>At 60 to 60 the opponents win.</source>
        <comment>need.tie-opponents</comment>
        <translation>Sul 60 pari vincono gli avversari.</translation>
    </message>
    <message>
        <source>60 to 60: the caller wins, as nothing was raised</source>
        <comment>sheet.tie-won</comment>
        <translation>60 pari: vince il chiamante, perché nessuno ha rilanciato</translation>
    </message>
    <message>
        <source>{seat}, bid {n}, took exactly {m} so far, {total} [total:card/cards]</source>
        <comment>jabberwocky.seat.spoken-exact</comment>
        <translation>{seat}, dichiarazione {n}, finora {m}, come dichiarato, {total} [total:carta/carte]</translation>
    </message>
    <message>
        <source>You bid {n}, took exactly {m} so far, {total} [total:card/cards]</source>
        <comment>jabberwocky.seat.spoken-exact.you</comment>
        <translation>Tu, dichiarazione {n}, finora {m}, come dichiarato, {total} [total:carta/carte]</translation>
    </message>
    <message>
        <source>{seat}, bid {n}, took {m}, too many, {total} [total:card/cards]</source>
        <comment>jabberwocky.seat.spoken-over</comment>
        <translation>{seat}, dichiarazione {n}, prese {m}, troppe, {total} [total:carta/carte]</translation>
    </message>
    <message>
        <source>You bid {n}, took {m}, too many, {total} [total:card/cards]</source>
        <comment>jabberwocky.seat.spoken-over.you</comment>
        <translation>Tu, dichiarazione {n}, prese {m}, troppe, {total} [total:carta/carte]</translation>
    </message>
    <message>
        <source>{seat}, bid {n}, took {m}, too few, {total} [total:card/cards]</source>
        <comment>jabberwocky.seat.spoken-short</comment>
        <translation>{seat}, dichiarazione {n}, prese {m}, troppo poche, {total} [total:carta/carte]</translation>
    </message>
    <message>
        <source>You bid {n}, took {m}, too few, {total} [total:card/cards]</source>
        <comment>jabberwocky.seat.spoken-short.you</comment>
        <translation>Tu, dichiarazione {n}, prese {m}, troppo poche, {total} [total:carta/carte]</translation>
    </message>
    <message>
        <source>All bids together come to {n}, for {m} tricks</source>
        <comment>jabberwocky.sheet.sum</comment>
        <translation>Le dichiarazioni fanno in tutto {n}, per {m} prese</translation>
    </message>
    <message>
        <source>Your longest suit is {suit}: {cards}.</source>
        <comment>called.reason.longest</comment>
        <translation>Il tuo seme più lungo è {suit}: {cards}.</translation>
    </message>
    <message>
        <source>Club table</source>
        <comment>table.clock.label</comment>
        <translation>Tavolo di circolo</translation>
    </message>
    <message>
        <source>Each turn has its time, nothing is taken back, there are no hints, and the match ends early only if the table agrees.</source>
        <comment>table.clock.explain</comment>
        <translation>Ogni turno ha il suo tempo, non si torna indietro, non ci sono suggerimenti, e si smette prima della fine solo se il tavolo è d&apos;accordo.</translation>
    </message>
    <message>
        <source>Club table: {n} seconds a turn</source>
        <comment>table.clock.line</comment>
        <translation>Tavolo di circolo: {n} secondi per turno</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>table.clock.off.line</comment>
        <translation>No</translation>
    </message>
    <message>
        <source>with {seat} as partner, against four defenders</source>
        <comment>tarot.subtitle.pair</comment>
        <translation>con {seat} come socio, contro quattro difensori</translation>
    </message>
    <message>
        <source>with you as partner, against four defenders</source>
        <comment>tarot.subtitle.pair.you</comment>
        <translation>con te come socio, contro quattro difensori</translation>
    </message>
    <message>
        <source>against {seat}</source>
        <comment>tarot.subtitle.one</comment>
        <translation>contro {seat}</translation>
    </message>
    <message>
        <source>against you</source>
        <comment>tarot.subtitle.one.you</comment>
        <translation>contro di te</translation>
    </message>
    <message>
        <source>Only cards you hold may be discarded; the piles stay as they are.</source>
        <comment>no.discard-pile</comment>
        <translation>Si scartano solo le carte che hai in mano; i mucchietti restano come sono.</translation>
    </message>
    <message>
        <source>The card beneath it is turned face up after the trick.</source>
        <comment>tarot.means.turns</comment>
        <translation>La carta che sta sotto si scopre dopo la presa.</translation>
    </message>
    <message>
        <source>{seat} turns up {card.the}.</source>
        <comment>tarot.did.turn</comment>
        <translation>{seat} scopre {card.il}.</translation>
    </message>
    <message>
        <source>You turn up {card.the}.</source>
        <comment>tarot.did.turn.you</comment>
        <translation>Scopri {card.il}.</translation>
    </message>
    <message>
        <source>partner: {seat}</source>
        <comment>tarot.plate.with</comment>
        <translation>socio: {seat}</translation>
    </message>
    <message>
        <source>partner: you</source>
        <comment>tarot.plate.with.you</comment>
        <translation>il socio sei tu</translation>
    </message>
    <message>
        <source>needs {m} with {n} [n:bout/bouts]</source>
        <comment>tarot.plate.needs</comment>
        <translation>servono {m} punti con {n} bout</translation>
    </message>
    <message>
        <source>each pair&apos;s totals</source>
        <comment>tarot.plate.pairs</comment>
        <translation>il totale di ogni coppia</translation>
    </message>
    <message>
        <source>first pile: {seat}</source>
        <comment>tarot.spread.first-pile</comment>
        <translation>primo mucchietto: {seat}</translation>
    </message>
    <message>
        <source>first pile: you</source>
        <comment>tarot.spread.first-pile.you</comment>
        <translation>primo mucchietto: tu</translation>
    </message>
    <message>
        <source>second pile: {seat}</source>
        <comment>tarot.spread.second-pile</comment>
        <translation>secondo mucchietto: {seat}</translation>
    </message>
    <message>
        <source>second pile: you</source>
        <comment>tarot.spread.second-pile.you</comment>
        <translation>secondo mucchietto: tu</translation>
    </message>
    <message>
        <source>dog, first pile</source>
        <comment>tarot.spread.first-of-two</comment>
        <translation>chien, primo mucchietto</translation>
    </message>
    <message>
        <source>second pile</source>
        <comment>tarot.spread.second-of-two</comment>
        <translation>secondo mucchietto</translation>
    </message>
    <message>
        <source>from the dog</source>
        <comment>tarot.spread.chien-share</comment>
        <translation>dal chien</translation>
    </message>
    <message>
        <source>Players opposite each other are partners. Whoever bids highest plays with the partner against the other four; you may bid above your own partner, too.</source>
        <comment>tarot.why.goal-six</comment>
        <translation>Chi siede di fronte è socio. Chi dichiara di più gioca con il suo socio contro gli altri quattro; si può dichiarare anche sopra il proprio socio.</translation>
    </message>
    <message>
        <source>Whoever bids highest is the taker and plays against the other. You both see the cards that lie face up, and each plays their own like cards in hand; the cards beneath nobody knows, not even their owner.</source>
        <comment>tarot.why.goal-two</comment>
        <translation>Chi dichiara di più è il preneur e gioca contro l&apos;altro. Le carte scoperte davanti a voi le vedete tutti e due, e ciascuno gioca le proprie come quelle in mano; quelle coperte non le conosce nessuno, nemmeno chi le ha davanti.</translation>
    </message>
    <message>
        <source>You have not seen {n} cards: {held} in {other}&apos;s hand, {mine} beneath your piles, {theirs} beneath {other}&apos;s. Those nobody knows, not even their owner.</source>
        <comment>tarot.unseen.two</comment>
        <translation>Non hai visto {n} carte: {held} in mano a {other}, {mine} sotto i tuoi mucchietti, {theirs} sotto i suoi. Queste non le conosce nessuno, nemmeno chi le ha davanti.</translation>
    </message>
    <message>
        <source>You have not seen {n} cards: {held} in {other}&apos;s hand, {mine} beneath your piles, {theirs} beneath {other}&apos;s (those nobody knows, not even their owner), and {aside} put aside.</source>
        <comment>tarot.unseen.two-aside</comment>
        <translation>Non hai visto {n} carte: {held} in mano a {other}, {mine} sotto i tuoi mucchietti, {theirs} sotto i suoi (queste non le conosce nessuno, nemmeno chi le ha davanti) e {aside} da parte.</translation>
    </message>
    <message>
        <source>From your piles: {cards.or}.</source>
        <comment>tarot.may.from-piles</comment>
        <translation>Dai tuoi mucchietti: {cards.or}.</translation>
    </message>
    <message>
        <source>Only cards you hold may go; the piles stay as they are.</source>
        <comment>tarot.why.piles-stay</comment>
        <translation>Si scarta solo quel che hai in mano: i mucchietti restano come sono.</translation>
    </message>
    <message>
        <source>against {seat}</source>
        <comment>tarot.plate.against-one</comment>
        <translation>contro {seat}</translation>
    </message>
    <message>
        <source>against you</source>
        <comment>tarot.plate.against-one.you</comment>
        <translation>contro di te</translation>
    </message>
    <message>
        <source>{n} in hand, {m} in piles</source>
        <comment>tarot.seat.piles</comment>
        <translation>{n} in mano, {m} in tavola</translation>
    </message>
    <message>
        <source>{seat}, {n} [n:card/cards] in hand, {m} in piles, {points} [points:point/points]</source>
        <comment>tarot.seat.spoken-piles</comment>
        <translation>{seat}, {n} [n:carta/carte] in mano, {m} nei mucchietti, {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>You, {n} [n:card/cards] in hand, {m} in piles, {points} [points:point/points]</source>
        <comment>tarot.seat.spoken-piles.you</comment>
        <translation>Tu, {n} [n:carta/carte] in mano, {m} nei mucchietti, {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>Taker and partner take a pile of the dog each and put three cards aside, the taker first. All six count for both; each sees only their own.</source>
        <comment>tarot.why.discard-pair</comment>
        <translation>Il preneur e il socio prendono un mucchietto del chien ciascuno e scartano tre carte, prima il preneur. Tutte e sei contano per entrambi; ciascuno vede solo le proprie.</translation>
    </message>
    <message>
        <source>What taker and partner have put aside comes on top: each of them knows only their own.</source>
        <comment>tarot.need.discards</comment>
        <translation>In più c&apos;è quello che hanno scartato preneur e socio: ciascuno conosce solo il proprio.</translation>
    </message>
    <message>
        <source>{seat}&apos;s last bid was {rank.the}.</source>
        <comment>called.where.last-bid</comment>
        <translation>L&apos;ultima chiamata di {seat}: {rank.il}.</translation>
    </message>
    <message>
        <source>Your last bid was {rank.the}.</source>
        <comment>called.where.last-bid.you</comment>
        <translation>La tua ultima chiamata: {rank.il}.</translation>
    </message>
    <message>
        <source>Nobody else bid in the auction.</source>
        <comment>called.where.no-other-bid</comment>
        <translation>Nessun altro ha chiamato nell&apos;asta.</translation>
    </message>
    <message>
        <source>No card still to be played can change the score.</source>
        <comment>called.need.decided</comment>
        <translation>Qualunque carta si giochi ancora, il punteggio non cambia.</translation>
    </message>
    <message>
        <source>Your cards: how many are of one suit, and how many aces and threes have you?</source>
        <comment>called.reason.count</comment>
        <translation>Le tue carte: quante ne hai di uno stesso seme, e quanti assi e tre?</translation>
    </message>
    <message>
        <source>Each suit runs from the ace down: ace (11 points), three (10), king (4), knight or, in French cards, queen (3), jack (2), then seven to two, which count nothing.</source>
        <comment>called.idea.cards</comment>
        <translation>Ogni seme va dall&apos;asso in giù: asso (11 punti), tre (10), re (4), cavallo o, con le carte francesi, donna (3), fante (2), poi dal sette al due, che non valgono niente.</translation>
    </message>
    <message>
        <source>What a trick is</source>
        <comment>called.idea.trick.title</comment>
        <translation>Che cos&apos;è una presa</translation>
    </message>
    <message>
        <source>A trick is one card from each player, any card. One suit is trump: the highest trump takes the trick, or else the highest card of the suit led first. Whoever takes it gets its points and leads to the next.</source>
        <comment>called.idea.trick</comment>
        <translation>La presa è una carta qualunque a testa. Un seme è la briscola: prende la briscola più alta o, se non ce n&apos;è, la carta più alta del seme giocato per primo. Chi prende ne ha i punti e inizia la presa dopo.</translation>
    </message>
    <message>
        <source>You need not follow suit, as one must in other games: play a trump, a high card or one worth nothing, as you like.</source>
        <comment>called.idea.any-card</comment>
        <translation>Non c&apos;è obbligo di rispondere al seme, come in altri giochi: gioca una briscola, una carta alta o una senza punti (un liscio), come preferisci.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <comment>briscola.idea.goal.title</comment>
        <translation>Di che si tratta</translation>
    </message>
    <message>
        <source>The cards hold 120 points. The caller, with the help of a secret partner, wants at least 60 of them in the tricks; the three others want to prevent it. Who is the caller is settled by an auction.</source>
        <comment>briscola.idea.goal</comment>
        <translation>Le carte valgono in tutto 120 punti. Il chiamante, con l&apos;aiuto di un socio segreto, vuole farne almeno 60 con le prese; gli altri tre vogliono impedirglielo. Chi è il chiamante lo decide un&apos;asta. Una smazzata va dalla distribuzione al punteggio.</translation>
    </message>
    <message>
        <source>Bid the rank of a card, lower than the last, or pass. Whoever is left is the caller and names its suit: that is trump, and the holder of the card the secret partner. Go low only with a long, strong suit.</source>
        <comment>briscola.idea.auction</comment>
        <translation>Si chiama il valore di una carta, più basso dell&apos;ultimo, o si passa. Chi resta è il chiamante e ne sceglie il seme: è briscola, e chi ha quella carta è il socio segreto. Scendi solo con un seme lungo e forte.</translation>
    </message>
    <message>
        <source>No rank is lower than the two, but the auction goes on: whoever still wants to play promises points, 62 at least. From 71 on the stakes grow.</source>
        <comment>briscola.idea.raise</comment>
        <translation>Sotto il due non si va, ma l&apos;asta continua: chi vuole ancora giocare promette dei punti, almeno 62. Da 71 in su cresce la posta.</translation>
    </message>
    <message>
        <source>Whoever is very strong in every suit may say solo instead: alone against four, without trump, and one point more, 61, is needed. After that nobody may bid.</source>
        <comment>briscola.idea.solo</comment>
        <translation>Chi è molto forte in tutti i semi può invece andare a carichi (i carichi sono gli assi e i tre): contro tutti, senza briscola, e serve un punto in più, 61. Dopo nessuno può più chiamare.</translation>
    </message>
    <message>
        <source>To lead is to play the first card of a trick: the player after the dealer leads the first, then whoever took the one before. Only its suit or a trump can win; four still play after you, so keep your points back.</source>
        <comment>briscola.idea.lead</comment>
        <translation>Uscire vuol dire giocare la prima carta della presa: nella prima esce chi siede dopo il mazziere, poi chi ha vinto la precedente. Può vincere il seme di uscita, o una briscola; dopo di te giocano in quattro: tieni da parte i punti.</translation>
    </message>
    <message>
        <source>The called card has been played, and its holder shown: now everybody knows who is on which side, and on whose tricks to put points.</source>
        <comment>briscola.idea.known</comment>
        <translation>La carta chiamata è uscita, e si sa di chi era: ora tutti sanno chi gioca con chi, e su quali prese mettere i punti.</translation>
    </message>
    <message>
        <source>The caller wins or loses 2, the partner 1, each of the others 1; a caller alone 4. More than 70 points promised multiply this, and all 120 points on one side double it.</source>
        <comment>briscola.idea.score</comment>
        <translation>Il chiamante vince o perde 2, il socio 1, ciascuno degli altri 1; un chiamante senza socio, 4. Promettere più di 70 punti moltiplica la posta; il cappotto, cioè tutti i 120 punti a una parte, la raddoppia.</translation>
    </message>
    <message>
        <source>For {rank.the} obbligata you must hold every card below it in one suit, from the two up: in no suit do you.</source>
        <comment>no.oblige-no-two</comment>
        <translation>Per {rank.obbligato} devi avere tutte le carte più basse di uno stesso seme, dal due in su: non è così in nessun seme.</translation>
    </message>
    <message>
        <source>What a trick is</source>
        <comment>jaago.idea.trick.title</comment>
        <translation>Che cos&apos;è una presa</translation>
    </message>
    <message>
        <source>A trick is one card from each player; the suit led first must be followed. Its highest card takes the trick, unless somebody trumps. Whoever takes it leads to the next.</source>
        <comment>jaago.idea.trick</comment>
        <translation>La presa è una carta a testa: si deve rispondere al seme giocato per primo. Prende la carta più alta di quel seme, se nessuno taglia con una briscola. Chi prende inizia la presa dopo.</translation>
    </message>
    <message>
        <source>Whoever took the trick before plays the first card of this one, any card, and decides by its suit what is trump. A middle card makes the others spend their high ones.</source>
        <comment>jaago.idea.lead</comment>
        <translation>Chi ha fatto la presa precedente esce, cioè gioca la prima carta di questa, una qualunque, e col seme decide qual è la briscola. Una carta media fa spendere agli altri quelle alte.</translation>
    </message>
    <message>
        <source>Cards that cannot win</source>
        <comment>jaago.idea.careful.title</comment>
        <translation>Carte che non prendono</translation>
    </message>
    <message>
        <source>Four players, each alone, up to 40 points: in each trick the other suit of the colour led is trump.</source>
        <comment>jaago.line</comment>
        <translation>Quattro giocatori, ognuno per sé, fino a 40 punti: a ogni presa è briscola l&apos;altro seme dello stesso colore.</translation>
    </message>
    <message>
        <source>Your turn. Follow suit: {suit}, over {top.the}.</source>
        <comment>jaago.status.follow-higher</comment>
        <translation>Tocca a te. Rispondi a {suit}, salendo sopra {top.il}.</translation>
    </message>
    <message>
        <source>Your turn. Follow suit: {suit}, any of yours.</source>
        <comment>jaago.status.follow</comment>
        <translation>Tocca a te. Rispondi a {suit}: va bene una carta qualunque di quel seme.</translation>
    </message>
    <message>
        <source>{seat} has {score} and with this hand&apos;s points has reached 40: the match ends with it.</source>
        <comment>jaago.need.ends</comment>
        <translation>{seat} ha {score} e con i punti di questa smazzata è già a 40: la partita finisce qui.</translation>
    </message>
    <message>
        <source>With this hand&apos;s points you have reached 40: the match ends with it.</source>
        <comment>jaago.need.ends.you</comment>
        <translation>Con i punti di questa smazzata sei già a 40: la partita finisce qui.</translation>
    </message>
    <message>
        <source>The settlement, in points: everybody pays those ahead the difference of the totals, and the winner a bonus too, 20 as second, 30 as third, 40 as last.</source>
        <comment>jaago.sheet.settlement</comment>
        <translation>Il conto finale, in punti: ognuno paga a chi lo precede la differenza fra i totali, e al vincitore anche un premio, 20 il secondo, 30 il terzo, 40 l&apos;ultimo.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <comment>jabberwocky.idea.goal.title</comment>
        <translation>Di che si tratta</translation>
    </message>
    <message>
        <source>Before each hand you say how many tricks you will take. Whoever takes exactly that number scores 1 point, the others nothing; after thirteen hands the highest total wins.</source>
        <comment>jabberwocky.idea.goal</comment>
        <translation>Prima di ogni smazzata dici quante prese farai. Chi ne fa esattamente quel numero segna 1 punto, gli altri niente; dopo tredici smazzate vince il totale più alto. Una smazzata va dalla distribuzione al punteggio.</translation>
    </message>
    <message>
        <source>What a trick is</source>
        <comment>jabberwocky.idea.trick.title</comment>
        <translation>Che cos&apos;è una presa</translation>
    </message>
    <message>
        <source>A trick is one card from each player; whoever holds the suit led first must follow it. The highest trump takes the trick, or else the highest card of the suit led; whoever takes it leads to the next.</source>
        <comment>jabberwocky.idea.trick</comment>
        <translation>La presa è una carta a testa: chi ha il seme giocato per primo deve rispondere. Prende la briscola più alta o, se non ce n&apos;è, la carta più alta di quel seme; chi prende inizia la presa dopo.</translation>
    </message>
    <message>
        <source>Whoever holds the suit led must play it, high or low.</source>
        <comment>jabberwocky.idea.follow</comment>
        <translation>Chi ha il seme di uscita deve giocarlo, alto o basso.</translation>
    </message>
    <message>
        <source>When trump may be led</source>
        <comment>jabberwocky.idea.broken.title</comment>
        <translation>Quando si può uscire a briscola</translation>
    </message>
    <message>
        <source>A trick may begin with a trump only once one has been played in this hand: that breaks trump. Whoever holds nothing but trumps may lead one all the same.</source>
        <comment>jabberwocky.idea.broken</comment>
        <translation>Una presa può cominciare con una briscola solo dopo che in questa smazzata ne è stata giocata una: così si sblocca. Chi ha solo briscole può uscire comunque.</translation>
    </message>
    <message>
        <source>To lead is to play the first card of a trick: the player after the dealer leads the first, then whoever took the one before. A high card is likely to win, a low one to lose: choose by what your bid still wants.</source>
        <comment>jabberwocky.idea.lead</comment>
        <translation>Uscire vuol dire giocare la prima carta della presa: nella prima esce chi siede dopo il mazziere, poi chi ha vinto la precedente. Una carta alta di solito vince, una bassa perde: scegli secondo quello che ti serve ancora.</translation>
    </message>
    <message>
        <source>Whoever took exactly as many tricks as bid gets 1 point, the others nothing. Hands grow from three cards each to nine and shrink again to three; after these thirteen the highest total wins.</source>
        <comment>jabberwocky.idea.score</comment>
        <translation>Chi fa esattamente le prese dichiarate segna 1 punto, gli altri niente. Le smazzate crescono da tre carte a testa fino a nove e poi calano fino a tre; dopo queste tredici vince il totale più alto.</translation>
    </message>
    <message>
        <source>Your turn. Follow suit: {suit}. {seat} is winning with {card.the}.</source>
        <comment>jabberwocky.status.follow</comment>
        <translation>Tocca a te. Rispondi a {suit}; per ora prende {seat} con {card.il}.</translation>
    </message>
    <message>
        <source>Your cards: which of them will surely take a trick, and which surely none?</source>
        <comment>jabberwocky.reason.count</comment>
        <translation>Le tue carte: quali faranno di sicuro una presa, e quali di sicuro no?</translation>
    </message>
    <message>
        <source>What it is about</source>
        <comment>jaguar.idea.goal.title</comment>
        <translation>Di che si tratta</translation>
    </message>
    <message>
        <source>The cards hold 120 points. The jaguar, with the help of a secret friend, wants at least 61 of them in the tricks; the three others want to prevent it. Who is the jaguar is settled by an auction.</source>
        <comment>jaguar.idea.goal</comment>
        <translation>Le carte valgono in tutto 120 punti. Il giaguaro, con l&apos;aiuto di un amico segreto, vuole farne almeno 61 con le prese; gli altri tre vogliono impedirglielo. Chi è il giaguaro lo decide un&apos;asta. Una smazzata va dalla distribuzione al punteggio.</translation>
    </message>
    <message>
        <source>You bid a rank, each lower than the one before. Whoever bids lowest is the jaguar and names its suit: that is trump, and whoever holds that card is the secret friend. Go low only with a long, strong suit.</source>
        <comment>jaguar.idea.auction</comment>
        <translation>Si chiama il valore di una carta, sempre più basso. Chi chiama il più basso è il giaguaro e ne sceglie il seme: è briscola, e chi ha quella carta è l&apos;amico segreto. Scendi solo con un seme lungo e forte.</translation>
    </message>
    <message>
        <source>To lead is to play the first card of a trick: the jaguar leads the first, then whoever took the one before. Only its suit or a trump can win; four still play after you, so keep your points back.</source>
        <comment>jaguar.idea.lead</comment>
        <translation>Uscire vuol dire giocare la prima carta della presa: nella prima esce il giaguaro, poi chi ha vinto la precedente. Può vincere il seme di uscita, o una briscola; dopo di te giocano in quattro: tieni da parte i punti.</translation>
    </message>
    <message>
        <source>The called card has been played, and its holder shown: now everybody knows who is on which side, and on whose tricks to put points.</source>
        <comment>jaguar.idea.known</comment>
        <translation>La carta chiamata è uscita, e si sa di chi era: ora tutti sanno chi gioca con chi, e su quali prese mettere i punti.</translation>
    </message>
    <message>
        <source>The jaguar wins or loses 2, the friend 1, each of the others 1. A jaguar alone wins or loses 4. The five results always add up to 0; the highest total wins the match.</source>
        <comment>jaguar.idea.score</comment>
        <translation>Il giaguaro vince o perde 2, l&apos;amico 1, ciascuno degli altri 1. Da solo contro tutti il giaguaro vince o perde 4. La somma dei cinque risultati è sempre zero; vince la partita il totale più alto.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <comment>tarot.idea.goal.title</comment>
        <translation>Di che si tratta</translation>
    </message>
    <message>
        <source>The cards hold 91 points. One player, the taker, plays against all the others and must win enough of them in tricks; how many depends on three special cards, the bouts. Who is the taker is settled by an auction.</source>
        <comment>tarot.idea.goal</comment>
        <translation>Le carte valgono in tutto 91 punti. Un giocatore, il preneur, gioca contro tutti gli altri e deve farne abbastanza con le prese; quanti, dipende da tre carte speciali, i bout. Chi è il preneur lo decide un&apos;asta. Una smazzata va dalla distribuzione al punteggio.</translation>
    </message>
    <message>
        <source>What a trick is</source>
        <comment>tarot.idea.trick.title</comment>
        <translation>Che cos&apos;è una presa</translation>
    </message>
    <message>
        <source>A trick is one card from each player: whoever holds the suit led first must follow it, whoever does not must trump. The highest trump takes the trick, or else the highest card of the suit led; whoever takes it leads to the next.</source>
        <comment>tarot.idea.trick</comment>
        <translation>La presa è una carta a testa: chi ha il seme giocato per primo deve rispondere, chi no deve tagliare, con un trionfo. Prende il trionfo più alto o, se non ce n&apos;è, la carta più alta del seme. Chi prende inizia la prossima.</translation>
    </message>
    <message>
        <source>Four suits run from the king down to the ace, the lowest: king 4½ points, queen 3½, cavalier 2½, jack 1½, the others ½. Besides, there are 21 trumps, which beat all suits, and the joker.</source>
        <comment>tarot.idea.cards</comment>
        <translation>I quattro semi vanno dal re all&apos;asso, la carta più bassa: re 4½ punti, donna 3½, cavaliere 2½, fante 1½, le altre ½. In più ci sono 21 trionfi, che battono tutti i semi, e l&apos;excuse.</translation>
    </message>
    <message>
        <source>Everybody speaks once: pass, or bid a contract higher than the last. They rise: small, guard, guard without the dog, guard against the dog, slam. The highest bidder is the taker. Bid with bouts and many trumps, else pass.</source>
        <comment>tarot.idea.auction</comment>
        <translation>Si parla una volta sola: si passa, o si dichiara un contratto più alto dell&apos;ultimo. Dal più basso: petite, garde, garde sans, garde contre, chelem. Chi dichiara il più alto è il preneur. Dichiara con bout e molti trionfi, se no passa.</translation>
    </message>
    <message>
        <source>What a contract is worth</source>
        <comment>tarot.idea.contracts.title</comment>
        <translation>Quanto vale un contratto</translation>
    </message>
    <message>
        <source>The higher the contract, the more is won or lost: a small counts once, a guard twice, without the dog four times, against the dog six times. A slam, every trick, is worth 600.</source>
        <comment>tarot.idea.contracts</comment>
        <translation>Più alto è il contratto, più si vince o si perde: la petite conta una volta, la garde due, la garde sans quattro, la garde contre sei. Un chelem, cioè tutte le prese, vale 600.</translation>
    </message>
    <message>
        <source>The taker&apos;s side is called the attack. All the others, the defence, play together: the points in their tricks are added up.</source>
        <comment>tarot.idea.taker</comment>
        <translation>La parte del preneur si chiama attacco. Tutti gli altri, la difesa, giocano insieme: i punti delle loro prese si sommano.</translation>
    </message>
    <message>
        <source>It never wins, but once it frees you from every duty, and it stays yours: 4 of its 4½ points. Play it before the last trick, where it would go to the other side.</source>
        <comment>tarot.idea.joker</comment>
        <translation>Non vince mai, ma una volta ti libera da ogni obbligo, e resta tua: 4 dei suoi 4½ punti. Giocala prima dell&apos;ultima presa, dove andrebbe agli avversari.</translation>
    </message>
    <message>
        <source>To lead is to play the first card of a trick: the taker leads the first, then whoever took the one before. A suit that the taker lacks costs the taker a trump; kings are safest early.</source>
        <comment>tarot.idea.lead</comment>
        <translation>Uscire vuol dire giocare la prima carta della presa: nella prima esce il preneur, poi chi ha vinto la precedente. Un seme che manca al preneur gli costa un trionfo; i re sono più sicuri all&apos;inizio.</translation>
    </message>
    <message>
        <source>A contract is worth 25 plus the points above or below those needed, times 1 for a small, 2 for a guard, then 4 and 6. The taker wins or loses that against each of the others.</source>
        <comment>tarot.idea.score</comment>
        <translation>Un contratto vale 25 più i punti sopra o sotto quelli che servivano, per 1 nella petite, per 2 nella garde, poi per 4 e per 6. Il preneur lo vince o lo perde con ciascuno degli altri.</translation>
    </message>
    <message>
        <source>You take up the dog; score ×{m}.</source>
        <comment>tarot.means.takes-dog</comment>
        <translation>Prendi il chien; punteggio ×{m}.</translation>
    </message>
    <message>
        <source>Dog closed, for you; score ×{m}.</source>
        <comment>tarot.means.dog-for-taker</comment>
        <translation>Chien coperto, per te; punteggio ×{m}.</translation>
    </message>
    <message>
        <source>Dog to the defence; score ×{m}.</source>
        <comment>tarot.means.dog-for-defence</comment>
        <translation>Chien alla difesa; punteggio ×{m}.</translation>
    </message>
    <message>
        <source>Every trick must be yours.</source>
        <comment>tarot.means.every-trick</comment>
        <translation>Devi fare tutte le prese.</translation>
    </message>
    <message>
        <source>{seat} had no trump, a misère, 10 for that side: {score}</source>
        <comment>sheet.misere-trumps</comment>
        <translation>{seat} non aveva trionfi: è una misère, 10 alla sua parte: {score}</translation>
    </message>
    <message>
        <source>You had no trump, a misère, 10 for your side: {score}</source>
        <comment>sheet.misere-trumps.you</comment>
        <translation>Non avevi trionfi: è una misère, 10 alla tua parte: {score}</translation>
    </message>
    <message>
        <source>{seat} had no honour, a misère, 10 for that side: {score}</source>
        <comment>sheet.misere-honours</comment>
        <translation>{seat} non aveva figure: è una misère, 10 alla sua parte: {score}</translation>
    </message>
    <message>
        <source>You had no honour, a misère, 10 for your side: {score}</source>
        <comment>sheet.misere-honours.you</comment>
        <translation>Non avevi figure: è una misère, 10 alla tua parte: {score}</translation>
    </message>
    <message>
        <source>Your cards: how many bouts, how many trumps and how many kings have you?</source>
        <comment>tarot.reason.count</comment>
        <translation>Le tue carte: quanti bout, quanti trionfi e quanti re hai?</translation>
    </message>
    <message>
        <source>This discard leaves you without {suits}: there you can trump.</source>
        <comment>tarot.reason.void</comment>
        <translation>Questo scarto ti lascia senza {suits}: lì potrai tagliare.</translation>
    </message>
    <message>
        <source>With {cards} in your hand your side needs {m} points as things are; {n} [n:bout is/bouts are] still in play, [k:that one included/those {k} included].</source>
        <comment>tarot.need.bouts-held</comment>
        <translation>[n:L&apos;unico bout ancora in gioco è tuo/Dei {n} bout ancora in gioco ne hai {k}]: con {cards} alla tua parte servono {m} punti, per ora.</translation>
    </message>
    <message>
        <source>{seat} receives in all: {score}</source>
        <comment>jaago.sheet.receives</comment>
        <translation>{seat} riceve in tutto: {score}</translation>
    </message>
    <message>
        <source>You receive in all: {score}</source>
        <comment>jaago.sheet.receives.you</comment>
        <translation>Ricevi in tutto: {score}</translation>
    </message>
    <message>
        <source>It keeps {points} [points:point/points] safe for your side.</source>
        <comment>tarot.reason.saves</comment>
        <translation>Tiene al sicuro {points} [points:punto/punti] per la tua parte.</translation>
    </message>
    <message>
        <source>Whatever you play here, it comes to the same.</source>
        <comment>reason.folded</comment>
        <translation>Qualunque carta giochi qui, è lo stesso.</translation>
    </message>
    <message>
        <source>×{n}</source>
        <comment>tarot.tag.times</comment>
        <translation>×{n}</translation>
    </message>
    <message>
        <source>±{n}</source>
        <comment>tarot.tag.stake</comment>
        <translation>±{n}</translation>
    </message>
    <message>
        <source>dog is yours</source>
        <comment>tarot.tag.dog-taken</comment>
        <translation>il chien è tuo</translation>
    </message>
    <message>
        <source>dog stays shut</source>
        <comment>tarot.tag.dog-closed</comment>
        <translation>chien chiuso</translation>
    </message>
    <message>
        <source>dog against you</source>
        <comment>tarot.tag.dog-against</comment>
        <translation>chien alla difesa</translation>
    </message>
    <message>
        <source>already bid</source>
        <comment>tarot.tag.bid-already</comment>
        <translation>già dichiarata</translation>
    </message>
    <message>
        <source>too low now</source>
        <comment>tarot.tag.too-low</comment>
        <translation>troppo bassa</translation>
    </message>
    <message>
        <source>The dog</source>
        <comment>tarot.stock</comment>
        <translation>Il chien</translation>
    </message>
    <message>
        <source>may be called</source>
        <comment>tarot.tag.may-be-called</comment>
        <translation>si può chiamare</translation>
    </message>
    <message>
        <source>you play alone</source>
        <comment>tarot.tag.alone</comment>
        <translation>tua: contro tutti</translation>
    </message>
    <message>
        <source>you hold it</source>
        <comment>tarot.tag.in-hand</comment>
        <translation>ce l&apos;hai in mano</translation>
    </message>
    <message>
        <source>in the dog</source>
        <comment>tarot.tag.in-dog</comment>
        <translation>nel chien</translation>
    </message>
    <message>
        <source>×{n}</source>
        <comment>briscola.tag.stakes</comment>
        <translation>×{n}</translation>
    </message>
    <message>
        <source>Take the tricks you bid, no more</source>
        <comment>glance.jabberwocky</comment>
        <translation>Dichiara le prese e fai quelle</translation>
    </message>
    <message>
        <source>turned up</source>
        <comment>jabberwocky.spread.title</comment>
        <translation>carta scoperta</translation>
    </message>
    <message>
        <source>Slam</source>
        <comment>label.slam</comment>
        <translation>Chelem</translation>
    </message>
    <message>
        <source>Announce a slam</source>
        <comment>deed.slam</comment>
        <translation>Annuncia il chelem</translation>
    </message>
    <message>
        <source>No slam</source>
        <comment>label.no-slam</comment>
        <translation>Niente chelem</translation>
    </message>
    <message>
        <source>Announce nothing</source>
        <comment>deed.no-slam</comment>
        <translation>Non annunciare nulla</translation>
    </message>
    <message>
        <source>Show {n}</source>
        <comment>label.show</comment>
        <translation>Mostra {n}</translation>
    </message>
    <message>
        <source>Show {n} trumps</source>
        <comment>deed.show</comment>
        <translation>Mostra {n} trionfi</translation>
    </message>
    <message>
        <source>Don&apos;t show</source>
        <comment>label.no-show</comment>
        <translation>Non mostrare</translation>
    </message>
    <message>
        <source>Show nothing</source>
        <comment>deed.no-show</comment>
        <translation>Non mostrare nulla</translation>
    </message>
    <message>
        <source>discarded by {seat}: {points} [points:point/points]</source>
        <comment>tarot.spread.aside</comment>
        <translation>scartate da {seat}: {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>discarded by you: {points} [points:point/points]</source>
        <comment>tarot.spread.aside.you</comment>
        <translation>scartate da te: {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>discarded by taker and partner: {points} [points:point/points]</source>
        <comment>tarot.spread.aside-by-two</comment>
        <translation>scartate da preneur e socio: {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>whoever holds {rank.the} of it is your {mate}</source>
        <comment>called.dock.suit-note</comment>
        <translation>chi ha {rank.il} di quel seme è il tuo {mate}</translation>
    </message>
    <message>
        <source>you hold {n}</source>
        <comment>called.dock.held</comment>
        <translation>ne hai {n}</translation>
    </message>
    <message>
        <source>bid, took {m} ✓</source>
        <comment>jabberwocky.seat.made</comment>
        <translation>[m:fatta/fatte] {m} ✓</translation>
    </message>
    <message>
        <source>bid, took {m} ✗</source>
        <comment>jabberwocky.seat.failed</comment>
        <translation>[m:fatta/fatte] {m} ✗</translation>
    </message>
    <message>
        <source>{points} [points:point/points]</source>
        <comment>seat.points</comment>
        <translation>{points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>Solo</source>
        <comment>briscola.tag.solo</comment>
        <translation>A carichi</translation>
    </message>
    <message>
        <source>Two against three, one in secret</source>
        <comment>glance.jaguar</comment>
        <translation>Due contro tre, uno in segreto</translation>
    </message>
    <message>
        <source>Call a card, find your partner</source>
        <comment>glance.briscola</comment>
        <translation>Chiami una carta, trovi il socio</translation>
    </message>
    <message>
        <source>Trump changes with every trick</source>
        <comment>glance.jaago</comment>
        <translation>La briscola cambia a ogni presa</translation>
    </message>
    <message>
        <source>your side</source>
        <comment>called.noun.your-side</comment>
        <translation>la tua parte; del: della tua parte; al: alla tua parte</translation>
    </message>
    <message>
        <source>Whatever you lead, {n} [n:player/players] after you may beat it.</source>
        <comment>called.means.lead</comment>
        <translation>Qualunque carta giochi, dopo di te [n:gioca/giocano] ancora {n} [n:persona/persone] e [n:può/possono] superarla.</translation>
    </message>
    <message>
        <source>How many hands are played: 1 to 100. A void hand does not count.</source>
        <comment>called.hands.explain</comment>
        <translation>Quante smazzate si giocano: da 1 a 100. Quelle a monte non contano.</translation>
    </message>
    <message>
        <source>{role.the} plays for 2 points, {mate.the} for 1</source>
        <comment>sheet.stakes</comment>
        <translation>{role.il} gioca per 2 punti, {mate.il} per 1</translation>
    </message>
    <message>
        <source>{seat} held the called card and played alone: 4 points against 1 from each other player</source>
        <comment>sheet.alone</comment>
        <translation>{seat} ha giocato in mano, contro tutti: 4 punti contro 1 di ciascuno degli altri</translation>
    </message>
    <message>
        <source>You held the called card and played alone: 4 points against 1 from each other player</source>
        <comment>sheet.alone.you</comment>
        <translation>Hai giocato in mano, contro tutti: 4 punti contro 1 di ciascuno degli altri</translation>
    </message>
    <message>
        <source>{seat} is the partner</source>
        <comment>briscola.plate.secret-partner</comment>
        <translation>il socio è {seat}</translation>
    </message>
    <message>
        <source>you are the partner</source>
        <comment>briscola.plate.secret-partner.you</comment>
        <translation>il socio sei tu</translation>
    </message>
    <message>
        <source>Solo, without trump: 4 points against 1 from each other player</source>
        <comment>sheet.solo</comment>
        <translation>Solo, senza briscola: 4 punti contro 1 di ciascuno degli altri</translation>
    </message>
    <message>
        <source>{seat} is the friend</source>
        <comment>jaguar.plate.secret-friend</comment>
        <translation>l&apos;amico è {seat}</translation>
    </message>
    <message>
        <source>you are the friend</source>
        <comment>jaguar.plate.secret-friend.you</comment>
        <translation>l&apos;amico sei tu</translation>
    </message>
    <message>
        <source>What happens to the cards between hands: they are gathered up as they lie, cut as well, or shuffled.</source>
        <comment>tarot.shuffle.explain</comment>
        <translation>Che cosa si fa delle carte fra una smazzata e l&apos;altra: si raccolgono e basta, si alza anche il mazzo, oppure si mescola.</translation>
    </message>
    <message>
        <source>How many hands are played: 1 to 100. A void hand does not count.</source>
        <comment>tarot.hands.explain</comment>
        <translation>Quante smazzate si giocano: da 1 a 100. Quelle a monte non contano.</translation>
    </message>
    <message>
        <source>{seat} is the partner</source>
        <comment>tarot.plate.secret-partner</comment>
        <translation>il socio è {seat}</translation>
    </message>
    <message>
        <source>you are the partner</source>
        <comment>tarot.plate.secret-partner.you</comment>
        <translation>il socio sei tu</translation>
    </message>
    <message>
        <source>The cards count {n} points in all: {side} needs more than half.</source>
        <comment>called.after.half</comment>
        <translation>Le carte valgono in tutto {n} punti: {side.al} ne serve più della metà.</translation>
    </message>
    <message>
        <source>{seat} promised {n} points in the auction.</source>
        <comment>briscola.after.promised</comment>
        <translation>Nell&apos;asta {seat} ha promesso {n} punti.</translation>
    </message>
    <message>
        <source>You promised {n} points in the auction.</source>
        <comment>briscola.after.promised.you</comment>
        <translation>Nell&apos;asta hai promesso {n} punti.</translation>
    </message>
    <message>
        <source>How often did a jaago win?</source>
        <comment>jaago.after.jaagos</comment>
        <translation>Quante volte ha vinto un jaago?</translation>
    </message>
    <message>
        <source>{n} [n:trick/tricks] of {m} went to a jaago, a card of the sister suit.</source>
        <comment>jaago.after.jaagos-won</comment>
        <translation>[n:Una presa/{n} prese] su {m} [n:è andata/sono andate] a un jaago, una carta del seme gemello.</translation>
    </message>
    <message>
        <source>When was it missed?</source>
        <comment>jabberwocky.after.when-missed</comment>
        <translation>Quando è saltata la dichiarazione?</translation>
    </message>
    <message>
        <source>{seat} took one too many with trick {n}.</source>
        <comment>jabberwocky.after.over</comment>
        <translation>Alla presa {n} {seat} ne aveva già troppe.</translation>
    </message>
    <message>
        <source>You took one too many with trick {n}.</source>
        <comment>jabberwocky.after.over.you</comment>
        <translation>Alla presa {n} ne avevi già troppe.</translation>
    </message>
    <message>
        <source>With trick {n} lost, {seat} could no longer take enough.</source>
        <comment>jabberwocky.after.short</comment>
        <translation>Persa la presa {n}, {seat} non poteva più farne abbastanza.</translation>
    </message>
    <message>
        <source>With trick {n} lost, you could no longer take enough.</source>
        <comment>jabberwocky.after.short.you</comment>
        <translation>Persa la presa {n}, non potevi più farne abbastanza.</translation>
    </message>
    <message>
        <source>Why {n} points?</source>
        <comment>after.why-points</comment>
        <translation>Perché {n} punti?</translation>
    </message>
    <message>
        <source>Which trick brought the most?</source>
        <comment>after.trick</comment>
        <translation>Quale presa ha portato di più?</translation>
    </message>
    <message>
        <source>Trick {n}: {points} [points:point/points] for {seat}.</source>
        <comment>after.trick-brought</comment>
        <translation>La presa {n}: {points} [points:punto/punti] {seat.a}.</translation>
    </message>
    <message>
        <source>Trick {n}: {points} [points:point/points] for you.</source>
        <comment>after.trick-brought.you</comment>
        <translation>La presa {n}: {points} [points:punto/punti] a te.</translation>
    </message>
    <message>
        <source>The cards count {n} points in all: by this table&apos;s rule for ties exactly half is enough for {side}.</source>
        <comment>called.after.just-half</comment>
        <translation>Le carte valgono in tutto {n} punti: per la regola di questo tavolo sul pareggio {side.al} basta la metà esatta.</translation>
    </message>
    <message>
        <source>Whoever plays solo needs {n} of the 120 points, whatever the table&apos;s rule for ties.</source>
        <comment>briscola.after.solo</comment>
        <translation>A chi gioca in solo servono {n} punti su 120, qualunque sia la regola del tavolo sul pareggio.</translation>
    </message>
    <message>
        <source>Why did somebody have to miss?</source>
        <comment>jabberwocky.after.why-somebody</comment>
        <translation>Perché qualcuno doveva sbagliare?</translation>
    </message>
    <message>
        <source>{n} tricks were bid, and there were only {m}.</source>
        <comment>jabberwocky.after.sum-over</comment>
        <translation>Le dichiarazioni facevano {n}, e le prese erano solo {m}.</translation>
    </message>
    <message>
        <source>Only {n} [n:trick was/tricks were] bid, and there were {m}: somebody had to take more than they had bid.</source>
        <comment>jabberwocky.after.sum-under</comment>
        <translation>Le dichiarazioni facevano {n}, e le prese erano {m}: qualcuno doveva farne più del dichiarato.</translation>
    </message>
    <message>
        <source>The bouts lower what the attack needs: {n} points without any, {m} with one, {k} with two, {most} with all three.</source>
        <comment>tarot.after.bouts</comment>
        <translation>I bout abbassano i punti che servono all&apos;attacco: {n} senza bout, {m} con uno, {k} con due, {most} con tutti e tre.</translation>
    </message>
    <message>
        <source>The attack had {cards.and}.</source>
        <comment>tarot.after.bouts-had</comment>
        <translation>L&apos;attacco aveva {cards.and}.</translation>
    </message>
    <message>
        <source>Did the attack take every trick?</source>
        <comment>tarot.after.every-trick</comment>
        <translation>L&apos;attacco ha fatto tutte le prese?</translation>
    </message>
    <message>
        <source>Yes, all {n}.</source>
        <comment>tarot.after.all-tricks</comment>
        <translation>Sì, tutte e {n}.</translation>
    </message>
    <message>
        <source>No: {seat} took trick {n}.</source>
        <comment>tarot.after.lost-trick</comment>
        <translation>No: la presa {n} è andata {seat.a}.</translation>
    </message>
    <message>
        <source>No: you took trick {n}.</source>
        <comment>tarot.after.lost-trick.you</comment>
        <translation>No: la presa {n} l&apos;hai fatta tu.</translation>
    </message>
    <message>
        <source>The attack had none.</source>
        <comment>tarot.after.bouts-none</comment>
        <translation>L&apos;attacco non ne aveva nessuno.</translation>
    </message>
    <message>
        <source>Where was the called card?</source>
        <comment>after.where-called</comment>
        <translation>Dov&apos;era la carta chiamata?</translation>
    </message>
    <message>
        <source>{seat} held {card.the} and played it in trick {n}.</source>
        <comment>after.called-card</comment>
        <translation>Ce l&apos;aveva {seat}: ha giocato {card.il} alla presa {n}.</translation>
    </message>
    <message>
        <source>You held {card.the} and played it in trick {n}.</source>
        <comment>after.called-card.you</comment>
        <translation>Ce l&apos;avevi tu: hai giocato {card.il} alla presa {n}.</translation>
    </message>
    <message>
        <source>Without that trick {side} would have failed.</source>
        <comment>after.without-it</comment>
        <translation>Senza quella presa {side} non ce l&apos;avrebbe fatta.</translation>
    </message>
    <message>
        <source>With that trick {side} would have had enough.</source>
        <comment>after.with-it</comment>
        <translation>Con quella presa {side} ce l&apos;avrebbe fatta.</translation>
    </message>
    <message>
        <source>Your side, the defence, has {points} [points:point/points]; with {more} more the contract fails.</source>
        <comment>tarot.need.defence-yours</comment>
        <translation>La tua parte, la difesa, ha {points} [points:punto/punti]: con {more} in più il contratto cade.</translation>
    </message>
    <message>
        <source>Your side, the defence, has {points} [points:point/points]; as it stands, with {more} more the contract fails.</source>
        <comment>tarot.need.defence-yours-open</comment>
        <translation>La tua parte, la difesa, ha {points} [points:punto/punti]: per come stanno le cose, con {more} in più il contratto cade.</translation>
    </message>
    <message>
        <source>It often makes no difference: {n} {other.the} brings the same score.</source>
        <comment>reason.equal</comment>
        <translation>Spesso non cambia nulla: {n} con {other.il} il punteggio è lo stesso.</translation>
    </message>
    <message>
        <source>It makes no difference: {n} {other.the} brings the same score.</source>
        <comment>reason.equal-all</comment>
        <translation>Non cambia nulla: {n} con {other.il} il punteggio è lo stesso.</translation>
    </message>
    <message>
        <source>Somebody else is almost sure to win the auction: this bid risks little, and makes them go further.</source>
        <comment>reason.outbid-never</comment>
        <translation>Quasi certamente l&apos;asta la vince un altro: così rischi poco, e gliela fai costare di più.</translation>
    </message>
    <message>
        <source>It seldom wins the auction: {n}. Otherwise it makes the others go further.</source>
        <comment>reason.outbid</comment>
        <translation>Di rado vince l&apos;asta: {n}. Se no, agli altri la fa costare di più.</translation>
    </message>
    <message>
        <source>Nobody plays after you: {card.the} takes the trick from {seat}.</source>
        <comment>reason.last-takes</comment>
        <translation>Dopo di te non gioca nessuno: con {card.il} porti via la presa {seat.a}.</translation>
    </message>
    <message>
        <source>Nobody plays after you, and {seat}, who is on your side, takes the trick.</source>
        <comment>reason.last-ours</comment>
        <translation>Dopo di te non gioca nessuno, e la presa va {seat.a}, che è con te.</translation>
    </message>
    <message>
        <source>Nobody plays after you, and {seat}, who is against you, takes the trick.</source>
        <comment>reason.last-theirs</comment>
        <translation>Dopo di te non gioca nessuno, e la presa va {seat.a}, che è contro di te.</translation>
    </message>
    <message>
        <source>Nobody plays after you; {seat}, who takes the trick, is on your side {n}.</source>
        <comment>reason.last-unsure</comment>
        <translation>Dopo di te non gioca nessuno; la presa va {seat.a}, che è con te {n}.</translation>
    </message>
    <message>
        <source>{seat}, who is on your side, is ahead in this trick.</source>
        <comment>reason.ahead-ours</comment>
        <translation>Nella presa è in testa {seat}, che è con te.</translation>
    </message>
    <message>
        <source>{seat}, who is ahead in this trick, is on your side {n}.</source>
        <comment>reason.ahead-unsure</comment>
        <translation>Nella presa è in testa {seat}, che è con te {n}.</translation>
    </message>
    <message>
        <source>{seat}, who is on your side, is ahead in this trick, but {role.the} still plays after you.</source>
        <comment>reason.ahead-declarer</comment>
        <translation>Nella presa è in testa {seat}, che è con te, ma dopo di te gioca ancora {role.il}.</translation>
    </message>
    <message>
        <source>{role.the} still plays after you.</source>
        <comment>reason.declarer-against</comment>
        <translation>Dopo di te gioca ancora {role.il}.</translation>
    </message>
    <message>
        <source>{role.the}, who is on your side, still plays after you.</source>
        <comment>reason.declarer-with</comment>
        <translation>Dopo di te gioca ancora {role.il}, che è con te.</translation>
    </message>
    <message>
        <source>[n:too high/too high]</source>
        <comment>called.dock.barred</comment>
        <translation>[n:troppo alta/troppo alte]</translation>
    </message>
    <message>
        <source>With {n} [n:bout/bouts] you need {m} points.</source>
        <comment>tarot.means.needs</comment>
        <translation>Con {n} bout ti servono {m} punti.</translation>
    </message>
    <message>
        <source>Without a bout you need {m} points.</source>
        <comment>tarot.means.needs-no-bout</comment>
        <translation>Senza bout ti servono {m} punti.</translation>
    </message>
    <message>
        <source>Guard without</source>
        <comment>label.garde-sans</comment>
        <translation>Garde sans</translation>
    </message>
    <message>
        <source>Guard against</source>
        <comment>label.garde-contre</comment>
        <translation>Garde contre</translation>
    </message>
    <message>
        <source>not here</source>
        <comment>tarot.tag.not-played</comment>
        <translation>non c&apos;è</translation>
    </message>
    <message>
        <source>{n} needed with {m} [m:bout/bouts]</source>
        <comment>tarot.needed.bouts</comment>
        <translation>ne servivano {n} con {m} bout</translation>
    </message>
    <message>
        <source>{n} needed without a bout</source>
        <comment>tarot.needed.none</comment>
        <translation>ne servivano {n}, senza bout</translation>
    </message>
    <message>
        <source>{n} + 1 per point over or short, times:</source>
        <comment>tarot.dock.open</comment>
        <translation>{n} + 1 per punto in più o in meno, per:</translation>
    </message>
    <message>
        <source>{n}, alone</source>
        <comment>called.dock.alone</comment>
        <translation>{n}, da solo</translation>
    </message>
    <message>
        <source>A contract to make, with 21 trumps</source>
        <comment>glance.tarot</comment>
        <translation>Un contratto da fare, 21 trionfi</translation>
    </message>
    <message>
        <source>Two to six players, 78 cards: the taker&apos;s side against the others, with trumps, the joker and the dog.</source>
        <comment>tarot.line</comment>
        <translation>Da due a sei giocatori, 78 carte: la parte del preneur contro gli altri, con i trionfi, l&apos;excuse e il chien.</translation>
    </message>
    <message>
        <source>House rules, as one plays at home, or those of the French federation, for clubs.</source>
        <comment>tarot.rules.explain</comment>
        <translation>Le regole di casa, come si gioca fra amici, o quelle della federazione francese, per i circoli.</translation>
    </message>
    <message>
        <source>Dog shown, not taken: it counts for you; score ×{m}.</source>
        <comment>tarot.means.dog-shown-for-taker</comment>
        <translation>Chien mostrato, non preso: conta per te; punteggio ×{m}.</translation>
    </message>
    <message>
        <source>dog shown</source>
        <comment>tarot.tag.dog-shown</comment>
        <translation>chien scoperto</translation>
    </message>
    <message>
        <source>After {other.the} somebody bids over you {n}; after {best.the}, {m.short}.</source>
        <comment>called.reason.outbids</comment>
        <translation>Con {other.il} qualcuno ti supera {n}; con {best.il}, {m.short}.</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <comment>called.idea.cards.title</comment>
        <translation>Quanto valgono le carte</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <comment>jaago.idea.cards.title</comment>
        <translation>Quanto valgono le carte</translation>
    </message>
    <message>
        <source>Follow, even if you cannot win</source>
        <comment>jaago.idea.lower.title</comment>
        <translation>Rispondi, anche se non puoi prendere</translation>
    </message>
    <message>
        <source>Ten points or more are all added to your total; with fewer, the shortfall is taken off it. Hands are played until a total reaches 40.</source>
        <comment>jaago.idea.score</comment>
        <translation>Dieci punti o più si aggiungono tutti al totale; con meno, si toglie quello che manca a dieci. Si gioca finché un totale arriva a 40.</translation>
    </message>
    <message>
        <source>You can beat {top.the}, so you must: {cards.or}.</source>
        <comment>no.follow-higher</comment>
        <translation>Puoi superare {top.il}, quindi devi farlo: {cards.or}.</translation>
    </message>
    <message>
        <source>However they are drawn, diamonds and hearts are the red suits, clubs and spades the black ones.</source>
        <comment>jaago.ranks.red</comment>
        <translation>Comunque siano disegnati, quadri e cuori sono i semi rossi, fiori e picche i neri.</translation>
    </message>
    <message>
        <source>The cards</source>
        <comment>jabberwocky.idea.cards.title</comment>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>The cards</source>
        <comment>tarot.idea.cards.title</comment>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>Kept for later, {other.the} takes a trick {n}; played now, {m.short}.</source>
        <comment>reason.kept-takes</comment>
        <translation>Se tieni {other.il}, la carta fa una presa {n}; se la giochi ora, {m.short}.</translation>
    </message>
    <message>
        <source>Each plays alone. Each trick, one card from each player, is won by somebody. Ten points or more in the cards you win all go to your total; with fewer, the shortfall is taken off it. A total of 40 ends the match.</source>
        <comment>jaago.idea.ten</comment>
        <translation>Ognuno gioca per sé. In ogni presa, una carta a testa, si vincono carte: dieci punti o più vanno nel totale; con meno, si toglie quanto manca a dieci. A 40 la partita è finita. Una smazzata va dalla distribuzione al punteggio.</translation>
    </message>
    <message>
        <source>Where it matters, it is mostly {card.the} that decides: this way it comes to you, otherwise not.</source>
        <comment>jaago.reason.turns-by-coming</comment>
        <translation>Dove fa differenza, a decidere è per lo più {card.il}: così va a te, altrimenti no.</translation>
    </message>
    <message>
        <source>If you lead {card.the}, you take the trick {n}; with {other.the}, {m.short}.</source>
        <comment>jaago.reason.led</comment>
        <translation>Se esci con {card.il}, la presa è tua {n}; con {other.il}, {m.short}.</translation>
    </message>
    <message>
        <source>You hold no bout and {m} [m:trump/trumps].</source>
        <comment>tarot.reason.holds-no-bout</comment>
        <translation>Non hai bout, e hai {m} [m:trionfo/trionfi].</translation>
    </message>
    <message>
        <source>It counts {n} times as much as the {contract}.</source>
        <comment>tarot.reason.counts</comment>
        <translation>Vale {n} volte {contract.il}.</translation>
    </message>
    <message>
        <source>The slam needs every trick: in the likely deals it would be made {n} [n:time/times] in 100.</source>
        <comment>tarot.reason.slam-would-fail</comment>
        <translation>Per il chelem servono tutte le prese: nelle distribuzioni probabili riuscirebbe {n} [n:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>The slam needs every trick: in the likely deals it is made {n} [n:time/times] in 100.</source>
        <comment>tarot.reason.slam</comment>
        <translation>Per il chelem servono tutte le prese: nelle distribuzioni probabili riesce {n} [n:volta/volte] su 100.</translation>
    </message>
    <message>
        <source>If you lead {card.the}, the trick goes to your side {n}; with {other.the}, {m.short}.</source>
        <comment>reason.led</comment>
        <translation>Se esci con {card.il}, la presa va alla tua parte {n}; con {other.il}, {m.short}.</translation>
    </message>
    <message>
        <source>Nobody plays after you, and {seat}, who takes the trick, is almost surely on your side.</source>
        <comment>reason.last-likely-ours</comment>
        <translation>Dopo di te non gioca nessuno, e {seat}, che prende, è quasi certamente con te.</translation>
    </message>
    <message>
        <source>Nobody plays after you, and {seat}, who takes the trick, is almost surely against you.</source>
        <comment>reason.last-likely-theirs</comment>
        <translation>Dopo di te non gioca nessuno, e {seat}, che prende, è quasi certamente contro di te.</translation>
    </message>
    <message>
        <source>{seat}, who is ahead in this trick, is almost surely on your side.</source>
        <comment>reason.ahead-likely-ours</comment>
        <translation>Nella presa è in testa {seat}, quasi certamente con te.</translation>
    </message>
    <message>
        <source>{seat}, who is ahead in this trick, is almost surely against you.</source>
        <comment>reason.ahead-likely-theirs</comment>
        <translation>Nella presa è in testa {seat}, quasi certamente contro di te.</translation>
    </message>
    <message>
        <source>Where it matters, it is mostly {card.the} that decides: this way it comes to your side, otherwise not.</source>
        <comment>reason.turns-by-coming</comment>
        <translation>Dove fa differenza, a decidere è per lo più {card.il}: così va alla tua parte, altrimenti no.</translation>
    </message>
    <message>
        <source>Where it matters, it is mostly {card.the} that decides: this way it takes a trick, otherwise not.</source>
        <comment>reason.turns-by-taking</comment>
        <translation>Dove fa differenza, a decidere è per lo più {card.il}: così fa una presa, altrimenti no.</translation>
    </message>
    <message>
        <source>Where it matters, it is mostly {card.the} that decides: otherwise it takes a trick.</source>
        <comment>reason.turns-by-shedding</comment>
        <translation>Dove fa differenza, a decidere è per lo più {card.il}: altrimenti fa una presa.</translation>
    </message>
    <message>
        <source>In {suit} you have {cards}, in {other} {others}.</source>
        <comment>tarot.reason.call-held</comment>
        <translation>A {suit} hai {cards}, a {other} {others}.</translation>
    </message>
    <message>
        <source>In {suit} you have {cards}, in {other} none.</source>
        <comment>tarot.reason.call-held-none</comment>
        <translation>A {suit} hai {cards}, a {other} nessuna carta.</translation>
    </message>
    <message>
        <source>In {suit} you have {cards}.</source>
        <comment>tarot.reason.call-held-alone</comment>
        <translation>A {suit} hai {cards}.</translation>
    </message>
    <message>
        <source>You have {card.the} too: after {other.the} it is the highest of its suit.</source>
        <comment>tarot.reason.call-queen</comment>
        <translation>Hai anche {card.il}: dopo {other.il} è la carta più alta del seme.</translation>
    </message>
    <message>
        <source>You hold more {suit}, so fewer are left for the others.</source>
        <comment>tarot.reason.call-longer</comment>
        <translation>Hai più carte di {suit}: agli altri ne restano meno.</translation>
    </message>
    <message>
        <source>From the second trick on you can lead {suit}: your partner can take with {card.the}, unless somebody trumps.</source>
        <comment>tarot.reason.call-lead</comment>
        <translation>Dalla seconda presa in poi puoi uscire a {suit}: il tuo socio può prendere con {card.il}, se nessuno taglia.</translation>
    </message>
    <message>
        <source>You have no {suit} to lead to your partner, but you can trump that suit.</source>
        <comment>tarot.reason.call-void</comment>
        <translation>Non hai {suit} da giocare al tuo socio, ma quel seme lo puoi tagliare.</translation>
    </message>
    <message>
        <source>Not {n}: the bids must not add up to {m} [m:trick/tricks]</source>
        <comment>jabberwocky.dock.barred</comment>
        <translation>Non {n}: la somma delle dichiarazioni non può dare {m} [m:presa/prese]</translation>
    </message>
    <message>
        <source>When the bid fails, you take too many tricks about as often as too few.</source>
        <comment>jabberwocky.reason.missed</comment>
        <translation>Quando la dichiarazione non riesce, le prese sono troppe circa tante volte quante sono troppo poche.</translation>
    </message>
    <message>
        <source>When the bid fails, you usually take too many tricks.</source>
        <comment>jabberwocky.reason.mostly-many</comment>
        <translation>Quando la dichiarazione non riesce, di solito le prese sono troppe.</translation>
    </message>
    <message>
        <source>When the bid fails, you usually take too few tricks.</source>
        <comment>jabberwocky.reason.mostly-few</comment>
        <translation>Quando la dichiarazione non riesce, di solito le prese sono troppo poche.</translation>
    </message>
    <message>
        <source>When the bid fails, you take too many tricks.</source>
        <comment>jabberwocky.reason.too-many</comment>
        <translation>Quando la dichiarazione non riesce, le prese sono troppe.</translation>
    </message>
    <message>
        <source>When the bid fails, you take too few tricks.</source>
        <comment>jabberwocky.reason.too-few</comment>
        <translation>Quando la dichiarazione non riesce, le prese sono troppo poche.</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>{seat}, face up</source>
        <comment>editor.up</comment>
        <translation>{seat}, scoperte</translation>
    </message>
    <message>
        <source>You, face up</source>
        <comment>editor.up.you</comment>
        <translation>Tu, scoperte</translation>
    </message>
    <message>
        <source>{seat}, face down</source>
        <comment>editor.down</comment>
        <translation>{seat}, coperte</translation>
    </message>
    <message>
        <source>You, face down</source>
        <comment>editor.down.you</comment>
        <translation>Tu, coperte</translation>
    </message>
    <message>
        <source>{seat}</source>
        <comment>editor.hand</comment>
        <translation>{seat}</translation>
    </message>
    <message>
        <source>You</source>
        <comment>editor.hand.you</comment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Turned up</source>
        <comment>editor.turned</comment>
        <translation>Carta scoperta</translation>
    </message>
    <message>
        <source>Not dealt</source>
        <comment>editor.stock</comment>
        <translation>Non distribuite</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <comment>editor.count</comment>
        <translation>{n} di {all}</translation>
    </message>
    <message>
        <source>{card}, free</source>
        <comment>editor.card-free</comment>
        <translation>{card}, carta libera</translation>
    </message>
    <message>
        <source>{card}: {where}</source>
        <comment>editor.card-at</comment>
        <translation>{card}: {where}</translation>
    </message>
    <message>
        <source>{where}, {count}, takes the next card</source>
        <comment>editor.row-next</comment>
        <translation>{where}, {count}, la prossima carta va qui</translation>
    </message>
    <message>
        <source>{where}, {count}</source>
        <comment>editor.row</comment>
        <translation>{where}, {count}</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>editor.deals</comment>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>{card.the} is not free: it lies in {seat}&apos;s hand.</source>
        <comment>editor.not-free</comment>
        <translation>{card.il} è già in mano {seat.a}.</translation>
    </message>
    <message>
        <source>{card.the} is not free: it lies in your hand.</source>
        <comment>editor.not-free.you</comment>
        <translation>{card.il} è già in mano tua.</translation>
    </message>
    <message>
        <source>{card.the} is not free. It lies here: {where}.</source>
        <comment>editor.not-free-at</comment>
        <translation>{card.il} è già qui: {where}.</translation>
    </message>
    <message>
        <source>{card.the} is there twice.</source>
        <comment>editor.twice</comment>
        <translation>{card.il} c&apos;è due volte.</translation>
    </message>
    <message>
        <source>“{word}” is not a card of this game.</source>
        <comment>editor.unknown</comment>
        <translation>«{word}» non è una carta di questo gioco.</translation>
    </message>
    <message>
        <source>{seat} has all {n} cards already.</source>
        <comment>editor.full</comment>
        <translation>{seat} ha già tutte le sue {n} carte.</translation>
    </message>
    <message>
        <source>You have all {n} cards already.</source>
        <comment>editor.full.you</comment>
        <translation>Hai già tutte le tue {n} carte.</translation>
    </message>
    <message>
        <source>There is no room left: {where}.</source>
        <comment>editor.full-at</comment>
        <translation>Non c&apos;è più posto: {where}.</translation>
    </message>
    <message>
        <source>A card is written rank, then suit: {list}.</source>
        <comment>editor.notation</comment>
        <translation>Una carta si scrive con prima il valore e poi il seme: {list}.</translation>
    </message>
    <message>
        <source>Any further card has to go elsewhere.</source>
        <comment>editor.no-more</comment>
        <translation>Ogni altra carta deve andare altrove.</translation>
    </message>
    <message>
        <source>Move it here</source>
        <comment>editor.mend-move</comment>
        <translation>Spostala qui</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <comment>editor.mend-leave</comment>
        <translation>Lasciala fuori</translation>
    </message>
    <message>
        <source>Give it to {seat}</source>
        <comment>editor.mend-give</comment>
        <translation>Passala {seat.a}</translation>
    </message>
    <message>
        <source>Take it yourself</source>
        <comment>editor.mend-give.you</comment>
        <translation>Prendila tu</translation>
    </message>
    <message>
        <source>Put it here: {where}</source>
        <comment>editor.mend-put</comment>
        <translation>Mettila qui: {where}</translation>
    </message>
    <message>
        <source>{seat} goes first and sees only their own cards. The advice below is for that seat.</source>
        <comment>editor.value</comment>
        <translation>Comincia {seat}, che vede solo le proprie carte. Il consiglio qui sotto è per quel posto.</translation>
    </message>
    <message>
        <source>You go first and see only your own cards.</source>
        <comment>editor.value.you</comment>
        <translation>Cominci tu, e vedi solo le tue carte.</translation>
    </message>
    <message>
        <source>The expert is playing the hand out many times: this takes a few seconds.</source>
        <comment>editor.value-wait</comment>
        <translation>L&apos;esperto sta giocando molte volte la smazzata fino in fondo: ci vuole qualche secondo.</translation>
    </message>
    <message>
        <source>The expert has found no answer. Try again.</source>
        <comment>editor.value-none</comment>
        <translation>L&apos;esperto non ha trovato risposta. Prova di nuovo.</translation>
    </message>
    <message>
        <source>There is only one of each card.</source>
        <comment>editor.once</comment>
        <translation>Ogni carta c&apos;è una volta sola.</translation>
    </message>
    <message>
        <source>There is only one of each card. Moved here, it leaves {seat} with {n}.</source>
        <comment>editor.moved</comment>
        <translation>Ogni carta c&apos;è una volta sola. Spostandola qui, {seat} ne ha {n}.</translation>
    </message>
    <message>
        <source>There is only one of each card. Moved here, it leaves you with {n}.</source>
        <comment>editor.moved.you</comment>
        <translation>Ogni carta c&apos;è una volta sola. Spostandola qui, ne hai {n}.</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message>
        <source>A match of {game} was interrupted at hand {n}. Nothing is lost.</source>
        <comment>file.journal-found</comment>
        <translation>C&apos;è una partita di {game} interrotta alla smazzata {n}. Non si è perso nulla.</translation>
    </message>
    <message>
        <source>Starting another match keeps this one in the history.</source>
        <comment>new-match.kept</comment>
        <translation>Se cominci un&apos;altra partita, questa resta nello storico.</translation>
    </message>
    <message>
        <source>New match (this one is kept in the history)</source>
        <comment>file.journal-discard</comment>
        <translation>Nuova partita (questa resta nello storico)</translation>
    </message>
    <message>
        <source>It was not printed: the printer did not take it.</source>
        <comment>file.not-printed</comment>
        <translation>La stampante non ha accettato il lavoro.</translation>
    </message>
    <message>
        <source>No printer here: save as a PDF file</source>
        <translation>Nessuna stampante: salva come file PDF</translation>
    </message>
</context>
<context>
    <name>giaguaro::AboutSheet</name>
    <message>
        <source>Version %1, %2</source>
        <extracomment>%1 is a version, %2 the day of its release: &quot;Version 1.2.3, 24 December 2026&quot;</extracomment>
        <translation>Versione %1, %2</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later: use it, pass it on, change it. There is no warranty.</source>
        <translation>Software libero con la GNU General Public License, versione 3 o successive: si può usare, passare ad altri e cambiare. Non c&apos;è alcuna garanzia.</translation>
    </message>
    <message>
        <source>Made with Qt %1. Cards, faces and signs were drawn for this program.</source>
        <extracomment>%1 is Qt&apos;s version</extracomment>
        <translation>Fatto con Qt %1. Carte, facce e segni sono stati disegnati per questo programma.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Trick-taking card games, and a guide that teaches them as you play.</source>
        <translation>Giochi di carte a prese, e una guida che li insegna mentre giochi.</translation>
    </message>
</context>
<context>
    <name>giaguaro::AgreeButton</name>
    <message>
        <source>Withdraw vote</source>
        <translation>Ritira il voto</translation>
    </message>
    <message>
        <source>Vote to end</source>
        <translation>Per me si può finire</translation>
    </message>
    <message>
        <source>%1 of %2 agree</source>
        <extracomment>%1 of %2 players have agreed to end the match</extracomment>
        <translation>%1 su %2 d&apos;accordo</translation>
    </message>
    <message>
        <source>%1 (%2): %3. The last vote ends the match; nobody is locked out.</source>
        <translation>%1 (%2): %3. Con l&apos;ultimo voto la partita finisce; nessuno è escluso.</translation>
    </message>
    <message>
        <source>Vote to end the match</source>
        <translation>Per me la partita può finire</translation>
    </message>
</context>
<context>
    <name>giaguaro::BeliefTable</name>
    <message>
        <source>Fewer cards</source>
        <translation>Meno carte</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>Tutte le %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>aside</source>
        <comment>where no seat holds a card</comment>
        <translation>da parte</translation>
    </message>
</context>
<context>
    <name>giaguaro::BookHead</name>
    <message>
        <source>Group</source>
        <translation>Compagnia</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Nome della compagnia</translation>
    </message>
</context>
<context>
    <name>giaguaro::BookPage</name>
    <message>
        <source>The match</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>Print the score book</source>
        <translation>Stampa il libro dei conti</translation>
    </message>
    <message>
        <source>Has everybody paid?</source>
        <translation>Hanno pagato tutti?</translation>
    </message>
    <message>
        <source>All paid</source>
        <translation>Tutto saldato</translation>
    </message>
    <message>
        <source>The book is empty: a match is added when it is over and everybody at its table has a name.</source>
        <translation>Il libro è vuoto: una partita ci entra quando è finita e tutti al tavolo hanno un nome.</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Libro dei conti</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Hide who owes whom</source>
        <translation>Nascondi chi deve a chi</translation>
    </message>
    <message>
        <source>Show who owes whom</source>
        <translation>Mostra chi deve a chi</translation>
    </message>
    <message>
        <source>A line is drawn in the book, and debts start again from zero. Nothing is deleted: matches and running totals stay.</source>
        <translation>Si tira una riga nel libro e i debiti ripartono da zero. Non si cancella niente: le partite e i totali restano.</translation>
    </message>
    <message>
        <source>Who owes whom</source>
        <translation>Chi deve a chi</translation>
    </message>
    <message>
        <source>Matches of this group</source>
        <translation>Partite di questa compagnia</translation>
    </message>
    <message>
        <source>Left and right choose a group, N plays again with the same people, R renames the group, Ctrl+P prints, F6 goes to the next part.</source>
        <translation>Sinistra e destra scelgono la compagnia, N gioca ancora con le stesse persone, R rinomina la compagnia, Ctrl+P stampa, F6 va alla parte seguente.</translation>
    </message>
</context>
<context>
    <name>giaguaro::BookPaper</name>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>smazzate</translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation>Riporto</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>this evening</source>
        <translation>questa sera</translation>
    </message>
    <message>
        <source>Who owes whom</source>
        <translation>Chi deve a chi</translation>
    </message>
</context>
<context>
    <name>giaguaro::BookSide</name>
    <message>
        <source>Running totals</source>
        <translation>Andamento dei totali</translation>
    </message>
    <message>
        <source>points after each match</source>
        <translation>punti dopo ogni partita</translation>
    </message>
    <message>
        <source>Who owes whom</source>
        <translation>Chi deve a chi</translation>
    </message>
    <message>
        <source>this evening</source>
        <translation>questa sera</translation>
    </message>
    <message>
        <source>a point is worth</source>
        <translation>un punto vale</translation>
    </message>
    <message>
        <source>What a point is worth</source>
        <translation>Quanto vale un punto</translation>
    </message>
    <message>
        <source>e.g. € 0.10</source>
        <extracomment>an amount in money, as an example</extracomment>
        <translation>es. € 0,10</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>All paid: draw a line</source>
        <translation>Tutto saldato: tira la riga</translation>
    </message>
    <message>
        <source>Running totals, match by match</source>
        <translation>Totali, partita per partita</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inizio</translation>
    </message>
</context>
<context>
    <name>giaguaro::BookTable</name>
    <message>
        <source>All paid, %1</source>
        <translation>Tutto saldato, %1</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>smazzate</translation>
    </message>
</context>
<context>
    <name>giaguaro::BookTotals</name>
    <message>
        <source>Running total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>adds up to zero</source>
        <translation>la somma è zero</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::BookWords</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <extracomment>%1 are names: &quot;Elena, Paolo, Marta and 2 others&quot;</extracomment>
        <translation>
            <numerusform>%1 e %n altro</numerusform>
            <numerusform>%1 e altri %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 since %3</source>
        <extracomment>%1 is a game, %2 &quot;9 matches, 87 hands&quot;, %3 a day</extracomment>
        <translation>%1, %2 dal giorno %3</translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>a day under a plot, as QDate writes it: &quot;24 Sep&quot;</extracomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>All paid on %1</source>
        <translation>Tutto saldato, %1</translation>
    </message>
    <message>
        <source>%1 was not at the table</source>
        <translation>%1 non era al tavolo</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Totale</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 in %n match(es)</source>
        <translation>
            <numerusform>%1 %2 in %n partita</numerusform>
            <numerusform>%1 %2 in %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>adds up to zero</source>
        <translation>la somma è zero</translation>
    </message>
    <message>
        <source>A dash means: not at the table.</source>
        <translation>Un trattino: non era al tavolo.</translation>
    </message>
    <message>
        <source>%1: the match ended by agreement.</source>
        <translation>%1: partita finita di comune accordo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <extracomment>%1 is a number of points, with a half perhaps</extracomment>
        <translation>
            <numerusform>%1 punto</numerusform>
            <numerusform>%1 punti</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay %1 %2</source>
        <translation>Paghi a %1 %2</translation>
    </message>
    <message>
        <source>%1 pays you %2</source>
        <translation>%1 ti paga %2</translation>
    </message>
    <message>
        <source>%1 pays %2 %3</source>
        <translation>%1 paga a %2 %3</translation>
    </message>
    <message>
        <source>Nobody owes anybody anything.</source>
        <translation>Nessuno deve niente a nessuno.</translation>
    </message>
    <message>
        <source>You are even.</source>
        <translation>Sei in pari.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is even.</source>
        <extracomment>%1 are names</extracomment>
        <translation>
            <numerusform>%1 è in pari.</numerusform>
            <numerusform>%1 sono in pari.</numerusform>
        </translation>
    </message>
    <message>
        <source>since the start</source>
        <translation>dall&apos;inizio</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>dal saldo (%1)</translation>
    </message>
    <message>
        <source>Here nobody loses what another wins, so after each match everybody pays each player ahead of them the difference.</source>
        <translation>Qui nessuno perde quel che un altro vince: dopo ogni partita ognuno paga la differenza a chi lo precede.</translation>
    </message>
    <message numerus="yes">
        <source>%n payment(s), %1 in all</source>
        <extracomment>%1 is &quot;37 points&quot;</extracomment>
        <translation>
            <numerusform>%n pagamento, %1 in tutto</numerusform>
            <numerusform>%n pagamenti, %1 in tutto</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on with the last two</source>
        <translation>Un&apos;altra con gli ultimi due</translation>
    </message>
    <message>
        <source>Play on with the last three</source>
        <translation>Un&apos;altra con gli ultimi tre</translation>
    </message>
    <message>
        <source>Play on with the last four</source>
        <translation>Un&apos;altra con gli ultimi quattro</translation>
    </message>
    <message>
        <source>Play on with the last five</source>
        <translation>Un&apos;altra con gli ultimi cinque</translation>
    </message>
    <message>
        <source>Play on with the last six</source>
        <translation>Un&apos;altra con gli ultimi sei</translation>
    </message>
</context>
<context>
    <name>giaguaro::CardArt</name>
    <message>
        <source>The card deck “%1” cannot be read or is not complete; plain cards take its place.</source>
        <translation>Il mazzo «%1» non si legge o non è completo; al suo posto ci sono carte semplici.</translation>
    </message>
</context>
<context>
    <name>giaguaro::CardButton</name>
    <message>
        <source>2nd</source>
        <translation>2ª</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3ª</translation>
    </message>
</context>
<context>
    <name>giaguaro::CardChoices</name>
    <message>
        <source>How the cards look now</source>
        <translation>Come sono le carte adesso</translation>
    </message>
    <message>
        <source>our own</source>
        <translation>il nostro</translation>
    </message>
    <message>
        <source>An installed deck keeps its own colours, indices and letters.</source>
        <translation>Un mazzo installato tiene i suoi colori, i suoi indici e le sue lettere.</translation>
    </message>
    <message>
        <source>Deck for games with 52 cards</source>
        <translation>Mazzo per i giochi con 52 carte</translation>
    </message>
    <message>
        <source>Deck for games with 40 cards</source>
        <translation>Mazzo per i giochi con 40 carte</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dorsi</translation>
    </message>
    <message>
        <source>each deck&apos;s own</source>
        <translation>quelli del mazzo</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rossi</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>scuri</translation>
    </message>
    <message>
        <source>Colours of the French suits</source>
        <translation>Colori dei semi francesi</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>Clubs are green, diamonds are blue.</source>
        <translation>I fiori sono verdi, i quadri blu.</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normali</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grandi</translation>
    </message>
    <message>
        <source>Letters of the court cards</source>
        <translation>Lettere delle figure</translation>
    </message>
    <message>
        <source>Corner indices</source>
        <translation>Indici</translation>
    </message>
    <message>
        <source>by language</source>
        <translation>secondo la lingua</translation>
    </message>
    <message>
        <source>As on playing cards in the chosen language.</source>
        <translation>Come sui mazzi di chi parla la lingua scelta.</translation>
    </message>
    <message>
        <source>Italian: fante, cavallo, re.</source>
        <translation>Italiane: fante, cavallo, re.</translation>
    </message>
    <message>
        <source>English: jack, queen, king.</source>
        <translation>Inglesi: jack, queen, king.</translation>
    </message>
    <message>
        <source>French: valet, cavalier, dame, roi.</source>
        <translation>Francesi: valet, cavalier, dame, roi.</translation>
    </message>
</context>
<context>
    <name>giaguaro::CardTray</name>
    <message>
        <source>The tray</source>
        <translation>Le carte da dare</translation>
    </message>
    <message>
        <source>a placed card shows who has it</source>
        <translation>una carta data mostra chi ce l&apos;ha</translation>
    </message>
</context>
<context>
    <name>giaguaro::ChallengeTable</name>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>to the mean</source>
        <translation>dalla media</translation>
    </message>
</context>
<context>
    <name>giaguaro::ClockRing</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n secondo</numerusform>
            <numerusform>%n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds, in short</comment>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>giaguaro::ClubNotice</name>
    <message>
        <source>Time ran out before the first card was led.</source>
        <translation>Il tempo è scaduto prima che fosse giocata la prima carta.</translation>
    </message>
    <message>
        <source>A club table was left before its end.</source>
        <translation>Un tavolo di circolo è stato lasciato prima della fine.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left, until %1</source>
        <translation>
            <numerusform>ancora %n minuto, fino alle %1</numerusform>
            <numerusform>ancora %n minuti, fino alle %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The table has ended the match</source>
        <translation>Il tavolo ha chiuso la partita</translation>
    </message>
    <message>
        <source>Enough players have agreed. The totals stand as they are, and nobody is locked out.</source>
        <translation>Abbastanza giocatori sono d&apos;accordo. I totali restano come sono, e nessuno è escluso.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Play an ordinary match</source>
        <translation>Gioca una partita normale</translation>
    </message>
    <message>
        <source>Club tables are closed to you until %1</source>
        <translation>I tavoli di circolo ti sono chiusi fino alle %1</translation>
    </message>
    <message>
        <source>Club tables are closed to %1 until %2</source>
        <translation>I tavoli di circolo sono chiusi a %1 fino alle %2</translation>
    </message>
    <message numerus="yes">
        <source>Club tables open again in %n minute(s): the time goes on while the program is closed. Ordinary matches, lessons and everything else stay open.</source>
        <translation>
            <numerusform>I tavoli di circolo riaprono fra %n minuto: il tempo passa anche a programma chiuso. Partite normali, lezioni e tutto il resto restano aperti.</numerusform>
            <numerusform>I tavoli di circolo riaprono fra %n minuti: il tempo passa anche a programma chiuso. Partite normali, lezioni e tutto il resto restano aperti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::CodeLine</name>
    <message>
        <source>Code of this match:</source>
        <translation>Codice di questa partita:</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Whoever enters it in a new match gets the same cards.</source>
        <translation>Chi lo inserisce in una nuova partita riceve le stesse carte.</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Copia il codice di questa smazzata</translation>
    </message>
    <message>
        <source>Copy the code of this match</source>
        <translation>Copia il codice di questa partita</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>The first deal was set by hand. Its code:</source>
        <translation>La prima smazzata è composta a mano. Codice:</translation>
    </message>
    <message>
        <source>The last letter checks the others: a mistyped code is noticed.</source>
        <translation>L&apos;ultima lettera controlla le altre: un codice copiato male si riconosce.</translation>
    </message>
    <message>
        <source>Set by hand.</source>
        <translation>Preparata a mano.</translation>
    </message>
    <message>
        <source>Code of this deal</source>
        <translation>Codice della smazzata</translation>
    </message>
    <message>
        <source>A click copies it.</source>
        <translation>Un clic lo copia.</translation>
    </message>
</context>
<context>
    <name>giaguaro::CodeRow</name>
    <message>
        <source>Code of a deal, if somebody has sent you one</source>
        <translation>Codice di una smazzata, se qualcuno te ne ha mandato uno</translation>
    </message>
    <message>
        <source>Code of a deal</source>
        <translation>Codice di una smazzata</translation>
    </message>
    <message>
        <source>It is not complete yet.</source>
        <translation>Non è ancora completo.</translation>
    </message>
    <message>
        <source>There is a character that is in no code.</source>
        <translation>C&apos;è un carattere che in un codice non può esserci.</translation>
    </message>
    <message>
        <source>This code is of a later version of the program.</source>
        <translation>Questo codice è di una versione più recente del programma.</translation>
    </message>
    <message>
        <source>Set it by hand</source>
        <translation>Componi a mano</translation>
    </message>
    <message>
        <source>Set the first deal by hand</source>
        <translation>Componi a mano la prima smazzata</translation>
    </message>
    <message>
        <source>The last letter is missing.</source>
        <translation>Manca l&apos;ultima lettera.</translation>
    </message>
    <message>
        <source>A letter is wrong or missing.</source>
        <translation>Una lettera è sbagliata o manca.</translation>
    </message>
    <message>
        <source>Nothing was dealt: correct the code, or empty this field.</source>
        <translation>Non si sono date le carte: correggi il codice, o svuota il campo.</translation>
    </message>
</context>
<context>
    <name>giaguaro::CommitmentLine</name>
    <message>
        <source>Checked: the cards were fixed before the first deal.</source>
        <translation>Verificato: le carte erano decise prima di cominciare.</translation>
    </message>
    <message>
        <source>The cards are not those that were fixed before the first deal!</source>
        <translation>Le carte non sono quelle decise prima di cominciare!</translation>
    </message>
    <message>
        <source>The cards were fixed before the first deal: %1</source>
        <translation>Le carte erano decise prima di cominciare: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>What is that?</source>
        <translation>Che cos&apos;è?</translation>
    </message>
    <message>
        <source>How to check</source>
        <translation>Come si verifica</translation>
    </message>
    <message>
        <source>Copy the commitment to the cards</source>
        <translation>Copia l&apos;impegno sulle carte</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>The cards are chosen already, and sealed: nobody can change them.</source>
        <translation>Le carte sono già scelte e sigillate: nessuno può più cambiarle.</translation>
    </message>
</context>
<context>
    <name>giaguaro::Curtain</name>
    <message>
        <source>It is your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>Hand the screen to</source>
        <translation>Passa lo schermo a</translation>
    </message>
    <message numerus="yes">
        <source>Your clock begins with your cards: %n second(s).</source>
        <translation>
            <numerusform>Il tuo tempo comincia con le carte: %n secondo.</numerusform>
            <numerusform>Il tuo tempo comincia con le carte: %n secondi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation>Gli altri guardano altrove.</translation>
    </message>
    <message>
        <source>All cards are covered.</source>
        <translation>Le carte sono tutte coperte.</translation>
    </message>
    <message>
        <source>Press Enter once %1 has the screen.</source>
        <translation>Premi Invio quando lo schermo è in mano a %1.</translation>
    </message>
    <message>
        <source>trick %1 of %2</source>
        <translation>presa %1 di %2</translation>
    </message>
    <message>
        <source>trick %1</source>
        <translation>presa %1</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>esci tu</translation>
    </message>
    <message>
        <source>you play second</source>
        <translation>giochi la seconda carta</translation>
    </message>
    <message>
        <source>you play third</source>
        <translation>giochi la terza carta</translation>
    </message>
    <message>
        <source>you play fourth</source>
        <translation>giochi la quarta carta</translation>
    </message>
    <message>
        <source>you play fifth</source>
        <translation>giochi la quinta carta</translation>
    </message>
    <message>
        <source>you play last</source>
        <translation>giochi l&apos;ultima carta</translation>
    </message>
    <message>
        <source>It is your turn: %1, %2.</source>
        <extracomment>%1: &quot;trick 8 of 15&quot;, %2: &quot;you play second&quot;</extracomment>
        <translation>Tocca a te: %1, %2.</translation>
    </message>
</context>
<context>
    <name>giaguaro::DearDecision</name>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Try again: %1</source>
        <translation>Riprova: %1</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>la tua</translation>
    </message>
    <message>
        <source>better</source>
        <translation>meglio</translation>
    </message>
    <message>
        <source>with open cards</source>
        <translation>a carte scoperte</translation>
    </message>
</context>
<context>
    <name>giaguaro::DecisionPlate</name>
    <message>
        <source>the right one</source>
        <translation>la scelta giusta</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>scelta</translation>
    </message>
    <message>
        <source>better</source>
        <translation>meglio</translation>
    </message>
    <message>
        <source>average cost</source>
        <translation>costo medio</translation>
    </message>
</context>
<context>
    <name>giaguaro::Dock</name>
    <message>
        <source>Choose %1 more</source>
        <translation>Scegline ancora %1</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Da capo</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>Da %1 a %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Scegli una risposta</translation>
    </message>
    <message>
        <source>Choose with the arrows or a click; Enter says it.</source>
        <translation>Frecce o clic per scegliere, Invio per dirlo.</translation>
    </message>
    <message>
        <source>Choose a bid</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>Choose a suit</source>
        <translation>Scegli un seme</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Scegli una carta</translation>
    </message>
    <message>
        <source>Choose, then press Enter or the button.</source>
        <translation>Scegli, poi premi Invio o il pulsante.</translation>
    </message>
    <message>
        <source>%1 needed</source>
        <comment>points</comment>
        <translation>servono %1</translation>
    </message>
    <message numerus="yes">
        <source>%n not bid</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>libera %n</numerusform>
            <numerusform>libere %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s)</source>
        <translation>
            <numerusform>Scegli %n carta</numerusform>
            <numerusform>Scegli %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>A click or Backspace takes a card back.</source>
        <translation>Un clic o Backspace riprende una carta.</translation>
    </message>
    <message>
        <source>Takes it back into the hand</source>
        <translation>La riprende in mano</translation>
    </message>
</context>
<context>
    <name>giaguaro::DuplicateHead</name>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>differenza</translation>
    </message>
    <message>
        <source>Hand, and your part</source>
        <translation>Smazzata, e la tua parte</translation>
    </message>
    <message>
        <source>Hand, and the part then</source>
        <translation>Smazzata, e la parte di allora</translation>
    </message>
    <message>
        <source>Where they first differ</source>
        <translation>Dove si dividono</translation>
    </message>
</context>
<context>
    <name>giaguaro::DuplicateModel</name>
    <message>
        <source>Hand %1: not played yet</source>
        <translation>Smazzata %1: non ancora giocata</translation>
    </message>
</context>
<context>
    <name>giaguaro::DuplicatePage</name>
    <message>
        <source>Save as a challenge</source>
        <translation>Salva come sfida</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Add results</source>
        <translation>Aggiungi risultati</translation>
    </message>
    <message>
        <source>In the seat of %1</source>
        <extracomment>%1 is a name</extracomment>
        <translation>Al posto di %1</translation>
    </message>
    <message>
        <source>In your seat</source>
        <translation>Al tuo posto</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicato</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Fold the chosen hand</source>
        <translation>Ripiega la smazzata scelta</translation>
    </message>
    <message>
        <source>Show the chosen hand</source>
        <translation>Mostra la smazzata scelta</translation>
    </message>
    <message>
        <source>Chosen hand</source>
        <translation>Smazzata scelta</translation>
    </message>
    <message>
        <source>Up and down choose a hand, Enter opens it at the first different choice, P plays from there. The Help has the other keys.</source>
        <translation>Su e giù scelgono una smazzata, Invio la apre alla prima scelta diversa, P gioca da lì. Gli altri tasti sono nell&apos;Aiuto.</translation>
    </message>
</context>
<context>
    <name>giaguaro::DuplicatePlate</name>
    <message>
        <source>%1 expected</source>
        <translation>atteso %1</translation>
    </message>
</context>
<context>
    <name>giaguaro::DuplicateSide</name>
    <message numerus="yes">
        <source>The challenge: these %n deal(s)</source>
        <translation>
            <numerusform>La sfida: questa smazzata</numerusform>
            <numerusform>La sfida: queste %n smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n risultato</numerusform>
            <numerusform>%n risultati</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as a challenge…</source>
        <translation>Salva come sfida…</translation>
    </message>
    <message>
        <source>Add results…</source>
        <translation>Aggiungi risultati…</translation>
    </message>
    <message>
        <source>Open for review</source>
        <translation>Apri per rivedere</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>How this was played</source>
        <translation>Come si è giocato</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Non ancora giocata</translation>
    </message>
</context>
<context>
    <name>giaguaro::DuplicateSum</name>
    <message>
        <source>first difference: %1</source>
        <translation>prima differenza: %1</translation>
    </message>
</context>
<context>
    <name>giaguaro::DuplicateWords</name>
    <message>
        <source>the novice</source>
        <translation>il principiante</translation>
    </message>
    <message>
        <source>novice</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>the club player</source>
        <translation>il giocatore di circolo</translation>
    </message>
    <message>
        <source>club</source>
        <translation>circolo</translation>
    </message>
    <message>
        <source>the expert</source>
        <translation>l&apos;esperto</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>esperto</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>%1 on the same deals</source>
        <translation>%1 sulle stesse carte</translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <extracomment>a day with its weekday, as QDate writes it: &quot;Saturday 21 November&quot;</extracomment>
        <translation>dddd d MMMM</translation>
    </message>
    <message>
        <source>same cards, same opponents, your seat</source>
        <translation>stesse carte, stessi avversari, il tuo posto</translation>
    </message>
    <message>
        <source>same cards, same opponents, the seat of %1</source>
        <translation>stesse carte, stessi avversari, il posto di %1</translation>
    </message>
    <message numerus="yes">
        <source>on %n hand(s) of %1</source>
        <translation>
            <numerusform>su %n smazzata di %1</numerusform>
            <numerusform>su %n smazzate di %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on the first %1 of %n hand(s) of %2</source>
        <translation>
            <numerusform>finora su %1 di %n smazzata di %2</numerusform>
            <numerusform>finora su %1 di %n smazzate di %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n hand(s)</source>
        <comment>so many are done</comment>
        <translation>
            <numerusform>%1 di %n smazzata</numerusform>
            <numerusform>%1 di %n smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n hand(s)</source>
        <translation>
            <numerusform>La smazzata</numerusform>
            <numerusform>Tutte le %n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 then plays for %2 too, since people cannot be asked again.</source>
        <extracomment>%1 is &quot;The club player&quot;, %2 names</extracomment>
        <translation>Da lì %1 gioca anche al posto di %2, perché alle persone non si può chiedere di nuovo.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Smazzata %1</translation>
    </message>
    <message>
        <source>Hand %1, %2</source>
        <translation>Smazzata %1, %2</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>differenza %1</translation>
    </message>
    <message>
        <source>parted in %1: %2 %3, %4 %5</source>
        <extracomment>where, then who did what</extracomment>
        <translation>prima differenza, %1: %2 %3, %4 %5</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Una persona</translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>a day in a narrow column, as QDate writes it: &quot;22 Nov&quot;</extracomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>%1 from the mean</source>
        <translation>%1 dalla media</translation>
    </message>
    <message numerus="yes">
        <source>all %n hand(s) compared</source>
        <translation>
            <numerusform>%n smazzata confrontata</numerusform>
            <numerusform>tutte le %n smazzate confrontate</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to the first choice that is not yours, everybody plays as they did then.</source>
        <translation>Fino alla prima scelta diversa dalla tua tutti giocano come allora.</translation>
    </message>
    <message>
        <source>Up to the first choice that is another one, everybody plays as they did then.</source>
        <translation>Fino alla prima scelta diversa tutti giocano come allora.</translation>
    </message>
    <message>
        <source>From there on the computer players think again, each at its own level and for as long as it needs, so the result is the same on every machine.</source>
        <translation>Da lì in poi i computer ripensano, ognuno al suo livello e con tutto il tempo che gli serve: così il risultato è lo stesso dovunque.</translation>
    </message>
    <message>
        <source>%1: you first chose differently</source>
        <translation>%1: la prima scelta diversa</translation>
    </message>
    <message>
        <source>%1: the first different choice</source>
        <translation>%1: la prima scelta diversa</translation>
    </message>
    <message>
        <source>You and %1 made the same</source>
        <translation>Tu e %1 avete fatto gli stessi punti</translation>
    </message>
    <message>
        <source>%1 and %2 made the same</source>
        <translation>%1 e %2 hanno fatto gli stessi punti</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>so many more</comment>
        <translation>
            <numerusform>%1 punto</numerusform>
            <numerusform>%1 punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 made %2 more than you</source>
        <extracomment>%1 is &quot;the club player&quot;, %2 &quot;4 points&quot;</extracomment>
        <translation>%1 ha fatto %2 in più di te</translation>
    </message>
    <message>
        <source>You made %2 more than %1</source>
        <translation>Tu batti %1 di %2</translation>
    </message>
    <message>
        <source>%1 made %2 more than %3</source>
        <extracomment>%1 and %3 are a name and &quot;the club player&quot;, or the reverse; %2 is &quot;4 points&quot;</extracomment>
        <translation>%1 batte %3 di %2</translation>
    </message>
    <message numerus="yes">
        <source>%n alike</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n uguale</numerusform>
            <numerusform>%n uguali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n apart by a card</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n diversa per carta</numerusform>
            <numerusform>%n diverse per carta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n apart by a call</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n diversa per chiamata</numerusform>
            <numerusform>%n diverse per chiamata</numerusform>
        </translation>
    </message>
    <message>
        <source>the same cards to the end</source>
        <translation>le stesse carte fino in fondo</translation>
    </message>
    <message>
        <source>you passed, %1 called</source>
        <extracomment>%1 is &quot;club&quot;, as over its column</extracomment>
        <translation>tu passi, %1 chiama</translation>
    </message>
    <message>
        <source>you called, %1 passed</source>
        <translation>tu chiami, %1 passa</translation>
    </message>
    <message>
        <source>%1 passed, %2 called</source>
        <extracomment>%1 is a name, %2 &quot;club&quot;</extracomment>
        <translation>%1 passa, %2 chiama</translation>
    </message>
    <message>
        <source>%1 called, %2 passed</source>
        <translation>%1 chiama, %2 passa</translation>
    </message>
    <message>
        <source>another card</source>
        <translation>un&apos;altra carta</translation>
    </message>
    <message>
        <source>another call</source>
        <translation>un&apos;altra chiamata</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) both times</source>
        <translation>
            <numerusform>%n punto tutte e due le volte</numerusform>
            <numerusform>%n punti tutte e due le volte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points against %2</source>
        <extracomment>points of the caller&apos;s side, then and now</extracomment>
        <translation>%1 punti contro %2</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Esci tu.</translation>
    </message>
    <message>
        <source>%1 leads.</source>
        <translation>Esce %1.</translation>
    </message>
    <message>
        <source>You play last.</source>
        <translation>Dopo di te non gioca nessuno.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) after you.</source>
        <translation>
            <numerusform>Dopo di te gioca %n altro.</numerusform>
            <numerusform>Dopo di te giocano in %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody plays the same cards against the same opponents.</source>
        <translation>Tutti giocano le stesse carte contro gli stessi avversari.</translation>
    </message>
    <message>
        <source>The mean is %1.</source>
        <translation>La media è %1.</translation>
    </message>
    <message>
        <source>made anyway: %1 or %2</source>
        <extracomment>points of the caller&apos;s side, then and now; &quot;made&quot; and &quot;lost&quot; are the contract</extracomment>
        <translation>fatta comunque: %1 o %2</translation>
    </message>
    <message>
        <source>lost anyway: %1 or %2</source>
        <translation>persa comunque: %1 o %2</translation>
    </message>
</context>
<context>
    <name>giaguaro::EditorPage</name>
    <message>
        <source>A deal by hand</source>
        <translation>Una smazzata composta a mano</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Mazziere</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Il tuo posto</translation>
    </message>
    <message>
        <source>Code of the deal</source>
        <translation>Codice della smazzata</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <translation>Distribuisci il resto</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>%1, all %2 cards placed</source>
        <translation>%1, date tutte le %2 carte</translation>
    </message>
    <message>
        <source>%1, %2 cards: %3 placed, %4 left</source>
        <translation>%1, %2 carte: %3 date, %4 rimaste</translation>
    </message>
    <message>
        <source>%1: the cards as text</source>
        <translation>%1: le carte come testo</translation>
    </message>
    <message>
        <source>The check digit is right.</source>
        <translation>La cifra di controllo è giusta.</translation>
    </message>
    <message numerus="yes">
        <source>Changed since: %n card(s).</source>
        <translation>
            <numerusform>Da allora è cambiata %n carta.</numerusform>
            <numerusform>Da allora sono cambiate %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not complete yet.</source>
        <translation>Non è ancora completo.</translation>
    </message>
    <message>
        <source>This code is of a later version of the program.</source>
        <translation>Questo codice è di una versione più recente del programma.</translation>
    </message>
    <message>
        <source>This is the code of a whole match: enter it in a new match.</source>
        <translation>È il codice di un&apos;intera partita: inseriscilo in una nuova partita.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left: dealt at random</source>
        <translation>
            <numerusform>%n carta rimasta, data a caso</numerusform>
            <numerusform>%n carte rimaste, date a caso</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are placed: Ctrl+Enter plays from here, Delete takes a card back.</source>
        <translation>Tutte le carte sono date: Ctrl+Invio gioca da qui, Canc ne riprende una.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Value of the deal</source>
        <translation>Quanto vale</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>options</comment>
        <translation>
            <numerusform>%n cambiata</numerusform>
            <numerusform>%n cambiate</numerusform>
        </translation>
    </message>
    <message>
        <source>when all %1 are placed</source>
        <translation>quando tutte le %1 sono date</translation>
    </message>
    <message>
        <source>such a hand is void</source>
        <translation>una smazzata così va a monte</translation>
    </message>
    <message>
        <source>as usual</source>
        <comment>options</comment>
        <translation>come di solito</translation>
    </message>
    <message>
        <source>Rank, then suit: %1</source>
        <extracomment>how a card is written; %1 is &quot;H cups, D coins, S swords, C batons&quot;</extracomment>
        <translation>Valore, poi seme: %1</translation>
    </message>
    <message>
        <source>Enter corrects what was refused, Escape drops it.</source>
        <translation>Invio corregge ciò che è stato rifiutato, Esc lascia perdere.</translation>
    </message>
    <message>
        <source>Paste a code, or place all %1 cards</source>
        <translation>Incolla un codice, o distribuisci tutte le %1 carte</translation>
    </message>
    <message>
        <source>It appears when all %1 are placed.</source>
        <translation>Appare quando tutte le %1 carte sono date.</translation>
    </message>
    <message>
        <source>The last letter is missing.</source>
        <translation>Manca l&apos;ultima lettera.</translation>
    </message>
    <message>
        <source>A letter is wrong or missing.</source>
        <translation>Una lettera è sbagliata o manca.</translation>
    </message>
    <message>
        <source>Paste a code</source>
        <translation>Incolla un codice</translation>
    </message>
    <message>
        <source>The next card goes to: %1. On a card of the tray: Enter gives it there, 1 to %2 to the place of that number, Delete takes it back. Ctrl+Enter plays.</source>
        <translation>La prossima carta va a: %1. Su una carta del vassoio: Invio la dà lì, da 1 a %2 al posto con quel numero, Canc la riprende. Ctrl+Invio gioca.</translation>
    </message>
    <message>
        <source>What is underlined is not a card; it stays until you correct it. Escape discards it.</source>
        <translation>Quel che è sottolineato non è una carta: resta finché non lo correggi. Esc lo cancella.</translation>
    </message>
</context>
<context>
    <name>giaguaro::EndSheet</name>
    <message>
        <source>called card</source>
        <translation>carta chiamata</translation>
    </message>
    <message>
        <source>How the points came together</source>
        <translation>Il conto dei punti</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>Quanto vale</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totale</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>smazzata</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>conto</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totali</translation>
    </message>
    <message>
        <source>See the tricks</source>
        <translation>Rivedi le prese</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Giudizio</translation>
    </message>
    <message>
        <source>Step through it</source>
        <translation>Rivedi la smazzata</translation>
    </message>
    <message>
        <source>Played again: %1 this time, %2 the first time. It does not count.</source>
        <translation>Rigiocata: %1 questa volta, %2 la prima. Non conta.</translation>
    </message>
    <message numerus="yes">
        <source>Judged: %1 of your %n decision(s)</source>
        <translation>
            <numerusform>Giudicate: %1 di %n tua decisione</numerusform>
            <numerusform>Giudicate: %1 delle tue %n decisioni</numerusform>
        </translation>
    </message>
    <message>
        <source>What it is worth, and the settlement</source>
        <translation>Quanto vale, e il conto finale</translation>
    </message>
    <message>
        <source>Hand and totals</source>
        <translation>Smazzata e totali</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicato</translation>
    </message>
    <message>
        <source>The same deals with a computer player in your seat</source>
        <translation>Le stesse carte con un computer al tuo posto</translation>
    </message>
    <message>
        <source>The match so far</source>
        <translation>La partita finora</translation>
    </message>
    <message>
        <source>To the podium</source>
        <translation>Al podio</translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <extracomment>how far a side is from the points that it needed</extracomment>
        <translation>
            <numerusform>%n in più</numerusform>
            <numerusform>%n in più</numerusform>
        </translation>
    </message>
    <message>
        <source>made</source>
        <extracomment>of what a player was after: a bid, so many points</extracomment>
        <translation>riesce</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>non riesce</translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>ne manca %n</numerusform>
            <numerusform>ne mancano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>just made</source>
        <translation>esatti</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), %1 needed</source>
        <translation>
            <numerusform>%n punto, ne servivano %1</numerusform>
            <numerusform>%n punti, ne servivano %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The match, hand by hand</source>
        <translation>La partita, smazzata per smazzata</translation>
    </message>
    <message>
        <source>Scores of the hand</source>
        <translation>Punteggi della smazzata</translation>
    </message>
    <message>
        <source>The last hand</source>
        <translation>L&apos;ultima smazzata</translation>
    </message>
    <message>
        <source>trick %1</source>
        <translation>presa %1</translation>
    </message>
</context>
<context>
    <name>giaguaro::FileMenu</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Svuota l&apos;elenco</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>Apri re&amp;centi</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>S&amp;ave as…</source>
        <translation>Salva con no&amp;me…</translation>
    </message>
    <message>
        <source>&amp;Deal editor…</source>
        <translation>Componi una sma&amp;zzata…</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>St&amp;orico…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Stat&amp;istiche…</translation>
    </message>
    <message>
        <source>Score &amp;book…</source>
        <translation>Li&amp;bro dei conti…</translation>
    </message>
</context>
<context>
    <name>giaguaro::FileQuestion</name>
    <message>
        <source>Folder:</source>
        <translation>Cartella:</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nome:</translation>
    </message>
    <message>
        <source>Kind:</source>
        <translation>Tipo:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 c&apos;è già. Sostituirlo?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>Altro nome…</translation>
    </message>
</context>
<context>
    <name>giaguaro::FirstHandPage</name>
    <message>
        <source>First hand</source>
        <translation>Prima smazzata</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>My first hand</source>
        <translation>La mia prima smazzata</translation>
    </message>
    <message>
        <source>What you have met</source>
        <translation>Quello che hai incontrato</translation>
    </message>
    <message>
        <source>Still to come, when needed</source>
        <translation>Ancora da vedere, al momento giusto</translation>
    </message>
    <message>
        <source>Play on without it</source>
        <translation>Continua senza guida</translation>
    </message>
    <message>
        <source>The next idea comes when it is needed.</source>
        <translation>La prossima idea arriva quando serve.</translation>
    </message>
    <message>
        <source>One new idea at a time</source>
        <translation>Una cosa nuova alla volta</translation>
    </message>
    <message>
        <source>Passed over, or not met</source>
        <translation>Idee saltate, o non incontrate</translation>
    </message>
    <message>
        <source>Nothing new here, and there is only one choice.</source>
        <translation>Qui niente di nuovo, e una sola possibilità.</translation>
    </message>
    <message>
        <source>Nothing new here: it is up to you. In doubt: Hint (H).</source>
        <translation>Qui niente di nuovo: decidi tu. Nel dubbio: Suggerimento (H).</translation>
    </message>
    <message>
        <source>Go on: one more idea</source>
        <translation>Avanti: c&apos;è dell&apos;altro</translation>
    </message>
    <message>
        <source>Now it is your turn</source>
        <translation>Adesso tocca a te</translation>
    </message>
</context>
<context>
    <name>giaguaro::GameTile</name>
    <message numerus="yes">
        <source>A match takes about %n minute(s); difficulty %1 of %2.</source>
        <translation>
            <numerusform>Una partita dura circa %n minuto; difficoltà %1 su %2.</numerusform>
            <numerusform>Una partita dura circa %n minuti; difficoltà %1 su %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es) won</source>
        <translation>
            <numerusform>vittorie: %1 su %n</numerusform>
            <numerusform>vittorie: %1 su %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) done</source>
        <translation>
            <numerusform>lezioni fatte: %1 su %n</numerusform>
            <numerusform>lezioni fatte: %1 su %n</numerusform>
        </translation>
    </message>
    <message>
        <source>match in play</source>
        <translation>partita in corso</translation>
    </message>
    <message>
        <source>no match finished</source>
        <translation>nessuna partita finita</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>giaguaro::GuidePanel</name>
    <message>
        <source>Where are we?</source>
        <translation>A che punto siamo?</translation>
    </message>
    <message>
        <source>What may I do?</source>
        <translation>Che cosa posso fare?</translation>
    </message>
    <message>
        <source>What is still needed?</source>
        <translation>Che cosa serve ancora?</translation>
    </message>
    <message>
        <source>What does it mean?</source>
        <translation>Che cosa vuol dire?</translation>
    </message>
    <message>
        <source>The guide is off. H gives a hint; the preferences bring the guide back.</source>
        <translation>La guida è spenta. H dà un suggerimento; la guida si riaccende nelle preferenze.</translation>
    </message>
    <message>
        <source>If it runs out before the first card is led, the match ends without a winner, and its player is locked out of club tables for one hour.</source>
        <translation>Se scade prima che sia giocata la prima carta, la partita finisce senza vincitore e chi era di turno è escluso per un&apos;ora dai tavoli di circolo.</translation>
    </message>
    <message>
        <source>If it runs out now, a card is played at random.</source>
        <translation>Se scade ora, si gioca una carta a caso.</translation>
    </message>
    <message>
        <source>What does the clock do?</source>
        <translation>Che cosa fa l&apos;orologio?</translation>
    </message>
    <message numerus="yes">
        <source>A turn lasts %n second(s); playing, speaking or voting to end starts it again.</source>
        <translation>
            <numerusform>Un turno dura %n secondo; giocare, parlare e chiedere di finire lo fanno ripartire.</numerusform>
            <numerusform>Un turno dura %n secondi; giocare, parlare e chiedere di finire lo fanno ripartire.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who agrees to end? %1 of %2</source>
        <extracomment>%1 players of %2 have agreed to end the match</extracomment>
        <translation>Chi vuole finire? %1 su %2</translation>
    </message>
    <message numerus="yes">
        <source>The last of %n ends it: totals stand, nobody is locked out. Until then it can be taken back.</source>
        <translation>
            <numerusform>Basta uno: i totali restano, nessuno è escluso. Fino ad allora ci si può ripensare.</numerusform>
            <numerusform>Con l&apos;ultimo di %n la partita finisce: i totali restano, nessuno è escluso. Fino ad allora ci si può ripensare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only you decide, as computers have no vote: totals stand, nobody is locked out.</source>
        <translation>Decidi solo tu, perché i computer non votano: i totali restano, nessuno è escluso.</translation>
    </message>
    <message>
        <source>And if somebody simply leaves?</source>
        <translation>E se qualcuno lascia il tavolo?</translation>
    </message>
    <message>
        <source>They are locked out of club tables for one hour; a computer player takes their seat.</source>
        <translation>È escluso per un&apos;ora dai tavoli di circolo. Il programma gioca al suo posto.</translation>
    </message>
    <message>
        <source>Looking back: trick %1</source>
        <translation>Si riguarda la presa %1</translation>
    </message>
    <message>
        <source>The match is over: time ran out before the first card was led, and nobody wins.</source>
        <translation>La partita è finita: il tempo è scaduto prima della prima carta, e non vince nessuno.</translation>
    </message>
    <message>
        <source>The match is over: the table has agreed to end it, and the totals stand.</source>
        <translation>La partita è finita: il tavolo ha deciso di chiuderla, e i totali valgono.</translation>
    </message>
</context>
<context>
    <name>giaguaro::GuideSection</name>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>%1 More</source>
        <translation>%1 Altro</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>%1 Less</source>
        <translation>%1 Meno</translation>
    </message>
</context>
<context>
    <name>giaguaro::GuidedPlay</name>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Prossima lezione</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Tutte le lezioni</translation>
    </message>
    <message>
        <source>Press Space to go on.</source>
        <translation>Spazio per continuare.</translation>
    </message>
</context>
<context>
    <name>giaguaro::HelpDesk</name>
    <message>
        <source>&amp;Rules of %1</source>
        <translation>&amp;Regole di %1</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
</context>
<context>
    <name>giaguaro::HelpWindow</name>
    <message>
        <source>In the help</source>
        <translation>Nell&apos;aiuto</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Aiuto: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Non trovato</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Cercare nel testo</translation>
    </message>
    <message>
        <source>To the next place found</source>
        <translation>Al punto trovato seguente</translation>
    </message>
    <message>
        <source>To the place found before</source>
        <translation>Al punto trovato precedente</translation>
    </message>
    <message>
        <source>Back to where a link was followed</source>
        <translation>Tornare dove si è seguito un rimando</translation>
    </message>
    <message>
        <source>Close the help</source>
        <translation>Chiudere l&apos;aiuto</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Search this text</source>
        <translation>Cerca in questo testo</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
</context>
<context>
    <name>giaguaro::HintPage</name>
    <message>
        <source>1 Look</source>
        <translation>1 Guarda</translation>
    </message>
    <message>
        <source>2 Cards</source>
        <translation>2 Carte</translation>
    </message>
    <message>
        <source>3 Answer</source>
        <translation>3 Risposta</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Che cosa guardare</translation>
    </message>
    <message>
        <source>Which cards to consider</source>
        <translation>Quali carte valutare</translation>
    </message>
    <message>
        <source>What to consider</source>
        <translation>Che cosa valutare</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>Quale scegliere</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Punteggio medio</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>One step further</source>
        <translation>Ancora un passo</translation>
    </message>
    <message>
        <source>2 Choices</source>
        <translation>2 Scelte</translation>
    </message>
    <message>
        <source>equally good</source>
        <translation>ugualmente buona</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Giocala</translation>
    </message>
    <message>
        <source>as good, compared below</source>
        <translation>alla pari, qui sotto</translation>
    </message>
    <message>
        <source>Choose this</source>
        <translation>Scegli questo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
</context>
<context>
    <name>giaguaro::HintTable</name>
    <message>
        <source>The score decides, not how often it succeeds.</source>
        <translation>Decide il punteggio, non quante volte riesce.</translation>
    </message>
</context>
<context>
    <name>giaguaro::HistoryBar</name>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicato</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Libro dei conti</translation>
    </message>
    <message>
        <source>Deal editor</source>
        <translation>Componi una smazzata</translation>
    </message>
</context>
<context>
    <name>giaguaro::HistoryFilters</name>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>name or game</source>
        <translation>nome o gioco</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Azzera</translation>
    </message>
    <message>
        <source>since the start</source>
        <translation>dall&apos;inizio</translation>
    </message>
    <message>
        <source>this week</source>
        <translation>questa settimana</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>questo mese</translation>
    </message>
    <message>
        <source>this year</source>
        <translation>quest&apos;anno</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>tutti i giochi</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>chiunque</translation>
    </message>
    <message>
        <source>any level</source>
        <translation>ogni livello</translation>
    </message>
</context>
<context>
    <name>giaguaro::HistoryHead</name>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Faces and final score</source>
        <translation>Volti e punteggio finale</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Com&apos;è finita</translation>
    </message>
    <message>
        <source>Sort by %1</source>
        <translation>In ordine per: %1</translation>
    </message>
    <message>
        <source>Sorted by %1, reversed</source>
        <translation>In ordine per: %1, al contrario</translation>
    </message>
    <message>
        <source>Sorted by %1</source>
        <translation>In ordine per: %1</translation>
    </message>
    <message>
        <source>Reverse the order</source>
        <translation>Inverti l&apos;ordine</translation>
    </message>
    <message>
        <source>Sort the matches by this</source>
        <translation>Ordina così le partite</translation>
    </message>
    <message>
        <source>Your score</source>
        <translation>I tuoi punti</translation>
    </message>
</context>
<context>
    <name>giaguaro::HistoryPage</name>
    <message>
        <source>The match</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>&amp;Match file…</source>
        <translation>&amp;File della partita…</translation>
    </message>
    <message>
        <source>&amp;Score as CSV…</source>
        <translation>&amp;Punteggio in CSV…</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Esporta la partita</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Export the score</source>
        <translation>Esporta il punteggio</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <translation>Eliminare questa partita?</translation>
    </message>
    <message>
        <source>%1: nothing of it will be left, neither here nor among the saved matches.</source>
        <translation>%1: non ne resterà niente, né qui né fra le partite conservate.</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>No match fits: Clear shows them all again.</source>
        <translation>Nessuna partita corrisponde: Azzera le mostra di nuovo tutte.</translation>
    </message>
    <message>
        <source>There is no match here yet: each one that you play is added once a hand of it is over.</source>
        <translation>Qui non c&apos;è ancora nessuna partita: ognuna che giochi si aggiunge appena ne è finita una smazzata.</translation>
    </message>
    <message>
        <source>%1, %2, since %3</source>
        <extracomment>%1 is &quot;86 matches&quot;, %2 &quot;812 hands&quot;, %3 a day</extracomment>
        <translation>%1, %2, dal %3</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them found</source>
        <translation>
            <numerusform>%n trovata</numerusform>
            <numerusform>%n trovate</numerusform>
        </translation>
    </message>
    <message>
        <source>Fold the chosen match</source>
        <translation>Ripiega la partita scelta</translation>
    </message>
    <message>
        <source>Show the chosen match</source>
        <translation>Mostra la partita scelta</translation>
    </message>
    <message>
        <source>Chosen match</source>
        <translation>Partita scelta</translation>
    </message>
    <message>
        <source>Up and down choose, Enter opens for review, Ctrl+F searches. The Help has the other keys.</source>
        <translation>Su e giù scelgono, Invio apre per rivedere, Ctrl+F cerca. Gli altri tasti sono nell&apos;Aiuto.</translation>
    </message>
</context>
<context>
    <name>giaguaro::HistoryWords</name>
    <message>
        <source>a person</source>
        <translation>una persona</translation>
    </message>
    <message>
        <source>a computer player</source>
        <translation>un computer</translation>
    </message>
    <message>
        <source>At an unknown time</source>
        <translation>In data ignota</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Questa settimana</translation>
    </message>
    <message>
        <source>Earlier in %1</source>
        <extracomment>%1 is the name of the present month</extracomment>
        <translation>Prima, in %1</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <extracomment>a day of this year in a narrow column, as QDate writes it: &quot;Sat 21 Nov&quot;</extracomment>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>%1, %2 min</source>
        <extracomment>%1 is a time of day, %2 how many minutes it took</extracomment>
        <translation>%1, %2 min</translation>
    </message>
    <message>
        <source>dddd d MMMM yyyy</source>
        <extracomment>a day with its weekday, as QDate writes it: &quot;Saturday 21 November 2026&quot;</extracomment>
        <translation>dddd d MMMM yyyy</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <extracomment>%1 is a day, %2 and %3 are times of it</extracomment>
        <translation>%1, dalle %2 alle %3</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 hand(s)</source>
        <translation>
            <numerusform>%n smazzata su %1</numerusform>
            <numerusform>%n smazzate su %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non finita</translation>
    </message>
    <message>
        <source>Played out</source>
        <translation>Giocata fino in fondo</translation>
    </message>
    <message>
        <source>Ended by agreement</source>
        <translation>Finita di comune accordo</translation>
    </message>
    <message>
        <source>The clock ran out</source>
        <translation>Tempo scaduto</translation>
    </message>
    <message>
        <source>totals stand</source>
        <translation>i totali restano</translation>
    </message>
    <message>
        <source>counts for nobody</source>
        <translation>non conta per nessuno</translation>
    </message>
    <message>
        <source>it can be played on</source>
        <translation>si può continuare</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n suggerimento</numerusform>
            <numerusform>%n suggerimenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undo(s)</source>
        <translation>
            <numerusform>%n ritorno</numerusform>
            <numerusform>%n ritorni</numerusform>
        </translation>
    </message>
    <message>
        <source>1st of %1</source>
        <translation>1º su %1</translation>
    </message>
    <message>
        <source>2nd of %1</source>
        <translation>2º su %1</translation>
    </message>
    <message>
        <source>3rd of %1</source>
        <translation>3º su %1</translation>
    </message>
    <message>
        <source>4th of %1</source>
        <translation>4º su %1</translation>
    </message>
    <message>
        <source>5th of %1</source>
        <translation>5º su %1</translation>
    </message>
    <message>
        <source>6th of %1</source>
        <translation>6º su %1</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>you %1</source>
        <translation>tu %1</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>a day of this year in a sentence, as QDate writes it: &quot;3 March&quot;</extracomment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Sfida</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Smazzata del giorno</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>=%1</source>
        <extracomment>of several on the same place: %1 is &quot;1st of 4&quot;</extracomment>
        <translation>=%1</translation>
    </message>
    <message>
        <source>a shared win</source>
        <translation>vittoria alla pari</translation>
    </message>
    <message>
        <source>settled: you %1</source>
        <extracomment>%1 is a score</extracomment>
        <translation>conto finale: tu %1</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>senza aiuti</translation>
    </message>
    <message>
        <source>1st so far</source>
        <translation>1º finora</translation>
    </message>
    <message>
        <source>2nd so far</source>
        <translation>2º finora</translation>
    </message>
    <message>
        <source>3rd so far</source>
        <translation>3º finora</translation>
    </message>
    <message>
        <source>4th so far</source>
        <translation>4º finora</translation>
    </message>
    <message>
        <source>5th so far</source>
        <translation>5º finora</translation>
    </message>
    <message>
        <source>6th so far</source>
        <translation>6º finora</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con aiuti</translation>
    </message>
</context>
<context>
    <name>giaguaro::HouseSheet</name>
    <message>
        <source>Ctrl+Tab turns to the next page, Escape goes back to the table.</source>
        <translation>Ctrl+Tab va alla pagina seguente, Esc torna al tavolo.</translation>
    </message>
</context>
<context>
    <name>giaguaro::InstalledDeck</name>
    <message>
        <source>The card deck “%1” is not installed any more; our own takes its place.</source>
        <translation>Il mazzo «%1» non è più installato; al suo posto c&apos;è il nostro.</translation>
    </message>
    <message>
        <source>The card deck “%1” cannot be used: its drawing cannot be read.</source>
        <translation>Il mazzo «%1» non si può usare: il suo disegno non si legge.</translation>
    </message>
    <message>
        <source>The card deck “%1” cannot be used: it is too large.</source>
        <translation>Il mazzo «%1» non si può usare: è troppo grande.</translation>
    </message>
    <message>
        <source>The card deck “%1” cannot be used: it is not safe to be read.</source>
        <translation>Il mazzo «%1» non si può usare: leggerlo non è sicuro.</translation>
    </message>
    <message>
        <source>The card deck “%1” cannot be used: it is too complex.</source>
        <translation>Il mazzo «%1» non si può usare: è troppo complesso.</translation>
    </message>
    <message>
        <source>The card deck “%1” cannot be used: it lacks cards.</source>
        <translation>Il mazzo «%1» non si può usare: gli mancano delle carte.</translation>
    </message>
    <message>
        <source>The card deck “%1” cannot be used: drawing it takes too long.</source>
        <translation>Il mazzo «%1» non si può usare: ci vuole troppo a disegnarlo.</translation>
    </message>
</context>
<context>
    <name>giaguaro::KeepButton</name>
    <message>
        <source>Kept for lessons</source>
        <translation>Conservata per le lezioni</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Salvataggio…</translation>
    </message>
    <message>
        <source>Keep for lessons</source>
        <translation>Conserva per le lezioni</translation>
    </message>
    <message>
        <source>It comes back among the lessons until you get it right twice.</source>
        <translation>Torna fra le lezioni finché non la indovini due volte.</translation>
    </message>
</context>
<context>
    <name>giaguaro::KnownPage</name>
    <message>
        <source>Known</source>
        <translation>Si sa</translation>
    </message>
    <message>
        <source>Nobody&apos;s cards are shown, so nothing can be known here.</source>
        <translation>Non si vedono le carte di nessuno: qui non c&apos;è niente da sapere.</translation>
    </message>
    <message>
        <source>Nothing yet: no card has been played.</source>
        <translation>Ancora niente: non è stata giocata nessuna carta.</translation>
    </message>
    <message>
        <source>Nothing is certain yet.</source>
        <translation>Ancora niente di certo.</translation>
    </message>
    <message>
        <source>Nothing is certain: any card may be played.</source>
        <translation>Niente di certo: si può giocare qualsiasi carta.</translation>
    </message>
    <message>
        <source>likelihood</source>
        <translation>probabilità</translation>
    </message>
    <message>
        <source>What moved it most</source>
        <translation>Che cosa l&apos;ha cambiata di più</translation>
    </message>
    <message>
        <source>before the first trick</source>
        <translation>prima della prima presa</translation>
    </message>
    <message>
        <source>What is certain</source>
        <translation>Che cosa è certo</translation>
    </message>
    <message>
        <source>proved by</source>
        <translation>lo prova</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>Ancora fuori</translation>
    </message>
    <message>
        <source>Back to the guide</source>
        <translation>Torna alla guida</translation>
    </message>
    <message>
        <source>How is it known?</source>
        <translation>Come si sa?</translation>
    </message>
    <message>
        <source>What is certain follows from the rules, from your own cards and from what everybody has seen; click a proof to see the trick it comes from, or what was said.</source>
        <translation>È certo ciò che viene dalle regole, dalle tue carte e da quello che hanno visto tutti; un clic su una prova mostra la presa da cui viene, o che cosa è stato detto.</translation>
    </message>
    <message>
        <source>The likelihood is what a strong player who knows what you know would estimate: each way in which the hidden cards may lie counts for as much as the bids and the cards played make it likely.</source>
        <translation>La probabilità è quella che stimerebbe un giocatore forte che sa quello che sai tu: ogni modo in cui possono stare le carte coperte pesa tanto più quanto più le chiamate e le carte giocate lo rendono probabile.</translation>
    </message>
</context>
<context>
    <name>giaguaro::LessonColumn</name>
    <message>
        <source>all done</source>
        <translation>tutte fatte</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>da cominciare</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
</context>
<context>
    <name>giaguaro::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>A little help</source>
        <translation>Un piccolo aiuto</translation>
    </message>
    <message>
        <source>Your tries</source>
        <translation>I tuoi tentativi</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Finora</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Da capo</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lascia la lezione</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Tutte le lezioni</translation>
    </message>
    <message>
        <source>%1, lesson %2 of %3</source>
        <translation>%1, lezione %2 di %3</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>passo %1 di %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 di %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Prossima lezione</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Prossima posizione</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Giusto.</translation>
    </message>
    <message>
        <source>Something else is better.</source>
        <translation>C&apos;è di meglio.</translation>
    </message>
</context>
<context>
    <name>giaguaro::LessonRow</name>
    <message>
        <source>left at step %1 of %2</source>
        <translation>lasciata al passo %1 di %2</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>continua</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lezione %1: %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatta</translation>
    </message>
    <message>
        <source>begin</source>
        <comment>a lesson</comment>
        <translation>comincia</translation>
    </message>
    <message>
        <source>next</source>
        <translation>la prossima</translation>
    </message>
</context>
<context>
    <name>giaguaro::LessonsSheet</name>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>Short positions: you play, the guide answers.</source>
        <translation>Brevi posizioni: tu giochi, la guida risponde.</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 fatte su %2</translation>
    </message>
    <message>
        <source>%1 in progress</source>
        <translation>%1 in corso</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>My first hand</source>
        <translation>La mia prima smazzata</translation>
    </message>
    <message>
        <source>A hand that is explained step by step</source>
        <translation>Una smazzata spiegata passo per passo</translation>
    </message>
</context>
<context>
    <name>giaguaro::MainWindow</name>
    <message>
        <source>%1, hand %2 of %3</source>
        <translation>%1, smazzata %2 di %3</translation>
    </message>
    <message>
        <source>%1, hand %2</source>
        <translation>%1, smazzata %2</translation>
    </message>
    <message>
        <source>%1, lesson %2 of %3</source>
        <translation>%1, lezione %2 di %3</translation>
    </message>
    <message>
        <source>%1, your own position</source>
        <translation>%1, una tua posizione</translation>
    </message>
    <message>
        <source>Club table: no undo, no hints</source>
        <translation>Tavolo di circolo: non si torna indietro, niente suggerimenti</translation>
    </message>
    <message>
        <source>Club table</source>
        <translation>Tavolo di circolo</translation>
    </message>
    <message>
        <source>Leave the club table?</source>
        <translation>Lasciare il tavolo di circolo?</translation>
    </message>
    <message>
        <source>The table has not voted to end the match: the program plays it to its end, and whoever plays at this screen is locked out of club tables for one hour. To end it without being locked out, vote first: the button is beside your name.</source>
        <translation>Il tavolo non ha votato per smettere: il programma gioca la partita fino in fondo, e chi gioca a questo schermo è escluso per un&apos;ora dai tavoli di circolo. Per smettere senza esclusione, vota prima: il pulsante è accanto al tuo nome.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascia il tavolo</translation>
    </message>
    <message numerus="yes">
        <source>Club table: a turn lasts %n second(s); there is no undo, no deal is restarted, and there are no hints. Whoever leaves before the table has agreed is locked out of club tables for one hour.</source>
        <translation>
            <numerusform>Tavolo di circolo: un turno dura %n secondo; non si torna indietro, nessuna smazzata si rigioca e non ci sono suggerimenti. Chi se ne va prima che il tavolo sia d&apos;accordo è escluso per un&apos;ora dai tavoli di circolo.</numerusform>
            <numerusform>Tavolo di circolo: un turno dura %n secondi; non si torna indietro, nessuna smazzata si rigioca e non ci sono suggerimenti. Chi se ne va prima che il tavolo sia d&apos;accordo è escluso per un&apos;ora dai tavoli di circolo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Smazzata del giorno</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Sfida</translation>
    </message>
    <message>
        <source>%1: everybody who plays it has the same cards against the same opponents. After the last hand, Duplicate shows what everybody made of them.</source>
        <translation>%1: chi la gioca ha le stesse carte contro gli stessi avversari. Dopo l&apos;ultima smazzata, Duplicato mostra come se l&apos;è cavata ciascuno.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rigiocata</translation>
    </message>
    <message>
        <source>%1, replay of hand %2</source>
        <translation>%1, smazzata %2 rigiocata</translation>
    </message>
    <message>
        <source>Replay: does not count</source>
        <translation>Rigiocata: non conta</translation>
    </message>
    <message>
        <source>A hand that is over, played again from one of its decisions. It does not count; Escape leaves it.</source>
        <translation>Una smazzata già finita, rigiocata da una delle sue decisioni. Non conta; Esc per uscirne.</translation>
    </message>
</context>
<context>
    <name>giaguaro::MarkLegend</name>
    <message>
        <source>What a choice gave away, by what you could know: best, nothing; good, almost nothing; small slip, a little; costly, much; blunder, very much. Right, but unlucky: nobody could have known better; the cards lay badly.</source>
        <translation>Quanto si è perso, con quel che potevi sapere: la migliore, niente; buona, quasi niente; piccola svista, poco; errore, molto; errore grave, moltissimo. Giusta, ma sfortunata: non si poteva sapere di meglio, ma le carte erano messe male.</translation>
    </message>
    <message>
        <source>The marks: %1</source>
        <translation>I segni: %1</translation>
    </message>
</context>
<context>
    <name>giaguaro::MatchBanner</name>
    <message>
        <source>Go on playing</source>
        <translation>Riprendi a giocare</translation>
    </message>
    <message>
        <source>Play my first hand</source>
        <translation>Gioca la mia prima smazzata</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>I primi passi</translation>
    </message>
    <message>
        <source>Your first hand of %1, guided step by step: each rule is explained when you need it.</source>
        <translation>La tua prima smazzata di %1, passo passo: ogni regola arriva quando serve.</translation>
    </message>
    <message>
        <source>%1, hand %2 of %3</source>
        <translation>%1, smazzata %2 di %3</translation>
    </message>
    <message>
        <source>%1, hand %2</source>
        <translation>%1, smazzata %2</translation>
    </message>
    <message>
        <source>Trick %1, your turn.</source>
        <translation>Presa %1, tocca a te.</translation>
    </message>
    <message>
        <source>Trick %1.</source>
        <translation>Presa %1.</translation>
    </message>
    <message>
        <source>You stand second.</source>
        <translation>Sei al secondo posto.</translation>
    </message>
    <message>
        <source>You stand third.</source>
        <translation>Sei al terzo posto.</translation>
    </message>
    <message>
        <source>You stand fourth.</source>
        <translation>Sei al quarto posto.</translation>
    </message>
    <message>
        <source>You stand fifth.</source>
        <translation>Sei al quinto posto.</translation>
    </message>
    <message>
        <source>You stand last.</source>
        <translation>Sei in coda.</translation>
    </message>
    <message>
        <source>Left at %1 today.</source>
        <translation>Lasciata oggi alle %1.</translation>
    </message>
    <message>
        <source>Left on %1 at %2.</source>
        <translation>Lasciata il %1 alle %2.</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>You share first place.</source>
        <translation>Sei in testa a pari merito.</translation>
    </message>
    <message>
        <source>You stand first.</source>
        <translation>Sei in testa.</translation>
    </message>
    <message>
        <source>You share second place.</source>
        <translation>Sei al secondo posto a pari merito.</translation>
    </message>
    <message>
        <source>You share third place.</source>
        <translation>Sei al terzo posto a pari merito.</translation>
    </message>
    <message>
        <source>You share fourth place.</source>
        <translation>Sei al quarto posto a pari merito.</translation>
    </message>
    <message>
        <source>You share fifth place.</source>
        <translation>Sei al quinto posto a pari merito.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>It is played by %1, whatever is chosen below.</source>
        <translation>Si gioca in %1, qualunque sia la scelta qui sotto.</translation>
    </message>
</context>
<context>
    <name>giaguaro::MatchCourse</name>
    <message>
        <source>Totals, hand by hand</source>
        <translation>Totali, smazzata per smazzata</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Smazzata %1</translation>
    </message>
</context>
<context>
    <name>giaguaro::MatchSide</name>
    <message numerus="yes">
        <source>%n void</source>
        <translation>
            <numerusform>%n a monte</numerusform>
            <numerusform>%n a monte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hints in hand(s) %1</source>
        <translation>
            <numerusform>nella smazzata %1</numerusform>
            <numerusform>nelle smazzate %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Hand by hand</source>
        <translation>Smazzata per smazzata</translation>
    </message>
    <message>
        <source>totals</source>
        <translation>totali</translation>
    </message>
    <message>
        <source>Open for review</source>
        <translation>Apri per rivedere</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Same deals again</source>
        <translation>Stesse carte</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>This match is on the table.</source>
        <translation>Questa partita è sul tavolo.</translation>
    </message>
    <message>
        <source>Play on goes back to its last card.</source>
        <translation>Continua riporta all&apos;ultima carta giocata.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicato</translation>
    </message>
    <message>
        <source>The same deals with a computer player in your seat</source>
        <translation>Le stesse carte con un computer al tuo posto</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Play again deals a new match to the same people.</source>
        <translation>Gioca ancora dà le carte di un&apos;altra partita alle stesse persone.</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) judged</source>
        <translation>
            <numerusform>%n scelta valutata</numerusform>
            <numerusform>%n scelte valutate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the score lost on each</source>
        <translation>%1 di punteggio persi in ciascuna</translation>
    </message>
    <message>
        <source>Deals checked</source>
        <translation>Carte verificate</translation>
    </message>
    <message>
        <source>as sealed before hand 1</source>
        <translation>fissate prima della smazzata 1</translation>
    </message>
    <message>
        <source>code of the deals</source>
        <translation>codice delle carte</translation>
    </message>
</context>
<context>
    <name>giaguaro::Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Impostazioni</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y</source>
        <translation>Smazzata &amp;del giorno</translation>
    </message>
</context>
<context>
    <name>giaguaro::Moves</name>
    <message>
        <source>Restart this deal</source>
        <translation>Rigioca la smazzata</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Torna indietro</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Torna avanti</translation>
    </message>
    <message>
        <source>Claim all the tricks that are left?</source>
        <translation>Sono tue tutte le prese che mancano?</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Le altre sono mie</translation>
    </message>
    <message>
        <source>Everybody who plays at this screen must agree.</source>
        <translation>Devono essere d&apos;accordo tutti quelli che giocano a questo schermo.</translation>
    </message>
    <message>
        <source>Play on without “My first hand”?</source>
        <translation>Continuare senza «La mia prima smazzata»?</translation>
    </message>
    <message>
        <source>The hand goes on as it is, but what is still to come is not explained any more.</source>
        <translation>La smazzata va avanti com&apos;è, ma quello che deve ancora venire non ti viene più spiegato.</translation>
    </message>
    <message>
        <source>Play on without it</source>
        <translation>Continua senza guida</translation>
    </message>
    <message>
        <source>At a club table the clock is not stopped by hand.</source>
        <translation>A un tavolo di circolo l&apos;orologio non si ferma a mano.</translation>
    </message>
    <message>
        <source>End the match now?</source>
        <translation>Finire subito la partita?</translation>
    </message>
    <message>
        <source>With you enough players have agreed. The totals stand as they are, and nobody is locked out.</source>
        <translation>Con te abbastanza giocatori sono d&apos;accordo. I totali restano come sono, e nessuno è escluso.</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Finisci la partita</translation>
    </message>
    <message>
        <source>%1, leave the table?</source>
        <translation>%1, lasci il tavolo?</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascia il tavolo</translation>
    </message>
    <message>
        <source>Restart this deal?</source>
        <translation>Ricominciare questa smazzata?</translation>
    </message>
    <message>
        <source>The hand begins again with the same cards, and what has been played of it is gone.</source>
        <translation>La smazzata ricomincia con le stesse carte, e ciò che se ne è giocato va perso.</translation>
    </message>
    <message>
        <source>Redo what was taken back?</source>
        <translation>Tornare avanti?</translation>
    </message>
    <message>
        <source>What you last took back is said or played again.</source>
        <translation>L&apos;ultima scelta da cui si è tornati indietro si dice o si gioca com&apos;era.</translation>
    </message>
    <message>
        <source>Take it back?</source>
        <translation>Tornare indietro?</translation>
    </message>
    <message>
        <source>The last choice and everything after it will be taken back.</source>
        <translation>L&apos;ultima scelta e tutto ciò che ne è seguito si riprendono.</translation>
    </message>
    <message>
        <source>%1&apos;s last card and everything after it will be taken back.</source>
        <comment>a card played</comment>
        <translation>L&apos;ultima carta di %1 e tutto ciò che ne è seguito si riprendono.</translation>
    </message>
    <message>
        <source>%1&apos;s discard and everything after it will be taken back.</source>
        <translation>Lo scarto di %1 e tutto ciò che ne è seguito si riprendono.</translation>
    </message>
    <message>
        <source>Then %1 chooses again.</source>
        <translation>Poi %1 sceglie di nuovo.</translation>
    </message>
    <message>
        <source>If that is certain, the rest is played at once. A wrong claim costs nothing.</source>
        <translation>Se è certo, il resto si gioca subito. Sbagliare non costa niente.</translation>
    </message>
    <message>
        <source>The table has not agreed to end the match. The others play on, with a computer player in your seat. Once they are done, club tables are closed to you for one hour.</source>
        <translation>Il tavolo non ha deciso di finire. Gli altri continuano, e al tuo posto gioca il computer. Quando avranno finito, per un&apos;ora non puoi sederti a un tavolo di circolo.</translation>
    </message>
    <message>
        <source>%1&apos;s last call and everything after it will be taken back.</source>
        <comment>a bid or the like</comment>
        <translation>L&apos;ultima dichiarazione di %1 e tutto ciò che ne è seguito si riprendono.</translation>
    </message>
    <message>
        <source>%1&apos;s last call (“%2”) and everything after it will be taken back.</source>
        <extracomment>%2 is what was called, as it was said</extracomment>
        <translation>L&apos;ultima dichiarazione di %1 («%2») e tutto ciò che ne è seguito si riprendono.</translation>
    </message>
    <message>
        <source>That was in the hand before: this deal goes, too.</source>
        <translation>È una scelta della smazzata precedente: anche questa distribuzione se ne va.</translation>
    </message>
    <message>
        <source>Go back into the hand before?</source>
        <translation>Tornare alla smazzata precedente?</translation>
    </message>
    <message>
        <source>In this hand there is nothing of yours to take back. The hand before would be open again, from your last choice in it. %1 brings this deal back, as long as you choose nothing else.</source>
        <translation>In questa smazzata non hai ancora scelto niente. Si riaprirebbe la precedente, dalla tua ultima scelta. %1 riporta qui, finché non scegli altro.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Torna indietro</translation>
    </message>
</context>
<context>
    <name>giaguaro::NewMatchDialog</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Nobody plays: you watch.</source>
        <translation>Non gioca nessuno: si guarda.</translation>
    </message>
    <message>
        <source>Several people share the screen. It is handed on, and nobody sees another&apos;s cards.</source>
        <translation>Si gioca in più d&apos;uno allo stesso schermo: nessuno vede le carte degli altri.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>My first hand</source>
        <translation>La mia prima smazzata</translation>
    </message>
    <message>
        <source>Watch a hand</source>
        <translation>Guarda una smazzata</translation>
    </message>
    <message>
        <source>Club rules</source>
        <translation>Regole del circolo</translation>
    </message>
    <message>
        <source>The game of this code cannot be played here.</source>
        <translation>Il gioco di questo codice qui non si può giocare.</translation>
    </message>
    <message>
        <source>The code is for %1 with %2 players and its own options: not what is chosen here now.</source>
        <translation>Il codice è per %1 in %2, con le sue opzioni: non quelle scelte qui adesso.</translation>
    </message>
    <message>
        <source>%1: the code gives the first hand.</source>
        <translation>%1: il codice dà la prima smazzata.</translation>
    </message>
    <message>
        <source>%1: the code gives all hands of the match.</source>
        <translation>%1: il codice dà tutte le smazzate.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Number of hands</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>newcomer</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>player</source>
        <translation>breve</translation>
    </message>
    <message>
        <source>off</source>
        <comment>the guide</comment>
        <translation>spenta</translation>
    </message>
    <message>
        <source>none</source>
        <comment>motion</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>brisk</source>
        <translation>svelto</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lento</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Posto %1: %2</translation>
    </message>
    <message>
        <source>Seat %1: %2, computer, %3</source>
        <translation>Posto %1: %2, computer, %3</translation>
    </message>
    <message>
        <source>play goes anticlockwise</source>
        <translation>si gioca in senso antiorario</translation>
    </message>
    <message>
        <source>play goes clockwise</source>
        <translation>si gioca in senso orario</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Un altro nome</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>Il tuo tavolo</translation>
    </message>
    <message>
        <source>Click a seat to change who sits there.</source>
        <translation>Un clic su un posto cambia chi ci siede.</translation>
    </message>
    <message>
        <source>Fewer choices</source>
        <translation>Meno scelte</translation>
    </message>
    <message>
        <source>%1 (only these with %2)</source>
        <extracomment>%1 is an option of a game, of which %2 players leave no choice: &quot;Rules (only these with 6)&quot;</extracomment>
        <translation>%1 (in %2 solo queste)</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Regole del gioco</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>Card games at one table, and a guide that teaches them</source>
        <translation>Giochi di carte a un solo tavolo, e una guida che li insegna</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the game, so many players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Prima smazzata</translation>
    </message>
    <message>
        <source>Watch</source>
        <comment>a hand</comment>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Deal the cards (%1)</source>
        <extracomment>%1 is a key</extracomment>
        <translation>Dai le carte (%1)</translation>
    </message>
    <message>
        <source>All the choices</source>
        <translation>Tutte le scelte</translation>
    </message>
    <message>
        <source>First hand (for %1)</source>
        <translation>Prima smazzata (in %1)</translation>
    </message>
</context>
<context>
    <name>giaguaro::NotOpenedSheet</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The file was not opened</source>
        <translation>Il file non è stato aperto</translation>
    </message>
    <message>
        <source>Open another</source>
        <translation>Apri un altro</translation>
    </message>
</context>
<context>
    <name>giaguaro::NoticeBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>giaguaro::OptionRow</name>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> s</translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s) there is no other choice.</source>
        <translation>
            <numerusform>Da soli non c&apos;è altra scelta.</numerusform>
            <numerusform>In %n non c&apos;è altra scelta.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::OptionsSheet</name>
    <message>
        <source>Options for %1</source>
        <extracomment>%1 is a game</extracomment>
        <translation>Opzioni: %1</translation>
    </message>
    <message>
        <source>Cards already placed stay where they are, as long as the places do not change.</source>
        <translation>Le carte già date restano dove sono, se i posti non cambiano.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>giaguaro::OutChart</name>
    <message>
        <source>out</source>
        <translation>fuori</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>tue</translation>
    </message>
    <message>
        <source>called</source>
        <translation>chiamata</translation>
    </message>
    <message>
        <source>pale: seen</source>
        <translation>sbiadite: viste</translation>
    </message>
</context>
<context>
    <name>giaguaro::OwnPositionCard</name>
    <message>
        <source>Solve</source>
        <translation>Risolvi</translation>
    </message>
    <message>
        <source>Really delete?</source>
        <translation>Eliminare davvero?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>giaguaro::OwnPositions</name>
    <message>
        <source>Your own positions</source>
        <translation>Le tue posizioni</translation>
    </message>
    <message>
        <source>Keep a costly decision from the verdict on a hand: it comes back here until you get it right twice.</source>
        <translation>Conserva una decisione costosa dal giudizio di una smazzata: torna qui finché non la indovini due volte.</translation>
    </message>
    <message>
        <source>your costliest decisions, back until you get each right twice</source>
        <translation>le tue decisioni più costose, riproposte finché non le indovini due volte</translation>
    </message>
    <message>
        <source>none to solve today</source>
        <translation>niente da risolvere oggi</translation>
    </message>
    <message>
        <source>%1 to solve today</source>
        <translation>%1 da risolvere oggi</translation>
    </message>
</context>
<context>
    <name>giaguaro::PairRows</name>
    <message>
        <source>against you</source>
        <translation>contro di voi</translation>
    </message>
    <message>
        <source>on your side</source>
        <translation>dalla tua parte</translation>
    </message>
</context>
<context>
    <name>giaguaro::PanelFoot</name>
    <message>
        <source>What can be known</source>
        <translation>Che cosa si sa</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Club rules</source>
        <translation>Regole del circolo</translation>
    </message>
    <message>
        <source>Rules of talk</source>
        <translation>Regole delle chiacchiere</translation>
    </message>
</context>
<context>
    <name>giaguaro::PanelTab</name>
    <message numerus="yes">
        <source>%1, %n new</source>
        <translation>
            <numerusform>%1, %n nuova</numerusform>
            <numerusform>%1, %n nuove</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::PauseCard</name>
    <message>
        <source>It is your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>%1 or Space to go on.</source>
        <translation>%1 o Spazio per continuare.</translation>
    </message>
</context>
<context>
    <name>giaguaro::PeopleSheet</name>
    <message>
        <source>Your data</source>
        <translation>I tuoi dati</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>È al tavolo</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Siediti</translation>
    </message>
    <message>
        <source>Seat %1 at the table</source>
        <translation>Fai sedere %1</translation>
    </message>
    <message>
        <source>A name is needed, to tell this person from the others.</source>
        <translation>Serve un nome, per distinguere questa persona dalle altre.</translation>
    </message>
    <message>
        <source>This name is already taken.</source>
        <translation>C&apos;è già qualcuno con questo nome.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Aggiungi una persona</translation>
    </message>
    <message>
        <source>Name and face</source>
        <translation>Nome e faccia</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Matches, card by card; progress in the lessons; positions from their own hands; preferences.</source>
        <translation>Partite, carta per carta; progressi nelle lezioni; posizioni tratte dalle proprie smazzate; preferenze.</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Esporta tutto</translation>
    </message>
    <message>
        <source>Delete this person&apos;s data</source>
        <translation>Elimina i dati di questa persona</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>%1&apos;s data</source>
        <translation>I dati di %1</translation>
    </message>
    <message>
        <source>Everybody has their own settings, their own opponents, and their own progress in the lessons.</source>
        <translation>Ognuno ha le proprie impostazioni, i propri avversari e i propri progressi nelle lezioni.</translation>
    </message>
</context>
<context>
    <name>giaguaro::PersonRow</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>sits at the table</source>
        <translation>è al tavolo</translation>
    </message>
    <message>
        <source>one click</source>
        <translation>un clic</translation>
    </message>
    <message>
        <source>two clicks</source>
        <translation>due clic</translation>
    </message>
    <message>
        <source>guide: for newcomers</source>
        <translation>guida: per chi comincia</translation>
    </message>
    <message>
        <source>guide: for players</source>
        <translation>guida: per giocatori</translation>
    </message>
    <message>
        <source>guide: off</source>
        <translation>guida: spenta</translation>
    </message>
    <message>
        <source>opponents: %1</source>
        <translation>avversari: %1</translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>al tavolo</translation>
    </message>
</context>
<context>
    <name>giaguaro::PhraseRow</name>
    <message>
        <source>To %1, %2 of %3.</source>
        <translation>A %1, %2 di %3.</translation>
    </message>
    <message>
        <source>May not be said: %1.</source>
        <translation>Non si può dire: %1.</translation>
    </message>
</context>
<context>
    <name>giaguaro::PlaceRow</name>
    <message>
        <source>%1, next</source>
        <translation>%1, ora qui</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>Marked: %1</source>
        <translation>Scelta: %1</translation>
    </message>
</context>
<context>
    <name>giaguaro::PlaybackBar</name>
    <message>
        <source>To the deal (Home)</source>
        <translation>Alla distribuzione (Inizio)</translation>
    </message>
    <message>
        <source>One step back (←)</source>
        <translation>Un passo indietro (←)</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>Ferma (Spazio)</translation>
    </message>
    <message>
        <source>Play by itself (Space)</source>
        <translation>Avanti in automatico (Spazio)</translation>
    </message>
    <message>
        <source>One step on (→)</source>
        <translation>Un passo avanti (→)</translation>
    </message>
    <message>
        <source>To the result (End)</source>
        <translation>Al risultato (Fine)</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 di %2</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lento</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>brisk</source>
        <translation>svelto</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>veloce</translation>
    </message>
    <message>
        <source>Slower (−)</source>
        <translation>Più lento (−)</translation>
    </message>
    <message>
        <source>Faster (+)</source>
        <translation>Più svelto (+)</translation>
    </message>
    <message>
        <source>The hand before (Page Up)</source>
        <translation>La smazzata precedente (Pag su)</translation>
    </message>
    <message>
        <source>The next hand (Page Down)</source>
        <translation>La smazzata seguente (Pag giù)</translation>
    </message>
    <message>
        <source>Seat: %1</source>
        <translation>Posto: %1</translation>
    </message>
    <message>
        <source>Look from the next seat (V)</source>
        <translation>Guarda dal posto seguente (V)</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Carte di tutti</translation>
    </message>
    <message>
        <source>Show everybody&apos;s cards, or one seat&apos;s alone (A)</source>
        <translation>Mostra le carte di tutti, o di un posto solo (A)</translation>
    </message>
    <message>
        <source>The hand that is watched</source>
        <translation>La smazzata che si guarda</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <translation>Ritmo: %1</translation>
    </message>
    <message>
        <source>Everybody&apos;s cards are seen</source>
        <translation>Si vedono le carte di tutti</translation>
    </message>
    <message>
        <source>One seat&apos;s cards are seen</source>
        <translation>Si vedono le carte di un posto solo</translation>
    </message>
    <message>
        <source>Hand %1 of %2</source>
        <translation>Smazzata %1 di %2</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Back to what was before (Esc)</source>
        <translation>Torna a quello che c&apos;era prima (Esc)</translation>
    </message>
    <message>
        <source>pace: %1</source>
        <translation>ritmo: %1</translation>
    </message>
    <message>
        <source>pace</source>
        <translation>ritmo</translation>
    </message>
</context>
<context>
    <name>giaguaro::PlotCard</name>
    <message numerus="yes">
        <source>%n point(s), which the arrows read. The last one: %1</source>
        <translation>
            <numerusform>%n punto, che si legge con le frecce. L&apos;ultimo: %1</numerusform>
            <numerusform>%n punti, che si leggono con le frecce. L&apos;ultimo: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 as a table</source>
        <translation>%1 in tabella</translation>
    </message>
    <message>
        <source>%1 as a plot</source>
        <translation>%1 in grafico</translation>
    </message>
    <message>
        <source>%1: copied as a table</source>
        <translation>%1: tabella copiata</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
</context>
<context>
    <name>giaguaro::PodiumPaper</name>
    <message>
        <source>How it went</source>
        <translation>Com&apos;è andata</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>The deciding hands</source>
        <translation>Le smazzate decisive</translation>
    </message>
    <message>
        <source>And now?</source>
        <translation>E adesso?</translation>
    </message>
    <message>
        <source>Play again at this table</source>
        <translation>Un&apos;altra partita a questo tavolo</translation>
    </message>
    <message>
        <source>Review the match</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>A different game</source>
        <translation>Un altro gioco</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>All hands, to print or save</source>
        <translation>Tutte le smazzate, da stampare o salvare</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicato</translation>
    </message>
    <message>
        <source>The same deals with a computer player in your seat</source>
        <translation>Le stesse carte con un computer al tuo posto</translation>
    </message>
    <message>
        <source>The last hand</source>
        <translation>Torna all&apos;ultima smazzata</translation>
    </message>
    <message>
        <source>hand %1</source>
        <translation>smazzata %1</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>per te</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>per %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a hand that decided the match: %1 is who played it, %2 the contract (&quot;guard without&quot;)</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>giaguaro::PodiumWords</name>
    <message>
        <source>settlement %1</source>
        <translation>conto finale %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n contract(s) made</source>
        <extracomment>under a name: %1 contracts were made of the %n that this player had</extracomment>
        <translation>
            <numerusform>contratti: %1 su %n</numerusform>
            <numerusform>contratti: %1 su %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Second place is yours.</source>
        <translation>Il secondo posto è tuo.</translation>
    </message>
    <message>
        <source>Third place is yours.</source>
        <translation>Il terzo posto è tuo.</translation>
    </message>
    <message>
        <source>You finish in place %1.</source>
        <translation>Chiudi al posto %1.</translation>
    </message>
</context>
<context>
    <name>giaguaro::PreferencesSheet</name>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generali</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempi</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>While you play</source>
        <translation>Mentre giochi</translation>
    </message>
    <message>
        <source>While you watch</source>
        <translation>Mentre guardi</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Valori iniziali</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Giocare una carta</translation>
    </message>
    <message>
        <source>One click plays</source>
        <translation>Basta un clic</translation>
    </message>
    <message>
        <source>A second click plays</source>
        <translation>Al secondo clic</translation>
    </message>
    <message>
        <source>Click on a card, or press Space or Enter, to play it.</source>
        <translation>Un clic sulla carta la gioca; con i tasti, Spazio o Invio.</translation>
    </message>
    <message>
        <source>The first click, or Space, chooses a card; the second plays it. Enter plays at once.</source>
        <translation>Il primo clic, o Spazio, sceglie la carta; il secondo la gioca. Invio la gioca subito.</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Completa</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Breve</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Spenta</translation>
    </message>
    <message>
        <source>Reasons are told when you ask for them.</source>
        <translation>I perché si leggono quando li chiedi.</translation>
    </message>
    <message>
        <source>Nothing but the hint, when you ask for it.</source>
        <translation>Soltanto il suggerimento, quando lo chiedi.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Computer players think at least</source>
        <translation>Il computer pensa almeno</translation>
    </message>
    <message>
        <source>A finished trick stays on the table</source>
        <translation>La presa finita resta sul tavolo</translation>
    </message>
    <message>
        <source>until a click</source>
        <translation>fino a un clic</translation>
    </message>
    <message>
        <source>for a time</source>
        <translation>per un po&apos;</translation>
    </message>
    <message>
        <source>The result stays, while watching</source>
        <translation>Quanto resta il risultato, quando guardi gli altri</translation>
    </message>
    <message>
        <source>Motion of the cards</source>
        <translation>Movimento delle carte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>brisk</source>
        <translation>svelto</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lento</translation>
    </message>
    <message>
        <source>Sounds of the cards</source>
        <translation>Suoni delle carte</translation>
    </message>
    <message>
        <source>off</source>
        <translation>spenti</translation>
    </message>
    <message>
        <source>on</source>
        <translation>accesi</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Every explanation is shown.</source>
        <translation>Si vede ogni spiegazione.</translation>
    </message>
    <message>
        <source>How long it stays (always used while you watch)</source>
        <translation>Quanto resta (vale sempre, quando guardi gli altri)</translation>
    </message>
    <message>
        <source>All preferences but the language</source>
        <translation>Tutte le preferenze, lingua esclusa</translation>
    </message>
    <message>
        <source>Size of the cards on the table</source>
        <translation>Grandezza delle carte sul tavolo</translation>
    </message>
    <message>
        <source>Larger where there is room for it.</source>
        <translation>Più grandi dove c&apos;è posto.</translation>
    </message>
</context>
<context>
    <name>giaguaro::Profiles</name>
    <message>
        <source>this person</source>
        <translation>questa persona</translation>
    </message>
    <message>
        <source>Person %1</source>
        <translation>Persona %1</translation>
    </message>
    <message>
        <source>At the table now: %1.</source>
        <translation>Al tavolo ora: %1.</translation>
    </message>
    <message>
        <source>player</source>
        <translation>giocatore</translation>
    </message>
    <message>
        <source>Export everything about %1</source>
        <translation>Esporta tutto ciò che riguarda %1</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dati</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), card by card</source>
        <translation>
            <numerusform>%n partita, carta per carta</numerusform>
            <numerusform>%n partite, carta per carta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) from their own hands</source>
        <translation>
            <numerusform>%n posizione tratta dalle proprie smazzate</numerusform>
            <numerusform>%n posizioni tratte dalle proprie smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>the progress in the lessons</source>
        <translation>i progressi nelle lezioni</translation>
    </message>
    <message>
        <source>the preferences</source>
        <translation>le preferenze</translation>
    </message>
    <message>
        <source>This deletes: %1.</source>
        <translation>Si eliminano: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the matches was (were) played with others at this screen, who lose it (them) too.</source>
        <translation>
            <numerusform>%n partita è stata giocata con altri a questo schermo: la perdono anche loro.</numerusform>
            <numerusform>%n partite sono state giocate con altri a questo schermo: le perdono anche loro.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match in progress is deleted too.</source>
        <translation>Si elimina anche la partita in corso.</translation>
    </message>
    <message>
        <source>It is a club table: whoever leaves it is locked out of club tables for one hour.</source>
        <translation>È un tavolo di circolo: chi lo lascia è escluso per un&apos;ora dai tavoli di circolo.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Non si potrà recuperare niente.</translation>
    </message>
    <message>
        <source>Delete everything about %1?</source>
        <translation>Eliminare tutto ciò che riguarda %1?</translation>
    </message>
    <message>
        <source>Delete everything</source>
        <translation>Elimina tutto</translation>
    </message>
    <message>
        <source>Everything about %1 is being deleted.</source>
        <translation>Si sta eliminando tutto ciò che riguarda %1.</translation>
    </message>
    <message>
        <source>Everything about %1 has been deleted.</source>
        <translation>Tutto ciò che riguarda %1 è stato eliminato.</translation>
    </message>
    <message>
        <source>Almost everything about %1 has been deleted. What is left is a match open in another window, or a file that could not be removed.</source>
        <translation>Quasi tutto ciò che riguarda %1 è stato eliminato: resta una partita aperta in un&apos;altra finestra, o un file che non si è potuto rimuovere.</translation>
    </message>
</context>
<context>
    <name>giaguaro::QuestionSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>%1 agrees</source>
        <translation>%1 è d&apos;accordo</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Lascia così</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>d&apos;accordo</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>non ancora</translation>
    </message>
    <message>
        <source>asks for it</source>
        <translation>lo chiede</translation>
    </message>
    <message>
        <source>All cards are covered. Everybody who plays at this screen is asked.</source>
        <translation>Tutte le carte sono coperte. Decide chi gioca a questo schermo.</translation>
    </message>
</context>
<context>
    <name>giaguaro::RankStrip</name>
    <message>
        <source>Ranks and points</source>
        <translation>Valori e punti</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Valori</translation>
    </message>
</context>
<context>
    <name>giaguaro::ResultRows</name>
    <message>
        <source>human</source>
        <translation>persona</translation>
    </message>
</context>
<context>
    <name>giaguaro::ReviewMarks</name>
    <message>
        <source>put aside</source>
        <translation>scartata</translation>
    </message>
    <message>
        <source>played</source>
        <translation>giocata</translation>
    </message>
    <message>
        <source>better</source>
        <translation>meglio</translation>
    </message>
</context>
<context>
    <name>giaguaro::ReviewPage</name>
    <message>
        <source>With all cards open</source>
        <translation>A carte scoperte</translation>
    </message>
    <message>
        <source>What the player thought</source>
        <translation>Che cosa ha pensato</translation>
    </message>
    <message>
        <source>Play again from here</source>
        <translation>Rigioca da qui</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La smazzata è finita.</translation>
    </message>
    <message>
        <source>Nobody decides anything here.</source>
        <translation>Qui nessuno decide nulla.</translation>
    </message>
    <message>
        <source>Pause, and each decision is judged.</source>
        <translation>Ferma, e ogni decisione viene giudicata.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>trick 3: costly</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What could be known</source>
        <translation>Quel che si poteva sapere</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>scelta</translation>
    </message>
    <message>
        <source>better</source>
        <translation>meglio</translation>
    </message>
    <message>
        <source>What each choice brings on average, by all that could be seen then.</source>
        <translation>Quanto porta in media ogni scelta, per quel che si poteva vedere.</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Punteggio medio</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Le tue decisioni</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>This trick is over.</source>
        <translation>Questa presa è finita.</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>Che cosa è costato di più</translation>
    </message>
    <message>
        <source>Both are right: the likely deals do not tell them apart.</source>
        <translation>Vanno bene entrambe: le distribuzioni probabili non bastano a distinguerle.</translation>
    </message>
    <message>
        <source>Any of them is right: the likely deals do not tell them apart.</source>
        <translation>Va bene una qualunque: le distribuzioni probabili non bastano a distinguerle.</translation>
    </message>
    <message>
        <source>The likely deals do not tell the first %1 apart.</source>
        <extracomment>two or more choices</extracomment>
        <translation>Le distribuzioni probabili non bastano a distinguere le prime %1.</translation>
    </message>
    <message>
        <source>Bad luck</source>
        <translation>Sfortuna</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>alla pari</translation>
    </message>
</context>
<context>
    <name>giaguaro::RichText</name>
    <message>
        <source>Enter explains: %1.</source>
        <translation>Invio spiega: %1.</translation>
    </message>
</context>
<context>
    <name>giaguaro::ScoreExports</name>
    <message>
        <source>The score has been copied.</source>
        <translation>Il punteggio è stato copiato.</translation>
    </message>
    <message>
        <source>Print the score</source>
        <translation>Stampa il punteggio</translation>
    </message>
    <message>
        <source>Score as PDF</source>
        <translation>Punteggio in PDF</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Score as CSV</source>
        <translation>Punteggio in CSV</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
</context>
<context>
    <name>giaguaro::ScorePanel</name>
    <message>
        <source>Hands</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>giocate %1 su %2</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totale</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>conto finale</translation>
    </message>
    <message>
        <source>No hand has been finished yet.</source>
        <translation>Ancora nessuna smazzata finita.</translation>
    </message>
    <message>
        <source>Score sheet…</source>
        <translation>Segnapunti…</translation>
    </message>
    <message>
        <source>%1: made</source>
        <extracomment>%1 is what was bid, or what was called</extracomment>
        <translation>%1: fatto</translation>
    </message>
    <message>
        <source>%1: failed</source>
        <translation>%1: mancato</translation>
    </message>
    <message>
        <source>Nobody scores: hand %1 is dealt again.</source>
        <translation>Nessuno segna punti: si ridà la smazzata %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) to come.</source>
        <translation>
            <numerusform>Ancora %n smazzata.</numerusform>
            <numerusform>Ancora %n smazzate.</numerusform>
        </translation>
    </message>
    <message>
        <source>From the second hand on the totals stand here.</source>
        <translation>Dalla seconda smazzata qui trovi i totali.</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>E adesso</translation>
    </message>
</context>
<context>
    <name>giaguaro::ScoreSheet</name>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>For a spreadsheet or a message</source>
        <translation>Per un foglio di calcolo o un messaggio</translation>
    </message>
    <message>
        <source>For spreadsheets</source>
        <translation>Per i fogli di calcolo</translation>
    </message>
    <message>
        <source>No hand has been finished yet.</source>
        <translation>Nessuna smazzata è ancora finita.</translation>
    </message>
    <message>
        <source>Each hand&apos;s score, and under it the total. A row opens that hand&apos;s own sheet.</source>
        <translation>Il punteggio di ogni smazzata, e sotto il totale. Una riga apre il conto di quella smazzata.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gioco</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Mazziere: %1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totale</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>conto finale</translation>
    </message>
    <message>
        <source>%1: made</source>
        <comment>what was bid</comment>
        <translation>%1: fatto</translation>
    </message>
    <message>
        <source>%1: failed</source>
        <comment>what was bid</comment>
        <translation>%1: mancato</translation>
    </message>
</context>
<context>
    <name>giaguaro::ScoreWords</name>
    <message>
        <source>Hand</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Mazziere</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Chi ha giocato</translation>
    </message>
    <message>
        <source>%1, total</source>
        <translation>%1, totale</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Conto finale</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>dealer %1</source>
        <translation>mazziere %1</translation>
    </message>
    <message>
        <source>%1: %2, total %3</source>
        <translation>%1: %2, totale %3</translation>
    </message>
</context>
<context>
    <name>giaguaro::SeatBubble</name>
    <message>
        <source>nothing certain yet</source>
        <translation>niente è certo</translation>
    </message>
    <message>
        <source>what is certain</source>
        <translation>che cosa è certo</translation>
    </message>
    <message>
        <source>same side</source>
        <translation>stessa parte</translation>
    </message>
</context>
<context>
    <name>giaguaro::SeatPlace</name>
    <message>
        <source>Name on seat %1</source>
        <translation>Nome al posto %1</translation>
    </message>
    <message>
        <source>Who plays on seat %1</source>
        <translation>Chi gioca al posto %1</translation>
    </message>
    <message>
        <source>Face on seat %1</source>
        <translation>Faccia al posto %1</translation>
    </message>
    <message>
        <source>Another face</source>
        <translation>Un&apos;altra faccia</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>Computer %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Computer: %1</translation>
    </message>
</context>
<context>
    <name>giaguaro::ShareBars</name>
    <message>
        <source>%1: %2, before the first trick %3</source>
        <translation>%1: %2, prima della prima presa %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, by the play alone %3</source>
        <translation>%1: %2, dal solo gioco %3</translation>
    </message>
    <message>
        <source>%1, and so it was</source>
        <translation>%1, ed era vero</translation>
    </message>
</context>
<context>
    <name>giaguaro::StatisticsFields</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>A confronto con</translation>
    </message>
    <message>
        <source>since the start</source>
        <translation>dall&apos;inizio</translation>
    </message>
    <message>
        <source>this year</source>
        <translation>quest&apos;anno</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>questo mese</translation>
    </message>
    <message>
        <source>You, without a name</source>
        <translation>Tu, senza nome</translation>
    </message>
</context>
<context>
    <name>giaguaro::StatisticsPage</name>
    <message numerus="yes">
        <source>%n match(es) still to be counted</source>
        <translation>
            <numerusform>%n partita ancora da contare</numerusform>
            <numerusform>%n partite ancora da contare</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>There is nothing to count yet: hands count once a person has played them to their end.</source>
        <translation>Non c&apos;è ancora niente da contare: le smazzate contano quando una persona le ha giocate fino in fondo.</translation>
    </message>
    <message>
        <source>Tab goes from plot to plot, arrows read its points, T shows a plot as a table, Ctrl+C copies it, Ctrl+Tab goes to the next page.</source>
        <translation>Tab passa da un grafico all&apos;altro, le frecce ne leggono i punti, T lo mostra in tabella, Ctrl+C la copia, Ctrl+Tab va alla pagina dopo.</translation>
    </message>
</context>
<context>
    <name>giaguaro::StatisticsPlots</name>
    <message>
        <source>hand</source>
        <translation>smazzata</translation>
    </message>
    <message>
        <source>Up to hand %1: %2, from %3, over %4 hands</source>
        <translation>Fino alla smazzata %1: %2, %3, su %4 smazzate</translation>
    </message>
    <message>
        <source>judged hand</source>
        <translation>smazzata giudicata</translation>
    </message>
    <message>
        <source>Judged hand</source>
        <translation>Smazzata giudicata</translation>
    </message>
    <message>
        <source>Contracts, by rank bid</source>
        <translation>Chiamate, per valore</translation>
    </message>
    <message>
        <source>Bids, by number of tricks</source>
        <translation>Dichiarazioni, per numero di prese</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contratti</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>dichiarati</translation>
    </message>
    <message>
        <source>made</source>
        <translation>riusciti</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contratto</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Dichiarati</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Riusciti</translation>
    </message>
    <message>
        <source>; %1 makes %2</source>
        <translation>; %1: %2 riusciti</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Ruolo</translation>
    </message>
    <message>
        <source>%1 bid, %2 made</source>
        <translation>dichiarati: %1, riusciti: %2</translation>
    </message>
    <message>
        <source>%1: %2 bid, %3 made</source>
        <translation>%1: dichiarati %2, riusciti %3</translation>
    </message>
    <message numerus="yes">
        <source>over %n hand(s)</source>
        <translation>
            <numerusform>su %n smazzata</numerusform>
            <numerusform>su %n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to hand</source>
        <translation>Fino alla smazzata</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Almeno</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Al massimo</translation>
    </message>
    <message>
        <source>What a choice costs, over time</source>
        <translation>Quanto costa una scelta, nel tempo</translation>
    </message>
    <message>
        <source>Average cost</source>
        <translation>Costo medio</translation>
    </message>
    <message>
        <source>Give or take</source>
        <translation>Più o meno</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Scelte</translation>
    </message>
    <message>
        <source>Up to judged hand %1: a choice cost %2, give or take %3, over %4 choices</source>
        <translation>Fino alla smazzata giudicata %1: una scelta è costata %2 (più o meno %3), su %4 scelte</translation>
    </message>
    <message>
        <source>average; the bar: how sure it is</source>
        <translation>media; la linea: quanto è sicura</translation>
    </message>
    <message numerus="yes">
        <source>average of %n hand(s)</source>
        <translation>
            <numerusform>media di una smazzata</numerusform>
            <numerusform>media di %n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>shade: how sure</source>
        <translation>ombra: quanto è sicura</translation>
    </message>
    <message>
        <source>of the score</source>
        <translation>di punteggio</translation>
    </message>
    <message>
        <source>on average %1 to spare, or %2 short</source>
        <extracomment>of contracts, in card points or tricks: %1 is by how much they were made, %2 by how much they were not</extracomment>
        <translation>in media %1 in più, o %2 in meno</translation>
    </message>
    <message>
        <source>on average %1 to spare</source>
        <extracomment>of contracts, in card points or tricks: by how much they were made</extracomment>
        <translation>in media %1 in più</translation>
    </message>
    <message>
        <source>on average %1 short</source>
        <extracomment>of contracts, in card points or tricks: by how much they were not made</extracomment>
        <translation>in media %1 in meno</translation>
    </message>
    <message>
        <source>choices</source>
        <translation>scelte</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mese</translation>
    </message>
    <message>
        <source>%1: a choice cost %2, give or take %3, over %4 choices</source>
        <translation>%1: una scelta è costata %2 (più o meno %3), su %4 scelte</translation>
    </message>
    <message>
        <source>Score per hand, over time</source>
        <translation>Punteggio a smazzata, nel tempo</translation>
    </message>
    <message>
        <source>Score per hand, by role</source>
        <translation>Punteggio a smazzata, secondo il ruolo</translation>
    </message>
    <message>
        <source>%1: too few to say</source>
        <extracomment>why a level has no mark in a plot; %1 is &quot;Expert&quot;, or several</extracomment>
        <translation>%1: ancora pochi dati</translation>
    </message>
    <message>
        <source>no mark: too few to say</source>
        <translation>senza segno: pochi dati</translation>
    </message>
    <message numerus="yes">
        <source>Nothing to draw yet: each mark is an average of %1 hands, and a line needs %2 marks: %n hand(s) in all</source>
        <extracomment>of a curve: %1 is how many hands an average is over, %2 how many averages it needs</extracomment>
        <translation>
            <numerusform>Ancora niente da disegnare: ogni segno è la media di %1 smazzate, e per una linea ne servono %2: in tutto %n smazzata</numerusform>
            <numerusform>Ancora niente da disegnare: ogni segno è la media di %1 smazzate, e per una linea servono %2 segni: in tutto %n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>missed by %1 on average</source>
        <extracomment>of bids of exactly so many tricks: by how many they were not made, too many or too few</extracomment>
        <translation>sbagliate in media di %1</translation>
    </message>
</context>
<context>
    <name>giaguaro::StatisticsWords</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 and %2 are the ends of an interval</extracomment>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>%1 is a person, %2 a game</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>over %1 in %2</source>
        <extracomment>%1 is &quot;214 hands&quot;, %2 &quot;22 matches&quot;</extracomment>
        <translation>su %1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is &quot;over 214 hands in 22 matches&quot;, %2 a day</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <extracomment>%1 is &quot;over 214 hands in 22 matches&quot;, %2 and %3 are days</extracomment>
        <translation>%1, %2 – %3</translation>
    </message>
    <message>
        <source>too few to say: %1 of %2</source>
        <translation>ancora pochi dati: %1 su %2</translation>
    </message>
    <message numerus="yes">
        <source>over %n hand(s)</source>
        <translation>
            <numerusform>su %n smazzata</numerusform>
            <numerusform>su %n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>of contracts: %1 is how many were made, %2 how many were bid</extracomment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>contracts made</source>
        <extracomment>of contracts: %1 is a percentage</extracomment>
        <translation>contratti riusciti</translation>
    </message>
    <message numerus="yes">
        <source>%1%, over %n contract(s)</source>
        <translation>
            <numerusform>%1&#xa0;%, su %n contratto</numerusform>
            <numerusform>%1&#xa0;%, su %n contratti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over %n hand(s) as an opponent</source>
        <translation>
            <numerusform>su %n smazzata da avversario</numerusform>
            <numerusform>su %n smazzate da avversario</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over %n hand(s) judged</source>
        <translation>
            <numerusform>su %n smazzata giudicata</numerusform>
            <numerusform>su %n smazzate giudicate</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>the true average is most likely %1</source>
        <translation>la media vera, molto probabilmente: %1</translation>
    </message>
    <message numerus="yes">
        <source>over %n choice(s) judged</source>
        <translation>
            <numerusform>su %n scelta giudicata</numerusform>
            <numerusform>su %n scelte giudicate</numerusform>
        </translation>
    </message>
    <message>
        <source>bids made</source>
        <comment>of ranks</comment>
        <translation>chiamate riuscite</translation>
    </message>
    <message numerus="yes">
        <source>%1%, over %n bid(s)</source>
        <comment>of ranks</comment>
        <translation>
            <numerusform>%1&#xa0;%, su %n chiamata</numerusform>
            <numerusform>%1&#xa0;%, su %n chiamate</numerusform>
        </translation>
    </message>
    <message>
        <source>bids made</source>
        <comment>of tricks</comment>
        <translation>dichiarazioni riuscite</translation>
    </message>
    <message numerus="yes">
        <source>%1%, over %n bid(s)</source>
        <comment>of tricks</comment>
        <translation>
            <numerusform>%1&#xa0;%, su %n dichiarazione</numerusform>
            <numerusform>%1&#xa0;%, su %n dichiarazioni</numerusform>
        </translation>
    </message>
    <message>
        <source>score per hand</source>
        <translation>punteggio a smazzata</translation>
    </message>
    <message>
        <source>score lost per choice</source>
        <translation>punteggio perso per scelta</translation>
    </message>
    <message>
        <source>luck per hand</source>
        <translation>fortuna a smazzata</translation>
    </message>
    <message>
        <source>tricks until the sides are known</source>
        <extracomment>after a figure: on average, until the caller&apos;s hidden partner is known</extracomment>
        <translation>prese per capire chi sta con chi</translation>
    </message>
    <message>
        <source>The best part is %1 (%2 per hand), the hardest %3 (%4).</source>
        <extracomment>parts in a hand (&quot;taker&quot;, &quot;defender&quot;), each with its score per hand</extracomment>
        <translation>Il ruolo migliore è %1 (%2 a smazzata), il più duro %3 (%4).</translation>
    </message>
    <message>
        <source>A choice cost %1 of the score in %2, %3 in %4.</source>
        <extracomment>%1 and %3 are figures, %2 and %4 months</extracomment>
        <translation>Una scelta costava %1 di punteggio a %2, %3 a %4.</translation>
    </message>
</context>
<context>
    <name>giaguaro::StatusText</name>
    <message>
        <source>Paused.</source>
        <translation>In pausa.</translation>
    </message>
    <message>
        <source>This is the trick just played.</source>
        <translation>Questa è la presa appena giocata.</translation>
    </message>
    <message>
        <source>L or a click goes back to the game.</source>
        <translation>Con L o un clic si torna al gioco.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La smazzata è finita.</translation>
    </message>
    <message>
        <source>Press Space to go on.</source>
        <translation>Spazio per continuare.</translation>
    </message>
    <message>
        <source>Click or Space to go on.</source>
        <translation>Clic o Spazio per continuare.</translation>
    </message>
    <message>
        <source>Nothing can change the scores any more: %1 finishes the hand.</source>
        <translation>Il punteggio non può più cambiare: %1 per finire la smazzata.</translation>
    </message>
    <message>
        <source>Space stops, Escape closes.</source>
        <translation>Spazio ferma, Esc chiude.</translation>
    </message>
    <message>
        <source>Space continues, ← and → step, Escape closes.</source>
        <translation>Spazio prosegue, ← e → vanno di un passo, Esc chiude.</translation>
    </message>
    <message>
        <source>Space or Escape to close.</source>
        <translation>Spazio o Esc per chiudere.</translation>
    </message>
    <message>
        <source>Escape leaves the lesson.</source>
        <translation>Esc lascia la lezione.</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Giusto.</translation>
    </message>
    <message>
        <source>The others play.</source>
        <translation>Giocano gli altri.</translation>
    </message>
    <message>
        <source>Space to go on at once.</source>
        <translation>Spazio per continuare subito.</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>La lezione è finita.</translation>
    </message>
    <message>
        <source>Space begins the next one, Escape leaves.</source>
        <translation>Spazio comincia la prossima, Esc lascia.</translation>
    </message>
    <message>
        <source>Space shows all lessons, Escape leaves.</source>
        <translation>Spazio mostra tutte le lezioni, Esc lascia.</translation>
    </message>
    <message>
        <source>This is a replay and does not count; Escape leaves it.</source>
        <translation>La stai rigiocando e non conta; Esc chiude.</translation>
    </message>
    <message>
        <source>Something else is better.</source>
        <translation>C&apos;è di meglio.</translation>
    </message>
    <message>
        <source>To speak, press a number; after 7, 8 or 9 choose to whom.</source>
        <translation>Per parlare premi una cifra; dopo 7, 8 o 9 scegli a chi.</translation>
    </message>
    <message>
        <source>The table has agreed to end it; the totals stand.</source>
        <translation>Il tavolo era d&apos;accordo di finire; i totali restano come sono.</translation>
    </message>
    <message>
        <source>Time ran out before the first card was led: nobody wins.</source>
        <translation>Il tempo è scaduto prima della prima carta: non vince nessuno.</translation>
    </message>
    <message>
        <source>Space to go to the podium.</source>
        <translation>Spazio per andare al podio.</translation>
    </message>
    <message>
        <source>For you: %1.</source>
        <translation>Per te: %1.</translation>
    </message>
    <message>
        <source>◆ marks the cards you took up.</source>
        <translation>◆ segna le carte che hai preso su.</translation>
    </message>
    <message>
        <source>Escape leaves everything as it is.</source>
        <translation>Esc lascia tutto com&apos;è.</translation>
    </message>
    <message>
        <source>Enter discards the chosen cards; a click or Backspace takes one back.</source>
        <translation>Invio scarta le carte scelte; un clic o Backspace ne riprende una.</translation>
    </message>
    <message>
        <source>Press Space for one more idea, click to go on.</source>
        <translation>Spazio dice un&apos;altra idea, un clic fa proseguire.</translation>
    </message>
</context>
<context>
    <name>giaguaro::TableHost</name>
    <message>
        <source>%1 skips the cards that may not be chosen.</source>
        <translation>%1 salta le carte che non si possono scegliere.</translation>
    </message>
    <message>
        <source>This is the trick just played.</source>
        <translation>Questa è la presa appena giocata.</translation>
    </message>
    <message>
        <source>Time is up. The match is over.</source>
        <translation>Tempo scaduto. La partita è finita.</translation>
    </message>
    <message>
        <source>Time is up. A card is played at random.</source>
        <translation>Tempo scaduto. Si gioca una carta a caso.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>seconds and a name</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>When they run out, the match ends without a winner, and you are locked out.</source>
        <translation>Quando scadono, la partita finisce senza vincitore e per un&apos;ora niente tavoli di circolo.</translation>
    </message>
    <message>
        <source>Play a card; when time runs out, one of yours is played at random.</source>
        <translation>Gioca una carta: quando scadono, se ne gioca una delle tue a caso.</translation>
    </message>
    <message>
        <source>%1 agrees to end the match.</source>
        <translation>%1 è d&apos;accordo di finire la partita.</translation>
    </message>
    <message>
        <source>%1 does not want to end the match any more.</source>
        <translation>%1 non vuole più finire la partita.</translation>
    </message>
    <message>
        <source>%1 has left the table. The computer plays on in their place.</source>
        <translation>%1 ha lasciato il tavolo. Il computer gioca al suo posto.</translation>
    </message>
    <message>
        <source>Back in hand %1.</source>
        <translation>Di nuovo nella smazzata %1.</translation>
    </message>
    <message>
        <source>The result is taken back, and the hand is open again. %1 brings the result back.</source>
        <translation>Si è tornati prima del risultato: la smazzata è di nuovo aperta. %1 lo riporta.</translation>
    </message>
</context>
<context>
    <name>giaguaro::TablePanel</name>
    <message>
        <source>Guide</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Show the panel</source>
        <translation>Mostra il pannello</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Chiacchiere</translation>
    </message>
</context>
<context>
    <name>giaguaro::TableWidget</name>
    <message>
        <source>Go to a card with ← and → first; Enter plays it.</source>
        <translation>Prima scegli una carta con ← e →; Invio la cala.</translation>
    </message>
</context>
<context>
    <name>giaguaro::TalkButton</name>
    <message>
        <source>Speak</source>
        <translation>Parla</translation>
    </message>
    <message>
        <source>Speak (%1)</source>
        <translation>Parla (%1)</translation>
    </message>
</context>
<context>
    <name>giaguaro::TalkLineRow</name>
    <message>
        <source>to you</source>
        <translation>a te</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Presa %1</translation>
    </message>
    <message>
        <source>Believed: %1</source>
        <translation>Creduto: %1</translation>
    </message>
</context>
<context>
    <name>giaguaro::TalkMenu</name>
    <message>
        <source>What you can say</source>
        <translation>Che cosa puoi dire</translation>
    </message>
    <message>
        <source>May not be said: %1.</source>
        <translation>Non si può dire: %1.</translation>
    </message>
</context>
<context>
    <name>giaguaro::TalkPage</name>
    <message>
        <source>Trick %1</source>
        <translation>Presa %1</translation>
    </message>
    <message>
        <source>It is no secret any more: %1.</source>
        <translation>Non è più un segreto: %1.</translation>
    </message>
    <message>
        <source>To you it is no secret.</source>
        <translation>Per te non è un segreto.</translation>
    </message>
    <message>
        <source>Said in this hand</source>
        <translation>Detto in questa smazzata</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>dal più recente</translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <translation>Nessuno ha ancora detto nulla.</translation>
    </message>
    <message>
        <source>likelihood</source>
        <translation>probabilità</translation>
    </message>
    <message>
        <source>The line: from the cards alone, leaving out what was said.</source>
        <translation>La linea: in base alle sole carte, senza le parole.</translation>
    </message>
    <message>
        <source>The boxes: how far these words can be believed.</source>
        <translation>Le caselle: quanto si può credere a queste parole.</translation>
    </message>
    <message>
        <source>Nobody&apos;s cards are shown, so nothing can be known here.</source>
        <translation>Non si vedono le carte di nessuno: qui non c&apos;è niente da sapere.</translation>
    </message>
</context>
<context>
    <name>giaguaro::TalkWays</name>
    <message>
        <source>What can be said</source>
        <translation>Che cosa si può dire</translation>
    </message>
    <message>
        <source>T to speak</source>
        <comment>T is a key</comment>
        <translation>T per parlare</translation>
    </message>
    <message>
        <source>The trick that is being played</source>
        <translation>La presa in corso</translation>
    </message>
    <message>
        <source>A request: nobody has to follow it, and everybody hears it.</source>
        <translation>È una richiesta: nessuno è tenuto a seguirla, e la sentono tutti.</translation>
    </message>
    <message>
        <source>Who holds the called card</source>
        <translation>Chi ha la carta chiamata</translation>
    </message>
    <message>
        <source>It may be a lie. Boxes beside it, one to four of them filled, show how far it can be believed: by the cards, and by how often that player&apos;s words were true in this match.</source>
        <translation>Può essere una bugia. Lì accanto, da una a quattro caselle piene dicono quanto ci si può credere: secondo le carte, e secondo quante volte in questa partita chi parla ha detto il vero.</translation>
    </message>
    <message>
        <source>To whoever holds the called card.</source>
        <translation>A chi ha la carta chiamata.</translation>
    </message>
</context>
<context>
    <name>giaguaro::TallyKey</name>
    <message>
        <source>bid and taken</source>
        <extracomment>a card in a row of them: what it stands for</extracomment>
        <translation>dichiarata e fatta</translation>
    </message>
    <message>
        <source>taken, one too many</source>
        <translation>fatta, una di troppo</translation>
    </message>
    <message>
        <source>bid, not taken</source>
        <translation>dichiarata, non fatta</translation>
    </message>
</context>
<context>
    <name>giaguaro::TermBubble</name>
    <message>
        <source>In the glossary</source>
        <translation>Nel glossario</translation>
    </message>
</context>
<context>
    <name>giaguaro::TipsSheet</name>
    <message>
        <source>To the table (Enter)</source>
        <translation>Al tavolo (Invio)</translation>
    </message>
    <message>
        <source>They stay in the help, under the rules: F1. To watch a whole hand: Help, Watch a hand.</source>
        <translation>Li ritrovi nell&apos;Aiuto, fra le regole: F1. Per vedere una smazzata intera: Aiuto, Guarda una smazzata.</translation>
    </message>
</context>
<context>
    <name>giaguaro::TrickList</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <extracomment>%1 is the player who took the trick</extracomment>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <extracomment>%1 is the player who took the trick, %2 a number with a half</extracomment>
        <translation>%1: %2 punti</translation>
    </message>
</context>
<context>
    <name>giaguaro::TricksSheet</name>
    <message>
        <source>The tricks of this hand</source>
        <translation>Le prese di questa smazzata</translation>
    </message>
    <message>
        <source>No trick has been played yet in this hand.</source>
        <translation>In questa smazzata non c&apos;è ancora nessuna presa.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The triangle marks who led, the trophy who took the trick. ↑ and ↓ go from one to the next.</source>
        <translation>Il triangolo indica l&apos;uscita, il trofeo chi ha preso. ↑ e ↓ passano da una presa all&apos;altra.</translation>
    </message>
</context>
<context>
    <name>giaguaro::UsualName</name>
    <message>
        <source>Player %1</source>
        <extracomment>A person who has given no name, on this seat</extracomment>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
</context>
<context>
    <name>giaguaro::ValueSheet</name>
    <message>
        <source>Value of the deal</source>
        <translation>Quanto vale</translation>
    </message>
    <message>
        <source>Back to the deal</source>
        <translation>Torna alla smazzata</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Ci penso</translation>
    </message>
    <message>
        <source>The best choices</source>
        <translation>Le scelte migliori</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Nessuna risposta</translation>
    </message>
    <message>
        <source>Value of the deal: %1</source>
        <translation>Quanto vale la smazzata: %1</translation>
    </message>
    <message>
        <source>The best choice</source>
        <translation>La scelta migliore</translation>
    </message>
</context>
<context>
    <name>giaguaro::VerdictBars</name>
    <message>
        <source>Worth of your cards</source>
        <translation>Valore delle tue carte</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Your own decisions</source>
        <translation>Le tue decisioni</translation>
    </message>
    <message>
        <source>The others&apos; decisions</source>
        <translation>Le decisioni degli altri</translation>
    </message>
    <message>
        <source>Your score</source>
        <translation>Il tuo punteggio</translation>
    </message>
    <message>
        <source>%1: %2, give or take %3</source>
        <translation>%1: %2, margine %3</translation>
    </message>
    <message>
        <source>Where the score comes from is not known yet</source>
        <translation>Non si sa ancora da dove viene il punteggio</translation>
    </message>
    <message>
        <source>if all play as experts do</source>
        <translation>se tutti giocano da esperti</translation>
    </message>
    <message>
        <source>how the cards lay</source>
        <translation>come stavano le carte</translation>
    </message>
    <message>
        <source>nothing to mend</source>
        <translation>niente da correggere</translation>
    </message>
    <message>
        <source>what they gave and took</source>
        <translation>quel che hanno dato e tolto</translation>
    </message>
    <message numerus="yes">
        <source>%n surely cost something</source>
        <translation>
            <numerusform>%n è costata di sicuro qualcosa</numerusform>
            <numerusform>%n sono costate di sicuro qualcosa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::VerdictFaces</name>
    <message>
        <source>The decisions of %1</source>
        <translation>Le decisioni di %1</translation>
    </message>
</context>
<context>
    <name>giaguaro::VerdictPage</name>
    <message>
        <source>Where your %1 comes from</source>
        <translation>Da dove viene il tuo %1</translation>
    </message>
    <message>
        <source>Decision by decision</source>
        <translation>Decisione per decisione</translation>
    </message>
    <message>
        <source>Nothing to mend in your decisions; %1.</source>
        <translation>Niente da correggere nelle tue decisioni; %1.</translation>
    </message>
    <message>
        <source>This hand has not been judged.</source>
        <translation>Questa smazzata non è stata giudicata.</translation>
    </message>
    <message>
        <source>Nothing so far …</source>
        <translation>Finora niente …</translation>
    </message>
    <message>
        <source>Nothing to mend.</source>
        <translation>Niente da correggere.</translation>
    </message>
    <message>
        <source>line: %1</source>
        <translation>linea: %1</translation>
    </message>
    <message>
        <source>all players: %1% judged</source>
        <translation>tutti i giocatori: giudicato %1&#xa0;%</translation>
    </message>
    <message>
        <source>being judged …</source>
        <translation>in esame …</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>non giudicate</translation>
    </message>
    <message>
        <source>Your costliest decision</source>
        <translation>La tua decisione più costosa</translation>
    </message>
    <message>
        <source>Your costliest decisions</source>
        <translation>Le tue decisioni più costose</translation>
    </message>
    <message>
        <source>score, ± error</source>
        <translation>punteggio, ± errore</translation>
    </message>
    <message>
        <source>bad luck cost you %1</source>
        <translation>la sfortuna ti è costata %1</translation>
    </message>
    <message>
        <source>good luck brought you %1</source>
        <translation>la fortuna ti ha dato %1</translation>
    </message>
    <message>
        <source>Of the score your decisions cost you %1; %2.</source>
        <translation>Nel punteggio le tue decisioni ti sono costate %1; %2.</translation>
    </message>
    <message>
        <source>score lost, with what you could know</source>
        <translation>punteggio perso, con quel che potevi sapere</translation>
    </message>
    <message>
        <source>line: tricks taken, dashed: bid</source>
        <translation>linea: prese fatte; tratteggio: dichiarate</translation>
    </message>
</context>
<context>
    <name>giaguaro::VerdictTimeline</name>
    <message>
        <source>Decision by decision</source>
        <translation>Decisione per decisione</translation>
    </message>
    <message>
        <source>Trick %1: not played yet</source>
        <translation>Presa %1: non ancora giocata</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <comment>a trick</comment>
        <translation>l&apos;ha presa %1</translation>
    </message>
    <message>
        <source>Trick by trick: %1</source>
        <translation>Presa per presa: %1</translation>
    </message>
    <message>
        <source>chance to win</source>
        <translation>probabilità di vincere</translation>
    </message>
    <message>
        <source>chance to make it</source>
        <translation>probabilità di riuscire</translation>
    </message>
    <message>
        <source>chance of a gain</source>
        <translation>probabilità di guadagno</translation>
    </message>
    <message>
        <source>best choice</source>
        <comment>line of a plot</comment>
        <translation>scelta migliore</translation>
    </message>
    <message>
        <source>tricks taken</source>
        <comment>line of a plot</comment>
        <translation>prese fatte</translation>
    </message>
    <message>
        <source>bid</source>
        <comment>line of a plot</comment>
        <translation>dichiarate</translation>
    </message>
</context>
<context>
    <name>giaguaro::VoteRows</name>
    <message>
        <source>computer, no vote</source>
        <translation>computer, non vota</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>d&apos;accordo</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>non ancora</translation>
    </message>
    <message>
        <source>has left, no vote</source>
        <translation>via, non vota</translation>
    </message>
</context>
<context>
    <name>giaguaro::WatchSheet</name>
    <message>
        <source>Watch a hand</source>
        <translation>Guarda una smazzata</translation>
    </message>
    <message>
        <source>Your own matches</source>
        <translation>Le tue partite</translation>
    </message>
    <message>
        <source>No hand of yours is over yet.</source>
        <translation>Non hai ancora finito nessuna smazzata.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>This match so far</source>
        <translation>Questa partita finora</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Let the computer play</source>
        <translation>Fai giocare il computer</translation>
    </message>
    <message>
        <source>From the deal to the score, card by card, as fast or as slowly as you like. A match begins with its first hand; from there you can go to any other.</source>
        <translation>Dalla distribuzione al punteggio, una carta alla volta, svelta o lenta come vuoi. Una partita comincia dalla prima smazzata; da lì si va a qualunque altra.</translation>
    </message>
    <message>
        <source>Older matches</source>
        <translation>Partite precedenti</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
</context>
<context>
    <name>giaguaro::Welcome</name>
    <message>
        <source>Welcome to Giaguaro</source>
        <translation>Giaguaro ti dà il benvenuto</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>La tua faccia</translation>
    </message>
    <message>
        <source>Sit down at the table</source>
        <translation>Siediti al tavolo</translation>
    </message>
    <message>
        <source>Trick-taking card games, and a guide that teaches them as you play.</source>
        <translation>Giochi di carte a prese, e una guida che li insegna mentre giochi.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>All of it can be changed later, under Settings.</source>
        <translation>Si può cambiare tutto anche dopo, nelle Impostazioni.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n letter(s): no more go in.</source>
        <translation>
            <numerusform>Un nome ha al massimo %n lettera: di più non ce ne stanno.</numerusform>
            <numerusform>Un nome ha al massimo %n lettere: di più non ce ne stanno.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>giaguaro::WindowActions</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>&amp;Restart deal</source>
        <translation>&amp;Rigioca la smazzata</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>Pr&amp;int the score…</source>
        <translation>S&amp;tampa il punteggio…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Torna &amp;indietro</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Torna a&amp;vanti</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Suggerimento</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Ultima presa</translation>
    </message>
    <message>
        <source>&amp;All tricks</source>
        <translation>&amp;Tutte le prese</translation>
    </message>
    <message>
        <source>&amp;Claim the rest…</source>
        <translation>Le altre sono &amp;mie…</translation>
    </message>
    <message>
        <source>&amp;Finish the hand</source>
        <translation>&amp;Finisci la smazzata</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guida</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Punteggio</translation>
    </message>
    <message>
        <source>&amp;Ranks and points</source>
        <translation>&amp;Valori e punti</translation>
    </message>
    <message>
        <source>Score s&amp;heet…</source>
        <translation>Segnap&amp;unti…</translation>
    </message>
    <message>
        <source>&amp;Fold the panel</source>
        <translation>&amp;Ripiega il pannello</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Suoni</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferenze…</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossario</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tasti di scelta rapida</translation>
    </message>
    <message>
        <source>&amp;About Giaguaro</source>
        <translation>&amp;Informazioni su Giaguaro</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Parte successiva della finestra</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Parte precedente della finestra</translation>
    </message>
    <message>
        <source>&amp;Watch a hand…</source>
        <translation>G&amp;uarda una smazzata…</translation>
    </message>
    <message>
        <source>Tab %1 of the panel</source>
        <translation>Scheda %1 del pannello</translation>
    </message>
    <message>
        <source>What can be &amp;known</source>
        <translation>C&amp;he cosa si sa</translation>
    </message>
    <message>
        <source>L&amp;essons…</source>
        <translation>L&amp;ezioni…</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>&amp;Parla</translation>
    </message>
    <message>
        <source>Agree to &amp;end the match</source>
        <translation>D&apos;accordo di &amp;finire la partita</translation>
    </message>
    <message>
        <source>L&amp;eave the table…</source>
        <translation>&amp;Lascia il tavolo…</translation>
    </message>
    <message>
        <source>club table: nothing is taken back</source>
        <translation>tavolo di circolo: non si torna indietro</translation>
    </message>
    <message>
        <source>club table: there are no hints</source>
        <translation>tavolo di circolo: niente suggerimenti</translation>
    </message>
    <message>
        <source>club table: no deal is restarted</source>
        <translation>tavolo di circolo: nessuna smazzata si rigioca</translation>
    </message>
    <message>
        <source>club table: the clock goes on</source>
        <translation>tavolo di circolo: l&apos;orologio non si ferma</translation>
    </message>
    <message>
        <source>Do they &amp;cheat?</source>
        <translation>&amp;Barano?</translation>
    </message>
    <message>
        <source>Pe&amp;ople…</source>
        <translation>Pers&amp;one…</translation>
    </message>
</context>
<context>
    <name>guide</name>
    <message>
        <source>Why not {card.the}?</source>
        <comment>why-not.card</comment>
        <translation>Perché non {card.il}?</translation>
    </message>
    <message>
        <source>Why not {rank.the}?</source>
        <comment>why-not.rank</comment>
        <translation>Perché non {rank.il}?</translation>
    </message>
    <message>
        <source>Why not {suit}?</source>
        <comment>why-not.suit</comment>
        <translation>Perché non {suit}?</translation>
    </message>
    <message>
        <source>Why not “{what}”?</source>
        <comment>why-not.words</comment>
        <translation>Perché non «{what}»?</translation>
    </message>
    <message>
        <source>{what}: {points} [points:point/points]</source>
        <comment>ranks.step</comment>
        <translation>{what}: {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>all between</source>
        <comment>ranks.between</comment>
        <translation>tutte quelle in mezzo</translation>
    </message>
    <message>
        <source>From {n} [n:deal that fits/deals that fit] all that you have seen.</source>
        <comment>why.deals</comment>
        <translation>Da {n} [n:distribuzione possibile/distribuzioni possibili] con quello che hai visto.</translation>
    </message>
    <message>
        <source>{cards.or}.</source>
        <comment>hint.one-of</comment>
        <translation>{cards.or}.</translation>
    </message>
    <message>
        <source>{what}.</source>
        <comment>hint.one-of-words</comment>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>From {n} [n:deal that fits/deals that fit] all that could be seen then.</source>
        <comment>review.deals</comment>
        <translation>Da {n} [n:distribuzione compatibile/distribuzioni compatibili] con tutto quel che si vedeva allora.</translation>
    </message>
    <message>
        <source>What about {card.the}?</source>
        <comment>what-about.card</comment>
        <translation>E {card.il}?</translation>
    </message>
    <message>
        <source>What about {rank.the}?</source>
        <comment>what-about.rank</comment>
        <translation>E {rank.il}?</translation>
    </message>
    <message>
        <source>What about {suit}?</source>
        <comment>what-about.suit</comment>
        <translation>E {suit}?</translation>
    </message>
    <message>
        <source>What about “{what}”?</source>
        <comment>what-about.words</comment>
        <translation>E «{what}»?</translation>
    </message>
    <message>
        <source>Why? In {seat}&apos;s place</source>
        <comment>review.why-in-place</comment>
        <translation>Perché? Al posto di {seat}</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Glossary</source>
        <translation>Glossario</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tasti di scelta rapida</translation>
    </message>
    <message>
        <source>The rules of this game are not written yet.</source>
        <translation>Le regole di questo gioco non sono ancora scritte.</translation>
    </message>
    <message>
        <source>This match:</source>
        <translation>Questa partita:</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tasto</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Che cosa fa</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Pag su</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Pag giù</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Le tue carte</translation>
    </message>
    <message>
        <source>To the next card</source>
        <translation>Alla carta accanto</translation>
    </message>
    <message>
        <source>To the first or the last card</source>
        <translation>Alla prima o all&apos;ultima carta</translation>
    </message>
    <message>
        <source>To one of the first ten cards</source>
        <translation>A una delle prime dieci carte</translation>
    </message>
    <message>
        <source>Play the card; where it may not be played, say why</source>
        <translation>Giocare la carta; se non si può, dire perché</translation>
    </message>
    <message>
        <source>While you discard: choose the card, or take it back</source>
        <translation>Durante lo scarto: scegliere la carta, o riprenderla</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Chiamate</translation>
    </message>
    <message>
        <source>To the next call</source>
        <translation>Alla chiamata successiva</translation>
    </message>
    <message>
        <source>Choose this rank; with Italian cards R, C and F too</source>
        <translation>Scegliere questo valore; con le carte italiane anche R, C e F</translation>
    </message>
    <message>
        <source>A point or a trick more or less</source>
        <translation>Un punto o una presa in più o in meno</translation>
    </message>
    <message>
        <source>To the next step of the stakes</source>
        <translation>Allo scatto seguente della posta</translation>
    </message>
    <message>
        <source>Say what is chosen</source>
        <translation>Dire quello che è scelto</translation>
    </message>
    <message>
        <source>Choose to pass</source>
        <translation>Scegliere di passare</translation>
    </message>
    <message>
        <source>Choose to play solo, where the game has it</source>
        <translation>Scegliere il solo, nei giochi che ce l&apos;hanno</translation>
    </message>
    <message>
        <source>In between</source>
        <translation>Fra una cosa e l&apos;altra</translation>
    </message>
    <message>
        <source>Go on after a trick or a hand</source>
        <translation>Andare avanti dopo una presa o una smazzata</translation>
    </message>
    <message>
        <source>To the next field, and back</source>
        <translation>Al campo seguente, e indietro</translation>
    </message>
    <message>
        <source>Deal, in the choice of a new match</source>
        <translation>Dare le carte, nella scelta di una nuova partita</translation>
    </message>
    <message>
        <source>Give up the choice of a new match</source>
        <translation>Rinunciare alla nuova partita</translation>
    </message>
    <message>
        <source>While you discard: discard the chosen cards</source>
        <translation>Durante lo scarto: scartare le carte scelte</translation>
    </message>
    <message>
        <source>To the next card that may be chosen</source>
        <translation>Alla carta successiva che si può scegliere</translation>
    </message>
    <message>
        <source>While a hand is watched</source>
        <translation>Mentre si guarda una smazzata</translation>
    </message>
    <message>
        <source>Let it go on by itself, or stop it</source>
        <translation>Mandarla avanti da sola, o fermarla</translation>
    </message>
    <message>
        <source>A step back or on</source>
        <translation>Un passo indietro o avanti</translation>
    </message>
    <message>
        <source>To the deal or the result</source>
        <translation>Alla distribuzione o al risultato</translation>
    </message>
    <message>
        <source>Faster or slower</source>
        <translation>Più svelta o più lenta</translation>
    </message>
    <message>
        <source>To the hand before or after it</source>
        <translation>Alla smazzata precedente o seguente</translation>
    </message>
    <message>
        <source>Look from the next seat</source>
        <translation>Guardare dal posto seguente</translation>
    </message>
    <message>
        <source>Show everybody&apos;s cards, or one seat&apos;s alone</source>
        <translation>Mostrare le carte di tutti, o di un posto solo</translation>
    </message>
    <message>
        <source>Back to what was before</source>
        <translation>Tornare a quello che c&apos;era prima</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Shift+Tab</source>
        <translation>Shift+Tab</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <translation>Ctrl+%1</translation>
    </message>
    <message>
        <source>To a tab of the panel</source>
        <translation>A una scheda del pannello</translation>
    </message>
    <message>
        <source>From a page of the panel back to the guide</source>
        <translation>Da una pagina del pannello di nuovo alla guida</translation>
    </message>
    <message>
        <source>On the page of a hint: to one of its steps</source>
        <translation>Nella pagina di un suggerimento: a uno dei suoi passi</translation>
    </message>
    <message>
        <source>What can be known</source>
        <translation>Che cosa si sa</translation>
    </message>
    <message>
        <source>To the next player</source>
        <translation>Al prossimo giocatore</translation>
    </message>
    <message>
        <source>To what proves it</source>
        <translation>A ciò che lo prova</translation>
    </message>
    <message>
        <source>Show that trick, or what was said, on the table</source>
        <translation>Mostrare sul tavolo quella presa, o quello che è stato detto</translation>
    </message>
    <message>
        <source>After a hand</source>
        <translation>Dopo una smazzata</translation>
    </message>
    <message>
        <source>The verdict on your decisions, or the result</source>
        <translation>Il giudizio sulle tue decisioni, o il risultato</translation>
    </message>
    <message>
        <source>From one decision to the next</source>
        <translation>Da una decisione all&apos;altra</translation>
    </message>
    <message>
        <source>Step through the hand, from that decision on</source>
        <translation>Rivedere la smazzata, da quella decisione in poi</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>In una lezione</translation>
    </message>
    <message>
        <source>Go on after a right answer</source>
        <translation>Andare avanti dopo una risposta giusta</translation>
    </message>
    <message>
        <source>Help, a step further each time</source>
        <translation>Un aiuto, ogni volta un passo in più</translation>
    </message>
    <message>
        <source>Leave the lesson; it can be resumed there</source>
        <translation>Lasciare la lezione, che si riprende da lì</translation>
    </message>
    <message>
        <source>Play on again from a decision of your own</source>
        <translation>Rigiocare da una propria decisione</translation>
    </message>
    <message>
        <source>Where there is table talk</source>
        <translation>Dove si parla al tavolo</translation>
    </message>
    <message>
        <source>Open or close what can be said, even when it is not your turn</source>
        <translation>Aprire le frasi da dire, o chiuderle; anche quando non tocca a te</translation>
    </message>
    <message>
        <source>Say this to all</source>
        <translation>Dire questa frase a tutti</translation>
    </message>
    <message>
        <source>Say this to a player: then 1 to 4, from your left</source>
        <translation>Dire questa frase a un giocatore: poi da 1 a 4, dalla tua sinistra</translation>
    </message>
    <message>
        <source>To another player</source>
        <translation>A un altro giocatore</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Non dire nulla</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Do they cheat?</source>
        <translation>Barano?</translation>
    </message>
    <message>
        <source>On the podium</source>
        <translation>Sul podio</translation>
    </message>
    <message>
        <source>Play again at this table</source>
        <translation>Un&apos;altra partita a questo tavolo</translation>
    </message>
    <message>
        <source>A different game</source>
        <translation>Un altro gioco</translation>
    </message>
    <message>
        <source>Review the match, from its first hand on</source>
        <translation>Rivedere la partita, dalla prima smazzata</translation>
    </message>
    <message>
        <source>The score sheet</source>
        <translation>Il segnapunti</translation>
    </message>
    <message>
        <source>Compare with a computer player in your seat</source>
        <translation>Confronta con un computer al tuo posto</translation>
    </message>
    <message>
        <source>Back to the last hand</source>
        <translation>Torna all&apos;ultima smazzata</translation>
    </message>
    <message>
        <source>In the history</source>
        <translation>Nello storico</translation>
    </message>
    <message>
        <source>To the next match</source>
        <translation>Alla prossima partita</translation>
    </message>
    <message>
        <source>Open the match for review</source>
        <translation>Aprire la partita per rivederla</translation>
    </message>
    <message>
        <source>Play on with the same people</source>
        <translation>Continuare con le stesse persone</translation>
    </message>
    <message>
        <source>Play the same deals again</source>
        <translation>Rigiocare le stesse carte</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>Delete the match (it asks first)</source>
        <translation>Eliminare la partita (prima chiede)</translation>
    </message>
    <message>
        <source>To the next page</source>
        <translation>Alla pagina dopo</translation>
    </message>
    <message>
        <source>In the duplicate</source>
        <translation>Nel duplicato</translation>
    </message>
    <message>
        <source>To the next hand</source>
        <translation>Alla prossima smazzata</translation>
    </message>
    <message>
        <source>Play from there</source>
        <translation>Giocare da lì</translation>
    </message>
    <message>
        <source>Save as a challenge</source>
        <translation>Salva come sfida</translation>
    </message>
    <message>
        <source>Add results</source>
        <translation>Aggiungi risultati</translation>
    </message>
    <message>
        <source>To the players</source>
        <translation>Ai giocatori</translation>
    </message>
    <message>
        <source>Other letters: to the next name that begins so</source>
        <translation>Altre lettere: al prossimo nome che comincia così</translation>
    </message>
    <message>
        <source>Open the hand at the first different choice</source>
        <translation>Aprire la smazzata alla prima scelta diversa</translation>
    </message>
    <message>
        <source>To the trick before or after it</source>
        <translation>Alla presa precedente o successiva</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>While you discard: take the last card back</source>
        <translation>Durante lo scarto: riprendere l&apos;ultima carta</translation>
    </message>
    <message>
        <source>A whole hand by keys: %1 and %2 go along your cards, and %3 plays the one that is marked. H gives a hint, L shows the last trick, %4 takes back.</source>
        <translation>Una smazzata intera con la tastiera: %1 e %2 scorrono le tue carte, %3 gioca quella evidenziata. H dà un suggerimento, L mostra l&apos;ultima presa, %4 torna indietro.</translation>
    </message>
</context>
<context>
    <name>known</name>
    <message>
        <source>[n:holds it/holds them]</source>
        <comment>known.holds</comment>
        <translation>[n:ce l&apos;ha/le ha]</translation>
    </message>
    <message>
        <source>[n:lacks it/lacks them]</source>
        <comment>known.lacks</comment>
        <translation>[n:non ce l&apos;ha/non le ha]</translation>
    </message>
    <message>
        <source>has no {suit}</source>
        <comment>known.lacks-suit</comment>
        <translation>è senza {suit}</translation>
    </message>
    <message>
        <source>at most {card.the}</source>
        <comment>known.at-most</comment>
        <translation>al massimo {card.il}</translation>
    </message>
    <message>
        <source>[n:lies aside/lie aside]</source>
        <comment>known.apart</comment>
        <translation>[n:è da parte/sono da parte]</translation>
    </message>
    <message>
        <source>{seat} holds {cards.and}</source>
        <comment>known.spoken-holds</comment>
        <translation>{seat} ha {cards.and}</translation>
    </message>
    <message>
        <source>{seat} does not hold {cards.or}</source>
        <comment>known.spoken-lacks</comment>
        <translation>{seat} non ha {cards.or}</translation>
    </message>
    <message>
        <source>{seat} has no {suit}</source>
        <comment>known.spoken-lacks-suit</comment>
        <translation>{seat} è senza {suit}</translation>
    </message>
    <message>
        <source>{seat} holds nothing of that suit above {card.the}</source>
        <comment>known.spoken-at-most</comment>
        <translation>di quel seme {seat} non ha niente sopra {card.il}</translation>
    </message>
    <message>
        <source>No player holds {cards.or}</source>
        <comment>known.spoken-apart</comment>
        <translation>Nessuno ha in mano {cards.or}</translation>
    </message>
    <message>
        <source>trick {n}</source>
        <comment>known.proof-trick</comment>
        <translation>presa {n}</translation>
    </message>
    <message>
        <source>from the start</source>
        <comment>known.proof-deal</comment>
        <translation>dall&apos;inizio</translation>
    </message>
    <message>
        <source>Who plays with {seat}?</source>
        <comment>known.question</comment>
        <translation>Chi gioca con {seat}?</translation>
    </message>
    <message>
        <source>Who plays with you?</source>
        <comment>known.question.you</comment>
        <translation>Chi gioca con te?</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>known.no-partner</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>{suit}: {n} out: {cards.and}</source>
        <comment>known.out-suit</comment>
        <translation>{suit}: {n} fuori: {cards.and}</translation>
    </message>
    <message>
        <source>{suit}: none out</source>
        <comment>known.out-none</comment>
        <translation>{suit}: nessuna fuori</translation>
    </message>
    <message>
        <source>{n} [n:card/cards]</source>
        <comment>known.cards-out</comment>
        <translation>{n} [n:carta/carte]</translation>
    </message>
    <message>
        <source>{n} [n:card/cards], {points} [points:point/points]</source>
        <comment>known.points-out</comment>
        <translation>{n} [n:carta/carte], {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>had the called card</source>
        <comment>known.had-called</comment>
        <translation>aveva la carta chiamata</translation>
    </message>
    <message>
        <source>{seat} had the called card, {card.the}</source>
        <comment>known.spoken-had-called</comment>
        <translation>{seat} aveva la carta chiamata, {card.il}</translation>
    </message>
    <message>
        <source>{n} [n:card is/cards are] in {seat}&apos;s hand.</source>
        <comment>known.out-in-hand</comment>
        <translation>{n} [n:carta è/carte sono] in mano {seat.a}.</translation>
    </message>
    <message>
        <source>{n} [n:lies/lie] under {seat}&apos;s piles.</source>
        <comment>known.out-under</comment>
        <translation>{n} [n:sta/stanno] sotto i mucchietti di {seat}.</translation>
    </message>
    <message>
        <source>{n} [n:lies/lie] under your piles.</source>
        <comment>known.out-under.you</comment>
        <translation>{n} [n:sta/stanno] sotto i tuoi mucchietti.</translation>
    </message>
    <message>
        <source>{n} [n:lies/lie] aside.</source>
        <comment>known.out-aside</comment>
        <translation>{n} [n:è da parte/sono da parte].</translation>
    </message>
    <message>
        <source>Nobody knows a covered card, not even its owner.</source>
        <comment>known.covered-unknown</comment>
        <translation>Una carta coperta non la conosce nessuno, nemmeno chi l&apos;ha davanti.</translation>
    </message>
    <message>
        <source>plays with {seat}</source>
        <comment>known.plays-with</comment>
        <translation>gioca con {seat}</translation>
    </message>
    <message>
        <source>plays with you</source>
        <comment>known.plays-with.you</comment>
        <translation>gioca con te</translation>
    </message>
    <message>
        <source>{n} of these cards [n:is/are] in the others&apos; hands.</source>
        <comment>known.out-held</comment>
        <translation>{n} di queste carte [n:è in mano/sono in mano] agli altri.</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <comment>language.code</comment>
        <translation>it</translation>
    </message>
    <message>
        <source>English</source>
        <comment>language.name</comment>
        <translation>Italiano</translation>
    </message>
    <message>
        <source>n = 0.5, 1</source>
        <comment>language.plural</comment>
        <translation>n = 0.5, 1</translation>
    </message>
    <message>
        <source>J Q K</source>
        <comment>language.letters-forty</comment>
        <translation>F C R</translation>
    </message>
    <message>
        <source>J Q K</source>
        <comment>language.letters-fifty-two</comment>
        <translation>J Q K</translation>
    </message>
    <message>
        <source>J N Q K</source>
        <comment>language.letters-seventy-eight</comment>
        <translation>V C D R</translation>
    </message>
</context>
<context>
    <name>own</name>
    <message>
        <source>%1, hand %2</source>
        <translation>%1, smazzata %2</translation>
    </message>
    <message>
        <source>right twice: learned</source>
        <translation>giusta due volte: imparata</translation>
    </message>
    <message>
        <source>not yet right</source>
        <translation>non ancora giusta</translation>
    </message>
    <message>
        <source>right once</source>
        <translation>giusta una volta</translation>
    </message>
    <message>
        <source>asked tomorrow</source>
        <translation>torna domani</translation>
    </message>
    <message>
        <source>your own position, kept on %1</source>
        <translation>una tua posizione, conservata il %1</translation>
    </message>
    <message>
        <source>asked in %1 days</source>
        <translation>torna fra %1 giorni</translation>
    </message>
</context>
<context>
    <name>podium</name>
    <message>
        <source>{seat} wins the match</source>
        <comment>podium.won</comment>
        <translation>{seat} vince la partita</translation>
    </message>
    <message>
        <source>You win the match</source>
        <comment>podium.won.you</comment>
        <translation>Hai vinto la partita</translation>
    </message>
    <message>
        <source>{seats} share the win</source>
        <comment>podium.shared</comment>
        <translation>Vincono a pari merito {seats}</translation>
    </message>
    <message>
        <source>You and {seats} share the win</source>
        <comment>podium.shared.you</comment>
        <translation>Tu e {seats} vincete a pari merito</translation>
    </message>
    <message>
        <source>{game}, {n} [n:hand/hands].</source>
        <comment>podium.hands</comment>
        <translation>{game}, {n} [n:smazzata/smazzate].</translation>
    </message>
    <message>
        <source>{seat} finished {points} [points:point/points] behind.</source>
        <comment>podium.behind</comment>
        <translation>{seat} ha chiuso a {points} [points:punto/punti] dal primo posto.</translation>
    </message>
    <message>
        <source>{score} [points:point/points]</source>
        <comment>podium.points</comment>
        <translation>{score} [points:punto/punti]</translation>
    </message>
    <message>
        <source>made with {points} [points:point/points]</source>
        <comment>podium.made</comment>
        <translation>riuscita con {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>failed with {points} [points:point/points]</source>
        <comment>podium.failed</comment>
        <translation>fallita con {points} [points:punto/punti]</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>{game}: {n} [n:hand/hands]</source>
        <comment>score.hands</comment>
        <translation>{game}: {n} [n:smazzata/smazzate]</translation>
    </message>
    <message>
        <source>{game}: {n} of {m} [m:hand/hands]</source>
        <comment>score.hands-of</comment>
        <translation>{game}: {n} [n:smazzata/smazzate] su {m}</translation>
    </message>
    <message>
        <source>Hand {n}: {what}</source>
        <comment>score.row</comment>
        <translation>Smazzata {n}: {what}</translation>
    </message>
    <message>
        <source>Not counted: {what}</source>
        <comment>score.row-void</comment>
        <translation>Non contata: {what}</translation>
    </message>
</context>
<context>
    <name>screen</name>
    <message>
        <source>Hand the screen to {seat}. Nothing is shown until {seat} says so.</source>
        <comment>screen.hand-over</comment>
        <translation>Passa lo schermo {seat.a}. Non si vede nulla finché {seat} non conferma.</translation>
    </message>
    <message>
        <source>I am {seat}, show my cards</source>
        <comment>screen.ready</comment>
        <translation>Sono {seat}, mostra le mie carte</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>After {n} [n:hand/hands]</source>
        <comment>after-hands</comment>
        <translation>Dopo {n} [n:smazzata/smazzate]</translation>
    </message>
    <message>
        <source>After {n} [n:hand/hands], {points} [points:point/points] ahead of {seat}</source>
        <comment>ahead</comment>
        <translation>Dopo {n} [n:smazzata/smazzate], {points} [points:punto/punti] più di {seat}</translation>
    </message>
    <message>
        <source>After {n} [n:hand/hands], {points} [points:point/points] ahead of you</source>
        <comment>ahead.you</comment>
        <translation>Dopo {n} [n:smazzata/smazzate], {points} [points:punto/punti] più di te</translation>
    </message>
    <message>
        <source>{seat} deals the next hand.</source>
        <comment>deals-next</comment>
        <translation>La prossima smazzata la dà {seat}.</translation>
    </message>
    <message>
        <source>You deal the next hand.</source>
        <comment>deals-next.you</comment>
        <translation>La prossima smazzata la dai tu.</translation>
    </message>
    <message>
        <source>{seat} wins the match with {score}</source>
        <comment>match-won</comment>
        <translation>{seat} vince la partita con {score}</translation>
    </message>
    <message>
        <source>You win the match with {score}</source>
        <comment>match-won.you</comment>
        <translation>Vinci tu la partita con {score}</translation>
    </message>
    <message>
        <source>{seats} share the win with {score}</source>
        <comment>match-shared</comment>
        <translation>Vincono a pari merito {seats} con {score}</translation>
    </message>
    <message>
        <source>You share the win with {seats}, at {score}</source>
        <comment>match-shared.you</comment>
        <translation>Vinci a pari merito con {seats}, a {score}</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>{card}, may be played</source>
        <comment>card.may</comment>
        <translation>{card}, si può giocare</translation>
    </message>
    <message>
        <source>{card}, may not be played. {what}</source>
        <comment>card.may-not</comment>
        <translation>{card}, non si può giocare. {what}</translation>
    </message>
    <message>
        <source>{card}</source>
        <comment>card.held</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{card}, played by {seat}</source>
        <comment>card.on-table</comment>
        <translation>{card}, carta giocata da {seat}</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, winning</source>
        <comment>card.on-table-winning</comment>
        <translation>{card}, carta giocata da {seat}, per ora prende</translation>
    </message>
    <message>
        <source>winning</source>
        <comment>table.winning</comment>
        <translation>prende</translation>
    </message>
    <message>
        <source>your turn</source>
        <comment>table.your-turn</comment>
        <translation>tocca a te</translation>
    </message>
    <message>
        <source>You</source>
        <comment>table.you</comment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Card table</source>
        <comment>table.name</comment>
        <translation>Tavolo da gioco</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <comment>table.taken</comment>
        <translation>prende</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <comment>card.selected</comment>
        <translation>{card}, carta scelta</translation>
    </message>
    <message>
        <source>{card}, may be discarded</source>
        <comment>card.may-go</comment>
        <translation>{card}, si può scartare</translation>
    </message>
    <message>
        <source>{card}, may not be discarded. {what}</source>
        <comment>card.may-not-go</comment>
        <translation>{card}, non si può scartare. {what}</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, {what}</source>
        <comment>card.on-table-winning-as</comment>
        <translation>{card}, carta giocata da {seat}, {what}</translation>
    </message>
    <message>
        <source>{what}, {points} [points:point/points]</source>
        <comment>card.on-table-worth</comment>
        <translation>{what}, {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>{n} [n:card/cards] face down</source>
        <comment>spread.face-down</comment>
        <translation>{n} [n:carta coperta/carte coperte]</translation>
    </message>
    <message>
        <source>this trick&apos;s trump: {suit}</source>
        <comment>cloth.suit</comment>
        <translation>briscola di questa presa: {suit}</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>table.hinted</comment>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>{card}, chosen: choose it again to play it</source>
        <comment>card.picked</comment>
        <translation>{card}, carta scelta: per giocarla sceglila ancora</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, takes the trick</source>
        <comment>card.taking</comment>
        <translation>{card}, carta giocata da {seat}, prende</translation>
    </message>
    <message>
        <source>took the trick</source>
        <comment>table.took</comment>
        <translation>ha preso</translation>
    </message>
    <message>
        <source>Last trick</source>
        <comment>table.last-trick</comment>
        <translation>Ultima presa</translation>
    </message>
    <message>
        <source>Trick {n}.</source>
        <comment>trick.number</comment>
        <translation>Presa {n}.</translation>
    </message>
    <message>
        <source>{seat} led.</source>
        <comment>trick.led</comment>
        <translation>Esce {seat}.</translation>
    </message>
    <message>
        <source>You led.</source>
        <comment>trick.led.you</comment>
        <translation>Esci tu.</translation>
    </message>
    <message>
        <source>Trick {n}: no card yet</source>
        <comment>trick.begins</comment>
        <translation>Presa {n}: ancora nessuna carta</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>seat.dealer</comment>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>thinking</source>
        <comment>seat.thinking</comment>
        <translation>sta pensando</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>seat.to-act</comment>
        <translation>di turno</translation>
    </message>
    <message>
        <source>Your cards</source>
        <comment>table.hand</comment>
        <translation>Le tue carte</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>table.paused</comment>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Click or Space to go on</source>
        <comment>table.go-on</comment>
        <translation>Clic o Spazio per continuare</translation>
    </message>
    <message>
        <source>{card}, played by you</source>
        <comment>card.on-table.you</comment>
        <translation>{card}, carta giocata da te</translation>
    </message>
    <message>
        <source>{card}, played by you, winning</source>
        <comment>card.on-table-winning.you</comment>
        <translation>{card}, carta giocata da te, per ora prende</translation>
    </message>
    <message>
        <source>{card}, played by you, {what}</source>
        <comment>card.on-table-winning-as.you</comment>
        <translation>{card}, carta giocata da te, {what}</translation>
    </message>
    <message>
        <source>{card}, played by you, takes the trick</source>
        <comment>card.taking.you</comment>
        <translation>{card}, carta giocata da te, prende</translation>
    </message>
    <message>
        <source>Hint, number {n}</source>
        <comment>table.hinted-next</comment>
        <translation>Suggerimento, numero {n}</translation>
    </message>
    <message>
        <source>look here</source>
        <comment>table.looked</comment>
        <translation>da guardare</translation>
    </message>
    <message>
        <source>What was said:</source>
        <comment>table.auction</comment>
        <translation>Che cosa è stato detto:</translation>
    </message>
    <message>
        <source>total {score}</source>
        <comment>seat.total</comment>
        <translation>totale {score}</translation>
    </message>
    <message>
        <source>played by the clock</source>
        <comment>table.by-clock</comment>
        <translation>giocata dall&apos;orologio</translation>
    </message>
    <message>
        <source>agrees to end</source>
        <comment>table.agrees</comment>
        <translation>d&apos;accordo di finire</translation>
    </message>
    <message>
        <source>{card}, pile {n}, a card beneath</source>
        <comment>pile.on-one</comment>
        <translation>{card}, mucchietto {n}, sotto una carta coperta</translation>
    </message>
    <message>
        <source>{card}, pile {n}</source>
        <comment>pile.alone</comment>
        <translation>{card}, mucchietto {n}</translation>
    </message>
    <message>
        <source>pile {n}, a card face down</source>
        <comment>pile.covered</comment>
        <translation>mucchietto {n}, una carta coperta</translation>
    </message>
    <message>
        <source>pile {n}, empty</source>
        <comment>pile.empty</comment>
        <translation>mucchietto {n}, vuoto</translation>
    </message>
    <message>
        <source>{seat}&apos;s piles:</source>
        <comment>pile.of</comment>
        <translation>I mucchietti di {seat}:</translation>
    </message>
    <message>
        <source>Your piles:</source>
        <comment>pile.of.you</comment>
        <translation>I tuoi mucchietti:</translation>
    </message>
    <message>
        <source>turned</source>
        <comment>pile.turned</comment>
        <translation>scoperta</translation>
    </message>
    <message>
        <source>partner of {seat}</source>
        <comment>seat.pair-with</comment>
        <translation>socio di {seat}</translation>
    </message>
    <message>
        <source>your partner</source>
        <comment>seat.pair-with.you</comment>
        <translation>il tuo socio</translation>
    </message>
    <message>
        <source>{who}: played by the clock</source>
        <comment>trick.by-clock</comment>
        <translation>{who}: giocata dall&apos;orologio</translation>
    </message>
    <message>
        <source>Pile {n}: its covered card is turned after the trick</source>
        <comment>pile.turns</comment>
        <translation>Mucchietto {n}: la carta coperta si scopre dopo la presa</translation>
    </message>
    <message>
        <source>{seat} has left the table; a computer player takes over.</source>
        <comment>playback.left</comment>
        <translation>{seat} ha lasciato il tavolo; al suo posto gioca il computer.</translation>
    </message>
    <message>
        <source>{seat}&apos;s side</source>
        <comment>end.side</comment>
        <translation>La parte di {seat}</translation>
    </message>
    <message>
        <source>Your side</source>
        <comment>end.side.you</comment>
        <translation>La tua parte</translation>
    </message>
    <message>
        <source>{n} over</source>
        <comment>end.over</comment>
        <translation>{n} in più</translation>
    </message>
    <message>
        <source>{n} short</source>
        <comment>end.short</comment>
        <translation>[n:ne manca/ne mancano] {n}</translation>
    </message>
    <message>
        <source>just made</source>
        <comment>end.just-made</comment>
        <translation>esatti</translation>
    </message>
    <message>
        <source>{seat} held it</source>
        <comment>end.held-by</comment>
        <translation>l&apos;aveva {seat}</translation>
    </message>
    <message>
        <source>you held it</source>
        <comment>end.held-by.you</comment>
        <translation>l&apos;avevi tu</translation>
    </message>
    <message>
        <source>nobody played it</source>
        <comment>end.held-by-nobody</comment>
        <translation>non l&apos;ha giocata nessuno</translation>
    </message>
    <message>
        <source>{n} [n:trick/tricks]</source>
        <comment>end.tricks</comment>
        <translation>{n} [n:presa/prese]</translation>
    </message>
    <message>
        <source>{n} [n:trick/tricks], {m} to {seat}</source>
        <comment>end.tricks-of</comment>
        <translation>{n} [n:presa/prese], {m} di {seat}</translation>
    </message>
    <message>
        <source>{n} [n:trick/tricks], {m} to you</source>
        <comment>end.tricks-of.you</comment>
        <translation>{n} [n:presa/prese], {m} [m:tua/tue]</translation>
    </message>
    <message>
        <source>{n} [n:trick/tricks], {m} to {seat}&apos;s side</source>
        <comment>end.tricks-of-side</comment>
        <translation>{n} [n:presa/prese], {m} della parte di {seat}</translation>
    </message>
    <message>
        <source>{n} [n:trick/tricks], {m} to your side</source>
        <comment>end.tricks-of-side.you</comment>
        <translation>{n} [n:presa/prese], {m} della tua parte</translation>
    </message>
    <message>
        <source>First go back to the game: L or a click on the table.</source>
        <comment>table.back-first</comment>
        <translation>Prima torna al gioco: L o un clic sul tavolo.</translation>
    </message>
    <message>
        <source>Back to the game: L or a click</source>
        <comment>table.back-to-now</comment>
        <translation>Torna al gioco: L o un clic</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>end.go-on</comment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>{seat}&apos;s side made it</source>
        <comment>end.side-makes</comment>
        <translation>{seat} ce l&apos;ha fatta</translation>
    </message>
    <message>
        <source>Your side made it</source>
        <comment>end.side-makes.you</comment>
        <translation>Ce l&apos;avete fatta</translation>
    </message>
    <message>
        <source>{seat}&apos;s side failed</source>
        <comment>end.side-fails</comment>
        <translation>{seat} non ce l&apos;ha fatta</translation>
    </message>
    <message>
        <source>Your side failed</source>
        <comment>end.side-fails.you</comment>
        <translation>Non ce l&apos;avete fatta</translation>
    </message>
    <message>
        <source>{seat} made it</source>
        <comment>end.makes</comment>
        <translation>{seat} ce l&apos;ha fatta</translation>
    </message>
    <message>
        <source>You made it</source>
        <comment>end.makes.you</comment>
        <translation>Ce l&apos;hai fatta</translation>
    </message>
    <message>
        <source>{seat} failed</source>
        <comment>end.fails</comment>
        <translation>{seat} non ce l&apos;ha fatta</translation>
    </message>
    <message>
        <source>You failed</source>
        <comment>end.fails.you</comment>
        <translation>Non ce l&apos;hai fatta</translation>
    </message>
    <message>
        <source>{seat} led {card.the}.</source>
        <comment>duplicate.led</comment>
        <translation>{seat} esce con {card.il}.</translation>
    </message>
    <message>
        <source>your total: {score}</source>
        <comment>your-total</comment>
        <translation>il tuo totale: {score}</translation>
    </message>
    <message>
        <source>Hand {n} is over</source>
        <comment>end.of-hand</comment>
        <translation>Smazzata {n} finita</translation>
    </message>
    <message>
        <source>{n} needed</source>
        <comment>end.needed</comment>
        <translation>servivano {n}</translation>
    </message>
    <message>
        <source>trick {n}: {points} [points:point/points]</source>
        <comment>end.richest</comment>
        <translation>presa {n}: {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>{seat} leads</source>
        <comment>trick.leads</comment>
        <translation>Esce {seat}</translation>
    </message>
    <message>
        <source>You lead</source>
        <comment>trick.leads.you</comment>
        <translation>Esci tu</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <comment>tray.chosen</comment>
        <translation>Scelte: {cards}.</translation>
    </message>
    <message>
        <source>Back in your hand: {cards}.</source>
        <comment>tray.back</comment>
        <translation>Di nuovo in mano: {cards}.</translation>
    </message>
    <message>
        <source>{n} [n:card/cards] still to choose.</source>
        <comment>tray.missing</comment>
        <translation>Ancora {n} [n:carta/carte] da scegliere.</translation>
    </message>
    <message>
        <source>Enter discards the chosen cards.</source>
        <comment>tray.full</comment>
        <translation>Invio scarta le carte scelte.</translation>
    </message>
    <message>
        <source>trick {n}: one too many for {seat}</source>
        <comment>end.too-many</comment>
        <translation>presa {n}: una di troppo per {seat}</translation>
    </message>
    <message>
        <source>trick {n}: one too many for you</source>
        <comment>end.too-many.you</comment>
        <translation>presa {n}: una di troppo per te</translation>
    </message>
    <message>
        <source>trick {n}: out of reach for {seat}</source>
        <comment>end.too-few</comment>
        <translation>presa {n}: {seat} non ci arriva più</translation>
    </message>
    <message>
        <source>trick {n}: out of reach for you</source>
        <comment>end.too-few.you</comment>
        <translation>presa {n}: non ci arrivi più</translation>
    </message>
    <message>
        <source>{n} too many</source>
        <comment>tally.over</comment>
        <translation>{n} di troppo</translation>
    </message>
    <message>
        <source>{n} too few</source>
        <comment>tally.under</comment>
        <translation>{n} in meno</translation>
    </message>
    <message>
        <source>exact</source>
        <comment>tally.exact</comment>
        <translation>esatta</translation>
    </message>
    <message>
        <source>{seat} decides</source>
        <comment>table.decides</comment>
        <translation>Decide {seat}</translation>
    </message>
    <message>
        <source>Space: one more idea</source>
        <comment>table.read-on</comment>
        <translation>Spazio: un&apos;altra idea</translation>
    </message>
</context>
<context>
    <name>talk</name>
    <message>
        <source>It isn&apos;t me.</source>
        <comment>talk.not-the-friend.1</comment>
        <translation>Io no.</translation>
    </message>
    <message>
        <source>Don&apos;t look at me: I haven&apos;t got it.</source>
        <comment>talk.not-the-friend.2</comment>
        <translation>Non guardate me: non ce l&apos;ho.</translation>
    </message>
    <message>
        <source>I&apos;m against, like you.</source>
        <comment>talk.not-the-friend.3</comment>
        <translation>Sono contro, come voi.</translation>
    </message>
    <message>
        <source>It&apos;s me.</source>
        <comment>talk.i-am-the-friend.1</comment>
        <translation>Sono io.</translation>
    </message>
    <message>
        <source>You can count on me: I hold it.</source>
        <comment>talk.i-am-the-friend.2</comment>
        <translation>Conta su di me: ce l&apos;ho io.</translation>
    </message>
    <message>
        <source>No more hiding: I&apos;m with you.</source>
        <comment>talk.i-am-the-friend.3</comment>
        <translation>Basta nascondersi: sto con te.</translation>
    </message>
    <message>
        <source>Whoever has it, not a word until I say so.</source>
        <comment>talk.stay-hidden.1</comment>
        <translation>Chi ce l&apos;ha stia zitto finché non lo dico io.</translation>
    </message>
    <message>
        <source>Whoever you are, stay hidden.</source>
        <comment>talk.stay-hidden.2</comment>
        <translation>Chiunque tu sia, non farti vedere.</translation>
    </message>
    <message>
        <source>Time to show yourself.</source>
        <comment>talk.show-yourself.2</comment>
        <translation>È ora di scoprirsi.</translation>
    </message>
    <message>
        <source>Play the called card.</source>
        <comment>talk.show-yourself.3</comment>
        <translation>Cala la carta chiamata.</translation>
    </message>
    <message>
        <source>Put points on this one.</source>
        <comment>talk.give-points.1</comment>
        <translation>Qui si carica.</translation>
    </message>
    <message>
        <source>Load it!</source>
        <comment>talk.give-points.2</comment>
        <translation>Carica!</translation>
    </message>
    <message>
        <source>Points here, please.</source>
        <comment>talk.give-points.3</comment>
        <translation>Mettete punti qui.</translation>
    </message>
    <message>
        <source>No points on this one.</source>
        <comment>talk.keep-points.1</comment>
        <translation>Qui niente punti.</translation>
    </message>
    <message>
        <source>{seat}, take this trick.</source>
        <comment>talk.take-it.1</comment>
        <translation>{seat}, questa prendila tu.</translation>
    </message>
    <message>
        <source>Take this trick, you.</source>
        <comment>talk.take-it.1.you</comment>
        <translation>Questa prendila tu.</translation>
    </message>
    <message>
        <source>{seat}, it&apos;s up to you.</source>
        <comment>talk.take-it.2</comment>
        <translation>{seat}, tocca a te prenderla.</translation>
    </message>
    <message>
        <source>It&apos;s up to you.</source>
        <comment>talk.take-it.2.you</comment>
        <translation>Tocca a te prenderla.</translation>
    </message>
    <message>
        <source>Win it if you can, {seat}.</source>
        <comment>talk.take-it.3</comment>
        <translation>Se puoi prendi, {seat}.</translation>
    </message>
    <message>
        <source>Win it if you can.</source>
        <comment>talk.take-it.3.you</comment>
        <translation>Se puoi, prendi.</translation>
    </message>
    <message>
        <source>I think it&apos;s you, {seat}.</source>
        <comment>talk.suspect.1</comment>
        <translation>Per me sei tu, {seat}.</translation>
    </message>
    <message>
        <source>I think it&apos;s you.</source>
        <comment>talk.suspect.1.you</comment>
        <translation>Per me sei tu.</translation>
    </message>
    <message>
        <source>{seat}, you&apos;re too generous.</source>
        <comment>talk.suspect.2</comment>
        <translation>{seat}, quanti regali fai.</translation>
    </message>
    <message>
        <source>You&apos;re too generous.</source>
        <comment>talk.suspect.2.you</comment>
        <translation>Quanti regali fai.</translation>
    </message>
    <message>
        <source>Watch {seat}.</source>
        <comment>talk.suspect.3</comment>
        <translation>Tenete d&apos;occhio {seat}.</translation>
    </message>
    <message>
        <source>I&apos;m watching you.</source>
        <comment>talk.suspect.3.you</comment>
        <translation>Ti tengo d&apos;occhio.</translation>
    </message>
    <message>
        <source>I believe you, {seat}.</source>
        <comment>talk.trust.1</comment>
        <translation>Ti credo, {seat}.</translation>
    </message>
    <message>
        <source>I believe you.</source>
        <comment>talk.trust.1.you</comment>
        <translation>Ti credo.</translation>
    </message>
    <message>
        <source>{seat} is one of us.</source>
        <comment>talk.trust.2</comment>
        <translation>{seat} sta con noi.</translation>
    </message>
    <message>
        <source>You&apos;re one of us.</source>
        <comment>talk.trust.2.you</comment>
        <translation>Tu stai con noi.</translation>
    </message>
    <message>
        <source>I&apos;d bet on {seat}.</source>
        <comment>talk.trust.3</comment>
        <translation>Su {seat} ci scommetto.</translation>
    </message>
    <message>
        <source>I&apos;d bet on you.</source>
        <comment>talk.trust.3.you</comment>
        <translation>Su di te ci scommetto.</translation>
    </message>
    <message>
        <source>only {seat}</source>
        <comment>talk.only-caller</comment>
        <translation>solo {seat}</translation>
    </message>
    <message>
        <source>only the others</source>
        <comment>talk.only-others</comment>
        <translation>solo gli altri</translation>
    </message>
    <message>
        <source>{seat}: {what}</source>
        <comment>talk.log</comment>
        <translation>{seat}: {what}</translation>
    </message>
    <message>
        <source>Stay hidden.</source>
        <comment>talk.choice.3</comment>
        <translation>Non farti vedere.</translation>
    </message>
    <message>
        <source>Show yourself.</source>
        <comment>talk.choice.4</comment>
        <translation>Scopriti.</translation>
    </message>
    <message>
        <source>No points on this one.</source>
        <comment>talk.choice.6</comment>
        <translation>Qui niente punti.</translation>
    </message>
    <message>
        <source>You, win this trick.</source>
        <comment>talk.choice.7</comment>
        <translation>Questa prendila tu.</translation>
    </message>
    <message>
        <source>I believe you.</source>
        <comment>talk.choice.9</comment>
        <translation>Ti credo.</translation>
    </message>
    <message>
        <source>Put points on this one.</source>
        <comment>talk.choice.5</comment>
        <translation>Qui si carica.</translation>
    </message>
    <message>
        <source>I think it&apos;s you.</source>
        <comment>talk.choice.8</comment>
        <translation>Per me sei tu.</translation>
    </message>
    <message>
        <source>Denied it, but so would whoever holds the card. The chance that it is {seat}: {n}%.</source>
        <comment>talk.why.denied</comment>
        <translation>Nega, ma lo farebbe anche chi ha la carta. Probabilità che sia {seat}: {n}&#xa0;%.</translation>
    </message>
    <message>
        <source>Claimed it, but may be misleading you. The chance that it is {seat}: {n}%.</source>
        <comment>talk.why.claimed</comment>
        <translation>Lo dice, ma può farlo per confonderti. Probabilità che sia {seat}: {n}&#xa0;%.</translation>
    </message>
    <message>
        <source>The chance that it is {seat}: {n}%.</source>
        <comment>talk.why.suspect</comment>
        <translation>Probabilità che sia {seat}: {n}&#xa0;%.</translation>
    </message>
    <message>
        <source>You know better.</source>
        <comment>talk.why.suspect.you</comment>
        <translation>Tu sai che non è così.</translation>
    </message>
    <message>
        <source>The chance that it is not {seat}: {n}%.</source>
        <comment>talk.why.trust</comment>
        <translation>Probabilità che non sia {seat}: {n}&#xa0;%.</translation>
    </message>
    <message>
        <source>You know it.</source>
        <comment>talk.why.trust.you</comment>
        <translation>Tu lo sai.</translation>
    </message>
    <message>
        <source>hardly</source>
        <comment>talk.belief.1</comment>
        <translation>poco</translation>
    </message>
    <message>
        <source>half</source>
        <comment>talk.belief.2</comment>
        <translation>a metà</translation>
    </message>
    <message>
        <source>mostly</source>
        <comment>talk.belief.3</comment>
        <translation>abbastanza</translation>
    </message>
    <message>
        <source>fully</source>
        <comment>talk.belief.4</comment>
        <translation>del tutto</translation>
    </message>
    <message>
        <source>a request</source>
        <comment>talk.belief.wish</comment>
        <translation>una richiesta</translation>
    </message>
    <message>
        <source>So far in this match: true {n} [n:time/times] of {m}.</source>
        <comment>talk.why.record</comment>
        <translation>Finora in questa partita: vero {n} [n:volta/volte] su {m}.</translation>
    </message>
    <message>
        <source>The chance that the trick will be ours: {n}%.</source>
        <comment>talk.why.our-trick</comment>
        <translation>Probabilità che la presa sia nostra: {n}&#xa0;%.</translation>
    </message>
    <message>
        <source>The chance that the trick will be theirs: {n}%.</source>
        <comment>talk.why.their-trick</comment>
        <translation>Probabilità che la presa sia loro: {n}&#xa0;%.</translation>
    </message>
    <message>
        <source>It isn&apos;t me.</source>
        <comment>talk.choice.1</comment>
        <translation>Io no.</translation>
    </message>
    <message>
        <source>It&apos;s me.</source>
        <comment>talk.choice.2</comment>
        <translation>Sono io.</translation>
    </message>
    <message>
        <source>So it is: the cards have shown it.</source>
        <comment>talk.why.true</comment>
        <translation>È così: lo hanno mostrato le carte.</translation>
    </message>
    <message>
        <source>It is not so: the cards have shown it.</source>
        <comment>talk.why.false</comment>
        <translation>Non è così: lo hanno mostrato le carte.</translation>
    </message>
    <message>
        <source>not so</source>
        <comment>talk.belief.false</comment>
        <translation>falso</translation>
    </message>
    <message>
        <source>true</source>
        <comment>talk.belief.true</comment>
        <translation>vero</translation>
    </message>
</context>
<context>
    <name>theme</name>
    <message>
        <source>Green</source>
        <comment>theme.green</comment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Wine</source>
        <comment>theme.wine</comment>
        <translation>Vino</translation>
    </message>
    <message>
        <source>Night</source>
        <comment>theme.night</comment>
        <translation>Notte</translation>
    </message>
    <message>
        <source>Linen</source>
        <comment>theme.linen</comment>
        <translation>Lino</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme.contrast</comment>
        <translation>Alto contrasto</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>best</source>
        <translation>la migliore</translation>
    </message>
    <message>
        <source>good</source>
        <translation>buona</translation>
    </message>
    <message>
        <source>small slip</source>
        <translation>piccola svista</translation>
    </message>
    <message>
        <source>costly</source>
        <translation>errore</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>errore grave</translation>
    </message>
    <message>
        <source>nothing to choose</source>
        <translation>nessuna scelta</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>non ancora giudicata</translation>
    </message>
    <message>
        <source>cannot be judged</source>
        <translation>non giudicabile</translation>
    </message>
    <message>
        <source>trick %1</source>
        <translation>presa %1</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>seme</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>scarto</translation>
    </message>
    <message>
        <source>call</source>
        <translation>chiamata</translation>
    </message>
    <message>
        <source>better: %1</source>
        <translation>meglio: %1</translation>
    </message>
    <message>
        <source>right, but unlucky</source>
        <translation>giusta, ma sfortunata</translation>
    </message>
    <message>
        <source>good, but unlucky</source>
        <translation>buona, ma sfortunata</translation>
    </message>
    <message>
        <source>the scores were settled</source>
        <translation>i punteggi erano già decisi</translation>
    </message>
    <message>
        <source>your chance to win the hand</source>
        <translation>la tua probabilità di vincere la smazzata</translation>
    </message>
    <message>
        <source>your chance to make your bid</source>
        <translation>la tua probabilità di mantenere la dichiarazione</translation>
    </message>
    <message>
        <source>your chance to end the hand above zero</source>
        <translation>la tua probabilità di chiudere la smazzata sopra lo zero</translation>
    </message>
    <message>
        <source>%1 stays at %2: only score is lost.</source>
        <translation>%1 resta di %2: si perde solo punteggio.</translation>
    </message>
    <message>
        <source>%1 rose from %2 to %3, but for less score.</source>
        <translation>%1 è salita da %2 a %3, ma per meno punteggio.</translation>
    </message>
    <message>
        <source>%1 fell from %2 to %3.</source>
        <translation>%1 è scesa da %2 a %3.</translation>
    </message>
    <message>
        <source>announcement</source>
        <translation>annuncio</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>dichiarazione</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>asta</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>buona quanto la migliore</translation>
    </message>
    <message>
        <source>With all cards open, %1 would have scored %2 more.</source>
        <translation>A carte scoperte, %1 avrebbe dato %2 di punteggio in più.</translation>
    </message>
    <message>
        <source>cost %1 of the score</source>
        <translation>costata %1 di punteggio</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>ace; the: the ace; a: an ace; plural: aces</source>
        <comment>rank.ace</comment>
        <translation>asso; il: l&apos;asso; del: dell&apos;asso; al: all&apos;asso; dal: dall&apos;asso; sul: sull&apos;asso; un: un asso; obbligato: asso obbligato; plural: gli assi</translation>
    </message>
    <message>
        <source>two; the: the two; a: a two; plural: twos</source>
        <comment>rank.two</comment>
        <translation>due; il: il due; del: del due; al: al due; dal: dal due; sul: sul due; un: un due; obbligato: due obbligato; plural: i due</translation>
    </message>
    <message>
        <source>three; the: the three; a: a three; plural: threes</source>
        <comment>rank.three</comment>
        <translation>tre; il: il tre; del: del tre; al: al tre; dal: dal tre; sul: sul tre; un: un tre; obbligato: tre obbligato; plural: i tre</translation>
    </message>
    <message>
        <source>four; the: the four; a: a four; plural: fours</source>
        <comment>rank.four</comment>
        <translation>quattro; il: il quattro; del: del quattro; al: al quattro; dal: dal quattro; sul: sul quattro; un: un quattro; obbligato: quattro obbligato; plural: i quattro</translation>
    </message>
    <message>
        <source>five; the: the five; a: a five; plural: fives</source>
        <comment>rank.five</comment>
        <translation>cinque; il: il cinque; del: del cinque; al: al cinque; dal: dal cinque; sul: sul cinque; un: un cinque; obbligato: cinque obbligato; plural: i cinque</translation>
    </message>
    <message>
        <source>six; the: the six; a: a six; plural: sixes</source>
        <comment>rank.six</comment>
        <translation>sei; il: il sei; del: del sei; al: al sei; dal: dal sei; sul: sul sei; un: un sei; obbligato: sei obbligato; plural: i sei</translation>
    </message>
    <message>
        <source>seven; the: the seven; a: a seven; plural: sevens</source>
        <comment>rank.seven</comment>
        <translation>sette; il: il sette; del: del sette; al: al sette; dal: dal sette; sul: sul sette; un: un sette; obbligato: sette obbligato; plural: i sette</translation>
    </message>
    <message>
        <source>eight; the: the eight; a: an eight; plural: eights</source>
        <comment>rank.eight</comment>
        <translation>otto; il: l&apos;otto; del: dell&apos;otto; al: all&apos;otto; dal: dall&apos;otto; sul: sull&apos;otto; un: un otto; obbligato: otto obbligato; plural: gli otto</translation>
    </message>
    <message>
        <source>nine; the: the nine; a: a nine; plural: nines</source>
        <comment>rank.nine</comment>
        <translation>nove; il: il nove; del: del nove; al: al nove; dal: dal nove; sul: sul nove; un: un nove; obbligato: nove obbligato; plural: i nove</translation>
    </message>
    <message>
        <source>ten; the: the ten; a: a ten; plural: tens</source>
        <comment>rank.ten</comment>
        <translation>dieci; il: il dieci; del: del dieci; al: al dieci; dal: dal dieci; sul: sul dieci; un: un dieci; obbligato: dieci obbligato; plural: i dieci</translation>
    </message>
    <message>
        <source>jack; the: the jack; a: a jack; plural: jacks</source>
        <comment>rank.jack</comment>
        <translation>fante; il: il fante; del: del fante; al: al fante; dal: dal fante; sul: sul fante; un: un fante; obbligato: fante obbligato; plural: i fanti</translation>
    </message>
    <message>
        <source>cavalier; the: the cavalier; a: a cavalier; plural: cavaliers</source>
        <comment>rank.cavalier</comment>
        <translation>cavaliere; il: il cavaliere; del: del cavaliere; al: al cavaliere; dal: dal cavaliere; sul: sul cavaliere; un: un cavaliere; obbligato: cavaliere obbligato; plural: i cavalieri</translation>
    </message>
    <message>
        <source>queen; the: the queen; a: a queen; plural: queens</source>
        <comment>rank.queen</comment>
        <translation>donna; il: la donna; del: della donna; al: alla donna; dal: dalla donna; sul: sulla donna; un: una donna; obbligato: donna obbligata; plural: le donne</translation>
    </message>
    <message>
        <source>king; the: the king; a: a king; plural: kings</source>
        <comment>rank.king</comment>
        <translation>re; il: il re; del: del re; al: al re; dal: dal re; sul: sul re; un: un re; obbligato: re obbligato; plural: i re</translation>
    </message>
    <message>
        <source>knight; the: the knight; a: a knight; plural: knights</source>
        <comment>rank.knight</comment>
        <translation>cavallo; il: il cavallo; del: del cavallo; al: al cavallo; dal: dal cavallo; sul: sul cavallo; un: un cavallo; obbligato: cavallo obbligato; plural: i cavalli</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>suit.batons</comment>
        <translation>bastoni</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>suit.coins</comment>
        <translation>denari</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>suit.cups</comment>
        <translation>coppe</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>suit.swords</comment>
        <translation>spade</translation>
    </message>
    <message>
        <source>trumps</source>
        <comment>suit.trumps</comment>
        <translation>trionfi</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>suit.clubs</comment>
        <translation>fiori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>suit.diamonds</comment>
        <translation>quadri</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>suit.hearts</comment>
        <translation>cuori</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>suit.spades</comment>
        <translation>picche</translation>
    </message>
    <message>
        <source>petit; the: the petit; a: a petit</source>
        <comment>trump.petit</comment>
        <translation>petit; il: il petit; del: del petit; al: al petit; dal: dal petit; sul: sul petit</translation>
    </message>
    <message>
        <source>21; the: the 21; a: a 21</source>
        <comment>trump.21</comment>
        <translation>21; il: il 21; del: del 21; al: al 21; dal: dal 21; sul: sul 21</translation>
    </message>
    <message>
        <source>joker; the: the joker; a: a joker</source>
        <comment>trump.excuse</comment>
        <translation>excuse; il: l&apos;excuse; del: dell&apos;excuse; al: all&apos;excuse; dal: dall&apos;excuse; sul: sull&apos;excuse</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>card</comment>
        <translation>{rank} di {suit}</translation>
    </message>
    <message>
        <source>the</source>
        <comment>list.article</comment>
        <translation>il</translation>
    </message>
    <message>
        <source>{list}, {next}</source>
        <comment>list.comma</comment>
        <translation>{list}, {next}</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <comment>list.and</comment>
        <translation>{list} e {last}</translation>
    </message>
    <message>
        <source>{list} or {last}</source>
        <comment>list.or</comment>
        <translation>{list} o {last}</translation>
    </message>
    <message>
        <source>{name}; a: {name}</source>
        <comment>name</comment>
        <translation>{name}; a: a {name}; a-before-A: ad {name}</translation>
    </message>
    <message>
        <source>{n} of trumps; the: the {n} of trumps; a: a {n} of trumps; a-before-8: an {n} of trumps; a-before-11: an {n} of trumps; a-before-18: an {n} of trumps</source>
        <comment>trump</comment>
        <translation>trionfo {n}; il: il trionfo {n}; del: del trionfo {n}; al: al trionfo {n}; dal: dal trionfo {n}; sul: sul trionfo {n}; un: un trionfo; plural: i trionfi</translation>
    </message>
</context>
</TS>
