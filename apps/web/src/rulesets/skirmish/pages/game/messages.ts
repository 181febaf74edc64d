/** Messages of the page that begins a skirmish. */
export const gamePageMessages = {
  'web.skGame.about': {
    en: 'Two squads, or more, meet on a small table. Everything is ready to play as it stands; change what you like.',
    it: 'Due squadre, o più, si affrontano su un piccolo tavolo. È già tutto pronto per giocare; cambia quello che vuoi.',
  },
  'web.skGame.now': { en: 'Quick start', it: 'Avvio rapido' },
  'web.skGame.now.about': {
    en: 'Terrain rolled and laid, squads deployed: you begin with the first turn.',
    it: 'Terreno tirato e piazzato, squadre schierate: cominci dal primo turno.',
  },
  'web.skGame.start': { en: 'Set up step by step', it: 'Prepara passo per passo' },
  'web.skGame.start.about': {
    en: 'You choose attack or defence, lay the terrain, and deploy.',
    it: 'Scegli se attaccare o difendere, piazzi il terreno e schieri.',
  },
  'web.skGame.failed': { en: 'That game could not be begun.', it: 'Impossibile cominciare la partita.' },
  'web.skGame.game': { en: 'The game', it: 'La partita' },
  'web.skGame.variant': { en: 'Period', it: 'Periodo' },
  'web.skGame.scale': { en: 'Figures and table', it: 'Miniature e tavolo' },
  'web.skGame.scenario': { en: 'Scenario', it: 'Scenario' },
  'web.skGame.players': { en: 'Players', it: 'Giocatori' },
  'web.skGame.alone': { en: 'free for all', it: 'tutti contro tutti' },
  'web.skGame.inTeams': { en: 'in two teams', it: 'in due parti' },
  'web.skGame.team': { en: 'Team', it: 'Parte' },
  'web.skGame.attacker': { en: 'Attacker', it: 'Attaccante' },
  'web.skGame.rollRoles': { en: 'Roll for it', it: 'Tirare i dadi' },
  'web.skGame.rolled': {
    en: '{{one}} to {{two}}: player {{player}} chooses; he attacks here, or change it above.',
    it: '{{one}} a {{two}}: sceglie il giocatore {{player}}; qui attacca, oppure cambia sopra.',
  },
  'web.skGame.terrain': { en: 'Terrain', it: 'Terreno' },
  'web.skGame.terrain.rolled': { en: 'rolled and laid in the game', it: 'tirato e piazzato durante la partita' },
  'web.skGame.terrain.made': { en: 'laid beforehand, by the same tables', it: 'già piazzato, con le stesse tabelle' },
  'web.skGame.terrain.fixed': {
    en: 'This scenario brings all its terrain.',
    it: 'Questo scenario ha già tutto il suo terreno.',
  },
  'web.skGame.seed': { en: 'Number of the table', it: 'Numero del tavolo' },
  'web.skGame.another': { en: 'Another', it: 'Un altro' },
  'web.skGame.look': { en: 'Look at it, print it', it: 'Guardalo, stampalo' },
  'web.skGame.optional': { en: 'By agreement', it: 'Di comune accordo' },
  'web.skGame.casual': {
    en: 'casual game: any nation against any, any limit',
    it: 'partita amichevole: qualunque nazione, qualunque limite',
  },
  'web.skGame.gruesome': {
    en: 'gruesome kills frighten those near by',
    it: 'le uccisioni cruente spaventano chi è vicino',
  },
  'web.skGame.turns': { en: 'Game turns at most', it: 'Turni di gioco al massimo' },
  'web.skGame.player': { en: 'Player {{number}}', it: 'Giocatore {{number}}' },
  'web.skGame.playedBy': { en: 'Played by', it: 'Giocata da' },
  'web.skGame.roster': { en: 'Roster', it: 'Lista' },
  'web.skGame.squad': { en: 'Squad', it: 'Squadra' },
  'web.skGame.drawn': { en: 'drawn at random', it: 'estratta a caso' },
  'web.skGame.brought': { en: 'chosen in secret', it: 'scelta in segreto' },
  'web.skGame.random': { en: 'Another at random', it: 'Un’altra a caso' },
  'web.skGame.build': { en: 'Build a squad', it: 'Componi una squadra' },
  'web.skGame.secret': { en: 'Choose both in secret', it: 'Scegliere entrambe in segreto' },
  'web.skGame.strength': {
    en: '{{models}} models, {{points}} of {{limit}} points',
    it: '{{models}} modelli, {{points}} punti su {{limit}}',
  },
  'web.skGame.file': { en: 'Save as a file', it: 'Salva come file' },
} as const;

export type GamePageKey = keyof typeof gamePageMessages;
