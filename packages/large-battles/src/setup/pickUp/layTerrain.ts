/** Laying terrain in turn, zone by zone, defender first (LB-SET-05). */
import { refusal, type Refusal, replaceTop, emit } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import type { LayTerrainFrame } from '../../state/frames.ts';
import { type Handler } from '../../turn/handler.ts';
import type { Field, SideIndex, State, TerrainKind, TerrainPiece } from '../../state/state.ts';
import { other } from '../../state/state.ts';
import { startingSectors } from '../../scenarios/startState.ts';
import { openDraft, type Draft } from '../../state/draft.ts';
import { beginDeployment } from './deployBrigades.ts';
import { grownPiece } from './grownGround.ts';
import {
  freeId,
  isPiece,
  type LayCommand,
  layProblem,
  outlineOf,
  pieceOf,
  PIECES_EACH,
  type Sort,
  sortOf,
  zoneOfPiece,
} from './pieces.ts';
import { layOffers, roomForArea } from './terrainPlaces.ts';
import { type StreamCommand, streamPieces, streamProblem } from './stream.ts';

/** Zones in each half (LB-GEO-14). */
const ZONES = 3;

export function firstLayTerrain(defender: SideIndex): LayTerrainFrame {
  return { at: 'layTerrain', defender, side: defender, zone: 0, laid: [], done: [[], []] };
}

export const layTerrainHandler: Handler<LayTerrainFrame> = {
  asks: (_state, frame) => frame.side,
  rule: () => 'LB-SET-05',
  offers: (state, frame) => offers(state, frame),
  covers: (state, frame, side, command) => act(openDraft(state), frame, side, command) === null,
  act,
};

function act(draft: Draft, frame: LayTerrainFrame, side: SideIndex, command: Command): Refusal | null {
  switch (command.type) {
    case 'lay':
      return lay(draft, frame, side, command);
    case 'layStream':
      return layStream(draft, frame, side, command);
    case 'takeUp':
      return takeUp(draft, frame, command.terrain);
    case 'laid':
      return finishZone(draft, frame);
    default:
      return refusal('LB-SET-05', 'lb.refusal.terrain.layFirst');
  }
}

// --- the commands ---------------------------------------------------------------------------------------------------

function lay(draft: Draft, frame: LayTerrainFrame, side: SideIndex, command: LayCommand): Refusal | null {
  const { field } = draft;
  const problem = layProblem(field, side, command);
  if (problem !== null) return problem;
  const { kind } = command;
  const sector = kind === 'sector' ? field.terrain.filter((piece) => piece.sector >= 0).length : -1;
  const piece = pieceOf(freeId(field, kind), kind, outlineOf(field.sticks, command), sector);
  const zone = zoneOfPiece(field, side, piece);
  const turn = turnProblem(field, frame, zone, sortOf(kind));
  if (turn !== null) return turn;
  addPieces(draft, frame, zone, [piece]);
  return null;
}

function layStream(draft: Draft, frame: LayTerrainFrame, side: SideIndex, command: StreamCommand): Refusal | null {
  const problem = streamProblem(draft.field, side, command) ?? turnProblem(draft.field, frame, command.zone, 'linear');
  if (problem !== null) return problem;
  addPieces(draft, frame, command.zone, streamPieces(draft.field, command));
  return null;
}

/** LB-SET-05: a zone not yet used, the same for all pieces of a turn, two of each sort. */
export function turnProblem(field: Field, frame: LayTerrainFrame, zone: number, sort: Sort): Refusal | null {
  if (frame.done[frame.side].includes(zone)) return refusal('LB-SET-05', 'lb.refusal.terrain.zoneUsed', { zone });
  if (frame.zone !== 0 && frame.zone !== zone) {
    return refusal('LB-SET-05', 'lb.refusal.terrain.otherZone', { zone: frame.zone });
  }
  return enoughProblem(field, frame, sort);
}

