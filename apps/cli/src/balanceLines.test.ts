import { balanceOf, type PlayedBattle, type Round } from '@drumhead/bots';
import { arrivalsOf, begin, scriptOf } from '@drumhead/engine';
import { mendsOf, rulesets } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { balanceLines, balanceWords, roundLines } from './balanceLines.ts';
import type { Setups } from './setups.ts';
import { translatorFor } from './translate.ts';

const translators = { en: await translatorFor('en'), it: await translatorFor('it') };
const scenarios = rulesets.flatMap((ruleset) => ruleset.scenarios.map((id) => ({ ruleset, id })));

const NONE = { turns: { limit: 1 }, victory: {} };

describe.each(scenarios)('the balance of $id in words', ({ ruleset, id }) => {
  const setup = ruleset.scenario(id);
  const made = begin(ruleset, setup);
  if (!made.ok) throw new Error(id);
  const setups: Setups = { ruleset, title: id, seats: ruleset.seats(made.value.state), setupOf: () => setup };
  const piece = ruleset.id === 'skirmish' ? 'model-0' : 'unit-0';
  const why = {
    fell: [4],
    ground: ['far-mill'],
    held: [],
    uncalled: ['relief', ...arrivalsOf(scriptOf(setup) ?? NONE)],
  };
  const battle: PlayedBattle = {
    winner: 0,
    end: 'engine.turn.over',
    length: 9,
    first: 1,
    lost: [{ side: 0, piece, by: [piece] }],
    why,
  };
  const called = arrivalsOf(scriptOf(setup) ?? NONE);
  const balance = balanceOf([battle, { ...battle, winner: null }], setups.seats.length);

  it.each(['en', 'it'] as const)('names sides, pieces and every change (%s)', (language) => {
    const words = balanceWords(setups, translators[language]);
    for (const helped of setups.seats.keys()) {
      const tried = mendsOf(ruleset.id, setup, helped).map((mend) => ({ mend, balance }));
      expect(tried.length).toBeGreaterThan(0);
      const round: Round = { helped, tried, taken: tried[0] ?? null };
      const lines = [...balanceLines(balance, words, id), ...roundLines(round, words)];
      // Ground that nobody held, of each side, and those who were never called.
      expect(lines.filter((line) => line.includes('far-mill'))).toHaveLength(setups.seats.length);
      expect(lines.filter((line) => line.includes('relief'))).toHaveLength(1);
      for (const line of lines) expect(line).not.toMatch(/\b(?:cli|lb|sk|sip)\.|undefined|\{\{|(?:unit|model)-\d/);
      expect(lines.filter((line) => called.some((troops) => line.split(/[^\w-]/).includes(troops)))).toEqual([]);
      // What a piece cost its enemy stands beside its price, where it has one.
      expect(lines.filter((line) => /\((?:points|punti) \d/.test(line))).toHaveLength(
        ruleset.id === 'large-battles' ? 0 : 1,
      );
      // What reads alike cannot be told apart.
      expect(lines.filter((line, i) => lines.indexOf(line) < i)).toEqual([]);
    }
  });
});
