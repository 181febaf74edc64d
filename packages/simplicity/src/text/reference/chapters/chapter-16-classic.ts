import type { RuleChapter } from '@drumhead/content';

export const classic: RuleChapter = {
  title: { en: 'The classic game', it: 'Il gioco classico' },
  rules: [
    {
      id: 'SIP-VAR-1',
      page: '-',
      title: { en: 'No AP', it: 'Senza PA' },
      clause: {
        en: 'Turns alternate, and each unit may have its order.',
        it: 'I turni si alternano, e ogni unità può avere il suo ordine.',
      },
    },
    {
      id: 'SIP-VAR-2',
      page: '-',
      title: { en: 'DP do not weaken', it: 'I PD non indeboliscono' },
      clause: {
        en: 'A unit always rolls 4 dice in fire and melee; DP only add up.',
        it: 'Un’unità tira sempre 4 dadi nel fuoco e in mischia; i PD si sommano soltanto.',
      },
    },
    {
      id: 'SIP-VAR-3',
      page: '-',
      title: { en: 'Other parts', it: 'Altre parti' },
      clause: {
        en: 'There is no activation and no confusion. Each Command base may rally one unit within 10 cm, or a routing unit in contact, once per turn. Players may choose the four parts one by one.',
        it: 'Non ci sono attivazione né confusione. Ogni base di comando può riordinare un’unità entro 10 cm, o una in rotta a contatto, una volta per turno. Le quattro parti si scelgono una per una.',
      },
      ruling: {
        en: 'Free rallying for all would stall the battle.',
        it: 'Un riordino libero per tutti fermerebbe la battaglia.',
      },
    },
    {
      id: 'SIP-VAR-4',
      page: '-',
      title: { en: 'No enemy near a rally', it: 'Nessun nemico vicino al riordino' },
      clause: {
        en: 'Optional, normally in use, not in the classic game: a unit cannot rally with a ready enemy within 10 cm. Routing units are exempt.',
        it: 'Facoltativa, di norma in uso, non nel gioco classico: un’unità non può riordinarsi con un nemico pronto entro 10 cm. Le unità in rotta ne sono esenti.',
      },
      ruling: {
        en: 'Without it, 4 in 10 pick-up battles of equals reach the turn limit with no army broken; with it, 1 in 10.',
        it: 'Senza, 4 battaglie libere su 10 tra pari arrivano al limite senza un esercito che ceda; con questa, 1 su 10.',
      },
    },
  ],
};
