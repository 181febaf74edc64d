/** Chapter 20 for the command line: Break Point, Shaken, and the score against a side. */
import { type Checked, type Problem, type Reason, total } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import type { Situation } from './schemas/index.ts';
import { MOST_DIS } from '../state/kinds.ts';
import type { UnitProfile } from '../state/state.ts';
import { breakPoint } from '../victory/breakPoint.ts';
import { lossOf } from '../victory/victory.ts';
import { type Count, counted } from './given.ts';
import { unlessImpossible } from './impossible.ts';

type Given = Situation<'breakpoint'>;

export interface BreakpointOutcome {
  readonly kind: 'breakpoint';
  readonly breakPoint: number | null;
  readonly brigades: readonly { readonly shakenAt: number; readonly dis: number; readonly shaken: boolean }[];
  /** Losses, Shaken points and penetration against the side. */
  readonly score: Count;
  /** The enemy unit that counts for penetration, by its place in the list; -1: none. */
  readonly spearhead: number;
  /** LB-VIC-13: at the end of the side's own phase. Null without a Break Point. */
  readonly loses: boolean | null;
}

function tooMuchDisorder({ brigades }: Given): readonly Problem[] {
  return brigades.flatMap(({ units, dis }, i) => {
    const most = MOST_DIS * units;
    const facts = { value: dis, least: 0, most };
    return dis <= most ? [] : [problem(`brigades[${i}].dis`, 'engine.problem.outOfRange', facts, 'LB-UNIT-05')];
  });
}

/** LB-VIC-08, -09: a Brigade without any unit, now or before. */
function emptyBrigades({ brigades }: Given): readonly Problem[] {
  return brigades.flatMap(({ units, lost }, i) =>
    units + lost > 0 ? [] : [problem(`brigades[${i}]`, 'lb.problem.brigadeWithoutUnits', {}, 'LB-VIC-08')],
  );
}

/** LB-VIC-01: the Brigades have no more units between them than the side. */
function tooManyUnits({ units, brigades }: Given): readonly Problem[] {
  const given = brigades.reduce((sum, brigade) => sum + brigade.units + brigade.lost, 0);
  if (units === undefined || given <= units) return [];
  return [problem('units', 'lb.problem.moreThanUnits', { given, most: units }, 'LB-VIC-01')];
}

/** LB-VIC-04: where lost units are listed, and no other losses counted, all are. Points come in halves. */
function lossFaults({ brigades, lost, lossPoints }: Given): readonly Problem[] {
  if (!Number.isInteger(2 * lossPoints)) {
    return [problem('lossPoints', 'lb.problem.halfPoints', { value: lossPoints }, 'LB-VIC-04')];
  }
  const given = brigades.reduce((sum, brigade) => sum + brigade.lost, 0);
  if (lost.length === 0 || lossPoints > 0 || given <= lost.length) return [];
  return [problem('lost', 'lb.problem.moreLostThanListed', { given, listed: lost.length }, 'LB-VIC-04')];
}

export function judgeBreakpoint(given: Given): Checked<BreakpointOutcome> {
  const impossible = [...tooMuchDisorder(given), ...emptyBrigades(given), ...tooManyUnits(given), ...lossFaults(given)];
  return unlessImpossible(impossible, () => ({ ok: true, value: judgePossible(given) }));
}

function judgePossible(given: Given): BreakpointOutcome {
  const point =
    given.breakPoint ??
    (given.units === undefined
      ? null
      : breakPoint(given.units, { timid: given.cinc.includes('timid'), stubborn: given.cinc.includes('stubborn') }));
  // LB-VIC-08, -09.
  const brigades = given.brigades.map(({ units, lost, dis }) => {
    const sum = dis + 4 * lost;
    return { shakenAt: units + 1, dis: sum, shaken: sum > units };
  });
  const shaken = given.brigades.filter((b, i) => b.shakenBefore || brigades[i]?.shaken === true).length;
  const lines: Reason[] = [];
  const add = (rule: string, points: number, what: string): void => {
    if (points > 0) lines.push({ rule, add: points, what });
  };
  add('LB-VIC-03', given.lossPoints, 'lb.score.losses');
  add(
    'LB-VIC-04',
    given.lost.reduce((sum, unit) => sum + pointsOf(unit), 0),
    'lb.score.units',
  );
  add('LB-VIC-05', 2 * given.generalsLost, 'lb.score.generals');
  add('LB-VIC-07', shaken, 'lb.score.shaken');
  // LB-VIC-11, -12: the first that qualifies counts; guns never do.
  const spearhead = given.enemies.findIndex(
    (e) => e.arm !== 'artillery' && e.zone > 0 && e.dis < 3 && e.inCommand && e.supported,
  );
  const enemy = given.enemies[spearhead];
  if (enemy !== undefined)
    add('LB-VIC-11', enemy.arm === 'cavalry' ? enemy.zone - 1 : enemy.zone, 'lb.score.penetration');
  const score = counted(lines);
  return {
    kind: 'breakpoint',
    breakPoint: point,
    brigades,
    score,
    spearhead,
    loses: point === null ? null : total(lines) >= point,
  };
}

/** LB-VIC-04, LB-OPT-01. */
function pointsOf(unit: Given['lost'][number]): number {
  if (unit.arm === 'artillery' && unit.batteries === 2) return 4;
  const traits = Object.fromEntries(unit.traits.map((name) => [name, true]));
  const profile = { arm: unit.arm, cavalryClass: unit.arm === 'cavalry' ? unit.class : null, traits };
  return lossOf(profile as unknown as UnitProfile) / 2;
}
