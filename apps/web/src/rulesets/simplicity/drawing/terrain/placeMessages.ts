/** Names of places in the ready scenarios, and what the ground gives. */
export const placeMessages = {
  'sip.ground.cover': { en: 'cover {{score}}+', it: 'copertura {{score}}+' },
  'sip.ground.uphill': { en: 'charged uphill +1', it: 'caricata in salita +1' },
} as const;
