import type { RuleChapter } from '@drumhead/content';

export const retreats: RuleChapter = {
  title: { en: 'Retreats and other backward moves', it: 'Ritirate e altri arretramenti' },
  rules: [
    {
      id: 'LB-RET-01',
      page: '19',
      title: { en: 'Straight back', it: 'Diritto indietro' },
      clause: {
        en: 'A retreating unit moves straight back the full distance, 1M infantry or 1L cavalry, keeping its facing. It ignores terrain and formation.',
        it: 'Un’unità in ritirata muove diritta indietro per la distanza piena, 1M la fanteria o 1L la cavalleria, mantenendo il fronte. Terreno e formazione non contano.',
      },
    },
    {
      id: 'LB-RET-02',
      page: '19',
      title: { en: 'Through friends', it: 'Attraverso gli amici' },
      clause: {
        en: 'A unit passes through friends (LB-PASS-02). If it would end on one, it goes on until clear.',
        it: 'Un’unità passa attraverso gli amici (LB-PASS-02). Se finirebbe su uno di loro, prosegue finché è libera.',
      },
    },
    {
      id: 'LB-RET-03',
      page: '14, 17-20',
      title: { en: 'One procedure', it: 'Una sola procedura' },
      clause: {
        en: 'The same procedure serves every backward move caused by combat: retreats, falling back, evades, recalls, retreats from bombardment and the withdrawal of a garrison.',
        it: 'La stessa procedura vale per ogni arretramento causato dal combattimento: ritirate, ripiegamenti, scontri evitati, richiami, ritirate per bombardamento e uscita di una guarnigione.',
      },
      ruling: {
        en: 'The book describes one procedure and only names the other moves.',
        it: 'Il libro descrive una procedura e degli altri movimenti dà solo il nome.',
      },
    },
    {
      id: 'LB-RET-04',
      page: '41',
      title: { en: 'Enemy not in front', it: 'Nemico non di fronte' },
      clause: {
        en: 'A unit whose opponent is not in its front turns first, as in LB-CON-25.',
        it: 'Un’unità che non ha l’avversario di fronte prima si gira, come in LB-CON-25.',
      },
      ruling: {
        en: 'This extends the FAQ; otherwise the unit would back into the enemy.',
        it: 'Questo estende le FAQ; altrimenti l’unità arretrerebbe contro il nemico.',
      },
    },
    {
      id: 'LB-RET-05',
      page: '19',
      title: { en: 'Impassable terrain at the end', it: 'Terreno non attraversabile all’arrivo' },
      clause: {
        en: 'A unit that would end on impassable terrain goes on until clear.',
        it: 'Un’unità che finirebbe su terreno non attraversabile prosegue finché è libera.',
      },
      ruling: {
        en: 'Terrain is ignored only in passing.',
        it: 'Il terreno si ignora solo al passaggio.',
      },
    },
    {
      id: 'LB-RET-06',
      page: '20',
      title: { en: 'Enemy in the way', it: 'Nemico sul percorso' },
      clause: {
        en: 'A unit beaten in Contact or driven from a built-up area is eliminated if its path or end overlaps an enemy unit. In all other backward moves the unit stops just short.',
        it: 'Un’unità battuta a contatto o cacciata da un abitato è eliminata se il suo percorso o arrivo si sovrappone a un’unità nemica. In ogni altro arretramento l’unità si ferma appena prima.',
      },
      ruling: {
        en: 'The book prints this for built-up areas; it is extended to the similar case.',
        it: 'Il libro lo stampa per gli abitati; qui è esteso al caso simile.',
      },
    },
    {
      id: 'LB-RET-07',
      page: '19',
      title: { en: 'Table edge', it: 'Bordo del tavolo' },
      clause: {
        en: 'A unit beaten in Contact is eliminated if its centre would leave the table. In all other cases the unit stops wholly on the table.',
        it: 'Un’unità battuta a contatto è eliminata se il suo centro uscirebbe dal tavolo. In ogni altro caso l’unità si ferma tutta sul tavolo.',
      },
      ruling: {
        en: 'The book does not cover this.',
        it: 'Il libro non lo prevede.',
      },
    },
    {
      id: 'LB-RET-08',
      page: '15, 19',
      title: { en: 'Ending near enemies', it: 'Arrivo vicino a nemici' },
      clause: {
        en: 'A backward move may end within 1S of an enemy, and no Approach follows.',
        it: 'Un arretramento può finire entro 1C da un nemico, e non segue un avvicinamento.',
      },
      ruling: {
        en: 'An Approach comes only from the mover’s own advance.',
        it: 'Un avvicinamento nasce solo da chi avanza.',
      },
    },
    {
      id: 'LB-RET-09',
      page: '12, 19',
      title: { en: 'Too near to friends', it: 'Troppo vicina ad amici' },
      clause: {
        en: 'A backward move may end too near to friends; the case is marked and corrected later (LB-PROX-06).',
        it: 'Un arretramento può finire troppo vicino ad amici; il caso si segna e si corregge poi (LB-PROX-06).',
      },
    },
    {
      id: 'LB-RET-10',
      page: '19',
      title: { en: 'Order of losses', it: 'Ordine delle perdite' },
      clause: {
        en: 'First the unit retreats, then the friends it passed through take DIS, then the beaten unit takes the DIS of the pursuit.',
        it: 'Prima l’unità si ritira, poi gli amici attraversati subiscono DIS, poi l’unità battuta subisce il DIS dell’inseguimento.',
      },
    },
  ],
};
