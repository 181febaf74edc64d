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
  'lb.event.contactSettled.former': {
    en: 'Contact won {{settled}}: {{group}}. Attacker’s pairs: {{pairs}} ({{facesA}} against {{facesD}}).',
    it: 'Contatto vinto {{settled}}: {{group}}. Coppie dell’attaccante: {{pairs}} ({{facesA}} contro {{facesD}}).',
  },
  'lb.event.brokeThrough.former': {
    en: '{{unit, verb(one: breaks; many: break)}} through to {{target}}.',
    it: '{{unit, verb(one: sfonda; many: sfondano)}} verso {{target}}.',
  },
  'lb.event.pursued': { en: 'The victor pursues {{unit}}.', it: 'Il vincitore insegue {{unit}}.' },
} as const;
