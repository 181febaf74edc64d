/** Pages of battles that are over, where their players agreed to that: what stands there, and lists of those that everybody sees. */
import { choice, constant, read, record, tagged, text } from '@drumhead/content/schema';
import type { Sketch } from '@drumhead/content/sketch';
import { scriptOf } from '@drumhead/engine';
import type { ArchivedBattle, BattlePage } from '@drumhead/protocol';
import type { StoredPage } from '../storage/pageRows.ts';
import type { Storage } from '../storage/storage.ts';
import { against, type Answer, ok, refused } from './answers.ts';
import { type Naming, namingIn, withoutTexts } from './naming.ts';
import { recordAnswer } from './records.ts';

/** Battles of one answer. */
const MOST_LISTED = 24;

const word = text(60, '[\\w-]+');
/** As an address has it. */
const sought = record(
  {},
  { ruleset: word, variant: word, scenario: word, nation: word, result: choice(['won', 'lost', 'drawn']), after: word },
);
/** What whoever played there may still change, by himself. */
const wanted = tagged('do', [record({ do: constant('close') }, {}), record({ do: constant('nameless') }, {})]);

export interface BattlePages {
  look(owner: string | null, battle: string): Promise<Answer>;
  record(owner: string | null, battle: string): Promise<Answer>;
  change(owner: string | null, battle: string, body: unknown): Promise<Answer>;
  archive(query: unknown): Promise<Answer>;
  /** The page, if this owner may see it; null: there is none for him. */
  seen(owner: string | null, battle: string): Promise<StoredPage | null>;
}

/** Whether there is none, or it is private, is nobody's business. */
const NONE = refused(404, 'this battle is private, or there is none');

export function battlePagesOn(storage: Storage, now: () => number): BattlePages {
  const sidesOf = async (owner: string | null, battle: string): Promise<readonly string[]> =>
    owner === null ? [] : ((await storage.sidesOf(owner, battle)) ?? []).filter((side) => side !== '');

  async function seen(owner: string | null, battle: string): Promise<StoredPage | null> {
    const page = await storage.page(battle);
    if (page === null || (page.shown !== 'private' && page.at <= now())) return page;
    return (await sidesOf(owner, battle)).length > 0 ? page : null;
  }

  return {
    seen,
    async look(owner, battle) {
      const page = await seen(owner, battle);
      if (page === null) return NONE;
      const { shown, count: n } = page;
      const yours = await sidesOf(owner, battle);
      return ok({ ...aboutIn(page), naming: namingIn(page.header), shown, n, yours } satisfies BattlePage<Naming>);
    },
    async record(owner, battle) {
      const stored = (await seen(owner, battle)) === null ? null : await storage.battle(battle);
      return stored === null ? NONE : recordAnswer(stored);
    },
    async change(owner, battle, body) {
      const asked = read(body, wanted);
      if (!asked.ok) return against(asked.problems);
      const sides = await sidesOf(owner, battle);
      if (sides.length === 0 || (await storage.page(battle)) === null) return NONE;
      if (asked.value.do === 'close') await storage.closePage(battle);
      else for (const side of sides) await storage.takeNameOff(battle, side);
      return ok({});
    },
    async archive(query) {
      // A field that is left empty wants nothing.
      const asked = read(Object.fromEntries(Object.entries(Object(query)).filter(([, value]) => value !== '')), sought);
      if (!asked.ok) return against(asked.problems);
      const found = await storage.publicPages(asked.value, now(), MOST_LISTED);
      const battles = found.map(archivedIn);
      return ok({ battles, after: found.length < MOST_LISTED ? null : (found.at(-1)?.battle ?? null) });
    },
  };
}

/** A battle as it stands on lists, which everybody reads: what its makers wrote by hand stays on its page. */
export function archivedIn(page: StoredPage): ArchivedBattle<Naming> {
  const { setup } = JSON.parse(page.header.split('\n')[0] ?? '') as { readonly setup: unknown };
  const { sketch, ...about } = aboutIn(page);
  const sides = sketch.sides.map(({ name: _name, ...side }) => side);
  const naming = withoutTexts(namingIn(page.header), scriptOf(setup) !== undefined);
  return { ...about, sketch: { ...sketch, sides }, naming };
}

function aboutIn({ battle, header, players, names, winner, at, sketch }: StoredPage) {
  const { ruleset, scenario } = JSON.parse(header.split('\n')[0] ?? '') as {
    readonly ruleset: string;
    readonly scenario: string | null;
  };
  const seats = Object.entries(players).map(([seat, player]) => ({ seat, player, name: names[seat] ?? null }));
  return { battle, ruleset, scenario, seats, winner, at, sketch: JSON.parse(sketch) as Sketch };
}
