import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typedText } from './typedText.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a text is saved once it rests, though the field is never left', () => {
  const saved: string[] = [];
  const { type } = typedText('', (text) => saved.push(text));
  type('F');
  vi.advanceTimersByTime(400);
  type('Fo');
  vi.advanceTimersByTime(400);
  expect(saved).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(saved).toEqual(['Fo']);
});

it('a text is saved at once when the field is left, and no text twice', () => {
  const saved: string[] = [];
  const { type, flush } = typedText('old', (text) => saved.push(text));
  flush();
  type('new');
  flush();
  vi.runAllTimers();
  flush();
  expect(saved).toEqual(['new']);
  type('newer');
  type('new');
  vi.runAllTimers();
  expect(saved).toEqual(['new']);
});
