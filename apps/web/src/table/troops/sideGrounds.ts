/**
 * What the bases of the sides are filled with. Their lightness tells two sides apart first, in grey and to eyes that miss
 * a colour; their shape does so second, the hue of their nations last.
 */
export const DARK_GROUND = '#3f4733';
export const PALE_GROUND = '#efe6cb';
export const MIDDLE_GROUND = '#948a5e';

/** What is seen as a line of its own on each of these grounds. */
export const LIGHT_LINE = '#f6efdd';
