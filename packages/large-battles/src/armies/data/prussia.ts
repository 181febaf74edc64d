/** Chapter 25, Prussia. */
import { brigade, type Company, generals, lot, type Nation, reserve, troopsOf } from '../armyList.ts';

const { infantry, light, dragoons, heavy, foot, horse } = troopsOf('prussian');

const grenadiers = infantry('grenadiers', 3, 5, 0);
const hussars = light('hussars', 4, 4);
const guns = foot('medium', 4);
const horseGuns = horse('light', 3);
/** LB-LIST-11. */
const jaegerCompany: Company = { name: 'lb.unit.jaeger-company', points: 2 };

export const prussia: Nation = {
  id: 'prussia',
  periods: ['1805-1809', '1813-1815'],
  brigades: 2,
  lists: [
    brigade('pr-line-1805', 'line-infantry', '1805-1809', 2, [
      lot(4, infantry('musketeers', 4, 5, 0)),
      lot(1, infantry('fusiliers', 4, 4, 1, 'light')),
      lot(1, grenadiers),
      lot(1, guns),
      lot(1, hussars),
    ]),
    brigade(
      'pr-line-1813',
      'line-infantry',
      '1813-1815',
      2,
      [
        lot(4, infantry('landwehr-reservists', null, 4, 1, 'unpredictable', 'elan')),
        lot(2, infantry('line-infantry', 4, 4, 1, 'drilled')),
        lot(1, guns),
        lot(1, hussars),
      ],
      jaegerCompany,
    ),
    brigade('pr-dragoons', 'dragoons', null, 1, [lot(2, dragoons('dragoons', 3, 5)), lot(1, horseGuns)]),
    brigade('pr-light-cavalry', 'light-cavalry', null, 1, [lot(2, light('chevau-legers', 4, 4)), lot(1, horseGuns)]),
  ],
  reserve: reserve(
    'pr-reserve',
    lot(1, foot('heavy', 4)),
    lot(2, grenadiers),
    lot(1, heavy('cuirassiers', 3, 8, 'cuirass')),
  ),
  cinc: generals('1-3:4 4-6:3'),
  leaders: [generals('1-2:4 3-4:3 5-6:3+'), generals('1-2:4 3-4:4+ 5-6:3')],
};
