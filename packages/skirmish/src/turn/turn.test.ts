import { ACCEPT_DRAW, DECLINE_DRAW, OFFER_DRAW, total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { steps } from '@drumhead/table';
import { type Playing, playing } from '../../test/playing.ts';
import { acting, position, type PositionSpec } from '../../test/positions.ts';
import type { Special } from '../armies/specials.ts';
import type { Command } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { countedFor } from '../victory/scenarioVictory.ts';

/** Two red and two blue models, far apart, with commanders so that no squad breaks. */
const MODELS: PositionSpec['models'] = [
  { at: [300, 550], specials: ['leader'], q: 3, id: 'red-officer' },
  { at: [100, 550], id: 'red-man' },
  { at: [300, 50], player: 1, specials: ['leader'], q: 3, id: 'blue-officer' },
  { at: [100, 50], player: 1, id: 'blue-man' },
];

const posed = (spec: Partial<PositionSpec> = {}): State => position({ models: MODELS ?? [], ...spec });

describe('the player turn', () => {
  it('SK-ACT-1 SK-SEQ-2 the active player nominates one of his models that has not been activated', () => {
    const game = playing(posed());
    expect(game.waits).toBe('red turn');
    expect(game.asks).toBe('SK-ACT-1');
    expect(game.offered('red', 'nominate').map(({ model }) => model)).toEqual([0, 1]);
    expect(game.refused('red', { type: 'nominate', model: 2 })).toBe('SK-ACT-1');
    expect(game.say('red', { type: 'nominate', model: 1 }).waits).toBe('red diceChoice');
  });

  it('SK-ACT-1 a model off the table cannot be nominated', () => {
    const game = playing(posed({ models: [...(MODELS ?? []), { at: [400, 550], out: 'wounded' }] }));
    expect(game.refused('red', { type: 'nominate', model: 4 })).toBe('SK-ACT-1');
  });

  it('SK-ACN-1 one action is one Move of the model’s own distance, or one attack', () => {
    const doing = (specials: readonly Special[] = [], enemy: readonly [number, number] = [300, 200]) =>
      playing(acting({ models: [{ at: [300, 300], specials }, { at: enemy, player: 1 }, ...(MODELS ?? [])] }, 0, 3));
    const left = (game: Playing) => game.frame('acting').doing.left;
    const move = (y: number): Command => ({ type: 'move', model: 0, x: steps(300), y: steps(y), sprint: false });
    const farthest: readonly (readonly [Special[], number])[] = [
      [[], 80],
      [['shortMove'], 50],
      [['mounted'], 120],
    ];
    for (const [specials, far] of farthest) {
      expect(left(doing(specials).red(move(300 + far)))).toBe(2);
      expect(doing(specials).refused('red', move(301 + far))).toBe('SK-MOV-1');
    }
    const shot = doing().red({ type: 'shoot', model: 0, weapon: 0, target: 1, aimed: false });
    expect(left(shot.roll([2], [5]))).toBe(2);
    const struck = doing([], [300, 280]).red({ type: 'attack', model: 0, target: 1, powerful: false });
    expect(left(struck.roll([3], [3]))).toBe(2);
  });

  it('SK-ACT-5 a nominated model counts as activated, even without a success', () => {
    const game = playing(posed())
      .say('red', { type: 'nominate', model: 1 })
      .say('red', { type: 'dice', dice: 1, charge: false })
      .roll([2]);
    expect(game.waits).toBe('red turn');
    expect(game.state.models[1]?.activated).toBe(true);
    expect(game.refused('red', { type: 'nominate', model: 1 })).toBe('SK-ACT-5');
  });

  it('SK-ACT-4 play passes when all models of a player have been activated', () => {
    const game = playing(posed({ models: (MODELS ?? []).map((m, i) => ({ ...m, activated: i === 0 })) }))
      .say('red', { type: 'nominate', model: 1 })
      .say('red', { type: 'dice', dice: 1, charge: false })
      .roll([2]);
    expect(game.reasons).toContain('turnEnded SK-ACT-4');
    expect(game.waits).toBe('blue turn');
  });

  it('SK-ACT-6 the player may end his turn instead of nominating', () => {
    const game = playing(posed()).say('red', { type: 'endTurn' });
    expect(game.reasons).toContain('turnEnded SK-ACT-6');
    expect(game.state.active).toBe(1);
  });

  it('SK-ACT-10 a new player turn clears what models did in the last one', () => {
    const done = { activated: true, attacked: true, threw: true, bashed: true, moves: 2, sprinted: true };
    const models = (MODELS ?? []).map((m, i) => ({ ...m, ...done, activated: i > 0, fired: true, reloaded: true }));
    const game = playing(posed({ models, active: 0 }));
    game.say('red', { type: 'endTurn' });
    expect(game.state.models[3]).toMatchObject({
      activated: false,
      attacked: false,
      threw: false,
      bashed: false,
      moves: 0,
      sprinted: false,
      fired: [false],
      reloaded: [false],
    });
    expect(game.state.models[1]).toMatchObject({ activated: true, fired: [true] });
    expect(game.reasons).toContain('turnBegan SK-ACT-10');
  });

  it('SK-GEN-10 a game turn is over when every player has had his player turn', () => {
    const game = playing(posed()).say('red', { type: 'endTurn' });
    expect(game.state.gameTurn).toBe(1);
    game.say('blue', { type: 'endTurn' });
    expect(game.state.gameTurn).toBe(2);
    expect(game.event('gameTurnBegan').turn).toBe(2);
    expect(game.waits).toBe('red turn');
  });

  it('SK-INI-2 SK-SEQ-2 the same player begins every game turn', () => {
    const game = playing(posed({ active: 1, first: 1, waiting: [0] })).say('blue', { type: 'endTurn' });
    expect(game.waits).toBe('red turn');
    expect(game.say('red', { type: 'endTurn' }).waits).toBe('blue turn');
  });

  it('SK-END-6 after the last game turn the points on the table decide', () => {
    const rich = [...(MODELS ?? []), { at: [200, 550] as const }];
    const game = playing(posed({ models: rich, gameTurn: 40, active: 1, waiting: [] })).say('blue', {
      type: 'endTurn',
    });
    expect(game.state.outcome).toEqual({ winner: 'red', rule: 'SK-END-6', reason: 'sk.end.turnLimit' });
    const points = [0, 1].map((player) => total(countedFor(game.state, player)));
    expect(points[0]).toBeGreaterThan(points[1] as number);
    const even = playing(posed({ gameTurn: 40, active: 1, waiting: [] })).say('blue', { type: 'endTurn' });
    expect(even.state.outcome?.winner).toBeNull();
  });

  it('SK-GEN-11 the number of game turns is an option of the game', () => {
    const game = playing(posed({ gameTurn: 3, maxGameTurns: 3, active: 1, waiting: [] }));
    expect(game.say('blue', { type: 'endTurn' }).state.outcome?.reason).toBe('sk.end.turnLimit');
  });

  it('SK-END-4 both players may resign at any moment', () => {
    const game = playing(posed()).say('blue', { type: 'resign' });
    expect(game.state.outcome).toMatchObject({ winner: 'red', reason: 'sk.end.resigned' });
  });

  it('SK-END-6 all may agree to give the game up together, which is a draw', () => {
    const game = playing(posed()).say('blue', OFFER_DRAW);
    expect([game.waits, game.asks, ...game.reasons]).toEqual(['red drawOffer', 'SK-END-6', 'drawOffered SK-END-6']);
    expect(game.say('red', ACCEPT_DRAW).reasons).toEqual(['drawAccepted SK-END-6', 'ended SK-END-6']);
    expect(game.state.outcome).toEqual({ winner: null, rule: 'SK-END-6', reason: 'sk.end.agreed' });
  });

  it('SK-END-6 a player offers a draw once in each game turn; declined, the game goes on', () => {
    const game = playing(posed()).red(OFFER_DRAW).blue(DECLINE_DRAW);
    expect(game.reasons).toEqual(['drawDeclined SK-END-6']);
    expect(game.waits).toBe('red turn');
    expect(game.refusal('red', OFFER_DRAW)).toMatchObject({ rule: 'SK-END-6', reason: 'sk.refusal.drawAgain' });
    const later = { ...game.state, gameTurn: game.state.gameTurn + 1 };
    expect(playing(later).red(OFFER_DRAW).waits).toBe('blue drawOffer');
  });
});
