/** Which order the guided battle advises next, by exact chances: an attack, or a move towards the enemy. Pure. */
import type { MoveConsequence } from '@drumhead/content';
import { memoizeBy } from '@drumhead/engine';
import {
  armOf,
  type Command,
  orderOdds,
  orderPreview,
  rateOf,
  type State,
  type UnitProfile,
} from '@drumhead/simplicity/screen';
import { best } from '../../../guide/advice.ts';
import { nearestPiece } from '../../../guide/nearestPiece.ts';
import type { Point } from '../../../table/camera.ts';
import type { Place } from '../../../table/troops/footprints.ts';
import { toFacing, toSteps } from '../../../table/units.ts';
import { unitPlace } from './places.ts';
import { type Ghost, moveFromDrag, proposalFor } from './proposal.ts';
import { type PieceRef, type Scene, sceneOf } from './scene.ts';

export type Attack = Extract<Command, { readonly type: 'charge' | 'fire' | 'moveFire' }>;
type Move = Extract<Command, { readonly type: 'move' }>;

/** Chance that an order brings what it is given for: a charge won, a DP, a rally; activation counted. */
export const promise = (state: State, command: Command): number => orderOdds(state, command).succeeds;

/** Weight of one DP more for a unit that has so many. */
const WEIGHT: readonly number[] = [1, 1.2, 1.5, 2.5];
/** What a failed charge costs, by the weight of one DP: the unit is confused, and cannot fire. */
const CONFUSED = 0.1;

const weightOf = ({ units }: State, unit: number): number => WEIGHT[units[unit]?.dp ?? 0] ?? 1;

/** What an attack gains on balance: the DP that it may give less those that it may cost, by their weight. */
function gainOf(state: State, attack: Attack): number {
  const { targetDisrupted: given, ownDisrupted: taken } = orderOdds(state, attack);
  const fails = attack.type === 'charge' ? 1 - (orderPreview(state, attack).activation?.chance ?? 1) : 0;
  return given * weightOf(state, attack.target) - taken * weightOf(state, attack.unit) - fails * CONFUSED;
}

export const attacksIn = ({ offers }: Scene): readonly Attack[] =>
  offers.filter(
    (offer): offer is Attack => offer.type === 'charge' || offer.type === 'fire' || offer.type === 'moveFire',
  );

/** A charge that is won less often is not advised: nobody would see why. */
export const LEAST_WIN = 0.25;

/** The attack that gains most, or null where none is worth its risk. */
export function bestAttack(scene: Scene): Attack | null {
  const found = best(
    attacksIn(scene).filter((attack) => attack.type !== 'charge' || promise(scene.state, attack) >= LEAST_WIN),
    (attack) => gainOf(scene.state, attack),
  );
  return found && found.worth > 0 ? found.one : null;
}

/** Places by unit; null: gone, or not an enemy. */
export const enemyPlaces = ({ state, side }: Scene): readonly (Place | null)[] =>
  state.units.map((_, i) => (state.field.units[i]?.side === side ? null : unitPlace(state, i)));

/** A move that is advised. */
export interface Way {
  readonly command: Move;
  readonly to: Point;
  readonly unit: number;
  /** The nearest enemy, and how far it is now, in millimetres. */
  readonly target: number;
  readonly gap: number;
  /** The best attack that it could make from there, if nothing else changed; null: none is worth its risk. */
  readonly next: { readonly type: Attack['type']; readonly chance: number } | null;
}

/** In the first turn an enemy so near is awaited: it may come by itself. Millimetres. */
const WAITS = 220;
/** With so many DP a unit goes no nearer to the enemy. */
const WORN = 2;
/** Millimetres nearer, or as much worth, that make a move worth an action point. */
const LEAST_STEP = 10;

/** Foot and horse that may go forward, with the enemy that is nearest to each. Guns reach far, and stay. */
function goers(scene: Scene) {
  const { state } = scene;
  const foes = enemyPlaces(scene);
  const isFresh = (unit: number): boolean =>
    (state.units[unit]?.dp ?? 0) < WORN && armOf(state.field.units[unit] as UnitProfile) !== 'artillery';
  const units = new Set(
    scene.offers.flatMap((offer) => (offer.type === 'move' && isFresh(offer.unit) ? [offer.unit] : [])),
  );
  return [...units].flatMap((unit) => {
    const place = unitPlace(state, unit);
    const near = place && nearestPiece(place, foes);
    return near ? [{ unit, target: near.index, gap: near.gap, there: foes[near.index] as Place }] : [];
  });
}

const isAwaited = ({ state }: Scene, gap: number): boolean => state.gameTurn === 1 && gap <= WAITS;

/** An enemy that comes from farther is fired at before it fires. Millimetres. */
const FIRES_FIRST = 150;

