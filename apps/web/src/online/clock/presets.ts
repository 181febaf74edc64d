/** How fast a battle is played, by names; whoever wants other values sets them himself. Pure. */
import { type ClockChoice, FIRST_CLOCKS } from './time.ts';

export const PRESETS = ['evening', 'day', 'week', 'none'] as const;
export type Preset = (typeof PRESETS)[number];

/** An hour each; a day for each turn; seven days in hand and one for each turn. */
const CHOICES: Readonly<Record<Preset, ClockChoice>> = {
  evening: { kind: 'live', bank: 60, gain: 0, cap: 0 },
  day: { kind: 'turns', bank: 1, gain: 24, cap: 1 },
  week: { kind: 'turns', bank: 7, gain: 24, cap: 7 },
  none: FIRST_CLOCKS.none,
};

export const choiceOf = (preset: Preset): ClockChoice => CHOICES[preset];

/** Null: values of one's own. */
export function presetOf({ kind, bank, gain, cap }: ClockChoice): Preset | null {
  const isSame = (other: ClockChoice): boolean =>
    other.kind === kind && other.bank === bank && other.gain === gain && (kind !== 'turns' || other.cap === cap);
  return PRESETS.find((preset) => isSame(CHOICES[preset])) ?? null;
}
