import { expect, it } from 'vitest';
import { routeOf } from '../app/route.ts';
import { boardAddress, isMomentOf, readReplayAddress, replayAddress } from './address.ts';

it('the address of a moment leads to that moment', () => {
  for (const moment of [
    { battle: 'ab-1', at: 0, eyes: undefined },
    { battle: 'ab-1', at: 317, eyes: 'grande armée' },
  ]) {
    const route = routeOf(replayAddress(moment));
    expect(route).toMatchObject({ at: 'page', ruleset: 'any', page: 'replay' });
    expect(route.at === 'page' && readReplayAddress(route.query)).toEqual(moment);
  }
});

it('an address that asks for no moment leads to the beginning', () => {
  for (const at of ['', '-3', '1.5', 'NaN', '9e99', 'x'])
    expect(readReplayAddress(`battle=ab&at=${at}`)).toEqual({ battle: 'ab', at: 0, eyes: undefined });
  expect(readReplayAddress('')).toEqual({ battle: '', at: 0, eyes: undefined });
});

it('only the replay and the board of a battle have addresses of its moments', () => {
  expect(isMomentOf(replayAddress({ battle: 'ab-1', at: 12 }), 'replay', 'ab-1')).toBe(true);
  for (const other of ['#/page/any/replay?battle=ab-2', '#/page/any/report?battle=ab-1', '#/battle/ab-1', '#/', ''])
    expect(isMomentOf(other, 'replay', 'ab-1')).toBe(false);
  const onBoard = boardAddress({ battle: 'ab-1', at: 12 });
  expect(isMomentOf(onBoard, 'board', 'ab-1')).toBe(true);
  expect(isMomentOf(onBoard, 'replay', 'ab-1')).toBe(false);
});
