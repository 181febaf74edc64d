// A referee of Simplicity: hits and conversions worked out again from the printed lines.
import { expect } from 'vitest';
import { type LineReader, number, numbers, type Reader, readerOf } from './reading.ts';

/** SIP-FIR-3, SIP-MEL-2: so many dice, and each that reaches the score hits. */
const hits: LineReader = ({ line, sums }) => {
  const match = /(?:hits|colpi) (\d+) \((?:rolled|tiro) ([\d ]*) (?:on|con) (\d+)\+\)/.exec(line);
  if (match === null) return false;
  const faces = numbers(match[2]);
  const score = number(match[3]);
  expect(
    sums.map(({ value }) => value),
    line,
  ).toEqual([faces.length, score]);
  expect(number(match[1]), line).toBe(faces.filter((face) => face >= score).length);
  return true;
};

/** SIP-CNV-1, -3: one more die decides, or none is needed. */
const conversion: LineReader = ({ line, sums }) => {
  const match = /(?:one more die|un altro dado): (\d) (?:on|con) (\d+)\+/.exec(line);
  const surely = /\((?:no further die needed|senza altri dadi)\)/.test(line);
  if (match === null && !surely) return false;
  const disrupted = /takes? a disruption point|subi\w+ un punto di disordine/.test(line);
  expect(disrupted, line).toBe(match === null || number(match[1]) >= number(match[2]));
  const [, scored, beaten] = /(?:hits|colpi) (\d+)(?:, (?:and|più) (\d+) )?/.exec(line) ?? [];
  expect(
    sums.map(({ value }) => value),
    line,
  ).toEqual([number(scored) + number(beaten)]);
  return true;
};

/** SIP-ACT-2, SIP-GEN-4: a face reaches what it needs; in rallies alone a 6 always does. */
const activation: LineReader = ({ line }) => {
  const match = /\((?:rolled|tiro) (\d) (?:on|con) (\d+)\+\)/.exec(line);
  if (match === null || !/activate|attiva|rall(y|ies)|riordina/.test(line)) return false;
  const [face, needed] = [number(match[1]), number(match[2])];
  const rally = /rall(y|ies)|riordina/.test(line);
  const failed = /fails? |non si /.test(line);
  expect(!failed, line).toBe(face >= needed || (rally && face === 6));
  return true;
};

/** SIP-FIR-7: each die that reaches the score cancels a hit. */
const saves: LineReader = ({ line }) => {
  const match = /(?:hits cancelled|colpi annullati) (\d+) \((?:rolled|tiro) ([\d ]+) (?:on|con) (\d)\+\)/.exec(line);
  if (match === null) return false;
  expect(number(match[1]), line).toBe(numbers(match[2]).filter((face) => face >= number(match[3])).length);
  return true;
};

/** SIP-INT-4, SIP-CMD-4: one die, and the least face that does harm. */
const risk: LineReader = ({ line }) => {
  const match =
    /(no effect|nessun effetto|disruption|disordine|is unharmed|ne esce indenne|is lost|è fuori dalla battaglia) \((?:rolled|tiro) (\d)(?:, (?:disruption|disordine|lost|fuori dalla battaglia))? (?:on|con) (\d)\+\)/.exec(
      line,
    );
  if (match === null) return false;
  const harmed = !/no effect|nessun effetto|unharmed|indenne/.test(match[1] ?? '');
  expect(harmed, line).toBe(number(match[2]) >= number(match[3]));
  return true;
};

/** SIP-DEP-1, SIP-INI-1: the higher die stands first, beside the name. */
const choice: LineReader = ({ line }) => {
  const match = /^(.*) \((\d) (?:against|contro) (\d)\)\.$/.exec(line);
  if (match === null) return false;
  if (/^(A tie|Parità)/.test(line)) expect(match[2], line).toBe(match[3]);
  else expect(number(match[2]), line).toBeGreaterThan(number(match[3]));
  return true;
};

/** SIP-AP-1: the points of a turn are their sum. */
const points: LineReader = ({ line, sums }) => {
  const match = /^(?:Action points|Punti azione), .*: (\d+)\.$/.exec(line);
  if (match === null) return false;
  expect(
    sums.map(({ value }) => value),
    line,
  ).toEqual([number(match[1])]);
  return true;
};

/** What the dice mean stands in the lines about the terrain that follow. */
const terrain: LineReader = ({ line }) => /^(?:Terrain dice|Dadi del terreno): [1-6 ]+\.$/.test(line);

/** A referee who remembers the hits of a melee until it is won. */
export function simplicityReader(): Reader {
  const scored: number[] = [];
  const melee: LineReader = ({ line }) => {
    const match = / (?:fights?|combatt\w+ contro|rispond\w+)\b.*: (?:hits|colpi) (\d+) /.exec(line);
    if (match !== null) scored.push(number(match[1]));
    return false;
  };
  /** SIP-MEL-6: more hits win; the charger, who fights first, loses a tie. */
  const won: LineReader = ({ line }) => {
    if (!/^(?:Melee won|Mischia vinta): /.test(line)) return false;
    const [charger = NaN, defender = NaN] = scored.splice(0);
    const tie = /\((?:hits )?(\d+) each\)|\((\d+)\)/.exec(line);
    const match = /(?:hits|colpi) (\d+) (?:to|a) (\d+)\.$/.exec(line);
    if (match === null) expect([charger, defender], line).toEqual([number(tie?.[1] ?? tie?.[2]), charger]);
    else expect(match.slice(1).map(number), line).toEqual([Math.max(charger, defender), Math.min(charger, defender)]);
    return true;
  };
  return readerOf({ melee, hits, conversion, activation, saves, risk, choice, points, won, terrain });
}
