import { describe, expect, it } from 'vitest';
import type { Messages } from '../i18n/index.ts';
import { scoreLine } from './scoreLine.ts';

const KEYS = { t: (key: string) => key } as Messages;
const lost = (add: number) => [{ rule: 'LB-VIC-04', add, what: 'lb.score.lost' }] as const;

describe('the score of a side', () => {
  it('LB-VIC-13 speaks of a side at its Break Point, which has not lost yet, with no nought until it breaks', () => {
    expect(scoreLine(KEYS, 'France', lost(2), 4)).toMatchObject({ left: 2, short: 'web.overview.score.short' });
    for (const score of [4, 5])
      expect(scoreLine(KEYS, 'France', lost(score), 4)).toMatchObject({
        left: 0,
        short: 'web.overview.score.short.reached',
        label: 'web.overview.score.reached',
      });
  });
});
