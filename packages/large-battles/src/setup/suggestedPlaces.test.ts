import { steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { bare, FRANCE, BRITAIN, fieldWith, type Loose, pickUpField } from '../../test/deploying.ts';
import { openDraft } from '../state/draft.ts';
import type { TroopKind } from '../scenarios/format.ts';
import type { Field, SideIndex } from '../state/state.ts';
import { startState } from '../scenarios/index.ts';
import { placeGeneral, placeUnit } from './placing.ts';
import { inOrder, suggestionOf } from './suggestions.ts';
import { suggestedPlaces } from './suggestedPlaces.ts';

const GUNS: readonly TroopKind[] = ['footArtillery', 'horseArtillery'];

/** Brigades of these troops for France, in a pick-up game on this ground. */
function division(brigades: readonly (readonly (readonly [TroopKind, number])[])[], terrain: Loose[] = []): Field {
  return pickUpField((file) => {
    const [{ leader, deployment }] = file.sides[0].brigades;
    file.sides[0].brigades = brigades.map((groups, b) => ({
      id: `b${b + 1}`,
      name: 'lb.brigade.first',
      leader,
      deployment,
      units: groups.map(([kind, count]) => ({
        id: kind.toLowerCase(),
        name: 'lb.unit.line-infantry',
        kind,
        count,
        q: 4,
        ...(GUNS.includes(kind) ? { calibre: 'medium' } : { c: 4 }),
        ...(kind === 'infantry' ? { sk: 1 } : {}),
        uniform: 'french-line',
      })),
    }));
    file.terrain = terrain;
  });
}

const building = (x: number, y: number, width: number, height: number, id = 'house') => ({
  id,
  kind: 'building',
  rectangle: { x, y, width, height },
});

/** Every suggested place of a side: who, where in mm, the formation. */
const placesOf = (field: Field, side: SideIndex): readonly string[] =>
  suggestedPlaces(field, side).map(({ what, index, x, y, formation }) => {
    const { id } = (what === 'unit' ? field.units[index] : field.generals[index]) as { id: string };
    return [id, toMm(x), toMm(y), ...(formation === null ? [] : [formation])].join(' ');
  });

/** Carries the places out in the order of placing; every one must be legal. */
function expectLegal(field: Field, side: SideIndex): void {
  const draft = openDraft(startState(field));
  for (const placement of inOrder(suggestedPlaces(field, side))) {
    const command = suggestionOf(placement);
    const why = command.type === 'place' ? placeUnit(draft, side, command) : placeGeneral(draft, side, command);
    expect([placement, why]).toEqual([placement, null]);
  }
}

describe('the places suggested in a pick-up game', () => {
  const open = pickUpField();

  it('LB-SET-09 LB-SET-11 Brigades side by side in zone 2, guns amid the first row, the Reserve in the middle of zone 3', () => {
    expect(placesOf(open, FRANCE)).toEqual([
      'fr-1-leader 550 241',
      'fr-1-line-1 379 370 attackColumn',
      'fr-1-line-2 493 370 attackColumn',
      'fr-1-guns-1 607 370 unlimbered',
      'fr-1-line-3 721 370 attackColumn',
      'fr-1-line-4 436 284 attackColumn',
      'fr-1-light-1 550 284 attackColumn',
      'fr-1-light-2 664 284 attackColumn',
      'fr-2-leader 1250 241',
      'fr-2-line-1 1079 370 attackColumn',
      'fr-2-line-2 1193 370 attackColumn',
      'fr-2-guns-1 1307 370 unlimbered',
      'fr-2-line-3 1421 370 attackColumn',
      'fr-2-line-4 1136 284 attackColumn',
      'fr-2-light-1 1250 284 attackColumn',
      'fr-2-light-2 1364 284 attackColumn',
      'france-cinc 900 41',
      'france-reserve-dragoons-1 786 170 line',
      'france-reserve-horse-guns-1 900 170 unlimbered',
      'france-reserve-hussars-1 1014 170 line',
    ]);
    expectLegal(open, FRANCE);
  });

  it('LB-SET-09 LB-SET-13 the other side likewise, seen from its own baseline and facing the enemy', () => {
    expect(placesOf(open, BRITAIN).slice(0, 6)).toEqual([
      'br-1-leader 550 959',
      'br-1-line-1 436 830 attackColumn',
      'br-1-guns-1 550 830 unlimbered',
      'br-1-line-2 664 830 attackColumn',
      'br-1-line-3 493 916 attackColumn',
      'br-1-line-4 607 916 attackColumn',
    ]);
    expectLegal(open, BRITAIN);
    const facings = ([FRANCE, BRITAIN] as const).map((side) => [
      ...new Set(suggestedPlaces(open, side).map(({ facing }) => facing / 16)),
    ]);
    expect(facings).toEqual([[180], [0]]);
  });

  it('LB-SET-09 the places of the 28 mm table are half as large again', () => {
    const large = pickUpField((file) => (file.table = { scale: '28mm' }));
    expect(placesOf(large, FRANCE).slice(0, 3)).toEqual([
      'fr-1-leader 825 361.5',
      'fr-1-line-1 568.5 555 attackColumn',
      'fr-1-line-2 739.5 555 attackColumn',
    ]);
    expectLegal(large, FRANCE);
  });

  it.each([
    [3, [3]],
    [4, [2, 2]],
    [8, [4, 4]],
    [9, [3, 3, 3]],
  ] as const)(
    'LB-SET-09 %d battalions stand in rows of three, two rows from four on, three from nine',
    (count, rows) => {
      const field = division([[['infantry', count]]]);
      const ys = suggestedPlaces(field, FRANCE).flatMap(({ what, index, y }) =>
        what === 'unit' && field.units[index]?.brigade === 0 ? [toMm(y)] : [],
      );
      expect([...new Set(ys)].map((row) => ys.filter((y) => y === row).length)).toEqual(rows);
      expectLegal(field, FRANCE);
    },
  );

  it('LB-SET-09 LB-SET-10 cavalry stands behind its foot, heavy cavalry last of all', () => {
    const field = division([
      [
        ['heavyCavalry', 1],
        ['lightCavalry', 2],
        ['infantry', 2],
        ['footArtillery', 1],
      ],
    ]);
    expect(placesOf(field, FRANCE).filter((place) => place.startsWith('b1'))).toEqual([
      'b1-leader 900 241',
      'b1-infantry-1 786 370 attackColumn',
      'b1-footartillery-1 900 370 unlimbered',
      'b1-infantry-2 1014 370 attackColumn',
      'b1-lightcavalry-1 843 284 line',
      'b1-lightcavalry-2 957 284 line',
      'b1-heavycavalry-1 900 178 line',
    ]);
    expectLegal(field, FRANCE);
  });

  it('LB-SET-09 Brigades without foot take the wings, the first of them the right', () => {
    const field = division([[['lightCavalry', 2]], [['infantry', 2]], [['lightCavalry', 3]], [['infantry', 1]]]);
    expect(placesOf(field, FRANCE).filter((place) => place.startsWith('b'))).toEqual([
      'b3-leader 375 241',
      'b3-lightcavalry-1 261 370 line',
      'b3-lightcavalry-2 375 370 line',
      'b3-lightcavalry-3 489 370 line',
      'b2-leader 725 241',
      'b2-infantry-1 668 370 attackColumn',
      'b2-infantry-2 782 370 attackColumn',
      'b4-leader 1075 241',
      'b4-infantry-1 1075 370 attackColumn',
      'b1-leader 1425 241',
      'b1-lightcavalry-1 1368 370 line',
      'b1-lightcavalry-2 1482 370 line',
    ]);
    expectLegal(field, FRANCE);
  });

  it('LB-SET-12 LB-TERR-04 a unit goes to the nearest place beside a building, or takes another formation', () => {
    const field = division(
      [
        [
          ['infantry', 2],
          ['footArtillery', 1],
        ],
      ],
      [building(900, 370, 60, 40)],
    );
    expect(placesOf(field, FRANCE).filter((place) => place.startsWith('b1'))).toEqual([
      'b1-leader 900 241',
      'b1-infantry-1 786 370 attackColumn',
      'b1-footartillery-1 900 330 unlimbered',
      'b1-infantry-2 1014 370 attackColumn',
    ]);
    expectLegal(field, FRANCE);
  });

  it('LB-SET-13 a Leader whose troops lack room stands elsewhere', () => {
    const field = division([[['infantry', 3]]], [building(900, 300, 300, 199)]);
    expect(placesOf(field, FRANCE).filter((place) => place.startsWith('b1'))).toEqual([
      'b1-leader 900 181',
      'b1-infantry-1 716 370 attackColumn',
      'b1-infantry-2 1080 370 attackColumn',
      'b1-infantry-3 1084 280 attackColumn',
    ]);
    expectLegal(field, FRANCE);
  });

  it('LB-SET-09 where no place has room for all, as many as can be stand', () => {
    // A small table, and between three buildings a yard of 80 x 70 mm.
    const walls = [
      building(140, 66, 240, 132, 'west'),
      building(460, 66, 240, 132, 'east'),
      building(300, 101, 80, 62, 'south'),
    ];
    const field = division([[['footArtillery', 2]]], walls);
    const small = { ...field, width: steps(600), height: steps(400) };
    const own = (places: readonly string[]) => places.filter((place) => place.startsWith('b1'));
    expect(own(placesOf(small, FRANCE))).toEqual(['b1-leader 300 20']);
    expectLegal(small, FRANCE);
  });
});

describe('the places a scenario suggests', () => {
  it('LB-SCN-01 are those of the side, and nothing is added to them', () => {
    const given = fieldWith();
    for (const side of [FRANCE, BRITAIN] as const) {
      const own = given.suggested.filter(
        ({ what, index }) => (what === 'unit' ? given.units[index] : given.generals[index])?.side === side,
      );
      expect(own).toHaveLength(side === FRANCE ? 20 : 17);
      expect(suggestedPlaces(given, side)).toEqual(own);
      expect(suggestedPlaces({ ...given, setUp: 'pickup' }, side)).toEqual(own);
    }
    expect(
      suggestedPlaces(
        bare(() => {}),
        FRANCE,
      ),
    ).toEqual([]);
  });
});
