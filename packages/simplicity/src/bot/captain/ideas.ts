/** Orders worth weighing besides those offered: ways to musket range, to the flank, to an objective, and behind. */
import { facingTowards, moved, normalise, type Point, turnBetween } from '@drumhead/table';
import { attachedTo, commandBase, commandBasesOf } from '../../command/commandBases.ts';
import { terrainIndex } from '../../ground/terrainEffects.ts';
import { EIGHTH, HALF, QUARTER, turnCost, turnTowards } from '../../movement/moves.ts';
import type { Command } from '../../state/commands.ts';
import { CM, cm } from '../../state/lengths.ts';
import { membersOf } from '../../state/sides.ts';
import { other, type SideIndex, type State } from '../../state/state.ts';
import { armOf, KIND, rateOf, sizeOf } from '../../state/unitTables.ts';
import { isOnTable, poseOf, profileOf, unitOf } from '../../state/units.ts';

/** So many of the nearest enemies are thought of. */
const ENEMIES = 3;

/** Musket range, and what infantry that strides before it fires cannot reach; a little less and more, to be sure. */
const MUSKET = cm(9.5);
const BEYOND = cm(15.6);

export function ideasOf(state: State, side: SideIndex): Command[] {
  const ideas: Command[] = [];
  if (state.frames[state.frames.length - 1]?.at !== 'turn') return ideas;
  for (const unit of membersOf(state, side).units) {
    const u = unitOf(state, unit);
    if (u.status === 'ready' && !u.ordered && u.section < 0) unitIdeas(state, side, unit, ideas);
  }
  for (const command of commandBasesOf(state, side)) {
    if (!commandBase(state, command).moved) rideIdeas(state, side, command, ideas);
  }
  return ideas;
}

function unitIdeas(state: State, side: SideIndex, unit: number, ideas: Command[]): void {
  const enemies = nearestEnemies(state, side, unit);
  const arm = armOf(profileOf(state, unit));
  for (const enemy of enemies) {
    if (arm === 'foot') footIdeas(state, unit, enemy, ideas);
    else if (arm === 'cavalry') horseIdeas(state, unit, enemy, ideas);
    else gunIdeas(state, unit, enemy, ideas);
  }
  if (arm !== 'artillery') {
    for (const place of objectivesOf(state)) wayTo(state, unit, place, null, ideas);
  }
}

function nearestEnemies(state: State, side: SideIndex, unit: number): readonly number[] {
  const u = unitOf(state, unit);
  const far = (i: number): number => {
    const e = unitOf(state, i);
    return (e.x - u.x) * (e.x - u.x) + (e.y - u.y) * (e.y - u.y);
  };
  return membersOf(state, other(side))
    .units.filter((i) => isOnTable(unitOf(state, i)))
    .sort((a, b) => far(a) - far(b) || a - b)
    .slice(0, ENEMIES);
}

function objectivesOf(state: State): readonly Point[] {
  return [...state.field.objectives, ...terrainIndex(state.terrain).sections];
}

/** Towards an enemy, up to musket range or short of where he may stride and fire; light infantry fires as it comes. */
function footIdeas(state: State, unit: number, enemy: number, ideas: Command[]): void {
  const profile = profileOf(state, unit);
  const turn = turnTowards(state, unit, enemy);
  const apart = apartOf(state, unit, enemy);
  const left = rateOf(profile) - turnCost(profile, turn);
  for (const range of [MUSKET, BEYOND]) {
    const distance = Math.floor(apart - range);
    if (distance >= CM && distance <= left) ideas.push({ type: 'move', unit, turn, distance, turnAfter: 0 });
  }
  if (profile.kind !== 'light') return;
  const distance = Math.floor(apart - MUSKET);
  if (distance >= CM && distance <= rateOf(profile)) {
    ideas.push({ type: 'moveFire', unit, fireFirst: false, turn, distance, turnAfter: 0, target: enemy });
  }
}

/** How far off the middle of an enemy cavalry forms up before it charges. */
const FORM_UP = cm(14);

/** To face an enemy within reach of a charge, or to his flanks and his rear, to charge him next turn. */
function horseIdeas(state: State, unit: number, enemy: number, ideas: Command[]): void {
  const e = unitOf(state, enemy);
  if (e.section >= 0) return;
  faceToCharge(state, unit, enemy, ideas);
  for (const way of [QUARTER, -QUARTER, QUARTER + EIGHTH, -QUARTER - EIGHTH]) {
    const place = moved(poseOf(state, enemy), normalise(e.facing + way), FORM_UP);
    wayTo(state, unit, place, e, ideas);
  }
}

