/** One order for several units: each gets it in turn through the judge. The rules know no group orders (SIP-AP-4). */
import { DICE, type Refusal } from '@drumhead/engine';
import { type Command, destinationOf, rateOf, type State } from '@drumhead/simplicity/screen';
import type { Point } from '../../../table/camera.ts';
import { degrees, mm } from '../../../table/units.ts';
import { placeOf } from './places.ts';
import { type Ghost, moveFromDrag } from './proposal.ts';
import { isOrdering, judge, nearestTo, type Scene, targetOf } from './scene.ts';

export type CommonKind = 'move' | 'fire' | 'rally';

/** The order of one unit, with the state that it is judged in. */
export interface Share {
  readonly unit: number;
  readonly command: Command;
  readonly before: State;
  /** Where it would come to stand; null for an order that moves nobody. */
  readonly ghost: Ghost | null;
}

export interface CommonOrder {
  readonly kind: CommonKind;
  /** In the order in which they are given. */
  readonly shares: readonly Share[];
  /** Units that cannot take the order, and why. */
  readonly behind: readonly { readonly unit: number; readonly refusal: Refusal }[];
  /** Units for which no action point is left. */
  readonly unpaid: readonly number[];
}

/** All go as far and the same way as the one that is dragged; those in front first, so that they clear the way. */
export function commonMove(scene: Scene, units: readonly number[], by: Point): CommonOrder {
  const { state } = scene;
  const along = (unit: number) => {
    const place = placeOf(state, { what: 'unit', index: unit });
    return place ? place.x * by.x + place.y * by.y : 0;
  };
  const inFrontFirst = [...units].sort((a, b) => along(b) - along(a) || a - b);
  return common(scene, 'move', inFrontFirst, (at, unit) => {
    const piece = { what: 'unit', index: unit } as const;
    const place = placeOf(at.state, piece);
    if (!place) return [];
    const asked = moveFromDrag(at, {
      piece,
      to: { x: place.x + by.x, y: place.y + by.y },
      facing: null,
      turning: false,
    });
    return asked ? [asked] : [];
  });
}

/** Each straight ahead of its own front, no farther than it can. */
export function commonAdvance(scene: Scene, units: readonly number[], distance: number): CommonOrder {
  return common(scene, 'move', units, (_, unit) => [{ type: 'move', unit, turn: 0, distance, turnAfter: 0 }]);
}

/** How far all of them can go on open ground: the rate of the slowest, in steps. */
export function commonRate({ state }: Scene, units: readonly number[]): number {
  return Math.min(...units.flatMap((unit) => (state.field.units[unit] ? [rateOf(state.field.units[unit])] : [])));
}

export function commonFire(scene: Scene, units: readonly number[], target: number): CommonOrder {
  return common(scene, 'fire', units, (_, unit) => [{ type: 'fire', unit, target }]);
}

/** Units in good order have nothing to rally; routing ones come last, as the player chooses how they face again. */
export function commonRally(scene: Scene, units: readonly number[]): CommonOrder {
  const isRouting = (unit: number) => scene.state.units[unit]?.status === 'routing';
  const routingLast = [...units].sort((a, b) => Number(isRouting(a)) - Number(isRouting(b)) || a - b);
  return common(scene, 'rally', routingLast, ({ offers }, unit) => {
    const rally = offers.find((offer) => offer.type === 'rally' && offer.unit === unit);
    return rally ? [rally] : [];
  });
}

/** Enemies that at least one of the units may fire at, with the number that may. */
export function commonTargets({ offers }: Scene, units: readonly number[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const offer of offers)
    if (offer.type === 'fire' && units.includes(offer.unit))
      found.set(targetOf(offer), (found.get(targetOf(offer)) ?? 0) + 1);
  return found;
}

/**
 * Plans the shares one after the other. Dice in between: an activation is taken to succeed, so that the next unit finds
 * the way clear; a shot is taken to miss, so that the next one still has its target.
 */
function common(
  scene: Scene,
  kind: CommonKind,
  units: readonly number[],
  orderOf: (scene: Scene, unit: number) => readonly Command[],
): CommonOrder {
  const shares: Share[] = [];
  const behind: { unit: number; refusal: Refusal }[] = [];
  const unpaid: number[] = [];
  let at = scene;
  for (const unit of units) {
    if (!isOrdering(at)) unpaid.push(unit);
    for (const asked of isOrdering(at) ? orderOf(at, unit) : []) {
      const judged = judge(at, asked);
      const nearest = judged.ok || kind !== 'move' ? null : nearestTo(at, asked);
      const taken = judged.ok ? judged : nearest && judge(at, nearest);
      if (!taken?.ok) {
        if (!judged.ok) behind.push({ unit, refusal: judged.refusal });
        continue;
      }
      shares.push({ unit, command: taken.command, before: at.state, ghost: ghostOf(at.state, unit, taken.command) });
      at = afterwards(at, taken.after, kind === 'fire' ? 1 : 6);
    }
  }
  return { kind, shares, behind, unpaid };
}

function ghostOf(state: State, unit: number, command: Command): Ghost | null {
  const pose = destinationOf(state, command)?.pose;
  return pose
    ? { piece: { what: 'unit', index: unit }, x: mm(pose.x), y: mm(pose.y), facing: degrees(pose.facing) }
    : null;
}

/** The person's next decision, with all dice until then showing the face; without one if the turn has passed. */
function afterwards(scene: Scene, state: State, face: number): Scene {
  const { rules, seat } = scene;
  let now = state;
  for (;;) {
    const frame = now.frames[now.frames.length - 1] ?? null;
    const waiting = rules.pending(now)[0];
    const isOver = frame?.at === 'turn' && frame.step !== 'orders';
    if (waiting?.seat !== DICE || !waiting.dice || isOver)
      return { ...scene, state: now, frame, pending: waiting?.seat === seat ? waiting : null };
    const roll = { type: 'roll' as const, faces: waiting.dice.map(({ count }) => Array<number>(count).fill(face)) };
    const answer = rules.decide(now, DICE, roll);
    if (!answer.ok) return { ...scene, state: now, frame, pending: null };
    now = answer.state;
  }
}
