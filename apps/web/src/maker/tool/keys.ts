/** What a key does with what is in the hand. Pure. */
import { laidIn, movedBy, removed, reshaped, setupOf, sizeOf, turned, withUnderlay } from '../document/edits.ts';
import { spotBarred, spotCalled, spotMoved, spotRemoved } from '../document/spots.ts';
import { type Place, whole } from '../draw/places.ts';
import { onto, pointsOf, within, withPoint } from '../draw/shape.ts';
import { pulled } from '../underlay/place.ts';
import { DRAWN, type Drawn } from '../rulesMaker.ts';
import { EMPTY_HAND, type Hand, isSpotTool, SPOT_TOOLS, type Tool } from './hand.ts';
import { chosenPiece, type Ground, type Step } from './step.ts';
import { withFewer } from '../draw/outline.ts';

export const TOOL_KEYS: Readonly<Record<Tool, string>> = {
  select: 'V',
  hill: 'H',
  wood: 'W',
  rough: 'G',
  road: 'R',
  stream: 'S',
  wall: 'L',
  house: 'B',
  name: 'N',
  place: 'F',
  objective: 'O',
  picture: 'P',
};

export const TOOLS: readonly Tool[] = ['select', ...DRAWN, ...SPOT_TOOLS, 'picture'];

const WAYS: Readonly<Record<string, Place>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Millimetres of an arrow key with Shift, and degrees of a turn. */
const FAR = 10;
const TURN = 15;

/** The tool with the first kind that it makes, or the one that it made last; null: it can make none here. */
export function withTool({ rules, file, only }: Ground, hand: Hand, tool: Tool): Hand | null {
  if (tool === 'select') return { ...hand, tool, held: null };
  if (only !== undefined && tool !== only) return null;
  if (isSpotTool(tool) && spotBarred(rules, file, tool) !== null) return null;
  if (isSpotTool(tool) || tool === 'picture') return { ...EMPTY_HAND, kind: hand.kind, tool };
  const kinds = kindsOf(rules.kinds, tool);
  const isDrawn = rules.isDrawn(setupOf(file));
  if (!isDrawn || kinds.length === 0 || laidIn(file).length >= rules.mostPieces) return null;
  const kind = kinds.find(({ id }) => id === hand.kind) ?? kinds[0];
  return { ...EMPTY_HAND, tool, kind: kind?.id ?? '' };
}

export const kindsOf = <K extends { readonly tool: Drawn }>(kinds: readonly K[], tool: Tool): readonly K[] =>
  kinds.filter((kind) => kind.tool === tool);

/** Null: the key is nothing to the maker. */
export function keyed(
  ground: Ground,
  hand: Hand,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): Step | null {
  const tool = TOOLS.find((one) => TOOL_KEYS[one] === key.toUpperCase());
  if (tool !== undefined) {
    const next = withTool(ground, hand, tool);
    return next && { hand: next };
  }
  if (key === 'Escape') return escaped(hand);
  if (key === 'Backspace' && hand.held?.is === 'points') {
    const points = hand.held.points.slice(0, -1);
    return { hand: { ...hand, held: points.length === 0 ? null : { ...hand.held, points } } };
  }
  if (hand.tool === 'picture') return pictureMoved(ground, hand, key, shiftKey);
  if (hand.chosen === null) return null;
  if (key === 'Delete' || key === 'Backspace') return deleted(ground, hand);
  const way = WAYS[key];
  if (way !== undefined) return nudged(ground, hand, shiftKey ? [way[0] * FAR, way[1] * FAR] : way);
  const turn = { q: -TURN, e: TURN }[key.toLowerCase()];
  return turn === undefined || hand.chosen.is !== 'piece' ? null : turnedBy(ground, hand, turn);
}

function pictureMoved({ file }: Ground, hand: Hand, key: string, isFar: boolean): Step | null {
  const { underlay } = file;
  const way = WAYS[key];
  if (underlay === undefined || way === undefined) return null;
  const by = isFar ? FAR : 1;
  const { mm } = underlay.a;
  return { hand, edit: withUnderlay(pulled(underlay, 'a', [mm[0] + way[0] * by, mm[1] + way[1] * by])) };
}

function escaped(hand: Hand): Step | null {
  if (hand.held !== null || hand.pressed !== null) return { hand: { ...hand, held: null, pressed: null } };
  if (hand.tool !== 'select') return { hand: { ...hand, tool: 'select' } };
  if (hand.corner !== null) return { hand: { ...hand, corner: null } };
  return hand.chosen === null ? null : { hand: { ...hand, chosen: null } };
}

/** A point alone, where one is chosen and the piece can do without; else all of it. */
export function deleted({ rules, file, ...ground }: Ground, hand: Hand): Step {
  const { chosen, corner } = hand;
  if (chosen === null) return { hand };
  const none: Hand = { ...hand, chosen: null, corner: null };
  if (chosen.is !== 'piece') return { hand: none, edit: spotRemoved(rules, chosen) };
  const piece = chosenPiece({ rules, file, ...ground }, hand);
  if (piece && corner !== null && (piece.shape.is === 'area' || piece.shape.is === 'line')) {
    const { shape } = piece;
    const without = shape.points.filter((_, i) => i !== corner);
    const least = withFewer(shape.points, shape.is === 'area').length;
    if (without.length === least && least < shape.points.length) {
      return {
        hand: { ...hand, corner: null },
        edit: reshaped(rules, chosen.id, () => ({ ...shape, points: without })),
      };
    }
  }
  return { hand: none, edit: removed(chosen.id) };
}

/** A point stays on the table; a piece that leaves it is a fault, with its remedy. */
function nudged(ground: Ground, hand: Hand, [dx, dy]: Place): Step {
  const { rules, file } = ground;
  const { chosen, corner } = hand;
  if (chosen !== null && chosen.is !== 'piece') {
    const spot = spotCalled(rules, file, chosen);
    const there = spot && within([spot.at[0] + dx, spot.at[1] + dy], sizeOf(rules, file));
    return there ? { hand, edit: spotMoved(rules, chosen, there) } : { hand };
  }
  const piece = chosenPiece(ground, hand);
  if (piece === undefined) return { hand };
  const point = corner === null ? undefined : pointsOf(piece.shape)[corner];
  if (corner === null || point === undefined) return { hand, edit: movedBy(rules, piece.id, dx, dy) };
  const there = whole([point[0] + dx, point[1] + dy]);
  const size = sizeOf(rules, file);
  return { hand, edit: reshaped(rules, piece.id, (shape) => onto(withPoint(shape, corner, there), size)) };
}

export function turnedBy(ground: Ground, hand: Hand, degrees: number): Step {
  const piece = chosenPiece(ground, hand);
  return piece === undefined ? { hand } : { hand, edit: turned(ground.rules, piece.id, degrees) };
}
