/** What the captain expects of attacks that need more than one man or more than one weapon. */
import { describe, expect, it } from 'vitest';
import { captainsChoice, newMind } from '../../../test/captain.ts';
import { acting, type ModelSpec } from '../../../test/positions.ts';
import type { Command } from '../../state/commands.ts';
import type { Order } from '../../state/frames.ts';
import type { State } from '../../state/state.ts';
import { decide, offers } from '../../turn/machine.ts';
import { rollsOf } from '../activationRolls.ts';
import { gainsOf } from '../gains.ts';
import { groupGain } from '../orderWorth.ts';
import { outlookOf, withModel } from '../outlook.ts';
import { outlookIn } from './mind.ts';
import { LOAD } from './prices.ts';
import { room } from './room.ts';
import { TERMS } from './terms.ts';

const red = (x: number, y: number, rest: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], ...rest });
const blue = (x: number, y: number, rest: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], player: 1, ...rest });

describe('SK-RNG-21 a throw', () => {
  const models: readonly ModelSpec[] = [
    red(300, 300, { c: 4, weapons: ['sword', 'tomahawk'] }),
    blue(300, 240, { weapons: ['sword'] }),
  ];
  const throws: Command = { type: 'shoot', model: 0, weapon: 1, target: 1, aimed: false };
  const worth = (state: State): number => room.expected(newMind(), state, 'red', throws) ?? 0;

  it('comes before the charge of a man who has actions for both', () => {
    const state = acting({ models }, 0, 3);
    expect(decide(state, 'red', throws).ok).toBe(true);
    expect(captainsChoice(state, 'red')).toEqual(throws);
    // The man who throws alone has less of it.
    expect(worth(state)).toBeGreaterThan(worth(acting({ models }, 0, 1)));
  });

  it('makes three actions worth more to a captain, once in a turn, and not to a corporal', () => {
    const state = acting({ models }, 0, 3);
    const again = withModel(state, 0, { threw: true });
    const captains = (asked: State): number => gainsOf(outlookIn(newMind(), asked, 0), 0)[3];
    const corporals = (asked: State): number => gainsOf(outlookOf(asked, 0), 0)[3];
    expect(captains(state)).toBeGreaterThan(captains(again));
    expect(corporals(state)).toBe(corporals(again));
  });
});

describe('what is special about a commander', () => {
  it.each([
    [['leader', 'fearless'], 'bold'],
    [['leader', 'wavering'], 'wary'],
    [['nco', 'steadfast'], 'steady'],
    [['leader', 'strong'], null],
    [['fearless'], null],
  ] as const)('%j leans: %s', (specials, leaning) => {
    const state = acting({ models: [red(300, 300, { specials }), blue(300, 200)] }, 0, 1);
    expect(room.temperamentOf?.(state, 'red')).toBe(leaning);
  });
});

describe('a blow', () => {
  it('is worth the less the more a captain minds what it may cost him, and standing still is not', () => {
    const models = [red(300, 300, { weapons: ['sword', 'tomahawk'] }), blue(300, 280, { c: 4, weapons: ['sword'] })];
    const state = acting({ models }, 0, 1);
    const weights = TERMS.map(({ weight }) => weight);
    const worth = (type: Command['type'], risk: number): number => {
      const order = offers(state, 'red').find((offer) => offer.type === type) as Command;
      return room.expected(room.mind(weights, risk), state, 'red', order) ?? 0;
    };
    const [bold, usual, wary] = [0.5, 1, 2].map((risk) => worth('attack', risk)) as [number, number, number];
    expect(usual).toBeLessThan(bold);
    expect(usual - wary).toBeCloseTo(2 * (bold - usual), 9);
    expect(worth('stop', 2)).toBe(worth('stop', 1));
  });
});

describe('SK-GRP-16 SK-GRP-21 a volley', () => {
  it.each([
    ['volley', [2, 3, 4], [], 1, 3],
    ['shootAndReload', [2, 3], [4, 5], 2, 2],
  ] as const)('%s costs a load for each firearm that is fired', (kind, members, partners, successes, loads) => {
    const men = [0, 1, 2, 3].map((i) => red(260 + 20 * i, 420));
    const state = acting({ models: [red(300, 500, { specials: ['leader'] }), blue(300, 300), ...men] }, 0, 1);
    const order: Order = { leader: 0, kind, members, target: 1, weapons: members.map(() => 0), partners };
    const rolls = rollsOf(4, 0, 2, false);
    const outlook = outlookIn(newMind(), state, 0);
    const free = groupGain({ ...outlook, load: 0 }, order, rolls);
    const chance = rolls.actions.slice(successes).reduce((sum, each) => sum + each, 0);
    expect(free - groupGain({ ...outlook, load: LOAD }, order, rolls)).toBeCloseTo(chance * loads * LOAD, 9);
    expect(chance).toBeGreaterThan(0);
  });
});
