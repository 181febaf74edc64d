/** SK-SCN-8: scenarios whose ground, edges, zones and placed men stand in their file. */
import { begin as beginBattle, onePlayer, playOut, seededDice, seededRandomInt } from '@drumhead/engine';
import { toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { eager } from '../../../test/eagerPlayer.ts';
import { beginAt, positionFile } from '../../position/begin.ts';
import { gameCalled } from '../../scenarios/standardGames.ts';
import type { Command } from '../../state/commands.ts';
import type { State } from '../../state/state.ts';
import { decide, offers, pending } from '../../turn/machine.ts';
import { skirmish } from '../../wholeRuleset.ts';
import type { GameFile } from '../gameFile.ts';
import { withMen } from '../gameHandicap.ts';
import { zoneOf } from '../zones.ts';
import { beginOwn as begin } from './ownScenario.ts';
import { readAnyGame } from './readAnyGame.ts';

const { players, grown: _book, ...plain } = gameCalled('tomahawks-pick-up') as GameFile;
const [french, british] = players as [GameFile['players'][number], GameFile['players'][number]];

const WOOD = {
  kind: 'wood',
  id: 'pines',
  polygon: [
    [60, 150],
    [140, 110],
    [120, 160],
    [150, 220],
  ],
} as const;
const WALL = {
  kind: 'lowWall',
  id: 'bank',
  line: [
    [300, 300],
    [350, 320],
    [400, 300],
  ],
} as const;
const cornersFrom = (x: number) => [
  [x, 300],
  [x + 60, 300],
  [x + 60, 360],
  [x, 360],
];
const DOOR = {
  kind: 'door',
  line: [
    [20, 300],
    [40, 300],
  ],
};
const HOUSE = { kind: 'building', id: 'house', polygon: cornersFrom(0), openings: [DOOR] };
const BARN = { kind: 'building', id: 'barn', polygon: cornersFrom(500) };
const ZONE = { x: 200, y: 400, width: 200, height: 150 };
const OUTPOST = { model: 'britain-light-1', x: 280, y: 290 };

function file(more: object = {}, own: { readonly [seat: string]: object } = {}): object {
  return {
    ...plain,
    scenario: 'own',
    attacker: french.id,
    attackerBegins: true,
    terrain: [WOOD, WALL],
    players: [
      { ...french, edge: 'north', ...own['french'] },
      { ...british, edge: 'south', zone: ZONE, placed: [OUTPOST], ...own['british'] },
    ],
    ...more,
  };
}

function begun(given = file()): State {
  const made = begin(JSON.parse(JSON.stringify(given)));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

const faultsOf = (given: object) => {
  const made = begin(given);
  return made.ok ? [] : made.problems.map(({ path, reason }) => [path, reason]);
};

const outpostOf = ({ field }: State) => field.models.findIndex(({ id }) => id === OUTPOST.model);

describe('a scenario of its own', () => {
  it('SK-SCN-8 has the ground of its file, a wall with bends as straight parts', () => {
    const { features, frames } = begun();
    expect(features.map(({ id, kind }) => `${kind} ${id}`)).toEqual(['wood pines', 'lowWall bank', 'lowWall bank-2']);
    expect(features[2]).toMatchObject({ x1: 350 * 64, y1: 320 * 64, x2: 400 * 64, y2: 300 * 64, group: 1 });
    // Nothing is rolled, laid or chosen before the troops deploy, the defender's first.
    expect(frames).toEqual([{ at: 'initiative' }, { at: 'deploy', players: [1, 0] }]);
  });

  it('SK-SCN-8 has buildings with what their file leaves out', () => {
    expect(begun(file({ terrain: [HOUSE, BARN] })).features).toMatchObject([
      { id: 'house', openings: [{ kind: 'door', level: 0, barred: false }] },
      { id: 'barn', openings: [] },
    ]);
  });

  it('SK-SCN-8 is a position as any other game, however many parts its walls have', () => {
    const zigzag = Array.from({ length: 24 }, (_, i) => [40 + 20 * i, i % 2 === 0 ? 150 : 160]);
    const terrain = [0, 30, 60, 90].map((down, i) => ({
      ...WALL,
      id: `wall-${i}`,
      line: zigzag.map(([x = 0, y = 0]) => [x, y + down]),
    }));
    const given = file({ terrain: [...terrain, HOUSE, BARN] });
    const begins = beginBattle(skirmish, JSON.parse(JSON.stringify(given)));
    if (!begins.ok) throw new Error(JSON.stringify(begins.problems));
    const players = onePlayer<State, Command>([french.id, british.id], (state, _, offers) =>
      eager(state, offers, seededRandomInt('walls')),
    );
    const battle = playOut(begins.value, { players, dice: seededDice('walls') }, { most: 60 });
    expect(battle.state.features).toHaveLength(94);
    const again = beginAt(JSON.parse(JSON.stringify(positionFile(battle))));
    expect(again.ok ? again.value.features.map(({ id }) => id) : again.problems).toEqual(
      battle.state.features.map(({ id }) => id),
    );
  });

  it('SK-SCN-8 deploys in the zone of the file, or along the edge', () => {
    const state = begun();
    const inMm = Object.values(zoneOf(state, 1)).map(toMm);
    expect(inMm).toEqual([200, 400, 400, 550]);
    expect(Object.values(zoneOf(state, 0)).map(toMm)).toEqual([0, 0, 600, 80]);
    expect(state.squads.map(({ edge }) => edge)).toEqual(['north', 'south']);
  });

  it('SK-SCN-8 keeps placed men where the file has them', () => {
    const state = begun();
    const outpost = outpostOf(state);
    expect(state.models[outpost]).toMatchObject({ posture: 'standing', x: 280 * 64, y: 290 * 64, level: 0 });
    const lifted = decide(state, british.id, { type: 'lift', model: outpost });
    expect(lifted.ok ? null : lifted.refusal).toMatchObject({ rule: 'SK-SCN-8', reason: 'sk.refusal.placed' });
    expect(offers(state, british.id).some((offer) => 'model' in offer && offer.model === outpost)).toBe(false);
  });

  it('SK-SCN-8 SK-SQD-10 is played with as many men as have a place', () => {
    const game = readAnyGame(file({}, { british: { placed: [] } }));
    const outposts = begun().field.models.filter(({ player }) => player === 1);
    const placed = outposts.map(({ id }, i) => ({ model: id, x: 220 + 30 * (i % 6), y: 420 + 40 * Math.floor(i / 6) }));
    const full = readAnyGame(file({}, { british: { placed } }));
    if (!game.ok || !full.ok) throw new Error('no game');
    // Back at its own men it is the same file.
    const given = JSON.parse(JSON.stringify(file({ terrain: [HOUSE, BARN] })));
    const again = readAnyGame(given);
    expect(JSON.stringify(again.ok && withMen(again.value, [0, 0]))).toBe(JSON.stringify(given));
    expect(withMen(game.value, [0, -1])).not.toBeNull();
    // Somebody who stands in the file would be missing.
    expect(withMen(full.value, [0, -1])).toBeNull();
  });

  it('SK-SCN-8 asks nothing of a player whose men all stand, and lets the attacker begin', () => {
    const all = begun().field.models.filter(({ player }) => player === 1);
    const placed = all.map(({ id }, i) => ({ model: id, x: 220 + 30 * (i % 6), y: 420 + 40 * Math.floor(i / 6) }));
    let state = begun(file({}, { british: { placed } }));
    expect(pending(state).map(({ seat }) => seat)).toEqual([french.id]);
    expect(state.squads[1]?.ready).toBe(true);
    while (pending(state)[0]?.decision === 'deploy') {
      const made = decide(state, french.id, offers(state, french.id)[0] as never);
      if (!made.ok) throw new Error(made.refusal.reason);
      state = made.state;
    }
    expect([state.gameTurn, state.first, state.active]).toEqual([1, 0, 0]);
  });

  it('SK-SCN-8 rolls for roles and initiative where the file names no attacker', () => {
    const { frames } = begun(file({ attacker: undefined, attackerBegins: undefined }));
    expect(frames).toEqual([{ at: 'roles' }]);
  });

  it.each([
    ['players[0].edge', 'engine.problem.missing', file({}, { french: { edge: undefined } })],
    ['players[1].edge', 'sk.refusal.edgeTaken', file({}, { british: { edge: 'north' } })],
    ['terrainSeed', 'engine.problem.unknownKey', file({ terrainSeed: 3 })],
    ['attackerBegins', 'sk.problem.noFirst', file({ attacker: undefined })],
    [
      'terrain[0]',
      'sk.problem.offTable',
      file({
        terrain: [
          {
            ...WOOD,
            polygon: [
              [0, 0],
              [700, 0],
              [90, 90],
            ],
          },
        ],
      }),
    ],
    ['terrain[1].id', 'sk.position.twice', file({ terrain: [WALL, WALL] })],
    [
      'terrain[0].polygon',
      'sk.refusal.areaCrossed',
      file({
        terrain: [
          {
            ...WOOD,
            polygon: [
              [0, 0],
              [90, 90],
              [90, 0],
              [0, 90],
            ],
          },
        ],
      }),
    ],
    ['players[1].zone', 'sk.problem.offTable', file({}, { british: { zone: { ...ZONE, y: 500 } } })],
    ['players[1].zone', 'sk.problem.zoneFull', file({}, { british: { zone: { ...ZONE, width: 30, height: 30 } } })],
    [
      'players[1].placed[0].model',
      'sk.position.nobody',
      file({}, { british: { placed: [{ ...OUTPOST, model: 'britain-light-9' }] } }),
    ],
    ['players[1].placed[1].model', 'sk.position.twice', file({}, { british: { placed: [OUTPOST, OUTPOST] } })],
    [
      'players[1].placed[0]',
      'sk.refusal.onObstacle',
      file({}, { british: { placed: [{ ...OUTPOST, x: 350, y: 320 }] } }),
    ],
    [
      'players[1].placed[0]',
      'sk.refusal.deployedInContact',
      file({}, { french: { placed: [{ model: 'new-france-officer-1', x: 290, y: 290 }] } }),
    ],
  ])('SK-SCN-8 says what is wrong, and where: %s, %s', (path, reason, given) => {
    expect(faultsOf(JSON.parse(JSON.stringify(given)) as object)).toContainEqual([path, reason]);
  });
});
