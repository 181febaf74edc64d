import type { RuleChapter } from '@drumhead/engine';

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
        en: 'A ready unit rallies only with no ready enemy within 10 cm; routing units are not bound by it. A battle may say otherwise; in the classic game all rally anywhere.',
        it: 'Un’unità pronta si riordina solo senza nemici pronti entro 10 cm; chi fugge non ne è vincolato. Una battaglia può disporre altrimenti; nel gioco classico ci si riordina ovunque.',
      },
      ruling: {
        en: 'Armies that only shoot and rally too often reach the turn limit; battles between equals on real maps settled it.',
        it: 'Eserciti che sparano e si riordinano soltanto arrivano troppo spesso al limite dei turni; lo hanno deciso battaglie fra pari su campi veri.',
      },
    },
  ],
};
