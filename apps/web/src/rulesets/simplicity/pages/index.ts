/** Pages beside the battles, loaded when opened. */
import { leadsToSetUp } from '../../../setUp/leads.tsx';
import type { PageModules } from '../../rulesetManifest.ts';

export const pageModules: PageModules = {
  battle: leadsToSetUp(() => Promise.resolve(() => 'game=simplicity&battle=pickUp')),
  army: {
    bundles: ['simplicity-army-pages'],
    load: () => import('./army/ArmyPage.tsx'),
  },
  companion: {
    bundles: ['simplicity-army-pages', 'web-companion-pages', 'simplicity-companion-pages'],
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