/** LB-SET-05: two of each sort in a turn, wherever the next would lie. */
export function enoughProblem(field: Field, frame: LayTerrainFrame, sort: Sort): Refusal | null {
  if (laidOf(field, frame, sort) < PIECES_EACH) return null;
  return refusal('LB-SET-05', sort === 'area' ? 'lb.refusal.terrain.enoughAreas' : 'lb.refusal.terrain.enoughLines', {
    most: PIECES_EACH,
  });
}

/** Takes up a piece of this turn; a stream goes with its fords and bridges. */
function takeUp(draft: Draft, frame: LayTerrainFrame, id: string): Refusal | null {
  if (!frame.laid.includes(id)) return refusal('LB-SET-05', 'lb.refusal.terrain.notOfThisTurn');
  const piece = draft.field.terrain.find((p) => p.id === id) as TerrainPiece;
  const goes = (p: TerrainPiece) => p === piece || (piece.kind === 'stream' && isCrossing(p.kind));
  changeTerrain(
    draft,
    draft.field.terrain.filter((p) => !goes(p)),
  );
  const laid = frame.laid.filter((other) => other !== id);
  replaceTop(draft, { ...frame, laid, zone: laid.length === 0 ? 0 : frame.zone });
  emit(draft, { type: 'terrainTakenUp', rule: 'LB-SET-05', side: frame.side, kind: piece.kind });
  return null;
}

function isCrossing(kind: TerrainKind): boolean {
  return kind === 'bridge' || kind === 'ford';
}

/** The zone is done: both sorts are complete, or there is no place left for an area piece. */
function finishZone(draft: Draft, frame: LayTerrainFrame): Refusal | null {
  const { field } = draft;
  const { side, zone, done, defender } = frame;
  const linear = PIECES_EACH - laidOf(field, frame, 'linear');
  const area = PIECES_EACH - laidOf(field, frame, 'area');
  if (zone === 0 || linear > 0 || (area > 0 && roomForArea(field, side, zone))) {
    return refusal('LB-SET-05', 'lb.refusal.terrain.notAll', { area, linear });
  }
  emit(draft, { type: 'zoneLaid', rule: 'LB-SET-05', side, zone });
  const now: LayTerrainFrame['done'] = side === 0 ? [[...done[0], zone], done[1]] : [done[0], [...done[1], zone]];
  if (now[0].length === ZONES && now[1].length === ZONES) {
    if (field.grown) changeTerrain(draft, field.terrain.map(grownPiece));
    beginDeployment(draft, defender);
  } else replaceTop(draft, { ...frame, side: other(side), zone: 0, laid: [], done: now });
  return null;
}

// --- what is on the table ---------------------------------------------------------------------------------------------

/** Pieces of a sort that this turn has laid. */
export function laidOf(field: Field, frame: LayTerrainFrame, sort: Sort): number {
  return field.terrain.filter((piece) => frame.laid.includes(piece.id) && sortOf(piece.kind) === sort).length;
}

function addPieces(draft: Draft, frame: LayTerrainFrame, zone: number, pieces: readonly TerrainPiece[]): void {
  changeTerrain(draft, [...draft.field.terrain, ...pieces]);
  const [first] = pieces.filter((piece) => isPiece(piece.kind)) as [TerrainPiece];
  replaceTop(draft, { ...frame, zone, laid: [...frame.laid, first.id] });
  emit(draft, { type: 'terrainLaid', rule: 'LB-SET-05', side: frame.side, zone, kind: first.kind });
}

/** A changed table is a new field, so facts derived from the old one do not apply to it. */
function changeTerrain(draft: Draft, terrain: readonly TerrainPiece[]): void {
  draft.field = { ...draft.field, terrain };
  draft.sectors = startingSectors(draft.field);
}

// --- offers -----------------------------------------------------------------------------------------------------------

/** A sample that always leads to an end: places for the missing pieces, or the end of the zone. */
function offers(state: State, frame: LayTerrainFrame): readonly Command[] {
  const { field } = state;
  const sorts = (['area', 'linear'] as const).filter((sort) => laidOf(field, frame, sort) < PIECES_EACH);
  const found: Command[] = layOffers(field, frame, sorts);
  if (finishZone(openDraft(state), frame) === null) found.push({ type: 'laid' });
  return found;
}
