<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>app</name>
    <message>
        <source>Look at the trick first; click or press Space to go on.</source>
        <comment>no.trick-resting</comment>
        <translation>Prima guarda la presa; un clic o la barra spaziatrice per continuare.</translation>
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
        <translation>Non c&apos;è nulla da annullare.</translation>
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
        <source>there is such a file already</source>
        <comment>cause.there</comment>
        <translation>un file con quel nome c&apos;è già</translation>
    </message>
    <message>
        <source>the file may not grow any more</source>
        <comment>cause.limit</comment>
        <translation>il file non può crescere oltre</translation>
    </message>
    <message>
        <source>the disk reports a fault</source>
        <comment>cause.fault</comment>
        <translation>il disco segnala un guasto</translation>
    </message>
    <message>
        <source>Plays at random</source>
        <comment>level.random</comment>
        <translation>Gioca a caso</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <comment>level.greedy</comment>
        <translation>A occhio</translation>
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
        <translation>Non è stato possibile scrivere {file}: {what}. La partita non è salvata lì.</translation>
    </message>
    <message>
        <source>That is all that may go. Take a card back first, or confirm.</source>
        <comment>no.draft-full</comment>
        <translation>Più di così non si mette via. Prima riprendi una carta, o conferma.</translation>
    </message>
    <message>
        <source>Choose {n} [n:card/cards] more; then confirm.</source>
        <comment>no.draft-short</comment>
        <translation>Scegli ancora {n} [n:carta/carte]; poi conferma.</translation>
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
        <source>you are the friend</source>
        <comment>jaguar.plate.secret-friend</comment>
        <translation>l&apos;amico sei tu</translation>
    </message>
    <message>
        <source>jaguar&apos;s side {n}, others {m}</source>
        <comment>jaguar.plate.side-points</comment>
        <translation>i due {n}, gli altri {m}</translation>
    </message>
    <message>
        <source>61 of 120 points win</source>
        <comment>jaguar.plate.to</comment>
        <translation>vince chi fa 61 su 120</translation>
    </message>
    <message>
        <source>friend hidden</source>
        <comment>jaguar.dock.friend-hidden</comment>
        <translation>amico nascosto</translation>
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
        <source>61 is needed: at 60 to 60 the jaguar loses.</source>
        <comment>need.tie-jaguar</comment>
        <translation>Servono 61 punti: sul 60 pari il giaguaro perde.</translation>
    </message>
    <message>
        <source>60 to 60: the tie goes to the others</source>
        <comment>sheet.tie-lost</comment>
        <translation>60 pari: la parità va agli altri</translation>
    </message>
    <message>
        <source>{seat} held the called card and played alone: stakes 4 and 1</source>
        <comment>sheet.alone</comment>
        <translation>{seat} ha giocato in mano, contro tutti: posta 4 e 1</translation>
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
        <source>{seat} has won the auction and is choosing the suit.</source>
        <comment>phase.name-suit</comment>
        <translation>{seat} ha vinto l&apos;asta e sta scegliendo il seme.</translation>
    </message>
    <message>
        <source>You have won the auction. Choose the suit.</source>
        <comment>phase.name-suit.you</comment>
        <translation>Hai vinto l&apos;asta. Scegli il seme.</translation>
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
        <translation>In questa presa dopo di te non gioca più nessuno.</translation>
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
        <translation>Esci tu: va bene qualunque carta.</translation>
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
        <source>{n} [n:player/players] will still play after you.</source>
        <comment>means.still-to-play</comment>
        <translation>Dopo di te [n:gioca ancora/giocano ancora] {n} [n:persona/persone].</translation>
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
        <translation>{seat} da parte sua ha {points} dei {n} punti necessari; quelli {mate.del} non si sanno ancora.</translation>
    </message>
    <message>
        <source>You alone have {points} of the {n} points needed; your {mate}&apos;s come on top.</source>
        <comment>need.unknown.you</comment>
        <translation>Da parte tua hai {points} dei {n} punti necessari; in più ci sono quelli {mate.del}.</translation>
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
        <source>Stakes 2 and 1</source>
        <comment>sheet.stakes</comment>
        <translation>Posta 2 e 1</translation>
    </message>
    <message>
        <source>Void hand: nobody scores</source>
        <comment>sheet.void</comment>
        <translation>Smazzata a monte: nessuno segna</translation>
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
        <source>jaguar {n}, friend ?</source>
        <comment>jaguar.plate.jaguar-points</comment>
        <translation>giaguaro {n}, amico ?</translation>
    </message>
    <message>
        <source>jaguar {n}, others {m}</source>
        <comment>jaguar.plate.alone-points</comment>
        <translation>giaguaro {n}, gli altri {m}</translation>
    </message>
    <message>
        <source>You held the called card and played alone: stakes 4 and 1</source>
        <comment>sheet.alone.you</comment>
        <translation>Hai giocato in mano, contro tutti: posta 4 e 1</translation>
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
        <translation>{card.il} è la tua sola carta a {suit}: devi giocare quella.</translation>
    </message>
    <message>
        <source>You have no {suit}: you must trump, with any of {cards.and}.</source>
        <comment>can.trump</comment>
        <translation>Non hai {suit}: devi tagliare, con una qualunque di queste: {cards}.</translation>
    </message>
    <message>
        <source>You have no {suit}: you must trump over {top.the}. {cards.or}.</source>
        <comment>can.overtrump</comment>
        <translation>Non hai {suit}: devi tagliare e salire sopra {top.il}. {cards.or}.</translation>
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
        <source>Length of the match</source>
        <comment>jaguar.hands.label</comment>
        <translation>Durata della partita</translation>
    </message>
    <message>
        <source>How many hands are played, from 1 to 100.</source>
        <comment>jaguar.hands.explain</comment>
        <translation>Quante smazzate si giocano, da 1 a 100.</translation>
    </message>
    <message>
        <source>Auction</source>
        <comment>jaguar.plate.auction</comment>
        <translation>Asta</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <comment>jaguar.plate.open</comment>
        <translation>ancora nessuna chiamata</translation>
    </message>
    <message>
        <source>bid by {seat}</source>
        <comment>jaguar.plate.stands</comment>
        <translation>chiamata di {seat}</translation>
    </message>
    <message>
        <source>your bid</source>
        <comment>jaguar.plate.stands.you</comment>
        <translation>chiamata tua</translation>
    </message>
    <message>
        <source>the lowest bid wins</source>
        <comment>jaguar.plate.lowest</comment>
        <translation>vince la più bassa</translation>
    </message>
    <message>
        <source>bid {rank.the}</source>
        <comment>jaguar.plate.bid</comment>
        <translation>ha chiamato {rank.il}</translation>
    </message>
    <message>
        <source>you bid {rank.the}</source>
        <comment>jaguar.plate.bid.you</comment>
        <translation>hai chiamato {rank.il}</translation>
    </message>
    <message>
        <source>trump not named yet</source>
        <comment>jaguar.plate.naming</comment>
        <translation>briscola da scegliere</translation>
    </message>
    <message>
        <source>trump: {suit}</source>
        <comment>jaguar.plate.trump</comment>
        <translation>briscola: {suit}</translation>
    </message>
    <message>
        <source>alone against four</source>
        <comment>jaguar.plate.alone</comment>
        <translation>uno contro quattro</translation>
    </message>
    <message>
        <source>{seat} deals</source>
        <comment>jaguar.plate.deals</comment>
        <translation>dà le carte {seat}</translation>
    </message>
    <message>
        <source>you deal</source>
        <comment>jaguar.plate.deals.you</comment>
        <translation>dai le carte tu</translation>
    </message>
    <message>
        <source>your total: {score}</source>
        <comment>jaguar.plate.total</comment>
        <translation>il tuo totale: {score}</translation>
    </message>
    <message>
        <source>has not spoken</source>
        <comment>jaguar.seat.waits</comment>
        <translation>non ha parlato</translation>
    </message>
    <message>
        <source>not spoken yet</source>
        <comment>jaguar.seat.waits.you</comment>
        <translation>non hai parlato</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>jaguar.seat.passed</comment>
        <translation>ha passato</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>jaguar.seat.passed.you</comment>
        <translation>hai passato</translation>
    </message>
    <message>
        <source>{rank}</source>
        <comment>jaguar.seat.bid</comment>
        <translation>{rank}</translation>
    </message>
    <message>
        <source>stands</source>
        <comment>jaguar.seat.stands</comment>
        <translation>in testa</translation>
    </message>
    <message>
        <source>{n} [n:card/cards], {points} [points:point/points]</source>
        <comment>jaguar.seat.cards</comment>
        <translation>{n} [n:carta/carte], {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>{seat}, {n} [n:card/cards], {points} [points:point/points]</source>
        <comment>jaguar.seat.spoken</comment>
        <translation>{seat}, {n} [n:carta/carte], {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>You, {n} [n:card/cards], {points} [points:point/points]</source>
        <comment>jaguar.seat.spoken.you</comment>
        <translation>Tu, {n} [n:carta/carte], {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>{seat}, bid {rank.the}</source>
        <comment>jaguar.seat.spoken-bid</comment>
        <translation>{seat}, ha chiamato {rank.il}</translation>
    </message>
    <message>
        <source>You bid {rank.the}</source>
        <comment>jaguar.seat.spoken-bid.you</comment>
        <translation>Hai chiamato {rank.il}</translation>
    </message>
    <message>
        <source>{seat} has passed</source>
        <comment>jaguar.seat.spoken-passed</comment>
        <translation>{seat} ha passato</translation>
    </message>
    <message>
        <source>You have passed</source>
        <comment>jaguar.seat.spoken-passed.you</comment>
        <translation>Hai passato</translation>
    </message>
    <message>
        <source>{seat} has not spoken yet</source>
        <comment>jaguar.seat.spoken-waits</comment>
        <translation>{seat} non ha ancora parlato</translation>
    </message>
    <message>
        <source>You have not spoken yet</source>
        <comment>jaguar.seat.spoken-waits.you</comment>
        <translation>Non hai ancora parlato</translation>
    </message>
    <message>
        <source>Your bid</source>
        <comment>jaguar.dock.bid</comment>
        <translation>La tua chiamata</translation>
    </message>
    <message>
        <source>any rank, or pass</source>
        <comment>jaguar.dock.open</comment>
        <translation>un valore qualunque, o passo</translation>
    </message>
    <message>
        <source>lower than {rank.the}, or pass</source>
        <comment>jaguar.dock.lower</comment>
        <translation>più in basso {rank.del}, o passo</translation>
    </message>
    <message>
        <source>not lower than {seat}&apos;s bid</source>
        <comment>jaguar.dock.barred</comment>
        <translation>non sotto la chiamata di {seat}</translation>
    </message>
    <message>
        <source>may be bid</source>
        <comment>jaguar.dock.free</comment>
        <translation>si possono chiamare</translation>
    </message>
    <message>
        <source>Name the trump suit</source>
        <comment>jaguar.dock.suit</comment>
        <translation>Scegli la briscola</translation>
    </message>
    <message>
        <source>it is trump; {rank.the} of it is your friend&apos;s</source>
        <comment>jaguar.dock.suit-note</comment>
        <translation>diventa briscola; {rank.il} è dell&apos;amico</translation>
    </message>
    <message>
        <source>you alone</source>
        <comment>jaguar.dock.alone</comment>
        <translation>contro tutti</translation>
    </message>
    <message>
        <source>Bid {rank.the}</source>
        <comment>jaguar.deed.bid</comment>
        <translation>Chiama {rank.il}</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>jaguar.deed.pass</comment>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Name {suit}</source>
        <comment>jaguar.deed.name</comment>
        <translation>Briscola {suit}</translation>
    </message>
    <message>
        <source>Your turn. Bid any rank, or pass.</source>
        <comment>jaguar.status.open</comment>
        <translation>Tocca a te. Chiama un valore qualunque, o passa.</translation>
    </message>
    <message>
        <source>Your turn. Bid a rank lower than {rank.the}, or pass.</source>
        <comment>jaguar.status.lower</comment>
        <translation>Tocca a te. Chiama un valore più basso {rank.del}, o passa.</translation>
    </message>
    <message>
        <source>Your turn. Choose the suit: it becomes trump.</source>
        <comment>jaguar.status.name</comment>
        <translation>Tocca a te. Scegli il seme: diventa briscola.</translation>
    </message>
    <message>
        <source>Your turn. You lead: any card will do.</source>
        <comment>jaguar.status.lead</comment>
        <translation>Tocca a te. Esci tu: va bene qualunque carta.</translation>
    </message>
    <message>
        <source>Your turn. You may play any card; {seat} is winning with {card.the}.</source>
        <comment>jaguar.status.follow</comment>
        <translation>Tocca a te. Va bene qualunque carta; per ora prende {seat} con {card.il}.</translation>
    </message>
    <message>
        <source>Your turn. It is your last card.</source>
        <comment>jaguar.status.last</comment>
        <translation>Tocca a te. È la tua ultima carta.</translation>
    </message>
    <message>
        <source>{seat} has bid {rank.the}; the next bid must be lower.</source>
        <comment>jaguar.where.stands</comment>
        <translation>{seat} ha chiamato {rank.il}; la prossima chiamata dev&apos;essere più bassa.</translation>
    </message>
    <message>
        <source>Your bid of {rank.the} stands.</source>
        <comment>jaguar.where.stands.you</comment>
        <translation>La chiamata in testa è la tua: {rank.il}.</translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <comment>jaguar.where.no-bid</comment>
        <translation>Nessuno ha ancora chiamato.</translation>
    </message>
    <message>
        <source>{seats} [n:has/have] passed.</source>
        <comment>jaguar.where.passed</comment>
        <translation>[n:Ha/Hanno] passato: {seats}.</translation>
    </message>
    <message>
        <source>{seat} is the jaguar. Trump is {suit}; whoever holds {card.the} is the secret friend.</source>
        <comment>jaguar.where.jaguar</comment>
        <translation>Il giaguaro è {seat}. Briscola è {suit}; chi ha {card.il} è l&apos;amico segreto.</translation>
    </message>
    <message>
        <source>You are the jaguar. Trump is {suit}; whoever holds {card.the} is your secret friend.</source>
        <comment>jaguar.where.jaguar.you</comment>
        <translation>Il giaguaro sei tu. Briscola è {suit}; chi ha {card.il} è il tuo amico segreto.</translation>
    </message>
    <message>
        <source>The jaguar is {other}, the friend is {seat}. Trump is {suit}.</source>
        <comment>jaguar.where.friend</comment>
        <translation>Il giaguaro è {other}, l&apos;amico è {seat}. Briscola è {suit}.</translation>
    </message>
    <message>
        <source>The jaguar is {other}, and you are the friend. Trump is {suit}.</source>
        <comment>jaguar.where.friend.you</comment>
        <translation>Il giaguaro è {other}, l&apos;amico sei tu. Briscola è {suit}.</translation>
    </message>
    <message>
        <source>{seat} is the jaguar and plays alone against four. Trump is {suit}.</source>
        <comment>jaguar.where.alone</comment>
        <translation>Il giaguaro è {seat} e gioca contro tutti. Briscola è {suit}.</translation>
    </message>
    <message>
        <source>You are the jaguar and play alone against four. Trump is {suit}.</source>
        <comment>jaguar.where.alone.you</comment>
        <translation>Il giaguaro sei tu e giochi contro tutti. Briscola è {suit}.</translation>
    </message>
    <message>
        <source>The jaguar is {other}. You are the friend, and nobody else knows. Trump is {suit}.</source>
        <comment>jaguar.where.secret-friend</comment>
        <translation>Il giaguaro è {other}. L&apos;amico sei tu, e nessun altro lo sa. Briscola è {suit}.</translation>
    </message>
    <message>
        <source>You are the jaguar and play alone against four; nobody else knows. Trump is {suit}.</source>
        <comment>jaguar.where.secret-alone</comment>
        <translation>Il giaguaro sei tu e giochi contro tutti; nessun altro lo sa. Briscola è {suit}.</translation>
    </message>
    <message>
        <source>Trick {n} of {m}.</source>
        <comment>jaguar.where.trick</comment>
        <translation>Presa {n} di {m}.</translation>
    </message>
    <message>
        <source>If nobody bids lower you are the jaguar. You name a suit, and whoever holds {rank.the} of it is your friend.</source>
        <comment>jaguar.means.bid</comment>
        <translation>Se nessuno chiama più basso, il giaguaro sei tu. Dichiari un seme, e chi ha {rank.il} di quel seme è il tuo amico.</translation>
    </message>
    <message>
        <source>Whoever passes is out of the auction for the whole hand.</source>
        <comment>jaguar.means.pass</comment>
        <translation>Chi passa è fuori dall&apos;asta per tutta la smazzata.</translation>
    </message>
    <message>
        <source>The four others have passed: with this bid you are the jaguar.</source>
        <comment>jaguar.means.four</comment>
        <translation>Gli altri quattro hanno passato: con questa chiamata il giaguaro sei tu.</translation>
    </message>
    <message>
        <source>Nothing now: it is not your turn.</source>
        <comment>jaguar.may.wait</comment>
        <translation>Per ora nulla: non tocca a te.</translation>
    </message>
    <message>
        <source>The jaguar&apos;s side has reached 61: it can no longer lose.</source>
        <comment>jaguar.need.won</comment>
        <translation>La parte del giaguaro è arrivata a 61: non può più perdere.</translation>
    </message>
    <message>
        <source>The jaguar&apos;s side can no longer reach 61.</source>
        <comment>jaguar.need.lost</comment>
        <translation>La parte del giaguaro non può più arrivare a 61.</translation>
    </message>
    <message>
        <source>{seat} made it with {n} points</source>
        <comment>jaguar.title.made</comment>
        <translation>{seat} ce l&apos;ha fatta con {n} punti</translation>
    </message>
    <message>
        <source>You made it with {n} points</source>
        <comment>jaguar.title.made.you</comment>
        <translation>Ce l&apos;hai fatta con {n} punti</translation>
    </message>
    <message>
        <source>{seat} failed with {n} points</source>
        <comment>jaguar.title.failed</comment>
        <translation>{seat} non ce l&apos;ha fatta: {n} punti</translation>
    </message>
    <message>
        <source>You failed with {n} points</source>
        <comment>jaguar.title.failed.you</comment>
        <translation>Non ce l&apos;hai fatta: {n} punti</translation>
    </message>
    <message>
        <source>with {seat} as friend, against the other three</source>
        <comment>jaguar.title.with</comment>
        <translation>con {seat} come amico, contro gli altri tre</translation>
    </message>
    <message>
        <source>with you as friend, against the other three</source>
        <comment>jaguar.title.with.you</comment>
        <translation>con te come amico, contro gli altri tre</translation>
    </message>
    <message>
        <source>alone, against the other four</source>
        <comment>jaguar.title.alone</comment>
        <translation>uno contro quattro</translation>
    </message>
    <message>
        <source>Everybody has passed</source>
        <comment>jaguar.title.void</comment>
        <translation>Hanno passato tutti</translation>
    </message>
    <message>
        <source>The jaguar&apos;s side wins</source>
        <comment>jaguar.sheet.wins</comment>
        <translation>Vince la parte del giaguaro</translation>
    </message>
    <message>
        <source>The jaguar&apos;s side loses</source>
        <comment>jaguar.sheet.loses</comment>
        <translation>Perde la parte del giaguaro</translation>
    </message>
    <message>
        <source>{seat}: {points} [points:point/points]</source>
        <comment>jaguar.sheet.points</comment>
        <translation>{seat}: {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>You: {points} [points:point/points]</source>
        <comment>jaguar.sheet.points.you</comment>
        <translation>Tu: {points} [points:punto/punti]</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>jaguar.brief.bid</comment>
        <translation>{rank} di {suit}</translation>
    </message>
    <message>
        <source>void</source>
        <comment>jaguar.brief.void</comment>
        <translation>a monte</translation>
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
        <source>Go on with it</source>
        <comment>file.journal-resume</comment>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>The match in progress is kept in the history.</source>
        <comment>new-match.kept</comment>
        <translation>La partita in corso resta nello storico.</translation>
    </message>
    <message>
        <source>New match (this one is kept in the history)</source>
        <comment>file.journal-discard</comment>
        <translation>Nuova partita (questa resta nello storico)</translation>
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
    <name>giaguaro::Dock</name>
    <message>
        <source>Put aside</source>
        <translation>Metti via</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>Ancora %1</translation>
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
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partita è finita</translation>
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
        <source>Paid, and the totals</source>
        <translation>Pagamenti e totali</translation>
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
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Look at the totals, or start a new one.</source>
        <translation>Guarda i totali, o comincia una nuova partita.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La smazzata è finita.</translation>
    </message>
    <message>
        <source>Space goes on.</source>
        <translation>Barra spaziatrice per continuare.</translation>
    </message>
    <message>
        <source>A click or Space goes on.</source>
        <translation>Un clic o la barra spaziatrice per continuare.</translation>
    </message>
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
        <translation>&amp;Vista</translation>
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
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
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
        <source>&amp;New match…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
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
        <source>&amp;Fold the panel</source>
        <translation>&amp;Ripiega il pannello</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>&amp;About Giaguaro</source>
        <translation>&amp;Informazioni su Giaguaro</translation>
    </message>
    <message>
        <source>About Giaguaro</source>
        <translation>Informazioni su Giaguaro</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Giaguaro %1&lt;/h3&gt;&lt;p&gt;A table for card games with tricks, and a guide that teaches them as you play.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3. Made with Qt %2.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Giaguaro %1&lt;/h3&gt;&lt;p&gt;Un tavolo per giochi di carte a prese, e una guida che li insegna mentre giochi.&lt;/p&gt;&lt;p&gt;Software libero con licenza GNU General Public License, versione 3. Fatto con Qt %2.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Enter puts the chosen cards aside; a click on one takes it back.</source>
        <translation>Invio mette via le carte scelte; un clic su una carta la riprende.</translation>
    </message>
</context>
<context>
    <name>giaguaro::NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
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
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dai le carte</translation>
    </message>
</context>
<context>
    <name>giaguaro::ResumeSheet</name>
    <message>
        <source>Go on where you were?</source>
        <translation>Vuoi riprendere la partita?</translation>
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
        <source>Hand %1: %2</source>
        <translation>Smazzata %1: %2</translation>
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
</context>
<context>
    <name>giaguaro::SeatRow</name>
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
        <source>a person</source>
        <translation>una persona</translation>
    </message>
    <message>
        <source>computer: %1</source>
        <translation>computer: %1</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>Computer %1</translation>
    </message>
</context>
<context>
    <name>giaguaro::Session</name>
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
        <source>You</source>
        <translation>Tu</translation>
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
</context>
<context>
    <name>sheet</name>
    <message>
        <source>{seat} wins the match with {score}.</source>
        <comment>match-won</comment>
        <translation>{seat} vince la partita con {score}.</translation>
    </message>
    <message>
        <source>You win the match with {score}.</source>
        <comment>match-won.you</comment>
        <translation>Vinci tu la partita con {score}.</translation>
    </message>
    <message>
        <source>{seats} share the win with {score}.</source>
        <comment>match-shared</comment>
        <translation>Vincono insieme {seats} con {score}.</translation>
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
        <translation>in testa</translation>
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
        <source>Click or press Space to go on</source>
        <comment>table.go-on</comment>
        <translation>Un clic o la barra spaziatrice per continuare</translation>
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
        <source>{card}, may be put aside</source>
        <comment>card.may-go</comment>
        <translation>{card}, si può mettere via</translation>
    </message>
    <message>
        <source>{card}, may not be put aside. {what}</source>
        <comment>card.may-not-go</comment>
        <translation>{card}, non si può mettere via. {what}</translation>
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
        <source>{n} of trumps; the: the {n} of trumps; a: an {n} of trumps</source>
        <comment>trump.vowel</comment>
        <translation>trionfo {n}; il: il trionfo {n}; del: del trionfo {n}; al: al trionfo {n}; dal: dal trionfo {n}; sul: sul trionfo {n}; un: un trionfo; plural: i trionfi</translation>
    </message>
    <message>
        <source>{n} of trumps; the: the {n} of trumps; a: a {n} of trumps</source>
        <comment>trump</comment>
        <translation>trionfo {n}; il: il trionfo {n}; del: del trionfo {n}; al: al trionfo {n}; dal: dal trionfo {n}; sul: sul trionfo {n}; un: un trionfo; plural: i trionfi</translation>
    </message>
    <message>
        <source>excuse; the: the excuse; a: an excuse</source>
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
        <source>en</source>
        <comment>language-code</comment>
        <translation>it</translation>
    </message>
</context>
</TS>
