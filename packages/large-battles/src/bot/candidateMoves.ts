/** Commands beyond the offers: moves and turns aimed at something, orders to the best units, better places. */
import type { Seat } from '@drumhead/engine';
import { facingTowards, FULL_TURN, moved, normalise, turnBetween } from '@drumhead/table';
import { extraMoveOffers } from '../turn/activation.ts';
import type { Command } from '../state/commands.ts';
import type { ActingFrame, UnitActivation, Frame, GeneralFrame, RepositionFrame } from '../state/frames.ts';
import { sideIndex } from '../turn/machine.ts';
import { isFast, lengthOf, rungOf } from '../movement/distance.ts';
import { cincOf, type General, type SideIndex, type State, type Unit, type UnitProfile } from '../state/state.ts';
import { terrainCandidates } from './pickUpValue.ts';
import type { Outlook } from './threats.ts';
import { type Moment, momentOf } from './value.ts';
import { groupsOf, plansOf } from './activationPlans.ts';
import { waysIn } from './townPosts.ts';
import { bestAim, bestTurn } from './gunValue.ts';
import { centreDistance } from './places.ts';

const NOTHING: readonly Command[] = [];
const QUARTER = 1440;

export function candidateMoves(state: State, seat: Seat, judged: Moment | null = null): readonly Command[] {
  const side = sideIndex(state, seat);
  const frame = state.frames[state.frames.length - 1];
  if (side === -1 || frame === undefined) return NOTHING;
  return inFrame(judged ?? momentOf(state, side), side, frame);
}

function inFrame(moment: Moment, side: SideIndex, frame: Frame): readonly Command[] {
  const { state, outlook } = moment;
  switch (frame.at) {
    case 'acting':
      return frame.side === side ? forActing(state, outlook, frame) : NOTHING;
    case 'general':
      return forGeneral(moment, frame);
    case 'layTerrain':
      return terrainCandidates(state);
    case 'reposition':
      return forReposition(state, frame);
    default:
      return NOTHING;
  }
}

function forActing(state: State, outlook: Outlook, frame: ActingFrame): readonly Command[] {
  const list: Command[] = [...extraMoveOffers(state, frame)];
  for (const activation of frame.doings) {
    if (activation.left < 1 || (state.units[activation.unit] as Unit).status !== 'table') continue;
    const targets = nearestFoes(state, outlook, activation.unit, frame.doings.length > 1 ? 1 : 3);
    for (const target of targets) towards(state, activation, target, list);
    list.push(...waysIn(state, activation.unit));
    if ((state.field.units[activation.unit] as UnitProfile).arm === 'artillery')
      layGuns(state, activation.unit, targets, list);
    if (outlook.judgement.turnsGuns) turnGuns(state, outlook, activation, list);
  }
  return list;
}

/** The enemies that draw the unit most. */
function nearestFoes(state: State, outlook: Outlook, unit: number, most: number): readonly number[] {
  const u = state.units[unit] as Unit;
  const drawn = outlook.foes.map((foe) => ({
    unit: foe.unit,
    draws: foe.draw / (1 + centreDistance(u, state.units[foe.unit] as Unit) / (2 * state.field.sticks.l)),
  }));
  drawn.sort((x, y) => y.draws - x.draws || x.unit - y.unit);
  return drawn.slice(0, most).map((foe) => foe.unit);
}

/** Turn exactly towards it; go towards it straight, obliquely, or freely as a column. */
function towards(state: State, activation: UnitActivation, target: number, list: Command[]): void {
  const { unit } = activation;
  const u = state.units[unit] as Unit;
  const t = state.units[target] as Unit;
  const profile = state.field.units[unit] as UnitProfile;
  const facing = facingTowards(t.x - u.x, t.y - u.y);
  const turn = turnBetween(u.facing, facing);
  const full = lengthOf(state.field, rungOf(profile, u.formation), 0);
  const far = centreDistance(u, t);
  // Just outside the distance at which it would have to stop.
  const room = Math.floor(far - state.field.sticks.s - state.field.sticks.vs);
  if (isFast(state.field, u.formation)) {
    for (const distance of [full, full >> 1, room]) {
      if (distance < 64 || distance > full) continue;
      const there = moved(u, facing, distance);
      list.push({
        type: 'move',
        unit,
        move: { kind: 'fast', direction: facing, distance, facing: facingTowards(t.x - there.x, t.y - there.y) },
      });
    }
    if (turn !== 0) list.push({ type: 'move', unit, move: { kind: 'fast', direction: u.facing, distance: 0, facing } });
    return;
  }
  if (u.formation === 'square') return;
  if (turn !== 0 && Math.abs(turn) <= QUARTER) list.push({ type: 'move', unit, move: { kind: 'rotate', angle: turn } });
  if (u.formation === 'unlimbered') return;
  const least = Math.min(full, room);
  if (least >= 64) {
    if (least < full) list.push({ type: 'move', unit, move: { kind: 'straight', distance: least } });
    if (turn !== 0 && Math.abs(turn) <= 720)
      list.push({ type: 'move', unit, move: { kind: 'oblique', angle: turn, distance: least } });
  }
}

