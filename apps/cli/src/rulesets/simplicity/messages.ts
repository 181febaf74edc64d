/** What the command line says of Simplicity in Practice. */
export const messages = {
  'cli.simulate.army': {
    en: 'instead: Simplicity in Practice between two armies; nations (a random legal army each time) or army files, separated by a comma',
    it: 'invece: Simplicity in Practice tra due eserciti; nazioni (ogni volta un esercito regolare a caso) o file di esercito, separati da una virgola',
  },
  'cli.simulate.brigades': {
    en: 'armies of Simplicity in Practice: brigades in each random army, 1 to 3',
    it: 'eserciti di Simplicity in Practice: brigate di ogni esercito casuale, da 1 a 3',
  },
  'cli.simulate.classic': {
    en: 'armies of Simplicity in Practice: classic game, without action points',
    it: 'eserciti di Simplicity in Practice: gioco classico, senza punti azione',
  },
  'cli.simulate.rallyAnywhere': {
    en: 'armies of Simplicity in Practice: units may rally with a ready enemy within 10 cm',
    it: 'eserciti di Simplicity in Practice: riordino possibile con un nemico pronto entro 10 cm',
  },
  'cli.simulate.uneven': {
    en: 'armies of Simplicity in Practice: allow different points or brigades',
    it: 'eserciti di Simplicity in Practice: consenti punti o brigate diversi',
  },
  'cli.simulate.twoArmies': {
    en: '--army needs two armies, separated by a comma.',
    it: '--army richiede due eserciti, separati da una virgola.',
  },
  'cli.check.sound.simplicity': {
    en: '{{file}}: valid scenario of Simplicity in Practice',
    it: '{{file}}: scenario valido di Simplicity in Practice',
  },
  'cli.check.sound.army': {
    en: '{{file}}: legal army of Simplicity in Practice',
    it: '{{file}}: esercito regolare di Simplicity in Practice',
  },
} as const;
