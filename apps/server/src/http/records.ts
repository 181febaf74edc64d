/** The record of a battle, for somebody who may have it: not while something of it is hidden from anybody. */
import { checkOf, closing, readRecord } from '@drumhead/engine';
import { rulesetsFor } from '@drumhead/rulesets';
import { recordText } from '../battles/live.ts';
import type { StoredBattle } from '../storage/stored.ts';
import { type Answer, ok, refused } from './answers.ts';

export async function recordAnswer(stored: StoredBattle): Promise<Answer> {
  const written = recordText(stored);
  const played = readRecord(written, await rulesetsFor(written));
  if (!played.ok || played.written === null) throw new Error(`battle ${stored.id} cannot be read`);
  const { battle, written: whole } = played;
  // Checks and commands tell what is hidden.
  const isOpen = [...battle.ruleset.seats(battle.state), null].every((seat) =>
    battle.ruleset.isOpen(battle.state, seat),
  );
  if (!isOpen) return refused(409, 'something is still hidden');
  return ok({ text: whole.text + closing(whole.tip, battle).text, check: checkOf(battle) });
}
