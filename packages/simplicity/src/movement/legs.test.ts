/** Straight legs and turns by themselves: what bars them, to the hundredth of a centimetre. */
import { facing as facingOf, quadOf } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { checkRefusal } from '../../test/promises.ts';
import { sweepOf } from '../ground/sweep.ts';
import { position, type Position, type Troop } from '../scenarios/position.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';
import { cm } from '../state/lengths.ts';
import type { Kind } from '../state/state.ts';
import { sizeOf } from '../state/unitTables.ts';
import { profileOf, unitOf } from '../state/units.ts';
import { legProblem, ORDINARY, type Purpose, roomAhead, turnProblem } from './legs.ts';
import { surroundingsOf } from './surroundings.ts';

const one = (at: readonly [number, number] = [60, 30], more: Partial<Troop> = {}): Troop => ({ at, ...more });
const foe = (at: readonly [number, number], more: Partial<Troop> = {}): Troop => ({ side: 1, at, ...more });
const FAR = foe([5, 85]);
const area = (kind: 'woods' | 'rough' | 'river' | 'fieldwork' | 'section', ...box: [number, number, number, number]) =>
  ({ id: kind, kind, box }) as TerrainFile;

interface Leg {
  readonly direction?: number;
  readonly distance?: number;
  readonly purpose?: Partial<Purpose>;
}

/** `ok`, or the rule and the reason. Unit 0 goes 10 cm north, if nothing else is said. */
function leg(asked: Position, { direction = 0, distance = 10, purpose = {} }: Leg = {}): string {
  const state = position(asked);
  const { x, y, facing } = unitOf(state, 0);
  return answer(legProblem(state, 0, { x, y, facing }, facingOf(direction), cm(distance), { ...ORDINARY, ...purpose }));
}

/** Unit 0 turns to face this way. */
function turn(asked: Position, degrees: number, purpose: Partial<Purpose> = {}): string {
  const state = position(asked);
  const { x, y } = unitOf(state, 0);
  return answer(turnProblem(state, 0, { x, y, facing: facingOf(degrees) }, { ...ORDINARY, ...purpose }));
}

function answer(problem: ReturnType<typeof legProblem>): string {
  if (problem === null) return 'ok';
  checkRefusal(problem);
  return `${problem.rule} ${problem.reason.replace('sip.refusal.', '')}`;
}
const against = (...others: readonly Troop[]): Position => ({ units: [one(), ...others, FAR] });
const over = (terrain: readonly TerrainFile[], kind: Kind = 'line'): Position => ({
  units: [one([60, 30], { kind }), FAR],
  terrain,
});

describe('the edge of the table', () => {
  it.each([
    [0, [60, 88.5]],
    [90, [117, 45]],
    [180, [60, 1.5]],
    [270, [3, 45]],
  ] as const)('SIP-MOV-12 SIP-GEN-6 at %i degrees no more than 0.05 cm over it', (direction, at) => {
    const to = (distance: number) => leg({ units: [one(at), foe([60, 45])] }, { direction, distance });
    expect([to(0), to(0.05), to(0.06)]).toEqual(['ok', 'ok', 'SIP-MOV-12 offTable']);
  });

  it('SIP-MOV-12 a turn may not leave a corner over it, near other things or not', () => {
    expect([turn({ units: [one([3, 45]), FAR] }, 0), turn({ units: [one([2.9, 45]), FAR] }, 0)]).toEqual([
      'ok',
      'SIP-MOV-12 offTable',
    ]);
    const beside = (x: number) => turn({ units: [one([x, 45]), one([3, 48.02]), FAR] }, 0);
    expect([beside(3), beside(2.9)]).toEqual(['ok', 'SIP-MOV-12 offTable']);
    // The edge comes before anybody in the way.
    expect(leg({ units: [one([60, 80]), one([60, 84]), FAR] })).toBe('SIP-MOV-12 offTable');
  });
});

