/** How a button of the panel and a step of the guide name an order. The first table needs no more of the guide. */
/** The answer that confirms an order in hand. */
export const CONFIRM = { type: 'confirm' } as const;

/** What a button of the panel carries in `data-answer`, so that the guide can point at it: its order. */
export const answerOf = (command: object | undefined): { readonly answer?: string } =>
  command === undefined ? {} : { answer: JSON.stringify(command) };
