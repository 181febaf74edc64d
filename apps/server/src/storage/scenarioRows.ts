/** Queries about scenarios that were published: editions that never change, who made them, what was reported of them. */
import type { EnvelopeOdds } from '@drumhead/engine';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PublishedAs } from '@drumhead/protocol';
import type { InsideTransaction } from './database.ts';
import { deleteUnshown } from './pictureRows.ts';
import { forgetStars, moveStars } from './starRows.ts';
import { contains } from './statements.ts';
import type { Schema } from './schema.ts';

/** What a list is searched by, besides the card that it shows. */
interface ScenarioFacts {
  readonly ruleset: string;
  readonly own: boolean;
  readonly even: boolean;
  readonly languages: readonly string[];
  /** In plain letters. */
  readonly words: string;
  /** JSON. */
  readonly card: string;
}

export interface NewEdition extends ScenarioFacts {
  /** JSON without the number of its edition, which the server gives. */
  readonly file: string;
  readonly hash: string;
  readonly at: number;
}

export interface StoredEdition {
  readonly scenario: string;
  readonly edition: number;
  readonly latest: number;
  readonly file: string;
  readonly card: string;
  readonly owner: string;
  /** The scenario that it was made from, with its edition; null: none. */
  readonly parent: { readonly scenario: string; readonly edition: number } | null;
}

interface ListedScenario {
  readonly scenario: string;
  readonly edition: number;
  readonly card: string;
  readonly created: number;
  readonly stars: number;
}

interface OwnScenario extends Omit<ListedScenario, 'stars'> {
  readonly isListed: boolean;
  /** Taken off the lists, by reports or by whoever runs the server. */
  readonly isHidden: boolean;
  /** Kinds of reports. */
  readonly reasons: readonly string[];
}

interface SoughtScenarios {
  readonly ruleset?: string;
  readonly own?: boolean;
  readonly even?: boolean;
  readonly language?: string;
  readonly words: readonly string[];
  /** Those with most stars first; else the newest. */
  readonly byStars?: boolean;
  /** Only those after this one. */
  readonly after?: string;
}

type ScenarioReport = Schema['scenario_reports'];

export interface ScenarioStorage {
  /** A new scenario; one that was published is the same again. Null: this owner has `most`. */
  addScenario(
    scenario: { readonly id: string; readonly owner: string; readonly parent: StoredEdition['parent'] },
    edition: NewEdition,
    isListed: boolean,
    most: number,
  ): Promise<PublishedAs | null>;
  /** A new edition, unless the last one is the same; null: there is no such scenario of this owner. */
  addEdition(
    scenario: string,
    owner: string,
    made: (edition: number) => NewEdition,
    isListed: boolean,
  ): Promise<PublishedAs | null>;
  /** `edition`: null for the last one. */
  edition(scenario: string, edition: number | null): Promise<StoredEdition | null>;
  /** Of all its editions. */
  filesOf(scenario: string): Promise<readonly string[]>;
  /** Is a file of this hash one of its editions? */
  isEditionOf(scenario: string, hash: string): Promise<boolean>;
  /** In the order that is sought. */
  listedScenarios(sought: SoughtScenarios, most: number): Promise<readonly ListedScenario[]>;
  scenariosOf(owner: string): Promise<readonly OwnScenario[]>;
  /** Measured odds in the place of the maker's, on the card of an edition that is the last one. */
  setOdds(scenario: string, edition: number, odds: EnvelopeOdds, isEven: boolean): Promise<void>;
  /** Takes one off the lists; false where this owner has none such. */
  withdrawScenario(scenario: string, owner: string): Promise<boolean>;
  /** Keeps a report, and hides the scenario once `most` have reported it; false where this one did before. */
  reportScenario(report: ScenarioReport, most: number): Promise<boolean>;
  /** Those that were reported or are hidden, the oldest report first, each with its reports. */
  reportedScenarios(): Promise<readonly ReportedScenario[]>;
}

export interface ReportedScenario {
  readonly scenario: string;
  readonly edition: number;
  readonly card: string;
  readonly hidden: number;
  readonly reports: readonly ScenarioReport[];
}

