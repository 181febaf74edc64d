/** Deployment of a pick-up game: in secret, or a Brigade at a time in turn (LB-SET-08..13). */
import { refusal, type Refusal, replaceTop, emit } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import { deployOffers, openBrigades, placeTroops, unfinished } from '../deployment.ts';
import type { DeployBrigadeFrame } from '../../state/frames.ts';
import { type Handler } from '../../turn/handler.ts';
import { beginBattle } from '../../turn/phase.ts';
import type { GeneralProfile, SideIndex, State, UnitProfile } from '../../state/state.ts';
import { other } from '../../state/state.ts';
import { changeSide, type Draft, openDraft } from '../../state/draft.ts';

/** LB-SET-08. */
export function beginDeployment(draft: Draft, defender: SideIndex): void {
  if (draft.field.hiddenDeployment) {
    draft.frames = [{ at: 'deploy' }];
    return;
  }
  draft.frames = [{ at: 'deployBrigade', defender, side: defender, brigade: null, done: [] }];
}

export const deployBrigadeHandler: Handler<DeployBrigadeFrame> = {
  asks: (_state, frame) => frame.side,
  rule: () => 'LB-SET-08',
  offers,
  covers: (state, frame, side, command) => act(openDraft(state), frame, side, command) === null,
  act,
};

function act(draft: Draft, frame: DeployBrigadeFrame, side: SideIndex, command: Command): Refusal | null {
  const group = groupOf(draft, frame, command);
  const groups = frame.brigade === null ? openBrigades(draft.field, side, frame.done) : [frame.brigade];
  if (group !== null && !groups.includes(group)) return groupProblem(frame, group, groups);
  if (command.type === 'ready') return finishGroup(draft, frame, groups);
  const why = placeTroops(draft, side, command);
  if (why !== null) return why;
  const brigade = anybodyPlaced(draft, side, group) ? group : null;
  if (brigade !== frame.brigade) replaceTop(draft, { ...frame, brigade });
  return null;
}

function groupProblem(frame: DeployBrigadeFrame, group: number, groups: readonly number[]): Refusal {
  if (frame.done.includes(group)) return refusal('LB-SET-08', 'lb.refusal.deploy.brigadeDone', { brigade: group });
  if (group === -1) return refusal('LB-SET-08', 'lb.refusal.deploy.reserveLast');
  return refusal('LB-SET-08', 'lb.refusal.deploy.otherBrigade', { brigade: groups[0] as number });
}

/** The Brigade a command is about, -1: Reserve and CinC; null for commands about nothing of one's own. */
function groupOf(state: State, frame: DeployBrigadeFrame, command: Command): number | null {
  const profile: UnitProfile | GeneralProfile | undefined =
    'unit' in command
      ? state.field.units[command.unit]
      : 'general' in command
        ? state.field.generals[command.general]
        : undefined;
  return profile === undefined || profile.side !== frame.side ? null : profile.brigade;
}

function anybodyPlaced(state: State, side: SideIndex, group: number | null): boolean {
  const placed = (profile: UnitProfile | GeneralProfile | undefined, status: string): boolean =>
    profile?.side === side && profile.brigade === group && status === 'table';
  return (
    state.units.some((u, i) => placed(state.field.units[i], u.status)) ||
    state.generals.some((g, i) => placed(state.field.generals[i], g.status))
  );
}

/** The Brigade is placed: the turn passes, or the side continues alone if the other has none left. */
function finishGroup(draft: Draft, frame: DeployBrigadeFrame, groups: readonly number[]): Refusal | null {
  const group = groups[0] as number;
  const missing = unfinished(draft, frame.side, groups);
  if (missing !== null) return missing;
  emit(draft, { type: 'brigadeDeployed', rule: 'LB-SET-08', side: frame.side, brigade: group });
  if (group === -1) changeSide(draft, frame.side, { ready: true });
  const done = group === -1 ? frame.done : [...frame.done, group];
  const next = nextSide(draft, frame, done);
  if (next === null) beginBattle(draft);
  else replaceTop(draft, { ...frame, side: next, brigade: null, done });
  return null;
}

/** LB-SET-08: Brigades in turn, then defender and attacker with Reserve and CinC; null when all are placed. */
function nextSide(state: State, { side, defender }: DeployBrigadeFrame, done: readonly number[]): SideIndex | null {
  const mayGo = (s: SideIndex) => openBrigades(state.field, s, done)[0] !== -1;
  if (mayGo(other(side))) return other(side);
  if (mayGo(side)) return side;
  for (const s of [defender, other(defender)] as const) if (!state.sides[s].ready) return s;
  return null;
}

function offers(state: State, frame: DeployBrigadeFrame, side: SideIndex): readonly Command[] {
  const groups = frame.brigade === null ? openBrigades(state.field, side, frame.done) : [frame.brigade];
  return deployOffers(state, side, groups);
}
