/** The folder examples/scenarios: a scenario file for each game, which every command takes that takes a battle. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { outputOf, run, testFolder } from '../test/commandLine.ts';

const examples = fileURLToPath(new URL('../../../examples/scenarios/', import.meta.url));
const folder = testFolder();
const files = readdirSync(examples);

describe.each(files)('%s', (name) => {
  const file = join(examples, name);
  const value = JSON.parse(readFileSync(file, 'utf8')) as { setup: object; title: object };

  it('KERNEL-SCENARIO is valid, and its set-up alone, too', async () => {
    expect(JSON.parse(await outputOf(['check', file, '--json']))).toEqual({ sound: true, kind: 'envelope' });
    const alone = join(folder, name);
    writeFileSync(alone, JSON.stringify(value.setup));
    expect(JSON.parse(await outputOf(['check', alone, '--json']))).toMatchObject({ sound: true });
  });

  it('KERNEL-SCENARIO SCN-FILE-1 is refused with faults of its own rules, and with faults of its set-up in their place', async () => {
    const bad = join(folder, `bad-${name}`);
    writeFileSync(bad, JSON.stringify({ ...value, colour: 1 }));
    const checked = await run(['check', bad]);
    expect(checked.status).toBe(1);
    expect(checked.err).toMatch(/^colour: Unknown field/m);
    writeFileSync(bad, JSON.stringify({ ...value, script: { turns: { limit: 3 } } }));
    expect((await run(['check', bad])).err).toMatch(
      /^script(?:\.victory: The field “victory” is missing|: .*cannot play)/m,
    );
    writeFileSync(bad, JSON.stringify({ ...value, setup: { ...value.setup, colour: 1 } }));
    expect((await run(['simulate', '--scenario', bad])).err).toMatch(/^setup\.colour: Unknown field/m);
    writeFileSync(bad, JSON.stringify({ ...value, ruleset: 'chess' }));
    expect((await run(['check', bad])).err).toMatch(/^ruleset: “chess” is not one of these: large-battles/m);
    expect((await run(['balance', bad])).status).toBe(2);
  });
});

it('SCN-FILE-2 simulate, balance and arena say that a battle is played by rules of its own', async () => {
  const file = join(folder, 'own.json');
  const value = JSON.parse(readFileSync(join(examples, 'simplicity-own-rules.json'), 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...value, script: { turns: { limit: 1 }, victory: {} } }));
  const one = ['--players', 'recruit,recruit', '--threads', '1'];
  const mark = 'Scenario’s own rules: turn limit, victory.';
  expect(await outputOf(['simulate', '--scenario', file, ...one, '--games', '1'])).toContain(mark);
  expect(await outputOf(['balance', file, ...one, '--games', '1', '--no-mend'])).toContain(mark);
  const arena = ['arena', '--ruleset', 'simplicity', '--scenario', file, ...one, '--pairs', '1'];
  expect(await outputOf(arena)).toContain(mark);
  const told = JSON.parse(await outputOf(['simulate', '--scenario', file, ...one, '--games', '1', '--json']));
  expect(told).toMatchObject({ ownRules: true });
}, 120_000);

it('KERNEL-LIBRARY a folder of them gets a list, which says when it is no longer as its files are', async () => {
  const library = join(folder, 'library');
  const index = join(library, 'index.json');
  mkdirSync(join(library, 'deep'), { recursive: true });
  for (const name of files) copyFileSync(join(examples, name), join(library, 'deep', name));
  expect(await outputOf(['library', library])).toContain(`scenarios ${files.length}`);
  const listed = JSON.parse(readFileSync(index, 'utf8')) as { readonly scenarios: readonly object[] };
  expect(listed.scenarios).toHaveLength(files.length);
  expect(listed.scenarios[0]).toMatchObject({
    file: 'deep/large-battles-own-rules.json',
    ruleset: 'large-battles',
    own: true,
    title: { en: expect.any(String), it: expect.any(String) },
  });
  await outputOf(['library', library, '--check']);
  const [name = ''] = files;
  const file = join(library, 'deep', name);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), author: 'Another' }));
  expect((await run(['library', library, '--check'])).status).toBe(1);
  await outputOf(['library', library]);
  await outputOf(['library', library, '--check']);
  // Whatever is wrong is named, all of it, and the list stays as it was.
  writeFileSync(join(library, 'note.json'), '{}');
  writeFileSync(file, JSON.stringify({ format: 'drumhead-scenario', version: 1, ruleset: 'simplicity', title: {} }));
  const before = readFileSync(index, 'utf8');
  const { status, err } = await run(['library', library]);
  expect(status).toBe(1);
  expect(err).toMatch(/note\.json: No scenario file/);
  expect(err).toMatch(/deep.large-battles-own-rules\.json: setup: /);
  expect(readFileSync(index, 'utf8')).toBe(before);
  expect((await run(['library'])).status).toBe(2);
  expect((await run(['library', join(folder, 'nowhere')])).status).toBe(1);
});
