/** What one captain has found out in one battle. */
import type { Field, State, Unit } from '../../state/state.ts';
import type { Clash } from '../../combat/scores.ts';

/** The best attack of every unit in a state. */
export interface Threats {
  readonly units: readonly Unit[];
  /** Expected worth of the best attack, 0 where there is none. */
  readonly worth: Float64Array;
  /** Its target, or -1. */
  readonly target: Int16Array;
  /** Is it a charge? */
  readonly charge: Uint8Array;
  /** A unit that stands in the way of a better one, or -1. */
  readonly mask: Int16Array;
}

/** What one unit may do to another as the two stand, whoever stands between. */
export interface Attack {
  /** Chance of a DP by fire as it stands, and after a turn or a stride. */
  readonly standing: number;
  readonly moving: number;
  readonly charge: Contact | null;
}

/** A charge that may come to contact. */
export type Contact = Pick<Clash, 'flank' | 'hindered'>;

/** An attack of one unit on another, with the two as they stood. */
export interface KnownAttack {
  readonly attacker: Unit;
  readonly target: Unit;
  readonly attack: Attack;
}

export interface Mind {
  readonly weights: readonly number[];
  /** How many times as much as usual counts what dice may cost himself. */
  readonly risk: number;
  field: Field | null;
  /** By attacker and target. */
  attacks: (KnownAttack | undefined)[];
  /** The units whose supports are known, and how many each has; -1: not yet counted. */
  supportedIn: readonly Unit[] | null;
  supports: number[];
  /** Of the state that is being decided in. */
  threats: Threats | null;
  /** Those of the state that was read last while nothing is decided: both sides are read in turn. */
  found: { readonly state: State; readonly threats: Threats } | null;
  /** The state whose worth was summed last, for each side. */
  readonly summed: [Summed | null, Summed | null];
  /** Room for the terms of one state. */
  readonly terms: Float64Array;
}

export interface Summed {
  readonly state: State;
  readonly worth: number;
}

export function newMind(weights: readonly number[], risk = 1): Mind {
  return {
    weights,
    risk,
    field: null,
    attacks: [],
    supportedIn: null,
    supports: [],
    threats: null,
    found: null,
    summed: [null, null],
    terms: new Float64Array(weights.length),
  };
}

/** Forgets all of another battle. */
export function begins(mind: Mind, { field }: State): void {
  if (mind.field === field) return;
  mind.field = field;
  mind.attacks = [];
  mind.supports = field.units.map(() => -1);
  mind.supportedIn = null;
  mind.threats = null;
  mind.found = null;
  mind.summed.fill(null);
}
