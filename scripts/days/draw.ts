// Draws positions for the battle of the day from records of battles between captains, and saves them in the build.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { corporalPlayer, type DayCounts, type DayPosition, isStretchOver, positionPath } from '@drumhead/bots';
import {
  type AnyRuleset,
  type Battle,
  DICE,
  equalData,
  momentOf,
  readRecord,
  type Step,
  stepsOf,
} from '@drumhead/engine';
import { type Known, knowledgeOf } from '@drumhead/rulesets';
import { root } from '../lib.mjs';
import { BUDGETS, defeatsCorporal, weighedFor } from './gates.ts';

/** Where the positions lie. */
const DAYS = join(root, 'apps', 'web', 'public', 'days');
/** Positions taken of one battle, at most: the days of a season shall differ. */
const OF_BATTLE = 3;
/** Own decisions of a stretch: fewer are no battle, more take longer than ten minutes. */
const DECISIONS = [4, 40] as const;

type PositionFileOf = (battle: Battle) => object | null;

/** Adds positions until there are so many. */
export async function drawDays(
  ruleset: string,
  folders: readonly string[],
  most: number,
  note: (line: string) => void,
): Promise<string> {
  const known = knowledgeOf(ruleset);
  const { positionFile } = (await import(`@drumhead/${ruleset}/position`)) as { readonly positionFile: PositionFileOf };
  const kept = [...savedDays(ruleset)];
  const seen = new Set(kept.map(({ file }) => JSON.stringify(file)));
  for (const path of folders.flatMap(recordsIn)) {
    if (kept.length >= most) break;
    const found = drawn(known, readFileSync(path, 'utf8'), positionFile).filter(
      ({ file }) => !seen.has(JSON.stringify(file)),
    );
    for (const position of found.slice(0, most - kept.length)) {
      seen.add(JSON.stringify(position.file));
      kept.push(position);
      save(position, kept.length);
    }
    note(`${kept.length} of ${most}, ${found.length} of ${path}`);
  }
  return `${ruleset}: ${kept.length} positions`;
}

/** Weighs anew what is saved. */
export function weighDays(ruleset: string, note: (line: string) => void): string {
  const known = knowledgeOf(ruleset);
  const before = savedDays(ruleset);
  const holding = before.flatMap((position, i) => {
    const made = known.ruleset.create(position.file);
    const found = made.ok ? weighedFor(known, made.value, position.seat) : null;
    const now = found && { ...position, ...found, reads: BUDGETS };
    if (now !== null && defeatsCorporal(known, now)) return [now];
    note(`${positionPath(ruleset, i + 1)} no longer holds`);
    return [];
  });
  if (holding.length === 0) return `${ruleset}: none of ${before.length} positions holds; nothing was changed`;
  rmSync(join(DAYS, ruleset), { recursive: true, force: true });
  for (const [i, position] of holding.entries()) save(position, i + 1);
  return `${ruleset}: ${holding.length} of ${before.length} positions hold`;
}

function recordsIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.battle.jsonl'))
    .sort()
    .map((name) => join(folder, name));
}

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

/** The instructive moments of a battle, early in a turn as far as there are any. */
function drawn(known: Known, text: string, positionFile: PositionFileOf): readonly DayPosition[] {
  const read = readRecord(text, [known.ruleset]);
  if (!read.ok) throw new Error(`A record cannot be read: ${read.reason}`);
  const { battle } = read;
  const steps = stepsOf(battle);
  const taken: DayPosition[] = [];
  let free = 0;
  for (const { number, seat } of ordersIn(known, steps)) {
    if (taken.length === OF_BATTLE) break;
    if (number < free) continue;
    const stretch = stretchFrom(known.ruleset, steps, number);
    const decisions = stretch.filter(({ seat: by }) => by === seat).length;
    if (decisions < DECISIONS[0] || decisions > DECISIONS[1]) continue;
    const file = positionFile(momentOf(battle, number - 1));
    if (file === null) continue;
    const made = known.ruleset.create(file);
    const found = made.ok ? weighedFor(known, made.value, seat) : null;
    if (found === null) continue;
    const name = nameOf(battle.setup);
    const position = { ruleset: known.ruleset.id, name, seat, ...found, reads: BUDGETS, file };
    if (!defeatsCorporal(known, position)) continue;
    free = number + stretch.length;
    taken.push(position);
  }
  return taken;
}

/** Orders of captains in their own turn that a corporal would not give: of the others nothing can be learnt. */
function ordersIn({ ruleset, evaluation }: Known, steps: readonly Step[]): readonly Step[] {
  const corporal = corporalPlayer(ruleset, evaluation);
  return steps.slice(1).filter(({ seat, command }, i) => {
    const state = (steps[i] as Step).state;
    const { length, active } = ruleset.summary(state);
    if (length === 0 || seat === DICE || seat !== active) return false;
    const view = ruleset.view(state, seat);
    const offers = ruleset.offers(view, seat);
    return offers.length > 2 && !equalData(corporal.choose(view, seat, offers), command);
  });
}

/** The steps from this number on to the end of the stretch; none where the record ends before. */
function stretchFrom(ruleset: AnyRuleset, steps: readonly Step[], number: number): readonly Step[] {
  const states: unknown[] = [(steps[number - 2] as Step).state];
  const stretch: Step[] = [];
  for (const step of steps.slice(number - 1)) {
    stretch.push(step);
    states.push(step.state);
    if (isStretchOver(ruleset, states)) return stretch;
  }
  return ruleset.outcome(states.at(-1)) === null ? [] : stretch;
}

const nameOf = (setup: unknown): string => {
  const { name } = Object(setup) as { readonly name?: unknown };
  return typeof name === 'string' ? name : '';
};
