import { steps, toMm } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { goes, man, moved, on, to } from '../../test/moves.ts';
import { activationOf, type FeatureSpec, type ModelSpec, position } from '../../test/positions.ts';
import { planMove } from './move.ts';

describe('the stick', () => {
  test('SK-MOV-1: on foot M, Mounted L, with Short Move S; to the millimetre', () => {
    expect(goes(man(), 380, 300)).toBe(true);
    expect(to(man(), 380.1, 300)).toBe('SK-MOV-1 sk.move.tooFar');
    expect(goes(man({ specials: ['mounted'] }), 300, 420)).toBe(true);
    expect(to(man({ specials: ['mounted'] }), 300, 420.1)).toBe('SK-MOV-1 sk.move.tooFar');
    expect(goes(man({ specials: ['shortMove'] }), 250, 300)).toBe(true);
    expect(to(man({ specials: ['shortMove'] }), 249.9, 300)).toBe('SK-MOV-1 sk.move.tooFar');
  });

  test('SK-SPR-17: Short Move is S at every scale; SK-SPR-11: a dismounted rider walks M', () => {
    expect(goes(man({ specials: ['shortMove'] }, { scale: 28 }), 375, 300)).toBe(true);
    expect(goes(man({ specials: ['shortMove'] }, { scale: 28 }), 376, 300)).toBe(false);
    const walks = man({ specials: ['mounted'], mounted: false });
    expect([goes(walks, 380, 300), goes(walks, 381, 300)]).toEqual([true, false]);
  });

  test('SK-MOV-2: one straight line of any length above zero', () => {
    expect(moved(man(), 301, 301).length).toBeCloseTo(Math.SQRT2 * 64, 6);
    expect(to(man(), 300, 300)).toBe('SK-MOV-2 sk.move.nowhere');
    expect(goes(man(), 356.5, 356.5)).toBe(true);
    expect(goes(man(), 356.6, 356.6)).toBe(false);
  });

  test('SK-SCN-1: a model with an object moves one stick shorter, S stays S', () => {
    const carrier = (spec: Partial<ModelSpec>) =>
      man({ ...spec, object: 0 }, { things: [{ at: [300, 300], carrier: 0 }] });
    expect([goes(carrier({}), 350, 300), goes(carrier({}), 351, 300)]).toEqual([true, false]);
    const rider = carrier({ specials: ['mounted'] });
    expect([goes(rider, 380, 300), goes(rider, 381, 300)]).toEqual([true, false]);
    expect(goes(carrier({ specials: ['shortMove'] }), 350, 300)).toBe(true);
  });

  test('SK-MOV-1, SK-MOV-17, SK-SPR-28, SK-SCN-1: a way too long is refused by the rule that limits the model', () => {
    const loads = [false, true];
    const postures = ['standing', 'prone'] as const;
    let refused = 0;
    for (const carries of loads) {
      for (const posture of postures) {
        for (const specials of [[], ['shortMove'], ['mounted'], ['sprinter'], ['mounted', 'shortMove']] as const) {
          for (const sprint of [false, true]) {
            const spec = { specials, posture, ...(carries ? { object: 0 } : {}) };
            const rest = carries ? { things: [{ at: [300, 300], carrier: 0 }] as const } : {};
            const tried = planMove(man(spec, rest), activationOf(0, 3), steps(300), steps(560), sprint);
            if (tried.ok || tried.refusal.reason !== 'sk.move.tooFar') continue;
            refused++;
            const { rule, facts } = tried.refusal;
            const own = (specials as readonly string[]).includes('shortMove')
              ? 50
              : specials[0] === 'mounted'
                ? 120
                : 80;
            const limits: Record<string, number> = {
              'SK-MOV-1': own,
              'SK-MOV-17': 50,
              'SK-SCN-1': own === 120 ? 80 : 50,
              'SK-SPR-28': carries ? 80 : 120,
            };
            expect([rule, limits[rule]]).toEqual([rule, facts['reach']]);
            const prone = posture === 'prone';
            const wanted = prone ? 'SK-MOV-17' : sprint ? 'SK-SPR-28' : carries && own > 50 ? 'SK-SCN-1' : 'SK-MOV-1';
            expect(rule).toBe(wanted);
          }
        }
      }
    }
    expect(refused).toBeGreaterThan(15);
  });

  test('SK-SPR-28: once per turn a Sprinter uses the next longer stick, before it is reduced', () => {
    const runner = man({ specials: ['sprinter'] });
    expect(to(runner, 420, 300)).toBe('SK-MOV-1 sk.move.tooFar');
    expect(goes(runner, 420, 300, {}, true)).toBe(true);
    expect(to(runner, 421, 300, {}, true)).toBe('SK-SPR-28 sk.move.tooFar');
    expect(to(man(), 320, 300, {}, true)).toBe('SK-SPR-28 sk.move.notSprinter');
    expect(to(man({ specials: ['sprinter'], sprinted: true }), 320, 300, {}, true)).toBe('SK-SPR-28 sk.move.sprinted');
    expect(to(man({ specials: ['sprinter', 'mounted'] }), 320, 300, {}, true)).toBe('SK-SPR-28 sk.move.noLonger');
    const inRough = man({ specials: ['sprinter'] }, on({ kind: 'rough', box: [350, 300, 60, 60] }));
    expect([goes(inRough, 380, 300, {}, true), goes(inRough, 381, 300, {}, true)]).toEqual([true, false]);
  });

  test('SK-SPR-18: a Slow model makes one Move a turn', () => {
    expect(goes(man({ specials: ['slow'] }), 320, 300)).toBe(true);
    expect(to(man({ specials: ['slow'], moves: 1 }), 320, 300)).toBe('SK-SPR-18 sk.move.slow');
    expect(goes(man({ moves: 1 }), 320, 300)).toBe(true);
  });

  test('SK-MOV-19, SK-GEO-5: the whole base stays on the table', () => {
    const atEdge = man({ at: [30, 300] });
    expect(goes(atEdge, 10, 300)).toBe(true);
    expect(to(atEdge, 9.9, 300)).toBe('SK-MOV-19 sk.move.offTable');
    expect(to(man({ at: [300, 580] }), 300, 591)).toBe('SK-MOV-19 sk.move.offTable');
  });
});

