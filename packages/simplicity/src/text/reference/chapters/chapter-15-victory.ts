import type { RuleChapter } from '@drumhead/content';

export const victory: RuleChapter = {
  title: { en: 'Victory', it: 'La vittoria' },
  rules: [
    {
      id: 'SIP-VIC-1',
      page: '-',
      title: { en: 'Army break', it: 'Cedimento dell’esercito' },
      clause: {
        en: 'After each turn an army breaks if half its units, rounded up, are removed or routing. If both break, the one with the smaller part lost wins.',
        it: 'Dopo ogni turno un esercito cede se metà delle unità, per eccesso, è eliminata o in rotta. Se cedono entrambi, vince chi ne ha perso una parte minore.',
      },
      ruling: {
        en: 'Half the army is the common limit of related rules.',
        it: 'Metà esercito è il limite comune di regole affini.',
      },
    },
    {
      id: 'SIP-VIC-2',
      page: '-',
      title: { en: 'Turn limit', it: 'Limite dei turni' },
      clause: {
        en: 'The limit is 18 + 7 for each Command base of the larger side (25, 32, 39), unless the scenario gives another.',
        it: 'Il limite è 18 + 7 per ogni base di comando della parte maggiore (25, 32, 39), salvo lo scenario.',
      },
      ruling: {
        en: 'By then half of the simulated battles had ended.',
        it: 'A quel punto metà delle battaglie simulate era finita.',
      },
    },
    {
      id: 'SIP-VIC-3',
      page: '-',
      title: { en: 'Points at the limit', it: 'Punti al limite' },
      clause: {
        en: 'Enemy unit removed 2, routing 1, Command base lost 2, and objectives. A lead of 3 points wins.',
        it: 'Unità nemica eliminata 2, in rotta 1, base di comando perduta 2, e gli obiettivi. Con 3 punti di vantaggio si vince.',
      },
      ruling: {
        en: 'Points reward the same things as the army break.',
        it: 'I punti premiano ciò che misura il cedimento.',
      },
    },
    {
      id: 'SIP-VIC-4',
      page: '-',
      title: { en: 'Objectives', it: 'Obiettivi' },
      clause: {
        en: 'A side holds an objective with ready infantry or cavalry within 5 cm and no such enemy there. A section belongs to its garrison, or to the last one.',
        it: 'Una parte tiene un obiettivo con fanteria o cavalleria pronta entro 5 cm, se il nemico non ne ha. Un settore è della guarnigione, o dell’ultima.',
      },
      ruling: { en: 'A simple test suffices.', it: 'Basta una prova semplice.' },
    },
    {
      id: 'SIP-VIC-5',
      page: '-',
      title: { en: 'Resigning and agreeing', it: 'Resa e accordo' },
      clause: {
        en: 'A player may resign at any time; both may agree on a draw, in every scenario. A side without ready units is broken.',
        it: 'Un giocatore può arrendersi in ogni momento; i due possono concordare il pareggio, in ogni scenario. Una parte senza unità pronte ha ceduto.',
      },
      ruling: { en: 'The book does not cover this.', it: 'Il libro non lo prevede.' },
    },
    {
      id: 'SIP-VIC-6',
      page: '-',
      title: { en: 'Pick-up objectives', it: 'Obiettivi nelle battaglie libere' },
      clause: {
        en: 'The centre of the table is worth 3 points, each section 2.',
        it: 'Il centro del tavolo vale 3 punti, ogni settore 2.',
      },
      ruling: {
        en: 'Without them, armies that stay on their edges draw every battle.',
        it: 'Senza, gli eserciti fermi sui bordi pareggiano sempre.',
      },
    },
  ],
};
