import { describe, expect, it } from 'vitest';
import { generalWithActions, inSlot, withActions, withChance } from '../../../test/botChoices.ts';
import { acting, approached, facingOff, rollFilled } from '../../../test/fighting.ts';
import { battlefield } from '../../../test/positions.ts';
import { steps } from '@drumhead/table';
import type { Command } from '../../state/commands.ts';
import type { State } from '../../state/state.ts';
import { actingFrame } from '../../turn/activationState.ts';
import { decide, offers } from '../../turn/machine.ts';
import { evaluation } from '../index.ts';
import { CAPTAIN } from './judgement.ts';
import { cost, costInFight, isShort, lengthened } from './follies.ts';
import { room } from './room.ts';

const { activation } = room;
if (activation === undefined) throw new Error('no planning');
const weights = room.terms.map(({ weight }) => weight);

function termsOf(state: State, seat: string): Record<string, number> {
  const into = new Float64Array(room.terms.length);
  room.read(room.mind(weights), state, seat, into);
  return Object.fromEntries(room.terms.map(({ key }, i) => [key, into[i] as number]));
}

function after(state: State, command: Command): State {
  const decision = decide(state, 'red', command);
  if (!decision.ok) throw new Error(`${decision.refusal.rule} ${decision.refusal.reason}`);
  return decision.state;
}

/** The Leader has ordered these units of the first Brigade to so many actions. */
function inGroup(state: State, units: readonly number[], actions: number): State {
  const slot = inSlot(state, 0);
  return { ...slot, frames: [...slot.frames, actingFrame(slot, 'group', 0, units, actions, 0, 0)] };
}

const sumOf = (terms: Record<string, number>): number => Object.values(terms).reduce((a, b) => a + b, 0);

/** Nobody's cost depends on where the unit stands, but for guns. */
const costOf = (command: Command): number => activation?.cost(command, facing) ?? Number.NaN;

const facing = battlefield({
  units: [
    { at: [900, 900] },
    { at: [1100, 900], kind: 'battery' },
    { at: [900, 600], side: 1, dis: 1 },
    { at: [1150, 560], kind: 'lightCavalry', side: 1 },
  ],
});

const withoutGuns = battlefield({
  units: [{ at: [900, 900] }, { at: [900, 600], side: 1, dis: 1 }, { at: [1150, 560], kind: 'lightCavalry', side: 1 }],
});

