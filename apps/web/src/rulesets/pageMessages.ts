/** What the pages beside the battles are called. */
import type { MessageKey } from '../i18n/index.ts';

export const pageNames = {
  'web.page.rules': { en: 'The rules', it: 'Le regole' },
  'web.page.sheet': { en: 'Quick reference sheet', it: 'Scheda riassuntiva' },
  'web.page.historical': { en: 'A historical battle', it: 'Una battaglia storica' },
  'web.page.division': { en: 'Build a Division', it: 'Componi una divisione' },
  'web.page.skirmishCampaign': { en: 'A skirmish campaign', it: 'Una campagna di schermaglie' },
  'web.page.skirmishTerrain': { en: 'Skirmish terrain', it: 'Terreno per la schermaglia' },
  'web.page.squads': { en: 'Skirmish squads', it: 'Squadre da schermaglia' },
  'web.page.skirmishRules': { en: 'Skirmish: the rules', it: 'Schermaglia: le regole' },
  'web.page.skirmishSheet': { en: 'Skirmish: quick reference sheets', it: 'Schermaglia: schede riassuntive' },
  'web.page.simplicityBattle': {
    en: 'Simplicity in Practice: a pick-up battle',
    it: 'Simplicity in Practice: battaglia libera',
  },
  'web.page.simplicityArmy': { en: 'Simplicity in Practice: armies', it: 'Simplicity in Practice: eserciti' },
  'web.page.simplicityRules': { en: 'Simplicity in Practice: the rules', it: 'Simplicity in Practice: le regole' },
  'web.page.simplicitySheet': {
    en: 'Simplicity in Practice: quick reference sheet',
    it: 'Simplicity in Practice: scheda riassuntiva',
  },
} as const;

/** Some pages are named at the table too: those words are always there. */
export type PageKey =
  | keyof typeof pageNames
  | Extract<MessageKey, 'web.page.pickup' | 'web.page.skirmishGame' | 'web.page.replay'>;
