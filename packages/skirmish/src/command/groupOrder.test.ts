import { describe, expect, it } from 'vitest';
import { FAR, LINES, order, ordered, posed, type Posed, ROW, TARGET, volley } from '../../test/orderPositions.ts';
import { playing } from '../../test/playing.ts';
import { activationOf, type ModelSpec, position } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import type { Order } from '../state/frames.ts';
import { covers, pending } from '../turn/machine.ts';
import { groupBonus } from './giveOrder.ts';
import { type OrderCommand, orderProblem } from './orderProblem.ts';
import { fitShooters, isFartherFrom, isLoadedSinceStart } from '../combat/shooting/volleyShooters.ts';

const STOP: Command = { type: 'stop' };
const FIRE: Command = { type: 'fireVolley' };
const member = (model: number): Command => ({ type: 'member', model });
const move = (model: number, x: number, y: number): Command => ({
  type: 'move',
  model,
  x: x * 64,
  y: y * 64,
  sprint: false,
});

describe('the dice of an order', () => {
  it('SK-GRP-4: one, two or three, by the Leader’s player', () => {
    const game = playing(posed()).red(order('groupMove', [1, 2, 3]));
    expect(game.asks).toBe('SK-GRP-4');
    expect(game.offers('red')).toEqual([1, 2, 3].map((dice) => ({ type: 'orderDice', dice })));
    expect(game.refused('red', { type: 'orderDice', dice: 0 })).toBe('SK-GRP-4');
    expect(game.refused('red', { type: 'orderDice', dice: 4 })).toBe('SK-GRP-4');
    expect(game.refusal('red', STOP)).toMatchObject({ rule: 'SK-GRP-4', reason: 'sk.refusal.diceNumberFirst' });
    game.red({ type: 'orderDice', dice: 3 });
    expect(game.asks).toBe('SK-GRP-4');
    expect(pending(game.state)[0]?.dice?.map(({ owner, count }) => [owner, count])).toEqual([['red', 3]]);
  });
});

