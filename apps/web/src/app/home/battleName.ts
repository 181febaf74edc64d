/** The name of a saved battle in lists: the player's own, or that of its scenario. */
import type { SavedBattle } from '../../battle/records/savedBattle.ts';
import { manifestOf } from '../../rulesets/manifests.ts';

/** Message key or plain text. */
export function battleName({ ruleset, scenario, name, title = '' }: SavedBattle): string {
  if (title !== '') return title;
  const manifest = manifestOf(ruleset);
  return (
    manifest?.scenarios.find(({ id }) => id === scenario)?.name ??
    manifest?.games.find(({ first }) => first.scenario === scenario)?.first.name ??
    manifest?.battleTitle(name) ??
    name
  );
}
