/** The lines of the log that a scenario's own rules make, the same in every game. */
import { type Described, type LabelledSum, type ScriptNews, total } from '@drumhead/engine';
import { wordedName } from '../languages/worded.ts';

/** Is it an event of a scenario's own rules? */
export const isScriptNews = (event: { readonly type: string }): event is ScriptNews => event.type.startsWith('script');

/** Such an event as a message key with its facts; sides are named by their index. */
export function describeScript(event: ScriptNews): Described {
  switch (event.type) {
    case 'scriptTold':
      return { key: 'scn.event.told', facts: { words: wordedName(event.text) } };
    case 'scriptCalled':
      return { key: `scn.event.called.${event.edge}`, facts: {} };
    case 'scriptMayLeave':
      return { key: 'scn.event.mayLeave', facts: { edge: `scn.edge.${event.edge}` } };
    case 'scriptLeft': {
      const { side, pieces, edge } = event;
      return { key: 'scn.event.leftTable', facts: { side, count: pieces.length, edge: `scn.edge.${edge}` } };
    }
    case 'scriptDelayed':
      return { key: 'scn.event.delayed', facts: { side: event.side } };
    case 'scriptScored': {
      const { side, points, sum } = event;
      return { key: 'scn.event.scored', facts: { side, points, sum } };
    }
    case 'scriptTaken':
      return { key: 'scn.event.taken', facts: { side: event.side, place: wordedName(event.place) } };
    case 'scriptCounted': {
      const [a, b] = event.points;
      const sums = event.points
        .map((tally, side): LabelledSum => ({ label: 'sum.side', facts: { side }, tally }))
        .filter(({ tally }) => tally.length > 0);
      return { key: 'scn.event.counted', facts: { sideA: 0, sideB: 1, a: total(a), b: total(b) }, sums };
    }
  }
}
