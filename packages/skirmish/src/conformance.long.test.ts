import { readFileSync } from 'node:fs';
import { hashOf, type Script } from '@drumhead/engine';
import { checkConformance, lookAlike, scriptSecrets } from '@drumhead/testkit';
import { describe, expect, it } from 'vitest';
import { skirmish } from './ruleset.ts';
import { evaluation } from './bot/index.ts';
import { probe } from './testing.ts';
import { skirmish as whole } from './wholeRuleset.ts';

describe.each(skirmish.scenarios)('%s', (id) => {
  it('SK-SEQ-1 SK-SEQ-2 satisfies the conformance kit', () => {
    const report = checkConformance({ ...skirmish, ...probe }, skirmish.scenario(id), {
      seeds: 2,
      steps: 600,
      every: 17,
      setups: 20,
      evaluation,
    });
    expect(report.commands).toBeGreaterThan(500);
  }, 300_000);
});

describe('every moment', () => {
  it.each(['shakos-pick-up', 'tomahawks-assault-at-the-farm', 'shakos-three-players'])(
    'SK-SEQ-1 SK-SEQ-3 at the beginning of %s satisfies the conformance kit',
    (id) => {
      checkConformance({ ...skirmish, ...probe }, skirmish.scenario(id), {
        seeds: [11],
        steps: 160,
        setups: 0,
        evaluation,
      });
    },
    300_000,
  );
});

describe('determinism', () => {
  it('SK-GEO-1 the first state of a game is the same everywhere', () => {
    const setup = skirmish.scenario('shakos-pick-up');
    const [one, two] = [skirmish.create(setup), skirmish.create(JSON.parse(JSON.stringify(setup)))];
    if (!one.ok || !two.ok) throw new Error('a standard game cannot be begun');
    expect(hashOf(two.value)).toBe(hashOf(one.value));
  });
});

describe('rules of the scenario’s own, of which one side does not know all', () => {
  const path = new URL('../../../examples/scenarios/skirmish-own-rules.json', import.meta.url);
  const file = JSON.parse(readFileSync(path, 'utf8')) as { readonly script: Script };

  it('SCN-HID-1 SCN-TELL-1 keeps the promises of every rule set', () => {
    const report = checkConformance({ ...whole, ...probe, secrets: scriptSecrets }, file, {
      seeds: 1,
      steps: 240,
      every: 23,
      setups: 5,
      evaluation,
      openOrders: true,
    });
    expect(report.battles).toBe(1);
  }, 300_000);

  it.each(['new-france', null])(
    'SCN-HID-1 nothing tells %s when help comes',
    (seat) => {
      const later = JSON.parse(JSON.stringify(file).replace('"turn":4', '"turn":6')) as unknown;
      expect(lookAlike(whole, [file, later], seat, 1, 400)).toBeGreaterThan(60);
    },
    300_000,
  );
});
