/** What the judge answered, as tests compare it. */
import type { Refusal, Result } from '@drumhead/engine';
import { toDegrees, toMm } from '@drumhead/table';
import { checkRefusal } from './ruleChecks.ts';

/** 'ok', or the rule that refuses: what a test compares. A refusal that could not be shown to the player is a fault. */
export function verdict(answer: Result<unknown> | Refusal | null): string {
  if (answer === null || ('ok' in answer && answer.ok)) return 'ok';
  const refusal = 'ok' in answer ? answer.refusal : answer;
  checkRefusal(refusal);
  return refusal.rule;
}

/** The value of a try that must succeed. */
export function granted<T>(tried: Result<T>): T {
  if (!tried.ok) throw new Error(`refused by ${tried.refusal.rule}: ${tried.refusal.reason}`);
  return tried.value;
}

/** Where a unit arrives, in mm and degrees. */
export function inMm(place: { readonly x: number; readonly y: number; readonly facing: number }): {
  x: number;
  y: number;
  facing: number;
} {
  return { x: toMm(place.x), y: toMm(place.y), facing: toDegrees(place.facing) };
}
