/** The units of a battle as the forms for a real table ask for them. Pure. */
import { factsInWords, type SideIndex, type State } from '@drumhead/large-battles';
import { positionOf } from '@drumhead/large-battles/adjudicate';
import { inCommand } from '@drumhead/large-battles/screen';
import type { CompanionConfig } from '../../../companion/companionConfig.ts';
import { keptName } from '../../../companion/follow.ts';
import type { Values } from '../../../companion/schemaForm.ts';

type Unit = State['units'][number];

export const tableOf: CompanionConfig['told'] = (given, translate) => {
  const state = given as State;
  const { units, sides } = state.field;
  const inWords = (facts: Readonly<Record<string, string | number>>) => factsInWords(state, facts, translate);
  const pieces = units.flatMap(({ id, side, arm, cavalryClass, q, c, calibre, horse, traits, uniform }, i) => {
    const unit = state.units[i];
    if (unit === undefined || !KNOWN.includes(unit.status)) return [];
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
          traits: namesOf(traits),
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
  const nameOf = (side: SideIndex): string => String(inWords({ side: sides[side].id })['side']);
  const ids = (which: (unit: Unit, side: SideIndex) => boolean): readonly string[] =>
    units.flatMap(({ id, side }, i) => {
      const unit = state.units[i];
      return unit !== undefined && which(unit, side) ? [id] : [];
    });
  const turn = {
    number: Math.max(1, state.phase),
    acted: ids(
      ({ status, activated, reacted }, side) => status === 'table' && (side === state.active ? activated : reacted),
    ),
    out: ids(({ status }) => status === 'eliminated'),
  };
  const scores = ([0, 1] as const).map((side) => [keptName('breakpoint', nameOf(side)), scoreOf(state, side)]);
  return { pieces, turn, situations: Object.fromEntries(scores) as Readonly<Record<string, Values>> };
};

const KNOWN: readonly string[] = ['table', 'eliminated'];

/** LB-VIC-04. What counts against a side so far, as its break point is asked about. */
function scoreOf(state: State, side: SideIndex): Values {
  const { units, brigades, sides } = state.field;
  const own = units.flatMap((profile, i) => {
    const unit = state.units[i];
    return profile.side === side && unit !== undefined ? [{ profile, unit }] : [];
  });
  const lost = own.flatMap(({ profile: { arm, cavalryClass, traits }, unit }) =>
    unit.status === 'eliminated'
      ? [{ arm, traits: namesOf(traits), ...(arm === 'cavalry' && { class: cavalryClass }) }]
      : [],
  );
  const { generalsLost } = (positionOf(state) as { readonly sides: readonly Values[] }).sides[side] ?? {};
  return {
    units: own.length,
    ...(sides[side].breakPoint > 0 && { breakPoint: sides[side].breakPoint }),
    brigades: brigades.flatMap(({ side: of }, b) => {
      if (of !== side) return [];
      const here = own.filter(({ unit }) => unit.brigade === b && unit.status === 'table');
      const gone = state.brigades[b]?.lost ?? 0;
      if (here.length + gone === 0) return [];
      const dis = here.reduce((sum, { unit }) => sum + unit.dis, 0);
      return [{ units: here.length, lost: gone, dis, shakenBefore: state.brigades[b]?.shakenScored ?? false }];
    }),
    lost,
    generalsLost,
  };
}

const namesOf = (traits: object): readonly string[] =>
  Object.entries(traits).flatMap(([trait, has]) => (has === true ? [trait] : []));
