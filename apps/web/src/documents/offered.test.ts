/**
 * Random walks over what the builders offer and leave open: from nothing to a full list and on, no document ever has a
 * fault but that something is still to be chosen, and its own reader takes it.
 */
import type { Checked, Problem } from '@drumhead/engine';
import {
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
  armyProblems,
  brigadesOf,
  CLASSES,
  emptyArmy,
  KINDS,
  readArmy,
  withBrigadeAdded,
  withoutBrigade as withoutArmyBrigade,
} from '@drumhead/simplicity/armies';
import {
  alliesOf,
  emptySquad,
  type Model,
  OBSTACLES,
  readSquad,
  ROSTERS,
  rosterCalled,
  type SquadFile,
  squadProblems,
} from '@drumhead/skirmish';
import { expect, it } from 'vitest';
import {
  freshDivision,
  offered as offeredOfDivision,
  withBrigade,
  withBrigadeNamed,
  withEarlier,
  withNation,
  withOptionsAt,
  withPeriod,
  withUnitNamed,
} from '../rulesets/large-battles/pages/division/editorStore.ts';
import { unitsOfBrigades } from '../rulesets/simplicity/pages/army/armyUnits.ts';
import {
  offered as offeredOfArmy,
  withAgreed,
  withLimit as withArmyLimit,
  withNation as withArmyNation,
  withOwnBrigade,
  withOwnUnits,
  withTroops,
  withUnitNamed as withArmyUnitNamed,
} from '../rulesets/simplicity/pages/army/editorStore.ts';
import {
  offered as offeredOfSquad,
  withCasual,
  withCommander,
  withCustom,
  withLimit,
  withObstacle,
  withOneMore,
  withoutMan,
  withRoster,
} from '../rulesets/skirmish/pages/squads/editorStore.ts';
import type { Offer } from './parade/offer.ts';
import { type Pick, walk as walkOn } from './walkForTests.ts';

const STEPS = 250;

/** So many offers were closed and open on the way. */
interface Walked {
  closed: number;
  open: number;
}

/** Takes what stands open, whatever it is; each is read as it is written, and has no fault but `missing`. */
function walk<Doc>(
  first: Doc,
  changes: (doc: Doc, pick: Pick) => readonly Doc[],
  about: {
    readonly read: (doc: unknown) => Checked<Doc>;
    readonly problemsOf: (doc: Doc) => readonly Problem[];
    readonly missing: readonly string[];
    readonly offer: (before: Doc, next: Doc) => Offer<Doc>;
  },
): Walked {
  const walked = { closed: 0, open: 0 };
  const offered = (doc: Doc, pick: Pick): readonly Doc[] => {
    const offers = changes(doc, pick).map((next) => about.offer(doc, next));
    const open = offers.filter(({ fault }) => fault === null).map(({ next }) => next);
    walked.open += open.length;
    walked.closed += offers.length - open.length;
    return open;
  };
  walkOn(first, STEPS, offered, (one) => {
    expect(about.read(JSON.parse(JSON.stringify(one)))).toMatchObject({ ok: true });
    const reasons = about.problemsOf(one).map(({ reason }) => reason);
    expect(reasons.filter((reason) => !about.missing.includes(reason))).toEqual([]);
  });
  return walked;
}

it('no step that stands open makes a Division illegal', () => {
  const changes = (division: DivisionFile, pick: Pick): readonly DivisionFile[] => {
    const nation = NATIONS[division.nation];
    const chosen = division.brigades.flatMap(({ list }, at) => {
      const army = listCalled(nation, list);
      if (army === null) return [];
      const path = `brigades[${at}]`;
      const { count, of } = lightCavalryOf(army);
      const kinds = Array.from({ length: count }, () => of[pick(of.length)]?.id ?? '');
      return [
        ...eitherOf(army).map((lot) => withOptionsAt(division, path, (one) => ({ ...one, either: lot.of.id }))),
        ...(count > 0 ? [withOptionsAt(division, path, (one) => ({ ...one, lightCavalry: kinds }))] : []),
        withUnitNamed(division, path, pick(9), ['', 'Irish'][pick(2)] ?? ''),
        withBrigadeNamed(division, path, ['', 'Reds'][pick(2)] ?? ''),
      ];
    });
    return [
      ...openLists(nation, periodOf(division)).map((army) => withBrigade(division, army)),
      ...chosen,
      ...division.brigades.slice(1).map((_, at) => withEarlier(division, at + 1)),
      ...(pick(4) === 0 ? division.brigades.map((_, at) => withoutBrigade(division, at)) : []),
      ...nation.periods.map((period) => withPeriod(division, period)),
      ...(pick(12) === 0 ? NATION_IDS.map((id) => withNation(division, id)) : []),
    ];
  };
  const { open, closed } = walk(freshDivision('france'), changes, {
    read: readDivision,
    problemsOf: divisionProblems,
    missing: ['lb.problem.tooFewBrigades'],
    offer: offeredOfDivision,
  });
  expect(Math.min(open, closed)).toBeGreaterThan(100);
});