describe('closed ground', () => {
  it('SIP-TER-3 SIP-TER-4 SIP-TER-10 is met by any part of the footprint, on the way and where a turn ends', () => {
    expect(leg(over([area('woods', 62.9, 34, 70, 36)], 'heavyCavalry'))).toBe('SIP-TER-3 barred');
    expect(leg(over([area('woods', 63, 34, 70, 36)], 'heavyCavalry'))).toBe('ok');
    expect(leg(over([area('rough', 62.9, 34, 70, 36)], 'lightCavalry'))).toBe('SIP-TER-4 barred');
    expect(leg(over([area('woods', 62.9, 34, 70, 36)]))).toBe('ok');
    const beside = over([area('woods', 58, 32.5, 62, 40)], 'heavyCavalry');
    expect([turn(beside, 0), turn(beside, 90), turn(beside, 180)]).toEqual(['ok', 'SIP-TER-3 barred', 'ok']);
    // Closed ground that it stands on already opens no other.
    const stranded = over([area('rough', 59, 29, 61, 31), area('woods', 58, 32.5, 62, 40)], 'heavyCavalry');
    expect([turn(stranded, 0), turn(stranded, 90), turn(stranded, 180)]).toEqual(['ok', 'SIP-TER-3 barred', 'ok']);
    const river = area('river', 0, 32.5, 120, 36);
    expect([turn(over([river]), 90), turn(over([river, bridge(57, 63)]), 90)]).toEqual(['SIP-TER-10 barred', 'ok']);
    expect([turn(over([river, bridge(66, 72)]), 90)]).toEqual(['SIP-TER-10 barred']);
  });

  const bridge = (from: number, to: number): TerrainFile => ({ id: 'bridge', kind: 'bridge', box: [from, 32, to, 37] });

  it('SIP-TER-10 a bridge is a way over a river, not through a wood beside it', () => {
    const river = area('river', 0, 33, 120, 36);
    expect([leg(over([river])), leg(over([river, bridge(57, 63)]))]).toEqual(['SIP-TER-10 barred', 'ok']);
    const wood = area('woods', 57, 33, 63, 36);
    expect(leg(over([wood, area('river', 80, 33, 120, 36), bridge(57, 63)], 'heavyCavalry'))).toBe('SIP-TER-3 barred');
  });

  it('SIP-MOV-15 out of ground that it may not enter it goes towards the nearest edge of it alone', () => {
    const stuck = {
      units: [one([60, 45], { kind: 'heavyCavalry' as const }), FAR],
      terrain: [area('woods', 50, 38, 70, 60)],
    };
    expect(leg(stuck, { direction: 180, distance: 2 })).toBe('ok');
    expect(leg(stuck, { direction: 0, distance: 2 })).toBe('SIP-MOV-15 notOutOf');
    expect(leg(stuck, { direction: 90, distance: 1 })).toBe('SIP-MOV-15 notOutOf');
    expect(turn(stuck, 90)).toBe('ok');
  });

  it('SIP-TER-7 no footprint overlaps a section, but that of the order or of its target', () => {
    const town = area('section', 55, 36, 65, 44);
    const section = 'SIP-TER-7 section';
    expect(leg(over([town]))).toBe(section);
    expect(leg(over([town]), { purpose: { section: 0 } })).toBe('ok');
    expect(leg(over([town]), { purpose: { section: 1 } })).toBe(section);
    expect(leg(over([town]), { distance: 4.5 })).toBe('ok');
    expect(leg(over([town]), { distance: 4.6 })).toBe(section);
    const held = { units: [one(), foe([0, 0], { section: 0 }), foe([60, 60]), FAR], terrain: [town] };
    expect(leg(held, { distance: 4.6, purpose: { target: 1 } })).toBe('ok');
    expect(leg(held, { distance: 4.6, purpose: { target: 2 } })).toBe(section);
    const beside = over([area('section', 55, 32.5, 65, 40)]);
    expect([turn(beside, 0), turn(beside, 90), turn(beside, 90, { section: 0 })]).toEqual(['ok', section, 'ok']);
    // Unit 0 as the target of a charge.
    const first = { units: [foe([0, 0], { section: 0 }), one(), FAR], terrain: [town] };
    const state = position(first);
    const { x, y, facing } = unitOf(state, 1);
    const charging = legProblem(state, 1, { x, y, facing }, 0, cm(4.6), { target: 0, section: -1 });
    expect(charging).toBeNull();
  });

  it('SIP-TER-9 a fieldwork taken by another is closed to its centre, whoever is first in the list', () => {
    const work = area('fieldwork', 55, 36, 65, 46);
    const taken = 'SIP-TER-9 workTaken';
    const pair = (other: Troop) => leg({ units: [one([56, 30]), other, FAR], terrain: [work] });
    expect(pair(one([62.5, 43]))).toBe(taken);
    expect(pair(foe([62.5, 43], { status: 'routing' }))).toBe(taken);
    expect(pair(one([62.5, 43], { status: 'removed' }))).toBe('ok');
    expect(pair(one([62.5, 47]))).toBe('ok');
    expect(leg({ units: [one([56, 37]), FAR], terrain: [work] }, { distance: 2 })).toBe('ok');
    const state = position({ units: [one([62.5, 43]), one([56, 30]), FAR], terrain: [work] });
    const { x, y, facing } = unitOf(state, 1);
    expect(answer(legProblem(state, 1, { x, y, facing }, 0, cm(10), ORDINARY))).toBe(taken);
  });
});

