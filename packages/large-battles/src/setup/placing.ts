/** Legal places of units and Generals at deployment (LB-GEO-14..18, LB-SET-09..13, the scenario's own areas). */
import { refusal, type Refusal, type RuleId } from '@drumhead/engine';
import {
  FULL_TURN,
  insideBox,
  overlaps,
  polygonOf,
  polylineGapSquared,
  polylineMeetsConvex,
  type Quad,
  quadOf,
  quadMeetsPolygon,
  toMm,
} from '@drumhead/table';
import { inCommand } from '../command/inCommand.ts';
import type { Command } from '../state/commands.ts';
import { formationProblem, formationsOf } from '../movement/formationRules.ts';
import { boxesMeet } from '../ground/boxes.ts';
import { friendsOf, quadOfGeneral, quadOfUnit, sizeOf } from '../ground/footprints.ts';
import { isWhole } from '../turn/handler.ts';
import { TOLERANCE } from '../ground/measure.ts';
import { isTooNear } from '../movement/proximity/spacing.ts';
import type {
  DeploymentArea,
  Field,
  Formation,
  General,
  GeneralProfile,
  SideIndex,
  SideProfile,
  State,
  TerrainPiece,
  UnitProfile,
} from '../state/state.ts';
import { cincOf } from '../state/state.ts';
import { changeGeneral, changeUnit, type Draft } from '../state/draft.ts';
import { clearOfLateralBands, insideZones } from '../ground/zones.ts';

export type PlaceCommand = Extract<Command, { type: 'place' }>;
export type PlaceGeneralCommand = Extract<Command, { type: 'placeGeneral' }>;

/** The rule that defines the deployment of a scenario; LB-SET-09 for all others. */
const DEPLOYMENT_RULES: readonly (readonly [string, RuleId])[] = [
  ['peninsular-clash', 'LB-SCN-01'],
  ['to-vienna', 'LB-SCN-03'],
  ['spanish-pride', 'LB-SCN-04'],
  ['retschow', 'LB-SCN-07'],
];

/** The area of a CinC without a Reserve: that of the rest of his troops (LB-SET-13). */
const BEHIND_THE_TROOPS: DeploymentArea = {
  zones: [2, 3],
  within: null,
  beyond: null,
  across: null,
  lateral: false,
  inCommand: false,
  formations: null,
};

export function deploymentRule(field: Field): RuleId {
  return DEPLOYMENT_RULES.find(([scenario]) => scenario === field.scenario)?.[1] ?? 'LB-SET-09';
}

/** LB-SET-09..11, LB-SPEC-17: zones by arm in a pick-up game. */
function pickUpZones({ brigade, cavalryClass, traits }: UnitProfile): readonly number[] {
  if (brigade < 0 || cavalryClass === 'heavy') return [3];
  return cavalryClass === 'light' || traits.scout ? [1, 2, 3] : [2, 3];
}

function pickUpArea(zones: readonly number[]): DeploymentArea {
  return { ...BEHIND_THE_TROOPS, zones, inCommand: true };
}

/** LB-SET-13: a General may stand in any area of his troops; a CinC without a Reserve in any area of the side. */
function pickUpAreaOfGeneral(field: Field, { side, brigade }: GeneralProfile): DeploymentArea {
  const zones = [1, 2, 3].filter((zone) =>
    field.units.some((unit) => unit.side === side && unit.brigade === brigade && pickUpZones(unit).includes(zone)),
  );
  return pickUpArea(zones.length > 0 ? zones : BEHIND_THE_TROOPS.zones);
}

export function areaOfUnit(field: Field, unit: number): DeploymentArea {
  const profile = field.units[unit] as UnitProfile;
  if (field.setUp === 'pickup') return pickUpArea(pickUpZones(profile));
  const { brigade, side } = profile;
  if (brigade >= 0) return (field.brigades[brigade] as { deployment: DeploymentArea }).deployment;
  return field.sides[side].reserve ?? BEHIND_THE_TROOPS;
}

export function areaOfGeneral(field: Field, general: number): DeploymentArea {
  const profile = field.generals[general] as GeneralProfile;
  if (field.setUp === 'pickup') return pickUpAreaOfGeneral(field, profile);
  const { brigade, side } = profile;
  if (brigade >= 0) return (field.brigades[brigade] as { deployment: DeploymentArea }).deployment;
  return field.sides[side].reserve ?? BEHIND_THE_TROOPS;
}

/** LB-FORM-06, LB-SPEC-01: formations open to a unit at deployment. */
export function formationsAtDeployment(field: Field, unit: number): readonly Formation[] {
  const all = formationsOf(field, (field.units[unit] as UnitProfile).arm);
  const { formations } = areaOfUnit(field, unit);
  return formations === null ? all : all.filter((formation) => formations.includes(formation));
}

