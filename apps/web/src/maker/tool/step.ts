/** From one moment of the pointer to the next: what the maker holds then, and how the scenario changes. Pure. */
import type { Envelope, Worded } from '@drumhead/engine';
import {
  added,
  type Edit,
  freeId,
  kindOf,
  movedBy,
  type Piece,
  pieceCalled,
  piecesOf,
  reshaped,
  sizeOf,
} from '../document/edits.ts';
import { type Spot, spotAdded, spotBarred, type SpotKind, spotMoved, spotsAt, spotsOf } from '../document/spots.ts';
import { outlineOf, ribbon, simpleRing } from '../draw/outline.ts';
import { apart, at as placeAt, nearestOn, type Place, type Places, whole } from '../draw/places.ts';
import {
  boundsOf,
  type Box,
  boxBetween,
  gapTo,
  isClosed,
  moved,
  onto,
  pointsOf,
  type Shape,
  within,
  withPoint,
} from '../draw/shape.ts';
import { type Around, atAngle, SNAP, snapped, snappedOutline } from '../draw/snap.ts';
import type { Drawn, Kind, RulesMaker, Size } from '../rulesMaker.ts';
import { type Chosen, type Hand, isSpotTool, type SpotTool } from './hand.ts';

/** So many points of a stroke remain, by tool. */
const BUDGET: Readonly<Record<Drawn, number>> = {
  hill: 18,
  wood: 14,
  rough: 14,
  road: 12,
  stream: 24,
  wall: 12,
  house: 4,
};
/** Pixels: a corner is seen above the finger that moves it. */
const ABOVE_FINGER = 40;

export interface Ground {
  readonly rules: RulesMaker;
  readonly file: Envelope;
  /** Pixels a millimetre. */
  readonly scale: number;
  /** Nothing is drawn to anything (Ctrl). */
  readonly free: boolean;
  /** Straight, and at angles of 15 degrees (Shift). */
  readonly straight: boolean;
  /** The words that a new spot begins with, by its kind. */
  readonly newWords: Readonly<Record<SpotTool, Worded>>;
  /** Only spots of this kind are chosen and put down; pieces lie as they lie. Left out: all of them. */
  readonly only?: SpotKind;
}

export interface Step {
  readonly hand: Hand;
  readonly edit?: Edit;
  /** Too little was drawn to be anything. */
  readonly nothing?: true;
}

export const drawnKind = ({ rules }: Pick<Ground, 'rules'>, { tool, kind }: Hand): Kind | null =>
  tool === 'select' || tool === 'picture' || isSpotTool(tool) ? null : (kindOf(rules, kind) ?? null);

export const chosenPiece = ({ rules, file }: Ground, { chosen }: Hand): Piece | undefined =>
  chosen?.is === 'piece' ? pieceCalled(rules, file, chosen.id) : undefined;

/** What a point may be drawn to; not to the piece that it belongs to. */
function around(ground: Ground, own?: string, from?: Place): Around {
  const { rules, file, scale, free } = ground;
  const lines = piecesOf(rules, file).flatMap(({ id, shape }) =>
    id !== own && shape.is === 'line' && shape.points.length > 1 ? [shape.points] : [],
  );
  return { table: sizeOf(rules, file), lines, reach: free ? 0 : SNAP / scale, from };
}

/** The pieces under a place, the smallest first; `reach` in millimetres. */
export function piecesAt({ rules, file, only }: Ground, place: Place, reach: number): readonly Piece[] {
  if (only !== undefined) return [];
  const size = ({ shape }: Piece): number => {
    const [[left, top], [right, foot]] = boundsOf(shape);
    const area = (right - left) * (foot - top);
    // Lines and points lie on areas, and would be lost under them.
    return isClosed(shape) ? area : -1 / (1 + area);
  };
  return piecesOf(rules, file)
    .filter(({ shape }) => gapTo(place, shape) <= (isClosed(shape) ? 0 : reach))
    .sort((a, b) => size(a) - size(b));
}

/** The spots under a place that this hand can choose. */
const underAt = ({ rules, file, only }: Ground, place: Place, reach: number): readonly Spot[] =>
  spotsAt(rules, file, place, reach).filter(({ is }) => (only === undefined ? is !== 'placed' : is === only));

