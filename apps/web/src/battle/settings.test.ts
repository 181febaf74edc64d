import { describe, expect, it } from 'vitest';
import { DEFAULTS, readSettings, type Settings } from './settings.ts';

describe('stored settings', () => {
  it('are read as they were written', () => {
    const chosen: Settings = {
      theme: 'dark',
      textSize: 150,
      motion: 'none',
      briefing: 'skipped',
      pace: 'suspense',
      orders: 'atOnce',
      dice: 'two',
      hints: 'hidden',
      moments: 'hidden',
      terms: 'hidden',
      sound: 0.4,
    };
    expect(readSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  it.each([null, '', '{', 'null', '7', '"dark"', '[]', '{"__proto__":{"theme":"dark"}}'])(
    'fall back to the defaults where %j is stored',
    (text) => {
      expect(readSettings(text)).toEqual(DEFAULTS);
    },
  );

  it('keep what is sound where another part is damaged', () => {
    const damaged = { theme: 'dark', textSize: 1000, motion: ['none'], pace: 'constructor', sound: 0.2 };
    expect(readSettings(JSON.stringify(damaged))).toEqual({ ...DEFAULTS, theme: 'dark', sound: 0.2 });
  });

  it.each([-0.1, 1.1, '1', null, true])('are silent where the volume is %j', (sound) => {
    expect(readSettings(JSON.stringify({ sound })).sound).toBe(0);
  });

  it('take a text size as a number only', () => {
    expect(readSettings('{"textSize":"150"}').textSize).toBe(100);
  });
});
