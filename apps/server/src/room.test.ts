import { type Command, readRecord, RESIGN, seededRandomInt } from '@drumhead/engine';
import { verifyDice } from '@drumhead/protocol/dice';
import { rulesetsFor } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { atTable, type AtTable, sitDown, type Sitter } from '../test/atTable.ts';
import { playersOf } from '../test/playing.ts';

const HILL = { ruleset: 'simplicity', scenario: 'windmill-ridge', players: playersOf(['france', 'austria']) };

/** Plays offers at random, each again until it is not met by a fault. */
async function play(table: AtTable, sitters: readonly Sitter[], until: () => boolean): Promise<void> {
  const choose = seededRandomInt('room');
  for (let id = 0; !until(); id++) {
    const asked = sitters.find((sitter) => sitter.offers().length > 0);
    if (asked === undefined) throw new Error('nobody is asked');
    const offers = asked.offers();
    const command = offers[choose(offers.length)] as Command;
    for (let faults = -1; faults < asked.faults().length; ) {
      faults = asked.faults().length;
      await table.say(asked, { t: 'order', id: `o${id}`, n: asked.held?.n ?? 0, command: { ...command } });
    }
  }
}

const rollsOf = (sitters: readonly Sitter[]) => sitters[0]?.held?.held.known.rolls ?? 0;

async function verdictOf(table: AtTable) {
  const text = await table.record();
  const read = readRecord(text, await rulesetsFor(text));
  if (!read.ok) throw new Error(JSON.stringify(read));
  return verifyDice(read.record);
}

describe('a batch that storage does not keep', () => {
  it('leaves nothing behind, even where the battle cannot be read again at once', async () => {
    let failing = 0;
    const table = await atTable(HILL, (storage) => ({
      ...storage,
      async append(batch) {
        if (failing === 0 && batch.lines.some(({ text }) => text.includes('"seat":"dice"'))) failing = 1;
        else return storage.append(batch);
        throw new Error('the disk is full');
      },
      async battle(id) {
        if (failing !== 1) return storage.battle(id);
        failing = 2;
        throw new Error('the disk is full');
      },
    }));
    const sitters = await sitDown(table);
    await play(table, sitters, () => rollsOf(sitters) >= 4);
    expect(failing).toBe(2);
    await table.say(sitters[0] as Sitter, { t: 'order', id: 'end', n: 0, command: { ...RESIGN } });
    expect(await verdictOf(table)).toMatchObject({ is: 'proven' });
  });
});
