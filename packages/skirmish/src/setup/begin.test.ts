/** The first state of a game, and what its set-up asks for (SK-SET-1 to -3, SK-SQD-5, SK-SEQ-1). */
import { describe, expect, it } from 'vitest';
import { gameFile } from '../../test/gameFiles.ts';
import { draftOf } from '../state/draft.ts';
import type { State } from '../state/state.ts';
import { begin, waitingModel } from './begin.ts';
import { fieldOf } from './field.ts';
import { isGame } from './gameFile.ts';
import { roleChoiceHandler, rolesHandler } from './roles.ts';
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
