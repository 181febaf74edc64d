/** Command bases: where they ride, whom they fly from, where they go with their unit. */
import { closeDraft, openDraft } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { Playing } from '../../test/playing.ts';
import { checkRefusal } from '../../test/promises.ts';
import { type Base, position, type Position, type Troop } from '../scenarios/position.ts';
import type { Event } from '../state/events.ts';
import { cm } from '../state/lengths.ts';
import type { State } from '../state/state.ts';
import {
  attachedTo,
  bringAlong,
  fleeIfCaught,
  overrunCommandBases,
  rideProblem,
  standsOnEnemy,
} from './commandBases.ts';
import { riskHandler } from './commandBaseRisk.ts';

const unit = (at: readonly [number, number], more: Partial<Troop> = {}): Troop => ({ at, ...more });
const foe = (at: readonly [number, number], more: Partial<Troop> = {}): Troop => ({ side: 1, at, ...more });
const FAR = foe([5, 85]);

/** Red's Command base stands at (60, 30). */
const based = (
  units: readonly Troop[],
  more: Partial<Position> = {},
  bases: readonly Base[] = [{ at: [60, 30] }],
): State => position({ units, commands: bases, ...more });

describe('rides', () => {
  /** Places one after the other, in centimetres from the south-west corner. */
  const ride = (places: readonly (readonly [number, number])[], more: Partial<Position> = {}, units = [FAR]) => {
    const state = based(units, more);
    const path = places.flatMap(([x, y]) => [cm(x), state.field.depth - cm(y)]);
    const problem = rideProblem(state, 0, path);
    if (problem !== null) checkRefusal(problem);
    return problem === null ? 'ok' : `${problem.rule} ${problem.reason.replace('sip.refusal.', '')}`;
  };
  const noPath = 'SIP-MOV-11 noPath';

  it('SIP-MOV-11 along up to twelve legs, every one of which goes somewhere', () => {
    expect(rideProblem(based([FAR]), 0, [])).toMatchObject({ rule: 'SIP-MOV-11', reason: 'sip.refusal.noPath' });
    expect(rideProblem(based([FAR]), 0, [cm(61)])).toMatchObject({
      rule: 'SIP-MOV-11',
      facts: { command: 'command-0' },
    });
    expect(rideProblem(based([FAR]), 0, [cm(61), cm(60), cm(62)])).toMatchObject({ reason: 'sip.refusal.noPath' });
    const zigzag = (legs: number) => Array.from({ length: legs }, (_, i): [number, number] => [60 + ((i + 1) % 2), 30]);
    expect([ride(zigzag(1)), ride(zigzag(12)), ride(zigzag(13))]).toEqual(['ok', 'ok', noPath]);
    expect(ride([[60, 30]])).toBe(noPath);
    expect(
      ride([
        [62, 30],
        [62, 30],
      ]),
    ).toBe(noPath);
  });

  it('SIP-MOV-11 SIP-MOV-1 up to 25 cm, all legs together, but for 0.05 cm', () => {
    expect([ride([[60, 55]]), ride([[60, 55.05]]), ride([[60, 55.06]])]).toEqual(['ok', 'ok', 'SIP-MOV-1 rideTooFar']);
    expect(
      ride([
        [75, 30],
        [75, 20],
      ]),
    ).toBe('ok');
    expect(
      ride([
        [75, 30],
        [75, 19.9],
      ]),
    ).toBe('SIP-MOV-1 rideTooFar');
    expect(rideProblem(based([FAR]), 0, [cm(60), cm(90 - 60)])?.facts).toMatchObject({ asked: 30, allowed: 25 });
  });

  it('SIP-MOV-11 its centre stays on the table, up to the very edge', () => {
    const at = (x: number, y: number, to: readonly [number, number]) => {
      const state = based([foe([60, 45])], {}, [{ at: [x, y] }]);
      const problem = rideProblem(state, 0, [cm(to[0]), state.field.depth - cm(to[1])]);
      return problem === null ? 'ok' : problem.reason.replace('sip.refusal.', '');
    };
    expect([at(5, 5, [0, 5]), at(5, 5, [-0.1, 5])]).toEqual(['ok', 'commandOffTable']);
    expect([at(5, 5, [5, 0]), at(5, 5, [5, -0.1])]).toEqual(['ok', 'commandOffTable']);
    expect([at(115, 85, [120, 85]), at(115, 85, [120.1, 85])]).toEqual(['ok', 'commandOffTable']);
    expect([at(115, 85, [115, 90]), at(115, 85, [115, 90.1])]).toEqual(['ok', 'commandOffTable']);
  });

  it('SIP-TER-10 through a river only at a crossing, whichever leg meets it', () => {
    const river = { id: 'river', kind: 'river', box: [0, 40, 120, 44] } as const;
    const bridge = { id: 'bridge', kind: 'bridge', box: [67, 39, 73, 45] } as const;
    const terrain = [river, bridge];
    expect(ride([[60, 50]], { terrain })).toBe('SIP-TER-10 commandInRiver');
    expect(
      ride(
        [
          [70, 35],
          [70, 48],
        ],
        { terrain },
      ),
    ).toBe('ok');
    expect(
      ride(
        [
          [64, 34],
          [64, 46],
        ],
        { terrain },
      ),
    ).toBe('SIP-TER-10 commandInRiver');
  });

  it('SIP-MOV-11 not within 1 cm of a ready enemy, on any leg; friends and routing enemies do not matter', () => {
    const past = (troop: Troop) =>
      ride(
        [
          [60, 50],
          [64, 50],
        ],
        {},
        [troop, FAR],
      );
    // Half a unit (3 cm), half a Command base (1.25 cm) and 1 cm.
    expect([past(foe([54.75, 40])), past(foe([54.8, 40])), past(foe([54.85, 40]))]).toEqual([
      'ok',
      'ok',
      'SIP-MOV-11 commandNearEnemy',
    ]);
    expect(past(foe([60, 40], { status: 'routing' }))).toBe('ok');
    expect(past(unit([60, 40]))).toBe('ok');
    expect(past(unit([66, 40]))).toBe('ok');
    expect(past(foe([69, 50]))).toBe('SIP-MOV-11 commandNearEnemy');
    // Aslant as well, and whatever the number of the enemy.
    const slope = [[70, 40]] as const;
    expect(ride(slope, {}, [foe([66, 36]), FAR])).toBe('SIP-MOV-11 commandNearEnemy');
    expect(ride(slope, {}, [FAR, foe([75, 45])])).toBe('ok');
  });
});

