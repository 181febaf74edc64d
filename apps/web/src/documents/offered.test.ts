/**
 * Random walks over what the builders offer: whatever is taken leaves a document that its own reader takes, and an offer that
 * stood open adds no fault that the document did not have.
 */
import type { Checked } from '@drumhead/engine';
import {
  addingFault,
  type DivisionFile,
  divisionProblems,
  eitherOf,
  lightCavalryOf,
  listCalled,
  NATION_IDS,
  NATIONS,
  openLists,
  periodOf,
  readDivision,
  withoutBrigade,
} from '@drumhead/large-battles/armies';
import {
  ARMY_NATIONS,
  type ArmyFile,
  brigadesOf,
  CLASSES,
  emptyArmy,
  KINDS,
  lotsOf,
  MOST_BRIGADES,
  readArmy,
  withBrigade as withArmyBrigade,
  withBrigadeAdded,
  withoutBrigade as withoutArmyBrigade,
  withoutUnit,
  withUnit,
} from '@drumhead/simplicity/armies';
import {
  alliesOf,
  emptySquad,
  MOST_MODELS,
  MOST_OBSTACLES,
  OBSTACLES,
  readSquad,
  ROSTERS,
  rosterCalled,
  type SquadFile,
} from '@drumhead/skirmish';
import { expect, it } from 'vitest';
import {
  freshDivision,
  withBrigade,
  withEarlier,
  withNation,
  withOptions,
} from '../rulesets/large-battles/pages/division/editorStore.ts';
import {
  withNation as withArmyNation,
  withOwnBrigade,
  withOwnUnits,
} from '../rulesets/simplicity/pages/army/editorStore.ts';
import {
  kindsIn,
  withCommander,
  withObstacle,
  withOneLess,
  withOneMore,
  withRoster,
} from '../rulesets/skirmish/pages/squads/editorStore.ts';
import { type Pick, walk as walkOn } from './walkForTests.ts';

const STEPS = 200;

/** Whatever is offered is read as it is written. */
function walk<Doc>(
  first: Doc,
  offered: (doc: Doc, pick: Pick) => readonly Doc[],
  read: (doc: unknown) => Checked<Doc>,
): void {
  walkOn(first, STEPS, offered, (one) => expect(read(JSON.parse(JSON.stringify(one)))).toMatchObject({ ok: true }));
}

it('every offered step of a Division is read, and a Brigade that is offered adds no fault', () => {
  const faultsOf = (division: DivisionFile) =>
    divisionProblems(division)
      // Fewer than it needs, or a choice still open, is no fault of what was taken.
      .filter(({ path, reason }) => reason !== 'lb.problem.tooFewBrigades' && !path.includes('options'))
      .map(({ rule, reason }) => `${rule} ${reason}`);
  let added = 0;
  const offered = (division: DivisionFile, pick: Pick): readonly DivisionFile[] => {
    const nation = NATIONS[division.nation];
    const open = openLists(nation, periodOf(division)).filter((army) => addingFault(division, army) === null);
    const more = open.map((army) => withBrigade(division, army));
    const before = new Set(faultsOf(division));
    for (const one of more) {
      added += 1;
      expect(faultsOf(one).filter((fault) => !before.has(fault))).toEqual([]);
    }
    const chosen = division.brigades.flatMap(({ list, options }, at) => {
      const army = listCalled(nation, list);
      if (army === null) return [];
      const either = eitherOf(army).map((lot) => withOptions(division, at, { ...options, either: lot.of.id }));
      const { count, of } = lightCavalryOf(army);
      const kinds = Array.from({ length: count }, () => of[pick(Math.max(1, of.length))]?.id ?? '').filter(
        (id) => id !== '',
      );
      return [...either, ...(count > 0 ? [withOptions(division, at, { ...options, lightCavalry: kinds })] : [])];
    });
    const fewer = division.brigades.map((_, at) => withoutBrigade(division, at));
    const earlier = division.brigades.slice(1).map((_, at) => withEarlier(division, at + 1));
    const periods = nation.periods.map((period) => ({ ...division, period }));
    const nations = pick(12) === 0 ? NATION_IDS.map((id) => withNation(division, id)) : [];
    return [...more, ...more, ...chosen, ...fewer, ...earlier, ...periods, ...nations];
  };
  walk(freshDivision('france'), offered, readDivision);
  expect(added).toBeGreaterThan(50);
});

it('every offered step of an army is read', () => {
  const offered = (army: ArmyFile, pick: Pick): readonly ArmyFile[] => {
    const isOpen = army.brigades.length < MOST_BRIGADES;
    const more = isOpen
      ? [...brigadesOf(army.nation).map(({ id }) => withBrigadeAdded(army, { list: id })), withOwnBrigade(army)]
      : [];
    const own = army.brigades.flatMap((brigade, at) => {
      if (brigade.list !== undefined) return [withOwnUnits(army, at)];
      const lots = lotsOf(brigade);
      const put = (units: ReturnType<typeof lotsOf>) => withArmyBrigade(army, at, { units });
      const one = KINDS[pick(KINDS.length)] as (typeof KINDS)[number];
      return [
        ...lots.map((_, found) => put(withoutUnit(lots, found))),
        // The plus of every kind is always open.
        ...CLASSES.map((unitClass) => put(withUnit(lots, { kind: one, class: unitClass }))),
        ...lots.map(({ kind, class: unitClass }) => put(withUnit(lots, { kind, class: unitClass }))),
      ];
    });
    const fewer = pick(4) === 0 ? army.brigades.map((_, at) => withoutArmyBrigade(army, at)) : [];
    const nations = pick(40) === 0 ? ARMY_NATIONS.map((nation) => withArmyNation(army, nation)) : [];
    return [...more, ...own, ...fewer, ...nations];
  };
  walk(emptyArmy('france'), offered, readArmy);
});

it('every offered step of a squad is read', () => {
  const offered = (squad: SquadFile, pick: Pick): readonly SquadFile[] => {
    const rosters = [squad.roster, ...alliesOf(squad.roster)].map(rosterCalled);
    const full = squad.models.length >= MOST_MODELS;
    const some = rosters.flatMap(({ profiles }) => profiles).filter(() => pick(4) === 0);
    const kinds = kindsIn(squad).map(({ model }) => model);
    const obstacles = squad.obstacles ?? [];
    return [
      ...(full
        ? []
        : [
            ...some.map(({ id }) => withOneMore(squad, { profile: id })),
            ...kinds.map((model) => withOneMore(squad, model)),
          ]),
      ...kinds.map((model) => withCommander(squad, model)),
      ...(pick(3) === 0 ? kinds.map((model) => withOneLess(squad, model)) : []),
      ...OBSTACLES.flatMap((one) => [
        ...(obstacles.length < MOST_OBSTACLES ? [withObstacle(squad, one, true)] : []),
        ...(obstacles.includes(one) ? [withObstacle(squad, one, false)] : []),
      ]),
      ...(pick(40) === 0 ? ROSTERS.map(({ id, variant }) => ({ ...withRoster(squad, id, 400), variant })) : []),
    ];
  };
  walk(emptySquad('fr', 400), offered, readSquad);
});
