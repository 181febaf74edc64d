/** Smoke is fetched beside the first table: nobody has fired yet. */
import { lazyComponent } from '../../panels/lazyComponent.tsx';

export const Smoke = lazyComponent(() => import('./Smoke.tsx').then((found) => found.Smoke));
