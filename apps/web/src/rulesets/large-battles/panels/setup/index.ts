/** The screens of a pick-up set-up, fetched when a battle is set up. */
export { LayTable } from './TerrainTable.tsx';
export { SetUpPanel } from './SetUpPanel.tsx';