const isChosen = ({ chosen }: Hand, { is, i }: Spot): boolean => chosen?.is === is && chosen.i === i;

function cornerAt(ground: Ground, hand: Hand, place: Place, reach: number): number {
  const piece = chosenPiece(ground, hand);
  if (piece === undefined || piece.shape.is === 'point') return -1;
  const all = pointsOf(piece.shape).map((corner, i) => ({ i, gap: apart(corner, place) }));
  const [nearest] = all.sort((a, b) => a.gap - b.gap);
  return nearest !== undefined && nearest.gap <= reach ? nearest.i : -1;
}

/** Null: the press moves the table. */
export function press(ground: Ground, hand: Hand, place: Place, reach: number, touch: boolean): Hand | null {
  const pressed = (grip: NonNullable<Hand['pressed']>['grip']) => ({ at: place, grip, touch });
  const kind = drawnKind(ground, hand);
  if (kind !== null) return kind.form === 'point' ? null : { ...hand, pressed: pressed('draw') };
  if (hand.tool === 'picture' || isSpotTool(hand.tool)) return null;
  const corner = cornerAt(ground, hand, place, reach);
  if (corner >= 0) return { ...hand, corner, pressed: pressed('corner') };
  const isOn =
    underAt(ground, place, reach).some((spot) => isChosen(hand, spot)) ||
    piecesAt(ground, place, reach).some(({ id }) => hand.chosen?.is === 'piece' && id === hand.chosen.id);
  return isOn ? { ...hand, corner: null, pressed: pressed('chosen') } : null;
}

/** The pointer is elsewhere, with the button held. */
export function drag(ground: Ground, hand: Hand, place: Place): Hand {
  const { pressed, held } = hand;
  if (pressed === null) return hand;
  if (pressed.grip === 'draw') {
    const kind = drawnKind(ground, hand);
    if (kind?.form === 'box') return { ...hand, held: { is: 'box', from: pressed.at, to: place } };
    const before = held?.is === 'stroke' ? held.points : [pressed.at];
    const straight = ground.straight && kind?.form !== 'area';
    const points = straight ? [pressed.at, atAngle(place, pressed.at)] : [...before, place];
    return { ...hand, held: { is: 'stroke', points } };
  }
  if (hand.chosen !== null && hand.chosen.is !== 'piece') {
    return { ...hand, held: { is: 'spot', at: whole(within(place, sizeOf(ground.rules, ground.file))) } };
  }
  const piece = chosenPiece(ground, hand);
  if (piece === undefined) return hand;
  if (pressed.grip === 'corner' && hand.corner !== null) return withCorner(ground, hand, piece, hand.corner, place);
  const by = whole([place[0] - pressed.at[0], place[1] - pressed.at[1]]);
  return { ...hand, held: { is: 'piece', shape: moved(piece.shape, by[0], by[1]), by } };
}

function withCorner(ground: Ground, hand: Hand, { id, shape }: Piece, corner: number, place: Place): Hand {
  const lifted: Place = hand.pressed?.touch === true ? [place[0], place[1] - ABOVE_FINGER / ground.scale] : place;
  const points = pointsOf(shape);
  const from = shape.is === 'line' && corner === 0 ? points[1] : placeAt(points, corner - 1);
  const there = ground.straight && from !== undefined ? atAngle(lifted, from) : lifted;
  const put = whole(shape.is === 'box' ? there : snapped(there, around(ground, id, from)));
  return { ...hand, held: { is: 'piece', shape: withPoint(shape, corner, put), by: [0, 0] } };
}

/** Let go: what was held becomes part of the scenario. */
export function drop(ground: Ground, hand: Hand, place: Place): Step {
  const { held, pressed, chosen } = drag(ground, hand, place);
  const after: Hand = { ...hand, held: null, pressed: null };
  if (held === null) return { hand: after };
  if (held.is === 'stroke') return stroke(ground, after, held.points);
  if (held.is === 'box') {
    const table = sizeOf(ground.rules, ground.file);
    return put(ground, after, onto(boxBetween(within(held.from, table), within(held.to, table)), table));
  }
  const { rules } = ground;
  if (held.is === 'spot' && chosen !== null && chosen.is !== 'piece')
    return { hand: after, edit: spotMoved(rules, chosen, held.at) };
  if (held.is !== 'piece' || chosen?.is !== 'piece') return { hand: after };
  const edit =
    pressed?.grip === 'chosen'
      ? movedBy(rules, chosen.id, held.by[0], held.by[1])
      : reshaped(rules, chosen.id, () => held.shape);
  return { hand: after, edit };
}

