// Made by `npm run release` (scripts/versions.ts) from the files beside it; not to be edited.
export const versions = {
  'large-battles@2': () => import('./large-battles@2.js'),
  'large-battles@3': () => import('./large-battles@3.js'),
  'simplicity@1': () => import('./simplicity@1.js'),
  'simplicity@2': () => import('./simplicity@2.js'),
  'skirmish@2': () => import('./skirmish@2.js'),
  'skirmish@3': () => import('./skirmish@3.js'),
};
