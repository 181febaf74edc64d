/** Chapter 25, Britain; LB-LIST-13: the better of the two tables of Generals is Britain's. */
import { brigade, type Company, generals, lot, type Nation, reserve, troopsOf } from '../armyList.ts';

const british = troopsOf('british');
const portuguese = troopsOf('portuguese');

const guns = british.foot('medium', 4);
const lightDragoons = british.light('light-dragoons', 4, 4, 'scout');
const cacadores = portuguese.infantry('cacadores', 4, 4, 2, 'light');
/** LB-LIST-11. */
const rifleCompany: Company = { name: 'lb.unit.rifle-company', points: 2 };
const lesserLeader = generals('1:4 2-3:3 4-6:3+');

export const britain: Nation = {
  id: 'britain',
  periods: [],
  brigades: 3,
  lists: [
    brigade(
      'gb-line',
      'line-infantry',
      null,
      2,
      [
        lot(2, british.infantry('line-infantry', 4, 4, 1)),
        lot(1, british.infantry('veteran-line', 3, 5, 1)),
        lot(1, guns),
      ],
      rifleCompany,
    ),
    brigade('gb-light', 'light', null, 1, [
      lot(2, british.infantry('light-infantry', 4, 4, 2, 'light', 'elan')),
      lot(1, british.infantry('rifles', 3, 4, 3, 'light')),
      lot(1, cacadores),
      lot(1, british.foot('light', 4)),
    ]),
    brigade(
      'gb-guard',
      'guard',
      null,
      1,
      [lot(3, british.infantry('guards', 3, 5, 1, 'elan', 'guard', 'drilled')), lot(1, guns)],
      rifleCompany,
    ),
    brigade('gb-light-cavalry', 'light-cavalry', null, 1, [
      lot(1, british.light('hussars', 3, 4, 'opportunistic')),
      lot(3, lightDragoons),
      lot(1, british.horse('light', 3)),
    ]),
    brigade('gb-portuguese', 'portuguese', null, 1, [
      lot(2, portuguese.infantry('portuguese-line', 4, 4, 1, 'conscript')),
      lot(1, cacadores),
      lot(1, portuguese.light('portuguese-cavalry', 5, 4, 'scout')),
      lot(1, portuguese.foot('medium', 4)),
    ]),
  ],
  reserve: reserve(
    'gb-reserve',
    lot(1, guns),
    lot(2, british.dragoons('dragoons', 3, 5, 'impetuous')),
    lot(1, lightDragoons),
  ),
  // LB-LIST-08, LB-LIST-13: the end of the CinC's table is missing in print.
  cinc: generals('1:4 2-3:3 4-5:3+ 6:2'),
  leaders: [generals('1:4 2-3:3 4-5:3+ 6:2'), lesserLeader, lesserLeader], // LB-LIST-13
};
