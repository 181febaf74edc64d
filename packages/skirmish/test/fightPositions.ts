/** Positions of two models in a fight or a shooting, with enough distant friends that no squad breaks. */
import type { MeleeFrame, ShotFrame } from '../src/state/frames.ts';
import type { State } from '../src/state/state.ts';
import { type Playing, playing } from './playing.ts';
import { acting, type ModelSpec, type PositionSpec } from './positions.ts';

/** One of the two models. */
export type ManSpec = Omit<ModelSpec, 'at' | 'player'> & { readonly at?: ModelSpec['at'] };

/** Number of friends on each side, so that one loss is neither half nor too many. */
const FRIENDS = 5;

/** Distant friends along the edges of a table of 600 mm. */
export function friends(count = FRIENDS): readonly ModelSpec[] {
  return [0, 1].flatMap((player) =>
    Array.from({ length: count }, (_, i): ModelSpec => ({ at: [20 + 30 * i, player === 0 ? 580 : 20], player })),
  );
}

export interface FightSpec extends Omit<PositionSpec, 'models'> {
  /** More models, after the two and before their friends. */
  readonly others?: readonly ModelSpec[];
  /** Actions of the attacker. */
  readonly left?: number;
  readonly doing?: Parameters<typeof acting>[3];
}

/** Model 0 (red) is acting; model 1 (blue) is in contact north of it, by default. */
export function facing(attacker: ManSpec, defender: ManSpec, spec: FightSpec = {}): State {
  const { others = [], left = 3, doing: activation = {}, ...position } = spec;
  const models: readonly ModelSpec[] = [
    { at: [300, 320], player: 0, ...attacker },
    { at: [300, 300], player: 1, ...defender },
    ...others,
    ...friends(),
  ];
  return acting({ ...position, models }, 0, left, activation);
}

/** A plain soldier. */
export const MUSKET: ManSpec = { c: 2, weapons: ['musket'] };

/** The two models at a gap in millimetres, the shooter in the south. */
export function apart(gap: number, shooter: ManSpec, target: ManSpec, spec: FightSpec = {}): State {
  return facing({ at: [300, 500], ...shooter }, { at: [300, 480 - gap], ...target }, spec);
}

/** Model 0 attacks model 1. */
export function attacked(state: State, powerful = false): Playing {
  return playing(state).red({ type: 'attack', model: 0, target: 1, powerful });
}

/** Model 0 shoots at model 1. */
export function shotAt(state: State, aimed = false, weapon = 0): Playing {
  return playing(state).red({ type: 'shoot', model: 0, weapon, target: 1, aimed });
}

/** The frame of a plain attack. */
export function attackBy(attacker: number, defender: number, change: Partial<MeleeFrame> = {}): MeleeFrame {
  return {
    at: 'melee',
    attacker,
    defender,
    powerful: false,
    ambush: false,
    movedIn: false,
    charge: null,
    vorwaerts: false,
    parting: false,
    ...change,
  };
}

/** The frame of a plain shot, or of a volley of several. */
export function shotBy(shooters: readonly number[], target: number, change: Partial<ShotFrame> = {}): ShotFrame {
  return {
    at: 'shot',
    shooters,
    weapons: shooters.map(() => 0),
    target,
    aimed: false,
    volley: shooters.length > 1,
    steady: false,
    ...change,
  };
}
