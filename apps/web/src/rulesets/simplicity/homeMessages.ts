/** Names that every screen may need: Simplicity in Practice and its scenarios, and the sides of saved battles. */
import * as terms from '@drumhead/content/terms';

export const homeMessages = {
  'web.game.simplicity': terms.SimplicityInPractice,
  'web.first.simplicity': { en: 'The small ridge', it: 'La piccola cresta' },
  'web.game.simplicity.short': { en: 'Simplicity', it: 'Simplicity' },
  // sides of saved battles, by their ids
  'web.side.plain': { en: 'Generic army', it: 'Esercito generico' },
} as const;
