/** The group order: one roll of the Leader for as many units as are in command. */
import { type Lesson, stepTexts } from '../../../lessons/lesson.ts';
import { battalion, ownBattery, redcoats, table } from './table.ts';

const THREE = ['left', 'middle', 'right'];
const FAR = redcoats('redcoats', { x: 600, y: 120 });
const LEADER = 'first-leader';
const groupOf = (units: readonly string[], dice = 1): object => ({ type: 'group', general: LEADER, units, dice });

/** Three battalions in command, with others of the brigade. */
const three = (q: number, others: readonly object[] = []): readonly object[] => [
  ...THREE.map((id, i) => battalion(id, { x: 420 + 180 * i, y: 560 }, { formation: 'attackColumn', q })),
  ...others,
];
const leads = (actions: number): object => ({ at: 'general', brigade: 'first', actions });

export const group: Lesson = {
  id: 'group',
  game: 'large-battles',
  title: 'web.lesson.group.title',
  offer: 'web.lesson.group.offer',
  uses: [{ type: 'group' }],
  steps: [
    {
      ...stepTexts('group.one'),
      points: THREE,
      aim: { ordered: [{ type: 'group', units: THREE }] },
      mistakes: [
        { ordered: { type: 'group' }, told: 'web.lesson.group.one.fewer' },
        { ordered: { type: 'ride' }, told: 'web.lesson.group.one.rode' },
      ],
      rules: ['LB-LEAD-05', 'LB-LEAD-06'],
      seat: 'france',
      seed: 'group-1',
      file: table(three(5), [FAR], leads(1)),
      solution: [groupOf(THREE)],
      mistaken: [groupOf(['left', 'middle'])],
    },
    {
      ...stepTexts('group.near'),
      points: [...THREE, 'far'],
      aim: { ordered: [{ type: 'ride' }, { type: 'group', units: [...THREE, 'far'] }] },
      mistakes: [{ ordered: { type: 'group' }, told: 'web.lesson.group.near.early' }],
      rules: ['LB-LEAD-01', 'LB-LEAD-06', 'LB-LEAD-08'],
      seat: 'france',
      seed: 'group-2',
      file: table(
        three(5, [battalion('far', { x: 900, y: 560 }, { formation: 'attackColumn', q: 5 })]),
        [FAR],
        leads(2),
        { leader: { x: 560, y: 660 } },
      ),
      solution: [{ type: 'ride', general: LEADER, x: 660, y: 660, facing: 0 }, groupOf([...THREE, 'far'])],
      mistaken: [groupOf(THREE)],
    },
    {
      ...stepTexts('group.guns'),
      points: ['battery', 'redcoats'],
      aim: { ordered: [{ type: 'activate', unit: 'battery' }] },
      mistakes: [
        { ordered: { type: 'activateGeneral' }, told: 'web.lesson.group.guns.grouped' },
        { ordered: { type: 'activate' }, told: 'web.lesson.group.guns.other' },
      ],
      rules: ['LB-LEAD-06', 'LB-LEAD-28'],
      seat: 'france',
      seed: 'group-3',
      file: table(
        three(5, [ownBattery({ x: 260, y: 540 })]),
        [redcoats('redcoats', { x: 260, y: 220 }), redcoats('others', { x: 740, y: 180 })],
        { at: 'slot', brigade: 'first' },
        { leader: { x: 500, y: 660 } },
      ),
      solution: [{ type: 'activate', unit: 'battery', dice: 2 }],
      mistaken: [{ type: 'activateGeneral', general: LEADER, dice: 2 }],
    },
    {
      ...stepTexts('group.play'),
      points: THREE,
      aim: { ordered: [{ type: 'group', units: THREE }] },
      mistakes: [
        { ordered: { type: 'activate' }, told: 'web.lesson.group.play.alone' },
        { ordered: { type: 'group' }, told: 'web.lesson.group.one.fewer' },
      ],
      rules: ['LB-ACT-13', 'LB-LEAD-09'],
      seat: 'france',
      turns: 1,
      seed: 'group-4',
      file: table(three(5), [FAR], { at: 'phase' }, { leader: { x: 600, y: 660, q: 2 } }),
      solution: [
        { type: 'open', brigade: 'first' },
        { type: 'activateGeneral', general: LEADER, dice: 1 },
        groupOf(THREE),
      ],
      mistaken: [
        { type: 'open', brigade: 'first' },
        { type: 'activate', unit: 'left', dice: 1 },
      ],
    },
  ],
  gains: [],
};
