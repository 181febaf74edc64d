import type { RuleChapter } from '@drumhead/content';

export const victory: RuleChapter = {
  title: { en: 'Victory', it: 'La vittoria' },
  rules: [
    {
      id: 'SIP-VIC-1',
      page: '-',
      title: { en: 'Army break', it: 'L’esercito in rotta' },
      clause: {
        en: 'After each turn: half the units, rounded up, removed or routing. Both at once: the smaller part lost wins.',
        it: 'Dopo ogni turno: metà delle unità, per eccesso, eliminate o in fuga. Insieme: vince chi ne ha perse una parte minore.',
      },
      ruling: {
        en: 'Half the army is the common limit of related rules.',
        it: 'Metà esercito è il limite comune di regole affini.',
      },
    },
    {
      id: 'SIP-VIC-2',
      page: '-',
      title: { en: 'Turn limit', it: 'Il limite dei turni' },
      clause: {
        en: '18 + 7 for each Command base of the larger side (25, 32, 39), unless the scenario says otherwise.',
        it: '18 + 7 per ogni base di comando della parte maggiore (25, 32, 39), salvo lo scenario.',
      },
      ruling: {
        en: 'By then half of simulated battles had ended.',
        it: 'Allora metà delle battaglie simulate era finita.',
      },
    },
    {
      id: 'SIP-VIC-3',
      page: '-',
      title: { en: 'Points at the limit', it: 'I punti al limite' },
      clause: {
        en: 'Enemy unit removed 2, routing 1, Command base 2, and objectives. A lead of 3 wins.',
        it: 'Unità nemica eliminata 2, in fuga 1, base di comando 2, e gli obiettivi. 3 di vantaggio vincono.',
      },
      ruling: { en: 'Rewards what the break measures.', it: 'Premia ciò che misura la rotta.' },
    },
    {
      id: 'SIP-VIC-4',
      page: '-',
      title: { en: 'Objectives', it: 'Gli obiettivi' },
      clause: {
        en: 'Held by ready foot or cavalry within 5 cm, if the enemy has none there. A section: by its garrison, or the last one.',
        it: 'Di chi ha fanti o cavalieri pronti entro 5 cm, se il nemico non ne ha. Un settore: della guarnigione, o dell’ultima.',
      },
      ruling: { en: 'A simple test.', it: 'Una prova semplice.' },
    },
    {
      id: 'SIP-VIC-5',
      page: '-',
      title: { en: 'Giving up', it: 'La resa' },
      clause: {
        en: 'In one’s own turn. A side without ready units is broken.',
        it: 'Nel proprio turno. Una parte senza unità pronte è in rotta.',
      },
      ruling: { en: 'For completeness.', it: 'Per completezza.' },
    },
    {
      id: 'SIP-VIC-6',
      page: '-',
      title: { en: 'Pick-up objectives', it: 'Obiettivi nelle battaglie libere' },
      clause: { en: 'The table’s centre 3, each section 2.', it: 'Il centro del tavolo 3, ogni settore 2.' },
      ruling: {
        en: 'Without them armies that stay on their edges draw every battle.',
        it: 'Senza, gli eserciti fermi sui bordi pareggiano sempre.',
      },
    },
  ],
};
