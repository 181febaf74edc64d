/** A position as the numbers of which its chance of victory is learnt. Pure. */
import type { Command, Holdings, Knowledge, Net } from '@drumhead/engine';

/** Whole numbers, so that every sum of them is exact whatever its order: the same chance on every machine. */
export interface ValuePosition {
  /** By seat: how far each number leads those of the others, in {@link PARTS}. */
  readonly sides: readonly (readonly number[])[];
  /** What speaks for a draw, in the same parts; null where there can be none. */
  readonly draw: readonly number[] | null;
  /** The index of the seat that wins what would be a draw, or null. */
  readonly winsDraws: number | null;
}

/** A number of a position is kept in parts of so many. */
export const PARTS = 64;

const whole = (value: number): number => Math.round(value * PARTS);

/** The captain's worths count in tenths: ten points of his are about one of a chance's. */
const OF_CAPTAIN = 10;

/** A number that the value knows, and what more of it may do to a chance. */
export interface KnownTerm {
  readonly key: string;
  readonly sign: 1 | -1 | 0;
}

/** The terms of a rule set's value in their order: those of its captain first, then what the sides hold. */
export function termsOf({ room, value }: Pick<Knowledge<unknown, Command>, 'room' | 'value'>): readonly KnownTerm[] {
  const ofCaptain = (room?.terms ?? []).map(({ key }) => ({ key: `captain.${key}`, sign: 1 }) as const);
  return [...ofCaptain, ...(value?.terms ?? [])];
}

/** Reads positions of one battle. A rule set without a room for values has no terms but its captain's. */
export function positionReader(known: Knowledge<unknown, Command>): (state: unknown) => ValuePosition {
  const worths = captainsWorths(known);
  return (state) => {
    const read = worths(state);
    const holdings: Holdings = known.value?.holdings(state) ?? { ...NOTHING, sides: read.map(() => []) };
    const leads = leadsOf(holdings.sides);
    return {
      sides: read.map((own, side) => [
        ...own.map((worth) => whole(worth / OF_CAPTAIN)),
        ...(leads[side] ?? []).map(whole),
      ]),
      draw: holdings.draw?.map(whole) ?? null,
      winsDraws: holdings.winsDraws,
    };
  };
}

const NOTHING = { draw: null, winsDraws: null } as const;

/** By seat, the weighted terms of a captain who has it: his own less the enemy's. */
function captainsWorths({ ruleset, room }: Knowledge<unknown, Command>): (state: unknown) => readonly number[][] {
  if (room === null) return (state) => ruleset.seats(state).map(() => []);
  const weights = room.terms.map(({ weight }) => weight);
  const into = new Float64Array(weights.length);
  const mind = room.mind(weights);
  return (state) =>
    ruleset.seats(state).map((seat) => {
      room.begin?.(mind, state, seat);
      room.read(mind, state, seat, into);
      return weights.map((weight, i) => weight * (into[i] as number));
    });
}

/** Each number of a side less the mean of the others'. */
function leadsOf(sides: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const others = Math.max(1, sides.length - 1);
  return sides.map((own) =>
    own.map((value, i) => value - (sides.reduce((sum, side) => sum + (side[i] as number), 0) - value) / others),
  );
}

/** The weights of a net in the order of {@link termsOf}; 0 where it has none. */
export function weightsIn(net: Net, known: Pick<Knowledge<unknown, Command>, 'room' | 'value'>): ValueWeights {
  return {
    sides: termsOf(known).map(({ key }) => net.sides[key] ?? 0),
    draw: (known.value?.drawTerms ?? []).map((key) => net.draw[key] ?? 0),
  };
}

/** How much each number counts, in parts of {@link WEIGHT_PARTS}. */
export interface ValueWeights {
  readonly sides: readonly number[];
  readonly draw: readonly number[];
}

export const WEIGHT_PARTS = 4096;
