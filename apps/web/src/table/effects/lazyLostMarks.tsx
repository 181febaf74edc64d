/** The marks of the lost, fetched when a battle is over. */
import { lazyComponent } from '../../panels/lazyComponent.tsx';

export const LostMarks = lazyComponent(() => import('./LostMarks.tsx').then((found) => found.LostMarks));
