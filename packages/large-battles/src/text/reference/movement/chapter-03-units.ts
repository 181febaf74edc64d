import type { RuleChapter } from '@drumhead/content';

export const units: RuleChapter = {
  title: { en: 'Units and their state', it: 'Le unità e il loro stato' },
  rules: [
    {
      id: 'LB-UNIT-01',
      page: '4, 6, 34',
      title: { en: 'Profiles', it: 'Profili' },
      clause: {
        en: 'Infantry has Q, C and Sk; cavalry Q and C; artillery Q, a calibre, and foot or horse; generals Q. Any of them may have special rules.',
        it: 'La fanteria ha Q, C e Sk; la cavalleria Q e C; l’artiglieria Q, un calibro, e a piedi o a cavallo; i generali Q. Tutti possono avere regole speciali.',
      },
    },
    {
      id: 'LB-UNIT-02',
      page: '4',
      title: { en: 'Quality (Q)', it: 'Qualità (Q)' },
      clause: {
        en: 'Q is the number each activation die must reach. A low Q is better.',
        it: 'Q è il numero che ogni dado d’attivazione deve raggiungere. Una Q bassa è migliore.',
      },
    },
    {
      id: 'LB-UNIT-03',
      page: '4, 13, 17',
      title: { en: 'Combat (C)', it: 'Combattimento (C)' },
      clause: {
        en: 'C is only compared: the side with the higher C gains a die. The number of dice a unit rolls depends on troop type and formation.',
        it: 'C si confronta soltanto: la parte con il C più alto guadagna un dado. Quanti dadi tira un’unità dipende dal tipo di truppe e dalla formazione.',
      },
    },
    {
      id: 'LB-UNIT-04',
      page: '13, 34',
      title: { en: 'Classes of cavalry', it: 'Classi di cavalleria' },
      clause: {
        en: 'Heavy cavalry: cuirassiers and carabiniers. Dragoons: dragoons. Light cavalry: all others, including light dragoons, lancers, cossacks and volunteer horse.',
        it: 'Cavalleria pesante: corazzieri e carabinieri. Dragoni: i dragoni. Cavalleria leggera: tutti gli altri, compresi dragoni leggeri, lancieri, cosacchi e volontari a cavallo.',
      },
      ruling: {
        en: 'The dice need one class for each regiment; the list follows the C values and common practice.',
        it: 'I dadi richiedono una classe per reggimento; l’elenco segue i valori di C e l’uso comune.',
      },
    },
    {
      id: 'LB-UNIT-05',
      page: '4',
      title: { en: 'Disorder (DIS)', it: 'Disordine (DIS)' },
      clause: {
        en: 'All units start at DIS 0. A unit that reaches DIS 4 is eliminated and removed at once.',
        it: 'Tutte le unità iniziano a DIS 0. Un’unità che arriva a DIS 4 è eliminata e tolta subito.',
      },
    },
    {
      id: 'LB-UNIT-06',
      page: '4, 14, 17, 18',
      title: { en: 'Disorder feeds the enemy', it: 'Il disordine aiuta il nemico' },
      clause: {
        en: 'Each DIS on a unit gives its enemy one more die in bombardment, Approach and Contact.',
        it: 'Ogni DIS di un’unità dà al nemico un dado in più nel bombardamento, in avvicinamento e a contatto.',
      },
    },
    {
      id: 'LB-UNIT-07',
      page: '4, 15, 19, 21',
      title: { en: 'At DIS 3', it: 'A DIS 3' },
      clause: {
        en: 'A unit at DIS 3 cannot Approach, does not count for penetration and cannot break through (unless it is Impetuous).',
        it: 'Un’unità a DIS 3 non può iniziare un avvicinamento, non conta per la penetrazione e non può sfondare (a meno che sia Impetuosa).',
      },
    },
    {
      id: 'LB-UNIT-08',
      page: '4, 15, 18',
      title: { en: 'DIS 3 while attacking', it: 'DIS 3 durante l’attacco' },
      clause: {
        en: 'An attacker that goes to DIS 3 during its own Approach may still move into Contact.',
        it: 'Un attaccante che passa a DIS 3 durante il proprio avvicinamento può ancora entrare in contatto.',
      },
      ruling: {
        en: 'The book bars only the Approach and the breakthrough.',
        it: 'Il libro vieta solo l’avvicinamento e lo sfondamento.',
      },
    },
    {
      id: 'LB-UNIT-09',
      page: '4',
      title: { en: 'Rally', it: 'Riordinare' },
      clause: {
        en: 'A unit in command may spend 1 action to remove 1 DIS if no enemy unit is both within 1L and in sight.',
        it: 'Un’unità nel raggio di comando può spendere 1 azione per togliere 1 DIS, se nessuna unità nemica è insieme entro 1L e in vista.',
      },
    },
    {
      id: 'LB-UNIT-10',
      page: '6',
      title: { en: 'Limits of rally', it: 'Limiti del riordino' },
      clause: {
        en: 'A unit removes at most 1 DIS per activation. Infantry may go from 3 to 2 and from 2 to 1, cavalry only from 3 to 2, artillery never. The last DIS always stays.',
        it: 'Un’unità toglie al massimo 1 DIS per attivazione. La fanteria può passare da 3 a 2 e da 2 a 1, la cavalleria solo da 3 a 2, l’artiglieria mai. L’ultimo DIS resta sempre.',
      },
    },
    {
      id: 'LB-UNIT-11',
      page: '4',
      title: { en: 'Every enemy near', it: 'Tutti i nemici vicini' },
      clause: {
        en: 'Not only the nearest enemy counts: every enemy unit within 1L must be out of sight.',
        it: 'Non conta solo il nemico più vicino: ogni unità nemica entro 1L dev’essere fuori vista.',
      },
      ruling: {
        en: 'Otherwise a hidden nearest enemy would shield the unit from a visible one just beyond.',
        it: 'Altrimenti un nemico nascosto proteggerebbe l’unità da uno visibile appena oltre.',
      },
    },
    {
      id: 'LB-UNIT-12',
      page: '7',
      title: { en: 'Rallying in reaction', it: 'Riordinare in reazione' },
      clause: {
        en: 'A unit may rally in reaction, with the same limits.',
        it: 'Un’unità può riordinarsi in reazione, con gli stessi limiti.',
      },
    },
    {
      id: 'LB-UNIT-13',
      page: '6, 8, 9',
      title: { en: 'In command', it: 'Nel raggio di comando' },
      clause: {
        en: 'A unit is in command if its own Leader is alive and has it within command span. For reserve units the CinC counts. Sight does not matter.',
        it: 'Un’unità è nel raggio di comando se il suo comandante è vivo e non è più lontano di quel raggio. Per le unità di riserva conta il comandante in capo. La vista non conta.',
      },
    },
    {
      id: 'LB-UNIT-14',
      page: '8',
      title: { en: 'Out of command', it: 'Fuori dal raggio di comando' },
      clause: {
        en: 'A unit out of command may move and attack, but it has no +1, cannot rally and cannot join a group order.',
        it: 'Un’unità fuori dal raggio di comando può muovere e attaccare, ma non ha il +1, non può riordinarsi e non può partecipare a ordini di gruppo.',
      },
    },
    {
      id: 'LB-UNIT-15',
      page: '8, 21, 24, 40',
      title: { en: 'When a unit is eliminated', it: 'Quando un’unità è eliminata' },
      clause: {
        en: 'Remove the unit, score it, test its attached Leader, give Green friends their DIS, recompute Shaken, reposition threatened generals, in this order (LB-SEQ-09).',
        it: 'Togli l’unità, segna i punti, fai la prova del comandante aggregato, dai il DIS agli amici Inesperti, ricalcola le brigate scosse, riposiziona i generali minacciati, in quest’ordine (LB-SEQ-09).',
      },
      ruling: {
        en: 'The book prints the steps apart; they need an order.',
        it: 'Il libro stampa i passi separati; serve un ordine.',
      },
    },
  ],
};
