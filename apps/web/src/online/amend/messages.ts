/** Words of correcting the table by consent. */
export const amendMessages = {
  'web.amend.title': { en: 'Correct the table', it: 'Correggi il tavolo' },
  'web.amend.about': {
    en: 'For a value noted wrongly or a piece knocked out of place. All others must agree; the record and the log keep your reason.',
    it: 'Per un valore annotato male o un pezzo spostato per sbaglio. Tutti gli altri devono accettare; la registrazione e il diario conservano il motivo.',
  },
  'web.amend.piece': { en: 'Piece', it: 'Pezzo' },
  'web.amend.turn': { en: 'the turn', it: 'il turno' },
  'web.amend.field': { en: 'Value', it: 'Valore' },
  'web.amend.of': { en: '{{name}}: {{of}}', it: '{{name}}: {{of}}' },
  'web.amend.now': { en: '{{name}}, now {{value}}', it: '{{name}}, ora {{value}}' },
  'web.amend.new': { en: 'New value', it: 'Nuovo valore' },
  'web.amend.new.mm': { en: 'New value (mm)', it: 'Nuovo valore (mm)' },
  'web.amend.new.degrees': {
    en: 'New value (degrees clockwise from north)',
    it: 'Nuovo valore (gradi in senso orario da nord)',
  },
  'web.amend.add': { en: 'Note the change', it: 'Annota la modifica' },
  'web.amend.change': {
    en: '{{piece}}, {{field}}: {{before}} → {{after}}',
    it: '{{piece}}, {{field}}: {{before}} → {{after}}',
  },
  'web.amend.changed': { en: '{{piece}}, {{field}}: {{after}}', it: '{{piece}}, {{field}}: {{after}}' },
  'web.amend.drop': { en: 'Drop {{change}}', it: 'Togli {{change}}' },
  'web.amend.reason': { en: 'Reason', it: 'Motivo' },
  'web.amend.ask': { en: 'Ask the others', it: 'Chiedi agli altri' },
  'web.amend.logged': {
    en: 'Corrected by consent. {{side}}: {{reason}}',
    it: 'Corretto di comune accordo. {{side}}: {{reason}}',
  },
  // ---- values
  'web.amend.mm': { en: '{{value}} mm', it: '{{value}} mm' },
  'web.amend.degrees': { en: '{{value}}°', it: '{{value}}°' },
  'web.amend.yes': { en: 'yes', it: 'sì' },
  'web.amend.no': { en: 'no', it: 'no' },
  'web.amend.nothing': { en: 'nothing', it: 'nulla' },
  'web.amend.value.x': { en: 'distance from the west edge', it: 'distanza dal bordo ovest' },
  'web.amend.value.y': { en: 'distance from the north edge', it: 'distanza dal bordo nord' },
  'web.amend.value.facing': { en: 'facing', it: 'fronte' },
  'web.amend.value.formation': { en: 'formation', it: 'formazione' },
  'web.amend.value.dis': { en: 'DIS', it: 'DIS' },
  'web.amend.value.sk': { en: 'skirmish factor left', it: 'fattore schermagliatori rimasto' },
  'web.amend.value.dp': { en: 'DP', it: 'PD' },
  'web.amend.value.loaded': { en: 'loaded', it: 'carico' },
  'web.amend.value.activated': { en: 'activated', it: 'attivazione avvenuta' },
  'web.amend.value.fired': { en: 'fired this turn', it: 'ha sparato in questo turno' },
  'web.amend.value.moved': { en: 'moved this turn', it: 'si è mosso in questo turno' },
  'web.amend.value.posture': { en: 'posture', it: 'postura' },
  'web.amend.value.level': { en: 'level', it: 'livello' },
  'web.amend.value.points': { en: 'action points left', it: 'PA rimasti' },
} as const;

export type AmendKey = keyof typeof amendMessages;
