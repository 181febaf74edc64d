/** What one captain has found out in one battle. */
import type { Field, State, Unit } from '../../state/state.ts';
import type { Attack } from './attacks.ts';
import type { Threats } from './threats.ts';

/** An attack of one unit on another, with the two as they stood. */
export interface KnownAttack {
  readonly attacker: Unit;
  readonly target: Unit;
  readonly attack: Attack;
}

export interface Mind {
  readonly weights: readonly number[];
  field: Field | null;
  /** By attacker and target. */
  attacks: (KnownAttack | undefined)[];
  /** The units whose supports are known, and how many each has; -1: not yet counted. */
  supportedIn: readonly Unit[] | null;
  supports: number[];
  /** Of the state that is being decided in. */
  threats: Threats | null;
  /** The state whose worth was summed last, for each side. */
  readonly summed: [Summed | null, Summed | null];
  /** Room for the terms of one state. */
  readonly terms: Float64Array;
}

export interface Summed {
  readonly state: State;
  readonly worth: number;
}

export function newMind(weights: readonly number[]): Mind {
  return {
    weights,
    field: null,
    attacks: [],
    supportedIn: null,
    supports: [],
    threats: null,
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
  mind.summed.fill(null);
}
