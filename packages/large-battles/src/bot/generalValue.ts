/** Values of the places of Generals (chapters 7 and 8). */
import { withinSpan } from '../command/inCommand.ts';
import {
  type BrigadeProfile,
  cincOf,
  type General,
  type GeneralProfile,
  type SideIndex,
  type State,
  type Unit,
} from '../state/state.ts';
import { fromBaseline } from '../ground/zones.ts';
import type { Outlook } from './threats.ts';
import { centreDistance } from './places.ts';

/** A Leader on the table; his loss costs points besides (LB-VIC-05). */
const ALIVE = 0.6;
/** While attached he cannot order groups (LB-LEAD-06). */
const TIED = 0.15;
/** A Reserve unit that the CinC can send, a Leader he helps (LB-CINC-03, -06). */
const AT_HAND = 0.05;
const HELPED = 0.03;

export function generalValues(state: State, outlook: Outlook): number {
  const { side } = outlook;
  let sum = 0;
  for (let g = 0; g < state.generals.length; g++) {
    if ((state.field.generals[g] as GeneralProfile).side !== side) continue;
    const general = state.generals[g] as General;
    if (general.status !== 'table' && general.status !== 'attached') continue;
    sum += ALIVE - dangerTo(state, outlook, general) + nearHis(state, side, g);
    if (outlook.judgement.generalInFront > 0 && isInFront(state, side, g)) sum -= outlook.judgement.generalInFront;
  }
  return sum + cincWorth(state, side);
}

/** Alone he risks being ridden down; attached, the fate of his unit (LB-LEAD-16, -17). */
function dangerTo(state: State, outlook: Outlook, general: General): number {
  const { s, l } = state.field.sticks;
  let nearest = Number.POSITIVE_INFINITY;
  for (const foe of outlook.foes) {
    const far = centreDistance(general, state.units[foe.unit] as Unit);
    if (far < nearest) nearest = far;
  }
  if (general.status === 'attached') {
    const u = state.units[general.unit] as Unit;
    return TIED + (nearest < 2 * l ? 0.1 : 0) + 0.12 * u.dis;
  }
  if (nearest < 1.5 * s) return 0.35;
  if (nearest < l) return 0.2;
  if (nearest < l + s) return 0.08;
  return 0;
}

/** Does he ride on his own in front of all his troops? */
export function isInFront(state: State, side: SideIndex, general: number): boolean {
  const g = state.generals[general] as General;
  if (g.status !== 'table') return false;
  const own = fromBaseline(state.field, side, g.y);
  const cinc = general === cincOf(state, side);
  return state.units.every(
    (u, i) =>
      u.status !== 'table' ||
      (state.field.units[i] as { side: SideIndex }).side !== side ||
      (!cinc && u.brigade !== general) ||
      fromBaseline(state.field, side, u.y) < own,
  );
}

/** A slight pull to the middle of his troops. */
function nearHis(state: State, side: SideIndex, general: number): number {
  let x = 0;
  let y = 0;
  let count = 0;
  const cinc = general === cincOf(state, side);
  for (let i = 0; i < state.units.length; i++) {
    const u = state.units[i] as Unit;
    if (u.status !== 'table' || (state.field.units[i] as { side: SideIndex }).side !== side) continue;
    if (cinc ? u.brigade !== -1 : u.brigade !== general) continue;
    x += u.x;
    y += u.y;
    count++;
  }
  if (count === 0) return 0;
  const far = centreDistance(state.generals[general] as General, { x: x / count, y: y / count });
  return (cinc ? -0.01 : -0.03) * (far / state.field.sticks.l);
}

function cincWorth(state: State, side: SideIndex): number {
  const cinc = cincOf(state, side);
  const general = state.generals[cinc] as General;
  if (general.status !== 'table') return 0;
  let sum = 0;
  for (let i = 0; i < state.units.length; i++) {
    const u = state.units[i] as Unit;
    if (u.brigade !== -1 || u.status !== 'table' || (state.field.units[i] as { side: SideIndex }).side !== side)
      continue;
    if (withinSpan(state, cinc, i)) sum += AT_HAND;
  }
  for (let b = 0; b < state.brigades.length; b++) {
    if ((state.field.brigades[b] as BrigadeProfile).side !== side) continue;
    const leader = state.generals[b] as General;
    if (leader.status !== 'table' && leader.status !== 'attached') continue;
    const far = centreDistance(general, leader);
    if (far <= state.field.sticks.l) sum += HELPED;
    sum -= 0.01 * (far / state.field.sticks.l);
  }
  return sum;
}