/** The General in whose span a unit must stand: its Leader, or the CinC for the Reserve. */
function commanderOf(field: Field, unit: number): number {
  const { brigade, side } = field.units[unit] as UnitProfile;
  return brigade >= 0 ? brigade : cincOf({ field }, side);
}

// --- units -----------------------------------------------------------------------------------------------------

/** Places the unit on the draft, or returns the refusal (the draft is then spoilt for this unit). */
export function placeUnit(draft: Draft, side: SideIndex, command: PlaceCommand): Refusal | null {
  const { unit, x, y, facing, formation } = command;
  const why =
    ownUnitProblem(draft, side, unit) ??
    numbersProblem(draft.field, x, y, facing) ??
    atDeploymentProblem(draft.field, unit, formation);
  if (why) return why;
  // Most places that are looked through are refused by the base alone: nothing is changed for these.
  const quad = quadOf(command, sizeOf(draft.field, draft.field.units[unit] as UnitProfile, formation));
  const where = baseProblem(draft, side, unit, quad);
  if (where) return where;
  changeUnit(draft, unit, { x, y, facing, formation, status: 'table' });
  return commandProblem(draft, unit);
}

/** LB-FORM-06, LB-SPEC-01. */
function atDeploymentProblem(field: Field, unit: number, formation: Formation): Refusal | null {
  const strange = formationProblem(field, field.units[unit] as UnitProfile, formation);
  if (strange) return refusal(strange.rule, 'lb.refusal.deploy.formation', { unit, formation: shown(formation) });
  if (formationsAtDeployment(field, unit).includes(formation)) return null;
  return refusal(deploymentRule(field), 'lb.refusal.deploy.formation', { unit, formation });
}

/** Is there a place on the table where this side may put the unit in this formation, for all that is known of it? */
export function mayStandAnywhere(state: State, side: SideIndex, { unit, formation }: PlaceCommand): boolean {
  const { field } = state;
  return (
    ownUnitProblem(state, side, unit) === null &&
    atDeploymentProblem(field, unit, formation) === null &&
    !awaitsGeneral(state, unit)
  );
}

export function ownUnitProblem(state: State, side: SideIndex, unit: number): Refusal | null {
  if (!isWhole(unit, 0, state.units.length - 1))
    return refusal('LB-GEN-02', 'lb.refusal.deploy.unknownUnit', { given: shown(unit) });
  if ((state.field.units[unit] as UnitProfile).side !== side)
    return refusal('LB-GEN-01', 'lb.refusal.deploy.notYours', { unit });
  if (comesLater(state.field, (state.field.units[unit] as UnitProfile).brigade))
    return refusal('SCN-ARR-1', 'lb.refusal.deploy.unitLater', { unit });
  return null;
}

/** SCN-ARR-1. Is it a Brigade that the scenario's own rules bring on during the battle? */
export const comesLater = ({ brigades }: Pick<Field, 'brigades'>, brigade: number): boolean =>
  brigades[brigade]?.later === true;

function numbersProblem(field: Field, x: number, y: number, facing: number): Refusal | null {
  if (!isWhole(facing, 0, FULL_TURN - 1))
    return refusal('LB-GEO-18', 'lb.refusal.deploy.notAPlace', { given: shown(facing) });
  for (const value of [x, y]) {
    if (!Number.isInteger(value)) return refusal('LB-GEO-18', 'lb.refusal.deploy.notAPlace', { given: shown(value) });
  }
  if (x >= 0 && y >= 0 && x <= field.width && y <= field.height) return null;
  return refusal('LB-GEO-18', 'lb.refusal.deploy.offTable', {
    x: toMm(x),
    y: toMm(y),
    width: toMm(field.width),
    height: toMm(field.height),
  });
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, 40);
  return typeof value === 'number' ? String(value) : typeof value;
}

/** The rules about the place of a unit's base at the start of the battle; who commands it there is another question. */
function baseProblem(state: State, side: SideIndex, unit: number, quad: Quad): Refusal | null {
  return (
    areaProblem(state.field, side, areaOfUnit(state.field, unit), quad) ??
    groundProblem(state.field, quad, true) ??
    neighboursProblem(state, side, unit, quad)
  );
}

/** LB-GEO-18, LB-SET-12: clear of friends, and more than 1VS from them (LB-PROX-02, -03). */
export function neighboursProblem(state: State, side: SideIndex, unit: number, quad: Quad): Refusal | null {
  const friends = friendsOf(state, side);
  for (const friend of friends) {
    if (friend !== unit && overlaps(quad, quadOfUnit(state, friend))) {
      return refusal('LB-GEO-18', 'lb.refusal.deploy.onUnit', { unit, other: friend });
    }
  }
  for (let g = 0; g < state.generals.length; g++) {
    if (generalStands(state, side, g) && overlaps(quad, quadOfGeneral(state, g))) {
      return refusal('LB-LEAD-04', 'lb.refusal.deploy.onGeneral', { unit, general: g });
    }
  }
  const near = friends.find((friend) => friend !== unit && isTooNear(state, unit, quad, friend));
  if (near === undefined) return null;
  return refusal('LB-SET-12', 'lb.refusal.deploy.tooNear', { unit, other: near, needed: toMm(state.field.sticks.vs) });
}

