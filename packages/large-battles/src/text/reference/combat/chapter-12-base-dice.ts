import type { RuleChapter } from '@drumhead/content';

export const baseDice: RuleChapter = {
  title: { en: 'Combat dice', it: 'Dadi di combattimento' },
  rules: [
    {
      id: 'LB-CD-01',
      page: '13',
      title: { en: 'Base dice', it: 'Dadi di base' },
      clause: {
        en: 'Infantry in line rolls 4, in attack column 3, in march column or square 2. Cavalry in line: light 4, dragoons 5, heavy 6; any cavalry not in line 3. A built-up sector under fire or a garrison in combat: 3.',
        it: 'La fanteria in linea tira 4 dadi, in colonna d’attacco 3, in colonna di marcia o quadrato 2. Cavalleria in linea: leggera 4, dragoni 5, pesante 6; cavalleria non in linea 3. Settore abitato sotto tiro o guarnigione in combattimento: 3.',
      },
    },
    {
      id: 'LB-CD-02',
      page: '14',
      title: { en: 'Guns under fire', it: 'Cannoni sotto tiro' },
      clause: {
        en: 'As the target of guns a battery rolls by calibre: light 3, medium 4, heavy 5, loaded or not, limbered or not.',
        it: 'Come bersaglio dei cannoni una batteria tira secondo il calibro: leggera 3, media 4, pesante 5, carica o no, al traino o no.',
      },
    },
    {
      id: 'LB-CD-03',
      page: '13',
      title: { en: 'Guns in combat', it: 'Cannoni in combattimento' },
      clause: {
        en: 'In Approach and Contact a loaded battery rolls by calibre, an unloaded one 2 dice.',
        it: 'In avvicinamento e a contatto una batteria carica tira secondo il calibro, una scarica 2 dadi.',
      },
    },
    {
      id: 'LB-CD-04',
      page: '11, 13',
      title: { en: 'Limbered guns in combat', it: 'Cannoni al traino in combattimento' },
      clause: {
        en: 'In Approach and Contact a limbered battery counts as unloaded.',
        it: 'In avvicinamento e a contatto una batteria al traino conta come scarica.',
      },
      ruling: {
        en: 'The book does not let limbered guns fire.',
        it: 'Il libro non lascia sparare i cannoni al traino.',
      },
    },
    {
      id: 'LB-CD-05',
      page: '13, 14',
      title: { en: 'Firing in defence', it: 'Fuoco in difesa' },
      clause: {
        en: 'A loaded battery that is not passive and rolls in an Approach is unloaded when that combat is over, Contact included. Until then it keeps its calibre dice.',
        it: 'Una batteria carica e non passiva che tira in un avvicinamento è scarica quando quel combattimento finisce, contatto compreso. Fino ad allora tiene i dadi del calibro.',
      },
      ruling: {
        en: 'The book says only of a bombarded battery that it does not discharge.',
        it: 'Il libro dice solo di una batteria bombardata che non si scarica.',
      },
    },
    {
      id: 'LB-CD-06',
      page: '14',
      title: { en: 'At the start', it: 'All’inizio' },
      clause: {
        en: 'All batteries begin the battle loaded.',
        it: 'Tutte le batterie iniziano la battaglia cariche.',
      },
      ruling: {
        en: 'The book does not cover this.',
        it: 'Il libro non lo prevede.',
      },
    },
  ],
};
