/** The screens of a pick-up set-up, fetched when a battle is set up. */
export { TerrainTable } from './TerrainTable.tsx';
export { SetUpPanel } from './SetUpPanel.tsx';
