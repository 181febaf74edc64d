/** Titles and questions of the puzzles of the skirmishes. */
export const puzzleTexts = {
  'web.puzzle.shakos-1.title': { en: 'Seventy paces', it: 'Settanta passi' },
  'web.puzzle.shakos-1.question': {
    en: 'Your man has two actions and a loaded musket. Get the most chance to put the man before him out of action.',
    it: 'Il tuo uomo ha due azioni e il moschetto carico. Cerca la massima probabilità di mettere fuori combattimento l’uomo davanti a lui.',
  },
  'web.puzzle.shakos-2.title': { en: 'Whom first?', it: 'Chi per primo?' },
  'web.puzzle.shakos-2.question': {
    en: 'One activation. A Guardsman is down before your grenadier, a redcoat stands before your line infantryman. Activate one man, and put as many enemies as you can out of action.',
    it: 'Un’attivazione. Una guardia è a terra davanti al tuo granatiere, una giubba rossa sta in piedi davanti al tuo fante. Attiva un uomo e metti fuori combattimento più nemici possibile.',
  },
  'web.puzzle.shakos-3.title': { en: 'The man behind the wall', it: 'L’uomo dietro il muro' },
  'web.puzzle.shakos-3.question': {
    en: 'Your marksman has one action. The near man stands behind a wall, the far one in the open. Put either out of action.',
    it: 'Il tuo tiratore scelto ha un’azione. L’uomo vicino sta dietro un muro, quello lontano allo scoperto. Metti fuori combattimento uno dei due.',
  },
  'web.puzzle.shakos-4.title': { en: 'Between two', it: 'Fra due' },
  'web.puzzle.shakos-4.question': {
    en: 'Two actions, one enemy standing before your man, one down behind him. Put either out of action.',
    it: 'Due azioni, un nemico in piedi davanti al tuo uomo, uno a terra dietro di lui. Metti fuori combattimento uno dei due.',
  },
  'web.puzzle.tomahawks-1.title': { en: 'Behind the tree', it: 'Dietro l’albero' },
  'web.puzzle.tomahawks-1.question': {
    en: 'Your ranger has two actions, a loaded musket and a tomahawk. Put the warrior with a musket, behind the tree, out of action.',
    it: 'Il tuo ranger ha due azioni, il moschetto carico e un tomahawk. Metti fuori combattimento il guerriero col moschetto, dietro l’albero.',
  },
  'web.puzzle.tomahawks-2.title': { en: 'On the ground', it: 'A terra' },
  'web.puzzle.tomahawks-2.question': {
    en: 'One action: the warrior is down and very near. Put it out of action: musket, tomahawk or a rush?',
    it: 'Un’azione: il guerriero è a terra e vicinissimo. Mettilo fuori combattimento: moschetto, tomahawk o assalto?',
  },
} as const;
