import type { Command } from '@drumhead/large-battles';
import { expect, it } from 'vitest';
import { saidAsked } from './proposal.ts';

/** Sideways by so many millimetres. */
const sideways = (length: number): Command => ({
  type: 'move',
  unit: 0,
  move: { kind: 'lateral', side: 'left', distance: length * 64 },
});
const tooFar = (asked: number) => ({ rule: 'LB-MOVE-15', reason: 'lb.refusal.tooFar', facts: { asked, allowed: 80 } });

it('one length is told beside a refusal: of the whole way, or of what was asked', () => {
  const [asked, command] = [sideways(120), sideways(30)];
  expect(saidAsked({ asked, command, refusal: tooFar(120) })).toBe(asked);
  // To the left and then back.
  expect(saidAsked({ asked, command, refusal: tooFar(170) })).toBe(command);
  expect(saidAsked({ asked, command: null, refusal: tooFar(170) })).toBe(asked);
  expect(saidAsked({ asked, command, refusal: { ...tooFar(170), facts: {} } })).toBe(asked);
});
