import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Playing } from '../../test/playing.ts';
import { toCm } from '../state/lengths.ts';
import { isSection } from '../ground/footprints.ts';
import { BRIGADES, brigadePoints, PLAIN_BRIGADE } from '../armies/armyLists.ts';
import { simplicity } from '../ruleset.ts';
import { FORMAT, type ScenarioFile, simplicitySchema } from '../scenarios/scenarioFile.ts';
import { readScenario } from '../scenarios/readScenario.ts';
import type { State, Unit } from '../state/state.ts';

const side = (id: string) => ({
  id,
  name: id,
  brigades: [
    {
      commands: 1,
      units: [
        { kind: 'line', class: 'regular', count: id === 'red' ? 2 : 1 },
        { kind: 'footArtillery', class: 'regular', count: 1 },
        { kind: 'lightCavalry', class: 'regular', count: 1 },
      ],
    },
  ],
});
const file = (more: Partial<ScenarioFile> = {}): ScenarioFile =>
  ({
    format: FORMAT,
    version: 1,
    id: 'test',
    name: 'Test',
    table: { width: 120, depth: 90 },
    sides: [side('red'), side('blue')],
    ...more,
  }) as ScenarioFile;

function begun(more: Partial<ScenarioFile> = {}): Playing {
  const made = simplicity.create(file(more));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return new Playing(made.value);
}

const place = (unit: number, x: number, y: number, facing = 0) =>
  ({ type: 'place', unit, x: x * 640, y: (90 - y) * 640, facing: facing * 16, section: -1 }) as const;

describe('before the battle', () => {
  it('SIP-TER-1 SIP-TER-13 terrain first: six sectors by one die each, a third section is a wood', () => {
    const t = begun({ generated: true });
    expect(t.waits).toBe('dice terrainRoll');
    t.roll([6, 6, 6, 1, 3, 4]);
    const kinds = t.state.terrain.map(({ kind }) => kind);
    expect(kinds).toEqual(['section', 'section', 'woods', 'woods', 'hill']);
    const [first] = t.state.terrain.filter(isSection);
    expect([toCm(first?.x ?? 0), toCm(first?.y ?? 0)]).toEqual([20, 22.5]);
    const hill = t.state.terrain.at(-1);
    expect([hill?.minX, hill?.maxX].map((x) => toCm(x ?? 0))).toEqual([88, 112]);
    expect(t.waits).toBe('dice edgeRoll');
    expect(t.state.holders).toEqual([-1, -1]);
    expect([begun({ generated: true }).asks, t.asks]).toEqual(['SIP-TER-13', 'SIP-DEP-1']);
  });

  it('SIP-DEP-1 SIP-DEP-2 SIP-GEN-4 the higher die chooses one of the long edges; ties are rolled again', () => {
    const t = begun().roll([3], [3]);
    expect(t.waits).toBe('dice edgeRoll');
    t.roll([2], [5]);
    expect(t.waits).toBe('blue edgeChoice');
    expect(t.offers('blue')).toEqual([
      { type: 'edge', edge: 'north' },
      { type: 'edge', edge: 'south' },
    ]);
    expect([t.asks, t.refused('blue', { type: 'endTurn' })]).toEqual(['SIP-DEP-2', 'SIP-DEP-2']);
    t.blue({ type: 'edge', edge: 'south' });
    expect(t.state.edges).toEqual(['north', 'south']);
    expect(t.state.frames).toEqual([{ at: 'deploy', stage: 'command', side: 0 }]);
    expect(begun().roll([2], [5]).blue({ type: 'edge', edge: 'north' }).state.edges).toEqual(['south', 'north']);
    expect(begun().roll([5], [2]).red({ type: 'edge', edge: 'north' }).state.edges).toEqual(['north', 'south']);
  });

  it('SIP-GEN-8 a list of units is judged on the terrain of its own state', () => {
    const { state } = begun({ generated: true })
      .roll([6, 6, 6, 1, 3, 4])
      .roll([2], [5])
      .blue({ type: 'edge', edge: 'south' });
    const offers = (of: typeof state) => simplicity.offers(of, 'red');
    const open = { ...state, terrain: [] };
    expect(offers(state)).toEqual(offers(structuredClone(state)));
    expect(offers(open)).toEqual(offers(structuredClone(open)));
    expect(offers(state)).toEqual(offers(structuredClone(state)));
  });

  it('SIP-DEP-3 SIP-DEP-4 bases, guns, horse, foot; piece by piece, the loser of the edge first; a side with none passes', () => {
    const t = begun().roll([6], [1]).red({ type: 'edge', edge: 'south' });
    expect(t.waits).toBe('blue deploy.command');
    const order: string[] = [];
    while (t.waits.includes('deploy')) {
      const [seat] = t.waits.split(' ') as [string];
      order.push(t.waits);
      t.say(seat, simplicity.offers(t.state, seat)[0] as never);
    }
    expect(order).toEqual([
      'blue deploy.command',
      'red deploy.command',
      'blue deploy.artillery',
      'red deploy.artillery',
      'blue deploy.cavalry',
      'red deploy.cavalry',
      'blue deploy.infantry',
      'red deploy.infantry',
      'red deploy.infantry',
    ]);
    expect(t.waits).toBe('dice initiativeRoll');
  });

  it('SIP-DEP-5 wholly within 20 cm of the edge, on legal ground, clear of others', () => {
    const t = begun({ terrain: [{ id: 'w', kind: 'woods', box: [80, 5, 100, 15] }] })
      .roll([6], [1])
      .red({ type: 'edge', edge: 'south' });
    const commandAt = (command: number, x: number, y: number) =>
      ({ type: 'placeCommand', command, x: x * 640, y: (90 - y) * 640 }) as const;
    expect(t.refused('blue', commandAt(1, 60, 60))).toBe('SIP-DEP-5');
    t.blue(commandAt(1, 60, 80)).red(commandAt(0, 60, 10));
    const guns = t.state.field.units.findIndex(({ side: owner, kind }) => owner === 0 && kind === 'footArtillery');
    const theirs = t.state.field.units.findIndex(({ side: owner, kind }) => owner === 1 && kind === 'footArtillery');
    t.blue(place(theirs, 60, 80, 180));
    expect(t.refused('red', place(guns, 60, 19))).toBe('SIP-DEP-5');
    expect(t.refused('red', place(guns, 90, 10))).toBe('SIP-DEP-5');
    expect(t.refused('red', place(0, 60, 10))).toBe('SIP-DEP-3');
    t.red(place(guns, 60, 18));
    const horse = t.state.field.units.findIndex(({ side: owner, kind }) => owner === 0 && kind === 'lightCavalry');
    const theirHorse = t.state.field.units.findIndex(({ side: owner, kind }) => owner === 1 && kind === 'lightCavalry');
    t.blue(place(theirHorse, 30, 80, 180));
    expect(t.refused('red', place(horse, 63, 17))).toBe('SIP-INT-2');
  });

  it('SIP-INI-1 the higher die takes the first turn or gives it away', () => {
    const t = begun().roll([6], [1]).red({ type: 'edge', edge: 'south' });
    while (t.waits.includes('deploy')) {
      const [seat] = t.waits.split(' ') as [string];
      t.say(seat, simplicity.offers(t.state, seat)[0] as never);
    }
    t.roll([4], [4]);
    expect(t.waits).toBe('dice initiativeRoll');
    t.roll([2], [5]).blue({ type: 'goFirst', first: false });
    expect(t.state).toMatchObject({ first: 0, active: 0, gameTurn: 1 });
  });
});

