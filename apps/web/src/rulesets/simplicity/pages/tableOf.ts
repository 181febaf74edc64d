/** The units of a battle as the forms for a real table ask for them. Pure. */
import { factsInWords, type State } from '@drumhead/simplicity';
import type { CompanionConfig } from '../../../companion/companionConfig.ts';

export const tableOf: CompanionConfig['told'] = (given, translate) => {
  const state = given as State;
  const pieces = state.field.units.flatMap(({ id, side, kind, class: training, uniform }, i) => {
    const unit = state.units[i];
    if (unit === undefined || !ON_TABLE.includes(unit.status)) return [];
    const { unit: name, side: army } = factsInWords(state, { unit: i, side }, translate);
    // A unit that routs has its last DP behind it.
    const record = { kind, class: training, ...(unit.status === 'ready' && { dp: unit.dp }) };
    return [{ id, name: String(name), side: String(army), uniform, record }];
  });
  return { pieces };
};

const ON_TABLE: readonly string[] = ['ready', 'routing'];
