/** Words of squads as text: what is written, what was understood, and what was not. */
export const squadTextMessages = {
  'sk.text.name': { en: 'Name', it: 'Nome' },
  'sk.text.casual': { en: 'casual', it: 'amichevole' },
  'sk.text.commander': { en: 'commander', it: 'comandante' },
  'sk.text.understood.name': { en: 'The squad is called {{name}}.', it: 'La squadra si chiama {{name}}.' },
  'sk.text.understood.roster': {
    en: 'Roster {{roster}}, {{limit}} points.',
    it: 'Lista {{roster}}, {{limit}} punti.',
  },
  'sk.text.understood.models': { en: '{{count}} × {{who}}', it: '{{count}} × {{who}}' },
  'sk.text.understood.commander': {
    en: '{{count}} × {{who}}, who commands.',
    it: '{{count}} × {{who}}, che comanda.',
  },
  'sk.problem.lineRosterFirst': {
    en: 'Before anybody, name the roster, for instance “France 400”.',
    it: 'Prima di tutto indica la lista, per esempio «Francia 400».',
  },
  'sk.problem.lineRoster': {
    en: 'After the roster come its points, not “{{said}}”.',
    it: 'Dopo la lista vanno i punti, non «{{said}}».',
  },
  'sk.problem.lineFrom': { en: 'There is no roster “{{from}}”.', it: 'Non c’è nessuna lista «{{from}}».' },
  'sk.problem.lineUnknown': {
    en: 'Nobody in {{roster}} is called “{{said}}”.',
    it: 'In {{roster}} nessuno si chiama «{{said}}».',
  },
  'sk.problem.lineNumbers': {
    en: 'A profile of your own begins with Quality and Combat, for instance Q4 C2.',
    it: 'Un profilo inventato comincia con Qualità e Combattimento, per esempio Q4 C2.',
  },
  'sk.problem.lineAbility': {
    en: '“{{said}}” is neither a weapon nor a special rule.',
    it: '«{{said}}» non è né un’arma né una regola speciale.',
  },
  'sk.problem.lineModels': {
    en: '{{count}} cannot be taken: at most {{most}} models are read.',
    it: '{{count}} non si possono prendere: si leggono al massimo {{most}} modelli.',
  },
  'sk.problem.lineObstacles': {
    en: '{{count}} cannot be taken: at most {{most}} fences and hedges are read.',
    it: '{{count}} non si possono prendere: si leggono al massimo {{most}} tra steccati e siepi.',
  },
} as const;
