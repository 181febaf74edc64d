/** Small changes that may even a battle out: turns, objectives, who begins, units fewer. */
import type { Mend } from '@drumhead/engine';
import type { SideIndex } from '../state/state.ts';
import { brigadeSizes } from './readScenario.ts';
import type { BrigadeFile, ScenarioFile, SideFile } from './scenarioFile.ts';

/** Guesses: a turn or a point more or less, who begins, whom a draw serves, all units of a side: one of seven moves a quarter. */
const [FINE, FIRST, DRAWS, SIDE] = [0.03, 0.05, 0.08, 1.75];

/** Those that may help a side of a scenario file that is sound. */
export function mends(file: ScenarioFile, helped: SideIndex): readonly Mend[] {
  const { id } = file.sides[helped];
  const ifOther = (now: string | undefined, mend: Mend): readonly Mend[] => (now === id ? [] : [mend]);
  const change = { facts: {}, side: helped };
  return [
    ...turns(file, helped),
    ...arrivals(file),
    ...objectives(file, helped),
    ...ifOther(file.firstTurn, {
      ...change,
      key: 'sip.mend.first',
      setup: { ...file, firstTurn: id },
      about: FIRST,
    }),
    ...(file.sides[helped].winsDraws
      ? []
      : [{ ...change, key: 'sip.mend.draws', setup: drawsTo(file, helped), about: DRAWS }]),
    ...unitsFewer(file, helped === 0 ? 1 : 0),
  ];
}

/** Whom more turns help, the battles tell. */
function turns(file: ScenarioFile, side: SideIndex): readonly Mend[] {
  const { limit } = file;
  if (limit === undefined) return [];
  return [limit + 1, limit - 1]
    .filter((most) => most >= 1)
    .map((most) => ({
      key: 'sip.mend.turns',
      facts: { turns: most },
      side,
      setup: { ...file, limit: most },
      about: FINE,
    }));
}

/** Each brigade that comes later: a game turn earlier or later. */
function arrivals(file: ScenarioFile): readonly Mend[] {
  return ([0, 1] as const).flatMap((side) =>
    file.sides[side].brigades.flatMap((brigade, b) => {
      const { arrives = 0 } = brigade;
      if (arrives === 0) return [];
      return [arrives - 1, arrives + 1]
        .filter((turn) => turn >= 1)
        .map((turn) => ({
          key: 'sip.mend.arrives',
          facts: { turn },
          side,
          setup: withBrigade(file, side, b, { ...brigade, arrives: turn }),
          about: FINE,
        }));
    }),
  );
}

/** Each objective worth a point more or less. */
function objectives(file: ScenarioFile, side: SideIndex): readonly Mend[] {
  return (file.objectives ?? []).flatMap(({ id, points }) =>
    [points + 1, points - 1]
      .filter((worth) => worth >= 1)
      .map((worth) => ({
        key: 'sip.mend.objective',
        facts: { objective: id, points: worth },
        side,
        setup: {
          ...file,
          objectives: file.objectives?.map((one) => (one.id === id ? { ...one, points: worth } : one)),
        },
        about: FINE,
      })),
  );
}

/** Only one side may be served by draws. */
function drawsTo(file: ScenarioFile, helped: SideIndex): ScenarioFile {
  const changed = (side: SideFile, i: number): SideFile => {
    const { winsDraws: _before, ...rest } = side;
    return i === helped ? { ...rest, winsDraws: true } : rest;
  };
  const [one, other] = file.sides;
  return { ...file, sides: [changed(one, 0), changed(other, 1)] };
}

/** Units fewer of each lot that is written out, but for its last one. */
function unitsFewer(file: ScenarioFile, side: SideIndex): readonly Mend[] {
  const all = brigadeSizes(file)[side]?.reduce((sum, size) => sum + size, 0) ?? 1;
  return file.sides[side].brigades.flatMap((brigade, b) => {
    const lots = brigade.units ?? [];
    return lots.flatMap((lot, l) => {
      const end = lots.slice(0, l + 1).reduce((sum, { count }) => sum + count, 0);
      return Array.from({ length: lot.count - 1 }, (_, i): Mend => {
        const count = i + 1;
        const fewer = {
          ...brigade,
          units: lots.map((one, at) => (at === l ? { ...one, count: one.count - count } : one)),
          ...(brigade.names && { names: brigade.names.filter((_name, at) => at < end - count || at >= end) }),
        };
        const facts = { count, unit: `sip.troops.${lot.class}.${lot.kind}` };
        const setup = withBrigade(file, side, b, fewer);
        return { key: 'sip.mend.fewer', facts, side, setup, about: (SIDE * count) / all };
      });
    });
  });
}

function withBrigade(file: ScenarioFile, side: SideIndex, at: number, brigade: BrigadeFile): ScenarioFile {
  const changed = {
    ...file.sides[side],
    brigades: file.sides[side].brigades.map((one, i) => (i === at ? brigade : one)),
  };
  const [one, other] = file.sides;
  return { ...file, sides: side === 0 ? [changed, other] : [one, changed] };
}
