import { begin, playState, seededDice, type StateStep } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { captain, captainsChoice, newMind, termsOf } from '../../../test/captain.ts';
import { acting, type ModelSpec, position } from '../../../test/positions.ts';
import { skirmish } from '../../ruleset.ts';
import type { Command } from '../../state/commands.ts';
import type { Event } from '../../state/events.ts';
import type { State } from '../../state/state.ts';
import { behaviour } from '../behaviour.ts';
import { withModel } from '../outlook.ts';
import { surroundingsOf } from '../surroundings.ts';
import { outlookIn } from './mind.ts';
import { diceStake } from './nomination.ts';
import { LOAD } from './prices.ts';
import { room } from './room.ts';
import { dangerTerm } from './station.ts';
import { TERMS } from './terms.ts';
import { threatsOf, threatsWith } from './threats.ts';

const red = (x: number, y: number, rest: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], ...rest });
const blue = (x: number, y: number, rest: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], player: 1, ...rest });

const line = (count: number, y: number, of: typeof red): ModelSpec[] =>
  Array.from({ length: count }, (_, i) => of(60 + 40 * i, y));

describe('terms', () => {
  const { state } = { state: position({ models: [...line(6, 380, red), ...line(5, 300, blue), blue(500, 60)] }) };

  it('are one side less the other', () => {
    const own = termsOf(state, 'red');
    const his = termsOf(state, 'blue');
    for (const key of Object.keys(own)) expect(own[key]).toBeCloseTo(-(his[key] as number), 9);
    expect(own['danger']).not.toBe(0);
  });

  it('fall with every man lost, the more the fewer there are', () => {
    let left = position({ models: [...line(12, 500, red), blue(300, 50)] });
    let before = termsOf(left, 'red');
    let lastLoss = 0;
    for (let man = 0; man < 11; man += 1) {
      left = withModel(left, man, { posture: 'out', out: 'wounded' });
      const after = termsOf(left, 'red');
      const loss = worthOfMen(before) - worthOfMen(after);
      expect(loss).toBeGreaterThan(0);
      expect(loss).toBeGreaterThanOrEqual(lastLoss - 1e-9);
      lastLoss = loss;
      before = after;
    }
  });

  it('count the loss of a commander with his help', () => {
    const led = position({ models: [red(300, 500, { specials: ['leader'] }), ...line(6, 480, red), blue(300, 50)] });
    const state2 = { ...led, squads: led.squads.map((squad, i) => ({ ...squad, commander: i === 0 ? 0 : -1 })) };
    const lost = withModel(state2, 0, { posture: 'out', out: 'wounded' });
    expect(termsOf(state2, 'red')['command']).toBeGreaterThan(0);
    expect(termsOf(lost, 'red')['command']).toBe(0);
  });
});

const worthOfMen = (terms: Readonly<Record<string, number>>): number =>
  (terms['men'] as number) + (terms['strength'] as number) + (terms['command'] as number);

describe('danger', () => {
  it('counts each enemy once, however many men he sees', () => {
    const danger = (models: readonly ModelSpec[]) => threatsOf(outlookIn(newMind(), position({ models }), 0));
    const one = danger([red(300, 400), blue(300, 300)]);
    expect(one).toBeGreaterThan(0);
    expect(danger([red(300, 400), red(330, 405), red(270, 405), blue(300, 300)])).toBeCloseTo(one, 9);
  });

  it('holds an attacker back less who loses on time', () => {
    const fear = (player: number, scenario: 'assaultAtTheFarm' | 'pickUp'): number => {
      const state = position({ scenario, gameTurn: 1, models: [red(300, 400), blue(300, 300)] });
      return -dangerTerm(outlookIn(newMind(), state, player), 1);
    };
    expect(fear(0, 'assaultAtTheFarm')).toBeLessThan(fear(0, 'pickUp') / 2);
    expect(fear(1, 'assaultAtTheFarm')).toBe(fear(1, 'pickUp'));
  });

  it('falls on a man who steps before another, and is the same as if he stood there', () => {
    const state = position({ models: [red(300, 400), red(300, 480), blue(300, 300)] });
    const moved = withModel(state, 1, { x: steps(340), y: steps(360) });
    const outlook = outlookIn(newMind(), state, 0);
    const looked = threatsWith(outlook, moved, 1, surroundingsOf(moved, 1, outlook.foes));
    expect(looked).toBeCloseTo(threatsOf(outlookIn(newMind(), moved, 0)), 9);
  });
});

