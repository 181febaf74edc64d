/** Names of places in the ready scenarios, and what the ground gives. */
export const placeMessages = {
  'sip.ground.cover': { en: 'cover {{score}}+', it: 'copertura {{score}}+' },
  'sip.ground.uphill': { en: 'charged uphill +1', it: 'caricata in salita +1' },
  'sip.place.windmill-ridge.ridge': { en: 'Windmill Ridge', it: 'Cresta del mulino' },
  'sip.place.windmill-ridge.b1': { en: 'The Village', it: 'Il villaggio' },
  'sip.place.windmill-ridge.wood': { en: 'East Wood', it: 'Bosco est' },
  'sip.place.crossroads.b1': { en: 'North Farms', it: 'Cascine nord' },
  'sip.place.crossroads.b2': { en: 'South Farms', it: 'Cascine sud' },
  'sip.place.crossroads.west-wood': { en: 'West Wood', it: 'Bosco ovest' },
  'sip.place.crossroads.east-wood': { en: 'East Wood', it: 'Bosco est' },
  'sip.place.crossroads.north-hill': { en: 'North Hill', it: 'Collina nord' },
  'sip.place.crossroads.south-hill': { en: 'South Hill', it: 'Collina sud' },
  'sip.place.puente-viejo.bridge': { en: 'Puente Viejo', it: 'Puente Viejo' },
  'sip.place.puente-viejo.ford': { en: 'The Ford', it: 'Il guado' },
  'sip.place.puente-viejo.hill': { en: 'Rearguard Hill', it: 'Collina della retroguardia' },
} as const;
