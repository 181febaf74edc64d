/** Messages of the first steps that all games share. */
export const guideMessages = {
  'web.guide.title': { en: 'First steps', it: 'Primi passi' },
  'web.guide.hint': { en: 'Hint', it: 'Suggerimento' },
  'web.guide.hint.better': { en: 'Better: {{order}}.', it: 'Meglio: {{order}}.' },
  'web.guide.hint.before': { en: 'Before you end: {{order}}.', it: 'Prima di terminare: {{order}}.' },
  'web.guide.hint.leave': { en: 'Better: leave this piece as it stands.', it: 'Meglio: lascia il pezzo com’è.' },
  'web.guide.hint.reason': { en: 'Reason: {{reason}}.', it: 'Motivo: {{reason}}.' },
  'web.guide.hint.chance': {
    en: 'Chance of victory: {{points}} points of a hundred higher.',
    it: 'Probabilità di vittoria: {{points}} punti su cento in più.',
  },
  'web.guide.close': {
    en: 'Hide the guide (the settings show it again)',
    it: 'Nascondi la guida (le impostazioni la mostrano di nuovo)',
  },
  'web.guide.rings': {
    en: 'Rings on the table: the pieces named here. The menu explains all signs.',
    it: 'Anelli sul tavolo: i pezzi indicati qui. Il menu spiega tutti i segni.',
  },
  'web.guide.ownOrder': {
    en: 'Your order is being carried out: watch its dice. Then the panel asks you again.',
    it: 'Il tuo ordine è in corso: guarda i dadi. Poi il pannello ti chiede la prossima scelta.',
  },
  'web.guide.thinking': {
    en: 'The guide is looking at the table…',
    it: 'La guida studia il tavolo…',
  },
  'web.guide.silent': {
    en: 'The guide has no advice here. Choose as you like: the panel tells what each order may bring.',
    it: 'Qui la guida non ha consigli. Scegli come preferisci: il pannello dice che cosa può portare ogni ordine.',
  },
  'web.guide.rolling': {
    en: 'Roll the dice asked for below, and tap what they show.',
    it: 'Tira i dadi richiesti qui sotto e tocca le facce uscite.',
  },
  'web.guide.draw': { en: 'Show the move', it: 'Mostra la mossa' },
  'web.guide.dismiss': { en: 'Do not show this again', it: 'Non mostrarlo più' },
  'web.guide.term.hide': { en: 'Hide the underlining', it: 'Nascondi le sottolineature' },
  'web.guide.card.aim': { en: 'The aim', it: 'Lo scopo' },
  'web.guide.card.now': { en: 'How it stands', it: 'Come stanno le cose' },
  'web.guide.card.course': { en: 'The course of a turn', it: 'Come procede un turno' },
  'web.guide.card.signs': { en: 'Signs on the table', it: 'I segni sul tavolo' },
  'web.guide.card.signs.failed': {
    en: 'The signs did not load. Check the connection and reload the page.',
    it: 'I segni non si sono caricati. Controlla la connessione e ricarica la pagina.',
  },
  'web.guide.card.key': { en: 'The key ? opens this card.', it: 'Il tasto ? apre questa scheda.' },
} as const;

export type GuideKey = keyof typeof guideMessages;