/** A stroke is let go, or its points are enough. */
function stroke(ground: Ground, hand: Hand, points: Places): Step {
  const kind = drawnKind(ground, hand);
  if (kind === null) return { hand };
  const closed = kind.form === 'area';
  const [from, to] = [placeAt(points, 0), placeAt(points, -1)];
  // Straight from corner to corner there is no way around anything: what lies between them is meant.
  if (
    closed &&
    isStraight(points) &&
    Math.min(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])) > SNAP / ground.scale
  )
    return outlined(ground, hand, kind, roundIn(boxBetween(from, to)));
  const most = Math.min(BUDGET[kind.tool], ground.rules.mostPoints(kind.id));
  const outline = outlineOf(points, { closed, most, scale: ground.scale });
  return outline === null ? { hand, nothing: true } : outlined(ground, hand, kind, outline);
}

/** Does a stroke keep close to the line from its first place to its last? */
function isStraight(points: Places): boolean {
  const [from, to] = [placeAt(points, 0), placeAt(points, -1)];
  const off = Math.max(...points.map((place) => apart(place, nearestOn(place, from, to))));
  return off <= 0.08 * apart(from, to);
}

/** A round outline that fills a box. */
function roundIn({ x, y, width, height }: Box): Places {
  return ROUND.map(([across, down]): Place => [x + (across * width) / 2, y + (down * height) / 2]);
}

/** A piece of these corners or bends. */
function outlined(ground: Ground, hand: Hand, kind: Kind, outline: Places): Step {
  const closed = kind.form === 'area';
  const placed = snappedOutline(outline, closed, around(ground)).map(whole);
  if (closed) {
    const points = simpleRing(placed);
    return points.length < 3 ? { hand, nothing: true } : put(ground, hand, { is: 'area', points });
  }
  if (kind.form === 'line') return put(ground, hand, { is: 'line', points: placed });
  const table = sizeOf(ground.rules, ground.file);
  const beyond = pastEdge(placed, table, kind.size);
  const points = simpleRing(ribbon(beyond, kind.size).map((place) => within(place, table)));
  return points.length < 3 ? { hand, nothing: true } : put(ground, hand, { is: 'area', points });
}

/** An end that lies on the edge of the table goes on beyond it: the banks run out to the edge together. */
function pastEdge(line: Places, table: Size, by: number): Places {
  const isOnEdge = ([x, y]: Place): boolean => x === 0 || y === 0 || x === table.width || y === table.height;
  return line.map((end, i): Place => {
    const before = i === 0 ? line[1] : i === line.length - 1 ? line[i - 1] : undefined;
    if (before === undefined || !isOnEdge(end)) return end;
    const far = apart(before, end) || 1;
    return [end[0] + ((end[0] - before[0]) * by) / far, end[1] + ((end[1] - before[1]) * by) / far];
  });
}

/** The new piece lies there and is chosen; the next press chooses, too. */
function put(ground: Ground, hand: Hand, shape: Shape): Step {
  const { rules, file } = ground;
  const kind = drawnKind(ground, hand);
  if (kind === null) return { hand };
  const chosen: Chosen = { is: 'piece', id: freeId(file, kind.tool) };
  return {
    hand: { ...hand, tool: 'select', chosen, corner: null, held: null },
    edit: added(rules, kind, onto(shape, sizeOf(rules, file))),
  };
}

/** Eight places around a middle, as shares of half its sides. */
const ROUND: Places = [
  [0, -1],
  [0.72, -0.72],
  [1, 0],
  [0.72, 0.72],
  [0, 1],
  [-0.72, 0.72],
  [-1, 0],
  [-0.72, -0.72],
];

