/**
 * Plain terms that several messages say alike in every language: each stands here once, and its messages share it. Named as
 * in English, with a capital where the term has one. A term whose Italian hangs on its context (gender, number, what it is
 * said of) is not the same text, and stays with its message.
 */

export const Activation = { en: 'Activation', it: 'Attivazione' } as const;
export const AddABrigade = { en: 'Add a brigade', it: 'Aggiungi una brigata' } as const;
export const AddAUnit = { en: 'Add a unit', it: 'Aggiungi un’unità' } as const;
export const AddedToTheDie = { en: 'Added to the die', it: 'Aggiunto al dado' } as const;
export const AllMoves = { en: 'All moves', it: 'Tutti i movimenti' } as const;
export const Armies = { en: 'Armies', it: 'Eserciti' } as const;
export const Attacker = { en: 'Attacker', it: 'Attaccante' } as const;
export const attacker = { en: 'attacker', it: 'attaccante' } as const;
export const AttackerAndDefender = { en: 'Attacker and defender', it: 'Attaccante e difensore' } as const;
export const attackerKnockedDown = { en: 'attacker knocked down', it: 'attaccante a terra' } as const;
export const attackerRecoils = { en: 'attacker recoils', it: 'l’attaccante arretra' } as const;
export const AttackOrDefend = { en: 'Attack or defend?', it: 'Attacchi o difendi?' } as const;
export const AlliedArmy = { en: 'Allied army', it: 'Armata alleata' } as const;
export const Austria = { en: 'Austria', it: 'Austria' } as const;
export const BalanceEarly = {
  en: 'Too early to say: more battles are needed.',
  it: 'Troppo presto per dirlo: servono altre battaglie.',
} as const;
export const BalanceEven = {
  en: 'Even: no side wins more than 10 in 100 above its share.',
  it: 'Equilibrata: nessuna parte vince più di 10 volte su 100 oltre la sua quota.',
} as const;
export const PlayersBy = { en: 'Players: {{players}}.', it: 'Giocatori: {{players}}.' } as const;
export const BalanceMaybe = {
  en: 'Perhaps even: no side is shown to be better off. More battles would tell.',
  it: 'Forse equilibrata: nessuna parte risulta favorita. Altre battaglie lo direbbero.',
} as const;
export const BalanceFavoured = { en: 'Favoured: {{side}}.', it: 'Favorita: {{side}}.' } as const;
export const Battery = { en: 'Battery', it: 'Batteria' } as const;
export const BeginTheBattle = { en: 'Begin the battle', it: 'Comincia la battaglia' } as const;
export const betterAttacks = {
  en: 'better attacks become possible',
  it: 'diventano possibili attacchi migliori',
} as const;
export const BreakPoint = { en: 'Break Point', it: 'Punto di rottura' } as const;
export const bridge = { en: 'bridge', it: 'ponte' } as const;
export const Brigades = { en: 'Brigades', it: 'Brigate' } as const;
export const Britain = { en: 'Britain', it: 'Gran Bretagna' } as const;
export const building = { en: 'building', it: 'edificio' } as const;
export const byTheBook = { en: 'by the book', it: 'secondo il libro' } as const;
export const ByAuthor = { en: 'By {{author}}', it: 'Di {{author}}' } as const;
export const Calibre = { en: 'Calibre', it: 'Calibro' } as const;
export const Cancel = { en: 'Cancel', it: 'Indietro' } as const;
export const CasualGame = { en: 'Casual game', it: 'Partita amichevole' } as const;
export const ChangeACopy = { en: 'Change a copy', it: 'Modifica una copia' } as const;
export const Class = { en: 'Class', it: 'Classe' } as const;
export const Combat = { en: 'Combat', it: 'Combattimento' } as const;
export const costsTheBattle = {
  en: 'The next best order could cost you the battle.',
  it: 'L’alternativa potrebbe costarti la battaglia.',
} as const;
export const cover = { en: 'cover', it: 'copertura' } as const;
export const Cuirass = { en: 'Cuirass', it: 'Corazza' } as const;
export const Cuirassier = { en: 'Cuirassier', it: 'Corazziere' } as const;
export const decidesTheBattle = {
  en: 'It may decide the battle.',
  it: 'Può decidere la battaglia.',
} as const;
export const Defender = { en: 'Defender', it: 'Difensore' } as const;
export const defender = { en: 'defender', it: 'difensore' } as const;
export const Delete = { en: 'Delete', it: 'Elimina' } as const;
export const DeployYourTroops = { en: 'Deploy your troops', it: 'Schiera le truppe' } as const;
export const Dice = { en: 'Dice', it: 'Dadi' } as const;
export const door = { en: 'door', it: 'porta' } as const;
export const Dragoons = { en: 'Dragoons', it: 'Dragoni' } as const;
export const dragoons = { en: 'dragoons', it: 'dragoni' } as const;
export const Drummer = { en: 'Drummer', it: 'Tamburino' } as const;
export const EastWood = { en: 'East Wood', it: 'Bosco est' } as const;
export const EditionNumber = { en: 'Edition {{edition}}', it: 'Edizione {{edition}}' } as const;
export const Elan = { en: 'Elan', it: 'Elan' } as const;
export const enemyDoesLess = {
  en: 'The enemy can then do less to your units.',
  it: 'Così il nemico può colpire meno le tue unità.',
} as const;
export const Fear = { en: 'Fear', it: 'Paura' } as const;
export const fence = { en: 'fence', it: 'steccato' } as const;
export const fileTooLarge = {
  en: 'The file has {{size}} MB: the limit is {{most}} MB.',
  it: 'Il file ha {{size}} MB: il limite è {{most}} MB.',
} as const;
export const FinishDeployment = { en: 'Finish deployment', it: 'Concludi lo schieramento' } as const;
export const Fire = { en: 'Fire', it: 'Fuoco' } as const;
export const FirstMoverWon = {
  en: 'The side that moved first won {{share}} ({{interval}}).',
  it: 'Chi ha mosso per primo ha vinto nel {{share}} dei casi ({{interval}}).',
} as const;
export const FirstTurnSide = { en: 'First turn: {{side}}.', it: 'Primo turno: {{side}}.' } as const;
export const footArtillery = { en: 'foot artillery', it: 'artiglieria a piedi' } as const;
export const Forces = { en: 'Forces', it: 'Forze' } as const;
export const France = { en: 'France', it: 'Francia' } as const;
export const garrison = { en: 'garrison', it: 'guarnigione' } as const;
export const goodAttacksLost = { en: 'good attacks are no longer possible', it: 'sfumano buoni attacchi' } as const;
export const GameTurns = { en: 'Game turns: {{turns}}.', it: 'Turni di gioco: {{turns}}.' } as const;
export const General = { en: 'General', it: 'Generale' } as const;
export const GrandBattery = { en: 'Grand Battery', it: 'Grande Batteria' } as const;
export const Grenadier = { en: 'Grenadier', it: 'Granatiere' } as const;
export const GroupOrder = { en: 'Group order', it: 'Ordine di gruppo' } as const;
export const GruesomeKills = { en: 'Gruesome kills', it: 'Uccisioni cruente' } as const;
export const heavy = { en: 'heavy', it: 'pesante' } as const;
export const HeavyCavalry = { en: 'Heavy Cavalry', it: 'Cavalleria pesante' } as const;
export const heavyCavalry = { en: 'heavy cavalry', it: 'cavalleria pesante' } as const;
export const hedge = { en: 'hedge', it: 'siepe' } as const;
export const hill = { en: 'hill', it: 'collina' } as const;
export const Home = { en: 'Home', it: 'Inizio' } as const;
export const horseArtillery = { en: 'horse artillery', it: 'artiglieria a cavallo' } as const;
export const Hussar = { en: 'Hussar', it: 'Ussaro' } as const;
export const infantry = { en: 'infantry', it: 'fanteria' } as const;
export const interval95 = { en: '95% interval', it: 'intervallo 95%' } as const;
export const Jager = { en: 'Jäger', it: 'Jäger (Cacciatore)' } as const;
export const killed = { en: 'killed', it: 'ucciso' } as const;
export const Kind = { en: 'Kind', it: 'Tipo' } as const;
export const Landwehr = { en: 'Landwehr', it: 'Landwehr' } as const;
export const lessDanger = {
  en: 'the enemy can do less to your troops',
  it: 'il nemico può colpire meno le tue truppe',
} as const;
export const LicenceName = { en: 'Licence {{licence}}', it: 'Licenza {{licence}}' } as const;
export const Light = { en: 'Light', it: 'Leggera' } as const;
export const LightCavalry = { en: 'Light Cavalry', it: 'Cavalleria leggera' } as const;
export const lightCavalry = { en: 'light cavalry', it: 'cavalleria leggera' } as const;
export const limbered = { en: 'limbered', it: 'al traino' } as const;
export const Line = { en: 'Line', it: 'Linea' } as const;
export const LineBrigade = { en: 'Line brigade', it: 'Brigata di linea' } as const;
export const Orders = { en: 'Orders', it: 'Ordini' } as const;
export const YourOrders = { en: 'Your orders', it: 'I tuoi ordini' } as const;
export const Rolls = { en: 'Rolls', it: 'Tiri' } as const;
export const AnalysisBoard = { en: 'Analysis board', it: 'Tavolo d’analisi' } as const;
export const LookAtItOnTheBoard = { en: 'Look at it on the board', it: 'Guarda sul tavolo d’analisi' } as const;
export const lost = { en: 'lost', it: 'perduta' } as const;
export const lowWall = { en: 'low wall', it: 'muretto' } as const;
export const MadeFromTitle = { en: 'Made from “{{title}}”', it: 'Tratto da «{{title}}»' } as const;
export const medium = { en: 'medium', it: 'media' } as const;
export const MorePointsAtTheTurnLimit = {
  en: 'More points at the turn limit.',
  it: 'Più punti al limite dei turni.',
} as const;
export const MoraleTest = { en: 'Morale test', it: 'Test di morale' } as const;
export const moreDanger = {
  en: 'the enemy can do more to your troops',
  it: 'il nemico può colpire di più le tue truppe',
} as const;
export const MostOftenLost = {
  en: 'Most often lost, {{side}}: {{losses}}',
  it: 'Perdite più frequenti, {{side}}: {{losses}}',
} as const;
export const movesUnder10Mm = { en: 'moves under 10 mm', it: 'movimenti sotto i 10 mm' } as const;
export const Name = { en: 'Name', it: 'Nome' } as const;
export const NameOfTheBrigade = { en: 'Name of the brigade', it: 'Nome della brigata' } as const;
export const Nation = { en: 'Nation', it: 'Nazione' } as const;
export const NativeWarParty = { en: 'Native War Party', it: 'Guerrieri nativi' } as const;
export const NewFrance = { en: 'New France', it: 'Nuova Francia' } as const;
export const NextStep = { en: 'Next step', it: 'Passo successivo' } as const;
export const noAction = { en: 'no action', it: 'nessuna azione' } as const;
export const nobody = { en: 'nobody', it: 'nessuno' } as const;
export const noEffect = { en: 'no effect', it: 'nessun effetto' } as const;
export const NoIdOfASide = {
  en: 'A side cannot have the ID “{{id}}”.',
  it: 'Una parte non può avere l’ID «{{id}}».',
} as const;
export const none = { en: 'none', it: 'nessuna' } as const;
export const noSingleReason = {
  en: 'what no single reason covers',
  it: 'ciò che nessun singolo motivo spiega',
} as const;
export const OddsOfTheOrder = { en: 'Odds of the order', it: 'Probabilità dell’ordine' } as const;
export const Officer = { en: 'Officer', it: 'Ufficiale' } as const;
export const oneAction = { en: '1 action', it: '1 azione' } as const;
export const oneDie = { en: '1 die', it: '1 dado' } as const;
export const OneRollForAll = { en: 'One roll for all', it: 'Un tiro per tutti' } as const;
export const oneUnitFewer = {
  en: '{{side}}: one unit fewer ({{unit}})',
  it: '{{side}}: un’unità in meno ({{unit}})',
} as const;
export const onlyOneAnswer = {
  en: 'Here there is only one answer: tap it.',
  it: 'Qui c’è una sola risposta: toccala.',
} as const;
export const OrderOfBattle = { en: 'Order of battle', it: 'Ordine di battaglia' } as const;
export const PickUpGame = { en: 'Pick-up game', it: 'Partita libera' } as const;
export const PlayedBy = { en: 'Played by', it: 'Chi gioca' } as const;
export const PlayerTurnsBetweenCaptains = {
  en: 'Player turns between captains: about {{count}}.',
  it: 'Turni dei giocatori fra capitani: circa {{count}}.',
} as const;
export const PlayItOnePhase = { en: 'Play it: one phase', it: 'Gioca: una fase' } as const;
export const Points = { en: 'Points', it: 'Punti' } as const;
export const PointsAtTheLimit = { en: 'Points at the turn limit', it: 'Punti al limite dei turni' } as const;
export const PointsAtTheTurnLimit = {
  en: 'Points at the turn limit: {{sideA}} {{a}}, {{sideB}} {{b}}.',
  it: 'Punti al limite dei turni: {{sideA}} {{a}}, {{sideB}} {{b}}.',
} as const;
export const CopyOf = { en: 'Copy of {{title}}', it: 'Copia di {{title}}' } as const;
export const PointsDecidedNothing = {
  en: 'Points, which decided nothing',
  it: 'Punti, che non hanno deciso nulla',
} as const;
export const PointsCount = { en: 'points {{points}}', it: 'punti {{points}}' } as const;
export const PointsNow = {
  en: 'Points held now (counted at the end of turn {{turn}})',
  it: 'Punti ottenuti finora (contano alla fine del turno {{turn}})',
} as const;
export const Prussia = { en: 'Prussia', it: 'Prussia' } as const;
export const Quality = { en: 'Quality', it: 'Qualità' } as const;
export const Rally = { en: 'Rally', it: 'Riordino' } as const;
export const Rangers = { en: 'Rangers', it: 'Ranger' } as const;
export const Remove = { en: 'Remove', it: 'Togli' } as const;
export const ReRollTheDie = { en: 'Re-roll the die', it: 'Ripeti il tiro' } as const;
export const road = { en: 'road', it: 'strada' } as const;
export const rollsDrawn = {
  en: 'Rolls with too many results to weigh each, so that 40 of them were drawn: {{drawn}}.',
  it: 'Tiri con troppi esiti per pesarli tutti, perciò ne sono stati estratti 40: {{drawn}}.',
} as const;
export const Roster = { en: 'Roster', it: 'Lista' } as const;
export const roughGround = { en: 'rough ground', it: 'terreno accidentato' } as const;
export const ruleAsksYou = {
  en: 'A rule asks you. Tap the marked answer; the number beside the question opens the rule.',
  it: 'Una regola ti chiede una scelta. Tocca la risposta indicata; il numero accanto alla domanda apre la regola.',
} as const;
export const QuickReferenceSheet = { en: 'Quick reference sheet', it: 'Scheda riassuntiva' } as const;
export const Rules = { en: 'Rules', it: 'Regole' } as const;
export const Russia = { en: 'Russia', it: 'Russia' } as const;
export const Scenario = { en: 'Scenario', it: 'Scenario' } as const;
export const ScenarioWithOwnRules = { en: 'Scenario’s own rules', it: 'Regole proprie dello scenario' } as const;
export const ScenariosOwnRules = { en: 'scenario’s own rules', it: 'regole proprie dello scenario' } as const;
export const Score = { en: 'Score', it: 'Punteggio' } as const;
export const Sergeant = { en: 'Sergeant', it: 'Sergente' } as const;
export const SetUp = { en: 'Set-up', it: 'Preparazione' } as const;
export const SetUpStepByStep = { en: 'Set up step by step', it: 'Prepara passo per passo' } as const;
export const side = { en: 'side', it: 'parte' } as const;
export const Side = { en: 'Side', it: 'Parte' } as const;
export const sideMovesFirst = { en: '{{side}} moves first', it: '{{side}}: prima mossa' } as const;
export const SimplicityInPractice = { en: 'Simplicity in Practice', it: 'Simplicity in Practice' } as const;
export const Size = { en: 'Size', it: 'Misura' } as const;
export const Skirmishers = { en: 'Skirmishers', it: 'Schermagliatori' } as const;
export const SongOfDrumsAndShakos = { en: 'Song of Drums and Shakos', it: 'Song of Drums and Shakos' } as const;
export const SongOfDrumsAndTomahawks = {
  en: 'Song of Drums and Tomahawks',
  it: 'Song of Drums and Tomahawks',
} as const;
export const SpecialRules = { en: 'Special rules', it: 'Regole speciali' } as const;
export const Squad = { en: 'Squad', it: 'Squadra' } as const;
export const StandardBearer = { en: 'Standard Bearer', it: 'Portabandiera' } as const;
export const stands = { en: 'stands', it: 'resiste' } as const;
export const Steadfast = { en: 'Steadfast', it: 'Risoluto' } as const;
export const stream = { en: 'stream', it: 'ruscello' } as const;
export const Strong = { en: 'Strong', it: 'Forte' } as const;
export const TakeOffTheTable = { en: 'Take off the table', it: 'Togli dal tavolo' } as const;
export const tapMarkedAction = {
  en: 'Tap the marked action (actions left {{left}}).',
  it: 'Tocca l’azione indicata (azioni rimaste {{left}}).',
} as const;
export const Target = { en: 'Target', it: 'Bersaglio' } as const;
export const targetKnockedDown = { en: 'target knocked down', it: 'bersaglio a terra' } as const;
export const targetRecoils = { en: 'target recoils', it: 'il bersaglio arretra' } as const;
export const Terrain = { en: 'Terrain', it: 'Terreno' } as const;
export const TheBattleDidNotStart = {
  en: 'The battle did not start.',
  it: 'Impossibile iniziare la battaglia.',
} as const;
export const TheBridge = { en: 'The bridge', it: 'Il ponte' } as const;
export const TheChargeGoesHome = { en: 'The charge goes home', it: 'La carica va a fondo' } as const;
export const TheIdTwice = { en: 'The ID “{{id}}” is used twice.', it: 'L’ID «{{id}}» è usato due volte.' } as const;
export const TheLosingSideResigned = {
  en: 'The losing side resigned.',
  it: 'La parte sconfitta si è arresa.',
} as const;
export const threeActions = { en: '3 actions', it: '3 azioni' } as const;
export const Troops = { en: 'Troops', it: 'Truppe' } as const;
export const TryAgain = { en: 'Try again', it: 'Riprova' } as const;
export const twoActions = { en: '2 actions', it: '2 azioni' } as const;
export const turnLimitOf = { en: 'turn limit {{turns}}', it: 'limite di turni {{turns}}' } as const;
export const Undo = { en: 'Undo', it: 'Annulla' } as const;
export const Unit = { en: 'Unit', it: 'Unità' } as const;
export const unit = { en: 'unit', it: 'unità' } as const;
export const UnitsCounted = { en: '{{units}} units', it: '{{units}} unità' } as const;
export const Unpredictable = { en: 'Unpredictable', it: 'Imprevedibile' } as const;
export const Wavering = { en: 'Wavering', it: 'Vacillante' } as const;
export const Weak = { en: 'Weak', it: 'Debole' } as const;
export const WestWood = { en: 'West Wood', it: 'Bosco ovest' } as const;
export const Who = { en: 'Who', it: 'Chi' } as const;
export const Winner = { en: 'Winner', it: 'Vincitore' } as const;
export const wins = { en: 'wins', it: 'vittorie' } as const;
export const winsOrIsNotLost = {
  en: 'it wins the battle or keeps it from being lost',
  it: 'vince la battaglia o evita di perderla',
} as const;
export const wood = { en: 'wood', it: 'bosco' } as const;
export const WornUnits = { en: 'Worn units', it: 'Unità logore' } as const;
export const worseEnd = { en: 'the battle would end worse', it: 'la battaglia finirebbe peggio' } as const;
export const worthThatRisk = {
  en: 'Here the actions are worth that risk.',
  it: 'Qui le azioni valgono il rischio.',
} as const;
export const NoClock = { en: 'No clock', it: 'Senza orologio' } as const;
export const ToReplay = { en: 'Replay', it: 'Rivedi' } as const;
export const wounded = { en: 'wounded', it: 'ferito' } as const;
export const you = { en: 'you', it: 'tu' } as const;
/** A clause of a story. */
export const unitWasLost = {
  en: '{{unit, verb(one: was; many: were)}} lost',
  it: '{{unit, verb(one: uscì; many: uscirono)}} dalla battaglia',
} as const;
export const unitIsCalled = { en: 'Unit {{number}}: “{{name}}”.', it: 'Unità {{number}}: «{{name}}».' } as const;
export const WithTheseChanges = {
  en: 'With these changes: other battles {{games}}',
  it: 'Con queste modifiche: altre battaglie {{games}}',
} as const;
export const upperLeft = { en: 'upper left', it: 'in alto a sinistra' } as const;
export const upperRight = { en: 'upper right', it: 'in alto a destra' } as const;
export const lowerLeft = { en: 'lower left', it: 'in basso a sinistra' } as const;
export const lowerRight = { en: 'lower right', it: 'in basso a destra' } as const;
export const BackToBattle = { en: 'Back to the battle', it: 'Torna alla battaglia' } as const;
export const against = { en: 'against {{names}}', it: 'contro {{names}}' } as const;
export const openGround = { en: 'both sides place the terrain', it: 'il terreno lo dispongono le due parti' } as const;
/** Titles of scenarios, in lists and in their files. */
export const QuatreBras = { en: 'Quatre-Bras, 16 June 1815', it: 'Quatre-Bras, 16 giugno 1815' } as const;
export const NeysRearguard1 = { en: 'Ney’s rearguard, I: Pombal', it: 'La retroguardia di Ney, I: Pombal' } as const;
export const NeysRearguard2 = {
  en: 'Ney’s rearguard, II: Redinha',
  it: 'La retroguardia di Ney, II: Redinha',
} as const;
export const NeysRearguard3 = {
  en: 'Ney’s rearguard, III: Foz de Arouce',
  it: 'La retroguardia di Ney, III: Foz de Arouce',
} as const;
export const BarbaDelPuerco = {
  en: 'The bridge of Barba del Puerco, 19 March 1810',
  it: 'Il ponte di Barba del Puerco, 19 marzo 1810',
} as const;
export const HalfWayBrook = {
  en: 'A convoy at Half-Way Brook, 28 July 1758',
  it: 'Un convoglio a Half-Way Brook, 28 luglio 1758',
} as const;
export const Spain = { en: 'Spain', it: 'Spagna' } as const;
export const aPlayer = { en: 'a player', it: 'un giocatore' } as const;
export const LinkCopied = { en: 'Link copied.', it: 'Link copiato.' } as const;
export const CopyTheLink = { en: 'Copy the link', it: 'Copia il link' } as const;
export const privateBattle = {
  en: 'This battle is private, or there is none at this address.',
  it: 'Questa battaglia è privata, o a questo indirizzo non ce n’è nessuna.',
} as const;
export const Game = { en: 'Game', it: 'Gioco' } as const;
export const nameSigns = {
  en: 'Letters, digits, spaces and . , ’ _ - only, beginning with a letter or digit.',
  it: 'Solo lettere, cifre, spazi e . , ’ _ -, con una lettera o cifra all’inizio.',
} as const;
export const ServerDidNotTake = {
  en: 'The server did not take that. Try again.',
  it: 'Il server non l’ha registrato. Riprova.',
} as const;
export const WhoMeetsWhom = { en: 'Who meets whom', it: 'Chi incontra chi' } as const;
export const points = { en: 'points', it: 'punti' } as const;
export const battles = { en: 'battles', it: 'battaglie' } as const;
export const noneOfThem = { en: 'none', it: 'nessuno' } as const;
export const Finished = { en: 'Finished', it: 'Finite' } as const;
export const MakeANewLink = { en: 'Make a new link', it: 'Crea un nuovo link' } as const;