describe('terms', () => {
  it('add up to what the corporal reads, of both sides, but for a lesser pull to the enemy and greater fears', () => {
    const apart = battlefield({
      units: [
        { at: [900, 1100], dis: 1 },
        { at: [1100, 1100], kind: 'battery', formation: 'limbered' },
        { at: [900, 200], side: 1 },
        { at: [1150, 200], kind: 'lightCavalry', side: 1 },
      ],
    });
    for (const seat of ['red', 'blue']) {
      const terms = termsOf(inSlot(apart, 0), seat);
      const pull = (terms['advance'] as number) / CAPTAIN.advance;
      expect(pull).toBeGreaterThan(0);
      const sum = sumOf(terms) - (terms['advance'] as number) + pull;
      expect(sum).toBeCloseTo(evaluation.value(inSlot(apart, 0), seat), 9);
      const near = sumOf(termsOf(inSlot(withoutGuns, 0), seat));
      expect(near).toBeLessThan(evaluation.value(inSlot(withoutGuns, 0), seat));
    }
  });

  it('hold a square for a burden only where no horse can reach it', () => {
    const square = (foe: 'infantry' | 'lightCavalry') =>
      battlefield({
        units: [
          { at: [900, 900], formation: 'square' },
          { at: [900, 600], side: 1, kind: foe },
        ],
      });
    const orderOf = (state: State): number => termsOf(state, 'red')['order'] as number;
    const corporals = (state: State): number => sumOf(termsOf(state, 'red')) - evaluation.value(state, 'red');
    expect(orderOf(square('infantry'))).toBeLessThan(orderOf(square('lightCavalry')));
    expect(corporals(square('infantry'))).toBeLessThan(corporals(square('lightCavalry')));
  });

  it('keep Generals behind at least one of their units', () => {
    const led = (y: number) =>
      battlefield({
        units: [{ at: [900, 900] }, { at: [900, 200], side: 1 }],
        generals: [{ brigade: 0, at: [1000, y] }],
      });
    const lead = (y: number): number => termsOf(led(y), 'red')['generals'] as number;
    expect(lead(905) - lead(895)).toBeGreaterThan(0.9 * CAPTAIN.generalInFront);
  });

  it('leave actions not yet spent to the promise of a plan', () => {
    const acting = withActions(facing, 1, 2);
    const stopped = decide(acting, 'red', { type: 'stop' });
    if (!stopped.ok) throw new Error('refused');
    expect(sumOf(termsOf(acting, 'red'))).toBeCloseTo(sumOf(termsOf(stopped.state, 'red')), 9);
    expect(activation.promise(room.mind(weights), acting, 'red')).toBeGreaterThan(0);
  });

  it('name what changes: disorder counts as losses, an attacker near by as danger', () => {
    const worn = battlefield({
      units: [
        { at: [900, 900], dis: 2 },
        { at: [900, 600], side: 1 },
      ],
    });
    const fresh = battlefield({ units: [{ at: [900, 900] }, { at: [900, 600], side: 1 }] });
    const near = battlefield({ units: [{ at: [900, 900] }, { at: [900, 760], side: 1 }] });
    expect(termsOf(worn, 'red')['losses']).toBeLessThan(termsOf(fresh, 'red')['losses'] as number);
    expect(termsOf(near, 'red')['danger']).toBeLessThan(termsOf(fresh, 'red')['danger'] as number);
  });

  it('read the same by differences from where a plan began as afresh', () => {
    const begun = withActions(facing, 0, 2);
    const mind = room.mind(weights);
    room.begin?.(mind, begun, 'red');
    const choices = room.choices(mind, begun, 'red');
    const into = new Float64Array(room.terms.length);
    let compared = 0;
    for (const command of choices) {
      const decision = decide(begun, 'red', command);
      if (!decision.ok || decision.state.outcome !== null) continue;
      room.read(mind, decision.state, 'red', into);
      expect(Object.fromEntries(room.terms.map(({ key }, i) => [key, into[i]]))).toEqual(
        termsOf(decision.state, 'red'),
      );
      compared++;
    }
    expect(compared).toBeGreaterThan(5);
  });
});

describe('choices', () => {
  it('hold neither a resignation nor a step of a few millimetres, and the end of the activation', () => {
    const choices = room.choices(room.mind(weights), withActions(facing, 0, 2), 'red');
    expect(choices.some(({ type }) => type === 'resign')).toBe(false);
    expect(choices.filter((command) => command.type === 'move' && isShort(command.move))).toEqual([]);
    expect(choices).toContainEqual({ type: 'stop' });
  });

  it('hold the full step of a move that is offered too short, for a unit that may not stop yet', () => {
    const move = (distance: number): Command => ({ type: 'move', unit: 0, move: { kind: 'backward', distance } });
    expect(lengthened(move(steps(5)))).toEqual([move(steps(10))]);
    expect(lengthened(move(steps(10)))).toEqual([]);
    expect(lengthened({ type: 'stop' })).toEqual([]);
  });

  it('leave no square while enemy horse is near', () => {
    const square = (foe: 'infantry' | 'lightCavalry') =>
      battlefield({
        units: [
          { at: [900, 900], formation: 'square' },
          { at: [900, 500], side: 1, kind: foe },
        ],
      });
    const leaves = (state: State): boolean =>
      room.choices(room.mind(weights), state, 'red').some(({ type }) => type === 'form');
    expect(leaves(withActions(square('infantry'), 0, 2))).toBe(true);
    expect(leaves(withActions(square('lightCavalry'), 0, 2))).toBe(false);
  });

  it('are nothing for a watcher', () => {
    expect(room.choices(room.mind(weights), withActions(facing, 0, 2), 'nobody')).toEqual([]);
  });
});

