/** Limits of a server, where nothing else is set. */
export const LIMITS = {
  /** Messages of one session in a second. */
  messages: 20,
  /**
   * New tables of one address, which a club may share, in an hour; likewise tries to sit down, lists of challenges, battles at a
   * glance, records, and channels with tests of them.
   */
  tables: 40,
  sittings: 240,
  lists: 600,
  glances: 1200,
  records: 120,
  channels: 30,
  /** Tries at the battle of the day of one address in an hour: each is played again. */
  tries: 60,
  /** Asks of a tab for work, and answers, of one address in an hour. */
  asks: 12_000,
  /** Scenarios, pictures and reports of them of one address in a day. */
  scenarios: 20,
  /** Links that sign in, and uses of passkeys, of one address in an hour. */
  accounts: 60,
  /** Mails of a day, from all processes together, to people who have not agreed to any. */
  mails: 500,
  /** Mails to one domain in a minute, of one process. */
  domain: 60,
  /** Milliseconds in which a whole request must have come. */
  requesting: 30_000,
  /** Milliseconds in which a live connection must join. */
  joining: 10_000,
  /** Milliseconds in which a connection must answer that it is to close. */
  closing: 3000,
  /** Connections of a session, and of an address. */
  sockets: 8,
  addressSockets: 200,
  /** Live connections of a process, and the percentage of them that is kept for players. */
  connections: 20_000,
  reserve: 20,
  /** Watchers of a battle, and lines of it: more than any battle has. */
  watchers: 50,
  lines: 20_000,
  /** Days after which a table goes at which nobody moved, and one at which guests alone played; 0: never. */
  still: 0,
  guests: 0,
  /** Milliseconds in which a proxy sees that a process is not ready: it asks every second. */
  notice: 3000,
  /** Milliseconds between two looks at what the operator did. */
  looks: 2000,
  /** Bytes that may wait for a slow reader. */
  unsent: 1 << 20,
};