describe('picking members', () => {
  it('SK-GRP-9: offers the members that can act, and ending the order', () => {
    const game = ordered(playing(posed()), order('groupMove', [1, 2, 3]), 6);
    expect(game.asks).toBe('SK-GRP-2');
    expect(game.offers('red')).toEqual([member(1), member(2), member(3), STOP]);
    expect(covers(game.state, 'red', move(1, 280, 500))).toBe(false);
    expect(game.refusal('red', member(4))).toMatchObject({ rule: 'SK-GRP-9', facts: { model: 'blue-4' } });
    expect(game.refusal('red', move(1, 280, 500))).toMatchObject({ rule: 'SK-GRP-9' });
    expect(game.refusal('red', FIRE)).toMatchObject({ rule: 'SK-SEQ-7', reason: 'sk.refusal.noVolley' });
    game.red(member(1));
    expect(game.waits).toBe('red acting');
    expect(game.asks).toBe('SK-GRP-5');
    expect(covers(game.state, 'red', move(1, 280, 499))).toBe(true);
    expect(covers(game.state, 'red', move(2, 300, 499))).toBe(false);
    expect(covers(game.state, 'red', move(1, 280, 400))).toBe(false);
    expect(game.offers('red')).toContainEqual(STOP);
    game.red(STOP);
    expect(game.reasons).toEqual(['stopped SK-ACT-8']);
    expect(game.waits).toBe('red group');
    expect(game.offers('red')).toEqual([member(2), member(3), STOP]);
  });
  it('SK-SEQ-7: before a volley each member acts once; after it those with actions left', () => {
    const game = ordered(playing(posed({ enemies: TARGET })), volley([1, 2, 3], 4), 6, 6, 6);
    expect(game.asks).toBe('SK-GRP-13');
    expect(game.offers('red')).toEqual([member(1), member(2), member(3), FIRE]);
    game.red(member(1)).red(STOP);
    expect(game.reasons).toEqual(['stopped SK-GRP-19']);
    expect(game.offers('red')).toEqual([member(2), member(3), FIRE]);
    expect(game.refused('red', member(1))).toBe('SK-GRP-9');
    expect(game.refusal('red', STOP)).toMatchObject({ rule: 'SK-SEQ-7', reason: 'sk.refusal.volleyFirst' });
    game.red(FIRE);
    expect(game.asks).toBe('SK-GRP-14');
    game.roll([4], [6]);
    expect(game.frame('group').doings.map(({ left }) => left)).toEqual([2, 2, 2]);
    expect(game.offers('red')).toEqual([member(1), member(2), member(3), STOP]);
  });
  it('SK-GRP-12: a Regroup does not end while a member can still come nearer', () => {
    const row: readonly ModelSpec[] = [{ at: [280, 520] }, { at: [300, 520] }, { at: [380, 520] }];
    const game = ordered(playing(posed({ row })), order('regroup', [1, 2, 3]), 6);
    expect(game.asks).toBe('SK-GRP-11');
    expect(game.offers('red')).toEqual([member(1), member(2), member(3)]);
    expect(game.refusal('red', STOP)).toMatchObject({ rule: 'SK-GRP-12', reason: 'sk.refusal.othersMustMove' });
    game.red(member(3));
    expect(game.offers('red')).not.toContainEqual(STOP);
    expect(covers(game.state, 'red', move(3, 320, 520))).toBe(true);
    expect(covers(game.state, 'red', move(3, 400, 520))).toBe(false);
    expect(game.refused('red', move(1, 280, 500))).toBe('SK-ACT-7');
    game.red(move(3, 320, 520));
    expect(game.offers('red')).toEqual([member(1), member(2), STOP]);
    game.red(member(1));
    expect(game.offers('red')).toContainEqual(STOP);
  });
  it('SK-NAT-3: Vorwärts! in a Group move alone', () => {
    const models = (kind: 'groupMove' | 'regroup') => {
      const players = [{ feature: 'SK-NAT-3' }, {}];
      const state = ordered(playing(posed({ players })), order(kind, [1, 2, 3]), 6, 6).red(member(1)).state;
      const frames = state.frames.map((frame) =>
        frame.at === 'group'
          ? { ...frame, doings: frame.doings.map((one) => ({ ...one, movedIntoContact: true })) }
          : frame,
      );
      return playing({ ...state, frames });
    };
    expect(models('groupMove').offered('red', 'feature')).toEqual([{ type: 'feature', use: true }]);
    expect(models('regroup').offered('red', 'feature')).toEqual([]);
    expect(models('regroup').refused('red', { type: 'feature', use: true })).toMatch(/^SK-(GRP|SEQ)/);
    const plain = ordered(playing(posed({ players: [{ feature: 'SK-NAT-3' }, {}] })), order('groupMove', [1, 2, 3]), 6);
    expect(plain.red(member(1)).offered('red', 'feature')).toEqual([]);
  });
  it('SK-NAT-4: Ordnung! is no use to a Leader without actions', () => {
    const players = [{ feature: 'SK-NAT-4' }, {}];
    expect(ordered(playing(posed({ players, left: 1 })), order('groupMove', [1, 2, 3]), 1, 1).waits).toBe('blue turn');
    expect(ordered(playing(posed({ players, left: 2 })), order('groupMove', [1, 2, 3]), 1, 1).waits).toBe(
      'red ordnung',
    );
  });
});