describe('plans', () => {
  it('cover the actions of an activation, and nothing else', () => {
    expect(activation.isActing(withActions(facing, 0, 2), 'red')).toBe(true);
    expect(activation.isActing(withActions(facing, 0, 2), 'blue')).toBe(false);
    expect(activation.isActing(inSlot(facing, 0), 'red')).toBe(false);
  });

  it('expect an enemy who may react to hold', () => {
    const asked = withChance(facing, 1, 1, 0, 1);
    expect(activation.pass(asked, 'blue')).toEqual({ type: 'hold' });
    expect(activation.pass(asked, 'red')).toBeNull();
    expect(activation.pass(withActions(facing, 0, 1), 'red')).toBeNull();
  });

  it('move a group from the front rank to the rear, unit by unit, and then end it', () => {
    const behind = battlefield({
      units: [{ at: [900, 1000] }, { at: [700, 900] }, { at: [900, 300], side: 1 }],
      generals: [{ brigade: 0, at: [800, 1080] }],
    });
    const turn = (unit: number) => ({ type: 'move', unit, move: { kind: 'aboutFace' } }) as const;
    const group = inGroup(behind, [0, 1], 1);
    const parts = activation.parts?.(group, 'red') ?? [];
    expect(parts.map((part) => [turn(1), turn(0), { type: 'stop' } as const].map((c) => part.has(c)))).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
    expect(activation.parts?.(withActions(behind, 0, 2), 'red')).toBeNull();
  });

  it('count units of a group that have come too near each other', () => {
    const apart = battlefield({ units: [{ at: [700, 900] }, { at: [900, 900] }, { at: [900, 300], side: 1 }] });
    const begun = inGroup(apart, [0, 1], 2);
    const near = begun.units.map((u, i) => (i === 0 ? { ...u, x: u.x + steps(100) } : u));
    const frames = begun.frames.map((frame) =>
      frame.at === 'acting' ? { ...frame, doings: frame.doings.map((doing) => ({ ...doing, moved: true })) } : frame,
    );
    const orderOf = (state: State): number => termsOf(state, 'red')['order'] as number;
    expect(orderOf({ ...begun, units: near, frames })).toBeLessThan(orderOf({ ...begun, units: near }));
    expect(orderOf({ ...begun, frames })).toBe(orderOf(begun));
  });

  it('end in a fight for the same worth, whatever formation they began in', () => {
    const begun = withActions(
      battlefield({
        units: [
          { at: [900, 900], formation: 'square' },
          { at: [900, 770], side: 1 },
          { at: [900, 400], side: 1, kind: 'lightCavalry' },
        ],
      }),
      0,
      3,
    );
    const formed = after(begun, { type: 'form', unit: 0, formation: 'attackColumn', facing: 0 });
    const fight = after(formed, { type: 'approach', unit: 0, sector: -1 });
    const worthFrom = (from: State): number => {
      const mind = room.mind(weights);
      room.begin?.(mind, from, 'red');
      const into = new Float64Array(room.terms.length);
      room.read(mind, fight, 'red', into);
      return into.reduce((sum, term, i) => sum + term * (weights[i] as number), 0);
    };
    expect(worthFrom(begun)).toBeCloseTo(worthFrom(formed), 9);
  });

  it('price a mere turn higher than a move, and the end of an activation at nothing', () => {
    const move = { type: 'move', unit: 0, move: { kind: 'straight', distance: 6400 } } as const;
    const turn = { type: 'move', unit: 0, move: { kind: 'aboutFace' } } as const;
    expect(costOf({ type: 'stop' })).toBe(0);
    expect(costOf(turn)).toBeGreaterThan(costOf(move));
    expect(costOf(move)).toBeGreaterThan(0);
    expect(costOf({ type: 'rally', unit: 0 })).toBe(0);
    expect(costOf({ type: 'reload', unit: 0 })).toBe(0);
  });
});

function expectedOf(state: State, seat: string, command: Command): number {
  const mind = room.mind(weights);
  room.begin?.(mind, state, seat);
  return room.expected(mind, state, seat, command) ?? Number.NaN;
}