describe('a besieger of a farm', () => {
  /** An attacker before the farm, and a defender in it or behind it. */
  const before = (inside: boolean, posture: 'standing' | 'fallen' = 'standing'): State =>
    position({
      scenario: 'assaultAtTheFarm',
      gameTurn: 6,
      features: [{ kind: 'building', box: [300, 210, 80, 80], openings: [{ kind: 'door', wall: 2 }] }],
      models: [red(300, 460), blue(300, inside ? 210 : 100, { posture })],
    });

  /** A term of the attacker, so far down the table. */
  const termAt = (state: State, key: string, y: number): number =>
    termsOf(withModel(state, 0, { y: steps(y) }), 'red')[key] as number;

  it('comes within range of a garrison rather than run to its door', () => {
    const held = before(true);
    expect(termAt(held, 'objective', 380)).toBe(termAt(held, 'objective', 460));
    const closer = (state: State): number => termAt(state, 'approach', 420) - termAt(state, 'approach', 460);
    expect(closer(held)).toBeGreaterThan(2 * closer(before(true, 'fallen')));
  });

  it('runs for the farm once nobody stands in it', () => {
    for (const empty of [before(false), before(true, 'fallen')]) {
      expect(termAt(empty, 'objective', 380)).toBeGreaterThan(termAt(empty, 'objective', 460));
    }
  });

  it('takes more care than a man who must run for it', () => {
    const fear = (state: State): number => -dangerTerm(outlookIn(newMind(), state, 0), 1);
    expect(fear(before(true))).toBeGreaterThan(fear(before(false)));
  });
});

describe('a turn', () => {
  /** Men with a shot each, and a clumsy one with little to gain. */
  const models: ModelSpec[] = [
    red(100, 560, { q: 6, loaded: false }),
    ...line(5, 420, (x, y) => red(x + 100, y, { q: 3 })),
    ...line(5, 330, (x, y) => blue(x + 100, y)),
  ];

  it('begins with the men who stake least of it', () => {
    const choice = captainsChoice(position({ models }), 'red');
    expect(choice.type === 'nominate' ? choice.model : 0).toBeGreaterThan(0);
  });

  it('is staked on three dice only where they bring more than they risk', () => {
    const asked = (state: State, model: number): number => {
      const frames = [
        { at: 'turn', player: 0, over: false },
        { at: 'diceChoice', model, chooser: 0, chosen: 0, lucky: false },
      ] as const;
      const choice = captainsChoice({ ...state, frames }, 'red');
      return choice.type === 'dice' ? choice.dice : 0;
    };
    const fresh = position({ models });
    expect(asked(fresh, 0)).toBeLessThan(3);
    const last = position({ models: models.map((model, i) => (i > 0 ? { ...model, activated: true } : model)) });
    expect(asked(last, 0)).toBe(3);
    const outlook = outlookIn(newMind(), fresh, 0);
    expect(diceStake(outlook, 0, 3, false, false).loss).toBeGreaterThan(diceStake(outlook, 0, 2, false, false).loss);
    expect(diceStake(outlook, 0, 1, false, false).loss).toBe(0);
  });

  it('is for loading, not for going nearer with an empty firearm', () => {
    const choice = (loaded: boolean) =>
      captainsChoice(acting({ models: [red(300, 500, { loaded }), blue(300, 60)] }, 0, 2), 'red');
    expect(choice(false)).toMatchObject({ type: 'reload' });
    expect(choice(true)).toMatchObject({ type: 'move' });
  });

  it('keeps a load for a better shot', () => {
    const worthOfShot = (y: number, load: number): number => {
      const mind = room.mind(TERMS.map(({ key, weight }) => (key === 'loads' ? load : weight)));
      const state = acting({ models: [red(300, 500), blue(300, y)] }, 0, 1);
      return room.expected(mind, state, 'red', { type: 'shoot', model: 0, weapon: 0, target: 1, aimed: false }) ?? 0;
    };
    for (const y of [420, 220]) expect(worthOfShot(y, 0) - worthOfShot(y, 1)).toBeCloseTo(LOAD, 9);
    expect(worthOfShot(420, 1)).toBeGreaterThan(worthOfShot(220, 1));
  });

  it('holds no Moves of a few millimetres', () => {
    const state = acting({ models: [red(300, 300), red(322, 300), red(278, 300), blue(300, 100)] }, 0, 2);
    for (const command of room.choices(newMind(), state, 'red')) {
      if (command.type !== 'move') continue;
      expect(Math.hypot(command.x - steps(300), command.y - steps(300))).toBeGreaterThanOrEqual(steps(10));
    }
  });
});

describe('a battle of captains', () => {
  const fought = (most: number, seen: (step: StateStep<State, Command, Event>) => void): State => {
    const begun = begin(skirmish, skirmish.scenario('tomahawks-rangers'));
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const { state } = begun.value;
    const players = Object.fromEntries(skirmish.seats(state).map((seat) => [seat, captain(seat)]));
    let count = 0;
    return playState(
      skirmish,
      state,
      { players, dice: seededDice('captains') },
      {
        until: () => count >= most,
        onStep(step) {
          count += 1;
          seen(step);
        },
      },
    );
  };

  it('goes on by legal commands, without follies', () => {
    const habits = behaviour();
    fought(300, (step) => habits.see(step));
    const counts = habits.counts();
    expect(counts['sk.habit.shortMoves']?.count).toBe(0);
    expect(counts['sk.habit.threeNotWorthIt']?.count).toBe(0);
    expect(counts['sk.habit.firstOnThree']?.of).toBeGreaterThan(5);
  });

  it('is the same whatever a captain has seen before', () => {
    fought(120, ({ before, seat, command }) => {
      if (seat === 'dice' || skirmish.offers(before, seat).length < 2) return;
      expect(captainsChoice(before, seat)).toEqual(command);
    });
  });
});
