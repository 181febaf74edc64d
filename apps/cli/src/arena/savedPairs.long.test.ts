import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outputOf, testFolder } from '../../test/commandLine.ts';
import type { ArenaResult } from '../commands/arena.ts';
import type { PlayedPair } from '@drumhead/bots';

const folder = testFolder();

describe('an arena with --out', () => {
  it('plays only pairs that are not kept, and tells the same as one that was never cut', async () => {
    const out = join(folder, 'arena');
    const asked = (pairs: number, ...more: readonly string[]): readonly string[] =>
      `arena --ruleset skirmish --players recruit,recruit --pairs ${pairs} --cap 60 --threads 1 --json`
        .split(' ')
        .concat(more);
    const told = async (args: readonly string[]): Promise<unknown> => {
      const result = JSON.parse(await outputOf(args)) as ArenaResult;
      // How fast the machine is, is no result.
      return { ...result, msPerDecision: null, seconds: 0 };
    };
    const inOneGo = await told(asked(3));
    await outputOf(asked(1, '--out', out));
    expect(await told(asked(3, '--out', out))).toEqual(inOneGo);
    // What is kept is believed: with other margins in the file, no battle is needed to tell another result.
    const file = join(out, readdirSync(out)[0] as string);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"margin":[^,}]+/g, '"margin":7'));
    expect(await told(asked(3, '--out', out))).toMatchObject({ pairs: 3, margin: 7 });
    // Habits were not counted then.
    expect(await told(asked(3, '--out', out, '--behaviour'))).toMatchObject({
      ...(inOneGo as object),
      behaviour: expect.anything(),
    });
  });

  it('plays kept pairs again for what the dice gave, and tells the score without it beside the plain one', async () => {
    const out = join(folder, 'luck');
    const asked = (...more: readonly string[]): readonly string[] =>
      `arena --ruleset skirmish --players recruit,corporal --pairs 1 --cap 60 --threads 1 --out ${out}`
        .split(' ')
        .concat(more);
    const plain = JSON.parse(await outputOf(asked('--json'))) as ArenaResult;
    expect(plain.adjusted).toBeNull();
    const told = JSON.parse(await outputOf(asked('--luck', '--json'))) as ArenaResult;
    const [line = ''] = readFileSync(join(out, readdirSync(out)[0] as string), 'utf8')
      .trim()
      .split('\n')
      .slice(-1);
    const { battles } = (JSON.parse(line) as { readonly played: PlayedPair }).played;
    const adjusted = battles.reduce((sum, { score, luck = 9 }) => sum + score - luck, 0) / 2;
    expect(told.score).toBe(plain.score);
    expect(told.adjusted?.score).toBeCloseTo(adjusted, 9);
    expect(adjusted).not.toBeCloseTo(plain.score, 2);
    expect(told.sprt).toBeNull();
    const [, head = '', row = ''] = (await outputOf(asked('--luck'))).split('\n');
    expect(head).toContain('without dice');
    expect(row).toContain(`${(100 * adjusted).toFixed(1)}%`);
  });
});
