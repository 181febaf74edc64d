/** What an online battle and its sides are called where no battle is open. */
import { sideName } from '../app/home/SavedBattle.tsx';
import type { Messages } from '../i18n/index.ts';
import { manifestOf } from '../rulesets/manifests.ts';

interface Named {
  readonly ruleset: string;
  readonly scenario: string | null;
}

/** The name of its scenario, else of its rule set. */
export function onlineBattleName({ ruleset, scenario }: Named, translate: Messages['translate']): string {
  const manifest = manifestOf(ruleset);
  return translate(manifest?.scenarios.find(({ id }) => id === scenario)?.name ?? manifest?.name ?? ruleset);
}

export function onlineSideName({ ruleset, scenario }: Named, seat: string, translate: Messages['translate']): string {
  const sides = manifestOf(ruleset)?.scenarios.find(({ id }) => id === scenario)?.sides;
  const known = sides?.find((side) => side.seat === seat)?.name;
  return known === undefined ? sideName(seat, undefined, translate) : translate(known);
}
