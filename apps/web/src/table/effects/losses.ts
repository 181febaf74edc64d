/** Men left lying where units lost or were eliminated: worked out from the states of the battle, never from a clock. */
import { noise } from '../drawing/ink.ts';

/** What a unit of any rule set shows of its losses; places in millimetres. */
export interface Strength {
  readonly x: number;
  readonly y: number;
  readonly onTable: boolean;
  readonly eliminated: boolean;
  /** Disorder or disruption: men fall when it rises. */
  readonly hurt: number;
}

export interface Loss {
  readonly unit: number;
  readonly x: number;
  readonly y: number;
  readonly men: number;
  readonly seed: number;
}

const MEN_A_STEP = 2;
const MEN_OF_A_UNIT = 6;
/** Only the latest losses are drawn: a long battle does not bury its table. */
const MOST = 60;

/** A loss, and the index of the first state that shows it. */
interface LossAt {
  readonly loss: Loss;
  readonly at: number;
}

/** Every loss between one state and the next. Units that are the same object in both have not changed. */
export function lossesOf<U>(states: readonly (readonly U[])[], read: (unit: U) => Strength): readonly LossAt[] {
  const losses: LossAt[] = [];
  for (let i = 1; i < states.length; i++) {
    const [before, after] = [states[i - 1], states[i]];
    if (!before || !after || before === after) continue;
    for (const [unit, old] of before.entries()) {
      const now = after[unit];
      if (now === undefined || now === old) continue;
      const [was, is] = [read(old), read(now)];
      if (!was.onTable) continue;
      const men = is.eliminated ? MEN_OF_A_UNIT : Math.max(0, is.hurt - was.hurt) * MEN_A_STEP;
      if (men > 0) losses.push({ loss: { unit, x: was.x, y: was.y, men, seed: unit * 31 + was.hurt }, at: i });
    }
  }
  return losses;
}

/** Those that are drawn after the first `count` states. */
export function lossesUpTo(all: readonly LossAt[], count: number): readonly Loss[] {
  const shown = all.filter(({ at }) => at < count);
  return shown.slice(-MOST).map(({ loss }) => loss);
}

/** How far from the middle of their unit men lie, across and along the page. */
const SPREAD = { x: 34, y: 16 };

export interface FallenMan {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
}

export function menLying({ x, y, men, seed }: Loss): readonly FallenMan[] {
  return Array.from({ length: men }, (_, i) => ({
    x: Math.round(x + (noise(seed, i * 3) - 0.5) * 2 * SPREAD.x),
    y: Math.round(y + 6 + (noise(seed, i * 3 + 1) - 0.5) * 2 * SPREAD.y),
    turn: Math.round(noise(seed, i * 3 + 2) * 140 - 70) + (i % 2) * 180,
  }));
}
