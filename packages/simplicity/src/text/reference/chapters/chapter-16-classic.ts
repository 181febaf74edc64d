import type { RuleChapter } from '@drumhead/content';

export const classic: RuleChapter = {
  title: { en: 'The classic game', it: 'Il gioco classico' },
  rules: [
    {
      id: 'SIP-VAR-1',
      page: '-',
      title: { en: 'No AP', it: 'Senza PA' },
      clause: {
        en: 'Turns alternate; every unit may have its order.',
        it: 'I turni si alternano; ogni unità può avere il suo ordine.',
      },
    },
    {
      id: 'SIP-VAR-2',
      page: '-',
      title: { en: 'DP do not weaken', it: 'I PD non indeboliscono' },
      clause: {
        en: 'Always 4 dice in fire and melee; DP only add up.',
        it: 'Sempre 4 dadi nel fuoco e in mischia; i PD si sommano soltanto.',
      },
    },
    {
      id: 'SIP-VAR-3',
      page: '-',
      title: { en: 'The rest of it', it: 'Il resto' },
      clause: {
        en: 'No activation, no confusion. Each Command base may rally one unit within 10 cm, or a routing one in contact, once a turn. The four parts may be switched one by one.',
        it: 'Niente attivazione, niente caos. Ogni base di comando può riordinare un’unità entro 10 cm, o una in fuga a contatto, una volta a turno. Le quattro parti si scelgono una per una.',
      },
      ruling: {
        en: 'Free rallying of all would stall the battle.',
        it: 'Riordinare tutti liberamente fermerebbe la battaglia.',
      },
    },
    {
      id: 'SIP-VAR-4',
      page: '-',
      title: { en: 'Clear of the enemy to rally', it: 'Lontano dal nemico per riordinarsi' },
      clause: {
        en: 'Optional, as a rule in use, not in the classic game: no rally with a ready enemy within 10 cm. Routing units are not bound by it.',
        it: 'Facoltativa, di norma in uso, non nel gioco classico: nessun riordino con un nemico pronto entro 10 cm. Chi fugge non ne è vincolato.',
      },
      ruling: {
        en: 'Without it 4 in 10 pick-up battles of equals end at the turn limit with no army broken, with it 1 in 10.',
        it: 'Senza, 4 battaglie su 10 tra pari arrivano al limite senza un esercito in rotta; con questa, 1 su 10.',
      },
    },
  ],
};
