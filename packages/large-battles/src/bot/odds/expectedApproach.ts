/**
 * Expected losses of an Approach with everything that may follow it (chapters 14 and 15): every result of the dice by
 * its exact odds, with both sides using their actions as well as they can.
 */
import { type Tally, total } from '@drumhead/engine';
import { APPROACH, contestOdds, MAX_DICE, PAIR_RESULTS } from '@drumhead/odds';
import { defenderUseProblem, type DefenderCase } from '../../combat/approach/allowedActions.ts';
import { countApproach, countContact } from '../../combat/dice/counting.ts';
import type { Fighter, Level } from '../../combat/dice/fighter.ts';
import { approachOutcome, type Pairs } from '../../combat/dice/results.ts';
import { expectedContact, type Expected, NOTHING_EXPECTED, type Party } from './expectedContact.ts';

/** One fight before or after the roll of the Approach. */
export interface Clash {
  readonly level: Level;
  readonly a: Fighter;
  readonly d: readonly Fighter[];
  /** Worth lost at each DIS. */
  readonly worthA: readonly number[];
  readonly worthD: readonly (readonly number[])[];
  /** Is all of D attacked in flank or rear? */
  readonly flanked: boolean;
  /** D's dice cause no DIS in the Approach. */
  readonly passive: boolean;
  readonly inSector: boolean;
  /** LB-OPT-05. */
  readonly goesHome: boolean;
  /** Positions in the Approach, and D's in the Contact. */
  readonly attackPosition: Tally;
  readonly defencePosition: Tally;
  readonly contactPosition: Tally;
  /** Cost of a retreat for A and D besides the ground: friends who would be trampled (LB-PASS-02). */
  readonly wayBack: readonly [number, number];
  /** Weights of D's losses and A's. */
  readonly weights: readonly [number, number];
  /** Results derived already. */
  readonly known: Map<number, Expected>;
}

const GONE = 4;
/** A retreats without having closed in: some ground lost, no more. */
const WITHDRAWS = 0.03;
/** D gives ground voluntarily. */
const GIVES_GROUND = 0.07;
/** A square stops the cavalry, but is then a square. */
const SQUARED: Expected = { gain: 0.04, loss: 0.04 };

export function balance(clash: Clash, expected: Expected): number {
  return expected.gain * clash.weights[0] - expected.loss * clash.weights[1];
}

/** The joint results in the order of the odds, as pairs. */
const PAIRS: readonly Pairs[] = PAIR_RESULTS.flatMap((first) =>
  PAIR_RESULTS.flatMap((second) => PAIR_RESULTS.map((third): Pairs => [first, second, third])),
);

export interface Spending {
  readonly expected: Expected;
  /** The best number of actions to spend on Approach dice. */
  readonly spend: number;
}

/** A has so many actions left on arriving, and spends them as well as it can. */
export function expectedApproach(clash: Clash, actions: number): Spending {
  let best: Spending | null = null;
  for (let spend = 0; spend <= actions; spend++) {
    const expected = expectedOfRoll(clash, spend, actions - spend);
    if (best === null || balance(clash, expected) > balance(clash, best.expected) + 1e-9) best = { expected, spend };
  }
  return best ?? { expected: NOTHING_EXPECTED, spend: 0 };
}

/** LB-APP-14..21. `bought` actions have become dice, `kept` remain. */
export function expectedOfRoll(clash: Clash, bought: number, kept: number): Expected {
  const { attack, defence } = countApproach({
    level: clash.level,
    attacker: clash.a,
    defenders: clash.d,
    flank: clash.d.map(() => clash.flanked),
    bought,
    attackPosition: clash.attackPosition,
    defencePosition: clash.defencePosition,
  });
  const odds = contestOdds(Math.min(MAX_DICE, total(attack)), Math.min(MAX_DICE, total(defence)), APPROACH);
  let gain = 0;
  let loss = 0;
  for (let place = 0; place < odds.length; place++) {
    const p = odds[place] as number;
    if (p === 0) continue;
    const { disA, disD, wonA, wonD } = approachOutcome(PAIRS[place] as Pairs, clash.passive);
    const after = expectedAfterRoll(clash, disA, disD, kept + wonA, wonD, wonA === 1 && wonD === 1);
    gain += p * after.gain;
    loss += p * after.loss;
  }
  return { gain, loss };
}

/** Cost of DIS in the Approach, and the possible consequences (LB-APP-22, -25..37). */
export function expectedAfterRoll(
  clash: Clash,
  disA: number,
  disD: number,
  a: number,
  d: number,
  oneAll: boolean,
): Expected {
  const key = (((disA * 2 + disD) * 8 + a) * 4 + d) * 2 + (oneAll ? 1 : 0);
  const known = clash.known.get(key);
  if (known !== undefined) return known;
  const wounds = expectedWound(clash, disA, disD);
  const left = hurt(clash, disA, disD);
  const after = left === null ? NOTHING_EXPECTED : expectedOfChoice(left, a, d, oneAll);
  const expected = { gain: wounds.gain + after.gain, loss: wounds.loss + after.loss };
  clash.known.set(key, expected);
  return expected;
}

