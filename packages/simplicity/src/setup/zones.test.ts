/** Where pieces may be placed before the first turn, and in what order. */
import { facing as facingOf } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { Playing } from '../../test/playing.ts';
import { checkRefusal } from '../../test/promises.ts';
import { type Base, position, type Position, type Troop } from '../scenarios/position.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';
import { cm } from '../state/lengths.ts';
import type { Kind, State } from '../state/state.ts';
import { covers } from '../turn/machine.ts';
import { placementOffers } from './placementOffers.ts';
import { placeCommandProblem, placeProblem, stageOf, toPlace, zoneOf } from './zones.ts';

const waiting = (kind: Kind = 'line', more: Partial<Troop> = {}): Troop => ({
  at: [0, 0],
  kind,
  status: 'waiting',
  ...more,
});
const waits: Base = { at: [0, 0], change: { status: 'waiting' } };
const box = (id: string, kind: string, ...at: [number, number, number, number]) =>
  ({ id, kind, box: at }) as TerrainFile;

/** Red deploys within 20 cm of the south edge, between 30 and 90 cm; blue within 20 cm of the north edge. */
function deploying(units: readonly Troop[], more: Partial<Position> = {}): State {
  const state = position({ units, ...more });
  const { field } = state;
  const sides = field.sides.map((side) => ({ ...side, depth: cm(20), deployment: { minX: cm(30), maxX: cm(90) } }));
  return { ...state, gameTurn: 0, field: { ...field, sides: sides as unknown as typeof field.sides } };
}

type At = readonly [number, number];
const place = (unit: number, [x, y]: At, degrees = 0, section = -1) =>
  ({ type: 'place', unit, x: cm(x), y: cm(90) - cm(y), facing: facingOf(degrees), section }) as const;
const placeBase = (command: number, [x, y]: At) =>
  ({ type: 'placeCommand', command, x: cm(x), y: cm(90) - cm(y) }) as const;
const told = (problem: ReturnType<typeof placeProblem>): string => {
  if (problem === null) return 'ok';
  checkRefusal(problem);
  return `${problem.rule} ${problem.reason.replace('sip.refusal.', '')}`;
};

