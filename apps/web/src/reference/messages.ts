/** Messages of the rule reference and the printed sheet, loaded when one of them is opened. */
export const referenceMessages = {
  'web.rules.search': { en: 'Search the rules', it: 'Cerca nelle regole' },
  'web.rules.search.about': {
    en: 'Type words, or a rule such as {{example}}. Accents and capitals do not matter.',
    it: 'Scrivi parole, o una regola come {{example}}. Accenti e maiuscole non contano.',
  },
  'web.rules.found.one': { en: 'One rule', it: 'Una regola' },
  'web.rules.found': { en: '{{count}} rules', it: '{{count}} regole' },
  'web.rules.none': {
    en: 'No rule contains all these words. Try fewer.',
    it: 'Nessuna regola contiene tutte queste parole. Prova con meno.',
  },
  'web.rules.more': { en: 'Only the first {{shown}} are shown.', it: 'Si vedono solo le prime {{shown}}.' },
  'web.rules.chapters': { en: 'Chapters', it: 'Capitoli' },
  'web.rules.chapter': { en: '{{number}}. {{title}}', it: '{{number}}. {{title}}' },
  'web.rules.page': { en: 'Rulebook p. {{page}}', it: 'Manuale p. {{page}}' },
  'web.rules.noPage': { en: 'Not in the rulebook', it: 'Non è nel manuale' },
  'web.rules.only': { en: '{{variant}} only', it: 'Solo {{variant}}' },
  'web.rules.ruling': { en: 'House ruling: {{ground}}', it: 'Interpretazione: {{ground}}' },
  'web.rules.unknown': { en: 'There is no rule {{rule}} here.', it: 'La regola {{rule}} qui non esiste.' },
  'web.rules.all': { en: 'Show in the full reference', it: 'Mostra nel regolamento completo' },
  'web.rules.back': { en: 'Back to {{rule}}', it: 'Torna a {{rule}}' },
  'web.rules.sheet': { en: 'Open the quick reference sheet', it: 'Apri la scheda riassuntiva' },
  'web.sheet.print': { en: 'Print the sheet', it: 'Stampa la scheda' },
  'web.sheet.head': { en: '{{name}}: quick reference', it: '{{name}}: scheda riassuntiva' },
  'web.sheet.foot': {
    en: 'Drumhead’s own words. The sheet does not replace the rulebook.',
    it: 'Parole di Drumhead. La scheda non sostituisce il manuale.',
  },
} as const;

/** Message keys of the reference. */
export type ReferenceKey = keyof typeof referenceMessages;
