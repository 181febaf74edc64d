/** The puzzles of the skirmishes. */
import { skirmish } from '@drumhead/skirmish';
import type { GoalRules, Puzzle, RulesPuzzles } from '../../../puzzles/puzzle.ts';
import { goals } from './goals.ts';
import shakos1 from './shakos-1.json' with { type: 'json' };
import shakos2 from './shakos-2.json' with { type: 'json' };
import shakos3 from './shakos-3.json' with { type: 'json' };
import shakos4 from './shakos-4.json' with { type: 'json' };
import tomahawks1 from './tomahawks-1.json' with { type: 'json' };
import tomahawks2 from './tomahawks-2.json' with { type: 'json' };

const list = [shakos1, shakos2, shakos3, shakos4, tomahawks1, tomahawks2] as readonly Puzzle[];

export const puzzles: RulesPuzzles = { ruleset: skirmish, goals: goals as GoalRules<unknown>, list };
