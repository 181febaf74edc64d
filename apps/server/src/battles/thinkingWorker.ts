/** A decision of a computer player, in a worker thread: a view in, a command out, as on the page. */
import { chosenInTime, playerCalled, readPlayerName } from '@drumhead/bots';
import type { AnyRuleset, Command, Player } from '@drumhead/engine';
import { versionOf } from '@drumhead/rulesets';
import { REAL } from '../world.ts';
import type { Question } from './thinker.ts';

interface Mind {
  readonly ruleset: AnyRuleset;
  readonly player: Player<unknown, Command>;
}

/** A corporal and a captain go by the view alone, so one of them serves all battles. */
const minds = new Map<string, Promise<Mind>>();

/** One thread thinks for all battles, so that whoever could think for long has less time here than on a page; ms. */
const PATIENCE = 300;

export default async function decisionOf({ ruleset, version, player, seat, view }: Question): Promise<Command> {
  const name = `${ruleset}@${version} ${player}`;
  const found = minds.get(name) ?? mindOf(ruleset, version, player);
  minds.set(name, found);
  const mind = await found.catch((error: unknown) => {
    // A failed load may succeed the next time.
    minds.delete(name);
    throw error;
  });
  const offers = mind.ruleset.offers(view, seat);
  if (offers.length === 0) throw new Error(`${seat} is offered nothing`);
  const until = REAL.steady() + PATIENCE;
  return chosenInTime(mind.player, view, seat, offers, () => REAL.steady() > until);
}

async function mindOf(ruleset: string, version: number, player: string): Promise<Mind> {
  const known = await versionOf(ruleset, version);
  const name = readPlayerName(player);
  if (known === null || name === null) throw new Error(`no ${player} of ${ruleset}@${version}`);
  return { ruleset: known.ruleset, player: playerCalled(name, known, '') };
}
