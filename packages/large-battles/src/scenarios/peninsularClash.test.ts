import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { faultsOfOutline, lineOf, pieceOf, troopsOf } from '../../test/scenarios.ts';
import type { SideIndex } from '../state/state.ts';
import { peninsularClash } from './data/peninsular-clash.ts';
import { fieldFrom, startState } from './index.ts';
import { SCALES } from './scales.ts';

/** A scenario file that a test changes at will. */
type Loose = ReturnType<typeof JSON.parse>;

const checked = fieldFrom(peninsularClash);
if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
const field = checked.value;

describe('Peninsular Clash', () => {
  const troops = (side: SideIndex, brigade: number) => troopsOf(field, side, brigade);

  it('LB-SCN-01 the French order of battle', () => {
    const brigade = [
      '4 line-infantry 4/4/1',
      '2 light-infantry 4/4/2 elan light',
      '1 foot-battery.medium medium foot Q4',
    ];
    expect(troops(0, 0)).toEqual(brigade);
    expect(troops(0, 1)).toEqual(brigade);
    expect(troops(0, -1)).toEqual([
      '1 dragoons 3/5 elan',
      '1 hussars 3/4 determined',
      '1 horse-battery.light light horse Q3',
    ]);
    expect(field.generals.slice(0, 2).map((g) => [g.q, g.traits.active])).toEqual([
      [3, true],
      [3, true],
    ]);
  });

  it('LB-SCN-01 LB-SCN-11 the British and Portuguese order of battle, with 3 points of riflemen', () => {
    expect(troops(1, 2)).toEqual(['4 line-infantry 4/4/1', '1 foot-battery.medium medium foot Q4']);
    expect(troops(1, 3)).toEqual([
      '2 portuguese-line 4/4/1',
      '2 cacadores 4/4/1 light',
      '1 foot-battery.medium medium foot Q4',
    ]);
    expect(troops(1, -1)).toEqual([
      '2 guards 3/5/1 guard',
      '1 light-dragoons 3/4',
      '1 horse-battery.light light horse Q3',
    ]);
    expect(field.brigades.map((b) => b.company)).toEqual([0, 0, 3, 0]);
    expect(field.generals.slice(2, 4).map((g) => [g.q, g.traits.organiser])).toEqual([
      [3, true],
      [3, false],
    ]);
  });

  it('LB-UNIT-04 LB-SCN-01 hussars and light dragoons are light cavalry', () => {
    const cavalry = field.units
      .filter((u) => u.arm === 'cavalry')
      .map((u) => [u.name.replace('lb.unit.', ''), u.cavalryClass]);
    expect(cavalry).toEqual([
      ['dragoons', 'dragoons'],
      ['hussars', 'light'],
      ['light-dragoons', 'light'],
    ]);
  });

  it('LB-SCN-10 LB-VIC-01 the Break Points are 8 and 7', () => {
    expect(field.sides.map((side) => side.breakPoint)).toEqual([8, 7]);
  });

  it('LB-SCN-01 LB-SET-08 France at the top goes first, deployment is hidden', () => {
    expect(field.sides.map((side) => [side.id, side.baseline])).toEqual([
      ['france', 'top'],
      ['britain', 'bottom'],
    ]);
    expect([field.first, field.hiddenDeployment]).toEqual([0, true]);
  });

  it('LB-SCN-02 LB-GEN-05 the map: 1800 x 1200 mm, every piece where the catalogue has it', () => {
    expect([field.width, field.height]).toEqual([steps(1800), steps(1200)]);
    expect(pieceOf(field, 'farm')).toEqual(['building', 0, 500, 900, 90, 60]);
    expect(faultsOfOutline(field, 'south-hill', ['gentleHill', 1, 1250, 880, 260, 160])).toEqual([]);
    expect(faultsOfOutline(field, 'west-hill', ['gentleHill', 1, 420, 330, 300, 200])).toEqual([]);
    expect(faultsOfOutline(field, 'west-hill-top', ['gentleHill', 2, 420, 330, 180, 110])).toEqual([]);
    expect(faultsOfOutline(field, 'east-hill', ['gentleHill', 1, 1350, 300, 260, 180])).toEqual([]);
    expect(faultsOfOutline(field, 'east-hill-top', ['gentleHill', 2, 1350, 300, 150, 100])).toEqual([]);
    expect(faultsOfOutline(field, 'middle-wood', ['wood', 0, 900, 640, 180, 120])).toEqual([]);
    expect(faultsOfOutline(field, 'west-wood', ['wood', 0, 250, 600, 180, 120])).toEqual([]);
    expect(faultsOfOutline(field, 'east-rocks', ['rough', 0, 1450, 600, 180, 120])).toEqual([]);
    expect(faultsOfOutline(field, 'north-rocks', ['rough', 0, 700, 380, 120, 120])).toEqual([]);
    expect(lineOf(field, 'road')).toEqual([560, 0, 640, 420, 580, 760, 600, 1200]);
    expect(field.terrain.length).toBe(11);
  });

  it('LB-UNIT-05 LB-CD-06 LB-SET-13 the first state: everybody waits, fresh, guns loaded, Quality as printed', () => {
    const state = startState(field);
    expect(state.units.length).toBe(31);
    for (const u of state.units) expect(u).toMatchObject({ status: 'waiting', dis: 0, activated: false });
    expect(state.units.filter((u) => u.loaded).length).toBe(6);
    expect(state.generals.map((g) => g.q)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(state.field.generals.map((g) => [g.side, g.brigade])).toEqual([
      [0, 0],
      [0, 1],
      [1, 2],
      [1, 3],
      [0, -1],
      [1, -1],
    ]);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('LB-GEN-01 LB-SCN-01 ids are unique, numbers count within the group', () => {
    const ids = [...field.units, ...field.generals].map((thing) => thing.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(field.units.filter((u) => u.id.startsWith('fr-2-line')).map((u) => u.ordinal)).toEqual([1, 2, 3, 4]);
  });

  it('LB-SCN-01 every unit and General has a suggested place', () => {
    expect(
      field.suggested
        .filter((p) => p.what === 'unit')
        .map((p) => p.index)
        .sort((a, b) => a - b),
    ).toEqual(field.units.map((_, i) => i));
    expect(
      field.suggested
        .filter((p) => p.what === 'general')
        .map((p) => p.index)
        .sort((a, b) => a - b),
    ).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it.each([
    ['6mm', 1200, 800],
    ['15mm', 1800, 1200],
    ['28mm', 2700, 1800],
  ])('LB-GEN-05 LB-GEN-06 the usual table for %s figures is %i x %i mm', (scale, width, height) => {
    const read = fieldFrom({ ...bare(), terrain: [], sides: withoutFarm(), table: { scale } });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect([read.value.width, read.value.height]).toEqual([steps(width), steps(height)]);
  });

  it('LB-GEO-01 LB-GEO-06 LB-GEN-05 LB-GEN-06 sticks, footprints and table of each size of figures', () => {
    expect(SCALES).toEqual({
      '6mm': { sticks: { vs: 30, s: 50, m: 80, l: 120 }, factor: 2 / 3, width: 1200, height: 800 },
      '15mm': { sticks: { vs: 50, s: 80, m: 120, l: 180 }, factor: 1, width: 1800, height: 1200 },
      '28mm': { sticks: { vs: 80, s: 120, m: 180, l: 280 }, factor: 1.5, width: 2700, height: 1800 },
    });
  });

  it('LB-GEO-01 LB-GEO-06 sticks and footprint factor follow the scale', () => {
    const small = fieldFrom({ ...bare(), table: { scale: '6mm', width: 1800, height: 1200 } });
    const large = fieldFrom({ ...bare(), table: { scale: '28mm', width: 2700, height: 1800 } });
    if (!small.ok || !large.ok) throw new Error('refused');
    expect([small.value.sticks, small.value.factor]).toEqual([
      { vs: steps(30), s: steps(50), m: steps(80), l: steps(120) },
      2 / 3,
    ]);
    expect([large.value.sticks, large.value.factor]).toEqual([
      { vs: steps(80), s: steps(120), m: steps(180), l: steps(280) },
      1.5,
    ]);
    expect(small.value.brigades[2]?.deployment.within?.distance).toBe(steps(120));
  });
});

/** The scenario without suggested places. */
function bare(): Loose {
  const file = structuredClone(peninsularClash) as Loose;
  for (const side of file.sides) {
    delete side.cinc.suggested;
    for (const group of [...side.brigades, side.reserve]) {
      delete group.leader?.suggested;
      for (const units of group.units) delete units.suggested;
    }
  }
  return file;
}

/** Its sides, free to deploy anywhere in zone 2. */
function withoutFarm(): Loose {
  const { sides } = bare();
  for (const brigade of sides[1].brigades) brigade.deployment = { zones: [2] };
  return sides;
}
