/** The judge's answer to a situation, before and after the dice. */
import { answerLines, type Lines, resultLine, withStepLines } from '@drumhead/content/told';
import type { Problem } from '@drumhead/engine';
import { useMemo } from 'react';
import { useMessages } from '../i18n/index.ts';
import { withoutDice } from './acts.ts';
import type { CompanionConfig } from './companionConfig.ts';
import { isRollingIn, WANTED } from './rolling.ts';
import { pruned, type Schema, type Values } from './schemaForm.ts';

/** How many dice are rolled at once, where the judge takes no other number; null: it takes any. */
function diceWanted(judge: CompanionConfig['judge'], kind: string, asked: Values): number | null {
  const judged = judge.adjudicate(kind, { ...asked, dice: [1] }, (key) => key);
  const found = judged.ok ? undefined : judged.problems.find(({ reason }) => reason === WANTED);
  return found === undefined ? null : Number(found.facts['wanted']);
}

/**
 * The judge's answer in lines, with the one that tells the result and the outcome once the dice lie, or the faults of the
 * situation; nothing while something is still to be given.
 */
export function useAnswer(
  { judge }: CompanionConfig,
  kind: string,
  schema: Schema,
  situation: Values,
  isLacking: boolean,
): {
  readonly lines: Lines;
  readonly result: string | null;
  readonly outcome: Values | null;
  readonly problems: readonly Problem[];
  /** Dice that are rolled at once, where that is one number. */
  readonly wanted: number | null;
} {
  const { translate, language } = useMessages();
  const given = JSON.stringify(pruned(situation, schema));
  return useMemo(() => {
    if (isLacking) return { lines: [], result: null, outcome: null, problems: [], wanted: null };
    const asked = JSON.parse(given) as Values;
    const judged = judge.adjudicate(kind, asked, translate);
    // Sums and chances stay while dice are tapped in one by one.
    const left = judge.chancesLeft(kind, asked);
    const isRolling = isRollingIn(judged, left);
    const told = isRolling ? judge.adjudicate(kind, withoutDice(asked), translate) : judged;
    const problems = judged.ok ? [] : judged.problems;
    const wanted = diceWanted(judge, kind, withoutDice(asked));
    if (!told.ok) return { lines: [], result: null, outcome: null, problems, wanted };
    const outcome = withStepLines(judge, told.value, translate);
    const lines = answerLines(translate, outcome, left ?? []);
    const done = { result: resultLine(translate, outcome), outcome: outcome as Values };
    return { lines, ...(isRolling ? { result: null, outcome: null } : done), problems, wanted };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the translator changes with the language alone
  }, [judge, kind, given, language, isLacking]);
}
