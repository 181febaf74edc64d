import type { RuleChapter } from '@drumhead/content';

export const skirmishers: RuleChapter = {
  title: { en: 'Skirmishers', it: 'Schermagliatori' },
  rules: [
    {
      id: 'LB-SKIR-01',
      page: '6',
      title: { en: 'Markers', it: 'Segnalini' },
      clause: {
        en: 'A unit has as many markers as its Sk (0 to 3). Markers have no profile, cannot be targets, do not affect movement or sight, and go where their unit goes.',
        it: 'Un’unità ha tanti segnalini quanto il suo Sk (da 0 a 3). I segnalini non hanno profilo, non possono essere bersagli, non influiscono su movimento e vista, e vanno dove va l’unità.',
      },
    },
    {
      id: 'LB-SKIR-02',
      page: '6',
      title: { en: 'Place of the markers', it: 'Posto dei segnalini' },
      clause: {
        en: 'The markers stand within 1VS of their unit’s front. During Contact they stand behind it, and in front again as soon as the front is free of enemies.',
        it: 'I segnalini stanno entro 1MC dal fronte della loro unità. Durante il contatto stanno dietro, e di nuovo davanti appena il fronte è libero da nemici.',
      },
    },
    {
      id: 'LB-SKIR-03',
      page: '6',
      title: { en: 'Use of skirmishers', it: 'Uso degli schermagliatori' },
      clause: {
        en: 'Skirmishers count in the Approach (better Sk) and against bombardment (LB-BOMB-08), but not in Contact. Only the higher Sk matters, not the difference.',
        it: 'Gli schermagliatori contano in avvicinamento (Sk migliore) e contro il bombardamento (LB-BOMB-08), ma non a contatto. Conta solo lo Sk più alto, non la differenza.',
      },
    },
    {
      id: 'LB-SKIR-04',
      page: '6, 15, 19',
      title: { en: 'Lost for good', it: 'Perduti per sempre' },
      clause: {
        en: 'Skirmishers are lost for good with their unit, to arriving cavalry (LB-APP-09) and to a breakthrough (LB-BRK-03).',
        it: 'Gli schermagliatori sono perduti per sempre con la loro unità, per la cavalleria che arriva (LB-APP-09) e per uno sfondamento (LB-BRK-03).',
      },
    },
    {
      id: 'LB-SKIR-05',
      page: '6',
      title: { en: 'Display only', it: 'Solo per figura' },
      clause: {
        en: 'The position of the markers decides nothing.',
        it: 'La posizione dei segnalini non decide nulla.',
      },
      ruling: {
        en: 'All uses refer to the unit they belong to.',
        it: 'Ogni loro uso si riferisce all’unità a cui appartengono.',
      },
    },
    {
      id: 'LB-SKIR-06',
      page: '6, 28, 37, 38',
      title: { en: 'Attached companies', it: 'Compagnie aggregate' },
      clause: {
        en: 'A Rifle or Jaeger company is not a unit. At deployment its 2 or 3 points of Sk are shared out among the infantry battalions of its brigade, none above 3.',
        it: 'Una compagnia di Rifles o di Jäger non è un’unità. Allo schieramento i suoi 2 o 3 punti di Sk si dividono fra i battaglioni di fanteria della brigata, nessuno oltre 3.',
      },
      ruling: {
        en: 'All points given to every battalion would break the limit of 3.',
        it: 'Dare tutti i punti a ogni battaglione supererebbe il limite di 3.',
      },
    },
  ],
};
