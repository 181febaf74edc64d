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

/** What the captain's terms read counts in tenths: ten points of his are about one of a chance's. */
const OF_CAPTAIN = 10;

/** A number that the value knows, and what more of it may do to a chance. */
export interface KnownTerm {
  readonly key: string;
  readonly sign: 1 | -1 | 0;
  /** How much the captain counts it; null where it is none of his terms. */
  readonly ofCaptain: number | null;
}

/** The terms of a rule set's value in their order: those of its captain first, then what the sides hold. */
export function termsOf({ room, value }: Pick<Knowledge<unknown, Command>, 'room' | 'value'>): readonly KnownTerm[] {
  return [
    ...(room?.terms ?? []).map(({ key, weight }) => ({ key: `captain.${key}`, sign: 1, ofCaptain: weight }) as const),
    ...(value?.terms ?? []).map((term) => ({ ...term, ofCaptain: null })),
  ];
}

/** Reads positions of one battle. A rule set without a room for values has no terms but its captain's. */
export function positionReader(known: Knowledge<unknown, Command>): (state: unknown) => ValuePosition {
  const reads = captainsReads(known);
  return (state) => {
    const read = reads(state);
    const holdings: Holdings = known.value?.holdings(state) ?? { ...NOTHING, sides: read.map(() => []) };
    const leads = leadsOf(holdings.sides);
    return {
      sides: read.map((own, side) => [
        ...own.map((term) => whole(term / OF_CAPTAIN)),
        ...(leads[side] ?? []).map(whole),
      ]),
      draw: holdings.draw?.map(whole) ?? null,
      winsDraws: holdings.winsDraws,
    };
  };
}

const NOTHING = { draw: null, winsDraws: null } as const;

/** By seat, what the captain's terms read for who has it, unweighted: a captain may count them anew and the value stays. */
function captainsReads({ ruleset, room }: Knowledge<unknown, Command>): (state: unknown) => readonly number[][] {
  if (room === null) return (state) => ruleset.seats(state).map(() => []);
  const into = new Float64Array(room.terms.length);
  const mind = room.mind(room.terms.map(({ weight }) => weight));
  return (state) =>
    ruleset.seats(state).map((seat) => {
      room.begin?.(mind, state, seat);
      room.read(mind, state, seat, into);
      return [...into];
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

/** Learnt weights of the numbers of scenarios' own rules (`script.ts`), and where they come from. */
export interface ScriptNet {
  /** In parts of 4,096. */
  readonly sides: readonly number[];
  /** Battles of each scenario: it was learnt from every other one; their seed, and a hash of the positions. */
  readonly battles: number;
  readonly seed: string;
  readonly data: string;
}
