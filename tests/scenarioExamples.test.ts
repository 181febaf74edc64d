/** The scenario file of each game in examples/scenarios: any legal orders are played in it, and its record comes back. */
import { readFileSync } from 'node:fs';
import { begin, isEnvelope, momentOf, readRecord, wholeRecord } from '@drumhead/engine';
import { rulesets } from '@drumhead/rulesets';
import { positionFile as ofLargeBattles } from '@drumhead/large-battles/position';
import { probe as largeBattles } from '@drumhead/large-battles/testing';
import { positionFile as ofSimplicity } from '@drumhead/simplicity/position';
import { probe as simplicity } from '@drumhead/simplicity/testing';
import { positionFile as ofSkirmish } from '@drumhead/skirmish/position';
import { probe as skirmish } from '@drumhead/skirmish/testing';
import { randomWalk } from '@drumhead/testkit';
import { expect, it } from 'vitest';

/** What no state of a game may show. */
const FAULTS: Readonly<Record<string, (state: never) => readonly string[]>> = {
  'large-battles': largeBattles.faults,
  simplicity: simplicity.faults,
  skirmish: skirmish.faults,
};

/** The position file of a moment; null in the middle of anything that no file can say. */
const POSITIONS: Readonly<Record<string, (battle: never) => object | null>> = {
  'large-battles': ofLargeBattles,
  simplicity: ofSimplicity,
  skirmish: ofSkirmish,
};

it.each(rulesets)('$id plays its example with any legal orders, and reads its record', (ruleset) => {
  const text = readFileSync(new URL(`../examples/scenarios/${ruleset.id}.json`, import.meta.url), 'utf8');
  const file: unknown = JSON.parse(text);
  for (const seed of [1, 2]) {
    const { battle } = randomWalk(ruleset, file, seed, {
      onState: ({ battle: now }) => expect(FAULTS[ruleset.id]?.(now.state as never) ?? []).toEqual([]),
    });
    expect(battle.setup).toEqual(file);
    const record = wholeRecord(battle, { scenario: null, seats: {}, seed }).text;
    const read = readRecord(record, [ruleset]);
    expect(read.ok && [read.battle.count, read.battle.state]).toEqual([battle.count, battle.state]);
    // Moments of it can be saved, and begun from.
    const moments = Array.from({ length: 12 }, (_, part) =>
      momentOf(battle, Math.floor((battle.count * (part + 1)) / 13)),
    );
    const files = moments.flatMap((moment) => POSITIONS[ruleset.id]?.(moment as never) ?? []);
    expect(files.length).toBeGreaterThan(0);
    for (const position of files) expect(begin(ruleset, position).ok).toBe(true);
  }
});

const ready = rulesets.flatMap((ruleset) =>
  ruleset.scenarios.flatMap((id) => {
    const file = ruleset.scenario(id);
    return isEnvelope(file) ? [{ ruleset, id, file }] : [];
  }),
);

it.each(ready)('the ready scenario $id is played with any legal orders', ({ ruleset, file }) => {
  const { battle } = randomWalk(ruleset, file, 1, {
    steps: 150,
    onState: ({ battle: now }) => expect(FAULTS[ruleset.id]?.(now.state as never) ?? []).toEqual([]),
  });
  expect(battle.setup).toEqual(file);
});