describe('other units', () => {
  it('SIP-INT-1 SIP-INT-2 friends on the way and at its end', () => {
    expect(leg(against(one([65.9, 35])))).toBe('SIP-INT-2 friendInWay');
    expect(leg(against(one([66, 35])))).toBe('ok');
    expect(leg(against(one([60, 35], { status: 'routing' })))).toBe('ok');
    expect(leg(against(one([60, 40], { status: 'routing' })))).toBe('SIP-INT-2 endsOnFriend');
    expect(leg(against(one([60, 27.5])))).toBe('ok'); // off one that it stood upon
    expect([turn(against(one([60, 33.5])), 0), turn(against(one([60, 33.5])), 90)]).toEqual([
      'ok',
      'SIP-INT-2 endsOnFriend',
    ]);
  });

  it('SIP-MOV-10 enemies on the way: 1 cm from ready ones, not over routing ones', () => {
    const near = 'SIP-MOV-10 nearEnemy';
    expect([leg(against(foe([60, 44.1]))), leg(against(foe([60, 43.9])))]).toEqual(['ok', near]);
    expect([67, 66.95, 66.94].map((x) => leg(against(foe([x, 35]))))).toEqual(['ok', 'ok', near]);
    expect(leg(against(foe([66.9, 35], { status: 'routing' })))).toBe('ok');
    expect(leg(against(foe([60, 36], { status: 'routing' })))).toBe('SIP-MOV-10 enemyInWay');
    expect(leg(against(foe([60, 40], { status: 'routing' })))).toBe('SIP-MOV-10 endsOnEnemy');
    // One nearer than 1 cm at the start is only kept off as far as it was.
    expect(leg(against(foe([66.5, 30])), { direction: 180, distance: 5 })).toBe('ok');
    expect(leg(against(foe([66.5, 30])), { direction: 90, distance: 0.3 })).toBe(near);
  });

  it('SIP-CHG-6 a charge comes near to enemies, through routing ones, and meets no other', () => {
    const purpose = { target: 1 };
    const charging = (...others: readonly Troop[]) =>
      leg({ units: [one(), foe([60, 43]), ...others, FAR] }, { purpose });
    expect(charging()).toBe('ok');
    expect(charging(foe([66.2, 35]))).toBe('ok');
    expect(charging(foe([65, 35]))).toBe('SIP-CHG-6 enemyInWay');
    expect(charging(foe([65, 35], { status: 'routing' }))).toBe('ok');
    expect(charging(one([65, 35]))).toBe('SIP-INT-2 friendInWay');
    expect(leg({ units: [one(), foe([65, 35]), FAR] }, { purpose })).toBe('ok');
    const state = position({ units: [foe([60, 40]), one(), foe([65, 35])] });
    const { x, y, facing } = unitOf(state, 1);
    const first = { target: 0, section: -1 };
    expect(answer(legProblem(state, 1, { x, y, facing }, 0, cm(7), first))).toBe('SIP-CHG-6 enemyInWay');
    expect(answer(legProblem(state, 1, { x, y, facing }, 0, cm(1), first))).toBe('ok');
  });

  it('SIP-MOV-10 a turn ends 1 cm from ready enemies, or as near as it was; a charge turns as it likes', () => {
    const near = 'SIP-MOV-10 nearEnemy';
    // Turned by 90 degrees its front is 3 cm from its centre, where it was 1.5 cm.
    expect([turn(against(foe([60, 35.5])), 90), turn(against(foe([60, 35.4])), 90)]).toEqual(['ok', near]);
    expect(turn(against(foe([60, 35.46])), 90)).toBe('ok');
    expect(turn(against(foe([60, 35.4], { status: 'routing' })), 90)).toBe('ok');
    expect(turn(against(foe([60, 35.4])), 90, { target: 1 })).toBe('ok');
    expect(turn(against(foe([60, 33.9])), 180)).toBe('ok');
    expect(turn(against(foe([60, 33.2], { status: 'routing' })), 90)).toBe('SIP-MOV-10 endsOnEnemy');
    expect(turn(against(foe([60, 33.2], { status: 'routing' })), 90, { target: 1 })).toBe('ok');
    const state = position({ units: [foe([60, 35.4]), one(), FAR] });
    const { x, y } = unitOf(state, 1);
    const turned = (target: number) =>
      answer(turnProblem(state, 1, { x, y, facing: facingOf(90) }, { target, section: -1 }));
    expect([turned(0), turned(-1)]).toEqual(['ok', near]);
  });
});

