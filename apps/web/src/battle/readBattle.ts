/** A battle from the text of its record, or why it cannot be opened. */
import type { Seed } from '@drumhead/engine';
import type { AnyBattle, Fault } from './hostState.ts';
import type { AnyScreen } from './screen.ts';

export interface ReadBattle {
  readonly ok: true;
  readonly screen: AnyScreen;
  readonly battle: AnyBattle;
  readonly record: {
    readonly scenario: string | null;
    readonly seats: Readonly<Record<string, string>>;
    readonly seed?: Seed;
  };
}

export async function readBattle(
  text: string,
  screenOf: (ruleset: string) => Promise<AnyScreen | null>,
): Promise<ReadBattle | { readonly ok: false; readonly fault: Fault | null }> {
  // Both the reader and an older version of the rules are fetched on demand: without a connection that may fail.
  const found = await import('./readRecord.ts')
    .then(({ readByItsRules }) => readByItsRules(text, screenOf))
    .catch(() => null);
  if (found === null) return { ok: false, fault: { key: 'web.fault.page', facts: {} } };
  const { screen, read } = found;
  if (!read.ok) {
    const { line, reason, facts, problem } = read;
    const why = problem && screen && { bundle: screen.problemBundle, reason: problem.reason, facts: problem.facts };
    return { ok: false, fault: { key: 'web.fault.record', facts: { line, reason, facts, why } } };
  }
  if (!screen) return { ok: false, fault: null };
  const { scenario, seats, seed } = read.record.header;
  return {
    ok: true,
    screen,
    battle: read.battle,
    record: { scenario, seats, ...(seed === undefined ? {} : { seed }) },
  };
}
