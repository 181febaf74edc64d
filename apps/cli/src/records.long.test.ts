import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { momentOf, readRecord, recordWriter, stepsOf, writeHeader } from '@drumhead/engine';
import { rulesets } from '@drumhead/rulesets';
import { writeFormat1 } from '@drumhead/testkit';
import { describe, expect, it } from 'vitest';
import { outputOf, run, testFolder } from '../test/commandLine.ts';

const folder = testFolder();

/** The record of a whole battle between computer players, as the command line wrote it. */
const battle = '--scenario windmill-ridge --players steady,random --games 1 --seed 7 --threads 1 --json --records';
const simulated = JSON.parse(await outputOf(['simulate', ...battle.split(' '), folder])) as {
  readonly hashes: readonly string[];
};
const text = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8');
const read = readRecord(text, rulesets);
if (!read.ok) throw new Error(read.reason);

describe('records on the command line', () => {
  it('a record that earlier versions wrote is valid, replays to the same check, and is played on in the present format', async () => {
    const { header, seats, seed } = read.record;
    const info = { scenario: header.scenario, seats, seed };
    const old = join(folder, 'old.battle.jsonl');
    writeFileSync(old, writeFormat1(read.battle, info));
    expect(JSON.parse(await outputOf(['check', old, '--json']))).toMatchObject({
      sound: true,
      ruleset: header.ruleset,
      rulesVersion: header.rulesVersion,
      hash: simulated.hashes[0],
      cut: null,
      diceFromSeed: true,
    });
    writeFileSync(old, writeFormat1(momentOf(read.battle, 60), info));
    const on = join(folder, 'on.battle.jsonl');
    expect((await run(['play-on', old, '--players', 'random,random', '--record', on])).status).toBe(0);
    expect(JSON.parse(await outputOf(['check', on, '--json']))).toMatchObject({ sound: true, diceFromSeed: true });
    expect(readFileSync(on, 'utf8')).toContain('"format":2');
  }, 60_000);

  it('a record is played on in its own lines, take-backs too, with the new players named', async () => {
    const steps = stepsOf(read.battle, { to: 30 });
    const writer = recordWriter(writeHeader(momentOf(read.battle, 0), read.record.header));
    for (const step of steps) writer.add(step, { state: step.state, count: step.number });
    const lastDie = momentOf(read.battle, 30).lastDie;
    expect(lastDie).toBeLessThan(30);
    writer.add({ takeBack: { seat: 'austria', to: 29 } }, momentOf(read.battle, 29));
    const half = join(folder, 'half.battle.jsonl');
    const begun = writer.close(momentOf(read.battle, 29)).text;
    writeFileSync(half, begun);
    expect(JSON.parse(await outputOf(['check', half, '--json']))).toMatchObject({
      commands: 29,
      cut: null,
      diceFromSeed: false,
    });
    const on = join(folder, 'played-on.battle.jsonl');
    const seed = ['--seed', '7/0/dice'];
    const played = await run(['play-on', half, '--players', 'random,random', '--record', on, '--json', ...seed]);
    expect(played.status).toBe(0);
    const whole = readFileSync(on, 'utf8');
    expect(whole.startsWith(begun)).toBe(true);
    expect(whole.slice(begun.length)).toMatch(/^\{"n":32,"seat":"austria","player":"random"\}\n/);
    const { commands, hash } = JSON.parse(played.out);
    const check = JSON.parse(await outputOf(['check', on, '--json']));
    expect(check).toMatchObject({ sound: true, commands, hash, cut: null, diceFromSeed: true });
  }, 60_000);

  it('the record of a battle that is over gets the end line that it lacked from play-on', async () => {
    const unended = join(folder, 'unended.battle.jsonl');
    const lines = text.split(/(?<=\n)/);
    writeFileSync(
      unended,
      lines
        .slice(
          0,
          lines.findIndex((line) => line.includes('"end"')),
        )
        .join(''),
    );
    expect(JSON.parse(await outputOf(['check', unended, '--json'])).cut).toBeGreaterThan(1);
    const on = join(folder, 'ended.battle.jsonl');
    const played = await run(['play-on', unended, '--players', 'random,random', '--record', on, '--seed', '7/0/dice']);
    expect(played.status).toBe(0);
    expect(readFileSync(on, 'utf8')).toBe(text);
  }, 60_000);

  it('one changed character is found, and the stretch of lines is named', async () => {
    const lines = text.split('\n');
    const changed = join(folder, 'changed.battle.jsonl');
    const at = lines.findIndex((line, i) => i > 30 && line.includes('"roll"'));
    lines[at] = (lines[at] as string).replace('"n"', ' "n"');
    writeFileSync(changed, lines.join('\n'));
    const { status, err } = await run(['check', changed]);
    expect(status).toBe(1);
    const [, from = 0, to = 0] = /Lines (\d+) to (\d+) do not fit together/.exec(err) ?? [];
    expect(Number(from)).toBeLessThanOrEqual(at + 1);
    expect(Number(to)).toBeGreaterThan(at);
    expect(Number(to) - Number(from)).toBe(25);
  }, 60_000);
});
