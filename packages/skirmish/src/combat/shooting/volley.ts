/** Volleys: the members of an order fire as one (SK-SEQ-7 steps 2 to 5, SK-SEQ-8). */
import { push, replaceTop, emit } from '@drumhead/engine';
import { bandAt } from './ranges.ts';
import { dataOf, weaponOf } from '../../state/abilities.ts';
import { hasFeature } from '../../command/nationalFeatures.ts';
import type { Activation, GroupFrame, Order, OrderKind, ShotFrame } from '../../state/frames.ts';
import { gapBetween, has, ownerOf } from '../../ground/geometry.ts';
import type { Model, State } from '../../state/state.ts';
import { changeModel, type Draft } from '../../state/draft.ts';
import { fitShooters } from './volleyShooters.ts';

/** SK-GRP-19, SK-GRP-22. Cost of firing, in actions of every member. */
export const VOLLEY_COST: Readonly<Record<OrderKind, number>> = {
  groupMove: 0,
  regroup: 0,
  volley: 1,
  shootAndReload: 2,
};

/** SK-NAT-2. Fewest shooters of a Steady volley. */
export const STEADY_SHOOTERS = 3;

/** SK-SEQ-7. Fires the volley of all who can; every member pays its action. */
export function fireVolley(draft: Draft, frame: GroupFrame): void {
  const { order } = frame;
  const cost = VOLLEY_COST[order.kind];
  if (!frame.doings.some(({ left }) => left >= cost)) {
    replaceTop(draft, { ...frame, stage: order.kind === 'shootAndReload' ? 'short' : 'after' });
    return;
  }
  const doings = frame.doings.map((activation) => ({
    ...activation,
    left: Math.max(0, activation.left - cost),
  }));
  replaceTop(draft, { ...frame, doings, acting: -1, stage: 'fired' });
  const able = order.members
    .map((_, place) => place)
    .filter((place) => (frame.doings[place] as Activation).left >= cost);
  const places = order.kind === 'shootAndReload' ? able : fitShooters(draft, order, able);
  if (places.length === 0) {
    emit(draft, { type: 'heldFire', rule: 'SK-SEQ-7', leader: order.leader });
    return;
  }
  const volley: ShotFrame = {
    at: 'shot',
    shooters: places.map((place) => order.members[place] as number),
    weapons: places.map((place) => order.weapons[place] as number),
    target: order.target,
    aimed: false,
    volley: true,
    steady: false,
  };
  const player = ownerOf(draft, order.leader);
  if (isSteady(draft, player, volley)) push(draft, { at: 'steady', player, volley });
  else push(draft, volley);
}

/** SK-NAT-2. Three or more shooters on foot, all in their weapon's nearest band. */
function isSteady(state: State, player: number, { shooters, weapons, target }: ShotFrame): boolean {
  if (shooters.length < STEADY_SHOOTERS || !hasFeature(state, player, 'SK-NAT-2')) return false;
  return shooters.every((shooter, i) => {
    const weapon = weaponOf(state, shooter, weapons[i] as number);
    const near = weapon !== undefined && bandAt(state, dataOf(weapon).ranged, gapBetween(state, shooter, target)) === 0;
    return near && !has(state, shooter, 'mounted');
  });
}

/** SK-GRP-21, SK-GRP-22. After a Shoot and Reload the two lines exchange weapons. */
export function changeWeapons(draft: Draft, frame: GroupFrame): void {
  const { order } = frame;
  if (order.kind === 'shootAndReload') {
    for (let pair = 0; pair < order.members.length; pair++) changePair(draft, order, pair);
  }
  replaceTop(draft, { ...frame, stage: 'after' });
}

/** A weapon keeps its load and depletion; both models count as having attacked. */
function changePair(draft: Draft, { members, partners, weapons }: Order, pair: number): void {
  const front = members[pair] as number;
  const second = partners[pair] as number;
  const mine = weapons[pair] as number;
  const weapon = weaponOf(draft, front, mine);
  const theirs = draft.field.models[second]?.weapons.findIndex((own) => own === weapon) ?? -1;
  const before = draft.models[front] as Model;
  const after = draft.models[second] as Model;
  changeModel(draft, front, withWeapon(before, mine, after, theirs));
  changeModel(draft, second, { ...withWeapon(after, theirs, before, mine), attacked: true });
}

type WeaponMarks = Pick<Model, 'loaded' | 'depleted' | 'fired' | 'reloaded'>;

function withWeapon(model: Model, index: number, from: Model, at: number): WeaponMarks {
  const put = (marks: readonly boolean[], taken: readonly boolean[]): readonly boolean[] =>
    marks.map((mark, i) => (i === index ? taken[at] === true : mark));
  return {
    loaded: put(model.loaded, from.loaded),
    depleted: put(model.depleted, from.depleted),
    fired: put(model.fired, from.fired),
    reloaded: put(model.reloaded, from.reloaded),
  };
}
