/** What battles that the computer played tell of a set-up, English and Italian side by side. */
import * as terms from '../terms.ts';

export const balanceMessages = {
  'lab.tries': { en: 'Changes tried for {{side}}:', it: 'Modifiche provate, {{side}}:' },
  'lab.tried': {
    en: '{{mend}}: {{share}} ({{interval}}) of {{games}}',
    it: '{{mend}}: {{share}} ({{interval}}) su {{games}}',
  },
  'lab.taken': {
    en: '{{mend}}: {{share}} ({{interval}}) of {{games}}, the best',
    it: '{{mend}}: {{share}} ({{interval}}) su {{games}}, la migliore',
  },
  'lab.nothing': { en: 'None of them helps.', it: 'Nessuna aiuta.' },
  'lab.brigades': {
    en: 'What each brigade costs the enemy, by battle: {{brigades}}.',
    it: 'Quanto costa al nemico ogni brigata, a battaglia: {{brigades}}.',
  },
  'lab.brigade': { en: 'brigade {{number}}', it: 'brigata {{number}}' },
  'lab.brigade.of': { en: '{{side}}, {{brigade}}', it: '{{side}}, {{brigade}}' },
  'lab.brigade.size': { en: '{{worth}} (units {{units}})', it: '{{worth}} (unità {{units}})' },
  'lab.brigade.price': {
    en: '{{worth}} (units {{units}}, points {{points}})',
    it: '{{worth}} (unità {{units}}, punti {{points}})',
  },
  'lab.earned': {
    en: 'What they cost the enemy, by battle: {{pieces}}.',
    it: 'Quanto costano al nemico, a battaglia: {{pieces}}.',
  },
  'lab.price': { en: '{{worth}} (points {{points}})', it: '{{worth}} (punti {{points}})' },
  'lab.fell': { en: 'Where pieces fall: {{ninths}}.', it: 'Dove cadono i pezzi: {{ninths}}.' },
  'lab.neverHeld': {
    en: 'Never held at the end of a turn: {{place}}, by {{side}}.',
    it: 'Mai tenuto a fine turno: {{place}}, {{side}}.',
  },
  'lab.late': {
    en: 'Not yet called when the battle ends: {{troops}}, {{share}} of the time.',
    it: 'Non ancora chiamati quando la battaglia finisce: {{troops}}, {{share}} delle volte.',
  },
  'lab.ninth.0': terms.upperLeft,
  'lab.ninth.1': { en: 'upper middle', it: 'in alto al centro' },
  'lab.ninth.2': terms.upperRight,
  'lab.ninth.3': { en: 'left of the middle', it: 'a sinistra del centro' },
  'lab.ninth.4': { en: 'the middle', it: 'al centro' },
  'lab.ninth.5': { en: 'right of the middle', it: 'a destra del centro' },
  'lab.ninth.6': terms.lowerLeft,
  'lab.ninth.7': { en: 'lower middle', it: 'in basso al centro' },
  'lab.ninth.8': terms.lowerRight,
} as const;