describe('forces', () => {
  it('SIP-FRC-5 SIP-FRC-6 SIP-LST-1 the plain brigade: seven units and a base, 32 points', () => {
    expect(brigadePoints(PLAIN_BRIGADE.lots)).toBe(32);
    const count = PLAIN_BRIGADE.lots.reduce((sum, lot) => sum + lot.count, 0);
    expect(count).toBe(7);
  });

  it('SIP-LST-2 the points of every brigade are those of the table', () => {
    const printed = [32, 37, 28, 34, 32, 29, 36, 37, 31, 31, 28, 35, 32, 38, 27];
    expect(BRIGADES.map(({ lots }) => brigadePoints(lots))).toEqual(printed);
    expect(new Set(BRIGADES.map(({ nation }) => nation)).size).toBe(5);
  });

  it('SIP-GEN-1 SIP-FRC-2 a unit is one piece with one class and one count of DP', () => {
    const { units, field } = begun().state;
    expect(units.length).toBe(field.units.length);
    const fresh = { dp: 0, status: 'waiting', section: -1, ordered: false, fired: false, confused: false };
    const quiet = { rallyFailed: false, rerolled: false, brokeThisTurn: false, limbered: false };
    for (const unit of units) expect(unit).toEqual({ ...fresh, ...quiet, x: 0, y: 0, facing: 0 });
  });

  it('SIP-TAB-1 SIP-VIC-2 table and limit by the number of Command bases', () => {
    const limit = (bases: number) => {
      const brigades = [{ commands: bases, units: [{ kind: 'line', class: 'regular', count: 1 }] }];
      const read = readScenario(file({ sides: [{ ...side('red'), brigades }, side('blue')] as never }));
      return read.ok ? read.value.field.turnLimit : 0;
    };
    expect([1, 2, 3].map(limit)).toEqual([25, 32, 39]);
    const tables = simplicity.scenarios.map((id) => (simplicity.scenario(id) as ScenarioFile).table);
    expect(tables).toEqual([
      { width: 120, depth: 90 },
      { width: 150, depth: 100 },
      { width: 120, depth: 90 },
    ]);
  });
});

