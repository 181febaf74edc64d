/** Screens of set-up and deployment, loaded when a game is set up. */
import type { Frame } from '@drumhead/skirmish/screen';
import { lazyComponent } from '../../../panels/lazyComponent.tsx';

const importSetUp = () => import('./setup/index.ts');
export const SetUpPanel = lazyComponent(() => importSetUp().then((found) => found.SetUpPanel));
export const DeployPanel = lazyComponent(() => importSetUp().then((found) => found.DeployPanel));

const SET_UP: readonly Frame['at'][] = ['roleChoice', 'placeWhen', 'placeFeature', 'edge'];

export const isSetUp = ({ at }: Frame): boolean => SET_UP.includes(at);
