/** The frames above a described position: the acting side, unit or General. */
import { idsIn } from '@drumhead/content/position';
import { closeDraft, setItem, type Problem } from '@drumhead/engine';
import { actingFrame } from '../../turn/activationState.ts';
import type { ActingFrame, UnitActivation, Frame } from '../../state/frames.ts';
import { problem } from '@drumhead/content/schema';
import { cincOf, other, type SideIndex, type State, type UnitProfile } from '../../state/state.ts';
import { openDraft } from '../../state/draft.ts';
import { brigadeCalled, unitCalled } from './wording.ts';
import type { GivenMoment } from '../schemas/table.ts';

type Given<At extends GivenMoment['at']> = Extract<GivenMoment, { readonly at: At }>;

/** The state at this moment; null if the moment is impossible (see the problems). */
export function atMoment(state: State, given: GivenMoment, problems: Problem[]): State | null {
  const before = problems.length;
  const { frames, slot } = framesOf(state, given, problems);
  if (problems.length > before) return null;
  const opened = slot === null ? state : withOpen(state, slot);
  return { ...opened, frames: [{ at: 'phase', side: state.active, over: false }, ...frames] };
}

interface Above {
  readonly frames: readonly Frame[];
  /** Brigade of the slot that is open, -1: the CinC's; null: none. */
  readonly slot: number | null;
}

const NOTHING: Above = { frames: [], slot: null };

function framesOf(state: State, given: GivenMoment, problems: Problem[]): Above {
  switch (given.at) {
    case 'phase':
      return NOTHING;
    case 'slot': {
      const slot = brigadeOf(state, given.brigade, state.active, problems);
      return slot === null ? NOTHING : { frames: [slotFrame(state, slot)], slot };
    }
    case 'acting':
      return acting(state, given, problems);
    case 'general':
      return general(state, given, problems);
    case 'window': {
      const side = other(state.active);
      return { frames: [{ at: 'window', side, dice: given.dice, immediate: given.immediate, last: true }], slot: null };
    }
  }
}

function slotFrame(state: State, brigade: number): Frame {
  return { at: 'slot', side: state.active, brigade, closing: false };
}

/** LB-ACT-04. Opens the slot. */
function withOpen(state: State, slot: number): State {
  const draft = openDraft(state);
  if (slot < 0) setItem(draft, 'sides', state.active, { ...state.sides[state.active], slot: 'open' });
  else setItem(draft, 'brigades', slot, { ...(state.brigades[slot] as State['brigades'][number]), slot: 'open' });
  return closeDraft(draft);
}

function brigadeOf(state: State, given: string | null, side: SideIndex, problems: Problem[]): number | null {
  if (given === null) return -1;
  const brigade = brigadeCalled(state, given);
  if (brigade !== undefined && state.field.brigades[brigade]?.side === side) return brigade;
  problems.push(
    problem('moment.brigade', 'lb.problem.nobodyCalled', {
      id: given,
      known: idsIn(state.field.brigades.filter((one) => one.side === side)),
    }),
  );
  return null;
}

/** LB-SEQ-02 step 7, LB-SEQ-03 step 5, LB-SEQ-04 step 5: units with actions to spend. */
function acting(state: State, given: Given<'acting'>, problems: Problem[]): Above {
  const side = given.mode === 'reaction' ? other(state.active) : state.active;
  const units = given.units.map((id, i) => {
    const unit = unitCalled(state, id);
    const path = `moment.units[${i}]`;
    if (unit === undefined || state.units[unit]?.status !== 'table') {
      problems.push(problem(path, 'lb.problem.nobodyCalled', { id, known: idsIn(state.field.units) }));
    } else if ((state.field.units[unit] as UnitProfile).side !== side) {
      problems.push(problem(path, 'lb.problem.otherSide', { id, side: state.field.sides[side].id }));
    } else if (given.units.indexOf(id) !== i) {
      problems.push(problem(path, 'lb.problem.sameId', { id }));
    }
    return unit ?? -1;
  });
  if (units.length > 1 && given.mode !== 'group') {
    problems.push(problem('moment.units', 'lb.problem.onlyGroups', {}, 'LB-ACT-12'));
  }
  const brigade = state.units[units[0] as number]?.brigade ?? -1;
  const apart = units.findIndex((unit) => state.units[unit]?.brigade !== brigade);
  if (given.mode === 'group' && (brigade < 0 || apart > 0)) {
    problems.push(problem(`moment.units[${Math.max(0, apart)}]`, 'lb.problem.onlyGroups', {}, 'LB-LEAD-28'));
  }
  if (problems.length > 0) return NOTHING;
  const leader = given.mode === 'group' ? brigade : -1;
  const frame = actingFrame(state, given.mode, side, units, given.actions, given.chance, leader);
  const begun: ActingFrame = {
    ...frame,
    doings: frame.doings.map((activation) => ({ ...activation, ...doneBefore(given) })),
  };
  if (given.mode === 'reaction') return { frames: [begun], slot: null };
  return { frames: [slotFrame(state, brigade), begun], slot: brigade };
}

function doneBefore({ moves, taken, fired, rallied, gunsMoved }: Given<'acting'>): Partial<UnitActivation> {
  return { moves, taken: Math.max(taken, moves), fired, rallied, gunsMoved, moved: moves > 0 };
}

/** LB-SEQ-04 step 1, LB-SEQ-05 step 1: a General with actions to spend. */
function general(state: State, given: Given<'general'>, problems: Problem[]): Above {
  const side = given.reaction ? other(state.active) : state.active;
  const brigade = brigadeOf(state, given.brigade, side, problems);
  if (brigade === null) return NOTHING;
  const index = brigade >= 0 ? brigade : cincOf(state, side);
  const { status } = state.generals[index] as State['generals'][number];
  if (status !== 'table' && status !== 'attached') {
    problems.push(problem('moment.brigade', 'lb.problem.notInPlay', {}, brigade < 0 ? 'LB-CINC-12' : 'LB-LEAD-23'));
    return NOTHING;
  }
  const frame: Frame = { at: 'general', general: index, side, left: given.actions, reaction: given.reaction };
  return given.reaction
    ? { frames: [frame], slot: null }
    : { frames: [slotFrame(state, brigade), frame], slot: brigade };
}
