/** What players say may be taken back by them, and reported by others. */
import { DEFAULT_ORDERS, RESIGN } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { atTable, type AtTable, sitDown, Sitter } from '../test/atTable.ts';
import { HILL } from '../test/playing.ts';
import { liveFrom } from './battles/reading.ts';
import { rulesets } from '@drumhead/rulesets';
import { backUp } from './storage/backup.ts';
import { openDatabase } from './storage/open.ts';
import { runTool } from './tools/run.ts';

const PHRASES = ['hello', 'goodLuck', 'thanks', 'oneMoment', 'sorry', 'yes', 'no'] as const;

async function talked(): Promise<{ table: AtTable; one: Sitter; two: Sitter }> {
  const table = await atTable(HILL);
  const [one, two] = (await sitDown(table)) as [Sitter, Sitter];
  await table.send(one, { t: 'propose', n: one.held?.n ?? 0, what: { kind: 'freeText' } });
  await table.send(two, { t: 'answer', question: two.held?.open?.id ?? '', yes: true });
  for (const phrase of PHRASES) await table.send(one, { t: 'chat', phrase });
  // Words that would clear the screen of a terminal.
  await table.send(two, { t: 'chat', text: 'You fool \u001b[2J' });
  return { table, one, two };
}

const numbersIn = (sitter: Sitter) =>
  sitter.heard.flatMap((message) => (message.t === 'chat' ? message.said.map(({ number }) => number) : []));
const unsaidTo = (sitter: Sitter) => sitter.heard.flatMap((message) => (message.t === 'unsaid' ? message.numbers : []));

async function backedUp(database: string): Promise<string> {
  const opened = await openDatabase(database, 'beside');
  const lines: string[] = [];
  await backUp(opened, (line) => {
    lines.push(line);
    return Promise.resolve();
  });
  await opened.close();
  return lines.join('\n');
}

describe('a line that was said', () => {
  it('is taken back by its author alone: from every client, from the database, and from later backups', async () => {
    const { table, one, two } = await talked();
    const number = numbersIn(one).at(-1) ?? 0;
    expect(await backedUp(table.database)).toContain('You fool');
    await table.send(one, { t: 'unsay', number });
    expect(one.faults()).toEqual(['protocol.fault.said']);
    const far = new Sitter(one.seat);
    await table.other.join(far, 0);
    await table.send(two, { t: 'unsay', number });
    await table.send(two, { t: 'unsay', number });
    expect(two.faults()).toEqual(['protocol.fault.said']);
    const mark = (await table.storage.marks([table.made.battle]))[table.made.battle];
    if (mark !== undefined) await table.other.refresh(mark);
    for (const sitter of [one, two, far]) expect(unsaidTo(sitter)).toEqual([number]);
    expect(await backedUp(table.database)).not.toContain('You fool');
    const later = new Sitter(one.seat);
    await table.room.join(later, 0);
    expect(numbersIn(later)).toEqual(numbersIn(one).slice(0, -1));
    // Its number is not used again.
    await table.send(two, { t: 'chat', phrase: 'sorry' });
    expect(numbersIn(one).at(-1)).toBe(number + 1);
  });

  it('is gone for a page that comes again, also where it was the only one', async () => {
    const table = await atTable(HILL);
    const [one] = (await sitDown(table)) as [Sitter, Sitter];
    await table.send(one, { t: 'chat', phrase: 'hello' });
    await table.send(one, { t: 'unsay', number: numbersIn(one).at(-1) ?? 0 });
    const again = new Sitter(one.seat);
    await table.room.join(again, 0);
    expect(again.heard.filter(({ t }) => t === 'chat')).toEqual([{ t: 'chat', said: [] }]);
  });

  it('is taken back with all else when its author is forgotten, and others see that at once', async () => {
    const { table, one, two } = await talked();
    const leaving = one.seat === table.made.seat ? one : two;
    for (const sitter of [one, two]) {
      await table.send(sitter, { t: 'mute', on: true });
      await table.send(sitter, { t: 'standing', orders: { ...DEFAULT_ORDERS, ask: 'never' } });
    }
    await table.storage.forget('host');
    const side = await table.storage.side(table.made.battle);
    const staying = leaving === one ? two : one;
    expect(side?.muted).toEqual([staying.seat]);
    expect(Object.keys(side?.standing ?? {})).toEqual([staying.seat]);
    const mark = (await table.storage.marks([table.made.battle]))[table.made.battle];
    if (mark !== undefined) await table.room.refresh(mark);
    const host = [one, two].find(({ seat }) => seat === table.made.seat);
    const said = await table.storage.chat(table.made.battle, 'players', 0, 99);
    expect(said.map(({ seat }) => seat)).toEqual(said.map(() => (host === one ? two.seat : one.seat)));
    expect(unsaidTo(two)).toEqual(host === one ? numbersIn(two).slice(0, -1) : [numbersIn(two).at(-1)]);
  });
});

