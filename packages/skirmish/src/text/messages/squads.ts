/** Words about squads that are said at the table too. */
import * as terms from '@drumhead/content/terms';

export const squadMessages = {
  'sk.variant.SDS': terms.SongOfDrumsAndShakos,
  'sk.variant.SDT': terms.SongOfDrumsAndTomahawks,
  'sk.obstacle.fence': { en: 'Fence', it: 'Steccato' },
  'sk.obstacle.hedge': { en: 'Hedge', it: 'Siepe' },
  'sk.points.combat': { en: '5 × Combat', it: '5 × Combattimento' },
  'sk.kind.longArm': { en: 'long firearm or bow', it: 'arma lunga da fuoco o arco' },
  'sk.kind.pistol': { en: 'pistol', it: 'pistola' },
  'sk.kind.tomahawk': { en: 'tomahawk', it: 'tomahawk' },
} as const;
