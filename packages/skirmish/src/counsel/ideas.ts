/** Commands worth a look beyond the sample: the order a Leader does best with. */
import type { Seat } from '@drumhead/engine';
import type { Command } from '../commands.ts';
import type { State } from '../state.ts';

const NOTHING: readonly Command[] = [];

export function ideas(_state: State, _seat: Seat): readonly Command[] {
  return NOTHING;
}
