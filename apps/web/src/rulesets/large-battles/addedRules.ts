/** LB-OPT-01, -03, -05. Optional rules that a battle may be begun with, as fields of `switches` in its set-up. */
export const ADDED_RULES = [
  { id: 'grandBattery', name: 'web.switch.grandBattery', about: 'web.switch.grandBattery.about', rule: 'LB-OPT-01' },
  { id: 'wornUnits', name: 'web.switch.wornUnits', about: 'web.switch.wornUnits.about', rule: 'LB-OPT-03' },
  {
    id: 'chargeGoesHome',
    name: 'web.switch.chargeGoesHome',
    about: 'web.switch.chargeGoesHome.about',
    rule: 'LB-OPT-05',
  },
] as const;
