/** Random walks over what a page offers. */
import { seededRandomInt } from '@drumhead/engine';

/** Draws a number below this one. */
export type Pick = (below: number) => number;

/** Goes `steps` times where chance leads among what is offered; `look` is shown all that was. */
export function walk<Doc>(
  first: Doc,
  steps: number,
  offered: (doc: Doc, pick: Pick) => readonly Doc[],
  look: (offer: Doc, before: Doc) => void,
): void {
  const pick = seededRandomInt('builders');
  let doc = first;
  for (let step = 0; step < steps; step++) {
    const choices = offered(doc, pick);
    if (choices.length === 0) throw new Error('nothing is offered');
    for (const one of choices) look(one, doc);
    doc = choices[pick(choices.length)] as Doc;
  }
}
