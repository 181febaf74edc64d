/** Messages of the ground: illegal places, cover. */
export const groundMessages = {
  'sk.refusal.offTable': {
    en: '{{model}}: the whole base must be on the table.',
    it: '{{model}}: tutta la basetta dev’essere sul tavolo.',
  },
  'sk.refusal.noFloor': {
    en: '{{model}}: this place has no level {{level}}.',
    it: '{{model}}: qui non c’è un livello {{level}}.',
  },
  'sk.refusal.baseOverlap': {
    en: '{{model}} would overlap the base of {{other}}.',
    it: '{{model}} si sovrapporrebbe alla basetta di {{other}}.',
  },
  'sk.refusal.inWall': {
    en: '{{model}} would stand inside a wall ({{feature}}).',
    it: '{{model}} finirebbe dentro un muro ({{feature}}).',
  },
  'sk.refusal.onObstacle': {
    en: '{{model}} would stand across an obstacle ({{feature}}): place the base wholly on one side.',
    it: '{{model}} resterebbe a cavallo di un ostacolo ({{feature}}): metti tutta la basetta da una parte.',
  },
  'sk.cover.inside': { en: 'in a building', it: 'in un edificio' },
  'sk.cover.wood': { en: 'in woods', it: 'nel bosco' },
  'sk.cover.tree': { en: 'behind a tree', it: 'dietro un albero' },
  'sk.cover.behind': { en: 'behind an obstacle', it: 'dietro un ostacolo' },
  'sk.cover.partly': { en: 'partly hidden', it: 'in parte nascosto' },
  'sk.cover.partlyModel': { en: 'partly hidden by a model', it: 'in parte nascosto da un modello' },
  'sk.cover.partlyWall': { en: 'partly hidden by a wall', it: 'in parte nascosto da un muro' },
  'sk.tally.fall': { en: '+2 for each level of the fall', it: '+2 per ogni livello di dislivello' },
  'sk.dice.fallModel': { en: 'falling model', it: 'modello che precipita' },
  'sk.dice.fall': { en: 'fall', it: 'altezza' },
};