/** Turned to an enemy where it stands, or just near enough for a charge, or as near as muskets allow. */
function faceToCharge(state: State, unit: number, enemy: number, ideas: Command[]): void {
  const profile = profileOf(state, unit);
  const rate = rateOf(profile);
  const turn = turnTowards(state, unit, enemy);
  const left = rate - turnCost(profile, turn);
  const apart = apartOf(state, unit, enemy);
  if (apart <= rate && turn !== 0) ideas.push({ type: 'move', unit, turn, distance: 0, turnAfter: 0 });
  for (const range of [rate - CM, BEYOND]) {
    const distance = Math.floor(apart - range);
    if (distance >= CM && distance <= left) ideas.push({ type: 'move', unit, turn, distance, turnAfter: 0 });
  }
}

/** From front to front of two that face each other. */
function apartOf(state: State, unit: number, enemy: number): number {
  const u = unitOf(state, unit);
  const e = unitOf(state, enemy);
  const centres = Math.sqrt((e.x - u.x) * (e.x - u.x) + (e.y - u.y) * (e.y - u.y));
  return centres - sizeOf(profileOf(state, unit)).depth / 2 - sizeOf(profileOf(state, enemy)).depth / 2;
}

/** Horse guns gallop up and fire. */
function gunIdeas(state: State, unit: number, enemy: number, ideas: Command[]): void {
  const profile = profileOf(state, unit);
  const u = unitOf(state, unit);
  const e = unitOf(state, enemy);
  const turn = turnTowards(state, unit, enemy);
  const centres = Math.sqrt((e.x - u.x) * (e.x - u.x) + (e.y - u.y) * (e.y - u.y));
  const { effective, rate } = KIND[profile.kind];
  const distance = Math.floor(Math.min(rate - turnCost(profile, turn), centres - effective));
  if (distance < CM) return;
  if (profile.kind === 'horseArtillery') {
    ideas.push({ type: 'moveFire', unit, fireFirst: false, turn, distance, turnAfter: 0, target: enemy });
  }
  ideas.push({ type: 'move', unit, turn, distance, turnAfter: 0 });
}

/** Straight to a place or as far towards it as may be; if there is rate left for it, faced to another. */
function wayTo(state: State, unit: number, place: Point, facing: Point | null, ideas: Command[]): void {
  const profile = profileOf(state, unit);
  const u = unitOf(state, unit);
  const dx = place.x - u.x;
  const dy = place.y - u.y;
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far < CM) return;
  const turn = turnBetween(u.facing, facingTowards(dx, dy));
  const left = rateOf(profile) - turnCost(profile, turn);
  if (left < CM) return;
  if (far > left || facing === null) {
    ideas.push({ type: 'move', unit, turn, distance: Math.floor(Math.min(far, left)), turnAfter: 0 });
    return;
  }
  const after = turnBetween(normalise(u.facing + turn), facingTowards(facing.x - place.x, facing.y - place.y));
  if (far + turnCost(profile, after) <= left) {
    ideas.push({ type: 'move', unit, turn, distance: Math.floor(far), turnAfter: after });
  }
}

/** How far behind the middle of a unit a Command base is out of touch with it and yet near. */
const BEHIND = cm(6);
const MOST_RIDES = 5;

/** Behind the units that need it most. */
function rideIdeas(state: State, side: SideIndex, command: number, ideas: Command[]): void {
  const at = commandBase(state, command);
  const attached = attachedTo(state, command);
  const needy = membersOf(state, side)
    .units.filter((i) => unitOf(state, i).status === 'ready')
    .sort((a, b) => unitOf(state, b).dp - unitOf(state, a).dp || a - b)
    .slice(0, MOST_RIDES);
  if (attached >= 0 && !needy.includes(attached)) needy.push(attached);
  for (const unit of needy) {
    const { x, y } = moved(poseOf(state, unit), normalise(unitOf(state, unit).facing + HALF), BEHIND);
    const dx = x - at.x;
    const dy = y - at.y;
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far < 2 * CM) continue;
    const share = Math.min(1, cm(24.9) / far);
    ideas.push({
      type: 'moveCommand',
      command,
      path: [Math.round(at.x + dx * share), Math.round(at.y + dy * share)],
    });
  }
}
