/** The puzzles of Large Battles. */
import { largeBattles } from '@drumhead/large-battles';
import type { GoalRules, Puzzle, RulesPuzzles } from '../../../puzzles/puzzle.ts';
import { goals } from './goals.ts';
import large1 from './large-1.json' with { type: 'json' };
import large2 from './large-2.json' with { type: 'json' };
import large3 from './large-3.json' with { type: 'json' };
import large4 from './large-4.json' with { type: 'json' };
import large5 from './large-5.json' with { type: 'json' };
import large6 from './large-6.json' with { type: 'json' };

const list = [large1, large2, large3, large4, large5, large6] as readonly Puzzle[];

export const puzzles: RulesPuzzles = { ruleset: largeBattles, goals: goals as GoalRules<unknown>, list };
