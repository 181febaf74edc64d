/** A good finite sample of the orders open to a side; each is accepted by the judge (promise 4). */
import { facingTowards, normalise, turnBetween } from '@drumhead/table';
import { chargeBan, tryCharge } from './charge.ts';
import { attachedCommands, commander, commandsOf, ridePathProblem } from './commandBases.ts';
import { distanceBetween, isSection, poseOf, profileOf, sideOf, unitOf } from './geometry.ts';
import { tryShot } from './fire.ts';
import { armOf, KIND, rateOf } from './kinds.ts';
import { cm } from './measure.ts';
import { EIGHTH, HALF, QUARTER, tryMoveOfFire, tryWay, turnCost, type Way } from './moves.ts';
import { canPay, type Order, tryRetiring } from './orders.ts';
import { rallyProblem, rerollProblem } from './rally.ts';
import { roadOffers } from './roads.ts';
import { SECTION_SIDES, tryEnter, tryLeave } from './sections.ts';
import type { SideIndex, State } from './state.ts';

/** Orders of a side now. */
export function orderOffers(state: State, side: SideIndex): Order[] {
  const offers: Order[] = [];
  if (!canPay(state)) return offers;
  for (let unit = 0; unit < state.units.length; unit++) {
    if (sideOf(state, unit) !== side) continue;
    const u = unitOf(state, unit);
    if (u.status === 'ready' && !u.ordered) unitOffers(state, side, unit, offers);
    if (u.dp > 0 && (u.status === 'ready' || u.status === 'routing')) rallyOffers(state, side, unit, offers);
  }
  for (const command of commandsOf(state, side)) commandOffers(state, side, command, offers);
  return offers;
}

function unitOffers(state: State, side: SideIndex, unit: number, offers: Order[]): void {
  const enemies = enemiesOf(state, side, unit);
  if (unitOf(state, unit).section >= 0) garrisonOffers(state, unit, enemies, offers);
  else fieldOffers(state, unit, enemies, offers);
  for (const target of enemies) {
    if (tryShot(state, unit, target, false).ok) offers.push({ type: 'fire', unit, target });
  }
}

/** Enemies on the table, the nearest first, at most a few. */
function enemiesOf(state: State, side: SideIndex, unit: number): number[] {
  const found: { readonly enemy: number; readonly far: number }[] = [];
  for (let i = 0; i < state.units.length; i++) {
    const { status } = unitOf(state, i);
    if (sideOf(state, i) === side || (status !== 'ready' && status !== 'routing')) continue;
    found.push({ enemy: i, far: distanceBetween(state, unit, i) });
  }
  found.sort((a, b) => a.far - b.far || a.enemy - b.enemy);
  return found.slice(0, MOST_ENEMIES).map(({ enemy }) => enemy);
}

const MOST_ENEMIES = 4;

function fieldOffers(state: State, unit: number, enemies: readonly number[], offers: Order[]): void {
  const profile = profileOf(state, unit);
  const tried: Way[] = [];
  const offer = (turn: number, distance: number, turnAfter = 0): void => {
    const way = { turn, distance, turnAfter };
    if (tried.some((w) => w.turn === turn && w.distance === distance && w.turnAfter === turnAfter)) return;
    tried.push(way);
    if (tryWay(state, unit, way).ok) offers.push({ type: 'move', unit, ...way });
  };
  const rate = rateOf(profile);
  const turns = [0, ...turnsTowards(state, unit, enemies.slice(0, 2)), EIGHTH, -EIGHTH, QUARTER, -QUARTER, HALF];
  for (const turn of turns) {
    const left = Math.floor(rate - turnCost(profile, turn));
    const longest = left > 0 ? longestLeg(state, unit, turn, left) : 0;
    if (longest > 0) offer(turn, longest);
    if (turn === 0 && longest > 1) offer(0, longest >> 1);
    else if (turn !== 0) offer(turn, 0);
  }
  for (const distance of [rate, rate / 2]) {
    if (tryRetiring(state, unit, distance).ok) {
      offers.push({ type: 'retire', unit, distance });
      break;
    }
  }
  for (const march of roadOffers(state, unit)) offers.push({ type: 'road', unit, ...march });
  enterOffers(state, unit, offers);
  for (const target of enemies) {
    moveFireOffers(state, unit, target, offers);
    chargeOffers(state, unit, target, -1, offers);
  }
}

/** Turns that face these enemies, each whole. */
function turnsTowards(state: State, unit: number, enemies: readonly number[]): number[] {
  const pose = poseOf(state, unit);
  return enemies.map((enemy) => {
    const { x, y } = unitOf(state, enemy);
    return turnBetween(pose.facing, facingTowards(x - pose.x, y - pose.y));
  });
}

