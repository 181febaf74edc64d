import { begin, checkOf, onePlayer, playOut, seededDice, seededRandomInt, writeRecord } from '@drumhead/engine';
import { type Command, type Event, simplicity, type State } from '@drumhead/simplicity';
import { expect, it, vi } from 'vitest';
import { readByItsRules } from './readRecord.ts';
import type { AnyScreen } from '../screen.ts';

it('reads a long record in slices, between which the page may do something else', async () => {
  const begun = begin<State, Command, Event>(simplicity, simplicity.scenario('windmill-ridge'));
  if (!begun.ok) throw new Error('no battle');
  const random = seededRandomInt(1);
  const players = onePlayer<State, Command>(
    simplicity.seats(begun.value.state),
    (_view, _seat, offers) => offers[random(offers.length)] as Command,
  );
  const battle = playOut(begun.value, { players, dice: seededDice(1) }, { most: 400 });
  const text = writeRecord(battle, { scenario: null, seats: {} });
  let pauses = 0;
  // Whatever waits for the page has its turn where a message of its own is waited for.
  const Counted = class extends MessageChannel {
    constructor() {
      super();
      pauses += 1;
    }
  };
  vi.stubGlobal('MessageChannel', Counted);
  // A clock by which every command takes ten milliseconds.
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 10));
  const { read } = await readByItsRules(text, async () => ({ ruleset: simplicity }) as unknown as AnyScreen);
  expect(read.ok && checkOf(read.battle)).toBe(checkOf(battle));
  expect(pauses).toBeGreaterThan(20);
});
