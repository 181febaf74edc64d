/** The view of a seat (LB-SET-08: hidden deployment). */
import type { Seat } from '@drumhead/engine';
import type { Event } from './events.ts';
import type { GeneralProfile, SideIndex, State, UnitProfile } from './state.ts';
import { waitingGeneral, waitingUnit } from '../scenarios/startState.ts';

export function isHidden(state: State, side: SideIndex): boolean {
  return (
    state.field.hiddenDeployment && state.frames.some((f) => f.at === 'deploy') && state.field.sides[side] !== undefined
  );
}

export function enemyOf(state: State, seat: Seat): SideIndex | null {
  return state.field.sides[0].id === seat ? 1 : state.field.sides[1].id === seat ? 0 : null;
}

/** The state as a seat may see it: without the enemy's deployment until both sides are ready. */
export function view(state: State, seat: Seat): State {
  const enemy = enemyOf(state, seat);
  if (enemy === null || !isHidden(state, enemy)) return state;
  const { field } = state;
  return {
    ...state,
    units: state.units.map((u, i) => {
      const profile = field.units[i] as UnitProfile;
      return profile.side === enemy ? waitingUnit(field, profile) : u;
    }),
    generals: state.generals.map((g, i) => {
      const profile = field.generals[i] as GeneralProfile;
      return profile.side === enemy ? waitingGeneral(field, profile) : g;
    }),
  };
}

/** An event as a seat may hear it, given the state after it: nothing of the enemy's secret deployment. */
export function hears(state: State, event: Event, seat: Seat): Event | null {
  const enemy = enemyOf(state, seat);
  if (enemy === null || !isHidden(state, enemy)) return event;
  switch (event.type) {
    case 'placed':
    case 'lifted':
    case 'shared':
      return (state.field.units[event.unit] as UnitProfile).side === enemy ? null : event;
    case 'generalPlaced':
    case 'generalLifted':
      return (state.field.generals[event.general] as GeneralProfile).side === enemy ? null : event;
    default:
      return event;
  }
}
