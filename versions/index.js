// Made by `npm run release` (scripts/release.mjs) from the files beside it; not to be edited.
export const versions = {};
