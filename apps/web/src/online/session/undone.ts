/** Orders that players of an online battle undid, as the log of the others tells it. Pure. */
import type { Seat } from '@drumhead/engine';
import type { NumberedLine } from '@drumhead/protocol';
import type { Undone } from '../../battle/host/hosted.ts';

/**
 * With one more: from `before` commands to `after`. Orders undone one by one are told as one; what was undone later than the
 * place to which somebody goes back is not told any more.
 */
export function withUndone(
  all: readonly Undone[],
  { before, after, seat }: { readonly before: number; readonly after: number; readonly seat: Seat },
): readonly Undone[] {
  const last = all.at(-1);
  const goesOn = last !== undefined && last.after === before && last.seat === seat;
  const orders = before - after + (goesOn ? last.orders : 0);
  return [...(goesOn ? all.slice(0, -1) : all).filter((one) => one.after <= after), { after, seat, orders }];
}

export function undoneIn(lines: readonly NumberedLine[]): readonly Undone[] {
  let count = 0;
  let all: readonly Undone[] = [];
  for (const line of lines) {
    if ('takeBack' in line) {
      const { seat, to } = line.takeBack;
      all = withUndone(all, { before: count, after: to, seat });
      count = to;
    } else if ('command' in line) count += 1;
  }
  return all;
}
