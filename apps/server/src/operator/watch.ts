/** What the operator set and did, as this process knows it: read anew every few seconds, whoever did it and wherever. */
import type { Storage } from '../storage/storage.ts';
import type { StoredAct, StoredBan } from '../storage/operatorRows.ts';
import { isIn } from './networks.ts';
import { limitsIn, type Settable } from './settings.ts';

export interface Watch {
  /** Why there are no new tables; null: there are. */
  closed(): string | null;
  /** What is set; undefined: nothing is. */
  limit(name: Settable): number | undefined;
  /** All limits, as they are where nothing is set. */
  limits(unset: Readonly<Record<Settable, number>>): Readonly<Record<Settable, number>>;
  settings(): Readonly<Record<string, string>>;
  /** Is anybody banned, so that it is worth asking who comes? */
  hasBans(extent: 'all' | 'words'): boolean;
  /** When the ban ends of somebody who comes from this network; null: there is none. */
  bannedUntil(owner: string | null, address: string): number | null;
  isSilenced(owners: readonly string[]): boolean;
  /** Reads what is new; `done`: does what was done, here or elsewhere. */
  look(done: (acts: readonly StoredAct[]) => Promise<void>): Promise<void>;
}

export async function watchOn({
  storage,
  now,
}: {
  readonly storage: Storage;
  readonly now: () => number;
}): Promise<Watch> {
  let last = await storage.lastAct();
  let settings = await storage.operatorSettings();
  let limits = limitsIn(settings);
  let bans: readonly StoredBan[] = await storage.bans(now());

  async function look(done: Parameters<Watch['look']>[0]): Promise<void> {
    // Every act leaves a note: where there is none, nothing differs.
    if ((await storage.lastAct()) === last) return;
    const acts = await storage.actsAfter(last);
    settings = await storage.operatorSettings();
    limits = limitsIn(settings);
    bans = await storage.bans(now());
    await done(acts);
    // What failed is done again at the next look.
    last = acts.at(-1)?.number ?? last;
  }

  let looking: Promise<void> | null = null;

  const inForce = (extent: 'all' | 'words'): readonly StoredBan[] =>
    bans.filter((ban) => ban.extent === extent && ban.until > now());
  return {
    closed: () => settings['tables.closed'] ?? null,
    limit: (name) => limits[name],
    limits: (unset) => ({ ...unset, ...limits }),
    settings: () => settings,
    hasBans: (extent) => inForce(extent).length > 0,
    bannedUntil(owner, address) {
      const [network = ''] = address.split('/');
      const own = inForce('all').filter(({ kind, who }) => (kind === 'person' ? who === owner : isIn(who, network)));
      return own.length === 0 ? null : Math.max(...own.map(({ until }) => until));
    },
    isSilenced: (owners) => inForce('words').some(({ who }) => owners.includes(who)),
    look: (done) =>
      (looking ??= look(done).finally(() => {
        looking = null;
      })),
  };
}
