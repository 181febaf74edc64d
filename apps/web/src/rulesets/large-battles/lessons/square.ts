/** The square: against cavalry, and against nothing else. */
import type { Lesson } from '../../../lessons/lesson.ts';
import { acts, battalion, battery, dragoons, forms, redcoats, table } from './table.ts';

const HERE = { x: 600, y: 520 };
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
      title: 'web.lesson.square.horse',
      question: 'web.lesson.square.horse.asked',
      about: 'web.lesson.square.horse.about',
      hint: 'web.lesson.square.horse.hint',
      points: ['battalion', 'dragoons'],
      aim: { standing: [{ piece: 'battalion', is: { formation: ['square'] } }] },
      won: 'web.lesson.square.horse.won',
      mistakes: [{ ordered: { type: 'move' }, told: 'web.lesson.square.horse.moved' }],
      missed: 'web.lesson.square.horse.missed',
      rules: ['LB-FORM-07', 'LB-CON-12', 'LB-APP-03'],
      seat: 'france',
      seed: 'square-1',
      file: table(
        [battalion('battalion', HERE), battalion('other', { x: 820, y: 560 }, { formation: 'attackColumn' })],
        [dragoons({ x: 600, y: 300 }), REDCOATS],
        acts('battalion', 1),
      ),
      solution: [forms('battalion', 'square')],
      mistaken: [{ type: 'move', unit: 'battalion', move: { kind: 'backward', distance: 50 } }],
    },
    {
      title: 'web.lesson.square.guns',
      question: 'web.lesson.square.guns.asked',
      about: 'web.lesson.square.guns.about',
      hint: 'web.lesson.square.guns.hint',
      points: ['battalion', 'battery'],
      aim: { standing: [{ piece: 'battalion', is: { formation: ['line', 'attackColumn'] } }] },
      won: 'web.lesson.square.guns.won',
      mistakes: [{ ordered: { type: 'move' }, told: 'web.lesson.square.guns.moved' }],
      missed: 'web.lesson.square.guns.missed',
      rules: ['LB-CD-01', 'LB-BOMB-10', 'LB-CON-12'],
      seat: 'france',
      seed: 'square-2',
      file: table(
        [
          battalion('battalion', HERE, { formation: 'square' }),
          battalion('other', { x: 820, y: 560 }, { formation: 'attackColumn' }),
        ],
        [battery({ x: 600, y: 240 }), REDCOATS],
        acts('battalion', 1),
      ),
      solution: [forms('battalion', 'line')],
      mistaken: [{ type: 'stop' }],
    },
    {
      title: 'web.lesson.square.react',
      question: 'web.lesson.square.react.asked',
      about: 'web.lesson.square.react.about',
      hint: 'web.lesson.square.react.hint',
      points: ['battalion', 'dragoons'],
      aim: {
        ordered: [{ type: 'react', unit: 'battalion' }],
        standing: [{ piece: 'battalion', is: { formation: ['square'] } }],
      },
      won: 'web.lesson.square.react.won',
      mistakes: [
        { ordered: { type: 'hold' }, told: 'web.lesson.square.react.held' },
        { ordered: { type: 'react' }, told: 'web.lesson.square.react.other' },
      ],
      missed: 'web.lesson.square.react.missed',
      rules: ['LB-REACT-01', 'LB-REACT-04', 'LB-REACT-06'],
      seat: 'france',
      seed: 'square-3',
      file: {
        ...table(
          [battalion('battalion', HERE), battalion('other', { x: 820, y: 560 }, { formation: 'attackColumn' })],
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
      title: 'web.lesson.square.play',
      question: 'web.lesson.square.play.asked',
      about: 'web.lesson.square.play.about',
      hint: 'web.lesson.square.play.hint',
      points: ['left', 'right', 'dragoons', 'battery'],
      aim: {
        standing: [
          { piece: 'left', is: { formation: ['square'], status: ['table'] } },
          { piece: 'right', is: { formation: ['line', 'attackColumn'], status: ['table'] } },
        ],
      },
      won: 'web.lesson.square.play.won',
      mistakes: [
        { ordered: { type: 'form', unit: 'right', formation: 'square' }, told: 'web.lesson.square.play.both' },
      ],
      missed: 'web.lesson.square.play.missed',
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
