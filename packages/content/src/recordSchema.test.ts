import { endLine, momentOf, recordWriter, writeHeader, writeLine } from '@drumhead/engine';
import { readFileSync } from 'node:fs';
import { randomWalk } from '@drumhead/testkit';
import { duel, SETUP } from '@drumhead/testkit/duel';
import { describe, expect, it } from 'vitest';
import { recordLines, recordSchema } from './recordSchema.ts';
import { fits } from './schema.ts';

const battle = momentOf(randomWalk(duel, SETUP, 1).battle, 0);

/** A line of each kind, as the kernel writes it. */
function lines(): readonly unknown[] {
  const at = 1_790_000_000_000;
  const written = writeHeader(battle, { scenario: null, seats: { red: 'Ada' } });
  const writer = recordWriter(written);
  writer.add({ seat: 'red', command: { type: 'guard', guard: 'red-low' } as never, at }, battle);
  writer.add({ takeBack: { seat: 'red', to: 0 }, at }, battle);
  writer.add({ takeBack: { seat: 'red', to: 0, agreed: ['blue'], reason: 'A slip.' } }, battle);
  const amend = { seat: 'red', agreed: ['blue'], reason: 'A slip.', changes: [{ path: 'men.0.lives', value: 2 }] };
  writer.add({ amend, at }, battle);
  writer.add({ dice: { battle: 'b', commit: '0'.repeat(64), seals: {}, salts: { red: '1'.repeat(32) } } }, battle);
  writer.add({ seat: 'red', player: 'captain' }, battle);
  const { text } = writer.close(battle);
  const end = writeLine(written.tip, endLine(7), battle).text;
  return (text + end)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

describe('the schema of records', () => {
  it('fits every line that the kernel writes, each in one way', () => {
    const kinds = lines().map((line) =>
      Object.entries(recordLines).flatMap(([kind, shape]) => (fits(line, shape) ? [kind] : [])),
    );
    expect(kinds.flat()).toEqual([
      'header',
      'check',
      'order',
      'takeBack',
      'takeBack',
      'amend',
      'dice',
      'player',
      'check',
      'end',
      'check',
    ]);
  });

  it('fits nothing else', () => {
    for (const stray of [{}, { n: 1 }, { n: 1, amend: {} }, { n: 0, end: {} }, { n: 1, end: {}, hash: '' }, null])
      expect(Object.values(recordLines).some((shape) => fits(stray, shape))).toBe(false);
  });

  it('is published as it is: `drumhead check --schema record` prints the file anew', () => {
    const published = readFileSync(new URL('../schemas/record.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(published)).toEqual(recordSchema());
  });
});
