/** The square: against cavalry, and against nothing else. */
import { type Lesson, stepTexts } from '../../../lessons/lesson.ts';
import { acts, battalion, battery, dragoons, forms, redcoats, table } from './table.ts';

const HERE = { x: 600, y: 520 };
const OTHER = battalion('other', { x: 820, y: 560 }, { formation: 'attackColumn' });
const REDCOATS = redcoats('redcoats', { x: 380, y: 220 });

/** The dragoons cannot come round it in one phase. */
const WOOD = {
  id: 'wood',
  kind: 'wood',
  polygon: [
    [500, 120],
    [640, 100],
    [700, 300],
    [690, 560],
    [620, 800],
    [520, 780],
    [490, 480],
    [520, 300],
  ],
};

/** The dragoons have one action, and the battalion stands like this before them. */
const charged = (formation: string): Lesson['gains'][number]['counted'] => ({
  file: table([battalion('battalion', HERE, { formation })], [dragoons({ x: 600, y: 380 })], acts('dragoons', 1), {
    active: 'britain',
  }),
  orders: [],
  piece: 'battalion',
  seat: 'britain',
});

export const square: Lesson = {
  id: 'square',
  game: 'large-battles',
  title: 'web.lesson.square.title',
  offer: 'web.lesson.square.offer',
  uses: [{ type: 'form', formation: 'square' }],
  steps: [
    {
      ...stepTexts('square.horse'),
      points: ['battalion', 'dragoons'],
      aim: { standing: [{ piece: 'battalion', is: { formation: ['square'] } }] },
      mistakes: [{ ordered: { type: 'move' }, told: 'web.lesson.square.horse.moved' }],
      rules: ['LB-FORM-07', 'LB-CON-12', 'LB-APP-03'],
      seat: 'france',
      seed: 'square-1',
      file: table(
        [battalion('battalion', HERE), OTHER],
        [dragoons({ x: 600, y: 300 }), REDCOATS],
        acts('battalion', 1),
      ),
      solution: [forms('battalion', 'square')],
      mistaken: [{ type: 'move', unit: 'battalion', move: { kind: 'backward', distance: 50 } }],
    },
    {
      ...stepTexts('square.guns'),
      points: ['battalion', 'battery'],
      aim: { standing: [{ piece: 'battalion', is: { formation: ['line', 'attackColumn'] } }] },
      mistakes: [{ ordered: { type: 'move' }, told: 'web.lesson.square.guns.moved' }],
      rules: ['LB-CD-01', 'LB-BOMB-10', 'LB-CON-12'],
      seat: 'france',
      seed: 'square-2',
      file: table(
        [battalion('battalion', HERE, { formation: 'square' }), OTHER],
        [battery({ x: 600, y: 240 }), REDCOATS],
        acts('battalion', 1),
      ),
      solution: [forms('battalion', 'line')],
      mistaken: [{ type: 'stop' }],
    },
    {
      ...stepTexts('square.react'),
      points: ['battalion', 'dragoons'],
      aim: {
        ordered: [{ type: 'react', unit: 'battalion' }],
        standing: [{ piece: 'battalion', is: { formation: ['square'] } }],
      },
      mistakes: [
        { ordered: { type: 'hold' }, told: 'web.lesson.square.react.held' },
        { ordered: { type: 'react' }, told: 'web.lesson.square.react.other' },
      ],
      rules: ['LB-REACT-01', 'LB-REACT-04', 'LB-REACT-06'],
      seat: 'france',
      seed: 'square-3',
      file: {
        ...table(
          [battalion('battalion', HERE), OTHER],
          [dragoons({ x: 600, y: 300 }), REDCOATS],
          { at: 'slot', brigade: 'second' },
          { active: 'britain' },
        ),
        orders: [
          { type: 'activate', unit: 'dragoons', dice: 3 },
          { type: 'roll', faces: [[6, 5, 1]] },
        ],
      },
      solution: [{ type: 'react', unit: 'battalion' }, forms('battalion', 'square')],
      mistaken: [{ type: 'hold' }],
    },
    {
      ...stepTexts('square.play'),
      points: ['left', 'right', 'dragoons', 'battery'],
      aim: {
        standing: [
          { piece: 'left', is: { formation: ['square'], status: ['table'] } },
          { piece: 'right', is: { formation: ['line', 'attackColumn'], status: ['table'] } },
        ],
      },
      mistakes: [
        { ordered: { type: 'form', unit: 'right', formation: 'square' }, told: 'web.lesson.square.play.both' },
      ],
      rules: ['LB-FORM-02', 'LB-FORM-08'],
      seat: 'france',
      turns: 2,
      seed: 'square-42',
      file: table(
        [battalion('left', { x: 330, y: 520 }, { q: 2 }), battalion('right', { x: 880, y: 520 }, { q: 2 })],
        [dragoons({ x: 330, y: 280 }), battery({ x: 880, y: 240 })],
        { at: 'phase' },
        { terrain: [WOOD] },
      ),
      solution: [
        { type: 'open', brigade: 'first' },
        { type: 'activate', unit: 'left', dice: 1 },
        forms('left', 'square'),
        { type: 'pass' },
      ],
      mistaken: [
        { type: 'open', brigade: 'first' },
        { type: 'activate', unit: 'right', dice: 1 },
        forms('right', 'square'),
      ],
    },
  ],
  gains: [
    { text: 'web.lesson.square.gain.column', chance: 0.706908, counted: charged('attackColumn') },
    { text: 'web.lesson.square.gain.line', chance: 0.568035, counted: charged('line') },
    { text: 'web.lesson.square.gain.square', chance: 0, counted: charged('square') },
  ],
};
