/** Gathering units for a common order: by the lasso or by taps; then one drag, tap or button orders them all. */
import type { Command } from '@drumhead/simplicity/screen';
import type { StepResult } from '../../../battle/interaction/interaction.ts';
import type { Point } from '../../../table/camera.ts';
import { drawn, isInside, type Lasso, LASSO } from '../../../table/lasso.ts';
import type { LassoInput, ToolInput } from '../../../table/pointerInput.ts';
import { distanceTo } from '../../../table/troops/footprints.ts';
import { commonAdvance, commonFire, commonMove, type CommonOrder, commonRally } from './commonOrder.ts';
import { pieceAt, sizeOfPiece, unitPlace } from './places.ts';
import type { Ghost } from './proposal.ts';
import type { PieceRef, Scene } from './scene.ts';

/** A lasso being drawn; units gathered before stay. */
export type GatheringLasso = Lasso & { readonly gathered: readonly number[] };

export interface Gathered {
  readonly at: 'gathered';
  readonly units: readonly number[];
  /** Where one of them was taken hold of. */
  readonly held: Point | null;
  /** The order proposed to all. */
  readonly order: CommonOrder | null;
}

export type GatheringInput =
  | ToolInput
  | LassoInput
  | { readonly type: 'select'; readonly piece: PieceRef | null }
  | { readonly type: 'propose'; readonly command: Command }
  | { readonly type: 'toggle'; readonly unit: number }
  | { readonly type: 'advanceAll'; readonly distance: number }
  | { readonly type: 'fireAll'; readonly target: number }
  | { readonly type: 'rallyAll' };

/** Null: nothing is gathered any more. */
type Next = StepResult<GatheringLasso | Gathered | null, Command>;

const stay = (interaction: GatheringLasso | Gathered | null): Next => ({ interaction, holds: false });

export const freshLasso = (gathered: readonly number[]): GatheringLasso => ({ ...LASSO, gathered });

const gathered = (units: readonly number[]): Gathered | null =>
  units.length === 0 ? null : { at: 'gathered', units, held: null, order: null };

const isOwn = ({ state, side }: Scene, unit: number): boolean => state.field.units[unit]?.side === side;

/** A drag draws the line, its end gathers the units inside; a tap adds or removes one. Null: the input is none of its. */
export function lassoStep(lasso: GatheringLasso, input: GatheringInput, scene: Scene): Next | null {
  if (input.type === 'select') return picked(lasso.gathered, input.piece, scene);
  if (!('at' in input)) return null;
  const line = drawn(lasso, input);
  const next = { ...line, gathered: lasso.gathered };
  if (input.type === 'press') return { interaction: next, holds: true };
  if (input.type === 'tap') {
    const unit = unitUnder(scene, input.at, input.reach);
    return stay(unit < 0 ? freshLasso(lasso.gathered) : gathered(toggled(lasso.gathered, unit)));
  }
  if (input.type !== 'drop') return stay(line === lasso ? lasso : next);
  const inside = scene.state.units.flatMap((_, unit) => {
    const place = unitPlace(scene.state, unit);
    return place && isOwn(scene, unit) && isInside(next.path, place) ? [unit] : [];
  });
  return stay(gathered([...new Set([...lasso.gathered, ...inside])]));
}

/** Inputs while units are gathered; null: the input is none of theirs. */
export function gatheredStep(tool: Gathered, input: GatheringInput, scene: Scene): Next | null {
  switch (input.type) {
    case 'press': {
      const ghost = ghostUnder(tool, scene, input.at, input.reach);
      const grabs = ghost !== null || tool.units.includes(unitUnder(scene, input.at, input.reach));
      return grabs ? { interaction: { ...tool, held: heldAt(ghost, input.at, scene) }, holds: true } : stay(tool);
    }
    case 'drag':
      return stay(dragged(tool, input.at, scene));
    case 'drop': {
      const next = dragged(tool, input.at, scene);
      return stay({ ...next, held: null });
    }
    case 'tap':
      return tap({ ...tool, held: null }, input.at, input.reach, scene);
    case 'select':
      return picked(tool.units, input.piece, scene);
    case 'advanceAll':
      return stay({ ...tool, order: commonAdvance(scene, tool.units, input.distance) });
    case 'toggle':
      return stay(gathered(toggled(tool.units, input.unit)));
    case 'fireAll':
      return stay({ ...tool, order: commonFire(scene, tool.units, input.target) });
    case 'rallyAll':
      return stay({ ...tool, order: commonRally(scene, tool.units) });
    case 'confirm':
      return confirm(tool);
    case 'cancel':
      return stay(tool.order ? { ...tool, order: null, held: null } : null);
    default:
      return null;
  }
}

/** A unit chosen by keyboard is added or removed. */
const picked = (units: readonly number[], piece: PieceRef | null, scene: Scene): Next | null =>
  piece?.what === 'unit' && isOwn(scene, piece.index) ? stay(gathered(toggled(units, piece.index))) : null;

/** A ghost is held as its unit was, so that every unit keeps its distance from the pointer. */
function heldAt(ghost: Ghost | null, at: Point, { state }: Scene): Point {
  const place = ghost && unitPlace(state, ghost.piece.index);
  return place ? { x: at.x - ghost.x + place.x, y: at.y - ghost.y + place.y } : at;
}

function ghostUnder({ order }: Gathered, { state }: Scene, at: Point, reach: number): Ghost | null {
  const ghosts = order?.shares.flatMap(({ ghost }) => ghost ?? []) ?? [];
  return ghosts.find((ghost) => distanceTo({ ...ghost, ...sizeOfPiece(state, ghost.piece) }, at) <= reach) ?? null;
}

function dragged(tool: Gathered, at: Point, scene: Scene): Gathered {
  const { held, units } = tool;
  return held ? { ...tool, order: commonMove(scene, units, { x: at.x - held.x, y: at.y - held.y }) } : tool;
}

/** On a ghost or the target: confirms. On an enemy: all fire. On an own unit: adds or removes it. */
function tap(tool: Gathered, at: Point, reach: number, scene: Scene): Next {
  if (ghostUnder(tool, scene, at, reach)) return confirm(tool);
  const piece = pieceAt(scene.state, at, reach);
  if (piece?.what !== 'unit') return stay(tool);
  if (isOwn(scene, piece.index)) return stay(gathered(toggled(tool.units, piece.index)));
  const isTarget = tool.order?.shares.some(({ command }) => 'target' in command && command.target === piece.index);
  return isTarget ? confirm(tool) : stay({ ...tool, order: commonFire(scene, tool.units, piece.index) });
}

function confirm(tool: Gathered): Next {
  const commands = tool.order?.shares.map(({ command }) => command) ?? [];
  return commands.length === 0 ? stay(tool) : { interaction: null, holds: false, sendAll: commands };
}

function unitUnder(scene: Scene, at: Point, reach: number): number {
  const piece = pieceAt(scene.state, at, reach, (one) => (one.what === 'unit' && isOwn(scene, one.index) ? 1 : 0));
  return piece?.what === 'unit' && isOwn(scene, piece.index) ? piece.index : -1;
}

const toggled = (units: readonly number[], unit: number): readonly number[] =>
  units.includes(unit) ? units.filter((one) => one !== unit) : [...units, unit];
