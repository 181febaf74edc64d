import { DEFAULT_ORDERS, readRecord } from '@drumhead/engine';
import { verifyDice } from '@drumhead/protocol/dice';
import { rulesetById } from '@drumhead/rulesets';
import { withAutoDeploy } from '@drumhead/simplicity/screen';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Browser, Client, type Made } from '../test/client.ts';
import { asked, isOver, playAtRandom, playersOf, seated } from '../test/playing.ts';
import { newDatabase, type Serving, serving } from '../test/serving.ts';

let server: Serving;
beforeAll(async () => {
  server = await serving();
});
afterAll(() => server.close());

const HILL = { ruleset: 'simplicity', scenario: 'windmill-ridge' };
const SEATS = ['france', 'austria'];

const hill = (players: Readonly<Record<string, string>> = playersOf(SEATS)) =>
  seated(server.port, { ...HILL, players, mine: 'france' });

/** Who is asked, and who is not. */
function turn(clients: readonly Client[]): { readonly mover: Client; readonly other: Client } {
  const [mover] = clients.filter((client) => asked(client).isAsked);
  const [other] = clients.filter((client) => client !== mover);
  if (!mover || !other) throw new Error('nobody is asked');
  return { mover, other };
}

async function recordOf(browser: Browser, { table }: Made) {
  const { text } = JSON.parse((await browser.ask('GET', `/api/tables/${table}/record`)).text) as { text: string };
  const ruleset = rulesetById('simplicity');
  const read = readRecord(text, ruleset ? [ruleset] : []);
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.record;
}

describe('an order', () => {
  it('is refused to the other seat, and with the reason of the rules; nothing changes', async () => {
    const { clients } = await hill();
    const { mover, other } = turn(clients);
    const command = asked(mover).offers[0] as { type: string };
    expect(await other.order(command)).toMatchObject({ t: 'refused', refusal: { rule: 'KERNEL-TURN' } });
    expect(await mover.order({ type: 'nonsense' })).toMatchObject({
      t: 'refused',
      refusal: { rule: 'KERNEL-COMMAND' },
    });
    expect(await mover.order({ type: 'roll', faces: [[6]] } as never)).toMatchObject({ t: 'refused' });
    expect(mover.held?.held.count).toBe(0);
  });

  it('that was refused stays so where it comes again, over a connection that was slow; anew it is taken', async () => {
    const { made, clients } = await hill();
    const { mover, other } = turn(clients);
    const command = asked(mover).offers[0] as { type: string };
    const id = mover.newId();
    await other.order({ type: 'offerDraw' });
    const refused = await mover.order(command, id);
    expect(refused).toMatchObject({ t: 'refused', refusal: { reason: 'engine.draw.answer' } });
    await mover.order({ type: 'declineDraw' });
    const slow = new Client(mover.browser, made.battle, mover.seat);
    await slow.connect();
    expect(await slow.order(command, id)).toEqual({ ...refused, n: 3 });
    expect(await mover.order(command)).toMatchObject({ t: 'lines' });
  });

  it('that is sent again is answered with its line, and given once; also from another device', async () => {
    const { made, clients } = await hill();
    const { mover } = turn(clients);
    const command = asked(mover).offers[0] as { type: string };
    const id = mover.newId();
    expect(await mover.order(command, id)).toMatchObject({ t: 'lines' });
    const before = mover.held?.n;
    mover.answered.clear();
    expect(await mover.order(command, id)).toMatchObject({ t: 'known', id });
    const device = new Browser(server.port);
    await device.sit(made.table, made.keys[mover.seat ?? ''] as string);
    const second = new Client(device, made.battle, mover.seat);
    await second.connect();
    await second.until(({ held }) => held?.n === before);
    expect(await second.order(command, id)).toMatchObject({ t: 'known', id });
    expect(second.held?.held.known.state).toEqual(mover.held?.held.known.state);
    expect(second.held?.n).toBe(before);
    // What one device orders the other is shown.
    const now = turn([...clients.filter((client) => client !== mover), second]);
    const next = asked(now.mover).offers[0] as { type: string };
    await now.mover.order(next);
    await mover.until(({ held }) => held?.n === now.mover.held?.n);
  });

  it('with an old number is judged anyway', async () => {
    const { clients } = await hill();
    const { mover } = turn(clients);
    await mover.order(asked(mover).offers[0] as { type: string });
    const { mover: next } = turn(clients);
    await next.until(({ held }) => held?.n === mover.held?.n);
    next.send({ t: 'order', id: 'old', n: 0, command: { ...(asked(next).offers[0] as object) } });
    await next.until(({ answered }) => answered.get('old')?.t === 'lines');
  });

  it('is kept for those who were away: they get the lines that they lack', async () => {
    const { clients } = await hill();
    const { mover, other } = turn(clients);
    other.drop();
    await mover.order(asked(mover).offers[0] as { type: string });
    const heard = other.bytes.length;
    await other.connect();
    await other.until(({ held }) => held?.n === mover.held?.n);
    const resent = other.bytes.slice(heard).filter((text) => text.startsWith('{"t":"lines"'));
    expect(resent).toHaveLength(1);
    expect(other.held?.held.view).toEqual(mover.held?.held.view);
  });
});

