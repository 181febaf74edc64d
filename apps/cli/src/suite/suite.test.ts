import { knowledgeOf } from '@drumhead/rulesets';
import type { Command } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { manifests } from '../rulesets.ts';
import { fitsPattern } from './pattern.ts';
import { givenBy } from './playSuite.ts';
import { proofOf } from './proof.ts';
import { isRight, readSuitePosition } from './suiteFile.ts';
import { suiteFile, suiteNames, suiteOf } from './suiteOf.ts';

const withSuite = manifests.filter(({ ruleset }) => suiteNames(ruleset.id).length > 0);

describe.each(withSuite.map((manifest) => [manifest.ruleset.id, manifest] as const))(
  'the suite of %s',
  (id, manifest) => {
    const { ruleset, orders } = manifest;
    const names = suiteNames(id);

    // Read: the table is sound, the seat decides, and both the right and the wrong orders are legal there.
    it.each(names)('%s is sound, and proven by a margin', (name) => {
      const found = readSuitePosition(suiteFile(id, name), ruleset, orders);
      if (!found.ok) throw new Error(JSON.stringify(found.problems));
      const { proof, reason, title } = found.value;
      expect(found.value.id).toBe(name);
      expect(title.it).not.toBe(title.en);
      expect(reason.it).not.toBe(reason.en);
      if (proof === undefined) throw new Error(`npm run suite -- ${id} ${name}`);
      expect(proof.right - proof.wrong).toBeGreaterThan(proof.error);
      expect(proof.right).toBeGreaterThan(proof.rival);
    });

    it('has no two positions alike', () => {
      const tables = names.map((name) =>
        JSON.stringify((suiteFile(id, name) as { readonly position: unknown }).position),
      );
      expect(new Set(tables).size).toBe(names.length);
    });

    it('comes to its figures again, tried on two of them', () => {
      for (const position of suiteOf(manifest).slice(0, 2)) {
        const again = proofOf(knowledgeOf(id), position, 16);
        const { right = 0, wrong = 0 } = position.proof ?? {};
        expect(Math.abs(again.right - again.wrong - (right - wrong) / 1000)).toBeLessThan(0.4);
      }
    });

    it('counts the idea where it is given, and what was given where it is not', () => {
      for (const position of suiteOf(manifest).slice(0, 3)) {
        const asked = (by: 'right' | 'wrong') => {
          const choose = (state: unknown) =>
            orders.commandFrom(state, { ...position[by][0] }, '', []) as unknown as Command;
          return givenBy(ruleset, orders, position, { name: by, choose }, '1');
        };
        expect(asked('right').isSolved).toBe(true);
        expect(asked('wrong').isSolved).toBe(false);
        expect(asked('wrong').orders).toHaveLength(1);
      }
    });

    it('says of an unsound file what is wrong, and where', () => {
      const file = suiteFile(id, names[0] ?? '') as {
        readonly right: readonly object[];
        readonly wrong: readonly object[];
      };
      const pathsOf = (change: object) => {
        const found = readSuitePosition({ ...file, ...change }, ruleset, orders);
        return found.ok ? [] : found.problems.map(({ path }) => path);
      };
      expect(pathsOf({ seat: 'nobody' })).toEqual(['seat']);
      expect(pathsOf({ wrong: file.right })).toEqual(['wrong[0]']);
      expect(pathsOf({ accepts: [{ type: 'resign' }] })).toEqual(['right[0]']);
      expect(pathsOf({ right: [{ type: 'nothing' }] })).toEqual(['right[0]']);
      expect(pathsOf({ position: {} })).not.toEqual([]);
      expect(pathsOf({ title: { en: 'a' } })).toEqual(['title.it']);
    });
  },
);

describe('a pattern', () => {
  const order = { type: 'move', unit: 'line-1', distance: 9, move: { kind: 'wheel', angle: 20 } };

  it.each([
    [{ type: 'move' }, true],
    [{ type: ['charge', 'move'], unit: 'line-1' }, true],
    [{ type: { not: ['charge'] } }, true],
    [{ type: { not: ['move'] } }, false],
    [{ distance: { from: 8, to: 9 } }, true],
    [{ distance: { from: 10, to: 12 } }, false],
    [{ move: { kind: 'wheel' } }, true],
    [{ move: { kind: 'turn' } }, false],
    [{ target: 'line-2' }, false],
    [{ target: { not: ['line-2'] } }, true],
  ])('%j fits: %s', (pattern, fits) => {
    expect(fitsPattern(pattern, order)).toBe(fits);
  });
});

it('counts a right order that is like the wrong one but for a piece as right', () => {
  const simplicity = manifests.find(({ ruleset }) => ruleset.id === 'simplicity') as (typeof manifests)[number];
  const led = suiteOf(simplicity).find(({ id }) => id === 'general-in-front');
  if (led === undefined) throw new Error('no such position');
  expect(isRight(led, { type: 'charge', unit: 'line-1', target: 'foot', command: 'general' })).toBe(true);
  expect(isRight(led, { type: 'charge', unit: 'line-1', target: 'foot', command: null })).toBe(false);
});
