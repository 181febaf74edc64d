import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { peninsularClash } from './data/peninsular-clash.ts';
import { CINC_RULES, LEADER_RULES, UNIT_RULES } from './format.ts';
import { fieldFrom, SCENARIOS, scenarioSchema } from './index.ts';
import { MOST_PROBLEMS } from '@drumhead/content/schema';

/** A scenario file that a test spoils at will: anything at all. */
type Loose = ReturnType<typeof JSON.parse>;

/** Problems of the scenario with one thing changed: `path rule reason`. */
function problems(change: (file: Loose) => unknown): string[] {
  const file = structuredClone(peninsularClash) as Loose;
  change(file);
  return problemsOf(file);
}

function problemsOf(file: unknown): string[] {
  const field = fieldFrom(file);
  if (field.ok) return [];
  for (const problem of field.problems) {
    expect(problem.rule).toMatch(/^(LB-[A-Z]+-\d+|KERNEL-FORMAT)$/);
    expect(JSON.stringify(problem).length).toBeLessThan(1500);
  }
  return field.problems.map(
    (problem) => `${problem.path} ${problem.rule} ${problem.reason.replace(/^\w+\.problem\./, '')}`,
  );
}

describe('faults of a file and where they are', () => {
  it.each<[string, (file: Loose) => unknown, string]>([
    [
      'a Quality that is a text',
      (f) => (f.sides[0].brigades[1].units[2].q = '4'),
      'sides[0].brigades[1].units[2].q KERNEL-FORMAT notNumber',
    ],
    [
      'NaN',
      (f) => (f.sides[0].brigades[1].units[2].q = Number.NaN),
      'sides[0].brigades[1].units[2].q KERNEL-FORMAT notNumber',
    ],
    ['infinity', (f) => (f.table.width = Number.POSITIVE_INFINITY), 'table.width KERNEL-FORMAT notNumber'],
    [
      'half a Quality',
      (f) => (f.sides[0].brigades[0].units[0].q = 3.5),
      'sides[0].brigades[0].units[0].q KERNEL-FORMAT notWhole',
    ],
    [
      'Quality 7',
      (f) => (f.sides[0].brigades[0].units[0].q = 7),
      'sides[0].brigades[0].units[0].q KERNEL-FORMAT outOfRange',
    ],
    [
      'a thousand battalions',
      (f) => (f.sides[0].brigades[0].units[0].count = 1000),
      'sides[0].brigades[0].units[0].count KERNEL-FORMAT outOfRange',
    ],
    ['an unknown field', (f) => (f.sides[1].cinc.horse = 'Copenhagen'), 'sides[1].cinc.horse KERNEL-FORMAT unknownKey'],
    [
      'a missing field',
      (f) => delete f.sides[1].brigades[0].leader,
      'sides[1].brigades[0].leader KERNEL-FORMAT missing',
    ],
    ['one side only', (f) => f.sides.pop(), 'sides KERNEL-FORMAT listLength'],
    ['a side that is null', (f) => (f.sides[0] = null), 'sides[0] KERNEL-FORMAT notRecord'],
    ['a list for a record', (f) => (f.table = []), 'table KERNEL-FORMAT notRecord'],
    ['a record for a list', (f) => (f.terrain = {}), 'terrain KERNEL-FORMAT notList'],
    ['an empty name', (f) => (f.name = ''), 'name KERNEL-FORMAT textLength'],
    ['an id with a blank', (f) => (f.id = 'my battle'), 'id KERNEL-FORMAT pattern'],
    ['an unknown kind of terrain', (f) => (f.terrain[0].kind = 'lava'), 'terrain[0].kind KERNEL-FORMAT notOneOf'],
    ['a flag that is 1', (f) => (f.hiddenDeployment = 1), 'hiddenDeployment KERNEL-FORMAT notFlag'],
    ['a later version', (f) => (f.version = 2), 'version KERNEL-FORMAT notConstant'],
    ['another format', (f) => (f.format = 'png'), 'format KERNEL-FORMAT notConstant'],
    [
      'a bad stick',
      (f) => (f.sides[1].brigades[0].deployment.within.sticks = '0L'),
      'sides[1].brigades[0].deployment.within.sticks KERNEL-FORMAT pattern',
    ],
    [
      'two outlines',
      (f) =>
        (f.terrain[0].line = [
          [0, 0],
          [1, 1],
        ]),
      'terrain[0] KERNEL-FORMAT oneOf',
    ],
    ['no outline', (f) => delete f.terrain[0].rectangle, 'terrain[0] KERNEL-FORMAT oneOf'],
    [
      'an unknown special rule',
      (f) => (f.sides[0].brigades[0].units[1].rules[1] = 'heroic'),
      'sides[0].brigades[0].units[1].rules[1] LB-UNIT-01 unknownRule',
    ],
    [
      'a rule of the prototype',
      (f) => (f.sides[0].brigades[0].units[1].rules[0] = 'toString'),
      'sides[0].brigades[0].units[1].rules[0] LB-UNIT-01 unknownRule',
    ],
    [
      'a Leader’s rule on the CinC',
      (f) => (f.sides[0].cinc.rules = ['active']),
      'sides[0].cinc.rules[0] LB-UNIT-01 unknownRule',
    ],
    [
      'a CinC’s rule on a Leader',
      (f) => (f.sides[0].brigades[0].leader.rules = ['stubborn']),
      'sides[0].brigades[0].leader.rules[0] LB-UNIT-01 unknownRule',
    ],
    [
      'a rule named twice',
      (f) => f.sides[0].brigades[0].units[1].rules.push('elan'),
      'sides[0].brigades[0].units[1].rules[2] KERNEL-FORMAT ruleTwice',
    ],
    [
      'Impetuous infantry',
      (f) => (f.sides[0].brigades[0].units[0].rules = ['impetuous']),
      'sides[0].brigades[0].units[0].rules[0] LB-SPEC-11 cavalryOnly',
    ],
    [
      'Opportunistic guns',
      (f) => (f.sides[0].brigades[0].units[2].rules = ['opportunistic']),
      'sides[0].brigades[0].units[2].rules[0] LB-SPEC-16 cavalryOnly',
    ],
    [
      'infantry without Sk',
      (f) => delete f.sides[0].brigades[0].units[0].sk,
      'sides[0].brigades[0].units[0].sk LB-UNIT-01 numberMissing',
    ],
    [
      'guns with C',
      (f) => (f.sides[0].brigades[0].units[2].c = 4),
      'sides[0].brigades[0].units[2].c LB-UNIT-01 numberNotHad',
    ],
    [
      'guns without calibre',
      (f) => delete f.sides[0].brigades[0].units[2].calibre,
      'sides[0].brigades[0].units[2].calibre LB-UNIT-01 numberMissing',
    ],
    [
      'cavalry with Sk',
      (f) => (f.sides[0].reserve.units[0].sk = 1),
      'sides[0].reserve.units[0].sk LB-UNIT-01 numberNotHad',
    ],
    [
      'no Quality',
      (f) => delete f.sides[0].brigades[0].units[0].q,
      'sides[0].brigades[0].units[0].q LB-UNIT-02 numberMissing',
    ],
    [
      'Unpredictable with a Quality',
      (f) => (f.sides[0].brigades[0].units[0].rules = ['unpredictable']),
      'sides[0].brigades[0].units[0].q LB-SPEC-21 numberNotHad',
    ],
    ['Sk 4', (f) => (f.sides[0].brigades[0].units[0].sk = 4), 'sides[0].brigades[0].units[0].sk LB-SKIR-01 outOfRange'],
    [
      'a Leader of Quality 6',
      (f) => (f.sides[0].brigades[0].leader.q = 6),
      'sides[0].brigades[0].leader.q LB-LEAD-01 outOfRange',
    ],
    ['a CinC of Quality 6', (f) => (f.sides[0].cinc.q = 6), 'sides[0].cinc.q LB-CINC-01 outOfRange'],
    [
      'a company too large',
      (f) => (f.sides[1].brigades[0].company.points = 9),
      'sides[1].brigades[0].company.points LB-SKIR-06 companyTooLarge',
    ],
    [
      'a side called dice',
      (f) => {
        f.sides[0].id = 'dice';
        f.first = 'britain';
      },
      'sides[0].id KERNEL-FORMAT reservedId',
    ],
    ['both sides of one name', (f) => (f.sides[1].id = 'france'), 'sides[1].id KERNEL-FORMAT sameId'],
    ['one baseline for both', (f) => (f.sides[1].baseline = 'top'), 'sides[1].baseline LB-GEO-14 sameBaseline'],
    ['an unknown first side', (f) => (f.first = 'spain'), 'first LB-ACT-02 unknownSide'],
    [
      'an unknown farm',
      (f) => (f.sides[1].brigades[1].deployment.beyond.terrain = 'mill'),
      'sides[1].brigades[1].deployment.beyond.terrain KERNEL-FORMAT unknownTerrain',
    ],
    [
      'two brigades of one name',
      (f) => (f.sides[0].brigades[1].id = 'fr-1'),
      'sides[0].brigades[1].id KERNEL-FORMAT sameId',
    ],
    ['two pieces of one name', (f) => (f.terrain[1].id = 'farm'), 'terrain[1].id KERNEL-FORMAT sameId'],
    [
      'a wood off the table',
      (f) => (f.terrain[6].polygon[2] = [1810, 600]),
      'terrain[6].polygon[2] LB-GEN-05 terrainOffTable',
    ],
    [
      'a road that leaves the table',
      (f) => (f.terrain[10].line[2] = [580, 1300]),
      'terrain[10].line[2] LB-GEN-05 terrainOffTable',
    ],
    ['a road that is a box', (f) => (f.terrain[0].kind = 'road'), 'terrain[0].rectangle LB-TERR-01 needsLine'],
    ['a wood that is a line', (f) => (f.terrain[10].kind = 'wood'), 'terrain[10].line LB-TERR-01 needsArea'],
    ['a wood with a level', (f) => (f.terrain[6].level = 1), 'terrain[6].level LB-TERR-07 numberNotHad'],
    [
      'a bow tie',
      (f) => {
        delete f.terrain[6].rectangle;
        f.terrain[6].polygon = [
          [800, 600],
          [900, 700],
          [900, 600],
          [800, 700],
        ];
      },
      'terrain[6].polygon KERNEL-FORMAT crossedPolygon',
    ],
    [
      'a corner twice',
      (f) => {
        delete f.terrain[6].rectangle;
        f.terrain[6].polygon = [
          [800, 600],
          [900, 600],
          [900, 600],
          [800, 700],
        ];
      },
      'terrain[6].polygon KERNEL-FORMAT crossedPolygon',
    ],
    [
      'too few places',
      (f) => f.sides[0].brigades[0].units[0].suggested.pop(),
      'sides[0].brigades[0].units[0].suggested KERNEL-FORMAT suggestedCount',
    ],
  ])('LB-UNIT-01 %s', (_name, change, expected) => {
    expect(problems(change)).toContain(expected);
  });

  /** The whole problems of a scenario with one thing changed. */
  function wholly(change: (file: Loose) => unknown): readonly unknown[] {
    const file = structuredClone(peninsularClash) as Loose;
    change(file);
    const field = fieldFrom(file);
    return field.ok ? [] : field.problems;
  }

  it('LB-UNIT-01 says which number a kind of troops lacks or must not have, and which numbers there may be', () => {
    const [infantry, guns] = [0, 2].map((at) => `sides[0].brigades[0].units[${at}]`);
    const { kind } = peninsularClash.sides[0].brigades[0]?.units[2] ?? {};
    expect(wholly((f) => delete f.sides[0].brigades[0].units[0].sk)).toEqual([
      {
        path: `${infantry}.sk`,
        rule: 'LB-UNIT-01',
        reason: 'lb.problem.numberMissing',
        facts: { key: 'sk', kind: 'infantry' },
      },
    ]);
    expect(wholly((f) => (f.sides[0].brigades[0].units[2].c = 4))).toEqual([
      { path: `${guns}.c`, rule: 'LB-UNIT-01', reason: 'lb.problem.numberNotHad', facts: { key: 'c', kind } },
    ]);
    for (const sk of [0, 1, 2, 3]) expect(wholly((f) => (f.sides[0].brigades[0].units[0].sk = sk))).toEqual([]);
    expect(wholly((f) => (f.sides[0].brigades[0].units[0].sk = 4))).toEqual([
      {
        path: `${infantry}.sk`,
        rule: 'LB-SKIR-01',
        reason: 'engine.problem.outOfRange',
        facts: { value: '4', least: 0, most: 3 },
      },
    ]);
  });

  it.each<[string, (file: Loose, rules: readonly string[]) => unknown, readonly string[]]>([
    ['a unit', (f, rules) => (f.sides[0].brigades[0].units[0].rules = rules), UNIT_RULES],
    ['a Leader', (f, rules) => (f.sides[0].brigades[0].leader.rules = rules), LEADER_RULES],
    ['a CinC', (f, rules) => (f.sides[0].cinc.rules = rules), CINC_RULES],
  ])('LB-UNIT-01 names a special rule that %s cannot have, and those it can', (_, give, known) => {
    expect(wholly((f) => give(f, ['winged']))).toMatchObject([
      { rule: 'LB-UNIT-01', reason: 'lb.problem.unknownRule', facts: { name: 'winged', known: known.join(', ') } },
    ]);
  });

  it('LB-TERR-01 roads, streams and obstacles are lines, everything else is an area', () => {
    const ofForm = (kind: string, form: 'rectangle' | 'line') => {
      const rectangle = { x: 850, y: 600, width: 100, height: 10 };
      const outline =
        form === 'line'
          ? {
              line: [
                [800, 600],
                [900, 600],
              ],
            }
          : { rectangle };
      const found = problems((f) => f.terrain.push({ id: 'new', kind, ...outline }));
      return found.filter((problem) => problem.includes(' LB-TERR-01 '));
    };
    const last = `terrain[${peninsularClash.terrain.length}]`;
    for (const kind of ['steepHill', 'wood', 'rough', 'swamp', 'building', 'sector']) {
      expect([kind, ofForm(kind, 'rectangle'), ofForm(kind, 'line')]).toEqual([
        kind,
        [],
        [`${last}.line LB-TERR-01 needsArea`],
      ]);
    }
    for (const kind of ['hedge', 'fence', 'ditch', 'wall', 'stream', 'road', 'bridge', 'ford']) {
      expect([kind, ofForm(kind, 'line'), ofForm(kind, 'rectangle')]).toEqual([
        kind,
        [],
        [`${last}.rectangle LB-TERR-01 needsLine`],
      ]);
    }
  });

  it.each<[string, (file: Loose) => unknown, string, string]>([
    [
      'on another unit',
      (f) => (f.sides[0].brigades[0].units[0].suggested[1] = { ...f.sides[0].brigades[0].units[0].suggested[0] }),
      'sides[0].brigades[0].units[0].suggested[1] LB-GEO-18',
      'onUnit',
    ],
    [
      'too near',
      (f) => (f.sides[0].brigades[0].units[1].suggested[1].x = 761),
      'sides[0].brigades[0].units[1].suggested[1] LB-SET-12',
      'tooNear',
    ],
    [
      'in the wrong zone',
      (f) => (f.sides[0].brigades[0].units[0].suggested[2].y = 100),
      'sides[0].brigades[0].units[0].suggested[2] LB-SET-12',
      'zone',
    ],
    [
      'on the farm',
      (f) => (f.sides[1].brigades[0].units[0].suggested[3] = { x: 500, y: 900, facing: 0, formation: 'attackColumn' }),
      'sides[1].brigades[0].units[0].suggested[3] LB-TERR-04',
      'ground',
    ],
    [
      'off the table',
      (f) => (f.sides[0].reserve.units[0].suggested[0].y = -50),
      'sides[0].reserve.units[0].suggested[0] LB-GEO-18',
      'offTable',
    ],
    [
      'too far from the farm',
      (f) => (f.sides[1].brigades[0].leader.suggested.x = 900),
      'sides[1].brigades[0].leader.suggested LB-SCN-01',
      'tooFarFrom',
    ],
    [
      'in a formation of another arm',
      (f) => (f.sides[0].reserve.units[0].suggested[0].formation = 'square'),
      'sides[0].reserve.units[0].suggested[0] LB-FORM-01',
      'formation',
    ],
  ])('LB-SET-12 LB-GEO-18 a suggested place %s', (_name, change, expected, reason) => {
    expect(problems(change)).toEqual([`${expected} lb.refusal.deploy.${reason}`]);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 42],
    ['a text', 'peninsular-clash'],
    ['a list', []],
    ['an empty record', {}],
    ['a function', () => 1],
  ])('%s is no scenario and no error', (_name, input) => {
    expect(problemsOf(input).length).toBeGreaterThan(0);
  });

  it('keys of the prototype are unknown fields like any other', () => {
    const file = JSON.parse(
      JSON.stringify(peninsularClash).replace('"terrain":[', '"__proto__":{"x":1},"constructor":1,"terrain":['),
    );
    const found = problemsOf(file);
    expect(found).toContain('__proto__ KERNEL-FORMAT unknownKey');
    expect(found).toContain('constructor KERNEL-FORMAT unknownKey');
    const bad = structuredClone(peninsularClash) as Loose;
    bad.sides[0].brigades[0].units[0].kind = 'constructor';
    expect(problemsOf(bad)).toEqual(['sides[0].brigades[0].units[0].kind KERNEL-FORMAT notOneOf']);
  });

  it('megabytes of junk are answered quickly and shortly', () => {
    const junk: Loose = structuredClone(peninsularClash);
    for (let i = 0; i < 100_000; i++) junk[`k${i}`] = 'x'.repeat(10);
    junk.terrain = Array.from({ length: 100_000 }, () => ({ kind: 'x'.repeat(100) }));
    junk.name = 'n'.repeat(1_000_000);
    junk.sides[0].brigades[0].units = Array.from({ length: 20 }, () => ({
      a: 1,
      b: 2,
      c: {},
      d: [],
      e: 1,
      f: 1,
      g: 1,
    }));
    const before = performance.now();
    const found = fieldFrom(junk);
    expect(performance.now() - before).toBeLessThan(1000);
    expect(found.ok).toBe(false);
    if (found.ok) return;
    expect(found.problems.length).toBeGreaterThan(5);
    expect(found.problems.length).toBeLessThanOrEqual(MOST_PROBLEMS + 10);
    expect(JSON.stringify(found.problems).length).toBeLessThan(30_000);
  });

  it('reading never throws, with any value in any place', () => {
    const poisons = [undefined, null, Number.NaN, -1, 1e308, '', 'x', true, [], {}, [[]], { x: 1 }];
    let refused = 0;
    const visit = (at: Loose, root: Loose) => {
      for (const key of Object.keys(at)) {
        const kept = at[key];
        for (const poison of poisons) {
          at[key] = poison;
          if (!fieldFrom(root).ok) refused += 1;
        }
        at[key] = kept;
        if (typeof kept === 'object' && kept !== null) visit(kept, root);
      }
    };
    const root = structuredClone(peninsularClash) as Loose;
    visit(root.sides[1].brigades[0], root);
    visit(root.terrain[10], root);
    visit(root.table, root);
    expect(refused).toBeGreaterThan(500);
    expect(fieldFrom(root).ok).toBe(true);
  });

  it('a file is read, not kept: changing it afterwards changes no field', () => {
    const file = structuredClone(peninsularClash) as Loose;
    const read = fieldFrom(file);
    file.sides[0].brigades[0].deployment.zones.push(3);
    if (read.ok) expect(read.value.brigades[0]?.deployment.zones).toEqual([2]);
    else expect.unreachable();
  });
});

