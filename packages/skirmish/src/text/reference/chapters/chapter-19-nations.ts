import type { RuleChapter } from '@drumhead/content';

export const nations: RuleChapter = {
  title: { en: 'National features', it: 'Caratteristiche nazionali' },
  rules: [
    {
      id: 'SK-NAT-1',
      page: '-',
      variant: 'SDS',
      title: { en: 'France: En avant!', it: 'Francia: En avant!' },
      clause: {
        en: 'Once a game: a Group move roll with two or more failures is rolled again, all dice; the second stands.',
        it: 'Una volta per partita: un tiro di Mossa di gruppo con due o più fallimenti si ripete, tutti i dadi; vale il secondo.',
      },
      ruling: { en: 'The heading has no text: attack columns.', it: 'Il titolo è senza testo: le colonne d’attacco.' },
    },
    {
      id: 'SK-NAT-2',
      page: '-',
      variant: 'SDS',
      title: { en: 'Great Britain: Steady volley', it: 'Gran Bretagna: Salva ferma' },
      clause: {
        en: 'Once a game, before the dice: +1 to a volley of three or more on foot, all in band x1.',
        it: 'Una volta per partita, prima dei dadi: +1 a una salva di tre o più a piedi, tutti in fascia x1.',
      },
      ruling: {
        en: 'The heading has no text: fire discipline.',
        it: 'Il titolo è senza testo: la disciplina di fuoco.',
      },
    },
    {
      id: 'SK-NAT-3',
      page: '-',
      variant: 'SDS',
      title: { en: 'Prussia: Vorwärts!', it: 'Prussia: Vorwärts!' },
      clause: {
        en: 'Once a game, after moving into contact: +1 to the attacks of this activation, of one model on foot or the members of one Group move.',
        it: 'Una volta per partita, dopo essere entrati in contatto: +1 agli attacchi di questa attivazione, di un modello a piedi o dei membri di una Mossa di gruppo.',
      },
      ruling: { en: 'The heading has no text: Blücher.', it: 'Il titolo è senza testo: Blücher.' },
    },
    {
      id: 'SK-NAT-4',
      page: '-',
      variant: 'SDS',
      title: { en: 'Austria: Ordnung', it: 'Austria: Ordnung' },
      clause: {
        en: 'Once a game: after a turnover by a group’s roll the Leader still uses his other actions before play passes.',
        it: 'Una volta per partita: dopo un passaggio del turno per il tiro di un gruppo il Leader usa ancora le sue altre azioni prima che il gioco passi.',
      },
      ruling: { en: 'The heading has no text: drill.', it: 'Il titolo è senza testo: l’addestramento.' },
    },
    {
      id: 'SK-NAT-5',
      page: '-',
      variant: 'SDS',
      title: { en: 'Russia: Steadfast to the end', it: 'Russia: Risoluti fino all’ultimo' },
      clause: {
        en: 'Once a game, when the dice of a morale test are seen: Russians with just one failure stand.',
        it: 'Una volta per partita, visti i dadi di un test di morale: i russi con un solo fallimento restano.',
      },
      ruling: { en: 'The heading has no text: stoic infantry.', it: 'Il titolo è senza testo: la fanteria stoica.' },
    },
  ],
};
