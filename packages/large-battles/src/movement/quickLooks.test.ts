/** Where nothing is near the way of a move, its rules are not asked. That must never change the answer. */
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { verdict } from '../../test/answers.ts';
import { dice } from '../../test/crowd.ts';
import {
  battlefield,
  type GeneralSpec,
  type Kind,
  mover,
  type TerrainSpec,
  type UnitSpec,
} from '../../test/positions.ts';
import type { Move } from '../state/commands.ts';
import type { Formation, State, TerrainPiece } from '../state/state.ts';
import { planFormationChange, planMove } from './index.ts';

type Roll = (sides: number) => number;

type Mover = readonly [Kind, Formation];
const FORMED: readonly Mover[] = [
  ['infantry', 'line'],
  ['infantry', 'attackColumn'],
  ['dragoons', 'line'],
];
const FAST: readonly Mover[] = [
  ['infantry', 'marchColumn'],
  ['dragoons', 'column'],
  ['battery', 'limbered'],
];
const SQUARE: Mover = ['infantry', 'square'];
const GUNS: Mover = ['battery', 'unlimbered'];

/** A unit and one or two things at random places round it, often at the table edge. */
function sparse(roll: Roll, movers: readonly Mover[]): State {
  const [kind, formation] = movers[roll(movers.length)] as Mover;
  const at = [roll(2) === 0 ? 40 + roll(60) : 900, roll(2) === 0 ? 40 + roll(60) : 600] as const;
  const near = (most: number): [number, number] => [at[0] + roll(2 * most) - most, at[1] + roll(2 * most) - most];
  const units: UnitSpec[] = [{ kind, formation, at, facing: roll(8) * 45 + roll(9) }];
  const generals: GeneralSpec[] = [];
  const terrain: TerrainSpec[] = [];
  for (let things = 1 + roll(2); things > 0; things--) {
    const [x, y] = near(160);
    switch (roll(8)) {
      case 0:
      case 1:
        units.push({ side: 1, at: [x, y], formation: 'attackColumn', facing: roll(360) });
        break;
      case 2:
        units.push({ at: [x, y], formation: 'square', facing: roll(360) });
        break;
      case 3:
        generals.push({ side: 1, at: near(90) });
        break;
      case 4:
        terrain.push({ kind: 'building', box: [...near(90), 12, 12] });
        break;
      case 5:
        terrain.push({ kind: 'rough', box: [...near(120), 30, 20] });
        break;
      case 6:
        terrain.push({ kind: 'hedge', points: [...near(90), ...near(90)] });
        break;
      default:
        terrain.push({ kind: 'stream', points: [...near(110), ...near(110)] });
    }
  }
  return battlefield({ units, generals, terrain });
}

/** The same table with ground that seems near to everything, and is far away: now every rule is asked. */
function asked(state: State): State {
  const far = [-9e6, -9e6, -8e6, -9e6, -8e6, -8e6];
  const piece = (kind: TerrainPiece['kind']): TerrainPiece => ({
    id: kind,
    kind,
    points: far,
    level: 0,
    sector: -1,
    minX: -1e7,
    minY: -1e7,
    maxX: 1e7,
    maxY: 1e7,
  });
  return { ...state, field: { ...state.field, terrain: [...state.field.terrain, piece('rough'), piece('building')] } };
}

/** Moves of every kind that is judged by quick looks first, and who can make them. */
const MOVES: Readonly<Record<string, readonly [readonly Mover[], (roll: Roll) => Move]>> = {
  straight: [FORMED, (roll) => ({ kind: 'straight', distance: steps(20 + roll(60)) })],
  oblique: [FORMED, (roll) => ({ kind: 'oblique', angle: roll(1441) - 720, distance: steps(20 + roll(60)) })],
  lateral: [FORMED, (roll) => ({ kind: 'lateral', side: sideOf(roll), distance: steps(5 + roll(45)) })],
  backward: [FORMED, (roll) => ({ kind: 'backward', distance: steps(5 + roll(45)) })],
  wheel: [FORMED, (roll) => ({ kind: 'wheel', pivot: sideOf(roll), angle: 100 + roll(290) })],
  'wheel of guns': [[GUNS], (roll) => ({ kind: 'wheel', pivot: sideOf(roll), angle: roll(1500) - 750 })],
  rotation: [[...FORMED, SQUARE, GUNS], (roll) => ({ kind: 'rotate', angle: roll(2881) - 1440 })],
  'about-face': [[...FORMED, SQUARE, GUNS], () => ({ kind: 'aboutFace' })],
  shift: [[SQUARE, GUNS], (roll) => ({ kind: 'shift', direction: roll(5760), distance: steps(5 + roll(45)) })],
  'free move': [
    FAST,
    (roll) => ({ kind: 'fast', direction: roll(5760), distance: steps(5 + roll(115)), facing: roll(5760) }),
  ],
  'free turn': [FAST, (roll) => ({ kind: 'fast', direction: 0, distance: 0, facing: roll(5760) })],
};
const sideOf = (roll: Roll) => (roll(2) === 0 ? ('left' as const) : ('right' as const));

describe('quick looks', () => {
  it.each(Object.keys(MOVES))('LB-MOVE-27 LB-MOVE-29 LB-PASS-01 LB-GEO-18 answer as the rules do: %s', (name) => {
    const [movers, moveOf] = MOVES[name] as (typeof MOVES)[string];
    const answers = new Set<string>();
    for (let seed = 1; seed <= 400; seed++) {
      const roll = dice(Math.imul(seed, 2654435761));
      const state = sparse(roll, movers);
      const long = asked(state);
      const move = moveOf(roll);
      const answer = planMove(state, mover(state, 0, { left: 1 }), move);
      expect(answer, `table ${seed}, ${JSON.stringify(move)}`).toEqual(
        planMove(long, mover(long, 0, { left: 1 }), move),
      );
      answers.add(verdict(answer));
    }
    expect([...answers]).toContain('ok');
    expect(answers.size).toBeGreaterThan(3);
  });

  it('LB-FORM-05 LB-GEO-18 answer every change of formation as the rules do', () => {
    const formations: readonly Formation[] = ['line', 'attackColumn', 'square', 'column', 'unlimbered', 'limbered'];
    for (let seed = 1; seed <= 100; seed++) {
      const roll = dice(Math.imul(seed, 2654435761));
      const state = sparse(roll, [...FORMED, ...FAST, GUNS]);
      const long = asked(state);
      for (const formation of formations) {
        const facing = formation === 'unlimbered' ? roll(5760) : (state.units[0]?.facing ?? 0);
        const answer = planFormationChange(state, mover(state, 0, { left: 1 }), formation, facing);
        expect(answer, `table ${seed}, ${formation}`).toEqual(
          planFormationChange(long, mover(long, 0, { left: 1 }), formation, facing),
        );
      }
    }
  });
});
