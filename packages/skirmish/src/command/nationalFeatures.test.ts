import { total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { playing, type Playing } from '../../test/playing.ts';
import { acting, activationOf, type ModelSpec, position } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';

const MODELS: readonly ModelSpec[] = [
  { at: [300, 560], specials: ['leader'], q: 3, weapons: ['sword'], activated: true },
  { at: [280, 520] },
  { at: [300, 520] },
  { at: [320, 520] },
  { at: [300, 440], player: 1 },
  { at: [100, 40], player: 1 },
  { at: [500, 40], player: 1 },
];

/** Red's Leader with two actions left, and a national feature. */
function nation(feature: string, used = false, models: readonly ModelSpec[] = MODELS): Playing {
  return playing(
    position({
      models,
      players: [{ feature }, {}],
      squads: [{ featureUsed: used }],
      frames: [
        { at: 'turn', player: 0, over: false },
        { at: 'acting', player: 0, doing: activationOf(0, 2), turnover: false },
      ],
    }),
  );
}

const order = (kind: 'groupMove' | 'volley', target = -1): Command => ({
  type: 'order',
  leader: 0,
  kind,
  members: [1, 2, 3],
  target,
  weapons: target < 0 ? [] : [0, 0, 0],
  partners: [],
});

function rolled(game: Playing, command: Command, ...faces: readonly number[]): Playing {
  return game.say('red', command).say('red', { type: 'orderDice', dice: faces.length }).roll(faces);
}

/** The refusal of any other command. */
const UNANSWERED = (rule: string) => ({ rule, reason: 'sk.refusal.featureFirst' });

describe('national features', () => {
  it('SK-NAT-1 France rolls all dice of a Group move with two failures again; the second roll stands', () => {
    const game = rolled(nation('SK-NAT-1'), order('groupMove'), 6, 1, 2);
    expect(game.waits).toBe('red enAvant');
    expect(game.asks).toBe('SK-NAT-1');
    expect(game.refused('red', { type: 'member', model: 1 })).toBe('SK-NAT-1');
    game.say('red', { type: 'feature', use: true });
    expect(game.state.squads[0]?.featureUsed).toBe(true);
    expect(game.asks).toBe('SK-NAT-1');
    game.roll([1, 1, 1]);
    expect(game.reasons).toContain('orderRolled SK-NAT-1');
    expect(game.waits).toBe('blue turn');
  });

  it('SK-NAT-1 not for fewer failures, other orders, or a second time; unused it may be saved', () => {
    expect(rolled(nation('SK-NAT-1'), order('groupMove'), 6, 6, 2).waits).toBe('red group');
    expect(rolled(nation('SK-NAT-1', true), order('groupMove'), 6, 1, 2).waits).toBe('red group');
    expect(rolled(nation('SK-NAT-1'), order('volley', 4), 6, 1, 2).waits).toBe('dice shot');
    const kept = rolled(nation('SK-NAT-1'), order('groupMove'), 6, 1, 2).say('red', { type: 'feature', use: false });
    expect(kept.state.squads[0]?.featureUsed).toBe(false);
    expect(kept.frame('group')).toMatchObject({ turnover: true });
    expect(kept.frame('group').doings[0]?.left).toBe(1);
  });

  it('SK-NAT-2 Britain: +1 to a volley of three on foot in the nearest band', () => {
    const game = rolled(nation('SK-NAT-2'), order('volley', 4), 6);
    expect(game.waits).toBe('red steady');
    expect(game.asks).toBe('SK-NAT-2');
    expect(game.refusal('red', { type: 'stop' })).toMatchObject(UNANSWERED('SK-NAT-2'));
    game.say('red', { type: 'feature', use: true });
    expect(game.reasons).toEqual(['feature SK-NAT-2']);
    expect(game.state.squads[0]?.featureUsed).toBe(true);
    game.roll([4], [6]);
    expect(total(game.event('shot').attack)).toBe(5);
    const kept = rolled(nation('SK-NAT-2'), order('volley', 4), 6).say('red', { type: 'feature', use: false });
    expect(total(kept.roll([4], [6]).event('shot').attack)).toBe(4);
  });

  it('SK-NAT-2 not from farther off, nor with a rider or fewer than three', () => {
    const far = MODELS.map((m, i): ModelSpec => (i === 4 ? { ...m, at: [300, 380] } : m));
    expect(rolled(nation('SK-NAT-2', false, far), order('volley', 4), 6).waits).toBe('dice shot');
    const two = MODELS.map((m, i): ModelSpec => (i === 3 ? { ...m, loaded: false } : m));
    expect(rolled(nation('SK-NAT-2', false, two), order('volley', 4), 6).waits).toBe('dice shot');
  });

  it('SK-NAT-3 Prussia: the attacks of a Group move that came into contact have +1', () => {
    const models = MODELS.map((m, i): ModelSpec => (i === 4 ? { ...m, at: [300, 490] } : m));
    const game = rolled(nation('SK-NAT-3', false, models), order('groupMove'), 6, 6);
    game.say('red', { type: 'member', model: 2 });
    expect(game.refused('red', { type: 'feature', use: true })).toBe('SK-NAT-3');
    game.say('red', { type: 'move', model: 2, x: 300 * 64, y: 510 * 64, sprint: false });
    game.say('red', { type: 'feature', use: true });
    game.say('red', { type: 'attack', model: 2, target: 4, powerful: false }).roll([3], [3]);
    expect(game.state.squads[0]?.featureUsed).toBe(true);
    const melee = game.event('melee');
    expect(melee.attack.filter(({ rule }) => rule === 'SK-NAT-3').map(({ add }) => add)).toEqual([1]);
  });

  it('SK-NAT-3 and those of a single model on foot that came into contact', () => {
    const models: readonly ModelSpec[] = [{ at: [300, 320] }, { at: [300, 300], player: 1 }, ...MODELS.slice(1)];
    const alone = (change: Partial<ModelSpec>, come = true) =>
      playing(
        acting(
          {
            models: models.map((model, i) => (i === 0 ? { ...model, ...change } : model)),
            players: [{ feature: 'SK-NAT-3' }, {}],
          },
          0,
          2,
          { movedIntoContact: come },
        ),
      );
    const game = alone({});
    expect(game.offered('red', 'feature')).toEqual([{ type: 'feature', use: true }]);
    game.say('red', { type: 'feature', use: true });
    expect(game.reasons).toEqual(['feature SK-NAT-3']);
    expect(game.frame('acting').doing.vorwaerts).toBe(true);
    expect(game.refused('red', { type: 'feature', use: true })).toBe('SK-NAT-3');
    expect(alone({}).refused('red', { type: 'feature', use: false })).toBe('SK-NAT-3');
    expect(alone({}, false).offered('red', 'feature')).toEqual([]);
    const rider = alone({ specials: ['mounted'], at: [300, 325], weapons: ['sword'] });
    expect(rider.offered('red', 'feature')).toEqual([]);
  });

  it('SK-NAT-4 Austria: after a turnover by a group the Leader may still use his actions', () => {
    const game = rolled(nation('SK-NAT-4'), order('groupMove'), 1, 1);
    expect(game.waits).toBe('red ordnung');
    expect(game.asks).toBe('SK-NAT-4');
    expect(game.refusal('red', { type: 'stop' })).toMatchObject(UNANSWERED('SK-NAT-4'));
    game.say('red', { type: 'feature', use: true });
    expect(game.waits).toBe('red acting');
    expect(game.state.squads[0]?.featureUsed).toBe(true);
    expect(game.frame('acting').doing.left).toBe(1);
    game.say('red', { type: 'stop' });
    expect(game.waits).toBe('blue turn');
    const kept = rolled(nation('SK-NAT-4'), order('groupMove'), 1, 1).say('red', { type: 'feature', use: false });
    expect(kept.waits).toBe('blue turn');
    expect(kept.state.squads[0]?.featureUsed).toBe(false);
  });

  it('SK-NAT-4 once a game, and no other nation', () => {
    expect(rolled(nation('SK-NAT-4', true), order('groupMove'), 1, 1).waits).toBe('blue turn');
    expect(rolled(nation('SK-NAT-5'), order('groupMove'), 1, 1).waits).toBe('blue turn');
  });
});
