/** What follows a result at a real table, in the skirmishes. */
export const followMessages = {
  'web.companion.follow.loss': {
    en: 'The model is out: take it off the table. Does its force test morale? Does it break?',
    it: 'Il modello è fuori combattimento: toglilo dal tavolo. La sua squadra deve fare un test di morale? E cede?',
  },
  'web.companion.follow.removed': {
    en: 'The model is removed; it counts towards the loss of half its force.',
    it: 'Il modello viene rimosso; conta per la perdita di metà della sua forza.',
  },
  'web.companion.follow.fire': { en: 'Actions: {{actions}}. It may fire.', it: 'Azioni: {{actions}}. Può sparare.' },
  'web.companion.follow.fight': {
    en: 'Actions: {{actions}}. In contact it may fight.',
    it: 'Azioni: {{actions}}. A contatto può combattere.',
  },
  'web.companion.follow.volley': {
    en: 'They fire the volley: shooters {{count}}, one die.',
    it: 'Sparano la salva: tiratori {{count}}, un dado.',
  },
  'web.companion.follow.morale': {
    en: 'Every model left tests with three dice: {{models}}.',
    it: 'Ogni modello rimasto fa il test con tre dadi: {{models}}.',
  },
  'web.companion.down': { en: 'Knocked down', it: 'A terra' },
  'web.companion.unloaded': { en: '{{weapon}}: unloaded', it: '{{weapon}}: scarica' },
  'web.companion.closed.down': {
    en: 'A model that is down does not attack.',
    it: 'Un modello a terra non attacca.',
  },
  'web.companion.closed.unloaded': {
    en: 'Its weapon is unloaded: reload it first.',
    it: 'L’arma è scarica: prima ricaricala.',
  },
} as const;
