/** Chapter 25, Spain; LB-LIST-13: the weaker of the two tables of Generals is Spain's. */
import { brigade, generals, lot, type Nation, troopsOf } from '../armyList.ts';

const { infantry, light, dragoons, foot } = troopsOf('spanish');

const veteranLine = infantry('veteran-line', 4, 4, 1, 'elan');
const rawGuns = foot('medium', null, 'unpredictable');
/** LB-LIST-07: the face 4 is printed twice; the first entry holds. */
const lesserLeader = generals('1-2:5 3-4:4 4-5:4+ 6:3');

export const spain: Nation = {
  id: 'spain',
  periods: [],
  brigades: 3,
  lists: [
    brigade('es-line', 'line-infantry', null, 2, [
      lot(1, veteranLine),
      lot(4, infantry('line-infantry', 4, 4, 0, 'conscript')),
      lot(1, rawGuns),
    ]),
    brigade('es-veteran', 'veteran', null, 1, [
      lot(2, infantry('guards', 3, 4, 0, 'elite')),
      lot(2, veteranLine),
      lot(1, rawGuns),
    ]),
    brigade('es-militia', 'militia', null, 2, [
      lot(5, infantry('volunteers', 5, 3, 0, 'militia')),
      lot(4, light('volunteer-cavalry', null, 3, 'unpredictable', 'scout')),
      lot(1, foot('medium', 5)),
    ]),
    brigade('es-cavalry', 'cavalry', null, 1, [lot(3, dragoons('dragoons', 5, 5)), lot(2, light('hussars', 5, 4))]),
  ],
  reserve: null,
  cinc: generals('1-2:5 3-6:4'), // LB-LIST-13
  leaders: [generals('1:5 2-3:4 4-5:3 6:3+'), lesserLeader, lesserLeader], // LB-LIST-13
};
