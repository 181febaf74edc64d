import type { RuleChapter } from '@drumhead/content';

export const retreats: RuleChapter = {
  title: { en: 'Retreats and other backward moves', it: 'Ritirate e altri arretramenti' },
  rules: [
    {
      id: 'LB-RET-01',
      page: '19',
      title: { en: 'Straight back', it: 'Diritto indietro' },
      clause: {
        en: 'Full distance, M infantry or L cavalry, facing kept. Ground and formation do not slow it.',
        it: 'Distanza intera, M la fanteria e L la cavalleria, fronte invariato. Terreno e formazione non rallentano.',
      },
    },
    {
      id: 'LB-RET-02',
      page: '19',
      title: { en: 'Through friends', it: 'Attraverso gli amici' },
      clause: {
        en: 'Friends in the way are passed through (LB-PASS-02). It does not halt on top of one but a little further on.',
        it: 'Gli amici sul percorso si attraversano (LB-PASS-02). Se finirebbe su uno di loro, prosegue finché è libera.',
      },
    },
    {
      id: 'LB-RET-03',
      page: '14, 17-20',
      title: { en: 'One way of going back', it: 'Un solo modo di arretrare' },
      clause: {
        en: 'The same holds for every backward move out of a fight: retreats, withdrawals, evades, falling back, recall, under gunfire or out of a sector.',
        it: 'Lo stesso vale per ogni arretramento da uno scontro: ritirate, ripiegamenti, scontri evitati, richiami, sotto il tiro o da un settore.',
      },
      ruling: {
        en: 'One procedure is printed; the other moves are only named.',
        it: 'È stampata una sola procedura; gli altri movimenti sono solo nominati.',
      },
    },
    {
      id: 'LB-RET-04',
      page: '41',
      title: { en: 'Enemy not in front', it: 'Nemico non di fronte' },
      clause: {
        en: 'If the enemy it goes back from is anywhere but in front, a unit turns towards him first (LB-CON-25).',
        it: 'Chi arretra da un nemico che non ha di fronte prima si volta (LB-CON-25).',
      },
      ruling: {
        en: 'The FAQ carried further; else it would back into the enemy.',
        it: 'Le FAQ estese; altrimenti arretrerebbe addosso al nemico.',
      },
    },
    {
      id: 'LB-RET-05',
      page: '19',
      title: { en: 'Closed ground at the end', it: 'Terreno chiuso all’arrivo' },
      clause: {
        en: 'If it would end on impassable ground it goes on until clear.',
        it: 'Se finirebbe su terreno non attraversabile, prosegue finché è libera.',
      },
      ruling: {
        en: 'Ground is ignored in passing only.',
        it: 'Il terreno si ignora solo al passaggio.',
      },
    },
    {
      id: 'LB-RET-06',
      page: '20',
      title: { en: 'Enemy in the way', it: 'Nemico sul percorso' },
      clause: {
        en: 'Beaten in Contact, or thrown out of a sector, a unit that runs into an enemy is eliminated. Any other backward move stops just short of him.',
        it: 'Un’unità battuta nel contatto, o cacciata da un settore, che trova un nemico sul percorso o all’arrivo è eliminata. Ogni altro arretramento si ferma appena prima.',
      },
      ruling: {
        en: 'Printed for built-up areas, carried over to the like case.',
        it: 'Stampato per gli abitati, esteso al caso simile.',
      },
    },
    {
      id: 'LB-RET-07',
      page: '19',
      title: { en: 'Table edge', it: 'Bordo del tavolo' },
      clause: {
        en: 'A unit beaten in Contact whose centre would be off the table is eliminated. In all other cases it stops wholly on the table.',
        it: 'Battuta nel contatto e con il centro fuori dal tavolo: eliminata. In ogni altro caso si ferma tutta sul tavolo.',
      },
      ruling: {
        en: 'The book is silent.',
        it: 'Il libro tace.',
      },
    },
    {
      id: 'LB-RET-08',
      page: '15, 19',
      title: { en: 'Ending near enemies', it: 'Arrivo vicino a nemici' },
      clause: {
        en: 'Coming to rest within 1S of an enemy is no Approach, and not forbidden.',
        it: 'Un arretramento può finire entro 1C da un nemico, senza avvicinamento.',
      },
      ruling: {
        en: 'Approaches come from one’s own advance.',
        it: 'L’avvicinamento nasce da chi avanza.',
      },
    },
    {
      id: 'LB-RET-09',
      page: '12, 19',
      title: { en: 'Too near to friends', it: 'Troppo vicina ad amici' },
      clause: {
        en: 'Ending too near to friends is allowed here; it is marked and put right later (LB-PROX-06).',
        it: 'Finire troppo vicina ad amici qui è permesso; si segna e si corregge poi (LB-PROX-06).',
      },
    },
    {
      id: 'LB-RET-10',
      page: '19',
      title: { en: 'Order of harm', it: 'Ordine delle perdite' },
      clause: {
        en: 'The retreat; then DIS to the friends it went through; last the DIS of the pursuit.',
        it: 'Prima la ritirata, poi i DIS agli amici attraversati, poi il DIS dell’inseguimento all’unità battuta.',
      },
    },
  ],
};
