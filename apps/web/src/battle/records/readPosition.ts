/** Begins a battle from a position file. Lazy: a new battle needs none. */
import { begin, type Problem } from '@drumhead/engine';
import type { Reading } from './reading.ts';
import type { AnyScreen } from '../screen.ts';

/** The battle that a position file begins, for people at one screen; or the first thing that is wrong with it. */
export async function readPosition(
  text: string,
  ruleset: string,
  screenOf: (ruleset: string) => Promise<AnyScreen | null>,
): Promise<Reading> {
  const setup = parsed(text);
  if (setup === undefined) return { ok: false, fault: { key: 'web.fault.json', facts: {} } };
  const screen = await screenOf(ruleset);
  if (!screen) return { ok: false, fault: { key: 'web.fault.noScenario', facts: { scenario: ruleset } } };
  const begun = begin(await screen.fullRuleset(), setup);
  if (!begun.ok) return { ok: false, fault: faultOf(screen, begun.problems[0] as Problem) };
  const record = { scenario: null, seats: {} };
  return { ok: true, screen, battle: begun.value, record, corrections: [], written: null, cut: null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultOf(screen: AnyScreen, { path, reason, facts }: Problem) {
  const bundle = reason.includes('.refusal.') ? screen.refusalBundle : screen.problemBundle;
  return { key: 'web.fault.position', facts: { path, why: { bundle, reason, facts } } };
}
