import type { RuleChapter } from '@drumhead/content';

export const baseDice: RuleChapter = {
  title: { en: 'Combat dice', it: 'Dadi di combattimento' },
  rules: [
    {
      id: 'LB-CD-01',
      page: '13',
      title: { en: 'Base dice', it: 'Dadi di base' },
      clause: {
        en: 'Infantry line 4, attack column 3, march column or square 2. Cavalry in line: light 4, dragoons 5, heavy 6; not in line 3. Built-up sector or garrison 3.',
        it: 'Fanteria in linea 4, colonna d’attacco 3, colonna di marcia o quadrato 2. Cavalleria in linea: leggera 4, dragoni 5, pesante 6; non in linea 3. Settore abitato o guarnigione 3.',
      },
    },
    {
      id: 'LB-CD-02',
      page: '14',
      title: { en: 'Guns under fire', it: 'Cannoni sotto tiro' },
      clause: {
        en: 'By calibre alone: light 3, medium 4, heavy 5. Load and limber do not matter.',
        it: 'Solo secondo il calibro: leggeri 3, medi 4, pesanti 5. Non importa se carichi o al traino.',
      },
    },
    {
      id: 'LB-CD-03',
      page: '13',
      title: { en: 'Guns in combat', it: 'Cannoni in combattimento' },
      clause: {
        en: 'In Approach and Contact as their calibre if loaded, else 2.',
        it: 'In avvicinamento e a contatto secondo il calibro se carichi, altrimenti 2.',
      },
    },
    {
      id: 'LB-CD-04',
      page: '11, 13',
      title: { en: 'Limbered guns in combat', it: 'Cannoni al traino in combattimento' },
      clause: {
        en: 'They count as unloaded.',
        it: 'Contano come scarichi.',
      },
      ruling: {
        en: 'Limbered guns may not fire.',
        it: 'I cannoni al traino non sparano.',
      },
    },
    {
      id: 'LB-CD-05',
      page: '13, 14',
      title: { en: 'Firing in defence', it: 'Sparare in difesa' },
      clause: {
        en: 'A loaded battery that fought an Approach is unloaded when the whole fight is over; until then it keeps its dice. Not if it was passive.',
        it: 'Una batteria carica che ha combattuto un avvicinamento è scarica a combattimento finito; fino ad allora tiene i suoi dadi. Non se era passiva.',
      },
      ruling: {
        en: 'The book says only of a bombarded battery that it keeps its load.',
        it: 'Il libro dice solo della batteria bombardata che resta carica.',
      },
    },
    {
      id: 'LB-CD-06',
      page: '14',
      title: { en: 'At the start', it: 'All’inizio' },
      clause: {
        en: 'Guns begin loaded.',
        it: 'I cannoni iniziano carichi.',
      },
      ruling: {
        en: 'Silent.',
        it: 'Non detto.',
      },
    },
  ],
};
