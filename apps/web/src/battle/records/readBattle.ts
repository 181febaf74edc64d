/** A battle from the text of its record or of a position file, or why it cannot be opened. Lazy: a new battle needs none. */
import { type Added, endLine, ENVELOPE_FORMAT, wholeRecord, withEnd } from '@drumhead/engine';
import type { OpenedPosition } from './savedBattles.ts';
import { provenSeed } from './recordFile.ts';
import { readByItsRules } from './readRecord.ts';
import type { AnyScreen } from '../screen.ts';
import type { SavedBattle } from './savedBattle.ts';
import type { ReadBattle, Reading } from './reading.ts';
import type { AnyBattle } from '../host/hosted.ts';

const MEGABYTE = 1 << 20;
/** Longer texts are no records: the longest battles take about one megabyte. */
const MOST = 16;

const IN_ENVELOPE = new RegExp(`"format"\\s*:\\s*"${ENVELOPE_FORMAT}"`);

/** The rule set of a position file, or of another set-up, by its format; null: the text is a record. */
export function rulesetOfPosition(text: string): string | null {
  if (/^\s*\{\s*"drumhead"/.test(text)) return null;
  // What is inside a scenario file has a format of its own.
  if (IN_ENVELOPE.test(text)) return /"ruleset"\s*:\s*"([a-z-]+)"/.exec(text)?.[1] ?? '';
  return /"format"\s*:\s*"drumhead-([a-z-]+)-(?:position|scenario|game|pickup)"/.exec(text)?.[1] ?? null;
}

export async function readBattle(
  text: string,
  screenOf: (ruleset: string) => Promise<AnyScreen | null>,
): Promise<Reading> {
  if (text.length > MOST * MEGABYTE) {
    const size = Math.ceil(text.length / MEGABYTE);
    return { ok: false, fault: { key: 'web.fault.large', facts: { size, most: MOST } } };
  }
  const ruleset = rulesetOfPosition(text);
  if (ruleset !== null) {
    return import('./readPosition.ts')
      .then(({ readPosition }) => readPosition(text, ruleset, screenOf))
      .catch(() => ({ ok: false, fault: { key: 'web.fault.page', facts: {} } }));
  }
  // An older version of the rules is fetched on demand: without a connection that may fail.
  const found = await readByItsRules(text, screenOf).catch(() => null);
  if (found === null) return { ok: false, fault: { key: 'web.fault.page', facts: {} } };
  const { screen, read } = found;
  if (!read.ok) {
    const { line, reason, facts, problem } = read;
    const why = problem && screen && { bundle: screen.problemBundle, reason: problem.reason, facts: problem.facts };
    return { ok: false, fault: { key: 'web.fault.record', facts: { line, reason, facts, why } } };
  }
  if (!screen) return { ok: false, fault: null };
  const { header, seats, seed } = read.record;
  return {
    ok: true,
    screen,
    battle: read.battle,
    record: { scenario: header.scenario, seats, ...(seed === undefined ? {} : { seed }) },
    corrections: read.record.amendments,
    written: read.written,
    lacksEnd: read.lacksEnd ?? false,
    cut: read.cut?.line ?? null,
  };
}

/** The position that a text holds, read but not begun; null: a record, or a text that cannot be opened. */
export async function positionIn(
  text: string,
  screenOf: (ruleset: string) => Promise<AnyScreen | null>,
): Promise<OpenedPosition | null> {
  if (rulesetOfPosition(text) === null) return null;
  const read = await readBattle(text, screenOf);
  return read.ok ? { text, screen: read.screen, battle: read.battle } : null;
}

/** The lines of a record that was read, with the end that it lacked; format 1 gets lines of the present format. */
export function readOn(
  { written, battle, lacksEnd }: Pick<ReadBattle, 'written' | 'battle' | 'lacksEnd'>,
  about: Pick<SavedBattle, 'scenario' | 'seats' | 'seed'>,
): Added {
  if (written === null) return recordAgain(battle, about);
  return lacksEnd === true ? withEnd(written, battle, endLine(provenSeed(battle, about.seed))) : written;
}

/** A record of format 1 takes no more lines: its battle gets one of the present format. */
function recordAgain(
  battle: AnyBattle,
  { scenario, seats, seed }: Pick<SavedBattle, 'scenario' | 'seats' | 'seed'>,
): Added {
  return wholeRecord(battle, { scenario, seats, seed: provenSeed(battle, seed) });
}
