// The printed log tells enough: from its lines alone, in each language, a referee adds up every sum again and finds the
// same scores and results from the faces. Nothing but the text is read to judge (tests/readAloud).
import type { BattleEvent } from '@drumhead/engine';
import { rulesetById, eventLines } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { translatorFor } from '../apps/cli/src/translate.ts';
import { goldenRecords, replayGolden } from '../scripts/golden.ts';
import { largeBattlesReader } from './readAloud/largeBattles.ts';
import { type Reader, readSum } from './readAloud/reading.ts';
import {
  placeIn,
  skirmishMoved,
  skirmishStands,
  type Stands,
  unitMoved,
  unitsInCm,
  unitsInMm,
} from './readAloud/places.ts';
import { simplicityReader } from './readAloud/simplicity.ts';
import { skirmishReader } from './readAloud/skirmish.ts';

interface Referee {
  readonly reader: () => Reader;
  /** The kinds of lines that must be met often enough for the proof to be one. */
  readonly often: readonly string[];
  /** Which piece was moved and where all pieces stand, as the lines tell places. */
  readonly pieces: {
    readonly moved: (event: BattleEvent) => string | null;
    readonly stand: (state: unknown) => Stands;
  };
}

const REFEREES: Readonly<Record<string, Referee>> = {
  skirmish: {
    reader: skirmishReader,
    often: ['clash', 'activation', 'morale'],
    pieces: { moved: skirmishMoved, stand: skirmishStands },
  },
  simplicity: {
    reader: simplicityReader,
    often: ['hits', 'conversion', 'activation', 'won'],
    pieces: { moved: unitMoved, stand: unitsInCm },
  },
  'large-battles': {
    reader: largeBattlesReader,
    often: ['approach', 'contact', 'bombardment', 'activation'],
    pieces: { moved: unitMoved, stand: unitsInMm },
  },
};
const LANGUAGES = ['en', 'it'] as const;
const BATTLES = 20;

describe.each(Object.entries(REFEREES))('the printed log of %s', (id, { reader, often, pieces }) => {
  const ruleset = rulesetById(id);
  if (ruleset === null) throw new Error(`there is no rule set ${id}`);
  const all = goldenRecords(id);
  // Spread over all of them: their names begin with their scenario.
  const records = all.filter(
    (_, i) => Math.floor((i * BATTLES) / all.length) !== Math.floor(((i - 1) * BATTLES) / all.length),
  );
  const found: Record<string, number> = {};

  it.each(records)('$name can be worked out again from its lines', async (golden) => {
    const words = await Promise.all(
      LANGUAGES.map(async (language) => ({ language, t: await translatorFor(language), read: reader() })),
    );
    const stands = new Map<string, string>();
    // Gathered, for asking the test framework at each of so many lines takes a third of the time.
    const faults: string[] = [];
    replayGolden(ruleset, golden, ({ state }, events) => {
      for (const event of events) {
        const lines: string[] = [];
        const kinds = words.map(({ language, t, read }) => {
          const [line = '', ...sums] = eventLines(id, state, event, t);
          lines.push(line);
          if (language === 'it' && /\d\.\d/.test([line, ...sums].join(' '))) faults.push(`a decimal point: ${line}`);
          return read({ line, rule: event.rule, sums: sums.map(readSum) });
        });
        const told = lines.join(' / ');
        if (new Set(kinds).size > 1) faults.push(`the languages tell different things: ${told}`);
        if (('faces' in event || 'face' in event) && kinds[0] === null)
          faults.push(`dice that nobody can read: ${told}`);
        const piece = pieces.moved(event);
        if (piece !== null) {
          const [place = '', again] = lines.map(placeIn);
          if (again !== place) faults.push(`the languages tell different places: ${told}`);
          // A line that tells a way and no place leaves the reckoning to the referee.
          if (place === '') stands.delete(piece);
          else stands.set(piece, place);
        }
        for (const kind of kinds) if (kind !== null) found[kind] = (found[kind] ?? 0) + 1;
      }
      for (const [piece, place] of pieces.stand(state)) {
        const read = stands.get(piece);
        if (read !== undefined && read !== place)
          faults.push(`${piece} stands at ${place}, read ${read}: ${events.map(({ type }) => type).join()}`);
      }
    });
    expect(faults).toEqual([]);
  });

  it('tells rolls of every kind in both languages', () => {
    expect(records).toHaveLength(BATTLES);
    if (process.env['SHOW']) console.log(found);
    for (const kind of often) expect(found[kind], kind).toBeGreaterThan(100);
  });
});