describe('scenarios', () => {
  const state = (id: string): State => {
    const made = simplicity.create(simplicity.scenario(id));
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    return made.value;
  };
  const points = (id: string, index: 0 | 1) => {
    const { field } = state(id);
    const lots = field.units
      .filter((unit) => unit.side === index)
      .map(({ kind, class: unitClass }) => ({ kind, class: unitClass, count: 1 }));
    return brigadePoints(lots, field.commands.filter((command) => command.side === index).length);
  };

  it('SIP-SCN-2 Windmill Ridge: 34 points a side, Austria places first', () => {
    const made = state('windmill-ridge');
    expect([points('windmill-ridge', 0), points('windmill-ridge', 1)]).toEqual([34, 34]);
    expect(made.edges).toEqual(['south', 'north']);
    expect(made.field).toMatchObject({ turnLimit: 25, placesFirst: 0, firstTurn: -1 });
    expect(simplicity.pending(made)[0]?.seat).toBe('austria');
  });

  it('SIP-SCN-3 The Crossroads: 69 against 70, the second brigades on turn 4', () => {
    const { field, units } = state('crossroads');
    expect([points('crossroads', 0), points('crossroads', 1)]).toEqual([69, 70]);
    expect(units.filter(({ status }) => status === 'reserve').length).toBe(15);
    expect(field.sides[0].deployment).toEqual({ minX: 40 * 640, maxX: 110 * 640 });
  });

  it('SIP-SCN-4 Puente Viejo: 36 against 51, Britain deploys all first, France begins, Britain wins draws', () => {
    const { field } = state('puente-viejo');
    expect([points('puente-viejo', 0), points('puente-viejo', 1)]).toEqual([36, 51]);
    expect(field).toMatchObject({ deploysFirst: 0, firstTurn: 1, turnLimit: 27 });
    expect(field.sides[0]).toMatchObject({ winsDraws: true, depth: 44 * 640 });
  });

  it('SIP-SCN-1 SIP-AP-1 reinforcements come on without points, within their stretch; only then do their bases count', () => {
    const brigades = [
      { commands: 0, units: [{ kind: 'line', class: 'regular', count: 1 }] },
      { commands: 1, arrives: 1, units: [{ kind: 'line', class: 'regular', count: 1 }] },
    ];
    const made = simplicity.create(
      file({
        sides: [
          { ...side('red'), edge: 'south', arrivals: [40, 60], brigades },
          { ...side('blue'), edge: 'north' },
        ] as never,
        firstTurn: 'red',
      }),
    );
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const t = new Playing(made.value);
    while (t.waits.includes('deploy')) {
      const [seat] = t.waits.split(' ') as [string];
      t.say(seat, simplicity.offers(t.state, seat)[0] as never);
    }
    expect(t.waits).toBe('red turn.arrivals');
    expect(t.refused('red', { type: 'arrive', unit: 1, command: -1, x: 80 * 640 })).toBe('SIP-SCN-1');
    t.red({ type: 'arrive', unit: 1, command: -1, x: 50 * 640 });
    expect(t.stands(1)).toEqual([50, 1.5, 0]);
    t.red({ type: 'arrive', unit: -1, command: 0, x: 50 * 640 }).roll([3]);
    expect(t.state.points).toBe(4);
  });

  it.each([
    [
      'north',
      [20, 40],
      ({ x, y, facing }: Unit) => [x / 640, y / 640, facing / 16],
      [
        [23, 37],
        [1, 1.5],
        [180, 180],
      ],
    ],
    [
      'south',
      [20, 40],
      ({ x, y, facing }: Unit) => [x / 640, 90 - y / 640, facing / 16],
      [
        [23, 37],
        [1, 1.5],
        [0, 0],
      ],
    ],
    [
      'west',
      [20, 40],
      ({ x, y, facing }: Unit) => [90 - y / 640, x / 640, facing / 16],
      [
        [23, 37],
        [1, 1.5],
        [90, 90],
      ],
    ],
    [
      'east',
      [20, 40],
      ({ x, y, facing }: Unit) => [90 - y / 640, 120 - x / 640, facing / 16],
      [
        [23, 37],
        [1, 1.5],
        [270, 270],
      ],
    ],
  ] as const)(
    'SIP-SCN-1 reinforcements come on by the %s edge, within the stretch, facing inward',
    (edge, along, seen, bounds) => {
      const line = { kind: 'line', class: 'regular', count: 1 } as const;
      const brigades = [
        { commands: 0, units: [line] },
        { commands: 1, arrives: 1, from: { edge, along }, units: [line] },
      ];
      const sides = [
        { ...side('red'), edge: 'south', brigades },
        { ...side('blue'), edge: 'north' },
      ];
      const given = file({ sides: sides as never, firstTurn: 'red' });
      const made = simplicity.create(given);
      if (!made.ok) throw new Error(JSON.stringify(made.problems));
      const t = new Playing(made.value);
      while (t.waits.includes('deploy')) {
        const [seat] = t.waits.split(' ') as [string];
        t.say(seat, simplicity.offers(t.state, seat)[0] as never);
      }
      const offers = simplicity.offers(t.state, 'red').filter(({ type }) => type === 'arrive');
      const places = offers.flatMap((offer) => {
        const next = simplicity.decide(t.state, 'red', offer);
        if (!next.ok) throw new Error(next.refusal.reason);
        return 'unit' in offer && offer.unit === 1 ? [seen(next.state.units[1] as Unit)] : [];
      });
      expect(places.length).toBeGreaterThan(2);
      bounds.forEach(([least, most], axis) => {
        const all = places.map((place) => place[axis] as number);
        expect([Math.min(...all) >= least, Math.max(...all) <= most]).toEqual([true, true]);
      });
      const outside = {
        type: 'arrive',
        unit: 1,
        command: -1,
        x: (edge === 'east' || edge === 'west' ? 90 - 22 : 22) * 640,
      };
      expect(t.refused('red', outside as never)).toBe('SIP-SCN-1');
    },
  );
});

