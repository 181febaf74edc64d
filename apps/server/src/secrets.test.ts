import { type Battle, begin, type Command, decide } from '@drumhead/engine';
import { type Event, largeBattles, type State } from '@drumhead/large-battles';
import { suggestedDeployment } from '@drumhead/large-battles/screen';
import { probe } from '@drumhead/large-battles/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser, Client } from '../test/client.ts';
import { playersOf, seated } from '../test/playing.ts';
import { type Serving, serving } from '../test/serving.ts';

let server: Serving;
beforeAll(async () => {
  server = await serving();
});
afterAll(() => server.close());

const SCENARIO = 'peninsular-clash';
const MINE = 'france';

function begun(): Battle<State, Command, Event> {
  const made = begin(largeBattles, largeBattles.scenario(SCENARIO));
  if (!made.ok) throw new Error('no battle');
  return made.value;
}

/** Britain deploys as suggested, or each unit some steps to the side; France always as suggested. */
function deployments(shift: number): readonly { readonly seat: string; readonly command: Command }[] {
  const { state } = begun();
  const [ours, theirs] = ([0, 1] as const).map((side) => suggestedDeployment(state, side) as readonly Command[]);
  const moved = (theirs ?? []).map((command) =>
    'x' in command ? { ...command, x: (command as unknown as { x: number }).x + shift } : command,
  );
  const orders = [];
  for (let i = 0; i < Math.max(moved.length, ours?.length ?? 0); i++) {
    const [our, their] = [ours?.[i], moved[i]];
    if (their) orders.push({ seat: 'britain', command: their });
    if (our) orders.push({ seat: 'france', command: our });
  }
  return orders;
}

/** Plays both deployments through the server: what France and a watcher were sent before all was revealed. */
async function deployed(
  shift: number,
): Promise<{ sent: Record<'france' | 'watcher', readonly string[]>; close(): void }> {
  const players = playersOf(['france', 'britain']);
  const { made, clients } = await seated(server.port, {
    ruleset: 'large-battles',
    scenario: SCENARIO,
    players,
    mine: MINE,
  });
  const onlooker = new Browser(server.port);
  await onlooker.sit(made.table, made.keys[''] as string);
  const watcher = new Client(onlooker, made.battle, null);
  await watcher.connect();
  const bySeat = (seat: string | null) => clients.find((client) => client.seat === seat) as Client;
  const everybody = [...clients, watcher];
  for (const client of everybody)
    await client.until(({ held }) => (held !== null && held.held.steps.length > 0) || (held?.n ?? 0) > 0);
  const from = everybody.map(({ bytes }) => bytes.length);
  let truth = begun();
  for (const { seat, command } of deployments(shift)) {
    const answer = decide(truth, seat, command);
    if (!answer.ok)
      throw new Error(`${seat} ${JSON.stringify(command)}: ${answer.refusal.rule} ${answer.refusal.reason}`);
    truth = answer.battle;
    const said = await bySeat(seat).order(command);
    expect(said.t).toBe('view');
    for (const client of everybody) {
      await client.until(({ held }) => held?.held.count === truth.count);
      expect(client.held?.held.view).toEqual(largeBattles.view(truth.state, client.seat));
    }
  }
  const secrets = new Map(everybody.map((client) => [client, probe.secrets(truth.state, client.seat)]));
  for (const [client, hidden] of secrets) {
    expect(hidden.length).toBeGreaterThan(8);
    for (const secret of hidden) for (const text of client.bytes) expect(text).not.toContain(secret);
    for (const text of client.bytes) expect(text).not.toMatch(/"t":"lines".*"command"|"hash"|"check"/);
  }
  const upToHere = (client: Client) => client.bytes.slice(from[everybody.indexOf(client)] ?? 0);
  const sent = { france: upToHere(bySeat('france')), watcher: upToHere(watcher) };
  // Revealed: what was withheld follows, and is what was ordered.
  for (const seat of ['france', 'britain']) {
    truth = (decide(truth, seat, { type: 'ready' }) as unknown as { battle: typeof truth }).battle;
    await bySeat(seat).order({ type: 'ready' });
  }
  for (const client of everybody) {
    await client.until(({ held }) => held?.held.known.count === truth.count);
    expect(client.held?.held.known.state).toEqual(truth.state);
    expect(client.mismatch).toBeNull();
  }
  return { sent, close: () => everybody.forEach((client) => client.drop()) };
}

/** Ids of orders are chosen by the client. */
const withoutIds = (text: string): string => text.replace(/,"ids":\{[^}]*\}/, '');

it('LB-SET-08 every byte to a seat or a watcher is the same whatever the other side does in secret', async () => {
  const one = await deployed(0);
  const other = await deployed(-3 * 64);
  expect(one.sent.france.length).toBeGreaterThan(20);
  for (const reader of ['france', 'watcher'] as const) {
    expect(one.sent[reader].map(withoutIds)).toEqual(other.sent[reader].map(withoutIds));
  }
  one.close();
  other.close();
}, 60_000);
