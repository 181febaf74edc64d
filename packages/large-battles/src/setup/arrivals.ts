/** SCN-ARR-2. Brigades that the scenario's own rules have called come on. */
import { type Call, emit } from '@drumhead/engine';
import { FULL_TURN, insideBox, isWithin, overlaps, type Pose, type Quad, quadOf, steps } from '@drumhead/table';
import { generalSize, quadOfUnit, sizeOf } from '../ground/footprints.ts';
import { formationsOf } from '../movement/formationRules.ts';
import { changeGeneral, changeUnit, type Draft } from '../state/draft.ts';
import type { Brigade, Formation, General, SideIndex, State, Unit, UnitProfile } from '../state/state.ts';
import { hasUnits, setSlot } from '../turn/slots.ts';
import { groundProblem, neighboursProblem } from './placing.ts';

/** At the beginning of a side's phase, those who have been called; whoever finds no room comes in the next one. */
export function bringOn(draft: Draft, side: SideIndex): void {
  let isLate = false;
  for (const call of draft.script?.called ?? []) {
    const brigade = draft.field.brigades.findIndex(({ id }) => id === call.troops);
    if (draft.field.brigades[brigade]?.side === side && !comeOn(draft, side, brigade, call)) isLate = true;
  }
  if (isLate) emit(draft, { type: 'scriptDelayed', rule: 'SCN-ARR-2', side });
}

/** Brings on what is left of a Brigade, its Leader with the first units; true: all of it has come. */
function comeOn(draft: Draft, side: SideIndex, brigade: number, call: Call): boolean {
  for (let unit = 0; unit < draft.units.length; unit++) {
    const { status } = draft.units[unit] as Unit;
    const profile = draft.field.units[unit] as UnitProfile;
    if (status !== 'waiting' || profile.brigade !== brigade) continue;
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
  return !draft.units.some(
    ({ status }, unit) => status === 'waiting' && (draft.field.units[unit] as UnitProfile).brigade === brigade,
  );
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

const INWARD = { bottom: 0, left: FULL_TURN / 4, top: FULL_TURN / 2, right: (FULL_TURN * 3) / 4 } as const;

/** The first place along the stretch, from its middle outwards, with the back of the base at the edge. */
function firstPlace(
  { field }: State,
  { edge, from, to }: Call,
  size: { readonly width: number; readonly depth: number },
  isFree: (quad: Quad) => boolean,
): Pose | null {
  const sideways = edge === 'left' || edge === 'right';
  const long = sideways ? field.height : field.width;
  const half = Math.ceil(size.width / 2);
  const near = Math.ceil(size.depth / 2);
  const across = edge === 'left' || edge === 'top' ? near : (edge === 'right' ? field.width : field.height) - near;
  const [least, most] = [steps(from) + half, (to === undefined ? long : steps(to)) - half];
  const middle = Math.round((least + most) / 2);
  for (let off = 0; off <= most - middle; off += steps(APART)) {
    for (const along of off === 0 ? [middle] : [middle - off, middle + off]) {
      if (along < least) continue;
      const pose = { x: sideways ? across : along, y: sideways ? along : across, facing: INWARD[edge] };
      const quad = quadOf(pose, size);
      if (insideBox(quad, field.width, field.height) && isFree(quad)) return pose;
    }
  }
  return null;
}
