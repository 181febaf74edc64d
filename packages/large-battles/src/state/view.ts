/** What a seat may know (LB-SET-08: hidden deployment), and what must always hold. */
import type { Seat } from '@drumhead/engine';
import { insideBox, overlaps } from '@drumhead/table';
import type { Event } from './events.ts';
import { quadOfUnit } from '../ground/footprints.ts';
import type { General, SideIndex, State, Unit, UnitProfile, GeneralProfile } from './state.ts';
import { waitingGeneral, waitingUnit } from '../scenarios/startState.ts';

function isHidden(state: State, side: SideIndex): boolean {
  return (
    state.field.hiddenDeployment && state.frames.some((f) => f.at === 'deploy') && state.field.sides[side] !== undefined
  );
}

function enemyOf(state: State, seat: Seat): SideIndex | null {
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

/** JSON fragments that must not occur in what the seat is shown. */
export function secrets(state: State, seat: Seat): readonly string[] {
  const enemy = enemyOf(state, seat);
  if (enemy === null || !isHidden(state, enemy)) return [];
  const place = (thing: Unit | General): string => `"x":${thing.x},"y":${thing.y},"facing":${thing.facing}`;
  const list: string[] = [];
  state.units.forEach((u, i) => {
    if ((state.field.units[i] as UnitProfile).side === enemy && u.status === 'table') list.push(place(u));
  });
  state.generals.forEach((g, i) => {
    if ((state.field.generals[i] as GeneralProfile).side === enemy && g.status === 'table') list.push(place(g));
  });
  return list;
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

/** LB-GEO-18, LB-UNIT-05 and the book-keeping of a state: what is not as it must be. */
export function faults(state: State): readonly string[] {
  const list: string[] = [];
  const standing: number[] = [];
  state.units.forEach((u, i) => {
    if (u.status === 'table') standing.push(i);
    const bad = [u.x, u.y, u.facing, u.dis, u.sk].some((n) => !Number.isInteger(n));
    if (bad) list.push(`unit ${i} holds a number that is not whole`);
    if (u.status === 'table' && (u.dis < 0 || u.dis > 3)) list.push(`unit ${i} stands with DIS ${u.dis}`);
    if (u.facing < 0 || u.facing > 5759) list.push(`unit ${i} faces ${u.facing}`);
  });
  for (let a = 0; a < standing.length; a++) {
    const one = standing[a] as number;
    const quad = quadOfUnit(state, one);
    if (!insideBox(quad, state.field.width, state.field.height)) list.push(`unit ${one} is off the table`);
    for (let b = a + 1; b < standing.length; b++) {
      const two = standing[b] as number;
      // In secret deployment two enemies never meet: each has his own half.
      if (overlaps(quad, quadOfUnit(state, two))) list.push(`units ${one} and ${two} overlap`);
    }
  }
  state.generals.forEach((g, i) => {
    if (g.status === 'attached' && state.units[g.unit]?.status !== 'table') {
      if (
        !state.frames.some(
          (f) => f.at === 'eliminated' || f.at === 'generalTest' || f.at === 'reposition' || f.at === 'combat',
        )
      ) {
        list.push(`general ${i} is attached to a unit that is gone`);
      }
    }
  });
  for (const side of state.sides) {
    if (side.lossHalves < 0 || side.shakenPoints < 0) list.push('a score is below zero');
  }
  if (state.outcome === null && state.frames.length === 0) list.push('nobody has a decision');
  return list;
}
