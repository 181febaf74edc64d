import { steps } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { playing } from '../../test/playing.ts';
import { type FeatureSpec, type ModelSpec, position } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import type { State } from '../state/state.ts';

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
