/** What wins or loses when a phase ends (LB-VIC-13), as far as troops in a half decide it. Pure. */
import { total } from '@drumhead/engine';
import type { State } from '@drumhead/large-battles';
import { penetration, scoreAgainst, spearhead } from '@drumhead/large-battles/screen';
import type { Scene } from './scene.ts';

type Moment = Pick<Scene, 'state' | 'side'>;

/** The enemy unit without which the side would not lose at the end of its own phase. */
export interface Peril {
  readonly enemy: number;
  /** What it counts. */
  readonly points: number;
  readonly mine: number;
  readonly limit: number;
}

/** Null where the side does not lose by troops in its half, or not at the end of this phase. */
export function perilOf({ state, side }: Moment): Peril | null {
  const [mine, limit] = [total(scoreAgainst(state, side)), state.field.sides[side].breakPoint];
  const points = total(penetration(state, side));
  if (state.active !== side || mine < limit || mine - points >= limit) return null;
  return { enemy: spearhead(state, side), points, mine, limit };
}

const isBroken = (state: State, side: 0 | 1): boolean =>
  total(scoreAgainst(state, side)) >= state.field.sides[side].breakPoint;

/**
 * Is the enemy at its Break Point by points that never go down (LB-VIC-03), and the own side not? Then it loses when its
 * phase ends, and every further fight is a risk for nothing.
 */
export function isFoeDone({ state, side }: Moment): boolean {
  const foe = foeOf({ state, side });
  const lasting = total(scoreAgainst(state, foe)) - total(penetration(state, foe));
  return lasting >= state.field.sides[foe].breakPoint && !isBroken(state, side);
}

const foeOf = ({ side }: Moment): 0 | 1 => (side === 0 ? 1 : 0);

/** Does a state bring the enemy to its Break Point that is not there now? */
export const wouldBreakFoe = (now: Moment, then: State): boolean =>
  isBroken(then, foeOf(now)) && !isBroken(now.state, foeOf(now));

/** Does a state take the enemy back from its Break Point? */
export const wouldSpareFoe = (now: Moment, then: State): boolean =>
  isBroken(now.state, foeOf(now)) && !isBroken(then, foeOf(now));

/** Points that each side may still suffer before it breaks. */
export function leftToBreak({ state, side }: Moment): { readonly mine: number; readonly theirs: number } {
  const left = (of: 0 | 1) => Math.max(0, state.field.sides[of].breakPoint - total(scoreAgainst(state, of)));
  return { mine: left(side), theirs: left(side === 0 ? 1 : 0) };
}