describe('illegal orders', () => {
  const why = (command: OrderCommand, spec: Posed = {}, at = activationOf(0, 2)) => {
    const problem = orderProblem(posed(spec), at, command);
    return problem === null ? 'given' : `${problem.rule} ${problem.reason.replace('sk.refusal.', '')}`;
  };
  const both = order('shootAndReload', [1, 2], { target: 5, weapons: [0, 0], partners: [3, 4] });
  const lines = (change: Partial<OrderCommand> = {}, which = -1, man: Partial<ModelSpec> = {}) =>
    why({ ...both, ...change }, { enemies: TARGET, row: LINES.map((m, i) => (i === which ? { ...m, ...man } : m)) });

  it('SK-GRP-1, SK-SPR-2: no action left, or a charge to be made first', () => {
    expect(why(order('groupMove', [1, 2]), {}, activationOf(0, 0))).toBe('SK-GRP-1 noActionsLeft');
    expect(why(order('groupMove', [1, 2]), {}, activationOf(0, 1))).toBe('given');
    expect(why(order('groupMove', [1, 2]), {}, activationOf(0, 2, { mustCharge: true }))).toBe('SK-SPR-2 chargeFirst');
  });
  it('SK-GRP-2, SK-GRP-7, SK-GRP-12: wrong members', () => {
    expect(why(order('groupMove', [0, 1]))).toBe('SK-GRP-7 leaderNoMember');
    expect(why(order('groupMove', [1, 2, 2]))).toBe('SK-GRP-2 memberTwice');
    expect(why(order('groupMove', [1]))).toBe('SK-GRP-2 twoToSix');
    expect(why(order('regroup', [1]))).toBe('SK-GRP-12 twoMembers');
    const row = Array.from({ length: 7 }, (_, i): ModelSpec => ({ at: [240 + 20 * i, 520] }));
    expect(why(order('regroup', [1, 2, 3, 4, 5, 6, 7]), { row })).toBe('given');
    expect(why(order('groupMove', [1, 2, 3, 4, 5, 6, 7]), { row })).toBe('SK-GRP-2 twoToSix');
  });
  it('SK-MPL-6: allies take no orders, and their Musician is no help', () => {
    const players = [{ team: 0 }, { team: 1 }, { team: 0 }];
    const row = ROW.map((m, i): ModelSpec => (i === 1 ? { ...m, player: 2 } : m));
    expect(why(order('groupMove', [1, 2, 3]), { players })).toBe('given');
    expect(why(order('groupMove', [1, 2, 3]), { players, row })).toBe('SK-GRP-7 notOwnModel');
    const helped = (player: number) =>
      groupBonus(posed({ players, row: [...ROW, { at: [400, 560], specials: ['musician'], player }] }), {
        kind: 'groupMove',
        leader: 0,
      });
    expect([helped(0).length, helped(2).length]).toEqual([1, 0]);
  });
  it('SK-GRP-2, SK-GRP-20: target and weapons are for fire only, a second line for Shoot and Reload only', () => {
    expect(why(order('groupMove', [1, 2], { target: 4 }))).toBe('SK-GRP-2 noTargetWanted');
    expect(why(order('groupMove', [1, 2], { weapons: [0, 0] }))).toBe('SK-GRP-2 noTargetWanted');
    expect(why(order('groupMove', [1, 2], { partners: [3] }))).toBe('SK-GRP-20 noSecondLine');
    expect(why({ ...volley([1, 2], 4), partners: [3] }, { enemies: TARGET })).toBe('SK-GRP-20 noSecondLine');
  });
  it('SK-GRP-19: needs a target on the table and a weapon for each shooter', () => {
    expect(why(volley([1, 2], -1))).toBe('SK-GRP-19 noTarget');
    const gone: readonly ModelSpec[] = [{ at: [300, 430], player: 1, out: 'wounded' }, ...FAR];
    expect(why(volley([1, 2], 4), { enemies: gone })).toBe('SK-GRP-19 noTarget');
    expect(why({ ...volley([1, 2], 4), weapons: [0] }, { enemies: TARGET })).toBe('SK-GRP-19 weaponEach');
    expect(why({ ...volley([1, 2], 4), weapons: [0, 0, 0] }, { enemies: TARGET })).toBe('SK-GRP-19 weaponEach');
    expect(why({ ...volley([1, 2], 4), weapons: [0, 1] }, { enemies: TARGET })).toBe('SK-GRP-19 noFirearm');
    const first = position({
      models: [
        { at: [300, 430] },
        { at: [300, 560], player: 1, specials: ['leader'] },
        { at: [280, 520], player: 1 },
        { at: [300, 520], player: 1 },
      ],
      active: 1,
    });
    expect(orderProblem(first, activationOf(1, 2), { ...volley([2, 3], 0), leader: 1 })).toBeNull();
  });
  it('SK-GRP-19: one member that sees the target is enough', () => {
    const enemies: readonly ModelSpec[] = [{ at: [200, 440], player: 1 }, ...FAR];
    const features = [{ kind: 'highWall', from: [265, 500], to: [330, 500] }] as const;
    expect(why(volley([1, 2, 3], 4), { enemies, features })).toBe('given');
    expect(why(volley([2, 3], 4), { enemies, features })).toBe('SK-GRP-19 targetUnseen');
  });
  it('SK-GRP-20, SK-GRP-22, SK-GEO-15, SK-ACN-2: the two lines', () => {
    expect(lines()).toBe('given');
    expect(lines({ partners: [3] })).toBe('SK-GRP-20 unequalLines');
    expect(lines({ members: [1], partners: [2], weapons: [0] })).toBe('SK-GEO-15 secondNearer');
    expect(lines({}, 2, { attacked: true })).toBe('SK-ACN-2 attackedAlready');
    expect(lines({}, 2, { weapons: ['sword', 'musket'] })).toBe('given');
    expect(lines({}, 2, { weapons: ['sword', 'rifle'] })).toBe('SK-GRP-22 otherFirearm');
    expect(lines({}, 0, { posture: 'fallen' })).toBe('SK-GRP-7 fallenMember');
    expect(lines({ target: 6 })).toMatch(/^SK-RNG-2 /);
  });
});

