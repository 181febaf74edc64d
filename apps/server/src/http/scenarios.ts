/** Scenarios that people publish: editions that never change, lists of them, what is reported of them. */
import { createHash } from 'node:crypto';
import { balanceIn, seemsEven } from '@drumhead/bots';
import { cardOf, soughtWords, wordsOf } from '@drumhead/content/library';
import { anything, choice, flag, type Infer, read, record, text, whole } from '@drumhead/content/schema';
import { begin, type Envelope, envelopeOf, isEnvelope, readHeader, rulesetOfEnvelope } from '@drumhead/engine';
import { REPORT_REASONS } from '@drumhead/protocol';
import { rulesetById } from '@drumhead/rulesets';
import type { NewEdition, StoredEdition } from '../storage/scenarioRows.ts';
import type { Storage } from '../storage/storage.ts';
import { addressDigest, reporterOf } from '../storage/reporters.ts';
import type { Odds } from '../work/odds.ts';
import type { World } from '../world.ts';
import { against, type Answer, ok, refused } from './answers.ts';
import { newName } from './keys.ts';

/** Characters of a scenario file. */
const LONGEST = 256 * 1024;
/** Characters of a card: lists hold many of them. */
const LONGEST_CARD = 16 * 1024;
/** Scenarios of one owner. */
const MOST_OWN = 200;
/** Cards of one answer. */
const MOST_LISTED = 24;
/** So many reports take a scenario off the lists, until somebody looks. */
const MOST_REPORTS = 3;
const MOST_EDITION = 9999;

const sent = record(
  { file: anything },
  {
    /** Left out: only those find it who have its address. */
    listed: flag,
    /** What it was made from. */
    parent: record({ scenario: text(40, '[\\w-]+'), edition: whole(1, MOST_EDITION) }, {}),
  },
);
const sentReport = record({ reason: choice(REPORT_REASONS) }, { edition: whole(1, MOST_EDITION), words: text(300) });

const word = text(40, '[\\w-]+');
const yes = choice(['0', '1']);
/** As an address has it. */
const sought = record(
  {},
  {
    ruleset: word,
    own: yes,
    even: yes,
    language: text(2, '[a-z]{2}'),
    words: text(200),
    order: choice(['stars']),
    after: word,
  },
);

export interface Scenarios {
  publish(owner: string, body: unknown): Promise<Answer>;
  /** Another edition of one's own. */
  change(owner: string | null, scenario: string, body: unknown): Promise<Answer>;
  list(query: unknown): Promise<Answer>;
  mine(owner: string | null): Promise<Answer>;
  /** `edition`: null for the last one. */
  look(owner: string | null, scenario: string, edition: string | null): Promise<Answer>;
  /** `address`: that it comes from, or its network. */
  report(owner: string, address: string, scenario: string, body: unknown): Promise<Answer>;
  withdraw(owner: string | null, scenario: string): Promise<Answer>;
  /** Gives a star, or takes it back; only who played the scenario to its end here may, and not its maker. */
  star(owner: string | null, scenario: string, isGiven: boolean): Promise<Answer>;
}

const GONE = refused(404, 'there is no such scenario');
const UNPLAYED = refused(403, 'a star is for who played it to its end here, and did not make it');
const NOT_YOURS = refused(404, 'no scenario of yours');