describe('units', () => {
  const put = (at: At, units: readonly Troop[] = [], terrain: readonly TerrainFile[] = [], kind: Kind = 'line') =>
    told(
      placeProblem(
        deploying([waiting(kind), ...units], { terrain }),
        0,
        stageOf(deploying([waiting(kind)]), 0),
        place(0, at),
      ),
    );
  const outside = 'SIP-DEP-5 outsideZone';

  it('SIP-DEP-5 SIP-GEN-6 wholly inside the zone, but for 0.05 cm, and never over the edge of the table', () => {
    expect([put([60, 10]), put([32.95, 10]), put([32.94, 10])]).toEqual(['ok', 'ok', outside]);
    expect([put([87.05, 10]), put([87.06, 10]), put([60, 18.55]), put([60, 18.56])]).toEqual([
      'ok',
      outside,
      'ok',
      outside,
    ]);
    expect([put([60, 1.5]), put([60, 1.4])]).toEqual(['ok', 'SIP-MOV-12 offTable']);
    expect(put([60, 1.46])).toBe(outside);
    const north: State = { ...deploying([waiting()]), edges: ['north', 'south'] };
    const at = (y: number) => told(placeProblem(north, 0, 'infantry', place(0, [60, y], 180)));
    expect([at(80), at(71.45), at(71.44), at(10)]).toEqual(['ok', 'ok', outside, outside]);
    expect([zoneOf(north, 0), zoneOf(north, 1)]).toEqual([
      { minX: cm(30), maxX: cm(90), minY: 0, maxY: cm(20) },
      { minX: cm(30), maxX: cm(90), minY: cm(70), maxY: cm(90) },
    ]);
  });

  it('SIP-DEP-5 on ground that is open to it, no section, clear of others; near an enemy it may stand', () => {
    const wood = box('wood', 'woods', 62, 5, 70, 15);
    expect([put([63, 10], [], [wood]), put([63, 10], [], [wood], 'footArtillery')]).toEqual(['ok', 'SIP-DEP-5 barred']);
    expect(put([58, 10], [], [wood], 'footArtillery')).toBe('ok');
    expect(put([60, 10], [], [box('town', 'section', 62, 5, 72, 13)])).toBe('SIP-DEP-5 barred');
    expect(put([60, 10], [{ at: [65, 10] }])).toBe('SIP-INT-2 endsOnFriend');
    expect(put([60, 10], [{ side: 1, at: [65, 10] }])).toBe('SIP-MOV-10 endsOnEnemy');
    expect(put([60, 10], [{ side: 1, at: [66.2, 10] }])).toBe('ok');
  });

  it('SIP-DEP-3 one that waits, of the own side, in the stage of its arm', () => {
    const state = deploying([
      waiting(),
      waiting('horseArtillery'),
      waiting('lightCavalry'),
      waiting('light'),
      { at: [5, 5] },
      waiting('line', { side: 1 }),
    ]);
    expect([0, 1, 2, 3].map((unit) => stageOf(state, unit))).toEqual(['infantry', 'artillery', 'cavalry', 'infantry']);
    const not = 'SIP-DEP-3 notInStage';
    const asked = (unit: number, stage: 'infantry' | 'artillery' | 'cavalry') =>
      told(placeProblem(state, 0, stage, place(unit, [60, 10])));
    expect([asked(0, 'infantry'), asked(1, 'artillery'), asked(2, 'cavalry')]).toEqual(['ok', 'ok', 'ok']);
    expect([asked(0, 'artillery'), asked(4, 'infantry'), asked(5, 'infantry'), asked(9, 'infantry')]).toEqual(
      Array(4).fill(not),
    );
    expect(toPlace(state, 0, 'infantry')).toEqual({ units: [0, 3], commands: [] });
    expect(toPlace(state, 1, 'infantry')).toEqual({ units: [5], commands: [] });
    expect(toPlace(state, 0, 'cavalry')).toEqual({ units: [2], commands: [] });
  });

  it('SIP-TER-7 SIP-DEP-5 foot into an empty section whose middle is in the zone, and there alone', () => {
    const terrain = [
      box('far', 'section', 55, 40, 65, 48),
      box('town', 'section', 55, 6, 65, 14),
      box('aside', 'section', 10, 6, 20, 14),
    ];
    const into = (section: number, at: At, kind: Kind = 'line', more: readonly Troop[] = []) => {
      const state = deploying([waiting(kind), ...more], { terrain });
      return told(placeProblem(state, 0, stageOf(state, 0), place(0, at, 0, section)));
    };
    expect(into(1, [60, 10])).toBe('ok');
    expect([into(1, [61, 10]), into(1, [60, 11]), into(0, [60, 44]), into(2, [15, 10])]).toEqual(
      Array(4).fill('SIP-DEP-5 sectionZone'),
    );
    expect(into(1, [60, 10], 'footArtillery')).toBe('SIP-TER-7 footOnly');
    expect(into(3, [60, 10])).toBe('SIP-TER-7 noSuchSection');
    expect(into(1, [60, 10], 'line', [{ at: [0, 0], section: 1 }])).toBe('SIP-TER-7 sectionTaken');
    const first = deploying([{ at: [0, 0], section: 1 }, waiting()], { terrain });
    expect(told(placeProblem(first, 0, 'infantry', place(1, [60, 10], 0, 1)))).toBe('SIP-TER-7 sectionTaken');
  });
});