/** Unlimber facing a target. */
function layGuns(state: State, unit: number, targets: readonly number[], list: Command[]): void {
  const u = state.units[unit] as Unit;
  if (u.formation !== 'limbered') return;
  for (const target of targets) {
    const t = state.units[target] as Unit;
    list.push({ type: 'form', unit, formation: 'unlimbered', facing: facingTowards(t.x - u.x, t.y - u.y) });
  }
}

/** To the best target there is, for a battery that has not fired yet. */
function turnGuns(state: State, outlook: Outlook, { unit, fired }: UnitActivation, list: Command[]): void {
  if ((state.field.units[unit] as UnitProfile).arm !== 'artillery') return;
  const u = state.units[unit] as Unit;
  if (u.formation === 'limbered') {
    const { target } = bestAim(state, outlook, unit, false);
    if (target >= 0) layGuns(state, unit, [target], list);
  } else if (!fired) {
    const there = bestTurn(state, outlook, unit);
    const angle = there === null ? 0 : turnBetween(u.facing, there.facing);
    if (angle !== 0) list.push({ type: 'move', unit, move: { kind: 'rotate', angle } });
  }
}

// --- Generals ----------------------------------------------------------------------------------------------------

function forGeneral(moment: Moment, frame: GeneralFrame): readonly Command[] {
  const { state, side } = moment;
  const { general } = frame;
  const list: Command[] = ridesOf(state, side, general);
  if (
    general < state.field.brigades.length &&
    !frame.reaction &&
    (state.generals[general] as General).status === 'table'
  ) {
    for (const units of groupsOf(plansOf(moment), general)) {
      for (let dice = 1; dice <= 3; dice++) list.push({ type: 'group', general, units, dice });
    }
  }
  return list;
}

/** Behind the middle of his troops, near and far, and to either side. */
function ridesOf(state: State, side: SideIndex, general: number): Command[] {
  const g = state.generals[general] as General;
  const middle = middleOf(state, side, general);
  if (middle === null) return [];
  const { vs, m, l } = state.field.sticks;
  const home = state.field.sides[side].baseline === 'top' ? 0 : FULL_TURN / 2;
  const most = 2 * l - 64;
  const list: Command[] = [];
  for (const back of [vs, m, l]) {
    for (const aside of back === m ? [0, -m, m] : [0]) {
      const at = moved(moved({ ...middle, facing: home }, home, back), normalise(home + QUARTER), aside);
      list.push({ type: 'ride', general, ...within(g, at, most), facing: normalise(home + FULL_TURN / 2) });
    }
  }
  return list;
}

/** The place, or as far on the way there as he can ride. */
function within(
  g: General,
  at: { readonly x: number; readonly y: number },
  most: number,
): { readonly x: number; readonly y: number } {
  const far = centreDistance(g, at);
  if (far <= most) return { x: at.x, y: at.y };
  return { x: Math.round(g.x + ((at.x - g.x) * most) / far), y: Math.round(g.y + ((at.y - g.y) * most) / far) };
}

function middleOf(state: State, side: SideIndex, general: number): { readonly x: number; readonly y: number } | null {
  const cinc = general === cincOf(state, side);
  let x = 0;
  let y = 0;
  let count = 0;
  for (let i = 0; i < state.units.length; i++) {
    const u = state.units[i] as Unit;
    if (u.status !== 'table' || (state.field.units[i] as UnitProfile).side !== side) continue;
    if (!cinc && u.brigade !== general) continue;
    x += u.x;
    y += u.y;
    count++;
  }
  return count === 0 ? null : { x: Math.round(x / count), y: Math.round(y / count) };
}

function forReposition(state: State, frame: RepositionFrame): readonly Command[] {
  return ridesOf(state, frame.side, frame.general).map(
    (command): Command => (command.type === 'ride' ? { ...command, type: 'reposition' } : command),
  );
}
