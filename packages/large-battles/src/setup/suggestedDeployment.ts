/** LB-SET-08. Deployment in one tap: a whole side as its scenario suggests, or where there is room. */
import { closeDraft } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import { openDraft } from '../state/draft.ts';
import type { GeneralProfile, SideIndex, State, UnitProfile } from '../state/state.ts';
import {
  generalPlaces,
  type Groups,
  isAmong,
  nextCompany,
  nextGeneral,
  nextUnit,
  openBrigades,
  placeTroops,
  shareOffers,
  unitPlaces,
} from './deployment.ts';
import { readyPlaces } from './suggestedPlaces.ts';
import { inOrder, suggestionOf } from './suggestions.ts';

/** Commands of a side's deployment, each legal after those before it. */
interface Given {
  readonly commands: readonly Command[];
  readonly now: () => State;
  /** False: it is refused, and left out. */
  readonly give: (command: Command | undefined) => boolean;
}

export function givenFrom(state: State, side: SideIndex): Given {
  const commands: Command[] = [];
  let now = state;
  const give = (command: Command | undefined): boolean => {
    if (command === undefined) return false;
    const draft = openDraft(now);
    if (placeTroops(draft, side, command) !== null) return false;
    now = closeDraft(draft);
    commands.push(command);
    return true;
  };
  return { commands, now: () => now, give };
}

/**
 * All commands that deploy a side from its present state as suggested, each legal after those before it; troops without
 * a suggestion are placed where there is room. Where Brigades are placed in turn, only the current one. `ready` is left
 * to the player.
 */
export function suggestedDeployment(state: State, side: SideIndex): readonly Command[] {
  if (state.sides[side].ready) return [];
  const groups = groupsOpen(state, side);
  const { commands, now, give } = givenFrom(state, side);
  const mine = (profile: UnitProfile | GeneralProfile | undefined): boolean =>
    profile?.side === side && isAmong(groups, profile.brigade);
  state.field.units.forEach((profile, unit) => {
    if (mine(profile) && state.units[unit]?.status === 'table') give({ type: 'lift', unit });
  });
  state.field.generals.forEach((profile, general) => {
    if (mine(profile) && state.generals[general]?.status === 'table') give({ type: 'liftGeneral', general });
  });
  for (const placement of inOrder(readyPlaces(state.field, side))) {
    const list = placement.what === 'unit' ? state.field.units : state.field.generals;
    if (mine(list[placement.index])) give(suggestionOf(placement));
  }
  for (let g = nextGeneral(now(), side, groups); g >= 0 && give(generalPlaces(now(), side, g, 0)[0]); )
    g = nextGeneral(now(), side, groups);
  for (let u = nextUnit(now(), side, groups); u >= 0 && give(unitPlaces(now(), side, u, 0)[0]); )
    u = nextUnit(now(), side, groups);
  while (nextCompany(now(), side, groups) >= 0 && give(evenShare(now(), side, groups)));
  return commands;
}

/** LB-SET-08. The groups a side may place now: all, or one Brigade where they are placed in turn. */
function groupsOpen(state: State, side: SideIndex): Groups {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.at !== 'deployBrigade') return null;
  if (frame.side !== side) return [];
  return frame.brigade === null ? openBrigades(state.field, side, frame.done).slice(0, 1) : [frame.brigade];
}

/** The next point of a company goes to the battalion with the fewest. */
function evenShare(state: State, side: SideIndex, groups: Groups): Command | undefined {
  let best: (Command & { readonly type: 'share' }) | undefined;
  for (const offer of shareOffers(state, side, groups)) {
    if (offer.type === 'share' && (best === undefined || offer.points < best.points)) best = offer;
  }
  return best;
}
