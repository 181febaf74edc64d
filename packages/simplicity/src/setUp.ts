/** Before the first turn: terrain, edges, deployment, initiative (chapters 3 and 4, Q1). */
import {
  type Choices,
  D6,
  joined,
  lazily,
  no,
  openOf,
  pop,
  push,
  type Refusal,
  replaceTop,
  tell,
} from '@drumhead/engine';
import { insideBox, normalise, type Pose, type Quad, quadOf } from '@drumhead/table';
import { commander, commandProfile, standsOnEnemy } from './commandBases.ts';
import type { Command } from './commands.ts';
import { homeward } from './forced.ts';
import {
  type DeployFrame,
  type EdgeChoiceFrame,
  type EdgeRollFrame,
  type InitiativeChoiceFrame,
  type InitiativeRollFrame,
  STAGES,
  type Stage,
  type TerrainRollFrame,
} from './frames.ts';
import { garrisonOf, isSection, overlapsArea, profileOf, quadOfCommand, sideOf } from './geometry.ts';
import { sortedTerrain } from './going.ts';
import { type Handler, notNow } from './handler.ts';
import { armOf, sizeOf } from './kinds.ts';
import { edgeProblem, PLAIN, standProblem } from './legs.ts';
import { CM, cm, TOLERANCE } from './measure.ts';
import { HALF } from './moves.ts';
import { other, SIDES, type Piece, type SideIndex, type State, type UnitProfile } from './state.ts';
import { areApart } from './sweep.ts';
import { rolledTerrain } from './terrain.ts';
import { beginBattle } from './turn.ts';
import { changeCommand, changeUnit, hold, type Work } from './work.ts';

/** SIP-TER-13. One die for each sector, from the north-west, row by row. */
export const terrainRollHandler: Handler<TerrainRollFrame> = {
  asks: () => 'dice',
  rule: () => 'SIP-TER-13',
  dice: () => [{ what: 'sip.roll.terrain', owner: null, count: 6, faces: D6 }],
  offers: () => [],
  act: () => notNow('SIP-TER-13'),
  roll(work, _, [faces]) {
    const rolled = faces as readonly number[];
    work.terrain = rolledTerrain(work.field, rolled);
    work.holders = work.terrain.filter(isSection).map(() => -1);
    tell(work, { type: 'terrainRolled', rule: 'SIP-TER-13', faces: rolled });
    pop(work);
  },
};

/** SIP-DEP-1. The higher chooses; ties are rolled again by both (SIP-GEN-4). */
export const edgeRollHandler: Handler<EdgeRollFrame> = {
  asks: () => 'dice',
  rule: () => 'SIP-DEP-1',
  dice: bothRoll('sip.roll.edge'),
  offers: () => [],
  act: () => notNow('SIP-DEP-1'),
  roll(work, _, [first, second]) {
    const faces = [first?.[0] as number, second?.[0] as number] as const;
    const winner = higher(faces);
    tell(work, { type: 'edgesRolled', rule: 'SIP-DEP-1', faces, winner });
    if (winner !== null) replaceTop(work, { at: 'edgeChoice', side: winner });
  },
};

function bothRoll(what: string) {
  return (state: State) => SIDES.map((side) => ({ what, owner: state.field.sides[side].id, count: 1, faces: D6 }));
}

function higher([first, second]: readonly [number, number]): SideIndex | null {
  if (first === second) return null;
  return first > second ? 0 : 1;
}

/** SIP-DEP-2. One of the two long edges; the other player takes the opposite one, and places first (SIP-DEP-4). */
export const edgeChoiceHandler: Handler<EdgeChoiceFrame> = {
  asks: (_, { side }) => side,
  rule: () => 'SIP-DEP-2',
  offers: () => [
    { type: 'edge', edge: 'north' },
    { type: 'edge', edge: 'south' },
  ],
  act(work, { side }, _side, command) {
    if (command.type !== 'edge') return notNow('SIP-DEP-2');
    const { edge } = command;
    const theirs = edge === 'north' ? 'south' : 'north';
    work.edges = side === 0 ? [edge, theirs] : [theirs, edge];
    tell(work, { type: 'edgeChosen', rule: 'SIP-DEP-2', side, edge });
    pop(work);
    beginDeployment(work, other(side));
    return null;
  },
};

