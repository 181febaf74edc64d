import { expect, it, vi } from 'vitest';
import { host } from '../battle/index.ts';
import { openAhead, openForReplay } from './openAhead.ts';

it('a battle that was begun ahead is opened once, for the page that names it', async () => {
  const opens = vi.spyOn(host, 'openForReplay');
  openAhead('battle=one&at=3');
  const { looked } = openForReplay('one');
  expect(opens.mock.calls).toEqual([['one']]);
  expect(looked).toBe(opens.mock.results[0]?.value);
  openForReplay('one');
  openAhead('battle=two');
  openForReplay('three');
  expect(opens.mock.calls.slice(1)).toEqual([['one'], ['two'], ['three']]);
  expect(await looked).toBeNull();
});

it('a page that leaves late leaves the battle of the next page alone', () => {
  const leaves = vi.spyOn(host, 'leaveReplay');
  const report = openForReplay('one');
  openAhead('battle=one');
  report.leave();
  expect(leaves).not.toHaveBeenCalled();
  openForReplay('one').leave();
  expect(leaves).toHaveBeenCalledTimes(1);
});
