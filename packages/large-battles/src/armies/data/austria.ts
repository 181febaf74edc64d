/** Chapter 25, Austria. */
import { anyLight, brigade, either, generals, lot, type Nation, reserve, troopsOf } from '../armyList.ts';

const { infantry, light, dragoons, heavy, foot, horse } = troopsOf('austrian');

const guns = foot('medium', 4);
const horseGuns = horse('light', 3);
const hussars = light('hussars', 4, 5);
const chevauLegers = light('chevau-legers', 4, 4);
const uhlans = light('uhlans', 4, 4, 'lance');
const lightCavalry = [hussars, chevauLegers, uhlans];

export const austria: Nation = {
  id: 'austria',
  periods: ['1805-1809', '1812-1814'],
  brigades: 2,
  lists: [
    brigade('at-line-1805', 'line-infantry', '1805-1809', 2, [
      lot(5, infantry('line-infantry', 4, 6, 0, 'green')),
      lot(2, infantry('landwehr', 5, 3, 0, 'militia')),
      lot(1, guns),
      anyLight(1, lightCavalry),
    ]),
    brigade('at-line-1812', 'line-infantry', '1812-1814', 2, [
      lot(7, infantry('line-infantry', 4, 4, 1)),
      lot(1, guns),
      anyLight(1, lightCavalry),
    ]),
    brigade('at-avant-garde', 'avant-garde', null, 1, [
      either([2, infantry('jaeger', 4, 4, 1, 'light')], [2, infantry('grenzer', 4, 4, 1, 'light', 'elan')]),
      lot(1, horseGuns),
      anyLight(2, lightCavalry),
    ]),
    brigade('at-grenadiers', 'grenadiers', null, 1, [lot(4, infantry('grenadiers', 3, 5, 0, 'strong')), lot(1, guns)]),
    brigade('at-light-cavalry', 'light-cavalry', null, 1, [either([2, hussars], [2, chevauLegers]), lot(1, horseGuns)]),
  ],
  reserve: reserve(
    'at-reserve',
    lot(1, horseGuns),
    lot(1, uhlans),
    // LB-LIST-10: the cuirassiers replace the dragoons alone.
    either([2, dragoons('dragoons', 3, 6)], [2, heavy('cuirassiers', 3, 7, 'cuirass')]),
  ),
  cinc: generals('1-3:4 4-6:3'),
  leaders: [generals('1-2:4 3-4:3 5-6:3+'), generals('1-2:4 3-6:3')],
};
