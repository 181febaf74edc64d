/** Sounds as plain data: what each cue is made of, and which cue a step of the battle calls for. */
import type { LogLine } from '../screen.ts';

/** One stroke: a short noise or tone that dies away. */
export interface Stroke {
  /** Seconds after the cue begins. */
  readonly at: number;
  /** Seconds until it has died away. */
  readonly lasts: number;
  /** Loudness, from 0 to 1. */
  readonly level: number;
  /** Pitch of a tone that falls to its half, in hertz; without it the stroke is noise. */
  readonly pitch?: number;
  /** Noise above this frequency, in hertz, is left out. */
  readonly below?: number;
  /** Noise below this frequency, in hertz, is left out. */
  readonly above?: number;
}

export type Cue = 'yourTurn' | 'dice' | 'volley' | 'gun';

/** A tap on a drum: the skin's tone and the stick's click. */
const tap = (at: number, level: number): readonly Stroke[] => [
  { at, lasts: 0.16, level, pitch: 170 },
  { at, lasts: 0.04, level: level * 0.5, below: 3200, above: 300 },
];

/** Muskets do not go off together: dull cracks, unevenly spaced. */
const MUSKETS = [0, 0.03, 0.045, 0.08, 0.095, 0.14, 0.17, 0.23];
const KNOCKS = [0, 0.07, 0.12, 0.2, 0.25, 0.33];

export const CUES: Readonly<Record<Cue, readonly Stroke[]>> = {
  yourTurn: [...tap(0, 0.5), ...tap(0.17, 0.7)],
  dice: KNOCKS.map((at, i) => ({ at, lasts: 0.035, level: 0.4 - i * 0.05, below: 2600, above: 700 })),
  volley: MUSKETS.map((at, i) => ({ at, lasts: 0.22, level: 0.3 - i * 0.02, below: 900, above: 80 })),
  gun: [
    { at: 0, lasts: 0.5, level: 0.7, pitch: 80 },
    { at: 0, lasts: 0.4, level: 0.5, below: 500 },
  ],
};

/** The sound of what has just happened: shots before the dice that decided them; null where nothing sounds. */
export function cueOf(lines: readonly LogLine[]): Cue | null {
  const shot = lines.find(({ sound }) => sound !== undefined)?.sound;
  return shot ?? (lines.some(({ dice }) => dice.length > 0) ? 'dice' : null);
}
