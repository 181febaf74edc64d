import { describe, expect, it } from 'vitest';
import { gameFile, plainSquad } from '../../test/gameFiles.ts';
import { type Playing, playing } from '../../test/playing.ts';
import type { Command } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { begin } from './begin.ts';

const MM = 64;

function begun(input: unknown): State {
  const made = begin(input);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

/** Rolls the terrain tables so that only hills come up, and lays them. */
function throughTerrain(game: Playing, layer: string): Playing {
  game.say(layer, { type: 'placeWhen', atOnce: true });
  while (/dice terrainRoll|placeFeature/.test(game.waits)) {
    if (game.waits.startsWith('dice')) game.roll([6]);
    else game.say(layer, game.offers(layer)[0] as Command);
  }
  return game;
}

/** France has rolled higher and attacks from the south; the terrain is laid. */
function atDeployment(file = gameFile()): Playing {
  const game = playing(begun(file)).roll([6], [1]).say('france', { type: 'role', attack: true });
  return throughTerrain(game, 'britain').say('france', { type: 'edge', edge: 'south' });
}

/** Deploys all models of a player on the first places offered. */
function deployed(game: Playing, seat: string): Playing {
  for (;;) {
    const [offer] = game.offers(seat);
    if (offer?.type !== 'deploy') break;
    game.say(seat, offer);
  }
  return game.say(seat, { type: 'ready' });
}

const atPlace = (model: number, x: number, y: number, level = 0): Command => ({
  type: 'deploy',
  model,
  x: x * MM,
  y: y * MM,
  level,
});

describe('attacker and defender', () => {
  it('SK-SET-1 the higher roller attacks or defends', () => {
    const game = playing(begun(gameFile()));
    expect(game.waits).toBe('dice roles');
    game.roll([3], [5]);
    expect(game.event('rolesRolled')).toMatchObject({ faces: [3, 5], winner: 1 });
    expect(game.waits).toBe('britain roleChoice');
    game.say('britain', { type: 'role', attack: true });
    expect(game.state.attacker).toBe(1);
    expect(game.waits).toBe('france placeWhen');
    const other = playing(begun(gameFile())).roll([3], [5]).say('britain', { type: 'role', attack: false });
    expect(other.state.attacker).toBe(0);
    // SK-TER-1: the defender lays out the terrain.
    expect(other.waits).toBe('britain placeWhen');
  });

  it('SK-SET-2 ties are rolled again with the same modifiers, SK-SPR-16 a Scout adds 1', () => {
    const file = gameFile({
      players: [
        ['france', 'fr'],
        ['austria', 'at'],
      ],
    });
    const game = playing(begun(file)).roll([5], [3]);
    // Two Grenzer with Scout: 3 + 2.
    expect(game.event('rolesRolled').tallies).toEqual([
      [{ rule: 'SK-SET-1', add: 5, what: 'sk.reason.die' }],
      [
        { rule: 'SK-SET-1', add: 3, what: 'sk.reason.die' },
        { rule: 'SK-SPR-16', add: 2, what: 'sk.reason.scouts' },
      ],
    ]);
    expect(game.event('rolesRolled')).toMatchObject({ winner: null, rule: 'SK-SET-2' });
    expect(game.waits).toBe('dice roles');
    game.roll([5], [4]);
    expect(game.waits).toBe('austria roleChoice');
  });

  it('SK-SET-3 no roll if roles were settled before the squads', () => {
    const file = gameFile({ scenario: 'forlornHope', limits: [450, 400], attacker: 'france' });
    expect(playing(begun(file)).waits).toBe('britain placeWhen');
  });
});

describe('deployment', () => {
  it('SK-DEP-1 the attacker chooses his edge, the defender has the opposite one', () => {
    const game = playing(begun(gameFile())).roll([6], [1]).say('france', { type: 'role', attack: true });
    throughTerrain(game, 'britain');
    expect(game.waits).toBe('france edge');
    expect(game.offers('france')).toHaveLength(4);
    game.say('france', { type: 'edge', edge: 'west' });
    expect(game.state.squads.map(({ edge }) => edge)).toEqual(['west', 'east']);
  });

  it('SK-DEP-2 the defender deploys first, then the attacker, within M of their edges', () => {
    const game = atDeployment();
    expect(game.waits).toBe('britain deploy');
    // M is 80 mm, the upper edge is at y = 0, a base 10 mm in radius.
    expect(game.refused('britain', atPlace(5, 300, 71))).toBe('SK-DEP-3');
    game.say('britain', atPlace(5, 300, 70));
    expect(game.refused('britain', { type: 'ready' })).toBe('SK-DEP-2');
    expect(game.refused('britain', atPlace(0, 300, 40))).toBe('SK-DEP-2');
    deployed(game, 'britain');
    expect(game.waits).toBe('france deploy');
    expect(game.refused('france', atPlace(0, 300, 529))).toBe('SK-DEP-3');
    game.say('france', atPlace(0, 300, 530));
    deployed(game, 'france');
    expect(game.waits).toBe('dice initiative');
  });

  it('SK-DEP-3 the whole base inside the strip, and off other bases', () => {
    const game = atDeployment();
    expect(game.refused('britain', atPlace(5, 9, 40))).toBe('SK-DEP-3');
    game.say('britain', atPlace(5, 10, 10));
    expect(game.refused('britain', atPlace(6, 29, 10))).toBe('SK-GEO-5');
    game.say('britain', atPlace(6, 30, 10));
    // A model may be moved, or taken up again.
    game.say('britain', atPlace(6, 200, 10)).say('britain', { type: 'lift', model: 6 });
    expect(game.state.models[6]?.posture).toBe('waiting');
    expect(game.refused('britain', { type: 'lift', model: 6 })).toBe('SK-DEP-2');
  });

  it('SK-DEP-3 no model starts in contact with an enemy', () => {
    const file = gameFile({
      casual: true,
      players: [
        ['one', 'fr'],
        ['two', 'fr'],
        ['three', 'fr'],
      ],
    });
    const game = playing(begun(file)).roll([6], [4], [2]);
    throughTerrain(game, 'one');
    game.say('one', { type: 'edge', edge: 'south' }).say('two', { type: 'edge', edge: 'north' });
    game.say('three', { type: 'edge', edge: 'west' });
    const near = { ...(game.state.models[0] as State['models'][number]), x: 75 * MM, y: 100 * MM };
    const models = game.state.models.map((model, at) => (at === 0 ? { ...near, posture: 'standing' as const } : model));
    // A model of another team stands at the end of the third player's zone.
    const moved = playing({ ...game.state, models });
    expect(moved.refused('three', atPlace(10, 70, 119.75))).toBe('SK-DEP-3');
    expect(moved.offers('three').length).toBeGreaterThan(0);
  });

  it('SK-DEP-5 after both have deployed Scouts make a free move, the attacker’s first', () => {
    const file = gameFile({
      players: [
        ['france', 'fr'],
        ['austria', 'at'],
      ],
    });
    const game = playing(begun(file)).roll([1], [6]).say('austria', { type: 'role', attack: true });
    throughTerrain(game, 'france').say('austria', { type: 'edge', edge: 'south' });
    deployed(deployed(game, 'france'), 'austria');
    expect(game.waits).toBe('austria scouts');
    expect(game.frame('scouts').models).toEqual([8, 9]);
  });

  it('SK-SQD-9 bought fences are laid in deployment, S long, in the player’s half, S from other features', () => {
    const file = gameFile();
    const [one, two] = file.players;
    const squad = { ...plainSquad('gb'), obstacles: ['hedge', 'fence'] as const };
    const game = atDeployment({ ...file, players: [one, { ...two, squad }] } as typeof file);
    const fence = (x: number, y: number, width = 50): Command => ({
      type: 'layFence',
      laying: { x: x * MM, y: y * MM, width: width * MM, height: 0, turn: 0 },
    });
    expect(game.refused('britain', fence(300, 301))).toBe('SK-SQD-9');
    expect(game.refused('britain', fence(300, 200, 40))).toBe('SK-SQD-9');
    game.say('britain', fence(300, 200));
    expect(game.state.features.at(-1)).toMatchObject({ kind: 'hedge', x1: 275 * MM, x2: 325 * MM });
    // All bought obstacles of a player are one feature: they may touch.
    game.say('britain', fence(350, 200));
    expect(game.state.features.at(-1)).toMatchObject({ kind: 'fence' });
    expect(game.refused('britain', fence(100, 100))).toBe('SK-SQD-9');
  });

  it('SK-SQD-9 SK-TER-11 in the half of the player who deploys, not under a model, S from other features', () => {
    const file = gameFile();
    const [one, two] = file.players;
    const fenced = (roster: string) => ({ ...plainSquad(roster), obstacles: ['fence'] as const });
    const players = [
      { ...one, squad: fenced('fr') },
      { ...two, squad: fenced('gb') },
    ];
    const game = atDeployment({ ...file, players } as typeof file);
    const fence = (x: number, y: number): Command => ({
      type: 'layFence',
      laying: { x: x * MM, y: y * MM, width: 50 * MM, height: 0, turn: 0 },
    });
    expect(game.refusal('britain', fence(300, 310)).reason).toBe('sk.refusal.obstacleHalf');
    expect(game.refused('france', fence(300, 310))).toBe('KERNEL-TURN');
    game.say('britain', atPlace(5, 300, 70));
    expect(game.refusal('britain', fence(300, 75)).reason).toBe('sk.refusal.obstacleOnModel');
    deployed(game, 'britain');
    expect(game.refusal('france', fence(300, 290)).reason).toBe('sk.refusal.obstacleHalf');
    // Inside its half, but less than S from a hill.
    expect(game.refused('france', fence(300, 310))).toBe('SK-TER-11');
  });
});

describe('initiative', () => {
  it('SK-INI-1 the higher roll takes the first player turn, ties are rolled again', () => {
    const game = atDeployment();
    deployed(deployed(game, 'britain'), 'france').roll([4], [4]);
    expect(game.event('initiativeRolled').first).toBeNull();
    expect(game.waits).toBe('dice initiative');
    game.roll([2], [3]);
    expect(game.state.first).toBe(1);
    expect(game.waits).toBe('britain turn');
  });

  it('SK-INI-2 it is rolled once, then the player turns alternate', () => {
    const game = atDeployment();
    deployed(deployed(game, 'britain'), 'france').roll([2], [3]);
    game.say('britain', { type: 'endTurn' }).say('france', { type: 'endTurn' });
    expect(game.state.gameTurn).toBe(2);
    expect(game.waits).toBe('britain turn');
  });
});

describe('three players and more', () => {
  const names = ['one', 'two', 'three', 'four'];
  const many = (rosters: readonly string[], teams: readonly string[] = []) => {
    const file = gameFile({
      casual: true,
      players: rosters.map((roster, at) => [names[at] as string, roster] as const),
    });
    return {
      ...file,
      players: file.players.map((player, at) => (teams[at] === undefined ? player : { ...player, team: teams[at] })),
    };
  };

  it('SK-MPL-3 free-for-all: the highest roller lays terrain, edges go by the rolls, deployment in reverse', () => {
    const game = playing(begun(many(['fr', 'gb', 'pr'])));
    game.roll([2], [2], [5]);
    expect(game.event('rolesRolled').winner).toBeNull();
    game.roll([2], [6], [5]);
    expect(game.waits).toBe('two placeWhen');
    throughTerrain(game, 'two');
    game.say('two', { type: 'edge', edge: 'west' });
    expect(game.waits).toBe('three edge');
    expect(game.refused('three', { type: 'edge', edge: 'west' })).toBe('SK-MPL-3');
    game.say('three', { type: 'edge', edge: 'north' }).say('one', { type: 'edge', edge: 'east' });
    expect(game.waits).toBe('one deploy');
    // Strips of depth M, the corners of side M left free: from y = 90 at the right edge.
    expect(game.refused('one', atPlace(0, 580, 89))).toBe('SK-DEP-3');
    game.say('one', atPlace(0, 580, 90));
    deployed(game, 'one');
    expect(game.waits).toBe('three deploy');
    deployed(game, 'three');
    expect(game.waits).toBe('two deploy');
  });

  it('SK-MPL-3 teams: the totals of the rolls decide, and the first of the winning team chooses', () => {
    const game = playing(begun(many(['fr', 'gb', 'gb'], ['f', 'b', 'b'])));
    game.roll([6], [3], [4]);
    expect(game.waits).toBe('two roleChoice');
    game.say('two', { type: 'role', attack: false });
    expect(game.state.attacker).toBe(0);
    throughTerrain(game, 'two').say('one', { type: 'edge', edge: 'north' });
    expect(game.state.squads.map(({ edge }) => edge)).toEqual(['north', 'south', 'south']);
    expect(game.frame('deploy').players).toEqual([1, 2, 0]);
  });

  it('SK-MPL-1 SK-MPL-2 cards: each player once a game turn, no roll for initiative', () => {
    const game = playing(begun(many(['fr', 'gb', 'pr']))).roll([6], [5], [4]);
    throughTerrain(game, 'one').say('one', { type: 'edge', edge: 'west' }).say('two', { type: 'edge', edge: 'east' });
    game.say('three', { type: 'edge', edge: 'north' });
    for (const seat of ['three', 'two', 'one']) deployed(game, seat);
    expect(game.waits).toBe('dice card');
    game.roll([2]);
    expect(game.event('cardDrawn').player).toBe(1);
    expect(game.waits).toBe('two turn');
    game.say('two', { type: 'endTurn' });
    // Two cards are left: the first and the third player's.
    expect(game.frame('card').left).toEqual([0, 2]);
    game.roll([2]).say('three', { type: 'endTurn' }).roll([1]).say('one', { type: 'endTurn' });
    expect(game.state.gameTurn).toBe(2);
    expect(game.frame('card').left).toEqual([0, 1, 2]);
  });
});
