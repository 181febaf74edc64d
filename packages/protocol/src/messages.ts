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
  'protocol.fault.again': {
    en: 'The others refused this: ask again after the next order.',
    it: 'Gli altri hanno rifiutato: chiedilo di nuovo dopo il prossimo ordine.',
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
  'protocol.fault.rematch': {
    en: 'A rematch follows a battle that is over, once.',
    it: 'La rivincita segue una battaglia finita, una sola volta.',
  },
  'protocol.fault.clock': {
    en: 'No clock of this battle can be stopped now.',
    it: 'Ora nessun orologio di questa battaglia si può fermare.',
  },
  'protocol.fault.reason': {
    en: 'Say why the table must be corrected.',
    it: 'Di’ perché il tavolo va corretto.',
  },
  'protocol.fault.text': {
    en: 'Free text needs the consent of all players: choose a phrase.',
    it: 'Il testo libero richiede il consenso di tutti i giocatori: scegli una frase.',
  },
  'protocol.fault.silenced': {
    en: 'The operator of this server lets you use phrases alone for now.',
    it: 'Per ora il gestore di questo server ti lascia usare solo le frasi.',
  },
  'protocol.fault.said': {
    en: 'This line is gone, or somebody else said it.',
    it: 'Questa riga non c’è più, o l’ha scritta qualcun altro.',
  },
  'protocol.fault.reported': {
    en: 'You reported this already, or your reports of this battle are used up.',
    it: 'L’hai già segnalato, o hai esaurito le segnalazioni per questa battaglia.',
  },
  'protocol.fault.flag': {
    en: 'The time of this seat is not up, or nobody took it over.',
    it: 'Il tempo di questo posto non è scaduto, o nessuno lo ha preso in carico.',
  },
  'protocol.fault.drawn': {
    en: 'Each side declined a draw in this turn, so nobody can offer one before the next turn. The computer may take over once the dice are bound.',
    it: 'Ogni parte ha rifiutato un pareggio in questo turno, quindi nessuno può offrirne uno prima del prossimo. Il computer può subentrare una volta vincolati i dadi.',
  },
  'protocol.fault.deposed': {
    en: 'A computer player decides for this seat: take it back first.',
    it: 'Un giocatore del computer decide per questo posto: prima riprendilo.',
  },
  'protocol.away.sockets': {
    en: 'This browser has too many battles open at once: close another page of this server. This page tries again by itself.',
    it: 'Questo browser ha troppe battaglie aperte insieme: chiudi un’altra pagina di questo server. Questa pagina riprova da sola.',
  },
  'protocol.away.address': {
    en: 'Too many connections to this server from your network: try again later. This page also tries by itself.',
    it: 'Troppe connessioni a questo server dalla tua rete: riprova più tardi. Questa pagina riprova anche da sola.',
  },
  'protocol.away.watchers': {
    en: 'As many people watch this battle as the server lets in: try again later. This page also tries by itself.',
    it: 'Gli spettatori di questa battaglia sono già quanti il server ne ammette: riprova più tardi. Questa pagina riprova anche da sola.',
  },
  'protocol.away.seat': {
    en: 'The server knows no seat of this browser in this battle: open your link again.',
    it: 'Il server non conosce posti di questo browser in questa battaglia: apri di nuovo il tuo link.',
  },
  'protocol.away.closed': {
    en: 'This battle cannot be opened now. This page tries again by itself.',
    it: 'Ora questa battaglia non si può aprire. Questa pagina riprova da sola.',
  },
  'protocol.away.banned': {
    en: 'The operator of this server has banned you for a time.',
    it: 'Il gestore di questo server ti ha escluso per un periodo.',
  },
  'protocol.away.slow': {
    en: 'Your connection was too slow to join the battle. This page tries again by itself.',
    it: 'La tua connessione era troppo lenta per entrare nella battaglia. Questa pagina riprova da sola.',
  },
  'protocol.sent.ok': { en: 'It arrived.', it: 'È arrivato.' },
  'protocol.sent.status': {
    en: 'The other server refused it (status {{status}}).',
    it: 'L’altro server lo ha rifiutato (stato {{status}}).',
  },
  'protocol.sent.silent': { en: 'The other server did not answer.', it: 'L’altro server non ha risposto.' },
  'protocol.sent.failed': {
    en: 'The other server could not be reached.',
    it: 'Impossibile raggiungere l’altro server.',
  },
  'protocol.sent.noMail': { en: 'This server sends no mail.', it: 'Questo server non invia posta.' },
  'protocol.sent.malformed': { en: 'This is not an address.', it: 'Questo non è un indirizzo.' },
  'protocol.sent.https': {
    en: 'The address must begin with https.',
    it: 'L’indirizzo deve cominciare con https.',
  },
  'protocol.sent.password': {
    en: 'The address cannot hold a name or a password.',
    it: 'L’indirizzo non può contenere un nome o una password.',
  },
  'protocol.sent.private': {
    en: 'Not everybody can reach this address.',
    it: 'Non tutti possono raggiungere questo indirizzo.',
  },
  'protocol.phrase.hello': { en: 'Hello!', it: 'Ciao!' },
  'protocol.phrase.goodLuck': { en: 'Good luck!', it: 'Buona fortuna!' },
  'protocol.phrase.thanks': { en: 'Thank you!', it: 'Grazie!' },
  'protocol.phrase.wellPlayed': { en: 'Well played!', it: 'Ben giocato!' },
  'protocol.phrase.oneMoment': { en: 'One moment, please.', it: 'Un momento, per favore.' },
  'protocol.phrase.back': { en: 'I am back.', it: 'Eccomi di nuovo.' },
  'protocol.phrase.later': { en: 'Let us go on later.', it: 'Continuiamo più tardi.' },
  'protocol.phrase.sorry': { en: 'Sorry!', it: 'Scusa!' },
  'protocol.phrase.yes': { en: 'Yes.', it: 'Sì.' },
  'protocol.phrase.no': { en: 'No.', it: 'No.' },
  'protocol.phrase.luckyDice': { en: 'What dice!', it: 'Che dadi!' },
  'protocol.phrase.goodGame': { en: 'A fine battle!', it: 'Una bella battaglia!' },
  'protocol.undo.most': {
    en: 'Many orders of this battle were undone: the others must agree to this one.',
    it: 'Molti ordini di questa battaglia sono stati annullati: gli altri devono accettare questo annullamento.',
  },
  'protocol.undo.agree': {
    en: 'Others must agree to this undo: something was revealed, they gave orders since, or a correction was agreed on.',
    it: 'Gli altri devono accettare questo annullamento: qualcosa è stato rivelato, hanno dato ordini o è stata accettata una correzione.',
  },
} as const;

/**
 * Why a connection is closed. A browser shows its page no status of a refused upgrade, so whoever may not be connected is let
 * in, told why as the reason of the close, and is to try again.
 */
export type AwayKey = Extract<keyof typeof protocolMessages, `protocol.away.${string}`>;
