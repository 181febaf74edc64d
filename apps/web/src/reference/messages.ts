/** Messages of the rule reference and the printed sheet, loaded when one of them is opened. */
export const referenceMessages = {
  'web.rules.search': { en: 'Search the rules', it: 'Cerca nelle regole' },
  'web.rules.search.about': {
    en: 'Words, or an ID such as {{example}}. Accents and capitals do not matter.',
    it: 'Parole, o una sigla come {{example}}. Accenti e maiuscole non contano.',
  },
  'web.rules.found.one': { en: 'One rule', it: 'Una regola' },
  'web.rules.found': { en: '{{count}} rules', it: '{{count}} regole' },
  'web.rules.none': {
    en: 'No rule has all these words. Try fewer of them.',
    it: 'Nessuna regola ha tutte queste parole. Prova con meno.',
  },
  'web.rules.more': { en: 'Only the first {{shown}} are listed.', it: 'Sono elencate solo le prime {{shown}}.' },
  'web.rules.chapters': { en: 'Chapters', it: 'Capitoli' },
  'web.rules.chapter': { en: '{{number}}. {{title}}', it: '{{number}}. {{title}}' },
  'web.rules.page': { en: 'Rulebook p. {{page}}', it: 'Manuale p. {{page}}' },
  'web.rules.noPage': { en: 'Not in the rulebook', it: 'Non è nel manuale' },
  'web.rules.only': { en: '{{variant}} only', it: 'Solo {{variant}}' },
  'web.rules.ruling': { en: 'House ruling: {{ground}}', it: 'Interpretazione: {{ground}}' },
  'web.rules.unknown': { en: 'There is no rule {{rule}} here.', it: 'Qui non c’è una regola {{rule}}.' },
  'web.rules.all': { en: 'In the whole reference', it: 'Nel regolamento completo' },
  'web.rules.back': { en: 'Back to {{rule}}', it: 'Torna a {{rule}}' },
  'web.rules.sheet': { en: 'Quick reference sheet, to print', it: 'Scheda riassuntiva, da stampare' },
  'web.sheet.print': { en: 'Print two A4 pages', it: 'Stampa due pagine A4' },
  'web.sheet.page': { en: 'Page {{page}}', it: 'Pagina {{page}}' },
  'web.sheet.head': { en: '{{name}}: quick reference', it: '{{name}}: scheda riassuntiva' },
  'web.sheet.foot': {
    en: 'Drumhead, in its own words. It does not replace the rulebook.',
    it: 'Drumhead, con parole proprie. Non sostituisce il manuale.',
  },
} as const;

/** Message keys of the reference. */
export type ReferenceKey = keyof typeof referenceMessages;
