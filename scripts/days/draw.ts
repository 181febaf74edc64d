// Draws positions for the battle of the day from battles between captains, and saves them in the build.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DayCounts, type DayPosition, positionPath } from '@drumhead/bots';
import { knowledgeOf } from '@drumhead/rulesets';
import { root } from '../lib.mjs';
import { found, type LuckPlan } from '../luck/battles.ts';
import { BUDGETS, defeatsCorporal, weighedFor } from './gates.ts';

/** Where the positions lie. */
const DAYS = join(root, 'apps', 'web', 'public', 'days');

/** Adds what is drawn from the battles of the plan, until there are so many. */
export async function drawDays(plan: LuckPlan, most: number, note: (line: string) => void): Promise<string> {
  const { ruleset } = plan;
  const gates = new URL('./gates.ts', import.meta.url);
  const drawn = await found<readonly DayPosition[]>(plan, new URL('./drawn.ts', import.meta.url), note, [gates]);
  const kept = savedDays(ruleset);
  const seen = new Set(kept.map(tableOf));
  const added: DayPosition[] = [];
  for (const position of drawn.flatMap((positions) => positions ?? [])) {
    if (kept.length + added.length >= most || seen.has(tableOf(position))) continue;
    seen.add(tableOf(position));
    added.push(position);
  }
  for (const [i, position] of added.entries()) save(position, kept.length + i + 1);
  return `${ruleset}: ${kept.length + added.length} positions, ${added.length} of them new`;
}

/** Weighs anew what is saved. */
export function weighDays(ruleset: string, note: (line: string) => void): string {
  const known = knowledgeOf(ruleset);
  const before = savedDays(ruleset);
  const holding = before.flatMap((position, i) => {
    const made = known.ruleset.create(position.file);
    const weighed = made.ok ? weighedFor(known, made.value, position.seat) : null;
    const { file, ...told } = position;
    const now = weighed && { ...told, ...weighed, reads: BUDGETS, file };
    if (now !== null && defeatsCorporal(known, now)) return [now];
    note(`${positionPath(ruleset, i + 1)} no longer holds`);
    return [];
  });
  if (holding.length === 0) return `${ruleset}: none of ${before.length} positions holds; nothing was changed`;
  rmSync(join(DAYS, ruleset), { recursive: true, force: true });
  for (const [i, position] of holding.entries()) save(position, i + 1);
  return `${ruleset}: ${holding.length} of ${before.length} positions hold`;
}

/** The same for the same table, whatever points it is played for: captains open a scenario alike in many battles. */
const tableOf = ({ file }: DayPosition): string =>
  JSON.stringify(file, (key, value: unknown) => (key === 'points' ? 0 : value));

function countsNow(): DayCounts {
  try {
    return JSON.parse(readFileSync(join(DAYS, 'counts.json'), 'utf8')) as DayCounts;
  } catch {
    return {};
  }
}

function savedDays(ruleset: string): readonly DayPosition[] {
  return Array.from({ length: countsNow()[ruleset] ?? 0 }, (_, i) => {
    const text = readFileSync(join(DAYS, positionPath(ruleset, i + 1)), 'utf8');
    return JSON.parse(text) as DayPosition;
  });
}

function save(position: DayPosition, number: number): void {
  const { ruleset } = position;
  mkdirSync(join(DAYS, ruleset), { recursive: true });
  writeFileSync(join(DAYS, positionPath(ruleset, number)), `${JSON.stringify(position)}\n`);
  writeFileSync(join(DAYS, 'counts.json'), `${JSON.stringify({ ...countsNow(), [ruleset]: number })}\n`);
}
