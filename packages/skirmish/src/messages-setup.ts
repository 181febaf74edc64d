/** Words of the game file and of setting up (chapters 5, 6, 18, 19). */
export const setupWords = {
  'sk.scenario.pickUp': { en: 'Pick-up game', it: 'Partita estemporanea' },
  'sk.scenario.forlornHope': { en: 'Forlorn Hope', it: 'Missione Pericolosa' },
  'sk.scenario.foragingMission': { en: 'Foraging Mission', it: 'Approvvigionamento' },
  'sk.scenario.assaultAtTheFarm': { en: 'Assault at the Farm', it: 'Assalto alla Fattoria' },

  'sk.problem.seatOfDice': {
    en: '"{{id}}" is the seat of the dice: give the player another id.',
    it: '"{{id}}" è il posto dei dadi: dai al giocatore un altro id.',
  },
  'sk.problem.seatTwice': {
    en: 'Two players have the id "{{id}}".',
    it: 'Due giocatori hanno l’id "{{id}}".',
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
    en: 'There is no player "{{attacker}}"; the players are {{players}}.',
    it: 'Non c’è un giocatore "{{attacker}}"; i giocatori sono {{players}}.',
  },
  'sk.problem.rolesRolled': {
    en: '{{scenario}}: who attacks is rolled for when the squads are revealed; only a campaign or a casual game names him beforehand.',
    it: '{{scenario}}: chi attacca si decide ai dadi quando si rivelano le squadre; solo una campagna o una partita libera lo stabilisce prima.',
  },
  'sk.problem.limitOfScenario': {
    en: '{{scenario}} gives this player {{wanted}} points; his squad was built for {{limit}}.',
    it: '{{scenario}} dà a questo giocatore {{wanted}} punti; la sua squadra è fatta per {{limit}}.',
  },
  'sk.problem.obstaclesInScenario': {
    en: 'Fences and hedges are bought for a pick-up game only, not for {{scenario}}.',
    it: 'Steccati e siepi si comprano solo per una partita estemporanea, non per {{scenario}}.',
  },
} as const;
