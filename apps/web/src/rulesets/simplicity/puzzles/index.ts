/** The puzzles of Simplicity. */
import { simplicity } from '@drumhead/simplicity';
import type { GoalRules, Puzzle, RulesPuzzles } from '../../../puzzles/puzzle.ts';
import { goals } from './goals.ts';
import simplicity1 from './simplicity-1.json' with { type: 'json' };
import simplicity2 from './simplicity-2.json' with { type: 'json' };
import simplicity3 from './simplicity-3.json' with { type: 'json' };
import simplicity4 from './simplicity-4.json' with { type: 'json' };
import simplicity5 from './simplicity-5.json' with { type: 'json' };
import simplicity6 from './simplicity-6.json' with { type: 'json' };

const list = [simplicity1, simplicity2, simplicity3, simplicity4, simplicity5, simplicity6] as readonly Puzzle[];

export const puzzles: RulesPuzzles = { ruleset: simplicity, goals: goals as GoalRules<unknown>, list };
