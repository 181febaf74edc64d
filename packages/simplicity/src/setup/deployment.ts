/** SIP-DEP-4. The sides place their pieces in turn, kind by kind. */
import { emit, pop, push, replaceTop } from '@drumhead/engine';
import { changeCommandBase, type Draft, hold, moveUnit } from '../state/draft.ts';
import { type DeployFrame, type Stage, STAGES } from '../state/frames.ts';
import { other, type SideIndex, type State } from '../state/state.ts';
import { sideOf } from '../state/units.ts';
import { type Handler, notNow } from '../turn/handler.ts';
import { beginInitiative } from '../turn/initiative.ts';
import { placementOffers } from './placementOffers.ts';
import { awaitsPlace, placeCommandProblem, placeProblem, stageOf } from './zones.ts';

/** SIP-DEP-4. Begins with the first stage in which a side has a piece to place. */
export function beginDeployment(draft: Draft, first: SideIndex): void {
  draft.active = first;
  push(draft, { at: 'deploy', stage: 'command', side: first });
  skipEmpty(draft);
}

/** Has a side anything to place in a stage? */
function hasAny(state: State, side: SideIndex, stage: Stage): boolean {
  if (stage === 'command') {
    for (let i = 0; i < state.commands.length; i++) if (awaitsPlace(state, side, i)) return true;
    return false;
  }
  for (let i = 0; i < state.units.length; i++) {
    if (state.units[i]?.status === 'waiting' && sideOf(state, i) === side && stageOf(state, i) === stage) return true;
  }
  return false;
}

/** The first stage in which a side has something to place, or null. */
function nextStage(state: State, side: SideIndex): Stage | null {
  return STAGES.find((stage) => hasAny(state, side, stage)) ?? null;
}

/** SIP-DEP-4. On to the next piece: in turn within a stage, a side with none left passes; then the next stage. */
function skipEmpty(draft: Draft): void {
  const { deploysFirst } = draft.field;
  for (;;) {
    const frame = draft.frames[draft.frames.length - 1] as DeployFrame;
    const { stage, side } = frame;
    if (deploysFirst !== -1) {
      // SIP-SCN-4: one side deploys everything, then the other.
      for (const who of [deploysFirst, other(deploysFirst)]) {
        const next = nextStage(draft, who);
        if (next === null) continue;
        replaceTop(draft, { at: 'deploy', stage: next, side: who });
        return;
      }
    }
    if (hasAny(draft, side, stage)) return;
    if (hasAny(draft, other(side), stage)) {
      replaceTop(draft, { at: 'deploy', stage, side: other(side) });
      return;
    }
    const next = STAGES[STAGES.indexOf(stage) + 1];
    if (next === undefined) {
      pop(draft);
      beginInitiative(draft);
      return;
    }
    // Each stage begins with the player who did not choose the edge.
    replaceTop(draft, { at: 'deploy', stage: next, side: draft.active });
  }
}

export const deployHandler: Handler<DeployFrame> = {
  asks: (_, { side }) => side,
  rule: () => 'SIP-DEP-4',
  decision: (_, { stage }) => `deploy.${stage}`,
  offers(state, { stage, side }) {
    return placementOffers(state, stage, side);
  },
  covers(state, { stage, side }, _side, command) {
    if (command.type === 'place') return placeProblem(state, side, stage, command) === null;
    return command.type === 'placeCommand' && placeCommandProblem(state, side, stage, command) === null;
  },
  act(draft, { stage, side }, _side, command) {
    if (command.type === 'placeCommand') {
      const problem = placeCommandProblem(draft, side, stage, command);
      if (problem !== null) return problem;
      const { x, y } = command;
      changeCommandBase(draft, command.command, { x, y, status: 'table' });
      emit(draft, { type: 'commandPlaced', rule: 'SIP-DEP-3', command: command.command, x, y });
    } else if (command.type === 'place') {
      const problem = placeProblem(draft, side, stage, command);
      if (problem !== null) return problem;
      const { unit, x, y, section } = command;
      moveUnit(draft, unit, command, section, { status: 'ready' });
      if (section >= 0) hold(draft, section, side);
      emit(draft, { type: 'placed', rule: 'SIP-DEP-3', unit, x, y });
    } else return notNow('SIP-DEP-3');
    replaceTop(draft, { at: 'deploy', stage, side: other(side) });
    skipEmpty(draft);
    return null;
  },
};
