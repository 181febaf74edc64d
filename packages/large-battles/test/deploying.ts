/** Deployment of Peninsular Clash in short notation: `at('fr-1-line-1', 900, 300)`, `rule(state, FRANCE, …)`. */
import { closeDraft, type Refusal } from '@drumhead/engine';
import { facing, steps } from '@drumhead/table';
import type { Command } from '../src/state/commands.ts';
import { deployHandler } from '../src/setup/deployment.ts';
import type { DeployFrame } from '../src/state/frames.ts';
import { peninsularClash } from '../src/scenarios/data/peninsular-clash.ts';
import { fieldFrom, startState } from '../src/scenarios/index.ts';
import type { Field, Formation, SideIndex, State } from '../src/state/state.ts';
import { openDraft } from '../src/state/draft.ts';

export const FRANCE = 0;
export const BRITAIN = 1;
export const FRAME: DeployFrame = { at: 'deploy' };

/** A scenario file that a test may change in any way. */
export type Loose = ReturnType<typeof JSON.parse>;

/** The scenario with a test's changes; printed totals, which would not fit any more, are left out. */
export function fieldWith(change: (file: Loose) => void = () => {}): Field {
  const file = structuredClone(peninsularClash) as Loose;
  for (const side of file.sides) {
    delete side.printed;
    for (const brigade of side.brigades) delete brigade.printed;
  }
  change(file);
  const field = fieldFrom(file);
  if (!field.ok) throw new Error(JSON.stringify(field.problems));
  return field.value;
}
export const field = fieldWith();
export const start = startState(field);

/** Without suggestions, which would conflict with changed rules. */
export function bare(change: (file: Loose) => void): Field {
  return fieldWith((file) => {
    for (const side of file.sides) {
      for (const group of [...side.brigades, side.reserve]) {
        delete group?.leader?.suggested;
        for (const unit of group?.units ?? []) delete unit.suggested;
      }
      delete side.cinc.suggested;
    }
    change(file);
  });
}

/** The armies of Peninsular Clash in a pick-up game, on bare ground: France at the top, 1800 x 1200 mm. */
export function pickUpField(change: (file: Loose) => void = () => {}): Field {
  const changed = bare((file) => {
    for (const side of file.sides) for (const brigade of side.brigades) brigade.deployment = { zones: [2] };
    file.terrain = [];
    change(file);
  });
  return { ...changed, setUp: 'pickup' };
}

export const unit = (id: string, of: Field = field) => of.units.findIndex((profile) => profile.id === id);
export const general = (id: string, of: Field = field) => of.generals.findIndex((profile) => profile.id === id);

export function at(id: string, x: number, y: number, formation: Formation = 'attackColumn', degrees?: number): Command {
  const index = unit(id);
  const front = degrees ?? (field.units[index]?.side === FRANCE ? 180 : 0);
  return { type: 'place', unit: index, x: steps(x), y: steps(y), facing: facing(front), formation };
}
export const atGeneral = (id: string, x: number, y: number): Command => ({
  type: 'placeGeneral',
  general: general(id),
  x: steps(x),
  y: steps(y),
  facing: 0,
});

export function refusal(state: State, side: SideIndex, command: Command): Refusal | null {
  return deployHandler.act(openDraft(state), FRAME, side, command);
}
export const rule = (state: State, side: SideIndex, command: Command) =>
  refusal(state, side, command)?.rule ?? 'accepted';

/** The state after these commands, all of which must be accepted. */
export function after(state: State, side: SideIndex, ...commands: readonly Command[]): State {
  let now = state;
  for (const command of commands) {
    const draft = openDraft(now);
    const refused = deployHandler.act(draft, FRAME, side, command);
    if (refused) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(refused)}`);
    now = closeDraft(draft);
  }
  return now;
}
