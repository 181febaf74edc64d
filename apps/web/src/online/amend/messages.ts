/** Words of correcting the table by consent. */
export const amendMessages = {
  'web.amend.title': { en: 'Correct the table', it: 'Correggi il tavolo' },
  'web.amend.about': {
    en: 'For a value that was noted wrongly. All others must agree, and the record keeps your reason. Places count 64 to the millimetre, facings 16 to the degree.',
    it: 'Per un valore annotato male. Tutti gli altri devono accettare, e la registrazione conserva il motivo. Le posizioni contano 64 per millimetro, gli orientamenti 16 per grado.',
  },
  'web.amend.piece': { en: 'Piece', it: 'Pezzo' },
  'web.amend.table': { en: 'the table itself', it: 'il tavolo stesso' },
  'web.amend.field': { en: 'Value', it: 'Valore' },
  'web.amend.now': { en: '{{path}} (now {{value}})', it: '{{path}} (ora {{value}})' },
  'web.amend.new': { en: 'New value', it: 'Nuovo valore' },
  'web.amend.add': { en: 'Note the change', it: 'Annota la modifica' },
  'web.amend.change': {
    en: '{{piece}}, {{field}}: {{before}} → {{after}}',
    it: '{{piece}}, {{field}}: {{before}} → {{after}}',
  },
  'web.amend.drop': { en: 'Drop {{change}}', it: 'Togli {{change}}' },
  'web.amend.reason': { en: 'Reason', it: 'Motivo' },
  'web.amend.ask': { en: 'Ask the others', it: 'Chiedi agli altri' },
} as const;

export type AmendKey = keyof typeof amendMessages;
