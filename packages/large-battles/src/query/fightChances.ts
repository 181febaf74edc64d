/** What the dice of a fight lead to: sums of the chances of their results, for the odds shown beforehand. */
import { LADDER_OUTCOMES, PAIR_RESULTS } from '@drumhead/odds';
import { type Fighter, fighterOf, type Level } from '../combat/dice/fighter.ts';
import {
  approachOutcome,
  canPursue,
  contactOutcome,
  ELIMINATED,
  lostWhenBeaten,
  type Pairs,
} from '../combat/dice/results.ts';
import { unitsOf } from '../combat/dice/tallies.ts';
import type { Combat } from '../state/combatFrame.ts';
import type { State, Unit } from '../state/state.ts';

/** Possible results, from the attacker's point of view. */
export type Coming =
  | 'defenderHurt'
  | 'defenderLost'
  | 'defenderBack'
  | 'attackerHurt'
  | 'attackerLost'
  | 'attackerActs'
  | 'defenderActs'
  | 'bounce'
  | 'sectorHurt'
  | 'attackerWins'
  | 'defenderWins';

/** The odds of a fight for one unit. */
export interface UnitOutlook {
  readonly unit: number;
  /** Expected DIS. */
  readonly disorder: number;
  readonly eliminated: number;
}

/** The 27 joint results in the order of the odds, as pairs. */
export const JOINT_PAIRS: readonly Pairs[] = PAIR_RESULTS.flatMap((first) =>
  PAIR_RESULTS.flatMap((second) => PAIR_RESULTS.map((third): Pairs => [first, second, third])),
);

export type Chances = readonly { readonly what: Coming; readonly chance: number }[];

export type Sums = { [K in Coming]?: number };

export function add(sums: Sums, what: Coming, chance: number): void {
  sums[what] = (sums[what] ?? 0) + chance;
}

export function listed(sums: Sums, order: readonly Coming[]): Chances {
  return order.map((what) => ({ what, chance: Math.min(1, sums[what] ?? 0) }));
}

/** The results of an Approach in the order in which they are told. */
export const APPROACH_RESULTS: readonly Coming[] = [
  'defenderHurt',
  'attackerHurt',
  'defenderLost',
  'attackerActs',
  'defenderActs',
];

export interface ApproachChances {
  readonly sums: Sums;
  /** The chance of each split of the actions won: 2-0, 1-1 and so on. */
  readonly splits: readonly { readonly a: number; readonly d: number; readonly chance: number }[];
  readonly attacker: UnitOutlook;
  readonly defenders: readonly UnitOutlook[];
}

/** LB-APP-20, -21. `joint`: the chance of each joint result of the three pairs. */
export function approachChances(state: State, combat: Combat, joint: Float64Array): ApproachChances {
  const passive = combat.passive.every(Boolean);
  const sums: Sums = {};
  const splits: number[] = new Array<number>(9).fill(0);
  for (let i = 0; i < joint.length; i++) {
    const p = joint[i] as number;
    const { disA, disD, wonA, wonD } = approachOutcome(JOINT_PAIRS[i] as Pairs, passive);
    if (disD > 0) add(sums, 'defenderHurt', p);
    if (disA > 0) add(sums, 'attackerHurt', p);
    if (wonA > 0) add(sums, 'attackerActs', p);
    if (wonD > 0) add(sums, 'defenderActs', p);
    splits[wonA * 3 + wonD] = (splits[wonA * 3 + wonD] as number) + p;
  }
  const outlook = (unit: number, hurt: number): UnitOutlook => {
    const lastStep = (state.units[unit] as Unit).dis === ELIMINATED - 1;
    return { unit, disorder: hurt, eliminated: lastStep ? hurt : 0 };
  };
  const attacker = outlook(combat.attacker, sums.attackerHurt ?? 0);
  const defenders = combat.defenders.map((d) => outlook(d, sums.defenderHurt ?? 0));
  for (const { eliminated } of defenders) sums.defenderLost = Math.max(sums.defenderLost ?? 0, eliminated);
  return {
    sums,
    splits: splits.flatMap((chance, i) => (chance > 0 ? [{ a: (i - (i % 3)) / 3, d: i % 3, chance }] : [])),
    attacker,
    defenders,
  };
}

