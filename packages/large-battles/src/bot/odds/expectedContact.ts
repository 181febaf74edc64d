/** What a Contact can be expected to cost either side, from exact odds (chapter 15). */
import { LADDER_OUTCOMES, ladderContestVector, MAX_DICE } from '@drumhead/odds';
import type { Fighter, Level } from '../../combat/dice/fighter.ts';
import { canPursue, contactLadder, contactOutcome, lostWhenBeaten } from '../../combat/dice/results.ts';

/** What D and A are expected to lose: `gain` is D's loss. */
export interface Expected {
  readonly gain: number;
  readonly loss: number;
}

export const NO_HOPES: Expected = { gain: 0, loss: 0 };

/** To be beaten back costs ground, order and time. */
export const DRIVEN_BACK = 0.1;
/** Cavalry that destroys may break through into the next (chapter 17). */
const EXPLOITS = 0.08;
const GONE = 4;

export interface Party {
  readonly units: readonly Fighter[];
  /** Worth lost at each DIS, for each unit. */
  readonly worth: readonly (readonly number[])[];
  readonly dice: number;
  /** What going back costs besides: friends who would be trampled (LB-PASS-02). */
  readonly wayBack: number;
}

function diceOf(party: Party): number {
  return Math.max(1, Math.min(MAX_DICE, party.dice));
}

/** LB-CON-10..23, every ending weighed. */
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

/** What one ending costs one side. */
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
    // LB-CON-22: cavalry is worn by every Contact.
    if (f.arm === 'cavalry' && after === f.dis) after += 1;
    cost += (worth[Math.min(after, GONE)] as number) - (worth[f.dis] as number);
  }
  return cost;
}
