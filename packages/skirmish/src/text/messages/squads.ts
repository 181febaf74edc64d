/** Words about squads that are said at the table too. */
export const squadMessages = {
  'sk.variant.SDS': { en: 'Song of Drums and Shakos', it: 'Song of Drums and Shakos' },
  'sk.variant.SDT': { en: 'Song of Drums and Tomahawks', it: 'Song of Drums and Tomahawks' },
  'sk.obstacle.fence': { en: 'Fence', it: 'Steccato' },
  'sk.obstacle.hedge': { en: 'Hedge', it: 'Siepe' },
  'sk.points.combat': { en: '5 × Combat', it: '5 × Combattimento' },
  'sk.kind.longArm': { en: 'long firearm or bow', it: 'arma lunga da fuoco o arco' },
  'sk.kind.pistol': { en: 'pistol', it: 'pistola' },
  'sk.kind.tomahawk': { en: 'tomahawk', it: 'tomahawk' },
} as const;