describe('broken ground', () => {
  const wood: FeatureSpec = { kind: 'wood', box: [360, 300, 60, 60] }; // x 330 to 390
  const rough: FeatureSpec = { kind: 'rough', box: [360, 300, 60, 60] };
  const stream: FeatureSpec = { kind: 'stream', box: [360, 300, 60, 600] };
  const fence: FeatureSpec = { kind: 'fence', from: [330, 280], to: [330, 320] };

  test('SK-MOV-3: touching it anywhere from start to end shortens the stick by one', () => {
    for (const feature of [wood, rough, stream]) {
      const state = man({}, on(feature));
      expect(goes(state, 350, 300)).toBe(true);
      expect(to(state, 350.1, 300)).toBe('SK-MOV-3 sk.move.tooFarInBroken');
      expect(goes(state, 300, 380)).toBe(true);
    }
    // Leaving it, and passing it with the edge of the base.
    expect(to(man({ at: [360, 300] }, on(wood)), 440, 300)).toBe('SK-MOV-3 sk.move.tooFarInBroken');
    const past = man({ at: [300, 261] }, on(wood));
    expect(to(past, 380, 261)).toBe('SK-MOV-3 sk.move.tooFarInBroken');
    expect(goes(man({ at: [300, 259] }, on(wood)), 380, 259)).toBe(true);
    const rider = man({ specials: ['mounted'], at: [260, 300] }, on(rough));
    expect([goes(rider, 340, 300), goes(rider, 341, 300)]).toEqual([true, false]);
  });

  test('SK-MOV-3: a Short move in broken ground costs two actions and stays S', () => {
    const short = man({ specials: ['shortMove'] }, on(wood));
    expect(moved(short, 350, 300).cost.map(({ rule, add }) => [rule, add])).toEqual([
      ['SK-ACN-1', 1],
      ['SK-MOV-3', 1],
    ]);
    expect(to(short, 350, 300, { left: 1 })).toBe('SK-MOV-3 sk.act.tooDear');
    expect(moved(short, 300, 350).actions).toBe(1);
  });

  test('SK-MOV-4: any amount of it shortens the stick by one only', () => {
    const state = man({}, on(wood, fence, { kind: 'rough', box: [330, 300, 30, 30] }));
    expect([goes(state, 350, 300), goes(state, 351, 300)]).toEqual([true, false]);
    expect(moved(state, 350, 300).broken).toEqual(['sk.broken.wood', 'sk.broken.line', 'sk.broken.rough']);
  });

  test('SK-MOV-5: crossing a linear obstacle counts, going along it or past its end does not', () => {
    expect(to(man({}, on(fence)), 351, 300)).toBe('SK-MOV-3 sk.move.tooFarInBroken');
    expect(moved(man({}, on(fence)), 350, 300).broken).toEqual(['sk.broken.line']);
    expect(goes(man({ at: [300, 325] }, on(fence)), 380, 325)).toBe(true);
    for (const kind of ['hedge', 'lowWall'] as const) {
      expect(goes(man({}, on({ ...fence, kind })), 351, 300)).toBe(false);
    }
  });

  test('SK-MOV-5: a bridge makes a stream normal ground', () => {
    const bridge: FeatureSpec = { kind: 'bridge', box: [360, 300, 80, 50] };
    expect(goes(man({}, on(stream, bridge)), 380, 300)).toBe(true);
    expect(goes(man({ at: [300, 330] }, on(stream, bridge)), 380, 330)).toBe(false);
  });

  test('SK-MOV-7: a base may touch an obstacle on either side but not lie across it', () => {
    const state = man({}, on(fence));
    expect(goes(state, 320, 300)).toBe(true);
    expect(to(state, 320.1, 300)).toBe('SK-MOV-7 sk.move.acrossObstacle');
    expect(to(state, 339.9, 300)).toBe('SK-MOV-7 sk.move.acrossObstacle');
    expect(goes(state, 340, 300)).toBe(true);
  });

  test('SK-SPR-9: Light Infantry is not slowed by ground or obstacles, but by doors', () => {
    const light: Partial<ModelSpec> = { specials: ['lightInfantry'] };
    for (const feature of [wood, rough, stream, fence]) expect(goes(man(light, on(feature)), 380, 300)).toBe(true);
    const state = man(light, on(building([{ kind: 'door', wall: 3 }])));
    expect(to(state, 360, 300)).toBe('SK-MOV-3 sk.move.tooFarInBroken');
  });

  test('SK-SPR-25: a Forester is not slowed by woods, but by the rest', () => {
    const forester: Partial<ModelSpec> = { specials: ['forester'] };
    expect(goes(man(forester, on(wood)), 380, 300)).toBe(true);
    for (const feature of [rough, stream, fence]) expect(goes(man(forester, on(feature)), 380, 300)).toBe(false);
  });

  test('SK-SPR-3: an Engineer is not slowed by obstacles and doors, but by ground', () => {
    const engineer: Partial<ModelSpec> = { specials: ['engineer'] };
    expect(goes(man(engineer, on(fence)), 380, 300)).toBe(true);
    expect(goes(man(engineer, on(building([{ kind: 'door', wall: 3 }]))), 360, 300)).toBe(true);
    for (const feature of [wood, rough, stream]) expect(goes(man(engineer, on(feature)), 380, 300)).toBe(false);
  });
});

