import { readFileSync } from 'node:fs';
import type { Problem } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { randomPickUp } from '../../../test/pickUps.ts';
import { largeBattles } from '../../ruleset.ts';
import { pickUpSchema } from './format.ts';
import { pickUpScenario } from './read.ts';

type Loose = ReturnType<typeof JSON.parse>;

function problems(change: (file: Loose) => void): readonly Problem[] {
  const file = structuredClone(randomPickUp(1)) as Loose;
  change(file);
  const made = largeBattles.create(file);
  return made.ok ? [] : made.problems;
}
const paths = (change: (file: Loose) => void) => problems(change).map(({ path, rule }) => [path, rule]);

describe('the pick-up file', () => {
  it('LB-GEN-10 is read, and its battle begins with the Generals', () => {
    expect(problems(() => {})).toEqual([]);
    const made = largeBattles.create(randomPickUp(1));
    expect(made.ok && largeBattles.pending(made.value)[0]?.decision).toBe('generalsRoll');
  });

  it('names faults with their place', () => {
    expect(paths((file) => (file.scale = '54mm'))).toEqual([['scale', 'KERNEL-FORMAT']]);
    expect(paths((file) => (file.weather = 'rain'))).toEqual([['weather', 'KERNEL-FORMAT']]);
    expect(paths((file) => delete file.deployment)).toEqual([['deployment', 'KERNEL-FORMAT']]);
    expect(paths((file) => (file.version = 2))).toEqual([['version', 'KERNEL-FORMAT']]);
    expect(paths((file) => (file.switches = { fog: true }))).toEqual([['switches.fog', 'KERNEL-FORMAT']]);
    expect(paths((file) => (file.sides = [file.sides[0]]))).toEqual([['sides', 'KERNEL-FORMAT']]);
    expect(paths((file) => (file.sides[1].id = file.sides[0].id))).toContainEqual(['sides[1].id', 'KERNEL-FORMAT']);
    expect(paths((file) => (file.sides[0].id = 'dice'))).toContainEqual(['sides[0].id', 'KERNEL-FORMAT']);
    expect(paths((file) => (file.sides[1].division.nation = 'atlantis'))[0]).toEqual([
      'sides[1].division.nation',
      'KERNEL-FORMAT',
    ]);
  });

  it('LB-LIST-01 LB-LIST-02 refuses a Division that the lists forbid, by the place in the file', () => {
    expect(paths((file) => (file.sides[0].division.brigades = []))).toContainEqual([
      'sides[0].division.brigades',
      'LB-LIST-01',
    ]);
  });

  it('junk is refused, never thrown', () => {
    for (const junk of [null, 7, [], { format: 'drumhead-large-battles-pickup' }, 'x'.repeat(1_000_000)]) {
      expect(largeBattles.create(junk).ok).toBe(false);
    }
    const bomb = { ...randomPickUp(1), sides: Array.from({ length: 50_000 }, () => ({})) };
    const made = largeBattles.create(bomb);
    expect(made.ok || made.problems.length < 60).toBe(true);
  });

  it('two Divisions of one nation go by where they stand', () => {
    const file = randomPickUp(1);
    const [{ division }] = file.sides;
    const made = largeBattles.create({
      ...file,
      sides: [
        { id: 'a', division },
        { id: 'b', division },
      ],
    });
    expect(made.ok && made.value.field.sides.map(({ name }) => name)).toEqual([
      'lb.side.twin.north',
      'lb.side.twin.south',
    ]);
  });

  it('LB-SET-14 a Division goes by the name given or that of its nation, at its baseline, with the options chosen', () => {
    const file = randomPickUp(1);
    const [{ division }, { division: other }] = file.sides;
    expect(division.nation).not.toBe(other.nation);
    const made = (change: object) => {
      const read = pickUpScenario({ ...file, ...change });
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      return read.value;
    };
    const names = (one: object, two: object) =>
      made({
        sides: [
          { id: 'a', ...one },
          { id: 'b', ...two },
        ],
      }).sides.map(({ name }) => name);
    const plain = `lb.side.${division.nation}`;
    expect(names({ division }, { division: other })).toEqual([plain, `lb.side.${other.nation}`]);
    expect(names({ division, name: 'Us' }, { division })).toEqual(['Us', plain]);
    expect(names({ division }, { division, name: 'Them' })).toEqual([plain, 'Them']);
    expect(made({}).sides.map(({ baseline }) => baseline)).toEqual(['top', 'bottom']);
    expect([
      made({ deployment: 'hidden' }).hiddenDeployment,
      made({ deployment: 'alternate' }).hiddenDeployment,
    ]).toEqual([true, false]);
    expect(made({ switches: { grandBattery: true } }).switches).toEqual({ grandBattery: true });
  });

  it('the published schema is the one read by', () => {
    const published = readFileSync(new URL('../../../schemas/pickup.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(pickUpSchema())));
  });
});
