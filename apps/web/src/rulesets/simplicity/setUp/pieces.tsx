/** The troops of an army on parade, with what they can do. */
import { profileOfKind } from '@drumhead/simplicity/armies';
import type { State } from '@drumhead/simplicity/screen';
import type { Facts, Messages } from '../../../i18n/index.ts';
import { alike, type Piece } from '../../../setUp/rulesSetUp.ts';
import { Portrait } from '../drawing/pieces/Portrait.tsx';
import type { PieceRef } from '../interaction/scene.ts';
import type { BattlePageKey } from './messages.ts';

export function pieces(messages: Messages, state: State, side: number): readonly Piece[] {
  const { units, commands } = state.field;
  const say = (key: BattlePageKey, facts: Facts = {}) => messages.translate(key, facts);
  const of = (
    ref: PieceRef,
    name: string,
    kind: Parameters<typeof profileOfKind>[0],
    more: readonly string[],
  ): Piece => {
    const { rate, ranges, routs } = profileOfKind(kind);
    const profile = [
      say('web.sipBattle.piece.moves', { rate }),
      ...(ranges.length === 0 ? [] : [say('web.sipBattle.piece.fires', { ranges: ranges.join(' / ') })]),
      ...(kind === 'command' || routs ? [] : [say('web.sipBattle.piece.lost')]),
      ...more,
    ].join(' ');
    const picture = <Portrait state={state} piece={ref} />;
    return { key: `${ref.what}${ref.index}`, name, count: 1, picture, profile, rules: [] };
  };
  return alike([
    ...units.flatMap(({ side: own, kind, class: unitClass }, index) =>
      own === side
        ? [of({ what: 'unit', index }, messages.translate(`sip.troops.${unitClass}.${kind}`), kind, [])]
        : [],
    ),
    ...commands.flatMap(({ side: own }, index) =>
      own === side
        ? [
            of({ what: 'command', index }, messages.translate('sip.unit.command'), 'command', [
              say('web.sipBattle.piece.helps'),
            ]),
          ]
        : [],
    ),
  ]);
}
