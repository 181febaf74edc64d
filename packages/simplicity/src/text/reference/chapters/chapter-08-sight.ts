import type { RuleChapter } from '@drumhead/content';

export const sight: RuleChapter = {
  title: { en: 'Arc, range and sight', it: 'Arco, gittata e vista' },
  rules: [
    {
      id: 'SIP-LOS-1',
      page: '-',
      title: { en: 'Arc', it: 'Arco' },
      clause: {
        en: 'A unit’s arc opens 45° to either side from the corners of its front.',
        it: 'L’arco di un’unità si apre di 45° per lato, dagli angoli del fronte.',
      },
    },
    {
      id: 'SIP-LOS-2',
      page: '-',
      title: { en: 'Range', it: 'Gittata' },
      clause: {
        en: 'Measure from the front to the nearest part of the target in the arc. A garrison measures from its section, all round.',
        it: 'Si misura dal fronte alla parte più vicina del bersaglio nell’arco. Una guarnigione misura dal suo settore, tutt’intorno.',
      },
      ruling: { en: 'This is what a tape measure gives.', it: 'È ciò che dà il metro.' },
    },
    {
      id: 'SIP-LOS-3',
      page: '-',
      title: { en: 'Lines of sight', it: 'Linee di vista' },
      clause: {
        en: 'Draw lines from the middle of the front to the nearest point of that part and to its middle: one clear line is enough.',
        it: 'Si tracciano linee dal centro del fronte al punto più vicino di quella parte e al suo centro: basta una linea libera.',
      },
      ruling: { en: 'Two lines suffice for units of this size.', it: 'Due linee bastano per unità così grandi.' },
    },
    {
      id: 'SIP-LOS-4',
      page: '-',
      title: { en: 'Blocked sight', it: 'Vista bloccata' },
      clause: {
        en: 'Units of both sides block sight, even routing; so do sections and hills unless shooter or target is in them, and woods. Command bases do not.',
        it: 'Bloccano la vista le unità di entrambe le parti, anche in rotta; settori e colline, se né chi tira né il bersaglio vi si trova; i boschi. Non le basi di comando.',
      },
    },
    {
      id: 'SIP-LOS-5',
      page: '-',
      title: { en: 'Woods', it: 'Boschi' },
      clause: {
        en: 'No line passes through a wood. Into, out of or inside one, it may cross at most 5 cm of wood.',
        it: 'Nessuna linea attraversa un bosco da parte a parte. Se vi entra, ne esce o resta all’interno, può percorrerne al massimo 5 cm.',
      },
      ruling: { en: 'The 5 cm make the book’s statement exact.', it: 'I 5 cm rendono esatto ciò che dice il libro.' },
    },
    {
      id: 'SIP-LOS-6',
      page: '-',
      title: { en: 'Overhead fire', it: 'Tiro sopra le teste' },
      clause: {
        en: 'Guns on a hill, or with a target on a hill, fire over units that are off the hill and more than 5 cm from the target.',
        it: 'I cannoni in collina, o con un bersaglio in collina, tirano sopra le unità che non vi si trovano e distano più di 5 cm dal bersaglio.',
      },
    },
  ],
};
