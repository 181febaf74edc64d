/** Volleys (SK-GRP-13 to -19, SK-SEQ-7): who of a group still fires when the word is given, and the one shot of all. */
import { isFirearm, weaponOf } from './abilities.ts';
import type { Order, ShotFrame } from './frames.ts';
import { inContact } from './geometry.ts';
import { pushShot } from './shooting.ts';
import type { State } from './state.ts';
import { shooterProblem, targetProblem } from './targets.ts';
import type { Work } from './work.ts';

/** SK-GRP-19. Members (their places in the order) who may fire now, were they in contact with the others. */
function ready(state: State, { members, weapons, target }: Order): readonly number[] {
  return members.flatMap((model, i) => {
    const weapon = weapons[i] ?? -1;
    const carried = weaponOf(state, model, weapon);
    if (carried === undefined || !isFirearm(carried)) return [];
    const problem = shooterProblem(state, model, weapon) ?? targetProblem(state, model, weapon, target);
    return problem === null ? [i] : [];
  });
}

/** SK-GEO-14, SK-GRP-19. The largest part of them that hangs together; of equal ones the first. */
function together(state: State, { members }: Order, places: readonly number[]): readonly number[] {
  let largest: readonly number[] = [];
  const seen = new Set<number>();
  for (const place of places) {
    if (seen.has(place)) continue;
    const group = [place];
    seen.add(place);
    for (let i = 0; i < group.length; i++) {
      for (const other of places) {
        if (seen.has(other) || !inContact(state, members[group[i] as number] as number, members[other] as number)) {
          continue;
        }
        group.push(other);
        seen.add(other);
      }
    }
    if (group.length > largest.length) largest = group;
  }
  return [...largest].sort((a, b) => a - b);
}

/** SK-SEQ-7 step 2. The volley as it would be fired now, or null: nobody can. One who is left alone just shoots. */
export function volleyOf(state: State, order: Order): ShotFrame | null {
  const places = together(state, order, ready(state, order));
  if (places.length === 0) return null;
  return {
    at: 'shot',
    shooters: places.map((i) => order.members[i] as number),
    weapons: places.map((i) => order.weapons[i] as number),
    target: order.target,
    aimed: false,
    volley: places.length > 1,
    steady: false,
  };
}

/** SK-SEQ-7 steps 2 to 5. Fires it; says how many fire. */
export function pushVolley(work: Work, order: Order, steady = false): number {
  const volley = volleyOf(work, order);
  if (volley === null) return 0;
  pushShot(work, { ...volley, steady });
  return volley.shooters.length;
}
