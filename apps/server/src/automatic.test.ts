import { begin, type Command, type Player, writeHeader } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import { expect, it } from 'vitest';
import { goOn } from './battles/automatic.ts';
import { penOn } from './battles/pen.ts';
import { liveFrom } from './battles/reading.ts';

it('a computer player that fails does not hold up the battle: an offer stands for it', () => {
  const ruleset = rulesetById('simplicity');
  if (ruleset === null) throw new Error('no rule set');
  const begun = begin(ruleset, ruleset.scenario('windmill-ridge'));
  if (!begun.ok) throw new Error('no battle');
  const seats = ruleset.seats(begun.value.state);
  const players = Object.fromEntries(seats.map((seat) => [seat, 'recruit']));
  const header = writeHeader(begun.value, { scenario: 'windmill-ridge', seats: players }).text.trimEnd();
  const bond = { secret: '0'.repeat(64), seals: {}, salts: {} };
  const side = { bond, standing: {}, question: null, pauses: [], freeText: false, muted: [], next: null, changes: 0 };
  const stored = { id: 'b', table: 't', settings: {}, header, players, chairs: {}, side, lines: [] };
  const failing: Player<unknown, Command> = {
    name: 'failing',
    choose() {
      throw new Error('no thought');
    },
  };
  const reported: string[] = [];
  const pen = penOn(liveFrom(stored, [ruleset]), side, () => 0);
  goOn(pen, { standing: new Map(), quick: () => failing, report: (what) => reported.push(what) });
  expect(pen.live().battle.count).toBeGreaterThan(1);
  expect(reported[0]).toBe('a computer player failed');
});
