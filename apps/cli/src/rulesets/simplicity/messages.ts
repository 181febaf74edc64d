/** What the command line says of Simplicity in Practice. */
export const messages = {
  'cli.simulate.army': {
    en: 'instead: Simplicity in Practice between two armies; nations (a random legal army in every battle) or army files, a comma between them',
    it: 'invece: Simplicity in Practice fra due eserciti; nazioni (ogni volta un esercito regolare a caso) o file di esercito, separati da una virgola',
  },
  'cli.simulate.brigades': {
    en: 'armies of Simplicity in Practice: brigades of every random one, 1 to 3',
    it: 'eserciti di Simplicity in Practice: brigate di ogni esercito a caso, da 1 a 3',
  },
  'cli.simulate.classic': {
    en: 'armies of Simplicity in Practice: the classic game, without action points',
    it: 'eserciti di Simplicity in Practice: il gioco classico, senza punti azione',
  },
  'cli.simulate.rallyAnywhere': {
    en: 'armies of Simplicity in Practice: units rally even with a ready enemy within 10 cm',
    it: 'eserciti di Simplicity in Practice: riordino anche con un nemico pronto entro 10 cm',
  },
  'cli.simulate.uneven': {
    en: 'armies of Simplicity in Practice: they meet though their points or brigades differ',
    it: 'eserciti di Simplicity in Practice: si affrontano anche se punti o brigate sono diversi',
  },
  'cli.simulate.twoArmies': {
    en: '--army needs two of them, with a comma between.',
    it: '--army ne vuole due, separati da una virgola.',
  },
  'cli.check.sound.simplicity': {
    en: '{{file}}: a sound scenario of Simplicity in Practice',
    it: '{{file}}: uno scenario corretto di Simplicity in Practice',
  },
  'cli.check.sound.army': {
    en: '{{file}}: a legal army of Simplicity in Practice',
    it: '{{file}}: un esercito regolare di Simplicity in Practice',
  },
} as const;
