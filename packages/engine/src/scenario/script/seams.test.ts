import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../contract/ruleset.ts';
import { scriptState, type Scripted } from './script.ts';
import { scriptSeams } from './seams.ts';

type Work = Scripted & { readonly outcome: Outcome | null };

describe('the seams of a rule set', () => {
  it('SCN-FILE-1 are silent in a battle by the book, and ask what was put behind them in any other', () => {
    const seams = scriptSeams<Work, Work>();
    const plain: Work = { outcome: null };
    seams.turnBegins(plain, 0);
    seams.turnEnds(plain, 0);
    seams.pieceLost(plain, plain);
    const event = { type: 'moved', rule: 'X' };
    expect(plain).toEqual({ outcome: null });
    const book = { label: 'a', short: 'b', sum: 'c', tally: [] };
    expect([seams.points(plain, 0), seams.places(plain)]).toEqual([[], []]);
    expect([seams.waysOff(plain), seams.arrivals(plain)]).toEqual([[], []]);
    expect(seams.aim(String, plain, String)).toBe('');
    expect([seams.turn(String, plain), seams.score(String, plain, 0, 'Red', book) === book]).toEqual(['', true]);
    expect([seams.view(plain, null) === plain, seams.hears(plain, event, null) === event]).toEqual([true, true]);
    expect([seams.isOpen(plain, null), seams.describe(plain, event)]).toEqual([true, null]);
    const work: Work = { outcome: null, script: scriptState({ turns: { limit: 3 }, victory: {} }, ['red', 'blue']) };
    expect(() => seams.turnBegins(work, 0)).toThrow('not loaded');
    const said: string[] = [];
    const say = (what: string) => () => void said.push(what);
    seams.use({
      turnBegins: say('begins'),
      turnEnds: say('ends'),
      pieceLost: say('lost'),
      points: () => [{ rule: 'X', add: 1, what: 'x' }],
      view: () => plain,
      hears: () => null,
      isOpen: () => false,
      describe: () => ({ key: 'x', facts: {} }),
      aim: () => 'win',
      turn: () => 'noon',
      score: (_say, _state, _side, sideName, line) => ({ ...line, label: sideName }),
      waysOff: () => [{ way: { troops: 'van', edge: 'left', from: 0, points: 1 }, pieces: [0] }],
      arrivals: () => [{ side: 0, turn: 2, edge: 'left', from: 0, pieces: [1] }],
      places: () => [{ place: { id: 'a', at: [1, 1], reach: 1, text: {} }, holder: 0, points: 1 }],
    });
    seams.turnBegins(work, 0);
    seams.turnEnds(work, 0);
    seams.pieceLost(work, work);
    expect(said).toEqual(['begins', 'ends', 'lost']);
    expect([seams.points(work, 0).length, seams.view(work, 'red') === plain, seams.hears(work, event, null)]).toEqual([
      1,
      true,
      null,
    ]);
    expect([seams.isOpen(work, null), seams.describe(work, event)?.key, seams.aim(String, work, String)]).toEqual([
      false,
      'x',
      'win',
    ]);
    expect([seams.turn(String, work), seams.score(String, work, 0, 'Red', book).label]).toEqual(['noon', 'Red']);
    expect([seams.places(work), seams.waysOff(work), seams.arrivals(work)].map(({ length }) => length)).toEqual([
      1, 1, 1,
    ]);
  });
});
