/** Lines of the log about activations and reactions. English and Italian side by side. */
export const activationMessages = {
  // activation and reaction
  'lb.event.rolledUnit': {
    en: '{{unit, verb(one: activates; many: activate)}}: actions {{actions}}, failures {{failures}} (rolled {{faces}} on {{need}}+).',
    it: '{{unit, verb(one: si attiva; many: si attivano)}}: azioni {{actions}}, fallimenti {{failures}} (tiro {{faces}} con {{need}}+).',
  },
  'lb.event.rolledGeneral': {
    en: '{{general}} activates: actions {{actions}}, failures {{failures}} (rolled {{faces}} on {{need}}+).',
    it: '{{general}} si attiva: azioni {{actions}}, fallimenti {{failures}} (tiro {{faces}} con {{need}}+).',
  },
  'lb.event.rolledGroup': {
    en: 'The group under {{general}} activates: actions {{actions}}, failures {{failures}} (rolled {{faces}} on {{need}}+).',
    it: '{{general}}, attivazione del gruppo: azioni {{actions}}, fallimenti {{failures}} (tiro {{faces}} con {{need}}+).',
  },
  'lb.event.reactedUnit': {
    en: '{{unit, verb(one: reacts; many: react)}}: actions {{actions}} (rolled {{faces}} on {{need}}+).',
    it: '{{unit, verb(one: reagisce; many: reagiscono)}}: azioni {{actions}} (tiro {{faces}} con {{need}}+).',
  },
  'lb.event.reactedGeneral': {
    en: '{{general}} reacts: actions {{actions}} (rolled {{faces}} on {{need}}+).',
    it: '{{general}} reagisce: azioni {{actions}} (tiro {{faces}} con {{need}}+).',
  },
  'lb.event.held': { en: '{{side}}: reaction not used yet.', it: '{{side}}: reazione non ancora usata.' },
  'lb.event.reactionLost': { en: '{{side}}: reaction left unused.', it: '{{side}}: reazione non usata.' },
  'lb.event.reactionLost.none': { en: '{{side}}: no unit can react.', it: '{{side}}: nessuna unità può reagire.' },
  'lb.event.groupOrdered': {
    en: '{{general}} gives a group order: {{group}}.',
    it: '{{general}}, ordine di gruppo: {{group}}.',
  },

  // rolls with automatic successes, which have no die
  'lb.event.rolledUnit.automatic': {
    en: '{{unit, verb(one: activates; many: activate)}}: actions {{actions}}, failures {{failures}} (automatic successes {{automatic}}, rolled {{faces}} on {{need}}+).',
    it: '{{unit, verb(one: si attiva; many: si attivano)}}: azioni {{actions}}, fallimenti {{failures}} (successi automatici {{automatic}}, tiro {{faces}} con {{need}}+).',
  },
  'lb.event.rolledUnit.noRoll': {
    en: '{{unit, verb(one: activates; many: activate)}}: actions {{actions}} (automatic, no roll).',
    it: '{{unit, verb(one: si attiva; many: si attivano)}}: azioni {{actions}} (automatico, senza tiro).',
  },
  'lb.event.reactedUnit.automatic': {
    en: '{{unit, verb(one: reacts; many: react)}}: actions {{actions}} (automatic successes {{automatic}}, rolled {{faces}} on {{need}}+).',
    it: '{{unit, verb(one: reagisce; many: reagiscono)}}: azioni {{actions}} (successi automatici {{automatic}}, tiro {{faces}} con {{need}}+).',
  },
  'lb.event.reactedUnit.noRoll': {
    en: '{{unit, verb(one: reacts; many: react)}}: actions {{actions}} (automatic, no roll).',
    it: '{{unit, verb(one: reagisce; many: reagiscono)}}: azioni {{actions}} (automatico, senza tiro).',
  },

  // rolls without a success
  'lb.event.rolledUnit.failed': {
    en: '{{unit, verb(one: fails; many: fail)}} to activate: failures {{failures}} (rolled {{faces}} on {{need}}+).',
    it: '{{unit, verb(one: non si attiva; many: non si attivano)}}: fallimenti {{failures}} (tiro {{faces}} con {{need}}+).',
  },
  'lb.event.rolledGeneral.failed': {
    en: '{{general}} fails to activate: failures {{failures}} (rolled {{faces}} on {{need}}+).',
    it: '{{general}} non si attiva: fallimenti {{failures}} (tiro {{faces}} con {{need}}+).',
  },
  'lb.event.rolledGroup.failed': {
    en: 'The group under {{general}} fails to activate: failures {{failures}} (rolled {{faces}} on {{need}}+).',
    it: '{{general}}: il gruppo non si attiva, fallimenti {{failures}} (tiro {{faces}} con {{need}}+).',
  },
  'lb.event.reactedUnit.failed': {
    en: '{{unit, verb(one: fails; many: fail)}} to react (rolled {{faces}} on {{need}}+).',
    it: '{{unit, verb(one: non reagisce; many: non reagiscono)}} (tiro {{faces}} con {{need}}+).',
  },
  'lb.event.reactedGeneral.failed': {
    en: '{{general}} fails to react (rolled {{faces}} on {{need}}+).',
    it: '{{general}} non reagisce (tiro {{faces}} con {{need}}+).',
  },

  // re-rolls
  'lb.event.generalRerolled': {
    en: '{{general}} re-rolls a {{from}}: now {{to}}.',
    it: '{{general}} ripete il tiro del {{from}}: ora {{to}}.',
  },
  'lb.event.generalRerolled.same': {
    en: '{{general}} re-rolls a {{from}}: {{to}} again.',
    it: '{{general}} ripete il tiro del {{from}}: di nuovo {{to}}.',
  },
} as const;
