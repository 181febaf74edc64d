/** SIP-DEP-3, -5. What is placed before the first turn, when, and where it may be. */
import { refusal, type Refusal } from '@drumhead/engine';
import { insideBox, type Pose, type Quad, quadOf } from '@drumhead/table';
import { commandBase, commandBaseProfile, standsOnEnemy } from '../command/commandBases.ts';
import { garrisonOf, overlapsArea, quadOfCommandBase } from '../ground/footprints.ts';
import type { Box } from '../ground/sweep.ts';
import { terrainIndex } from '../ground/terrainEffects.ts';
import { homeDirection } from '../movement/forcedMoves.ts';
import { edgeProblem, ORDINARY, standProblem } from '../movement/legs.ts';
import type { Command } from '../state/commands.ts';
import type { Stage } from '../state/frames.ts';
import { TOLERANCE } from '../state/lengths.ts';
import type { Piece, SideIndex, State, UnitProfile } from '../state/state.ts';
import { armOf, sizeOf } from '../state/unitTables.ts';
import { profileOf, sideOf } from '../state/units.ts';

export interface Zone {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/** SIP-DEP-5. How far a side's zone reaches in, and along the edge; in steps. */
export function zoneOf(state: State, side: SideIndex): Zone {
  const { depth, deployment } = state.field.sides[side];
  const north = homeDirection(state, side) === 0;
  return {
    minX: deployment.minX,
    maxX: deployment.maxX,
    minY: north ? 0 : state.field.depth - depth,
    maxY: north ? depth : state.field.depth,
  };
}

/** Does any part of a box lie outside a zone? */
function reachesOut(box: Box, zone: Zone): boolean {
  return (
    box.minX < zone.minX - TOLERANCE ||
    box.maxX > zone.maxX + TOLERANCE ||
    box.minY < zone.minY - TOLERANCE ||
    box.maxY > zone.maxY + TOLERANCE
  );
}

export type Place = Extract<Command, { type: 'place' }>;
export type PlaceCommand = Extract<Command, { type: 'placeCommand' }>;

/** SIP-DEP-3, -5, SIP-TER-7. */
export function placeProblem(state: State, side: SideIndex, stage: Stage, command: Place): Refusal | null {
  const { unit, section } = command;
  const u = state.units[unit];
  if (u?.status !== 'waiting' || sideOf(state, unit) !== side || stageOf(state, unit) !== stage)
    return refusal('SIP-DEP-3', 'sip.refusal.notInStage');
  const profile = profileOf(state, unit);
  const facts = { unit: profile.id };
  const pose: Pose = { x: command.x, y: command.y, facing: command.facing };
  if (section >= 0) {
    const piece = terrainIndex(state.terrain).sections[section];
    if (piece === undefined) return refusal('SIP-TER-7', 'sip.refusal.noSuchSection', facts);
    if (armOf(profile) !== 'foot') return refusal('SIP-TER-7', 'sip.refusal.footOnly', { ...facts, terrain: piece.id });
    if (garrisonOf(state, section) >= 0)
      return refusal('SIP-TER-7', 'sip.refusal.sectionTaken', { ...facts, terrain: piece.id });
    const { x, y } = piece;
    if (
      reachesOut({ minX: x, maxX: x, minY: y, maxY: y }, zoneOf(state, side)) ||
      pose.x !== piece.x ||
      pose.y !== piece.y
    )
      return refusal('SIP-DEP-5', 'sip.refusal.sectionZone', { ...facts, terrain: piece.id });
    return null;
  }
  const quad = quadOf(pose, sizeOf(profile));
  return zoneProblem(state, side, unit, quad) ?? standProblem(state, unit, quad, pose, ORDINARY, false);
}

/** SIP-DEP-5. May it stand there, other units apart? */
function zoneProblem(state: State, side: SideIndex, unit: number, quad: Quad): Refusal | null {
  const profile = profileOf(state, unit);
  const facts = { unit: profile.id };
  const { width, depth } = state.field;
  const edge = edgeProblem(state, unit, quad);
  if (edge !== null) return edge;
  if (!insideBox(quad, width, depth) || reachesOut(quad, zoneOf(state, side))) {
    return refusal('SIP-DEP-5', 'sip.refusal.outsideZone', facts);
  }
  const closed = closedTerrain(state, profile, quad);
  return closed === undefined ? null : refusal('SIP-DEP-5', 'sip.refusal.barred', { ...facts, terrain: closed.id });
}

/** A section or barred terrain under a footprint. */
function closedTerrain({ terrain }: State, profile: UnitProfile, quad: Quad): Piece | undefined {
  const { sections, barred } = terrainIndex(terrain);
  return [...sections, ...barred[profile.kind]].find((piece) => overlapsArea(quad, piece));
}

/** SIP-DEP-5, SIP-MOV-11. */
export function placeCommandProblem(
  state: State,
  side: SideIndex,
  stage: Stage,
  { command, x, y }: PlaceCommand,
): Refusal | null {
  const base = stage === 'command' ? state.commands[command] : undefined;
  if (base?.status !== 'waiting' || commandBaseProfile(state, command).side !== side)
    return refusal('SIP-DEP-3', 'sip.refusal.notInStage');
  const facts = { command: commandBaseProfile(state, command).id };
  const quad = quadOfCommandBase({ x, y });
  const zone = zoneOf(state, side);
  if (reachesOut(quad, zone)) return refusal('SIP-DEP-5', 'sip.refusal.commandOutsideZone', facts);
  const wet = terrainIndex(state.terrain).areas.river.some((river) => overlapsArea(quad, river));
  if (wet || standsOnEnemy(state, command, { x, y })) return refusal('SIP-DEP-5', 'sip.refusal.commandBarred', facts);
  return null;
}

/** SIP-DEP-3. When a unit is placed. */
export function stageOf(state: State, unit: number): Stage {
  const arm = armOf(profileOf(state, unit));
  return arm === 'foot' ? 'infantry' : arm;
}

/** Pieces of a side that it has still to place in a stage. */
export function toPlace(
  state: State,
  side: SideIndex,
  stage: Stage,
): { readonly units: number[]; readonly commands: number[] } {
  const units: number[] = [];
  const commands: number[] = [];
  if (stage === 'command') {
    for (let i = 0; i < state.commands.length; i++) if (awaitsPlace(state, side, i)) commands.push(i);
    return { units, commands };
  }
  for (let i = 0; i < state.units.length; i++) {
    if (state.units[i]?.status === 'waiting' && sideOf(state, i) === side && stageOf(state, i) === stage) units.push(i);
  }
  return { units, commands };
}

export function awaitsPlace(state: State, side: SideIndex, command: number): boolean {
  return commandBase(state, command).status === 'waiting' && commandBaseProfile(state, command).side === side;
}
