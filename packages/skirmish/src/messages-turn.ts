/** Words of the player turn, activation and orders, and of commands that make no sense. */
export const turnWords = {
  'sk.refusal.notACommand': { en: 'That is not a command.', it: 'Questo non è un comando.' },
  'sk.refusal.unknownCommand': { en: 'No such command: {{command}}.', it: 'Comando sconosciuto: {{command}}.' },
  'sk.refusal.badField': {
    en: 'The field {{field}} of the command {{command}} is missing, unknown or impossible.',
    it: 'Il campo {{field}} del comando {{command}} manca, è sconosciuto o è impossibile.',
  },
  'sk.refusal.nobodyCalled': {
    en: 'The command {{command}} names nothing in this game ({{field}} {{index}}).',
    it: 'Il comando {{command}} non indica niente in questa partita ({{field}} {{index}}).',
  },
  'sk.end.resigned': { en: 'the enemy gave the game up', it: 'l’avversario ha abbandonato la partita' },
} as const;
