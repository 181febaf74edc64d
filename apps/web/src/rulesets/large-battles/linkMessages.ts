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
  'web.switch.grandBattery.about': {
    en: 'Two batteries of one kind join and fire as one unit.',
    it: 'Due batterie dello stesso tipo si uniscono e fanno fuoco come una sola unità.',
  },
  'web.switch.wornUnits.about': {
    en: 'Infantry that fights without taking DIS is worn; worn twice, it takes 1 DIS.',
    it: 'La fanteria che combatte senza subire DIS è logorata; logorata due volte, subisce 1 DIS.',
  },
  'web.switch.chargeGoesHome.about': {
    en: 'Cavalry that meets no square and no evade reaches Contact without an action.',
    it: 'La cavalleria che non incontra quadrato né fuga arriva al contatto senza un’azione.',
  },
  'web.switch.wornUnits': terms.WornUnits,
  'web.switch.chargeGoesHome': terms.TheChargeGoesHome,
  'web.page.historical': { en: 'Historical battle', it: 'Battaglia storica' },
  'web.page.division': { en: 'Build a division', it: 'Componi una divisione' },
} as const;

export type LinkKey = keyof typeof linkMessages;
