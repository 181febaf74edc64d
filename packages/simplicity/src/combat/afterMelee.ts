/** What the winner of a melee does: recall, advance, turn to face (SIP-MEL-13..16). */
import { emit, pop, refusal, type Refusal } from '@drumhead/engine';
import { insideBox, moved, normalise, type Pose, quadOf } from '@drumhead/table';
import { attachedCommandBases, bringAlong, overrunCommandBases } from '../command/commandBases.ts';
import { garrisonOf, isSection, overlap, quadOfUnit, sectionOf } from '../ground/footprints.ts';
import { clearanceTo, comesTooNear, passageOverArea, sweepOf } from '../ground/sweep.ts';
import { areasOf } from '../ground/terrain.ts';
import { terrainIndex } from '../ground/terrainEffects.ts';
import { removeRoutingOnWay } from '../movement/forcedMoves.ts';
import { edgeProblem, endsOnFriendProblem, fieldworkProblem, friendOnWayProblem } from '../movement/legs.ts';
import { HALF } from '../movement/moves.ts';
import { travel } from '../movement/travel.ts';
import type { Command } from '../state/commands.ts';
import { changeUnit, type Draft, hold } from '../state/draft.ts';
import type { AfterMeleeFrame } from '../state/frames.ts';
import { CM, cm, toCm } from '../state/lengths.ts';
import type { State, Unit } from '../state/state.ts';
import { armOf, rateOf, sizeOf } from '../state/unitTables.ts';
import { isReady, poseOf, profileOf, sideOf, unitOf } from '../state/units.ts';
import { type Handler, notNow } from '../turn/handler.ts';

type Advance = Extract<Command, { type: 'advance' }>;

export const afterMeleeHandler: Handler<AfterMeleeFrame> = {
  asks(state, frame) {
    return furthestAdvance(state, frame) > 0 || mayOccupy(state, frame) ? sideOf(state, frame.charger) : 'auto';
  },
  rule: () => 'SIP-MEL-14',
  decision: () => 'advance',
  offers(state, frame) {
    const { facing } = unitOf(state, frame.charger);
    const offers: Advance[] = [{ type: 'advance', distance: 0, facing, occupy: false }];
    const most = furthestAdvance(state, frame);
    if (most > 0) offers.push({ type: 'advance', distance: most, facing, occupy: false });
    // Where the whole way leads clear of a friend it stands upon, half of it may not (SIP-INT-2).
    const half = most >> 1;
    if (half > 0 && advanceWayProblem(state, frame.charger, half) === null)
      offers.push({ type: 'advance', distance: half, facing, occupy: false });
    if (mayOccupy(state, frame)) {
      for (const turn of [0, HALF / 2, HALF, -HALF / 2]) {
        offers.push({ type: 'advance', distance: 0, facing: normalise(facing + turn), occupy: true });
      }
    }
    return offers;
  },
  covers: (state, frame, _side, command) =>
    command.type === 'advance' && advanceProblem(state, frame, command) === null,
  act(draft, frame, _side, command) {
    if (command.type !== 'advance') return notNow('SIP-MEL-14');
    const problem = advanceProblem(draft, frame, command);
    if (problem !== null) return problem;
    pop(draft);
    if (command.occupy) occupy(draft, frame, command.facing);
    else if (command.distance > 0) advance(draft, frame.charger, command.distance);
    return null;
  },
  auto(draft, frame) {
    pop(draft);
    if (!frame.chargerWins) faceTheCharge(draft, frame);
    else if (isRecalled(draft, frame)) recall(draft, frame);
  },
};

function isBeaten(state: State, unit: number): boolean {
  return unitOf(state, unit).status !== 'ready';
}

/** SIP-MEL-13. Charging cavalry whose enemy only fell back. */
function isRecalled(state: State, { charger, defender }: AfterMeleeFrame): boolean {
  const horse = armOf(profileOf(state, charger)) === 'cavalry';
  return horse && !isBeaten(state, charger) && !isBeaten(state, defender);
}

/** SIP-MEL-14. How far the winner might go, the table aside. */
function mostAdvance(state: State, { charger, defender, chargerWins }: AfterMeleeFrame): number {
  if (!chargerWins || isBeaten(state, charger)) return 0;
  const profile = profileOf(state, charger);
  if (armOf(profile) === 'foot') return cm(5);
  return isBeaten(state, defender) ? rateOf(profile) / 2 : 0;
}

/** SIP-MEL-14. Foot may go into the section that its enemy has left. */
function mayOccupy(state: State, { charger, chargerWins, section }: AfterMeleeFrame): boolean {
  if (section < 0 || !chargerWins || isBeaten(state, charger)) return false;
  return armOf(profileOf(state, charger)) === 'foot' && garrisonOf(state, section) < 0;
}

function advanceProblem(
  state: State,
  frame: AfterMeleeFrame,
  { distance, facing, occupy: into }: Advance,
): Refusal | null {
  const { charger } = frame;
  const facts = { unit: profileOf(state, charger).id };
  if (into) {
    if (!mayOccupy(state, frame)) return refusal('SIP-MEL-14', 'sip.refusal.noSectionLeft', facts);
    return distance === 0 ? null : refusal('SIP-MEL-14', 'sip.refusal.occupyOrAdvance', facts);
  }
  if (facing !== unitOf(state, charger).facing) return refusal('SIP-MEL-14', 'sip.refusal.straightAhead', facts);
  const most = mostAdvance(state, frame);
  if (distance > most) {
    return refusal('SIP-MEL-14', 'sip.refusal.tooFar', { ...facts, asked: toCm(distance), allowed: toCm(most) });
  }
  return distance === 0 ? null : advanceWayProblem(state, charger, distance);
}

