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

/** SIP-CNV-1: one more die decides. */
const conversion: LineReader = ({ line, sums }) => {
  const match = /(?:one more die|un altro dado): (\d) (?:on|con) (\d+)\+/.exec(line);
  if (match === null) return false;
  const disrupted = /takes? a disruption point|subi\w+ un punto di disordine/.test(line);
  expect(disrupted, line).toBe(number(match[1]) >= number(match[2]));
  expect(sums.length, line).toBe(1);
  return true;
};

export const simplicityReader = (): Reader => readerOf({ hits, conversion });
