/** The puzzle that the open battle plays. */
import { useEffect, useState } from 'react';
import { puzzleOf } from '../battle/records/firstBattle.ts';
import { useHosted } from '../battle/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { manifestOf } from '../rulesets/manifests.ts';
import type { Puzzle, RulesPuzzles } from './puzzle.ts';

/** Null where it plays none, or while the puzzle and its texts are loading. */
export function usePuzzle(): { readonly puzzle: Puzzle; readonly rules: RulesPuzzles } | null {
  const ruleset = useHosted((h) => h.screen?.ruleset.id ?? '');
  const id = useHosted((h) => puzzleOf(h.saved?.scenario));
  const [rules, setRules] = useState<RulesPuzzles | null>(null);
  const ready = useBundle('web-puzzle-pages');
  useEffect(() => {
    manifestOf(ruleset)
      ?.puzzles()
      .then((found) => setRules(found as RulesPuzzles))
      .catch(() => undefined);
  }, [ruleset]);
  const puzzle = rules?.list.find((one) => one.id === id);
  return rules && puzzle && ready ? { puzzle, rules } : null;
}
