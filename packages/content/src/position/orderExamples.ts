/** Orders that are possible now, for people who look for the right words. */
import type { Command, Pending, Seat } from '@drumhead/engine';
import type { NamedFields } from './fieldMeanings.ts';

/** A rule set that lists orders, and tells them in people's terms. */
export interface OfferingGame<S> {
  pending(state: S): readonly Pending[];
  offers(state: S, seat: Seat): readonly Command[];
  toPeople(state: S, said: object): NamedFields;
}

/** An order of each kind that is possible now; where dice are waited for, a roll with the first face of each. */
export function orderExamples<S>(game: OfferingGame<S>, state: S): readonly NamedFields[] {
  return game.pending(state).flatMap(({ seat, dice }): readonly NamedFields[] => {
    if (dice !== undefined) {
      return [{ type: 'roll', faces: dice.map(({ count, faces }) => Array.from({ length: count }, () => faces[0])) }];
    }
    const kinds = new Map(game.offers(state, seat).map((offer) => [kindOf(offer), offer] as const));
    return [...kinds.values()].map((offer) => game.toPeople(state, offer));
  });
}

/** The type of an order, and the kind of a group order or of a move. */
function kindOf(offer: Command): string {
  const { type, kind, move } = offer as {
    readonly type: string;
    readonly kind?: string;
    readonly move?: { readonly kind?: string };
  };
  return `${type} ${kind ?? move?.kind ?? ''}`;
}
