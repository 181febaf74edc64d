/** What the server knows of a session: where it sits, and that all of it can be deleted. */
import type { Storage } from '../storage/storage.ts';
import { type Answer, ok } from './answers.ts';

/** Tables that are listed. */
const MOST = 200;

export interface Me {
  look(session: string | null): Promise<Answer>;
  /** Gets up everywhere, and deletes what it said and its channels. */
  forget(session: string | null): Promise<Answer>;
}

export function meOn(storage: Storage, seatsDiffer: (battle: string) => Promise<void>): Me {
  return {
    async look(session) {
      const sittings = session === null ? [] : await storage.sittingsOf(session, MOST);
      const tables = sittings.map(({ header, ...sitting }) => {
        const { ruleset, scenario } = JSON.parse(header.split('\n')[0] ?? '') as { ruleset: string; scenario: string };
        return { ...sitting, ruleset, scenario };
      });
      return ok({ tables });
    },
    async forget(session) {
      if (session === null) return ok({});
      const sittings = await storage.sittingsOf(session, MOST);
      await storage.forget(session);
      for (const { battle } of sittings) await seatsDiffer(battle);
      return ok({});
    },
  };
}
