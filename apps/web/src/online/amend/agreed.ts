/** Corrections that all players agreed on, from the lines of a battle. Pure. */
import type { NumberedLine } from '@drumhead/protocol';
import type { AgreedCorrection } from '../../battle/host/hosted.ts';

/** Those that stand: with orders that are taken back the corrections after them go, too. */
export function correctionsIn(lines: readonly NumberedLine[]): readonly AgreedCorrection[] {
  let count = 0;
  let found: readonly AgreedCorrection[] = [];
  for (const line of lines) {
    if ('takeBack' in line) {
      count = Math.min(count, line.takeBack.to);
      found = found.filter(({ after }) => after <= count);
    } else if ('amend' in line) {
      found = [...found, { ...line.amend, line: line.n, after: count }];
    } else if ('command' in line) count += 1;
  }
  return found;
}
