/** Words about single lines of the talk: deleted, reported. */
import * as terms from '@drumhead/content/terms';

export const talkMessages = {
  'web.talk.hushed': {
    en: 'You muted {{side}}: nothing said there is shown. The list of people you have met can change that.',
    it: 'Hai silenziato {{side}}: ciò che dice non si mostra. Puoi cambiarlo nell’elenco delle persone incontrate.',
  },
  'web.talk.gone': { en: '{{side}}: line deleted', it: '{{side}}: riga eliminata' },
  'web.talk.unsay': terms.Delete,
  'web.talk.unsay.line': { en: 'Delete: {{line}}', it: 'Elimina: {{line}}' },
  'web.talk.report': { en: 'Report', it: 'Segnala' },
  'web.talk.report.line': { en: 'Report: {{line}}', it: 'Segnala: {{line}}' },
  'web.talk.report.battle': { en: 'Report a player…', it: 'Segnala un giocatore…' },
  'web.talk.report.title': { en: 'Report to the host of this server', it: 'Segnala a chi gestisce il server' },
  'web.talk.report.evidence': { en: 'Line reported: “{{line}}”', it: 'Riga segnalata: «{{line}}»' },
  'web.talk.report.about.line': {
    en: 'The host gets your reason with this line and the five before and after it, also if they are deleted later. The other players are not told.',
    it: 'Chi gestisce il server riceve il motivo con questa riga e le cinque prima e dopo, anche se poi vengono eliminate. Gli altri giocatori non lo sanno.',
  },
  'web.talk.report.about.battle': {
    en: 'The host gets your reason with the last twenty lines of this talk and the name of the battle. The other players are not told.',
    it: 'Chi gestisce il server riceve il motivo con le ultime venti righe e il nome della battaglia. Gli altri giocatori non lo sanno.',
  },
  'web.talk.report.reason': { en: 'What is wrong?', it: 'Che cosa non va?' },
  'web.talk.lacks': { en: 'Write something first.', it: 'Prima scrivi qualcosa.' },
  'web.talk.report.lacks': { en: 'Say what is wrong first.', it: 'Prima scrivi che cosa non va.' },
  'web.talk.report.send': { en: 'Send the report', it: 'Invia la segnalazione' },
  'web.talk.report.cancel': terms.Cancel,
  'web.talk.reported': {
    en: 'The report is with the host of this server.',
    it: 'La segnalazione è arrivata a chi gestisce il server.',
  },
} as const;

export type TalkKey = keyof typeof talkMessages;