/** It keeps 1 cm from other enemies, off friends and closed ground; a routing unit that is touched is removed, and so bars nothing. */
function advanceWayProblem(state: State, unit: number, distance: number): Refusal | null {
  const pose = poseOf(state, unit);
  const profile = profileOf(state, unit);
  const size = sizeOf(profile);
  const facts = { unit: profile.id };
  const end = moved(pose, pose.facing, distance);
  const quad = quadOf(end, size);
  const sweep = sweepOf(quadOf(pose, size), pose.facing, distance);
  for (let i = 0; i < state.units.length; i++) {
    if (sideOf(state, i) === profile.side || !isReady(state, i)) continue;
    const enemy = quadOfUnit(state, i);
    if (!comesTooNear(sweep, enemy)) continue;
    const near = { enemy: profileOf(state, i).id, gap: toCm(clearanceTo(sweep.start, enemy)) };
    return refusal('SIP-MEL-14', 'sip.refusal.nearEnemy', { ...facts, ...near });
  }
  const { sections, barred } = terrainIndex(state.terrain);
  for (const piece of [...sections, ...barred[profile.kind]]) {
    if (passageOverArea(sweep, piece) === null) continue;
    const rule = isSection(piece) ? 'SIP-TER-7' : 'SIP-TER-10';
    return refusal(rule, 'sip.refusal.barred', { ...facts, terrain: piece.id });
  }
  return (
    friendOnWayProblem(state, unit, sweep) ??
    edgeProblem(state, unit, quad) ??
    endsOnFriendProblem(state, unit, quad) ??
    fieldworkProblem(state, unit, end)
  );
}

/** The furthest the winner may go, found by halving. */
function furthestAdvance(state: State, frame: AfterMeleeFrame): number {
  let low = 0;
  let high = Math.floor(mostAdvance(state, frame)) + 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (advanceWayProblem(state, frame.charger, middle) === null) low = middle;
    else high = middle;
  }
  return low;
}

function advance(draft: Draft, unit: number, distance: number): void {
  const commands = attachedCommandBases(draft, unit);
  const from = poseOf(draft, unit);
  const { x, y, facing } = moved(from, from.facing, distance);
  removeRoutingOnWay(draft, unit, from, from.facing, distance);
  travel(draft, unit, { x, y, facing }, -1);
  emit(draft, { type: 'moved', rule: 'SIP-MEL-14', unit, x, y, facing, how: 'advance' });
  bringAlong(draft, commands, unit);
  overrunCommandBases(draft, unit);
}

function occupy(draft: Draft, { charger, section }: AfterMeleeFrame, facing: number): void {
  const commands = attachedCommandBases(draft, charger);
  const { x, y } = sectionOf(draft, section);
  travel(draft, charger, { x, y, facing: normalise(facing) }, section);
  hold(draft, section, sideOf(draft, charger));
  emit(draft, { type: 'moved', rule: 'SIP-MEL-14', unit: charger, x, y, facing: normalise(facing), how: 'enter' });
  bringAlong(draft, commands, charger);
  overrunCommandBases(draft, charger);
}

/** SIP-MEL-13. Back 10 cm, over friends until clear, short of enemies, rivers and the edge. */
function recall(draft: Draft, { charger }: AfterMeleeFrame): void {
  const commands = attachedCommandBases(draft, charger);
  const from = poseOf(draft, charger);
  const direction = normalise(from.facing + HALF);
  const distance = recallDistance(draft, charger, from, direction);
  const { x, y } = moved(from, direction, distance);
  travel(draft, charger, { x, y, facing: from.facing }, -1);
  emit(draft, { type: 'moved', rule: 'SIP-MEL-13', unit: charger, x, y, facing: from.facing, how: 'recall' });
  bringAlong(draft, commands, charger);
  overrunCommandBases(draft, charger);
}

function recallDistance(state: State, unit: number, from: Pose, direction: number): number {
  const size = sizeOf(profileOf(state, unit));
  const start = quadOf(from, size);
  const isClear = (distance: number): boolean => {
    const end = quadOf(moved(from, direction, distance), size);
    return !state.units.some(
      (u, i) =>
        i !== unit &&
        u.status === 'ready' &&
        sideOf(state, i) === sideOf(state, unit) &&
        overlap(end, quadOfUnit(state, i)),
    );
  };
  const isOpen = (distance: number): boolean => {
    const end = quadOf(moved(from, direction, distance), size);
    if (!insideBox(end, state.field.width, state.field.depth)) return false;
    const sweep = sweepOf(start, direction, distance);
    const side = sideOf(state, unit);
    const nears = (u: Unit, i: number): boolean =>
      u.status === 'ready' && sideOf(state, i) !== side && comesTooNear(sweep, quadOfUnit(state, i));
    if (state.units.some(nears)) return false;
    return !areasOf(state, 'river').some((river) => passageOverArea(sweep, river) !== null);
  };
  const step = CM / 4;
  let distance = cm(10);
  while (distance < state.field.width && isOpen(distance) && !isClear(distance)) distance += step;
  while (distance > 0 && (!isOpen(distance) || !isClear(distance))) distance -= step;
  return Math.max(0, distance);
}

/** SIP-MEL-15. A defender that has beaten off a charge in flank or rear turns to it. */
function faceTheCharge(draft: Draft, { defender, facing, flank }: AfterMeleeFrame): void {
  const u = unitOf(draft, defender);
  if (!flank || u.status !== 'ready' || u.section >= 0) return;
  const turned = normalise(facing + HALF);
  changeUnit(draft, defender, { facing: turned });
  emit(draft, { type: 'moved', rule: 'SIP-MEL-15', unit: defender, x: u.x, y: u.y, facing: turned, how: 'turn' });
}
