// The printed log tells enough: from its lines alone, in each language, a reader adds up every sum again and finds the
// same scores, hits, pairs and winners from the faces. Nothing but the text is read here.
import { rulesetById, toldLines } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { translatorFor } from '../apps/cli/src/translate.ts';
import { goldenRecords, replayGolden } from '../scripts/golden.ts';

/** A line of the log, its sums by label, and the values that the sums state. */
interface Told {
  readonly line: string;
  readonly sums: readonly number[];
}

const number = (text: string | undefined): number => Number((text ?? '').replace('−', '-'));
const numbers = (text: string | undefined): readonly number[] => (text?.match(/\d+/g) ?? []).map(Number);

/** Reads a sum again: its value is what its reasons add up to, and each reason names a rule. */
function readSum(text: string): number {
  const [, value, reasons = ''] = /^[^:]* (−?\d+): (.*)$/.exec(text) ?? [];
  const parts = [...reasons.matchAll(/\S+ ([+−]\d+) \[([A-Z]+(?:-[A-Z0-9]+)+)\]/g)].map(([, add]) => number(add));
  expect(parts.length, text).toBeGreaterThan(0);
  expect(number(value), text).toBe(parts.reduce((sum, add) => sum + add, 0));
  return number(value);
}

/** A reader of one kind of line: `true` if the line is of its kind, after checking it. */
type Reader = (told: Told) => boolean;

const isSuccess = (face: number, needed: number): boolean => face === 6 || (face !== 1 && face >= needed);
const successes = (faces: readonly number[], needed: number): number =>
  faces.filter((face) => isSuccess(face, needed)).length;

const ATTACKER_LOSES = /: (attacker |l’attaccante |attaccante )/;
const NO_EFFECT = /: (no effect|nessun effetto)/;

/** SK-GEN-9, SK-HTH-4, SK-RNG-12: scores from faces and sums; who came out worse. */
const clash: Reader = ({ line, sums }) => {
  const match = /\((\d+) (?:against|contro) (\d+); (?:dice|dadi) (\d), (\d)[;)]/.exec(line);
  if (match === null) return false;
  const [a = 0, d = 0, faceA = 0, faceD = 0] = match.slice(1).map(Number);
  expect([a, d], line).toEqual([Math.max(0, faceA + (sums[0] ?? NaN)), Math.max(0, faceD + (sums[1] ?? NaN))]);
  if (ATTACKER_LOSES.test(line)) expect(d, line).toBeGreaterThan(a);
  else if (!NO_EFFECT.test(line)) expect(a, line).toBeGreaterThan(d);
  return true;
};

/** SK-GEN-7, LB-ACT-08: actions from faces. */
const activation: Reader = ({ line }) => {
  const match =
    /(?:(?:actions|azioni) (\d+)|(no actions|nessuna azione)).*\((?:rolled|dadi) ([\d, ]+) (?:on|con) (\d)\+\)/.exec(
      line,
    );
  if (match === null) return false;
  expect(number(match[1] ?? '0'), line).toBe(successes(numbers(match[3]), number(match[4])));
  return true;
};

