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
        en: 'Once per game the French may re-roll all dice of a Group move roll with two or more failures. The second roll stands.',
        it: 'Una volta per partita i francesi possono ripetere per intero un tiro di Mossa di gruppo con due o più fallimenti. Vale il secondo tiro.',
      },
      ruling: {
        en: 'The printed heading has no text. The French attack in columns.',
        it: 'Il titolo stampato è senza testo. I francesi attaccano in colonna.',
      },
    },
    {
      id: 'SK-NAT-2',
      page: '-',
      variant: 'SDS',
      title: { en: 'Britain: Steady volley', it: 'Gran Bretagna: Salva ferma' },
      clause: {
        en: 'Once per game, before the dice, the British may add 1 to a volley of three or more models on foot, all in range band ×1.',
        it: 'Una volta per partita, prima dei dadi, i britannici possono sommare 1 a una salva di tre o più modelli a piedi, tutti in fascia ×1.',
      },
      ruling: {
        en: 'The printed heading has no text. The British have fire discipline.',
        it: 'Il titolo stampato è senza testo. I britannici hanno disciplina di fuoco.',
      },
    },
    {
      id: 'SK-NAT-3',
      page: '-',
      variant: 'SDS',
      title: { en: 'Prussia: Vorwärts!', it: 'Prussia: Vorwärts!' },
      clause: {
        en: 'Once per game, after moving into contact, the Prussians may add 1 to the attacks of this activation: of one model on foot, or of the members of one Group move.',
        it: 'Una volta per partita, entrati a contatto, i prussiani possono sommare 1 agli attacchi di questa attivazione: di un modello a piedi, o dei modelli di una Mossa di gruppo.',
      },
      ruling: {
        en: 'The printed heading has no text. Blücher’s cry gives the feature its name.',
        it: 'Il titolo stampato è senza testo. Il grido di Blücher dà il nome alla caratteristica.',
      },
    },
    {
      id: 'SK-NAT-4',
      page: '-',
      variant: 'SDS',
      title: { en: 'Austria: Ordnung', it: 'Austria: Ordnung' },
      clause: {
        en: 'Once per game, after a group’s roll causes a turnover, an Austrian Leader still uses its other actions before the turn ends.',
        it: 'Una volta per partita, quando il tiro di un gruppo causa il passaggio del turno, un Leader austriaco usa ancora le sue altre azioni prima che il turno termini.',
      },
      ruling: {
        en: 'The printed heading has no text. The Austrians are well drilled.',
        it: 'Il titolo stampato è senza testo. Gli austriaci sono ben addestrati.',
      },
    },
    {
      id: 'SK-NAT-5',
      page: '-',
      variant: 'SDS',
      title: { en: 'Russia: Steadfast to the end', it: 'Russia: Risoluti fino all’ultimo' },
      clause: {
        en: 'Once per game, after the dice of a morale test are rolled, all Russians with exactly one failure stand.',
        it: 'Una volta per partita, tirati i dadi di un test di morale, tutti i russi con un solo fallimento restano.',
      },
      ruling: {
        en: 'The printed heading has no text. Russian infantry is stoic.',
        it: 'Il titolo stampato è senza testo. La fanteria russa è stoica.',
      },
    },
  ],
};
