/** Messages of the briefing of Large Battles. */
import * as terms from '@drumhead/content/terms';

export const briefingMessages = {
  'web.brief.lb.units': terms.UnitsCounted,
  'web.brief.lb.first': { en: 'First initiative: {{side}}.', it: 'Prima iniziativa: {{side}}.' },
  'web.brief.lb.rolled': {
    en: 'Both sides roll for the first initiative.',
    it: 'Le due parti tirano per la prima iniziativa.',
  },
  'web.brief.lb.roles': {
    en: 'Both sides roll for attack and defence.',
    it: 'Le due parti tirano per attacco e difesa.',
  },
  'web.brief.lb.grandBattery': terms.GrandBattery,
  'web.brief.lb.wornUnits': terms.WornUnits,
  'web.brief.lb.chargeGoesHome': terms.TheChargeGoesHome,
  'web.brief.lb.breakPoint': terms.BreakPoint,
  'web.brief.lb.furthest': {
    en: 'A handicap moves the Break Point by {{most}} at most.',
    it: 'Il vantaggio sposta il punto di rottura di {{most}} al massimo.',
  },
  'web.brief.lb.least': {
    en: 'The Break Point stays at 1 or more.',
    it: 'Il punto di rottura resta almeno 1.',
  },
  'web.brief.lb.length': { en: 'Phases between captains: about {{count}}.', it: 'Fasi fra capitani: circa {{count}}.' },
} as const;
