/** Formations: what each is for, and that a change costs an action. */
import { type Lesson, stepTexts } from '../../../lessons/lesson.ts';
import { acts, battalion, forms, ownBattery, redcoats, table } from './table.ts';

const HERE = { x: 600, y: 520 };
const ENEMY = redcoats('redcoats', { x: 600, y: 300 });
const STREAM = {
  id: 'stream',
  kind: 'stream',
  line: [
    [0, 420],
    [1200, 420],
  ],
};
const BRIDGE = {
  id: 'bridge',
  kind: 'bridge',
  line: [
    [600, 390],
    [600, 450],
  ],
};

export const formations: Lesson = {
  id: 'formations',
  game: 'large-battles',
  title: 'web.lesson.formations.title',
  offer: 'web.lesson.formations.offer',
  uses: [
    { type: 'form', formation: 'line' },
    { type: 'form', formation: 'marchColumn' },
  ],
  steps: [
    {
      ...stepTexts('formations.line'),
      points: ['battalion', 'redcoats'],
      aim: { standing: [{ piece: 'battalion', is: { formation: ['line'] } }] },
      mistakes: [{ ordered: { type: 'move' }, told: 'web.lesson.formations.line.moved' }],
      rules: ['LB-CD-01', 'LB-FORM-02'],
      seat: 'france',
      seed: 'formations-1',
      file: table([battalion('battalion', HERE, { formation: 'marchColumn' })], [ENEMY], acts('battalion', 1)),
      solution: [forms('battalion', 'line')],
      mistaken: [forms('battalion', 'attackColumn')],
    },
    {
      ...stepTexts('formations.bridge'),
      points: ['battalion'],
      aim: { ordered: [forms('battalion', 'marchColumn') as Readonly<Record<string, string>>] },
      mistakes: [{ ordered: { type: 'move' }, told: 'web.lesson.formations.bridge.moved' }],
      rules: ['LB-TERR-06', 'LB-MOVE-21'],
      seat: 'france',
      seed: 'formations-2',
      file: table(
        [battalion('battalion', HERE, { formation: 'attackColumn' })],
        [redcoats('redcoats', { x: 600, y: 160 })],
        acts('battalion', 3),
        { terrain: [STREAM, BRIDGE] },
      ),
      solution: [forms('battalion', 'marchColumn')],
      mistaken: [{ type: 'move', unit: 'battalion', move: { kind: 'straight', distance: 30 } }],
    },
    {
      ...stepTexts('formations.guns'),
      points: ['battery', 'redcoats'],
      aim: {
        ordered: [
          { type: 'form', unit: 'battery', formation: 'unlimbered' },
          { type: 'fire', unit: 'battery' },
        ],
      },
      mistakes: [{ ordered: { type: 'move' }, told: 'web.lesson.formations.guns.moved' }],
      rules: ['LB-BOMB-01', 'LB-FORM-04'],
      seat: 'france',
      seed: 'formations-3',
      file: table([ownBattery(HERE, { formation: 'limbered' })], [ENEMY], acts('battery', 2)),
      solution: [forms('battery', 'unlimbered'), { type: 'fire', unit: 'battery', target: 'redcoats', added: 0 }],
      mistaken: [{ type: 'move', unit: 'battery', move: { kind: 'fast', direction: 0, distance: 60, facing: 0 } }],
    },
    {
      ...stepTexts('formations.play'),
      points: ['battalion', 'battery', 'redcoats'],
      aim: {
        standing: [
          { piece: 'battalion', is: { formation: ['line'] } },
          { piece: 'battery', is: { formation: ['unlimbered'] } },
        ],
      },
      mistakes: [],
      rules: ['LB-FORM-01', 'LB-ACT-18'],
      seat: 'france',
      turns: 1,
      seed: 'formations-4',
      file: table(
        [
          battalion('battalion', { x: 480, y: 520 }, { formation: 'marchColumn', q: 2 }),
          ownBattery({ x: 760, y: 520 }, { formation: 'limbered', q: 2 }),
        ],
        [redcoats('redcoats', { x: 480, y: 260 }), redcoats('others', { x: 760, y: 260 })],
        { at: 'phase' },
      ),
      solution: [
        { type: 'open', brigade: 'first' },
        { type: 'activate', unit: 'battalion', dice: 1 },
        forms('battalion', 'line'),
        { type: 'activate', unit: 'battery', dice: 1 },
        forms('battery', 'unlimbered'),
        { type: 'pass' },
      ],
      mistaken: [{ type: 'pass' }],
    },
  ],
  gains: [],
};
