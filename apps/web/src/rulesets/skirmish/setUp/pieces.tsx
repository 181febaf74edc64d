/** The models of a squad on parade, with what they can do. */
import type { State } from '@drumhead/skirmish/screen';
import type { Messages } from '../../../i18n/index.ts';
import type { Piece } from '../../../setUp/rulesSetUp.ts';
import { Figure } from '../drawing/pieces/Figure.tsx';
import { abilitiesText } from '../pages/squads/profile.ts';
import { modelName, numberOf } from '../screen/names.ts';
import type { GamePageKey } from './messages.ts';

export function pieces(messages: Messages, state: State, side: number): readonly Piece[] {
  const { translate } = messages;
  return state.field.models.flatMap(({ id, player, q, c, weapons, specials, points }, index): readonly Piece[] => {
    if (player !== side) return [];
    const name = modelName(messages, state, index);
    const abilities = abilitiesText({ q, c, weapons, specials: [] }, (key) => translate(key));
    return [
      {
        key: id,
        name,
        count: 1,
        mark: numberOf(state, index)?.toString() ?? name.charAt(0),
        picture: <Figure state={state} index={index} />,
        profile: translate('web.skGame.piece' satisfies GamePageKey, { abilities, points }),
        rules: specials.map((special) => ({
          name: translate(`sk.special.${special}`),
          about: translate(`sk.clause.${special}`),
        })),
      },
    ];
  });
}
