/** Messages of a pick-up battle that is set up. */
import * as terms from '@drumhead/content/terms';

export const pickUpBattleMessages = {
  'web.sipBattle.file': { en: 'Save as a scenario', it: 'Salva come scenario' },
  'web.sipBattle.nation': terms.Nation,
  'web.sipBattle.army': { en: 'Army', it: 'Esercito' },
  'web.sipBattle.drawn': { en: 'drawn at random', it: 'sorteggiato' },
  'web.sipBattle.random': { en: 'Draw another', it: 'Sorteggiane un altro' },
  'web.sipBattle.build': { en: 'Build an army', it: 'Componi un esercito' },
  'web.sipBattle.strength': { en: '{{units}} units, {{points}} points', it: '{{units}} unità, {{points}} punti' },
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
  'web.sipBattle.terrain.rolled': { en: 'rolled at the start', it: 'tirato all’inizio' },
  'web.sipBattle.terrain.now': { en: 'rolled now', it: 'tirato ora' },
  'web.sipBattle.terrain.roll': { en: 'Roll six dice', it: 'Tira sei dadi' },
  'web.sipBattle.terrain.die': { en: 'Sector {{number}}', it: 'Settore {{number}}' },
  'web.sipBattle.terrain.nothing': { en: 'nothing', it: 'nulla' },
  'web.sipBattle.table': {
    en: 'Table {{width}} × {{depth}} cm, {{turns}} game turns.',
    it: 'Tavolo {{width}} × {{depth}} cm, {{turns}} turni di gioco.',
  },
  'web.sipBattle.piece.moves': { en: 'Moves {{rate}} cm.', it: 'Muove di {{rate}} cm.' },
  'web.sipBattle.piece.fires': { en: 'Fires to {{ranges}} cm.', it: 'Tira fino a {{ranges}} cm.' },
  'web.sipBattle.piece.lost': {
    en: 'It is lost as soon as it breaks.',
    it: 'È persa appena cede.',
  },
  'web.sipBattle.piece.helps': {
    en: 'It adds an action point; units within 10 cm activate and rally more easily.',
    it: 'Aggiunge un punto azione; le unità entro 10 cm si attivano e si riordinano più facilmente.',
  },
} as const;

export type BattlePageKey = keyof typeof pickUpBattleMessages;