/** Do units stay where they are because the enemy comes to them, and is fired at before it can fire or charge? */
export function waitsForEnemy(scene: Scene): boolean {
  const gaps = goers(scene).map(({ gap }) => gap);
  return gaps.some((gap) => isAwaited(scene, gap)) && gaps.every((gap) => gap > FIRES_FIRST);
}

/** Where no attack is worth its price: the move of the unit that is farthest from the enemy, unless that is awaited. */
export const wayForward = memoizeBy((scene: Scene): Way | null => {
  const ways = goers(scene).filter(({ gap }) => !isAwaited(scene, gap));
  for (const { there, ...way } of ways.sort((a, b) => b.gap - a.gap)) {
    const ends = endsTowards(scene, way.unit, there);
    const found = best(
      isInReach(scene, way) ? ends.filter(({ end, isFiredAt }) => end.next || !isFiredAt) : ends,
      ({ worth }) => worth,
    );
    if (found && found.worth >= LEAST_STEP) return { ...way, ...found.one.end };
  }
  return null;
});

/** Horse that could charge already goes under fire only where a charge worth its risk opens. */
function isInReach({ state }: Scene, { unit, gap }: { readonly unit: number; readonly gap: number }): boolean {
  const profile = state.field.units[unit] as UnitProfile;
  return armOf(profile) === 'cavalry' && toSteps(gap) <= rateOf(profile);
}

/** Parts of the way to the nearest enemy at which a move may end. */
const PARTS = [1, 0.8, 0.65, 0.5, 0.35, 0.2];
/** What an attack from there is worth for each DP on balance, in millimetres of a step nearer. */
const ATTACK_WORTH = 150;
/** What it takes off that an enemy could charge the unit there, or that it is out of command, in millimetres. */
const RISKS: Readonly<Record<string, number>> = { 'sip.after.charge.in': 40, 'sip.after.command.lost': 20 };
/** What each enemy more takes off that could fire at horse, which cannot fire back. */
const FIRED_AT = 60;

/** Millimetres that the dangers of a place take off its worth. */
function riskOf({ state }: Scene, unit: number, consequences: readonly MoveConsequence[]): number {
  const isHorse = armOf(state.field.units[unit] as UnitProfile) === 'cavalry';
  return consequences.reduce((sum, { what, pieces }) => {
    const fired = isHorse && what === 'sip.after.fire.in' ? FIRED_AT * pieces.length : 0;
    return sum + fired + (RISKS[what] ?? 0);
  }, 0);
}

/** Legal moves towards an enemy, and the moves offered, with what they are worth in millimetres nearer. */
function endsTowards(scene: Scene, index: number, there: Place) {
  const piece: PieceRef = { what: 'unit', index };
  const here = unitPlace(scene.state, index) as Place;
  const drags = PARTS.map((part) => {
    const to = { x: here.x + (there.x - here.x) * part, y: here.y + (there.y - here.y) * part };
    return moveFromDrag(scene, { piece, to, facing: null, turning: false });
  });
  const offered = scene.offers.filter((offer) => offer.type === 'move' && offer.unit === index);
  return [...drags, ...offered].flatMap((asked) => {
    const aim = asked && proposalFor(scene, piece, asked);
    if (aim?.command?.type !== 'move' || !aim.ghost) return [];
    const end = { ...here, x: aim.ghost.x, y: aim.ghost.y, facing: aim.ghost.facing };
    const nearer = nearestGap(here, there) - nearestGap(end, there);
    const next = nextAttack(scene, index, aim.ghost);
    const risk = riskOf(scene, index, aim.consequences);
    const worth = nearer - risk + ATTACK_WORTH * (next?.gain ?? 0);
    const isFiredAt = aim.consequences.some(({ what }) => what === 'sip.after.fire.in');
    return [{ end: { command: aim.command, to: { x: end.x, y: end.y }, next }, isFiredAt, worth }];
  });
}

/** The attack that would gain a unit most from another place, if nothing else changed. */
function nextAttack({ state, seat, rules }: Scene, unit: number, { x, y, facing }: Ghost) {
  const units = state.units.map((one, i) =>
    i === unit ? { ...one, x: toSteps(x), y: toSteps(y), facing: toFacing(facing) } : one,
  );
  const then = sceneOf({ ...state, units }, seat, rules);
  const attacks = attacksIn(then).filter((attack) => attack.unit === unit);
  const found = best(attacks, (attack) => gainOf(then.state, attack));
  return found && found.worth > 0
    ? { type: found.one.type, chance: promise(then.state, found.one), gain: found.worth }
    : null;
}

const nearestGap = (from: Place, to: Place): number => nearestPiece(from, [to])?.gap ?? 0;
