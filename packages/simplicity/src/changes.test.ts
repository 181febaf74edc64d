import { describe, expect, it } from 'vitest';
import { playing } from '../test/playing.ts';
import { changedBetween } from './changes.ts';
import { open, unitToWrite } from './state/draft.ts';

const table = () => playing({ units: [{ at: [20, 30] }, { at: [50, 30] }, { side: 1, at: [50, 60] }] }).state;

describe('which units differ from one list to another', () => {
  it('SIP-GEN-8 is known of a list that came from another by a few changes, and of one that was left again', () => {
    const state = table();
    const work = open(state);
    expect(changedBetween(state.units, work.units)).toEqual([]);
    unitToWrite(work, 2).ordered = true;
    expect(changedBetween(state.units, work.units)).toEqual([2]);
    expect(changedBetween(work.units, state.units)).toEqual([2]);
    unitToWrite(work, 0).dp = 1;
    expect(new Set(changedBetween(state.units, work.units))).toEqual(new Set([0, 2]));
  });

  it('SIP-GEN-8 is not known of lists that have nothing to do with one another', () => {
    const state = table();
    expect(changedBetween(state.units, [...state.units])).toBeNull();
    const work = open(state);
    for (let i = 0; i < 9; i++) unitToWrite(work, 0).dp = i % 3;
    expect(changedBetween(state.units, work.units)).toBeNull();
  });
});
