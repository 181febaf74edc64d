/** Messages of setting up a pick-up game. */
import * as terms from '@drumhead/content/terms';

export const setUpMessages = {
  'web.setup.all': { en: 'Set up all for me', it: 'Prepara tutto per me' },
  'web.setup.all.about': {
    en: 'Terrain and deployment in one tap, by the rules; then the battle begins.',
    it: 'Terreno e schieramento con un tocco, secondo le regole; poi la battaglia comincia.',
  },
  'web.setup.plus.active': {
    en: 'Once a phase, re-rolls a failed die of a group order.',
    it: 'Una volta per fase ripete un dado fallito di un ordine di gruppo.',
  },
  'web.setup.plus.charismatic': {
    en: 'Units of the brigade in command may add a die in Contact; then a 1 costs the Leader.',
    it: 'Le unità della brigata in comando possono aggiungere un dado a contatto; poi con un 1 il comandante è perduto.',
  },
  'web.setup.plus.organiser': {
    en: 'The command span grows: 2L for a Leader, 2M for the Commander-in-Chief.',
    it: 'Il raggio di comando cresce: 2L per un comandante, 2M per il comandante in capo.',
  },
  'web.setup.plus.stubborn': {
    en: 'The Break Point is rounded up.',
    it: 'Il punto di rottura si arrotonda per eccesso.',
  },
  'web.setup.role.defend': { en: 'Defend', it: 'Difendi' },
  'web.setup.role.defend.about': {
    en: 'You place terrain first, and deploy first if brigades deploy in turn.',
    it: 'Disponi il terreno per primo e, se si schiera a turno, schieri per primo.',
  },
  'web.setup.role.attack': { en: 'Attack', it: 'Attacca' },
  'web.setup.role.attack.about': {
    en: 'You see each step of the defender before you answer.',
    it: 'Vedi ogni passo del difensore prima di rispondere.',
  },
  'web.setup.turn': { en: '{{side}}, {{role}}', it: '{{side}}, {{role}}' },
  'web.setup.defender': terms.defender,
  'web.setup.attacker': terms.attacker,
  'web.setup.zones': { en: 'Six zones', it: 'Le sei zone' },
  'web.setup.zone': { en: 'Zone {{zone}}', it: 'Zona {{zone}}' },
  'web.setup.zone.done': { en: 'complete', it: 'completa' },
  'web.setup.zone.now': { en: 'in progress', it: 'in corso' },
  'web.setup.zone.open': { en: 'open', it: 'libera' },
  'web.setup.area': { en: 'Area pieces left: {{left}}', it: 'Elementi ad area rimasti: {{left}}' },
  'web.setup.linear': { en: 'Linear pieces left: {{left}}', it: 'Elementi lineari rimasti: {{left}}' },
  'web.setup.size': terms.Size,
  'web.setup.turnLeft': { en: 'Turn left', it: 'Ruota a sinistra' },
  'web.setup.turnRight': { en: 'Turn right', it: 'Ruota a destra' },
  'web.setup.crossing': { en: 'Crossing', it: 'Attraversamento' },
  'web.setup.drag': {
    en: 'Tap the table to place the piece, then drag it. Pieces of this turn can be dragged again.',
    it: 'Tocca il tavolo per mettere il pezzo, poi trascinalo. I pezzi di questo turno si possono spostare ancora.',
  },
  'web.setup.suggest': { en: 'Suggest a place', it: 'Suggerisci una posizione' },
  'web.setup.layNearest': {
    en: 'Place it at the nearest legal place',
    it: 'Mettilo nella posizione valida più vicina',
  },
  'web.setup.lay': { en: 'Place it', it: 'Disponilo' },
  'web.setup.none': { en: 'There is no room for it now.', it: 'Ora non c’è spazio.' },
  'web.setup.laid': { en: 'Placed this turn', it: 'Disposti in questo turno' },
  'web.setup.takeUp': { en: 'Remove: {{piece}}', it: 'Togli: {{piece}}' },
  'web.setup.done': { en: 'Finish the zone', it: 'Concludi la zona' },
  'web.setup.generateZone': { en: 'Fill this zone for me', it: 'Riempi questa zona per me' },
  'web.setup.generateMine': { en: 'Place the rest of mine', it: 'Disponi il resto del mio' },
  'web.setup.generateBoth': { en: 'Place the rest for both sides', it: 'Disponi il resto per le due parti' },
} as const;

export type SetUpKey = keyof typeof setUpMessages;
