/** Pages beside the battles, loaded when opened. */
import { leadsToSetUp } from '../../../setUp/leads.tsx';
import type { PageModules } from '../../rulesetManifest.ts';

export const pageModules: PageModules = {
  pickup: leadsToSetUp(() => Promise.resolve(() => 'game=large-battles&battle=pickUp')),
  division: {
    bundles: ['large-battles', 'large-battles-pages', 'large-battles-papers-pages'],
    load: () => import('./division/DivisionPage.tsx'),
  },
  historical: {
    bundles: ['large-battles', 'large-battles-pages', 'large-battles-papers-pages', 'large-battles-refusal-pages'],
    load: () => import('./historical/HistoricalPage.tsx'),
  },
  companion: {
    bundles: [
      'large-battles',
      'large-battles-refusal-pages',
      'large-battles-pages',
      'web-companion-pages',
      'large-battles-companion-pages',
    ],
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
