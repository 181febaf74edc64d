import { recogniseText } from '@drumhead/content/outside';
import { momentOf, readRecord, type Step, stepsOf } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../../../../../scripts/golden.ts';
import { memoryDocumentStorage } from '../../documents/documentStorage.ts';
import type { SavedBattles } from '../../battle/records/savedBattles.ts';
import { puzzleOf, puzzleScenario } from '../../battle/records/firstBattle.ts';
import { playOn } from '../../replay/playOn.ts';
import { beginOwn } from './beginOwn.ts';
import { keepPuzzles, puzzlesIn } from './savedPuzzles.ts';
import { LEARNING, learningFile, puzzleFrom, readLearning, readPuzzle } from './ownPuzzle.ts';
import { tried } from './spacing.ts';

const TODAY = 20_000;

/** The first order of a recorded battle after a while, as one that cost nine points. */
function puzzle(least = 30) {
  const ruleset = rulesetById('simplicity');
  const [golden] = goldenRecords('simplicity');
  if (!ruleset || !golden) throw new Error('no golden battle of simplicity');
  const battle = replayGolden(ruleset, golden);
  const seats = ruleset.seats(battle.state);
  const steps = stepsOf(battle);
  const { number, seat, command } = steps.find((step) => step.number > least && seats.includes(step.seat)) as Step;
  const moment = momentOf(battle, number - 1);
  const context = { later: ['unit 3'], ends: true };
  const order = { seat, given: command, cost: 0.09, context, name: 'Raab', moment, corrections: [] };
  return { ruleset, moment, made: puzzleFrom(order, TODAY), seat };
}

describe('an order of a battle of one’s own', () => {
  it('is a battle up to its moment that the one plays who gave it, and is due at once', () => {
    const { ruleset, moment, made, seat } = puzzle();
    const read = readRecord(made.record, [ruleset]);
    if (!read.ok) throw new Error(read.reason);
    expect(read.battle.count).toBe(made.from);
    expect(read.battle.state).toEqual(moment.state);
    const { scenario } = read.record.header;
    expect(puzzleOf(scenario)).toBe(made.id);
    expect(Object.entries(read.record.seats).filter(([, player]) => player === 'human')).toEqual([[seat, 'human']]);
    expect(made.course).toEqual({ found: 0, due: TODAY });
    expect(puzzle().made.id).toBe(made.id);
    expect(puzzle(60).made.id).not.toBe(made.id);
  });

  it('is played on as a battle like any other', async () => {
    const { ruleset, moment, made } = puzzle();
    const opened: string[] = [];
    const battles = { open: async (text: string) => opened.push(text) > 0 };
    const seats = Object.fromEntries(ruleset.seats(moment.state).map((seat) => [seat, 'human'] as const));
    await playOn(battles, moment, { id: 'one', scenario: puzzleScenario(made.id), seats });
    await playOn(battles, moment, { id: 'one', scenario: 'raab', seats });
    const scenarios = opened.map((text) => {
      const read = readRecord(text, [ruleset]);
      return read.ok ? read.record.header.scenario : read.reason;
    });
    expect(scenarios).toEqual([null, 'raab']);
  });

  it('keeps no battle of the puzzles before it, whoever opened the page since', async () => {
    const { made } = puzzle();
    const stored = [
      puzzleScenario('own-before'),
      puzzleScenario('own-earlier'),
      puzzleScenario('raab-1'),
      'raab',
      null,
    ].map((scenario, at) => ({ id: `battle-${at}`, scenario }));
    const removed: string[] = [];
    const storage = { list: async () => stored, remove: async (id: string) => void removed.push(id) };
    const battles = { storage, open: async () => true } as unknown as SavedBattles;
    expect(await beginOwn(battles, made)).toBe(true);
    expect(removed).toEqual(['battle-0', 'battle-1']);
  });

  it('goes into a file that the door knows, and comes back with its course', async () => {
    const [first, second] = [puzzle().made, puzzle(60).made];
    const here = memoryDocumentStorage();
    const learnt = { ...first, course: tried(first.course, true, TODAY) };
    expect(await keepPuzzles(here, [learnt, second, learnt], 1)).toEqual({ added: 2, known: 1 });
    const file = learningFile(await puzzlesIn(here));
    expect(recogniseText(file)).toMatchObject({ is: 'own', kind: 'learning' });
    const there = memoryDocumentStorage();
    const read = readLearning(file) ?? [];
    expect(await keepPuzzles(there, read, 2)).toEqual({ added: 2, known: 0 });
    const byId = (all: readonly { readonly id: string }[]) => [...all].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(await puzzlesIn(there))).toEqual(byId([learnt, second]));
    // What is there has a course of its own, which no file takes back.
    expect(await keepPuzzles(there, [first], 3)).toEqual({ added: 0, known: 1 });
    expect((await puzzlesIn(there)).find(({ id }) => id === first.id)?.course).toEqual(learnt.course);
  });

  it('is left out where it is damaged, and a file that is none is refused', async () => {
    const { made } = puzzle();
    const damaged: readonly object[] = [
      { ...made, id: '../etc' },
      { ...made, record: 3 },
      { ...made, given: null },
      { ...made, cost: 40 },
      { ...made, context: { held: [3] } },
      { ...made, from: -1 },
      { ...made, course: { found: 0, due: 'soon' } },
    ];
    const file = JSON.stringify({ format: 'drumhead-learning', version: 1, puzzles: [...damaged, made] });
    expect(readLearning(file)).toEqual([made]);
    expect(readLearning(file.replace('"version":1', '"version":9'))).toBeNull();
    expect(readLearning('{"format":"drumhead-learning","version":1}')).toBeNull();
    expect(readLearning('[]')).toBeNull();
    expect(readLearning('{')).toBeNull();
    const storage = memoryDocumentStorage();
    await storage.put({ id: 'x', kind: LEARNING, name: '', touched: 1, text: '{' });
    expect(await puzzlesIn(storage)).toEqual([]);
    expect(readPuzzle('')).toBeNull();
  });
});
