/** A table to be set up from paper: its map with the names and areas that go with it. Whole millimetres throughout. */
import { mm } from '../units.ts';
import type { Sketch } from '../sketch/sketch.ts';

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
