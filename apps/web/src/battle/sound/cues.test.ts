import { describe, expect, it } from 'vitest';
import type { LogLine } from '../screen.ts';
import { CUES, cueOf } from './cues.ts';

const line: LogLine = { text: '', rule: '', weight: 'plain', dice: [], tallies: [], pieces: [], side: 0 };
const rolled: LogLine = { ...line, dice: [{ label: '', faces: [3] }] };

describe('sound', () => {
  it('is a shot where there was one, though dice were rolled for it', () => {
    expect(cueOf([rolled, { ...rolled, sound: 'gun' }])).toBe('gun');
  });

  it('is dice where dice were rolled, and nothing where nothing fell', () => {
    expect(cueOf([line, rolled])).toBe('dice');
    expect(cueOf([line])).toBeNull();
    expect(cueOf([])).toBeNull();
  });

  it.each(Object.entries(CUES))('%s is short and quiet', (_cue, strokes) => {
    expect(Math.max(...strokes.map(({ at, lasts }) => at + lasts))).toBeLessThanOrEqual(0.6);
    for (const { level, pitch, below } of strokes) {
      expect(level).toBeGreaterThan(0);
      expect(level).toBeLessThanOrEqual(0.7);
      expect(pitch ?? below).toBeGreaterThan(0);
    }
  });
});