describe('a General', () => {
  it('leaves actions unspent where he stands well, though units of his still wait', () => {
    const state = generalWithActions(
      battlefield({
        units: [{ at: [900, 900] }, { at: [900, 300], side: 1 }],
        generals: [{ brigade: 0, at: [900, 940] }],
      }),
      0,
      1,
    );
    const rides = room.choices(room.mind(weights), state, 'red').filter(({ type }) => type === 'ride');
    expect(rides.length).toBeGreaterThan(2);
    const stop = expectedOf(state, 'red', { type: 'stop' });
    for (const ride of rides)
      if (decide(state, 'red', ride).ok) expect(expectedOf(state, 'red', ride)).toBeLessThan(stop);
  });
});

describe('a General whose troops have been thrown back past him', () => {
  it('tries to ride after them before his slot closes, and else does not', () => {
    const tries = (y: number): boolean => {
      const state = inSlot(
        battlefield({
          units: [
            { at: [900, 1100], activated: true },
            { at: [900, 200], side: 1 },
          ],
          generals: [{ brigade: 0, at: [900, y] }],
        }),
        0,
      );
      const worth = (command: Command): number => expectedOf(state, 'red', command);
      return worth({ type: 'activateGeneral', general: 0, dice: 1 }) > worth({ type: 'close' });
    };
    expect(tries(900)).toBe(true);
    expect(tries(1140)).toBe(false);
  });
});

describe('a fight', () => {
  it('is over with actions left: they change no formation for nothing, nor there and back', () => {
    const fight = approached(acting(facingOff({}, {}), 3), 0, [5, 4, 2, 1], [5, 3, 3, 1]);
    const { state } = fight.blue({ type: 'retreat', unit: 1 });
    const choices = room.choices(room.mind(weights), state, 'red');
    const forms = choices.filter(({ type }) => type === 'form');
    expect(forms.length).toBeGreaterThan(1);
    for (const form of forms) {
      expect(expectedOf(state, 'red', form)).toBeLessThan(expectedOf(state, 'red', { type: 'waive' }));
    }
  });
});

describe('a change of formation in a fight', () => {
  it('is never to a marching formation', () => {
    const fight = approached(acting(facingOff({}, {}), 3), 0, [5, 4, 2, 1], [5, 3, 3, 1]);
    const { state } = fight.blue({ type: 'retreat', unit: 1 });
    const formationsOf = (commands: readonly Command[]) =>
      commands.flatMap((command) => (command.type === 'form' ? [command.formation] : []));
    expect(formationsOf(offers(state, 'red'))).toContain('marchColumn');
    const chosen = formationsOf(room.choices(room.mind(weights), state, 'red'));
    expect(chosen).toContain('attackColumn');
    expect(chosen).not.toContain('marchColumn');
  });

  it('costs as much again where it leaves a square that horse near by will ask for again', () => {
    const leaves = { type: 'form', unit: 0, formation: 'attackColumn', facing: 0 } as const;
    const from = (kind: 'infantry' | 'lightCavalry'): number =>
      costInFight(
        battlefield({
          units: [
            { at: [900, 900], formation: 'square' },
            { at: [900, 500], side: 1, kind },
          ],
        }),
        leaves,
      );
    expect(from('infantry')).toBe(cost(leaves, facing));
    expect(from('lightCavalry')).toBeCloseTo(2 * cost(leaves, facing), 9);
  });
});

describe('a square in answer to a charge', () => {
  const square: Command = { type: 'form', unit: 1, formation: 'square', facing: 2880 };

  /** Horse charges with so many actions, the charge itself included, and the foot wins one. */
  function charged(actions: number): State {
    const t = acting(facingOff({ kind: 'lightCavalry' }, { dis: 1 }), actions);
    t.red({ type: 'approach', unit: 0, sector: -1 });
    if (t.waits === 'red approachDice') t.red({ type: 'spend', dice: 0 });
    return rollFilled(t, [5], [5, 4]).state;
  }

  it('costs its action alone while the horse may close in, and is formed', () => {
    const state = charged(3);
    expect(costInFight(state, square)).toBeLessThan(0.1 * cost(square, facing));
    expect(expectedOf(state, 'blue', square)).toBeGreaterThan(expectedOf(state, 'blue', { type: 'waive' }));
  });

  it('costs as much as any change where the horse has no action left', () => {
    expect(costInFight(charged(1), square)).toBe(cost(square, facing));
  });
});

