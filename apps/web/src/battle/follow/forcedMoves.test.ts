import { describe, expect, it } from 'vitest';
import type { Event } from '@drumhead/large-battles';
import { deployed } from '../../rulesets/large-battles/fixture.ts';
import { lineOf } from '../../rulesets/large-battles/screen/logLines.ts';
import type { AnyStep } from '../host/hosted.ts';
import type { LogLine } from '../screen.ts';
import { forcedMoves } from './forcedMoves.ts';

const KEYS = { t: (key: string) => key, translate: (key: string) => key, language: 'en' } as never;

const step = (number: number): AnyStep => ({ number, seat: 'dice', state: `after ${number}` }) as never;

const line = (piece: string, forced?: string): LogLine => ({
  text: `${piece} moves.`,
  rule: 'LB-CON-16',
  weight: 'plain',
  dice: [],
  tallies: [],
  pieces: [piece],
  side: 0,
  forced,
});

describe('forced moves', () => {
  const lines: Readonly<Record<number, readonly LogLine[]>> = {
    1: [line('unit-1', 'old news')],
    2: [line('unit-2', 'beaten'), line('unit-3')],
    3: [line('unit-4', 'guns')],
    4: [line('unit-2', 'no room')],
  };
  const found = forcedMoves([1, 2, 3, 4].map(step), 2, ({ number }) => lines[number] ?? []);

  it('are told since the last order, each with its reason; ordered moves are none', () => {
    expect(found.map(({ piece, why }) => [piece, why])).toEqual([
      ['unit-4', 'guns'],
      ['unit-2', 'no room'],
    ]);
  });

  it('show a piece that was driven twice where it stood first', () => {
    expect(found.map(({ before }) => before)).toEqual(['after 2', 'after 1']);
  });

  it('are retreats that the rules demand, not those that the owner chose', () => {
    const { state } = deployed();
    const reasonOf = (rule: string) => {
      const event = { type: 'retreated', rule, unit: 0, x: 0, y: 0, facing: 0, passed: [] } as Event;
      return lineOf(KEYS, state, event, 'france')?.forced;
    };
    expect(reasonOf('LB-CON-16')).toBe('web.forced.beaten');
    expect(reasonOf('LB-BOMB-14')).toBe('web.forced.guns');
    expect(reasonOf('LB-APP-26')).toBeUndefined();
  });
});
