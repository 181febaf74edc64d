/** The chance of victory in Large Battles. */
import type { State } from '@drumhead/large-battles';
import type { Prospects } from '../../../report/chance.ts';

/** The captain's worth of a position holds losses, Shaken brigades and penetration; nothing else has to be added. */
export const prospects: Prospects<State> = {
  facts: (_, readings) => ({ sides: readings.map(({ worth }) => [worth / 10]), draw: null, winsDraws: null }),
  weights: { sides: [1.024], draw: [] },
  battles: 149,
};
