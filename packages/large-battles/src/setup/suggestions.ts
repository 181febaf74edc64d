/** The places that a scenario suggests, as commands, and which of them break a rule. */
import type { Refusal } from '@drumhead/engine';
import { startState } from '../scenarios/startState.ts';
import { changeGeneral, changeUnit, openDraft } from '../state/draft.ts';
import type { Field, Formation, Placement, SideIndex } from '../state/state.ts';
import { placeGeneral, type PlaceCommand, type PlaceGeneralCommand, placeUnit } from './placing.ts';

/** The command for a suggested place. */
export function suggestionOf(placement: Placement): PlaceCommand | PlaceGeneralCommand {
  const { what, index, x, y, facing, formation } = placement;
  if (what === 'general') return { type: 'placeGeneral', general: index, x, y, facing };
  return { type: 'place', unit: index, x, y, facing, formation: formation as Formation };
}

/** Generals first, so that troops can be in their command. */
export function inOrder(placements: readonly Placement[]): readonly Placement[] {
  return [...placements.filter((p) => p.what === 'general'), ...placements.filter((p) => p.what === 'unit')];
}

/** Which of the suggested places break a rule; `index` is the place in `field.suggested`. */
export function suggestionProblems(field: Field): { readonly index: number; readonly refusal: Refusal }[] {
  const problems: { index: number; refusal: Refusal }[] = [];
  const draft = openDraft(startState(field));
  for (const placement of inOrder(field.suggested)) {
    const command = suggestionOf(placement);
    const profile = (command.type === 'place' ? field.units[command.unit] : field.generals[command.general]) as {
      side: SideIndex;
    };
    const why =
      command.type === 'place' ? placeUnit(draft, profile.side, command) : placeGeneral(draft, profile.side, command);
    if (why === null) continue;
    problems.push({ index: field.suggested.indexOf(placement), refusal: why });
    if (command.type === 'place') changeUnit(draft, command.unit, { status: 'waiting' });
    else changeGeneral(draft, command.general, { status: 'waiting' });
  }
  return problems;
}
