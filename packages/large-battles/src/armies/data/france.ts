/** Chapter 25, France. */
import { anyLight, brigade, either, generals, lot, type Nation, reserve, troopsOf } from '../armyList.ts';

const { infantry, light, dragoons, heavy, foot, horse } = troopsOf('french');

const lightInfantry = infantry('light-infantry', 4, 4, 2, 'light', 'elan');
const veteranLine = infantry('veteran-line', 3, 5, 1, 'determined');
const line = infantry('line-infantry', 4, 4, 1);
const conscripts = infantry('conscript-infantry', null, 4, 0, 'unpredictable');
const eliteInfantry = infantry('elite-infantry', 3, 5, 2, 'elan', 'elite', 'determined');
const guns = foot('medium', 4);
const lightCavalry = [
  light('hussars', 4, 4),
  light('chasseurs', 4, 4),
  light('lancers', 4, 4, 'lance', 'opportunistic'),
];

export const france: Nation = {
  id: 'france',
  periods: ['1805-1812', '1813-1814'],
  brigades: 2,
  lists: [
    brigade('fr-mixed', 'mixed', '1805-1812', 2, [
      lot(2, lightInfantry),
      lot(3, veteranLine),
      lot(1, line),
      lot(1, guns),
      anyLight(1, lightCavalry),
    ]),
    brigade('fr-line-1805', 'line-infantry', '1805-1812', 2, [lot(5, veteranLine), lot(2, line), lot(1, guns)]),
    brigade('fr-line-1813', 'line', '1813-1814', 2, [lot(4, conscripts), lot(2, line), lot(1, guns)]),
    brigade('fr-elite', 'elite', '1813-1814', 1, [lot(5, eliteInfantry), lot(1, guns)]),
    // LB-LIST-09: open in both periods, and its battery Q3.
    brigade('fr-light-cavalry', 'light-cavalry', null, 1, [anyLight(2, lightCavalry), lot(1, horse('light', 3))]),
  ],
  reserve: reserve(
    'fr-reserve',
    lot(1, guns),
    either(
      [3, dragoons('dragoons', 3, 5)],
      [2, heavy('cuirassiers', 3, 6, 'cuirass')],
      [2, heavy('carabiniers', 3, 6, 'cuirass')],
      [2, eliteInfantry],
    ),
  ),
  // LB-LIST-08: the CinC's 6 is missing in print.
  cinc: generals('1:4 2-3:3 4-5:3+ 6:2'),
  leaders: [generals('1:4 2-3:3 4-5:3+ 6:2'), generals('1:4 2-3:3 4-6:3+')],
};