/** `key`: without it nobody can say whose digest an address has. */
/** `measure`: has an edition that is listed played for its odds. */
export function scenariosOn(
  storage: Storage,
  key: string,
  now: () => number,
  world: World,
  measure: Odds['measure'],
): Scenarios {
  /** What was sent, found to be fit for others; or why not. */
  async function checked(owner: string, body: unknown): Promise<{ readonly ok: true; readonly sent: Sent } | Refused> {
    const asked = read(body, sent);
    if (!asked.ok) return against(asked.problems);
    const { file: given, listed = false, parent = null } = asked.value;
    const sound = soundFile(given);
    if (!sound.ok) return sound;
    const { file } = sound;
    const from = parent === null ? null : await storage.edition(parent.scenario, parent.edition);
    if (parent !== null && from === null) return wrong('parent: there is no such edition');
    const fault = licenceFault(file, from);
    if (fault !== null) return wrong(fault);
    const pictures = (file.pictures ?? []).map(({ picture }) => picture);
    if (!(await storage.publishPictures(pictures, owner))) return wrong('pictures: send them first');
    return { ok: true, sent: { file, isListed: listed, parent } };
  }

  const editionOf = (file: Envelope, edition: number): NewEdition => {
    const { edition: _, ...bare } = file;
    const card = cardOf({ ...file, edition });
    const hash = hashOf(bare);
    const { ruleset, own = false, languages = [] } = card;
    return {
      ruleset,
      own,
      languages,
      // As its maker measured it.
      even: file.balance !== undefined && seemsEven(balanceIn(file.balance).verdict),
      words: wordsOf(card),
      card: JSON.stringify(card),
      file: JSON.stringify({ ...file, edition }),
      hash,
      at: now(),
    };
  };

  /** Did he play any edition of it to its end at a table of this server, and is it not his own? */
  async function mayStar(owner: string | null, { scenario, owner: maker }: StoredEdition): Promise<boolean> {
    if (owner === null || owner === maker) return false;
    // Editions may have had different titles.
    const titles = (await storage.filesOf(scenario)).map((file) =>
      JSON.stringify((JSON.parse(file) as Envelope).title),
    );
    for (const title of new Set(titles))
      for (const header of await storage.endedHeadersOf(owner, title)) {
        const read = readHeader(`${header}\n`);
        const played = read.ok ? envelopeOf(read.value.setup) : null;
        if (played === null) continue;
        const { edition: _, ...bare } = played;
        if (await storage.isEditionOf(scenario, hashOf(bare))) return true;
      }
    return false;
  }

  return {
    async publish(owner, body) {
      const found = await checked(owner, body);
      if (!found.ok) return found;
      const { file, isListed, parent } = found.sent;
      const made = { id: newName(world), owner, parent };
      const published = await storage.addScenario(made, editionOf(file, 1), isListed, MOST_OWN);
      if (published === null) return refused(409, `at most ${MOST_OWN} scenarios`);
      if (isListed) await measure(published.scenario, published.edition, file);
      return ok(published);
    },
    async change(owner, scenario, body) {
      if (owner === null) return NOT_YOURS;
      const before = await storage.edition(scenario, null);
      if (before?.owner !== owner) return NOT_YOURS;
      const found = await checked(owner, body);
      if (!found.ok) return found;
      const { file, isListed } = found.sent;
      const fault = licenceFault(
        file,
        before.parent && (await storage.edition(before.parent.scenario, before.parent.edition)),
      );
      if (fault !== null) return refused(400, fault);
      const published = await storage.addEdition(scenario, owner, (edition) => editionOf(file, edition), isListed);
      if (published === null) return NOT_YOURS;
      if (isListed) await measure(published.scenario, published.edition, file);
      return ok(published);
    },
    async list(query) {
      // A field that is left empty wants nothing.
      const asked = read(Object.fromEntries(Object.entries(Object(query)).filter(([, value]) => value !== '')), sought);
      if (!asked.ok) return against(asked.problems);
      const { ruleset, own, even, language, words = '', order, after } = asked.value;
      const found = await storage.listedScenarios(
        {
          words: soughtWords(words).slice(0, 8),
          ...(ruleset === undefined ? {} : { ruleset }),
          ...(own === undefined ? {} : { own: own === '1' }),
          ...(even === '1' ? { even: true } : {}),
          ...(language === undefined ? {} : { language }),
          byStars: order === 'stars',
          ...(after === undefined ? {} : { after }),
        },
        MOST_LISTED,
      );
      const scenarios = found.map(({ card, ...one }) => ({ ...one, card: JSON.parse(card) as unknown }));
      return ok({ scenarios, after: found.length < MOST_LISTED ? null : (found.at(-1)?.scenario ?? null) });
    },
    async mine(owner) {
      const found = owner === null ? [] : await storage.scenariosOf(owner);
      return ok({ scenarios: found.map(({ card, ...one }) => ({ ...one, card: JSON.parse(card) as unknown })) });
    },
    async look(owner, scenario, given) {
      const edition = given === null ? null : /^\d{1,4}$/.test(given) ? Number(given) : 0;
      const found = await storage.edition(scenario, edition);
      if (found === null) return GONE;
      const parent = found.parent && (await storage.edition(found.parent.scenario, found.parent.edition));
      return ok({
        scenario,
        edition: found.edition,
        latest: found.latest,
        yours: owner !== null && found.owner === owner,
        ...(await storage.starsOf(scenario, owner)),
        mayStar: await mayStar(owner, found),
        file: JSON.parse(found.file) as unknown,
        parent: parent && { scenario: parent.scenario, edition: parent.edition, ...namesIn(parent) },
      });
    },
    async report(owner, address, scenario, body) {
      const asked = read(body, sentReport);
      if (!asked.ok) return against(asked.problems);
      const found = await storage.edition(scenario, asked.value.edition ?? null);
      if (found === null) return GONE;
      const { reason, words = '' } = asked.value;
      const report = {
        id: newName(world),
        scenario,
        edition: found.edition,
        reporter: owner,
        network: reporterOf(key, addressDigest(scenario, address)),
        reason,
        // No text of PostgreSQL holds it.
        words: words.replaceAll('\0', ''),
        at: now(),
      };
      const isNew = await storage.reportScenario(report, MOST_REPORTS);
      return ok({ reported: isNew });
    },
    async star(owner, scenario, isGiven) {
      const found = await storage.edition(scenario, null);
      if (found === null) return GONE;
      // Whoever gave one may take it back, though his battle is deleted by now.
      if (owner === null || (isGiven && !(await mayStar(owner, found)))) return UNPLAYED;
      await storage.star(scenario, owner, isGiven, now());
      return ok(await storage.starsOf(scenario, owner));
    },
    async withdraw(owner, scenario) {
      const isGone = owner !== null && (await storage.withdrawScenario(scenario, owner));
      return isGone ? ok({}) : NOT_YOURS;
    },
  };
}

