/** Messages of the game file and of setting up (chapters 5, 6, 18, 19). */
import type { Naming } from '@drumhead/content';
import type { Feature } from '../../state/state.ts';
import * as terms from '@drumhead/content/terms';

export const setupMessages = {
  'sk.scenario.pickUp': terms.PickUpGame,
  'sk.scenario.forlornHope': { en: 'Forlorn Hope', it: 'Missione Pericolosa' },
  'sk.scenario.foragingMission': { en: 'Foraging Mission', it: 'Approvvigionamento' },
  'sk.scenario.assaultAtTheFarm': { en: 'Assault at the Farm', it: 'Assalto alla Fattoria' },
  'sk.scenario.own': { en: 'Own scenario', it: 'Scenario proprio' },

  'sk.problem.noFirst': {
    en: 'There is no attacker to go first: name one in “attacker”.',
    it: 'Manca l’attaccante che dovrebbe iniziare: indicalo in «attacker».',
  },
  'sk.problem.offTable': {
    en: 'This does not lie wholly on the table: each side measures {{side}} mm.',
    it: 'Questo non sta tutto sul tavolo: ogni lato misura {{side}} mm.',
  },
  'sk.problem.zoneFull': {
    en: '{{player}}: the models to be deployed do not all fit into the zone.',
    it: '{{player}}: i modelli da schierare non entrano tutti nella zona.',
  },

  'sk.problem.seatOfDice': {
    en: '“{{id}}” is reserved for the dice: give the player another ID.',
    it: '«{{id}}» è riservato ai dadi: dai al giocatore un altro ID.',
  },
  'sk.problem.seatTwice': {
    en: 'Two players share the ID “{{id}}”.',
    it: 'Due giocatori hanno lo stesso ID «{{id}}».',
  },
  'sk.problem.variantOfGame': {
    en: 'This squad is for {{variant}}, the game for {{wanted}}.',
    it: 'Questa squadra è per {{variant}}, la partita per {{wanted}}.',
  },
  'sk.problem.noSeat': {
    en: 'Nobody plays at the seat {{seat}}.',
    it: 'Nessuno gioca al posto {{seat}}.',
  },
  'sk.problem.otherSquad': {
    en: 'You agreed on a squad of at most {{limit}} points from this roster: {{roster}}.',
    it: 'Avete concordato una squadra di al massimo {{limit}} punti di questa lista: {{roster}}.',
  },
  'sk.problem.oneTeam': {
    en: 'All {{players}} players are on one team: give one of them another team.',
    it: 'Tutti e {{players}} i giocatori sono dalla stessa parte: assegnane almeno uno a un’altra.',
  },
  'sk.problem.teams': {
    en: 'Players {{players}}, teams {{teams}}: use two teams, or three or four players on their own.',
    it: 'Giocatori {{players}}, parti {{teams}}: servono due parti, oppure tre o quattro giocatori ciascuno per sé.',
  },
  'sk.problem.scenarioForTwo': {
    en: '{{scenario}} is for two players: {{players}} are too many.',
    it: '{{scenario}} è per due giocatori: {{players}} sono troppi.',
  },
  'sk.problem.noAttacker': {
    en: '{{scenario}} gives attacker and defender different points: choose the attacker ({{players}}).',
    it: '{{scenario}} dà punti diversi ad attaccante e difensore: scegli l’attaccante ({{players}}).',
  },
  'sk.problem.attackerUnknown': {
    en: 'No player has the ID “{{attacker}}”. Choose one of: {{players}}.',
    it: 'Nessun giocatore ha l’ID «{{attacker}}». Scegline uno: {{players}}.',
  },
  'sk.problem.rolesRolled': {
    en: '{{scenario}}: the attacker is rolled for when the squads are revealed; only a campaign or casual game sets it beforehand.',
    it: '{{scenario}}: l’attaccante si tira quando si rivelano le squadre; solo una campagna o una partita amichevole lo stabilisce prima.',
  },
  'sk.problem.limitOfScenario': {
    en: '{{scenario}} gives this player at most {{most}} points; the squad was built for {{limit}}.',
    it: '{{scenario}} dà a questo giocatore al massimo {{most}} punti; la squadra è fatta per {{limit}}.',
  },
  'sk.problem.obstaclesInScenario': {
    en: 'Fences and hedges can be bought only for a pick-up game, not for {{scenario}}.',
    it: 'Steccati e siepi si comprano solo per una partita libera, non per {{scenario}}.',
  },

  'sk.role.attacker': terms.Attacker,
  'sk.role.defender': terms.Defender,

  'sk.decision.roleChoice': terms.AttackOrDefend,
  'sk.decision.placeWhen': { en: 'Place features now or later?', it: 'Disporre subito o alla fine?' },
  'sk.decision.placeFeature': { en: 'Place the terrain', it: 'Disponi il terreno' },
  'sk.decision.edge': { en: 'Choose your table edge', it: 'Scegli il tuo bordo del tavolo' },
  'sk.decision.deploy': { en: 'Deploy your squad', it: 'Schiera la tua squadra' },

  'sk.dice.roles': terms.AttackerAndDefender,
  'sk.dice.terrain': { en: 'Terrain table', it: 'Tabella del terreno' },
  'sk.dice.woods': { en: 'Trees or a wood', it: 'Alberi o bosco' },
  'sk.dice.pieces': { en: 'Number of pieces (d3)', it: 'Numero di pezzi (d3)' },
  'sk.dice.windows': { en: 'Number of windows (d3)', it: 'Numero di finestre (d3)' },
  'sk.dice.initiative': { en: 'Initiative', it: 'Iniziativa' },
  'sk.dice.card': { en: 'Next card', it: 'Prossima carta' },
  'sk.reason.die': { en: 'the die', it: 'il dado' },
  'sk.reason.scouts': { en: 'Scouts', it: 'Scout' },

  'sk.feature.wood': { en: 'wooded area', it: 'area boscosa' },
  'sk.feature.rough': { en: 'rough area', it: 'terreno accidentato' },
  'sk.feature.hill': { en: 'small hill', it: 'piccola collina' },
  'sk.feature.stream': terms.stream,
  'sk.feature.bridge': terms.bridge,
  'sk.feature.fence': terms.fence,
  'sk.feature.hedge': terms.hedge,
  'sk.feature.lowWall': terms.lowWall,
  'sk.feature.highWall': { en: 'high wall', it: 'muro alto' },
  'sk.feature.tree': { en: 'tree', it: 'albero' },
  'sk.feature.building': terms.building,
  'sk.feature.gone': { en: 'rubble', it: 'macerie' },

  'sk.rolled.nothing': { en: 'nothing', it: 'niente' },
  'sk.rolled.woods': { en: 'woods', it: 'bosco' },
  'sk.rolled.trees': { en: 'single trees', it: 'alberi isolati' },
  'sk.rolled.wood': { en: 'wooded area', it: 'area boscosa' },
  'sk.rolled.building': terms.building,
  'sk.rolled.rough': { en: 'rough area', it: 'terreno accidentato' },
  'sk.rolled.fences': { en: 'fences', it: 'steccati' },
  'sk.rolled.lowWalls': { en: 'low walls', it: 'muretti' },
  'sk.rolled.hill': { en: 'small hill', it: 'piccola collina' },
  'sk.rolled.windows': { en: 'windows', it: 'finestre' },

  'sk.quarter.0': { en: 'upper left of the table', it: 'tavolo in alto a sinistra' },
  'sk.quarter.1': { en: 'upper right of the table', it: 'tavolo in alto a destra' },
  'sk.quarter.2': { en: 'lower right of the table', it: 'tavolo in basso a destra' },
  'sk.quarter.3': { en: 'lower left of the table', it: 'tavolo in basso a sinistra' },
  'sk.edge.north': { en: 'upper edge', it: 'bordo superiore' },
  'sk.edge.south': { en: 'lower edge', it: 'bordo inferiore' },
  'sk.edge.east': { en: 'right edge', it: 'bordo destro' },
  'sk.edge.west': { en: 'left edge', it: 'bordo sinistro' },
  'sk.wall.0': { en: 'first wall', it: 'primo muro' },
  'sk.wall.1': { en: 'second wall', it: 'secondo muro' },
  'sk.wall.2': { en: 'third wall', it: 'terzo muro' },
  'sk.wall.3': { en: 'fourth wall', it: 'quarto muro' },

  'sk.refusal.chooseRole': { en: 'First choose: attack or defend?', it: 'Prima scegli: attacchi o difendi?' },
  'sk.refusal.choosePlaceWhen': {
    en: 'First choose when to place the features.',
    it: 'Prima scegli quando disporre gli elementi.',
  },
  'sk.refusal.layOther': { en: 'Place this piece now: {{piece}}.', it: 'Ora disponi questo elemento: {{piece}}.' },
  'sk.refusal.layElsewhere': {
    en: 'Only the last feature rolled may go in the first quarter.',
    it: 'Solo l’ultimo elemento tirato può andare nel primo quarto.',
  },
  'sk.refusal.areaCorners': {
    en: 'An area needs {{least}} to {{most}} corners.',
    it: 'Un elemento ad area richiede da {{least}} a {{most}} vertici.',
  },
  'sk.refusal.areaCrossed': {
    en: 'The outline of an area cannot cross itself.',
    it: 'Il contorno di un elemento ad area non può incrociarsi.',
  },
  'sk.refusal.areaSize': {
    en: '{{width}} × {{height}} mm is the wrong size: an area measures {{least}} to {{most}} mm each way.',
    it: '{{width}} × {{height}} mm: misura non ammessa; un elemento ad area va da {{least}} a {{most}} mm per lato.',
  },
  'sk.refusal.treeSize': { en: 'A tree has a fixed size.', it: 'Un albero ha una misura fissa.' },
  'sk.refusal.lineSize': {
    en: '{{length}} mm is the wrong length: a straight piece measures {{least}} to {{most}} mm.',
    it: '{{length}} mm: lunghezza non ammessa; un elemento lineare va da {{least}} a {{most}} mm.',
  },
  'sk.refusal.buildingSize': {
    en: '{{width}} × {{height}} mm is the wrong size: a building measures {{least}} to {{most}} mm each way.',
    it: '{{width}} × {{height}} mm: misura non ammessa; un edificio va da {{least}} a {{most}} mm per lato.',
  },
  'sk.refusal.buildingFloors': { en: 'A building has one or two floors.', it: 'Un edificio ha uno o due piani.' },
  'sk.refusal.stairsMissing': {
    en: 'A building of two floors needs stairs in one corner.',
    it: 'Un edificio a due piani richiede le scale in un angolo.',
  },
  'sk.refusal.stairsNowhere': {
    en: 'A building of one floor cannot have stairs.',
    it: 'Un edificio a un piano non può avere scale.',
  },
  'sk.refusal.ladderNowhere': {
    en: 'A ladder must lean below an upper window of a building of two floors.',
    it: 'Una scala a pioli va appoggiata sotto una finestra superiore di un edificio a due piani.',
  },
  'sk.refusal.ladderOffTable': {
    en: 'The foot of the ladder must be on the table.',
    it: 'Il piede della scala a pioli dev’essere sul tavolo.',
  },
  'sk.refusal.openingsNumber': {
    en: 'This building needs one door and {{windows}} windows, as rolled.',
    it: 'Questo edificio richiede una porta e {{windows}} finestre, come da tiro.',
  },
  'sk.refusal.openingsOnWall': {
    en: 'A wall has {{most}} openings at most.',
    it: 'Un muro ha al massimo {{most}} aperture.',
  },
  'sk.refusal.openingsFit': {
    en: 'Openings must lie wholly in their wall without overlapping: {{wall}}.',
    it: 'Le aperture devono stare per intero nel loro muro, senza sovrapporsi: {{wall}}.',
  },
  'sk.refusal.openingsWall': { en: 'A building has four walls.', it: 'Un edificio ha quattro muri.' },
  'sk.refusal.outsideQuarter': {
    en: 'Place it wholly in its quarter ({{piece}}: {{quarter}}).',
    it: 'Disponilo interamente nel suo quarto ({{piece}}: {{quarter}}).',
  },
  'sk.refusal.tooNear': {
    en: 'Too near: {{piece}} and {{other}} are {{gap}} mm apart; keep at least {{least}} mm.',
    it: 'Troppo vicini: {{piece}} e {{other}} distano {{gap}} mm; servono almeno {{least}} mm.',
  },
  'sk.refusal.piecesCross': {
    en: 'Pieces of one feature may touch but cannot overlap ({{piece}}, {{other}}).',
    it: 'I pezzi di uno stesso elemento possono toccarsi ma non sovrapporsi ({{piece}}, {{other}}).',
  },
  'sk.refusal.chooseEdge': { en: 'First choose a table edge.', it: 'Prima scegli un bordo del tavolo.' },
  'sk.refusal.edgeTaken': {
    en: 'Another player has that edge: {{edge}}.',
    it: 'Quel bordo è di un altro giocatore: {{edge}}.',
  },
  'sk.refusal.outsideZone': {
    en: '{{model}}: the whole base must be in its deployment zone.',
    it: '{{model}}: tutta la basetta dev’essere nella zona di schieramento.',
  },
  'sk.refusal.deployedInContact': {
    en: '{{model}} cannot start in contact with {{other}}.',
    it: '{{model}} non può iniziare a contatto con {{other}}.',
  },
  'sk.refusal.notDeployed': { en: '{{model}} is not on the table.', it: '{{model}} non è sul tavolo.' },
  'sk.refusal.deployAll': { en: 'Models still to deploy: {{left}}.', it: 'Modelli ancora da schierare: {{left}}.' },
  'sk.refusal.deployFirst': { en: 'First deploy your squad.', it: 'Prima schiera la tua squadra.' },
  'sk.refusal.noObstacleLeft': {
    en: 'All the fences and hedges you bought are placed.',
    it: 'Steccati e siepi comprati sono già tutti disposti.',
  },
  'sk.refusal.obstacleLength': {
    en: '{{length}} mm is the wrong length: a bought fence or hedge measures {{wanted}} mm.',
    it: '{{length}} mm: lunghezza non ammessa; uno steccato o una siepe comprati misurano {{wanted}} mm.',
  },
  'sk.refusal.obstacleHalf': {
    en: 'Place it in your own half of the table.',
    it: 'Disponilo nella tua metà del tavolo.',
  },
  'sk.refusal.obstacleOnModel': { en: 'That place is taken: {{model}}.', it: 'Posto già occupato: {{model}}.' },

  'sk.refusal.nothingCarriedOff': {
    en: 'Only a model carrying a supply counter may leave the table, over its own edge.',
    it: 'Solo un modello che porta una provvista può lasciare il tavolo, dal proprio bordo.',
  },
  'sk.refusal.edgeTooFar': {
    en: 'One Move is too short to cross its own edge.',
    it: 'Un solo movimento non basta per superare il proprio bordo.',
  },

  'sk.counted.points': { en: 'points on the table', it: 'punti sul tavolo' },
  'sk.counted.supplies': { en: 'supplies carried off or carried', it: 'provviste portate via o addosso' },
  'sk.counted.beyondWall': {
    en: 'attackers standing beyond the wall',
    it: 'attaccanti in piedi oltre il muro',
  },
  'sk.end.breachStormed': {
    en: 'Three attackers stand beyond the wall.',
    it: 'Tre attaccanti sono in piedi oltre il muro.',
  },
  'sk.end.farmTaken': { en: 'The attacker holds the farmhouse.', it: 'La fattoria è in mano all’attaccante.' },
  'sk.end.timeForDefender': { en: 'Time is up: the defender held out.', it: 'Tempo scaduto: il difensore ha tenuto.' },
  'sk.end.forageGone': { en: 'No supplies are left.', it: 'Non restano provviste.' },
  'sk.end.forageTime': { en: 'Time is up: count the supplies.', it: 'Tempo scaduto: si contano le provviste.' },
} as const satisfies Naming<`sk.feature.${Feature['kind']}`>;