/** LB-SET-09, LB-SET-11: must the unit be placed in command of a General who is not placed yet? */
export function awaitsGeneral(state: State, unit: number): boolean {
  const general = state.generals[commanderOf(state.field, unit)] as General;
  return areaOfUnit(state.field, unit).inCommand && general.status !== 'table';
}

/** LB-SET-09, LB-SET-11, if the scenario demands it. */
function commandProblem(draft: Draft, unit: number): Refusal | null {
  if (!areaOfUnit(draft.field, unit).inCommand) return null;
  const general = commanderOf(draft.field, unit);
  const rule = (draft.field.units[unit] as UnitProfile).brigade < 0 ? 'LB-SET-11' : 'LB-SET-09';
  if (awaitsGeneral(draft, unit)) return refusal(rule, 'lb.refusal.deploy.generalFirst', { unit, general });
  return inCommand(draft, unit) ? null : refusal(rule, 'lb.refusal.deploy.outOfCommand', { unit, general });
}

// --- Generals --------------------------------------------------------------------------------------------------

/** LB-SET-13. The same for a Leader or the CinC: he stands in an area of his troops. */
export function placeGeneral(draft: Draft, side: SideIndex, command: PlaceGeneralCommand): Refusal | null {
  const { general, x, y, facing } = command;
  const why = ownGeneralProblem(draft, side, general) ?? numbersProblem(draft.field, x, y, facing);
  if (why) return why;
  changeGeneral(draft, general, { x, y, facing, status: 'table' });
  const quad = quadOfGeneral(draft, general);
  const place =
    areaProblem(draft.field, side, areaOfGeneral(draft.field, general), quad) ??
    groundProblem(draft.field, quad, false);
  if (place) return place;
  for (const friend of friendsOf(draft, side)) {
    if (overlaps(quad, quadOfUnit(draft, friend)))
      return refusal('LB-LEAD-04', 'lb.refusal.deploy.onUnit', { general, other: friend });
  }
  return troopsProblem(draft, general);
}

export function ownGeneralProblem(state: State, side: SideIndex, general: number): Refusal | null {
  if (!isWhole(general, 0, state.generals.length - 1)) {
    return refusal('LB-GEN-02', 'lb.refusal.deploy.unknownGeneral', { given: shown(general) });
  }
  if ((state.field.generals[general] as GeneralProfile).side !== side) {
    return refusal('LB-GEN-01', 'lb.refusal.deploy.notYours', { general });
  }
  if (comesLater(state.field, (state.field.generals[general] as GeneralProfile).brigade))
    return refusal('SCN-ARR-1', 'lb.refusal.deploy.generalLater', { general });
  return null;
}

/** LB-SET-09. He may not be placed so that placed troops of his are out of command. */
function troopsProblem(draft: Draft, general: number): Refusal | null {
  const [unit] = outOfCommand(draft, general);
  return unit === undefined ? null : refusal('LB-SET-09', 'lb.refusal.deploy.outOfCommand', { unit, general });
}

/** LB-SET-09: troops that must be in command of this General and are not. */
export function outOfCommand(state: State, general: number): number[] {
  if (!areaOfGeneral(state.field, general).inCommand) return [];
  return friendsOf(state, (state.field.generals[general] as GeneralProfile).side).filter(
    (unit) => commanderOf(state.field, unit) === general && !inCommand(state, unit),
  );
}

function generalStands(state: State, side: SideIndex, general: number): boolean {
  return (
    (state.generals[general] as General).status === 'table' &&
    (state.field.generals[general] as GeneralProfile).side === side
  );
}

// --- ground ----------------------------------------------------------------------------------------------------

