/** What the operator set and did, as this process knows it: read anew every few seconds, whoever did it and wherever. */
import type { Storage } from '../storage/storage.ts';
import type { StoredAct, StoredBan } from '../storage/operatorRows.ts';
import type { World } from '../world.ts';
import { blockListOf } from './acts.ts';
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
  look(): Promise<void>;
  close(): void;
}

export interface WatchNeeds {
  readonly storage: Storage;
  readonly now: () => number;
  readonly world: Pick<World, 'every'>;
  /** Milliseconds between two looks. */
  readonly looks: number;
  /** Something was done, here or elsewhere. */
  readonly done: (acts: readonly StoredAct[]) => Promise<void>;
  readonly report: (what: string, error: unknown) => void;
}

export async function watchOn({ storage, now, world, looks, done, report }: WatchNeeds): Promise<Watch> {
  let last = await storage.lastAct();
  let settings = await storage.operatorSettings();
  let limits = limitsIn(settings);
  let bans: readonly StoredBan[] = await storage.bans(now());

  async function look(): Promise<void> {
    // Every act leaves a note: where there is none, nothing differs.
    if ((await storage.lastAct()) === last) return;
    const acts = await storage.actsAfter(last);
    settings = await storage.operatorSettings();
    limits = limitsIn(settings);
    bans = await storage.bans(now());
    last = acts.at(-1)?.number ?? last;
    await done(acts);
  }

  let looking: Promise<void> | null = null;
  const lookOnce = (): Promise<void> =>
    (looking ??= look().finally(() => {
      looking = null;
    }));
  const stop = world.every(looks, () => {
    lookOnce().catch((error: unknown) => report('what the operator did was not read', error));
  });

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
    look: lookOnce,
    close: stop,
  };
}

function isIn(network: string, address: string): boolean {
  const list = blockListOf(network);
  return list?.check(address, address.includes(':') ? 'ipv6' : 'ipv4') === true;
}
