/** Pages beside the battles, loaded when opened. */
import type { PageModules } from '../../rulesetManifest.ts';

export const pageModules: PageModules = {
  battle: {
    bundles: ['simplicity-army-pages', 'simplicity-battle-pages'],
    load: () => import('./battle/BattlePage.tsx'),
  },
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
