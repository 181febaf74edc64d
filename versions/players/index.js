// Made by scripts/freeze.ts from the files beside it; not to be edited.
export const frozenPlayers = {
  'large-battles.captain@7': () => import('./large-battles.captain@7.js'),
  'large-battles.captain@9': () => import('./large-battles.captain@9.js'),
  'simplicity.captain@2': () => import('./simplicity.captain@2.js'),
  'simplicity.captain@3': () => import('./simplicity.captain@3.js'),
  'skirmish.captain@3': () => import('./skirmish.captain@3.js'),
  'skirmish.captain@5': () => import('./skirmish.captain@5.js'),
  'skirmish.captain@6': () => import('./skirmish.captain@6.js'),
};