describe('the shooters of a volley', () => {
  it('SK-GRP-19, SK-RNG-7: a volley may pass over a nearer enemy', () => {
    const enemies: readonly ModelSpec[] = [{ at: [300, 430], player: 1 }, { at: [360, 470], player: 1 }, ...FAR];
    const game = ordered(playing(posed({ enemies })), volley([1, 2, 3], 4), 6);
    expect(game.frame('shot').shooters).toEqual([1, 2, 3]);
  });
  it('SK-GRP-20: loaded, and neither fired, reloaded nor depleted since the turn began', () => {
    const loaded = (change: Partial<ModelSpec>) =>
      isLoadedSinceStart(position({ models: [{ at: [300, 300], ...change }] }), 0, 0);
    expect(loaded({})).toBe(true);
    expect(loaded({ loaded: false })).toBe(false);
    expect(loaded({ fired: true })).toBe(false);
    expect(loaded({ reloaded: true })).toBe(false);
    expect(loaded({ depleted: true })).toBe(false);
  });
  it('SK-GEO-15: farther by the distance between centres, in any direction', () => {
    const state = position({
      models: [{ at: [300, 300] }, { at: [330, 340] }, { at: [345, 310] }, { at: [250, 300] }],
    });
    expect([isFartherFrom(state, 0, 1, 2), isFartherFrom(state, 0, 2, 1)]).toEqual([true, false]);
    expect([isFartherFrom(state, 0, 1, 3), isFartherFrom(state, 0, 3, 1)]).toEqual([false, false]);
  });
  const asOrder = (members: readonly number[], target: number): Order => ({
    ...volley(members, target),
    kind: 'volley',
  });
  it('SK-SEQ-7: the largest part of a group that has come apart, in the order named', () => {
    const row: readonly ModelSpec[] = [{ at: [200, 520] }, { at: [280, 520] }, { at: [300, 520] }];
    expect(fitShooters(posed({ row, enemies: TARGET }), asOrder([1, 2, 3], 4), [0, 1, 2])).toEqual([1, 2]);
    const crossed: readonly ModelSpec[] = [{ at: [280, 520] }, { at: [320, 520] }, { at: [300, 520] }];
    expect(fitShooters(posed({ row: crossed, enemies: TARGET }), asOrder([1, 2, 3], 4), [0, 1, 2])).toEqual([0, 1, 2]);
    const pairs: readonly ModelSpec[] = [
      { at: [200, 520] },
      { at: [220, 520] },
      { at: [280, 520] },
      { at: [300, 520] },
    ];
    expect(fitShooters(posed({ row: pairs, enemies: TARGET }), asOrder([1, 2, 3, 4], 5), [0, 1, 2, 3])).toEqual([0, 1]);
  });
  it('SK-SEQ-7: nobody fires at a target that is gone', () => {
    const enemies: readonly ModelSpec[] = [{ at: [300, 430], player: 1, out: 'wounded' }, ...FAR];
    expect(fitShooters(posed({ enemies }), asOrder([1, 2, 3], 4), [0, 1, 2])).toEqual([]);
  });
  it('SK-GRP-20: the front line of a Shoot and Reload need not be in contact with each other', () => {
    const row: readonly ModelSpec[] = [
      { at: [280, 500] },
      { at: [320, 500] },
      { at: [290, 517.3] },
      { at: [310, 517.3] },
    ];
    const both = order('shootAndReload', [1, 2], { target: 5, weapons: [0, 0], partners: [3, 4] });
    const game = ordered(playing(posed({ row, enemies: TARGET })), both, 6, 6);
    expect(game.frame('shot')).toMatchObject({ shooters: [1, 2], volley: true });
  });
  it('SK-GRP-21: the lines exchange the weapon fired, at any place in their lists, and no other', () => {
    const row = LINES.map((man, i): ModelSpec => {
      if (i === 0) return { ...man, weapons: ['musket', 'pistol'] };
      return i === 2 ? { ...man, weapons: ['sword', 'musket'] } : man;
    });
    const both = order('shootAndReload', [1, 2], { target: 5, weapons: [0, 0], partners: [3, 4] });
    const game = ordered(playing(posed({ row, enemies: TARGET })), both, 6, 6).roll([4], [6]);
    expect(game.state.models[1]).toMatchObject({ loaded: [true, true], fired: [false, false], attacked: true });
    expect(game.state.models[3]).toMatchObject({ loaded: [false, false], fired: [false, true], attacked: true });
  });
  it('SK-SEQ-7: without a success nobody fires, and the Leader goes on', () => {
    const game = ordered(playing(posed({ enemies: TARGET })), volley([1, 2], 4), 1);
    expect(game.waits).toBe('red acting');
    expect(game.state.models[1]).toMatchObject({ loaded: [true], activated: true });
  });
  it('SK-SEQ-7: a connected row fires as a whole', () => {
    expect(
      ordered(playing(posed({ row: ROW, enemies: TARGET })), volley([3, 2, 1], 4), 6).frame('shot').shooters,
    ).toEqual([3, 2, 1]);
  });
});
