/** A table to be set up from paper: its map with the names and areas that go with it. Whole millimetres throughout. */
import { mm } from '../units.ts';
import type { Sketch, SketchGround } from '@drumhead/content/sketch';
import type { SignBox } from './signPlaces.ts';

export interface PlanArea {
  readonly side: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Message key of a stick's letter, and its length. */
export interface PlanStick {
  readonly name: string;
  readonly length: number;
}

/** A place that is worth victory points. */
export interface PlanObjective {
  readonly x: number;
  readonly y: number;
  readonly points: number;
  readonly kind: 'objective' | 'mill';
}

export interface Plan {
  readonly sketch: Sketch;
  /** Of the sides, in their order. */
  readonly sides: readonly string[];
  /** Of the pieces of the sketch, in their order. */
  readonly names: readonly string[];
  /** Bases are round and have no front. */
  readonly round: boolean;
  /** Areas to deploy in. */
  readonly areas: readonly PlanArea[];
  /** From the shortest; none in games of centimetres. */
  readonly sticks: readonly PlanStick[];
  readonly objectives?: readonly PlanObjective[];
  /** Names that a scenario file puts on the map; left out: none. */
  readonly labels?: readonly { readonly x: number; readonly y: number; readonly text: string }[];
}

/** What has a letter on the map and a line in the list. */
export interface PlanFeature {
  readonly kind: SketchGround | PlanObjective['kind'];
  /** Around all of it. */
  readonly box: SignBox;
  /** Where its letter belongs. */
  readonly signed: SignBox;
  /** Victory points of an objective. */
  readonly points?: number;
}

/** The features of a map in the order of their letters; single trees need none. */
export function featuresOf({ sketch, objectives = [] }: Pick<Plan, 'sketch' | 'objectives'>): readonly PlanFeature[] {
  const ground = sketch.ground.flatMap(([kind, points]): readonly PlanFeature[] => {
    if (kind === 'tree') return [];
    const box = boxOf(points);
    return [{ kind, box, signed: kind === 'road' ? besideRoad(points) : box }];
  });
  return [
    ...ground,
    ...objectives.map(({ kind, x, y, points }): PlanFeature => {
      const box = { left: x, top: y, width: 0, height: 0 };
      return {
        kind,
        box,
        signed: { ...box, left: x - POST, top: y - POST, width: 2 * POST, height: 2 * POST },
        points,
      };
    }),
  ];
}

/** Half the room of an objective's sign. */
const POST = 15;

export function boxOf(points: readonly number[]): SignBox {
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The box around a road may be half the table: its letter stands near where it begins. */
function besideRoad([x = 0, y = 0, toX = 0, toY = 0]: readonly number[]): SignBox {
  const part = 0.12;
  return { left: x + (toX - x) * part, top: y + (toY - y) * part, width: 0, height: 0 };
}

/** A box in steps as an area in millimetres. */
export function planArea(
  side: number,
  {
    minX,
    minY,
    maxX,
    maxY,
  }: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number },
): PlanArea {
  const [left, top] = [Math.round(mm(minX)), Math.round(mm(minY))];
  return { side, left, top, width: Math.round(mm(maxX)) - left, height: Math.round(mm(maxY)) - top };
}

/** Millimetres of the table that one millimetre of paper stands for: the least whole number at which it fits. */
export function scaleOf(
  { width, height }: Pick<Sketch, 'width' | 'height'>,
  paper: { readonly width: number; readonly height: number },
): number {
  return Math.max(1, Math.ceil(Math.max(width / paper.width, height / paper.height)));
}
