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
  'web.library.card.licence': terms.LicenceName,
  'web.library.card.edition': terms.EditionNumber,
  'web.library.card.own': terms.ScenariosOwnRules,
  'web.library.odds.even': { en: 'Even', it: 'Equilibrato' },
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
  'web.library.even': { en: 'Only even ones', it: 'Solo equilibrati' },
  'web.library.spoken': { en: 'Only in my language', it: 'Solo nella mia lingua' },
  'web.library.found': { en: 'Scenarios: {{count}} of {{all}}', it: 'Scenari: {{count}} su {{all}}' },
  'web.library.found.none': { en: 'No scenario is like that.', it: 'Nessuno scenario corrisponde.' },
  'web.library.found.all': { en: 'Show all', it: 'Mostra tutti' },
} as const;

export type LibraryKey = keyof typeof libraryMessages;
