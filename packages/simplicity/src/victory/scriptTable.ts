/** The scenario's own rules on this table: what they are told of it, and how a battle with them begins. */
import { wholeScript } from '@drumhead/content';
import {
  memoizeBy,
  pullOf,
  type ScriptGround,
  scripting,
  type ScriptPlace,
  type ScriptState,
  type ScriptTable,
} from '@drumhead/engine';
import { STEPS_PER_MM } from '@drumhead/table';
import { mm } from '../state/lengths.ts';
import { membersOf } from '../state/sides.ts';
import type { Draft } from '../state/draft.ts';
import type { Field, SideIndex, State } from '../state/state.ts';
import { WHEN_CALLED } from '../turn/due.ts';
import { isSideNear, isUnitNear } from './holding.ts';
import { isLost, lossesOf } from './losses.ts';
import { readScenario } from '../scenarios/readScenario.ts';
import { startState } from '../scenarios/startState.ts';
import { seams } from '../turn/seams.ts';

const pointOf = ({ at: [x, y] }: ScriptPlace) => ({ x: mm(x), y: mm(y) });

/** The units of troops that a script names: one unit, or a brigade. */
const unitsOf = ({ field }: State, troops: string): readonly number[] =>
  field.units.flatMap(({ id, brigade }, i) => (id === troops || brigade === troops ? [i] : []));

export const scriptTable: ScriptTable<State> = {
  isNear: (state, side, place) => isSideNear(state, side as SideIndex, pointOf(place), mm(place.reach)),
  areNear: (state, troops, place) =>
    unitsOf(state, troops).some((unit) => isUnitNear(state, unit, pointOf(place), mm(place.reach))),
  areLost: (state, troops) => unitsOf(state, troops).every((unit) => isLost(state, unit)),
  losses: (state, side) => ({
    lost: lossesOf(state, side as SideIndex),
    all: membersOf(state, side as SideIndex).units.length,
  }),
};

/** What the scenario's own rules may name in this battle. */
function scriptGround({ field }: State): ScriptGround {
  const brigades = new Map(field.units.map(({ brigade, arrives }) => [brigade, arrives === WHEN_CALLED]));
  return {
    width: field.width / STEPS_PER_MM,
    height: field.depth / STEPS_PER_MM,
    seats: [field.sides[0].id, field.sides[1].id],
    troops: [
      ...[...brigades].flatMap(([id, mayArrive]) => (id === undefined ? [] : [{ id, mayArrive }])),
      ...field.units.map(({ id }) => ({ id, mayArrive: false })),
    ],
  };
}

const rules = wholeScript<State, Draft>(scriptTable);

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

/** Battles from scenario files with rules of their own. */
export const scripted = scripting<State>({
  create(setup, script) {
    const read = readScenario(setup, script);
    return read.ok ? { ok: true, value: startState(read.value, script) } : read;
  },
  ground: scriptGround,
});
