/** Messages of a pick-up game before deployment: decisions, and refusals of terrain pieces. */
export const layingMessages = {
  'lb.decision.plusRule': {
    en: 'Choose a special rule for this General.',
    it: 'Scegli una regola speciale per questo generale.',
  },
  'lb.decision.chooseRole': { en: 'Attack or defend?', it: 'Attaccare o difendere?' },
  'lb.decision.layTerrain': {
    en: 'Lay the terrain of one of your zones.',
    it: 'Disponi il terreno di una delle tue zone.',
  },
  'lb.command.plus': { en: 'Choose', it: 'Scegli' },
  'lb.command.role': { en: 'Choose', it: 'Scegli' },
  'lb.command.lay': { en: 'Place here', it: 'Disponi qui' },
  'lb.command.layStream': { en: 'Lay the stream', it: 'Disponi il ruscello' },
  'lb.command.takeUp': { en: 'Take up', it: 'Riprendi' },
  'lb.command.laid': { en: 'Zone done', it: 'Zona completata' },
  'lb.refusal.pickup.plusFirst': {
    en: 'First choose a special rule for {{general}}.',
    it: 'Prima scegli una regola speciale per {{general}}.',
  },
  'lb.refusal.pickup.plusRule': {
    en: '{{general}} may have one of these: {{traits}}.',
    it: '{{general}} può avere una di queste: {{traits}}.',
  },
  'lb.refusal.pickup.roleFirst': { en: 'First choose: attack or defend.', it: 'Prima scegli: attaccare o difendere.' },
  'lb.refusal.terrain.layFirst': { en: 'The terrain is still being laid.', it: 'Si sta ancora disponendo il terreno.' },
  'lb.refusal.terrain.kind': {
    en: 'Not laid in a pick-up game: {{ground}}. Area pieces are woods, rough ground, steep hills and one built-up sector; linear ones are hedges, fences, low walls and one stream.',
    it: 'Non si dispone in una partita libera: {{ground}}. Elementi ad area: boschi, terreno rotto, colline ripide e un settore abitato; lineari: siepi, steccati, muretti e un ruscello.',
  },
  'lb.refusal.terrain.size': {
    en: 'Sizes of this piece ({{ground}}): {{sizes}}.',
    it: 'Misure di questo elemento ({{ground}}): {{sizes}}.',
  },
  'lb.refusal.terrain.onlyOne': {
    en: 'Only one on the table, and it is there already: {{ground}}.',
    it: 'Ce n’è già uno, e sul tavolo ne è ammesso uno solo: {{ground}}.',
  },
  'lb.refusal.terrain.offTable': {
    en: 'The piece is not wholly on the table of {{width}} x {{height}} mm.',
    it: 'L’elemento non è interamente sul tavolo di {{width}} x {{height}} mm.',
  },
  'lb.refusal.terrain.ownHalf': {
    en: 'Each side lays terrain in its own half of the table.',
    it: 'Ciascuno dispone il terreno nella propria metà del tavolo.',
  },
  'lb.refusal.terrain.oneZone': {
    en: 'The piece must lie wholly in one zone ({{depth}} mm deep).',
    it: 'L’elemento deve stare interamente in una zona (profonda {{depth}} mm).',
  },
  'lb.refusal.terrain.apart': {
    en: 'Area pieces lie at least {{needed}} mm (1M) apart; too near is the {{terrain}}.',
    it: 'Gli elementi ad area distano almeno {{needed}} mm (1M); è troppo vicino a: {{terrain}}.',
  },
  'lb.refusal.terrain.zoneUsed': {
    en: 'Zone {{zone}} is done: choose one not yet used.',
    it: 'La zona {{zone}} è completata: scegline una non ancora usata.',
  },
  'lb.refusal.terrain.otherZone': {
    en: 'This turn fills zone {{zone}}.',
    it: 'Questo turno riempie la zona {{zone}}.',
  },
  'lb.refusal.terrain.enoughAreas': {
    en: 'The zone has its {{most}} area pieces.',
    it: 'La zona ha già i suoi {{most}} elementi ad area.',
  },
  'lb.refusal.terrain.enoughLines': {
    en: 'The zone has its {{most}} linear pieces.',
    it: 'La zona ha già i suoi {{most}} elementi lineari.',
  },
  'lb.refusal.terrain.notAll': {
    en: 'Still to be laid in this zone: area pieces {{area}}, linear pieces {{linear}}.',
    it: 'Ancora da disporre in questa zona: elementi ad area {{area}}, lineari {{linear}}.',
  },
  'lb.refusal.terrain.notOfThisTurn': {
    en: 'Only pieces of this turn can be taken up again.',
    it: 'Si possono riprendere solo gli elementi di questo turno.',
  },
  'lb.refusal.terrain.streamEnds': {
    en: 'A stream enters and leaves the table over two neighbouring sides.',
    it: 'Un ruscello entra ed esce da due lati adiacenti del tavolo.',
  },
  'lb.refusal.terrain.streamCrossed': {
    en: 'A stream does not cross itself.',
    it: 'Un ruscello non incrocia se stesso.',
  },
  'lb.refusal.terrain.streamLength': {
    en: 'The stream is {{length}} mm long; at most {{most}} mm (5L) are allowed.',
    it: 'Il ruscello è lungo {{length}} mm; il massimo è {{most}} mm (5L).',
  },
  'lb.refusal.terrain.streamZone': {
    en: 'The stream does not run through zone {{zone}}, where it would count.',
    it: 'Il ruscello non attraversa la zona {{zone}}, nella quale conterebbe.',
  },
  'lb.refusal.terrain.crossingOff': {
    en: 'A ford or bridge at {{along}} mm is beyond the end of the stream.',
    it: 'Un guado o ponte a {{along}} mm è oltre la fine del ruscello.',
  },
  'lb.refusal.terrain.noCrossing': {
    en: 'The stream needs a ford or bridge in each zone it crosses; missing: zone {{zones}}.',
    it: 'Il ruscello richiede un guado o un ponte in ogni zona che attraversa; manca: zona {{zones}}.',
  },
} as const;
