/** Messages of the page that begins a skirmish. */
import * as terms from '@drumhead/content/terms';

export const gamePageMessages = {
  'web.skGame.about': {
    en: 'Two or more squads meet on a small table. Everything is ready: change what you like.',
    it: 'Due o più squadre si affrontano su un piccolo tavolo. È tutto pronto; cambia quello che vuoi.',
  },
  'web.skGame.now': { en: 'Quick start', it: 'Avvio rapido' },
  'web.skGame.now.about': {
    en: 'Terrain and squads are placed for you: play starts with the first turn.',
    it: 'Terreno e squadre già disposti: si comincia dal primo turno.',
  },
  'web.skGame.start': terms.SetUpStepByStep,
  'web.skGame.start.about': {
    en: 'You choose attack or defence, place the terrain and deploy.',
    it: 'Scegli attacco o difesa, disponi il terreno e schieri.',
  },
  'web.skGame.failed': { en: 'The game did not start.', it: 'Impossibile iniziare la partita.' },
  'web.skGame.game': { en: 'Game', it: 'Partita' },
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
    en: 'Player {{player}} chooses (rolled {{one}} against {{two}}) and attacks; change it above.',
    it: 'Sceglie il giocatore {{player}} (tiro {{one}} contro {{two}}) e attacca; puoi cambiare sopra.',
  },
  'web.skGame.terrain': terms.Terrain,
  'web.skGame.terrain.rolled': { en: 'rolled and placed during the game', it: 'tirato e disposto durante la partita' },
  'web.skGame.terrain.made': {
    en: 'placed beforehand, from the same tables',
    it: 'già disposto, con le stesse tabelle',
  },
  'web.skGame.terrain.fixed': { en: 'This scenario has fixed terrain.', it: 'Questo scenario ha un terreno fisso.' },
  'web.skGame.seed': { en: 'Table number', it: 'Numero del tavolo' },
  'web.skGame.another': { en: 'Draw another', it: 'Sorteggiane un altro' },
  'web.skGame.look': { en: 'View and print', it: 'Guarda e stampa' },
  'web.skGame.optional': { en: 'By agreement', it: 'Di comune accordo' },
  'web.skGame.casual': { en: 'casual game: any nations, any limit', it: 'partita amichevole: nazioni e limite liberi' },
  'web.skGame.gruesome': {
    en: 'gruesome kills frighten friends nearby',
    it: 'le uccisioni cruente spaventano chi è vicino',
  },
  'web.skGame.turns': { en: 'Maximum game turns', it: 'Numero massimo di turni di gioco' },
  'web.skGame.player': { en: 'Player {{number}}', it: 'Giocatore {{number}}' },
  'web.skGame.playedBy': terms.PlayedBy,
  'web.skGame.roster': terms.Roster,
  'web.skGame.squad': terms.Squad,
  'web.skGame.drawn': { en: 'drawn at random', it: 'sorteggiata' },
  'web.skGame.brought': { en: 'chosen in secret', it: 'scelta in segreto' },
  'web.skGame.random': { en: 'Draw another at random', it: 'Sorteggiane un’altra' },
  'web.skGame.build': { en: 'Build a squad', it: 'Componi una squadra' },
  'web.skGame.secret': { en: 'Choose squads in secret', it: 'Scegli le squadre in segreto' },
  'web.skGame.strength': {
    en: '{{models}} models, {{points}} of {{limit}} points',
    it: '{{models}} modelli, {{points}} punti su {{limit}}',
  },
  'web.skGame.file': { en: 'Save as a file', it: 'Salva in un file' },
} as const;

export type GamePageKey = keyof typeof gamePageMessages;
