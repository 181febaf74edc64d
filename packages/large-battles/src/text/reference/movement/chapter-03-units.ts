import type { RuleChapter } from '@drumhead/content';

export const units: RuleChapter = {
  title: { en: 'Units and their state', it: 'Le unità e il loro stato' },
  rules: [
    {
      id: 'LB-UNIT-01',
      page: '4, 6, 34',
      title: { en: 'Profiles', it: 'Profili' },
      clause: {
        en: 'Infantry: Q, C, Sk. Cavalry: Q, C. Artillery: Q, calibre, foot or horse. Generals: Q. All may have special rules.',
        it: 'Fanteria: Q, C, Sk. Cavalleria: Q, C. Artiglieria: Q, calibro, a piedi o a cavallo. Generali: Q. Tutti possono avere regole speciali.',
      },
    },
    {
      id: 'LB-UNIT-02',
      page: '4',
      title: { en: 'Quality (Q)', it: 'Qualità (Q)' },
      clause: {
        en: 'The score every activation die has to reach. Low is good.',
        it: 'Il punteggio che ogni dado d’attivazione deve raggiungere. Più basso è meglio.',
      },
    },
    {
      id: 'LB-UNIT-03',
      page: '4, 13, 17',
      title: { en: 'Combat (C)', it: 'Combattimento (C)' },
      clause: {
        en: 'Only compared: the higher C earns one die. How many dice a unit rolls comes from troop kind and formation.',
        it: 'Si confronta soltanto: il C più alto vale un dado. Quanti dadi tira un’unità dipende dal tipo e dalla formazione.',
      },
    },
    {
      id: 'LB-UNIT-04',
      page: '13, 34',
      title: { en: 'Classes of cavalry', it: 'Classi di cavalleria' },
      clause: {
        en: 'Heavy: cuirassiers, carabiniers. Dragoons: dragoons. Light: all others, light dragoons, lancers, cossacks and volunteer horse among them.',
        it: 'Pesante: corazzieri, carabinieri. Dragoni: dragoni. Leggera: tutti gli altri, fra cui dragoni leggeri, lancieri, cosacchi e volontari a cavallo.',
      },
      ruling: {
        en: 'The dice need one class per regiment; this follows the C values and common practice.',
        it: 'I dadi richiedono una classe per reggimento; si seguono i valori di C e l’uso.',
      },
    },
    {
      id: 'LB-UNIT-05',
      page: '4',
      title: { en: 'Disorder (DIS)', it: 'Disordine (DIS)' },
      clause: { en: 'From 0 to 4. At 4 the unit is gone at once.', it: 'Da 0 a 4. A 4 l’unità è subito eliminata.' },
    },
    {
      id: 'LB-UNIT-06',
      page: '4, 14, 17, 18',
      title: { en: 'Disorder feeds the enemy', it: 'Il disordine aiuta il nemico' },
      clause: {
        en: 'Under fire, in the Approach and in Contact the enemy rolls one more die for each DIS you have.',
        it: 'Sotto il tiro, in avvicinamento e a contatto il nemico tira un dado in più per ogni tuo DIS.',
      },
    },
    {
      id: 'LB-UNIT-07',
      page: '4, 15, 19, 21',
      title: { en: 'At DIS 3', it: 'A DIS 3' },
      clause: {
        en: 'No Approach, no breakthrough (unless Impetuous), and no points for penetration.',
        it: 'Niente avvicinamento, niente sfondamento (salvo gli impetuosi) e niente punti di penetrazione.',
      },
    },
    {
      id: 'LB-UNIT-08',
      page: '4, 15, 18',
      title: { en: 'DIS 3 while attacking', it: 'DIS 3 durante l’attacco' },
      clause: {
        en: 'An attacker who falls to DIS 3 in its own Approach may still go into Contact.',
        it: 'Un attaccante che scende a DIS 3 nel proprio avvicinamento può ancora entrare in contatto.',
      },
      ruling: {
        en: 'Only Approach and breakthrough are barred in print.',
        it: 'Sono vietati solo l’avvicinamento e lo sfondamento.',
      },
    },
    {
      id: 'LB-UNIT-09',
      page: '4',
      title: { en: 'Rally', it: 'Recupero' },
      clause: {
        en: '1 action takes off 1 DIS. It takes a unit in command, without any enemy who is both within 1L and in sight.',
        it: '1 azione toglie 1 DIS. L’unità dev’essere in comando e non avere nemici in vista entro 1L.',
      },
    },
    {
      id: 'LB-UNIT-10',
      page: '6',
      title: { en: 'How far to rally', it: 'Limiti del recupero' },
      clause: {
        en: 'At most 1 DIS per activation. Infantry from 3 to 2 and from 2 to 1, cavalry from 3 to 2 only, artillery never. The last DIS stays.',
        it: 'Al massimo 1 DIS per attivazione. Fanteria da 3 a 2 e da 2 a 1, cavalleria solo da 3 a 2, artiglieria mai. L’ultimo DIS resta.',
      },
    },
    {
      id: 'LB-UNIT-11',
      page: '4',
      title: { en: 'Every enemy near', it: 'Tutti i nemici vicini' },
      clause: {
        en: 'Not just the nearest: each enemy within 1L has to be out of sight.',
        it: 'Non solo il più vicino: ogni nemico entro 1L dev’essere fuori vista.',
      },
      ruling: {
        en: 'Else a hidden enemy would shield the unit from a visible one a little further off.',
        it: 'Altrimenti un nemico nascosto proteggerebbe da uno visibile appena oltre.',
      },
    },
    {
      id: 'LB-UNIT-12',
      page: '7',
      title: { en: 'Rallying in reaction', it: 'Recupero in reazione' },
      clause: { en: 'Allowed, with the same limits.', it: 'Permesso, con gli stessi limiti.' },
    },
    {
      id: 'LB-UNIT-13',
      page: '6, 8, 9',
      title: { en: 'In command', it: 'In comando' },
      clause: {
        en: 'Its own Leader lives and has it within his span; for the Reserve, the CinC. Sight is not needed.',
        it: 'Il suo comandante è vivo e l’ha entro il raggio di comando; per la riserva, il CinC. Non serve la vista.',
      },
    },
    {
      id: 'LB-UNIT-14',
      page: '8',
      title: { en: 'Out of command', it: 'Fuori comando' },
      clause: {
        en: 'It may move and attack, but gets no +1, no rally and no part in group orders.',
        it: 'Può muovere e attaccare, ma senza +1, senza recupero e senza ordini di gruppo.',
      },
    },
    {
      id: 'LB-UNIT-15',
      page: '8, 21, 24, 40',
      title: { en: 'When a unit is lost', it: 'Quando si perde un’unità' },
      clause: {
        en: 'Take it off, score it, test its Leader, see to Green friends, count Shaken anew, reposition threatened Generals: in this order (LB-SEQ-09).',
        it: 'Si toglie, si segnano i punti, prova del comandante aggregato, poi gli amici inesperti, le brigate scosse, i generali minacciati: in quest’ordine (LB-SEQ-09).',
      },
      ruling: {
        en: 'The pieces are printed apart; an order is needed.',
        it: 'I pezzi sono stampati separati; serve un ordine.',
      },
    },
  ],
};