describe('taking back', () => {
  it('is free where nobody else moved and nothing was rolled', async () => {
    const { clients } = await hill();
    const { mover } = turn(clients);
    const before = mover.held?.held.view;
    await mover.order(asked(mover).offers[0] as { type: string });
    mover.send({ t: 'undo', id: 'u1', n: mover.held?.n ?? 0, to: 0 });
    await mover.until(({ answered }) => answered.has('u1'));
    for (const client of clients) {
      await client.until(({ held }) => held?.held.count === 0);
      expect(client.held?.held.view).toEqual(before);
      expect(client.mismatch).toBeNull();
    }
  });

  it('over dice needs the other, keeps the dice where the same is ordered again, and stays in the record', async () => {
    const { made, clients } = await hill();
    const [one, two] = clients as [Client, Client];
    await playAtRandom(clients, 'until dice fell', 60);
    const { known, steps: told = [] } = one.held?.held ?? {};
    // The order that the last die answered, be it after other dice: before dice alone the server would roll at once again.
    const asking = told.filter(({ number, order }) => number < (known?.lastDie ?? 0) && order?.seat !== 'dice').at(-1);
    const to = asking?.number ?? 0;
    expect(to).toBeGreaterThan(1);
    const before = one.held?.held.known.count ?? 0;
    const state = one.held?.held.known.state;
    one.send({ t: 'undo', id: 'u1', n: one.held?.n ?? 0, to });
    await one.until(({ answered }) => answered.get('u1')?.t === 'refused');
    one.send({ t: 'ask', n: one.held?.n ?? 0, to: to - 1, reason: 'The charge was measured wrongly.' });
    await two.until(({ held }) => held?.open?.seat === one.seat);
    expect(two.held?.open).toMatchObject({ to: to - 1, reason: 'The charge was measured wrongly.' });
    two.send({ t: 'answer', question: 'another', yes: true });
    two.send({ t: 'answer', question: two.held?.open?.id ?? '', yes: true });
    const steps = one.held?.held.steps ?? [];
    for (const client of clients) await client.until(({ held }) => held?.open === null && held.held.count < before);
    expect(two.faults).toEqual(['protocol.fault.ask']);
    // The same orders again: the same dice.
    for (const { order, number } of steps) {
      if (number < to || order === null || order.seat === 'dice' || number <= (one.held?.held.count ?? 0)) continue;
      const by = clients.find(({ seat }) => seat === order.seat) as Client;
      await by.order(order.command);
      for (const client of clients) await client.until(({ held }) => held?.n === by.held?.n);
    }
    expect(one.held?.held.known.state).toEqual(state);
    await one.order({ type: 'resign' });
    const record = await recordOf(one.browser, made);
    expect(record.lines.filter((line) => 'takeBack' in line)).toMatchObject([
      { takeBack: { seat: one.seat, to: to - 1, agreed: [two.seat], reason: 'The charge was measured wrongly.' } },
    ]);
    expect(verifyDice(record).is).toBe('proven');
  }, 60_000);

  it('is void after a no, and after the next order', async () => {
    const { clients } = await hill();
    const { mover, other } = turn(clients);
    await mover.order(asked(mover).offers[0] as { type: string });
    await other.until(({ held }) => held?.n === mover.held?.n);
    other.send({ t: 'ask', n: other.held?.n ?? 0, to: 0 });
    await mover.until(({ held }) => held?.open !== null);
    const question = mover.held?.open?.id ?? '';
    mover.send({ t: 'answer', question, yes: false });
    for (const client of clients) await client.until(({ held }) => held?.open === null);
    mover.send({ t: 'answer', question, yes: true });
    await mover.until(({ faults }) => faults.includes('protocol.fault.ask'));
    mover.send({ t: 'ask', n: mover.held?.n ?? 0, to: 0 });
    await other.until(({ held }) => held?.open !== null);
    const now = turn(clients).mover;
    await now.order(asked(now).offers[0] as { type: string });
    for (const client of clients) await client.until(({ held }) => held?.open === null);
    expect(other.held?.held.count).toBeGreaterThan(1);
  });
});

