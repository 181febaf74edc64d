import { describe, expect, it } from 'vitest';
import { overlaps } from '../../../../table/labels.ts';
import { zoneLabels } from './zoneLabels.ts';

const zone = { key: 'zone', text: 'zone 2: infantry 2, cavalry 1', y: 300, below: -5, from: 20 };
const boxOf = ({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) => ({
  left: x,
  top: y - 18,
  width: text.length * 6.4,
  height: 17,
});

describe('labels of zones', () => {
  it('stand where their line begins, and again along it', () => {
    expect(zoneLabels([zone], 1200, 1, []).map(({ x, again }) => [x, again])).toEqual([
      [20, false],
      [620, true],
    ]);
  });

  it('move along their line off the troops, and off each other', () => {
    const line = { left: 540, top: 260, width: 150, height: 80 };
    const crowd = [{ left: 0, top: 260, width: 130, height: 80 }, line];
    const name = { ...zone, key: 'name', text: 'half-way line', from: 150 };
    const labels = zoneLabels([name, zone], 1200, 1, crowd);
    expect(labels).toHaveLength(4);
    for (const [i, one] of labels.entries()) {
      expect(crowd.some((box) => overlaps(box, boxOf(one)))).toBe(false);
      for (const other of labels.slice(i + 1)) expect(overlaps(boxOf(other), boxOf(one))).toBe(false);
    }
  });

  it('are left out of a line full of troops', () => {
    expect(zoneLabels([zone], 1200, 1, [{ left: 0, top: 0, width: 1200, height: 600 }])).toEqual([]);
  });
});
