/** Messages of the replay. */
import * as terms from '@drumhead/content/terms';

import { terms } from '@drumhead/content';

export const replayMessages = {
  'web.replay.unknown': {
    en: 'This battle is not saved in this browser. A link to a battle works only where it was played; elsewhere, open its record.',
    it: 'Questa battaglia non è salvata in questo browser. Il link a una battaglia funziona solo dove è stata giocata; altrove, apri la sua registrazione.',
  },
  'web.replay.secret': {
    en: 'The replay opens once both sides have deployed.',
    it: 'Il replay si apre quando entrambe le parti hanno schierato.',
  },
  'web.replay.moment': { en: 'Step {{at}} of {{count}}', it: 'Passo {{at}} di {{count}}' },
  'web.replay.scrub': { en: 'Moment', it: 'Momento' },
  'web.replay.setUp': terms.SetUp,
  'web.replay.phase': { en: 'Phase {{turn}}', it: 'Fase {{turn}}' },
  'web.replay.turn': { en: 'Turn {{turn}}', it: 'Turno {{turn}}' },
  'web.replay.phaseBack': { en: 'Previous phase', it: 'Fase precedente' },
  'web.replay.phaseOn': { en: 'Next phase', it: 'Fase successiva' },
  'web.replay.turnBack': { en: 'Previous turn', it: 'Turno precedente' },
  'web.replay.turnOn': { en: 'Next turn', it: 'Turno successivo' },
  'web.replay.fightBack': { en: 'Previous fight', it: 'Scontro precedente' },
  'web.replay.fightOn': { en: 'Next fight', it: 'Scontro successivo' },
  'web.replay.back': { en: 'Previous step', it: 'Passo precedente' },
  'web.replay.on': terms.NextStep,
  'web.replay.sign.phase': { en: 'phase', it: 'fase' },
  'web.replay.sign.turn': { en: 'turn', it: 'turno' },
  'web.replay.sign.fight': { en: 'fight', it: 'scontro' },
  'web.replay.sign.step': { en: 'step', it: 'passo' },
  'web.replay.first': { en: 'This is the beginning.', it: 'Questo è l’inizio.' },
  'web.replay.last': { en: 'This is the end.', it: 'Questa è la fine.' },
  'web.replay.fight.noneBack': { en: 'No fight came before.', it: 'Nessuno scontro prima.' },
  'web.replay.fight.noneOn': { en: 'No fight follows.', it: 'Nessuno scontro dopo.' },
  'web.replay.play': { en: 'Play', it: 'Riproduci' },
  'web.replay.pause': { en: 'Pause', it: 'Pausa' },
  'web.replay.pace': { en: 'Pace', it: 'Ritmo' },
  'web.replay.slow': { en: 'slow', it: 'lento' },
  'web.replay.even': { en: 'normal', it: 'normale' },
  'web.replay.fast': { en: 'fast', it: 'veloce' },
  'web.replay.eyes': { en: 'Seen by', it: 'Visto da' },
  'web.replay.eyes.all': { en: 'Everything', it: 'Tutto' },
  'web.replay.eyes.watcher': { en: 'A watcher', it: 'Uno spettatore' },
  'web.replay.open': { en: 'Nothing is hidden in this battle.', it: 'In questa battaglia nulla è nascosto.' },
  'web.replay.corrected': { en: 'Corrected by consent', it: 'Corretto di comune accordo' },
  'web.replay.begun': { en: 'No moves yet', it: 'Ancora nessuna mossa' },
  'web.replay.playOn': { en: 'Play on from here as a new battle', it: 'Gioca da qui come nuova battaglia' },
  'web.replay.playOn.over': {
    en: 'The battle is over here: go back to an earlier moment.',
    it: 'Qui la battaglia è finita: torna a un momento precedente.',
  },
  'web.replay.link': { en: 'Copy the link to this moment', it: 'Copia il link a questo momento' },
  'web.replay.linkNeeds': {
    en: 'The link works in this browser, where the battle is saved. To show it elsewhere, pass on its record as well.',
    it: 'Il link funziona in questo browser, dove la battaglia è salvata. Per mostrarla altrove, consegna anche la registrazione.',
  },
  'web.replay.linkCopied': { en: 'Link copied', it: 'Link copiato' },
  'web.replay.board': { en: 'Analysis board', it: 'Tavola d’analisi' },
  'web.replay.replay': { en: 'Replay the battle', it: 'Rivedi la battaglia' },
  'web.replay.battle': { en: 'Back to the battle', it: 'Torna alla battaglia' },
} as const;

export type ReplayKey = keyof typeof replayMessages;
