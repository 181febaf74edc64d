// The figures of each release, kept in bench/releases.json by `npm run bench -- --keep RELEASE` and shown beside new ones,
// so that a slip is seen when it happens.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Report } from './harness.ts';

const FILE = fileURLToPath(new URL('releases.json', import.meta.url));

/** By comparison, each figure with its median. Of all of them less is better. */
type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Release {
  readonly release: string;
  readonly cpu: string;
  readonly figures: Figures;
}

/** How many times as slow as the reference. */
const SLOWER = 'timesAsSlowAsReference';

/** More than this much worse is called a slip: runs of the same code differ by less. */
const SLIP = 1.25;

export function readReleases(): readonly Release[] {
  return JSON.parse(readFileSync(FILE, 'utf8')) as readonly Release[];
}

export function writeReleases(releases: readonly Release[]): void {
  writeFileSync(FILE, `${JSON.stringify(releases, null, 2)}\n`);
}

/** The figures of a run; a ratio only where the comparison is one of speeds. */
export function figuresOf({ comparisons }: Report): Figures {
  return Object.fromEntries(
    comparisons.map(({ name, ratio, figures }) => [
      name,
      {
        ...(ratio.reached && { [SLOWER]: rounded(1 / ratio.median) }),
        ...Object.fromEntries(Object.entries(figures).map(([figure, { median }]) => [figure, rounded(median)])),
      },
    ]),
  );
}

const rounded = (value: number): number => Number(value.toPrecision(3));

/** The list with a run kept as a release: the last one, or in the place of what was kept of it before. */
export function withRelease(releases: readonly Release[], release: string, report: Report): readonly Release[] {
  const before = releases.find((one) => one.release === release);
  const kept = { release, cpu: report.machine.cpu, figures: { ...before?.figures, ...figuresOf(report) } };
  return before === undefined ? [...releases, kept] : releases.map((one) => (one === before ? kept : one));
}

/** Every figure of a run with that of the last release which has it, as sentences; slips in capitals. */
export function besideReleases(releases: readonly Release[], report: Report): readonly string[] {
  const lines: string[] = [];
  const newestFirst = [...releases].reverse();
  for (const [name, figures] of Object.entries(figuresOf(report))) {
    for (const [figure, now] of Object.entries(figures)) {
      const last = newestFirst.find((one) => one.figures[name]?.[figure] !== undefined);
      const then = last?.figures[name]?.[figure];
      if (last === undefined || then === undefined) continue;
      const where = last.cpu === report.machine.cpu ? '' : ' on another machine';
      const slip = now > then * SLIP ? ', SLIPPED' : '';
      lines.push(`${name}: ${figure} ${now}, ${then} in ${last.release}${where}${slip}`);
    }
  }
  return lines;
}
