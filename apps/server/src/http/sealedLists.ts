/** Lists that people choose in secret before a battle, such as squads: each sends its own, all are opened together. */
import { type AnyRuleset, begin, type Checked, readHeader, type RecordHeader, type Seat } from '@drumhead/engine';
import { dictionary, read, record, text } from '@drumhead/content/schema';
import { rulesetById, type SecretLists, secretListsOf } from '@drumhead/rulesets';
import { headerOf } from '../battles/headers.ts';
import type { Storage } from '../storage/storage.ts';
import type { BySeat, SealedLists } from '../storage/stored.ts';
import { against, type Answer, ok, refused } from './answers.ts';

const NAME = 200;
/** Characters of a list. */
const LONGEST = 64 * 1024;

const givenList = record({ seat: text(NAME), list: dictionary(NAME) }, {});

interface Sealed {
  readonly lists: SealedLists;
  /** With lists that could be there in the place of those that were given: everybody may know it. */
  readonly setup: unknown;
}

/** What is stored as a table is made: the list of its maker; the other people choose theirs. Null: none are chosen there. */
export function sealedIn(
  { ruleset, setup, mine }: { readonly ruleset: string; readonly setup: unknown; readonly mine: Seat },
  people: readonly Seat[],
): Sealed | null {
  const secret = secretListsOf(ruleset);
  const given = secret?.of(setup) ?? null;
  if (secret === null || given === null || people.length < 2) return null;
  const lists = Object.fromEntries(people.map((seat) => [seat, seat === mine ? JSON.stringify(given[seat]) : null]));
  return { lists, setup: secret.withExamples(setup, people) };
}

/** Lists of a battle as somebody may know them. */
export interface KnownLists {
  readonly missing: readonly Seat[];
  /** Of one's own seats alone: the list that is in, or one that could be there. */
  readonly yours: Readonly<Record<Seat, { readonly list: unknown; readonly isIn: boolean }>>;
}

/**
 * Null where all are open, or none are chosen in secret. `seats`: those of the reader; `isTold`: the reader may know whom the
 * table waits for.
 */
export function knownLists(
  header: string,
  lists: SealedLists | null,
  seats: readonly Seat[],
  isTold: boolean,
): KnownLists | null {
  if (lists === null) return null;
  const { secret, about } = secretIn(header);
  const examples = secret.of(about.setup) ?? {};
  const yours = Object.entries(lists)
    .filter(([seat]) => seats.includes(seat))
    .map(([seat, list]) => [seat, { list: list === null ? examples[seat] : JSON.parse(list), isIn: list !== null }]);
  const missing = isTold ? Object.keys(lists).filter((seat) => lists[seat] === null) : [];
  return { missing: missing.sort(), yours: Object.fromEntries(yours) };
}

/** Takes the list of a seat at which this session sits. `now`: milliseconds since 1970. */
export async function takeList(
  storage: Storage,
  session: string,
  table: string,
  body: unknown,
  now: number,
): Promise<Answer> {
  const asked = read(body, givenList);
  if (!asked.ok) return against(asked.problems);
  const { seat } = asked.value;
  const list = JSON.stringify(asked.value.list);
  if (list.length > LONGEST) return refused(413, 'the list is too long');
  const game = (await storage.table(table))?.games.at(-1);
  const seats = game === undefined ? null : await storage.sidesOf(session, game.battle);
  if (game === undefined || !seats?.includes(seat)) return refused(403, 'this is not your seat');
  const lists = await storage.sealedLists(game.battle);
  if (lists === null || !Object.hasOwn(lists, seat)) return refused(409, 'the lists are open');
  const { secret, about } = secretIn(game.header);
  const fits = secret.with(about.setup, seat, asked.value.list);
  if (!fits.ok) return against(fits.problems);
  const put = await storage.putList({ battle: game.battle, seat, list }, openedHeader, now);
  if (put === null) return refused(409, 'the lists are open');
  if (typeof put === 'object') return against(put.problems);
  return ok({ isOpen: put === 'opened' });
}

/** The header of a battle with all lists in their places. */
function openedHeader(header: string, lists: BySeat): Checked<string> {
  const { secret, about } = secretIn(header);
  let { setup } = about;
  for (const [seat, list] of Object.entries(lists)) {
    const next = secret.with(setup, seat, JSON.parse(list));
    if (!next.ok) return next;
    setup = next.value;
  }
  const begun = begin(rulesetById(about.ruleset) as AnyRuleset, setup);
  if (!begun.ok) return begun;
  const { scenario, seats } = about;
  const written = headerOf(begun.value, { scenario, seats });
  if (written === null) throw new Error('a list leads to a record that cannot be read');
  return { ok: true, value: written };
}

function secretIn(header: string): { readonly secret: SecretLists; readonly about: RecordHeader } {
  const read = readHeader(`${header}\n`);
  const secret = read.ok ? secretListsOf(read.value.ruleset) : null;
  if (!read.ok || secret === null) throw new Error('a battle with lists has a header that says whose');
  return { secret, about: read.value };
}
