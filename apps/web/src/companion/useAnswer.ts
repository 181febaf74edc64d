/** The judge's answer to a situation, before and after the dice. */
import { answerLines, type Lines, resultLine, withStepLines } from '@drumhead/content/told';
import type { Problem } from '@drumhead/engine';
import { useMemo } from 'react';
import { useMessages } from '../i18n/index.ts';
import { withoutDice } from './acts.ts';
import type { CompanionConfig } from './companionConfig.ts';
import { isDiceField, pruned, type Schema, type Values } from './schemaForm.ts';

/** Too few dice, so far: of a side, of a roll, or of a test. */
export function isDieMissing({ path, reason, facts }: Problem): boolean {
  const [field = ''] = path.split('.');
  if (!isDiceField(field)) return false;
  if (reason === 'engine.problem.missing' || reason === 'sip.adjudicate.fewDice') return true;
  return reason === WANTED && Number(facts['given']) < Number(facts['wanted']);
}

/** Its facts name how many dice a test takes. */
const WANTED = 'sk.adjudicate.diceWanted';

/** How many dice are rolled at once, where the judge takes no other number; null: it takes any. */
function diceWanted(judge: CompanionConfig['judge'], kind: string, asked: Values): number | null {
  const judged = judge.adjudicate(kind, { ...asked, dice: [1] }, (key) => key);
  const found = judged.ok ? undefined : judged.problems.find(({ reason }) => reason === WANTED);
  return found === undefined ? null : Number(found.facts['wanted']);
}

/** Such an outcome tells what the dice given come to, however few they are. */
const isReadAsGiven = (outcome: object): boolean => !('wants' in outcome);

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
    const isOpen = left === null || left.length > 0;
    const isRolling = judged.ok ? isReadAsGiven(judged.value) && isOpen : judged.problems.every(isDieMissing);
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
