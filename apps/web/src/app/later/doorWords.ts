/** What the pages beside the battles are called. */
import type { MessageKey } from '../../i18n/index.ts';

export const doorWords = {
  'web.doors.large-battles': { en: 'Pages of Large Battles', it: 'Pagine di Large Battles' },
  'web.doors.skirmish': { en: 'Pages of the skirmishes', it: 'Pagine delle schermaglie' },
  'web.doors.simplicity': { en: 'Pages of Simplicity in Practice', it: 'Pagine di Simplicity in Practice' },
  'web.about.large-battles': {
    en: 'Divisions of battalions, regiments and batteries: a battle of one or two evenings.',
    it: 'Divisioni di battaglioni, reggimenti e batterie: una battaglia da una o due serate.',
  },
  'web.about.skirmish': {
    en: 'A dozen men a side, each with a name and a musket: Napoleonic Europe, or the forests of 1754 to 1763.',
    it: 'Una dozzina di uomini per parte, ciascuno con un nome e un moschetto: l’Europa napoleonica, o le foreste dal 1754 al 1763.',
  },
  'web.about.simplicity': {
    en: 'Brigades and a purse of action points: quick battles from an hour upwards.',
    it: 'Brigate e una borsa di punti azione: battaglie rapide, da un’ora in su.',
  },
  'web.home.rulebooks': {
    en: 'Rules: Drums & Shakos Large Battles, Song of Drums and Shakos and Song of Drums and Tomahawks (Sergio Laliscia, Ganesha Games), Simplicity in Practice after Neil Thomas. This is an independent implementation in its own words; you will want the books.',
    it: 'Regole: Drums & Shakos Large Battles, Song of Drums and Shakos e Song of Drums and Tomahawks (Sergio Laliscia, Ganesha Games), Simplicity in Practice da Neil Thomas. Realizzazione indipendente con parole proprie; i libri ti serviranno.',
  },
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
export type DoorKey =
  | keyof typeof doorWords
  | Extract<MessageKey, 'web.page.pickup' | 'web.page.skirmishGame' | 'web.page.replay'>;
