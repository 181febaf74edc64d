/** Words of the command line but those of battles that it has played, English and Italian side by side. */
import * as terms from '@drumhead/content/terms';

export const cliMessages = {
  'cli.about': {
    en: 'Miniature battles and skirmishes by the book: play, replay, judge and count the odds.',
    it: 'Battaglie e schermaglie in miniatura secondo il regolamento: giocare, rivedere, arbitrare, calcolare le probabilità.',
  },
  'cli.option.lang': { en: 'language of the texts: en or it', it: 'lingua dei testi: en o it' },
  'cli.option.json': { en: 'print JSON', it: 'stampa JSON' },
  'cli.option.ruleset': { en: 'rule set', it: 'regolamento' },
  'cli.replay': { en: 'print the log of a recorded battle', it: 'stampa il diario di una battaglia registrata' },
  'cli.replay.file': { en: 'record file (*.battle.jsonl)', it: 'file di registrazione (*.battle.jsonl)' },
  'cli.replay.to': { en: 'stop after this many commands', it: 'si ferma dopo questo numero di comandi' },
  'cli.replay.story': {
    en: 'tell a battle that is over in three sentences, each with the lines of the log it comes from',
    it: 'racconta una battaglia finita in tre frasi, ciascuna con le righe del registro da cui viene',
  },
  'cli.replay.hash': { en: 'state {{hash}} after {{count}} commands', it: 'stato {{hash}} dopo {{count}} comandi' },
  'cli.replay.over': {
    en: 'Victory: {{winner}}. {{reason}}',
    it: '{{winner, named(one: Vince; many: Vincono)}}. {{reason}}',
  },
  'cli.replay.draw': { en: 'Draw. {{reason}}', it: 'Parità. {{reason}}' },
  'cli.replay.cut': {
    en: 'The record breaks off in line {{line}}; everything before it was read.',
    it: 'La registrazione si interrompe alla riga {{line}}; tutto ciò che precede è stato letto.',
  },
  'cli.record.older': {
    en: 'This battle keeps the rules it began with (version {{version}}); the newest version is {{newest}}.',
    it: 'Questa battaglia conserva le regole con cui è iniziata (versione {{version}}); la più recente è la {{newest}}.',
  },
  'cli.playOn': {
    en: 'let computer players finish a recorded battle, by the rules it began with',
    it: 'fai finire ai giocatori automatici una battaglia registrata, con le regole con cui è iniziata',
  },
  'cli.playOn.players': {
    en: 'a player for each side ({{players}}); captain if left out',
    it: 'un giocatore per parte ({{players}}); captain se omesso',
  },
  'cli.playOn.seed': {
    en: 'seed of the players, and of the dice if the record names none',
    it: 'seme dei giocatori, e dei dadi se la registrazione non ne indica uno',
  },
  'cli.playOn.cap': {
    en: 'stop when the battle has this many commands',
    it: 'fermati quando la battaglia ha questo numero di comandi',
  },
  'cli.playOn.record': { en: 'save the whole record in this file', it: 'salva l’intera registrazione in questo file' },
  'cli.library': {
    en: 'Write the list of a folder of scenario files, which the page of a site shows as its library',
    it: 'Scrivi l’elenco di una cartella di file di scenario, che la pagina di un sito mostra come biblioteca',
  },
  'cli.library.folder': { en: 'folder “library” beside the page', it: 'cartella «library» accanto alla pagina' },
  'cli.library.check': {
    en: 'write nothing: say whether the list is as its files are',
    it: 'non scrivere nulla: di’ se l’elenco corrisponde ai file',
  },
  'cli.library.noFolder': {
    en: 'Give the folder of the scenario files.',
    it: 'Indica la cartella dei file di scenario.',
  },
  'cli.library.written': { en: '{{file}}: scenarios {{count}}', it: '{{file}}: scenari {{count}}' },
  'cli.library.fresh': {
    en: '{{file}}: as its files are, scenarios {{count}}',
    it: '{{file}}: corrisponde ai file, scenari {{count}}',
  },
  'cli.library.stale': {
    en: '{{file}}: not as its files are. Run “drumhead library” without --check.',
    it: '{{file}}: non corrisponde ai file. Esegui «drumhead library» senza --check.',
  },
  'cli.library.strange': {
    en: 'No scenario file: the folder of a library holds nothing else.',
    it: 'Non è un file di scenario: la cartella di una biblioteca non contiene altro.',
  },
  'cli.library.name': {
    en: 'Its name may have plain letters, digits, points and dashes only.',
    it: 'Il nome può avere solo lettere semplici, cifre, punti e trattini.',
  },
  'cli.check': {
    en: 'check a file: record, scenario, division, army, historical battle, pick-up game, squad, skirmish game or campaign',
    it: 'controlla un file: registrazione, scenario, divisione, esercito, battaglia storica, partita libera, squadra, schermaglia o campagna',
  },
  'cli.check.file': {
    en: 'record (*.battle.jsonl), or JSON file known by its format; - is standard input',
    it: 'registrazione (*.battle.jsonl), o file JSON riconosciuto dal suo formato; - è lo standard input',
  },
  'cli.check.schema': {
    en: 'print the JSON schema of such files instead: {{kinds}}',
    it: 'stampa invece lo schema JSON di questi file: {{kinds}}',
  },
  'cli.check.sound.library': { en: '{{file}}: valid list of a library', it: '{{file}}: elenco di biblioteca valido' },
  'cli.check.sound.envelope': { en: '{{file}}: valid scenario file', it: '{{file}}: file di scenario valido' },
  'cli.check.noFile': { en: 'Give the file to check.', it: 'Indica il file da controllare.' },
  'cli.check.recordSound': {
    en: '{{file}}: valid; rules {{ruleset}}, version {{version}}; commands {{count}}, state {{hash}}',
    it: '{{file}}: valida; regole {{ruleset}}, versione {{version}}; comandi {{count}}, stato {{hash}}',
  },
  'cli.check.dice': {
    en: 'All dice fell from the seed {{seed}}.',
    it: 'Tutti i dadi vengono dal seme {{seed}}.',
  },
  'cli.check.strayRoll': {
    en: 'The roll in line {{line}} did not fall from the seed {{seed}}.',
    it: 'Il tiro alla riga {{line}} non viene dal seme {{seed}}.',
  },
  'cli.check.path': { en: '{{path}}: {{reason}} [{{rule}}]', it: '{{path}}: {{reason}} [{{rule}}]' },
  'cli.check.whole': { en: '(the whole file)', it: '(l’intero file)' },
  'cli.verify': {
    en: 'recompute every roll of a finished battle: did anybody choose its dice?',
    it: 'ricalcola ogni tiro di una battaglia finita: qualcuno ha scelto i dadi?',
  },
  'cli.verify.file': {
    en: 'record (*.battle.jsonl); - is standard input',
    it: 'registrazione (*.battle.jsonl); - è lo standard input',
  },
  'cli.verify.proven': {
    en: 'proven. Rolls fixed before the first one and never drawn again: {{rolls}}. Salts of: {{people}}.',
    it: 'provata. Tiri fissati prima del primo e mai ripetuti: {{rolls}}. Sali di: {{people}}.',
  },
  'cli.verify.givenUp': {
    en: 'Dice given up after all had sealed, before the first roll: {{times}}. The host of the server may have known their rolls.',
    it: 'Dadi abbandonati dopo tutti i sigilli, prima del primo tiro: {{times}}. Chi gestiva il server può averne saputo i tiri.',
  },
  'cli.verify.known': {
    en: 'not proven: dice were given up after their rolls were known.',
    it: 'non provata: alcuni dadi sono stati abbandonati dopo che i loro tiri erano noti.',
  },
  'cli.verify.seed': {
    en: 'all dice fell from the seed {{seed}} (rolls: {{rolls}}). The record cannot show the origin of the seed.',
    it: 'tutti i dadi vengono dal seme {{seed}} (tiri: {{rolls}}). La registrazione non può mostrare l’origine del seme.',
  },
  'cli.verify.stray': {
    en: 'not proven: the roll in line {{line}} did not fall from the seed {{seed}}.',
    it: 'non provata: il tiro alla riga {{line}} non viene dal seme {{seed}}.',
  },
  'cli.verify.seal': {
    en: 'not proven: the salt of this side is not the one it sealed: {{side}}.',
    it: 'non provata: il sale di questa parte non è quello sigillato: {{side}}.',
  },
  'cli.verify.again': {
    en: 'not proven: the salt of this side was known when it was sealed: {{side}}.',
    it: 'non provata: il sale di questa parte era noto quando è stato sigillato: {{side}}.',
  },
  'cli.verify.salt': {
    en: 'not proven: a person played this side, and the dice hold no salt of theirs: {{side}}.',
    it: 'non provata: questa parte era giocata da una persona, e i dadi non hanno il suo sale: {{side}}.',
  },
  'cli.verify.roll': {
    en: 'not proven: roll {{name}} (number {{line}} in the record) shows other faces than those fixed beforehand.',
    it: 'non provata: il tiro {{name}} (numero {{line}} nella registrazione) mostra facce diverse da quelle fissate prima.',
  },
  'cli.verify.unbound': {
    en: 'nothing to prove: the record names neither a seed nor a commitment of the server.',
    it: 'niente da provare: la registrazione non indica né un seme né un impegno del server.',
  },
  'cli.verify.open': {
    en: 'not proven yet: the secret of the dice is published at the end of the battle.',
    it: 'non ancora provata: il segreto dei dadi è pubblicato alla fine della battaglia.',
  },
  'cli.verify.commit': {
    en: 'not proven: the secret is not the one the server committed to.',
    it: 'non provata: il segreto non è quello su cui il server si è impegnato.',
  },
  'cli.analyse': {
    en: 'was it skill, or the dice? What orders and dice changed in the chances of a recorded battle',
    it: 'bravura o dadi? Quanto ordini e dadi hanno cambiato le probabilità di una battaglia registrata',
  },
  'cli.analyse.nothing': {
    en: 'nothing can be said of its chances: the battle has not begun, or no chances were learnt for its rules.',
    it: 'niente da dire sulle probabilità: la battaglia non è cominciata, o per le sue regole non ne sono state imparate.',
  },
  'cli.analyse.server.older': {
    en: 'Workers know the rules of today alone: leave out --server.',
    it: 'I lavoratori conoscono solo le regole di oggi: togli --server.',
  },
  'cli.analyse.sum': {
    en: '{{side}}: {{start}} in 100 at the start, orders {{orders}}, dice {{dice}} (give or take {{giveOrTake}}), at the end {{end}}; {{verdict}}',
    it: '{{side}}: {{start}} su 100 all’inizio, ordini {{orders}}, dadi {{dice}} (più o meno {{giveOrTake}}), alla fine {{end}}; {{verdict}}',
  },
  'cli.analyse.sumUnexplained': {
    en: '{{side}}: {{start}} in 100 at the start, orders {{orders}}, dice {{dice}} (give or take {{giveOrTake}}), unexplained {{unexplained}}, at the end {{end}}; {{verdict}}',
    it: '{{side}}: {{start}} su 100 all’inizio, ordini {{orders}}, dadi {{dice}} (più o meno {{giveOrTake}}), senza spiegazione {{unexplained}}, alla fine {{end}}; {{verdict}}',
  },
  'cli.analyse.without': { en: 'without the dice {{without}}', it: 'senza i dadi {{without}}' },
  'cli.analyse.unsure': {
    en: 'what the dice decided cannot be told',
    it: 'non si può dire che cosa hanno deciso i dadi',
  },
  'cli.analyse.orders': {
    en: '       own orders cost {{own}}, those of the others gave {{gained}}',
    it: '       costo degli ordini propri {{own}}, guadagno dagli ordini altrui {{gained}}',
  },
  'cli.analyse.noPrices': {
    en: '       The single orders cannot be weighed: no captain plays these rules.',
    it: '       I singoli ordini non si possono pesare: nessun capitano gioca con queste regole.',
  },
  'cli.analyse.cost': {
    en: 'Costly order of {{side}}: {{points}}, order {{at}}',
    it: 'Ordine costoso, {{side}}: {{points}}, ordine {{at}}',
  },
  'cli.analyse.leaves': {
    en: 'the rest of the turn was left unused; orders that a captain would still have given: {{count}}',
    it: 'il resto del turno è andato perso; altri ordini che un capitano avrebbe dato: {{count}}',
  },
  'cli.analyse.better': { en: 'better: {{order}}', it: 'meglio: {{order}}' },
  'cli.analyse.gaveUp.resignation': {
    en: '{{side}} gave up {{points}} by the resignation.',
    it: '{{side}}: {{points}} ceduti con la resa.',
  },
  'cli.analyse.gaveUp.draw': {
    en: '{{side}} gave up {{points}} by the agreed draw.',
    it: '{{side}}: {{points}} ceduti con il pareggio concordato.',
  },
  'cli.analyse.noCost': {
    en: 'No order cost {{side}} a point.',
    it: '{{side}}: nessun ordine è costato un punto.',
  },
  'cli.analyse.best': {
    en: 'Best roll for {{side}}: {{points}}, order {{at}}',
    it: 'Tiro migliore, {{side}}: {{points}}, ordine {{at}}',
  },
  'cli.analyse.worst': {
    en: 'Worst roll for {{side}}: {{points}}, order {{at}}',
    it: 'Tiro peggiore, {{side}}: {{points}}, ordine {{at}}',
  },
  'cli.analyse.drawn': terms.rollsDrawn,
  'cli.adjudicate': {
    en: 'judge a situation of a real table: dice to roll, results, reasons',
    it: 'arbitra una situazione di un tavolo vero: dadi da tirare, risultati, ragioni',
  },
  'cli.adjudicate.ruleset': { en: 'rule set: {{known}}', it: 'regolamento: {{known}}' },
  'cli.adjudicate.kind': { en: 'what to judge, see below', it: 'che cosa giudicare, vedi sotto' },
  'cli.adjudicate.file': {
    en: 'JSON file with the situation; standard input if left out',
    it: 'file JSON con la situazione; standard input se omesso',
  },
  'cli.adjudicate.schema': {
    en: 'print the JSON schema of the kind, or of all kinds if none is named: every field with its meaning and unit',
    it: 'stampa lo schema JSON di quel tipo, o di tutti se non ne indichi uno: ogni campo con significato e unità',
  },
  'cli.adjudicate.words': {
    en: 'answer in sentences, as on a terminal',
    it: 'rispondi a parole, come su un terminale',
  },
  'cli.adjudicate.which': {
    en: 'Name a rule set and what to judge:',
    it: 'Indica un regolamento e che cosa giudicare:',
  },
  'cli.adjudicate.example': {
    en: 'The folder examples/ has files for every kind. Copy one, change it to your table, and ask:\n  npx drumhead adjudicate large-battles approach examples/large-battles/approach.json\nDescribe the situation without dice first: the answer says how many to roll. Then add them as rolled.\nDistances: millimetres in large-battles and skirmish, centimetres in simplicity.\nErrors name the field, its place and what it may hold.',
    it: 'La cartella examples/ ha file di ogni tipo. Copiane uno, adattalo al tuo tavolo e chiedi:\n  npx drumhead adjudicate large-battles approach examples/large-battles/approach.json\nDescrivi la situazione prima senza dadi: la risposta dice quanti tirarne. Poi aggiungili come usciti.\nDistanze: millimetri in large-battles e skirmish, centimetri in simplicity.\nGli errori indicano il campo, il suo posto e che cosa può contenere.',
  },
  'cli.adjudicate.unknownKind': {
    en: '{{ruleset}} cannot judge “{{kind}}”. Choose one of: {{kinds}}.',
    it: '{{ruleset}} non può arbitrare «{{kind}}». Scegli tra: {{kinds}}.',
  },
  'cli.odds.kind': { en: 'what to judge: {{kinds}}', it: 'che cosa giudicare: {{kinds}}' },
  'cli.odds': { en: 'exact odds', it: 'probabilità esatte' },
  'cli.odds.contest': {
    en: 'joint results of three pairs, A dice against B dice (won, tied, lost)',
    it: 'esiti congiunti di tre coppie, A dadi contro B dadi (vinte, pari, perse)',
  },
  'cli.odds.contest.a': { en: 'dice of the first side, 1 to {{most}}', it: 'dadi della prima parte, da 1 a {{most}}' },
  'cli.odds.contest.b': {
    en: 'dice of the second side, 1 to {{most}}',
    it: 'dadi della seconda parte, da 1 a {{most}}',
  },
  'cli.odds.contest.kind': {
    en: 'which tied pairs are broken with an unused die: {{kinds}}',
    it: 'quali coppie pari si risolvono con un dado non usato: {{kinds}}',
  },
  'cli.odds.contest.reroll': {
    en: 'this side may re-roll its lowest die: a or b',
    it: 'questa parte può ripetere il tiro del dado più basso: a o b',
  },
  'cli.odds.activation': { en: 'an activation roll', it: 'un tiro di attivazione' },
  'cli.odds.activation.quality': { en: 'Quality needed, 2 to 6', it: 'Qualità richiesta, da 2 a 6' },
  'cli.odds.activation.dice': { en: 'dice, 1 to 3', it: 'dadi, da 1 a 3' },
  'cli.odds.activation.modifier': { en: 'added to each die', it: 'aggiunto a ogni dado' },
  'cli.odds.situation': {
    en: 'possible results of a situation, in the form adjudicate takes',
    it: 'esiti possibili di una situazione, nella forma di adjudicate',
  },
  'cli.odds.position': {
    en: 'what may come of the dice that a position waits for, to the next decision',
    it: 'che cosa può venire dai dadi che una posizione attende, fino alla prossima decisione',
  },
  'cli.odds.position.file': {
    en: 'position file; - for standard input',
    it: 'file di posizione; - per lo standard input',
  },
  'cli.odds.position.order': {
    en: 'one more order before the dice, as in the file, or a list of them',
    it: 'un altro ordine prima dei dadi, come nel file, o un elenco di ordini',
  },
  'cli.odds.position.format': { en: 'This is no position file.', it: 'Non è un file di posizione.' },
  'cli.odds.position.drawn': {
    en: 'Too many dice to go through: from {{drawn}} results drawn, each figure within about two points.',
    it: 'Troppi dadi per provarli tutti: da {{drawn}} esiti estratti, ogni cifra entro due punti circa.',
  },
  'cli.odds.position.noDice': {
    en: 'No dice are rolled now: a player decides. Add the order to the file, or give it with --order.',
    it: 'Ora non si tirano dadi: decide un giocatore. Aggiungi l’ordine al file, o indicalo con --order.',
  },
  'cli.odds.noOdds': {
    en: '{{ruleset}} has no odds for “{{kind}}”. Choose one of: {{kinds}}.',
    it: '{{ruleset}} non ha probabilità per «{{kind}}». Scegli tra: {{kinds}}.',
  },
  'cli.odds.pair': {
    en: 'pair {{n}}: won {{w}}, tied {{d}}, lost {{l}}',
    it: 'coppia {{n}}: vinta {{w}}, pari {{d}}, persa {{l}}',
  },
  'cli.odds.row': {
    en: 'successes {{successes}}, failures {{failures}}: {{chance}}{{turnover}}',
    it: 'successi {{successes}}, fallimenti {{failures}}: {{chance}}{{turnover}}',
  },
  'cli.odds.turnover': { en: ' (double failure)', it: ' (doppio fallimento)' },
  'cli.scenarios': {
    en: 'list the scenarios, or print one as a file',
    it: 'elenca gli scenari, o stampane uno come file',
  },
  'cli.scenarios.id': { en: 'print this scenario as JSON', it: 'stampa questo scenario come JSON' },
  'cli.scenarios.schema': {
    en: 'print the JSON schema of scenario files instead',
    it: 'stampa invece lo schema JSON dei file di scenario',
  },
  'cli.error.number': {
    en: '{{name}} must be a whole number from {{least}} to {{most}}, not “{{given}}”',
    it: '{{name}} dev’essere un intero da {{least}} a {{most}}, non «{{given}}»',
  },
  'cli.error.ruleset': {
    en: 'There is no rule set “{{given}}”. Choose one of: {{known}}.',
    it: 'Non c’è un regolamento «{{given}}». Scegli tra: {{known}}.',
  },
  'cli.error.scenario': {
    en: 'There is no scenario “{{given}}”. Choose one of: {{known}}.',
    it: 'Non c’è uno scenario «{{given}}». Scegli tra: {{known}}.',
  },
  'cli.error.players': {
    en: '“{{given}}” is not a choice: name {{wanted}} players, each one of {{known}}.',
    it: '«{{given}}» non è una scelta: indica {{wanted}} giocatori, ciascuno tra {{known}}.',
  },
  'cli.error.choice': {
    en: '{{name}} must be one of {{known}}, not “{{given}}”',
    it: '{{name}} dev’essere tra {{known}}, non «{{given}}»',
  },
  'cli.error.read': { en: 'Cannot read {{file}}: {{reason}}.', it: 'Impossibile leggere {{file}}: {{reason}}.' },
  'cli.error.write': { en: 'Cannot write {{file}}: {{reason}}.', it: 'Impossibile scrivere {{file}}: {{reason}}.' },
  'cli.error.system.missing': { en: 'there is nothing at that place', it: 'in quel posto non c’è nulla' },
  'cli.error.system.folder': { en: 'it is a folder', it: 'è una cartella' },
  'cli.error.system.noFolder': {
    en: 'a file is in the place of a folder',
    it: 'un file occupa il posto di una cartella',
  },
  'cli.error.system.forbidden': { en: 'the system does not permit it', it: 'il sistema non lo permette' },
  'cli.error.system.full': { en: 'there is no room left', it: 'non c’è più spazio' },
  'cli.error.system.other': { en: 'the system refuses', it: 'il sistema rifiuta' },
  'cli.error.unforeseen': {
    en: 'Drumhead failed, and this is not your doing. Run the same command with --verbose and report what it prints.',
    it: 'Drumhead si è bloccato, e non per colpa tua. Ripeti il comando con --verbose e segnala che cosa stampa.',
  },
  'cli.option.verbose': {
    en: 'also print what the machine says of an error',
    it: 'stampa anche che cosa dice la macchina di un errore',
  },
  'cli.check.file.line': { en: '{{file}}: {{reason}}', it: '{{file}}: {{reason}}' },
  'cli.file.other': { en: 'This is {{what}}. It goes with: {{uses}}.', it: 'È {{what}}. Va con: {{uses}}.' },
  'cli.file.several': {
    en: 'Several are in this text: {{all}}. Save each in a file of its own.',
    it: 'Questo testo ne contiene più di uno: {{all}}. Salvali ciascuno in un file.',
  },
  'cli.file.device': {
    en: 'This is a copy of everything on a device. Add it on the page “On this device”.',
    it: 'È una copia di tutto ciò che sta su un dispositivo. Aggiungila nella pagina «Su questo dispositivo».',
  },
  'cli.file.situation': {
    en: 'This is a situation of a real table. Judge it with: {{uses}}.',
    it: 'È una situazione di un tavolo vero. Arbitrala con: {{uses}}.',
  },
  'cli.error.large': { en: '{{file}} is larger than {{limit}} MB', it: '{{file}} supera {{limit}} MB' },
} as const;
