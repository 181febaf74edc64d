import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { chosen, worthOf } from '../../test/bestCommand.ts';
import { acting, type FeatureSpec, type ModelSpec, position } from '../../test/positions.ts';
import { rollsOf } from './activationRolls.ts';

const red = (x: number, y: number, rest: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], ...rest });
const blue = (x: number, y: number, rest: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], player: 1, ...rest });

describe('dice', () => {
  it('SK-ACT-2 SK-ACT-3 have exact chances', () => {
    // Against 4+: each die is a coin.
    const two = rollsOf(4, 0, 2, false);
    expect(two.actions.map((chance) => chance * 4)).toEqual([1, 2, 1, 0].map((n) => expect.closeTo(n, 9)));
    expect(two.turnover).toBeCloseTo(0.25, 9);
    const three = rollsOf(4, 0, 3, false);
    expect(three.actions.map((chance) => chance * 8)).toEqual([1, 3, 3, 1].map((n) => expect.closeTo(n, 9)));
    expect(three.turnover).toBeCloseTo(0.5, 9);
    expect(rollsOf(4, 0, 1, false).turnover).toBe(0);
    // SK-SPR-21: a natural 1 cancels successes, not failures.
    expect(rollsOf(2, 0, 1, true).actions[1]).toBeCloseTo(5 / 6, 9);
    expect(rollsOf(4, 0, 2, true).actions[1]).toBeCloseTo(1 / 3, 9);
  });

  it('are fewer while others would lose by a turnover', () => {
    const marks: ModelSpec[] = [blue(300, 200), blue(340, 200), blue(260, 200)];
    const asked = (others: readonly ModelSpec[]) => {
      const state = position({
        models: [red(300, 300, { q: 5, loaded: false }), ...others, ...marks],
        frames: [
          { at: 'turn', player: 0, over: false },
          { at: 'diceChoice', model: 0, chooser: 0, chosen: 0, lucky: false },
        ],
      });
      const choice = chosen(state, 'red');
      return choice.type === 'dice' ? choice.dice : 0;
    };
    expect(asked([])).toBe(3);
    expect(asked([red(340, 300), red(260, 300), red(380, 300), red(220, 300)])).toBeLessThan(3);
  });

  it('are rolled first for the model with most to gain', () => {
    // One model has a Fallen enemy in contact, the other is far from all.
    const state = position({
      models: [red(100, 500), red(300, 300), blue(300, 280, { posture: 'fallen' }), blue(500, 100)],
    });
    expect(chosen(state, 'red')).toEqual({ type: 'nominate', model: 1 });
  });

  it('are always used: no player ends a turn with a shot left, or withdraws', () => {
    const state = position({ models: [red(300, 300), red(400, 500), red(420, 500), blue(300, 200), blue(500, 100)] });
    expect(chosen(state, 'red').type).toBe('nominate');
    expect(worthOf(state, 'red', { type: 'withdraw' })).toBeLessThan(-500);
  });
});

