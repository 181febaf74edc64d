/** What a Move would change besides the place. */
export const consequenceMessages = {
  'sk.after.command.lost': {
    en: 'Loses the bonus of a Leader or NCO: {{pieces}}',
    it: 'Perde il bonus di un Leader o sottufficiale: {{pieces}}',
  },
  'sk.after.command.gained': {
    en: 'Gains the bonus of a Leader or NCO: {{pieces}}',
    it: 'Ottiene il bonus di un Leader o sottufficiale: {{pieces}}',
  },
  'sk.after.shot.in': { en: 'Comes within shot of: {{pieces}}', it: 'Entra sotto tiro di: {{pieces}}' },
  'sk.after.shot.still': { en: 'Stays within shot of: {{pieces}}', it: 'Resta sotto tiro di: {{pieces}}' },
  'sk.after.shot.out': { en: 'Leaves the shot of: {{pieces}}', it: 'Esce dal tiro di: {{pieces}}' },
  'sk.after.cover.gained': { en: 'Gains cover from: {{pieces}}', it: 'Guadagna copertura da: {{pieces}}' },
  'sk.after.cover.lost': { en: 'Loses cover from: {{pieces}}', it: 'Perde copertura da: {{pieces}}' },
  'sk.after.move.in': {
    en: 'Within one move of: {{pieces}}',
    it: 'A un movimento da: {{pieces}}',
  },
  'sk.after.move.out': {
    en: 'No longer within one move of: {{pieces}}',
    it: 'Non più a un movimento da: {{pieces}}',
  },
} as const;
