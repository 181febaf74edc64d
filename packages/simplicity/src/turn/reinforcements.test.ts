/** Units and Command bases that come on during the battle. */
import { describe, expect, it } from 'vitest';
import { Playing } from '../../test/playing.ts';
import { checkRefusal } from '../../test/promises.ts';
import { position, type Position } from '../scenarios/position.ts';
import type { Command } from '../state/commands.ts';
import { cm } from '../state/lengths.ts';
import type { State } from '../state/state.ts';
import { covers } from './machine.ts';
import { arrivalOffers, arriveProblem, hasArrival } from './reinforcements.ts';

type Arrive = Extract<Command, { type: 'arrive' }>;
const unitAt = (x: number, unit = 0): Arrive => ({ type: 'arrive', unit, command: -1, x: cm(x) });
const baseAt = (x: number, command = 0): Arrive => ({ type: 'arrive', unit: -1, command, x: cm(x) });

interface Coming {
  /** Game turn on which unit 0 and Command base 0 are due; now it is turn 2. */
  readonly arrives?: number;
  readonly zone?: readonly [number, number];
}

/** Red's unit 0 and Command base 0 wait to come on between 40 and 80 cm; unit 1 is red's on the table, unit 2 is blue's. */
function coming(more: Partial<Position> = {}, { arrives = 2, zone = [40, 80] }: Coming = {}): State {
  const state = position({
    units: [{ at: [0, 0], status: 'reserve' }, { at: [5, 5] }, { side: 1, at: [60, 80] }, ...(more.units ?? [])],
    commands: [
      { at: [0, 0], change: { status: 'reserve' } },
      { side: 1, at: [60, 85] },
    ],
    gameTurn: 2,
    ...(more.terrain === undefined ? {} : { terrain: more.terrain }),
  });
  const { field } = state;
  const sides = field.sides.map((side) => ({ ...side, arrivals: { minX: cm(zone[0]), maxX: cm(zone[1]) } }));
  const due = <P>(profiles: readonly P[]) =>
    profiles.map((profile, i) => (i === 0 ? { ...profile, arrives } : profile));
  return {
    ...state,
    field: {
      ...field,
      sides: sides as unknown as typeof field.sides,
      units: due(field.units),
      commands: due(field.commands),
    },
    frames: [{ at: 'turn', side: 0, step: 'arrivals' }],
  };
}

function refused(state: State, command: Arrive, side: 0 | 1 = 0): string | null {
  const problem = arriveProblem(state, side, command);
  if (problem === null) return null;
  checkRefusal(problem);
  return `${problem.rule} ${problem.reason.replace('sip.refusal.', '')}`;
}
const both = (state: State) => [refused(state, unitAt(60)), refused(state, baseAt(60))];

describe('who may come on, and when', () => {
  it('SIP-SCN-1 a piece in reserve from its game turn on', () => {
    expect(both(coming())).toEqual([null, null]);
    expect(both(coming({}, { arrives: 1 }))).toEqual([null, null]);
    const late = ['SIP-SCN-1 notDue', 'SIP-SCN-1 commandNotDue'];
    expect(both(coming({}, { arrives: 3 }))).toEqual(late);
    // A piece that never arrives is no reinforcement, though it waits.
    expect(both(coming({}, { arrives: 0 }))).toEqual(late);
    const state = coming();
    const there = {
      ...state,
      units: state.units.map((u) => ({ ...u, status: 'ready' as const })),
      commands: state.commands.map((c) => ({ ...c, status: 'table' as const })),
    };
    expect(both(there)).toEqual(late);
  });

  it('SIP-SCN-1 one piece at a time, of the own side, that exists', () => {
    const state = coming();
    const one = 'SIP-SCN-1 onePiece';
    expect(refused(state, { type: 'arrive', unit: 0, command: 0, x: cm(60) })).toBe(one);
    expect(refused(state, { type: 'arrive', unit: -1, command: -1, x: cm(60) })).toBe(one);
    const other = 'SIP-SCN-1 notYours';
    expect([refused(state, unitAt(60, 2)), refused(state, baseAt(60, 1))]).toEqual([other, other]);
    expect([refused(state, unitAt(60, 9)), refused(state, baseAt(60, 9))]).toEqual([other, other]);
    expect([refused(state, unitAt(60), 1), refused(state, baseAt(60), 1)]).toEqual([other, other]);
  });
});

