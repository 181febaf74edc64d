/** Adjudication of victory: both sides at the end of a player turn (chapter 15). */
import type { Checked, Problem } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import type { Base, Troop } from '../scenarios/position.ts';
import { lossesOf } from '../victory/losses.ts';
import { breakingPoint, judge } from '../victory/victory.ts';
import type { GivenSide, Situation } from './situations.ts';
import { layOut } from './layout.ts';
import { startMoment, type Sum, sumOf } from './givenDice.ts';

export interface VictoryJudgement {
  readonly kind: 'victory';
  readonly losses: readonly [number, number];
  readonly limits: readonly [number, number];
  /** With `last`: what each side has earned (SIP-VIC-3). */
  readonly points: readonly [Sum, Sum] | null;
  /** `goesOn`: neither side has won yet. */
  readonly result: 'first' | 'second' | 'draw' | 'goesOn';
  readonly rule: string;
}

/** SIP-VIC-1..5. */
export function judgeVictory({ first, second, last }: Situation<'victory'>): Checked<VictoryJudgement> {
  const sides = [first, second] as const;
  const problems: Problem[] = [];
  sides.forEach(({ units, removed = 0, routing = 0, objectives = [] }, i) => {
    const path = i === 0 ? 'first' : 'second';
    if (removed + routing > units) {
      problems.push(problem(`${path}.removed`, 'sip.adjudicate.tooManyLost', { units }, 'SIP-VIC-1'));
    } else if (removed + routing === units && objectives.length > 0) {
      problems.push(problem(`${path}.objectives`, 'sip.adjudicate.noHolder', {}, 'SIP-VIC-4'));
    }
  });
  if (problems.length > 0) return { ok: false, problems };
  const table = layOut({
    units: sides.flatMap((side, i) => unitsOf(side, i as 0 | 1)),
    commands: sides.flatMap((side, i) => basesOf(side, i as 0 | 1)),
    objectives: sides.flatMap(({ objectives = [] }, i) =>
      objectives.map((points, n) => ({ id: `objective-${i + 1}-${n + 1}`, x: HELD[i as 0 | 1], y: 75, points })),
    ),
  });
  const { state, events } = startMoment(table, (draft) => judge(draft, last === true));
  const counted = events.find((event) => event.type === 'counted');
  const { outcome } = state;
  const ids = table.field.sides.map(({ id }) => id);
  return {
    ok: true,
    value: {
      kind: 'victory',
      losses: [lossesOf(table, 0), lossesOf(table, 1)],
      limits: [breakingPoint(table, 0), breakingPoint(table, 1)],
      points: counted === undefined ? null : [sumOf(counted.points[0]), sumOf(counted.points[1])],
      result:
        outcome === null ? 'goesOn' : outcome.winner === null ? 'draw' : outcome.winner === ids[0] ? 'first' : 'second',
      rule: outcome?.rule ?? 'SIP-VIC-1',
    },
  };
}

/** Where the units and objectives of a side lie, far from the other's. */
const HELD = [30, 150] as const;

function unitsOf({ units, removed = 0, routing = 0 }: GivenSide, side: 0 | 1): readonly Troop[] {
  return Array.from({ length: units }, (_, i): Troop => {
    const status = i < removed ? 'removed' : i < removed + routing ? 'routing' : 'ready';
    return { side, at: [HELD[side], 75], status };
  });
}

function basesOf({ commands = 0, commandsLost = 0 }: GivenSide, side: 0 | 1): readonly Base[] {
  return Array.from({ length: commands + commandsLost }, (_, i): Base => {
    return { side, at: [HELD[side], 75], ...(i < commandsLost ? { change: { status: 'removed' } } : {}) };
  });
}