/** LB-SET-12, LB-GEO-14, LB-GEO-15 and the scenario: wholly inside the open zones, and near or far as demanded. */
function areaProblem(field: Field, side: SideIndex, area: DeploymentArea, quad: Quad): Refusal | null {
  if (!insideBox(quad, field.width, field.height)) {
    return refusal('LB-GEO-18', 'lb.refusal.deploy.offTable', {
      x: toMm((quad.minX + quad.maxX) / 2),
      y: toMm((quad.minY + quad.maxY) / 2),
      width: toMm(field.width),
      height: toMm(field.height),
    });
  }
  if (!insideZones(field, side, area.zones, quad.minY, quad.maxY)) {
    return refusal('LB-SET-12', 'lb.refusal.deploy.zone', { zones: area.zones.join(', ') });
  }
  if (!area.lateral && !clearOfLateralBands(field, quad.minX, quad.maxX)) {
    return refusal('LB-GEO-15', 'lb.refusal.deploy.lateral', { width: toMm(field.height / 6) });
  }
  const { within, beyond, across } = area;
  if (across !== null && (quad.minX < across.from || quad.maxX > across.to)) {
    const facts = { from: toMm(across.from), to: toMm(across.to) };
    return refusal(deploymentRule(field), 'lb.refusal.deploy.across', facts);
  }
  if (within !== null) {
    const distance = gapToTerrain(field, within.terrain, quad);
    if (distance > within.distance + TOLERANCE) {
      const facts = { terrain: within.terrain, distance: toMm(distance), allowed: toMm(within.distance) };
      return refusal(deploymentRule(field), 'lb.refusal.deploy.tooFarFrom', facts);
    }
  }
  if (beyond !== null) {
    const distance = gapToTerrain(field, beyond.terrain, quad);
    if (distance <= beyond.distance + TOLERANCE) {
      const facts = { terrain: beyond.terrain, distance: toMm(distance), needed: toMm(beyond.distance) };
      return refusal(deploymentRule(field), 'lb.refusal.deploy.tooNearTo', facts);
    }
  }
  return null;
}

function isLine(piece: TerrainPiece): boolean {
  return ['hedge', 'fence', 'ditch', 'wall', 'stream', 'road', 'bridge', 'ford'].includes(piece.kind);
}

/** LB-GEO-07. Shortest distance from a base to a piece of terrain; 0 if they touch. */
function gapToTerrain(field: Field, id: string, quad: Quad): number {
  const piece = field.terrain.find((p) => p.id === id) as TerrainPiece;
  if (isLine(piece)) return Math.sqrt(polylineGapSquared(piece.points, quad));
  if (quadMeetsPolygon(quad, piece.points)) return 0;
  return Math.sqrt(polylineGapSquared([...piece.points, piece.points[0] as number, piece.points[1] as number], quad));
}

/** LB-GEO-18. No unit on impassable terrain, nor astride an obstacle (LB-MOVE-32). */
export function groundProblem(field: Pick<Field, 'terrain'>, quad: Quad, isUnit: boolean): Refusal | null {
  for (const piece of field.terrain) {
    if (!boxesMeet(piece, quad)) continue;
    const rule = isUnit ? UNIT_GROUND[piece.kind] : GENERAL_GROUND[piece.kind];
    if (rule === undefined) continue;
    const meets = isLine(piece)
      ? polylineMeetsConvex(piece.points, polygonOf(quad))
      : quadMeetsPolygon(quad, piece.points);
    if (meets) return refusal(rule, 'lb.refusal.deploy.ground', { terrain: piece.id, kind: piece.kind });
  }
  return null;
}

type Ground = Partial<Readonly<Record<TerrainPiece['kind'], RuleId>>>;
const GENERAL_GROUND: Ground = { building: 'LB-TERR-04', sector: 'LB-BUA-01', stream: 'LB-TERR-05' };
const UNIT_GROUND: Ground = {
  ...GENERAL_GROUND,
  hedge: 'LB-MOVE-32',
  fence: 'LB-MOVE-32',
  ditch: 'LB-MOVE-32',
  wall: 'LB-MOVE-32',
};

/** Box in steps around every place an area allows, for the search for places. */
export function boxOf(
  field: Field,
  side: SideIndex,
  area: DeploymentArea,
): { minX: number; minY: number; maxX: number; maxY: number } {
  const depth = field.height / 6;
  const { baseline }: SideProfile = field.sides[side];
  const near = (3 - Math.max(...area.zones)) * depth;
  const far = (4 - Math.min(...area.zones)) * depth;
  let box = {
    minX: area.lateral ? 0 : depth,
    maxX: area.lateral ? field.width : field.width - depth,
    minY: baseline === 'top' ? near : field.height - far,
    maxY: baseline === 'top' ? far : field.height - near,
  };
  if (area.across !== null) {
    box = { ...box, minX: Math.max(box.minX, area.across.from), maxX: Math.min(box.maxX, area.across.to) };
  }
  if (area.within !== null) {
    const { terrain, distance } = area.within;
    const piece = field.terrain.find((p) => p.id === terrain) as TerrainPiece;
    box = {
      minX: Math.max(box.minX, piece.minX - distance),
      maxX: Math.min(box.maxX, piece.maxX + distance),
      minY: Math.max(box.minY, piece.minY - distance),
      maxY: Math.min(box.maxY, piece.maxY + distance),
    };
  }
  return box;
}