/** What a kind is before anybody has drawn it, about a place. */
export function standard({ form, size }: Kind, [x, y]: Place): Shape {
  const near = size / 2;
  if (form === 'point') return { is: 'point', x, y };
  if (form === 'box') return { is: 'box', x, y, width: size, height: Math.round(size * 0.75), turned: 0 } satisfies Box;
  const line: Places = [
    [x - near, y],
    [x, y],
    [x + near, y],
  ];
  if (form === 'line') return { is: 'line', points: line.map(whole) };
  if (form === 'ribbon') {
    const long = size * 5;
    return {
      is: 'area',
      points: ribbon(
        [
          [x - long, y],
          [x, y],
          [x + long, y],
        ],
        size,
      ),
    };
  }
  return { is: 'area', points: roundIn({ is: 'box', x, y, width: size, height: size, turned: 0 }).map(whole) };
}

/** A tap: a point of what is drawn, or a piece that is chosen. */
export function tap(ground: Ground, given: Hand, place: Place, reach: number): Step {
  const hand: Hand = { ...given, pressed: null };
  const kind = drawnKind(ground, hand);
  if (kind !== null) return tapDrawn(ground, hand, kind, place, reach);
  if (isSpotTool(hand.tool)) return putSpot(ground, hand, hand.tool, place, piecesAt(ground, place, reach)[0]?.id);
  if (hand.tool === 'picture') return { hand };
  const corner = cornerAt(ground, hand, place, reach);
  if (corner >= 0) return { hand: { ...hand, corner: corner === hand.corner ? null : corner } };
  const spots = underAt(ground, place, reach);
  const spot = spots[spots.findIndex((one) => isChosen(hand, one)) + 1];
  if (spot !== undefined) return { hand: { ...hand, chosen: { is: spot.is, i: spot.i }, corner: null } };
  const ids = piecesAt(ground, place, reach).map(({ id }) => id);
  const before = hand.chosen?.is === 'piece' ? ids.indexOf(hand.chosen.id) : -1;
  // A tap at the same place goes on to what lies below.
  const next = ids[before + 1] ?? ids[0];
  return { hand: { ...hand, chosen: next === undefined ? null : { is: 'piece', id: next }, corner: null } };
}

/** A new spot; `of`: the piece that it lies on. */
function putSpot(ground: Ground, hand: Hand, is: SpotTool, place: Place, of?: string): Step {
  const { rules, file, newWords } = ground;
  if (spotBarred(rules, file, is) !== null) return { hand };
  const chosen: Chosen = { is, i: spotsOf(rules, file).filter((one) => one.is === is).length };
  const edit = spotAdded(rules, is, within(place, sizeOf(rules, file)), newWords[is], of);
  return { hand: { ...hand, tool: 'select', chosen, corner: null }, edit };
}

function tapDrawn(ground: Ground, hand: Hand, kind: Kind, place: Place, reach: number): Step {
  if (kind.form === 'point' || kind.form === 'box') return put(ground, hand, standard(kind, whole(place)));
  const points = hand.held?.is === 'points' ? hand.held.points : [];
  const last = points.at(-1);
  const isDone = [last, kind.form === 'area' ? points[0] : undefined].some(
    (end) => end !== undefined && apart(end, place) <= reach,
  );
  if (isDone && points.length > 1) return finish(ground, hand);
  if (isDone) return { hand };
  const straight = ground.straight && last !== undefined ? atAngle(place, last) : place;
  const there = whole(snapped(straight, around(ground, undefined, last)));
  return { hand: { ...hand, held: { is: 'points', points: [...points, there], at: there } } };
}

/** What was put down point by point is done; with nothing put down, a standard piece in the middle of the table. */
export function finish(ground: Ground, hand: Hand): Step {
  const kind = drawnKind(ground, hand);
  const { width, height } = sizeOf(ground.rules, ground.file);
  if (isSpotTool(hand.tool)) return putSpot(ground, hand, hand.tool, [width / 2, height / 2]);
  if (kind === null) return { hand };
  if (hand.held === null) {
    return put(ground, hand, standard(kind, whole([width / 2, height / 2])));
  }
  if (hand.held.is !== 'points') return { hand };
  const { points } = hand.held;
  const empty: Hand = { ...hand, held: null };
  const isEnough = points.length >= (kind.form === 'area' ? 3 : 2);
  return isEnough ? outlined(ground, empty, kind, points) : { hand: empty, nothing: true };
}

export function hover(hand: Hand, place: Place): Hand {
  return hand.held?.is === 'points' ? { ...hand, held: { ...hand.held, at: place } } : hand;
}
