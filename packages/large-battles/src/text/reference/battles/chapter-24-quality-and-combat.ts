import type { RuleChapter } from '@drumhead/content';

export const qualityAndCombat: RuleChapter = {
  title: { en: 'Q and C for historical battles', it: 'Q e C per le battaglie storiche' },
  rules: [
    {
      id: 'LB-QC-01',
      page: '34',
      title: { en: 'Q by troop type', it: 'Q secondo le truppe' },
      clause: {
        en: 'Q is 5 for second-rate infantry; 4 for line and light infantry, light cavalry and artillery; 3 for veteran infantry, dragoons, heavy cavalry, elite artillery and Leaders.',
        it: 'Q è 5 per la fanteria di seconda linea; 4 per fanteria di linea e leggera, cavalleria leggera e artiglieria; 3 per fanteria veterana, dragoni, cavalleria pesante, artiglieria scelta e comandanti.',
      },
    },
    {
      id: 'LB-QC-02',
      page: '34',
      title: { en: 'C by troop type', it: 'C secondo le truppe' },
      clause: {
        en: 'C is 3 for second-rate infantry; 4 for line and light infantry and light cavalry; 5 for veteran infantry and dragoons; 6 for heavy cavalry. Artillery and Leaders have no C.',
        it: 'C è 3 per la fanteria di seconda linea; 4 per fanteria di linea e leggera e cavalleria leggera; 5 per fanteria veterana e dragoni; 6 per la cavalleria pesante. Artiglieria e comandanti non hanno C.',
      },
    },
    {
      id: 'LB-QC-03',
      page: '34',
      title: { en: 'Battalion strength', it: 'Forza del battaglione' },
      clause: {
        en: 'An infantry battalion’s C changes with its strength: under 450 men −2, 450–600 −1, 601–750 0, 751–900 +1, over 900 +2.',
        it: 'Il C di un battaglione di fanteria cambia con la sua forza: sotto i 450 uomini −2, 450–600 −1, 601–750 0, 751–900 +1, oltre 900 +2.',
      },
      ruling: {
        en: 'Only the ends of the table survive in our copy; even steps fit them exactly.',
        it: 'Della tabella la nostra copia conserva solo gli estremi; gradini uguali vi si adattano esattamente.',
      },
    },
    {
      id: 'LB-QC-04',
      page: '34',
      title: { en: 'Regiment strength', it: 'Forza del reggimento' },
      clause: {
        en: 'A cavalry regiment’s C changes with its strength: under 200 men −2, 200–300 −1, 301–400 0, 401–500 +1, over 500 +2.',
        it: 'Il C di un reggimento di cavalleria cambia con la sua forza: sotto i 200 uomini −2, 200–300 −1, 301–400 0, 401–500 +1, oltre 500 +2.',
      },
      ruling: {
        en: 'Only the ends of the table survive in our copy; the steps follow those for battalions.',
        it: 'Della tabella la nostra copia conserva solo gli estremi; i gradini seguono quelli dei battaglioni.',
      },
    },
    {
      id: 'LB-QC-05',
      page: '34',
      title: { en: 'Choosing special rules', it: 'Scegliere le regole speciali' },
      clause: {
        en: 'You may give units special rules freely to mark their quality. Some are opposites: Determined and Wavering, Strong and Weak, Drilled and Undrilled.',
        it: 'Puoi dare liberamente alle unità regole speciali che ne segnino la qualità. Alcune sono opposte: Determinato e Vacillante, Forte e Debole, Addestrato e Non addestrato.',
      },
    },
  ],
};
