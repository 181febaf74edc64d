/** Everything that notices are sent to: slow, silent, or failing. */
import type { NotifierNeeds } from '../../apps/server/src/notices/notifier.ts';
import type { Host } from './host.ts';
import type { Sim } from './kernel.ts';
import type { Store } from './store.ts';

/** A notice that arrived. */
export interface SentNotice {
  readonly seat: string;
  readonly kind: string;
  /** The channel. */
  readonly to: string;
  readonly at: number;
  /** Lines of the record as it was sent: more may come before it arrives. */
  readonly lines: number;
  /** The question that was open then, as it is stored. */
  readonly question: string | null;
}

/** Milliseconds after which nobody waits for the answer of a silent one. */
const SILENT = 45_000;
/** Shares of notices that fail, and that are never answered. */
const FAILS = 0.1;
const STAYS_SILENT = { quick: 0.02, slow: 0.5 } as const;

/** Sends in the place of the world outside. */
export function outsideOf({
  sim,
  store,
  notices,
}: {
  readonly sim: Sim;
  readonly store: Store;
  readonly notices: SentNotice[];
}): (by: Host) => NotifierNeeds['send'] {
  let deliveries = 0;
  return (by) => (channel, notice) => {
    const chance = sim.chance('deliver', ++deliveries);
    const { owner } = by;
    const lines = store.durable.length;
    const isSilent = chance.is(STAYS_SILENT[channel.target.includes('slow') ? 'slow' : 'quick']);
    return new Promise((done) => {
      sim.after(isSilent ? SILENT : 30 + chance.next() * 3000, 'deliver', () => {
        if (owner.isDead) return undefined;
        if (isSilent || chance.is(FAILS))
          return done({ ok: false, gone: false, result: { key: 'protocol.sent.failed', facts: {} } });
        const seat = notice.seat ?? '';
        sim.say(`notice ${notice.t} to ${seat}`);
        sim.count('notices');
        const question = store.raw.prepare('select question from questions').get()?.['question'] ?? null;
        const sent = { seat, kind: notice.t, to: channel.id, at: sim.now, lines };
        notices.push({ ...sent, question: question === null ? null : String(question) });
        return done({ ok: true, gone: false, result: { key: 'protocol.sent.ok', facts: {} } });
      });
    });
  };
}
