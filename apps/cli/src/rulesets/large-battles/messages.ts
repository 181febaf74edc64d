/** What the command line says of Large Battles. */
export const messages = {
  'cli.simulate.division': {
    en: 'instead: a pick-up game between Divisions; NATION, NATION:PERIOD (a random legal one in every battle) or a division file',
    it: 'invece: una partita libera fra Divisioni; NAZIONE, NAZIONE:PERIODO (ogni volta una regolare a caso) o un file di divisione',
  },
  'cli.simulate.divisionB': { en: 'the other Division', it: 'l’altra Divisione' },
  'cli.simulate.armies': {
    en: 'instead: random historical armies, at army level',
    it: 'invece: armate storiche a caso, a livello di armata',
  },
  'cli.simulate.deployment': {
    en: 'Divisions and armies: hidden, or alternate (a Brigade at a time)',
    it: 'Divisioni e armate: hidden (nascosto) o alternate (una Brigata alla volta)',
  },
  'cli.simulate.grandBattery': {
    en: 'with the optional rule of the Grand Battery',
    it: 'con la regola opzionale della Grande Batteria',
  },
  'cli.simulate.wornUnits': {
    en: 'with the optional rule of worn units',
    it: 'con la regola opzionale delle unità logore',
  },
  'cli.simulate.bothDivisions': {
    en: 'A pick-up game needs both --division-a and --division-b.',
    it: 'Una partita libera richiede sia --division-a sia --division-b.',
  },
  'cli.simulate.fixed': {
    en: 'A scenario says itself what its scale and deployment are: --scale and --deployment go with Divisions and armies.',
    it: 'Uno scenario dice da sé scala e schieramento: --scale e --deployment valgono per Divisioni e armate.',
  },
  'cli.simulate.period': {
    en: 'The periods of {{nation}} are: {{known}}; not "{{given}}"',
    it: 'I periodi di {{nation}} sono: {{known}}; non "{{given}}"',
  },
  'cli.check.sound.scenario': { en: '{{file}}: a sound scenario', it: '{{file}}: uno scenario corretto' },
  'cli.check.sound.division': { en: '{{file}}: a legal division', it: '{{file}}: una divisione regolare' },
  'cli.check.sound.historical': {
    en: '{{file}}: a sound historical order of battle',
    it: '{{file}}: un ordine di battaglia storico corretto',
  },
  'cli.check.sound.pickup': { en: '{{file}}: a sound pick-up game', it: '{{file}}: una partita libera corretta' },
} as const;