/** A house of 100 x 100 mm whose left wall stands at x = 320. */
function building(openings: Extract<FeatureSpec, { kind: 'building' }>['openings'], more = {}): FeatureSpec {
  return { kind: 'building', box: [370, 300, 100, 100], openings: openings ?? [], ...more };
}

describe('walls and doors', () => {
  test('SK-MOV-6: walls and high walls stop any part of a base', () => {
    const house = man({}, on(building([])));
    expect(to(house, 350, 300)).toBe('SK-MOV-6 sk.move.wall');
    expect(goes(house, 310, 300)).toBe(true);
    expect(to(house, 310.1, 300)).toMatch(/^SK-MOV-6/);
    const corner = man({ at: [315, 360] }, on(building([])));
    expect([goes(corner, 360, 360), goes(corner, 360, 359)]).toEqual([true, false]);
    const wall = man({}, on({ kind: 'highWall', from: [330, 200], to: [330, 295] }));
    expect(to(wall, 350, 300)).toBe('SK-MOV-6 sk.move.wall');
    expect(goes(man({ at: [300, 305] }, on({ kind: 'highWall', from: [330, 200], to: [330, 295] })), 350, 305)).toBe(
      true,
    );
  });

  test('SK-MOV-10: a Move opens a door on its way, which is broken ground; a barred door is a wall', () => {
    const door = man({}, on(building([{ kind: 'door', wall: 3 }])));
    expect(moved(door, 350, 300).broken).toEqual(['sk.broken.door']);
    expect(to(door, 351, 300)).toBe('SK-MOV-3 sk.move.tooFarInBroken');
    expect(to(man({ at: [300, 307] }, on(building([{ kind: 'door', wall: 3 }]))), 345, 307)).toBe(
      'SK-MOV-6 sk.move.wall',
    );
    const barred = man({}, on(building([{ kind: 'door', wall: 3, barred: true }])));
    expect(to(barred, 350, 300)).toBe('SK-MOV-6 sk.move.wall');
  });

  test('SK-MOV-5: a stop in a doorway makes both Moves broken', () => {
    const door = on(building([{ kind: 'door', wall: 3 }]));
    expect(moved(man({}, door), 320, 300).broken).toEqual(['sk.broken.door']);
    expect(to(man({ at: [320, 300] }, door), 371, 300)).toBe('SK-MOV-3 sk.move.tooFarInBroken');
  });

  test('SK-MOV-11: no Move goes through a window', () => {
    expect(to(man({}, on(building([{ kind: 'window', wall: 3 }]))), 350, 300)).toBe('SK-MOV-6 sk.move.wall');
  });

  test('SK-MOV-18: riders enter no building', () => {
    const rider = man({ specials: ['mounted'] }, on(building([{ kind: 'door', wall: 3 }])));
    expect(to(rider, 350, 300)).toBe('SK-MOV-18 sk.move.riderIndoors');
  });

  test('SK-GEO-6: upstairs only the walls count, not the ground below', () => {
    const house = building([{ kind: 'door', wall: 3 }], { stairs: [400, 335] });
    const state = man({ at: [350, 300], level: 1 }, on(house, { kind: 'rough', box: [350, 300, 40, 40] }), {
      at: [380, 300],
      player: 1,
    });
    expect(moved(state, 400, 300)).toMatchObject({ level: 1, broken: [], meets: [] });
    expect(to(state, 325, 300)).toBe('SK-MOV-6 sk.move.wall');
  });

  test('SK-GEO-6: models walk up and down hills and change their level', () => {
    const hill = on({ kind: 'hill', box: [360, 300, 60, 60] });
    expect(moved(man({}, hill), 329, 300).level).toBe(0);
    expect(moved(man({}, hill), 331, 300).level).toBe(1);
    expect(moved(man({ at: [360, 300], level: 1 }, hill), 400, 300).level).toBe(0);
    // The slope does not separate bases: an enemy at its foot stops a model that comes down.
    const down = man({ at: [350, 300], level: 1 }, hill, { at: [315, 300], player: 1 });
    expect(to(down, 320, 300)).toBe('SK-MOV-8 sk.move.throughEnemy');
    expect(moved(down, 335.2, 300).into).toEqual([1]);
  });
});

