/** Messages of scenarios that others made: their links, and the library of a site. */
import * as terms from '@drumhead/content/terms';

export const libraryMessages = {
  'web.library.link.length': {
    en: 'The whole scenario is in the link: {{length}} characters. Nothing is stored anywhere.',
    it: 'Tutto lo scenario è nel link: {{length}} caratteri. Nulla viene salvato altrove.',
  },
  'web.library.link.long': {
    en: 'As a link it has {{length}} characters: the limit is {{most}}. Send the file.',
    it: 'Come link ha {{length}} caratteri: il limite è {{most}}. Manda il file.',
  },
  'web.library.closed': { en: 'This scenario does not open', it: 'Questo scenario non si apre' },
  'web.library.closed.about': {
    en: 'Ask whoever sent it for a new link, or for the file.',
    it: 'Chiedi un nuovo link, o il file, a chi te l’ha mandato.',
  },
  'web.library.strange': {
    en: 'It holds no scenario file ({{format}}).',
    it: 'Non contiene un file di scenario ({{format}}).',
  },
  'web.library.later': {
    en: 'The scenario file has version {{version}}: this page reads version {{known}}. Reload the page; a newer Drumhead may be there.',
    it: 'Il file di scenario è della versione {{version}}: questa pagina legge la {{known}}. Ricarica la pagina: forse c’è una versione più recente di Drumhead.',
  },
  'web.library.card.author': terms.ByAuthor,
  'web.library.card.from': terms.MadeFromTitle,
  'web.library.card.licence': terms.LicenceName,
  'web.library.card.edition': terms.EditionNumber,
  'web.library.card.own': terms.ScenariosOwnRules,
  'web.library.odds.even': { en: 'Even', it: 'Equilibrato' },
  'web.library.odds.maybe': { en: 'Perhaps even', it: 'Forse equilibrato' },
  'web.library.odds.favoured': { en: 'One side is better off', it: 'Una parte è favorita' },
  'web.library.odds.early': { en: 'Too few battles to say', it: 'Troppo poche battaglie per dirlo' },
  'web.library.odds.first': {
    en: 'first side: {{low}} to {{high}} (battles {{battles}}, {{players}})',
    it: 'prima parte: da {{low}} a {{high}} (battaglie {{battles}}, {{players}})',
  },
  'web.library.unreachable': {
    en: 'The site cannot be reached. Its library needs the net.',
    it: 'Il sito non risponde. La sua biblioteca ha bisogno della rete.',
  },
  'web.library.damaged': {
    en: 'The list of this site’s scenarios (library/index.json) is damaged:',
    it: 'L’elenco degli scenari di questo sito (library/index.json) è danneggiato:',
  },
  'web.library.file.name': {
    en: '“{{file}}” is no file of a library.',
    it: '«{{file}}» non è un file di una biblioteca.',
  },
  'web.library.file.missing': {
    en: 'The library of this site has no file “{{file}}” any more.',
    it: 'La biblioteca di questo sito non ha più il file «{{file}}».',
  },
  'web.library.none': { en: 'No scenarios yet', it: 'Ancora nessuno scenario' },
  'web.library.none.about': {
    en: 'This site offers none. You can make one and send it as a link, or open a file that you were sent.',
    it: 'Questo sito non ne offre. Puoi crearne uno e mandarlo come link, o aprire un file che hai ricevuto.',
  },
  'web.library.none.host': {
    en: 'Whoever runs the site puts scenario files into its folder “library”, and “drumhead library FOLDER” writes the list.',
    it: 'Chi gestisce il sito mette i file di scenario nella cartella «library», e «drumhead library CARTELLA» scrive l’elenco.',
  },
  'web.library.make': { en: 'Make a scenario', it: 'Crea uno scenario' },
  'web.library.words': { en: 'Search', it: 'Cerca' },
  'web.library.game': { en: 'Which game', it: 'Quale gioco' },
  'web.library.game.all': { en: 'all games', it: 'tutti i giochi' },
  'web.library.rules': terms.Rules,
  'web.library.rules.all': { en: 'any rules', it: 'regole qualsiasi' },
  'web.library.rules.book': terms.byTheBook,
  'web.library.rules.own': terms.ScenariosOwnRules,
  'web.library.order': { en: 'Order', it: 'Ordine' },
  'web.library.order.listed': { en: 'as the site lists them', it: 'come li elenca il sito' },
  'web.library.order.title': { en: 'by title', it: 'per titolo' },
  'web.library.order.even': { en: 'the most even first', it: 'prima i più equilibrati' },
  'web.library.order.stars': { en: 'most stars first', it: 'prima quelli con più stelle' },
  'web.library.stars': { en: 'Stars: {{count}}', it: 'Stelle: {{count}}' },
  'web.library.star.give': { en: 'Give it a star', it: 'Dagli una stella' },
  'web.library.star.back': { en: 'Take your star back', it: 'Riprendi la tua stella' },
  'web.library.star.unplayed': {
    en: 'You may give a star once you have played it to its end at an online table of this server.',
    it: 'Puoi dare una stella dopo averlo giocato fino alla fine a un tavolo online di questo server.',
  },
  'web.library.even': { en: 'Only even ones, or perhaps even', it: 'Solo equilibrati, o forse equilibrati' },
  'web.library.spoken': { en: 'Only in my language', it: 'Solo nella mia lingua' },
  'web.library.found': { en: 'Scenarios: {{count}}', it: 'Scenari: {{count}}' },
  'web.library.found.none': { en: 'No scenario is like that.', it: 'Nessuno scenario corrisponde.' },
  'web.library.found.all': { en: 'Show all', it: 'Mostra tutti' },
  'web.library.more': { en: 'Show more', it: 'Mostrane altri' },
  'web.library.gone': {
    en: 'This server has no such scenario any more.',
    it: 'Questo server non ha più questo scenario.',
  },
  'web.library.published': { en: 'About this edition', it: 'Su questa edizione' },
  'web.library.older': {
    en: 'This is edition {{edition}}. The last one is {{latest}}.',
    it: 'Questa è l’edizione {{edition}}. L’ultima è la {{latest}}.',
  },
  'web.library.latest': { en: 'Open the last one', it: 'Apri l’ultima' },
  'web.library.parent': { en: 'Made from', it: 'Tratto da' },
  'web.library.yours': { en: 'You published it.', it: 'L’hai pubblicato tu.' },
  'web.library.report': { en: 'Report it', it: 'Segnala' },
  'web.library.report.why': { en: 'What is wrong with it', it: 'Che cosa non va' },
  'web.library.report.said': { en: 'In your words, if you like', it: 'A parole tue, se vuoi' },
  'web.library.report.send': { en: 'Report this scenario', it: 'Segnala questo scenario' },
  'web.library.report.done': {
    en: 'Reported. Whoever runs the server will look at it.',
    it: 'Segnalazione inviata. Chi gestisce il server la esaminerà.',
  },
  'web.library.report.words': { en: 'words that insult', it: 'parole offensive' },
  'web.library.report.picture': { en: 'a picture that has no place here', it: 'un’immagine fuori luogo' },
  'web.library.report.copied': { en: 'copied from others', it: 'copiato da altri' },
  'web.library.report.person': { en: 'about a living person', it: 'riguarda una persona vivente' },
  'web.library.report.broken': { en: 'cannot be played', it: 'non si può giocare' },
  'web.library.failed': {
    en: 'The server did not take it. Try again later.',
    it: 'Il server non l’ha accettato. Riprova più tardi.',
  },
  'web.library.publish': { en: 'Publish on this server', it: 'Pubblica su questo server' },
  'web.library.publish.asking': { en: 'The server is being asked.', it: 'Si attende il server.' },
  'web.library.publish.noServer': {
    en: 'This site has no server: send the link or the file.',
    it: 'Questo sito non ha un server: manda il link o il file.',
  },
  'web.library.publish.noLicence': { en: 'Choose a licence first.', it: 'Prima scegli una licenza.' },
  'web.library.publish.as': { en: 'Publish it as', it: 'Pubblicalo come' },
  'web.library.publish.new': { en: 'a new scenario', it: 'uno scenario nuovo' },
  'web.library.publish.again': { en: '{{title}}, edition {{edition}}', it: '{{title}}, edizione {{edition}}' },
  'web.library.publish.listed': {
    en: 'In the library, for everybody to find',
    it: 'Nella biblioteca, visibile a tutti',
  },
  'web.library.publish.done': { en: 'Published: edition {{edition}}.', it: 'Pubblicato: edizione {{edition}}.' },
  'web.library.publish.others': {
    en: 'Somebody else published the same before: edition {{edition}}.',
    it: 'Qualcun altro ha già pubblicato lo stesso: edizione {{edition}}.',
  },
  'web.library.publish.look': { en: 'Open its page', it: 'Apri la sua pagina' },
  'web.library.publish.later_one': {
    en: 'You have published much. Try again in {{count}} minute.',
    it: 'Hai pubblicato molto. Riprova fra {{count}} minuto.',
  },
  'web.library.publish.later_other': {
    en: 'You have published much. Try again in {{count}} minutes.',
    it: 'Hai pubblicato molto. Riprova fra {{count}} minuti.',
  },
  'web.library.publish.hidden': {
    en: 'Off the lists until somebody has looked at it. Reported: {{why}}.',
    it: 'Fuori dagli elenchi finché qualcuno non lo esamina. Segnalazioni: {{why}}.',
  },
  'web.library.publish.byHost': {
    en: 'Whoever runs the server took it off the lists. Its link still opens it.',
    it: 'Chi gestisce il server lo ha tolto dagli elenchi. Il suo link lo apre ancora.',
  },
  'web.library.publish.unlisted': {
    en: 'Off the lists: those who have its link open it.',
    it: 'Fuori dagli elenchi: lo apre chi ha il link.',
  },
  'web.library.publish.withdraw': { en: 'Take it off the lists', it: 'Toglilo dagli elenchi' },
} as const;

export type LibraryKey = keyof typeof libraryMessages;