it('no step that stands open makes an army illegal', () => {
  const changes = (army: ArmyFile, pick: Pick): readonly ArmyFile[] => {
    const own = army.brigades.flatMap((brigade, at) => {
      const named = withArmyUnitNamed(army, at, pick(8), ['', 'Irish'][pick(2)] ?? '');
      if (brigade.list !== undefined) return [withOwnUnits(army, at), named];
      const troops = unitsOfBrigades(army, (key) => key)[at] ?? [];
      const put = (next: Parameters<typeof withTroops>[2]) => withTroops(army, at, next);
      const changed = pick(Math.max(1, troops.length));
      const one = KINDS[pick(KINDS.length)] as (typeof KINDS)[number];
      return [
        named,
        ...(pick(4) === 0 ? [put(troops.filter((_, place) => place !== changed))] : []),
        ...CLASSES.flatMap((unitClass) => [
          put([...troops, { kind: one, class: unitClass, ownName: null }]),
          put(troops.map((unit, place) => (place === changed ? { ...unit, class: unitClass } : unit))),
        ]),
      ];
    });
    return [
      ...brigadesOf(army.nation).map(({ id }) => withBrigadeAdded(army, { list: id })),
      withOwnBrigade(army),
      ...own,
      withAgreed(army, army.agreed !== true),
      withArmyLimit(army, [undefined, 60, 100, 140][pick(4)]),
      ...(pick(4) === 0 ? army.brigades.map((_, at) => withoutArmyBrigade(army, at)) : []),
      ...(pick(40) === 0 ? ARMY_NATIONS.map((nation) => withArmyNation({ ...army, brigades: [] }, nation)) : []),
    ];
  };
  const { open, closed } = walk(emptyArmy('france'), changes, {
    read: readArmy,
    problemsOf: armyProblems,
    missing: ['sip.problem.noBrigade', 'sip.problem.emptyBrigade'],
    offer: offeredOfArmy,
  });
  expect(Math.min(open, closed)).toBeGreaterThan(100);
});

it('no step that stands open makes a squad illegal', () => {
  const changes = (squad: SquadFile, pick: Pick): readonly SquadFile[] => {
    const rosters = [squad.roster, ...alliesOf(squad.roster)].map(rosterCalled);
    const some = rosters.flatMap(({ profiles }) => profiles).filter(() => pick(4) === 0);
    const models = squad.models.map((model): Model => {
      const { commander: _, ...kind } = model;
      return kind;
    });
    return [
      ...some.map(({ id }) => withOneMore(squad, { profile: id })),
      ...(pick(6) === 0 ? models.map((model) => withOneMore(squad, model)) : []),
      ...(pick(10) === 0
        ? [withCustom(squad, { name: 'Old Jacques', q: 4, c: 2, weapons: ['musket'], specials: ['marksman'] })]
        : []),
      ...squad.models.map((_, at) => withCommander(squad, at)),
      ...(pick(5) === 0 ? squad.models.map((_, at) => withoutMan(squad, at)) : []),
      ...OBSTACLES.flatMap((one) => [
        withObstacle(squad, one, true),
        ...(squad.obstacles?.includes(one) ? [withObstacle(squad, one, false)] : []),
      ]),
      withLimit(squad, [250, 300, 350, 400, 600][pick(5)] ?? 400),
      withCasual(squad, squad.casual !== true),
      ...(pick(40) === 0
        ? ROSTERS.map(({ id, variant }) => ({ ...withRoster(squad, id, variant === 'SDS' ? 400 : 350), variant }))
        : []),
    ];
  };
  const { open, closed } = walk(emptySquad('fr', 400), changes, {
    read: readSquad,
    problemsOf: squadProblems,
    missing: ['sk.problem.noCommander', 'sk.problem.commanderUnnamed', 'sk.problem.tooFew'],
    offer: offeredOfSquad,
  });
  expect(Math.min(open, closed)).toBeGreaterThan(100);
});
