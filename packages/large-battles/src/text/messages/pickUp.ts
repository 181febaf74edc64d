/** Messages of the set-up of a pick-up game for its log and its deployment. */
export const pickupMessages = {
  'lb.decision.generalsRoll': { en: 'Roll for the Generals.', it: 'Tira per i generali.' },
  'lb.decision.rolesRoll': {
    en: 'Roll for attacker and defender.',
    it: 'Tira per stabilire attaccante e difensore.',
  },
  'lb.decision.deployBrigade': { en: 'Deploy your next Brigade.', it: 'Schiera la tua prossima brigata.' },

  'lb.dice.generals': { en: 'Generals', it: 'Generali' },
  'lb.dice.roles': { en: 'Attacker and defender', it: 'Attaccante e difensore' },
  'lb.reason.die': { en: 'the die', it: 'il dado' },
  'lb.reason.scouts': { en: 'Scout units', it: 'unità Scout' },

  'lb.event.generalRolled': { en: '{{general}} rolls {{face}}: Q{{q}}.', it: '{{general}} tira {{face}}: Q{{q}}.' },
  'lb.event.generalRolledPlus': {
    en: '{{general}} rolls {{face}}: Q{{q}} and a special rule.',
    it: '{{general}} tira {{face}}: Q{{q}} e una regola speciale.',
  },
  'lb.event.plusChosen': { en: '{{general}} is {{trait}}.', it: '{{general}}: {{trait}}.' },
  'lb.event.breakPointsSet': {
    en: 'Break Points: {{sideA}} {{a}}, {{sideB}} {{b}}.',
    it: 'Punti di rottura: {{sideA}} {{a}}, {{sideB}} {{b}}.',
  },
  'lb.event.rolesRolled': {
    en: 'Attacker and defender: {{sideA}} {{a}}, {{sideB}} {{b}}. {{side}} chooses.',
    it: 'Attaccante e difensore: {{sideA}} {{a}}, {{sideB}} {{b}}. Sceglie {{side}}.',
  },
  'lb.event.rolesTied': {
    en: 'Attacker and defender: {{sideA}} {{a}}, {{sideB}} {{b}}. Level: the dice are rolled again.',
    it: 'Attaccante e difensore: {{sideA}} {{a}}, {{sideB}} {{b}}. Parità: si ritira.',
  },
  'lb.event.rolesChosen': { en: '{{side}} defends.', it: '{{side}} difende.' },
  'lb.event.terrainLaid': {
    en: '{{side}}: {{ground}} in zone {{zone}}.',
    it: '{{side}}: {{ground}} in zona {{zone}}.',
  },
  'lb.event.terrainTakenUp': { en: '{{side}} takes up: {{ground}}.', it: '{{side}} riprende: {{ground}}.' },
  'lb.event.zoneLaid': { en: '{{side}}: zone {{zone}} is laid.', it: '{{side}}: zona {{zone}} completata.' },
  'lb.event.brigadeDeployed': { en: '{{brigade}} stands.', it: '{{brigade}}: schierata.' },
  'lb.event.reserveDeployed': {
    en: '{{side}}: Reserve and Commander in Chief stand.',
    it: '{{side}}: riserva e comandante in capo schierati.',
  },

  'lb.pickup.name': { en: 'Pick-up game', it: 'Partita libera' },
  'lb.side.twin.north': { en: 'North', it: 'Nord' },
  'lb.side.twin.south': { en: 'South', it: 'Sud' },

  'lb.refusal.deploy.brigadeDone': {
    en: '{{brigade}} stands already.',
    it: '{{brigade}}: è già schierata.',
  },
  'lb.refusal.deploy.reserveLast': {
    en: 'Reserve and Commander in Chief are placed last.',
    it: 'La riserva e il comandante in capo si schierano per ultimi.',
  },
  'lb.refusal.deploy.otherBrigade': {
    en: 'First finish this Brigade: {{brigade}}.',
    it: 'Prima completa questa brigata: {{brigade}}.',
  },
} as const;
