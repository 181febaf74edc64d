/** Battles from scenario files with rules of their own. */
import { wholeScript } from '@drumhead/content';
import { memoizeBy, pullOf, scripting, type ScriptState } from '@drumhead/engine';
import { changeUnit, type Draft } from '../state/draft.ts';
import type { Field, State } from '../state/state.ts';
import { seams } from '../turn/seams.ts';
import { scriptGround, scriptTable } from '../victory/scriptTable.ts';
import { readScenario } from './readScenario.ts';
import { startState } from './startState.ts';

/** SCN-LEAVE-2. Whoever has left is neither there nor lost, as before he was set up. */
function leaveTable(draft: Draft, units: readonly number[]): void {
  for (const unit of units) changeUnit(draft, unit, { status: 'waiting', limbered: false });
}

const rules = wholeScript<State, Draft>(scriptTable, leaveTable);

/** By what a seat knows of the scenario's own rules: its field, in which hidden events make no place worth more. */
const fields = memoizeBy<ScriptState, WeakMap<Field, Field>>(() => new WeakMap());

function fieldSeen(field: Field, script: ScriptState): Field {
  const known = fields(script);
  const before = known.get(field);
  if (before !== undefined) return before;
  const objectives = field.objectives.map((one) => ({ ...one, pull: pullOf(script.rules, one.id) }));
  const seen = { ...field, objectives };
  known.set(field, seen);
  return seen;
}

seams.use({
  ...rules,
  view(state, seat) {
    const seen = rules.view(state, seat);
    // SCN-HID-1
    return seen === state || seen.script === undefined ? seen : { ...seen, field: fieldSeen(seen.field, seen.script) };
  },
});

export const scripted = scripting<State>({
  create(setup, script) {
    const read = readScenario(setup, script);
    return read.ok ? { ok: true, value: startState(read.value, script) } : read;
  },
  ground: scriptGround,
});
