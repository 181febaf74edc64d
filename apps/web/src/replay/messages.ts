/** Messages of the replay. */
export const replayMessages = {
  'web.replay.unknown': {
    en: 'This browser has no saved battle of that name.',
    it: 'Questo browser non ha una battaglia salvata con quel nome.',
  },
  'web.replay.secret': {
    en: 'The replay opens once both sides have deployed.',
    it: 'Il replay si apre quando entrambe le parti hanno schierato.',
  },
  'web.replay.moment': { en: 'Step {{at}} of {{count}}', it: 'Passo {{at}} di {{count}}' },
  'web.replay.first': { en: 'First', it: 'Inizio' },
  'web.replay.back': { en: 'Previous', it: 'Indietro' },
  'web.replay.on': { en: 'Next', it: 'Avanti' },
  'web.replay.last': { en: 'Last', it: 'Fine' },
  'web.replay.play': { en: 'Play', it: 'Riproduci' },
  'web.replay.pause': { en: 'Pause', it: 'Pausa' },
  'web.replay.pace': { en: 'Pace', it: 'Ritmo' },
  'web.replay.slow': { en: 'slow', it: 'lento' },
  'web.replay.even': { en: 'normal', it: 'normale' },
  'web.replay.fast': { en: 'fast', it: 'veloce' },
  'web.replay.begun': { en: 'No moves yet', it: 'Ancora nessuna mossa' },
  'web.replay.battle': { en: 'Back to the battle', it: 'Torna alla battaglia' },
} as const;

export type ReplayKey = keyof typeof replayMessages;
