/** Messages of a skirmish that is set up. */
import * as terms from '@drumhead/content/terms';

export const gamePageMessages = {
  'web.skGame.start': { en: 'step by step', it: 'passo per passo' },
  'web.skGame.variant': terms.Rules,
  'web.skGame.scale': { en: 'Figures and table', it: 'Miniature e tavolo' },
  'web.skGame.scenario': terms.Scenario,
  'web.skGame.players': { en: 'Players', it: 'Giocatori' },
  'web.skGame.alone': { en: 'free for all', it: 'tutti contro tutti' },
  'web.skGame.inTeams': { en: 'in two teams', it: 'in due parti' },
  'web.skGame.team': { en: 'Team', it: 'Parte' },
  'web.skGame.attacker': terms.Attacker,
  'web.skGame.rollRoles': { en: 'Roll the dice', it: 'Tira i dadi' },
  'web.skGame.rolled': {
    en: 'Chooses and attacks: {{player}} (rolled {{one}} against {{two}}); change it above.',
    it: 'Sceglie e attacca: {{player}} (tiro {{one}} contro {{two}}); puoi cambiare sopra.',
  },
  'web.skGame.terrain': terms.Terrain,
  'web.skGame.terrain.rolled': { en: 'rolled in the game', it: 'tirato in partita' },
  'web.skGame.terrain.made': { en: 'placed beforehand', it: 'già disposto' },
  'web.skGame.terrain.fixed': { en: 'This scenario has fixed terrain.', it: 'Questo scenario ha un terreno fisso.' },
  'web.skGame.seed': { en: 'Table number', it: 'Numero del tavolo' },
  'web.skGame.another': { en: 'Draw another', it: 'Sorteggiane un altro' },
  'web.skGame.look': { en: 'View and print', it: 'Guarda e stampa' },
  'web.skGame.turns': { en: 'Maximum game turns', it: 'Numero massimo di turni di gioco' },
  'web.skGame.roster': terms.Roster,
  'web.skGame.squad': terms.Squad,
  'web.skGame.drawn': { en: 'drawn at random', it: 'sorteggiata' },
  'web.skGame.brought': { en: 'chosen in secret', it: 'scelta in segreto' },
  'web.skGame.redrawn': {
    en: 'Another enemy was drawn. {{why}}',
    it: 'È stato sorteggiato un altro nemico. {{why}}',
  },
  'web.skGame.random': { en: 'Draw another at random', it: 'Sorteggiane un’altra' },
  'web.skGame.build': { en: 'Build a squad', it: 'Componi una squadra' },
  'web.skGame.secret': { en: 'Choose squads in secret', it: 'Scegli le squadre in segreto' },
  'web.skGame.strength': {
    en: '{{models}} models, {{points}} of {{limit}} points',
    it: '{{models}} modelli, {{points}} punti su {{limit}}',
  },
  'web.skGame.file': { en: 'Save as a file', it: 'Salva in un file' },
  'web.skGame.player': { en: 'Player {{number}}', it: 'Giocatore {{number}}' },
  'web.skGame.way': terms.SetUp,
  'web.skGame.now': { en: 'all set for you', it: 'tutto già pronto' },
  'web.skGame.casual.about': {
    en: 'Any nation against any, with any limit.',
    it: 'Qualunque nazione contro qualunque altra, con qualunque limite.',
  },
  'web.skGame.gruesome': terms.GruesomeKills,
  'web.skGame.gruesome.about': {
    en: 'A gruesome kill makes friends nearby test morale.',
    it: 'Un’uccisione cruenta impone un test di morale agli amici vicini.',
  },
  'web.skGame.piece': { en: '{{abilities}}; {{points}} points.', it: '{{abilities}}; {{points}} punti.' },
} as const;

export type GamePageKey = keyof typeof gamePageMessages;
