/** SIP-DEP-4. The sides place their pieces in turn, kind by kind. */
import { openOf, pop, push, replaceTop } from '@drumhead/engine';
import { type DeployFrame, STAGES, type Stage } from '../state/frames.ts';
import { sideOf } from '../ground/footprints.ts';
import { type Handler, notNow } from '../turn/handler.ts';
import { beginInitiative } from '../turn/initiative.ts';
import { placeChoices } from './placementOffers.ts';
import { other, type SideIndex, type State } from '../state/state.ts';
import { hold, moveCommand, stand, unitToWrite, type Work, tell } from '../state/draft.ts';
import { awaitsPlace, placeCommandProblem, placeProblem, stageOf } from './zones.ts';

/** SIP-DEP-4: who places first. The first stage in which somebody has a piece to place. */
export function beginDeployment(work: Work, first: SideIndex): void {
  work.active = first;
  push(work, { at: 'deploy', stage: 'command', side: first });
  skipEmpty(work);
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

/** SIP-DEP-4. On to the next piece: in turn within a stage; who has none left passes; then the next stage. */
function skipEmpty(work: Work): void {
  const { deploysFirst } = work.field;
  for (;;) {
    const frame = work.frames[work.frames.length - 1] as DeployFrame;
    const { stage, side } = frame;
    if (deploysFirst !== -1) {
      // SIP-SCN-4: one side deploys everything, then the other.
      for (const who of [deploysFirst, other(deploysFirst)]) {
        const next = nextStage(work, who);
        if (next === null) continue;
        replaceTop(work, { at: 'deploy', stage: next, side: who });
        return;
      }
    }
    if (hasAny(work, side, stage)) return;
    if (hasAny(work, other(side), stage)) {
      replaceTop(work, { at: 'deploy', stage, side: other(side) });
      return;
    }
    const next = STAGES[STAGES.indexOf(stage) + 1];
    if (next === undefined) {
      pop(work);
      beginInitiative(work);
      return;
    }
    // Each stage begins with the player who did not choose the edge.
    replaceTop(work, { at: 'deploy', stage: next, side: work.active });
  }
}

export const deployHandler: Handler<DeployFrame> = {
  asks: (_, { side }) => side,
  rule: () => 'SIP-DEP-4',
  decision: (_, { stage }) => `deploy.${stage}`,
  offers(state, { stage, side }) {
    return openOf(placeChoices(state, stage, side));
  },
  choices: (state, { stage, side }) => placeChoices(state, stage, side),
  covers(state, { stage, side }, _side, command) {
    if (command.type === 'place') return placeProblem(state, side, stage, command) === null;
    return command.type === 'placeCommand' && placeCommandProblem(state, side, stage, command) === null;
  },
  act(work, { stage, side }, _side, command) {
    if (command.type === 'placeCommand') {
      const problem = placeCommandProblem(work, side, stage, command);
      if (problem !== null) return problem;
      const { x, y } = command;
      moveCommand(work, command.command, command).status = 'table';
      tell(work, { type: 'commandPlaced', rule: 'SIP-DEP-3', command: command.command, x, y });
    } else if (command.type === 'place') {
      const problem = placeProblem(work, side, stage, command);
      if (problem !== null) return problem;
      const { unit, x, y, section } = command;
      const placed = unitToWrite(work, unit);
      stand(placed, command, section);
      placed.status = 'ready';
      if (section >= 0) hold(work, section, side);
      tell(work, { type: 'placed', rule: 'SIP-DEP-3', unit, x, y });
    } else return notNow('SIP-DEP-3');
    replaceTop(work, { at: 'deploy', stage, side: other(side) });
    skipEmpty(work);
    return null;
  },
};
