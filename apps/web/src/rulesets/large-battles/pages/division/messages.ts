/** Messages of the division builder. */
import * as terms from '@drumhead/content/terms';

export const divisionMessages = {
  'web.division.name': { en: 'Name of the division', it: 'Nome della divisione' },
  'web.division.nation': terms.Nation,
  'web.division.period': { en: 'Period', it: 'Periodo' },
  'web.division.brigade': { en: 'Brigade {{number}}: {{name}}', it: 'Brigata {{number}}: {{name}}' },
  'web.division.add': terms.AddABrigade,
  'web.division.taken': { en: '{{taken}} of {{most}}', it: '{{taken}} su {{most}}' },
  'web.division.removeIt': { en: 'Remove: {{name}}', it: 'Togli: {{name}}' },
  'web.division.earlier': { en: 'Earlier: {{name}}', it: 'Prima: {{name}}' },
  'web.division.earlier.first': { en: 'It is the first brigade.', it: 'È la prima brigata.' },
  'web.division.rolled': { en: 'Q by die', it: 'Q col dado' },
  'web.division.rolled.about': {
    en: 'A die decides its Quality when the battle is set up; with a + you may choose one of these rules.',
    it: 'Un dado ne decide la Qualità alla preparazione; con un + puoi scegliere una di queste regole.',
  },
  'web.division.brigade.name': terms.NameOfTheBrigade,
  'web.division.place': { en: '{{name}}, {{number}} of {{count}}', it: '{{name}}, {{number}} di {{count}}' },
  'web.division.calibre': terms.Calibre,
  'web.division.fixed': { en: 'Every {{list}} has this unit.', it: 'Fa parte di ogni lista di questo tipo: {{list}}.' },
  'web.division.lot': { en: '{{count}} × {{name}}', it: '{{count}} × {{name}}' },
  'web.division.either': { en: 'Choose one', it: 'Scegline una' },
  'web.division.lightCavalry': { en: 'Choose this regiment', it: 'Scegli questo reggimento' },
  'web.division.unknown': {
    en: 'Not a list of this nation: {{list}}',
    it: 'Non è una lista di questa nazione: {{list}}',
  },
  'web.division.legal': {
    en: 'Legal division: {{units}} units, Break Point {{breakPoint}}.',
    it: 'Divisione valida: {{units}} unità, punto di rottura {{breakPoint}}.',
  },
  'web.division.fresh': { en: 'New division', it: 'Nuova divisione' },
  'web.division.random': { en: 'Random legal division', it: 'Divisione valida casuale' },
  'web.division.paste.about': {
    en: 'Write the nation on one line, then one line per brigade with your choices after a colon, and one for the reserve. A link or the contents of a file also works.',
    it: 'Scrivi la nazione su una riga, poi una riga per brigata con le scelte dopo i due punti, e una per la riserva. Va bene anche un link o il contenuto di un file.',
  },
  'web.division.paste.label': { en: 'Order of battle as text', it: 'Ordine di battaglia come testo' },
  'web.division.paste.take': { en: 'Use this division', it: 'Usa questa divisione' },
  'web.division.notRead': {
    en: 'This division cannot be read. Yours is unchanged.',
    it: 'Divisione illeggibile. La tua resta com’era.',
  },
  'web.division.taken.done': { en: 'Loaded: {{name}}.', it: 'Caricamento riuscito: {{name}}.' },
  'web.division.general': { en: '{{title}}: Q', it: '{{title}}: Q' },
  'web.division.generalRule': { en: 'rule', it: 'regola' },
  'web.division.table': { en: '1d6: {{rows}}', it: '1d6: {{rows}}' },
  'web.division.plus': {
    en: '+: may have a special rule. Leader: {{leader}}. CinC: {{cinc}}.',
    it: '+: può avere una regola speciale. Comandante: {{leader}}. Comandante in capo: {{cinc}}.',
  },
  'web.division.breakPointStubborn': {
    en: 'Break Point {{breakPoint}} (Stubborn CinC: {{stubborn}})',
    it: 'Punto di rottura {{breakPoint}} (comandante in capo Ostinato: {{stubborn}})',
  },
  'web.division.company': {
    en: '{{name}}: {{points}} Sk to share among the infantry at deployment',
    it: '{{name}}: {{points}} Sk da ripartire tra la fanteria allo schieramento',
  },
  'web.division.empty': { en: 'No brigades yet', it: 'Ancora nessuna brigata' },
} as const;

export type DivisionKey = keyof typeof divisionMessages | 'web.sheet.count' | 'web.papers.ownName';