/** The longest leg after a turn: as far as the rate goes, or found by halving. */
export function longestLeg(state: State, unit: number, turn: number, most: number): number {
  const open = (distance: number): boolean => tryWay(state, unit, { turn, distance, turnAfter: 0 }).ok;
  if (open(most)) return most;
  let low = 0;
  let high = most;
  // To a quarter of a centimetre: what is left is no way to go.
  while (high - low > cm(0.25)) {
    const middle = (low + high) >> 1;
    if (open(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function enterOffers(state: State, unit: number, offers: Order[]): void {
  if (armOf(profileOf(state, unit)) !== 'foot') return;
  const pose = poseOf(state, unit);
  for (const piece of state.terrain) {
    if (!isSection(piece)) continue;
    const turn = turnBetween(pose.facing, facingTowards(piece.x - pose.x, piece.y - pose.y));
    for (const asked of turn === 0 ? [0] : [turn, 0]) {
      if (!tryEnter(state, unit, asked, piece.section, pose.facing).ok) continue;
      offers.push({ type: 'enter', unit, turn: asked, section: piece.section, facing: normalise(pose.facing + asked) });
      break;
    }
  }
}

/** SIP-MOV-5..8. Turn to face and fire, or half a move with it. */
function moveFireOffers(state: State, unit: number, target: number, offers: Order[]): void {
  const profile = profileOf(state, unit);
  if (KIND[profile.kind].effective === 0) return;
  const [facing] = turnsTowards(state, unit, [target]) as [number];
  const limit = profile.kind === 'light' ? HALF : QUARTER;
  const turn = Math.max(-limit, Math.min(limit, facing));
  const ways: { readonly turn: number; readonly distance: number; readonly fireFirst: boolean }[] = [];
  if (turn !== 0) ways.push({ turn, distance: 0, fireFirst: false });
  if (profile.kind === 'line' && Math.abs(turn) <= EIGHTH) ways.push({ turn, distance: cm(5), fireFirst: false });
  if (profile.kind === 'light') {
    ways.push({ turn, distance: cm(5), fireFirst: false }, { turn: HALF, distance: cm(10), fireFirst: true });
  }
  if (profile.kind === 'horseArtillery') ways.push({ turn, distance: cm(10), fireFirst: false });
  for (const { fireFirst, ...way } of ways) {
    const whole = { ...way, turnAfter: 0 };
    const tried = tryMoveOfFire(state, unit, whole, fireFirst);
    if (!tried.ok) continue;
    const from = fireFirst ? state : standingAt(state, unit, tried.value.pose);
    if (!tryShot(from, unit, target, true).ok) continue;
    offers.push({ type: 'moveFire', unit, fireFirst, ...whole, target });
  }
}

function standingAt(state: State, unit: number, pose: { x: number; y: number; facing: number }): State {
  const units = state.units.slice();
  units[unit] = { ...unitOf(state, unit), x: pose.x, y: pose.y, facing: pose.facing };
  return { ...state, units };
}

function chargeOffers(state: State, unit: number, target: number, from: number, offers: Order[]): void {
  if (chargeBan(state, unit, target) !== null) return;
  const turns =
    from >= 0
      ? [0]
      : [0, ...turnsTowards(state, unit, [target]).map((turn) => Math.max(-EIGHTH, Math.min(EIGHTH, turn)))];
  const done: number[] = [];
  for (const turn of turns) {
    if (done.includes(turn)) continue;
    done.push(turn);
    if (!tryCharge(state, unit, { target, turn, from, command: -1 }).ok) continue;
    offers.push({ type: 'charge', unit, target, turn, from, command: -1 });
    const [rider] = attachedCommands(state, unit);
    if (rider !== undefined) offers.push({ type: 'charge', unit, target, turn, from, command: rider });
  }
}

/** SIP-TER-7. */
function garrisonOffers(state: State, unit: number, enemies: readonly number[], offers: Order[]): void {
  const half = Math.floor(rateOf(profileOf(state, unit)) / 2);
  for (const side of SECTION_SIDES) {
    for (const distance of [half, 0]) {
      if (tryLeave(state, unit, side, distance).ok) offers.push({ type: 'leave', unit, side, distance });
    }
    for (const target of enemies) chargeOffers(state, unit, target, side, offers);
  }
  for (const distance of [half, 0]) {
    if (!tryRetiring(state, unit, distance).ok) continue;
    offers.push({ type: 'retire', unit, distance });
    break;
  }
}

function rallyOffers(state: State, side: SideIndex, unit: number, offers: Order[]): void {
  for (const command of [-1, ...commandsOf(state, side)]) {
    if (rallyProblem(state, side, unit, command) === null) offers.push({ type: 'rally', unit, command });
    if (rerollProblem(state, side, unit, command) === null) offers.push({ type: 'reroll', unit, command });
  }
}

/** A Command base rides to its units, those that rout or are shaken first, or straight on. */
function commandOffers(state: State, side: SideIndex, command: number, offers: Order[]): void {
  if (commander(state, command).moved) return;
  const at = commander(state, command);
  const goals = state.units
    .map((u, unit) => ({ u, unit }))
    .filter(({ u, unit }) => sideOf(state, unit) === side && (u.status === 'routing' || u.status === 'ready'))
    .sort((a, b) => b.u.dp - a.u.dp || a.unit - b.unit)
    .slice(0, MOST_RIDES);
  for (const { u } of goals) {
    const dx = u.x - at.x;
    const dy = u.y - at.y;
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far < cm(1)) continue;
    const share = Math.min(1, cm(24.9) / far);
    const path = [Math.round(at.x + dx * share), Math.round(at.y + dy * share)];
    if (ridePathProblem(state, command, path) === null) offers.push({ type: 'moveCommand', command, path });
  }
}

const MOST_RIDES = 4;
