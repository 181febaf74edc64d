/** Messages of the briefing of Simplicity. */
export const briefingMessages = {
  'web.brief.sip.units': { en: '{{units}} units', it: '{{units}} unità' },
  'web.brief.sip.first': { en: 'First turn: {{side}}.', it: 'Primo turno: {{side}}.' },
  'web.brief.sip.rolled': {
    en: 'Both sides roll for the first turn.',
    it: 'Le due parti tirano per il primo turno.',
  },
  'web.brief.sip.deploysFirst': { en: 'First to deploy: {{side}}.', it: 'Primo schieramento: {{side}}.' },
  'web.brief.sip.alternate': {
    en: 'The sides deploy one piece in turn.',
    it: 'Le due parti schierano un pezzo a testa.',
  },
  'web.brief.sip.length': {
    en: 'Player turns between captains: about {{count}}.',
    it: 'Turni dei giocatori fra capitani: circa {{count}}.',
  },
} as const;
