/** Messages of the front page, and of its links to the pages of Large Battles. */
import * as terms from '@drumhead/content/terms';

export const linkMessages = {
  'web.game.largeBattles.about': {
    en: 'A division of battalions, regiments and batteries. Columns, lines, squares.',
    it: 'Una divisione di battaglioni, reggimenti e batterie. Colonne, linee, quadrati.',
  },
  'web.game.largeBattles.brief': { en: 'a division each', it: 'una divisione per parte' },
  'web.game.largeBattles.time': { en: 'an evening', it: 'una serata' },
  'web.game.largeBattles.book': { en: 'Drums & Shakos', it: 'Drums & Shakos' },
  'web.doors.large-battles': { en: 'Pages of Large Battles', it: 'Pagine di Large Battles' },
  'web.about.large-battles': {
    en: 'Divisions of battalions, regiments and batteries: a battle of one or two evenings.',
    it: 'Divisioni di battaglioni, reggimenti e batterie: una battaglia da una o due serate.',
  },
  'web.switch.grandBattery': terms.GrandBattery,
  'web.switch.wornUnits': terms.WornUnits,
  'web.switch.chargeGoesHome': terms.TheChargeGoesHome,
  'web.page.historical': { en: 'Historical battle', it: 'Battaglia storica' },
  'web.page.division': { en: 'Build a division', it: 'Componi una divisione' },
} as const;

export type LinkKey = keyof typeof linkMessages;