describe('bad files', () => {
  const faults = (more: object): string[] => {
    const read = readScenario({ ...file(), ...more });
    return read.ok ? [] : read.problems.map(({ path, reason }) => `${path} ${reason}`);
  };

  it('SIP-SCN-1 refuses an arrival edge for those who are there, and a stretch off the table', () => {
    const line = { kind: 'line', class: 'regular', count: 1 } as const;
    const coming = (more: object) =>
      faults({ sides: [{ ...side('red'), brigades: [{ units: [line] }, { units: [line], ...more }] }, side('blue')] });
    expect(coming({ from: { edge: 'west' } })).toEqual(['sides[0].brigades[1].from sip.problem.fromStart']);
    expect(coming({ arrives: 2, from: { edge: 'west', along: [40, 95] } })).toEqual([
      'sides[0].brigades[1].from.along sip.problem.stretch',
    ]);
  });

  it('SIP-TER-2 names each fault and its place', () => {
    expect(faults({ table: { width: 'wide', depth: 90 } })).toEqual(['table.width engine.problem.notNumber']);
    expect(faults({ terrain: [{ id: 'x', kind: 'woods', points: [0, 0, 10, 0, 0, 10, 10, 10] }] })).toEqual([
      'terrain[0].points sip.problem.notSimple',
    ]);
    expect(faults({ terrain: [{ id: 'x', kind: 'hill', box: [10, 10, 20, 20], turned: 30 }] })).toEqual([
      'terrain[0].turned sip.problem.turned',
    ]);
    expect(faults({ terrain: [{ id: 'x', kind: 'section', box: [0, 10, 10, 18], turned: 45 }] })).toEqual([
      'terrain[0] sip.problem.offTable',
    ]);
    expect(faults({ terrain: [{ id: 'x', kind: 'hill', box: [10, 10, 5, 20] }] })).toEqual([
      'terrain[0].box sip.problem.box',
    ]);
    expect(faults({ terrain: [{ id: 'x', kind: 'hill', box: [10, 10, 130, 20] }] })).toEqual([
      'terrain[0] sip.problem.offTable',
    ]);
    expect(faults({ firstTurn: 'green' })).toEqual(['firstTurn sip.problem.noSuchSide']);
    expect(faults({ sides: [{ ...side('red'), edge: 'south' }, side('blue')] })).toEqual([
      'sides[1].edge sip.problem.edges',
    ]);
    expect(faults({ sides: [{ ...side('red'), brigades: [{ list: 'france-lion' }] }, side('blue')] })).toContain(
      'sides[0].brigades[0].list sip.problem.noSuchBrigade',
    );
    expect(faults({ winner: 'red' })).toEqual(['winner engine.problem.unknownKey']);
  });

  it('the published schema is that of the reader', () => {
    const published = readFileSync(new URL('../../schemas/scenario.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(published)).toEqual(simplicitySchema());
  });
});
