/** Labels of zones and of the half-way line along their lines, clear of the troops and of each other. Pure. */
import { type LabelBox, placeLabels } from '../../../../table/labels.ts';
import { growth } from '../../../../table/lettering/letters.ts';

/** Millimetres from one writing of a label to the next, so that one of them is in sight. */
const APART = 600;
/** Millimetres by which a label moves along its line until it is clear. */
const STEP = 30;

/** Width of a letter and height of a line, in pixels. */
const LETTER = 6.4;
const HEIGHT = 17;

/** A line along the table with its label; in millimetres. */
export interface LabelledLine {
  readonly key: string;
  readonly text: string;
  readonly y: number;
  /** Pixels from the line down to the letters. */
  readonly below: number;
  /** Where the label is written first. */
  readonly from: number;
}

interface ZoneLabel extends LabelledLine {
  readonly x: number;
  /** It is written once before. */
  readonly again: boolean;
}

/**
 * Each label once in every stretch of its line where there is room. `zoom`: millimetres of the table in a pixel;
 * `others`: what must stay clear, in millimetres.
 */
export function zoneLabels(
  lines: readonly LabelledLine[],
  width: number,
  zoom: number,
  others: readonly LabelBox[],
): readonly ZoneLabel[] {
  const scale = growth(zoom);
  const all = lines.flatMap((line) => {
    const long = line.text.length * LETTER * scale;
    const stretches = Math.max(1, Math.ceil((width - line.from) / APART));
    return Array.from({ length: stretches }, (_, i) => {
      const start = line.from + i * APART;
      const room = Math.min(APART - STEP, Math.max(0, width - long - start));
      return Array.from({ length: 1 + Math.floor(room / STEP) }, (__, step) => {
        const x = start + step * STEP;
        const box = { left: x, top: line.y + (line.below - 13) * scale, width: long, height: HEIGHT * scale };
        return { label: { ...line, x, again: i > 0 }, box };
      });
    });
  });
  const taken = placeLabels(
    all.map((places) => places.map(({ box }) => box)),
    others,
  );
  return all.flatMap((places, i) => places[taken[i] ?? -1]?.label ?? []);
}
