import { duel, type DuelCommand, type DuelState, SETUP } from '@drumhead/testkit/duel';
import { expect, test } from 'vitest';
import { begin, decide, DICE, onePlayer, playOut, seededDice, stepsOf, strayRoll } from '../index.ts';

function begun() {
  const made = begin(duel, { ...SETUP, lane: 50 });
  if (!made.ok) throw new Error('no battle');
  return made.value;
}

const players = onePlayer<DuelState, DuelCommand>(
  ['red', 'blue'],
  (_view, _seat, offers) => offers.find(({ type }) => type === 'strike') ?? (offers[0] as DuelCommand),
);

test('the dice of a battle fell from its seed, and from no other', () => {
  const battle = playOut(begun(), { players, dice: seededDice('one') });
  const first = stepsOf(battle).find(({ seat }) => seat === DICE)?.number;
  expect(battle.rolls).toBeGreaterThan(2);
  expect(strayRoll(battle, 'one')).toBeNull();
  expect(strayRoll(battle, 'two')).toBe(first);
});

test('a single roll that was chosen is found', () => {
  const half = playOut(begun(), { players, dice: seededDice('one') }, { until: ({ rolls }) => rolls === 2 });
  const asked = playOut(
    half,
    { players, dice: seededDice('one', 2) },
    {
      until: ({ state }) => duel.pending(state)[0]?.seat === DICE,
    },
  );
  const chosen = decide(asked, DICE, { type: 'roll', faces: [[6, 6], [2]] });
  if (!chosen.ok) throw new Error('refused');
  const battle = playOut(chosen.battle, { players, dice: seededDice('one', 3) });
  expect(strayRoll(battle, 'one')).toBe(chosen.battle.count);
});

test('a battle without a roll fell from any seed', () => {
  expect(strayRoll(begun(), 'one')).toBeNull();
});
