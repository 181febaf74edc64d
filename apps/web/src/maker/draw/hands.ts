/** For tests: outlines as the ground has them, and hands that draw them, as badly as people do. */
import { seededRandomInt } from '@drumhead/engine';
import { apart, at, type Place, type Places } from './places.ts';

export type Chance = () => number;

/** Between 0 and 1, the same for the same seed. */
export function chanceOf(seed: string): Chance {
  const choose = seededRandomInt(seed);
  return () => choose(1_000_000) / 1_000_000;
}

const bell = (chance: Chance): number => Math.sqrt(-2 * Math.log(chance() + 1e-12)) * Math.cos(2 * Math.PI * chance());

/** A wood or a hill: `reach` millimetres across, as rough as that. */
export function blob(chance: Chance, reach: number, rough: number): Places {
  const waves = [2, 3, 4, 5, 7].map((k) => ({ k, high: (rough * bell(chance)) / k, from: chance() * 2 * Math.PI }));
  const long = 1 + chance() * 0.8;
  return Array.from({ length: 240 }, (_, i): Place => {
    const t = (i / 240) * 2 * Math.PI;
    const far = reach * (1 + waves.reduce((sum, { k, high, from }) => sum + high * Math.cos(k * t + from), 0));
    return [900 + long * far * Math.cos(t), 600 + far * Math.sin(t)];
  });
}

/** A road or a river of this length, which bends as much as that. */
export function winding(chance: Chance, length: number, bend: number): Places {
  const places: Place[] = [];
  let [x, y, to, aim] = [0, 600, 0, 0];
  for (let i = 0; i <= length / 5; i++) {
    if (i % 24 === 0) aim = bell(chance) * bend;
    to += (aim - to) * 0.08;
    places.push([x, y]);
    x += 5 * Math.cos(to);
    y += 5 * Math.sin(to);
  }
  return places;
}

export interface Hand {
  /** Pixels a millimetre. */
  readonly scale: number;
  /** Pixels: how far the eye is off, how much the hand shakes, from one sample to the next. */
  readonly drift: number;
  readonly tremor: number;
  readonly gap: number;
}

export const MOUSE: Hand = { scale: 0.7, drift: 1.2, tremor: 0.5, gap: 4 };
export const FINGER: Hand = { scale: 1, drift: 2, tremor: 0.6, gap: 5 };

/** What a hand makes of an outline. */
export function drawnBy(chance: Chance, { scale, drift, tremor, gap }: Hand, truth: Places, closed: boolean): Places {
  const stroke: Place[] = [];
  let [dx, dy, way] = [0, 0, 0];
  const all = closed ? [...truth, at(truth, 0)] : truth;
  all.forEach((place, i) => {
    if (i > 0) way += apart(place, at(all, i - 1)) * scale;
    dx += 0.12 * (bell(chance) * drift * 2.1 - dx);
    dy += 0.12 * (bell(chance) * drift * 2.1 - dy);
    if (i > 0 && way < gap && i < all.length - 1) return;
    way = 0;
    const off = (value: number, by: number): number => Math.round(value * scale + by + bell(chance) * tremor) / scale;
    stroke.push([off(place[0], dx), off(place[1], dy)]);
  });
  return stroke;
}
