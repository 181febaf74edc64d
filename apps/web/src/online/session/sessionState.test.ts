import type { ClientBattle } from '@drumhead/protocol';
import { expect, it } from 'vitest';
import { NOTHING, sinceSeals } from './sessionState.ts';

const clientWith = (seals: Readonly<Record<string, string>>) =>
  ({ dice: { commit: '', people: ['britain', 'france'], seals, salts: null } }) as unknown as ClientBattle;

it('a silence ends with a new seal of the dice, and not with one that is sent again', () => {
  const state = { ...NOTHING, client: clientWith({ britain: 'a' }), since: 5 };
  expect(sinceSeals(state, clientWith({ britain: 'a' }), 9)).toBe(5);
  expect(sinceSeals(state, clientWith({ britain: 'a', france: 'b' }), 9)).toBe(9);
  expect(sinceSeals({ ...state, since: null }, clientWith({ britain: 'b' }), 9)).toBeNull();
});