describe('what the server answers by itself', () => {
  it('computer players at their seats', async () => {
    const { clients } = await hill({ france: 'person', austria: 'recruit' });
    await playAtRandom(clients, 'against a recruit', 40);
    const seats = new Set(clients[0]?.held?.held.steps.map(({ order }) => order?.seat));
    expect(seats).toEqual(new Set(['france', 'austria', 'dice']));
    expect(clients[0]?.mismatch).toBeNull();
  }, 60_000);

  it('standing orders of somebody who is away', async () => {
    const { clients } = await hill();
    const { mover, other } = turn(clients);
    const orders = { ...DEFAULT_ORDERS, holdUntil: withAutoDeploy(null, mover.seat ?? '') };
    mover.stand(orders);
    await mover.until(({ held }) => (held?.held.count ?? 0) > 0);
    mover.drop();
    for (;;) {
      const { offers } = asked(other);
      if (offers[0] === undefined || !offers[0].type.startsWith('place')) break;
      await other.order(offers[0]);
    }
    const ordered = other.held?.held.steps.filter(({ order }) => order?.seat === mover.seat) ?? [];
    expect(ordered.length).toBeGreaterThan(2);
    await mover.connect();
    await mover.until(({ bytes }) =>
      bytes.some((text) => text.includes('"t":"joined"') && text.includes('deployment:')),
    );
  }, 60_000);
});

describe('dice', () => {
  it('begin anew where a salt is lost, which the record shows', async () => {
    const host = new Browser(server.port);
    const made = await host.make({ ...HILL, players: playersOf(SEATS), mine: 'france' });
    const one = new Client(host, made.battle, 'france');
    await one.connect();
    await one.until(({ held }) => held?.dice.seals['france'] !== undefined);
    const first = one.held?.dice.commit;
    const looked = await host.ask('GET', `/api/tables/${made.table}`);
    expect(JSON.parse(looked.text)).toHaveProperty('commit', first);
    one.drop();
    one.loseSalt();
    await one.connect();
    await one.until(({ held }) => held?.dice.commit !== first);
    const guest = new Browser(server.port);
    await guest.sit(made.table, made.keys['austria'] as string);
    const two = new Client(guest, made.battle, 'austria');
    await two.connect();
    for (const client of [one, two]) await client.until(({ held }) => held !== null && held.dice.salts !== null);
    await one.until(({ held }) => (held?.n ?? 0) >= 2);
    await one.order({ type: 'resign' });
    const record = await recordOf(host, made);
    const bonds = record.lines.flatMap((line) => ('dice' in line ? [line.dice] : []));
    expect(bonds.map(({ commit, salts }) => [commit === first, Object.keys(salts).length])).toEqual([
      [true, 0],
      [false, 2],
    ]);
    expect(verifyDice(record)).toMatchObject({ is: 'proven' });
  });

  it('are bound no more when the battle is over', async () => {
    const host = new Browser(server.port);
    const made = await host.make({ ...HILL, players: playersOf(SEATS), mine: 'france' });
    const one = new Client(host, made.battle, 'france');
    await one.connect();
    await one.order({ type: 'resign' });
    one.send({ t: 'seal', seal: '0'.repeat(64) });
    // Whoever comes again sends its part as always: no fault of anybody.
    await one.order({ type: 'resign' });
    expect(one.faults).toEqual([]);
    expect(verifyDice(await recordOf(host, made))).toEqual({ is: 'unbound' });
  });

  it('take no salt but the one that was sealed', async () => {
    const host = new Browser(server.port);
    const made = await host.make({ ...HILL, players: { france: 'person', austria: 'recruit' }, mine: 'france' });
    const one = new Client(host, made.battle, 'france');
    await one.connect();
    await one.until(({ held }) => held !== null && held.dice.salts !== null);
    one.send({ t: 'salt', salt: '0'.repeat(32) });
    one.send({ t: 'seal', seal: '0'.repeat(64) });
    await one.until(({ faults }) => faults.length === 2);
    expect(one.faults).toEqual(['protocol.fault.dice', 'protocol.fault.dice']);
  });
});

