import type { RuleChapter } from '@drumhead/content';

export const breaking: RuleChapter = {
  title: { en: 'Breaking and routing', it: 'Sbandarsi e fuggire' },
  rules: [
    {
      id: 'SIP-BRK-1',
      page: '-',
      title: { en: 'Four DP', it: 'Quattro PD' },
      clause: { en: 'On its 4th DP a unit breaks at once.', it: 'Al 4º PD un’unità si sbanda subito.' },
    },
    {
      id: 'SIP-BRK-2',
      page: '-',
      title: { en: 'First run', it: 'La prima fuga' },
      clause: {
        en: 'At once 1.5 times its rate to its own edge: line 15, light 18, heavy cavalry 30, light cavalry 37.5 cm.',
        it: 'Subito 1,5 volte il movimento verso il proprio bordo: linea 15, leggeri 18, cavalleria pesante 30, leggera 37,5 cm.',
      },
    },
    {
      id: 'SIP-BRK-3',
      page: '-',
      title: { en: 'The way', it: 'La via' },
      clause: {
        en: 'Straight at the home edge whatever the ground, over friends and empty sections until clear. An enemy or a river in the way: removed.',
        it: 'Dritta al bordo di casa su ogni terreno, oltre amici e settori vuoti finché è libera. Un nemico o un fiume sulla via: eliminata.',
      },
      ruling: {
        en: 'Those cut off are lost, as in retreats.',
        it: 'Chi è tagliato fuori è perduto, come nelle ritirate.',
      },
    },
    {
      id: 'SIP-BRK-4',
      page: '-',
      title: { en: 'And again', it: 'E ancora' },
      clause: {
        en: 'In every turn of its owner, unless rallied, at no AP.',
        it: 'In ogni turno del proprietario, se non riordinata, senza PA.',
      },
    },
    {
      id: 'SIP-BRK-5',
      page: '-',
      title: { en: 'When', it: 'Quando' },
      clause: {
        en: 'After all orders. Not twice in the turn in which it broke.',
        it: 'Dopo tutti gli ordini. Non due volte nel turno in cui si è sbandata.',
      },
      ruling: {
        en: 'One place for all, after generals could act.',
        it: 'Un solo momento per tutte, dopo che i generali hanno potuto agire.',
      },
    },
    {
      id: 'SIP-BRK-6',
      page: '-',
      title: { en: 'Off the table', it: 'Fuori dal tavolo' },
      clause: { en: 'Lost for good.', it: 'Perduta per sempre.' },
    },
    {
      id: 'SIP-BRK-7',
      page: '-',
      title: { en: 'Artillery', it: 'L’artiglieria' },
      clause: { en: 'A battery is destroyed on its 4th DP.', it: 'Una batteria è distrutta al 4º PD.' },
    },
    {
      id: 'SIP-BRK-8',
      page: '-',
      title: { en: 'What they cannot do', it: 'Che cosa non può' },
      clause: {
        en: 'A routing unit has no orders, fire, melee or support. Touched by an enemy charge, advance or retreat it is removed.',
        it: 'Chi fugge non ha ordini, fuoco, mischia né sostegno. Toccato da carica, avanzata o ritirata nemica è eliminato.',
      },
      ruling: { en: 'It only runs.', it: 'Corre soltanto.' },
    },
  ],
};
