/** Words of the commands that have battles played, English and Italian side by side. */
import * as terms from '@drumhead/content/terms';

export const battleMessages = {
  'cli.simulate': { en: 'play battles between computer players', it: 'gioca battaglie tra giocatori automatici' },
  'cli.simulate.scenario': {
    en: 'scenario to play (see “scenarios”), or a scenario or pick-up file (*.json)',
    it: 'scenario da giocare (vedi «scenarios»), o un file di scenario o di partita libera (*.json)',
  },
  'cli.simulate.scale': {
    en: 'divisions and armies: figure scale 6 mm, 15 mm or 28 mm, written without a space',
    it: 'divisioni e armate: scala delle miniature 6 mm, 15 mm o 28 mm, scritta senza spazio',
  },
  'cli.simulate.one': { en: 'Choose one thing to play: {{known}}.', it: 'Scegli una sola cosa da giocare: {{known}}.' },
  'cli.tournament': {
    en: 'every nation against every other: random legal divisions, each pairing fought twice with sides swapped',
    it: 'ogni nazione contro ogni altra: divisioni valide a caso, ogni incontro giocato due volte a parti scambiate',
  },
  'cli.tournament.nations': {
    en: 'nations separated by commas, or all',
    it: 'nazioni separate da virgole, o all per tutte',
  },
  'cli.tournament.rounds': {
    en: 'pairings of each two nations, two battles each',
    it: 'incontri tra ogni coppia di nazioni, due battaglie ciascuno',
  },
  'cli.tournament.player': { en: 'player of both sides: {{players}}', it: 'giocatore delle due parti: {{players}}' },
  'cli.tournament.unknown': {
    en: '“{{given}}” is not a choice: name two or more of {{known}}.',
    it: '«{{given}}» non è una scelta: indicane due o più tra {{known}}.',
  },
  'cli.tournament.title': {
    en: '{{player}} against {{player}}: battles {{games}}, rounds {{rounds}}, seed {{seed}}; rows win against columns',
    it: '{{player}} e {{player}}: battaglie {{games}}, turni {{rounds}}, seme {{seed}}; le righe vincono sulle colonne',
  },
  'cli.tournament.wins': terms.wins,
  'cli.tournament.of': { en: 'of', it: 'su' },
  'cli.tournament.share': { en: 'share', it: 'quota' },
  'cli.tournament.interval': terms.interval95,
  'cli.tournament.top': {
    en: 'Wins of the side at the top of the table: {{wins}} of {{games}} ({{interval}}).',
    it: 'Vittorie della parte in alto sul tavolo: {{wins}} su {{games}} ({{interval}}).',
  },
  'cli.tournament.length': {
    en: 'battles failed {{errors}}; {{seconds}} s',
    it: 'battaglie fallite {{errors}}; {{seconds}} s',
  },
  'cli.arena': {
    en: 'compare two computer players: every battle is fought twice with the same dice, sides swapped',
    it: 'confronta due giocatori automatici: ogni battaglia si gioca due volte con gli stessi dadi, a parti scambiate',
  },
  'cli.arena.players': {
    en: 'the two players: {{players}}; captain:term=weight for other weights, captain@7 for a frozen one',
    it: 'i due giocatori: {{players}}; captain:termine=peso per altri pesi, captain@7 per uno congelato',
  },
  'cli.arena.pairs': { en: 'pairs, two battles each', it: 'coppie di battaglie' },
  'cli.arena.scenario': {
    en: 'play this scenario; if left out, balanced set-ups with the same army on both sides',
    it: 'gioca questo scenario; se omesso, partite equilibrate con lo stesso esercito per parte',
  },
  'cli.arena.sprt': {
    en: 'stop as soon as a sequential test knows which player is better',
    it: 'fermati appena un test sequenziale sa quale giocatore è migliore',
  },
  'cli.arena.behaviour': {
    en: 'count habits and follies of both players',
    it: 'conta le abitudini e le sciocchezze dei due giocatori',
  },
  'cli.arena.luck': {
    en: 'tell the score without the luck of the dice too, and let the sequential test go by it; up to twice the time',
    it: 'indica anche il risultato senza la fortuna dei dadi, e il test sequenziale si regola su quello; fino al doppio del tempo',
  },
  'cli.arena.out': {
    en: 'keep every pair in a file in this folder; pairs that are there already are not played again',
    it: 'conserva ogni coppia in un file in questa cartella; le coppie già presenti non si rigiocano',
  },
  'cli.arena.outTaken': {
    en: 'The file of this run in {{folder}} belongs to another run. Choose another folder.',
    it: 'Il file di questa serie in {{folder}} appartiene a un’altra serie. Scegli un’altra cartella.',
  },
  'cli.arena.server.behaviour': {
    en: '--behaviour counts on this machine alone: leave out --server.',
    it: '--behaviour conta solo su questa macchina: togli --server.',
  },
  'cli.arena.server.frozen': {
    en: 'Workers know the players of today alone, not {{given}}: leave out --server.',
    it: 'I lavoratori conoscono solo i giocatori di oggi, non {{given}}: togli --server.',
  },
  'cli.arena.habit': { en: 'habit', it: 'abitudine' },
  'cli.arena.count': { en: 'times', it: 'volte' },
  'cli.arena.of': { en: 'of', it: 'su' },
  'cli.arena.share': { en: 'share', it: 'quota' },
  'cli.arena.progress': { en: 'pairs', it: 'coppie' },
  'cli.arena.failed': { en: 'pair {{pair}} failed', it: 'coppia {{pair}} fallita' },
  'cli.arena.title': {
    en: '{{ruleset}}, {{setups}}: pairs {{pairs}}, seed {{seed}}',
    it: '{{ruleset}}, {{setups}}: coppie {{pairs}}, seme {{seed}}',
  },
  'cli.arena.player': { en: 'player', it: 'giocatore' },
  'cli.arena.score': { en: 'score', it: 'risultato' },
  'cli.arena.adjusted': { en: 'without dice', it: 'senza dadi' },
  'cli.arena.interval': terms.interval95,
  'cli.arena.margin': { en: 'margin', it: 'margine' },
  'cli.arena.median': { en: 'ms a decision', it: 'ms a decisione' },
  'cli.arena.p95': { en: '95% under', it: '95% sotto' },
  'cli.arena.sprt.better': {
    en: 'The first player is the better one (log likelihood ratio {{ratio}}, Elo 0 against {{elo}}).',
    it: 'Il primo giocatore è il migliore (log-rapporto di verosimiglianza {{ratio}}, Elo 0 contro {{elo}}).',
  },
  'cli.arena.sprt.notBetter': {
    en: 'The first player is no better (log likelihood ratio {{ratio}}, Elo 0 against {{elo}}).',
    it: 'Il primo giocatore non è migliore (log-rapporto di verosimiglianza {{ratio}}, Elo 0 contro {{elo}}).',
  },
  'cli.arena.sprt.open': {
    en: 'Not settled (log likelihood ratio {{ratio}}, Elo 0 against {{elo}}).',
    it: 'Non è deciso (log-rapporto di verosimiglianza {{ratio}}, Elo 0 contro {{elo}}).',
  },
  'cli.arena.end': {
    en: 'pairs failed {{errors}}, battles given up {{capped}}; {{seconds}} s',
    it: 'coppie fallite {{errors}}, battaglie abbandonate {{capped}}; {{seconds}} s',
  },
  'cli.suite': {
    en: 'which ideas a computer player finds: positions with one right idea each',
    it: 'quali idee trova un giocatore automatico: posizioni con una sola idea giusta',
  },
  'cli.suite.ruleset': { en: 'rule set; if left out, all', it: 'regolamento; se omesso, tutti' },
  'cli.suite.player': {
    en: 'the player, as in “arena”: captain@7 for a frozen one',
    it: 'il giocatore, come in «arena»: captain@7 per uno congelato',
  },
  'cli.suite.seeds': {
    en: 'times that each position is played, with other dice; it counts where most find the idea',
    it: 'volte che si gioca ogni posizione, con altri dadi; conta se i più trovano l’idea',
  },
  'cli.suite.title': {
    en: '{{ruleset}}, {{player}}: solved {{solved}} of {{of}}, {{share}}',
    it: '{{ruleset}}, {{player}}: risolte {{solved}} su {{of}}, {{share}}',
  },
  'cli.suite.regret': {
    en: 'instead: what it gives away on the average, in positions of captains’ battles',
    it: 'invece: quanto cede in media, in posizioni di battaglie tra capitani',
  },
  'cli.suite.noRegret': {
    en: 'No positions are kept for that yet: npm run regret -- RULESET makes them.',
    it: 'Non sono ancora conservate posizioni: npm run regret -- RULESET le prepara.',
  },
  'cli.suite.regretLine': {
    en: '{{ruleset}}, {{player}}: positions {{positions}}, given away on the average {{points}} ±{{error}} points of the chance of victory',
    it: '{{ruleset}}, {{player}}: posizioni {{positions}}, ceduti in media {{points}} ±{{error}} punti della probabilità di vittoria',
  },
  'cli.suite.position': { en: 'position', it: 'posizione' },
  'cli.suite.idea': { en: 'idea', it: 'idea' },
  'cli.suite.found': { en: 'found', it: 'trovata' },
  'cli.suite.ms': { en: 'ms', it: 'ms' },
  'cli.suite.reads': { en: 'states', it: 'stati' },
  'cli.suite.instead': { en: 'given instead', it: 'dato invece' },
  'cli.suite.problem.seat': {
    en: '{{seat}} decides nothing here: {{decides}} does',
    it: 'qui {{seat}} non decide nulla: tocca a {{decides}}',
  },
  'cli.suite.problem.right': {
    en: 'none of the accepted patterns fits the right order',
    it: 'nessuno dei modelli accettati corrisponde all’ordine giusto',
  },
  'cli.suite.problem.wrong': {
    en: 'an accepted pattern fits the wrong order too',
    it: 'un modello accettato corrisponde anche all’ordine sbagliato',
  },
  'cli.simulate.server': {
    en: 'let the workers of this server do the work; its key in DRUMHEAD_WORKERS',
    it: 'affida il lavoro ai lavoratori di questo server; la chiave in DRUMHEAD_WORKERS',
  },
  'cli.simulate.open': {
    en: 'with --server: tabs of visitors may help, of whom two must agree',
    it: 'con --server: possono aiutare le schede dei visitatori, due dei quali devono concordare',
  },
  'cli.work': {
    en: 'do the work of a server: battles, pairs and analyses, by the code that it gives; its key in DRUMHEAD_WORKERS',
    it: 'svolge il lavoro di un server: battaglie, coppie e analisi, con il codice che dà; la chiave in DRUMHEAD_WORKERS',
  },
  'cli.work.server': { en: 'address of the server', it: 'indirizzo del server' },
  'cli.work.threads': { en: 'tasks at a time', it: 'compiti alla volta' },
  'cli.work.noKey': {
    en: 'DRUMHEAD_WORKERS is not set: it holds the key of the server’s workers.',
    it: 'DRUMHEAD_WORKERS non è impostata: contiene la chiave dei lavoratori del server.',
  },
  'cli.work.noAddress': { en: '{{address}} is not an address.', it: '{{address}} non è un indirizzo.' },
  'cli.work.wrongCode': {
    en: 'The code of the server is not what its name says.',
    it: 'Il codice del server non è quello che dice il suo nome.',
  },
  'cli.work.none': { en: 'This server gives out no work.', it: 'Questo server non dà lavoro.' },
  'cli.work.refused': {
    en: 'The server does not take the job (status {{status}}).',
    it: 'Il server non accetta il lavoro (stato {{status}}).',
  },
  'cli.work.noKeyTaken': { en: 'The server does not know this key.', it: 'Il server non riconosce questa chiave.' },
  'cli.work.begins': { en: 'working by code {{code}}', it: 'al lavoro con il codice {{code}}' },
  'cli.balance': {
    en: 'tell how even a battle is, why, and which small change would make it so',
    it: 'dice quanto è equilibrata una battaglia, perché, e quale piccola modifica la renderebbe tale',
  },
  'cli.balance.noMend': { en: 'try no changes', it: 'non provare modifiche' },
  'cli.balance.save': {
    en: 'save the battle with the best change in this file; a scenario file of all games gets its odds, too',
    it: 'salva in questo file la battaglia con la modifica migliore; un file di scenario di tutti i giochi riceve anche le sue probabilità',
  },
  'cli.balance.title': { en: '{{scenario}}: battles {{games}}', it: '{{scenario}}: battaglie {{games}}' },
  'cli.balance.by': terms.PlayersBy,
  'cli.balance.again': terms.WithTheseChanges,
  'cli.balance.even': terms.BalanceEven,
  'cli.balance.favoured': terms.BalanceFavoured,
  'cli.balance.maybe': terms.BalanceMaybe,
  'cli.balance.early': terms.BalanceEarly,
  'cli.balance.table.side': terms.side,
  'cli.balance.table.wins': terms.wins,
  'cli.balance.table.share': { en: 'share', it: 'quota' },
  'cli.balance.table.interval': terms.interval95,
  'cli.balance.first': terms.FirstMoverWon,
  'cli.balance.losses': terms.MostOftenLost,
  'cli.balance.changing': {
    en: 'Every battle has another set-up: there is nothing to change.',
    it: 'Ogni battaglia ha un altro schieramento: non c’è nulla da modificare.',
  },
  'cli.balance.nothingToSave': {
    en: '{{file}} is not written: no change was taken.',
    it: '{{file}} non è stato scritto: nessuna modifica è stata adottata.',
  },
  'cli.simulate.players': {
    en: 'players of the sides, in the scenario’s order: {{players}}',
    it: 'giocatori delle parti, nell’ordine dello scenario: {{players}}',
  },
  'cli.simulate.games': { en: 'number of battles', it: 'numero di battaglie' },
  'cli.simulate.seed': { en: 'seed of all dice and choices', it: 'seme di tutti i dadi e le scelte' },
  'cli.simulate.threads': { en: 'worker threads', it: 'thread di lavoro' },
  'cli.simulate.records': { en: 'save every record in this folder', it: 'salva ogni registrazione in questa cartella' },
  'cli.simulate.cap': {
    en: 'stop a battle as failed after this many commands',
    it: 'interrompi come fallita una battaglia oltre questo numero di comandi',
  },
  'cli.simulate.progress': terms.battles,
  'cli.simulate.table.title': {
    en: '{{scenario}}: battles {{games}}, seed {{seed}}',
    it: '{{scenario}}: battaglie {{games}}, seme {{seed}}',
  },
  'cli.simulate.table.side': terms.side,
  'cli.simulate.table.player': { en: 'player', it: 'giocatore' },
  'cli.simulate.table.wins': terms.wins,
  'cli.simulate.table.interval': terms.interval95,
  'cli.simulate.table.against': { en: 'average score against', it: 'punti subiti in media' },
  'cli.simulate.table.draw': { en: 'draw', it: 'pareggio' },
  'cli.simulate.table.end': { en: '{{count}} × {{end}}', it: '{{count}} × {{end}}' },
  'cli.simulate.table.length': {
    en: 'phases or game turns: median {{phases}} ({{least}} to {{most}}); commands: median {{commands}}; {{seconds}} s',
    it: 'fasi o turni di gioco: mediana {{phases}} (da {{least}} a {{most}}); comandi: mediana {{commands}}; {{seconds}} s',
  },
  'cli.simulate.failed': { en: 'battle {{game}} failed', it: 'battaglia {{game}} fallita' },
  'cli.simulate.notFinished': {
    en: 'battle {{game}} failed: not finished after {{cap}} commands',
    it: 'battaglia {{game}} fallita: non conclusa dopo {{cap}} comandi',
  },
  'cli.simulate.capped': { en: 'not finished after {{cap}} commands', it: 'non conclusa dopo {{cap}} comandi' },
} as const;
