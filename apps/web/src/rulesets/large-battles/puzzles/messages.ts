/** Titles and questions of the puzzles of Large Battles. */
export const puzzleTexts = {
  'web.puzzle.large-1.title': { en: 'The second action', it: 'La seconda azione' },
  'web.puzzle.large-1.question': {
    en: 'Your guns have two actions. Destroy the battalion with DIS 3.',
    it: 'I tuoi cannoni hanno due azioni. Distruggi il battaglione con DIS 3.',
  },
  'web.puzzle.large-2.title': { en: 'Column or line', it: 'Colonna o linea' },
  'web.puzzle.large-2.question': {
    en: 'One action for your guns, two battalions with DIS 3: one in attack column, one in line. Destroy either.',
    it: 'Un’azione per i tuoi cannoni, due battaglioni con DIS 3: uno in colonna d’attacco, uno in linea. Distruggine uno.',
  },
  'web.puzzle.large-3.title': { en: 'Guns against guns', it: 'Cannoni contro cannoni' },
  'web.puzzle.large-3.question': {
    en: 'One action. A battalion and a battery, both with DIS 3: destroy either.',
    it: 'Un’azione. Un battaglione e una batteria, entrambi con DIS 3: distruggi l’uno o l’altra.',
  },
  'web.puzzle.large-4.title': { en: 'The stronger column', it: 'La colonna più forte' },
  'web.puzzle.large-4.question': {
    en: 'One action. Both columns have DIS 3. The left one, C 2, counts 1 point if destroyed; the right one, C 6, counts 1.2.',
    it: 'Un’azione. Entrambe le colonne hanno DIS 3. La sinistra, C 2, vale 1 punto se distrutta; la destra, C 6, vale 1,2.',
  },
  'web.puzzle.large-5.title': { en: 'Horse or foot', it: 'Cavalli o fanti' },
  'web.puzzle.large-5.question': {
    en: 'One action. Hussars and a column, both with DIS 3: destroy either.',
    it: 'Un’azione. Ussari e una colonna, entrambi con DIS 3: distruggi gli uni o l’altra.',
  },
  'web.puzzle.large-6.title': { en: 'Near and far', it: 'Vicino e lontano' },
  'web.puzzle.large-6.question': {
    en: 'Two actions. The near battalion counts 1 point if destroyed, the far hussars 1.2. Both have DIS 3.',
    it: 'Due azioni. Il battaglione vicino vale 1 punto se distrutto, gli ussari lontani 1,2. Entrambi hanno DIS 3.',
  },
  'web.puzzle.large-7.title': { en: 'Two to rally', it: 'Due da riordinare' },
  'web.puzzle.large-7.question': {
    en: 'Two battalions with DIS 3 may rally: the left one has Q 5, the right one Q 4. Each that loses DIS counts 1 point. Which first, and with how many dice?',
    it: 'Due battaglioni con DIS 3 possono riordinarsi: il sinistro ha Q 5, il destro Q 4. Ognuno che perde DIS vale 1 punto. Quale per primo, e con quanti dadi?',
  },
  'web.puzzle.large-8.title': { en: 'Foot against horse', it: 'Fanti contro cavalli' },
  'web.puzzle.large-8.question': {
    en: 'Your line has two actions, and fresh hussars stand before it. Give them DIS.',
    it: 'La tua linea ha due azioni, e davanti ha ussari senza DIS. Infliggi loro DIS.',
  },
  'web.puzzle.large-9.title': { en: 'The chance to react', it: 'L’occasione di reagire' },
  'web.puzzle.large-9.question': {
    en: 'The enemy failed two dice: one of your units may react with two. Both battalions have DIS 3. Destroy either.',
    it: 'Il nemico ha fallito due dadi: una tua unità può reagire con due. Entrambi i battaglioni hanno DIS 3. Distruggine uno.',
  },
  'web.puzzle.large-10.title': { en: 'Who can rally?', it: 'Chi può riordinarsi?' },
  'web.puzzle.large-10.question': {
    en: 'One die to react. A battalion and hussars with DIS 2, a battalion with DIS 3 far on the right: rally any of them.',
    it: 'Un dado per reagire. Un battaglione e ussari con DIS 2, un battaglione con DIS 3 lontano a destra: riordinane uno.',
  },
} as const;