/** The results of a Contact in the order in which they are told. */
export const CONTACT_RESULTS: readonly Coming[] = ['attackerWins', 'defenderWins', 'defenderLost', 'attackerLost'];

export interface ContactChances {
  readonly sums: Sums;
  /** The chance that A wins. */
  readonly wins: number;
  readonly attackers: readonly UnitOutlook[];
  readonly defenders: readonly UnitOutlook[];
}

/** LB-CON-10..22. `odds`: the chance of each of `LADDER_OUTCOMES`. */
export function contactChances(state: State, combat: Combat, odds: Float64Array): ContactChances {
  const fightersA = unitsOf(combat, 'a').map((unit) => fighterOf(state, unit));
  const fightersD = combat.defenders.map((unit) => fighterOf(state, unit));
  const { a, d, ...chances } = contactOutlook(state.field.level, fightersA, fightersD, odds);
  return { ...chances, attackers: a.told(unitsOf(combat, 'a')), defenders: d.told(combat.defenders) };
}

interface ContactOutlook extends Pick<ContactChances, 'sums' | 'wins'> {
  readonly a: Outlook;
  readonly d: Outlook;
}

/** The same of fighters that stand on no table. */
export function contactOutlook(
  level: Level,
  fightersA: readonly Fighter[],
  fightersD: readonly Fighter[],
  odds: Float64Array,
): ContactOutlook {
  const a = new Outlook(level, fightersA);
  const d = new Outlook(level, fightersD);
  let wins = 0;
  for (let i = 0; i < odds.length; i++) {
    const p = odds[i] as number;
    if (p === 0) continue;
    const { winner, second, doubled, third } = LADDER_OUTCOMES[i] as (typeof LADDER_OUTCOMES)[number];
    const { disA, disD, pursuit } = contactOutcome(winner, second, doubled, third);
    if (winner === 'a') {
      wins += p;
      a.wins(p, disA);
      d.loses(p, disD, fightersA, disA, pursuit);
    } else {
      a.loses(p, disA, fightersD, disD, pursuit);
      d.wins(p, disD);
    }
  }
  const sums: Sums = { attackerWins: wins, defenderWins: 1 - wins, defenderLost: d.any, attackerLost: a.any };
  return { sums, wins, a, d };
}

/** Sums the results for the units of one side of a Contact. */
class Outlook {
  readonly level: Level;
  readonly fighters: readonly Fighter[];
  readonly disorder: number[];
  readonly eliminated: number[];
  /** Chance that at least one of them is eliminated. */
  any = 0;

  constructor(level: Level, fighters: readonly Fighter[]) {
    this.level = level;
    this.fighters = fighters;
    this.disorder = fighters.map(() => 0);
    this.eliminated = fighters.map(() => 0);
  }

  wins(p: number, suffered: number): void {
    this.count(p, (f) => this.worn(f, f.dis + suffered));
  }

  /** LB-CON-12, -17..19: the DIS of the winners, and whether they won the third die. */
  loses(p: number, suffered: number, winners: readonly Fighter[], theirs: number, third: boolean): void {
    const pursued = third && winners.some((f) => f.dis + theirs < ELIMINATED && canPursue(this.level, f));
    this.count(p, (f) => {
      const dis = f.dis + suffered;
      if (dis >= ELIMINATED || lostWhenBeaten(this.level, f, winners)) return ELIMINATED;
      return this.worn(f, pursued ? dis + 1 : dis);
    });
  }

  /** LB-CON-22. */
  worn(f: Fighter, dis: number): number {
    return f.arm === 'cavalry' && dis === f.dis ? dis + 1 : dis;
  }

  count(p: number, after: (f: Fighter) => number): void {
    let any = false;
    this.fighters.forEach((f, i) => {
      const dis = Math.min(ELIMINATED, after(f));
      this.disorder[i] = (this.disorder[i] as number) + p * (dis - f.dis);
      if (dis < ELIMINATED) return;
      this.eliminated[i] = (this.eliminated[i] as number) + p;
      any = true;
    });
    if (any) this.any += p;
  }

  told(units: readonly number[]): UnitOutlook[] {
    return units.map((unit, i) => ({
      unit,
      disorder: this.disorder[i] as number,
      eliminated: this.eliminated[i] as number,
    }));
  }
}
