import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  begin,
  type Command,
  decide,
  momentOf,
  OFFER_DRAW,
  ACCEPT_DRAW,
  readRecord,
  RESIGN,
  writeRecord,
} from '@drumhead/engine';
import { rulesets } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { outputOf, run, runProcess, testFolder } from '../test/commandLine.ts';

const folder = testFolder();

/** The record of a battle that was cut short after so many commands is the beginning of a longer one, line by line. */
function expectBeginning(short: string, long: string, commands: number): void {
  const lines = readFileSync(short, 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(commands);
  expect(readFileSync(long, 'utf8').split('\n', lines.length)).toEqual(lines);
}

describe('simulate, replay and check', () => {
  const simulation = (name: string): readonly string[] =>
    'simulate --scenario peninsular-clash --players steady,random --games 2 --seed 7 --threads 2 --json --records'
      .split(' ')
      .concat(join(folder, name));
  const first = runProcess(simulation('first'));

  it('plays every battle to its end and counts the winners', () => {
    expect(first.err).toBe('');
    expect(first.status).toBe(0);
    const result = JSON.parse(first.out);
    expect(result).toMatchObject({ ruleset: 'large-battles', scenario: 'peninsular-clash', games: 2, errors: 0 });
    const { france, britain, draw } = result.wins;
    expect(france + britain + draw).toBe(2);
    expect(result.players).toEqual({ france: 'steady', britain: 'random' });
  }, 60_000);

  it('the same seed gives the same records', async () => {
    // A part of each will do, up to a line that checks it: battles that part do so for good.
    await run([...simulation('second'), '--cap', '125']);
    const files = readdirSync(join(folder, 'second'));
    expect(files).toEqual(readdirSync(join(folder, 'first')));
    for (const file of files) expectBeginning(join(folder, 'second', file), join(folder, 'first', file), 125);
  }, 60_000);

  it('a record replays to the hash of the battle, in both languages, and up to a command', async () => {
    const [name] = readdirSync(join(folder, 'first')).sort();
    const file = join(folder, 'first', name as string);
    const { hashes, ends } = JSON.parse(first.out);
    const [hash] = hashes;
    // Both battles ended somehow.
    expect(Object.values<number>(ends).reduce((a, b) => a + b, 0)).toBe(2);
    const english = await run(['replay', file]);
    expect(english.status).toBe(0);
    expect(english.out).toContain(hash);
    expect(await outputOf(['replay', file, '--lang', 'it'])).not.toBe(english.out);
    expect(await outputOf(['replay', file, '--to', '10', '--json'])).toContain('"commands":10');
    expect(await outputOf(['check', file])).toContain(hash);
    // Three sentences, each with the lines of the log that it comes from.
    expect((await outputOf(['replay', file, '--story'])).trimEnd().split('\n').length).toBeGreaterThanOrEqual(4);
  }, 60_000);

  it('the dice of a finished record are held against the seed it names', async () => {
    const [name = ''] = readdirSync(join(folder, 'first')).sort();
    const file = join(folder, 'first', name);
    expect(await outputOf(['check', file])).toContain('All dice fell from the seed 7/0/dice.');
    const read = readRecord(readFileSync(file, 'utf8'), rulesets);
    if (!read.ok) throw new Error(read.reason);
    const { scenario, seats } = read.record.header;
    const first = read.record.orders.findIndex(({ seat }) => seat === 'dice');
    const { line } = read.record.orders[first] ?? {};
    const other = join(folder, 'other-seed.battle.jsonl');
    writeFileSync(other, writeRecord(read.battle, { scenario, seats, seed: 'other' }));
    const { status, out, err } = await run(['check', other]);
    expect(status).toBe(1);
    expect(out).toBe('');
    expect(err).toContain(`The roll in line ${line} did not fall from the seed other.`);
    // A battle that goes on may have been typed in from a real table so far.
    writeFileSync(other, writeRecord(momentOf(read.battle, first + 1), { scenario, seats, seed: 'other' }));
    expect(JSON.parse(await outputOf(['check', other, '--json']))).toMatchObject({ sound: true, diceFromSeed: false });
  }, 60_000);

  it('SIP-VIC-5 tells of a draw in a record, and lets computer players answer an open offer', async () => {
    const simplicity = rulesets.find(({ id }) => id === 'simplicity');
    const begun = simplicity && begin(simplicity, simplicity.scenario('windmill-ridge'));
    if (!begun?.ok) throw new Error('there is no battle');
    const put = (at: typeof begun.value, seat: string, command: Command) => {
      const answer = decide(at, seat, command);
      if (!answer.ok) throw new Error(answer.refusal.reason);
      return answer.battle;
    };
    const [first = '', second = ''] = begun.value.ruleset.seats(begun.value.state);
    const offered = put(begun.value, first, OFFER_DRAW);
    const file = join(folder, 'draw.battle.jsonl');
    const keep = (battle: typeof offered) => writeFileSync(file, writeRecord(battle, { scenario: null, seats: {} }));
    keep(put(offered, second, ACCEPT_DRAW));
    const told = await run(['replay', file]);
    expect(told.status).toBe(0);
    expect(told.out).toMatch(/Draw offered: .*\n[^]*The battle is a draw\.[^]*Draw\. Both sides agreed to a draw\./);
    expect(await outputOf(['replay', file, '--lang', 'it'])).toContain('Pareggio concordato dalle due parti.');
    for (const [seat, winner] of [
      [first, second],
      [second, first],
    ] as const) {
      keep(put(offered, seat, RESIGN));
      const given = await outputOf(['replay', file]);
      expect(given).toContain('Battle resigned: ');
      expect(given.toLowerCase()).toMatch(new RegExp(`${winner}.*the losing side resigned`));
    }
    keep(offered);
    const end = join(folder, 'draw-end.battle.jsonl');
    const on = await run(['play-on', file, '--players', 'corporal,recruit', '--cap', '12', '--record', end]);
    expect(on.status).toBe(0);
    const played = readRecord(readFileSync(end, 'utf8'), rulesets);
    if (!played.ok) throw new Error(played.reason);
    expect(played.record.orders[1]).toMatchObject({ seat: second, command: { type: 'declineDraw' } });
    expect(played.battle.count).toBe(12);
  }, 60_000);

  it('prints no control character out of names', async () => {
    const scenario = JSON.parse(await outputOf(['scenarios', 'peninsular-clash'])) as { sides: { name: string }[] };
    for (const side of scenario.sides) side.name = '\u001b]0;$t(cli.about)\u0007\u009b2J\nline';
    const strange = join(folder, 'strange.json');
    writeFileSync(strange, JSON.stringify(scenario));
    const records = join(folder, 'strange');
    const players = ['--players', 'random,random', '--games', '1', '--cap', '120', '--records', records];
    await run(['simulate', '--scenario', strange, ...players]);
    const [name = ''] = readdirSync(records);
    const { status, out, err } = await run(['replay', join(records, name)]);
    expect(status).toBe(0);
    // The scenario file was read by the one rule for names, which leaves them out.
    expect(out).toContain(']0;$t(cli.about)2J line');
    // oxlint-disable-next-line no-control-regex -- they are what it is about
    expect(out + err).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
  }, 60_000);

  it('a damaged record is refused with its line; a truncated one loads up to the last whole line, with a warning', async () => {
    const [name] = readdirSync(join(folder, 'first')).sort();
    const text = readFileSync(join(folder, 'first', name as string), 'utf8');
    const lines = text.split('\n');
    const damaged = join(folder, 'damaged.battle.jsonl');
    writeFileSync(
      damaged,
      [...lines.slice(0, 20), (lines[20] as string).replace('"n":19', '"n":18'), ...lines.slice(21)].join('\n'),
    );
    const refused = await run(['check', damaged]);
    expect(refused.status).toBe(1);
    expect(refused.err).toContain('21');
    const spoilt = join(folder, 'spoilt.battle.jsonl');
    const header = JSON.parse(lines[0] as string) as { setup: { table: { width: number } } };
    header.setup.table.width = -5;
    writeFileSync(spoilt, [JSON.stringify(header), ...lines.slice(1)].join('\n'));
    const unsound = await run(['check', spoilt]);
    expect(unsound.status).toBe(1);
    expect(unsound.err).toMatch(/“table.width”.*-5 is outside 600 to 4000/);
    const cut = join(folder, 'cut.battle.jsonl');
    writeFileSync(cut, lines.slice(0, 20).join('\n') + '\n' + (lines[20] as string).slice(0, 12));
    const loaded = await run(['check', cut]);
    expect(loaded.status).toBe(0);
    expect(loaded.err).toContain('21');
    writeFileSync(cut, 'PK\u0003\u0004 not a record');
    expect((await run(['replay', cut])).status).toBe(1);
  }, 60_000);
});

describe('pick-up battles and armies', () => {
  const DIVISIONS = ['--division-a', 'france:1805-1812', '--division-b', 'spain'];

  it('random legal Divisions fight under the chosen rules; the same seed gives the same battle', async () => {
    const args = [
      'simulate',
      ...DIVISIONS,
      '--games',
      '1',
      '--threads',
      '1',
      '--worn-units',
      '--deployment',
      'alternate',
    ];
    const records = join(folder, 'pickups');
    const one = await run([...args, '--json', '--records', records]);
    expect(one.err).toBe('');
    const result = JSON.parse(one.out);
    expect(result).toMatchObject({ scenario: 'france-spain', games: 1, errors: 0 });
    expect(Object.keys(result.wins)).toEqual(['france', 'spain', 'draw']);
    const again = join(folder, 'pickups-again');
    await run([...args, '--cap', '125', '--records', again]);
    const [name] = readdirSync(records).sort();
    expect(readdirSync(again)).toEqual([name]);
    expectBeginning(join(again, name as string), join(records, name as string), 125);
    const header = JSON.parse(readFileSync(join(records, name as string), 'utf8').split('\n')[0] as string);
    expect(header.setup).toMatchObject({ deployment: 'alternate', switches: { wornUnits: true, grandBattery: false } });
    expect((await run(['check', join(records, name as string)])).status).toBe(0);
    // The set-up of a battle is a file like any other.
    const file = join(folder, 'pickup.json');
    writeFileSync(file, JSON.stringify(header.setup));
    expect(JSON.parse(await outputOf(['check', file, '--json']))).toEqual({ sound: true, kind: 'pickup' });
  }, 240_000);

  it('armies fight at army level', async () => {
    const ran = await run(['simulate', '--armies', '--games', '1', '--threads', '1', '--seed', '2', '--json']);
    expect(JSON.parse(ran.out)).toMatchObject({ scenario: 'armies', games: 1, errors: 0 });
  }, 240_000);

  it('a tournament counts every battle once for each nation, and swaps sides', async () => {
    const ran = await run(['tournament', '--nations', 'prussia,britain', '--rounds', '1', '--threads', '1', '--json']);
    const { nations, pairs, games, top } = JSON.parse(ran.out);
    expect(games).toBe(2);
    const { prussia, britain } = nations;
    expect(prussia.wins + prussia.losses + prussia.draws).toBe(2);
    expect([britain.wins, britain.losses]).toEqual([prussia.losses, prussia.wins]);
    expect(pairs).toMatchObject([{ a: 'prussia', b: 'britain', wins: prussia.wins }]);
    expect(top.wins + top.losses + top.draws).toBe(2);
  }, 240_000);

  const wrong: readonly (readonly [string, readonly string[]])[] = [
    ['nothing to play', ['simulate']],
    ['two things to play', ['simulate', '--scenario', 'retschow', '--armies']],
    ['one Division', ['simulate', '--division-a', 'france']],
    ['an unknown nation', ['simulate', '--division-a', 'sweden', '--division-b', 'spain']],
    ['a period that is not the nation’s', ['simulate', '--division-a', 'russia:1813-1814', '--division-b', 'spain']],
    ['an unknown scale', ['simulate', ...DIVISIONS, '--scale', '10mm']],
    ['a scale for a scenario', ['simulate', '--scenario', 'retschow', '--scale', '6mm']],
    ['a tournament of one', ['tournament', '--nations', 'spain']],
  ];
  it.each(wrong)('%s is wrong usage', async (_name, args) => {
    const ran = await run(args);
    expect(ran.status).toBe(2);
    expect(ran.err.trim()).not.toBe('');
    expect(ran.out).toBe('');
  });

  it('a division file against the lists is refused with its place', async () => {
    const file = join(folder, 'illegal.json');
    writeFileSync(file, JSON.stringify({ format: 'drumhead-large-battles-division', version: 1, nation: 'mars' }));
    const ran = await run(['simulate', '--division-a', file, '--division-b', 'spain']);
    expect(ran).toMatchObject({ status: 1, err: expect.stringMatching(/^nation: /m) });
  });
});
