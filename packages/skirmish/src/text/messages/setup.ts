/** Messages of the game file and of setting up (chapters 5, 6, 18, 19). */
export const setupMessages = {
  'sk.scenario.pickUp': { en: 'Pick-up game', it: 'Partita libera' },
  'sk.scenario.forlornHope': { en: 'Forlorn Hope', it: 'Missione Pericolosa' },
  'sk.scenario.foragingMission': { en: 'Foraging Mission', it: 'Approvvigionamento' },
  'sk.scenario.assaultAtTheFarm': { en: 'Assault at the Farm', it: 'Assalto alla Fattoria' },

  'sk.problem.seatOfDice': {
    en: '“{{id}}” is the seat of the dice: give the player another id.',
    it: '«{{id}}» è il posto dei dadi: dai al giocatore un altro id.',
  },
  'sk.problem.seatTwice': {
    en: 'Two players have the id “{{id}}”.',
    it: 'Due giocatori hanno l’id «{{id}}».',
  },
  'sk.problem.variantOfGame': {
    en: 'A squad of {{variant}} in a game of {{wanted}}.',
    it: 'Una squadra di {{variant}} in una partita di {{wanted}}.',
  },
  'sk.problem.oneTeam': {
    en: 'All {{players}} players are of one team: nobody is left to fight.',
    it: 'Tutti e {{players}} i giocatori sono della stessa parte: non resta nessuno da combattere.',
  },
  'sk.problem.teams': {
    en: '{{players}} players in {{teams}} teams: there must be two teams, or three or four players on their own.',
    it: '{{players}} giocatori in {{teams}} parti: le parti devono essere due, oppure tre o quattro giocatori ognuno per sé.',
  },
  'sk.problem.scenarioForTwo': {
    en: '{{scenario}} is for two players, not {{players}}.',
    it: '{{scenario}} è per due giocatori, non {{players}}.',
  },
  'sk.problem.noAttacker': {
    en: '{{scenario}} gives attacker and defender different points: say which player attacks ({{players}}).',
    it: '{{scenario}} dà punti diversi ad attaccante e difensore: indica chi attacca ({{players}}).',
  },
  'sk.problem.attackerUnknown': {
    en: 'There is no player “{{attacker}}”; the players are {{players}}.',
    it: 'Non c’è un giocatore «{{attacker}}»; i giocatori sono {{players}}.',
  },
  'sk.problem.rolesRolled': {
    en: '{{scenario}}: who attacks is rolled for when the squads are revealed; only a campaign or a casual game names him beforehand.',
    it: '{{scenario}}: chi attacca si decide ai dadi quando si rivelano le squadre; solo una campagna o una partita amichevole lo stabilisce prima.',
  },
  'sk.problem.limitOfScenario': {
    en: '{{scenario}} gives this player {{wanted}} points; his squad was built for {{limit}}.',
    it: '{{scenario}} dà a questo giocatore {{wanted}} punti; la sua squadra è fatta per {{limit}}.',
  },
  'sk.problem.obstaclesInScenario': {
    en: 'Fences and hedges are bought for a pick-up game only, not for {{scenario}}.',
    it: 'Steccati e siepi si comprano solo per una partita libera, non per {{scenario}}.',
  },

  'sk.role.attacker': { en: 'Attacker', it: 'Attaccante' },
  'sk.role.defender': { en: 'Defender', it: 'Difensore' },

  'sk.decision.roleChoice': { en: 'Attack or defend?', it: 'Attaccare o difendere?' },
  'sk.decision.placeWhen': {
    en: 'Lay each feature as it is rolled, or all after the last roll?',
    it: 'Piazzare ogni elemento appena tirato, o tutti dopo l’ultimo tiro?',
  },
  'sk.decision.placeFeature': { en: 'Lay out the terrain.', it: 'Prepara il terreno.' },
  'sk.decision.edge': { en: 'Choose your table edge.', it: 'Scegli il tuo bordo del tavolo.' },
  'sk.decision.deploy': { en: 'Deploy your squad.', it: 'Schiera la tua squadra.' },

  'sk.dice.roles': { en: 'Attacker and defender', it: 'Attaccante e difensore' },
  'sk.dice.terrain': { en: 'Terrain table', it: 'Tabella del terreno' },
  'sk.dice.woods': { en: 'Trees or a wood', it: 'Alberi o bosco' },
  'sk.dice.pieces': { en: 'Number of pieces (d3)', it: 'Numero di pezzi (d3)' },
  'sk.dice.windows': { en: 'Number of windows (d3)', it: 'Numero di finestre (d3)' },
  'sk.dice.initiative': { en: 'Initiative', it: 'Iniziativa' },
  'sk.dice.card': { en: 'The next card', it: 'La prossima carta' },
  'sk.reason.die': { en: 'the die', it: 'il dado' },
  'sk.reason.scouts': { en: 'Scouts', it: 'Scout' },

  'sk.feature.wood': { en: 'wooded area', it: 'area boscosa' },
  'sk.feature.rough': { en: 'rough ground', it: 'terreno difficile' },
  'sk.feature.hill': { en: 'small hill', it: 'piccola collina' },
  'sk.feature.stream': { en: 'stream', it: 'ruscello' },
  'sk.feature.bridge': { en: 'bridge', it: 'ponte' },
  'sk.feature.fence': { en: 'fence', it: 'steccato' },
  'sk.feature.hedge': { en: 'hedge', it: 'siepe' },
  'sk.feature.lowWall': { en: 'low wall', it: 'muretto' },
  'sk.feature.highWall': { en: 'high wall', it: 'muro alto' },
  'sk.feature.tree': { en: 'tree', it: 'albero' },
  'sk.feature.building': { en: 'building', it: 'edificio' },
  'sk.feature.gone': { en: 'rubble', it: 'macerie' },

  'sk.rolled.nothing': { en: 'nothing', it: 'niente' },
  'sk.rolled.woods': { en: 'woods', it: 'bosco' },
  'sk.rolled.trees': { en: 'single trees', it: 'alberi isolati' },
  'sk.rolled.wood': { en: 'a wooded area', it: 'un’area boscosa' },
  'sk.rolled.building': { en: 'a building', it: 'un edificio' },
  'sk.rolled.rough': { en: 'a rough area', it: 'un’area di terreno difficile' },
  'sk.rolled.fences': { en: 'fences', it: 'steccati' },
  'sk.rolled.lowWalls': { en: 'low walls', it: 'muretti' },
  'sk.rolled.hill': { en: 'a small hill', it: 'una piccola collina' },
  'sk.rolled.windows': { en: 'windows', it: 'finestre' },

  'sk.quarter.0': { en: 'upper left quarter', it: 'quarto in alto a sinistra' },
  'sk.quarter.1': { en: 'upper right quarter', it: 'quarto in alto a destra' },
  'sk.quarter.2': { en: 'lower right quarter', it: 'quarto in basso a destra' },
  'sk.quarter.3': { en: 'lower left quarter', it: 'quarto in basso a sinistra' },
  'sk.edge.north': { en: 'upper edge', it: 'bordo superiore' },
  'sk.edge.south': { en: 'lower edge', it: 'bordo inferiore' },
  'sk.edge.east': { en: 'right edge', it: 'bordo destro' },
  'sk.edge.west': { en: 'left edge', it: 'bordo sinistro' },
  'sk.wall.0': { en: 'first wall', it: 'primo muro' },
  'sk.wall.1': { en: 'second wall', it: 'secondo muro' },
  'sk.wall.2': { en: 'third wall', it: 'terzo muro' },
  'sk.wall.3': { en: 'fourth wall', it: 'quarto muro' },

  'sk.refusal.chooseRole': { en: 'First say: attack or defend.', it: 'Prima scegli: attaccare o difendere.' },
  'sk.refusal.choosePlaceWhen': {
    en: 'First say when the features are laid.',
    it: 'Prima scegli quando piazzare gli elementi.',
  },
  'sk.refusal.layOther': { en: 'What must be laid now: {{piece}}.', it: 'Ora va piazzato: {{piece}}.' },
  'sk.refusal.layElsewhere': {
    en: 'Only the feature of the last roll may go to the first quarter.',
    it: 'Solo l’elemento dell’ultimo tiro può andare nel primo quarto.',
  },
  'sk.refusal.areaCorners': {
    en: 'An area has {{least}} to {{most}} corners.',
    it: 'Un elemento ad area ha da {{least}} a {{most}} vertici.',
  },
  'sk.refusal.areaCrossed': {
    en: 'The outline of an area may not cross itself.',
    it: 'Il contorno di un elemento ad area non può incrociarsi.',
  },
  'sk.refusal.areaSize': {
    en: 'An area measures from {{least}} to {{most}} mm each way; this one {{width}} x {{height}} mm.',
    it: 'Un elemento ad area misura da {{least}} a {{most}} mm per lato; questo {{width}} x {{height}} mm.',
  },
  'sk.refusal.treeSize': { en: 'A tree has no size to choose.', it: 'Un albero non ha dimensioni da scegliere.' },
  'sk.refusal.lineSize': {
    en: 'A straight piece is {{least}} to {{most}} mm long; this one {{length}} mm.',
    it: 'Un elemento lineare è lungo da {{least}} a {{most}} mm; questo {{length}} mm.',
  },
  'sk.refusal.buildingSize': {
    en: 'A building measures from {{least}} to {{most}} mm each way; this one {{width}} x {{height}} mm.',
    it: 'Un edificio misura da {{least}} a {{most}} mm per lato; questo {{width}} x {{height}} mm.',
  },
  'sk.refusal.buildingFloors': { en: 'A building has one floor or two.', it: 'Un edificio ha uno o due piani.' },
  'sk.refusal.stairsMissing': {
    en: 'A building of two floors has stairs, in one of its four corners.',
    it: 'Un edificio a due piani ha le scale, in uno dei quattro angoli.',
  },
  'sk.refusal.stairsNowhere': {
    en: 'A building of one floor has no stairs.',
    it: 'Un edificio a un piano non ha scale.',
  },
  'sk.refusal.ladderNowhere': {
    en: 'A ladder leans below an upper window of a building of two floors.',
    it: 'Una scala a pioli si appoggia sotto una finestra del piano di sopra di un edificio a due piani.',
  },
  'sk.refusal.ladderOffTable': {
    en: 'The foot of the ladder must be on the table.',
    it: 'Il piede della scala a pioli deve stare sul tavolo.',
  },
  'sk.refusal.openingsNumber': {
    en: 'This building has one door and as many windows as the die gave: {{windows}}.',
    it: 'Questo edificio ha una porta e tante finestre quante ne dà il dado: {{windows}}.',
  },
  'sk.refusal.openingsOnWall': {
    en: 'A wall has {{most}} openings at most.',
    it: 'Un muro ha al massimo {{most}} aperture.',
  },
  'sk.refusal.openingsFit': {
    en: 'Openings lie wholly in their wall, and not on one another: {{wall}}.',
    it: 'Le aperture stanno per intero nel loro muro, e non una sull’altra: {{wall}}.',
  },
  'sk.refusal.openingsWall': { en: 'A building has four walls.', it: 'Un edificio ha quattro muri.' },
  'sk.refusal.outsideQuarter': {
    en: 'It must lie wholly in its quarter ({{piece}}: {{quarter}}).',
    it: 'Deve stare per intero nel suo quarto ({{piece}}: {{quarter}}).',
  },
  'sk.refusal.tooNear': {
    en: 'Features lie at least {{least}} mm apart; {{piece}} and {{other}} are {{gap}} mm apart.',
    it: 'Gli elementi distano almeno {{least}} mm; {{piece}} e {{other}} distano {{gap}} mm.',
  },
  'sk.refusal.piecesCross': {
    en: 'Pieces of one feature may touch, but not lie on one another ({{piece}}, {{other}}).',
    it: 'I pezzi di uno stesso elemento possono toccarsi, ma non sovrapporsi ({{piece}}, {{other}}).',
  },
  'sk.refusal.chooseEdge': { en: 'First choose a table edge.', it: 'Prima scegli un bordo del tavolo.' },
  'sk.refusal.edgeTaken': { en: 'Somebody else has it: {{edge}}.', it: 'È già di un altro: {{edge}}.' },
  'sk.refusal.outsideZone': {
    en: '{{model}}: the whole base must lie in its deployment zone.',
    it: '{{model}}: tutta la basetta deve stare nella zona di schieramento.',
  },
  'sk.refusal.deployedInContact': {
    en: '{{model}} may not start in contact with {{other}}.',
    it: '{{model}} non può iniziare a contatto con {{other}}.',
  },
  'sk.refusal.notDeployed': { en: '{{model}} is not on the table.', it: '{{model}} non è sul tavolo.' },
  'sk.refusal.deployAll': {
    en: 'All models are deployed first; {{left}} are left.',
    it: 'Prima si schierano tutti i modelli; ne restano {{left}}.',
  },
  'sk.refusal.deployFirst': { en: 'First deploy your squad.', it: 'Prima schiera la tua squadra.' },
  'sk.refusal.noObstacleLeft': {
    en: 'All fences and hedges that were bought are laid.',
    it: 'Steccati e siepi comprati sono già tutti piazzati.',
  },
  'sk.refusal.obstacleLength': {
    en: 'A fence or hedge that was bought is {{wanted}} mm long, not {{length}} mm.',
    it: 'Uno steccato o una siepe comprati sono lunghi {{wanted}} mm, non {{length}} mm.',
  },
  'sk.refusal.obstacleHalf': {
    en: 'It must lie in your own half of the table.',
    it: 'Deve stare nella tua metà del tavolo.',
  },
  'sk.refusal.obstacleOnModel': { en: '{{model}} stands there.', it: 'Lì c’è {{model}}.' },

  'sk.refusal.nothingCarriedOff': {
    en: 'Only a model that carries a supply counter may leave the table, over its own edge.',
    it: 'Solo un modello che porta una provvista può lasciare il tavolo, dal proprio bordo.',
  },
  'sk.refusal.edgeTooFar': {
    en: 'One Move does not take it over its own edge.',
    it: 'Un solo movimento non basta a portarlo oltre il proprio bordo.',
  },

  'sk.end.breachStormed': {
    en: 'Three attackers stand behind the wall.',
    it: 'Tre attaccanti sono in piedi oltre il muro.',
  },
  'sk.end.farmTaken': {
    en: 'The farmhouse is in the attacker’s hands.',
    it: 'La fattoria è in mano all’attaccante.',
  },
  'sk.end.timeForDefender': {
    en: 'Time is up: the defender has held.',
    it: 'Il tempo è scaduto: il difensore ha tenuto.',
  },
  'sk.end.forageGone': { en: 'Nothing is left to fetch.', it: 'Non resta niente da prendere.' },
  'sk.end.forageTime': {
    en: 'Time is up: the supplies are counted.',
    it: 'Il tempo è scaduto: si contano le provviste.',
  },
} as const;
