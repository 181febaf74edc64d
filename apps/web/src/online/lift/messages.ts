/** Words of taking a battle at one screen online. */
export const liftMessages = {
  'web.lift.do': { en: 'Play on online…', it: 'Continua online…' },
} as const;

export type LiftKey = keyof typeof liftMessages;
