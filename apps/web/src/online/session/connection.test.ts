/** A live connection that comes again: when it tries, when it gives up, when it counts as dead. */
import { describe, expect, it } from 'vitest';
import {
  type Connection,
  createConnection,
  DEAD,
  type Link,
  LONGEST_WAIT,
  PING,
  SHORTEST_WAIT,
  waitBefore,
  type WireEvents,
} from './connection.ts';
import { timersForTests } from './timersForTests.ts';

interface Bench {
  readonly connection: Connection;
  readonly links: Link[];
  /** What was sent over the newest socket. */
  readonly sent: string[];
  /** Sockets so far, the newest last. */
  readonly sockets: WireEvents[];
  readonly pass: (ms: number) => void;
}

/** A clock and sockets in the test's hand. */
function bench(): Bench {
  const timers = timersForTests();
  const links: Link[] = [];
  const sent: string[] = [];
  const sockets: WireEvents[] = [];
  const connection = createConnection(
    {
      open(events) {
        sockets.push(events);
        return { send: (text) => void sent.push(text), close: () => undefined };
      },
      later: timers.later,
      random: () => 0.5,
    },
    { opened: () => undefined, heard: () => undefined, link: (link) => void links.push(link) },
  );
  return {
    connection,
    links,
    sent,
    sockets,
    pass: timers.pass,
  };
}

describe('the wait before another try', () => {
  it('grows from half a second to half a minute, and differs from page to page', () => {
    expect(waitBefore(0, 0)).toBe(SHORTEST_WAIT);
    const waits = Array.from({ length: 12 }, (_, tries) => waitBefore(tries, 0.5));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waitBefore(30, 0.999)).toBeLessThanOrEqual(LONGEST_WAIT);
    expect(waitBefore(5, 0.1)).toBeLessThan(waitBefore(5, 0.9));
  });
});

describe('a connection', () => {
  it('comes again after a break, later each time, until the server speaks', () => {
    const { sockets, links, pass } = bench();
    sockets.at(-1)?.closed(1006);
    expect(links).toEqual(['connecting', 'reconnecting']);
    pass(SHORTEST_WAIT);
    expect(sockets).toHaveLength(2);
    sockets.at(-1)?.closed(1006);
    pass(SHORTEST_WAIT);
    expect(sockets).toHaveLength(2);
    pass(SHORTEST_WAIT);
    expect(sockets).toHaveLength(3);
    sockets.at(-1)?.opened();
    sockets.at(-1)?.heard('{"t":"pong"}');
    sockets.at(-1)?.closed(1012);
    pass(SHORTEST_WAIT);
    expect(sockets).toHaveLength(4);
  });

  it('tries at once when it is told to, and says nothing where there is none', () => {
    const { connection, sockets, sent } = bench();
    sockets.at(-1)?.closed(1006);
    expect(connection.send({ t: 'ping' })).toBe(false);
    connection.hurry();
    expect(sockets).toHaveLength(2);
    sockets.at(-1)?.opened();
    expect(connection.send({ t: 'ping' })).toBe(true);
    expect(sent).toEqual(['{"t":"ping"}']);
  });

  it('asks every twenty seconds whether the server is there, and is dead after forty-five without a word', () => {
    const { sockets, sent, links, pass } = bench();
    sockets.at(-1)?.opened();
    pass(PING);
    expect(sent).toEqual(['{"t":"ping"}']);
    sockets.at(-1)?.heard('{"t":"pong"}');
    pass(DEAD - 1);
    expect(links.at(-1)).toBe('connecting');
    pass(1);
    expect(links.at(-1)).toBe('reconnecting');
  });

  it('does not come again where its seat is another’s, or it was closed', () => {
    const taken = bench();
    taken.sockets.at(-1)?.closed(1008);
    taken.pass(LONGEST_WAIT);
    taken.connection.hurry();
    expect([taken.links.at(-1), taken.sockets.length]).toEqual(['refused', 1]);
    const left = bench();
    left.connection.close();
    left.sockets.at(-1)?.closed(1006);
    left.pass(LONGEST_WAIT);
    expect([left.links.at(-1), left.sockets.length]).toEqual(['closed', 1]);
  });
});
