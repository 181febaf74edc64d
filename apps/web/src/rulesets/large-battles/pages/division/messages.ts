/** Messages of the division builder. */
import * as terms from '@drumhead/content/terms';

export const divisionMessages = {
  'web.division.about': {
    en: 'Choose a nation and its brigades. Errors show as you build, each with a fix. Generals are rolled at set-up.',
    it: 'Scegli una nazione e le sue brigate. Gli errori compaiono man mano, con la correzione. I generali si tirano alla preparazione.',
  },
  'web.division.name': { en: 'Name of the division', it: 'Nome della divisione' },
  'web.division.nation': terms.Nation,
  'web.division.period': { en: 'Period', it: 'Periodo' },
  'web.division.brigades': terms.Brigades,
  'web.division.brigade': { en: 'Brigade {{number}}: {{name}}', it: 'Brigata {{number}}: {{name}}' },
  'web.division.add': terms.AddABrigade,
  'web.division.taken': { en: '{{taken}} of {{most}}', it: '{{taken}} su {{most}}' },
  'web.division.remove': terms.Remove,
  'web.division.removeIt': { en: 'Remove: {{name}}', it: 'Togli: {{name}}' },
  'web.division.earlier': { en: 'Earlier: {{name}}', it: 'Prima: {{name}}' },
  'web.division.earlier.first': { en: 'It is the first brigade.', it: 'È la prima brigata.' },
  'web.division.either': { en: 'Choose one', it: 'Scegline una' },
  'web.division.lightCavalry': { en: 'Light cavalry {{number}}', it: 'Cavalleria leggera {{number}}' },
  'web.division.choose': { en: 'choose…', it: 'scegli…' },
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

export type DivisionKey = keyof typeof divisionMessages;
