/** A position file on the page: it is read first, and begun by the players chosen for it. */
import { describe, expect, it } from 'vitest';
import { hostOn, now, settled } from './hostForTests.ts';
import { memoryStorage } from '../records/storage.ts';

const sideOf = (id: string, baseline: string, y: number) => ({
  id,
  baseline,
  brigades: [{ id: `${id}-1`, units: [{ id: `${id}-line`, kind: 'infantry', x: 900, y, dis: 1 }] }],
});

const text = JSON.stringify({
  format: 'drumhead-large-battles-position',
  version: 1,
  position: { sides: [sideOf('france', 'bottom', 700), sideOf('britain', 'top', 400)] },
});

describe('a position file', () => {
  it('is read without a battle, and begins with the players chosen', async () => {
    const host = hostOn(memoryStorage());
    const found = await host.battles.positionIn(text);
    expect(found?.battle.ruleset.seats(found.battle.state)).toEqual(['france', 'britain']);
    expect(now(host).battle).toBeNull();
    expect(await host.battles.open(text, { france: 'human', britain: 'corporal' })).toBe(true);
    await settled(host);
    expect(now(host).saved).toMatchObject({ seats: { france: 'human', britain: 'corporal' }, origin: 'position' });
    expect(now(host).record?.text).toContain('"britain":"corporal"');
  });

  it('leaves the side that decides to the computer where that is chosen', async () => {
    const host = hostOn(memoryStorage());
    await host.battles.open(text, { france: 'recruit', britain: 'human' });
    await settled(host);
    expect(now(host).battle?.count).toBeGreaterThan(0);
  });

  it('is not found in a record, in a faulty position, or in anything else', async () => {
    const host = hostOn(memoryStorage());
    for (const other of ['{"drumhead":2}\n', text.replace('"dis":1', '"dis":9'), 'nothing', '']) {
      expect(await host.battles.positionIn(other)).toBeNull();
    }
    expect(await host.battles.positionIn(text.padEnd(50_000_000))).toBeNull();
    expect(await host.battles.open(text.replace('"dis":1', '"dis":9'))).toBe(false);
    expect(now(host).fault).not.toBeNull();
  });
});
