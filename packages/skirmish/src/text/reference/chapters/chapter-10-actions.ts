import type { RuleChapter } from '@drumhead/content';

export const actions: RuleChapter = {
  title: { en: 'Actions', it: 'Azioni' },
  rules: [
    {
      id: 'SK-ACN-1',
      page: 'S-EN p6, S-QR QR3',
      title: { en: 'What an action does', it: 'Che cosa fa un’azione' },
      clause: {
        en: 'One Move with the model’s own stick, or one attack; a reload takes two (SK-RNG-18).',
        it: 'Un movimento col misurino del modello, o un attacco; una ricarica ne vuole due (SK-RNG-18).',
      },
    },
    {
      id: 'SK-ACN-2',
      page: 'S-EN p6, S-QR QR3',
      title: { en: 'One attack a turn', it: 'Un attacco per turno' },
      clause: {
        en: 'Hand to hand or shot, never more than one of its own, however many the successes. Defending is not an attack. SDT: for tomahawks see SK-RNG-21.',
        it: 'Corpo a corpo o tiro, mai più di uno proprio, per quanti siano i successi. Difendersi non è attaccare. SDT: per i tomahawk vedi SK-RNG-21.',
      },
    },
    {
      id: 'SK-ACN-3',
      page: 'S-EN p6, S-QR QR3',
      title: { en: 'Aimed shot, powerful blow', it: 'Tiro mirato, attacco potente' },
      clause: {
        en: 'One action more on the attack, two in all, gives the opponent −1; never more than that.',
        it: 'Un’azione in più sull’attacco, due in tutto, dà −1 all’avversario; mai di più.',
      },
    },
    {
      id: 'SK-ACN-4',
      page: 'S-QR QR3',
      title: { en: 'Any order', it: 'In qualsiasi ordine' },
      clause: {
        en: 'Move and then fire, or fire and then move.',
        it: 'Muovere e poi sparare, o sparare e poi muovere.',
      },
    },
    {
      id: 'SK-ACN-5',
      page: '-',
      title: { en: 'Costs', it: 'I costi' },
      clause: {
        en: '1 each, except: 2 for a powerful blow, an aimed shot, a reload, leaving combat, a ladder (Engineer 1) and a Short Move in broken ground. A Move into contact costs a Reluctant model 1 more.',
        it: '1 ciascuna, tranne: 2 per attacco potente, tiro mirato, ricarica, abbandonare un corpo a corpo, scala a pioli (Geniere 1) e un movimento Corto in terreno difficile. Un movimento fino al contatto costa a un Riluttante 1 in più.',
      },
      ruling: {
        en: 'The book names a summary and does not print it here.',
        it: 'Il manuale nomina un riassunto che qui non è stampato.',
      },
    },
  ],
};