const FAILURES: readonly RegExp[] = [
  /stands its ground \(|resiste \(/,
  /one morale failure|un fallimento di morale/,
  /two morale failures|due fallimenti di morale/,
  /three morale failures|tre fallimenti di morale/,
];

const morale: Reader = ({ line }) => {
  const match = /\((?:rolled|dadi) (\d, \d, \d) (?:on|con) (\d)\+\)/.exec(line);
  const failures = FAILURES.findIndex((words) => words.test(line));
  if (match === null || failures < 0) return false;
  expect(failures, line).toBe(3 - successes(numbers(match[1]), number(match[2])));
  return true;
};

/** SIP-FIR-3, SIP-MEL-2: so many dice, and each that reaches the score hits. */
const hits: Reader = ({ line, sums }) => {
  const match = /(?:hits|colpi) (\d+) \((?:rolled|tiro) ([\d ]*) (?:on|con) (\d+)\+\)/.exec(line);
  if (match === null) return false;
  const faces = numbers(match[2]);
  const score = number(match[3]);
  expect(sums, line).toEqual([faces.length, score]);
  expect(number(match[1]), line).toBe(faces.filter((face) => face >= score).length);
  return true;
};

/** SIP-CNV-1: one more die decides. */
const conversion: Reader = ({ line, sums }) => {
  const match = /(?:one more die|un altro dado): (\d) (?:on|con) (\d+)\+/.exec(line);
  if (match === null) return false;
  const disrupted = /takes? a disruption point|subi\w+ un punto di disordine/.test(line);
  expect(disrupted, line).toBe(number(match[1]) >= number(match[2]));
  expect(sums.length, line).toBe(1);
  return true;
};

const PAIR: Readonly<Record<string, number>> = { won: 1, tied: 0, lost: -1, vinta: 1, pari: 0, persa: -1 };
const CONTACT = /^(?:Contact won|Contatto vinto)/;
/** LB-DICE-08, -09: the pairs whose ties take an unused die; those of a bombarded sector take none. */
const APPROACH = /^(?:Approach of|.*, avvicinamento:)/;
const SECTOR = /built-up sector|settore abitato/;
/** LB-CON-10: a tied first die that went as far as the unused dice has spent them. */
const SPENT =
  / (?:on an unused die|on the better Combat|on the face of the tied die|con un dado non usato|per il Combattimento migliore|per la faccia del dado in parità):/;

/** LB-DICE-01 to -09: dice meet in order; where a tie has no effect of its own, the next unused die is added. */
function metPairs(line: string, a: readonly number[], d: readonly number[], count: number): readonly number[] {
  const takes = CONTACT.test(line)
    ? [false, false, true]
    : APPROACH.test(line)
      ? [false, true, true]
      : [true, true, true];
  let spare = SPENT.test(line) ? 4 : 3;
  return Array.from({ length: count }, (_, i) => {
    const met = Math.sign((a[i] ?? 1) - (d[i] ?? 1));
    if (met !== 0 || takes[i] !== true || SECTOR.test(line)) return met;
    const added = Math.sign((a[spare] ?? 0) - (d[spare] ?? 0));
    spare++;
    return added;
  });
}

/** So many dice as the sums say, and the pairs that come of them. */
const pairs: Reader = ({ line, sums }) => {
  const match = /(?:[Pp]airs|Coppie[^:]*): ((?:\w+(?:, )?)+) \(([\d ]*) (?:against|contro) ([\d ]*)\)/.exec(line);
  if (match === null) return false;
  const stated = (match[1] ?? '').split(', ').map((word) => PAIR[word]);
  const [a, d] = [numbers(match[2]), numbers(match[3])];
  expect([a.length, d.length], line).toEqual(sums);
  const met = metPairs(line, a, d, stated.length);
  // A Contact has a winner even where the first dice are equal, and says what settled it.
  const settled = CONTACT.test(line) && met[0] === 0;
  expect(settled ? stated.slice(1) : stated, line).toEqual(settled ? met.slice(1) : met);
  if (settled) expect(line).toMatch(/^(?:Contact won|Contatto vinto) [^:]+:/);
  return true;
};

const READERS: Readonly<Record<string, Readonly<Record<string, Reader>>>> = {
  skirmish: { clash, activation, morale },
  simplicity: { hits, conversion },
  'large-battles': { pairs },
};
const LANGUAGES = ['en', 'it'] as const;
const BATTLES = 20;

describe.each(Object.entries(READERS))('the printed log of %s', (id, readers) => {
  const ruleset = rulesetById(id);
  if (ruleset === null) throw new Error(`there is no rule set ${id}`);
  const records = goldenRecords(id).slice(0, BATTLES);
  const found: Record<string, number> = {};

  it.each(records)('$name can be worked out again from its lines', async (golden) => {
    const words = await Promise.all(LANGUAGES.map(translatorFor));
    replayGolden(ruleset, golden, ({ state }, events) => {
      for (const event of events) {
        for (const t of words) {
          const [line = '', ...sums] = toldLines(id, state, event, t);
          const told = { line, sums: sums.map(readSum) };
          for (const [kind, read] of Object.entries(readers)) if (read(told)) found[kind] = (found[kind] ?? 0) + 1;
        }
      }
    });
  });

  it('tells rolls of every kind in both languages', () => {
    expect(records).toHaveLength(BATTLES);
    for (const kind of Object.keys(readers)) {
      expect(found[kind], kind).toBeGreaterThan(100);
      expect((found[kind] ?? 1) % LANGUAGES.length, kind).toBe(0);
    }
  });
});
