/** Words of the clocks: how they are set, how much time is left, what becomes of somebody whose time is up. */
import * as terms from '@drumhead/content/terms';

export const clockMessages = {
  // ---- setting them
  'web.clock.time': { en: 'Time to decide', it: 'Tempo per decidere' },
  'web.clock.how': { en: 'How fast', it: 'Quanto in fretta' },
  'web.clock.preset.evening': { en: 'An evening', it: 'Una serata' },
  'web.clock.preset.evening.about': { en: 'live, 60 minutes each', it: 'dal vivo, 60 minuti a testa' },
  'web.clock.preset.day': { en: 'A move a day', it: 'Una mossa al giorno' },
  'web.clock.preset.day.about': { en: 'by turns, a day for each turn', it: 'a distanza, un giorno per ogni turno' },
  'web.clock.preset.week': { en: 'A week', it: 'Una settimana' },
  'web.clock.preset.week.about': { en: 'by turns, seven days in hand', it: 'a distanza, sette giorni di riserva' },
  'web.clock.preset.none': terms.NoClock,
  'web.clock.preset.none.about': { en: 'live or by turns, as it comes', it: 'dal vivo o a distanza, come capita' },
  'web.clock.preset.own': { en: 'Other values', it: 'Altri valori' },
  'web.clock.kind': { en: 'Clock', it: 'Orologio' },
  'web.clock.none': { en: 'no clock', it: 'senza orologio' },
  'web.clock.live': { en: 'live: minutes', it: 'dal vivo: minuti' },
  'web.clock.turns': { en: 'by turns: days', it: 'a distanza: giorni' },
  'web.clock.bank.live': { en: 'Minutes for each player', it: 'Minuti per giocatore' },
  'web.clock.wrong': {
    en: 'A number of the clock lies outside its limits.',
    it: 'Un numero dell’orologio è fuori dai limiti.',
  },
  'web.clock.least': { en: 'from {{least}} to {{most}}', it: 'da {{least}} a {{most}}' },
  'web.clock.gain.live': { en: 'Seconds gained with each turn', it: 'Secondi guadagnati a ogni turno' },
  'web.clock.bank.turns': { en: 'Days for each player', it: 'Giorni per giocatore' },
  'web.clock.gain.turns': { en: 'Hours gained with each turn', it: 'Ore guadagnate a ogni turno' },
  'web.clock.cap.turns': { en: 'Days at most', it: 'Giorni al massimo' },
  'web.clock.about': {
    en: 'A clock runs while its player must decide. Each player gains once in a turn or phase of the battle, and once in the whole set-up. When it ends, the others choose: wait, let the computer take over, or claim the victory.',
    it: 'Un orologio corre mentre il suo giocatore deve decidere. Ognuno guadagna una volta per turno o fase della battaglia, e una volta in tutta la preparazione. Quando finisce, gli altri scelgono: aspettare, far giocare il computer o reclamare la vittoria.',
  },
  'web.clock.told.live': {
    en: 'Live: minutes each {{bank}}, seconds gained with each turn {{gain}}',
    it: 'Dal vivo: minuti a testa {{bank}}, secondi guadagnati a ogni turno {{gain}}',
  },
  'web.clock.told.turns': {
    en: 'By turns: days each {{bank}}, hours gained with each turn {{gain}}, days at most {{cap}}',
    it: 'A distanza: giorni a testa {{bank}}, ore guadagnate a ogni turno {{gain}}, giorni al massimo {{cap}}',
  },
  // ---- in battle
  'web.clock.title': { en: 'Time left', it: 'Tempo rimasto' },
  'web.clock.of': { en: '{{side}}:', it: '{{side}}:' },
  'web.clock.you': { en: 'You:', it: 'Tu:' },
  'web.clock.runs': { en: 'running', it: 'in corso' },
  'web.clock.days': { en: '{{days}} d {{hours}} h', it: '{{days}} g {{hours}} h' },
  'web.clock.hours': { en: '{{hours}} h {{minutes}} min', it: '{{hours}} h {{minutes}} min' },
  'web.clock.up': { en: 'time is up', it: 'tempo scaduto' },
  'web.clock.low': { en: 'Your time is running out.', it: 'Il tuo tempo sta per scadere.' },
  'web.clock.up.yours': {
    en: 'Your time is up. You may still decide until the others make their choice.',
    it: 'Il tuo tempo è scaduto. Puoi ancora decidere finché gli altri non scelgono.',
  },
  'web.clock.up.theirs': {
    en: 'Time is up: {{side}}. You may wait, or choose what happens now.',
    it: 'Tempo scaduto: {{side}}. Puoi aspettare, o scegliere che cosa succede ora.',
  },
  'web.clock.computer': { en: 'Let the computer take over', it: 'Fai giocare il computer' },
  'web.clock.computer.unbound': {
    en: 'The computer cannot take over yet: the dice still wait for a player’s part.',
    it: 'Il computer non può ancora giocare: i dadi aspettano ancora la parte di un giocatore.',
  },
  'web.clock.claim': { en: 'Claim the victory', it: 'Reclama la vittoria' },
  'web.clock.claim.sure': { en: 'Claim it and end the battle', it: 'Reclamala e chiudi la battaglia' },
  'web.clock.silent': {
    en: 'Two weeks without an order: {{side}}. You may wait, or choose what happens now. Nobody loses by a draw.',
    it: 'Due settimane senza un ordine: {{side}}. Puoi aspettare, o scegliere che cosa succede ora. Con un pareggio nessuno perde.',
  },
  'web.clock.draw': { en: 'End it as a draw', it: 'Chiudi con un pareggio' },
  'web.clock.draw.sure': { en: 'End the battle now', it: 'Chiudi ora la battaglia' },
  'web.clock.wait': { en: 'Keep waiting', it: 'Aspetta ancora' },
  // ---- pauses
  'web.clock.paused': {
    en: 'The clocks stand still until {{when}}, or until the next order.',
    it: 'Gli orologi sono fermi fino al {{when}}, o fino al prossimo ordine.',
  },
  'web.clock.pause': { en: 'Ask for a pause', it: 'Chiedi una pausa' },
  'web.clock.pause.how': { en: 'How long?', it: 'Per quanto?' },
  'web.clock.pause.minutes': { en: '{{count}} minutes', it: '{{count}} minuti' },
  'web.clock.pause.hours_one': { en: '{{count}} hour', it: '{{count}} ora' },
  'web.clock.pause.hours_other': { en: '{{count}} hours', it: '{{count}} ore' },
  'web.clock.pause.days_one': { en: '{{count}} day', it: '{{count}} giorno' },
  'web.clock.pause.days_other': { en: '{{count}} days', it: '{{count}} giorni' },
  // ---- a seat that the computer took over
  'web.deposed.about': {
    en: 'Your time was up, and a computer player decides for your side.',
    it: 'Il tuo tempo era scaduto, e per la tua parte decide un giocatore del computer.',
  },
  'web.deposed.return': { en: 'Take your side back', it: 'Riprendi la tua parte' },
  'web.deposed.theirs': { en: '{{side}}: played by the computer', it: '{{side}}: gioca il computer' },
} as const;

export type ClockKey = keyof typeof clockMessages;