/** Why it is off the lists: by reports until somebody looks, or because somebody has looked. */
const [SHOWN, REPORTED, JUDGED] = [0, 1, 2];

/** How many stars a scenario has. */
const STARS = sql<number>`(select count(*) from scenario_stars where scenario_stars.scenario = scenarios.id)`;

const factsRow = ({ ruleset, own, even, languages, words, card }: ScenarioFacts) => ({
  ruleset,
  own: Number(own),
  even: Number(even),
  languages: ` ${languages.join(' ')} `,
  words,
  card,
});

const parentIn = (text: string | null): StoredEdition['parent'] => {
  const [scenario, edition] = text?.split('@') ?? [];
  return scenario === undefined ? null : { scenario, edition: Number(edition) };
};

function picturesIn(file: string): readonly string[] {
  const { pictures = [] } = JSON.parse(file) as { readonly pictures?: readonly { readonly picture: string }[] };
  return pictures.map(({ picture }) => picture);
}

export function scenarioStorage(
  db: Kysely<Schema>,
  shared: boolean,
  insideTransaction: InsideTransaction,
): ScenarioStorage {
  const publishedBefore = (within: Transaction<Schema>, hash: string) =>
    within
      .selectFrom('scenario_editions')
      .innerJoin('scenarios', 'scenarios.id', 'scenario_editions.scenario')
      .select(['scenarios.id', 'edition', 'owner'])
      .where('hash', '=', hash)
      .executeTakeFirst();

  return {
    addScenario: ({ id, owner, parent }, { file, hash, at, ...facts }, isListed, most) =>
      insideTransaction(async (within) => {
        const before = await publishedBefore(within, hash);
        if (before !== undefined) {
          if (before.owner === owner && isListed)
            await within.updateTable('scenarios').set({ listed: 1 }).where('id', '=', before.id).execute();
          return { scenario: before.id, edition: before.edition, isOthers: before.owner !== owner };
        }
        const { count } = await within
          .selectFrom('scenarios')
          .select((rows) => rows.fn.countAll().as('count'))
          .where('owner', '=', owner)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return null;
        await within
          .insertInto('scenarios')
          .values({
            id,
            owner,
            parent: parent === null ? null : `${parent.scenario}@${parent.edition}`,
            created: at,
            latest: 1,
            listed: Number(isListed),
            hidden: SHOWN,
            ...factsRow(facts),
          })
          .execute();
        await within.insertInto('scenario_editions').values({ scenario: id, edition: 1, file, hash, at }).execute();
        return { scenario: id, edition: 1, isOthers: false };
      }),
    addEdition: (scenario, owner, made, isListed) =>
      insideTransaction(async (within) => {
        const own = within
          .selectFrom('scenarios')
          .select('latest')
          .where('id', '=', scenario)
          .where('owner', '=', owner);
        const found = await (shared ? own.forUpdate() : own).executeTakeFirst();
        if (found === undefined) return null;
        const { file, hash, at, ...facts } = made(found.latest + 1);
        const before = await publishedBefore(within, hash);
        if (before !== undefined && before.id !== scenario)
          return { scenario: before.id, edition: before.edition, isOthers: before.owner !== owner };
        const numbered = (edition: number): string => `${hash}@${edition}`;
        const isSame =
          before?.edition === found.latest ||
          (before !== undefined && (await publishedBefore(within, numbered(found.latest))) !== undefined);
        const edition = isSame ? found.latest : found.latest + 1;
        await within
          .updateTable('scenarios')
          .set({ latest: edition, listed: Number(isListed), ...(isSame ? {} : factsRow(facts)) })
          .where('id', '=', scenario)
          .execute();
        // One that was published before, and is again, is an edition of its own: of another number.
        const row = { scenario, edition, file, hash: before === undefined ? hash : numbered(edition), at };
        if (!isSame) await within.insertInto('scenario_editions').values(row).execute();
        return { scenario, edition, isOthers: false };
      }),
    async edition(scenario, wanted) {
      const found = await db
        .selectFrom('scenarios')
        .innerJoin('scenario_editions', 'scenario_editions.scenario', 'scenarios.id')
        .select(['edition', 'latest', 'file', 'card', 'owner', 'parent'])
        .where('scenarios.id', '=', scenario)
        .where('edition', '=', wanted ?? sql<number>`latest`)
        .executeTakeFirst();
      return found === undefined ? null : { scenario, ...found, parent: parentIn(found.parent) };
    },
    async filesOf(scenario) {
      const found = await db.selectFrom('scenario_editions').select('file').where('scenario', '=', scenario).execute();
      return found.map(({ file }) => file);
    },
    async isEditionOf(scenario, hash) {
      const found = await db.selectFrom('scenario_editions').select('hash').where('scenario', '=', scenario).execute();
      // One that was published twice has its number behind it.
      return found.some((one) => one.hash.split('@')[0] === hash);
    },
    async listedScenarios({ ruleset, own, even, language, words, byStars = false, after }, most) {
      let query = db
        .selectFrom('scenarios')
        .select(['id', 'latest', 'card', 'created', STARS.as('stars')])
        .where('listed', '=', 1)
        .where('hidden', '=', SHOWN);
      if (ruleset !== undefined) query = query.where('ruleset', '=', ruleset);
      if (own !== undefined) query = query.where('own', '=', Number(own));
      if (even === true) query = query.where('even', '=', 1);
      if (language !== undefined) query = query.where('languages', 'like', `% ${language} %`);
      for (const word of words) query = query.where(sql<boolean>`words like ${contains(word)} escape '\\'`);
      if (after !== undefined) {
        const last = await db
          .selectFrom('scenarios')
          .select(['created', STARS.as('stars')])
          .where('id', '=', after)
          .executeTakeFirst();
        const created = Number(last?.created ?? 0);
        const stars = Number(last?.stars ?? 0);
        query = query.where((is) => {
          const isOlder = is.or([
            is('created', '<', created),
            is.and([is('created', '=', created), is('id', '<', after)]),
          ]);
          return byStars ? is.or([is(STARS, '<', stars), is.and([is(STARS, '=', stars), isOlder])]) : isOlder;
        });
      }
      if (byStars) query = query.orderBy(STARS, 'desc');
      const found = await query.orderBy('created', 'desc').orderBy('id', 'desc').limit(most).execute();
      return found.map(({ id, latest, card, created, stars }) => ({
        scenario: id,
        edition: latest,
        card,
        created: Number(created),
        stars: Number(stars),
      }));
    },
    async scenariosOf(owner) {
      const found = await db
        .selectFrom('scenarios')
        .selectAll()
        .where('owner', '=', owner)
        .orderBy('created')
        .execute();
      const reports = await db
        .selectFrom('scenario_reports')
        .innerJoin('scenarios', 'scenarios.id', 'scenario_reports.scenario')
        .select(['scenario', 'reason'])
        .distinct()
        .where('owner', '=', owner)
        .orderBy('reason')
        .execute();
      return found.map(({ id, latest, card, created, listed, hidden }) => ({
        scenario: id,
        edition: latest,
        card,
        created: Number(created),
        isListed: listed !== 0,
        isHidden: hidden !== SHOWN,
        reasons: reports.filter(({ scenario }) => scenario === id).map(({ reason }) => reason),
      }));
    },
    setOdds: (scenario, edition, odds, isEven) =>
      insideTransaction(async (within) => {
        const of = within
          .selectFrom('scenarios')
          .select('card')
          .where('id', '=', scenario)
          .where('latest', '=', edition);
        const found = await (shared ? of.forUpdate() : of).executeTakeFirst();
        if (found === undefined) return;
        const card = JSON.stringify({ ...(JSON.parse(found.card) as object), balance: odds });
        await within
          .updateTable('scenarios')
          .set({ card, even: Number(isEven) })
          .where('id', '=', scenario)
          .where('latest', '=', edition)
          .execute();
      }),
    async withdrawScenario(scenario, owner) {
      const { numUpdatedRows } = await db
        .updateTable('scenarios')
        .set({ listed: 0 })
        .where('id', '=', scenario)
        .where('owner', '=', owner)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    reportScenario: (report, most) =>
      insideTransaction(async (within) => {
        // Of two that come at once the second counts the first.
        const about = within.selectFrom('scenarios').select('id').where('id', '=', report.scenario);
        if ((await (shared ? about.forUpdate() : about).executeTakeFirst()) === undefined) return false;
        const { numInsertedOrUpdatedRows } = await within
          .insertInto('scenario_reports')
          .values(report)
          .onConflict((same) => same.columns(['scenario', 'reporter']).doNothing())
          .executeTakeFirstOrThrow();
        if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
        const all = within
          .selectFrom('scenario_reports')
          .select(['id', 'network'])
          .where('scenario', '=', report.scenario);
        // Browsers cost nothing: those of one address are one.
        const networks = new Set((await all.execute()).map(({ id, network }) => network || id));
        if (networks.size >= most)
          await within
            .updateTable('scenarios')
            .set({ hidden: REPORTED })
            .where('id', '=', report.scenario)
            .where('hidden', '=', SHOWN)
            .execute();
        return true;
      }),
    async reportedScenarios() {
      const reports = await db.selectFrom('scenario_reports').selectAll().orderBy('at').execute();
      const reported = [...new Set(reports.map(({ scenario }) => scenario))];
      const found = await db
        .selectFrom('scenarios')
        .select(['id', 'latest', 'card', 'hidden'])
        .where((is) => is.or([is('hidden', '!=', SHOWN), ...(reported.length > 0 ? [is('id', 'in', reported)] : [])]))
        .orderBy('created')
        .execute();
      return found.map(({ id, latest, card, hidden }) => ({
        scenario: id,
        edition: latest,
        card,
        hidden,
        reports: reports.filter(({ scenario }) => scenario === id).map((one) => ({ ...one, at: Number(one.at) })),
      }));
    },
  };
}

/** By whoever runs the server: `hidden`, off the lists for good; `shown`, on them again, and its reports are forgotten. */
export async function judgeScenario(
  within: Transaction<Schema>,
  scenario: string,
  is: 'hidden' | 'shown',
): Promise<boolean> {
  if (is === 'shown') await within.deleteFrom('scenario_reports').where('scenario', '=', scenario).execute();
  const { numUpdatedRows } = await within
    .updateTable('scenarios')
    .set({ hidden: is === 'shown' ? SHOWN : JUDGED })
    .where('id', '=', scenario)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** With all of its editions and reports, and the pictures that no other scenario shows. */
export async function removeScenario(within: Transaction<Schema>, scenario: string): Promise<boolean> {
  const editions = await within
    .selectFrom('scenario_editions')
    .select('file')
    .where('scenario', '=', scenario)
    .execute();
  const isGone = await deleteScenario(within, scenario);
  await deleteUnshown(within, [...new Set(editions.flatMap(({ file }) => picturesIn(file)))]);
  return isGone;
}

export async function deleteScenario(within: Transaction<Schema>, scenario: string): Promise<boolean> {
  for (const table of ['scenario_reports', 'scenario_stars', 'scenario_editions'] as const)
    await within.deleteFrom(table).where('scenario', '=', scenario).execute();
  const { numDeletedRows } = await within.deleteFrom('scenarios').where('id', '=', scenario).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Everything that somebody published and reported. */
export async function forgetScenarios(within: Transaction<Schema>, owner: string): Promise<void> {
  await within.deleteFrom('scenario_reports').where('reporter', '=', owner).execute();
  await forgetStars(within, owner);
  const own = await within.selectFrom('scenarios').select('id').where('owner', '=', owner).execute();
  for (const { id } of own) await deleteScenario(within, id);
}

/** What a browser had is its account's from now on. */
export async function moveScenarios(within: Transaction<Schema>, session: string, owner: string): Promise<void> {
  await within.updateTable('scenarios').set({ owner }).where('owner', '=', session).execute();
  await moveStars(within, session, owner);
  const reports = await within.selectFrom('scenario_reports').selectAll().where('reporter', '=', session).execute();
  await within.deleteFrom('scenario_reports').where('reporter', '=', session).execute();
  for (const report of reports)
    await within
      .insertInto('scenario_reports')
      .values({ ...report, reporter: owner })
      .onConflict((same) => same.columns(['scenario', 'reporter']).doNothing())
      .execute();
}
