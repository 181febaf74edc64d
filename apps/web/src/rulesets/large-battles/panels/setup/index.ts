/** Screens of a pick-up set-up, one lazy chunk. */
export { TerrainTable } from './TerrainTable.tsx';
export { SetUpPanel } from './SetUpPanel.tsx';
