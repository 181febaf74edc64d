/** Words of the command line, English and Italian side by side. */
export const cliMessages = {
  'cli.about': {
    en: 'Miniature battles and skirmishes by the book: play them out, replay them, judge them, count their odds.',
    it: 'Battaglie e schermaglie in miniatura secondo il regolamento: giocarle, rivederle, arbitrarle, calcolarne le probabilità.',
  },
  'cli.option.lang': { en: 'language of the words: en or it', it: 'lingua dei testi: en o it' },
  'cli.option.json': { en: 'print JSON', it: 'stampa JSON' },
  'cli.option.ruleset': { en: 'rule set', it: 'regolamento' },
  'cli.simulate': { en: 'play battles between computer players', it: 'gioca battaglie fra giocatori automatici' },
  'cli.simulate.scenario': {
    en: 'scenario to play (see "scenarios"), or a scenario or pick-up file (*.json)',
    it: 'scenario da giocare (vedi "scenarios"), o un file di scenario o di partita libera (*.json)',
  },
  'cli.simulate.division': {
    en: 'instead: a pick-up game between Divisions; NATION, NATION:PERIOD (a random legal one in every battle) or a division file',
    it: 'invece: una partita libera fra Divisioni; NAZIONE, NAZIONE:PERIODO (ogni volta una regolare a caso) o un file di divisione',
  },
  'cli.simulate.divisionB': { en: 'the other Division', it: 'l’altra Divisione' },
  'cli.simulate.armies': {
    en: 'instead: random historical armies, at army level',
    it: 'invece: armate storiche a caso, a livello di armata',
  },
  'cli.simulate.squads': {
    en: 'instead: a skirmish between squads; rosters (a random legal squad in every game) or squad files, commas between them',
    it: 'invece: una schermaglia fra squadre; liste (ogni volta una squadra regolare a caso) o file di squadra, separati da virgole',
  },
  'cli.simulate.army': {
    en: 'instead: Simplicity in Practice between two armies; nations (a random legal army in every battle) or army files, a comma between them',
    it: 'invece: Simplicity in Practice fra due eserciti; nazioni (ogni volta un esercito regolare a caso) o file di esercito, separati da una virgola',
  },
  'cli.simulate.brigades': {
    en: 'armies of Simplicity in Practice: brigades of every random one, 1 to 3',
    it: 'eserciti di Simplicity in Practice: brigate di ogni esercito a caso, da 1 a 3',
  },
  'cli.simulate.classic': {
    en: 'armies of Simplicity in Practice: the classic game, without action points',
    it: 'eserciti di Simplicity in Practice: il gioco classico, senza punti azione',
  },
  'cli.simulate.rallyClear': {
    en: 'armies of Simplicity in Practice: no rally with a ready enemy within 10 cm',
    it: 'eserciti di Simplicity in Practice: nessun riordino con un nemico pronto entro 10 cm',
  },
  'cli.simulate.uneven': {
    en: 'armies of Simplicity in Practice: they meet though their points or brigades differ',
    it: 'eserciti di Simplicity in Practice: si affrontano anche se punti o brigate sono diversi',
  },
  'cli.simulate.twoArmies': {
    en: '--army needs two of them, with a comma between.',
    it: '--army ne vuole due, separati da una virgola.',
  },
  'cli.simulate.skirmish': {
    en: 'squads: scenario, pick-up (default), forlorn-hope, foraging-mission or assault-at-the-farm; the first squad attacks',
    it: 'squadre: scenario, pick-up (se non indicato), forlorn-hope, foraging-mission o assault-at-the-farm; attacca la prima squadra',
  },
  'cli.simulate.limit': {
    en: 'squads: points of every random squad, instead of those of the scenario',
    it: 'squadre: punti di ogni squadra a caso, invece di quelli dello scenario',
  },
  'cli.simulate.terrain': {
    en: 'squads: terrain laid beforehand, by the number of a generated table, or "each" for another in every game',
    it: 'squadre: terreno già piazzato, con il numero di un tavolo generato, o "each" per uno diverso a ogni partita',
  },
  'cli.simulate.scale': {
    en: 'Divisions and armies: figures, 6mm, 15mm or 28mm',
    it: 'Divisioni e armate: figurini, 6mm, 15mm o 28mm',
  },
  'cli.simulate.deployment': {
    en: 'Divisions and armies: hidden, or alternate (a Brigade at a time)',
    it: 'Divisioni e armate: hidden (nascosto) o alternate (una Brigata alla volta)',
  },
  'cli.simulate.grandBattery': {
    en: 'with the optional rule of the Grand Battery',
    it: 'con la regola opzionale della Grande Batteria',
  },
  'cli.simulate.wornUnits': {
    en: 'with the optional rule of worn units',
    it: 'con la regola opzionale delle unità logore',
  },
  'cli.simulate.one': {
    en: 'Say what to play: --scenario, or --division-a and --division-b, or --armies, or --squads, or --army; one of them.',
    it: 'Indica che cosa giocare: --scenario, oppure --division-a e --division-b, oppure --armies, oppure --squads, oppure --army; uno solo.',
  },
  'cli.simulate.bothDivisions': {
    en: 'A pick-up game needs both --division-a and --division-b.',
    it: 'Una partita libera richiede sia --division-a sia --division-b.',
  },
  'cli.simulate.fixed': {
    en: 'A scenario says itself what its scale and deployment are: --scale and --deployment go with Divisions and armies.',
    it: 'Uno scenario dice da sé scala e schieramento: --scale e --deployment valgono per Divisioni e armate.',
  },
  'cli.simulate.period': {
    en: 'The periods of {{nation}} are: {{known}}; not "{{given}}"',
    it: 'I periodi di {{nation}} sono: {{known}}; non "{{given}}"',
  },
  'cli.tournament': {
    en: 'every nation against every other: random legal Divisions, each meeting fought twice with the sides changed',
    it: 'ogni nazione contro ogni altra: Divisioni regolari a caso, ogni incontro giocato due volte a parti scambiate',
  },
  'cli.tournament.variant': {
    en: 'skirmish: SDS (Drums and Shakos) or SDT (Drums and Tomahawks)',
    it: 'schermaglie: SDS (Drums and Shakos) o SDT (Drums and Tomahawks)',
  },
  'cli.tournament.nations': {
    en: 'nations, with commas between them, or all',
    it: 'nazioni, separate da virgole, o all per tutte',
  },
  'cli.tournament.rounds': {
    en: 'meetings of every two nations, of two battles each',
    it: 'incontri fra ogni due nazioni, di due battaglie ciascuno',
  },
  'cli.tournament.player': { en: 'player of both sides: {{players}}', it: 'giocatore delle due parti: {{players}}' },
  'cli.tournament.unknown': {
    en: 'Name two or more of {{known}}; "{{given}}" does not.',
    it: 'Indicane due o più fra {{known}}; "{{given}}" non va bene.',
  },
  'cli.tournament.title': {
    en: '{{player}} against {{player}}: {{games}} battles, {{rounds}} rounds, seed {{seed}}. Rows win against columns.',
    it: '{{player}} contro {{player}}: {{games}} battaglie, {{rounds}} turni, seme {{seed}}. Le righe vincono sulle colonne.',
  },
  'cli.tournament.wins': { en: 'wins', it: 'vittorie' },
  'cli.tournament.of': { en: 'of', it: 'su' },
  'cli.tournament.share': { en: 'share', it: 'quota' },
  'cli.tournament.interval': { en: '95 % interval', it: 'intervallo 95 %' },
  'cli.tournament.top': {
    en: 'The side at the top of the table won {{wins}} of {{games}} ({{interval}}).',
    it: 'La parte in alto sul tavolo ne ha vinte {{wins}} su {{games}} ({{interval}}).',
  },
  'cli.tournament.length': { en: '{{errors}} failed; {{seconds}} s', it: '{{errors}} fallite; {{seconds}} s' },
  'cli.simulate.players': {
    en: 'players of the sides in the scenario’s order: {{players}}',
    it: 'giocatori delle parti nell’ordine dello scenario: {{players}}',
  },
  'cli.simulate.games': { en: 'number of battles', it: 'numero di battaglie' },
  'cli.simulate.seed': { en: 'seed of all dice and choices', it: 'seme di tutti i dadi e le scelte' },
  'cli.simulate.threads': { en: 'worker threads', it: 'thread di lavoro' },
  'cli.simulate.records': {
    en: 'write every record into this folder',
    it: 'scrive ogni registrazione in questa cartella',
  },
  'cli.simulate.cap': {
    en: 'give a battle up as failed after this many commands',
    it: 'considera fallita una battaglia oltre questo numero di comandi',
  },
  'cli.simulate.progress': { en: 'battles', it: 'battaglie' },
  'cli.simulate.table.title': {
    en: '{{scenario}}: {{games}} battles, seed {{seed}}',
    it: '{{scenario}}: {{games}} battaglie, seme {{seed}}',
  },
  'cli.simulate.table.side': { en: 'side', it: 'parte' },
  'cli.simulate.table.player': { en: 'player', it: 'giocatore' },
  'cli.simulate.table.wins': { en: 'wins', it: 'vittorie' },
  'cli.simulate.table.interval': { en: '95 % interval', it: 'intervallo 95 %' },
  'cli.simulate.table.against': { en: 'mean score against', it: 'punti contro in media' },
  'cli.simulate.table.draw': { en: 'draw', it: 'pareggio' },
  'cli.simulate.table.length': {
    en: 'phases or game turns: median {{phases}} ({{least}} to {{most}}); commands: median {{commands}}; {{seconds}} s',
    it: 'fasi o turni di gioco: mediana {{phases}} (da {{least}} a {{most}}); comandi: mediana {{commands}}; {{seconds}} s',
  },
  'cli.simulate.failed': {
    en: 'battle {{game}} failed: {{error}}',
    it: 'la battaglia {{game}} è fallita: {{error}}',
  },
  'cli.simulate.capped': {
    en: 'not over after {{cap}} commands',
    it: 'non conclusa dopo {{cap}} comandi',
  },
  'cli.campaign': {
    en: 'a short campaign of skirmishes: where it stands, or its games played between computer players',
    it: 'una breve campagna di schermaglie: a che punto è, o le sue partite giocate fra giocatori automatici',
  },
  'cli.campaign.file': {
    en: 'campaign file (JSON); - is standard input',
    it: 'file di campagna (JSON); - è lo standard input',
  },
  'cli.campaign.new': {
    en: 'instead of a file: a new campaign between random companies of two rosters',
    it: 'invece di un file: una nuova campagna fra compagnie a caso di due liste',
  },
  'cli.campaign.games': { en: 'games of a new campaign, 3 to 5', it: 'partite di una nuova campagna, da 3 a 5' },
  'cli.campaign.scale': {
    en: 'figures of a new campaign: 15mm, 28mm or 40mm',
    it: 'figurini di una nuova campagna: 15mm, 28mm o 40mm',
  },
  'cli.campaign.play': {
    en: 'play the games that are left, with these players: {{players}}',
    it: 'gioca le partite che restano, con questi giocatori: {{players}}',
  },
  'cli.campaign.json': {
    en: 'print the campaign as a file, to go on with',
    it: 'stampa la campagna come file, per continuarla',
  },
  'cli.campaign.one': {
    en: 'Name a campaign file, or begin one with --new; one of them.',
    it: 'Indica un file di campagna, o cominciane una con --new; uno solo.',
  },
  'cli.campaign.scenario': { en: 'scenario', it: 'scenario' },
  'cli.campaign.attacker': { en: 'attacker', it: 'attaccante' },
  'cli.campaign.winner': { en: 'winner', it: 'vincitore' },
  'cli.campaign.lost': { en: 'out', it: 'fuori' },
  'cli.campaign.points': { en: 'points won', it: 'punti vinti' },
  'cli.campaign.company': { en: 'points of company left', it: 'punti di compagnia rimasti' },
  'cli.campaign.goesOn': {
    en: '{{left}} games of {{games}} are left.',
    it: 'Partite che restano: {{left}} su {{games}}.',
  },
  'cli.campaign.won': { en: '{{winner}} wins the campaign.', it: 'Vince la campagna: {{winner}}.' },
  'cli.campaign.drawn': { en: 'The campaign is a draw.', it: 'La campagna finisce in parità.' },
  'cli.replay': { en: 'print the log of a recorded battle', it: 'stampa il diario di una battaglia registrata' },
  'cli.replay.file': { en: 'record file (*.battle.jsonl)', it: 'file di registrazione (*.battle.jsonl)' },
  'cli.replay.to': { en: 'stop after this many commands', it: 'si ferma dopo questo numero di comandi' },
  'cli.replay.hash': { en: 'state {{hash}} after {{count}} commands', it: 'stato {{hash}} dopo {{count}} comandi' },
  'cli.replay.over': { en: '{{winner}} wins. {{reason}}', it: 'Vince {{winner}}. {{reason}}' },
  'cli.replay.draw': { en: 'A draw. {{reason}}', it: 'Pareggio. {{reason}}' },
  'cli.replay.cut': {
    en: 'The record was cut off in line {{line}}; everything before it was read.',
    it: 'La registrazione si interrompe alla riga {{line}}; tutto ciò che precede è stato letto.',
  },
  'cli.check': {
    en: 'check a file: a record, a scenario, a division, a pick-up game or a squad',
    it: 'controlla un file: una registrazione, uno scenario, una divisione, una partita libera o una squadra',
  },
  'cli.check.file': {
    en: 'record (*.battle.jsonl), or JSON file known by its format; - is standard input',
    it: 'registrazione (*.battle.jsonl), o file JSON riconosciuto dal suo formato; - è lo standard input',
  },
  'cli.check.schema': {
    en: 'print the JSON schema of such files instead: {{kinds}}',
    it: 'stampa invece lo schema JSON di questi file: {{kinds}}',
  },
  'cli.check.noFile': { en: 'Name the file to check.', it: 'Indica il file da controllare.' },
  'cli.check.recordSound': {
    en: '{{file}}: sound; {{count}} commands, state {{hash}}',
    it: '{{file}}: integra; {{count}} comandi, stato {{hash}}',
  },
  'cli.check.sound.scenario': { en: '{{file}}: a sound scenario', it: '{{file}}: uno scenario corretto' },
  'cli.check.sound.division': { en: '{{file}}: a legal division', it: '{{file}}: una divisione regolare' },
  'cli.check.sound.historical': {
    en: '{{file}}: a sound historical order of battle',
    it: '{{file}}: un ordine di battaglia storico corretto',
  },
  'cli.check.sound.pickup': { en: '{{file}}: a sound pick-up game', it: '{{file}}: una partita libera corretta' },
  'cli.check.sound.game': { en: '{{file}}: a sound skirmish game', it: '{{file}}: una schermaglia corretta' },
  'cli.check.sound.campaign': { en: '{{file}}: a sound campaign', it: '{{file}}: una campagna corretta' },
  'cli.check.sound.simplicity': {
    en: '{{file}}: a sound scenario of Simplicity in Practice',
    it: '{{file}}: uno scenario corretto di Simplicity in Practice',
  },
  'cli.check.sound.army': {
    en: '{{file}}: a legal army of Simplicity in Practice',
    it: '{{file}}: un esercito regolare di Simplicity in Practice',
  },
  'cli.check.sound.squad': { en: '{{file}}: a legal squad', it: '{{file}}: una squadra regolare' },
  'cli.check.line': { en: '{{file}}: line {{line}}: {{reason}}', it: '{{file}}: riga {{line}}: {{reason}}' },
  'cli.check.path': { en: '{{path}}: {{reason}} [{{rule}}]', it: '{{path}}: {{reason}} [{{rule}}]' },
  'cli.check.whole': { en: '(the whole file)', it: '(l’intero file)' },
  'cli.adjudicate': {
    en: 'give a situation and the dice, get the outcome with its reasons (JSON both ways)',
    it: 'data una situazione e i dadi, dà l’esito con le ragioni (JSON in entrata e in uscita)',
  },
  'cli.adjudicate.ruleset': { en: 'rule set: large-battles or skirmish', it: 'regolamento: large-battles o skirmish' },
  'cli.adjudicate.kind': { en: 'what to judge: {{kinds}}', it: 'che cosa giudicare: {{kinds}}' },
  'cli.adjudicate.file': { en: 'JSON file; standard input without it', it: 'file JSON; senza, lo standard input' },
  'cli.adjudicate.schema': {
    en: 'print the JSON schema of the situation instead',
    it: 'stampa invece lo schema JSON della situazione',
  },
  'cli.adjudicate.unknownKind': {
    en: 'There is no "{{kind}}" to judge in {{ruleset}}. There are: {{kinds}}.',
    it: 'In {{ruleset}} non c’è "{{kind}}" da giudicare. Ci sono: {{kinds}}.',
  },
  'cli.adjudicate.notJson': { en: '{{file}} is not JSON: {{error}}', it: '{{file}} non è JSON: {{error}}' },
  'cli.odds': { en: 'exact odds', it: 'probabilità esatte' },
  'cli.odds.contest': {
    en: 'joint results of three pairs, A dice against B dice',
    it: 'esiti congiunti di tre coppie, A dadi contro B dadi',
  },
  'cli.odds.contest.a': { en: 'dice of the first side, 1 to {{most}}', it: 'dadi della prima parte, da 1 a {{most}}' },
  'cli.odds.contest.b': {
    en: 'dice of the second side, 1 to {{most}}',
    it: 'dadi della seconda parte, da 1 a {{most}}',
  },
  'cli.odds.contest.kind': {
    en: 'which tied pairs take an unused die: {{kinds}}',
    it: 'quali coppie pari prendono un dado non usato: {{kinds}}',
  },
  'cli.odds.contest.reroll': {
    en: 'this side may roll its lowest die again: a or b',
    it: 'questa parte può ritirare il dado più basso: a o b',
  },
  'cli.odds.activation': { en: 'an activation roll', it: 'un tiro di attivazione' },
  'cli.odds.activation.quality': { en: 'Quality to reach, 2 to 6', it: 'Qualità da raggiungere, da 2 a 6' },
  'cli.odds.activation.dice': { en: 'dice, 1 to 3', it: 'dadi, da 1 a 3' },
  'cli.odds.activation.modifier': { en: 'added to each die', it: 'aggiunto a ogni dado' },
  'cli.odds.situation': {
    en: 'what may come of a situation, as adjudicate takes it',
    it: 'che cosa può venire da una situazione, come la prende adjudicate',
  },
  'cli.odds.noOdds': {
    en: 'There are no odds of "{{kind}}" in {{ruleset}}. There are: {{kinds}}.',
    it: 'In {{ruleset}} non ci sono probabilità di "{{kind}}". Ci sono: {{kinds}}.',
  },
  'cli.odds.dice': {
    en: 'dice {{dice}}: actions {{actions}}, failures {{failures}}{{turnover}}',
    it: 'dadi {{dice}}: azioni {{actions}}, fallimenti {{failures}}{{turnover}}',
  },
  'cli.odds.playPasses': { en: ' (play passes)', it: ' (il gioco passa)' },
  'cli.odds.to': { en: '{{who}}: {{what}}', it: '{{who}}: {{what}}' },
  'cli.odds.who.attacker': { en: 'attacker', it: 'attaccante' },
  'cli.odds.who.defender': { en: 'defender', it: 'difensore' },
  'cli.odds.who.target': { en: 'target', it: 'bersaglio' },
  'cli.odds.what.nothing': { en: 'no effect', it: 'nessun effetto' },
  'cli.odds.what.recoil': { en: 'recoils', it: 'arretra' },
  'cli.odds.what.fallen': { en: 'Fallen', it: 'caduto' },
  'cli.odds.what.wounded': { en: 'Wounded', it: 'ferito' },
  'cli.odds.what.killed': { en: 'killed', it: 'ucciso' },
  'cli.odds.what.cover': { en: 'runs for cover', it: 'corre al coperto' },
  'cli.odds.what.prone': { en: 'goes prone', it: 'si butta a terra' },
  'cli.odds.what.stands': { en: 'stands', it: 'resiste' },
  'cli.odds.what.fleesOneMove': { en: 'flees one move', it: 'fugge di un movimento' },
  'cli.odds.what.fleesTwoMoves': { en: 'flees two moves', it: 'fugge di due movimenti' },
  'cli.odds.what.removed': { en: 'removed from the table', it: 'tolto dal tavolo' },
  'cli.odds.what.done': { en: 'bashed down', it: 'abbattuto' },
  'cli.odds.pair': {
    en: 'pair {{n}}: won {{w}}, tied {{d}}, lost {{l}}',
    it: 'coppia {{n}}: vinta {{w}}, pari {{d}}, persa {{l}}',
  },
  'cli.odds.row': {
    en: '{{successes}} successes, {{failures}} failures: {{chance}}{{turnover}}',
    it: '{{successes}} successi, {{failures}} fallimenti: {{chance}}{{turnover}}',
  },
  'cli.odds.turnover': { en: ' (slot closes)', it: ' (chiude la brigata)' },
  'cli.scenarios': {
    en: 'list the scenarios, or print one as a file',
    it: 'elenca gli scenari, o ne stampa uno come file',
  },
  'cli.scenarios.id': { en: 'print this scenario as JSON', it: 'stampa questo scenario come JSON' },
  'cli.scenarios.schema': {
    en: 'print the JSON schema of scenario files instead',
    it: 'stampa invece lo schema JSON dei file di scenario',
  },
  'cli.error.number': {
    en: '{{name}} must be a whole number from {{least}} to {{most}}, not "{{given}}"',
    it: '{{name}} dev’essere un intero da {{least}} a {{most}}, non "{{given}}"',
  },
  'cli.error.ruleset': {
    en: 'There is no rule set "{{given}}". There are: {{known}}.',
    it: 'Non c’è un regolamento "{{given}}". Ci sono: {{known}}.',
  },
  'cli.error.scenario': {
    en: 'There is no scenario "{{given}}". There are: {{known}}.',
    it: 'Non c’è uno scenario "{{given}}". Ci sono: {{known}}.',
  },
  'cli.error.players': {
    en: 'Name {{wanted}} players, each one of {{known}}; "{{given}}" does not.',
    it: 'Indica {{wanted}} giocatori, ciascuno fra {{known}}; "{{given}}" non va bene.',
  },
  'cli.error.choice': {
    en: '{{name}} must be one of {{known}}, not "{{given}}"',
    it: '{{name}} dev’essere uno fra {{known}}, non "{{given}}"',
  },
  'cli.error.read': { en: 'cannot read {{file}}: {{error}}', it: 'impossibile leggere {{file}}: {{error}}' },
  'cli.error.empty': { en: '{{file}} is empty', it: '{{file}} è vuoto' },
  'cli.error.notText': { en: '{{file}} is not text in UTF-8', it: '{{file}} non è un testo in UTF-8' },
  'cli.error.write': { en: 'cannot write {{file}}: {{error}}', it: 'impossibile scrivere {{file}}: {{error}}' },
  'cli.error.large': {
    en: '{{file}} is larger than {{limit}} MB',
    it: '{{file}} supera i {{limit}} MB',
  },
} as const;
