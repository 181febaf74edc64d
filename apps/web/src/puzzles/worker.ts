/** The worker that works out verdicts: orders in, a verdict out. */
import type { Answered, Asked } from './judge.ts';
import type { RulesPuzzles } from './puzzle.ts';
import { verdictOn } from './verdict.ts';

/** By folder: the manifests would bring their screens into the worker. */
const PUZZLES = import.meta.glob<{ readonly puzzles: RulesPuzzles }>('../rulesets/*/puzzles/index.ts');

const post = (answer: Answered) => (globalThis as unknown as { postMessage(data: Answered): void }).postMessage(answer);

async function answer({ number, ruleset, puzzle: id, orders }: Asked): Promise<void> {
  try {
    const rules = (await PUZZLES[`../rulesets/${ruleset}/puzzles/index.ts`]?.())?.puzzles;
    const puzzle = rules?.list.find((one) => one.id === id);
    if (!rules || !puzzle) throw new Error(`no puzzle ${id} of ${ruleset}`);
    post({ number, verdict: verdictOn(puzzle, rules, orders) });
  } catch (error) {
    post({ number, fault: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => void answer(data));
