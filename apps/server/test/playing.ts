/** Two clients who play a battle through the server, each from what it holds. */
import { type Command, DRAW_OFFER, seededRandomInt, type Seat } from '@drumhead/engine';
import { Browser, Client, type Made } from './client.ts';

/**
 * A table made by one browser, at which others sit down: one client for each person, all connected. `keys`: those of the
 * seats from then on.
 */
export async function seated(
  port: number,
  wanted: object,
  viewsAlone = false,
): Promise<{ made: Made; clients: Client[] }> {
  const host = new Browser(port);
  const first = await host.make(wanted);
  const keys: Record<string, string> = { ...first.keys };
  const made = { ...first, keys };
  const clients = [new Client(host, made.battle, made.seat, viewsAlone)];
  for (const [seat, key] of Object.entries(made.keys)) {
    if (seat === made.seat || seat === '') continue;
    const guest = new Browser(port);
    keys[seat] = (await guest.sit(made.table, key)).key ?? key;
    clients.push(new Client(guest, made.battle, seat, viewsAlone));
  }
  for (const client of clients) await client.connect();
  for (const client of clients) await client.until(({ held }) => held?.dice.salts !== null && held !== null);
  return { made, clients };
}

/** Everything that a client may be asked, from its view alone. */
export function asked({ held, seat }: Client): { readonly isAsked: boolean; readonly offers: readonly Command[] } {
  if (held === null || seat === null) return { isAsked: false, offers: [] };
  const { known, view } = held.held;
  const waiting = known.ruleset.pending(view).find((one) => one.seat === seat);
  if (waiting === undefined) return { isAsked: false, offers: [] };
  const offers = known.ruleset.offers(view, seat);
  return { isAsked: true, offers: waiting.decision === DRAW_OFFER ? offers.slice(0, 1) : offers };
}

/** Is the battle over, or are all told that it has reached so many commands? */
export function isOver({ held }: Client): boolean {
  return held !== null && held.held.known.ruleset.outcome(held.held.view) !== null;
}

/** Plays offers at random until the battle is over or `most` orders were given; `onOrder` sees each before it is sent. */
export async function playAtRandom(
  clients: readonly Client[],
  seed: string,
  most: number,
  onOrder: (client: Client, command: Command) => void = () => undefined,
): Promise<void> {
  const choose = seededRandomInt(seed);
  for (let orders = 0; orders < most; orders++) {
    // A computer player may be thinking.
    if (clients.every((client) => Object.keys(client.bots).length > 0)) {
      await Promise.race(
        clients.map((client) => client.until(() => asked(client).offers.length > 0 || isOver(client))),
      );
    }
    const ready = clients.filter((client) => asked(client).offers.length > 0);
    const client = ready[choose(Math.max(1, ready.length))];
    if (client === undefined) {
      if (clients.some(isOver)) return;
      throw new Error(`nobody is asked: ${clients.map(({ seat, held }) => `${seat} at ${held?.n}`).join(', ')}`);
    }
    const { offers } = asked(client);
    const command = offers[choose(offers.length)] as Command;
    onOrder(client, command);
    const answer = await client.order(command);
    if (answer.t === 'refused') throw new Error(`${client.seat} was offered ${JSON.stringify(command)}, refused`);
    const n = client.held?.n ?? 0;
    for (const other of clients) await other.until(({ held }) => (held?.n ?? 0) >= n);
    if (clients.some(isOver)) return;
  }
}

/** The seats of a rule set's scenario, each with a player. */
export function playersOf(seats: readonly Seat[], player = 'person'): Readonly<Record<Seat, string>> {
  return Object.fromEntries(seats.map((seat) => [seat, player]));
}

/** A small battle between two people. */
export const HILL = {
  ruleset: 'simplicity',
  scenario: 'windmill-ridge',
  players: playersOf(['france', 'austria']),
} as const;
