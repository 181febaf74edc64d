/** Parts of the home screen that are loaded after the scenarios are shown. */
export { Credit } from './Credit.tsx';
export { HomeLinks } from './HomeLinks.tsx';
export { OpenFile } from './OpenFile.tsx';
export { SavedBattleRow } from './SavedBattle.tsx';
