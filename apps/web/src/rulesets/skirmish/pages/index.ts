/** Pages beside the battles, loaded when opened. */
import { leadsToSetUp } from '../../../setUp/leads.tsx';
import type { PageModules } from '../../rulesetManifest.ts';

export const pageModules: PageModules = {
  game: leadsToSetUp(() => import('../setUp/brought.ts').then(({ setUpQuery }) => setUpQuery)),
  campaign: {
    bundles: ['skirmish-squad-pages', 'skirmish-campaign-pages'],
    load: () => import('./campaign/CampaignPage.tsx'),
  },
  terrain: {
    bundles: ['skirmish', 'skirmish-refusal-pages', 'skirmish-terrain-pages'],
    load: () => import('./terrain/TerrainPage.tsx'),
  },
  squads: {
    bundles: ['skirmish-squad-pages'],
    load: () => import('./squads/SquadsPage.tsx'),
  },
  companion: {
    bundles: ['skirmish-squad-pages', 'skirmish-refusal-pages', 'web-companion-pages', 'skirmish-companion-pages'],
    load: () => import('./companion.tsx'),
  },
  rules: {
    bundles: [],
    load: () => import('./rules.tsx'),
  },
  sheet: {
    bundles: [],
    load: () => import('./sheet.tsx'),
  },
};