describe('attached', () => {
  it('SIP-CMD-3 to the unit whose centre is nearer, in both directions; never when it is off the table', () => {
    const units = [unit([60, 34]), unit([60, 25], { facing: 90 }), FAR];
    const at = (x: number, y: number, change = {}) => attachedTo(based(units, {}, [{ at: [x, y], change }]), 0);
    expect(at(60, 31.2)).toBe(0);
    expect(at(60, 29.25)).toBe(1);
    expect(at(60, 31.2, { status: 'removed' })).toBe(-1);
    const beside = [unit([57, 30]), unit([66, 34], { facing: 90 }), FAR];
    expect(attachedTo(based(beside, {}, [{ at: [62, 32.8] }]), 0)).toBe(-1);
    const touching = [unit([56, 30]), unit([64.4, 33.5], { facing: 90 }), FAR];
    expect(attachedTo(based(touching, {}, [{ at: [60.25, 31] }]), 0)).toBe(0);
  });

  it('SIP-CMD-3 it goes to the rear of a ready unit, and is not told of where it stands there already', () => {
    const brought = (troop: Troop, base: readonly [number, number]) => {
      const draft = openDraft<State, Event>(based([troop, FAR], {}, [{ at: base }]));
      bringAlong(draft, [0], 0);
      const told = draft.events.map(({ type }) => type);
      const { commands, field } = closeDraft(draft);
      const { x, y } = commands[0] as { x: number; y: number };
      return [x / cm(1), (field.depth - y) / cm(1), told.length];
    };
    expect(brought(unit([60, 40]), [60, 30])).toEqual([60, 38.5, 1]);
    expect(brought(unit([60, 40]), [60, 38.5])).toEqual([60, 38.5, 0]);
    expect(brought(unit([60, 40]), [60, 37])).toEqual([60, 38.5, 1]);
    expect(brought(unit([60, 40]), [58, 38.5])).toEqual([60, 38.5, 1]);
    expect(brought(unit([60, 40], { status: 'routing' }), [60, 30])).toEqual([60, 30, 0]);
    expect(brought(unit([60, 40], { status: 'removed' }), [60, 30])).toEqual([60, 30, 0]);
  });
});

