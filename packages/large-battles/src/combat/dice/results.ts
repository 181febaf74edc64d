/**
 * Reading of rolls: dice in, results out, from facts alone. Battle, odds and command line read their dice here. Results
 * are from A's point of view (the side that fires, Approaches, or moved into the fight first): W, D, L.
 */
import type { RuleId } from '@drumhead/engine';
import {
  APPROACH,
  BARE,
  BOMBARDMENT,
  compareDice,
  type ContestResult,
  type Favour,
  type Ladder,
  type LadderResult,
  type PairResult,
  resolveLadderContest,
} from '@drumhead/odds';
import { bestC } from './counting.ts';
import { type Fighter, inSquare, type Level } from './fighter.ts';

export type Pairs = readonly [PairResult, PairResult, PairResult];
type Faces = readonly number[];

/** DIS at which a unit is eliminated (LB-UNIT-05). */
export const ELIMINATED = 4;
/** LB-BUA-21. */
export const SECTOR_DESTROYED = 7;
/** LB-BUA-22. From this DIS on a sector burns, and each step harms its garrison. */
export const SECTOR_BURNS = 5;

// ---------------------------------------------------------------- bombardment

/** Effects of a shot on its target, in the order of the pairs. */
export type ShotEffect = 'disorder' | 'retreat' | 'limber' | 'fullMove' | 'bounce';

export interface ShotResult {
  readonly pairs: Pairs;
  readonly contest: ContestResult;
  readonly effects: readonly ShotEffect[];
}

/** The facts about a target needed to read the dice of a shot. */
export type ShotTarget = Pick<Fighter, 'arm' | 'formation' | 'dis'>;

/** LB-DICE-01, -10: the dice of a shot pair by pair; against a sector ties are bare. */
export function compareShot(attack: Faces, defence: Faces, atSector: boolean): ContestResult {
  return compareDice(attack, defence, atSector ? BARE : BOMBARDMENT);
}

/** LB-DICE-01, LB-BOMB-10..12, -22; ties by LB-DICE-02..06, -08, LB-FAQ-01. `room`: a battery that must limber has the room for it. */
export function shotResult(level: Level, target: ShotTarget, attack: Faces, defence: Faces, room = true): ShotResult {
  const contest = compareShot(attack, defence, false);
  return { pairs: contest.pairs, contest, effects: shotEffects(level, target, contest.pairs, room) };
}

/** LB-BOMB-12. Pair 1, then 2, then 3; once the target is eliminated only the bouncing ball is left. */
export function shotEffects(level: Level, target: ShotTarget, pairs: Pairs, room = true): readonly ShotEffect[] {
  return target.arm === 'artillery' ? effectsOnBattery(target, pairs, room) : effectsOnTroops(level, target, pairs);
}

/** LB-BOMB-10. */
function effectsOnTroops(level: Level, target: ShotTarget, pairs: Pairs): readonly ShotEffect[] {
  const effects: ShotEffect[] = [];
  let dis = target.dis;
  if (pairs[0] === 'W') {
    effects.push('disorder');
    dis++;
  }
  if (pairs[1] === 'W' && dis < ELIMINATED) {
    effects.push(inSquare(level, target) ? 'disorder' : 'retreat'); // LB-FORM-07
  }
  if (pairs[2] === 'W' && pairs[0] === 'W') effects.push('bounce');
  return effects;
}

/** LB-BOMB-11, -22. */
function effectsOnBattery(target: ShotTarget, pairs: Pairs, room: boolean): readonly ShotEffect[] {
  const effects: ShotEffect[] = [];
  let dis = target.dis;
  let limbered = target.formation === 'limbered';
  if (pairs[0] === 'W') {
    effects.push('disorder');
    dis++;
  }
  if (pairs[1] === 'W' && dis < ELIMINATED) {
    if (limbered || !room) {
      effects.push('disorder');
      dis++;
    } else {
      effects.push('limber');
      limbered = true;
    }
  }
  if (pairs[2] === 'W' && dis < ELIMINATED) effects.push(limbered ? 'fullMove' : 'disorder');
  return effects;
}

/** The effect of one step of sector DIS on the garrison (LB-BOMB-19). */
export type SectorEffect = 'damaged' | 'garrisonDisordered' | 'garrisonShelledOut' | 'destroyed';

export interface SectorResult {
  readonly pairs: Pairs;
  readonly contest: ContestResult;
  /** Sector DIS after the shot, at most 7. */
  readonly dis: number;
  readonly effects: readonly SectorEffect[];
}

/** LB-BOMB-18..20, LB-BUA-22, LB-DICE-10: each pair won is a step, and the steps apply one after the other. */
export function sectorResult(dis: number, garrisoned: boolean, attack: Faces, defence: Faces): SectorResult {
  const contest = compareShot(attack, defence, true);
  const won = contest.pairs.filter((pair) => pair === 'W').length;
  return { pairs: contest.pairs, contest, ...sectorSteps(dis, garrisoned, won) };
}

export function sectorSteps(
  from: number,
  garrisoned: boolean,
  won: number,
): { readonly dis: number; readonly effects: readonly SectorEffect[] } {
  const effects: SectorEffect[] = [];
  let dis = from;
  for (let step = 0; step < won && dis < SECTOR_DESTROYED; step++) {
    dis++;
    if (dis < SECTOR_BURNS) effects.push('damaged');
    else if (dis === SECTOR_BURNS) effects.push(garrisoned ? 'garrisonDisordered' : 'damaged');
    else if (dis < SECTOR_DESTROYED) effects.push(garrisoned ? 'garrisonShelledOut' : 'damaged');
    else effects.push('destroyed');
  }
  return { dis, effects };
}