describe('fields of scenarios 2 to 4 and of the army level', () => {
  it.each<[string, (file: Loose) => unknown, string]>([
    [
      'an idle phase 0',
      (f) => (f.sides[1].cinc.idlePhases = [0]),
      'sides[1].cinc.idlePhases[0] KERNEL-FORMAT outOfRange',
    ],
    [
      'a Leader who is idle',
      (f) => (f.sides[1].brigades[0].leader.idlePhases = [1]),
      'sides[1].brigades[0].leader.idlePhases KERNEL-FORMAT unknownKey',
    ],
    [
      'a printed total that is a text',
      (f) => (f.sides[0].printed = { breakPoint: '8' }),
      'sides[0].printed.breakPoint KERNEL-FORMAT notNumber',
    ],
    [
      'a printed total without a number',
      (f) => (f.sides[0].brigades[0].printed = { why: 'lost' }),
      'sides[0].brigades[0].printed.shakenAt KERNEL-FORMAT missing',
    ],
    [
      'a stretch with one end',
      (f) => (f.sides[0].brigades[0].deployment.across = { from: 3 }),
      'sides[0].brigades[0].deployment.across.to KERNEL-FORMAT missing',
    ],
    ['another way to set up', (f) => (f.setUp = 'random'), 'setUp KERNEL-FORMAT notOneOf'],
    ['notes that are one text', (f) => (f.notes = 'long ago'), 'notes KERNEL-FORMAT notList'],
    ['a note that is a number', (f) => (f.notes = [1809]), 'notes[0] KERNEL-FORMAT notText'],
    ['another level', (f) => (f.level = 'corps'), 'level KERNEL-FORMAT notOneOf'],
  ])('%s', (_name, change, expected) => {
    expect(problems(change)).toContain(expected);
  });

  it('LB-ARMY-05 at army level nothing but guns is suggested in a formation', () => {
    const found = problems((f) => (f.level = 'army'));
    expect(found).toContain('sides[0].brigades[0].units[0].suggested[0] LB-ARMY-05 lb.refusal.deploy.formation');
    expect(found.some((line) => line.startsWith('sides[0].brigades[0].units[2].suggested'))).toBe(false);
  });
});

describe('the schema', () => {
  it('is published as it is: `drumhead scenarios --schema` prints the file anew', () => {
    const published = readFileSync(new URL('../../schemas/scenario.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(published)).toEqual(scenarioSchema());
  });

  it('is the same description: a missing required field is refused', () => {
    const schema = scenarioSchema() as Loose;
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.additionalProperties).toBe(false);
    for (const key of schema.required)
      expect(problems((file) => delete file[key])).toContain(`${key} KERNEL-FORMAT missing`);
    const side = schema.properties.sides.items;
    for (const key of side.required)
      expect(problems((file) => delete file.sides[0][key])).toContain(`sides[0].${key} KERNEL-FORMAT missing`);
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });

  it('LB-GEN-10 every scenario of the rule set is a sound file under its own id', () => {
    for (const [id, file] of Object.entries(SCENARIOS)) {
      expect(file.id).toBe(id);
      expect(problemsOf(JSON.parse(JSON.stringify(file)))).toEqual([]);
    }
  });
});
