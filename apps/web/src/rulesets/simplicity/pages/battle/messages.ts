/** Messages of the page that begins a pick-up battle. */
import * as terms from '@drumhead/content/terms';

export const pickUpBattleMessages = {
  'web.sipBattle.about': {
    en: 'Two armies with the same number of brigades, on terrain from six dice. Winning the edge is an advantage; deployment goes piece by piece.',
    it: 'Due eserciti con lo stesso numero di brigate, su un terreno deciso da sei dadi. Vincere il bordo è un vantaggio; si schiera pezzo per pezzo.',
  },
  'web.sipBattle.start': { en: 'Begin the battle', it: 'Inizia la battaglia' },
  'web.sipBattle.file': { en: 'Save as a scenario', it: 'Salva come scenario' },
  'web.sipBattle.failed': terms.TheBattleDidNotStart,
  'web.sipBattle.sound': {
    en: 'Table {{width}} × {{depth}} cm, {{turns}} game turns; points {{first}} against {{second}}.',
    it: 'Tavolo {{width}} × {{depth}} cm, {{turns}} turni di gioco; punti {{first}} contro {{second}}.',
  },
  'web.sipBattle.side': { en: 'Army {{number}}', it: 'Esercito {{number}}' },
  'web.sipBattle.player': terms.PlayedBy,
  'web.sipBattle.nation': terms.Nation,
  'web.sipBattle.army': { en: 'Army', it: 'Esercito' },
  'web.sipBattle.drawn': { en: 'drawn at random', it: 'sorteggiato' },
  'web.sipBattle.random': { en: 'Draw another', it: 'Sorteggiane un altro' },
  'web.sipBattle.build': { en: 'Build an army', it: 'Componi un esercito' },
  'web.sipBattle.strength': { en: '{{units}} units, {{points}} points', it: '{{units}} unità, {{points}} punti' },
  'web.sipBattle.game': { en: 'The game', it: 'La partita' },
  'web.sipBattle.brigades': { en: 'Brigades a side', it: 'Brigate per parte' },
  'web.sipBattle.uneven': { en: 'Allow uneven armies', it: 'Consenti eserciti squilibrati' },
  'web.sipBattle.classic': {
    en: 'Classic game: no action points, full dice',
    it: 'Gioco classico: senza punti azione, dadi interi',
  },
  'web.sipBattle.rallyAnywhere': {
    en: 'Allow rallying with an enemy within 10 cm',
    it: 'Consenti il riordino con un nemico entro 10 cm',
  },
  'web.sipBattle.parts': { en: 'Choose each rule separately', it: 'Scegli regola per regola' },
  'web.sipBattle.part.actionPoints': { en: 'Orders cost action points', it: 'Gli ordini costano punti azione' },
  'web.sipBattle.part.activationRolls': {
    en: 'Disrupted units roll to activate',
    it: 'Le unità in disordine tirano per attivarsi',
  },
  'web.sipBattle.part.dpReducesDice': { en: 'Disruption reduces dice', it: 'Il disordine riduce i dadi' },
  'web.sipBattle.rallyMode': { en: 'Rallying', it: 'Riordino' },
  'web.sipBattle.rallyMode.ap': { en: 'for action points, with re-rolls', it: 'con punti azione e tiri ripetuti' },
  'web.sipBattle.rallyMode.perCommand': { en: 'one attempt per Command base', it: 'un tentativo per base di comando' },
  'web.sipBattle.rallyMode.none': { en: 'no rallying', it: 'nessun riordino' },
  'web.sipBattle.terrain': terms.Terrain,
  'web.sipBattle.terrain.rolled': { en: 'Rolled when the battle begins', it: 'Tirato all’inizio della battaglia' },
  'web.sipBattle.terrain.now': { en: 'Rolled now, or entered by hand', it: 'Tirato ora, o inserito a mano' },
  'web.sipBattle.terrain.roll': { en: 'Roll six dice', it: 'Tira sei dadi' },
  'web.sipBattle.terrain.die': { en: 'Sector {{number}}', it: 'Settore {{number}}' },
  'web.sipBattle.terrain.nothing': { en: 'nothing', it: 'nulla' },
  'web.sipBattle.map': { en: 'Map, north at the top', it: 'Mappa, nord in alto' },
} as const;

export type BattlePageKey = keyof typeof pickUpBattleMessages;
