import { total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { FAR, LINES, order, ordered, posed, type Posed, ROW, TARGET, volley } from '../../test/orderPositions.ts';
import { playing } from '../../test/playing.ts';
import type { ModelSpec } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import type { OrderKind } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { groupBonus, groupQuality } from './giveOrder.ts';

describe('giving an order', () => {
  it('SK-GRP-1 SK-SEQ-4 only a Leader who is acting gives one, for one action', () => {
    const game = playing(posed());
    game.say('red', order('groupMove', [1, 2, 3]));
    expect(game.reasons).toContain('ordered SK-GRP-2');
    expect(game.frame('acting').doing.left).toBe(1);
    const plain = playing(posed({ leader: { specials: [] } }));
    expect(plain.refused('red', order('groupMove', [1, 2]))).toBe('SK-GRP-1');
    expect(plain.offered('red', 'order')).toEqual([]);
    expect(playing(posed()).refused('red', { ...order('groupMove', [2, 3]), leader: 1 })).toBe('SK-ACT-7');
  });

  it('SK-GRP-3 orders and actions of the Leader come in any order, and he may give more than one', () => {
    const row = [...ROW, { at: [360, 520] as const }, { at: [380, 520] as const }];
    const game = ordered(playing(posed({ row, left: 3 })), order('groupMove', [1, 2, 3]), 6);
    game.say('red', { type: 'stop' });
    game.say('red', { type: 'move', model: 0, x: 19_200, y: 36_800, sprint: false });
    expect(game.refused('red', order('groupMove', [1, 2]))).toBe('SK-GRP-7');
    ordered(game, order('groupMove', [4, 5]), 6);
    expect(game.frame('group').order.members).toEqual([4, 5]);
  });

  it('SK-GRP-10 SK-MOV-17 no orders from a Leader who is Fallen, Prone or engaged', () => {
    expect(playing(posed({ leader: { posture: 'fallen' } })).refused('red', order('groupMove', [1, 2]))).toBe(
      'SK-GRP-10',
    );
    const prone = playing(posed({ leader: { posture: 'prone' }, variant: 'SDT' }));
    expect(prone.refused('red', order('groupMove', [1, 2]))).toBe('SK-GRP-10');
    const fighting = playing(posed({ enemies: [{ at: [300, 580], player: 1 }] }));
    expect(fighting.refused('red', order('groupMove', [1, 2]))).toBe('SK-GRP-10');
    const safe = playing(posed({ enemies: [{ at: [300, 580], player: 1, posture: 'fallen' }, ...FAR] }));
    safe.say('red', order('groupMove', [1, 2]));
  });

  it('SK-GRP-2 SK-GEO-14 two to six in base contact as one group, each within L of the Leader', () => {
    const refused = (state: State, members: readonly number[]) =>
      playing(state).refused('red', order('groupMove', members));
    expect(refused(posed(), [1])).toBe('SK-GRP-2');
    expect(refused(posed(), [1, 3])).toBe('SK-GRP-2');
    expect(refused(posed(), [1, 1])).toBe('SK-GRP-2');
    const line = Array.from({ length: 7 }, (_, i): ModelSpec => ({ at: [240 + 20 * i, 520] }));
    expect(refused(posed({ row: line }), [1, 2, 3, 4, 5, 6, 7])).toBe('SK-GRP-2');
    playing(posed({ row: line })).say('red', order('groupMove', [1, 2, 3, 4, 5, 6]));
    const apart = [{ at: [300, 410] as const }, { at: [300, 430] as const }];
    expect(refused(posed({ row: apart }), [1, 2])).toBe('SK-GRP-2');
  });

  it('SK-GRP-7 members are own, not yet activated, not Fallen; never the Leader himself', () => {
    const refused = (row: readonly ModelSpec[], members: readonly number[], spec: Posed = {}) =>
      playing(posed({ ...spec, row })).refused('red', order('groupMove', members));
    expect(refused([{ at: [280, 520], activated: true }, { at: [300, 520] }], [1, 2])).toBe('SK-GRP-7');
    expect(refused([{ at: [280, 520], posture: 'fallen' }, { at: [300, 520] }], [1, 2])).toBe('SK-GRP-7');
    expect(refused([{ at: [280, 520] }, { at: [300, 540] }], [0, 2])).toBe('SK-GRP-7');
    expect(refused(ROW, [1, 4])).toBe('SK-GRP-7');
  });

  it('SK-MOV-17 a prone model cannot be ordered', () => {
    const row: ModelSpec[] = [{ at: [280, 520], posture: 'prone' }, { at: [300, 520] }];
    expect(playing(posed({ row, variant: 'SDT' })).refused('red', order('groupMove', [1, 2]))).toBe('SK-MOV-17');
  });

  it('SK-SPR-27 an Individualistic model takes no group orders', () => {
    const row: ModelSpec[] = [{ at: [280, 520], specials: ['individualistic'] }, { at: [300, 520] }];
    expect(playing(posed({ row })).refused('red', order('groupMove', [1, 2]))).toBe('SK-SPR-27');
  });

  it('SK-GRP-7 engaged models join a Group move only', () => {
    const enemies: ModelSpec[] = [{ at: [280, 500], player: 1 }, ...FAR];
    const game = playing(posed({ enemies }));
    expect(game.refused('red', order('regroup', [1, 2]))).toBe('SK-GRP-7');
    expect(game.refused('red', volley([1, 2], 5))).toBe('SK-GRP-7');
    game.say('red', order('groupMove', [1, 2]));
  });
});

describe('the group’s roll', () => {
  it('X3 SK-GRP-4 three Veterans Q3+ and one Conscript Q4+ roll against 4+', () => {
    const row: ModelSpec[] = [3, 3, 3, 4].map((q, i) => ({ at: [260 + 20 * i, 520], q }));
    expect(groupQuality(posed({ row }), [1, 2, 3, 4])).toBe(4);
  });

  it('SK-GRP-8 the Leader’s presence adds nothing to a group’s roll', () => {
    const game = ordered(playing(posed()), order('groupMove', [1, 2, 3]), 3);
    expect(game.event('orderRolled')).toMatchObject({ quality: 4, bonus: [], successes: 0 });
  });

  const music = (kind: OrderKind, musician: Partial<ModelSpec>) => {
    const row: ModelSpec[] = [...ROW, { at: [400, 560], specials: ['musician'], ...musician }];
    return total(groupBonus(posed({ row }), { kind, leader: 0 }));
  };

  it('SK-SPR-12 a Musician near the Leader helps a Group move and a Regroup', () => {
    expect(music('groupMove', {})).toBe(1);
    expect(music('regroup', {})).toBe(1);
    expect(music('volley', {})).toBe(0);
    expect(music('shootAndReload', {})).toBe(0);
  });

  it('SK-SPR-12 the Musician must be Standing, unengaged and within L of the Leader', () => {
    expect(music('groupMove', { posture: 'fallen' })).toBe(0);
    expect(music('groupMove', { at: [300, 400] })).toBe(0);
    const row: ModelSpec[] = [...ROW, { at: [400, 560], specials: ['musician'] }];
    const enemies: ModelSpec[] = [{ at: [420, 560], player: 1 }];
    expect(groupBonus(posed({ row, enemies }), { kind: 'groupMove', leader: 0 })).toEqual([]);
  });

  it('E8 SK-GRP-4 SK-SPR-12 Q3+, Q3+, Q4+ and a Musician, dice 3 2 4: two actions each', () => {
    const row: ModelSpec[] = [
      { at: [280, 520], q: 3 },
      { at: [300, 520], q: 3 },
      { at: [320, 520], q: 4 },
      { at: [400, 560], specials: ['musician'], weapons: [] },
    ];
    const game = ordered(playing(posed({ row })), order('groupMove', [1, 2, 3]), 3, 2, 4);
    expect(game.event('orderRolled')).toMatchObject({ quality: 4, successes: 2, turnover: false });
    expect(game.frame('group').doings.map(({ left }) => left)).toEqual([2, 2, 2]);
  });

  it('E9 SK-GRP-6 SK-SPR-12 the same group and dice for a Volley: fired with one success, then play passes', () => {
    const row: ModelSpec[] = [...ROW, { at: [400, 560], specials: ['musician'], weapons: [] }];
    const enemies: ModelSpec[] = [{ at: [300, 430], player: 1 }, ...FAR];
    const game = ordered(playing(posed({ row, enemies })), volley([1, 2, 3], 5), 3, 2, 4);
    expect(game.waits).toBe('dice shot');
    game.roll([1], [6]);
    while (game.waits.includes('depleted')) game.say('red', { type: 'depleted', model: 1 });
    expect(game.waits).toBe('blue turn');
  });

  it('X9 SK-GRP-6 after two failures members use a success, the Leader’s other action is lost and play passes', () => {
    const game = ordered(playing(posed({ left: 2 })), order('groupMove', [1, 2, 3]), 6, 1, 2);
    expect(game.frame('acting').doing.left).toBe(1);
    expect(game.waits).toBe('red group');
    game.say('red', { type: 'member', model: 2 });
    game.say('red', { type: 'move', model: 2, x: 19_200, y: 32_000, sprint: false });
    game.say('red', { type: 'stop' });
    expect(game.reasons).toContain('turnEnded SK-ACT-3');
    expect(game.waits).toBe('blue turn');
  });

  it('SK-GRP-9 a Leader with a pending turnover may give an order first', () => {
    const game = ordered(playing(posed({ left: 1, turnover: true })), order('groupMove', [1, 2, 3]), 6);
    game.say('red', { type: 'stop' });
    expect(game.waits).toBe('blue turn');
  });
});

describe('the members act', () => {
  it('SK-GRP-5 SK-GRP-9 each has one action for each success, one after another, each finishing first', () => {
    const game = ordered(playing(posed()), order('groupMove', [1, 2, 3]), 6, 6);
    expect(game.offered('red', 'member').map(({ model }) => model)).toEqual([1, 2, 3]);
    game.say('red', { type: 'member', model: 3 });
    expect(game.asks).toBe('SK-GRP-5');
    game.say('red', { type: 'move', model: 3, x: 20_480, y: 32_000, sprint: false });
    expect(game.refused('red', { type: 'member', model: 1 })).toMatch(/^SK-/);
    game.say('red', { type: 'move', model: 3, x: 20_480, y: 31_000, sprint: false });
    expect(game.offered('red', 'member').map(({ model }) => model)).toEqual([1, 2]);
  });

  it('SK-ACT-5 SK-GRP-7 members count as activated on any roll', () => {
    const game = ordered(playing(posed()), order('groupMove', [1, 2, 3]), 1);
    expect(game.state.models.slice(1, 4).every(({ activated }) => activated)).toBe(true);
    expect(game.waits).toBe('red acting');
  });

  it('SK-GRP-5 members need not do the same thing', () => {
    const row = ROW.map((man) => ({ ...man, loaded: false }));
    const game = ordered(playing(posed({ row })), order('groupMove', [1, 2, 3]), 6, 6);
    game.say('red', { type: 'member', model: 1 }).say('red', { type: 'reload', model: 1, weapon: 0 });
    game
      .say('red', { type: 'member', model: 2 })
      .say('red', { type: 'move', model: 2, x: 19_200, y: 32_000, sprint: false });
    expect(game.state.models[1]?.loaded).toEqual([true]);
  });
});

describe('Regroup', () => {
  const APART: readonly ModelSpec[] = [{ at: [260, 520] }, { at: [340, 520] }];

  it('SK-GRP-11 any number within L, adjacent or not; they end in contact with another member', () => {
    const game = ordered(playing(posed({ row: APART })), order('regroup', [1, 2]), 6);
    game.say('red', { type: 'member', model: 1 });
    for (const { x } of game.offered('red', 'move')) expect(x).toBeGreaterThan(300 * 64);
    expect(game.refused('red', { type: 'stop' })).toBe('SK-GRP-12');
    expect(game.refused('red', { type: 'move', model: 1, x: 16_640, y: 32_000, sprint: false })).toBe('SK-GRP-12');
    game.say('red', game.offered('red', 'move')[0] as Command);
    expect(game.waits).toBe('red group');
    game.say('red', { type: 'stop' });
    expect(game.waits).toBe('red acting');
  });

  it('SK-GRP-11 members do not shoot or attack; reloading is allowed with enough actions', () => {
    const row: ModelSpec[] = [{ at: [300, 520], loaded: false }, { at: [320, 520] }];
    const enemies: ModelSpec[] = [{ at: [320, 440], player: 1 }, ...FAR];
    const game = ordered(playing(posed({ row, enemies })), order('regroup', [1, 2]), 6, 6);
    game.say('red', { type: 'member', model: 2 });
    expect(game.refused('red', { type: 'shoot', model: 2, weapon: 0, target: 3, aimed: false })).toBe('SK-GRP-11');
    game.say('red', { type: 'stop' }).say('red', { type: 'member', model: 1 });
    game.say('red', { type: 'reload', model: 1, weapon: 0 });
    expect(game.state.models[1]?.loaded).toEqual([true]);
  });

  it('SK-GRP-12 a member that cannot reach contact goes straight towards the nearest, as far as possible', () => {
    const row: ModelSpec[] = [{ at: [200, 560] }, { at: [400, 560] }];
    const game = ordered(playing(posed({ row, leader: { at: [300, 500] } })), order('regroup', [1, 2]), 6);
    game.say('red', { type: 'member', model: 1 });
    const moves = game.offered('red', 'move');
    expect(moves).toHaveLength(1);
    expect(moves[0]).toMatchObject({ y: 560 * 64 });
    expect((moves[0]?.x ?? 0) / 64).toBeGreaterThan(279);
    expect(game.refused('red', { type: 'move', model: 1, x: 240 * 64, y: 560 * 64, sprint: false })).toBe('SK-GRP-12');
  });

  it('SK-GRP-12 at least two members', () => {
    expect(playing(posed()).refused('red', order('regroup', [1]))).toBe('SK-GRP-12');
  });
});

describe('Volley', () => {
  it('X4 SK-GRP-14 SK-GRP-15 three French at an officer within L: die + 4 against die + 0', () => {
    const game = ordered(playing(posed({ enemies: TARGET })), volley([1, 2, 3], 4), 6).roll([4], [6]);
    const shot = game.event('shot');
    expect([total(shot.attack), total(shot.defence)]).toEqual([4, 0]);
    expect(shot.rule).toMatch(/^SK-/);
  });

  it('X5 SK-GRP-14 one shooter farther than L: die + 3 against die + 0', () => {
    const row: ModelSpec[] = [{ at: [300, 520] }, { at: [300, 540] }, { at: [320, 520] }];
    const enemies: ModelSpec[] = [{ at: [310, 400], player: 1 }, ...FAR];
    const leader = { at: [340, 560] as const };
    const game = ordered(playing(posed({ row, enemies, leader })), volley([1, 2, 3], 4), 6).roll([4], [6]);
    const shot = game.event('shot');
    expect([total(shot.attack), total(shot.defence)]).toEqual([3, 0]);
  });

  it('SK-GRP-16 all shooters end discharged and have attacked', () => {
    const game = ordered(playing(posed({ enemies: TARGET })), volley([1, 2, 3], 4), 6).roll([4], [6]);
    for (const model of [1, 2, 3]) {
      expect(game.state.models[model]).toMatchObject({ loaded: [false], attacked: true });
    }
    expect(game.state.models[1]?.depleted).toEqual([false]);
  });

  it('SK-GRP-13 SK-GRP-19 two to six with a firearm, at an enemy that one of them sees', () => {
    const game = playing(posed({ enemies: TARGET }));
    expect(game.refused('red', volley([1], 4))).toBe('SK-GRP-13');
    expect(game.refused('red', order('volley', [1, 2], { target: 3, weapons: [0, 0] }))).toBe('SK-GRP-19');
    expect(game.refused('red', order('volley', [1, 2], { target: 4, weapons: [0] }))).toBe('SK-GRP-19');
    const swords = playing(posed({ row: ROW.map((m) => ({ ...m, weapons: ['sword'] as const })), enemies: TARGET }));
    expect(swords.refused('red', volley([1, 2], 4))).toBe('SK-GRP-19');
    const bows = ROW.map((m) => ({ ...m, weapons: ['bow'] as const }));
    expect(playing(posed({ row: bows, enemies: TARGET, variant: 'SDT' })).refused('red', volley([1, 2], 4))).toBe(
      'SK-GRP-19',
    );
    const wall = [{ kind: 'highWall' as const, from: [0, 480] as const, to: [600, 480] as const }];
    expect(playing(posed({ enemies: TARGET, features: wall })).refused('red', volley([1, 2], 4))).toBe('SK-GRP-19');
  });

  it('SK-GRP-16 SK-ACN-2 SK-GRP-19 SK-SEQ-7 a member may load with a surplus success first; the shot costs each one action', () => {
    const row = [{ ...ROW[0], loaded: false } as ModelSpec, ...ROW.slice(1)];
    const game = ordered(playing(posed({ row, enemies: TARGET })), volley([1, 2, 3], 4), 6, 6, 6);
    expect(game.refused('red', { type: 'stop' })).toBe('SK-SEQ-7');
    game.say('red', { type: 'member', model: 1 });
    expect(game.refused('red', { type: 'shoot', model: 1, weapon: 0, target: 4, aimed: false })).toBe('SK-GRP-16');
    game.say('red', { type: 'reload', model: 1, weapon: 0 });
    game.say('red', { type: 'fireVolley' });
    expect(game.frame('shot').shooters).toEqual([1, 2, 3]);
    expect(game.frame('group').doings.map(({ left }) => left)).toEqual([0, 2, 2]);
  });

  it('SK-SEQ-7 members that cannot fire drop out; a single one left shoots alone', () => {
    const row = [
      { ...ROW[0], loaded: false } as ModelSpec,
      ROW[1] as ModelSpec,
      { ...ROW[2], loaded: false } as ModelSpec,
    ];
    const game = ordered(playing(posed({ row, enemies: TARGET })), volley([1, 2, 3], 4), 6);
    expect(game.frame('shot').shooters).toEqual([2]);
    const empty = ROW.map((man) => ({ ...man, loaded: false }));
    const none = ordered(playing(posed({ row: empty, enemies: TARGET })), volley([1, 2, 3], 4), 6);
    expect(none.eventTypes).toContain('heldFire');
    expect(none.waits).toBe('red acting');
  });

  it('SK-SEQ-7 members that have come apart do not fire together', () => {
    const row = [{ ...ROW[0] } as ModelSpec, { ...ROW[1], loaded: false } as ModelSpec, ROW[2] as ModelSpec];
    const game = ordered(playing(posed({ row, enemies: TARGET })), volley([1, 2, 3], 4), 6);
    expect(game.frame('shot').shooters).toEqual([1]);
  });

  it('SK-GRP-19 of a volley that has come apart the most in contact fire, and the others use their further actions otherwise', () => {
    const men = [...ROW, { at: [340, 520] }].map((man, i) => ({ ...man, loaded: i !== 1 }) as ModelSpec);
    const game = ordered(playing(posed({ row: men, enemies: TARGET })), volley([1, 2, 3, 4], 5), 6, 6);
    game.say('red', { type: 'fireVolley' });
    expect(game.frame('shot').shooters).toEqual([3, 4]);
    expect(game.frame('group').doings.map(({ model, left }) => [model, left])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
    game.roll([4], [6]);
    expect(game.offered('red', 'member')).toContainEqual({ type: 'member', model: 1 });
    game.say('red', { type: 'member', model: 1 });
    expect(game.offered('red', 'move').length).toBeGreaterThan(0);
  });

  it('SK-GRP-19 SK-ACN-2 further successes may be used after it, but not to attack', () => {
    const game = ordered(playing(posed({ enemies: TARGET })), volley([1, 2, 3], 4), 6, 6).say('red', {
      type: 'fireVolley',
    });
    game.roll([4], [6]);
    expect(game.waits).toBe('red group');
    game.say('red', { type: 'member', model: 1 });
    expect(game.offered('red', 'move').length).toBeGreaterThan(0);
    expect(game.offered('red', 'attack')).toEqual([]);
    expect(game.refused('red', { type: 'shoot', model: 1, weapon: 0, target: 4, aimed: false })).toBe('SK-ACN-2');
  });

  it('SK-GRP-16 SK-RNG-16 a natural 1 depletes the weapon of one shooter that the owner chooses', () => {
    const game = ordered(playing(posed({ enemies: TARGET })), volley([1, 2, 3], 4), 6).roll([1], [6]);
    expect(game.waits).toBe('red depleted');
    game.say('red', { type: 'depleted', model: 2 });
    expect(game.state.models.slice(1, 4).map(({ depleted }) => depleted[0])).toEqual([false, true, false]);
  });
});

describe('Shoot and Reload', () => {
  const both = order('shootAndReload', [1, 2], { target: 5, weapons: [0, 0], partners: [3, 4] });

  it('E36 SK-GRP-20 SK-GRP-21 SK-GRP-22 the front fires and changes weapons with the second line', () => {
    const game = ordered(playing(posed({ row: LINES, enemies: TARGET })), both, 6, 6);
    game.roll([4], [3]);
    const shot = game.event('shot');
    expect([4 + total(shot.attack), 3 + total(shot.defence)]).toEqual([8, 4]);
    expect(shot.result.what).toBe('wounded');
    const soldiers = game.state.models.slice(1, 5);
    expect(soldiers.map(({ loaded }) => loaded[0])).toEqual([true, true, false, false]);
    expect(soldiers.every(({ attacked }) => attacked)).toBe(true);
  });

  it('SK-GRP-22 with one success each may make one Move and nothing else', () => {
    const game = ordered(playing(posed({ row: LINES, enemies: TARGET })), both, 6);
    expect(game.waits).toBe('red group');
    game.say('red', { type: 'member', model: 3 });
    expect(game.refused('red', { type: 'reload', model: 3, weapon: 0 })).toBe('SK-GRP-22');
    game.say('red', { type: 'move', model: 3, x: 290 * 64, y: 540 * 64, sprint: false });
    game.say('red', { type: 'stop' });
    expect(game.state.models[1]?.loaded).toEqual([true]);
  });

  it('SK-SEQ-8 a third success gives each member one more action, and no attack', () => {
    const game = ordered(playing(posed({ row: LINES, enemies: TARGET })), both, 6, 6, 6).roll([4], [6]);
    expect(game.waits).toBe('red group');
    game.say('red', { type: 'member', model: 1 });
    expect(game.frame('group').doings[0]?.left).toBe(1);
    expect(game.offered('red', 'shoot')).toEqual([]);
  });

  it('SK-SEQ-8 SK-GRP-22 a depleted weapon stays depleted when it changes hands', () => {
    const game = ordered(playing(posed({ row: LINES, enemies: TARGET })), both, 6, 6).roll([1], [6]);
    game.say('red', { type: 'depleted', model: 2 });
    expect(game.state.models[2]?.depleted).toEqual([false]);
    expect(game.state.models[4]?.depleted).toEqual([true]);
  });

  it('SK-GRP-20 SK-GEO-15 equal lines, pairs in contact, the second farther from the target, all loaded', () => {
    const refused = (row: readonly ModelSpec[], command: Command) =>
      playing(posed({ row, enemies: TARGET })).refused('red', command);
    expect(refused(LINES, { ...both, partners: [3] })).toBe('SK-GRP-20');
    expect(refused(LINES, { ...both, partners: [4, 3] })).toBe('SK-GEO-15');
    expect(refused(LINES, { ...both, members: [3, 4], partners: [1, 2] })).toBe('SK-GEO-15');
    const unloaded = LINES.map((man, i) => ({ ...man, loaded: i !== 2 }));
    expect(refused(unloaded, both)).toBe('SK-GRP-20');
    const reloaded = LINES.map((man, i) => ({ ...man, reloaded: i === 0 }));
    expect(refused(reloaded, both)).toBe('SK-GRP-20');
  });

  it('SK-GRP-22 the two of a pair carry the same firearm', () => {
    const rifles = LINES.map((man, i) => ({ ...man, weapons: [i === 2 ? ('rifle' as const) : ('musket' as const)] }));
    expect(playing(posed({ row: rifles, enemies: TARGET })).refused('red', both)).toBe('SK-GRP-22');
  });

  it('SK-GRP-22 a front line of one may fire', () => {
    const game = playing(posed({ row: LINES, enemies: TARGET }));
    ordered(game, order('shootAndReload', [1], { target: 5, weapons: [0], partners: [3] }), 6, 6).roll([4], [6]);
    expect(total(game.event('shot').defence)).toBe(2);
  });
});
