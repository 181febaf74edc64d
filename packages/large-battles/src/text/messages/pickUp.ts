/** Messages of the set-up of a pick-up game: names for lists of battles, and what its log and its deployment say. */
import * as terms from '@drumhead/content/terms';

/** Names that also lists of battles say. */
export const pickupNames = {
  'lb.pickup.name': terms.PickUpGame,
  'lb.side.twin.north': { en: 'North', it: 'Nord' },
  'lb.side.twin.south': { en: 'South', it: 'Sud' },
} as const;

/** What only the battle itself says. */
export const pickupMessages = {
  'lb.decision.generalsRoll': { en: 'Roll for the generals', it: 'Tira per i generali' },
  'lb.decision.rolesRoll': { en: 'Roll for attacker and defender', it: 'Tira per attaccante e difensore' },
  'lb.decision.deployBrigade': { en: 'Deploy your next brigade', it: 'Schiera la prossima brigata' },

  'lb.dice.generals': { en: 'Generals', it: 'Generali' },
  'lb.dice.roles': terms.AttackerAndDefender,
  'lb.reason.die': { en: 'the die', it: 'il dado' },
  'lb.reason.scouts': { en: 'Scout units', it: 'unità Scout' },

  'lb.event.generalRolled': {
    en: '{{general}}: Q{{q}} (rolled {{face}}).',
    it: '{{general}}: Q{{q}} (tiro {{face}}).',
  },
  'lb.event.generalRolledPlus': {
    en: '{{general}}: Q{{q}} and a special rule (rolled {{face}}).',
    it: '{{general}}: Q{{q}} e una regola speciale (tiro {{face}}).',
  },
  'lb.event.plusChosen': { en: '{{general}}: {{trait}}.', it: '{{general}}: {{trait}}.' },
  'lb.event.breakPointsSet': {
    en: 'Break Points: {{sideA}} {{a}}, {{sideB}} {{b}}.',
    it: 'Punti di rottura: {{sideA}} {{a}}, {{sideB}} {{b}}.',
  },
  'lb.event.rolesRolled': {
    en: 'Choice of role: {{side}} ({{sideA}} {{a}}, {{sideB}} {{b}}).',
    it: 'Scelta del ruolo: {{side}} ({{sideA}} {{a}}, {{sideB}} {{b}}).',
  },
  'lb.event.rolesTied': {
    en: 'Choice of role: a tie ({{sideA}} {{a}}, {{sideB}} {{b}}). Roll again.',
    it: 'Scelta del ruolo: parità ({{sideA}} {{a}}, {{sideB}} {{b}}). Si tira di nuovo.',
  },
  'lb.event.rolesChosen': { en: 'Defender: {{side}}.', it: 'Difensore: {{side}}.' },
  'lb.event.terrainLaid': {
    en: '{{side}}: {{ground}} in zone {{zone}}.',
    it: '{{side}}: {{ground}} nella zona {{zone}}.',
  },
  'lb.event.terrainTakenUp': { en: '{{side}}: {{ground}} removed.', it: '{{side}}, elemento tolto: {{ground}}.' },
  'lb.event.zoneLaid': { en: '{{side}}: zone {{zone}} complete.', it: '{{side}}: zona {{zone}} completata.' },
  'lb.event.brigadeDeployed': { en: '{{brigade}}: deployed.', it: '{{brigade}}: schieramento concluso.' },
  'lb.event.reserveDeployed': {
    en: '{{side}}: reserve and Commander-in-Chief deployed.',
    it: '{{side}}: riserva e comandante in capo schierati.',
  },

  'lb.refusal.deploy.brigadeDone': {
    en: 'That brigade is already deployed: {{brigade}}.',
    it: 'Quella brigata è già schierata: {{brigade}}.',
  },
  'lb.refusal.deploy.reserveLast': {
    en: 'Deploy the reserve and Commander-in-Chief last.',
    it: 'Schiera per ultimi la riserva e il comandante in capo.',
  },
  'lb.refusal.deploy.otherBrigade': {
    en: 'Finish this brigade first: {{brigade}}.',
    it: 'Prima completa questa brigata: {{brigade}}.',
  },
} as const;
