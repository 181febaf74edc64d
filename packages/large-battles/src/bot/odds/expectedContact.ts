/** Expected losses of a Contact, from exact odds (chapter 15). */
import { LADDER_OUTCOMES, ladderContestVector, MAX_DICE } from '@drumhead/odds';
import type { Fighter, Level } from '../../combat/dice/fighter.ts';
import { canPursue, contactLadder, contactOutcome, lostWhenBeaten } from '../../combat/dice/results.ts';

/** Expected losses of D and A: `gain` is D's loss. */
export interface Expected {
  readonly gain: number;
  readonly loss: number;
}

export const NOTHING_EXPECTED: Expected = { gain: 0, loss: 0 };

/** A beaten unit loses ground, order and time. */
export const DRIVEN_BACK = 0.1;
/** Cavalry that eliminates its enemy may break through into the next (chapter 17). */
const EXPLOITS = 0.08;
const GONE = 4;

export interface Party {
  readonly units: readonly Fighter[];
  /** Worth lost at each DIS, for each unit. */
  readonly worth: readonly (readonly number[])[];
  readonly dice: number;
  /** Cost of a retreat besides: friends who would be trampled (LB-PASS-02). */
  readonly wayBack: number;
}

function diceOf(party: Party): number {
  return Math.max(1, Math.min(MAX_DICE, party.dice));
}

/** LB-CON-10..23, over every result. */
export function expectedContact(level: Level, a: Party, d: Party): Expected {
  const odds = ladderContestVector(diceOf(a), diceOf(d), contactLadder(a.units, d.units));
  let gain = 0;
  let loss = 0;
  for (let place = 0; place < odds.length; place++) {
    const p = odds[place] as number;
    const outcome = LADDER_OUTCOMES[place];
    if (p === 0 || outcome === undefined) continue;
    const read = contactOutcome(outcome.winner, outcome.second, outcome.doubled, outcome.third);
    gain += p * costOf(level, d, a, read.disD, read.winner === 'a', read.pursuit);
    loss += p * costOf(level, a, d, read.disA, read.winner === 'd', read.pursuit);
  }
  return { gain, loss };
}

/** Cost of one result for one side. */
export function costOf(level: Level, own: Party, enemy: Party, dis: number, beaten: boolean, pursued: boolean): number {
  let cost = 0;
  for (let i = 0; i < own.units.length; i++) {
    const f = own.units[i] as Fighter;
    const worth = own.worth[i] as readonly number[];
    let after = f.dis + dis;
    if (beaten) {
      if (lostWhenBeaten(level, f, enemy.units)) after = GONE;
      else if (after < GONE) {
        cost += DRIVEN_BACK + own.wayBack;
        if (pursued && enemy.units.some((e) => canPursue(level, e))) after += 1;
      }
      if (after >= GONE && enemy.units.some((e) => e.arm === 'cavalry')) cost += EXPLOITS;
    }
    // LB-CON-22: every Contact tires cavalry.
    if (f.arm === 'cavalry' && after === f.dis) after += 1;
    cost += (worth[Math.min(after, GONE)] as number) - (worth[f.dis] as number);
  }
  return cost;
}
