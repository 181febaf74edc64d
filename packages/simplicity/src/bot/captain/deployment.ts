/** What the places offered in the deployment cost. */
import { quadOf } from '@drumhead/table';
import { sweepOf } from '../../ground/sweep.ts';
import { roomAhead } from '../../movement/legs.ts';
import { surroundingsOf } from '../../movement/surroundings.ts';
import type { Command } from '../../state/commands.ts';
import { CM } from '../../state/lengths.ts';
import type { State } from '../../state/state.ts';
import { armOf, rateOf, sizeOf } from '../../state/unitTables.ts';
import { profileOf } from '../../state/units.ts';

type Place = Extract<Command, { type: 'place' }>;

/** For each centimetre that cavalry could not ride straight on. */
const BOXED_IN = 0.05;

/** Cavalry behind a wood or a village must turn before it can go anywhere, and may not even have the room for that. */
export function costOfPlace(state: State, place: Place): number {
  const profile = profileOf(state, place.unit);
  if (armOf(profile) !== 'cavalry' || place.section >= 0) return 0;
  const rate = rateOf(profile);
  const sweep = sweepOf(quadOf(place, sizeOf(profile)), place.facing, rate);
  const room = roomAhead(state, place.unit, sweep, surroundingsOf(state, place.unit, sweep.box));
  return (BOXED_IN * Math.max(0, rate - room)) / CM;
}
