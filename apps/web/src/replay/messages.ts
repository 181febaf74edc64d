/** Messages of the replay. */
export const replayMessages = {
  'web.replay.unknown': {
    en: 'No battle of that name is kept in this browser.',
    it: 'Nessuna battaglia con questo nome è conservata in questo browser.',
  },
  'web.replay.secret': {
    en: 'Both sides must have deployed before the battle can be looked at.',
    it: 'La battaglia si può rivedere solo dopo lo schieramento di entrambe le parti.',
  },
  'web.replay.moment': { en: 'Moment {{at}} of {{count}}', it: 'Momento {{at}} di {{count}}' },
  'web.replay.first': { en: 'To the beginning', it: 'All’inizio' },
  'web.replay.back': { en: 'Previous', it: 'Indietro' },
  'web.replay.on': { en: 'Next', it: 'Avanti' },
  'web.replay.last': { en: 'To the end', it: 'Alla fine' },
  'web.replay.play': { en: 'Play', it: 'Riproduci' },
  'web.replay.pause': { en: 'Pause', it: 'Pausa' },
  'web.replay.pace': { en: 'Pace', it: 'Ritmo' },
  'web.replay.slow': { en: 'slow', it: 'lento' },
  'web.replay.even': { en: 'even', it: 'normale' },
  'web.replay.fast': { en: 'fast', it: 'veloce' },
  'web.replay.begun': { en: 'Nothing has happened yet.', it: 'Non è ancora accaduto nulla.' },
  'web.replay.battle': { en: 'Back to the battle', it: 'Torna alla battaglia' },
} as const;

export type ReplayKey = keyof typeof replayMessages;
