/** Names of places in the scenarios, and what the ground gives. */
export const placeMessages = {
  'sk.ground.cover': { en: 'light cover −1', it: 'copertura leggera −1' },
  'sk.ground.higher': { en: 'higher ground +1', it: 'posizione più alta +1' },
  'sk.place.assaultAtTheFarm.farmhouse': { en: 'The Farm', it: 'La fattoria' },
  'sk.place.forlornHope.breach': { en: 'The Breach', it: 'La breccia' },
} as const;
