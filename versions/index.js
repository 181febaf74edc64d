// Made by `npm run release` (scripts/versions.ts) from the files beside it; not to be edited.
export const versions = {
};
