/** What follows a result of Simplicity at a real table. Pure. */
import type { Became, CompanionConfig } from '../../../companion/companionConfig.ts';
import { type Follow, type Follows, only, valuesOf } from '../../../companion/follow.ts';
import { isValues, type Values } from '../../../companion/schemaForm.ts';

/** What a unit brings along from one situation to the next. */
const UNIT = ['kind', 'class', 'dp', 'general'];

/** SIP-BRK-1, SIP-CMD-4. What became of a unit: it breaks, and a general with it is at risk. */
function fateOf(unit: Values, fate: Values, after: 'fire' | 'won' | 'lost', isMarked: boolean): readonly Follow[] {
  const follows: Follow[] = [];
  if (fate['status'] === 'routing')
    follows.push({
      kind: 'rout',
      why: 'web.companion.follow.breaks',
      rule: 'SIP-BRK-1',
      situation: { unit: { ...only(unit, ['kind', 'class']), dp: unit['dp'] } },
    });
  if (unit['general'] === true && isMarked)
    follows.push({ kind: 'risk', why: 'web.companion.follow.general', rule: 'SIP-CMD-4', situation: { after } });
  return follows;
}

/** Units that this outcome drives back. */
const retreats = ({ steps }: Values, unit: string): boolean =>
  Array.isArray(steps) &&
  steps.some(
    (step) => isValues(step) && step['type'] === 'moved' && step['unit'] === unit && step['how'] === 'retreat',
  );

/** The DP that a unit has after the result. */
const BECOMES: Readonly<Record<string, (outcome: Values) => readonly (readonly [path: string, fate: unknown])[]>> = {
  fire: ({ target }) => [['target', target]],
  melee: ({ charger, defender }) => [
    ['charger', valuesOf(charger)['fate']],
    ['defender', valuesOf(defender)['fate']],
  ],
  passing: ({ unit }) => [['unit', unit]],
  rally: ({ unit }) => [['unit', unit]],
};

export const becameOf: CompanionConfig['became'] = (kind, _, outcome) =>
  (BECOMES[kind]?.(outcome) ?? []).flatMap(([path, fate]): readonly Became[] => {
    const { dp, status } = valuesOf(fate);
    // A unit that routs has its last DP behind it.
    return typeof dp === 'number' && status !== 'routing' ? [[path, { dp }]] : [];
  });

export const followsOf: Follows = (kind, situation, outcome, kept) => {
  switch (kind) {
    case 'activation': {
      if (outcome['result'] !== 'obeys') return [];
      const unit = only(valuesOf(situation['unit']), UNIT);
      if (situation['order'] === 'charge')
        return [
          {
            kind: 'melee',
            why: 'web.companion.follow.charge',
            rule: 'SIP-MEL-1',
            situation: { ...kept.of('melee'), charger: unit },
          },
        ];
      if (situation['order'] !== 'moveFire') return [];
      return [
        {
          kind: 'fire',
          why: 'web.companion.follow.moved',
          rule: 'SIP-FIR-1',
          situation: { ...kept.of('fire'), firer: unit, moved: true },
        },
      ];
    }
    case 'fire': {
      const [target, fate] = [valuesOf(situation['target']), valuesOf(outcome['target'])];
      return fateOf(target, fate, 'fire', Number(fate['dp']) > Number(target['dp'] ?? 0));
    }
    case 'melee': {
      const winner = outcome['winner'];
      return ['charger', 'defender'].flatMap((side) => {
        const unit = valuesOf(situation[side]);
        const fate = valuesOf(valuesOf(outcome[side])['fate']);
        const driven: readonly Follow[] = retreats(outcome, side)
          ? [
              {
                kind: 'passing',
                why: 'web.companion.follow.passing',
                rule: 'SIP-INT-4',
                situation: { unit: { ...only(unit, ['kind', 'class']), dp: fate['dp'] } },
              },
            ]
          : [];
        return [...driven, ...fateOf(unit, fate, winner === side ? 'won' : 'lost', winner !== null)];
      });
    }
    case 'passing':
      return fateOf(valuesOf(situation['unit']), valuesOf(outcome['unit']), 'lost', false);
    default:
      return [];
  }
};
