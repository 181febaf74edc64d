/** Names of places in the ready scenarios, and what the ground gives. */
export const placeMessages = {
  'lb.zones.middle': { en: 'half-way line', it: 'linea di mezzo' },
  'lb.zones.zone': {
    en: 'zone {{zone}}: infantry {{infantry}}, cavalry {{cavalry}}',
    it: 'zona {{zone}}: fanteria {{infantry}}, cavalleria {{cavalry}}',
  },
  'lb.ground.cover': { en: 'soft cover +{{add}}', it: 'copertura leggera +{{add}}' },
  'lb.ground.higher': { en: 'higher ground +{{add}}', it: 'posizione più elevata +{{add}}' },
} as const;
