/** Checks of Simplicity for the test kit alone. */
import { overlap, quadOfUnit } from './ground/footprints.ts';
import { TOLERANCE } from './state/lengths.ts';
import type { State } from './state/state.ts';
import { BREAKS_AT, sizeOf } from './state/unitTables.ts';
import { isOnTable, profileOf, unitOf } from './state/units.ts';

/** Nothing in these rules is secret: deployment is open (SIP-DEP-3). */
export const probe = { faults, secrets: (): readonly string[] => [] };

/** Invariants that a state breaks, in words. */
function faults(state: State): readonly string[] {
  const list: string[] = [];
  state.units.forEach((u, i) => {
    if ([u.x, u.y, u.facing, u.dp].some((n) => !Number.isInteger(n)))
      list.push(`unit ${i} holds a number that is not whole`);
    if (u.facing < 0 || u.facing > 5759) list.push(`unit ${i} faces ${u.facing}`);
    if (u.status === 'ready' && (u.dp < 0 || u.dp > mostDp(state, i))) list.push(`unit ${i} stands with ${u.dp} DP`);
    if (u.status === 'routing' && u.dp !== BREAKS_AT) list.push(`unit ${i} routs with ${u.dp} DP`);
    if (u.section >= 0 && u.status !== 'ready') list.push(`unit ${i} holds a section and is ${u.status}`);
    if (isOnTable(u) && isTooFarOut(state, i)) list.push(`unit ${i} stands off the table`);
  });
  overlaps(state, list);
  state.commands.forEach((c, i) => {
    if (c.status !== 'table') return;
    if (c.x < 0 || c.y < 0 || c.x > state.field.width || c.y > state.field.depth)
      list.push(`Command base ${i} is off the table`);
  });
  if (state.gameTurn > state.field.turnLimit) list.push(`game turn ${state.gameTurn} of ${state.field.turnLimit}`);
  if (state.points < 0) list.push(`${state.points} action points`);
  return list;
}

/** Is a unit nearer to the edge than any turn on the spot brings it? A forced turn may put a corner over it (SIP-MEL-15). */
function isTooFarOut(state: State, unit: number): boolean {
  const { x, y } = unitOf(state, unit);
  const { width, depth } = sizeOf(profileOf(state, unit));
  const least = Math.min(width, depth) / 2 - TOLERANCE;
  const { field } = state;
  return x < least || y < least || x > field.width - least || y > field.depth - least;
}

/** SIP-MEL-16. In a melee both conversions come before any unit breaks. */
function mostDp(state: State, unit: number): number {
  const fights = state.frames.some(
    (frame) => frame.at === 'melee' && (frame.charger === unit || frame.defender === unit),
  );
  return fights ? BREAKS_AT : BREAKS_AT - 1;
}

/** No two ready units overlap, but where a turn on the spot was forced (SIP-GEN-9, SIP-MEL-15). */
function overlaps(state: State, list: string[]): void {
  if (state.frames.some(({ at }) => at !== 'turn')) return;
  for (let a = 0; a < state.units.length; a++) {
    for (let b = a + 1; b < state.units.length; b++) {
      const one = state.units[a];
      const two = state.units[b];
      if (one?.status !== 'ready' || two?.status !== 'ready') continue;
      if (one.section >= 0 && one.section === two.section) list.push(`units ${a} and ${b} hold one section`);
      // Centres inside one another: no turn on the spot brings that about.
      const near = Math.abs(one.x - two.x) < 640 && Math.abs(one.y - two.y) < 640;
      if (near && overlap(quadOfUnit(state, a), quadOfUnit(state, b)))
        list.push(`units ${a} and ${b} stand on one another`);
    }
  }
}