describe('Command bases', () => {
  it('SIP-DEP-5 SIP-MOV-11 inside the zone, in no river and on no enemy; friends and woods do not matter', () => {
    const put = (at: At, units: readonly Troop[] = [], terrain: readonly TerrainFile[] = []) => {
      const state = deploying([...units, waiting()], { terrain, commands: [waits] });
      return told(placeCommandProblem(state, 0, 'command', placeBase(0, at)));
    };
    const out = 'SIP-DEP-5 commandOutsideZone';
    expect([put([31.2, 10]), put([31.19, 10]), put([88.8, 10]), put([88.81, 10])]).toEqual(['ok', out, 'ok', out]);
    expect([put([60, 18.8]), put([60, 18.81]), put([60, 1.2]), put([60, 1.19])]).toEqual(['ok', out, 'ok', out]);
    const barred = 'SIP-DEP-5 commandBarred';
    expect([put([60, 10], [], [box('r', 'river', 55, 8, 65, 12)]), put([60, 10], [{ side: 1, at: [60, 10] }])]).toEqual(
      [barred, barred],
    );
    expect([put([60, 10], [{ at: [60, 10] }]), put([60, 10], [], [box('w', 'woods', 55, 8, 65, 12)])]).toEqual([
      'ok',
      'ok',
    ]);
    expect(put([60, 10], [], [box('a', 'river', 20, 8, 25, 12), box('r', 'river', 55, 8, 65, 12)])).toBe(barred);
  });

  it('SIP-DEP-3 one that waits, of the own side, in their stage', () => {
    const state = deploying([waiting()], { commands: [waits, { ...waits, side: 1 }, { at: [5, 5] }] });
    const asked = (command: number, stage: 'command' | 'infantry' = 'command') =>
      told(placeCommandProblem(state, 0, stage, placeBase(command, [60, 10])));
    expect([asked(0), asked(0, 'infantry'), asked(1), asked(2), asked(7)]).toEqual([
      'ok',
      ...Array(4).fill('SIP-DEP-3 notInStage'),
    ]);
    expect(toPlace(state, 0, 'command')).toEqual({ units: [], commands: [0] });
    expect(toPlace(state, 1, 'command')).toEqual({ units: [], commands: [1] });
  });
});

describe('the order', () => {
  const at = (
    state: State,
    stage: 'command' | 'artillery' | 'cavalry' | 'infantry',
    side: 0 | 1,
    first: -1 | 0 | 1 = -1,
  ) =>
    new Playing({
      ...state,
      active: 1,
      field: { ...state.field, deploysFirst: first, firstTurn: 0 },
      frames: [{ at: 'deploy', stage, side }],
    });

  it('SIP-DEP-4 in turn within a stage, a side with none left passes, then the next stage begins with the same side', () => {
    const units = [
      waiting('line'),
      waiting('line'),
      waiting('line', { side: 1 }),
      waiting('lightCavalry', { side: 1 }),
    ];
    const t = at(deploying(units, { commands: [waits] }), 'command', 0);
    expect([t.waits, t.asks]).toEqual(['red deploy.command', 'SIP-DEP-4']);
    t.red(placeBase(0, [60, 10]));
    expect([t.waits, ...t.reasons, t.state.commands[0]?.status, ...t.rides(0)]).toEqual([
      'blue deploy.cavalry',
      'commandPlaced SIP-DEP-3',
      'table',
      60,
      10,
    ]);
    t.blue(place(3, [60, 80], 180));
    expect([t.waits, ...t.reasons, t.unit(3).status, ...t.stands(3)]).toEqual([
      'blue deploy.infantry',
      'placed SIP-DEP-3',
      'ready',
      60,
      80,
      180,
    ]);
    t.blue(place(2, [50, 80], 180));
    expect(t.waits).toBe('red deploy.infantry');
    t.red(place(0, [60, 15]));
    expect(t.waits).toBe('red deploy.infantry');
    t.red(place(1, [50, 15]));
    expect([t.state.gameTurn, t.waits]).toEqual([1, 'dice turn']);
  });

  it('SIP-SCN-4 one side deploys everything first where the scenario says so', () => {
    const units = [waiting('line'), waiting('lightCavalry'), waiting('line', { side: 1 })];
    const t = at(deploying(units, { commands: [{ ...waits, side: 1 }] }), 'cavalry', 0, 0);
    t.red(place(1, [60, 10]));
    expect(t.waits).toBe('red deploy.infantry');
    t.red(place(0, [50, 10]));
    expect(t.waits).toBe('blue deploy.command');
  });

  it('SIP-TER-7 a section is held from the moment a garrison is placed in it', () => {
    const terrain = [box('town', 'section', 55, 6, 65, 14)];
    const t = at(deploying([waiting(), waiting('line', { side: 1 }), waiting()], { terrain }), 'infantry', 0).red(
      place(0, [60, 10], 0, 0),
    );
    expect([t.unit(0).section, ...t.state.holders]).toEqual([0, 0]);
    const open = at(deploying([waiting(), waiting('line', { side: 1 })], { terrain }), 'infantry', 0).red(
      place(0, [40, 10]),
    );
    expect([open.unit(0).section, ...open.state.holders]).toEqual([-1, -1]);
  });

  it('SIP-DEP-3 SIP-GEN-7 any legal place is accepted, nothing else', () => {
    const t = at(deploying([waiting(), waiting('line', { side: 1 })], { commands: [waits] }), 'infantry', 0);
    expect(covers(t.state, 'red', place(0, [61.3, 11.7], 13))).toBe(true);
    expect(covers(t.state, 'red', place(0, [61.3, 21.7], 13))).toBe(false);
    expect(covers(t.state, 'red', placeBase(0, [60, 10]))).toBe(false);
    const bases = at(deploying([waiting()], { commands: [waits] }), 'command', 0);
    expect(covers(bases.state, 'red', placeBase(0, [61.3, 10.2]))).toBe(true);
    expect(covers(bases.state, 'red', placeBase(0, [61.3, 30]))).toBe(false);
    expect(t.refused('red', { type: 'endTurn' })).toBe('SIP-DEP-3');
  });
});

