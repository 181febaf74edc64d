import { describe, expect, it } from 'vitest';
import { adjudicate, type Outcomes } from '../index.ts';
import type { SituationKind } from '../situations.ts';

function judged<K extends SituationKind>(kind: K, situation: unknown): Outcomes[K] {
  const found = adjudicate(kind, situation);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value;
}

/** Rule and place of each fault. */
function faults(kind: SituationKind, situation: unknown) {
  const found = adjudicate(kind, situation);
  return found.ok ? [] : found.problems.map(({ path, rule }) => `${path} ${rule}`);
}

type Spec = Readonly<Record<string, unknown>>;

/** A unit of the line at (x, y) in centimetres from the south-west corner. */
const line = (id: string, x: number, y: number, more: Spec = {}): Spec => ({ id, kind: 'line', x, y, ...more });

/** Red (south, to play) against blue on 120 by 90. */
const table = (red: readonly Spec[], blue: readonly Spec[], more: Spec = {}): Spec => ({
  sides: [
    { id: 'red', edge: 'south', units: red },
    { id: 'blue', edge: 'north', units: blue },
  ],
  ...more,
});

const roll = (...faces: readonly number[]) => ({ type: 'roll', faces: [faces] });
/** Keeps red’s turn going. */
const REST = line('r8', 20, 10);
/** Keeps blue from being broken by one loss. */
const RESERVES = [line('b8', 20, 80), line('b9', 100, 80)];

describe('play on a described table', () => {
  it('SIP-CHG-10 a charge on a unit that routs catches it, without dice', () => {
    const told = judged('play', {
      position: table([line('r1', 60, 40), REST], [line('b1', 60, 48, { status: 'routing', facing: 0 }), ...RESERVES]),
      orders: [{ type: 'charge', unit: 'r1', target: 'b1' }],
    });
    expect(told.orders[0]?.events).toMatchObject([
      { type: 'moved', unit: 'r1', how: 'charge', x: 60, y: 45 },
      { type: 'removed', rule: 'SIP-CHG-10', unit: 'b1', why: 'caught' },
    ]);
    expect(told.position).toMatchObject({ sides: [{}, { units: [{ id: 'b1', status: 'removed' }, {}, {}] }] });
  });

  it('SIP-MOV-9 SIP-ACT-5 a disrupted unit retires without a roll, facing the enemy', () => {
    const told = judged('play', {
      position: table([line('r1', 60, 40, { dp: 3 }), REST], [line('b1', 60, 60)]),
      orders: [{ type: 'retire', unit: 'r1', distance: 10 }],
    });
    expect(told.orders[0]?.events).toMatchObject([
      { type: 'moved', rule: 'SIP-MOV-9', how: 'retire', y: 30, facing: 0 },
    ]);
    const far = judged('play', {
      position: table([line('r1', 60, 40)], [line('b1', 60, 60)]),
      orders: [{ type: 'retire', unit: 'r1', distance: 11 }],
    });
    expect(far.refused).toMatchObject({
      rule: 'SIP-MOV-1',
      by: 'red',
      order: 0,
      nearest: { type: 'retire', unit: 'r1' },
    });
  });

  it('SIP-FIR-3 SIP-CNV-1 SIP-AP-1 fires with the dice given, and rolls the points of a turn', () => {
    const told = judged('play', {
      position: table([line('r1', 60, 40), REST], [line('b1', 60, 48), ...RESERVES]),
      moment: { at: 'points' },
      orders: [roll(4), { type: 'fire', unit: 'r1', target: 'b1' }, roll(4, 5, 1, 1), roll(6)],
    });
    expect(told.refused).toBeNull();
    expect(told.orders.map(({ by }) => by)).toEqual(['dice', 'red', 'dice', 'dice']);
    expect(told.position).toMatchObject({ points: 3, sides: [{}, { units: [{ id: 'b1', dp: 1 }, {}, {}] }] });
    expect(told.waits).toMatchObject([{ seat: 'red', decision: 'turn.orders' }]);
  });

  it('names every fault with its place', () => {
    const at = (red: Spec, more: Spec = {}) => faults('play', { position: table([red], [line('b1', 60, 60)], more) });
    expect(at(line('r1', 60, 59))).toEqual(['position.sides[1].units[0] SIP-GEN-9']);
    expect(at(line('r1', 0.5, 40))).toEqual(['position.sides[0].units[0] SIP-TAB-1']);
    expect(at(line('b1', 60, 40))).toEqual(['position.sides[1].units[0].id KERNEL-FORMAT']);
    expect(at({ id: 'r1', kind: 'line', x: 60 })).toEqual(['position.sides[0].units[0].y KERNEL-FORMAT']);
    expect(at(line('r1', 60, 40, { dp: 4 }))).toEqual(['position.sides[0].units[0].dp SIP-BRK-1']);
    expect(at(line('r1', 60, 40, { section: 'farm' }))).toEqual(['position.sides[0].units[0].section KERNEL-FORMAT']);
    expect(at(line('r1', 60, 40), { active: 'green' })).toEqual(['position.active KERNEL-FORMAT']);
    const wood = { id: 'wood', kind: 'woods', box: [10, 10, 5, 20] };
    expect(at(line('r1', 60, 40), { terrain: [wood] })).toEqual(['position.terrain[0].box SIP-TER-2']);
    const farm = { id: 'farm', kind: 'section', box: [30, 30, 40, 38] };
    const horse = { id: 'r1', kind: 'lightCavalry', section: 'farm' };
    expect(at(horse, { terrain: [farm] })).toEqual(['position.sides[0].units[0].section SIP-TER-7']);
    const held = { section: 'farm', side: 'blue' };
    expect(at(line('r1', 60, 40), { terrain: [farm], held: [held, { ...held, side: 'red' }] })).toEqual([
      'position.held[1].section KERNEL-FORMAT',
    ]);
    expect(at(line('r1', 35, 34, { section: 'farm' }), { terrain: [farm], held: [held] })).toEqual([
      'position.held[0].section SIP-VIC-4',
    ]);
    expect(at({ id: 'r1', kind: 'line', status: 'reserve' })).toEqual(['position.sides[0].units[0].arrives SIP-SCN-1']);
    expect(at({ id: 'r1', kind: 'line', status: 'reserve', arrives: 3 })).toEqual([]);
    const stray = {
      position: table([line('r1', 60, 40)], [line('b1', 60, 60)]),
      orders: [{ type: 'fire', unit: 'r9', target: 'b1' }],
    };
    expect(faults('play', stray)).toEqual(['orders[0].unit KERNEL-FORMAT']);
  });
});

