import { readRecord } from '@drumhead/engine';
import { verifyDice } from '@drumhead/protocol/dice';
import { rulesetById } from '@drumhead/rulesets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../test/client.ts';
import { isOver, playAtRandom, seated } from '../test/playing.ts';
import { type Serving, serving } from '../test/serving.ts';

let server: Serving;
beforeAll(async () => {
  server = await serving();
});
afterAll(() => server.close());

/** Orders of the person, after which he resigns: `DRUMHEAD_ORDERS=5000` for whole battles of the largest rule set, too. */
const ORDERS = Number(process.env['DRUMHEAD_ORDERS'] ?? 20);

/** Commands of the computer player that are waited for; nobody rolls while both deploy. */
const SEEN = 4;

it.each([
  ['large-battles', 'peninsular-clash', 'captain', ORDERS],
  ['skirmish', 'shakos-pick-up', 'corporal', 5000],
  ['simplicity', 'windmill-ridge', 'captain', 5000],
] as const)(
  '%s, %s, is played against a %s on the server',
  async (id, scenario, player, most) => {
    const ruleset = rulesetById(id);
    const begun = ruleset?.create(ruleset.scenario(scenario));
    if (!ruleset || !begun?.ok) throw new Error('no battle');
    const [mine = '', theirs = ''] = ruleset.seats(begun.value);
    const wanted = { ruleset: id, scenario, players: { [mine]: 'person', [theirs]: player }, mine };
    const { made, clients } = await seated(server.port, wanted);
    const [one] = clients as [Client];
    let given = 0;
    await playAtRandom(clients, `against a ${player}`, most, () => {
      given += 1;
    });
    // It thinks while the person gives orders, on a machine that does other things as well.
    await one.until((client) => isOver(client) || (client.held?.held.count ?? 0) >= given + SEEN);
    if (!isOver(one)) await one.order({ type: 'resign' });
    await one.until(isOver);
    const path = `/api/tables/${made.table}/record`;
    const { text } = JSON.parse((await one.browser.ask('GET', path)).text) as { text: string };
    const read = readRecord(text, [ruleset]);
    if (!read.ok) throw new Error(JSON.stringify(read));
    const by = (seat: string) => read.record.orders.filter((order) => order.seat === seat).length;
    expect(by(theirs)).toBeGreaterThanOrEqual(SEEN);
    expect(read.record.seats[theirs]).toBe(player);
    expect(verifyDice(read.record)).toMatchObject({ is: 'proven', seats: [mine] });
  },
  120_000,
);
