import type { RuleChapter } from '@drumhead/content';

export const actions: RuleChapter = {
  title: { en: 'Actions', it: 'Azioni' },
  rules: [
    {
      id: 'SK-ACN-1',
      page: 'S-EN p6, S-QR QR3',
      title: { en: 'Use of an action', it: 'Uso di un’azione' },
      clause: {
        en: 'An action is one Move with the model’s own stick, or one attack. A reload takes two (SK-RNG-18).',
        it: 'Un’azione è un movimento col misurino del modello, o un attacco. Una ricarica ne richiede due (SK-RNG-18).',
      },
    },
    {
      id: 'SK-ACN-2',
      page: 'S-EN p6, S-QR QR3',
      title: { en: 'One attack per turn', it: 'Un attacco per turno' },
      clause: {
        en: 'A model makes at most one attack of its own per turn, hand-to-hand or shooting, however many successes it rolls. Defending is not an attack. SDT: for tomahawks see SK-RNG-21.',
        it: 'Un modello fa al massimo un attacco proprio per turno, corpo a corpo o tiro, per quanti successi ottenga. Difendersi non è attaccare. SDT: per i tomahawk vedi SK-RNG-21.',
      },
    },
    {
      id: 'SK-ACN-3',
      page: 'S-EN p6, S-QR QR3',
      title: { en: 'Aimed shot, powerful blow', it: 'Tiro mirato, attacco potente' },
      clause: {
        en: 'A model may spend one more action on its attack, two in all, to give the opponent −1. More than that has no effect.',
        it: 'Un modello può spendere un’azione in più per l’attacco, due in tutto, e dare −1 all’avversario. Altre azioni non hanno effetto.',
      },
    },
    {
      id: 'SK-ACN-4',
      page: 'S-QR QR3',
      title: { en: 'Any order', it: 'Ordine libero' },
      clause: {
        en: 'A model may move and then fire, or fire and then move.',
        it: 'Un modello può muovere e poi sparare, o sparare e poi muovere.',
      },
    },
    {
      id: 'SK-ACN-5',
      page: '-',
      title: { en: 'Costs', it: 'Costi' },
      clause: {
        en: 'Everything costs 1 action, except 2 for a powerful blow, an aimed shot, a reload, leaving combat, a ladder (an Engineer pays 1) and a Short Move in broken ground. A Reluctant model pays 1 more to move into contact.',
        it: 'Tutto costa 1 azione, tranne 2 per attacco potente, tiro mirato, ricarica, abbandono di un corpo a corpo, scala a pioli (1 per un Geniere) e Movimento Corto in terreno difficile. Un Riluttante paga 1 azione in più per muovere a contatto.',
      },
      ruling: {
        en: 'The book mentions a summary and does not print it.',
        it: 'Il libro cita un riassunto e non lo stampa.',
      },
    },
  ],
};
