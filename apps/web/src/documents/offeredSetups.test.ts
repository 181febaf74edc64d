/**
 * Random walks over what the pages that set battles up offer: whatever is taken leaves a file that is read and a battle that
 * begins, or at least no fault that was not there before.
 */
import { begin, type Problem } from '@drumhead/engine';
import { largeBattles } from '@drumhead/large-battles';
import { NATION_IDS, NATIONS, UNIT_RULES } from '@drumhead/large-battles/armies';
import {
  GENERAL_QUALITY_RANGE,
  GROUNDS,
  type HistoricalFile,
  historicalProblems,
  type HistoricalSide,
  type HistoricalUnit,
  maySplit,
  MOST_ALIKE,
  MOST_HISTORICAL_BRIGADES,
  MOST_MEN,
  MOST_SK,
  MOST_UNITS,
  readHistorical,
  TROOP_CLASSES,
  TROOPS,
} from '@drumhead/large-battles/historical';
import { pickUpScenario } from '@drumhead/large-battles/pickup';
import { simplicity } from '@drumhead/simplicity';
import { ARMY_NATIONS } from '@drumhead/simplicity/armies';
import {
  BOXES,
  campaignProblems,
  canField,
  type CampaignFile,
  forfeited,
  isOver,
  limitFor,
  pickProblems,
  readCampaign,
  readGame,
  ROSTERS,
  SCALE_NAMES,
  SCENARIO_IDS,
  type Side,
  skirmish,
  VARIANTS,
} from '@drumhead/skirmish';
import { expect, it } from 'vitest';
import {
  freshBattle,
  freshBrigade,
  freshUnit,
  offered as barring,
  withEntry,
  withField,
  withLevel,
  withoutEntry,
  withTroops,
} from '../rulesets/large-battles/pages/historical/editorStore.ts';
import * as pickUp from '../rulesets/large-battles/setUp/draft.ts';
import * as armies from '../rulesets/simplicity/setUp/draft.ts';
import * as campaigns from '../rulesets/skirmish/pages/campaign/editorStore.ts';
import * as games from '../rulesets/skirmish/setUp/draft.ts';
import { walk } from './walkForTests.ts';

const asWritten = (file: unknown): unknown => JSON.parse(JSON.stringify(file));

const inWords = (problems: readonly Problem[]) => problems.map(({ rule, reason }) => `${rule} ${reason}`);

