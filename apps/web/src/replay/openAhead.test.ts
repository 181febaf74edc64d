import { expect, it, vi } from 'vitest';
import type { SavedBattles } from '../battle/records/savedBattles.ts';
import { openAhead, openForReplay } from './openAhead.ts';

const noBattles = () => ({
  openForReplay: vi.fn<SavedBattles['openForReplay']>(async () => null),
  leaveReplay: vi.fn<SavedBattles['leaveReplay']>(),
});

it('a battle that was begun ahead is opened once, for the page that names it', async () => {
  const battles = noBattles();
  const opens = battles.openForReplay;
  openAhead(battles, 'battle=one&at=3');
  const { looked } = openForReplay(battles, 'one');
  expect(opens.mock.calls).toEqual([['one']]);
  expect(looked).toBe(opens.mock.results[0]?.value);
  openForReplay(battles, 'one');
  openAhead(battles, 'battle=two');
  openForReplay(battles, 'three');
  expect(opens.mock.calls.slice(1)).toEqual([['one'], ['two'], ['three']]);
  expect(await looked).toBeNull();
});

it('a page that leaves late leaves the battle of the next page alone', () => {
  const battles = noBattles();
  const report = openForReplay(battles, 'one');
  openAhead(battles, 'battle=one');
  report.leave();
  expect(battles.leaveReplay).not.toHaveBeenCalled();
  openForReplay(battles, 'one').leave();
  expect(battles.leaveReplay).toHaveBeenCalledTimes(1);
});