// ---------------------------------------------------------------- Approach

export interface ApproachResult {
  readonly pairs: Pairs;
  readonly contest: ContestResult;
  /** DIS suffered by A, and by every unit of D. */
  readonly disA: number;
  readonly disD: number;
  /** Actions won (LB-APP-21). */
  readonly wonA: number;
  readonly wonD: number;
}

/** LB-DICE-01, LB-APP-20, -21; ties by LB-DICE-02, -04, -07, -08. `passive`: D's dice cause no DIS (LB-APP-13). */
export function approachResult(attack: Faces, defence: Faces, passive: boolean): ApproachResult {
  const contest = compareDice(attack, defence, APPROACH);
  return { contest, ...approachOutcome(contest.pairs, passive) };
}

export function approachOutcome(pairs: Pairs, passive: boolean): Omit<ApproachResult, 'contest'> {
  return {
    pairs,
    disA: pairs[0] === 'W' || passive ? 0 : 1,
    disD: pairs[0] === 'L' ? 0 : 1,
    wonA: (pairs[1] === 'W' ? 1 : 0) + (pairs[2] === 'W' ? 1 : 0),
    wonD: (pairs[1] === 'L' ? 1 : 0) + (pairs[2] === 'L' ? 1 : 0),
  };
}

// ---------------------------------------------------------------- Contact

/** How the first pair was decided (LB-CON-10). */
export type Settled = 'dice' | 'cuirass' | 'disorder' | 'unused' | 'c' | 'face';

export interface ContactResult {
  readonly contest: LadderResult;
  readonly winner: 'a' | 'd';
  readonly settled: Settled;
  /** The rule that broke a tie, or null. */
  readonly ladder: RuleId | null;
  readonly second: PairResult;
  readonly doubled: boolean;
  readonly third: PairResult;
  /** DIS of the second die, for each unit of a side. */
  readonly disA: number;
  readonly disD: number;
  /** The winner won the third die (LB-CON-17). */
  readonly pursuit: boolean;
}

function favour(a: boolean, d: boolean): Favour {
  return a === d ? null : a ? 'a' : 'b';
}

/** LB-CON-10. Of several units the steadiest counts. */
export function leastDisorder(units: readonly Fighter[]): number {
  return Math.min(...units.map((f) => f.dis));
}

/** LB-CON-10, LB-CON-11. */
export function contactLadder(a: readonly Fighter[], d: readonly Fighter[]): Ladder {
  const cuirass = favour(
    a.some((f) => f.traits.cuirass),
    d.some((f) => f.traits.cuirass),
  );
  const disA = leastDisorder(a);
  const disD = leastDisorder(d);
  const cA = bestC(a);
  const cD = bestC(d);
  return {
    before: [cuirass, favour(disA < disD, disD < disA)],
    unusedDie: true,
    after: [cA === null || cD === null ? null : favour(cA > cD, cD > cA)],
    evenFace: 'a',
  };
}

/** LB-CON-10, -13, -14, -17; ties by LB-DICE-02, -07, -09. */
export function contactResult(
  a: readonly Fighter[],
  d: readonly Fighter[],
  attack: Faces,
  defence: Faces,
): ContactResult {
  const contest = resolveLadderContest(attack, defence, contactLadder(a, d));
  const settled = settledBy(contest);
  return {
    contest,
    settled,
    ladder: settled === 'dice' ? null : settled === 'cuirass' ? 'LB-SPEC-02' : 'LB-CON-10',
    ...contactOutcome(contest.winner, contest.second, contest.doubled, contest.third),
  };
}

/** LB-CON-13, -14, -17, LB-DICE-09. */
export function contactOutcome(
  winner: 'a' | 'b',
  second: PairResult,
  doubled: boolean,
  third: PairResult,
): Pick<ContactResult, 'winner' | 'second' | 'doubled' | 'third' | 'disA' | 'disD' | 'pursuit'> {
  const won: PairResult = winner === 'a' ? 'W' : 'L';
  return {
    winner: winner === 'a' ? 'a' : 'd',
    second,
    doubled,
    third,
    // Only the loser of the Contact can be doubled (LB-CON-14).
    disA: second === 'W' ? 0 : doubled ? 2 : 1,
    disD: second === 'L' ? 0 : doubled ? 2 : 1,
    pursuit: third === won,
  };
}

function settledBy(contest: LadderResult): Settled {
  if (contest.settledBy === 'before') return contest.step === 0 ? 'cuirass' : 'disorder';
  if (contest.settledBy === 'after') return 'c';
  return contest.settledBy;
}

/** LB-CON-12, LB-ARMY-10: units that do not survive defeat. */
export function lostWhenBeaten(level: Level, loser: Fighter, winners: readonly Fighter[]): boolean {
  if (loser.arm === 'artillery') return true;
  if (level === 'army' || loser.arm !== 'infantry' || loser.formation === 'garrison') return false;
  if (loser.formation === 'marchColumn') return true;
  return loser.formation === 'square'
    ? winners.some((f) => f.arm === 'infantry')
    : winners.some((f) => f.arm === 'cavalry');
}

/** LB-CON-18. */
export function canPursue(level: Level, winner: Fighter): boolean {
  return winner.arm !== 'artillery' && !inSquare(level, winner);
}
