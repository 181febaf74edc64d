/** Nothing that a visitor can store keeps a battle from being opened, or the tools from their work. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesets } from '@drumhead/rulesets';
import { Browser, Client } from '../test/client.ts';
import { playersOf } from '../test/playing.ts';
import { newDatabase, type Serving, serving } from '../test/serving.ts';
import { openDatabase } from './storage/open.ts';
import { storageOn } from './storage/storage.ts';
import { runTool } from './tools/run.ts';

let server: Serving;
beforeAll(async () => {
  server = await serving();
});
afterAll(() => server.close());

/** What every object has without having been given it, and signs that end lines, hide or turn text. */
const OWN = Object.getOwnPropertyNames(Object.prototype);
const NAMES = [
  ...OWN,
  'prototype',
  'null',
  'undefined',
  '0',
  '-1',
  ' ',
  'a b',
  'a\u2028b',
  'a\u0000b',
  '\uD800',
  '\u202Ea',
  '',
];

/** The set-up with another name wherever this one stands, also where it is a part of a place's name. */
function renamed(setup: unknown, from: string, to: string): unknown {
  if (setup === from) return to;
  if (Array.isArray(setup)) return setup.map((one) => renamed(one, from, to));
  if (typeof setup !== 'object' || setup === null) return setup;
  return Object.fromEntries(
    Object.entries(setup).map(([key, value]) => [key === from ? to : key, renamed(value, from, to)]),
  );
}

/** Every text that stands in a set-up, once. */
function textsOf(setup: unknown): readonly string[] {
  if (typeof setup === 'string') return [setup];
  if (typeof setup !== 'object' || setup === null) return [];
  return [...new Set(Object.values(setup).flatMap(textsOf))];
}

async function run(database: string, ...args: readonly string[]) {
  const said: string[] = [];
  const status = await runTool(args, database, (line) => said.push(line));
  return { status, said };
}

describe('a set-up with any names', () => {
  it.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
    'of %s is refused, or opens for its people',
    async (id, ruleset) => {
      const setup = ruleset.scenario(ruleset.scenarios[0] ?? '');
      const made = ruleset.create(setup);
      if (!made.ok) throw new Error('no battle');
      const seats = ruleset.seats(made.value);
      const texts = textsOf(setup);
      const some = texts.filter((_, i) => i % Math.ceil(texts.length / 6) === 0);
      let opened = 0;
      for (const from of [...seats, ...some]) {
        for (const to of NAMES) {
          const names = seats.map((seat) => (seat === from ? to : seat));
          const browser = new Browser(server.port);
          const body = { ruleset: id, scenario: null, setup: renamed(setup, from, to) };
          const text = JSON.stringify({ ...body, players: playersOf(names), mine: names[0] });
          const answer = await browser.ask('POST', '/api/tables', text, { 'content-type': 'application/json' });
          expect([200, 400]).toContain(answer.status);
          if (answer.status !== 200) continue;
          const { battle, seat } = JSON.parse(answer.text) as { battle: string; seat: string };
          const client = new Client(browser, battle, seat);
          await client.connect();
          await client.until(({ held }) => held !== null);
          client.drop();
          opened += 1;
        }
      }
      expect(opened).toBeGreaterThan(0);
    },
    120_000,
  );

  it('leaves nothing that doctor or restore stumble over', async () => {
    expect(await run(server.database, 'doctor')).toMatchObject({ status: 0 });
    const file = `${server.database}.backup`;
    expect(await run(server.database, 'backup', file)).toMatchObject({ status: 0 });
    expect(await run(newDatabase(), 'restore', file)).toMatchObject({ status: 0 });
  }, 120_000);

  it('may be any in who plays, too: names of objects are no seats', async () => {
    const browser = new Browser(server.port);
    for (const name of OWN) {
      const players = `{"france":"person","${name}":"person"}`;
      const body = `{"ruleset":"simplicity","scenario":"windmill-ridge","players":${players},"mine":"france"}`;
      expect((await browser.ask('POST', '/api/tables', body)).status).toBe(400);
      expect((await browser.ask('POST', `/api/challenges/${name}`, { seat: name })).status).toBe(409);
      expect((await browser.ask('GET', `/api/tables/${name}`)).status).toBe(404);
      expect(await new Client(browser, name, name).enter()).toBe('1013 protocol.away.seat');
    }
  });
});

describe('words that people say and report', () => {
  it('are restored, whatever signs they are of', async () => {
    const made = await serving(newDatabase());
    const { battle, table } = await new Browser(made.port).make({
      ruleset: 'simplicity',
      scenario: 'windmill-ridge',
      players: playersOf(['france', 'austria']),
      mine: 'france',
    });
    await made.close();
    const other = storageOn(await openDatabase(made.database));
    for (const text of NAMES) await other.say(battle, { seat: 'france', at: 1, text }, 1000);
    await other.report({ id: 'r', battle, seat: 'austria', number: 1, reason: 'a\u2028b\u009B2J\u202E', at: 2 }, 9);
    const said = await other.chat(battle, 'players', 0, 1000);
    await other.close();
    const file = `${made.database}.backup`;
    await run(made.database, 'backup', file);
    const target = newDatabase();
    expect(await run(target, 'restore', file)).toMatchObject({ status: 0 });
    const again = storageOn(await openDatabase(target));
    expect(await again.chat(battle, 'players', 0, 1000)).toEqual(said);
    await again.close();
    // Nothing in them steers a terminal.
    const { said: lines } = await run(target, 'reports');
    expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
    expect(lines.join('\n')).toContain('\\u{202e}');
    // The battle goes with its table, and nothing else does.
    expect((await run(target, 'remove', 'none')).status).toBe(1);
    expect((await run(target, 'remove', battle)).said.join(' ')).toContain(`Removed table ${table}`);
    expect((await run(target, 'doctor')).said).toContain('1 battles examined, 0 with faults.');
    expect((await run(target, 'remove', battle, '--no')).status).toBe(2);
    expect((await run(target, 'remove', battle, '--yes', '--reason', 'insult')).status).toBe(0);
    const empty = storageOn(await openDatabase(target));
    expect([await empty.battleIds(), await empty.table(table), await empty.reports()]).toEqual([[], null, []]);
    await empty.close();
  });
});
