/** What an order would change besides the place. */
export const consequenceMessages = {
  'sip.after.command.lost': { en: 'Out of command radius: {{pieces}}', it: 'Fuori dal raggio di comando: {{pieces}}' },
  'sip.after.command.gained': { en: 'Within command radius: {{pieces}}', it: 'Nel raggio di comando: {{pieces}}' },
  'sip.after.fire.in': { en: 'Comes under fire of: {{pieces}}', it: 'Entra sotto il fuoco di: {{pieces}}' },
  'sip.after.fire.still': { en: 'Stays under fire of: {{pieces}}', it: 'Resta sotto il fuoco di: {{pieces}}' },
  'sip.after.fire.out': { en: 'Leaves the fire of: {{pieces}}', it: 'Esce dal fuoco di: {{pieces}}' },
  'sip.after.cover.gained': { en: 'Gains cover from: {{pieces}}', it: 'Guadagna copertura da: {{pieces}}' },
  'sip.after.cover.lost': { en: 'Loses cover from: {{pieces}}', it: 'Perde copertura da: {{pieces}}' },
  'sip.after.charge.in': { en: 'Within a charge of: {{pieces}}', it: 'Alla portata di una carica di: {{pieces}}' },
  'sip.after.charge.still': {
    en: 'Still within a charge of: {{pieces}}',
    it: 'Ancora alla portata di una carica di: {{pieces}}',
  },
  'sip.after.charge.out': {
    en: 'No longer within a charge of: {{pieces}}',
    it: 'Non più alla portata di una carica di: {{pieces}}',
  },
} as const;