describe('actions', () => {
  it('fires at a good target, and aims with an action to spare', () => {
    const models = [red(300, 300), blue(300, 200), blue(100, 100)];
    expect(chosen(acting({ models }, 0, 1), 'red')).toMatchObject({ type: 'shoot', target: 1, aimed: false });
    expect(chosen(acting({ models }, 0, 2), 'red')).toMatchObject({ type: 'shoot', target: 1, aimed: true });
  });

  it('reloads an empty weapon, and fires a loaded one first', () => {
    const models = (loaded: boolean): ModelSpec[] => [red(300, 400, { loaded }), blue(300, 280), blue(100, 50)];
    expect(chosen(acting({ models: models(false) }, 0, 2), 'red')).toMatchObject({ type: 'reload' });
    expect(chosen(acting({ models: models(true) }, 0, 3), 'red')).toMatchObject({ type: 'shoot' });
  });

  it('attacks a Fallen enemy, with a Powerful blow if it has two actions', () => {
    const models = [red(300, 300), blue(300, 280, { posture: 'fallen' }), blue(500, 100)];
    expect(chosen(acting({ models }, 0, 1), 'red')).toEqual({ type: 'attack', model: 0, target: 1, powerful: false });
    expect(chosen(acting({ models }, 0, 2), 'red')).toEqual({ type: 'attack', model: 0, target: 1, powerful: true });
  });

  it('stands up', () => {
    const models = [red(300, 300, { posture: 'fallen' }), blue(300, 100), blue(500, 100)];
    expect(chosen(acting({ models }, 0, 1), 'red')).toEqual({ type: 'stand', model: 0 });
  });

  it('attacks weak enemies and avoids strong ones', () => {
    const meets = (foe: Partial<ModelSpec>) => {
      const models = [
        red(300, 300, { c: 3, weapons: ['sword'] }),
        blue(300, 230, { weapons: [], ...foe }),
        blue(500, 50),
      ];
      const choice = chosen(acting({ models }, 0, 2), 'red');
      return choice.type === 'move' && choice.y < steps(260);
    };
    expect(meets({ c: 1 })).toBe(true);
    expect(meets({ c: 6, weapons: ['sword'], specials: ['strong'] })).toBe(false);
  });

  it('prefers a place behind a hedge to the open', () => {
    const hedge: FeatureSpec = { kind: 'hedge', from: [250, 370], to: [350, 370] };
    const models = [red(300, 450, { loaded: false }), blue(300, 130), blue(330, 130), blue(270, 130)].concat(
      [420, 450, 480].map((x) => red(x, 400)),
    );
    const choice = chosen(acting({ models, features: [hedge] }, 0, 1), 'red');
    expect(choice.type).toBe('move');
    if (choice.type === 'move') expect(choice.y).toBeLessThan(steps(382));
    if (choice.type === 'move') expect(choice.y).toBeGreaterThan(steps(378));
  });

  it('does not send its Leader among the enemy', () => {
    const officer = red(300, 400, { weapons: ['sword'], specials: ['leader'] });
    const models = [
      officer,
      red(340, 420),
      red(260, 420),
      red(300, 440),
      blue(300, 330),
      blue(330, 330),
      blue(270, 330),
    ];
    const state = acting({ models, squads: [{ commander: 0 }, {}] }, 0, 2);
    const choice = chosen(state, 'red');
    if (choice.type === 'move') expect(choice.y).toBeGreaterThan(steps(390));
    const sergeant = { ...state, squads: state.squads.map((squad) => ({ ...squad, commander: -1 })) };
    const rush = { type: 'move', model: 0, x: steps(300), y: steps(350.3), sprint: false } as const;
    // The value of the same move for a model without command.
    expect(worthOf(state, 'red', rush)).toBeLessThan(worthOf(sergeant, 'red', rush));
  });

  it('fires a volley at an enemy Leader, which may skip nearer targets', () => {
    const models: ModelSpec[] = [
      red(300, 500, { q: 3, weapons: ['sword'], specials: ['leader'] }),
      ...[260, 280, 300, 320].map((x) => red(x, 420, { q: 5 })),
      blue(250, 330, { c: 3 }),
      blue(300, 300, { q: 3, specials: ['leader'] }),
      ...[100, 150, 200, 400, 450].map((x) => blue(x, 100)),
    ];
    const choice = chosen(acting({ models }, 0, 1), 'red');
    expect(choice).toMatchObject({ type: 'order', kind: 'volley', target: 6 });
  });
});

describe('setting up', () => {
  it('chooses to attack, and to lay features after all rolls', () => {
    const at = (frames: Parameters<typeof position>[0] & object) => position({ models: [red(300, 300)], ...frames });
    expect(chosen(at({ frames: [{ at: 'roleChoice', player: 0 }] }), 'red')).toEqual({ type: 'role', attack: true });
    const placing = at({ frames: [{ at: 'placeWhen', player: 0 }] });
    expect(chosen(placing, 'red')).toEqual({ type: 'placeWhen', atOnce: false });
  });

  it('chooses an edge with cover before it', () => {
    const hedges: FeatureSpec[] = [225, 275, 325].map((x) => ({ kind: 'hedge', from: [x, 150], to: [x + 50, 150] }));
    const state = position({
      models: [red(300, 300)],
      features: hedges,
      squads: [{ edge: null }, { edge: null }],
      frames: [{ at: 'edge', players: [0] }],
    });
    expect(chosen(state, 'red')).toEqual({ type: 'edge', edge: 'north' });
  });

  it('deploys its Leader behind the others', () => {
    const waiting = { posture: 'waiting' } as const;
    const deploys = (model: Partial<ModelSpec>) => {
      const state = position({
        models: [red(0, 0, { ...waiting, ...model }), red(0, 0, waiting), blue(300, 50, waiting)],
        frames: [{ at: 'deploy', players: [0] }],
      });
      const choice = chosen(state, 'red');
      return choice.type === 'deploy' ? choice.y : 0;
    };
    expect(deploys({ specials: ['leader'] })).toBeGreaterThan(deploys({}));
  });
});