it('every offered step of a historical order of battle is read, and adds no fault', () => {
  const faultsOf = (file: HistoricalFile) => inWords(historicalProblems(file));
  const unitsOf = (unit: HistoricalUnit, file: HistoricalFile, pick: (below: number) => number): HistoricalUnit[] => {
    const { level } = file;
    const { arm } = TROOPS[unit.troops];
    return [
      withField(unit, 'count', 1 + pick(MOST_ALIKE)),
      ...(arm === 'artillery'
        ? [withField(unit, 'calibre', 'heavy' as const), withField(unit, 'horse', unit.horse ? undefined : true)]
        : [withField(unit, 'men', 1 + pick(MOST_MEN[level]))]),
      ...(arm === 'infantry' && level === 'division' ? [withField(unit, 'sk', pick(MOST_SK.division + 1))] : []),
      ...(arm === 'infantry' && level === 'army' ? [withField(unit, 'lightBattalions', pick(MOST_SK.army + 1))] : []),
      ...(maySplit(level, unit.troops, unit.men ?? 0) ? [withField(unit, 'split', unit.split ? undefined : true)] : []),
      withField(unit, 'adjusted', { q: 2 + pick(5) }),
    ];
  };
  /** What the page closes where it would add a fault. */
  const barredUnits = (unit: HistoricalUnit, { level }: HistoricalFile): HistoricalUnit[] => {
    const rules = unit.rules ?? [];
    const turned = UNIT_RULES.map((rule) =>
      rules.includes(rule) ? rules.filter((one) => one !== rule) : [...rules, rule],
    );
    return [
      ...TROOP_CLASSES.map((troops) => withTroops(level, unit, troops)),
      ...turned.map((chosen) => withField(unit, 'rules', chosen.length === 0 ? undefined : chosen)),
    ];
  };
  let closed = 0;
  const barredIn = (file: HistoricalFile, pick: (below: number) => number): HistoricalFile[] => {
    const [side, other] = file.sides;
    const at = pick(side.brigades.length);
    const { units = [] } = side.brigades[at] ?? {};
    const one = pick(units.length);
    const unit = units[one];
    const lists = [
      ...units.map((_, i) => withoutEntry(units, i)),
      ...(unit ? barredUnits(unit, file).map((next) => withEntry(units, one, next)) : []),
    ];
    const all = lists.map((next): HistoricalFile => {
      const brigades = side.brigades.map((brigade, i) => (i === at ? { ...brigade, units: next } : brigade));
      return { ...file, sides: [{ ...side, brigades }, other] };
    });
    const open = all.filter((next) => barring(file, next).fault === null);
    closed += all.length - open.length;
    return open;
  };
  const listsOf = (list: readonly HistoricalUnit[], file: HistoricalFile, pick: (below: number) => number) => [
    ...(list.length < MOST_UNITS ? [[...list, freshUnit(file.level)], ...list.map((unit) => [...list, unit])] : []),
    ...list.flatMap((unit, at) => unitsOf(unit, file, pick).map((one) => withEntry(list, at, one))),
  ];
  const sidesOf = (side: HistoricalSide, file: HistoricalFile, pick: (below: number) => number): HistoricalSide[] => {
    const at = pick(side.brigades.length);
    const brigade = side.brigades[at] as HistoricalSide['brigades'][number];
    const { least, most } = GENERAL_QUALITY_RANGE;
    return [
      ...listsOf(brigade.units, file, pick).map((units) => ({
        ...side,
        brigades: withEntry(side.brigades, at, { ...brigade, units }),
      })),
      ...listsOf(side.reserve, file, pick).map((reserve) => ({ ...side, reserve })),
      ...(side.brigades.length < MOST_HISTORICAL_BRIGADES
        ? [{ ...side, brigades: [...side.brigades, freshBrigade(file.level)] }]
        : []),
      ...(side.brigades.length > 1 ? [{ ...side, brigades: withoutEntry(side.brigades, at) }] : []),
      ...NATION_IDS.map((nation) => ({ ...side, nation })),
      { ...side, cinc: { ...side.cinc, q: least + pick(most - least + 1) } },
    ];
  };
  const offered = (file: HistoricalFile, pick: (below: number) => number): readonly HistoricalFile[] => [
    ...sidesOf(file.sides[0], file, pick).map((side) => ({ ...file, sides: [side, file.sides[1]] as const })),
    ...(pick(6) === 0 ? (['division', 'army'] as const).map((level) => withLevel(file, level)) : []),
    ...GROUNDS.map((ground) => ({ ...file, ground })),
    ...barredIn(file, pick),
  ];
  walk(freshBattle({ battle: '1809', sides: ['one', 'two'] }), 60, offered, (one, before) => {
    expect(readHistorical(asWritten(one))).toMatchObject({ ok: true });
    const known = faultsOf(before);
    expect(faultsOf(one).filter((fault) => !known.includes(fault))).toEqual([]);
  });
  expect(closed).toBeGreaterThan(10);
});

it('every offered step of a pick-up game of Large Battles begins', () => {
  const offered = (draft: pickUp.Draft, pick: (below: number) => number): readonly pickUp.Draft[] => {
    const nation = NATION_IDS[pick(NATION_IDS.length)] as (typeof NATION_IDS)[number];
    const periods = NATIONS[nation].periods;
    const side = {
      ...draft.sides[0],
      division: pickUp.drawn(nation, periods[pick(Math.max(1, periods.length))] ?? null),
    };
    return [
      { ...draft, sides: [side, draft.sides[1]] },
      { ...draft, sides: [draft.sides[1], side] },
      ...(['6mm', '15mm', '28mm'] as const).map((scale) => ({ ...draft, scale })),
      ...(['hidden', 'alternate'] as const).map((deployment) => ({ ...draft, deployment })),
      ...(['grandBattery', 'wornUnits', 'chargeGoesHome'] as const).map((rule) => ({ ...draft, [rule]: !draft[rule] })),
    ];
  };
  walk(pickUp.freshDraft(), 25, offered, (one) => {
    const file = pickUp.fileOf(one);
    const made = pickUpScenario(file);
    expect(made).toMatchObject({ ok: true });
    if (made.ok) expect(begin(largeBattles, asWritten(made.value))).toMatchObject({ ok: true });
  });
});

it('every offered step of a pick-up battle of Simplicity begins', () => {
  const offered = (draft: armies.Draft, pick: (below: number) => number): readonly armies.Draft[] => {
    const nation = ARMY_NATIONS[pick(ARMY_NATIONS.length)] as (typeof ARMY_NATIONS)[number];
    return [
      armies.withDrawn(draft, 0, nation),
      armies.withDrawn(draft, 1, nation),
      ...[1, 2, 3].map((count) => armies.withBrigades(draft, count)),
      ...[true, false].map((classic) => armies.withClassic(draft, classic)),
      { ...draft, faces: armies.sixDice() },
      { ...draft, faces: null },
    ];
  };
  walk(armies.freshDraft(), 40, offered, (one) => {
    const made = armies.scenarioOf(one);
    expect(made.ok ? [] : inWords(made.problems)).toEqual([]);
    if (made.ok) expect(begin(simplicity, asWritten(made.value))).toMatchObject({ ok: true });
  });
});

