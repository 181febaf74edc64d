/** SCN-ARR-2. Brigades that the scenario's own rules have called come on. */
import { type Call, emit } from '@drumhead/engine';
import {
  insideBox,
  isWithin,
  overlaps,
  placesAtEdge,
  type Pose,
  type Quad,
  quadOf,
  type Size,
  steps,
} from '@drumhead/table';
import { generalSize, quadOfUnit, sizeOf } from '../ground/footprints.ts';
import { formationsOf } from '../movement/formationRules.ts';
import { changeGeneral, changeUnit, type Draft } from '../state/draft.ts';
import type { Brigade, Formation, General, SideIndex, State, UnitProfile } from '../state/state.ts';
import { hasUnits, isToCome, setSlot } from '../turn/slots.ts';
import { groundProblem, neighboursProblem } from './placing.ts';

/** Brings on what is left of a Brigade of this side, its Leader with the first units; true: all of it has come. */
export function comeOn(draft: Draft, asked: number, call: Call): boolean {
  const brigade = draft.field.brigades.findIndex(({ id }) => id === call.troops);
  const { side } = draft.field.brigades[brigade] ?? {};
  if (side === undefined || side !== asked) return true;
  for (let unit = 0; unit < draft.units.length; unit++) {
    const profile = draft.field.units[unit] as UnitProfile;
    if (!isToCome(draft, unit) || profile.brigade !== brigade) continue;
    const formation = marching(draft, profile);
    const { width, depth } = sizeOf(draft.field, profile, formation);
    const pose = firstPlace(draft, call, { width, depth }, (quad) => mayStand(draft, side, unit, quad));
    if (pose === null) continue;
    changeUnit(draft, unit, { ...pose, formation, status: 'table' });
    emit(draft, { type: 'placed', rule: 'SCN-ARR-2', unit, ...pose, formation });
  }
  leaderComesOn(draft, side, brigade, call);
  // LB-ACT-04: whoever comes on may act in this phase.
  if ((draft.brigades[brigade] as Brigade).slot === 'closed' && hasUnits(draft, brigade) && isFresh(draft, brigade)) {
    setSlot(draft, brigade, 'unopened');
  }
  return !draft.field.units.some((profile, unit) => profile.brigade === brigade && isToCome(draft, unit));
}

/** None of its units has acted in this phase: slots are closed before only where nobody was there. */
const isFresh = ({ units }: State, brigade: number): boolean =>
  units.every((unit) => unit.brigade !== brigade || !unit.activated);

function leaderComesOn(draft: Draft, side: SideIndex, general: number, call: Call): void {
  if ((draft.generals[general] as General).status !== 'waiting' || !hasUnits(draft, general)) return;
  const pose = firstPlace(draft, call, generalSize(draft.field, false), (quad) => {
    return (
      groundProblem(draft.field, quad, false) === null &&
      draft.units.every((unit, i) => unit.status !== 'table' || !overlaps(quad, quadOfUnit(draft, i))) &&
      isClearOfEnemies(draft, side, quad)
    );
  });
  if (pose === null) return;
  changeGeneral(draft, general, { ...pose, status: 'table' });
  emit(draft, { type: 'generalPlaced', rule: 'SCN-ARR-2', general, x: pose.x, y: pose.y });
}

/** Troops come on in march column, guns limbered. */
function marching({ field }: State, { arm }: UnitProfile): Formation {
  const open = formationsOf(field, arm);
  const wanted = arm === 'artillery' ? 'limbered' : arm === 'cavalry' ? 'column' : 'marchColumn';
  return open.includes(wanted) ? wanted : (open[0] as Formation);
}

/** Where a deployed unit may stand (LB-GEO-18, LB-SET-12), and more than 1S from the enemy. */
const mayStand = (state: State, side: SideIndex, unit: number, quad: Quad): boolean =>
  groundProblem(state.field, quad, true) === null &&
  neighboursProblem(state, side, unit, quad) === null &&
  isClearOfEnemies(state, side, quad);

const isClearOfEnemies = (state: State, side: SideIndex, quad: Quad): boolean =>
  state.units.every(
    (unit, i) =>
      unit.status !== 'table' ||
      (state.field.units[i] as UnitProfile).side === side ||
      !isWithin(quad, quadOfUnit(state, i), state.field.sticks.s),
  );

/** Millimetres from one place that is tried to the next. */
const APART = 10;

/** The first place along the stretch, from its middle outwards, with the back of the base at the edge. */
function firstPlace({ field }: State, call: Call, size: Size, isFree: (quad: Quad) => boolean): Pose | null {
  const stretch = [steps(call.from), call.to === undefined ? undefined : steps(call.to)] as const;
  for (const pose of placesAtEdge(field, call.edge, stretch, size, steps(APART))) {
    const quad = quadOf(pose, size);
    if (insideBox(quad, field.width, field.height) && isFree(quad)) return pose;
  }
  return null;
}
