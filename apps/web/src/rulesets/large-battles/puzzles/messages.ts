/** Titles, questions and answers of the puzzles of Large Battles. */
export const puzzleTexts = {
  'web.puzzle.large-1.title': { en: 'The second action', it: 'La seconda azione' },
  'web.puzzle.large-1.question': {
    en: 'Your guns have two actions. Destroy the battalion with DIS 3.',
    it: 'I tuoi cannoni hanno due azioni. Distruggi il battaglione con DIS 3.',
  },
  'web.puzzle.large-1.why': {
    en: 'The second action gives the guns one die more, 8 against 4 instead of 7: 80%, not 75%. To keep it would only reload them.',
    it: 'La seconda azione dà un dado in più ai cannoni, 8 contro 4 invece di 7: 80% anziché 75%. Tenerla servirebbe solo a ricaricarli.',
  },
  'web.puzzle.large-2.title': { en: 'Column or line', it: 'Colonna o linea' },
  'web.puzzle.large-2.question': {
    en: 'One action for your guns, two battalions with DIS 3: one in attack column, one in line. Destroy either.',
    it: 'Un’azione per i tuoi cannoni, due battaglioni con DIS 3: uno in colonna d’attacco, uno in linea. Distruggine uno.',
  },
  'web.puzzle.large-2.why': {
    en: 'A line defends with 4 dice, an attack column with 3 only, against the same 7: 86%, not 75%.',
    it: 'Una linea si difende con 4 dadi, una colonna d’attacco solo con 3, contro gli stessi 7: 86% anziché 75%.',
  },
  'web.puzzle.large-3.title': { en: 'Guns against guns', it: 'Cannoni contro cannoni' },
  'web.puzzle.large-3.question': {
    en: 'One action. A battalion and a battery, both with DIS 3: destroy either.',
    it: 'Un’azione. Un battaglione e una batteria, entrambi con DIS 3: distruggi l’uno o l’altra.',
  },
  'web.puzzle.large-3.why': {
    en: 'The light battery defends with 3 dice, the line with 4. Guns in position also take DIS by a third pair: 90%, not 75%.',
    it: 'La batteria leggera si difende con 3 dadi, la linea con 4. I cannoni in batteria subiscono DIS anche per una terza coppia: 90% anziché 75%.',
  },
  'web.puzzle.large-4.title': { en: 'The stronger column', it: 'La colonna più forte' },
  'web.puzzle.large-4.question': {
    en: 'One action. Both columns have DIS 3. The left one, C 2, counts 1 point if destroyed; the right one, C 6, counts 1.2.',
    it: 'Un’azione. Entrambe le colonne hanno DIS 3. La sinistra, C 2, vale 1 punto se distrutta; la destra, C 6, vale 1,2.',
  },
  'web.puzzle.large-4.why': {
    en: 'C plays no part against guns, and skirmishers spoil their aim only within 1M: both columns defend with 3 dice. At the same chance the one that counts more is better.',
    it: 'C non conta contro i cannoni, e gli schermagliatori disturbano la mira solo entro 1M: entrambe le colonne si difendono con 3 dadi. A parità di probabilità è meglio quella che vale di più.',
  },
  'web.puzzle.large-5.title': { en: 'Horse or foot', it: 'Cavalli o fanti' },
  'web.puzzle.large-5.question': {
    en: 'One action. Hussars and a column, both with DIS 3: destroy either.',
    it: 'Un’azione. Ussari e una colonna, entrambi con DIS 3: distruggi gli uni o l’altra.',
  },
  'web.puzzle.large-5.why': {
    en: 'Hussars in line defend with 4 dice, an attack column with 3, against the same 7: 86%, not 75%.',
    it: 'Gli ussari in linea si difendono con 4 dadi, una colonna d’attacco con 3, contro gli stessi 7: 86% anziché 75%.',
  },
  'web.puzzle.large-6.title': { en: 'Near and far', it: 'Vicino e lontano' },
  'web.puzzle.large-6.question': {
    en: 'Two actions. The near battalion counts 1 point if destroyed, the far hussars 1.2. Both have DIS 3.',
    it: 'Due azioni. Il battaglione vicino vale 1 punto se distrutto, gli ussari lontani 1,2. Entrambi hanno DIS 3.',
  },
  'web.puzzle.large-6.why': {
    en: 'With both actions the near battalion falls with 80%, the hussars with 75%, since the die for short range is missing. But the hussars count 1.2: 0.9 points on average against 0.8.',
    it: 'Con entrambe le azioni il battaglione vicino cade all’80%, gli ussari al 75%, perché manca il dado della distanza corta. Ma gli ussari valgono 1,2: in media 0,9 punti contro 0,8.',
  },
  'web.puzzle.large-7.title': { en: 'Two to rally', it: 'Due da riordinare' },
  'web.puzzle.large-7.question': {
    en: 'Two battalions with DIS 3 may rally: the left one has Q 5, the right one Q 4. Each that loses DIS counts 1 point. Which first, and with how many dice?',
    it: 'Due battaglioni con DIS 3 possono riordinarsi: il sinistro ha Q 5, il destro Q 4. Ognuno che perde DIS vale 1 punto. Quale per primo, e con quanti dadi?',
  },
  'web.puzzle.large-7.why': {
    en: 'The right one first: it fails less often, and a double failure would finish the brigade before the other has acted. Three dice rally it more surely, but finish the brigade more often than two. The last one then takes three, since nobody waits any more.',
    it: 'Prima il destro: fallisce meno spesso, e un doppio fallimento fermerebbe la brigata prima che l’altro agisca. Tre dadi lo riordinano con più sicurezza, ma fermano la brigata più spesso di due. L’ultimo ne tira tre, perché nessuno attende più.',
  },
  'web.puzzle.large-8.title': { en: 'Foot against horse', it: 'Fanti contro cavalli' },
  'web.puzzle.large-8.question': {
    en: 'Your line has two actions, and fresh hussars stand before it. Give them DIS.',
    it: 'La tua linea ha due azioni, e davanti ha ussari senza DIS. Infliggi loro DIS.',
  },
  'web.puzzle.large-8.why': {
    en: 'The action that is left after the Approach adds a die: 72%, not 65%. A move first only spends it, and the attack column fights with a die less: 56%.',
    it: 'L’azione che resta dopo l’avvicinamento aggiunge un dado: 72% anziché 65%. Un movimento prima la spreca, e la colonna d’attacco combatte con un dado in meno: 56%.',
  },
  'web.puzzle.large-9.title': { en: 'The chance to react', it: 'L’occasione di reagire' },
  'web.puzzle.large-9.question': {
    en: 'The enemy failed two dice: one of your units may react with two. Both battalions have DIS 3. Destroy either.',
    it: 'Il nemico ha fallito due dadi: una tua unità può reagire con due. Entrambi i battaglioni hanno DIS 3. Distruggine uno.',
  },
  'web.puzzle.large-9.why': {
    en: 'Cavalry in line may Approach in reaction, and that destroys a battalion more often (81%) than a shot of the guns (69%).',
    it: 'La cavalleria in linea può iniziare un avvicinamento come reazione, e così distrugge un battaglione più spesso (81%) di un tiro dei cannoni (69%).',
  },
  'web.puzzle.large-10.title': { en: 'Who can rally?', it: 'Chi può riordinarsi?' },
  'web.puzzle.large-10.question': {
    en: 'One die to react. A battalion and hussars with DIS 2, a battalion with DIS 3 far on the right: rally any of them.',
    it: 'Un dado per reagire. Un battaglione e ussari con DIS 2, un battaglione con DIS 3 lontano a destra: riordinane uno.',
  },
  'web.puzzle.large-10.why': {
    en: 'The left battalion rallies with 50%. Hussars rally from DIS 3 only, and the battalion on the right is out of command.',
    it: 'Il battaglione a sinistra si riordina al 50%. Gli ussari si riordinano solo da DIS 3, e il battaglione a destra è fuori comando.',
  },
} as const;
