/** The units of a battle as the forms for a real table ask for them. Pure. */
import { factsInWords, type State } from '@drumhead/large-battles';
import { inCommand } from '@drumhead/large-battles/screen';
import type { CompanionConfig } from '../../../companion/companionConfig.ts';

export const tableOf: CompanionConfig['told'] = (given, translate) => {
  const state = given as State;
  const { units, sides } = state.field;
  const inWords = (facts: Readonly<Record<string, string | number>>) => factsInWords(state, facts, translate);
  const pieces = units.flatMap(({ id, side, arm, cavalryClass, q, c, calibre, horse, traits, uniform }, i) => {
    const unit = state.units[i];
    if (unit?.status !== 'table') return [];
    const name = String(inWords({ unit: i })['unit']);
    const { formation, dis, sk, loaded } = unit;
    return [
      {
        id,
        name,
        side: String(inWords({ side: sides[side].id })['side']),
        uniform,
        record: {
          arm,
          name,
          formation: unit.sector >= 0 ? 'garrison' : formation,
          dis,
          traits: Object.entries(traits).flatMap(([trait, has]) => (has === true ? [trait] : [])),
          ...(arm === 'infantry' && { c, sk }),
          ...(arm === 'cavalry' && { c, class: cavalryClass }),
          ...(arm === 'artillery' && { calibre, horse, loaded }),
          // Of an activation.
          by: 'unit',
          inCommand: inCommand(state, i),
          ...(q > 0 && { q }),
        },
      },
    ];
  });
  return { pieces };
};
