/** The volley, and the other orders to a group of men. */
import { type Lesson, stepTexts } from '../../../lessons/lesson.ts';

/** The four of the lesson at these places, and its Officer. */
const squad = (officer: object, four: readonly object[], others: readonly object[] = []): readonly object[] => [
  { id: 'officer', profile: 'fr-officer', ...officer },
  ...FOUR.map((id, i) => ({ id, profile: 'fr-line', ...four[i] })),
  ...others,
];
const FOUR = ['first', 'second', 'third', 'fourth'];

/** In contact, the first one here. */
const row = (x: number, y: number): readonly object[] => FOUR.map((_, i) => ({ x: x + 20 * i, y }));

const ENEMIES = [
  { id: 'redcoat', profile: 'gb-line', x: 300, y: 290 },
  { id: 'left', profile: 'gb-line', x: 230, y: 290 },
  { id: 'right', profile: 'gb-line', x: 370, y: 290 },
  { id: 'sergeant', profile: 'gb-sergeant', x: 300, y: 240 },
];
const WALL = {
  kind: 'lowWall',
  id: 'wall',
  line: [
    [200, 300],
    [400, 300],
  ],
};

function table(own: readonly object[], moment: object, enemies: readonly object[] = ENEMIES, wall = WALL): object {
  return {
    format: 'drumhead-skirmish-position',
    version: 1,
    position: {
      variant: 'SDS',
      players: [
        { id: 'france', roster: 'fr', edge: 'south', models: own },
        { id: 'britain', roster: 'gb', edge: 'north', models: enemies },
      ],
      terrain: [wall],
      turn: 4,
      active: 'france',
      first: 'france',
    },
    moment,
  };
}

const leads = (actions: number): object => ({ at: 'acting', model: 'officer', actions });
const TURN = { at: 'turn' };

const beforeTheWall = squad({ x: 350, y: 440 }, row(270, 420), [{ id: 'apart', profile: 'fr-line', x: 420, y: 430 }]);
const order = (kind: string, members: readonly string[], target?: string): object => ({
  type: 'order',
  leader: 'officer',
  kind,
  members,
  ...(target !== undefined && { target }),
});
const AIMED = { type: 'order', kind: 'volley', members: FOUR };

const OFFICER = [
  { type: 'nominate', model: 'officer' },
  { type: 'dice', dice: 2, charge: false },
];
const ONE_DIE = { type: 'orderDice', dice: 1 };

/** A volley at the redcoat that has its actions. */
const fired = (members: readonly string[]): Lesson['gains'][number]['counted'] => ({
  file: table(beforeTheWall, leads(2)),
  orders: [order('volley', members, 'redcoat'), ONE_DIE, { type: 'roll', faces: [[6]] }],
  piece: 'redcoat',
});

export const volley: Lesson = {
  id: 'volley',
  game: 'skirmish',
  title: 'web.lesson.volley.title',
  offer: 'web.lesson.volley.offer',
  uses: [{ type: 'order' }],
  steps: [
    {
      ...stepTexts('volley.who'),
      points: ['officer'],
      aim: { ordered: [{ type: 'nominate', model: 'officer' }] },
      mistakes: [{ ordered: { type: 'nominate' }, told: 'web.lesson.volley.who.alone' }],
      rules: ['SK-GRP-1', 'SK-GRP-7'],
      seat: 'france',
      seed: 'volley-1',
      file: table(beforeTheWall, TURN),
      solution: OFFICER,
      mistaken: [{ type: 'nominate', model: 'second' }],
    },
    {
      ...stepTexts('volley.together'),
      points: FOUR,
      aim: { ordered: [AIMED] },
      mistakes: [
        { ordered: { type: 'order', kind: 'volley' }, told: 'web.lesson.volley.fewer' },
        { ordered: { type: 'order', kind: 'groupMove' }, told: 'web.lesson.volley.together.moved' },
        { ordered: { type: 'order', kind: 'shootAndReload' }, told: 'web.lesson.volley.together.reloaded' },
        { ordered: { type: 'order', kind: 'regroup' }, told: 'web.lesson.volley.together.regrouped' },
      ],
      rules: ['SK-GRP-13', 'SK-GRP-14', 'SK-GRP-15'],
      seat: 'france',
      seed: 'volley-2',
      file: table(beforeTheWall, leads(2)),
      solution: [order('volley', FOUR, 'redcoat'), ONE_DIE],
      mistaken: [order('volley', ['third', 'fourth'], 'redcoat')],
    },
    {
      ...stepTexts('volley.move'),
      points: FOUR,
      aim: { ordered: [{ type: 'order', kind: 'groupMove', members: FOUR }] },
      mistakes: [
        { ordered: { type: 'order', kind: 'groupMove' }, told: 'web.lesson.volley.move.fewer' },
        { ordered: { type: 'order' }, told: 'web.lesson.volley.move.other' },
      ],
      rules: ['SK-GRP-2', 'SK-GRP-4', 'SK-GRP-5'],
      seat: 'france',
      seed: 'volley-3',
      file: table(
        squad({ x: 350, y: 470 }, row(270, 455)),
        leads(1),
        ENEMIES.map((one) => ({ ...one, y: one.y - 120 })),
        {
          ...WALL,
          line: [
            [200, 400],
            [400, 400],
          ],
        },
      ),
      solution: [order('groupMove', FOUR), ONE_DIE],
      mistaken: [order('groupMove', ['first', 'second'])],
    },
    {
      ...stepTexts('volley.play'),
      points: ['officer', ...FOUR],
      aim: { ordered: [AIMED] },
      mistakes: [{ ordered: { type: 'order', kind: 'volley' }, told: 'web.lesson.volley.play.early' }],
      rules: ['SK-GRP-11', 'SK-GRP-16'],
      seat: 'france',
      turns: 3,
      seed: 'volley-45',
      file: table(
        squad({ x: 320, y: 450, q: 2 }, [
          { x: 250, y: 410, q: 2 },
          { x: 270, y: 410, q: 2 },
          { x: 350, y: 400, q: 2 },
          { x: 370, y: 400, q: 2 },
        ]),
        TURN,
        // Too far to come up in one turn, and without a shot left: only the idea counts.
        ENEMIES.map((one) => ({ ...one, y: one.y - 80, q: 6, weapons: [] })),
      ),
      solution: [
        ...OFFICER,
        order('regroup', FOUR),
        ONE_DIE,
        { type: 'member', model: 'third' },
        { type: 'move', model: 'third', x: 290, y: 410, sprint: false },
        { type: 'member', model: 'fourth' },
        { type: 'move', model: 'fourth', x: 310, y: 410, sprint: false },
        { type: 'stop' },
        ...OFFICER,
        order('volley', FOUR, 'redcoat'),
        ONE_DIE,
      ],
      mistaken: [...OFFICER, order('volley', ['first', 'second'], 'left')],
    },
  ],
  gains: [
    {
      text: 'web.lesson.volley.gain.alone',
      chance: 0.166667,
      counted: {
        file: table(beforeTheWall, { at: 'acting', model: 'third', actions: 1 }),
        orders: [{ type: 'shoot', model: 'third', weapon: 'musket', target: 'redcoat', aimed: false }],
        piece: 'redcoat',
      },
    },
    { text: 'web.lesson.volley.gain.two', chance: 0.333333, counted: fired(['third', 'fourth']) },
    { text: 'web.lesson.volley.gain.four', chance: 0.666667, counted: fired(FOUR) },
  ],
};
