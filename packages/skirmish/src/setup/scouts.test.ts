import { steps } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { playing } from '../../test/playing.ts';
import { type FeatureSpec, type ModelSpec, position, type PositionSpec } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import { draftOf } from '../state/draft.ts';
import type { ScoutsFrame } from '../state/frames.ts';
import type { Model, State } from '../state/state.ts';
import { planScoutMove, scoutsHandler } from './scouts.ts';

const scout = (x: number, y: number, spec: Partial<ModelSpec> = {}): ModelSpec => ({
  at: [x, y],
  specials: ['scout'],
  ...spec,
});

/** Red (models 0 and 1) attacks; blue has a Scout (2) and a plain soldier. */
function scouts(features: readonly FeatureSpec[] = [], spec: Partial<ModelSpec> = {}): State {
  return position({
    features,
    models: [
      scout(300, 500, spec),
      scout(200, 500),
      scout(300, 100, { player: 1 }),
      { at: [300, 430], player: 1, specials: [] },
    ],
    frames: [
      { at: 'turn', player: 0, over: false },
      { at: 'scouts', models: [0, 1, 2] },
    ],
  });
}

const go = (model: number, x: number, y: number): Command => ({ type: 'scout', model, x: steps(x), y: steps(y) });

describe('Scouts before the game', () => {
  test('SK-DEP-5, SK-SPR-16: each Scout may make one free move of its stick, the attacker’s first', () => {
    const play = playing(scouts());
    expect([play.waits, play.asks]).toEqual(['red scouts', 'SK-DEP-5']);
    play.red(go(1, 200, 420));
    expect(play.state.models[1]).toMatchObject({ y: steps(420), moves: 0, activated: false });
    expect(play.reasons).toEqual(['moved SK-DEP-5']);
    expect(play.refused('red', go(1, 200, 400))).toBe('SK-DEP-5');
    expect(play.refused('red', go(2, 300, 120))).toBe('SK-DEP-5');
    expect(play.refused('red', go(0, 381, 500))).toBe('SK-MOV-1');
    play.red(go(0, 380, 500));
    expect(play.waits).toBe('blue scouts');
    play.blue(go(2, 300, 180));
    expect(play.waits).toBe('red turn');
  });

  test('SK-DEP-5: not into contact with enemies, and optional', () => {
    const play = playing(scouts());
    expect(play.refused('red', go(0, 300, 450))).toBe('SK-DEP-5');
    play.red(go(0, 300, 451));
    play.red({ type: 'stop' });
    expect(play.waits).toBe('blue scouts');
    play.blue({ type: 'stop' });
    expect(play.waits).toBe('red turn');
  });

  test('SK-DEP-5, SK-MOV-3: broken ground shortens it; a Short Move in it costs nothing more', () => {
    const rough: FeatureSpec = { kind: 'rough', box: [300, 500, 60, 60] };
    expect(playing(scouts([rough])).refused('red', go(0, 351, 500))).toBe('SK-MOV-3');
    playing(scouts([rough])).red(go(0, 350, 500));
    playing(scouts([rough], { specials: ['scout', 'shortMove'] })).red(go(0, 350, 500));
  });
});

describe('Moves of Scouts', () => {
  const frame: ScoutsFrame = { at: 'scouts', models: [0, 2] };
  const state = (rest: PositionSpec = {}): State =>
    position({
      ...rest,
      models: [
        scout(300, 500, { specials: ['scout', 'sprinter'] }),
        scout(200, 500),
        scout(400, 500),
        scout(300, 430, { player: 1 }),
      ],
      frames: [{ at: 'turn', player: 0, over: false }, frame],
    });

  test('SK-DEP-5 are offered Moves of their own stick that end clear of enemies, or to stop', () => {
    const offers = scoutsHandler.offers?.(state(), frame, 0) ?? [];
    expect(offers.at(-1)).toEqual({ type: 'stop' });
    const moves = offers.slice(0, -1) as Extract<Command, { type: 'scout' }>[];
    expect([...new Set(moves.map(({ type, model }) => `${type} ${model}`))]).toEqual(['scout 0', 'scout 2']);
    for (const { model, x, y } of moves) {
      expect(planScoutMove(state(), model, x, y).ok).toBe(true);
      const { x: fromX, y: fromY } = state().models[model] as Model;
      expect(Math.hypot(x - fromX, y - fromY)).toBeLessThanOrEqual(steps(80));
    }
    // The enemy 70 mm above is in reach.
    expect(planScoutMove(state(), 0, steps(300), steps(450.2)).ok).toBe(false);
  });

  test('SK-DEP-5 may be told any other such Move', () => {
    const covers = (command: Command) => scoutsHandler.covers?.(state(), frame, 0, command);
    const to = (model: number, x: number, y: number): Command => ({ type: 'scout', model, x: steps(x), y: steps(y) });
    expect(covers(to(0, 312, 511))).toBe(true);
    expect(covers(to(1, 212, 511))).toBe(false);
    expect(covers(to(0, 300, 450.2))).toBe(false);
    expect(covers(to(0, 300, 590.5))).toBe(false);
    expect(covers({ type: 'stop' })).toBe(false);
    expect(covers({ type: 'ready' })).toBe(false);
  });

  test('SK-DEP-5 do nothing else first; it is told whether the ground was broken', () => {
    const rough: FeatureSpec = { kind: 'rough', box: [300, 520, 20, 20] };
    const draft = draftOf(state({ features: [rough] }));
    expect(scoutsHandler.rule?.(draft, frame)).toBe('SK-DEP-5');
    expect(scoutsHandler.act?.(draft, frame, 0, { type: 'ready' })).toMatchObject({ rule: 'SK-DEP-5' });
    const moved = (model: number, x: number, y: number) => {
      scoutsHandler.act?.(draft, frame, 0, { type: 'scout', model, x: steps(x), y: steps(y) });
      return draft.events.at(-1);
    };
    expect(moved(0, 300, 512)).toMatchObject({ rule: 'SK-DEP-5', how: 'scout', broken: true });
    expect(moved(2, 420, 500)).toMatchObject({ model: 2, broken: false });
    expect(scoutsHandler.asks?.(draft, { at: 'scouts', models: [] })).toBe('auto');
    expect(scoutsHandler.offers?.(draft, { at: 'scouts', models: [] }, 0)).toEqual([{ type: 'stop' }]);
  });
});
