import { seededRandomInt } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { gameFile } from '../../../test/gameFiles.ts';
import type { Command } from '../../state/commands.ts';
import type { Frame, PlaceFeatureFrame, TerrainRollFrame } from '../../state/frames.ts';
import type { Feature, State } from '../../state/state.ts';
import { closeDraft } from '@drumhead/engine';
import { draftOf, type Draft } from '../../state/draft.ts';
import { begin } from '../begin.ts';
import { laidAtRandom } from './terrainPlaces.ts';
import { placeFeatureHandler } from './placeFeature.ts';

import { quarterBox } from './quarters.ts';
import { boxInside, gapOf, outlineOf } from './shapes.ts';
import { placeWhenHandler, terrainRollHandler } from './terrainRolls.ts';
import { d3, TABLE_RULES, TERRAIN_TABLES } from './terrainTables.ts';

const MM = 64;

function begun(more: Parameters<typeof gameFile>[0] = {}): State {
  const made = begin(gameFile({ campaign: true, attacker: 'france', ...more }));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

const top = (state: State) => state.frames.at(-1) as Frame;

/** Rolls and lays the terrain with these dice, at places that `choose` picks. */
function laidOut(atOnce: boolean, faces: () => number, choose = seededRandomInt('test'), state = begun()) {
  const draft = draftOf(state);
  placeWhenHandler.act(draft, top(draft) as never, 1, { type: 'placeWhen', atOnce });
  const order: string[] = [];
  while (top(draft).at === 'terrainRoll' || top(draft).at === 'placeFeature') {
    const frame = top(draft);
    if (frame.at === 'placeFeature') {
      const command = laidAtRandom(draft, frame.feature, frame.group, choose);
      expect(placeFeatureHandler.act(draft, frame, 1, command)).toBeNull();
      order.push('laid');
    } else if (terrainRollHandler.asks(draft, frame as TerrainRollFrame) === 'dice') {
      terrainRollHandler.roll?.(draft, frame as TerrainRollFrame, [[faces()]]);
      order.push('rolled');
    } else terrainRollHandler.auto?.(draft, frame as TerrainRollFrame);
  }
  return { draft, order };
}

const told = (draft: Draft) =>
  draft.events.flatMap((event) =>
    event.type === 'terrainRolled' ? [`${event.quarter} ${event.what.replace('sk.rolled.', '')} ${event.count}`] : [],
  );

/** Scripted faces of the dice. */
const scripted = (...faces: number[]) => {
  let i = 0;
  return () => faces[i++] as number;
};

const feature = (rolled: Partial<PlaceFeatureFrame['feature']>): PlaceFeatureFrame => ({
  at: 'placeFeature',
  player: 1,
  feature: { kind: 'rough', count: 1, quarter: 0, mayMove: false, windows: 0, ...rolled },
  placed: 0,
  group: 7,
  next: [],
});

const box = (x: number, y: number, width: number, height: number): number[] =>
  [x, y, x + width, y, x + width, y + height, x, y + height].map((mm) => mm * MM);

const area = (...at: Parameters<typeof box>): Command => ({ type: 'layArea', points: box(...at), elsewhere: false });

/** The rule that refuses a piece, or null if it is laid. */
function verdict(frame: PlaceFeatureFrame, command: Command, features: readonly Feature[] = []): string | null {
  const state: State = { ...begun(), features, frames: [frame] };
  const refusal = placeFeatureHandler.act(draftOf(state), frame, 1, command);
  expect(placeFeatureHandler.covers?.(state, frame, 1, command)).toBe(refusal === null);
  return refusal?.rule ?? null;
}

const fence = (x: number, y: number, length: number, turn = 0): Command => ({
  type: 'layFeature',
  laying: { x: x * MM, y: y * MM, width: length * MM, height: 0, turn: turn * 16 },
  elsewhere: false,
});

const house = (more: Partial<Extract<Command, { type: 'layBuilding' }>> = {}): Command => ({
  type: 'layBuilding',
  laying: { x: 100 * MM, y: 100 * MM, width: 60 * MM, height: 70 * MM, turn: 0 },
  elsewhere: false,
  floors: 1,
  barred: false,
  openings: [
    { kind: 'door', wall: 2, along: 30 * MM },
    { kind: 'window', wall: 0, along: 30 * MM },
  ],
  ladder: -1,
  stairs: 0,
  ...more,
});
const building = feature({ kind: 'building', windows: 1 });

describe('the terrain tables', () => {
  it('X7 SK-GEN-1 a d3 is half a die, rounded up', () => {
    expect([1, 2, 3, 4, 5, 6].map(d3)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('SK-TER-5 SK-TER-6 SK-TER-7 SK-TER-8 are as printed; the last has rough ground before the building', () => {
    const signs = TERRAIN_TABLES.map((table) => table.map((entry) => entry ?? '-').join(' '));
    expect(signs).toEqual([
      'woods building rough - - -',
      'woods building rough fences - -',
      'woods building rough fences lowWalls -',
      'woods rough building fences lowWalls hill',
    ]);
    expect(TABLE_RULES).toEqual(['SK-TER-5', 'SK-TER-6', 'SK-TER-7', 'SK-TER-8']);
  });

  it('SK-TER-4 one roll, two, two and three, clockwise from the upper left; SK-TER-15 by the page', () => {
    const { draft } = laidOut(true, () => 6);
    expect(told(draft)).toEqual([
      '0 nothing 0',
      '1 nothing 0',
      '1 nothing 0',
      '2 nothing 0',
      '2 nothing 0',
      ...Array(3).fill('3 hill 0'),
    ]);
    const { field } = begun();
    expect(
      [0, 1, 2, 3].map((quarter) => quarterBox(field, quarter)).map(({ minX, minY }) => [minX / MM, minY / MM]),
    ).toEqual([
      [0, 0],
      [300, 0],
      [300, 300],
      [0, 300],
    ]);
  });

  it('SK-TER-9 woods are a number of trees or one wood', () => {
    // Woods (1) and then the second die.
    const rolled = (second: number) => told(laidOut(true, scripted(1, second, 6, 6, 6, 6, 6, 6, 6)).draft)[1];
    expect([1, 2, 3, 4, 5, 6].map(rolled)).toEqual([
      '0 trees 1',
      '0 trees 2',
      '0 trees 3',
      '0 wood 1',
      '0 wood 1',
      '0 wood 1',
    ]);
  });

  it('SK-TER-17 a building has as many windows as a d3 gives', () => {
    const { draft } = laidOut(true, scripted(2, 5, 6, 6, 6, 6, 6, 6, 6));
    expect(told(draft).slice(0, 2)).toEqual(['0 building 0', '0 windows 3']);
    const built = draft.features.find(({ kind }) => kind === 'building');
    expect(
      built?.kind === 'building' && built.openings.filter((o) => o.kind === 'window' && o.level === 0),
    ).toHaveLength(3);
  });

  it('SK-TER-2 lays each feature as it is rolled, or all after the last roll', () => {
    const dice = [3, 3, 6, 6, 6, 6, 6, 6];
    expect(laidOut(true, scripted(...dice)).order.slice(0, 4)).toEqual(['rolled', 'laid', 'rolled', 'laid']);
    const { order, draft } = laidOut(false, scripted(...dice));
    expect(order.slice(0, 8)).toEqual(Array(8).fill('rolled'));
    // Two rough areas and three hills, the last of which may be placed in the first quarter.
    expect(order.slice(8).length).toBeLessThanOrEqual(5);
    expect(draft.features.length).toBeGreaterThanOrEqual(4);
  });

  it('SK-TER-1 the defender lays out the terrain, and rolls for it', () => {
    const frame = top(begun());
    expect(frame).toEqual({ at: 'placeWhen', player: 1 });
    expect(placeWhenHandler.asks(begun(), frame as never)).toBe(1);
    const draft = draftOf(begun());
    placeWhenHandler.act(draft, frame as never, 1, { type: 'placeWhen', atOnce: true });
    const dice = terrainRollHandler.dice?.(draft, top(draft) as TerrainRollFrame);
    expect(dice).toMatchObject([{ owner: 'britain', count: 1 }]);
  });

  it('SK-TER-2 the defender first chooses when features are placed, at once or at the end', () => {
    const state = begun();
    const frame = top(state) as never;
    expect(placeWhenHandler.rule(state, frame)).toBe('SK-TER-2');
    expect(placeWhenHandler.offers(state, frame, 1)).toEqual([
      { type: 'placeWhen', atOnce: true },
      { type: 'placeWhen', atOnce: false },
    ]);
    expect(placeWhenHandler.act(draftOf(state), frame, 1, { type: 'ready' } as never)).toMatchObject({
      rule: 'SK-TER-2',
      reason: 'sk.refusal.choosePlaceWhen',
    });
  });

  it('SK-TER-9 SK-TER-17 SK-TER-5 each roll names its rule, when it is asked for and when it is told', () => {
    const rules = (faces: number[]) => {
      const { draft } = laidOut(true, scripted(...faces, ...Array(8).fill(6)));
      return draft.events.flatMap((event) => (event.type === 'terrainRolled' ? [`${event.rule} ${event.face}`] : []));
    };
    expect(rules([1, 4]).slice(0, 3)).toEqual(['SK-TER-5 1', 'SK-TER-9 4', 'SK-TER-6 6']);
    expect(rules([2, 5]).slice(0, 3)).toEqual(['SK-TER-5 2', 'SK-TER-17 5', 'SK-TER-6 6']);
    const draft = draftOf(begun());
    placeWhenHandler.act(draft, top(draft) as never, 1, { type: 'placeWhen', atOnce: true });
    const asked = (step: TerrainRollFrame['step']) =>
      terrainRollHandler.rule(draft, { ...(top(draft) as TerrainRollFrame), step });
    expect((['kind', 'woods', 'windows', 'count'] as const).map(asked)).toEqual([
      'SK-TER-5',
      'SK-TER-9',
      'SK-TER-17',
      'SK-TER-5',
    ]);
  });

  it('SK-TER-6 fences and low walls are as many pieces as a d3 gives', () => {
    // Nothing in the first quarter, fences (4) in the second.
    const { draft } = laidOut(true, scripted(6, 4, 5, ...Array(8).fill(6)));
    expect(told(draft).slice(1, 3)).toEqual(['1 fences 0', '1 fences 3']);
    expect(draft.features.filter(({ kind }) => kind === 'fence')).toHaveLength(3);
  });

  it('SK-TER-2 SK-SCN-1 objects of the scenario are added once all features lie', () => {
    const state = begun({ scenario: 'foragingMission' });
    for (const atOnce of [true, false]) {
      const { draft } = laidOut(atOnce, scripted(3, 3, ...Array(8).fill(6)), seededRandomInt(1), state);
      expect(draft.things).toHaveLength(5);
      expect(draft.features.filter(({ kind }) => kind === 'rough').length).toBeGreaterThan(0);
    }
  });
});

describe('where a feature may lie', () => {
  it('SK-TER-3 SK-TER-19 an area from S by S to L by L, whatever its shape', () => {
    const rough = feature({});
    expect(verdict(rough, area(10, 10, 50, 50))).toBeNull();
    expect(verdict(rough, area(10, 10, 120, 120))).toBeNull();
    expect(verdict(rough, area(10, 10, 49, 60))).toBe('SK-TER-3');
    expect(verdict(rough, area(10, 10, 60, 121))).toBe('SK-TER-3');
    const triangle: Command = {
      type: 'layArea',
      points: [10, 10, 70, 10, 40, 90].map((mm) => mm * MM),
      elsewhere: false,
    };
    expect(verdict(rough, triangle)).toBeNull();
    const bow: Command = {
      type: 'layArea',
      points: [10, 10, 70, 70, 70, 10, 10, 70].map((mm) => mm * MM),
      elsewhere: false,
    };
    expect(verdict(rough, bow)).toBe('SK-GEO-17');
    expect(verdict(rough, { type: 'layArea', points: [640, 640, 6400], elsewhere: false })).toBe('SK-GEO-17');
  });

  it('SK-TER-3 SK-TER-17 a fence from one foot diameter to S', () => {
    const fences = feature({ kind: 'fences', count: 2 });
    expect(verdict(fences, fence(100, 100, 50))).toBeNull();
    expect(verdict(fences, fence(100, 100, 20, 45))).toBeNull();
    expect(verdict(fences, fence(100, 100, 51))).toBe('SK-TER-3');
    expect(verdict(fences, fence(100, 100, 19))).toBe('SK-TER-3');
  });

  it('SK-TER-3 SK-TER-17 a building from S by S to M by M', () => {
    const sized = (width: number, height: number) =>
      house({ laying: { x: 100 * MM, y: 100 * MM, width: width * MM, height: height * MM, turn: 0 } });
    expect(verdict(building, sized(50, 80))).toBeNull();
    expect(verdict(building, sized(81, 60))).toBe('SK-TER-3');
    expect(verdict(building, sized(49, 60))).toBe('SK-TER-17');
  });

  it('SK-TER-17 one door, the windows rolled, two openings a side, none over another', () => {
    const door = { kind: 'door', wall: 2, along: 30 * MM } as const;
    const window = (wall: number, along: number) => ({ kind: 'window', wall, along: along * MM }) as const;
    expect(verdict(building, house())).toBeNull();
    expect(verdict(building, house({ openings: [door] }))).toBe('SK-TER-17');
    expect(verdict(building, house({ openings: [window(0, 20), window(1, 20)] }))).toBe('SK-TER-17');
    expect(verdict(building, house({ openings: [door, window(2, 48)] }))).toBe('SK-TER-17');
    expect(verdict(building, house({ openings: [door, window(0, 9)] }))).toBe('SK-TER-17');
    expect(verdict(building, house({ openings: [door, window(4, 20)] }))).toBe('SK-TER-17');
    const three = feature({ kind: 'building', windows: 3 });
    const row = [door, window(1, 10), window(1, 30), window(1, 50)];
    expect(verdict(three, house({ openings: row }))).toBe('SK-TER-17');
    expect(verdict(three, house({ openings: [...row.slice(0, 3), window(0, 30)] }))).toBeNull();
  });

  it('SK-TER-18 stairs in a corner of two floors, windows above windows, a ladder below one of them', () => {
    expect(verdict(building, house({ floors: 2 }))).toBe('SK-TER-18');
    expect(verdict(building, house({ stairs: 1 }))).toBe('SK-TER-18');
    expect(verdict(building, house({ ladder: 1 }))).toBe('SK-TER-18');
    expect(verdict(building, house({ floors: 2, stairs: 5 }))).toBe('SK-TER-18');
    expect(verdict(building, house({ floors: 2, stairs: 1, ladder: 0 }))).toBe('SK-TER-18');
    expect(verdict(building, house({ floors: 3 }))).toBe('SK-TER-17');
    const draft = draftOf({ ...begun(), frames: [building] });
    expect(placeFeatureHandler.act(draft, building, 1, house({ floors: 2, stairs: 3, ladder: 1 }))).toBeNull();
    const [built] = draft.features;
    if (built?.kind !== 'building') throw new Error('no building');
    expect(built.openings.map(({ kind, level }) => `${kind} ${level}`)).toEqual(['door 0', 'window 0', 'window 1']);
    expect(built.stairs).toEqual({ x: 120 * MM, y: 125 * MM });
    // The window is in the upper wall (y = 65): the foot stands outside, one foot radius off.
    expect(built.ladder).toEqual({ x: 100 * MM, y: 55 * MM, opening: 2 });
  });

  it('SK-TER-18 SK-MOV-10 doors are barred when the building is laid', () => {
    const draft = draftOf({ ...begun(), frames: [building] });
    placeFeatureHandler.act(draft, building, 1, house({ barred: true }));
    const [built] = draft.features;
    expect(built?.kind === 'building' && built.openings.map(({ kind, barred }) => `${kind} ${barred}`)).toEqual([
      'door true',
      'window false',
    ]);
  });

  it('SK-TER-13 wholly inside its quarter', () => {
    expect(verdict(feature({}), area(250, 10, 50, 50))).toBeNull();
    expect(verdict(feature({}), area(251, 10, 50, 50))).toBe('SK-TER-13');
    expect(verdict(feature({}), area(-1, 10, 60, 60))).toBe('SK-TER-13');
    expect(verdict(feature({ quarter: 1 }), area(10, 10, 60, 60))).toBe('SK-TER-13');
    const tree = (x: number): Command => ({
      type: 'layFeature',
      laying: { x: x * MM, y: 50 * MM, width: 0, height: 0, turn: 0 },
      elsewhere: false,
    });
    expect(verdict(feature({ kind: 'trees' }), tree(10))).toBeNull();
    expect(verdict(feature({ kind: 'trees' }), tree(9))).toBe('SK-TER-13');
  });

  it('SK-TER-11 at least S from every other feature, SK-TER-12 except pieces of its own roll', () => {
    const wood: Feature = { id: 'wood-1', group: 1, kind: 'wood', points: box(10, 10, 60, 60) };
    expect(verdict(feature({}), area(120, 10, 60, 60), [wood])).toBeNull();
    expect(verdict(feature({}), area(119, 10, 60, 60), [wood])).toBe('SK-TER-11');
    expect(verdict(feature({}), area(20, 20, 50, 50), [wood])).toBe('SK-TER-11');
    const wall: Feature = {
      id: 'lowWall-1',
      group: 7,
      kind: 'lowWall',
      x1: 100 * MM,
      y1: 100 * MM,
      x2: 150 * MM,
      y2: 100 * MM,
    };
    const walls = feature({ kind: 'lowWalls', count: 2 });
    expect(verdict(walls, fence(175, 100, 50), [wall])).toBeNull();
    expect(verdict(walls, fence(150, 125, 50, 90), [wall])).toBeNull();
    expect(verdict(walls, fence(125, 100, 50, 90), [wall])).toBe('SK-TER-12');
    expect(verdict(walls, fence(170, 100, 50), [wall])).toBe('SK-TER-12');
    expect(verdict(walls, fence(125, 149, 50), [{ ...wall, group: 1 }])).toBe('SK-TER-11');
  });

  it('SK-TER-10 only features of the last roll may be placed in the first quarter', () => {
    const elsewhere: Command = { type: 'layArea', points: box(10, 10, 60, 60), elsewhere: true };
    expect(verdict(feature({ quarter: 3, mayMove: true }), elsewhere)).toBeNull();
    expect(verdict(feature({ quarter: 3 }), elsewhere)).toBe('SK-TER-10');
    const { draft } = laidOut(
      false,
      () => 6,
      () => 0,
    );
    expect(draft.features.length).toBeGreaterThan(0);
  });

  it('SK-TER-13 SK-TER-19 drops a feature without a place on the lattice, with an event', () => {
    // A wood in the very middle of the quarter and another of S by S leaves no room for more.
    const full: Feature[] = [0, 1, 2, 3].map((i) => ({
      id: `wood-${i + 1}`,
      group: i,
      kind: 'wood',
      points: box(10 + (i % 2) * 160, 310 + Math.floor(i / 2) * 160, 120, 120),
    }));
    const state: State = { ...begun(), features: full };
    const { draft } = laidOut(true, scripted(6, 6, 6, 6, 6, 2, 2, 6), seededRandomInt(1), state);
    expect(draft.events.filter(({ type }) => type === 'featureDropped').map((e) => 'kind' in e && e.kind)).toEqual([
      'sk.feature.rough',
      'sk.feature.rough',
    ]);
    // The hill of the third roll goes to the first quarter.
    expect(draft.features.at(-1)).toMatchObject({ kind: 'hill' });
  });

  it('SK-TER-12 pieces without a place are dropped one by one', () => {
    const trees = feature({ kind: 'trees', count: 3 });
    const draft = draftOf({ ...begun(), frames: [trees] });
    const tree: Command = {
      type: 'layFeature',
      laying: { x: 50 * MM, y: 50 * MM, width: 0, height: 0, turn: 0 },
      elsewhere: false,
    };
    expect(placeFeatureHandler.act(draft, trees, 1, tree)).toBeNull();
    expect(top(closeDraft(draft))).toMatchObject({ at: 'placeFeature', placed: 1, feature: { count: 3 } });
    expect(placeFeatureHandler.act(draft, top(draft) as PlaceFeatureFrame, 1, tree)?.rule).toBe('SK-TER-12');
  });
});

describe('terrain at random', () => {
  it('keeps every rule of chapter 6: 200 tables at all scales', () => {
    for (let seed = 0; seed < 200; seed++) {
      const choose = seededRandomInt(seed);
      const state = begun({ scale: (['15mm', '28mm', '40mm'] as const)[seed % 3] as '15mm' });
      const { draft } = laidOut(seed % 2 === 0, () => 1 + choose(6), choose, state);
      const { side, sticks, footRadius } = draft.field;
      const quarters = [0, 1, 2, 3].map((quarter) => quarterBox(draft.field, quarter));
      for (const one of draft.features) {
        const outline = outlineOf(one, footRadius);
        const around = outline.box;
        expect(quarters.some((quarter) => boxInside(around, quarter))).toBe(true);
        expect(around.maxX).toBeLessThanOrEqual(side);
        for (const two of draft.features) {
          if (two.group !== one.group)
            expect(gapOf(outline, outlineOf(two, footRadius))).toBeGreaterThanOrEqual(sticks.s - 0.001);
        }
      }
      expect(top(draft).at).not.toBe('placeFeature');
    }
  });

  it('offers only legal places, and at least one if there is any', () => {
    for (const kind of ['wood', 'trees', 'rough', 'building', 'fences', 'lowWalls', 'hill'] as const) {
      const frame = feature({ kind, count: 1, windows: kind === 'building' ? 2 : 0 });
      const state: State = { ...begun(), frames: [frame] };
      const offers = placeFeatureHandler.offers(state, frame, 1);
      expect(offers.length).toBeGreaterThan(3);
      for (const offer of offers) expect(placeFeatureHandler.act(draftOf(state), frame, 1, offer)).toBeNull();
    }
  });
});
