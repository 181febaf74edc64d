/** Messages of the battle of the day. */
import * as terms from '@drumhead/content/terms';

export const dayMessages = {
  'web.day.about': {
    en: 'One position a day for each game, the same for everybody. Play the turn and the enemy’s answer: your score is how much you kept of the chance of victory at stake, without the luck of the dice.',
    it: 'Una posizione al giorno per ogni gioco, uguale per tutti. Gioca il turno e la risposta del nemico: il punteggio è quanto hai conservato della probabilità di vittoria in gioco, senza la fortuna dei dadi.',
  },
  'web.day.failed': { en: 'The position did not load.', it: 'La posizione non si è caricata.' },
  'web.day.open': { en: 'about ten minutes, against the captain', it: 'circa dieci minuti, contro il capitano' },
  'web.day.none': {
    en: 'This version has no position of this game yet.',
    it: 'Questa versione non ha ancora posizioni di questo gioco.',
  },
  'web.day.begun': { en: 'begun: go on', it: 'cominciata: continua' },
  'web.day.scored': { en: 'your score: {{score}}', it: 'il tuo punteggio: {{score}}' },
  'web.day.command': { en: 'You command {{side}}', it: '{{side, named(one: Comandi; many: Comandi)}}' },
  'web.day.stretch': {
    en: 'Play this turn to its end, then answer what the enemy does in the turn after it.',
    it: 'Gioca questo turno fino alla fine, poi rispondi a ciò che il nemico fa nel turno dopo.',
  },
  'web.day.keep.about': {
    en: 'chance of victory with the best orders. At stake are {{count}} points of it: whoever ends the turn at once gives them away. Your score is the share of them that your orders keep. Dice do not count.',
    it: 'di probabilità di vittoria con gli ordini migliori. Di questi, {{count}} punti sono in gioco: chi conclude subito il turno li cede. Il punteggio è la parte che i tuoi ordini ne conservano. I dadi non contano.',
  },
  'web.day.time': {
    en: 'About ten minutes. No clock runs: you may stop and come back.',
    it: 'Circa dieci minuti. Nessun orologio corre: puoi fermarti e tornare.',
  },
  'web.day.next': {
    en: 'The next position comes at {{time}}, your time.',
    it: 'La prossima posizione arriva alle {{time}}, ora tua.',
  },
  'web.day.first': {
    en: 'Your first try counts; then practise as you like.',
    it: 'Conta il primo tentativo; poi puoi esercitarti.',
  },
  'web.day.practice': {
    en: 'Practice: your first try has counted.',
    it: 'Esercizio: il primo tentativo ha già contato.',
  },
  'web.day.take': { en: 'Take command', it: 'Prendi il comando' },
  'web.day.find': { en: 'Count the score', it: 'Calcola il punteggio' },
  'web.day.busy': { en: 'The captain weighs your orders…', it: 'Il capitano pesa i tuoi ordini…' },
  'web.day.fault': {
    en: 'This try has no score: it was not played with the dice of the day to its end, or by another version of Drumhead.',
    it: 'Questo tentativo non ha punteggio: non è stato giocato fino alla fine con i dadi del giorno, o con un’altra versione di Drumhead.',
  },
  'web.day.kept': {
    en: 'You kept {{kept}} of the {{stake}} points at stake',
    it: 'Hai conservato {{kept}} punti su {{stake}} in gioco',
  },
  'web.day.dice.gave': {
    en: 'The dice gave you {{count}} more; they do not count.',
    it: 'I dadi te ne hanno dati altri {{count}}; non contano.',
  },
  'web.day.dice.took': {
    en: 'The dice took {{count}} from you; they do not count.',
    it: 'I dadi te ne hanno tolti {{count}}; non contano.',
  },
  'web.day.dice.none': { en: 'The dice were as usual.', it: 'I dadi sono stati nella media.' },
  'web.day.went': { en: 'Points that your orders cost: {{count}}', it: 'Punti persi con i tuoi ordini: {{count}}' },
  'web.day.went.most': {
    en: 'No more than the {{stake}} at stake can be given away.',
    it: 'Più dei {{stake}} in gioco non si possono cedere.',
  },
  'web.day.went.of': {
    en: 'Orders weighed: {{orders}}. Those that cost a point or more: {{costly}}.',
    it: 'Ordini pesati: {{orders}}. Costati un punto o più: {{costly}}.',
  },
  'web.day.went.turn': {
    en: 'A turn left unused counts here to its own end. The analysis board counts the enemy’s answer, too, and comes to another figure.',
    it: 'Un turno lasciato a metà conta qui fino alla sua fine. Il tavolo d’analisi conta anche la risposta del nemico, e arriva a un’altra cifra.',
  },
  'web.day.went.none': {
    en: 'No order of yours cost a point.',
    it: 'Nessun tuo ordine è costato un punto.',
  },
  'web.day.fortnight': { en: 'Your fortnight', it: 'Le tue due settimane' },
  'web.day.missed': { en: 'not played', it: 'non giocata' },
  'web.day.practise': { en: 'Practise', it: 'Esercitati' },
  'web.day.share': { en: 'Share', it: 'Condividi' },
  'web.day.shared': { en: 'Copied.', it: 'Copiato.' },
  'web.day.share.text': {
    en: 'Drumhead, battle of the day {{date}}, {{game}}: {{score}} of 100',
    it: 'Drumhead, battaglia del giorno {{date}}, {{game}}: {{score}} su 100',
  },
  'web.day.table': { en: 'Scores of the day', it: 'Punteggi del giorno' },
  'web.day.checked': { en: 'Being checked: the server plays it again.', it: 'In verifica: il server la rigioca.' },
  'web.day.refused': {
    en: 'The server does not count this try: it played another position or version.',
    it: 'Il server non conta questo tentativo: ha giocato un’altra posizione o versione.',
  },
  'web.day.late': {
    en: 'The server counts tries until the day after: your score stays on this device.',
    it: 'Il server conta i tentativi fino al giorno dopo: il punteggio resta su questo dispositivo.',
  },
  'web.day.unreached': {
    en: 'The server is not reached: your score stays on this device.',
    it: 'Il server non risponde: il punteggio resta su questo dispositivo.',
  },
  'web.day.players': { en: 'Scores: {{count}}', it: 'Punteggi: {{count}}' },
  'web.day.place': { en: 'Place {{place}} of {{players}} so far', it: 'Posto {{place}} su {{players}} finora' },
  'web.day.column.place': { en: 'Place', it: 'Posto' },
  'web.day.column.who': terms.Who,
  'web.day.column.score': terms.Score,
  'web.day.guests': { en: 'guests: {{count}}', it: 'ospiti: {{count}}' },
  'web.day.you': terms.you,
  'web.day.youAnd': { en: 'you, guests: {{count}}', it: 'tu, ospiti: {{count}}' },
  'web.day.others': { en: 'The other games', it: 'Gli altri giochi' },
  'web.day.board': terms.LookAtItOnTheBoard,
} as const;

export type DayKey = keyof typeof dayMessages;
