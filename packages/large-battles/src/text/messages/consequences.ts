/** What a move would change besides the place. */
export const consequenceMessages = {
  'lb.after.command.lost': { en: 'Out of command: {{pieces}}', it: 'Fuori dal raggio di comando: {{pieces}}' },
  'lb.after.command.gained': { en: 'Back in command: {{pieces}}', it: 'Di nuovo nel raggio di comando: {{pieces}}' },
  'lb.after.guns.in': { en: 'Comes under the guns of: {{pieces}}', it: 'Entra sotto i cannoni di: {{pieces}}' },
  'lb.after.guns.still': { en: 'Stays under the guns of: {{pieces}}', it: 'Resta sotto i cannoni di: {{pieces}}' },
  'lb.after.guns.out': { en: 'Leaves the guns of: {{pieces}}', it: 'Esce dal tiro dei cannoni di: {{pieces}}' },
  'lb.after.cover.gained': { en: 'Gains cover from: {{pieces}}', it: 'Guadagna copertura da: {{pieces}}' },
  'lb.after.cover.lost': { en: 'Loses cover from: {{pieces}}', it: 'Perde copertura da: {{pieces}}' },
  'lb.after.approach.in': {
    en: 'Within an Approach of: {{pieces}}',
    it: 'Alla portata di un avvicinamento di: {{pieces}}',
  },
  'lb.after.approach.still': {
    en: 'Still within an Approach of: {{pieces}}',
    it: 'Ancora alla portata di un avvicinamento di: {{pieces}}',
  },
  'lb.after.approach.out': {
    en: 'No longer within an Approach of: {{pieces}}',
    it: 'Non più alla portata di un avvicinamento di: {{pieces}}',
  },
  'lb.after.near.in': { en: 'Too near: {{pieces}}', it: 'Distanza insufficiente da: {{pieces}}' },
  'lb.after.near.out': { en: 'No longer too near: {{pieces}}', it: 'Distanza di nuovo sufficiente da: {{pieces}}' },
  'lb.after.react': { en: 'May react: {{pieces}}', it: 'Può reagire: {{pieces}}' },
} as const;