describe('a slot in which nobody would act', () => {
  it('stays unopened, and the phase ends', () => {
    const state = battlefield({
      units: [{ at: [900, 900] }, { at: [900, 300], side: 1 }],
      frames: [{ at: 'phase', side: 0, over: false }],
    });
    const spent: State = { ...state, units: state.units.map((u, i) => (i === 0 ? { ...u, activated: true } : u)) };
    const open: Command = { type: 'open', brigade: 0 };
    expect(expectedOf(state, 'red', open)).toBeGreaterThan(expectedOf(state, 'red', { type: 'pass' }));
    expect(expectedOf(spent, 'red', open)).toBeLessThan(expectedOf(spent, 'red', { type: 'pass' }));
    expect(evaluation.expectedValue(spent, 'red', open)).toBe(1);
  });
});

describe('reactions', () => {
  /** The enemy's horse, so far away, has two actions left; a battery may react. */
  const window = (y: number): State => {
    const state = battlefield({
      active: 1,
      units: [
        { at: [900, 900], kind: 'battery' },
        { at: [900, y], side: 1, kind: 'lightCavalry' },
        { at: [880, 600], side: 1, formation: 'attackColumn' },
      ],
    });
    const asked = withChance(state, 0, 2, 1, 2);
    return { ...asked, frames: asked.frames.map((f) => (f.at === 'window' ? { ...f, last: false } : f)) };
  };

  it('wait while the enemy has actions left but nothing to attack, and no longer', () => {
    const far = window(200);
    expect(expectedOf(far, 'red', { type: 'react', unit: 0 })).toBeGreaterThan(0);
    expect(expectedOf(far, 'red', { type: 'hold' })).toBeGreaterThan(
      expectedOf(far, 'red', { type: 'react', unit: 0 }),
    );
    const last: State = { ...far, frames: far.frames.map((f) => (f.at === 'window' ? { ...f, last: true } : f)) };
    expect(expectedOf(last, 'red', { type: 'hold' })).toBeLessThan(expectedOf(last, 'red', { type: 'react', unit: 0 }));
  });

  it('do not wait for an attack', () => {
    const near = window(650);
    expect(expectedOf(near, 'red', { type: 'hold' })).toBeLessThan(expectedOf(near, 'red', { type: 'react', unit: 0 }));
  });

  it('are the price of a failure: more dice are dearer before loaded guns', () => {
    const before = (loaded: boolean): State =>
      inSlot(
        battlefield({
          units: [
            { at: [900, 900], formation: 'attackColumn', q: 5 },
            { at: [900, 500], side: 1, kind: 'battery', loaded },
          ],
        }),
        0,
      );
    const dearer = (dice: number): number =>
      expectedOf(before(false), 'red', { type: 'activate', unit: 0, dice }) -
      expectedOf(before(true), 'red', { type: 'activate', unit: 0, dice });
    expect(dearer(3)).toBeGreaterThan(dearer(1));
    expect(dearer(1)).toBeGreaterThan(0);
  });

  it('leave a square that nothing asks for any more', () => {
    const state = inSlot(
      battlefield({
        units: [
          { at: [900, 900], formation: 'square' },
          { at: [900, 600], side: 1, kind: 'battery', formation: 'limbered' },
        ],
      }),
      0,
    );
    const one = expectedOf(state, 'red', { type: 'activate', unit: 0, dice: 1 });
    expect(one).toBeGreaterThan(evaluation.expectedValue(state, 'red', { type: 'activate', unit: 0, dice: 1 }) ?? 0);
    expect(one).toBeGreaterThan(0);
  });
});
