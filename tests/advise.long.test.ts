// Advice is what the captain does: the same view gives the same command, whoever asks.
import { advise, captainPlayer, OTHER_REASONS, playerCalled } from '@drumhead/bots';
import { DICE } from '@drumhead/engine';
import { knowledgeOf, rulesets } from '@drumhead/rulesets';
import { type FrozenPlayer, frozenPlayers } from '@drumhead/versions/players';
import { describe, expect, it } from 'vitest';
import { frozenChecks, frozenGame } from '../scripts/freeze.ts';
import { goldenRecords, replayGolden } from '../scripts/golden.ts';

/** Of the moments of a battle at which somebody decides, each so many is asked about. */
const EACH = 101;

describe.each(rulesets.map(({ id }) => id))('advice in %s', (id) => {
  const known = knowledgeOf(id);
  const { ruleset, room } = known;
  if (room?.advice === undefined) throw new Error(`no room for advice in ${id}`);
  const { advice } = room;
  const terms = [...room.terms.map(({ key }) => key), ...advice.beside, ...OTHER_REASONS];

  const moments = goldenRecords(id)
    .filter((_, i) => i % 8 === 0)
    .flatMap((record) => {
      const states: unknown[] = [];
      replayGolden(ruleset, record, ({ state }) => states.push(state));
      return states.flatMap((state, i) => {
        const waiting = ruleset.pending(state)[0];
        if (i % EACH !== 0 || waiting === undefined || waiting.seat === DICE) return [];
        return [{ view: ruleset.view(state, waiting.seat), seat: waiting.seat }];
      });
    });

  it('is the command that a captain gives, with a reason for every gap', () => {
    const told = new Set<string>();
    for (const { view, seat } of moments) {
      const found = advise(known, view, seat);
      const player = captainPlayer(ruleset, room);
      expect(found?.best).toEqual(player.choose(view, seat, ruleset.offers(view, seat)));
      if (found === null) continue;
      expect(ruleset.decide(view, seat, found.best).ok).toBe(true);
      for (const { term, amount } of found.reasons) {
        expect(terms).toContain(term);
        expect(Number.isFinite(amount)).toBe(true);
        told.add(term);
      }
      for (const { chance } of found.odds) expect(chance > 0 && chance <= 1 + 1e-9).toBe(true);
      if (found.gap === null) continue;
      expect(found.gap.points).toBeGreaterThanOrEqual(0);
      if (found.gap.points > 0.01) expect(found.reasons.length).toBeGreaterThan(0);
    }
    expect(told.size).toBeGreaterThan(room.terms.length / 2);
  });

  it('asks a head that plays as the frozen player of its version, if there is one', async () => {
    const name = `${id}.captain@${room.version}`;
    const [check, frozen] = [frozenChecks()[name], await frozenPlayers[name]?.()];
    if (check === undefined || frozen === undefined) return;
    const called = playerCalled as FrozenPlayer['playerCalled'];
    expect(frozenGame(known, called, 'captain', check.scenario, frozen.ruleset)).toBe(check.game);
  });
});
