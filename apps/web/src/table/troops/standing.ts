/** Shapes of one standing man and one rider: layer, paint, path data from its feet, with relative commands alone. */

/** A paint is a colour, or names a colour of the uniform. */
export type Part = readonly [layer: number, paint: `#${string}` | keyof Colours, d: string];

/** The colours of a uniform, and of the horse under it. */
export interface Colours {
  readonly coat: string;
  readonly facing: string;
  readonly belts: string;
  readonly hat: string;
  readonly legs: string;
  readonly cloth: string;
  readonly hide: string;
}

const LEGS: readonly Part[] = [
  [1, 'legs', 'm-2.7 0l0 -8l2.4 0l0 8zm3 0l0 -8l2.4 0l0 8z'],
  [2, '#2a2520', 'm-3 .5l2.8 0l0 -1.7l-2.8 0zm3.2 0l2.8 0l0 -1.7l-2.8 0z'],
];
const SHADE = '#0000003d';
const SKIN = '#e2b48c';
const WOOD = '#5a4028';
const STEEL = '#d6dadb';
const PLUME: Part = [16, 'facing', 'm-1 -25.4q-.5 -3.4 1 -4.2q1.5 .8 1 4.2z'];

/** Facing down the page. */
export const FRONT: readonly Part[] = [
  ...LEGS,
  [8, 'coat', 'm-4.3 -7l-.5 -8.4q.1 -2 2 -2l5.6 0q1.9 0 2 2l-.5 8.4z'],
  [9, SHADE, 'm2.4 -7l.4 -10.2q2 .1 2 2l-.5 8.2z'],
  [10, 'facing', 'm-1.7 -17l3.4 0l-.9 7.4l-1.6 0z'],
  [11, 'belts', 'm-3.9 -16.6l1 -.6l5.6 9l-.9 .6zm7.8 0l-1 -.6l-5.6 9l.9 .6z'],
  [12, WOOD, 'm4.4 -5.5l1 -17l1.1 0l-1 17z'],
  [12, STEEL, 'm5.5 -22.5l.5 -8l.6 8z'],
  [13, SKIN, 'm-2.1 -20.6l4.2 0l0 2.6q-2.1 2.4 -4.2 0z'],
  [15, 'hat', 'm-2.6 -19.9l-.5 -5.3q3.1 -1.1 6.2 0l-.5 5.3q-2.6 .9 -5.2 0z'],
  PLUME,
];

/** Facing up the page: packs and blanket rolls. */
export const BACK: readonly Part[] = [
  ...LEGS,
  [7, WOOD, 'm-5.5 -5.5l-1 -17l1.1 0l1 17z'],
  [7, STEEL, 'm-6.6 -22.5l.5 -8l.6 8z'],
  [8, 'coat', 'm-4.3 -5.6l-.5 -9.8q.1 -2 2 -2l5.6 0q1.9 0 2 2l-.5 9.8l-4.3 -1.6z'],
  [9, SHADE, 'm2.6 -6.4l.2 -10.8q2 .1 2 2l-.5 8.6z'],
  [10, '#a98256', 'm-2.4 -10.2l0 -4.4q2.4 -.9 4.8 0l0 4.4z'],
  [11, '#cfc8b4', 'm-2.6 -14.6q0 -1.4 1.2 -1.4l2.8 0q1.2 0 1.2 1.4z'],
  [13, SKIN, 'm-1.6 -20.2l3.2 0l0 2.6l-3.2 0z'],
  [15, 'hat', 'm-2.6 -19.4l-.5 -5.8q3.1 -1.1 6.2 0l-.5 5.8q-2.6 .9 -5.2 0z'],
  PLUME,
];

/** A rider looking to the right; mirrored for the left. */
export const HORSE: readonly Part[] = [
  [
    1,
    '#241c14',
    'm-7 0l.4 -7l2 0l-.4 7zm3.4 -1.2l0 -5.8l1.7 0l-.1 5.8zm6.6 0l.2 -5.8l1.7 0l-.3 5.8zm2.6 1.2l-.2 -7l2 0l.1 7z',
  ],
  [
    2,
    'hide',
    'm-8.6 -8q-.4 -5 4.6 -5l6.6 0q2 -4 3.8 -7.6l.4 -2.4l1.6 1.4q3.2 2 5.2 6q-.6 2 -2.2 1.4q-1.8 -2.2 -2.8 -1.8q.2 4 -.8 7.6q-1.2 3.4 -4.8 3.4l-7.4 0q-3.8 0 -4.2 -3z',
  ],
  [3, '#241c14', 'm-8.4 -11.6q-3.6 1 -3 7.6q2 -1.6 3.4 -5zm11.4 -1.4q1.4 -5 3.4 -8.6l1 1q-2 4 -2.4 8z'],
  [4, 'cloth', 'm-4.6 -6.6l.4 -6.8l6.8 0l1 6.8z'],
  [5, 'legs', 'm-1.8 -14l4.2 0l1.2 8l-2.6 0z'],
  [6, '#221c16', 'm.8 -7l2.8 0l.4 3.6l-2.8 0z'],
  [8, 'coat', 'm-3.9 -12.6l-.4 -7.8q0 -2 2 -2l4.7 0q2 0 2 2l-.4 7.8z'],
  [9, SHADE, 'm2 -12.6l.2 -9.8q2.2 0 2.2 2l-.4 7.8z'],
  [10, 'belts', 'm-3 -21.6l1 -.6l5.4 8.6l-1 .6z'],
  [12, STEEL, 'm-4 -15l-2 -13l1 -.2l1.8 13.2z'],
  [13, SKIN, 'm-2 -25.6l4 0l0 2.6q-2 2 -4 0z'],
  [15, 'hat', 'm-2.6 -25l-.3 -4.4q2.9 -2 5.8 0l-.3 4.4q-2.6 .8 -5.2 0z'],
  [16, 'facing', 'm-1 -29.8q-.4 -3.6 1.4 -4.8q1.4 1.2 .6 4.8z'],
];
