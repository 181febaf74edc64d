import type { RuleChapter } from '@drumhead/content';

export const sight: RuleChapter = {
  title: { en: 'Arc, range and sight', it: 'Arco, gittata e vista' },
  rules: [
    {
      id: 'SIP-LOS-1',
      page: '-',
      title: { en: 'Arc', it: 'L’arco' },
      clause: {
        en: '45° to either side, from the corners of the front.',
        it: '45° per lato, dagli angoli del fronte.',
      },
    },
    {
      id: 'SIP-LOS-2',
      page: '-',
      title: { en: 'Range', it: 'La gittata' },
      clause: {
        en: 'From the front edge to the nearest part of the target that is in arc. A garrison: from its section, all round.',
        it: 'Dal fronte alla parte più vicina del bersaglio nell’arco. Guarnigione: dal settore, tutt’intorno.',
      },
      ruling: { en: 'What a tape measure gives.', it: 'Quel che dà il metro.' },
    },
    {
      id: 'SIP-LOS-3',
      page: '-',
      title: { en: 'Lines of sight', it: 'Linee di vista' },
      clause: {
        en: 'From the middle of the front to the nearest point of that part and to its middle: one clear line is enough.',
        it: 'Dal centro del fronte al punto più vicino di quella parte e al suo centro: basta una linea libera.',
      },
      ruling: { en: 'Two lines do for units of this size.', it: 'Due linee bastano per unità così grandi.' },
    },
    {
      id: 'SIP-LOS-4',
      page: '-',
      title: { en: 'What blocks', it: 'Che cosa blocca' },
      clause: {
        en: 'Units of both sides, routing ones too; sections and hills unless shooter or target is in them; woods. Not Command bases.',
        it: 'Unità di entrambe le parti, anche in fuga; settori e colline se nessuno dei due vi sta; boschi. Non le basi di comando.',
      },
    },
    {
      id: 'SIP-LOS-5',
      page: '-',
      title: { en: 'Woods', it: 'I boschi' },
      clause: {
        en: 'Never through one. Into, out of or inside: at most 5 cm of wood on the line.',
        it: 'Mai attraverso. Dentro, verso dentro o fuori: al massimo 5 cm di bosco sulla linea.',
      },
      ruling: { en: 'The 5 cm make exact what is known.', it: 'I 5 cm rendono esatto ciò che è noto.' },
    },
    {
      id: 'SIP-LOS-6',
      page: '-',
      title: { en: 'Overhead', it: 'Sopra le teste' },
      clause: {
        en: 'Guns, if they or their target are on a hill, fire over units off the hill and more than 5 cm from the target.',
        it: 'I cannoni, se essi o il bersaglio sono in collina, tirano sopra unità che non vi sono e che distano più di 5 cm dal bersaglio.',
      },
    },
  ],
};
