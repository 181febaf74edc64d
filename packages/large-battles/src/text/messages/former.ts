/** Lines of the log that released versions of the rules ask for: their events name no actor. */
export const formerMessages = {
  'lb.event.rerolled': {
    en: 'Re-roll of die {{die}}: {{from}} becomes {{to}}.',
    it: 'Tiro ripetuto del dado {{die}}: da {{from}} a {{to}}.',
  },
  'lb.event.rerolled.same': {
    en: 'Re-roll of die {{die}}: {{to}} again.',
    it: 'Tiro ripetuto del dado {{die}}: di nuovo {{to}}.',
  },
  'lb.event.attackerRerolled': {
    en: 'Attacker’s re-roll: {{from}} becomes {{to}}.',
    it: 'Tiro ripetuto dell’attaccante: da {{from}} a {{to}}.',
  },
  'lb.event.defenderRerolled': {
    en: 'Defender’s re-roll: {{from}} becomes {{to}}.',
    it: 'Tiro ripetuto del difensore: da {{from}} a {{to}}.',
  },
  'lb.event.cancelled': {
    en: 'One attacking action cancelled; {{left}} left.',
    it: 'Un’azione dell’attaccante è annullata: ne restano {{left}}.',
  },
  'lb.event.attackerRerolled.same': {
    en: 'Attacker’s re-roll: {{to}} again.',
    it: 'Tiro ripetuto dell’attaccante: di nuovo {{to}}.',
  },
  'lb.event.defenderRerolled.same': {
    en: 'Defender’s re-roll: {{to}} again.',
    it: 'Tiro ripetuto del difensore: di nuovo {{to}}.',
  },
  'lb.event.pursued': { en: 'The victor pursues {{unit}}.', it: 'Il vincitore insegue {{unit}}.' },
} as const;
