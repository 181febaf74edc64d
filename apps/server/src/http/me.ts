/** What the server knows of a session: where it sits, and that all of it can be deleted. */
import type { Storage } from '../storage/storage.ts';
import type { Sitting } from '../storage/sessionRows.ts';
import { type Answer, ok } from './answers.ts';
import { knownUntil, tableAt } from './watched.ts';

/** Tables that are listed. */
const MOST = 200;

export interface Me {
  look(session: string | null): Promise<Answer>;
  /** Gets up everywhere, and deletes what it said and its channels. */
  forget(session: string | null): Promise<Answer>;
}

export interface MeNeeds {
  readonly storage: Storage;
  readonly now: () => number;
  /** Somebody no longer sits where he sat in this battle. */
  readonly seatsDiffer: (battle: string) => Promise<void>;
  /** Others are to be told of what changed in these battles. */
  readonly lookAt: (battles: readonly string[]) => Promise<void>;
}

export function meOn({ storage, now, seatsDiffer, lookAt }: MeNeeds): Me {
  /** Watchers who are told late must not read here what they are not told there. */
  async function asKnown(sitting: Sitting): Promise<Sitting> {
    const until = knownUntil(sitting.settings, now());
    if (sitting.seat !== '' || until === Number.POSITIVE_INFINITY) return sitting;
    const table = await storage.table(sitting.table);
    const game = table === null ? undefined : (await tableAt(storage, table, until)).games.at(-1);
    return game === undefined ? sitting : { ...sitting, battle: game.battle, header: game.header, over: game.over };
  }

  return {
    async look(session) {
      const sittings = session === null ? [] : await storage.sittingsOf(session, MOST);
      const seen = await Promise.all(sittings.map(asKnown));
      const tables = seen.map(({ header, settings: _agreed, created: _made, ...sitting }) => {
        const { ruleset, scenario } = JSON.parse(header.split('\n')[0] ?? '') as { ruleset: string; scenario: string };
        return { ...sitting, ruleset, scenario };
      });
      return ok({ tables });
    },
    async forget(session) {
      if (session === null) return ok({});
      const battles = await storage.forget(session);
      for (const battle of battles) await seatsDiffer(battle);
      await lookAt(battles);
      return ok({});
    },
  };
}
