/** SCN-PLC-1, SCN-LEAVE-2. Places of the scenario's own rules pull, the nearest friend most, and those who may leave their nearest way off. */
import { pullOf } from '@drumhead/engine';
import { nearestExit, steps } from '@drumhead/table';
import { rosterOf } from '../ground/footprints.ts';
import type { State, Unit, UnitProfile } from '../state/state.ts';
import { isOf } from '../victory/scriptTable.ts';

/** Worth of standing at a place, and of each 1L on the way there, by its points. */
const THERE = 0.12;
const WAY = 0.03;
/** Lengths 1L beyond which a place is out of mind. */
const FAR = 6;
/** What it is to those who have a friend nearer. */
const SHARE = 0.3;

/** The worth of a unit's place for the scenario; 0 in a battle by the book. */
export function placesWorth(state: State, unit: number): number {
  const { script, field } = state;
  const { arm, side } = field.units[unit] as UnitProfile;
  if (script === undefined) return 0;
  let worth = 0;
  const open = script.waysOff.filter(({ troops }) => isOf(field, unit, troops));
  const exit = nearestExit(state.units[unit] as Unit, field, open);
  if (exit !== null) worth -= exit.points * WAY * Math.min(FAR, exit.far / field.sticks.l);
  for (const place of script.rules.places ?? []) {
    const pull = pullOf(script.rules, place.id);
    if (pull === 0 || arm === 'artillery') continue;
    const [x, y] = [steps(place.at[0]), steps(place.at[1])];
    const far = (one: number): number => {
      const u = state.units[one] as Unit;
      return Math.max(0, Math.sqrt((u.x - x) * (u.x - x) + (u.y - y) * (u.y - y)) - steps(place.reach));
    };
    const own = far(unit);
    const isNearest = rosterOf(field, side).every(
      (one) => (state.units[one] as Unit).status !== 'table' || far(one) >= own,
    );
    const way = Math.min(FAR, own / field.sticks.l);
    worth += pull * (isNearest ? 1 : SHARE) * (own === 0 ? THERE : -WAY * way);
  }
  return worth;
}
