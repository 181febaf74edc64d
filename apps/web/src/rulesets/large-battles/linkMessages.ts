/** Messages of the home screen's links to the pages of Large Battles. */
export const linkMessages = {
  'web.doors.large-battles': { en: 'Pages of Large Battles', it: 'Pagine di Large Battles' },
  'web.about.large-battles': {
    en: 'Divisions of battalions, regiments and batteries: a battle of one or two evenings.',
    it: 'Divisioni di battaglioni, reggimenti e batterie: una battaglia da una o due serate.',
  },
  'web.switch.grandBattery': { en: 'Grand Battery', it: 'Grande Batteria' },
  'web.switch.wornUnits': { en: 'Worn units', it: 'Unità logore' },
  'web.page.rules': { en: 'Rules', it: 'Regole' },
  'web.page.sheet': { en: 'Quick reference sheet', it: 'Scheda riassuntiva' },
  'web.page.historical': { en: 'Historical battle', it: 'Battaglia storica' },
  'web.page.division': { en: 'Build a division', it: 'Componi una divisione' },
} as const;

export type LinkKey = keyof typeof linkMessages;