/** Of a file without the number of its edition. */
const hashOf = (bare: Omit<Envelope, 'edition'>): string =>
  createHash('sha256').update(JSON.stringify(bare)).digest('hex');

type Refused = Answer & { readonly ok: false };

interface Sent {
  readonly file: Envelope;
  readonly isListed: boolean;
  readonly parent: NonNullable<Infer<typeof sent>['parent']> | null;
}

const wrong = (error: string): Refused => ({ ok: false, status: 400, error });

/** A scenario file that a battle begins from. */
function soundFile(given: unknown): { readonly ok: true; readonly file: Envelope } | Refused {
  if (!isEnvelope(given)) return wrong('file: a scenario file');
  const ruleset = rulesetById(rulesetOfEnvelope(given) ?? '');
  if (ruleset === null) return wrong('file.ruleset: one that is known here');
  const begun = begin(ruleset, given);
  if (!begun.ok) return against(begun.problems);
  // What is nested too deeply is no set-up.
  if (JSON.stringify(given).length > LONGEST) return wrong(`file: at most ${LONGEST} characters`);
  const file = envelopeOf(given);
  if (file === null) return wrong('file: a scenario file');
  if (file.underlay !== undefined) return wrong('file.underlay: the picture under the table stays at home');
  if (JSON.stringify(cardOf(file)).length > LONGEST_CARD)
    return wrong('file: a title and a briefing in fewer languages');
  return { ok: true, file };
}

/** A licence is wanted, and that of what it was made from where that one asks for it. */
function licenceFault({ licence }: Envelope, from: StoredEdition | null): string | null {
  if (licence === undefined) return 'file.licence: whoever publishes says how it may be passed on';
  const before = from && (JSON.parse(from.file) as Envelope).licence;
  return before === 'CC-BY-SA-4.0' && licence !== before ? `file.licence: ${before}, as what it was made from` : null;
}

/** What a fork says of its origin. */
function namesIn({ file }: StoredEdition): Pick<Envelope, 'title' | 'author' | 'licence'> {
  const { title, author, licence } = JSON.parse(file) as Envelope;
  return { title, ...(author === undefined ? {} : { author }), ...(licence === undefined ? {} : { licence }) };
}
