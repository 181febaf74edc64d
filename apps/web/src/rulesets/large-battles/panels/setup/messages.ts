/** Messages of setting up a pick-up game. */
export const setUpMessages = {
  'web.setup.all': { en: 'Set it all up for me', it: 'Prepara tutto per me' },
  'web.setup.all.about': {
    en: 'Terrain and deployment at one tap, by the rules; the battle begins.',
    it: 'Terreno e schieramento con un tocco, secondo le regole; la battaglia comincia.',
  },
  'web.setup.role.defend': { en: 'Defend', it: 'Difendere' },
  'web.setup.role.defend.about': {
    en: 'You lay terrain first, and deploy first if Brigades deploy in turn.',
    it: 'Disponi il terreno per primo e, se si schiera a turno, schieri per primo.',
  },
  'web.setup.role.attack': { en: 'Attack', it: 'Attaccare' },
  'web.setup.role.attack.about': {
    en: 'You see what the defender does before you answer.',
    it: 'Vedi che cosa fa il difensore prima di rispondere.',
  },
  'web.setup.turn': { en: '{{side}}, {{role}}', it: '{{side}}, {{role}}' },
  'web.setup.defender': { en: 'defender', it: 'difensore' },
  'web.setup.attacker': { en: 'attacker', it: 'attaccante' },
  'web.setup.zones': { en: 'The six zones', it: 'Le sei zone' },
  'web.setup.zone': { en: 'Zone {{zone}}', it: 'Zona {{zone}}' },
  'web.setup.zone.done': { en: 'done', it: 'completata' },
  'web.setup.zone.now': { en: 'being laid', it: 'in corso' },
  'web.setup.zone.open': { en: 'open', it: 'libera' },
  'web.setup.area': { en: 'Area pieces: {{left}} to lay', it: 'Elementi estesi: {{left}} da disporre' },
  'web.setup.linear': { en: 'Linear pieces: {{left}} to lay', it: 'Elementi lineari: {{left}} da disporre' },
  'web.setup.size': { en: 'Size', it: 'Misura' },
  'web.setup.turnLeft': { en: 'Turn left', it: 'Ruota a sinistra' },
  'web.setup.turnRight': { en: 'Turn right', it: 'Ruota a destra' },
  'web.setup.crossing': { en: 'Crossed by', it: 'Si attraversa con' },
  'web.setup.drag': {
    en: 'Tap the table to hold it there, then drag it. What you laid this turn can be dragged again.',
    it: 'Tocca il tavolo per tenerlo lì, poi trascinalo. Ciò che hai disposto in questo turno si può trascinare ancora.',
  },
  'web.setup.suggest': { en: 'Show me a place', it: 'Mostrami un posto' },
  'web.setup.layNearest': { en: 'Lay it at the nearest place', it: 'Disponilo nel posto più vicino' },
  'web.setup.lay': { en: 'Place it', it: 'Disponilo' },
  'web.setup.none': { en: 'There is no place for it now.', it: 'Ora non c’è posto.' },
  'web.setup.laid': { en: 'Laid this turn', it: 'Disposti in questo turno' },
  'web.setup.takeUp': { en: 'Remove: {{piece}}', it: 'Togli: {{piece}}' },
  'web.setup.done': { en: 'Zone done', it: 'Zona completata' },
  'web.setup.generateZone': { en: 'Fill this zone for me', it: 'Riempi questa zona per me' },
  'web.setup.generateMine': { en: 'Lay the rest of mine', it: 'Disponi il resto del mio' },
  'web.setup.generateBoth': { en: 'Lay the rest for both', it: 'Disponi il resto per entrambi' },
} as const;

export type SetUpKey = keyof typeof setUpMessages;
