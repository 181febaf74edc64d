import { expect, it } from 'vitest';
import { choiceOf, presetOf, PRESETS } from './presets.ts';
import { clockSettings, FIRST_CLOCKS } from './time.ts';

const DAY = 24 * 3_600_000;

it('each name stands for one clock and is found by it; other values have none', () => {
  expect(PRESETS.map((preset) => presetOf(choiceOf(preset)))).toEqual(PRESETS);
  expect(PRESETS.map((preset) => clockSettings(choiceOf(preset)))).toEqual([
    { kind: 'live', bank: 3_600_000, gain: 0, cap: DAY },
    { kind: 'turns', bank: DAY, gain: DAY, cap: DAY },
    { kind: 'turns', bank: 7 * DAY, gain: DAY, cap: 7 * DAY },
    null,
  ]);
  expect(presetOf(FIRST_CLOCKS.live)).toBeNull();
  expect(presetOf({ ...choiceOf('day'), cap: 2 })).toBeNull();
});
