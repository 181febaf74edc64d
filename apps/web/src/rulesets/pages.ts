/**
 * Pages beside the battles that rule sets bring: builders, set-up, reference. Each is fetched when it is opened, with
 * the words it needs; its modules stand in a folder named `pages`, by which the size check knows them.
 */
import type { PageKey } from './pageMessages.ts';

export interface PageEntry {
  readonly ruleset: string;
  /** Its name in the address: `#/page/<ruleset>/<page>`. */
  readonly page: string;
  readonly title: PageKey;
  /** Led to from elsewhere: the home screen does not name it. */
  readonly unlisted?: true;
}

/** In the order in which the home screen names them. */
export const PAGES: readonly PageEntry[] = [
  {
    ruleset: 'large-battles',
    page: 'pickup',
    title: 'web.page.pickup',
  },
  {
    ruleset: 'large-battles',
    page: 'division',
    title: 'web.page.division',
  },
  {
    ruleset: 'large-battles',
    page: 'historical',
    title: 'web.page.historical',
  },
  {
    ruleset: 'large-battles',
    page: 'rules',
    title: 'web.page.rules',
  },
  {
    ruleset: 'large-battles',
    page: 'sheet',
    title: 'web.page.sheet',
  },
  {
    ruleset: 'skirmish',
    page: 'game',
    title: 'web.page.skirmishGame',
  },
  {
    ruleset: 'skirmish',
    page: 'campaign',
    title: 'web.page.skirmishCampaign',
  },
  {
    ruleset: 'skirmish',
    page: 'terrain',
    title: 'web.page.skirmishTerrain',
  },
  {
    ruleset: 'skirmish',
    page: 'squads',
    title: 'web.page.squads',
  },
  {
    ruleset: 'skirmish',
    page: 'rules',
    title: 'web.page.skirmishRules',
  },
  {
    ruleset: 'skirmish',
    page: 'sheet',
    title: 'web.page.skirmishSheet',
  },
  {
    ruleset: 'simplicity',
    page: 'battle',
    title: 'web.page.simplicityBattle',
  },
  {
    ruleset: 'simplicity',
    page: 'army',
    title: 'web.page.simplicityArmy',
  },
  {
    ruleset: 'simplicity',
    page: 'rules',
    title: 'web.page.simplicityRules',
  },
  {
    ruleset: 'simplicity',
    page: 'sheet',
    title: 'web.page.simplicitySheet',
  },
  {
    ruleset: 'any',
    page: 'replay',
    title: 'web.page.replay',
    unlisted: true,
  },
];
