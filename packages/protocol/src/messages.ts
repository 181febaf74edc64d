/** What a server of battles says when it cannot do as it is asked. */
export const protocolMessages = {
  'protocol.fault.message': {
    en: 'The server cannot read this message.',
    it: 'Il server non può leggere questo messaggio.',
  },
  'protocol.fault.rate': {
    en: 'Too many messages: wait a second.',
    it: 'Troppi messaggi: aspetta un secondo.',
  },
  'protocol.fault.join': {
    en: 'Join the battle before anything else.',
    it: 'Unisciti alla battaglia prima di ogni altra cosa.',
  },
  'protocol.fault.watcher': {
    en: 'You watch this battle: sit down to give orders.',
    it: 'Stai guardando questa battaglia: siediti per dare ordini.',
  },
  'protocol.fault.ask': {
    en: 'This question is no longer open.',
    it: 'Questa domanda non è più aperta.',
  },
  'protocol.fault.asked': {
    en: 'A question is open already: wait for its answer.',
    it: 'Una domanda è già aperta: aspetta la risposta.',
  },
  'protocol.fault.dice': {
    en: 'The dice of this battle do not need that now.',
    it: 'I dadi di questa battaglia non ne hanno bisogno ora.',
  },
  'protocol.fault.storage': {
    en: 'The server could not save this order: send it again.',
    it: 'Il server non ha potuto salvare questo ordine: invialo di nuovo.',
  },
  'protocol.fault.full': {
    en: 'This battle has as many lines as the server keeps.',
    it: 'Questa battaglia ha tutte le righe che il server conserva.',
  },
  'protocol.undo.agree': {
    en: 'Others must agree to this undo: something was revealed, or they gave orders since.',
    it: 'Gli altri devono accettare questo annullamento: qualcosa è stato rivelato, o hanno dato ordini.',
  },
} as const;
