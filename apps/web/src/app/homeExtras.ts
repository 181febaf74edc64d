/** What the home screen has beside the battles: it comes while the reader reads. */
export { Credit } from './Credit.tsx';
export { HomeLinks } from './HomeLinks.tsx';
export { OpenFile } from './OpenFile.tsx';
export { Saved } from './SavedBattle.tsx';
