/** Lost Leaders and their replacements (LB-LEAD-23..27, LB-CINC-02). */
import { setItem, refusal, pop, type Refusal, emit } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { ReplaceFrame } from '../state/frames.ts';
import { replacementOffers, replacementProblem } from './generalMoves.ts';
import { type Handler } from '../turn/handler.ts';
import type { BrigadeProfile, General, SideIndex, State, Unit } from '../state/state.ts';
import { type Draft } from '../state/draft.ts';

/** LB-LEAD-23. Brigades of a side whose Leader was lost and that still have units. */
export function leaderlessBrigades(state: State, side: SideIndex): readonly number[] {
  let list: number[] | null = null;
  for (let b = 0; b < state.brigades.length; b++) {
    if ((state.field.brigades[b] as BrigadeProfile).side !== side) continue;
    if ((state.generals[b] as General).fate !== 'lost') continue;
    if (!state.units.some((u: Unit) => u.status === 'table' && u.brigade === b)) continue;
    if (list === null) list = [];
    list.push(b);
  }
  return list ?? [];
}

/** Places for a new Leader of each leaderless brigade. */
export function nominationOffers(state: State, side: SideIndex): Command[] {
  const offers: Command[] = [];
  for (const brigade of leaderlessBrigades(state, side)) {
    for (const place of replacementOffers(state, brigade)) {
      offers.push({ type: 'nominate', brigade, x: place.x, y: place.y, facing: place.facing });
    }
  }
  return offers;
}

/** LB-LEAD-27. The Quality of the replacement for a Leader of this Quality. */
export function replacementQuality(lost: number): number {
  return Math.min(5, lost + 1);
}

/** LB-LEAD-27. The replacement: Quality one worse, at most 5, no special rules. */
export function nominate(draft: Draft, side: SideIndex, command: Command & { type: 'nominate' }): Refusal | null {
  if (!leaderlessBrigades(draft, side).includes(command.brigade)) {
    return refusal('LB-LEAD-25', 'lb.refusal.notLeaderless', { brigade: command.brigade });
  }
  const why = replacementProblem(draft, command.brigade, command.x, command.y);
  if (why) return why;
  const lost = draft.generals[command.brigade] as General;
  setItem(draft, 'generals', command.brigade, {
    x: command.x,
    y: command.y,
    facing: command.facing,
    status: 'table',
    unit: -1,
    q: replacementQuality(lost.q),
    activated: false,
    reacted: false,
    spent: false,
    rerolled: false,
    activeUsed: false,
    replacement: true,
    fate: 'none',
    orders: 0,
  });
  emit(draft, {
    type: 'nominated',
    rule: 'LB-LEAD-27',
    general: command.brigade,
    brigade: command.brigade,
    x: command.x,
    y: command.y,
  });
  return null;
}

/** LB-LEAD-26. A replacement appears; with several leaderless brigades the owner picks one. */
export const replaceHandler: Handler<ReplaceFrame> = {
  asks: (_state, frame) => frame.side,
  rule: () => 'LB-LEAD-26',
  offers: (state, frame) => nominationOffers(state, frame.side),
  covers: (state, frame, _side, command) =>
    command.type === 'nominate' && leaderlessBrigades(state, frame.side).includes(command.brigade),
  act(draft, frame, _side, command) {
    if (command.type !== 'nominate') return refusal('LB-LEAD-26', 'lb.refusal.placeLeader');
    const why = nominate(draft, frame.side, command);
    if (why) return why;
    pop(draft);
    return null;
  },
};
