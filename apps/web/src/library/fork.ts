/** A copy of somebody's scenario, which names it: whoever changes it is its author from then on. */
import type { Envelope } from '@drumhead/engine';

/** `address`: where it was found; empty: it came by itself. */
export function forkOf(file: Envelope, address: string): Envelope {
  const { author, edition: _, ...rest } = file;
  const { title, licence } = file;
  return {
    ...rest,
    from: {
      title,
      ...(author === undefined ? {} : { author }),
      ...(licence === undefined ? {} : { licence }),
      ...(address === '' ? {} : { address }),
    },
  };
}
