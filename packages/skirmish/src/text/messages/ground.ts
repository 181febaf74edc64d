/** Messages of the ground: illegal places, cover. */
export const groundMessages = {
  'sk.refusal.offTable': {
    en: '{{model}}: the whole base must be on the table.',
    it: '{{model}}: tutta la basetta deve stare sul tavolo.',
  },
  'sk.refusal.noFloor': {
    en: '{{model}}: there is no level {{level}} here.',
    it: '{{model}}: qui non c’è un livello {{level}}.',
  },
  'sk.refusal.baseOverlap': {
    en: '{{model}} would overlap the base of {{other}}.',
    it: '{{model}} si sovrapporrebbe alla basetta di {{other}}.',
  },
  'sk.refusal.inWall': {
    en: '{{model}} would stand in a wall ({{feature}}).',
    it: '{{model}} finirebbe dentro un muro ({{feature}}).',
  },
  'sk.refusal.onObstacle': {
    en: '{{model}} would stand astride an obstacle ({{feature}}): a base lies wholly on one side of it.',
    it: '{{model}} resterebbe a cavallo di un ostacolo ({{feature}}): la basetta deve stare tutta da una parte.',
  },
  'sk.cover.inside': { en: 'in a building', it: 'in un edificio' },
  'sk.cover.wood': { en: 'in woods', it: 'nel bosco' },
  'sk.cover.tree': { en: 'behind a tree', it: 'dietro un albero' },
  'sk.cover.behind': { en: 'behind an obstacle', it: 'dietro un ostacolo' },
  'sk.cover.partly': { en: 'partly hidden', it: 'in parte nascosto' },
  'sk.cover.partlyWall': { en: 'partly hidden by a wall', it: 'in parte nascosto da un muro' },
  'sk.tally.fall': { en: '+2 per level of the fall', it: '+2 per livello di caduta' },
  'sk.dice.fallModel': { en: 'the one who falls', it: 'chi cade' },
  'sk.dice.fall': { en: 'the fall', it: 'la caduta' },
};
