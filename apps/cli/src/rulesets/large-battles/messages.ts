/** What the command line says of Large Battles. */
export const messages = {
  'cli.simulate.division': {
    en: 'instead: a pick-up game between divisions; NATION, NATION:PERIOD (a random legal division each time) or a division file',
    it: 'invece: una partita libera tra divisioni; NAZIONE, NAZIONE:PERIODO (ogni volta una divisione valida a caso) o un file di divisione',
  },
  'cli.simulate.divisionB': { en: 'the other division', it: 'l’altra divisione' },
  'cli.simulate.armies': {
    en: 'instead: random historical armies, at army level',
    it: 'invece: armate storiche a caso, a livello d’armata',
  },
  'cli.simulate.deployment': {
    en: 'divisions and armies: hidden, or alternate (one brigade at a time)',
    it: 'divisioni e armate: hidden (nascosto) o alternate (una brigata alla volta)',
  },
  'cli.simulate.grandBattery': {
    en: 'use the optional rule Grand Battery',
    it: 'usa la regola opzionale Grande Batteria',
  },
  'cli.simulate.wornUnits': { en: 'use the optional rule Worn units', it: 'usa la regola opzionale Unità logore' },
  'cli.simulate.chargeGoesHome': {
    en: 'use the optional rule The charge goes home',
    it: 'usa la regola opzionale La carica va a fondo',
  },
  'cli.simulate.bothDivisions': {
    en: 'A pick-up game needs both --division-a and --division-b.',
    it: 'Una partita libera richiede sia --division-a sia --division-b.',
  },
  'cli.simulate.fixed': {
    en: 'A scenario sets its own scale and deployment: use --scale and --deployment only with divisions and armies.',
    it: 'Uno scenario ha scala e schieramento propri: usa --scale e --deployment solo con divisioni e armate.',
  },
  'cli.simulate.period': {
    en: '{{nation}} has no period “{{given}}”. Choose one of: {{known}}.',
    it: 'Nessun periodo «{{given}}» ({{nation}}). Scegli tra: {{known}}.',
  },
  'cli.check.sound.scenario': { en: '{{file}}: valid scenario', it: '{{file}}: scenario valido' },
  'cli.check.sound.division': { en: '{{file}}: legal division', it: '{{file}}: divisione valida' },
  'cli.check.sound.historical': {
    en: '{{file}}: valid historical order of battle',
    it: '{{file}}: ordine di battaglia storico valido',
  },
  'cli.check.sound.large-battles-position': {
    en: '{{file}}: valid position of Large Battles',
    it: '{{file}}: posizione valida di Large Battles',
  },
  'cli.check.sound.pickup': { en: '{{file}}: valid pick-up game', it: '{{file}}: partita libera valida' },
} as const;
