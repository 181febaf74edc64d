import type { RuleChapter } from '@drumhead/content';

export const rallying: RuleChapter = {
  title: { en: 'Rallying', it: 'Il riordino' },
  rules: [
    {
      id: 'SIP-RAL-1',
      page: '-',
      title: { en: 'Units that may rally', it: 'Unità che possono riordinarsi' },
      clause: {
        en: 'Infantry and cavalry with DP may rally for 1 AP. Artillery cannot.',
        it: 'Fanteria e cavalleria con PD possono riordinarsi per 1 PA. L’artiglieria no.',
      },
    },
    {
      id: 'SIP-RAL-2',
      page: '-',
      title: { en: 'Score', it: 'Punteggio' },
      clause: {
        en: '1 DP 4+, 2 DP 5+, 3 DP 6. Success removes 1 DP.',
        it: '1 PD 4+, 2 PD 5+, 3 PD 6. Il successo toglie 1 PD.',
      },
      ruling: {
        en: 'The book gives none; with the scores of activation battles did not end.',
        it: 'Il libro non ne dà; con i punteggi di attivazione le battaglie non finivano.',
      },
    },
    {
      id: 'SIP-RAL-3',
      page: '-',
      title: { en: 'Modifiers', it: 'Modificatori' },
      clause: {
        en: 'Elite +1, raw −1. A Command base gives no bonus, but a re-roll.',
        it: 'Scelta +1, inesperta −1. Una base di comando non dà bonus ma un nuovo tiro.',
      },
      ruling: {
        en: 'The book names Command bases for the re-roll.',
        it: 'Il libro cita le basi di comando per il nuovo tiro.',
      },
    },
    {
      id: 'SIP-RAL-4',
      page: '-',
      title: { en: 'No Command base needed', it: 'Nessuna base di comando necessaria' },
      clause: {
        en: 'A unit may make its first attempt anywhere. It is the unit’s order.',
        it: 'Un’unità può fare il primo tentativo ovunque. È il suo ordine.',
      },
      ruling: {
        en: 'Only the actions of a Command base have a radius.',
        it: 'Solo le azioni di una base di comando hanno un raggio.',
      },
    },
    {
      id: 'SIP-RAL-5',
      page: '-',
      title: { en: 'Re-roll', it: 'Nuovo tiro' },
      clause: {
        en: 'For 1 AP a Command base may re-roll a failed rally within its radius.',
        it: 'Per 1 PA una base di comando può ritentare un riordino fallito entro il suo raggio.',
      },
    },
    {
      id: 'SIP-RAL-6',
      page: '-',
      title: { en: 'Once per turn', it: 'Una volta per turno' },
      clause: {
        en: 'A unit may have 1 attempt and 1 re-roll per turn; the re-roll may come later in the turn.',
        it: 'Un’unità può avere 1 tentativo e 1 nuovo tiro per turno; il nuovo tiro può venire più tardi nel turno.',
      },
      ruling: {
        en: 'AP cannot all go into one unit, and a Command base may move up first.',
        it: 'I PA non vanno tutti a un’unità, e una base di comando può prima accorrere.',
      },
    },
    {
      id: 'SIP-RAL-7',
      page: '-',
      title: { en: 'Routing units', it: 'Unità in rotta' },
      clause: {
        en: 'A Command base in contact may try to rally a routing unit for 1 AP.',
        it: 'Una base di comando a contatto può provare a riordinare un’unità in rotta per 1 PA.',
      },
    },
    {
      id: 'SIP-RAL-8',
      page: '-',
      title: { en: 'Routing units: score', it: 'Unità in rotta: punteggio' },
      clause: {
        en: '5+, elite +1, raw −1. On a success the unit stops with 3 DP and any facing. On a failure it routs on.',
        it: '5+, scelta +1, inesperta −1. Con un successo l’unità si ferma con 3 PD e il fronte a scelta. Con un fallimento la rotta prosegue.',
      },
      ruling: {
        en: 'It is easier than at 3 DP: the general is there in person.',
        it: 'È più facile che a 3 PD: il generale è lì di persona.',
      },
    },
    {
      id: 'SIP-RAL-9',
      page: '-',
      title: { en: 'Time of a rally', it: 'Momento del riordino' },
      clause: {
        en: 'A Command base rallies at the start or the end of its move.',
        it: 'Una base di comando riordina all’inizio o alla fine del suo movimento.',
      },
    },
  ],
};
