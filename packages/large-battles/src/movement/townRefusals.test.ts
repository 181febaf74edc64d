/** Chapter 18: why a unit may not enter, leave or attack in a town, and what it may do there. */
import { facing } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type BattlefieldSpec, mover, type TerrainSpec, type UnitSpec } from '../../test/positions.ts';
import type { State } from '../state/state.ts';
import type { Mover } from './index.ts';
import { enterProblem, planLeave, stormProblem, townOffers } from './towns.ts';

const sector = (x: number, y: number, dis = 0): TerrainSpec => ({ kind: 'sector', box: [x, y, 120, 120], dis });
/** Two sectors side by side; red comes from below. */
const PAIR: readonly TerrainSpec[] = [sector(840, 480), sector(960, 480)];
const at = (n: number): UnitSpec => ({ at: [840 + 120 * n, 480], formation: 'garrison', sector: n });
/** An attack column whose front touches the left sector. */
const BEFORE: UnitSpec = { at: [840, 555], formation: 'attackColumn' };

const town = (units: readonly UnitSpec[], terrain = PAIR, more: BattlefieldSpec = {}): State =>
  battlefield({ ...more, units, terrain });
type Answer = ReturnType<typeof enterProblem>;
const told = (answer: Answer): unknown =>
  answer === null ? 'ok' : [answer.rule, answer.reason.replace('lb.refusal.', ''), answer.facts];
const entering = (state: State, n = 0, mode: Mover['mode'] = 'own') =>
  told(enterProblem(state, mover(state, 0, {}, mode), n));

describe('entering', () => {
  it.each<readonly [string, State, number, Mover['mode'], unknown]>([
    ['LB-BUA-02 an attack column whose front touches it', town([BEFORE]), 0, 'own', 'ok'],
    [
      'LB-UNIT-05 not off the table',
      town([{ ...BEFORE, status: 'eliminated' }]),
      0,
      'own',
      ['LB-UNIT-05', 'notOnTable', { unit: 'unit-0' }],
    ],
    [
      'LB-CINC-05 not from the Reserve',
      town([{ ...BEFORE, brigade: -1 }]),
      0,
      'own',
      ['LB-CINC-05', 'reserveStays', { unit: 'unit-0' }],
    ],
    [
      'LB-REACT-17 nor in reaction',
      town([{ ...BEFORE, brigade: -1 }]),
      0,
      'reaction',
      ['LB-REACT-17', 'reserveStays', { unit: 'unit-0' }],
    ],
    [
      'LB-BUA-01 no cavalry',
      town([{ ...BEFORE, kind: 'dragoons', formation: 'line' }]),
      0,
      'own',
      ['LB-BUA-01', 'infantryHolds', { unit: 'unit-0', sector: 1 }],
    ],
    [
      'LB-BUA-02 no sector that there is not',
      town([BEFORE]),
      2,
      'own',
      ['LB-BUA-02', 'noSuchSector', { unit: 'unit-0', sector: 3 }],
    ],
    [
      'LB-BUA-21 none that is destroyed',
      town([BEFORE], [sector(840, 480, 9), sector(960, 480)]),
      0,
      'own',
      ['LB-BUA-21', 'sectorDestroyed', { unit: 'unit-0', sector: 1 }],
    ],
    [
      'LB-BUA-01 none that is held',
      town([BEFORE, at(0)]),
      0,
      'own',
      ['LB-BUA-01', 'sectorHeld', { unit: 'unit-0', sector: 1, other: 'unit-1' }],
    ],
    [
      'LB-BUA-07 none with a unit in it that marches through',
      town([BEFORE, { at: [840, 480], formation: 'marchColumn' }]),
      0,
      'own',
      ['LB-BUA-07', 'sectorHeld', { unit: 'unit-0', sector: 1, other: 'unit-1' }],
    ],
    [
      'LB-BUA-02 no line',
      town([{ ...BEFORE, at: [840, 547.5], formation: 'line' }]),
      0,
      'own',
      ['LB-BUA-02', 'columnsEnter', { unit: 'unit-0', sector: 1, formation: 'line' }],
    ],
    [
      'LB-BUA-02 not from a millimetre away',
      town([{ ...BEFORE, at: [840, 556] }]),
      0,
      'own',
      ['LB-BUA-02', 'frontNotAtSector', { unit: 'unit-0', sector: 1 }],
    ],
    ['LB-GEO-08 from a tenth of it', town([{ ...BEFORE, at: [840, 555.1] }]), 0, 'own', 'ok'],
    [
      'LB-BUA-02 not with its back to it',
      town([{ ...BEFORE, facing: 180 }]),
      0,
      'own',
      ['LB-BUA-02', 'frontNotAtSector', { unit: 'unit-0', sector: 1 }],
    ],
    ['LB-BUA-06 from the sector beside it', town([at(0)]), 1, 'own', 'ok'],
    [
      'LB-BUA-06 from none that is apart',
      town([at(0)], [...PAIR, sector(1200, 480)]),
      2,
      'own',
      ['LB-BUA-06', 'noSharedSide', { unit: 'unit-0', sector: 3 }],
    ],
  ])('%s', (_title, state, n, mode, answer) => {
    expect(entering(state, n, mode)).toEqual(answer);
  });
});

