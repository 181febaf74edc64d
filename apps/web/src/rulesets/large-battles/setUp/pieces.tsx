/** The troops of a Division on parade, with what they can do. */
import type { Formation, State } from '@drumhead/large-battles';
import type { Facts, Messages } from '../../../i18n/index.ts';
import { alike, type Clause, type Piece } from '../../../setUp/rulesSetUp.ts';
import { Portrait } from '../drawing/pieces/Portrait.tsx';
import { STANDING } from '../drawing/pieces/TroopPicture.tsx';
import type { PieceRef } from '../interaction/scene.ts';
import type { PickUpKey } from './messages.ts';

export function pieces(messages: Messages, state: State, side: number, clause: Clause): readonly Piece[] {
  const { translate } = messages;
  const say = (key: PickUpKey, facts: Facts = {}) => translate(key, facts);
  /** Clauses of the reference stand under the names that the rules have everywhere. */
  const rulesOf = (traits: Readonly<Record<keyof never, boolean>>) =>
    Object.entries(traits).flatMap(([trait, has]) => {
      const name = translate(`lb.rule.${trait}`);
      return has ? [{ name, about: clause(name) }] : [];
    });
  const { units, generals, level } = state.field;
  /** As it mostly stands, at one scale: a line would be a strip. Brigades have one formation for all. */
  const formationOf = ({ what, index }: PieceRef): Formation | undefined => {
    const unit = what === 'unit' && level === 'division' ? units[index] : undefined;
    return unit && STANDING[unit.arm];
  };
  const drawn = (piece: PieceRef) => {
    const formation = formationOf(piece);
    return {
      key: `${piece.what}${piece.index}`,
      count: 1,
      picture: <Portrait state={state} piece={piece} {...(formation && { formation })} />,
    };
  };
  return alike([
    ...units.flatMap((unit, index): readonly Piece[] => {
      if (unit.side !== side) return [];
      const { arm, traits, calibre } = unit;
      const q = traits.unpredictable ? '?' : unit.q;
      const profile = [
        say('web.pickup.piece.q', { q }),
        ...(arm === 'artillery' ? [] : [say('web.pickup.piece.c', { c: unit.c })]),
        ...(arm === 'infantry' ? [say('web.pickup.piece.sk', { sk: unit.sk })] : []),
        ...(calibre ? [translate(`lb.calibre.${calibre}`)] : []),
      ].join(', ');
      return [
        {
          ...drawn({ what: 'unit', index }),
          name: translate(unit.name),
          profile: `${profile}.`,
          rules: rulesOf({ ...traits }),
        },
      ];
    }),
    ...generals.flatMap((general, index): readonly Piece[] => {
      if (general.side !== side) return [];
      const name = translate(general.name);
      const isRolled = state.field.setUp === 'pickup';
      const profile = isRolled ? say('web.pickup.piece.rolled') : `${say('web.pickup.piece.q', { q: general.q })}.`;
      return [
        { ...drawn({ what: 'general', index }), name, profile, rules: isRolled ? [] : rulesOf({ ...general.traits }) },
      ];
    }),
  ]);
}
