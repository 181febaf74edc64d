/** How the sides, pieces and places of a draft are called in its balance, and figures are written. */
import { LANGUAGES } from '@drumhead/content';
import { type BalanceNames, placeName } from '@drumhead/content/balance';
import { scriptOf } from '@drumhead/engine';
import { formationsOf, pieceName, priceIn, troopsName } from '@drumhead/rulesets';
import type { Messages } from '../../i18n/index.ts';
import { percent } from '../../panels/percent.ts';
import type { Making } from '../making.ts';

export function balanceNames(
  { screen, file }: Pick<Making, 'screen' | 'file'>,
  messages: Messages,
  state: unknown,
  seats: readonly string[],
): BalanceNames {
  const { translate, language } = messages;
  const t: BalanceNames['t'] = (key, facts) => translate(key, facts);
  const tenths = new Intl.NumberFormat(LANGUAGES[language].locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    t,
    side: (side) => screen.seatName(messages, state, seats[side] ?? ''),
    piece: (piece) => pieceName(file.ruleset, state, piece, t),
    price: (piece) => priceIn(file.ruleset, state, piece),
    formations: formationsOf(file.ruleset, file, state, t),
    place: (id) => placeName(scriptOf(file), id, t),
    troops: (troops) => troopsName(file.ruleset, state, troops, t),
    percent,
    decimal: (number) => tenths.format(number),
  };
}
