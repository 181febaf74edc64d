/** Names that every screen may need: Simplicity in Practice and its scenarios, and the sides of saved battles. */
export const homeMessages = {
  'web.game.simplicity': { en: 'Simplicity in Practice', it: 'Simplicity in Practice' },
  'web.scenario.windmillRidge': { en: 'Windmill Ridge', it: 'La cresta del mulino' },
  'web.scenario.crossroads': { en: 'The Crossroads', it: 'Il crocevia' },
  'web.scenario.puenteViejo': { en: 'Rearguard at Puente Viejo', it: 'La retroguardia di Puente Viejo' },
  'web.first.simplicity': { en: 'The small ridge', it: 'La piccola cresta' },
  'web.game.simplicity.short': { en: 'Simplicity', it: 'Simplicity' },
  // sides of saved battles, by their ids
  'web.side.plain': { en: 'Generic army', it: 'Esercito generico' },
} as const;