describe('sight on a described table', () => {
  it('EX-26 SIP-LOS-1 SIP-LOS-2: one enemy in the arc at 7 cm, another beside it', () => {
    const told = judged('sight', {
      position: table([line('r1', 60, 30)], [line('b1', 66, 40), line('b2', 74, 36)]),
      from: 'r1',
    });
    expect(told.looks).toMatchObject([
      { to: 'b1', inArc: true, sees: true, shot: { refused: null, long: false } },
      { to: 'b2', inArc: false, shot: { refused: { rule: 'SIP-LOS-1' } } },
    ]);
  });
  it('SIP-FIR-1 SIP-CHG-1 SIP-CHG-2 SIP-CHG-8 ranges, and charges with their turn', () => {
    const told = judged('sight', {
      position: table(
        [line('r1', 60, 30), { id: 'guns', kind: 'footArtillery', x: 40, y: 30 }],
        [line('b1', 66, 41), line('b2', 40, 80)],
      ),
    });
    const look = (from: string, to: string) => told.looks.find((one) => one.from === from && one.to === to);
    expect(look('r1', 'b1')?.charge).toMatchObject({ refused: null, flank: false, hindered: false });
    expect(look('r1', 'b2')).toMatchObject({
      shot: { refused: { rule: 'SIP-FIR-1' } },
      charge: { refused: { rule: 'SIP-CHG-2' } },
    });
    expect(look('guns', 'b2')).toMatchObject({
      shot: { refused: null, long: true },
      charge: { refused: { rule: 'SIP-CHG-1' } },
    });
  });
});

describe('a move on a described table', () => {
  it('SIP-MOV-1 an order of either side: legal, where it ends; or refused with the nearest', () => {
    const position = table([line('r1', 60, 30)], [line('b1', 60, 70)]);
    expect(judged('move', { position, unit: 'b1', order: { type: 'move', distance: 10 } })).toMatchObject({
      legal: true,
      stands: { x: 60, y: 60, facing: 180, status: 'ready' },
    });
    const far = judged('move', { position, unit: 'r1', order: { type: 'move', distance: 12 } });
    expect(far).toMatchObject({ legal: false, refused: { rule: 'SIP-MOV-1' }, stands: { y: 30 } });
    expect(faults('move', { position, unit: 'r9', order: { type: 'move' } })).toEqual(['unit KERNEL-FORMAT']);
  });
});
