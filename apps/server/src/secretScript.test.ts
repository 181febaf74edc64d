/** SCN-HID-1. What a scenario hides from a side stays with the server until the battle is over. */
import { RESIGN } from '@drumhead/engine';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { atTable, sitDown, Sitter } from '../test/atTable.ts';
import { playersOf } from '../test/playing.ts';

const path = new URL('../../../examples/scenarios/simplicity-own-rules.json', import.meta.url);
const setup = JSON.parse(readFileSync(path, 'utf8')) as unknown;
/** Of a hidden event, of a message to the British, and of what they alone are told before the battle. */
const SECRETS = ['Drums on the western road', 'A rider brings word', 'A brigade comes by the western road'];

it('SCN-HID-1 each seat is told its own header, and all of it once the battle is over', async () => {
  const table = await atTable({
    ruleset: 'simplicity',
    scenario: null,
    setup,
    players: playersOf(['france', 'britain']),
  });
  const { room, send } = table;
  const sitters = await sitDown(table);
  const [france, britain] = sitters as readonly [Sitter, Sitter];
  const watcher = new Sitter('');
  Object.assign(watcher, { seat: null });
  await room.join(watcher, 0);
  for (let i = 0; i < 30; i++) {
    const mover = sitters.find((sitter) => sitter.offers().length > 0) as Sitter;
    await send(mover, { t: 'order', id: `o${i}`, n: 0, command: { ...mover.offers()[0] } });
  }
  const heard = (one: Sitter): string => JSON.stringify(one.heard);
  for (const secret of SECRETS) {
    expect(heard(france)).not.toContain(secret);
    expect(heard(watcher)).not.toContain(secret);
    expect(heard(britain)).toContain(secret);
  }
  expect([france, britain, watcher].map(({ mismatch }) => mismatch)).toEqual([null, null, null]);
  expect(france.held?.held.count).toBe(britain.held?.held.count);
  await expect(table.record()).rejects.toThrow('hidden');
  await send(france, { t: 'order', id: 'end', n: 0, command: { ...RESIGN } });
  // Whoever did not know all comes again, and then holds the battle from its beginning.
  expect([france, britain, watcher].map(({ isDropped }) => isDropped)).toEqual([true, false, true]);
  room.leave(france);
  await room.join(france, 0);
  expect(france.mismatch).toBeNull();
  expect(france.held?.lines.chain).toBe(britain.held?.lines.chain);
  for (const secret of SECRETS) expect(heard(france)).toContain(secret);
  expect(await table.record()).toContain(SECRETS[0]);
});
