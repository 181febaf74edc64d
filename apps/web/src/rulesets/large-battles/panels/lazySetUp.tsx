/** Screens of a pick-up set-up, loaded when a battle is set up. */
import type { Frame } from '@drumhead/large-battles';
import { fetched } from '../../../panels/lazyComponent.tsx';

const coming = () => import('./setup/index.ts');
export const SetUpPanel = fetched(() => coming().then((found) => found.SetUpPanel));
export const TerrainTable = fetched(() => coming().then((found) => found.TerrainTable));

/** Decisions that come before deployment. */
export function isBeforeDeployment(frame: Frame | null): boolean {
  return frame?.at === 'plusRule' || frame?.at === 'chooseRole' || frame?.at === 'layTerrain';
}
