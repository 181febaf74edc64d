/**
 * Where the ground lets a unit stand that is placed before the battle or comes on during it: the same for all units of a
 * kind and class as long as the battle lasts, so it is found once. Who stands there already is another matter.
 */
import type { Pose, Quad } from '@drumhead/table';
import { homeward } from './forced.ts';
import { profileOf } from './geometry.ts';
import { CLASSES, KINDS, placeOfKind } from './kinds.ts';
import type { Field, Piece, SideIndex, State } from './state.ts';

export interface Footing {
  readonly pose: Pose;
  readonly quad: Quad;
}

/** By the number of a place; undefined: nobody has looked yet. */
type Footings = (Footing | null | undefined)[];

interface Known {
  readonly terrain: readonly Piece[];
  /** By side, home edge, kind and class. */
  readonly lists: Footings[];
}

/** Looks at a numbered place of a side's unit; null: the ground does not let it stand there. */
type Look = (state: State, side: SideIndex, unit: number, place: number) => Footing | null;

/** The places of a side's unit, for one way of numbering them, each looked at once. */
export function footings(
  look: Look,
): (state: State, side: SideIndex, unit: number) => (place: number) => Footing | null {
  const known = new WeakMap<Field, Known>();
  return (state, side, unit) => {
    const { field, terrain } = state;
    let found = known.get(field);
    if (found?.terrain !== terrain) {
      found = { terrain, lists: [] };
      known.set(field, found);
    }
    const profile = profileOf(state, unit);
    const edge = homeward(state, side) === 0 ? 0 : 1;
    const make = placeOfKind(profile.kind) * CLASSES.length + CLASSES.indexOf(profile.class);
    const list = (found.lists[(2 * side + edge) * KINDS.length * CLASSES.length + make] ??= []);
    return (place) => {
      const footing = list[place];
      return footing === undefined ? (list[place] = look(state, side, unit, place)) : footing;
    };
  };
}
