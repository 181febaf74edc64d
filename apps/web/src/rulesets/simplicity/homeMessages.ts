/** Messages of the home screen's first load: the name of Simplicity in Practice and its scenarios. */
export const homeMessages = {
  'web.game.simplicity': { en: 'Simplicity in Practice', it: 'Simplicity in Practice' },
  'web.scenario.windmillRidge': { en: 'Windmill Ridge', it: 'La cresta del mulino' },
  'web.scenario.windmillRidge.about': {
    en: 'A ridge with a windmill, a village, one brigade a side: a first battle of an hour.',
    it: 'Una cresta con un mulino, un villaggio, una brigata per parte: una prima battaglia di un’ora.',
  },
  'web.scenario.crossroads': { en: 'The Crossroads', it: 'Il crocevia' },
  'web.scenario.crossroads.about': {
    en: 'Two brigades a side fight for a crossroads; the second brigades arrive on turn 4.',
    it: 'Due brigate per parte si contendono un crocevia; le seconde arrivano al turno 4.',
  },
  'web.scenario.puenteViejo': { en: 'Rearguard at Puente Viejo', it: 'La retroguardia di Puente Viejo' },
  'web.scenario.puenteViejo.about': {
    en: 'A British brigade holds a bridge, a ford and a hill against a larger French force.',
    it: 'Una brigata britannica tiene un ponte, un guado e una collina contro una forza francese più numerosa.',
  },
  'web.first.simplicity': { en: 'The small ridge', it: 'La piccola cresta' },
  'web.game.simplicity.short': { en: 'Simplicity', it: 'Simplicity' },
  'web.game.simplicity.about': {
    en: 'Whole armies with few rules and hard choices.',
    it: 'Armate intere con poche regole e scelte difficili.',
  },
  'web.game.simplicity.book': { en: 'Simplicity in Practice · an hour', it: 'Simplicity in Practice · un’ora' },
  // sides of saved battles, by their ids
  'web.side.plain': { en: 'Generic army', it: 'Esercito generico' },
} as const;
