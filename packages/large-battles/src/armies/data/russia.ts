/** Chapter 25, Russia. */
import { anyLight, brigade, generals, lot, type Nation, reserve, troopsOf } from '../armyList.ts';

const { infantry, light, dragoons, heavy, foot, horse } = troopsOf('russian');

const guns = foot('medium', 4);
const cossacks = light('cossacks', null, 3, 'unpredictable', 'lance', 'light');
const lesserLeader = generals('1-2:4 3-4:4+ 5-6:3');

export const russia: Nation = {
  id: 'russia',
  periods: [],
  brigades: 3,
  lists: [
    brigade('ru-line', 'line', null, 2, [
      lot(2, infantry('jaeger', 4, 4, 1, 'light')),
      lot(4, infantry('line-infantry', 4, 4, 0, 'drilled')),
      lot(1, guns),
    ]),
    brigade('ru-grenadiers', 'grenadiers', null, 1, [
      lot(3, infantry('grenadiers', 4, 4, 0, 'elite', 'drilled')),
      lot(1, guns),
      lot(1, cossacks),
    ]),
    brigade('ru-light-cavalry', 'light-cavalry', null, 1, [
      anyLight(2, [light('hussars', 4, 5, 'elan'), light('uhlans', 4, 4, 'lance')]),
      lot(2, cossacks),
      lot(1, horse('light', 3)),
    ]),
  ],
  reserve: reserve(
    'ru-reserve',
    lot(1, foot('heavy', 4)),
    lot(2, dragoons('dragoons', 3, 5)),
    lot(1, heavy('cuirassiers', 3, 6, 'cuirass')),
  ),
  cinc: generals('1:5 2-3:4+ 4-6:3'),
  leaders: [generals('1-2:4 3-4:3 5-6:3+'), lesserLeader, lesserLeader],
};
