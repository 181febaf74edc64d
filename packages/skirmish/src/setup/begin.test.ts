/** The first state of a game, and what its set-up asks for (SK-SET-1 to -3, SK-SQD-5, SK-DEP-2 to -5, SK-SQD-9). */
import { steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { gameFile } from '../../test/gameFiles.ts';
import { type FeatureSpec, type ModelSpec, position, type PositionSpec } from '../../test/positions.ts';
import { draftOf } from '../state/draft.ts';
import type { Command } from '../state/commands.ts';
import type { DeployFrame, ScoutsFrame } from '../state/frames.ts';
import type { Model, State } from '../state/state.ts';
import { begin, waitingModel } from './begin.ts';
import { deployHandler } from './deploy.ts';
import { fieldOf } from './field.ts';
import { isGame } from './gameFile.ts';
import { roleChoiceHandler, rolesHandler } from './roles.ts';
import { planScoutMove, scoutsHandler } from './scouts.ts';
import { setUpFrames } from './setupOrder.ts';

function begun(file: ReturnType<typeof gameFile>): State {
  const made = begin(file);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

describe('a game file', () => {
  it('SK-GEN-11 is known by its format', () => {
    expect(isGame(gameFile())).toBe(true);
    expect([{ format: 'another' }, {}, null, 'format', undefined, 3].map(isGame)).toEqual(Array(6).fill(false));
  });

  it('SK-GEN-11 has its options off, but for those it names', () => {
    const plain = fieldOf(gameFile());
    expect(plain).toMatchObject({ gruesomeMorale: false, casual: false, campaign: false, terrainLaid: false });
    expect(plain).toMatchObject({ maxGameTurns: 40, attacker: -1, variant: 'SDS', scale: 15, scenario: 'pickUp' });
    const full = fieldOf(
      gameFile({ gruesomeMorale: true, casual: true, campaign: true, maxGameTurns: 12, terrainSeed: 3 }),
    );
    expect(full).toMatchObject({
      gruesomeMorale: true,
      casual: true,
      campaign: true,
      terrainLaid: true,
      maxGameTurns: 12,
    });
    const file = gameFile();
    const [one, ...rest] = file.players;
    const casual = { ...file, players: [{ ...one, squad: { ...one?.squad, casual: true } }, ...rest] };
    expect(fieldOf(casual as typeof file).casual).toBe(true);
  });

  it('SK-SQD-4 names players and models: by the file, the squad or the roster, and counts those alike', () => {
    const file = gameFile();
    const [one, two] = file.players as [(typeof file.players)[number], (typeof file.players)[number]];
    const squad = {
      ...one.squad,
      name: 'The Ninth',
      models: [
        { profile: 'fr-officer', name: 'Duval' },
        { profile: 'fr-line' },
        { profile: 'fr-grenadier' },
        { profile: 'fr-line' },
        { custom: { name: 'Cook', q: 5, c: 1, weapons: ['musket'], specials: [] } },
        { custom: { name: 'Sutler', q: 5, c: 1, weapons: ['musket'], specials: [] } },
        { custom: { name: 'Cook', q: 5, c: 1, weapons: ['musket'], specials: [] } },
      ],
      obstacles: ['fence'],
    };
    const named = {
      ...file,
      players: [
        { ...one, squad },
        { ...two, name: 'Redcoats', squad: { ...two.squad, name: 'The 1st' } },
      ],
    };
    const { players, models } = fieldOf(named as unknown as typeof file);
    expect(players.map(({ name, obstacles }) => [name, obstacles])).toEqual([
      ['The Ninth', ['fence']],
      ['Redcoats', []],
    ]);
    expect(fieldOf(file).players.map(({ name }) => name)).toEqual(['sk.roster.fr', 'sk.roster.gb']);
    const own = models.filter(({ player }) => player === 0);
    expect(own.map(({ id, ordinal }) => [id, ordinal])).toEqual([
      ['france-officer-1', 1],
      ['france-line-1', 1],
      ['france-grenadier-1', 1],
      ['france-line-2', 2],
      ['france-own-1', 1],
      ['france-own-2', 1],
      ['france-own-3', 2],
    ]);
    expect(own.map(({ name }) => name)).toEqual([
      'sk.profile.fr-officer',
      'sk.profile.fr-line',
      'sk.profile.fr-grenadier',
      'sk.profile.fr-line',
      'Cook',
      'Sutler',
      'Cook',
    ]);
    expect(own.map(({ profile, ownName, uniform }) => [profile, ownName, uniform]).slice(0, 2)).toEqual([
      ['fr-officer', 'Duval', 'fr'],
      ['fr-line', undefined, 'fr'],
    ]);
    expect('ownName' in (own[1] ?? {})).toBe(false);
    expect([own[4]?.profile, own[4]?.uniform]).toEqual(['', 'fr']);
  });
});

describe('the first state', () => {
  it('SK-SQD-5, SK-DEP-4 has squads with their commanders, and no model on the table', () => {
    const { squads, models, frames, features, things, active, gameTurn } = begun(gameFile());
    expect(
      squads.map(({ commander, hadLeader, startedWith, edge }) => [commander, hadLeader, startedWith, edge]),
    ).toEqual([
      [0, true, 5, null],
      [5, true, 5, null],
    ]);
    expect(squads[0]).toEqual({
      commander: 0,
      actingLeader: -1,
      actingLeads: false,
      hadLeader: true,
      featureUsed: false,
      startedWith: 5,
      halfPassed: false,
      ready: false,
      broken: false,
      withdrawn: false,
      edge: null,
      turns: 0,
    });
    expect(models.every(({ posture }) => posture === 'waiting')).toBe(true);
    expect({ frames, features, things, active, gameTurn }).toEqual({
      frames: [{ at: 'roles' }],
      features: [],
      things: [],
      active: 0,
      gameTurn: 0,
    });
  });

  it('SK-SQD-5 the commander is the Leader, wherever the file lists him; a squad may have none', () => {
    const file = gameFile();
    const [one, two] = file.players as [(typeof file.players)[number], (typeof file.players)[number]];
    const last = { ...two.squad, models: [...two.squad.models].reverse() };
    const { squads } = begun({ ...file, players: [one, { ...two, squad: last }] });
    expect(squads.map(({ commander }) => commander)).toEqual([0, 9]);
  });

  it('SK-DEP-4, SK-RNG-5 firearms are loaded, slow ones too; bows and blades are not', () => {
    const [profile] = begun(gameFile()).field.models;
    if (profile === undefined) throw new Error('no model');
    const loaded = (...weapons: readonly string[]) =>
      waitingModel({ ...profile, weapons: weapons as typeof profile.weapons }).loaded;
    expect(loaded('musket', 'rifle', 'sword', 'pistol')).toEqual([true, true, false, true]);
    expect(loaded('bow', 'tomahawk', 'axe')).toEqual([false, false, false]);
    expect(waitingModel({ ...profile, specials: ['mounted'] }).mounted).toBe(true);
    expect(waitingModel({ ...profile, specials: [] })).toMatchObject({
      mounted: false,
      depleted: [false, false],
      fired: [false, false],
    });
  });
});

describe('the order of the set-up', () => {
  const field = fieldOf(
    gameFile({
      players: [
        ['france', 'fr'],
        ['austria', 'at'],
      ],
    }),
  );
  const kinds = (...given: Parameters<typeof setUpFrames>) =>
    setUpFrames(...given).map((frame) => JSON.stringify(frame));

  it('SK-SEQ-1 terrain, edges, deployment of the defender and the attacker, Scouts, initiative', () => {
    expect(setUpFrames(field, { attacker: 0, ranked: [] })).toEqual([
      { at: 'initiative' },
      { at: 'scouts', models: [8, 9] },
      { at: 'deploy', players: [1, 0] },
      { at: 'edge', players: [0] },
      { at: 'placeWhen', player: 1 },
    ]);
    const plain = fieldOf(gameFile());
    expect(setUpFrames(plain, { attacker: 1, ranked: [] }).map(({ at }) => at)).toEqual([
      'initiative',
      'deploy',
      'edge',
      'placeWhen',
    ]);
    expect(setUpFrames({ ...plain, terrainLaid: true }, { attacker: 1, ranked: [] }).map(({ at }) => at)).toEqual([
      'initiative',
      'deploy',
      'edge',
    ]);
  });

  it('SK-MPL-3 among three on their own the highest roller lays terrain and chooses first, and deploys last', () => {
    const three = fieldOf(
      gameFile({
        players: [
          ['a', 'fr'],
          ['b', 'gb'],
          ['c', 'at'],
        ],
      }),
    );
    expect(kinds(three, { attacker: -1, ranked: [2, 0, 1] })).toEqual([
      '{"at":"initiative"}',
      '{"at":"scouts","models":[13,14]}',
      '{"at":"deploy","players":[1,0,2]}',
      '{"at":"edge","players":[2,0,1]}',
      '{"at":"placeWhen","player":2}',
    ]);
  });

  it('SK-MPL-3 of two attackers in a team the first chooses the edge', () => {
    const file = gameFile({
      players: [
        ['a', 'fr'],
        ['b', 'fr'],
        ['c', 'gb'],
        ['d', 'gb'],
      ],
    });
    const teams = { ...file, players: file.players.map((player, i) => ({ ...player, team: i < 2 ? 'x' : 'y' })) };
    const frames = setUpFrames(fieldOf(teams), { attacker: 0, ranked: [] });
    expect(frames.find(({ at }) => at === 'edge')).toEqual({ at: 'edge', players: [0] });
    expect(frames.find(({ at }) => at === 'deploy')).toEqual({ at: 'deploy', players: [2, 3, 0, 1] });
  });

  it('SK-SET-1 the winner is asked for his role, and nothing else', () => {
    const state = begun(gameFile());
    const frame = { at: 'roleChoice', player: 1 } as const;
    expect(rolesHandler.rule?.(state, { at: 'roles' })).toBe('SK-SET-1');
    expect(roleChoiceHandler.rule?.(state, frame)).toBe('SK-SET-1');
    expect(roleChoiceHandler.offers?.(state, frame, 1)).toEqual([
      { type: 'role', attack: true },
      { type: 'role', attack: false },
    ]);
    const draft = draftOf(state);
    expect(roleChoiceHandler.act?.(draft, frame, 1, { type: 'ready' })).toMatchObject({ rule: 'SK-SET-1' });
    draft.frames = [frame];
    expect(roleChoiceHandler.act?.(draft, frame, 1, { type: 'role', attack: false })).toBe(null);
    expect([draft.attacker, draft.frames[0]?.at]).toEqual([0, 'initiative']);
    const tied = draftOf(state);
    rolesHandler.roll?.(tied, { at: 'roles' }, [[4], [4]]);
    expect([tied.frames, tied.events[0]]).toEqual([
      [{ at: 'roles' }],
      expect.objectContaining({ winner: null, rule: 'SK-SET-2' }),
    ]);
    const rolled = draftOf(state);
    rolesHandler.roll?.(rolled, { at: 'roles' }, [[2], [4]]);
    expect(rolled.frames).toEqual([{ at: 'roleChoice', player: 1 }]);
  });

  it('SK-MPL-3 three on their own have no attacker', () => {
    const draft = draftOf(
      begun(
        gameFile({
          casual: true,
          players: [
            ['a', 'fr'],
            ['b', 'gb'],
            ['c', 'pr'],
          ],
        }),
      ),
    );
    rolesHandler.roll?.(draft, { at: 'roles' }, [[2], [4], [3]]);
    expect([draft.attacker, draft.frames.at(-1)]).toEqual([-1, { at: 'placeWhen', player: 1 }]);
  });
});

describe('Scouts', () => {
  const scout = (x: number, y: number, spec: Partial<ModelSpec> = {}): ModelSpec => ({
    at: [x, y],
    specials: ['scout'],
    ...spec,
  });
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

  it('SK-DEP-5 are offered Moves of their own stick that end clear of enemies, or to stop', () => {
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

  it('SK-DEP-5 may be told any other such Move', () => {
    const covers = (command: Command) => scoutsHandler.covers?.(state(), frame, 0, command);
    const to = (model: number, x: number, y: number): Command => ({ type: 'scout', model, x: steps(x), y: steps(y) });
    expect(covers(to(0, 312, 511))).toBe(true);
    expect(covers(to(1, 212, 511))).toBe(false);
    expect(covers(to(0, 300, 450.2))).toBe(false);
    expect(covers(to(0, 300, 590.5))).toBe(false);
    expect(covers({ type: 'stop' })).toBe(false);
    expect(covers({ type: 'ready' })).toBe(false);
  });

  it('SK-DEP-5 do nothing else first; it is told whether the ground was broken', () => {
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

describe('deployment, case by case', () => {
  const frame: DeployFrame = { at: 'deploy', players: [0, 1] };
  /** Red deploys at the lower edge, y = 520 to 600. */
  const table = (rest: PositionSpec = {}, others: readonly ModelSpec[] = []): State =>
    position({
      ...rest,
      models: [{ at: [0, 0], posture: 'waiting' }, { at: [300, 560] }, { at: [300, 40], player: 1 }, ...others],
      frames: [{ at: 'turn', player: 0, over: false }, frame],
    });
  const offers = (state: State) => deployHandler.offers?.(state, frame, 0) ?? [];
  const at = (x: number, y: number, model = 0, level = 0): Command => ({
    type: 'deploy',
    model,
    x: steps(x),
    y: steps(y),
    level,
  });
  const covers = (state: State, command: Command, player = 0) => deployHandler.covers?.(state, frame, player, command);
  const acted = (state: State, command: Command) => {
    const draft = draftOf(state);
    return { why: deployHandler.act?.(draft, frame, 0, command) ?? null, draft };
  };

  it('SK-DEP-3 places are offered all over the zone, and no others', () => {
    const places = offers(table()) as Extract<Command, { type: 'deploy' }>[];
    const [xs, ys] = [places.map(({ x }) => toMm(x)), places.map(({ y }) => toMm(y))];
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([10, 590, 530, 590]);
    expect([...new Set(xs)]).toHaveLength(9);
    expect([...new Set(ys)].sort((a, b) => a - b)).toEqual([530, 560, 590]);
    expect(places).toHaveLength(26);
    for (const place of places) expect(covers(table(), place)).toBe(true);
    // At an upright edge the columns run downwards.
    const east = offers(table({ squads: [{ edge: 'east' }, {}] })) as typeof places;
    expect([...new Set(east.map(({ y }) => y))]).toHaveLength(9);
    expect([...new Set(east.map(({ x }) => toMm(x)))].sort((a, b) => a - b)).toEqual([530, 560, 590]);
  });

  it.each<[string, Command, string | null]>([
    ['inside its zone', at(100, 560), null],
    ['at the upper line', at(100, 530), null],
    ['a step beyond it', at(100, 530 - 1 / 64), 'sk.refusal.outsideZone'],
    ['at the corner', at(590, 590), null],
    ['over the right edge', at(590.1, 590), 'sk.refusal.outsideZone'],
    ['over the left edge', at(9.9, 590), 'sk.refusal.outsideZone'],
    ['over the lower edge', at(100, 590.1), 'sk.refusal.outsideZone'],
    ['on a friend', at(310, 560), 'sk.refusal.baseOverlap'],
    ['in contact with an enemy', at(500, 560), 'sk.refusal.deployedInContact'],
    ['on a floor that is not there', at(100, 560, 0, 1), 'sk.refusal.noFloor'],
    ['another’s model', at(100, 560, 2), 'sk.refusal.notYours'],
    ['nobody’s model', at(100, 560, 9), 'sk.refusal.notYours'],
    ['a model that stands already', at(200, 560, 1), null],
    ['taking one up', { type: 'lift', model: 1 }, null],
    ['taking up one not there', { type: 'lift', model: 0 }, 'sk.refusal.notDeployed'],
    ['taking up another’s', { type: 'lift', model: 2 }, 'sk.refusal.notYours'],
    ['ready too early', { type: 'ready' }, 'sk.refusal.deployAll'],
    ['something else', { type: 'stop' }, 'sk.refusal.deployFirst'],
  ])('SK-DEP-2, SK-DEP-3 %s', (_, command, reason) => {
    const state = table({}, [{ at: [520.2, 560], player: 1 }]);
    expect(covers(state, command)).toBe(reason === null);
    const { why } = acted(state, command);
    expect(why?.reason ?? null).toBe(reason);
    if (reason === 'sk.refusal.deployFirst') expect(why?.rule).toBe('SK-DEP-2');
  });

  it('SK-DEP-2 a full zone is searched closely; if it has no place, one that is there may be taken up', () => {
    const rows = [530, 550, 570, 590].flatMap((y) =>
      Array.from({ length: 30 }, (_, i): ModelSpec => ({ at: [10 + 20 * i, y] })),
    );
    const full = table({}, rows);
    expect(offers(full).every(({ type }) => type === 'lift')).toBe(true);
    expect(offers(full)).toHaveLength(121);
    expect(offers(full)[0]).toEqual({ type: 'lift', model: 1 });
  });

  it('SK-DEP-2 once all are there it may be ready, and the next player deploys', () => {
    const state = table();
    const there = {
      ...state,
      models: state.models.map((model, i) =>
        i === 0 ? { ...model, posture: 'standing' as const, x: steps(100), y: steps(560) } : model,
      ),
    };
    expect(offers(there)).toEqual([{ type: 'ready' }]);
    const { draft, why } = acted(
      { ...there, squads: there.squads.map((squad) => ({ ...squad, ready: false })) },
      { type: 'ready' },
    );
    expect([why, draft.squads.map(({ ready }) => ready), draft.frames.at(-1)]).toEqual([
      null,
      [true, false],
      { at: 'deploy', players: [1] },
    ]);
    const lifted = acted(there, { type: 'lift', model: 1 }).draft;
    expect(lifted.models[1]).toMatchObject({ posture: 'waiting', x: 0, y: 0, level: 0 });
    expect(acted(table(), at(100, 560)).draft.models[0]).toMatchObject({
      posture: 'standing',
      x: steps(100),
      y: steps(560),
    });
  });

  it('SK-SQD-9 bought fences and hedges are offered in the own half, one after another, at their length', () => {
    const bought = table({ players: [{ obstacles: ['fence', 'hedge'] }, {}] });
    const state = {
      ...bought,
      models: bought.models.map((model, i) =>
        i === 0 ? { ...model, posture: 'standing' as const, x: steps(100), y: steps(580) } : model,
      ),
    };
    const [ready, ...layings] = offers(state);
    expect(ready).toEqual({ type: 'ready' });
    expect(layings.length).toBeGreaterThan(5);
    const spots = layings.map((offer) => (offer.type === 'layFence' ? offer.laying : null));
    expect([...new Set(spots.map((spot) => toMm(spot?.x ?? 0)))]).toEqual([120, 240, 360, 480]);
    expect([...new Set(spots.map((spot) => toMm(spot?.y ?? 0)))]).toEqual([360, 420, 480, 540]);
    for (const offer of layings) expect(acted(state, offer).why).toBe(null);
    const [first] = layings;
    const laid = acted(state, first as Command).draft;
    expect(laid.features[0]).toMatchObject({ kind: 'fence', group: 1000 });
    expect(laid.events[0]).toMatchObject({ rule: 'SK-SQD-9', kind: 'sk.feature.fence' });
    const next = acted(laid, layings.at(-1) as Command).draft;
    expect(next.features[1]?.kind).toBe('hedge');
    expect(acted(next, first as Command).why?.reason).toBe('sk.refusal.noObstacleLeft');
    expect(deployHandler.offers?.(next, frame, 0)).toEqual([{ type: 'ready' }]);
  });
});
