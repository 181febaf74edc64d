/** Battles with rules of their own: of scenario files, not of pick-up games. */
import { wholeScript } from '@drumhead/content';
import { problem } from '@drumhead/content/schema';
import { arrivalsOf, type Script, scripting, scriptState } from '@drumhead/engine';
import { isPosition } from '../adjudicate/table/positionFile.ts';
import { comeOn } from '../setup/arrivals.ts';
import { isPickUp } from '../setup/pickUp/format.ts';
import { leaveTable } from '../setup/departures.ts';
import type { Draft } from '../state/draft.ts';
import type { Field, State } from '../state/state.ts';
import { seams } from '../turn/seams.ts';
import { scriptGround, scriptTable } from '../victory/scriptTable.ts';
import { fieldFrom } from './read.ts';
import { startState } from './startState.ts';

seams.use(wholeScript<State, Draft>(scriptTable, leaveTable, comeOn));

const NOT_SCENARIO = problem('', 'lb.problem.scriptOfScenario', {}, 'SCN-FILE-1');

export const scripted = scripting<State>({
  create(setup, script) {
    if (isPosition(setup) || isPickUp(setup)) return { ok: false, problems: [NOT_SCENARIO] };
    const field = fieldFrom(setup);
    if (!field.ok) return field;
    if (field.value.setUp === 'pickup') return { ok: false, problems: [NOT_SCENARIO] };
    const seats = field.value.sides.map(({ id }) => id);
    return { ok: true, value: { ...startState(withLater(field.value, script)), script: scriptState(script, seats) } };
  },
  ground: scriptGround,
});

/** SCN-ARR-1. The field in which the Brigades that a script calls come later. */
function withLater(field: Field, script: Script): Field {
  const called = arrivalsOf(script);
  const isCalled = ({ id }: Field['brigades'][number]) => called.includes(id);
  return { ...field, brigades: field.brigades.map((one) => (isCalled(one) ? { ...one, later: true } : one)) };
}
