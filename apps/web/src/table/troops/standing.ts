/** Shapes of one standing man and one rider: layer, paint, absolute path data; feet at the origin, y up the page. */

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
  [1, 'legs', 'M-2.7 0L-2.7 -8L-.3 -8L-.3 0ZM.3 0L.3 -8L2.7 -8L2.7 0Z'],
  [2, '#2a2520', 'M-3 .5L-.2 .5L-.2 -1.2L-3 -1.2ZM.2 .5L3 .5L3 -1.2L.2 -1.2Z'],
];
const SHADE = '#0000003d';
const SKIN = '#e2b48c';
const WOOD = '#5a4028';
const STEEL = '#d6dadb';
const PLUME: Part = [16, 'facing', 'M-1 -25.4Q-1.5 -28.8 0 -29.6Q1.5 -28.8 1 -25.4Z'];

/** Facing down the page. */
export const FRONT: readonly Part[] = [
  ...LEGS,
  [8, 'coat', 'M-4.3 -7L-4.8 -15.4Q-4.7 -17.4 -2.8 -17.4L2.8 -17.4Q4.7 -17.4 4.8 -15.4L4.3 -7Z'],
  [9, SHADE, 'M2.4 -7L2.8 -17.2Q4.8 -17.1 4.8 -15.2L4.3 -7Z'],
  [10, 'facing', 'M-1.7 -17L1.7 -17L.8 -9.6L-.8 -9.6Z'],
  [11, 'belts', 'M-3.9 -16.6L-2.9 -17.2L2.7 -8.2L1.8 -7.6ZM3.9 -16.6L2.9 -17.2L-2.7 -8.2L-1.8 -7.6Z'],
  [12, WOOD, 'M4.4 -5.5L5.4 -22.5L6.5 -22.5L5.5 -5.5Z'],
  [12, STEEL, 'M5.5 -22.5L6 -30.5L6.6 -22.5Z'],
  [13, SKIN, 'M-2.1 -20.6L2.1 -20.6L2.1 -18Q0 -15.6 -2.1 -18Z'],
  [15, 'hat', 'M-2.6 -19.9L-3.1 -25.2Q0 -26.3 3.1 -25.2L2.6 -19.9Q0 -19 -2.6 -19.9Z'],
  PLUME,
];

/** Facing up the page: packs and blanket rolls. */
export const BACK: readonly Part[] = [
  ...LEGS,
  [7, WOOD, 'M-5.5 -5.5L-6.5 -22.5L-5.4 -22.5L-4.4 -5.5Z'],
  [7, STEEL, 'M-6.6 -22.5L-6.1 -30.5L-5.5 -22.5Z'],
  [8, 'coat', 'M-4.3 -5.6L-4.8 -15.4Q-4.7 -17.4 -2.8 -17.4L2.8 -17.4Q4.7 -17.4 4.8 -15.4L4.3 -5.6L0 -7.2Z'],
  [9, SHADE, 'M2.6 -6.4L2.8 -17.2Q4.8 -17.1 4.8 -15.2L4.3 -6.6Z'],
  [10, '#a98256', 'M-2.4 -10.2L-2.4 -14.6Q0 -15.5 2.4 -14.6L2.4 -10.2Z'],
  [11, '#cfc8b4', 'M-2.6 -14.6Q-2.6 -16 -1.4 -16L1.4 -16Q2.6 -16 2.6 -14.6Z'],
  [13, SKIN, 'M-1.6 -20.2L1.6 -20.2L1.6 -17.6L-1.6 -17.6Z'],
  [15, 'hat', 'M-2.6 -19.4L-3.1 -25.2Q0 -26.3 3.1 -25.2L2.6 -19.4Q0 -18.5 -2.6 -19.4Z'],
  PLUME,
];

/** A rider looking to the right; mirrored for the left. */
export const HORSE: readonly Part[] = [
  [
    1,
    '#241c14',
    'M-7 0L-6.6 -7L-4.6 -7L-5 0ZM-3.6 -1.2L-3.6 -7L-1.9 -7L-2 -1.2ZM3 -1.2L3.2 -7L4.9 -7L4.6 -1.2ZM5.6 0L5.4 -7L7.4 -7L7.5 0Z',
  ],
  [
    2,
    'hide',
    'M-8.6 -8Q-9 -13 -4 -13L2.6 -13Q4.6 -17 6.4 -20.6L6.8 -23L8.4 -21.6Q11.6 -19.6 13.6 -15.6Q13 -13.6 11.4 -14.2Q9.6 -16.4 8.6 -16Q8.8 -12 7.8 -8.4Q6.6 -5 3 -5L-4.4 -5Q-8.2 -5 -8.6 -8Z',
  ],
  [
    3,
    '#241c14',
    'M-8.4 -11.6Q-12 -10.6 -11.4 -4Q-9.4 -5.6 -8 -9ZM3 -13Q4.4 -18 6.4 -21.6L7.4 -20.6Q5.4 -16.6 5 -12.6Z',
  ],
  [4, 'cloth', 'M-4.6 -6.6L-4.2 -13.4L2.6 -13.4L3.6 -6.6Z'],
  [5, 'legs', 'M-1.8 -14L2.4 -14L3.6 -6L1 -6Z'],
  [6, '#221c16', 'M.8 -7L3.6 -7L4 -3.4L1.2 -3.4Z'],
  [8, 'coat', 'M-3.9 -12.6L-4.3 -20.4Q-4.3 -22.4 -2.3 -22.4L2.4 -22.4Q4.4 -22.4 4.4 -20.4L4 -12.6Z'],
  [9, SHADE, 'M2 -12.6L2.2 -22.4Q4.4 -22.4 4.4 -20.4L4 -12.6Z'],
  [10, 'belts', 'M-3 -21.6L-2 -22.2L3.4 -13.6L2.4 -13Z'],
  [12, STEEL, 'M-4 -15L-6 -28L-5 -28.2L-3.2 -15Z'],
  [13, SKIN, 'M-2 -25.6L2 -25.6L2 -23Q0 -21 -2 -23Z'],
  [15, 'hat', 'M-2.6 -25L-2.9 -29.4Q0 -31.4 2.9 -29.4L2.6 -25Q0 -24.2 -2.6 -25Z'],
  [16, 'facing', 'M-1 -29.8Q-1.4 -33.4 .4 -34.6Q1.8 -33.4 1 -29.8Z'],
];