describe('where', () => {
  it('SIP-SCN-1 SIP-GEN-6 wholly inside the stated stretch of the edge, but for 0.05 cm', () => {
    const state = coming();
    // A unit is 6 cm wide, a Command base 2.5 cm.
    expect([42.95, 77.05].map((x) => refused(state, unitAt(x)))).toEqual([null, null]);
    const outside = 'SIP-SCN-1 outsideArrivals';
    expect([42.94, 77.06].map((x) => refused(state, unitAt(x)))).toEqual([outside, outside]);
    expect([41.2, 78.8].map((x) => refused(state, baseAt(x)))).toEqual([null, null]);
    const base = 'SIP-SCN-1 commandOutside';
    expect([41.19, 78.81].map((x) => refused(state, baseAt(x)))).toEqual([base, base]);
  });

  it('SIP-SCN-1 not on closed ground, on friends or within 1 cm of an enemy; a Command base needs no room', () => {
    const wood = { id: 'wood', kind: 'fieldwork', box: [56, 0, 64, 8] } as const;
    expect(both(coming({ terrain: [wood] }))).toEqual([null, null]);
    const town = { id: 'town', kind: 'section', box: [56, 0, 64, 8] } as const;
    expect(both(coming({ terrain: [town] }))).toEqual(['SIP-TER-7 section', null]);
    expect(both(coming({ units: [{ at: [62, 3] }] }))).toEqual(['SIP-INT-2 endsOnFriend', null]);
    const enemy = (y: number) => both(coming({ units: [{ side: 1, at: [60, y] }] }));
    expect(enemy(5.4)).toEqual(['SIP-MOV-10 nearEnemy', null]);
    expect(enemy(5.5)).toEqual([null, null]);
  });

  it('SIP-SCN-1 it touches the home edge and looks inward, without a point, and may be ordered this turn', () => {
    const t = new Playing(coming());
    expect([t.waits, t.asks]).toEqual(['red turn.arrivals', 'SIP-SCN-1']);
    t.red(unitAt(60));
    expect([t.stands(0), t.unit(0).status, t.unit(0).ordered, t.state.points]).toEqual([
      [60, 1.5, 0],
      'ready',
      false,
      10,
    ]);
    expect(t.reasons).toEqual(['arrived SIP-SCN-1']);
    t.red(baseAt(45));
    expect([t.rides(0), t.state.commands[0]?.status]).toEqual([[45, 1.3], 'table']);
    expect(t.reasons).toEqual(['commandArrived SIP-SCN-1']);
    expect(t.waits).toBe('dice turn');
  });

  it('SIP-SCN-1 the side at the north edge comes on there, looking south', () => {
    const state = coming();
    const blue: State = { ...state, active: 0, edges: ['north', 'south'] };
    expect(new Playing(blue).red(unitAt(60)).stands(0)).toEqual([60, 88.5, 180]);
    expect(new Playing(blue).red(baseAt(60)).rides(0)).toEqual([60, 88.8]);
  });
});

describe('what is offered', () => {
  const xs = (state: State, piece: 'unit' | 'command') =>
    arrivalOffers(state, 0)
      .filter((offer) => offer[piece] >= 0)
      .map(({ x }) => x / cm(1));

  it('SIP-SCN-1 the first five places for each, 4 cm apart', () => {
    expect(xs(coming(), 'unit')).toEqual([43, 47, 51, 55, 59]);
    expect(xs(coming(), 'command')).toEqual([42, 46, 50, 54, 58]);
    expect(xs(coming({}, { zone: [40, 50] }), 'unit')).toEqual([43, 47]);
    expect(xs(coming({}, { zone: [40, 50] }), 'command')).toEqual([42, 46]);
    expect(xs(coming({}, { zone: [40, 46] }), 'unit')).toEqual([43]);
    // Past what is in the way.
    expect(xs(coming({ units: [{ at: [44, 3] }] }), 'unit')).toEqual([50, 54, 58, 62, 66]);
  });

  it('SIP-SCN-1 only pieces that are due; nobody is asked where none has room', () => {
    const state = coming();
    expect(hasArrival(state, 0)).toBe(true);
    expect([hasArrival(state, 1), arrivalOffers(state, 1)]).toEqual([false, []]);
    const withBase = (status: 'table' | 'reserve') => ({
      ...coming({}, { zone: [40, 45] }),
      commands: coming().commands.map((c) => ({ ...c, status })),
    });
    expect([hasArrival(withBase('table'), 0), hasArrival(withBase('reserve'), 0)]).toEqual([false, true]);
    const later = coming({}, { arrives: 3 });
    expect([hasArrival(later, 0), arrivalOffers(later, 0)]).toEqual([false, []]);
  });

  it('SIP-SCN-1 the one place between two others where a unit just fits, and the middle of a narrow stretch', () => {
    // Friends to the left and right, 6 cm wide each, leave so much room; no whole centimetre lies in it.
    const between = (room: number, left = 47.33) =>
      coming({ units: [{ at: [left, 3] }, { at: [left + 6 + room, 3] }] }, { zone: [left - 3.4, left + 9 + room] });
    for (const left of [47.33, 50.61]) {
      const state = between(6.01, left);
      const [place = 0, ...more] = xs(state, 'unit');
      expect(more).toEqual([]);
      expect(Math.abs(place - left - 6)).toBeLessThan(0.1);
      expect([hasArrival(state, 0), refused(state, unitAt(place))]).toEqual([true, null]);
      expect(xs(between(5.85, left), 'unit')).toEqual([]);
    }
    expect(xs(coming({}, { zone: [40.3, 42.9] }), 'command')).toEqual([41.6]);
  });

  it('SIP-SCN-1 any other place inside the stretch is accepted as well, nothing else is', () => {
    const state = coming();
    expect([covers(state, 'red', unitAt(61.3)), covers(state, 'red', unitAt(39))]).toEqual([true, false]);
    expect(covers(state, 'red', { type: 'endTurn' })).toBe(false);
    expect(new Playing(state).refused('red', { type: 'endTurn' })).toBe('SIP-SCN-1');
  });

  it('SIP-SCN-1 those that found no room come on the next turn', () => {
    const full = new Playing({
      ...coming({}, { zone: [40, 41] }),
      frames: [{ at: 'turn', side: 1, step: 'orders' }],
      active: 1,
      first: 0,
    });
    full.blue({ type: 'endTurn' });
    expect(full.eventsOf('delayed')).toEqual([
      { type: 'delayed', rule: 'SIP-SCN-1', unit: -1, command: 0 },
      { type: 'delayed', rule: 'SIP-SCN-1', unit: 0, command: -1 },
    ]);
    expect(full.waits).toBe('dice turn');
  });
});
