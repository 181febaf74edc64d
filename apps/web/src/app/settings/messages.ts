/** Messages of the settings. */
import * as terms from '@drumhead/content/terms';

export const settingsMessages = {
  'web.settings.theme': { en: 'Theme', it: 'Tema' },
  'web.settings.theme.system': { en: 'As the system', it: 'Come il sistema' },
  'web.settings.theme.day': { en: 'Day', it: 'Chiaro' },
  'web.settings.theme.dark': { en: 'Dark', it: 'Scuro' },
  'web.settings.textSize': { en: 'Text size', it: 'Dimensione del testo' },
  'web.settings.motion': { en: 'Motion', it: 'Movimento' },
  'web.settings.motion.system': { en: 'As the system', it: 'Come il sistema' },
  'web.settings.motion.full': { en: 'Full', it: 'Completo' },
  'web.settings.motion.none': { en: 'None', it: 'Nessuno' },
  'web.settings.briefing': { en: 'Briefing', it: 'Prima della battaglia' },
  'web.settings.briefing.about': {
    en: 'Before a battle: its map, its aim, how even it is, your opponent.',
    it: 'Prima di una battaglia: la mappa, lo scopo, l’equilibrio, l’avversario.',
  },
  'web.settings.briefing.shown': { en: 'Shown', it: 'Mostra' },
  'web.settings.briefing.skipped': { en: 'Skipped', it: 'Salta' },
  'web.settings.pace': { en: 'Computer’s turn', it: 'Turno del computer' },
  'web.settings.pace.about': {
    en: 'How fast the computer’s orders follow each other.',
    it: 'Con quale ritmo si susseguono gli ordini del computer.',
  },
  'web.settings.pace.suspense': { en: 'Suspense', it: 'Con suspense' },
  'web.settings.pace.brisk': { en: 'Brisk', it: 'Rapido' },
  'web.settings.pace.instant': { en: 'Instant', it: 'Immediato' },
  'web.settings.orders': terms.YourOrders,
  'web.settings.orders.about': {
    en: 'At once, a legal order needs no second tap. An order that goes less far than asked still does.',
    it: 'Immediati: un ordine valido non chiede un secondo tocco. Se l’unità può andare solo meno lontano, serve ancora il secondo tocco.',
  },
  'web.settings.orders.confirmed': { en: 'Confirmed', it: 'Da confermare' },
  'web.settings.orders.atOnce': { en: 'At once', it: 'Immediati' },
  'web.settings.dice': { en: 'Activation dice', it: 'Dadi di attivazione' },
  'web.settings.dice.about': {
    en: 'With a number here, a tap on a unit that may activate rolls at once. With orders at once, so does a drag in a skirmish.',
    it: 'Con un numero, un tocco su un’unità che può attivarsi tira subito. Con gli ordini immediati, anche il trascinamento in una schermaglia.',
  },
  'web.settings.dice.ask': { en: 'Ask', it: 'Chiedi' },
  'web.settings.dice.one': terms.oneDie,
  'web.settings.dice.two': { en: '2 dice', it: '2 dadi' },
  'web.settings.dice.three': { en: '3 dice', it: '3 dadi' },
  'web.settings.hints': { en: 'Hints', it: 'Suggerimenti' },
  'web.settings.hints.about': {
    en: 'A hint warns when a mistake is about to happen, with its chance.',
    it: 'Un suggerimento avverte prima di un errore, con la sua probabilità.',
  },
  'web.settings.hints.shown': { en: 'Shown', it: 'Mostrati' },
  'web.settings.hints.hidden': { en: 'Hidden', it: 'Nascosti' },
  'web.settings.hints.restore': { en: 'Show dismissed hints again', it: 'Mostra di nuovo i suggerimenti nascosti' },
  'web.settings.moments': { en: 'Big moments', it: 'Momenti decisivi' },
  'web.settings.moments.about': {
    en: 'A card tells what changes the battle: a commander lost, a brigade Shaken, a side that breaks.',
    it: 'Una scheda racconta ciò che cambia la battaglia: un comandante perduto, una brigata scossa, una parte che cede.',
  },
  'web.settings.moments.shown': { en: 'On a card', it: 'Su una scheda' },
  'web.settings.moments.hidden': { en: 'In the story alone', it: 'Solo nella cronaca' },
  'web.settings.terms': { en: 'Terms explained', it: 'Termini spiegati' },
  'web.settings.terms.about': {
    en: 'A dotted line marks a term of the game: a tap explains it.',
    it: 'Una linea punteggiata segna un termine del gioco: un tocco lo spiega.',
  },
  'web.settings.terms.shown': { en: 'Underlined', it: 'Sottolineati' },
  'web.settings.terms.hidden': { en: 'Plain', it: 'Semplici' },
  'web.settings.work': { en: 'Help this server', it: 'Aiuta questo server' },
  'web.settings.work.about': {
    en: 'While it is open this tab plays battles that the server asks for, on one core. A result counts once two who help agree.',
    it: 'Finché è aperta, questa scheda gioca battaglie chieste dal server, su un core. Un risultato conta quando due che aiutano concordano.',
  },
  'web.settings.work.start': { en: 'Help with this tab', it: 'Aiuta con questa scheda' },
  'web.settings.work.stop': { en: 'Stop helping', it: 'Smetti di aiutare' },
  'web.settings.work.none': { en: 'There is no work to give here.', it: 'Qui non c’è lavoro da dare.' },
  'web.settings.work.done': { en: 'Tasks done: {{count}}.', it: 'Compiti svolti: {{count}}.' },
  'web.settings.work.foreign': {
    en: 'The server has changed since: load the page again to help.',
    it: 'Nel frattempo il server è cambiato: ricarica la pagina per aiutare.',
  },
  'web.settings.work.unable': {
    en: 'This browser cannot run the code of the server.',
    it: 'Questo browser non può eseguire il codice del server.',
  },
  'web.settings.work.refused': { en: 'The server takes no help now.', it: 'Ora il server non accetta aiuto.' },
  'web.settings.sound': { en: 'Sound', it: 'Suoni' },
  'web.settings.sound.off': { en: 'off', it: 'spenti' },
} as const;

export type SettingsKey = keyof typeof settingsMessages;