function expectedWound(clash: Clash, disA: number, disD: number): Expected {
  let gain = 0;
  for (let i = 0; i < clash.d.length; i++)
    gain += step(clash.worthD[i] as readonly number[], (clash.d[i] as Fighter).dis, disD);
  return { gain, loss: step(clash.worthA, clash.a.dis, disA) };
}

function step(worth: readonly number[], from: number, dis: number): number {
  return (worth[Math.min(GONE, from + dis)] as number) - (worth[from] as number);
}

function withDis(f: Fighter, dis: number): Fighter {
  return dis === f.dis ? f : { ...f, dis };
}

/** The fight after the DIS of the Approach; null if a side is eliminated. */
function hurt(clash: Clash, disA: number, disD: number): Clash | null {
  if (clash.a.dis + disA >= GONE) return null;
  if (disA === 0 && disD === 0) return clash;
  const d: Fighter[] = [];
  const worthD: (readonly number[])[] = [];
  clash.d.forEach((f, i) => {
    if (f.dis + disD >= GONE) return;
    d.push(withDis(f, f.dis + disD));
    worthD.push(clash.worthD[i] as readonly number[]);
  });
  if (d.length === 0) return null;
  return { ...clash, a: withDis(clash.a, clash.a.dis + disA), d, worthD, known: new Map() };
}

/** LB-APP-25: D decides first, then A. Both choose well. */
export function expectedOfChoice(clash: Clash, a: number, d: number, oneAll: boolean): Expected {
  let best = expectedOfAttack(clash, a, clash.flanked);
  if (d < 1) return best;
  const first = clash.d[0] as Fighter;
  const of: DefenderCase = {
    attacker: clash.a.arm,
    defender: first.arm,
    inSector: clash.inSector,
    flanked: clash.flanked,
    limbered: first.formation === 'limbered',
    won: oneAll ? [1, 1] : [0, d],
    a,
    d,
    done: [],
  };
  const consider = (expected: Expected): void => {
    if (balance(clash, expected) < balance(clash, best)) best = expected;
  };
  if (defenderUseProblem(of, 'cancel') === null) consider(expectedOfAttack(clash, Math.max(0, a - d), clash.flanked));
  if (defenderUseProblem(of, 'retreat') === null) consider({ gain: GIVES_GROUND + clash.wayBack[1], loss: 0 });
  if (defenderUseProblem(of, 'turn') === null) consider(expectedOfAttack(clash, a, false));
  if (clash.a.arm === 'cavalry' && first.arm === 'infantry') {
    if (clash.level === 'division' && first.formation !== 'square') consider(SQUARED);
  } else if (defenderUseProblem(of, 'contact') === null && !bansContact(first, clash.a)) {
    consider(expectedMeeting(clash, 0, d - 1, true, clash.flanked));
  }
  return best;
}

/** LB-APP-08, -30, LB-FORM-08: combinations without a move into Contact. */
function bansContact(mover: Fighter, target: Fighter): boolean {
  if (mover.arm === 'artillery' || mover.formation === 'square') return true;
  return mover.arm === 'infantry' && target.arm === 'cavalry';
}

/** LB-APP-32, -36: A closes in with its remaining actions, or retreats; under LB-OPT-05 cavalry must close in. */
export function expectedOfAttack(clash: Clash, a: number, flanked: boolean): Expected {
  const back = { gain: 0, loss: WITHDRAWS + clash.wayBack[0] };
  if (clash.goesHome && clash.a.arm === 'cavalry') return expectedMeeting(clash, a, 0, false, flanked);
  if (a < 1 || clash.d.some((f) => bansContact(clash.a, f))) return back;
  const met = expectedMeeting(clash, a - 1, 0, false, flanked);
  return balance(clash, met) > balance(clash, back) ? met : back;
}

/** LB-BUA-17: Contact at once without an Approach, with so many dice bought. */
export function expectedStorm(clash: Clash, bought: number): Expected {
  return expectedMeeting(clash, bought, 0, false, false);
}

/** A Contact with so many dice bought. `cameOut`: D moved in and left its position (LB-TERR-11). */
function expectedMeeting(clash: Clash, boughtA: number, boughtD: number, cameOut: boolean, flanked: boolean): Expected {
  const key = 1024 + (((boughtA * 8 + boughtD) * 2 + (cameOut ? 1 : 0)) * 2 + (flanked ? 1 : 0));
  const known = clash.known.get(key);
  if (known !== undefined) return known;
  const { attack, defence } = countContact({
    level: clash.level,
    attack: { units: [clash.a], bought: boughtA, leaderDice: 0, charismatic: false, flank: flanked },
    defence: { units: clash.d, bought: boughtD, leaderDice: 0, charismatic: false, flank: false },
    position: cameOut ? [] : clash.contactPosition,
  });
  const a: Party = { units: [clash.a], worth: [clash.worthA], dice: total(attack), wayBack: clash.wayBack[0] };
  const d: Party = { units: clash.d, worth: clash.worthD, dice: total(defence), wayBack: clash.wayBack[1] };
  const expected = expectedContact(clash.level, a, d);
  clash.known.set(key, expected);
  return expected;
}
