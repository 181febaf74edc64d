import type { RuleChapter } from '@drumhead/content';

export const optionalRules: RuleChapter = {
  title: { en: 'Optional rules', it: 'Regole opzionali' },
  rules: [
    {
      id: 'LB-OPT-01',
      page: '23',
      title: { en: 'Grand Battery', it: 'Grande batteria' },
      clause: {
        en: 'A battery coming from the reserve may touch one of its new brigade, same kind and calibre, and join it: one unit for good, higher DIS, worse Q, loaded but no fire in that phase, dice of both added. Lost, it costs 4 points.',
        it: 'Una batteria assegnata dalla riserva può unirsi, toccandola, a una della nuova brigata, dello stesso tipo e calibro: una sola unità per sempre, DIS più alto, Q peggiore, carica ma senza tiro in quella fase, dadi sommati. Perduta, costa 4 punti.',
      },
    },
    {
      id: 'LB-OPT-02',
      page: '23',
      title: { en: 'Grand Battery, in detail', it: 'Grande batteria, dettagli' },
      clause: {
        en: 'Only two, in the same state of limbering and, if unlimbered, alike in facing. For Shaken one unit (4 DIS when lost); the Break Point stays. Each modifier counts once.',
        it: 'Due batterie, entrambe al traino o entrambe in batteria con lo stesso fronte. Una sola unità per la brigata scossa (4 DIS se perduta); il punto di rottura non cambia. Ogni modificatore conta una volta.',
      },
      ruling: {
        en: 'The book makes the two into one new unit.',
        it: 'Il libro fa delle due un’unità nuova.',
      },
    },
    {
      id: 'LB-OPT-03',
      page: '23',
      title: { en: 'Worn units', it: 'Unità logorate' },
      clause: {
        en: 'Infantry that comes out of a combat without DIS from it takes a worn marker; if it would take another it suffers 1 DIS. Not cavalry. Rally does not remove it.',
        it: 'La fanteria che esce da un combattimento senza subirvi DIS prende un segno d’usura; se ne dovesse prendere un altro subisce 1 DIS. Non la cavalleria. Il recupero non lo toglie.',
      },
    },
    {
      id: 'LB-OPT-04',
      page: '23',
      title: { en: 'Worn units, in detail', it: 'Unità logorate, dettagli' },
      clause: {
        en: 'With that DIS the marker comes off. Approaches that stop short of Contact count, gunfire does not. Squares and garrisons wear as well.',
        it: 'Con quel DIS il segno si toglie. Anche un avvicinamento senza contatto è un combattimento; un bombardamento no. Si logorano anche quadrati e guarnigioni.',
      },
      ruling: {
        en: 'It is meant as half a disorder.',
        it: 'È inteso come mezzo disordine.',
      },
    },
  ],
};