describe('what is offered', () => {
  const xy = (state: State, stage: 'command' | 'infantry', side: 0 | 1 = 0) =>
    placementOffers(state, stage, side).map((offer) => {
      const { x, y } = offer as { x: number; y: number };
      return [x / cm(1), (cm(90) - y) / cm(1)];
    });

  it('SIP-DEP-5 to a unit twelve places of a grid, the front row first and the middle of each first', () => {
    expect(xy(deploying([waiting()]), 'infantry')).toEqual(
      [
        [60, 18.5],
        [53, 18.5],
        [67, 18.5],
        [46, 18.5],
        [74, 18.5],
        [39, 18.5],
        [81, 18.5],
        [60, 14],
        [53, 14],
        [67, 14],
        [46, 14],
        [74, 14],
      ].map(([x, y]) => [x, y]),
    );
    const north: State = { ...deploying([waiting()]), edges: ['north', 'south'] };
    expect(xy(north, 'infantry').slice(0, 2)).toEqual([
      [60, 71.5],
      [53, 71.5],
    ]);
    const [first] = placementOffers(north, 'infantry', 0);
    expect(first).toMatchObject({ type: 'place', unit: 0, facing: facingOf(180), section: -1 });
    expect(placementOffers(deploying([waiting()]), 'infantry', 0)[0]).toMatchObject({ facing: 0 });
  });

  it('SIP-DEP-5 the sections first; and where the grid finds nothing, the first place of a finer search', () => {
    const terrain = [box('town', 'section', 55, 6, 65, 14)];
    const offers = placementOffers(deploying([waiting()], { terrain }), 'infantry', 0);
    expect(offers[0]).toMatchObject({ section: 0, x: cm(60), y: cm(80) });
    expect(offers).toHaveLength(12);
    const woods = [box('w', 'woods', 30, 0, 80, 20), box('v', 'woods', 80, 4, 90, 20)];
    const guns = placementOffers(deploying([waiting('footArtillery')], { terrain: woods }), 'artillery', 0);
    expect(guns.length).toBeGreaterThan(0);
    const full = [box('w', 'woods', 30, 0, 90, 20)];
    expect(placementOffers(deploying([waiting('footArtillery')], { terrain: full }), 'artillery', 0)).toEqual([]);
    // Two units of one kind get the same places, each for itself.
    const twice = placementOffers(deploying([waiting(), waiting()]), 'infantry', 0);
    expect(twice.map((offer) => 'unit' in offer && offer.unit)).toEqual([...Array(12).fill(0), ...Array(12).fill(1)]);
  });

  it('SIP-DEP-5 to a Command base nine places, in the middle first, 9 cm, 4 cm and 15 cm behind the front', () => {
    expect(xy(deploying([waiting()], { commands: [waits] }), 'command')).toEqual([
      [60, 11],
      [45, 11],
      [75, 11],
      [60, 16],
      [45, 16],
      [75, 16],
      [60, 5],
      [45, 5],
      [75, 5],
    ]);
    const river = [box('r', 'river', 40, 0, 50, 20)];
    expect(xy(deploying([waiting()], { commands: [waits], terrain: river }), 'command')).toHaveLength(6);
    const north: State = { ...deploying([waiting()], { commands: [waits] }), edges: ['north', 'south'] };
    expect(xy(north, 'command')[0]).toEqual([60, 79]);
  });
});
