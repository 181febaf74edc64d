/** Words of squads as text: what is written, what was understood, and what was not. */
import * as terms from '@drumhead/content/terms';

export const squadTextMessages = {
  'sk.text.name': terms.Name,
  'sk.text.casual': { en: 'casual', it: 'amichevole' },
  'sk.text.commander': { en: 'commander', it: 'comandante' },
  'sk.text.understood.name': { en: 'Name of the squad: {{name}}.', it: 'Nome della squadra: {{name}}.' },
  'sk.text.understood.roster': {
    en: 'Roster {{roster}}, {{limit}} points.',
    it: 'Lista {{roster}}, {{limit}} punti.',
  },
  'sk.text.understood.models': { en: '{{count}} × {{who}}', it: '{{count}} × {{who}}' },
  'sk.text.understood.commander': { en: '{{count}} × {{who}}, commander.', it: '{{count}} × {{who}}, comandante.' },
  'sk.problem.lineRosterFirst': {
    en: 'Start with the roster, for example “France 400”.',
    it: 'Comincia dalla lista, per esempio «Francia 400».',
  },
  'sk.problem.lineRoster': {
    en: 'After the roster write its points, not “{{said}}”.',
    it: 'Dopo la lista scrivi i punti, non «{{said}}».',
  },
  'sk.problem.lineFrom': { en: 'No roster is called “{{from}}”.', it: 'Nessuna lista si chiama «{{from}}».' },
  'sk.problem.lineUnknown': {
    en: 'No profile in the roster {{roster}} is called “{{said}}”.',
    it: 'Nella lista {{roster}} nessun profilo si chiama «{{said}}».',
  },
  'sk.problem.lineNumbers': {
    en: 'Start a custom profile with Quality and Combat, for example Q4 C2.',
    it: 'Un profilo personalizzato comincia con Qualità e Combattimento, per esempio Q4 C2.',
  },
  'sk.problem.lineAbility': {
    en: '“{{said}}” is neither a weapon nor a special rule.',
    it: '«{{said}}» non è né un’arma né una regola speciale.',
  },
  'sk.problem.lineModels': {
    en: '{{count}} models are too many: the limit is {{most}}.',
    it: '{{count}} modelli sono troppi: il limite è {{most}}.',
  },
  'sk.problem.lineObstacles': {
    en: '{{count}} fences and hedges are too many: the limit is {{most}}.',
    it: '{{count}} tra steccati e siepi sono troppi: il limite è {{most}}.',
  },
} as const;
