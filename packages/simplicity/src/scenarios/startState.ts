/** The first state of a battle (Q1). */
import { closeDraft, openDraft, push, type Script, scriptState } from '@drumhead/engine';
import { isSection } from '../ground/footprints.ts';
import { beginDeployment } from '../setup/deployment.ts';
import type { Event } from '../state/events.ts';
import type { CommandBase, State, Unit } from '../state/state.ts';
import { settle } from '../turn/machine.ts';
import type { Ground } from './readScenario.ts';

export function startState({ field, terrain }: Ground, script?: Script): State {
  const draft = openDraft<State, Event>({
    field,
    gameTurn: 0,
    active: field.placesFirst,
    first: -1,
    points: 0,
    edges: [field.sides[0].edge, field.sides[1].edge],
    units: field.units.map(({ arrives }): Unit => unitAtStart(arrives !== 0 ? 'reserve' : 'waiting')),
    commands: field.commands.map(
      ({ arrives }): CommandBase => ({
        x: 0,
        y: 0,
        status: arrives !== 0 ? 'reserve' : 'waiting',
        moved: false,
        rallied: false,
      }),
    ),
    terrain,
    holders: terrain.filter(isSection).map(() => -1 as const),
    frames: [],
    outcome: null,
    ...(script && { script: scriptState(script, [field.sides[0].id, field.sides[1].id]) }),
  });
  // SIP-DEP-1: where the scenario names no edges they are rolled for, after the terrain (SIP-TER-1).
  if (field.sides[0].edge === null) push(draft, { at: 'edgeRoll' });
  else beginDeployment(draft, field.placesFirst);
  if (field.generated) push(draft, { at: 'terrainRoll' });
  settle(draft);
  return closeDraft(draft);
}

/** SIP-GEN-1, -3. One piece, with one count of disruption points. */
function unitAtStart(status: Unit['status']): Unit {
  return {
    x: 0,
    y: 0,
    facing: 0,
    dp: 0,
    status,
    section: -1,
    ordered: false,
    fired: false,
    confused: false,
    rallyFailed: false,
    rerolled: false,
    brokeThisTurn: false,
    limbered: false,
  };
}
