import { expect, it } from 'vitest';
import { AT_ONCE, tryStrays } from './strayInputs.ts';

/** Inputs besides those of every run: so many, or as many as `DRUMHEAD_STRAYS` says (20,000 find what is rare). */
const INPUTS = Number(process.env.DRUMHEAD_STRAYS ?? 1500);

it.each(Array.from({ length: Math.ceil(INPUTS / AT_ONCE) }, (_one, at) => `strays ${at + 2}`))(
  '%s: damaged and foreign inputs',
  (seed) => {
    expect(tryStrays(AT_ONCE, seed).faults).toEqual([]);
  },
);
