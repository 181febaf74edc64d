/** What the command line says of skirmishes. */
import * as terms from '@drumhead/content/terms';

export const messages = {
  'cli.simulate.squads': {
    en: 'instead: a skirmish between squads; rosters (a random legal squad each time) or squad files, separated by commas',
    it: 'invece: una schermaglia tra squadre; liste (ogni volta una squadra valida a caso) o file di squadra, separati da virgole',
  },
  'cli.simulate.skirmish': {
    en: 'squads: scenario, pick-up (default), forlorn-hope, foraging-mission or assault-at-the-farm; the first squad attacks',
    it: 'squadre: scenario, pick-up (predefinito), forlorn-hope, foraging-mission o assault-at-the-farm; attacca la prima squadra',
  },
  'cli.simulate.limit': {
    en: 'squads: points of each random squad, instead of the scenario’s',
    it: 'squadre: punti di ogni squadra casuale, invece di quelli dello scenario',
  },
  'cli.simulate.terrain': {
    en: 'squads: terrain placed beforehand, by table number, or “each” for another table every game',
    it: 'squadre: terreno già piazzato, per numero di tavolo, o «each» per un tavolo diverso a ogni partita',
  },
  'cli.tournament.variant': {
    en: 'skirmish: SDS (Drums and Shakos) or SDT (Drums and Tomahawks)',
    it: 'schermaglie: SDS (Drums and Shakos) o SDT (Drums and Tomahawks)',
  },
  'cli.campaign': {
    en: 'a short skirmish campaign: show its standing, or let computer players play its games',
    it: 'una breve campagna di schermaglie: mostra la classifica, o falla giocare ai giocatori automatici',
  },
  'cli.campaign.file': {
    en: 'campaign file (JSON); - is standard input',
    it: 'file di campagna (JSON); - è lo standard input',
  },
  'cli.campaign.new': {
    en: 'instead of a file: a new campaign between random companies of two rosters',
    it: 'invece di un file: una nuova campagna tra compagnie a caso di due liste',
  },
  'cli.campaign.games': { en: 'games of a new campaign, 3 to 5', it: 'partite di una nuova campagna, da 3 a 5' },
  'cli.campaign.scale': {
    en: 'figure scale of a new campaign: 15 mm, 28 mm or 40 mm, written without a space',
    it: 'scala delle miniature di una nuova campagna: 15 mm, 28 mm o 40 mm, scritta senza spazio',
  },
  'cli.campaign.play': {
    en: 'play the games left, with these players: {{players}}',
    it: 'gioca le partite rimaste, con questi giocatori: {{players}}',
  },
  'cli.campaign.json': {
    en: 'print the campaign as a file, to continue later',
    it: 'stampa la campagna come file, per continuarla',
  },
  'cli.campaign.one': {
    en: 'Give a campaign file, or start a campaign with --new, not both.',
    it: 'Indica un file di campagna, o cominciane una con --new, non entrambi.',
  },
  'cli.campaign.scenario': { en: 'scenario', it: 'scenario' },
  'cli.campaign.attacker': terms.attacker,
  'cli.campaign.winner': { en: 'winner', it: 'vincitore' },
  'cli.campaign.lost': { en: 'out of action', it: 'fuori combattimento' },
  'cli.campaign.points': { en: 'points won', it: 'punti vinti' },
  'cli.campaign.company': { en: 'company points left', it: 'punti di compagnia rimasti' },
  'cli.campaign.goesOn': { en: 'Games left: {{left}} of {{games}}.', it: 'Partite rimaste: {{left}} su {{games}}.' },
  'cli.campaign.won': { en: 'Campaign victory: {{winner}}.', it: 'Campagna vinta: {{winner}}.' },
  'cli.campaign.drawn': { en: 'The campaign is a draw.', it: 'La campagna finisce in parità.' },
  'cli.check.sound.game': { en: '{{file}}: valid skirmish game', it: '{{file}}: schermaglia valida' },
  'cli.check.sound.campaign': { en: '{{file}}: valid campaign', it: '{{file}}: campagna valida' },
  'cli.check.sound.skirmish-position': {
    en: '{{file}}: valid skirmish position',
    it: '{{file}}: posizione di schermaglia valida',
  },
  'cli.check.sound.squad': { en: '{{file}}: legal squad', it: '{{file}}: squadra valida' },
} as const;
