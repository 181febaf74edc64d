/** A day of notices by mail: people of a few domains, with quiet hours and addresses that bounce, against a mail server of this machine. */
import { noticesOn } from '../src/notices/notices.ts';
import { openDatabase } from '../src/storage/open.ts';
import { storageOn } from '../src/storage/storage.ts';
import { REAL } from '../src/world.ts';
import { mailServer } from './mailServer.ts';
import { newDatabase } from './serving.ts';

const MINUTE = 60_000;
/** Midnight, of UTC. */
const BEGAN = Date.UTC(2030, 0, 7);
const DOMAINS = ['big.example', 'big.example', 'big.example', 'other.example', 'third.example', 'small.example'];

export interface MailDay {
  readonly notices: number;
  readonly mails: number;
  /** Notices that went in mails, that were dropped since the person had moved, and that were for nobody any more. */
  readonly told: number;
  readonly moved: number;
  readonly lost: number;
  readonly digests: number;
  /** Mails in the fullest minute of a domain, and the most to one person. */
  readonly fullest: number;
  readonly most: number;
  readonly inQuiet: number;
  /** Milliseconds from a notice to its mail, of those that neither waited for quiet hours nor bounced: half, and 99 of 100. */
  readonly median: number;
  readonly slowest: number;
  readonly bouncing: number;
  /** Channels that are left of those. */
  readonly bouncingLeft: number;
  readonly stopped: number;
  readonly mailsAfterStop: number;
}

/** Deterministic: a small generator of our own. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** `step`: minutes between two looks; the days after the first bring nothing new but second tries. */
export async function mailDay(count: number, perDomain: number, step: number): Promise<MailDay> {
  const chance = chanceOf(7);
  const people = Math.max(20, Math.floor(count / 5));
  const bounces = (name: string): boolean => Number(/\d+/.exec(name)?.[0]) % 50 === 49 || name === 'p8';
  const server = await mailServer(bounces);
  const opened = await openDatabase(newDatabase());
  const { db } = opened;
  const storage = storageOn(opened);
  let now = BEGAN;
  const world = { ...REAL, now: () => now, steady: () => now, every: () => () => undefined };
  const notices = await noticesOn({
    storage,
    address: 'https://play.example',
    mail: { server: server.address, from: 'drumhead@play.example' },
    agent: null,
    mostMails: 0,
    perDomain,
    now: () => now,
    world,
    report: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
  const quietOf = (n: number) => (n % 3 === 0 ? { from: 22 * 60, until: 7 * 60, zone: 'Europe/Rome' } : null);
  await db.transaction().execute(async (within) => {
    for (let n = 0; n < people; n++) {
      const [table, battle] = [`t${n}`, `b${n}`];
      const tableRow = { id: table, created: '2030-01-01T00:00:00Z', settings: '{}', free_text: 0 };
      await within.insertInto('tables').values(tableRow).execute();
      await within
        .insertInto('sittings')
        .values({ session: `p${n % (people / 2)}`, table_id: table, seat: 'france' })
        .execute();
      await within
        .insertInto('battles')
        .values({
          id: battle,
          table_id: table,
          header: '{}',
          players: '{"france":"person"}',
          count: 0,
          over: 0,
          game: 1,
          chairs: '',
          changes: 0,
          pauses: '[]',
          winner: null,
          clock: null,
        })
        .execute();
    }
  });
  // Half as many people as battles: each plays two.
  const half = people / 2;
  for (let n = 0; n < half; n++)
    await storage.addChannel({
      id: `c${n}`,
      session: `p${n}`,
      kind: 'mail',
      target: JSON.stringify({ address: `p${n}@${DOMAINS[n % DOMAINS.length]}` }),
      language: n % 2 === 0 ? 'en' : 'it',
      quiet: quietOf(n),
      confirmed: true,
      last: null,
    });

  const due = new Map<string, number>();
  const waits: number[] = [];
  const tally = { told: 0, moved: 0, lost: 0, digests: 0, fullest: 0, inQuiet: 0, mailsAfterStop: 0 };
  const stopped = new Set<number>();
  const perPerson = new Map<number, number>();
  let seen = 0;
  let made = 0;
  for (let minute = 0; minute < 4 * 24 * 60; minute += step) {
    now = BEGAN + minute * MINUTE;
    // Half of them in the six hours of the evening; nothing new on the second day.
    const evening = Math.min(Math.max(minute - 17 * 60, 0), 6 * 60) / (6 * 60);
    const until = Math.round(count * (evening + Math.min(minute / (24 * 60 - step), 1)) * 0.5);
    const wanted = until - made;
    for (let one = 0; one < wanted; one++) {
      const n = Math.floor(chance() * people);
      const battle = `b${n}`;
      if (due.has(battle)) {
        // He moved, and it is his turn again.
        tally.moved += 1;
      }
      await db.deleteFrom('notices').where('battle', '=', battle).execute();
      due.set(battle, now);
      made += 1;
      await db
        .insertInto('notices')
        .values({
          battle,
          seat: 'france',
          kind: 'turn',
          chair: 'france',
          due: now,
          claimed: 0,
          tries: 0,
          done: '[]',
          sent: 0,
        })
        .execute();
    }
    await notices.look();
    const inMinute = new Map<string, number>();
    for (; seen < server.texts.length; seen++) {
      const text = server.texts[seen] ?? '';
      const [, name = '', domain = ''] = /^To: p(\d+)@(\S+)/m.exec(text) ?? [];
      const n = Number(name);
      const links = [...text.matchAll(/play\.example\/t\/t(\d+)/g)].map(([, table = '']) => `b${table}`);
      inMinute.set(domain, (inMinute.get(domain) ?? 0) + 1);
      perPerson.set(n, (perPerson.get(n) ?? 0) + 1);
      if (links.length > 1) tally.digests += 1;
      if (stopped.has(n)) tally.mailsAfterStop += 1;
      const hour = new Date(now + 60 * MINUTE).getUTCHours();
      if (quietOf(n) !== null && (hour >= 22 || hour < 7)) tally.inQuiet += 1;
      for (const battle of links) {
        if (!due.has(battle)) continue;
        tally.told += 1;
        if (quietOf(n) === null) waits.push(now - (due.get(battle) ?? now));
        due.delete(battle);
      }
      // One in thirty ends them with one click.
      if (chance() < 1 / 30) {
        const [, path = ''] =
          /List-Unsubscribe: <https:\/\/play\.example([^>]*)>/.exec(text.replace(/\r\n\s/g, ' ')) ?? [];
        const token = new URL(path, 'http://x').searchParams.get('token') ?? '';
        if (token === notices.tokenFor('stop', `c${n}`)) {
          await storage.removeChannel(`c${n}`);
          stopped.add(n);
        }
      }
    }
    tally.fullest = Math.max(tally.fullest, ...inMinute.values(), 0);
  }
  tally.lost = due.size;
  const left = await db.selectFrom('channels').select('id').execute();
  const bouncing = Array.from({ length: half }, (_one, n) => n).filter((n) => bounces(`p${n}`));
  waits.sort((one, other) => one - other);
  await notices.close();
  await opened.close();
  server.close();
  return {
    ...tally,
    notices: made,
    mails: server.texts.length,
    most: Math.max(...perPerson.values()),
    median: waits[Math.floor(waits.length / 2)] ?? 0,
    slowest: waits[Math.ceil(waits.length * 0.99) - 1] ?? 0,
    bouncing: bouncing.length,
    bouncingLeft: bouncing.filter((n) => left.some(({ id }) => id === `c${n}`)).length,
    stopped: stopped.size,
  };
}
