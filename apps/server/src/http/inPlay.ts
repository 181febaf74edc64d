/** Tables in play that everybody may watch, since their players agreed to a public page: as watchers of each know it. */
import { scriptOf } from '@drumhead/engine';
import type { TableInPlay } from '@drumhead/protocol';
import type { Storage } from '../storage/storage.ts';
import { timeOf } from '../storage/stored.ts';
import { type Answer, ok, refused } from './answers.ts';
import { type Naming, namingIn, withoutTexts } from './naming.ts';
import { knownUntil, tableAt } from './watched.ts';

/** Tables that are listed, and how old their last order may be, in milliseconds: of others nobody knows whether they go on. */
const MOST = 24;
const LATEST = 14 * 24 * 3_600_000;

export interface InPlay {
  list(): Promise<Answer>;
  /** Takes a watcher's seat there. */
  watch(session: string, table: string): Promise<Answer>;
}

export function inPlayOn(storage: Storage, now: () => number): InPlay {
  async function inPlay(id: string): Promise<(TableInPlay<Naming> & { readonly at: number }) | null> {
    const table = await storage.table(id);
    if (table === null) return null;
    const { settings } = table;
    const known = await tableAt(storage, table, knownUntil(settings, now()));
    const game = known.games.at(-1);
    const [, last] = game === undefined ? [] : (await storage.endsOf(game.battle)).map(timeOf);
    if (game === undefined || game.over || last === undefined) return null;
    const { ruleset, scenario, setup } = JSON.parse(game.header.split('\n')[0] ?? '') as {
      readonly ruleset: string;
      readonly scenario: string | null;
      readonly setup: unknown;
    };
    const names = await storage.namesAt(id);
    return {
      table: id,
      ruleset,
      scenario,
      naming: withoutTexts(namingIn(game.header), scriptOf(setup) !== undefined),
      seats: Object.entries(game.players).map(([seat, player]) => ({
        seat,
        player,
        name: names[game.chairs[seat] ?? ''] ?? null,
      })),
      delay: settings.delay ?? 0,
      at: last,
    };
  }

  return {
    async list() {
      const tables = await storage.publicTables(now() - LATEST, MOST);
      const found = (await Promise.all(tables.map(inPlay))).filter((one) => one !== null);
      // When exactly somebody moved is told later than that where watchers are told late.
      const inOrder = found.sort((a, b) => b.at - a.at).map(({ at: _last, ...one }): TableInPlay<Naming> => one);
      return ok({ tables: inOrder });
    },
    async watch(session, table) {
      const isSeated = await storage.watchPublic(session, table);
      return isSeated ? ok({ table }) : refused(404, 'no table that everybody may watch');
    },
  };
}
