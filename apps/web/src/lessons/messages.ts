/** Messages that all lessons share. */
import * as terms from '@drumhead/content/terms';

export const lessonMessages = {
  'web.lessons.kind': { en: 'Lesson, step {{step}} of {{all}}', it: 'Lezione, passo {{step}} di {{all}}' },
  'web.lessons.laid': { en: 'A new table for this step.', it: 'Un nuovo tavolo per questo passo.' },
  'web.lessons.time': { en: 'five minutes', it: 'cinque minuti' },
  'web.lessons.steps': { en: 'The lesson', it: 'La lezione' },
  'web.lessons.done': { en: 'done', it: 'fatto' },
  'web.lessons.show': { en: 'Show me', it: 'Fammi vedere' },
  'web.lessons.right': { en: 'Right.', it: 'Giusto.' },
  'web.lessons.unlucky': {
    en: 'This time the dice gave no action. The order was right all the same.',
    it: 'Questa volta i dadi non hanno dato azioni. L’ordine era giusto lo stesso.',
  },
  'web.lessons.wrong': { en: 'Not yet.', it: 'Non ancora.' },
  'web.lessons.again': terms.TryAgain,
  'web.lessons.next': terms.NextStep,
  'web.lessons.learnt': { en: 'Lesson done', it: 'Lezione finita' },
  'web.lessons.gain': { en: 'Its worth', it: 'Quanto vale' },
  'web.lessons.once': { en: 'Once more', it: 'Ancora una volta' },
  'web.lessons.all': { en: 'All lessons', it: 'Tutte le lezioni' },
  'web.lessons.afterwards': { en: 'Lessons of five minutes', it: 'Lezioni di cinque minuti' },
  'web.lessons.offered': { en: 'You have not used this yet', it: 'Non l’hai ancora usato' },
  'web.lessons.chances': {
    en: 'Turns or phases of this battle in which you could have: {{count}}.',
    it: 'Turni o fasi di questa battaglia in cui potevi: {{count}}.',
  },
  'web.lessons.begin': { en: 'Try it', it: 'Prova' },
  'web.lessons.leave': { en: 'Not now', it: 'Non ora' },
} as const;

export type LessonKey = keyof typeof lessonMessages;
