import { total } from '@drumhead/engine';
import { areaOf, centreOf } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { gameFile } from '../../test/gameFiles.ts';
import { playing } from '../../test/playing.ts';
import { acting, position, type PositionSpec } from '../../test/positions.ts';
import { settle } from '../turn/machine.ts';
import { begin } from '../setup/begin.ts';
import { zoneOf } from '../setup/zones.ts';
import type { Feature, ScenarioId, State } from '../state/state.ts';
import { draftOf } from '../state/draft.ts';
import { BOXES } from './scenarioBoxes.ts';
import { countedFor, lastGameTurn } from '../victory/scenarioVictory.ts';
import { placeCounters } from './supplyCounters.ts';

const MM = 64;

function begun(scenario: ScenarioId, limits: readonly number[], variant: 'SDS' | 'SDT' = 'SDS'): State {
  const players =
    variant === 'SDS'
      ? undefined
      : ([
          ['france', 'fiw-fr'],
          ['rangers', 'fiw-rng'],
        ] as const);
  const made = begin(
    gameFile({ scenario, limits, variant, attacker: 'france', campaign: true, ...(players ? { players } : {}) }),
  );
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

const inMm = (values: readonly number[]) => values.map((value) => value / MM);
const line = (feature: Feature | undefined) =>
  feature !== undefined && 'x1' in feature ? inMm([feature.x1, feature.y1, feature.x2, feature.y2]) : null;
const called = (state: State, id: string) => state.features.find((feature) => feature.id === id);
const zone = (state: State, player: number) => {
  const { minX, minY, maxX, maxY } = zoneOf(state, player);
  return inMm([minX, minY, maxX, maxY]);
};

/** Ends the turns of both players, and so the game turn. */
function turnEnds(spec: PositionSpec) {
  const game = playing(position({ attacker: 0, waiting: [], ...spec }));
  return game.say('red', { type: 'endTurn' }).state;
}

/** Enough other models, far away, that no squad breaks. */
const crowd = (player: number, y: number) => [60, 100, 140, 180].map((x) => ({ at: [x, y] as const, player }));
const LEADER = { specials: ['leader'] } as const;

describe('SK-SCN-2 Forlorn Hope', () => {
  it('SK-SCN-2 gives 450 against 400 points, in SDT 395 against 350', () => {
    expect(BOXES.forlornHope.points?.SDS).toEqual({ attacker: 450, defender: 400 });
    expect(begun('forlornHope', [395, 350], 'SDT').field.players.map(({ points }) => points)).toEqual([395, 350]);
  });

  it('SK-SCN-2 SK-TER-14 a high wall at 0.65 with a breach of M, rubble, two low walls behind', () => {
    const state = begun('forlornHope', [450, 400]);
    expect(line(called(state, 'high-wall-1'))).toEqual([0, 210, 260, 210]);
    expect(line(called(state, 'high-wall-2'))).toEqual([340, 210, 600, 210]);
    expect(called(state, 'breach')).toMatchObject({
      kind: 'rough',
      points: [260, 160, 340, 160, 340, 260, 260, 260].map((mm) => mm * MM),
    });
    expect(line(called(state, 'low-wall-1'))).toEqual([215, 150, 265, 150]);
    expect(line(called(state, 'low-wall-2'))).toEqual([335, 150, 385, 150]);
  });

  it('SK-SCN-2 rolls the first table for the lower left, the second for the lower right', () => {
    const state = begun('forlornHope', [450, 400]);
    const game = playing(state).say('britain', { type: 'placeWhen', atOnce: false }).roll([6]);
    expect(game.event('terrainRolled')).toMatchObject({ quarter: 3, rule: 'SK-TER-5' });
    game.roll([6]);
    expect(game.event('terrainRolled')).toMatchObject({ quarter: 2, rule: 'SK-TER-6' });
    game.roll([6]);
    // The edges are fixed: the defender deploys at once, up to 0.68; the attacker within M of the south.
    expect(game.waits).toBe('britain deploy');
    expect(zone(game.state, 1)).toEqual([0, 0, 600, 192]);
    expect(zone(game.state, 0)).toEqual([0, 520, 600, 600]);
  });

  it('SK-SCN-2 the attacker has the initiative without a roll', () => {
    const state = begun('forlornHope', [450, 400]);
    const models = state.models.map((model, i) => ({ ...model, posture: 'standing' as const, x: (i + 1) * 2000 }));
    const draft = draftOf({ ...state, models, frames: [{ at: 'initiative' }] });
    settle(draft);
    expect(draft.first).toBe(0);
    expect(draft.frames).toEqual([{ at: 'turn', player: 0, over: false }]);
    expect(draft.events.some(({ type }) => type === 'initiativeRolled')).toBe(false);
  });

  const stormed = (third: Partial<NonNullable<PositionSpec['models']>[number]>): PositionSpec => ({
    scenario: 'forlornHope',
    models: [
      { at: [290, 199] },
      { at: [320, 180] },
      { at: [350, 150], ...third },
      { at: [300, 560], ...LEADER },
      ...crowd(1, 40),
    ],
  });

  it('SK-SCN-2 the attacker wins with three Standing models wholly beyond the wall', () => {
    const ended = turnEnds(stormed({}));
    expect(ended.outcome).toMatchObject({ winner: 'red', rule: 'SK-SCN-2' });
    expect(total(countedFor(ended, 0))).toBe(3);
    expect(countedFor(ended, 1)).toEqual([]);
    expect(turnEnds(stormed({ posture: 'fallen' })).outcome).toBeNull();
    // Its base (radius 10 mm) reaches over the line at y = 210.
    expect(turnEnds(stormed({ at: [350, 201] })).outcome).toBeNull();
  });

  it('SK-SCN-2 the defender wins after game turn 10', () => {
    const calm = { ...stormed({ posture: 'fallen' as const }), gameTurn: 9 };
    expect(turnEnds(calm).outcome).toBeNull();
    expect(lastGameTurn(position(calm).field)).toBe(10);
    expect(turnEnds({ ...calm, gameTurn: 10 }).outcome).toMatchObject({ winner: 'blue', rule: 'SK-SCN-2' });
  });
});

describe('SK-SCN-3 Foraging Mission', () => {
  it('SK-SCN-3 five counters: the middle of the table and of its quarters, or the nearest free spot', () => {
    const draft = draftOf(position({ scenario: 'foragingMission' }));
    placeCounters(draft);
    expect(draft.things.map(({ x, y }) => inMm([x, y]))).toEqual([
      [300, 300],
      [150, 150],
      [450, 150],
      [450, 450],
      [150, 450],
    ]);
    const house = { kind: 'building', box: [150, 150, 60, 60] } as const;
    const taken = draftOf(position({ scenario: 'foragingMission', features: [house] }));
    placeCounters(taken);
    // A base's radius outside the house: 30 + 10, in steps of S/10, the first direction tried.
    expect(inMm([taken.things[1]?.x as number, taken.things[1]?.y as number])).toEqual([150, 110]);
  });

  const carrier: PositionSpec = {
    scenario: 'foragingMission',
    models: [{ at: [300, 580], object: 0 }, { at: [400, 540], ...LEADER }, { at: [440, 540] }, ...crowd(1, 40)],
    things: [{ at: [300, 580], carrier: 0 }, { at: [100, 300] }],
  };

  it('SK-SCN-3 a counter carried off the own edge is scored, its carrier safe and no loss', () => {
    const game = playing(acting(carrier, 0, 1)).red({ type: 'carryOff', model: 0 });
    expect(game.state.models[0]).toMatchObject({ posture: 'out', out: 'safe', object: -1 });
    expect(game.state.things[0]).toMatchObject({ scored: 0, carrier: -1 });
    expect(game.eventTypes).toContain('thing');
    expect(game.state.outcome).toBeNull();
  });

  it('SK-SCN-3 SK-SCN-1 a carrier moves one stick shorter: 50 mm to the edge, not more', () => {
    const from = (y: number, edge: 'south' | 'north' = 'south') => {
      const models = carrier.models?.map((model, at) => (at === 0 ? { ...model, at: [300, y] as const } : model)) ?? [];
      return playing(acting({ ...carrier, models, squads: [{ edge }] }, 0, 1));
    };
    expect(from(551).red({ type: 'carryOff', model: 0 }).state.models[0]?.out).toBe('safe');
    expect(from(549).refused('red', { type: 'carryOff', model: 0 })).toBe('SK-SCN-3');
    expect(from(590).red({ type: 'carryOff', model: 0 }).state.models[0]?.out).toBe('safe');
    // The other side's edge does not count.
    expect(from(580, 'north').refused('red', { type: 'carryOff', model: 0 })).toBe('SK-SCN-1');
  });

  it('SK-SCN-3 SK-MOV-8 SK-HTH-27 no counter is carried off past an enemy who touches the way, or the carrier', () => {
    const beset = (y: number, enemy: readonly [number, number]) => {
      const models = carrier.models?.map((model, at) => (at === 0 ? { ...model, at: [300, y] as const } : model)) ?? [];
      return playing(acting({ ...carrier, models: [...models, { at: enemy, player: 1 }] }, 0, 1));
    };
    const off = { type: 'carryOff', model: 0 } as const;
    expect(beset(555, [327, 590]).red(off).state.models[0]?.out).toBe('safe');
    expect(beset(555, [320, 590]).refused('red', off)).toBe('SK-SCN-3');
    expect(beset(555, [305, 585]).refused('red', off)).toBe('SK-MOV-8');
    expect(beset(590, [320, 590]).refused('red', off)).toBe('SK-HTH-27');
  });

  it('SK-SCN-3 SK-MOV-19 models without a counter cannot leave', () => {
    const empty = { ...carrier, things: [], models: carrier.models?.map((model) => ({ ...model, object: -1 })) ?? [] };
    expect(playing(acting(empty, 0, 1)).refused('red', { type: 'carryOff', model: 0 })).toBe('SK-MOV-19');
  });

  it('SK-SCN-3 ends when no counter is left; most counters win', () => {
    const last = { ...carrier, things: carrier.things?.slice(0, 1) ?? [] };
    const game = playing(acting(last, 0, 1)).red({ type: 'carryOff', model: 0 });
    expect(game.state.outcome).toMatchObject({ winner: 'red', rule: 'SK-SCN-3' });
  });

  it('SK-SCN-3 after game turn 12 carried counters count; a tie is a draw', () => {
    const time = { ...carrier, gameTurn: 12 };
    const ended = turnEnds(time);
    expect(ended.outcome).toMatchObject({ winner: 'red', reason: 'sk.end.forageTime' });
    expect([0, 1].map((player) => total(countedFor(ended, player)))).toEqual([1, 0]);
    const level = { ...time, things: [{ at: [300, 580] as const }, { at: [100, 300] as const }] };
    const nobody = { ...level, models: carrier.models?.map((model) => ({ ...model, object: -1 })) ?? [] };
    expect(turnEnds(nobody).outcome).toMatchObject({ winner: null });
  });
});

describe('SK-SCN-4 Assault at the Farm', () => {
  const farm = begun('assaultAtTheFarm', [520, 400]);

  it('SK-SCN-4 gives 520 against 400 points, in SDT 455 against 350', () => {
    expect(farm.field.players.map(({ points }) => points)).toEqual([520, 400]);
    expect(BOXES.assaultAtTheFarm.points?.SDT).toEqual({ attacker: 455, defender: 350 });
  });

  it('SK-SCN-4 the farmhouse, M by M, with its doors and windows', () => {
    const house = called(farm, 'farmhouse');
    if (house?.kind !== 'building') throw new Error('no farmhouse');
    expect(inMm(house.points)).toEqual([260, 170, 340, 170, 340, 250, 260, 250]);
    expect(house.floors).toBe(1);
    const openings = house.openings.map(({ kind, x1, y1, x2, y2, barred }) => [
      kind,
      ...inMm([x1, y1, x2, y2]),
      ...(barred ? ['barred'] : []),
    ]);
    expect(openings).toEqual([
      ['door', 285, 170, 315, 170],
      ['door', 285, 250, 315, 250],
      ['window', 262, 170, 282, 170],
      ['window', 262, 250, 282, 250],
      ['window', 260, 200, 260, 220],
      ['window', 340, 200, 340, 220],
    ]);
  });

  it('SK-SCN-4 a yard of low walls 3S by 3S with a gap of S to the south', () => {
    const walls = farm.features.filter(({ id }) => id.startsWith('yard-wall'));
    expect(walls).toHaveLength(11);
    expect(walls.map(line).filter((at) => at?.[1] === 285 && at[3] === 285)).toEqual([
      [225, 285, 275, 285],
      [325, 285, 375, 285],
    ]);
  });

  it('SK-SCN-4 stream, bridge, fences and wood', () => {
    expect(called(farm, 'stream')).toMatchObject({
      points: [0, 389.5, 600, 389.5, 600, 414.5, 0, 414.5].map((mm) => mm * MM),
    });
    expect(called(farm, 'bridge')).toMatchObject({
      points: [275, 389.5, 325, 389.5, 325, 414.5, 275, 414.5].map((mm) => mm * MM),
    });
    expect(line(called(farm, 'fence-1'))).toEqual([215, 480, 265, 480]);
    expect(line(called(farm, 'fence-2'))).toEqual([335, 480, 385, 480]);
    expect(called(farm, 'wood')).toMatchObject({
      points: [432, 456, 552, 456, 552, 576, 432, 576].map((mm) => mm * MM),
    });
  });

  it('SK-SCN-4 SK-TER-3 of games set up since, the wood has an outline about the same place, as large to a tenth', () => {
    const players = { limits: [520, 400], attacker: 'france', campaign: true } as const;
    const made = begin({ ...gameFile({ scenario: 'assaultAtTheFarm', ...players }), grown: true });
    const wood = made.ok ? called(made.value, 'wood') : undefined;
    if (wood?.kind !== 'wood') throw new Error('no wood');
    expect(wood.points.length).toBe(48);
    const [x, y] = centreOf(wood.points);
    expect([Math.round(x / MM), Math.round(y / MM)]).toEqual([492, 516]);
    expect(Math.abs(areaOf(wood.points) / (120 * 120 * MM * MM) - 1)).toBeLessThan(0.1);
    expect(made.ok && made.value.features.filter(({ id }) => id !== 'wood')).toEqual(
      farm.features.filter(({ id }) => id !== 'wood'),
    );
  });

  it('SK-SCN-4 nothing is rolled; the defender in the yard or the house, the attacker within M of the south', () => {
    const game = playing(farm);
    expect(game.waits).toBe('britain deploy');
    expect(zone(farm, 1)).toEqual([225, 135, 375, 285]);
    expect(zone(farm, 0)).toEqual([0, 520, 600, 600]);
    const inside = { type: 'deploy', model: 5, x: 300 * MM, y: 210 * MM, level: 0 } as const;
    game.say('britain', inside);
    expect(game.refused('britain', { ...inside, model: 6, y: 250 * MM, x: 330 * MM })).toBe('SK-GEO-5');
    expect(game.refused('britain', { ...inside, model: 6, y: 120 * MM })).toBe('SK-DEP-3');
  });

  const inHouse = (more: NonNullable<PositionSpec['models']>): PositionSpec => ({
    scenario: 'assaultAtTheFarm',
    features: [{ kind: 'building', box: [300, 210, 80, 80] }],
    models: [{ at: [300, 200] }, { at: [300, 560], ...LEADER }, { at: [340, 560] }, ...more, ...crowd(1, 40)],
  });

  it('SK-SCN-4 the attacker wins with a Standing model in the house, and no Standing defender there', () => {
    expect(turnEnds(inHouse([])).outcome).toMatchObject({ winner: 'red', rule: 'SK-SCN-4' });
    expect(turnEnds(inHouse([{ at: [320, 230], player: 1 }])).outcome).toBeNull();
    expect(turnEnds(inHouse([{ at: [320, 230], player: 1, posture: 'fallen' }])).outcome).toMatchObject({
      winner: 'red',
    });
    expect(turnEnds({ ...inHouse([]), attacker: 1 }).outcome).toBeNull();
  });

  it('SK-SCN-4 the defender wins after game turn 12', () => {
    const held = { ...inHouse([{ at: [320, 230] as const, player: 1 }]), gameTurn: 12 };
    expect(turnEnds(held).outcome).toMatchObject({ winner: 'blue', reason: 'sk.end.timeForDefender' });
  });
});
