/** The units of a battle as the forms for a real table ask for them. Pure. */
import { factsInWords, type State } from '@drumhead/simplicity';
import type { CompanionConfig } from '../../../companion/companionConfig.ts';

export const tableOf: CompanionConfig['told'] = (given, translate) => {
  const state = given as State;
  const pieces = state.field.units.flatMap(({ id, side, kind, class: training, uniform }, i) => {
    const unit = state.units[i];
    if (unit === undefined || !KNOWN.includes(unit.status)) return [];
    const { unit: name, side: army } = factsInWords(state, { unit: i, side }, translate);
    // A unit that routs has its last DP behind it.
    const record = { kind, class: training, ...(unit.status === 'ready' && { dp: unit.dp }) };
    return [{ id, name: String(name), side: String(army), uniform, record }];
  });
  const ids = (which: (unit: State['units'][number], side: number) => boolean): readonly string[] =>
    state.field.units.flatMap(({ id, side }, i) => {
      const unit = state.units[i];
      return unit !== undefined && which(unit, side) ? [id] : [];
    });
  const turn = {
    number: Math.max(1, state.gameTurn),
    acted: ids(({ status, ordered, fired }, side) => status === 'ready' && side === state.active && (ordered || fired)),
    out: ids(({ status }) => status === 'removed'),
  };
  return { pieces, turn };
};

const KNOWN: readonly string[] = ['ready', 'routing', 'removed'];
