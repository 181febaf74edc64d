/** What an online battle and its sides are called where no battle is open. */
import { sideName } from '../../app/home/sideName.ts';
import type { Messages } from '../../i18n/index.ts';
import { manifestOf } from '../../rulesets/manifests.ts';
import { atTable } from '../../rulesets/screens.ts';
import type { Naming } from '../server/api.ts';

interface Named {
  readonly ruleset: string;
  readonly scenario: string | null;
  readonly naming?: Naming | undefined;
}

type Translate = Messages['translate'];

/** A message, once its bundle is loaded; empty: there is none. */
const known = (key: string, translate: Translate): string => translate(key, { defaultValue: '' });

/** A message key of the rule set. */
const keyOf = (ruleset: string, kind: string, name: string | undefined): string =>
  `${atTable(ruleset)?.catalogue.toLowerCase()}.${kind}.${name}`;

/** Text of a set-up: a message key of the rule set, or plain. */
function given(text: string | undefined, translate: Translate): string {
  if (text === undefined) return '';
  return known(text, translate) || (/^[a-z]+\.\S+$/.test(text) ? '' : text);
}

/** The game: where a rule set has several, the one that is played. */
export function onlineGameName({ ruleset, naming }: Named, translate: Translate): string {
  const manifest = manifestOf(ruleset);
  if (manifest === undefined) return ruleset;
  const variant = keyOf(ruleset, 'variant', naming?.variant);
  return (naming?.variant !== undefined && known(variant, translate)) || translate(manifest.name);
}

/** The name of its scenario, else of its game. */
export function onlineBattleName(named: Named, translate: Translate): string {
  const { ruleset, scenario, naming } = named;
  const manifest = manifestOf(ruleset);
  const ready = manifest?.scenarios.find(({ id }) => id === scenario)?.name;
  const first = manifest?.games.flatMap((game) => [game.first, game.guided]).find((one) => one.scenario === scenario);
  const kind = keyOf(ruleset, 'scenario', naming?.scenario);
  return (
    ((ready ?? first?.name) ? translate(ready ?? first?.name ?? '') : given(naming?.name, translate)) ||
    (naming?.scenario !== undefined && known(kind, translate)) ||
    onlineGameName(named, translate)
  );
}

export function onlineSideName({ ruleset, scenario, naming }: Named, seat: string, translate: Translate): string {
  const manifest = manifestOf(ruleset);
  const ready = manifest?.scenarios.find(({ id }) => id === scenario)?.sides.find((side) => side.seat === seat)?.name;
  if (ready !== undefined) return translate(ready);
  const side = naming?.sides[seat];
  return (
    given(side?.name, translate) ||
    (side?.roster !== undefined && known(keyOf(ruleset, 'roster', side.roster), translate)) ||
    sideName(seat, side?.name, translate)
  );
}
