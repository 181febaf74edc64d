/** Forming a group: possible members, and the preview of a volley. */
import type { Refusal, Tally } from '@drumhead/engine';
import type { OrderKind, ShotFrame } from '../state/frames.ts';
import { onTable, ownerOf } from '../ground/geometry.ts';
import { memberProblem } from '../command/orderProblem.ts';
import { fitShooters, shooterProblem } from '../combat/shooting/volleyShooters.ts';
import { coverAgainst } from '../combat/shooting/shotFacts.ts';
import { shotScores } from '../combat/shooting/shotScores.ts';
import type { State } from '../state/state.ts';

export interface Candidate {
  readonly model: number;
  /** Why the model may not be ordered, or null. */
  readonly refusal: Refusal | null;
}

/** SK-GRP-2, -7, -11, -13, -20. All models of a Leader's squad on the table, in roster order. */
export function candidatesFor(state: State, leader: number, kind: OrderKind): readonly Candidate[] {
  return onTable(state, ownerOf(state, leader))
    .filter((model) => model !== leader)
    .map((model) => ({ model, refusal: memberProblem(state, leader, kind, model) }));
}

type FireOrder = {
  readonly kind: OrderKind;
  readonly leader: number;
  readonly members: readonly number[];
  readonly target: number;
  readonly weapons: readonly number[];
  readonly partners: readonly number[];
};

export interface VolleyPreview {
  /** The volley as it could be fired now, or null. */
  readonly shot: ShotFrame | null;
  /** Members that could not fire now, and why. They may load or move first (SK-SEQ-7). */
  readonly silent: readonly { readonly model: number; readonly refusal: Refusal | null }[];
  readonly attack: Tally;
  readonly defence: Tally;
  /** SK-GRP-17. Cover against any of them. */
  readonly cover: 0 | 1 | 2;
}

/** SK-GRP-13 to -19. The preview of a Volley or a Shoot and Reload carried out now. */
export function volleyPreview(state: State, order: FireOrder): VolleyPreview {
  const { members, weapons, target } = order;
  const places = fitShooters(
    state,
    order,
    members.map((_, place) => place),
  );
  const silent = members.flatMap((model, place) =>
    places.includes(place) ? [] : [{ model, refusal: shooterProblem(state, model, weapons[place] as number, target) }],
  );
  if (places.length === 0) return { shot: null, silent, attack: [], defence: [], cover: 0 };
  const shot: ShotFrame = {
    at: 'shot',
    shooters: places.map((place) => members[place] as number),
    weapons: places.map((place) => weapons[place] as number),
    target,
    aimed: false,
    volley: true,
    steady: false,
  };
  const { attack, defence } = shotScores(state, shot);
  return { shot, silent, attack, defence, cover: coverAgainst(state, shot) };
}
