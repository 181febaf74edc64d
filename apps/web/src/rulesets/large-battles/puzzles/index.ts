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
import large7 from './large-7.json' with { type: 'json' };
import large8 from './large-8.json' with { type: 'json' };
import large9 from './large-9.json' with { type: 'json' };
import large10 from './large-10.json' with { type: 'json' };

/** Of different kinds in turn. */
const list = [large7, large1, large8, large9, large2, large10, large3, large4, large5, large6] as readonly Puzzle[];

export const puzzles: RulesPuzzles = { ruleset: largeBattles, goals: goals as GoalRules<unknown>, list };
