import { begin, type Command, readRecord } from '@drumhead/engine';
import { suggestedDeployment } from '@drumhead/large-battles/screen';
import type { State } from '@drumhead/large-battles';
import { verifyDice } from '@drumhead/protocol/dice';
import { rulesetById } from '@drumhead/rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, Client } from '../test/client.ts';
import { isOver, playAtRandom, playersOf, seated } from '../test/playing.ts';
import { type Serving, serving } from '../test/serving.ts';

let server: Serving;
beforeAll(async () => {
  server = await serving();
});
afterAll(() => server.close());

/** Orders of each battle, after which one side resigns: `DRUMHEAD_ORDERS=5000` for whole ones. */
const ORDERS = Number(process.env['DRUMHEAD_ORDERS'] ?? 60);

const SCENARIOS = [
  ['large-battles', 'peninsular-clash'],
  ['skirmish', 'shakos-pick-up'],
  ['simplicity', 'windmill-ridge'],
] as const;

/** Large Battles: both deploy as suggested, in secret. */
async function deploy(clients: readonly Client[]): Promise<void> {
  const first = clients[0]?.held?.held.view as State;
  for (const side of [0, 1] as const) {
    const seat = first.field.sides[side].id;
    const client = clients.find((one) => one.seat === seat) as Client;
    const commands: readonly Command[] = [...suggestedDeployment(first, side), { type: 'ready' }];
    for (const command of commands) expect((await client.order(command)).t).not.toBe('refused');
  }
  const n = Math.max(...clients.map(({ held }) => held?.n ?? 0));
  for (const client of clients) await client.until(({ held }) => held?.n === n);
}

describe.each(['lines', 'view'])('in the form of %s', (form) => {
  it.each(SCENARIOS)(
    '%s, %s, is played by two people, watched, and its dice are proven',
    async (id, scenario) => {
      const ruleset = rulesetById(id);
      const begun = ruleset && begin(ruleset, ruleset.scenario(scenario));
      if (!begun?.ok || !ruleset) throw new Error('no battle');
      const players = playersOf(ruleset.seats(begun.value.state));
      const wanted = { ruleset: id, scenario, players, mine: Object.keys(players)[0] };
      const { made, clients } = await seated(server.port, wanted, form === 'view');
      const onlooker = new Browser(server.port);
      await onlooker.sit(made.table, made.keys[''] as string);
      const watcher = new Client(onlooker, made.battle, null);
      await watcher.connect();
      if (id === 'large-battles') await deploy(clients);
      await playAtRandom(clients, `through the server ${id}`, ORDERS);
      const [one] = clients as [Client];
      if (!isOver(one)) await one.order({ type: 'resign' });
      const path = `/api/tables/${made.table}/record`;
      const { text } = JSON.parse((await one.browser.ask('GET', path)).text) as { text: string };
      const read = readRecord(text, [ruleset]);
      if (!read.ok) throw new Error(JSON.stringify(read));
      const { battle, record } = read;
      expect(verifyDice(record)).toMatchObject({ is: 'proven', seats: Object.keys(players).sort() });
      for (const client of [...clients, watcher]) {
        await client.until(isOver);
        expect(client.mismatch).toBeNull();
        expect(client.held?.held.view).toEqual(battle.state);
        expect(client.held?.held.known.count).toBe(form === 'view' && client !== watcher ? 0 : battle.count);
        if (form === 'lines' || client === watcher) continue;
        expect(client.bytes.some((said) => said.startsWith('{"t":"lines"'))).toBe(false);
      }
    },
    240_000,
  );
});