describe('caught by the enemy', () => {
  /** What becomes of red's Command base at (60, 30), and where it stands. */
  const after = (units: readonly Troop[], act: (draft: ReturnType<typeof openDraft<State, Event>>) => void) => {
    const draft = openDraft<State, Event>(based(units));
    act(draft);
    const told = draft.events.map((event) => `${event.type} ${event.rule}`);
    const { commands, field } = closeDraft(draft);
    const { x, y, status } = commands[0] as { x: number; y: number; status: string };
    return { told, at: status === 'table' ? [x / cm(1), (field.depth - y) / cm(1)] : null };
  };
  const overrun = (units: readonly Troop[]) => after(units, (draft) => overrunCommandBases(draft, 0));
  const caught = (units: readonly Troop[]) => after(units, (draft) => fleeIfCaught(draft, 0));
  const fled = (x: number, y: number) => ({ told: ['commandFled SIP-CMD-5'], at: [x, y] });
  const stays = { told: [], at: [60, 30] };
  const taken = { told: ['commandLost SIP-CMD-5'], at: null };

  it('SIP-CMD-5 by a ready enemy in contact it flies behind the nearest friend within 25 cm, else it is taken', () => {
    for (const reached of [overrun, caught]) {
      const comes = foe([60, 32.7]);
      expect(reached([comes, unit([60, 20]), unit([60, 50])])).toEqual(fled(60, 18.5));
      expect(reached([comes, unit([60, 8]), unit([60, 50])])).toEqual(fled(60, 48.5));
      expect(reached([comes, unit([60, 2.2])])).toEqual(fled(60, 0.7));
      expect(reached([comes, unit([60, 2.1])])).toEqual(taken);
      expect(reached([comes, unit([60, 20], { status: 'routing' })])).toEqual(taken);
      // Of two equally near the first.
      expect(reached([comes, unit([60, 20]), unit([60, 40.2]), unit([48, 30])])).toEqual(fled(60, 18.5));
      expect(reached([comes, unit([74.25, 30], { facing: 90 }), unit([45.75, 30], { facing: 270 })])).toEqual(
        fled(72.75, 30),
      );
    }
  });

  it('SIP-CMD-5 not where a ready friend touches it too, where the enemy routs, or does not touch it', () => {
    for (const reached of [overrun, caught]) {
      const comes = foe([60, 32.7]);
      expect(reached([comes, unit([60, 27.3]), unit([60, 50])])).toEqual(stays);
      expect(reached([comes, unit([60, 27.3], { status: 'routing' }), unit([60, 50])])).toEqual(fled(60, 48.5));
      expect(reached([foe([60, 32.7], { status: 'routing' }), unit([60, 50])])).toEqual(stays);
      expect(reached([foe([60, 32.85]), unit([60, 50])])).toEqual(stays);
    }
    expect(overrun([unit([60, 32.7]), unit([60, 50])])).toEqual(stays);
    expect(caught([unit([60, 50]), FAR])).toEqual(stays);
  });

  it('SIP-CMD-5 at the end of a ride as well, and of a danger that it lived through', () => {
    const t = new Playing(based([unit([60, 50]), foe([60, 33.7]), FAR]));
    expect(t.red({ type: 'moveCommand', command: 0, path: [cm(60), cm(90 - 29)] }).eventTypes).toEqual([
      'commandMoved',
    ]);
    const state = based([unit([60, 50]), foe([60, 32.7])]);
    const risk = (face: number) => {
      const at = { at: 'risk', commands: [{ command: 0, lostAt: 6 }] } as const;
      return new Playing({ ...state, frames: [...state.frames, at] }).roll([face]).reasons;
    };
    expect(risk(5)).toEqual(['risked SIP-CMD-4', 'commandFled SIP-CMD-5']);
    expect(risk(6)).toEqual(['risked SIP-CMD-4', 'commandLost SIP-CMD-4']);
  });
});

describe('danger', () => {
  it('SIP-CMD-4 several roll one after the other; one that is gone by then no more', () => {
    const state = based([unit([60, 50]), FAR], {}, [
      { at: [60, 30] },
      { at: [70, 30] },
      { at: [80, 30], change: { status: 'removed' } },
    ]);
    const at = { at: 'risk', commands: [0, 1, 2].map((command) => ({ command, lostAt: 4 })) } as const;
    const t = new Playing({ ...state, frames: [...state.frames, at] }).roll([4]);
    expect(t.waits).toBe('dice risk');
    t.roll([3]);
    expect(t.waits).toBe('red turn.orders');
    expect(t.state.commands.map(({ status }) => status)).toEqual(['removed', 'table', 'removed']);
    expect(riskHandler.asks(state, { at: 'risk', commands: [] })).toBe('auto');
  });
});

describe('on an enemy', () => {
  it('SIP-DEP-5 a Command base stands on a ready enemy that it overlaps, and on nobody else', () => {
    const on = (troops: readonly Troop[], x = 60, y = 30) => {
      const state = based(troops);
      return standsOnEnemy(state, 0, { x: cm(x), y: state.field.depth - cm(y) });
    };
    expect(on([FAR, foe([60, 32])])).toBe(true);
    expect(on([foe([60, 32]), FAR])).toBe(true);
    expect(on([foe([60, 32], { status: 'routing' }), FAR])).toBe(false);
    expect(on([unit([60, 32]), FAR])).toBe(false);
    expect(on([foe([60, 33]), FAR])).toBe(false);
    expect(on([foe([60, 32]), FAR], 60, 20)).toBe(false);
  });
});
