/** Names that every screen may need: Large Battles and its scenarios, and the sides of saved battles. */
import * as terms from '@drumhead/content/terms';

export const homeMessages = {
  'web.page.pickup': terms.PickUpGame,
  'web.game.largeBattles': { en: 'Drums & Shakos Large Battles', it: 'Drums & Shakos Large Battles' },
  'web.first.largeBattles': { en: 'Two columns and a ridge', it: 'Due colonne e una cresta' },
  'web.game.largeBattles.short': { en: 'Large Battles', it: 'Large Battles' },
  // sides of saved battles, by their ids
  'web.side.north': { en: 'North', it: 'Nord' },
  'web.side.south': { en: 'South', it: 'Sud' },
  'web.side.first': { en: 'First side', it: 'Prima parte' },
  'web.side.second': { en: 'Second side', it: 'Seconda parte' },
} as const;
