/** Command and room: what a Leader’s span is worth, and what units too near to friends cost. */
import { type Lesson, stepTexts } from '../../../lessons/lesson.ts';
import { acts, battalion, redcoats, table } from './table.ts';

const LEADER = 'first-leader';
const ENEMY = redcoats('redcoats', { x: 600, y: 160 });
const near = battalion('near', { x: 340, y: 540 });
const far = battalion('far', { x: 900, y: 540 }, { q: 5, dis: 2 });
/** The Leader stands by the near one. */
const BESIDE = { leader: { x: 340, y: 660 } };

export const command: Lesson = {
  id: 'command',
  game: 'large-battles',
  title: 'web.lesson.command.title',
  offer: 'web.lesson.command.offer',
  uses: [{ type: 'ride' }],
  steps: [
    {
      ...stepTexts('command.ride'),
      points: ['far'],
      aim: { standing: [{ piece: 'far', is: { inCommand: [true] } }] },
      mistakes: [{ ordered: { type: 'group' }, told: 'web.lesson.command.ride.grouped' }],
      rules: ['LB-LEAD-01', 'LB-LEAD-03', 'LB-ACT-09'],
      seat: 'france',
      seed: 'command-1',
      file: table([near, far], [ENEMY], { at: 'general', brigade: 'first', actions: 1 }, BESIDE),
      solution: [{ type: 'ride', general: LEADER, x: 680, y: 660, facing: 0 }],
      mistaken: [{ type: 'group', general: LEADER, units: ['near'], dice: 1 }],
    },
    {
      ...stepTexts('command.first'),
      points: ['near', 'far'],
      aim: { ordered: [{ type: 'activateGeneral', general: 0 }] },
      mistakes: [
        { ordered: { type: 'activate', unit: 'far' }, told: 'web.lesson.command.first.early' },
        { ordered: { type: 'activate' }, told: 'web.lesson.command.first.other' },
      ],
      rules: ['LB-ACT-09', 'LB-ACT-13'],
      seat: 'france',
      seed: 'command-2',
      file: table([near, far], [ENEMY], { at: 'slot', brigade: 'first' }, BESIDE),
      solution: [{ type: 'activateGeneral', general: LEADER, dice: 2 }],
      mistaken: [{ type: 'activate', unit: 'far', dice: 2 }],
    },
    {
      ...stepTexts('command.room'),
      points: ['driven', 'behind'],
      aim: { standing: [{ piece: 'driven', is: { tooNear: [false] } }] },
      mistakes: [],
      rules: ['LB-PROX-01', 'LB-PROX-06', 'LB-REACT-14'],
      seat: 'france',
      seed: 'command-3',
      file: table(
        [battalion('driven', { x: 600, y: 480 }, { violation: true, dis: 1 }), battalion('behind', { x: 600, y: 540 })],
        [ENEMY],
        acts('behind', 1),
      ),
      solution: [{ type: 'move', unit: 'behind', move: { kind: 'backward', distance: 50 } }],
      mistaken: [{ type: 'stop' }],
    },
    {
      ...stepTexts('command.play'),
      points: ['near', 'far'],
      aim: {
        standing: [
          { piece: 'near', is: { inCommand: [true] } },
          { piece: 'far', is: { inCommand: [true] } },
        ],
      },
      mistakes: [],
      rules: ['LB-LEAD-01', 'LB-LEAD-02'],
      seat: 'france',
      turns: 1,
      seed: 'command-4',
      file: table([near, far], [ENEMY], { at: 'phase' }, { leader: { x: 200, y: 660, q: 2 } }),
      solution: [
        { type: 'open', brigade: 'first' },
        { type: 'activateGeneral', general: LEADER, dice: 2 },
        { type: 'ride', general: LEADER, x: 540, y: 660, facing: 0 },
        { type: 'ride', general: LEADER, x: 620, y: 660, facing: 0 },
        { type: 'pass' },
      ],
      mistaken: [{ type: 'pass' }],
    },
  ],
  gains: [],
};