describe('a report', () => {
  it('is kept with what was said around it, even where that is taken back, once, and listed until it is settled', async () => {
    const { table, one, two } = await talked();
    const number = numbersIn(one).at(-1) ?? 0;
    await table.send(two, { t: 'report', number, reason: 'of himself' });
    expect(two.faults()).toEqual(['protocol.fault.reported']);
    await table.send(one, { t: 'report', number, reason: 'He swears.' });
    await table.send(one, { t: 'report', number, reason: 'He swears!' });
    expect(one.heard.filter(({ t }) => t === 'reported')).toHaveLength(1);
    expect(one.faults()).toEqual(['protocol.fault.reported']);
    await table.send(one, { t: 'report', reason: 'He leaves.' });
    await table.send(two, { t: 'unsay', number });
    const said: string[] = [];
    const run = (...args: readonly string[]) => runTool(args, table.database, (line) => said.push(line));
    expect(await run('reports')).toBe(0);
    const text = said.join('\n');
    expect(text).toContain('"He swears."');
    expect(text).toContain(`> ${number} 1970-01-01T00:00:00.000Z ${two.seat}: "You fool \\u001b[2J"`);
    // Five lines before it, and none of the first two.
    expect(text.match(/\((hello|goodLuck)\)/g)).toHaveLength(2);
    expect(said.at(-1)).toBe('2 reports.');
    const [report] = await table.storage.reports();
    const settle = () => run('settle', report?.id ?? '', '--yes', '--reason', 'private');
    expect([await settle(), await settle()]).toEqual([0, 1]);
    said.length = 0;
    await run('doctor');
    expect(said.at(-1)).toContain('Players reported something: 1.');
  });

  it('comes ten times from one seat in a battle', async () => {
    const { table, one, two } = await talked();
    for (let i = 0; i < 12; i++) await table.send(two, { t: 'chat', phrase: 'no' });
    for (const number of numbersIn(one).slice(-12)) await table.send(one, { t: 'report', number, reason: 'Again.' });
    expect(one.heard.filter(({ t }) => t === 'reported')).toHaveLength(10);
  });
});

describe('battles that differ', () => {
  it('are counted: a client that says so once, and lines whose check differs', async () => {
    const { table, one } = await talked();
    for (let i = 0; i < 2; i++) await table.send(one, { t: 'differs', n: 1, mismatch: 'chain' });
    expect(table.reported).toEqual(['differs: client']);
    await table.send(one, { t: 'order', id: 'end', n: 0, command: { ...RESIGN } });
    const stored = await table.storage.battle(table.made.battle);
    if (stored === null) throw new Error('no battle');
    const damaged = stored.lines.map((line) => ({
      ...line,
      text: line.text.replace(/"state":"\w{4}/, '"state":"0000'),
    }));
    expect(damaged).not.toEqual(stored.lines);
    expect(() => liveFrom({ ...stored, lines: damaged }, rulesets)).toThrow(/cannot be read/);
    expect(() => liveFrom(stored, rulesets)).not.toThrow();
  });
});
