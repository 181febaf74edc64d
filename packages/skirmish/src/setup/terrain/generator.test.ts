import { seededRandomInt, DICE } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { gameFile } from '../../../test/gameFiles.ts';
import { decide, pending } from '../../turn/machine.ts';
import { begin } from '../begin.ts';
import { bareTable, generated, isLaid, laidFairly, LAYER } from './generator.ts';
import { signOf, terrainMap } from './terrainMap.ts';

describe('the terrain generator', () => {
  it('SK-TER-1 rolls the printed tables and lays by the same rules: one table per seed', () => {
    const one = generated(bareTable('SDS', 15, 'pickUp'), 7);
    expect(generated(bareTable('SDS', 15, 'pickUp'), 7).state.features).toEqual(one.state.features);
    expect(generated(bareTable('SDS', 15, 'pickUp'), 8).state.features).not.toEqual(one.state.features);
    expect(one.events.filter(({ type }) => type === 'terrainRolled').length).toBeGreaterThanOrEqual(8);
    expect(isLaid(one.state)).toBe(true);
  });

  it('SK-TER-14 SK-SEQ-1 a bare table holds the terrain of its scenario and nothing else, and asks the defender when to lay', () => {
    const bare = bareTable('SDS', 15, 'forlornHope');
    expect(bare).toMatchObject({ gameTurn: 0, active: 0, attacker: 0, first: -1, outcome: null });
    expect([bare.waiting, bare.models, bare.squads, bare.things, bare.field.models]).toEqual([[], [], [], [], []]);
    expect(bare.field).toMatchObject({ gruesomeMorale: false, casual: false, campaign: false, terrainLaid: false });
    expect(bare.field.players.map(({ id, team, obstacles }) => [id, team, obstacles])).toEqual([
      ['attacker', 0, []],
      ['defender', 1, []],
    ]);
    expect(bare.frames).toEqual([
      { at: 'edge', players: [0] },
      { at: 'placeWhen', player: 1 },
    ]);
    expect(bareTable('SDS', 15, 'assaultAtTheFarm').frames).toEqual([{ at: 'edge', players: [0] }]);
  });

  it('SK-TER-2 the seed lays each feature as soon as it is rolled', () => {
    const { events } = generated(bareTable('SDS', 15, 'pickUp'), 7);
    const kinds = events.flatMap(({ type }) => (type === 'terrainRolled' || type === 'featureLaid' ? [type] : []));
    expect(kinds.indexOf('featureLaid')).toBeLessThan(kinds.lastIndexOf('terrainRolled'));
    expect(isLaid({ ...bareTable('SDS', 15, 'pickUp'), frames: [] })).toBe(true);
    expect(laidFairly({ ...bareTable('SDS', 15, 'pickUp'), frames: [] }, seededRandomInt(1))).toBeNull();
  });

  it('continues from a table laid in part by hand', () => {
    let state = bareTable('SDT', 28, 'pickUp');
    const say = (seat: string, command: Parameters<typeof decide>[2]) => {
      const decided = decide(state, seat, command);
      if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
      state = decided.state;
    };
    say(LAYER, { type: 'placeWhen', atOnce: true });
    expect(laidFairly(state, seededRandomInt(1))).toBeNull();
    say(DICE, { type: 'roll', faces: [[3]] });
    expect(pending(state)[0]?.decision).toBe('placeFeature');
    const laid = laidFairly(state, seededRandomInt(1));
    say(LAYER, laid as NonNullable<typeof laid>);
    const first = state.features[0];
    expect(generated(state, 3).state.features[0]).toEqual(first);
  });

  it('SK-TER-14 lays the terrain of a scenario first, and rolls only the rest', () => {
    const { state, events } = generated(bareTable('SDS', 15, 'forlornHope'), 2);
    expect(state.features.slice(0, 5).map(({ id }) => id)).toContain('breach');
    const quarters = events.flatMap((event) => (event.type === 'terrainRolled' ? [event.quarter] : []));
    expect(new Set(quarters)).toEqual(new Set([3, 2]));
    expect(isLaid(bareTable('SDS', 15, 'assaultAtTheFarm'))).toBe(true);
  });

  it('a game with a seed begins with all terrain and counters laid', () => {
    const made = begin(gameFile({ terrainSeed: 7, scenario: 'foragingMission', campaign: true, attacker: 'france' }));
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    expect(made.value.features).toEqual(generated(bareTable('SDS', 15, 'foragingMission'), 7).state.features);
    expect(made.value.things).toHaveLength(5);
    expect(made.value.frames.at(-1)).toEqual({ at: 'edge', players: [0] });
  });
});

describe('the map with measures', () => {
  it('gives every feature in millimetres from the left and upper edges', () => {
    const { pieces, side, sticks } = terrainMap(bareTable('SDS', 15, 'assaultAtTheFarm'));
    expect([side, sticks]).toEqual([600, { s: 50, m: 80, l: 120 }]);
    expect(pieces[0]).toMatchObject({
      sign: 'A',
      kind: 'building',
      left: 260,
      top: 170,
      width: 80,
      height: 80,
      floors: 1,
      length: null,
    });
    // Doors in the middle of the first and third walls, and a window 12 mm from the west end.
    expect(pieces[0]?.openings.map(({ kind, wall, along }) => [kind, wall, along])).toEqual([
      ['door', 0, 40],
      ['door', 2, 40],
      ['window', 0, 12],
      ['window', 2, 68],
      ['window', 3, 40],
      ['window', 1, 40],
    ]);
    expect(pieces.filter(({ kind }) => kind === 'fence').map(({ length, points }) => [length, points])).toEqual([
      [
        50,
        [
          { x: 215, y: 480 },
          { x: 265, y: 480 },
        ],
      ],
      [
        50,
        [
          { x: 335, y: 480 },
          { x: 385, y: 480 },
        ],
      ],
    ]);
  });

  it('signs run from A to Z and on', () => {
    expect([0, 25, 26, 27, 52].map(signOf)).toEqual(['A', 'Z', 'AA', 'AB', 'BA']);
  });
});
