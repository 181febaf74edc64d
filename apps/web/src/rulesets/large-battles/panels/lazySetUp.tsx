/** Screens of a pick-up set-up, loaded when a battle is set up. */
import type { Frame } from '@drumhead/large-battles';
import { lazyComponent } from '../../../panels/lazyComponent.tsx';

const importSetUp = () => import('./setup/index.ts');
export const SetUpPanel = lazyComponent(() => importSetUp().then((found) => found.SetUpPanel));
export const TerrainTable = lazyComponent(() => importSetUp().then((found) => found.TerrainTable));

/** Decisions that come before deployment. */
export function isBeforeDeployment(frame: Frame | null): boolean {
  return frame?.at === 'plusRule' || frame?.at === 'chooseRole' || frame?.at === 'layTerrain';
}
