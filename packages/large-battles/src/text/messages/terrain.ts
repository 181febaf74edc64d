/** Messages of a pick-up game before deployment: decisions, and refusals of terrain pieces. */
import * as terms from '@drumhead/content/terms';

export const layingMessages = {
  'lb.decision.plusRule': {
    en: 'Which special rule for this general?',
    it: 'Quale regola speciale per questo generale?',
  },
  'lb.decision.chooseRole': terms.AttackOrDefend,
  'lb.decision.layTerrain': { en: 'Place terrain in one of your zones', it: 'Disponi il terreno di una tua zona' },
  'lb.command.plus': { en: 'Choose this rule', it: 'Scegli questa regola' },
  'lb.command.role': { en: 'Choose this role', it: 'Scegli questo ruolo' },
  'lb.command.lay': { en: 'Place here', it: 'Disponi qui' },
  'lb.command.layStream': { en: 'Place the stream', it: 'Disponi il ruscello' },
  'lb.command.takeUp': terms.Remove,
  'lb.command.laid': { en: 'Finish the zone', it: 'Concludi la zona' },
  'lb.refusal.pickup.plusFirst': {
    en: 'First choose a special rule for {{general}}.',
    it: 'Prima scegli una regola speciale per {{general}}.',
  },
  'lb.refusal.pickup.plusRule': {
    en: '{{general}} may have one of these: {{traits}}.',
    it: 'Regole possibili per {{general}}: {{traits}}.',
  },
  'lb.refusal.pickup.roleFirst': { en: 'First choose: attack or defend?', it: 'Prima scegli: attacchi o difendi?' },
  'lb.refusal.terrain.layFirst': {
    en: 'Finish placing the terrain first.',
    it: 'Prima finisci di disporre il terreno.',
  },
  'lb.refusal.terrain.kind': {
    en: 'Not used in a pick-up game: {{ground}}. Choose woods, rough ground, steep hills or one built-up sector; or hedges, fences, low walls or one stream.',
    it: 'Non si usa in una partita libera: {{ground}}. Scegli boschi, terreno accidentato, colline ripide o un settore abitato; oppure siepi, steccati, muretti o un ruscello.',
  },
  'lb.refusal.terrain.size': {
    en: 'Allowed sizes ({{ground}}): {{sizes}}.',
    it: 'Misure ammesse ({{ground}}): {{sizes}}.',
  },
  'lb.refusal.terrain.onlyOne': {
    en: 'Only one per table, and it is already there: {{ground}}.',
    it: 'Sul tavolo ne è ammesso uno solo, e c’è già: {{ground}}.',
  },
  'lb.refusal.terrain.offTable': {
    en: 'Partly off the table: it is {{width}} × {{height}} mm.',
    it: 'In parte fuori dal tavolo, che è di {{width}} × {{height}} mm.',
  },
  'lb.refusal.terrain.ownHalf': {
    en: 'Place terrain in your own half of the table.',
    it: 'Disponi il terreno nella tua metà del tavolo.',
  },
  'lb.refusal.terrain.oneZone': {
    en: 'Place it wholly in one zone ({{depth}} mm deep).',
    it: 'Disponilo interamente in una zona (profonda {{depth}} mm).',
  },
  'lb.refusal.terrain.apart': {
    en: 'Too near {{terrain}}: keep area terrain at least {{needed}} mm (1M) apart.',
    it: 'Troppo vicino a: {{terrain}}; tra elementi ad area servono almeno {{needed}} mm (1M).',
  },
  'lb.refusal.terrain.zoneUsed': {
    en: 'Zone {{zone}} is complete: choose another.',
    it: 'Zona {{zone}} già completa: scegline un’altra.',
  },
  'lb.refusal.terrain.otherZone': { en: 'This turn is for zone {{zone}}.', it: 'Questo turno è per la zona {{zone}}.' },
  'lb.refusal.terrain.enoughAreas': {
    en: 'The zone already has its {{most}} area pieces.',
    it: 'La zona ha già i suoi {{most}} elementi ad area.',
  },
  'lb.refusal.terrain.enoughLines': {
    en: 'The zone already has its {{most}} linear pieces.',
    it: 'La zona ha già i suoi {{most}} elementi lineari.',
  },
  'lb.refusal.terrain.notAll': {
    en: 'Still to place in this zone: area pieces {{area}}, linear pieces {{linear}}.',
    it: 'Ancora da disporre in questa zona: elementi ad area {{area}}, lineari {{linear}}.',
  },
  'lb.refusal.terrain.notOfThisTurn': {
    en: 'Only a piece placed this turn can be removed.',
    it: 'Si può togliere solo un elemento disposto in questo turno.',
  },
  'lb.refusal.terrain.streamEnds': {
    en: 'A stream must enter and leave by adjacent table edges.',
    it: 'Un ruscello deve entrare e uscire da due bordi adiacenti del tavolo.',
  },
  'lb.refusal.terrain.streamCrossed': {
    en: 'A stream cannot cross itself.',
    it: 'Un ruscello non può incrociare se stesso.',
  },
  'lb.refusal.terrain.streamLength': {
    en: '{{length}} mm is too long for a stream: the limit is {{most}} mm (5L).',
    it: '{{length}} mm sono troppi per un ruscello: il limite è {{most}} mm (5L).',
  },
  'lb.refusal.terrain.streamZone': {
    en: 'The stream does not cross zone {{zone}}, the one it counts for.',
    it: 'Il ruscello non attraversa la zona {{zone}}, per la quale conta.',
  },
  'lb.refusal.terrain.crossingOff': {
    en: 'The ford or bridge at {{along}} mm lies beyond the end of the stream.',
    it: 'Il guado o ponte a {{along}} mm è oltre la fine del ruscello.',
  },
  'lb.refusal.terrain.noCrossing': {
    en: 'Add a ford or bridge in each zone the stream crosses; missing: zone {{zones}}.',
    it: 'Aggiungi un guado o un ponte in ogni zona attraversata dal ruscello; manca: zona {{zones}}.',
  },
} as const;
