import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { playerCalled } from '@drumhead/bots';
import { type Known, rulesets, versionOf } from '@drumhead/rulesets';
import { type KeptVersion, releasedVersion } from '@drumhead/rulesets/versions';
import { describe, expect, it } from 'vitest';
import { versions } from '@drumhead/versions';
import { GOLDEN, goldenRecords, replayGolden } from '../scripts/golden.ts';
import { retold } from './golden.ts';

/** Of the built files in versions/, which nobody edits. */
const checksums = JSON.parse(readFileSync(new URL('../versions/checksums.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>;

/** Of the states of a golden record, one in so many is shown to a captain. */
const SHOWN = 300;

const kept = Object.entries(versions);
const present = rulesets.map(({ id, version }) => `${id}@${version}`);

// Whoever raises a version before it was released would leave its battles without rules.
it.each(readdirSync(GOLDEN).filter((name) => name.includes('@')))('the rules of %s are here', (name) => {
  expect([...present, ...kept.map(([known]) => known)]).toContain(name);
});

describe.skipIf(kept.length === 0).each(kept)('golden records of the released %s', (name) => {
  const [id = '', version] = name.split('@');
  const records = goldenRecords(id, Number(version));

  it('are at least 20', () => {
    expect(records.length).toBeGreaterThanOrEqual(20);
  });

  it('is the file that was released', () => {
    const file = readFileSync(new URL(`../versions/${name}.js`, import.meta.url));
    expect(createHash('sha256').update(file).digest('hex')).toBe(checksums[name]);
  });

  // Most of the time is replaying: one walk is for everything that is held of a moment.
  it('replay to the same hashes with the built file, can be told, and today’s captain decides in them', async () => {
    const { ruleset } = (await releasedVersion(id, Number(version))) as KeptVersion;
    expect(`${ruleset.id}@${ruleset.version}`).toBe(name);
    const known = (await versionOf(id, Number(version))) as Known;
    const { room } = known;
    if (room === null) throw new Error(`no captain reads ${name}`);
    const terms = new Float64Array(room.terms.length);
    const weights = room.terms.map(({ weight }) => weight);
    // The words of the present version are proven by the other files of golden records.
    const replayed = present.includes(name) ? replayGolden : retold;
    let decided = 0;
    for (const golden of records) {
      const mind = room.mind(weights);
      const captain = playerCalled({ rank: 'captain', weights: {} }, known, '');
      let seen = 0;
      const { count, ...told } = replayed(ruleset, golden, ({ state }) => {
        if (seen++ % SHOWN > 0 || ruleset.outcome(state) !== null) return;
        for (const seat of ruleset.seats(state)) {
          const view = ruleset.view(state, seat);
          room.begin?.(mind, view, seat);
          room.read(mind, view, seat, terms);
          expect(terms.every(Number.isFinite)).toBe(true);
          const offers = ruleset.offers(view, seat);
          if (offers.length < 2) continue;
          const command = captain.choose(view, seat, offers);
          // Rules may have changed since: those of the record decide.
          expect(known.ruleset.decide(state, seat, command), `${golden.name}, after ${seen}`).toMatchObject({
            ok: true,
          });
          decided++;
        }
      });
      expect(count).toBe(golden.orders.length);
      if ('faults' in told) expect(told.faults).toEqual([]);
    }
    expect(decided).toBeGreaterThan(records.length);
  }, 240_000);
});
