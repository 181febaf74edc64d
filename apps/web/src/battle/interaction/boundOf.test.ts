import type { Command } from '@drumhead/engine';
import { expect, it } from 'vitest';
import { boundOf } from './boundOf.ts';

/** In steps: 1000 at most, and not over the edge at 5000. */
type Go = Command & { readonly path: readonly [number, number]; readonly back: boolean };
const go = (x: number, y: number, back = false): Go => ({ type: 'go', path: [x, y], back });
const because = (reason: string) => ({ rule: 'SK-MOV-1', reason, facts: {} });
const judge = ({ path: [x, y] }: Go) => {
  const length = Math.hypot(x, y);
  if (y > 5000) return { ok: false, refusal: because('off') } as const;
  return length > 1000 ? ({ ok: false, refusal: because('far') } as const) : ({ ok: true } as const);
};

it('names what ends the nearest form, not what forbids the end of what was asked', () => {
  expect(boundOf(go(0, 1000), go(0, 6000), because('off'), judge)).toEqual(because('far'));
  expect(boundOf(go(600, 799), go(3600, 4794), because('far'), judge)).toEqual(because('far'));
});

it('keeps the reason where the forms differ in more than figures, or a little farther is legal', () => {
  expect(boundOf(go(0, 1000, true), go(0, 6000), because('off'), judge)).toEqual(because('off'));
  expect(boundOf(go(0, 100), go(0, 6000), because('off'), judge)).toEqual(because('off'));
  expect(boundOf(go(0, 100), go(0, 100), because('off'), judge)).toEqual(because('off'));
});