describe('a connection', () => {
  it('takes anything, answers that it cannot read it, and changes nothing', async () => {
    const { clients } = await hill();
    const { mover } = turn(clients);
    const before = mover.held?.n;
    const texts = fc.sample(fc.oneof(fc.json(), fc.string(), fc.constant('{"t":"join","v":1,"from":0}')), 60);
    for (const text of texts) mover.sendText(text);
    await mover.until(({ faults }) => faults.length >= texts.length);
    const command = fc.sample(fc.dictionary(fc.string(), fc.jsonValue()), 60);
    for (const one of command) {
      const answer = await mover.order(one as never).catch(() => null);
      expect(answer === null || answer.t === 'refused').toBe(true);
    }
    expect(mover.held?.n).toBe(before);
    expect(mover.isConnected).toBe(true);
    await mover.order(asked(mover).offers[0] as { type: string });
  });

  it('ends where a message has a megabyte', async () => {
    const { clients } = await hill();
    const { mover, other } = turn(clients);
    const closed = mover.closed();
    mover.sendText(JSON.stringify({ t: 'order', id: 'x', n: 0, command: { type: 'x'.repeat(1 << 20) } }));
    expect(await closed).toBe(1009);
    await mover.connect();
    await mover.order(asked(mover).offers[0] as { type: string });
    await other.until(({ held }) => held?.n === mover.held?.n);
  });

  it('is for those who sit there: no other seat, no other battle, no stranger, no page from elsewhere', async () => {
    const { made, clients } = await hill();
    const [one] = clients as [Client];
    const elsewhere = await hill();
    const attempts = [
      new Client(one.browser, made.battle, 'austria'),
      new Client(one.browser, made.battle, null),
      new Client(one.browser, elsewhere.made.battle, 'france'),
      new Client(one.browser, 'nowhere', 'france'),
    ];
    attempts.push(new Client(new Browser(server.port), made.battle, 'france'));
    for (const client of attempts) expect(await client.enter()).toBe('1013 protocol.away.seat');
    const watching = new Browser(server.port);
    await watching.sit(made.table, made.keys[''] as string);
    const watcher = new Client(watching, made.battle, null);
    await watcher.connect();
    watcher.send({ t: 'order', id: 'w', n: 0, command: { type: 'resign' } });
    await watcher.until(({ faults }) => faults.includes('protocol.fault.watcher'));
    expect(isOver(one)).toBe(false);
  });

  it('orders nothing more once its seat is another’s, however long its socket takes to close', async () => {
    const { made, clients } = await hill();
    const { mover, other } = turn(clients);
    const device = new Browser(server.port);
    await device.sit(made.table, made.keys[mover.seat ?? ''] as string);
    const old = new Client(device, made.battle, mover.seat);
    await old.connect();
    await old.until(({ held }) => held !== null);
    old.isDeaf = true;
    await mover.browser.ask('POST', `/api/tables/${made.table}/link`, { seat: mover.seat });
    const closed = old.closed();
    old.send({ t: 'order', id: 'late', n: 0, command: { ...(asked(mover).offers[0] as object) } });
    old.isDeaf = false;
    expect(await closed).toBe(1008);
    await other.order({ type: 'nonsense' });
    expect(other.held?.held.count).toBe(0);
  });

  it('that does not join in time is ended, and may come again', async () => {
    const impatient = await serving(newDatabase(), { joining: 20 });
    const browser = new Browser(impatient.port);
    const { battle } = await browser.make({ ...HILL, players: playersOf(SEATS), mine: 'france' });
    const headers = { cookie: browser.cookie, origin: `http://127.0.0.1:${impatient.port}` };
    const socket = new WebSocket(`ws://127.0.0.1:${impatient.port}/live/${battle}?seat=france`, { headers });
    // Not as one whose seat is another's: that page would never come again.
    const closed = new Promise((done) =>
      socket.once('close', (code, why: Buffer) => done(`${code} ${why.toString()}`)),
    );
    expect(await closed).toBe('1013 protocol.away.slow');
    await impatient.close();
  });
});
