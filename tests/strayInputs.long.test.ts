import { expect, it } from 'vitest';
import { tryStrays } from './strayInputs.ts';

/** Thousands of inputs besides the one of every run: 3, or as many as `DRUMHEAD_STRAYS` says. */
const THOUSANDS = Number(process.env.DRUMHEAD_STRAYS ?? 3);

it.each(Array.from({ length: THOUSANDS }, (_one, at) => `strays ${at + 2}`))(
  '%s: a thousand damaged and foreign inputs',
  (seed) => {
    expect(tryStrays(1000, seed).faults).toEqual([]);
  },
);
