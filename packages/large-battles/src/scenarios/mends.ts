/** Small changes that may even a battle out: who moves first, the Break Points, units fewer. */
import { signed } from '@drumhead/content';
import type { Mend } from '@drumhead/engine';
import type { SideIndex } from '../state/state.ts';
import { type BrigadeFile, type GroupFile, MOST_HANDICAP, type ScenarioFile, type SideFile } from './format.ts';
import { fieldFrom } from './read.ts';

/** Guesses: a step of a Break Point, the first turn, a whole unit. */
const [STEP, FIRST, UNIT] = [0.06, 0.04, 0.2];

/** Those that may help a side of a scenario file that is sound. */
export function mends(file: ScenarioFile, helped: SideIndex): readonly Mend[] {
  return [...firstTurn(file, helped), ...breakPoints(file, helped), ...unitsFewer(file, helped === 0 ? 1 : 0)];
}

/** LB-SEQ-10. In pick-up games the dice say who begins. */
function firstTurn(file: ScenarioFile, helped: SideIndex): readonly Mend[] {
  const { id } = file.sides[helped];
  if (file.setUp === 'pickup' || file.first === id) return [];
  return [{ key: 'lb.mend.first', facts: {}, side: helped, setup: { ...file, first: id }, about: FIRST }];
}

/** LB-OPT-06. The helped side's is raised, the other's lowered, or both, by as much as may be agreed on. */
function breakPoints(file: ScenarioFile, helped: SideIndex): readonly Mend[] {
  const other = helped === 0 ? 1 : 0;
  const handicapOf = (side: SideIndex): number => file.sides[side].handicap ?? 0;
  const raised = (by: number): ScenarioFile | null => withHandicap(file, helped, handicapOf(helped) + by);
  const lowered = (from: ScenarioFile, by: number): ScenarioFile | null =>
    withHandicap(from, other, handicapOf(other) - by);
  return Array.from({ length: 2 * MOST_HANDICAP }, (_, i) => i + 1).flatMap((by): readonly Mend[] => {
    const about = STEP * by;
    const up = raised(by);
    const down = lowered(file, by);
    const both = up && lowered(up, by);
    const facts = { by: signed(handicapOf(helped) + by) };
    const less = signed(handicapOf(other) - by);
    return [
      ...(up ? [{ key: 'lb.mend.breakPoint', facts, side: helped, setup: up, about }] : []),
      ...(down ? [{ key: 'lb.mend.breakPoint', facts: { by: less }, side: other, setup: down, about } as const] : []),
      ...(both
        ? [{ key: 'lb.mend.breakPoints', facts: { ...facts, less }, side: helped, setup: both, about: 2 * about }]
        : []),
    ];
  });
}

/** Null: that is more than may be agreed on. */
function withHandicap(file: ScenarioFile, side: SideIndex, handicap: number): ScenarioFile | null {
  if (Math.abs(handicap) > MOST_HANDICAP) return null;
  return withSide(file, side, ({ handicap: _before, ...printed }) =>
    handicap === 0 ? printed : { ...printed, handicap },
  );
}

/** Units fewer in each group, but for its last one. What is printed of the whole no longer holds, and is computed. */
function unitsFewer(file: ScenarioFile, side: SideIndex): readonly Mend[] {
  return file.sides[side].brigades.flatMap((brigade, b) =>
    brigade.units.flatMap((group, g) =>
      Array.from({ length: group.count - 1 }, (_, i): Mend | null => {
        const count = i + 1;
        const fewer = brigade.units.map((one, at) => (at === g ? withoutLast(one, count) : one));
        const setup = withSide(file, side, ({ printed: _total, ...rest }) => ({
          ...rest,
          brigades: rest.brigades.map((one, at) => (at === b ? withUnits(one, fewer) : one)),
        }));
        // LB-SKIR-06. A company must stay as large as it is.
        if (!fieldFrom(setup).ok) return null;
        const facts = { count, unit: group.name, brigade: brigade.name };
        return { key: 'lb.mend.fewer', facts, side, setup, about: UNIT * count };
      }).filter((mend) => mend !== null),
    ),
  );
}

function withUnits({ printed: _shaken, ...brigade }: BrigadeFile, units: readonly GroupFile[]): BrigadeFile {
  return { ...brigade, units: [...units] };
}

function withoutLast({ suggested, names, ...group }: GroupFile, fewer: number): GroupFile {
  const count = group.count - fewer;
  return {
    ...group,
    count,
    ...(suggested && { suggested: suggested.slice(0, count) }),
    ...(names && { names: names.slice(0, count) }),
  };
}

function withSide(file: ScenarioFile, side: SideIndex, changed: (side: SideFile) => SideFile): ScenarioFile {
  const [one, other] = file.sides;
  return { ...file, sides: side === 0 ? [changed(one), other] : [one, changed(other)] };
}
