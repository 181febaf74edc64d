import type { RuleChapter } from '@drumhead/content';

export const qualityAndCombat: RuleChapter = {
  title: { en: 'Q and C for historical battles', it: 'Q e C per le battaglie storiche' },
  rules: [
    {
      id: 'LB-QC-01',
      page: '34',
      title: { en: 'Q by kind of troops', it: 'Q secondo le truppe' },
      clause: {
        en: 'Second-rate infantry 5; line, light infantry, light cavalry and artillery 4; veteran infantry, dragoons, heavy cavalry, elite artillery and Leaders 3.',
        it: 'Fanteria di seconda linea 5; fanteria di linea e leggera, cavalleria leggera e artiglieria 4; fanteria veterana, dragoni, cavalleria pesante, artiglieria scelta e comandanti 3.',
      },
    },
    {
      id: 'LB-QC-02',
      page: '34',
      title: { en: 'C by kind of troops', it: 'C secondo le truppe' },
      clause: {
        en: 'Second-rate infantry 3; line, light infantry and light cavalry 4; veteran infantry and dragoons 5; heavy cavalry 6. None for artillery and Leaders.',
        it: 'Fanteria di seconda linea 3; fanteria di linea e leggera e cavalleria leggera 4; fanteria veterana e dragoni 5; cavalleria pesante 6. Artiglieria e comandanti non ne hanno.',
      },
    },
    {
      id: 'LB-QC-03',
      page: '34',
      title: { en: 'Battalion strength', it: 'Forza del battaglione' },
      clause: {
        en: 'C −2 under 450 men, −1 for 450–600, 0 for 601–750, +1 for 751–900, +2 over 900.',
        it: 'C −2 sotto i 450 uomini, −1 per 450–600, 0 per 601–750, +1 per 751–900, +2 oltre 900.',
      },
      ruling: {
        en: 'Only the ends of the table survive in our copy; even steps fit them exactly.',
        it: 'Della tabella la nostra copia conserva solo gli estremi; gradini uguali vi si adattano.',
      },
    },
    {
      id: 'LB-QC-04',
      page: '34',
      title: { en: 'Regiment strength', it: 'Forza del reggimento' },
      clause: {
        en: 'C −2 under 200 men, −1 for 200–300, 0 for 301–400, +1 for 401–500, +2 over 500.',
        it: 'C −2 sotto i 200 uomini, −1 per 200–300, 0 per 301–400, +1 per 401–500, +2 oltre 500.',
      },
      ruling: {
        en: 'Only the ends of the table survive in our copy; steps as for battalions.',
        it: 'Della tabella la nostra copia conserva solo gli estremi; gradini come per i battaglioni.',
      },
    },
    {
      id: 'LB-QC-05',
      page: '34',
      title: { en: 'Special rules at will', it: 'Regole speciali a piacere' },
      clause: {
        en: 'Give them to mark good or bad troops. Some are opposites: Determined and Wavering, Strong and Weak, Drilled and Undrilled.',
        it: 'Si danno per distinguere truppe buone e cattive. Alcune sono opposte: Determinato e Vacillante, Forte e Debole, Addestrato e Non addestrato.',
      },
    },
  ],
};
