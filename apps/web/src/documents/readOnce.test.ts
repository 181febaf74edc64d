import { expect, it } from 'vitest';
import { readOnce } from './readOnce.ts';

it('reads each text once, whatever comes of it, and never remembers more than a few hundred', () => {
  const read: string[] = [];
  const once = readOnce((text) => {
    read.push(text);
    return text === 'nothing' ? undefined : text.length;
  });
  for (let times = 0; times < 3; times++) expect(['one', 'three', 'nothing'].map(once)).toEqual([3, 5, undefined]);
  expect(read).toEqual(['one', 'three', 'nothing']);
  for (let i = 0; i < 1000; i++) once(`text ${i}`);
  expect(once('three')).toBe(5);
  expect(read.filter((text) => text === 'three')).toHaveLength(2);
});