describe('room ahead', () => {
  /** The room for 30 cm in a direction, in centimetres. */
  const room = (asked: Position, direction = 0, reach = 30) => {
    const state = position(asked);
    const { x, y, facing } = unitOf(state, 0);
    const quad = quadOf({ x, y, facing }, sizeOf(profileOf(state, 0)));
    const sweep = sweepOf(quad, facingOf(direction), cm(reach));
    return roomAhead(state, 0, sweep, surroundingsOf(state, 0, sweep.box));
  };
  /** The same to half a centimetre: 0.05 cm of overlap count for nothing (SIP-GEN-6). */
  const halves = (asked: Position, direction = 0, reach = 30) =>
    Math.round((room(asked, direction, reach) * 2) / cm(1)) / 2;

  it('SIP-MOV-12 to the edge of the table, whichever way', () => {
    const middle = { units: [one([60, 45]), FAR] };
    expect([0, 90, 180, 270].map((direction) => halves(middle, direction))).toEqual([30, 30, 30, 30]);
    const corner = { units: [one([10, 10]), FAR] };
    expect([0, 90, 180, 270].map((direction) => halves(corner, direction))).toEqual([30, 30, 8.5, 7]);
    const other = { units: [one([112, 78]), foe([5, 5])] };
    expect([0, 90, 180, 270].map((direction) => halves(other, direction))).toEqual([10.5, 5, 30, 30]);
    expect(halves(corner, 225)).toBe(10);
    expect(halves(other, 30)).toBe(10);
    expect(halves({ units: [one([2, 45]), FAR] }, 270)).toBe(0);
  });

  it('SIP-MOV-10 SIP-INT-2 SIP-TER-3 SIP-TER-7 to whatever bars the way, the nearest of them', () => {
    expect(halves(against(foe([60, 45])))).toBe(11);
    expect(halves(against(foe([60, 45], { status: 'routing' })))).toBe(12);
    expect(halves(against(one([60, 45])))).toBe(12);
    expect(halves(against(one([60, 45], { status: 'routing' })))).toBe(30);
    expect(halves(against(one([60, 32.5])))).toBe(30);
    expect(halves({ units: [one([60, 30], { kind: 'light' }), one([60, 45]), FAR] })).toBe(30);
    expect(halves(over([area('woods', 55, 45, 65, 50)], 'heavyCavalry'))).toBe(13.5);
    expect(halves(over([area('woods', 55, 45, 65, 50)]))).toBe(30);
    expect(halves(over([area('river', 0, 45, 120, 50)]))).toBe(30);
    expect(halves(over([area('section', 55, 45, 65, 50)]))).toBe(13.5);
    const stuck = {
      units: [one([60, 30], { kind: 'heavyCavalry' as const }), FAR],
      terrain: [area('woods', 55, 25, 65, 35)],
    };
    expect(halves(stuck)).toBe(30);
    expect(halves(against(foe([60, 48]), one([60, 40])))).toBe(7);
    expect(halves(against(one([60, 48]), foe([60, 40])))).toBe(6);
  });

  it('SIP-MOV-2 so far the leg is legal, and a little farther it is not', () => {
    for (const direction of [0, 17, 33, 45, 71]) {
      for (const asked of [
        against(foe([68, 44])),
        against(one([66, 41])),
        over([area('woods', 62, 36, 80, 60)], 'heavyCavalry'),
        over([area('section', 64, 40, 74, 48)]),
        { units: [one([100, 75]), foe([5, 5])] },
      ]) {
        const free = room(asked, direction) / cm(1);
        expect(leg(asked, { direction, distance: Math.floor(free * 640) / 640 })).toBe('ok');
        if (free < 29.9) expect(leg(asked, { direction, distance: free + 0.2 })).not.toBe('ok');
      }
    }
  });
});