describe('other bases', () => {
  const enemy = (x: number, y: number, spec: Partial<ModelSpec> = {}): ModelSpec => ({
    at: [x, y],
    player: 1,
    ...spec,
  });
  const friend = (x: number, y: number, spec: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], ...spec });

  test('SK-MOV-8: a Move ends in contact with a Standing enemy and goes no farther', () => {
    const state = man({}, {}, enemy(340, 300));
    expect(moved(state, 319.4, 300).into).toEqual([]);
    expect(moved(state, 319.5, 300).into).toEqual([1]);
    expect(moved(state, 320, 300).into).toEqual([1]);
    expect(to(state, 321, 300)).toBe('SK-MOV-8 sk.move.throughEnemy');
    expect(to(state, 370, 300)).toBe('SK-MOV-8 sk.move.throughEnemy');
    // Passing within contact distance is refused: the Move must end there.
    const brushing = man({}, {}, enemy(330, 320.3));
    expect(to(brushing, 370, 300)).toBe('SK-MOV-8 sk.move.stopsAtEnemy');
    expect(goes(man({}, {}, enemy(330, 320.6)), 370, 300)).toBe(true);
    expect(moved(brushing, 328, 300).into).toEqual([1]);
  });

  test('SK-MOV-8: enemies on the ground do not stop a Move, but it may not cross their bases', () => {
    for (const posture of ['fallen', 'prone'] as const) {
      expect(goes(man({}, {}, enemy(330, 320.3, { posture })), 370, 300)).toBe(true);
      expect(to(man({}, {}, enemy(330, 310, { posture })), 370, 300)).toBe('SK-MOV-8 sk.move.throughEnemy');
    }
  });

  test('SK-MOV-8, SK-GEO-16: across an obstacle contact begins at S/10', () => {
    const fence: FeatureSpec = { kind: 'fence', from: [330, 280], to: [330, 320] };
    const state = man({}, on(fence), enemy(343, 300)); // his base reaches x = 333
    expect(moved(state, 317.9, 300).into).toEqual([]);
    expect(moved(state, 318.1, 300).into).toEqual([1]);
    expect(moved(state, 320, 300).into).toEqual([1]);
    // A Move along the fence past the enemy is stopped.
    const along = man({ at: [320, 260] }, on(fence), enemy(343, 300));
    expect(to(along, 320, 335)).toBe('SK-MOV-8 sk.move.stopsAtEnemy');
    expect(goes(man({ at: [312, 260] }, on(fence), enemy(343, 300)), 312, 335)).toBe(true);
  });

  test('SK-MOV-8, SK-GEO-16: no Move goes through contact across an obstacle, however short it lasts', () => {
    // From 33 to 35 mm the hedge is between them; farther on it ends short of their line.
    const hedge: FeatureSpec = { kind: 'hedge', from: [320, 311], to: [340, 311] };
    const state = man({}, on(hedge), enemy(345, 322));
    expect([330, 332].map((x) => moved(state, x, 300).into)).toEqual([[], []]);
    expect(moved(state, 334, 300).into).toEqual([1]);
    for (const x of [336, 340, 342.5, 345, 350, 360, 375])
      expect([x, to(state, x, 300)]).toEqual([x, 'SK-MOV-8 sk.move.stopsAtEnemy']);
    // A shorter hedge is never between them.
    const shorter = man({}, on({ ...hedge, to: [336, 311] }), enemy(345, 322));
    expect(goes(shorter, 375, 300)).toBe(true);
  });

  test('SK-MOV-9: a Move may pass through friends who touch no enemy if it ends clear of them', () => {
    expect(goes(man({}, {}, friend(340, 300)), 370, 300)).toBe(true);
    expect(to(man({}, {}, friend(340, 300)), 350, 300)).toBe('SK-GEO-5 sk.refusal.baseOverlap');
    const held = man({}, {}, friend(340, 300), enemy(340, 320));
    expect(to(held, 370, 290)).toBe('SK-MOV-9 sk.move.throughEngaged');
    const besideFallen = man({}, {}, friend(340, 300), enemy(340, 320, { posture: 'fallen' }));
    expect(to(besideFallen, 370, 290)).toBe('SK-MOV-9 sk.move.throughEngaged');
    const onTheGround = man({}, {}, friend(340, 300, { posture: 'fallen' }));
    expect(goes(onTheGround, 370, 300)).toBe(true);
  });

  test('SK-MOV-9: riders do not pass through men on foot; men pass riders, riders riders', () => {
    const rider: Partial<ModelSpec> = { specials: ['mounted'] };
    expect(to(man(rider, {}, friend(340, 300)), 390, 300)).toBe('SK-MOV-9 sk.move.rideThroughFoot');
    expect(goes(man({}, {}, friend(340, 300, rider)), 370, 300)).toBe(true);
    expect(goes(man(rider, {}, friend(340, 300, rider)), 390, 300)).toBe(true);
  });

  test('SK-MPL-6: a model of an allied player is a friend', () => {
    const players = [{ team: 0 }, { team: 1 }, { team: 0 }];
    const state = position({ players, models: [{ at: [300, 300] }, { at: [340, 300], player: 2 }] });
    expect(goes(state, 370, 300)).toBe(true);
  });

  test('SK-HTH-19, SK-HTH-27: leaving combat is a Move for two actions that ends clear of all enemies touched', () => {
    const state = man({}, {}, enemy(320, 300), enemy(300, 320, { posture: 'fallen' }));
    const gone = moved(state, 270, 270);
    expect(gone.cost.map(({ rule, add }) => [rule, add])).toEqual([
      ['SK-ACN-1', 1],
      ['SK-HTH-19', 1],
    ]);
    expect(to(state, 270, 270, { left: 1 })).toBe('SK-HTH-19 sk.act.tooDear');
    // Just clear of one enemy, still touching the other.
    expect(to(state, 299.7, 300)).toBe('SK-HTH-19 sk.move.notClear');
    expect(to(man({}, {}, enemy(320, 300), enemy(279.8, 300, { posture: 'fallen' })), 300, 302)).toBe(
      'SK-HTH-19 sk.move.notClear',
    );
    // Enemies it touches do not stop it, but their bases block the way.
    expect(to(state, 350, 300)).toBe('SK-MOV-8 sk.move.throughEnemy');
    // Another enemy stops it, and contact with him is a legal end.
    const toAnother = man({}, {}, enemy(320, 300), enemy(250, 300));
    expect(moved(toAnother, 270.2, 300)).toMatchObject({ into: [2], actions: 2 });
  });

  test('SK-HTH-19: leaving enemies who are all on the ground costs one action', () => {
    for (const posture of ['fallen', 'prone'] as const) {
      expect(moved(man({}, {}, enemy(320, 300, { posture })), 270, 270)).toMatchObject({ actions: 1, leaves: false });
    }
  });

  test('SK-SPR-15: a Reluctant model pays one action more to end in contact', () => {
    const state = man({ specials: ['reluctant'] }, {}, enemy(340, 300));
    expect(moved(state, 320, 300).cost.map(({ rule }) => rule)).toEqual(['SK-ACN-1', 'SK-SPR-15']);
    expect(to(state, 320, 300, { left: 1 })).toBe('SK-SPR-15 sk.act.tooDear');
    expect(moved(state, 310, 300).actions).toBe(1);
  });

  test('SK-SPR-15: contact with friends costs nothing more, nor does contact cost those who are not Reluctant', () => {
    const met = (specials: readonly ['reluctant'] | readonly [], player: number, more: object = {}) =>
      moved(man({ specials, ...more }, {}, { ...enemy(340, 300), player }), 320, 300).actions;
    expect([met(['reluctant'], 1), met([], 1), met(['reluctant'], 0)]).toEqual([2, 1, 1]);
  });

  test('SK-SPR-15: it comes on top of what leaving and broken ground cost', () => {
    const leaving = man({ specials: ['reluctant'] }, {}, enemy(320, 300), enemy(250, 300));
    expect(moved(leaving, 270.2, 300).cost.map(({ rule, add }) => [rule, add])).toEqual([
      ['SK-ACN-1', 1],
      ['SK-HTH-19', 1],
      ['SK-SPR-15', 1],
    ]);
  });

  test('SK-SPR-2: after a declared charge the first action is a Move into contact', () => {
    const state = man({ specials: ['elan'] }, {}, enemy(340, 300));
    expect(to(state, 310, 300, { mustCharge: true })).toBe('SK-SPR-2 sk.act.mustCharge');
    expect(goes(state, 320, 300, { mustCharge: true })).toBe(true);
    expect(goes(state, 310, 300, { mustCharge: true, acted: true })).toBe(true);
  });

  test('SK-MOV-16, SK-MOV-17: Fallen models do not move; Prone ones crawl S on any ground and cannot leave combat', () => {
    expect(to(man({ posture: 'fallen' }), 310, 300)).toBe('SK-MOV-16 sk.act.fallen');
    const prone = man({ posture: 'prone' }, { variant: 'SDT', ...on({ kind: 'rough', box: [350, 300, 60, 60] }) });
    expect(moved(prone, 350, 300)).toMatchObject({ crawls: true, actions: 1 });
    expect(to(prone, 351, 300)).toBe('SK-MOV-17 sk.move.tooFar');
    const held = man({ posture: 'prone' }, { variant: 'SDT' }, enemy(320, 300));
    expect(to(held, 270, 300)).toBe('SK-HTH-27 sk.act.engaged');
  });

  test('a refusal gives its facts in millimetres', () => {
    const tried = planMove(man(), activationOf(0), steps(400), steps(300), false);
    expect(tried).toMatchObject({ ok: false, refusal: { facts: { length: 100, reach: 80 } } });
    expect(toMm(moved(man(), 350, 300).reach)).toBe(80);
  });
});
