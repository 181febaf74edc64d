/** Where an order of the page came to stand. Pure. */
import type { ServerMessage } from '@drumhead/protocol';

/** The count of commands right after an own order: dice and others may have answered it in the same batch. */
export function orderedIn(
  message: Extract<ServerMessage, { readonly t: 'lines' | 'view' }>,
  ids: readonly string[],
  before: number,
): number {
  if (message.t === 'view') return message.count;
  const answered = Math.max(...ids.map((id) => message.ids?.[id] ?? 0));
  let count = before;
  for (const line of message.lines) {
    if (line.n > answered) break;
    if ('command' in line) count += 1;
    else if ('takeBack' in line) count = line.takeBack.to;
  }
  return count;
}
