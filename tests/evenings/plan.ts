/** What is to happen in an evening, as data: made from a seed, and less of it when an evening is made shorter. */
import { Chance } from './kernel.ts';
import type { CommitFault } from './store.ts';

/** Something that goes wrong; `at`: milliseconds after people sat down. */
export type Fault = { readonly at: number } & (
  | { readonly kind: 'crash'; readonly host: number; readonly down: number; readonly isSilent: boolean }
  | { readonly kind: 'restart'; readonly host: number; readonly down: number }
  | { readonly kind: 'outage'; readonly host: number; readonly length: number }
  | { readonly kind: 'commit'; readonly host: number; readonly what: CommitFault; readonly ofLines: boolean }
  | { readonly kind: 'slow'; readonly host: number; readonly length: number; readonly delay: number }
  | { readonly kind: 'wall'; readonly host: number; readonly by: number }
  | { readonly kind: 'cut'; readonly device: number; readonly length: number; readonly isSilent: boolean }
  | { readonly kind: 'deaf'; readonly device: number; readonly length: number }
  | { readonly kind: 'sleep'; readonly device: number; readonly length: number }
  | { readonly kind: 'reload'; readonly device: number }
  | { readonly kind: 'tab'; readonly device: number }
  /** The person takes a new link, which puts out every other device at the seat. */
  | { readonly kind: 'link'; readonly device: number }
  /** The same person on another device, with another salt. */
  | { readonly kind: 'other'; readonly device: number }
);

/** One evening. What is left out of it leaves the rest as it was. */
export interface Plan {
  readonly seed: number;
  readonly ruleset: string;
  readonly scenario: string;
  readonly hosts: number;
  readonly clock: {
    readonly kind: 'live' | 'turns';
    readonly bank: number;
    readonly gain: number;
    readonly cap: number;
  } | null;
  /** Share of hints that are lost. */
  readonly lost: number;
  /** Milliseconds after which the second person comes for the first time. */
  readonly late: number;
  /** Milliseconds of play. */
  readonly length: number;
  /** Milliseconds of nobody doing anything afterwards, with faults still. */
  readonly rest: number;
  /** Acts of one person. */
  readonly acts: number;
  readonly pauses: boolean;
  readonly watches: boolean;
  /** Afterwards nobody comes for two weeks. */
  readonly weeks: boolean;
  /** The table is an open challenge, which two people want to take. */
  readonly challenge: boolean;
  readonly faults: readonly Fault[];
}

const SECOND = 1000;
const MINUTE = 60_000;

/** Faults in which the server stands all the time. */
const OF_NETS: readonly Fault['kind'][] = ['cut', 'deaf', 'sleep', 'reload', 'tab', 'link', 'other'];

/** The evening of a seed. */
export function planOf(seed: number): Plan {
  const chance = new Chance(seed, 'plan');
  const hosts = chance.is(0.5) ? 1 : chance.between(2, 3);
  const acts = chance.between(8, 40);
  const length = acts * chance.between(4, 20) * SECOND;
  const isLarge = chance.is(0.3);
  const rest = chance.is(0.4) ? chance.between(130, 500) * SECOND : 0;
  const clock = chance.is(0.6)
    ? null
    : chance.is(0.5)
      ? { kind: 'live' as const, bank: chance.between(60, 600) * SECOND, gain: 5000, cap: 900 * SECOND }
      : { kind: 'turns' as const, bank: chance.between(1, 72) * 60 * MINUTE, gain: 0, cap: 72 * 60 * MINUTE };
  const count = chance.int(9);
  const faults: Fault[] = [];
  for (let i = 0; i < count; i++) {
    const one = new Chance(seed, 'fault', i);
    // The beginning, when dice are bound, is short and full.
    const at = Math.floor(one.next() * (one.is(0.15) ? 3000 : length + rest));
    const host = one.int(hosts);
    const device = one.int(3);
    const short = Math.floor(one.next() * one.next() * 3 * MINUTE) + 500;
    switch (one.int(13)) {
      case 0:
      case 1:
        faults.push({ kind: 'crash', at, host, down: one.between(200, 20_000), isSilent: one.is(0.3) });
        break;
      case 2:
        faults.push({ kind: 'restart', at, host, down: one.between(200, 8000) });
        break;
      case 3:
        faults.push({ kind: 'outage', at, host, length: short });
        break;
      case 4:
      case 5:
        faults.push({
          kind: 'commit',
          at,
          host,
          what: one.of(['before', 'after', 'crashBefore', 'crashAfter'] as const),
          ofLines: one.is(0.75),
        });
        break;
      case 6:
        faults.push({ kind: 'slow', at, host, length: short, delay: one.between(5, 1500) });
        break;
      case 7:
        faults.push({ kind: 'cut', at, device, length: short, isSilent: one.is(0.6) });
        break;
      case 8:
        faults.push({ kind: one.is(0.5) ? 'deaf' : 'reload', at, device, length: short });
        break;
      case 9:
        faults.push({ kind: 'sleep', at, device, length: one.is(0.3) ? short * 60 : short });
        break;
      case 10:
        faults.push({ kind: one.is(0.6) ? 'tab' : 'other', at, device });
        break;
      case 12:
        // Somebody else sits there, too, and one of the two wants the seat alone.
        faults.push({ kind: 'other', at, device });
        faults.push({ kind: 'link', at: at + one.between(500, 30_000), device: one.int(4) });
        break;
      case 11:
        faults.push({ kind: 'wall', at, host, by: (one.is(0.5) ? -1 : 1) * one.of([2, 30, 600, 3600, 7200]) * SECOND });
        break;
    }
  }
  // Whoever is to be told hears it two minutes after the last order: a process that ends while it tells.
  const telling = new Chance(seed, 'telling');
  if (rest > 250 * SECOND && telling.is(0.5)) {
    const at = length + telling.between(100, 170) * SECOND;
    const [host, down] = [telling.int(hosts), telling.between(200, 20_000)];
    faults.push({ kind: 'crash', at, host, down, isSilent: telling.is(0.3) });
  }
  // Where one clock says how much time everybody has it is set while people play, and nothing else may stop the clocks.
  const setting = new Chance(seed, 'setting');
  if (clock?.kind === 'live' && hosts === 1 && setting.is(0.7)) {
    // Less than what counts as a time without a server.
    const by = setting.of([-600, -60, 60, 70]) * SECOND;
    const ofNets = faults.filter(({ kind }) => OF_NETS.includes(kind));
    faults.splice(0, faults.length, ...ofNets);
    faults.push({ kind: 'wall', at: Math.floor((setting.next() * length * 2) / 3), host: 0, by });
  }
  // Dice are bound once everybody has come, and begin anew where somebody comes with another device meanwhile.
  const coming = new Chance(seed, 'coming');
  const late = coming.is(0.25) ? Math.min(coming.between(5, 120) * SECOND, length / 2) : 0;
  if (late > 0 && coming.is(0.5)) {
    const at = late + coming.between(-4000, 1500);
    faults.push({ kind: 'other', at, device: 0 });
  }
  faults.sort((a, b) => a.at - b.at);
  return {
    seed,
    ruleset: isLarge ? 'large-battles' : 'skirmish',
    scenario: isLarge ? 'peninsular-clash' : 'shakos-pick-up',
    hosts,
    clock,
    lost: chance.of([0, 0.3, 1]),
    late,
    length,
    rest,
    acts,
    watches: chance.is(0.3),
    challenge: chance.is(0.3),
    weeks: clock === null && new Chance(seed, 'weeks').is(0.1),
    pauses: !faults.some(({ kind }) => kind === 'wall'),
    faults,
  };
}
