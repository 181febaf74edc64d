/** What the command line says of skirmishes. */
export const messages = {
  'cli.simulate.squads': {
    en: 'instead: a skirmish between squads; rosters (a random legal squad in every game) or squad files, commas between them',
    it: 'invece: una schermaglia fra squadre; liste (ogni volta una squadra regolare a caso) o file di squadra, separati da virgole',
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
  'cli.tournament.variant': {
    en: 'skirmish: SDS (Drums and Shakos) or SDT (Drums and Tomahawks)',
    it: 'schermaglie: SDS (Drums and Shakos) o SDT (Drums and Tomahawks)',
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
  'cli.check.sound.game': { en: '{{file}}: a sound skirmish game', it: '{{file}}: una schermaglia corretta' },
  'cli.check.sound.campaign': { en: '{{file}}: a sound campaign', it: '{{file}}: una campagna corretta' },
  'cli.check.sound.squad': { en: '{{file}}: a legal squad', it: '{{file}}: una squadra regolare' },
} as const;