describe('leaving', () => {
  const leaving = (state: State, degrees: number): unknown => {
    const plan = planLeave(state, mover(state, 0, { left: 1 }), facing(degrees));
    return plan.ok ? [plan.value.x, plan.value.y].map((n) => n / 64) : told(plan.refusal);
  };
  const enemy = (y: number): UnitSpec => ({ side: 1, at: [840, y], formation: 'attackColumn' });

  it.each<readonly [string, State, number, unknown]>([
    ['LB-BUA-04 an attack column outside, touching the side', town([at(0)]), 0, [840, 405]],
    ['LB-BUA-04 not by no side', town([at(0)]), 45, ['LB-BUA-04', 'noSuchSide', { unit: 'unit-0' }]],
    ['LB-BUA-04 not from outside', town([BEFORE]), 0, ['LB-BUA-04', 'inNoSector', { unit: 'unit-0' }]],
    [
      'LB-UNIT-05 not off the table',
      town([{ ...at(0), status: 'eliminated' }]),
      0,
      ['LB-UNIT-05', 'notOnTable', { unit: 'unit-0' }],
    ],
    [
      'LB-CINC-05 not from the Reserve',
      town([{ ...at(0), brigade: -1 }]),
      0,
      ['LB-CINC-05', 'reserveStays', { unit: 'unit-0' }],
    ],
    [
      'LB-BUA-05 not to 80 mm of an enemy',
      town([at(0), enemy(390 - 80 - 15)]),
      0,
      ['LB-BUA-05', 'comesToEnemy', { unit: 'unit-0', enemy: 'unit-1', limit: 80 }],
    ],
    [
      'LB-BUA-05 LB-GEO-08 nor to a tenth more',
      town([at(0), enemy(390 - 80.1 - 15)]),
      0,
      ['LB-BUA-05', 'comesToEnemy', { unit: 'unit-0', enemy: 'unit-1', limit: 80 }],
    ],
    ['LB-BUA-05 to 81 mm', town([at(0), enemy(390 - 81 - 15)]), 0, [840, 405]],
    [
      'LB-BUA-05 not onto a friend',
      town([at(0), { at: [850, 400], formation: 'square' }]),
      0,
      ['LB-BUA-05', 'endsOnFriend', { unit: 'unit-0', friend: 'unit-1' }],
    ],
    [
      'LB-PROX-01 not too near to one with its last action',
      town([at(0), { at: [840, 390 - 40 - 22.5], formation: 'square' }]),
      0,
      ['LB-PROX-01', 'tooNearFriend', { unit: 'unit-0', friend: 'unit-1', gap: 40, limit: 50 }],
    ],
  ])('%s', (_title, state, degrees, answer) => {
    expect(leaving(state, degrees)).toEqual(answer);
  });
});

describe('attacking the next sector', () => {
  const foe = (n: number): UnitSpec => ({ ...at(n), side: 1 });
  const storming = (state: State, n: number, mode: Mover['mode'] = 'own') =>
    told(stormProblem(state, mover(state, 0, {}, mode), n));

  it.each<readonly [string, State, number, unknown]>([
    ['LB-BUA-17 its enemy garrison', town([at(0), foe(1)]), 1, 'ok'],
    ['LB-BUA-17 that of the first sector from the second', town([at(1), foe(0)]), 0, 'ok'],
    [
      'LB-BUA-17 not from outside',
      town([BEFORE, foe(1)]),
      1,
      ['LB-BUA-17', 'inNoSector', { unit: 'unit-0', sector: 2 }],
    ],
    [
      'LB-BUA-17 not one that is apart',
      town([at(0), { ...foe(1), at: [1200, 480] }], [sector(840, 480), sector(1200, 480)]),
      1,
      ['LB-BUA-17', 'noSharedSide', { unit: 'unit-0', sector: 2 }],
    ],
    [
      'LB-BUA-17 not a friend',
      town([at(0), at(1)]),
      1,
      ['LB-BUA-17', 'noEnemyInSector', { unit: 'unit-0', sector: 2 }],
    ],
    [
      'LB-BUA-17 not an empty one',
      town([at(0), { side: 1, at: [300, 300] }]),
      1,
      ['LB-BUA-17', 'noEnemyInSector', { unit: 'unit-0', sector: 2 }],
    ],
  ])('%s', (_title, state, n, answer) => {
    expect(storming(state, n)).toEqual(answer);
  });

  it('LB-REACT-18 LB-REACT-17 never in reaction', () => {
    const state = town([at(0), foe(1)]);
    expect(storming(state, 1, 'reaction')).toMatchObject({ 0: 'LB-REACT-18' });
    const reserve = town([{ ...at(0), brigade: -1 }, foe(1)]);
    expect(storming(reserve, 1)).toMatchObject({ 1: 'reserveStays' });
  });
});

describe('offers in a town', () => {
  const offered = (state: State): readonly unknown[] =>
    townOffers(state, mover(state, 0, { left: 1 })).map((offer) =>
      offer.type === 'leave' ? [offer.type, offer.facing / 16] : [offer.type, (offer as { sector: number }).sector],
    );

  it('LB-BUA-02 LB-BUA-04 LB-BUA-06 LB-BUA-17 each way in, on and out, and each attack', () => {
    expect(offered(town([BEFORE]))).toEqual([['enter', 0]]);
    expect(offered(town([at(0)]))).toEqual([
      ['enter', 1],
      ['leave', 0],
      ['leave', 180],
      ['leave', 270],
    ]);
    expect(offered(town([at(1), { ...at(0), side: 1 }]))).toEqual([
      ['storm', 0],
      ['leave', 90],
    ]);
    expect(offered(town([{ ...BEFORE, kind: 'dragoons', formation: 'line' }]))).toEqual([]);
    expect(offered(battlefield({ units: [BEFORE] }))).toEqual([]);
  });
});
