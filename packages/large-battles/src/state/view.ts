/** The view of a seat or of a watcher, who has none (LB-SET-08: hidden deployment). */
import type { Seat } from '@drumhead/engine';
import type { Event } from './events.ts';
import type { GeneralProfile, SideIndex, State, UnitProfile } from './state.ts';
import { waitingGeneral, waitingUnit } from '../scenarios/startState.ts';

/** The sides whose deployment this seat must not know yet: the enemy's, and both from a watcher (null). */
export function sidesHiddenFrom(state: State, seat: Seat | null): readonly SideIndex[] {
  if (!state.field.hiddenDeployment || !state.frames.some((f) => f.at === 'deploy')) return [];
  return ([0, 1] as const).filter((side) => state.field.sides[side].id !== seat);
}

/** The state as it may be seen: without hidden deployments until both sides are ready. */
export function view(state: State, seat: Seat | null): State {
  const hidden = sidesHiddenFrom(state, seat);
  if (hidden.length === 0) return state;
  const { field } = state;
  return {
    ...state,
    units: state.units.map((u, i) => {
      const profile = field.units[i] as UnitProfile;
      return hidden.includes(profile.side) ? waitingUnit(field, profile) : u;
    }),
    generals: state.generals.map((g, i) => {
      const profile = field.generals[i] as GeneralProfile;
      return hidden.includes(profile.side) ? waitingGeneral(field, profile) : g;
    }),
  };
}

/** An event as it may be heard, given the state after it: nothing of a hidden deployment. */
export function hears(state: State, event: Event, seat: Seat | null): Event | null {
  const hidden = sidesHiddenFrom(state, seat);
  if (hidden.length === 0) return event;
  switch (event.type) {
    case 'placed':
    case 'lifted':
    case 'shared':
      return hidden.includes((state.field.units[event.unit] as UnitProfile).side) ? null : event;
    case 'generalPlaced':
    case 'generalLifted':
      return hidden.includes((state.field.generals[event.general] as GeneralProfile).side) ? null : event;
    default:
      return event;
  }
}