it('an army or a company that somebody chose is never drawn over', () => {
  for (const nation of ARMY_NATIONS) {
    const drawn = armies.freshDraft();
    const agreed = armies.withDrawn({ ...drawn, uneven: true }, 0, nation);
    expect(agreed.sides[1]).toBe(drawn.sides[1]);
    const saved = armies.withSaved(armies.withBrigades(drawn, 3), 1, agreed.sides[0].army, 'saved');
    expect(saved.sides[1]).toMatchObject({ army: agreed.sides[0].army, doc: 'saved' });
    expect(armies.withDrawn(saved, 0, nation).sides[1]).toBe(saved.sides[1]);
  }
  const campaign = campaigns.freshCampaign('SDT');
  const [, other] = campaign.file.players;
  for (const { id } of ROSTERS.filter(({ variant }) => variant === 'SDT')) {
    const changed = campaigns.withCompany(campaign, 0, campaigns.drawnCompany(id, 'SDT'), false);
    expect(changed.file.players[1]).toBe(other);
  }
});

it('every offered step of a skirmish begins', () => {
  const offered = (draft: games.Draft, pick: (below: number) => number): readonly games.Draft[] => {
    const rosters = games.rostersOf(draft.variant);
    const at = pick(draft.players.length);
    const roster = rosters[pick(rosters.length)] as string;
    const box = BOXES[draft.scenario];
    return [
      ...(pick(3) === 0 ? VARIANTS.map((variant) => games.freshDraft(variant)) : []),
      ...SCENARIO_IDS.map((scenario) => games.withScenario(draft, scenario)),
      ...SCALE_NAMES.map((scale) => ({ ...draft, scale })),
      ...(box.forMany ? [2, 3, 4].map((count) => games.withCount(draft, count)) : []),
      ...(draft.players.length > 2 ? [true, false].map((teams) => ({ ...draft, teams })) : []),
      ...(draft.players.length > 2 && draft.teams
        ? ([0, 1] as const).map((team) => games.withPlayer(draft, at, { team }))
        : []),
      ...(box.rolesFirst ? [0, 1].map((attacker) => games.withAttacker(draft, attacker)) : []),
      games.withSquad(draft, at, games.drawn(roster, games.limitOf(draft, at)), null),
      ...(games.casualProblems(draft).length === 0 ? [games.withCasual(draft, !draft.casual)] : []),
      { ...draft, gruesomeMorale: !draft.gruesomeMorale },
      { ...draft, seed: pick(games.MOST_SEED) },
      { ...draft, seed: null },
      { ...draft, maxGameTurns: 1 + pick(100) },
    ];
  };
  walk(games.freshDraft(), 60, offered, (one) => {
    const file = asWritten(games.fileOf(one));
    const read = readGame(file);
    expect(read.ok ? [] : inWords(read.problems)).toEqual([]);
    expect(begin(skirmish, file)).toMatchObject({ ok: true });
  });
});

it('every offered step of a campaign is read, and both sides have a squad for its next game or are told to give it up', () => {
  const change = (campaign: campaigns.Campaign, part: Partial<CampaignFile>) => ({
    ...campaign,
    file: { ...campaign.file, ...part },
  });
  const offered = (campaign: campaigns.Campaign, pick: (below: number) => number): readonly campaigns.Campaign[] => {
    const { file } = campaign;
    if (isOver(file)) return VARIANTS.map((variant) => campaigns.freshCampaign(variant));
    const rosters = ROSTERS.filter(({ variant }) => variant === file.variant);
    const roster = rosters[pick(rosters.length)]?.id as string;
    const drawn = campaign.drawn ?? campaigns.drawGame(file);
    const next = [
      { ...campaign, drawn },
      campaigns.afterGame(campaign, forfeited(file, drawn.scenario, pick(2) as Side), null),
    ];
    if (file.played.length > 0) return next;
    return [
      ...next,
      ...[3, 4, 5].map((count) => change(campaign, { games: count })),
      ...SCALE_NAMES.map((scale) => change(campaign, { scale })),
      ...([0, 1] as const).map((side) =>
        campaigns.withCompany(campaign, side, campaigns.drawnCompany(roster, file.variant), true),
      ),
    ];
  };
  walk(campaigns.freshCampaign(), 60, offered, (one) => {
    const { file, drawn } = one;
    const read = readCampaign(asWritten(file));
    expect(read.ok ? [] : inWords(read.problems)).toEqual([]);
    expect(campaigns.readSaved(asWritten(one))).toMatchObject({ ok: true });
    expect(inWords(campaignProblems(file))).toEqual([]);
    if (drawn === null) return;
    for (const side of [0, 1] as const) {
      const limit = limitFor(file, drawn.scenario, side, drawn.attacker);
      if (!canField(file, side, limit)) continue;
      expect(inWords(pickProblems(file, side, campaigns.anySquad(file, side, limit), limit))).toEqual([]);
    }
  });
});
