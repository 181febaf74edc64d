/** Titles, questions and answers of the puzzles of the skirmishes. */
export const puzzleTexts = {
  'web.puzzle.shakos-1.title': { en: 'Seventy paces', it: 'Settanta passi' },
  'web.puzzle.shakos-1.question': {
    en: 'Your man has two actions and a loaded musket. Get the most chance to put the man before him out of action.',
    it: 'Il tuo uomo ha due azioni e il moschetto carico. Cerca la massima probabilità di mettere fuori combattimento l’uomo davanti a lui.',
  },
  'web.puzzle.shakos-1.why': {
    en: 'The aim takes 1 off the defence of the target, 4 against 1 instead of 2: 42% to put it out of action. A plain shot has 25%, and no step makes it better.',
    it: 'La mira toglie 1 alla difesa del bersaglio, 4 contro 1 invece di 2: 42% di metterlo fuori combattimento. Un tiro semplice ha il 25%, e nessun passo lo migliora.',
  },
  'web.puzzle.shakos-2.title': { en: 'Whom first?', it: 'Chi per primo?' },
  'web.puzzle.shakos-2.question': {
    en: 'One activation. A Guardsman is down before your grenadier, a redcoat stands before your line infantryman. Activate one man, and put either enemy out of action.',
    it: 'Un’attivazione. Una guardia è a terra davanti al tuo granatiere, una giubba rossa sta in piedi davanti al tuo fante. Attiva un uomo e metti fuori combattimento uno dei due nemici.',
  },
  'web.puzzle.shakos-2.why': {
    en: 'A man on the ground is out of action by any clash that it loses, so the grenadier has the better target. Three dice bring the most actions (58%, two dice 47%), and a turnover costs nothing where one activation counts.',
    it: 'Un uomo a terra va fuori combattimento con qualunque scontro perso: il granatiere ha il bersaglio migliore. Tre dadi danno più azioni (58%, due dadi 47%), e il passaggio del turno non costa nulla se conta una sola attivazione.',
  },
  'web.puzzle.shakos-3.title': { en: 'The man behind the wall', it: 'L’uomo dietro il muro' },
  'web.puzzle.shakos-3.question': {
    en: 'Your marksman has one action. The near man stands behind a wall, the far one in the open. Put either out of action.',
    it: 'Il tuo tiratore scelto ha un’azione. L’uomo vicino sta dietro un muro, quello lontano allo scoperto. Metti fuori combattimento uno dei due.',
  },
  'web.puzzle.shakos-3.why': {
    en: 'The wall protects the near man more than the distance protects the far one: 25% against 33%. A marksman may choose its target.',
    it: 'Il muro protegge l’uomo vicino più di quanto la distanza protegga quello lontano: 25% contro 33%. Un tiratore scelto può scegliere il bersaglio.',
  },
  'web.puzzle.shakos-4.title': { en: 'Between two', it: 'Fra due' },
  'web.puzzle.shakos-4.question': {
    en: 'Two actions, one enemy standing before your man, one down behind him. Put either out of action.',
    it: 'Due azioni, un nemico in piedi davanti al tuo uomo, uno a terra dietro di lui. Metti fuori combattimento uno dei due.',
  },
  'web.puzzle.shakos-4.why': {
    en: 'A man on the ground is out of action by any clash that it loses: 83% with a powerful blow, 72% with a plain one. The man who stands is put out by a powerful blow with 25% only.',
    it: 'Un uomo a terra va fuori combattimento con qualunque scontro perso: 83% con un attacco potente, 72% con uno semplice. L’uomo in piedi va fuori con un attacco potente solo al 25%.',
  },
  'web.puzzle.tomahawks-1.title': { en: 'Behind the tree', it: 'Dietro l’albero' },
  'web.puzzle.tomahawks-1.question': {
    en: 'Your ranger has two actions, a loaded musket and a tomahawk. Put the warrior with a musket, behind the tree, out of action.',
    it: 'Il tuo ranger ha due azioni, il moschetto carico e un tomahawk. Metti fuori combattimento il guerriero col moschetto, dietro l’albero.',
  },
  'web.puzzle.tomahawks-1.why': {
    en: 'One aimed shot, which takes 1 off the defence, does better (33%) than two tries: tomahawk and musket come to 27%, a step nearer and a shot to 25%.',
    it: 'Un solo tiro mirato, che toglie 1 alla difesa, riesce meglio (33%) di due tentativi: tomahawk e moschetto arrivano al 27%, un passo avanti e un tiro al 25%.',
  },
  'web.puzzle.tomahawks-2.title': { en: 'On the ground', it: 'A terra' },
  'web.puzzle.tomahawks-2.question': {
    en: 'One action: the warrior is down and very near. Put it out of action: musket, tomahawk or a rush?',
    it: 'Un’azione: il guerriero è a terra e vicinissimo. Mettilo fuori combattimento: moschetto, tomahawk o assalto?',
  },
  'web.puzzle.tomahawks-2.why': {
    en: 'At this range the musket adds 2 and the tomahawk nothing: 72% against 42%. A rush spends the only action, and leaves none to strike.',
    it: 'A questa gittata il moschetto aggiunge 2 e il tomahawk nulla: 72% contro 42%. Un assalto spende l’unica azione, e non ne lascia per colpire.',
  },
} as const;
