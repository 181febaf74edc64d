import type { RuleChapter } from '@drumhead/content';

export const breaking: RuleChapter = {
  title: { en: 'Breaking and routing', it: 'Cedimento e rotta' },
  rules: [
    {
      id: 'SIP-BRK-1',
      page: '-',
      title: { en: 'Four DP', it: 'Quattro PD' },
      clause: { en: 'A unit breaks at once on its 4th DP.', it: 'Un’unità cede subito al 4º PD.' },
    },
    {
      id: 'SIP-BRK-2',
      page: '-',
      title: { en: 'First rout move', it: 'Primo movimento in rotta' },
      clause: {
        en: 'It routs at once 1.5 times its rate towards its own edge: line 15, light infantry 18, heavy cavalry 30, light cavalry 37.5 cm.',
        it: 'Va subito in rotta di 1,5 volte il movimento verso il proprio bordo: linea 15, fanteria leggera 18, cavalleria pesante 30, leggera 37,5 cm.',
      },
    },
    {
      id: 'SIP-BRK-3',
      page: '-',
      title: { en: 'Path of a rout', it: 'Percorso della rotta' },
      clause: {
        en: 'It routs straight to its home edge over any ground, past friends and empty sections until clear. If an enemy or river is in the way, it is removed.',
        it: 'Va dritta verso il bordo di casa su ogni terreno, oltre amici e settori vuoti finché è libera. Se incontra un nemico o un fiume è eliminata.',
      },
      ruling: {
        en: 'Units cut off are lost, as in retreats.',
        it: 'Le unità tagliate fuori sono perdute, come nelle ritirate.',
      },
    },
    {
      id: 'SIP-BRK-4',
      page: '-',
      title: { en: 'Later rout moves', it: 'Movimenti successivi' },
      clause: {
        en: 'It routs again in each of its owner’s turns, at no AP, unless it rallies.',
        it: 'Va in rotta di nuovo a ogni turno del proprietario, senza PA, se non si riordina.',
      },
    },
    {
      id: 'SIP-BRK-5',
      page: '-',
      title: { en: 'When', it: 'Quando' },
      clause: {
        en: 'Units rout after all orders, but not twice in the turn in which they broke.',
        it: 'Le rotte avvengono dopo tutti gli ordini, ma non due volte nel turno in cui l’unità ha ceduto.',
      },
      ruling: {
        en: 'One moment serves all, after Command bases could act.',
        it: 'Un solo momento per tutte, dopo che le basi di comando hanno potuto agire.',
      },
    },
    {
      id: 'SIP-BRK-6',
      page: '-',
      title: { en: 'Off the table', it: 'Fuori dal tavolo' },
      clause: {
        en: 'A unit that leaves the table is lost for good.',
        it: 'Un’unità che esce dal tavolo è perduta per sempre.',
      },
    },
    {
      id: 'SIP-BRK-7',
      page: '-',
      title: { en: 'Artillery', it: 'Artiglieria' },
      clause: { en: 'A battery is destroyed on its 4th DP.', it: 'Una batteria è distrutta al 4º PD.' },
    },
    {
      id: 'SIP-BRK-8',
      page: '-',
      title: { en: 'Limits of a routing unit', it: 'Limiti di un’unità in rotta' },
      clause: {
        en: 'A routing unit has no orders, fire, melee or support. An enemy charge, advance or retreat that touches it removes it.',
        it: 'Un’unità in rotta non ha ordini, fuoco, mischia né appoggio. Una carica, avanzata o ritirata nemica che la tocca la elimina.',
      },
      ruling: { en: 'It can only rout.', it: 'Può solo andare in rotta.' },
    },
  ],
};
