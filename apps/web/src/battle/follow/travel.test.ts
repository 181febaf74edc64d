import { beforeEach, describe, expect, it } from 'vitest';
import { setSettings } from '../settings.ts';
import { travelLeft, travelOf, watchTravel } from './travel.ts';

describe('the travel of pieces', () => {
  beforeEach(() => setSettings({ motion: 'full', pace: 'suspense' }));

  it('takes its time where the move is watched', () => {
    watchTravel(true);
    expect(travelOf(300)).toBeGreaterThan(0);
    expect(travelLeft()).toBeGreaterThan(0);
  });

  it('is over at a step back or a skip: nothing waits for it', () => {
    watchTravel(true);
    travelOf(300);
    watchTravel(false);
    expect(travelLeft()).toBe(0);
    expect(travelOf(300)).toBe(0);
  });
});