/** SIP-DEP-4: who places first. The first stage in which somebody has a piece to place. */
export function beginDeployment(work: Work, first: SideIndex): void {
  work.active = first;
  push(work, { at: 'deploy', stage: 'command', side: first });
  skipEmpty(work);
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

function awaitsPlace(state: State, side: SideIndex, command: number): boolean {
  return commander(state, command).status === 'waiting' && commandProfile(state, command).side === side;
}

/** Has a side anything to place in a stage? */
function hasAny(state: State, side: SideIndex, stage: Stage): boolean {
  if (stage === 'command') {
    for (let i = 0; i < state.commands.length; i++) if (awaitsPlace(state, side, i)) return true;
    return false;
  }
  for (let i = 0; i < state.units.length; i++) {
    if (state.units[i]?.status === 'waiting' && sideOf(state, i) === side && stageOf(state, i) === stage) return true;
  }
  return false;
}

/** The first stage in which a side has something to place, or null. */
function nextStage(state: State, side: SideIndex): Stage | null {
  return STAGES.find((stage) => hasAny(state, side, stage)) ?? null;
}

/** SIP-DEP-4. On to the next piece: in turn within a stage; who has none left passes; then the next stage. */
function skipEmpty(work: Work): void {
  const { deploysFirst } = work.field;
  for (;;) {
    const frame = work.frames[work.frames.length - 1] as DeployFrame;
    const { stage, side } = frame;
    if (deploysFirst !== -1) {
      // SIP-SCN-4: one side deploys everything, then the other.
      for (const who of [deploysFirst, other(deploysFirst)]) {
        const next = nextStage(work, who);
        if (next === null) continue;
        replaceTop(work, { at: 'deploy', stage: next, side: who });
        return;
      }
    }
    if (hasAny(work, side, stage)) return;
    if (hasAny(work, other(side), stage)) {
      replaceTop(work, { at: 'deploy', stage, side: other(side) });
      return;
    }
    const next = STAGES[STAGES.indexOf(stage) + 1];
    if (next === undefined) {
      pop(work);
      beginInitiative(work);
      return;
    }
    // Each stage begins with the player who did not choose the edge.
    replaceTop(work, { at: 'deploy', stage: next, side: work.active });
  }
}

export const deployHandler: Handler<DeployFrame> = {
  asks: (_, { side }) => side,
  rule: () => 'SIP-DEP-4',
  decision: (_, { stage }) => `deploy.${stage}`,
  offers(state, { stage, side }) {
    return openOf(placeChoices(state, stage, side));
  },
  choices: (state, { stage, side }) => placeChoices(state, stage, side),
  covers(state, { stage, side }, _side, command) {
    if (command.type === 'place') return placeProblem(state, side, stage, command) === null;
    return command.type === 'placeCommand' && placeCommandProblem(state, side, stage, command) === null;
  },
  act(work, { stage, side }, _side, command) {
    if (command.type === 'placeCommand') {
      const problem = placeCommandProblem(work, side, stage, command);
      if (problem !== null) return problem;
      const { x, y } = command;
      changeCommand(work, command.command, { x, y, status: 'table' });
      tell(work, { type: 'commandPlaced', rule: 'SIP-DEP-3', command: command.command, x, y });
    } else if (command.type === 'place') {
      const problem = placeProblem(work, side, stage, command);
      if (problem !== null) return problem;
      const { unit, x, y, facing, section } = command;
      changeUnit(work, unit, { x, y, facing, section, status: 'ready' });
      if (section >= 0) hold(work, section, side);
      tell(work, { type: 'placed', rule: 'SIP-DEP-3', unit, x, y });
    } else return notNow('SIP-DEP-3');
    replaceTop(work, { at: 'deploy', stage, side: other(side) });
    skipEmpty(work);
    return null;
  },
};

export interface Zone {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/** SIP-DEP-5. How far a side's zone reaches in, and along the edge; in steps. */
export function zoneOf(state: State, side: SideIndex): Zone {
  const { depth, deployment } = state.field.sides[side];
  const north = homeward(state, side) === 0;
  return {
    minX: deployment.minX,
    maxX: deployment.maxX,
    minY: north ? 0 : state.field.depth - depth,
    maxY: north ? depth : state.field.depth,
  };
}

type Place = Extract<Command, { type: 'place' }>;
type PlaceCommand = Extract<Command, { type: 'placeCommand' }>;

/** SIP-DEP-3, -5, SIP-TER-7. */
export function placeProblem(state: State, side: SideIndex, stage: Stage, command: Place): Refusal | null {
  const { unit, section } = command;
  const u = state.units[unit];
  if (u?.status !== 'waiting' || sideOf(state, unit) !== side || stageOf(state, unit) !== stage)
    return no('SIP-DEP-3', 'sip.refusal.notInStage');
  const profile = profileOf(state, unit);
  const facts = { unit: profile.id };
  const pose: Pose = { x: command.x | 0, y: command.y | 0, facing: command.facing | 0 };
  const zone = zoneOf(state, side);
  if (section >= 0) {
    const piece = sortedTerrain(state.terrain).sections[section];
    if (piece === undefined) return no('SIP-TER-7', 'sip.refusal.noSuchSection', facts);
    if (armOf(profile) !== 'foot') return no('SIP-TER-7', 'sip.refusal.footOnly', { ...facts, terrain: piece.id });
    if (garrisonOf(state, section) >= 0)
      return no('SIP-TER-7', 'sip.refusal.sectionTaken', { ...facts, terrain: piece.id });
    const inZone =
      piece.x >= zone.minX - TOLERANCE &&
      piece.x <= zone.maxX + TOLERANCE &&
      piece.y >= zone.minY - TOLERANCE &&
      piece.y <= zone.maxY + TOLERANCE;
    if (!inZone || pose.x !== piece.x || pose.y !== piece.y)
      return no('SIP-DEP-5', 'sip.refusal.sectionZone', { ...facts, terrain: piece.id });
    return null;
  }
  const quad = quadOf(pose, sizeOf(profile));
  const { width, depth } = state.field;
  if (!insideBox(quad, width, depth))
    return edgeProblem(state, unit, quad) ?? no('SIP-DEP-5', 'sip.refusal.outsideZone', facts);
  if (
    quad.minX < zone.minX - TOLERANCE ||
    quad.maxX > zone.maxX + TOLERANCE ||
    quad.minY < zone.minY - TOLERANCE ||
    quad.maxY > zone.maxY + TOLERANCE
  ) {
    return no('SIP-DEP-5', 'sip.refusal.outsideZone', facts);
  }
  const closed = closedGround(state, profile, quad);
  if (closed !== null) return no('SIP-DEP-5', 'sip.refusal.barred', { ...facts, terrain: closed.id });
  return standProblem(state, unit, quad, pose, PLAIN, false);
}

/** A section or barred ground under a footprint, or null. */
function closedGround(state: State, { kind }: UnitProfile, quad: Quad): Piece | null {
  const { sections, barred } = sortedTerrain(state.terrain);
  for (const piece of sections) if (!areApart(piece, quad, 0) && overlapsArea(quad, piece.points)) return piece;
  for (const piece of barred[kind]) if (!areApart(piece, quad, 0) && overlapsArea(quad, piece.points)) return piece;
  return null;
}

/** SIP-DEP-5, SIP-MOV-11. */
export function placeCommandProblem(
  state: State,
  side: SideIndex,
  stage: Stage,
  { command, x, y }: PlaceCommand,
): Refusal | null {
  const base = stage === 'command' ? state.commands[command] : undefined;
  if (base?.status !== 'waiting' || commandProfile(state, command).side !== side)
    return no('SIP-DEP-3', 'sip.refusal.notInStage');
  const facts = { command: commandProfile(state, command).id };
  const quad = quadOfCommand({ x, y });
  const zone = zoneOf(state, side);
  if (
    quad.minX < zone.minX - TOLERANCE ||
    quad.maxX > zone.maxX + TOLERANCE ||
    quad.minY < zone.minY - TOLERANCE ||
    quad.maxY > zone.maxY + TOLERANCE
  ) {
    return no('SIP-DEP-5', 'sip.refusal.commandOutsideZone', facts);
  }
  const wet = sortedTerrain(state.terrain).areas.river.some(({ points }) => overlapsArea(quad, points));
  if (wet || standsOnEnemy(state, command, { x, y })) return no('SIP-DEP-5', 'sip.refusal.commandBarred', facts);
  return null;
}

/** Where the pieces of a side may be placed in a stage, each place looked for when it is asked for. */
function placeChoices(state: State, stage: Stage, side: SideIndex): Choices<Command> {
  const { units, commands } = toPlace(state, side, stage);
  if (stage === 'command') return joined<Command>(commands.map((command) => commandPlaces(state, side, command)));
  const most = Math.max(MOST_PLACES, sortedTerrain(state.terrain).sections.length);
  // Units of one kind and class may stand in the same places: they are looked for once.
  const alike: { readonly unit: number; readonly places: Choices<Place> }[] = [];
  const placesOf = (unit: number): Choices<Place> => {
    const { kind, class: unitClass } = profileOf(state, unit);
    for (const { unit: known, places } of alike) {
      const profile = profileOf(state, known);
      if (profile.kind === kind && profile.class === unitClass) return places;
    }
    const places = lazily(most, unitPlaces(state, side, unit));
    alike.push({ unit, places });
    return places;
  };
  return {
    count: most * units.length,
    at(i) {
      const unit = units[Math.floor(i / most)] as number;
      const place = placesOf(unit).at(i % most);
      return place === null ? null : placeFor(unit, place);
    },
  };
}

function placeFor(unit: number, { x, y, facing, section }: Place): Place {
  return { type: 'place', unit, x, y, facing, section };
}

/** Places on a grid in the zone, nearest the front first and the middle first, until a few are found. */
function* unitPlaces(state: State, side: SideIndex, unit: number): Generator<Place> {
  const zone = zoneOf(state, side);
  const facing = normalise(homeward(state, side) + HALF);
  const size = sizeOf(profileOf(state, unit));
  const stage = stageOf(state, unit);
  let found = 0;
  for (const piece of sortedTerrain(state.terrain).sections) {
    const offer: Place = { type: 'place', unit, x: piece.x, y: piece.y, facing, section: piece.section };
    if (placeProblem(state, side, stage, offer) !== null) continue;
    found += 1;
    yield offer;
  }
  const middle = Math.round((zone.minX + zone.maxX) / 2);
  const north = homeward(state, side) === 0;
  const step = size.width + CM;
  for (let row = 0; row < 4 && found < MOST_PLACES; row++) {
    const back = Math.round(size.depth / 2) + row * cm(4.5);
    const y = north ? zone.maxY - back : zone.minY + back;
    const most = Math.floor((zone.maxX - zone.minX) / 2 / step);
    for (let i = 0; i <= 2 * most && found < MOST_PLACES; i++) {
      const x = middle + (i % 2 === 0 ? i / 2 : -(i + 1) / 2) * step;
      const offer: Place = { type: 'place', unit, x, y, facing, section: -1 };
      if (placeProblem(state, side, stage, offer) !== null) continue;
      found += 1;
      yield offer;
    }
  }
  if (found > 0) return;
  const place = anyPlace(state, side, unit, facing);
  if (place !== null) yield place;
}

const MOST_PLACES = 12;

/** A finer search, where the grid finds nothing. */
function anyPlace(state: State, side: SideIndex, unit: number, facing: number): Place | null {
  const zone = zoneOf(state, side);
  for (let y = zone.minY; y <= zone.maxY; y += CM) {
    for (let x = zone.minX; x <= zone.maxX; x += CM) {
      const offer: Place = { type: 'place', unit, x, y, facing, section: -1 };
      if (placeProblem(state, side, stageOf(state, unit), offer) === null) return offer;
    }
  }
  return null;
}

function stageOf(state: State, unit: number): Stage {
  const arm = armOf(profileOf(state, unit));
  return arm === 'foot' ? 'infantry' : arm;
}

/** How far back from the front of the zone, and at which quarter of its width, a Command base is offered a place. */
const BACKS = [cm(9), cm(4), cm(15)] as const;
const QUARTERS = [2, 1, 3] as const;

function commandPlaces(state: State, side: SideIndex, command: number): Choices<PlaceCommand> {
  const zone = zoneOf(state, side);
  const north = homeward(state, side) === 0;
  return {
    count: BACKS.length * QUARTERS.length,
    at(i) {
      const back = BACKS[Math.floor(i / QUARTERS.length)] as number;
      const quarter = QUARTERS[i % QUARTERS.length] as number;
      const x = Math.round(zone.minX + ((zone.maxX - zone.minX) * quarter) / 4);
      const y = north ? zone.maxY - back : zone.minY + back;
      const offer: PlaceCommand = { type: 'placeCommand', command, x, y };
      return placeCommandProblem(state, side, 'command', offer) === null ? offer : null;
    },
  };
}

/** SIP-INI-1, SIP-SCN-4. */
function beginInitiative(work: Work): void {
  const { firstTurn } = work.field;
  if (firstTurn === -1) push(work, { at: 'initiativeRoll' });
  else beginBattle(work, firstTurn);
}

export const initiativeRollHandler: Handler<InitiativeRollFrame> = {
  asks: () => 'dice',
  rule: () => 'SIP-INI-1',
  dice: bothRoll('sip.roll.initiative'),
  offers: () => [],
  act: () => notNow('SIP-INI-1'),
  roll(work, _, [first, second]) {
    const faces = [first?.[0] as number, second?.[0] as number] as const;
    const winner = higher(faces);
    tell(work, { type: 'initiativeRolled', rule: 'SIP-INI-1', faces, winner });
    if (winner !== null) replaceTop(work, { at: 'initiativeChoice', side: winner });
  },
};

/** SIP-INI-1. He goes first, or lets the other. */
export const initiativeChoiceHandler: Handler<InitiativeChoiceFrame> = {
  asks: (_, { side }) => side,
  rule: () => 'SIP-INI-1',
  offers: () => [
    { type: 'goFirst', first: true },
    { type: 'goFirst', first: false },
  ],
  act(work, { side }, _side, command) {
    if (command.type !== 'goFirst') return notNow('SIP-INI-1');
    pop(work);
    beginBattle(work, command.first ? side : other(side));
    return null;
  },
};
