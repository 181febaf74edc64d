/** Promises about clocks, and about notices that come in time and once. */
import { leftAt } from '@drumhead/protocol';
import type { Device } from './device.ts';
import type { Evening } from './gathering.ts';
import { firstOf, type Invariant, PUT_OUT, SECOND, stateOf } from './invariant.ts';
import type { SentNotice } from './outside.ts';
import type { Fault } from './plan.ts';
import { sitting } from './sitting.ts';
import { EPOCH } from './store.ts';
import { saidIn } from './truth.ts';

const DAY = 86_400_000;
/** Of silence, clocks that were set forward apart. */
const SILENT_DAYS = 13;
/** Milliseconds that a process rounds off in all where it says when it told of clocks. */
const ROUNDED = 2;
/** Faults after which the server was not there for a while, or could not note that it was. */
const STOPS_CLOCKS: readonly Fault['kind'][] = ['crash', 'restart', 'outage', 'slow', 'commit'];

/** Can the time that people have left be foretold? */
function hasOneClock({ plan, truth, hosts }: Evening): boolean {
  if (plan.clock === null) return false;
  const isSet = plan.faults.some(({ kind }) => kind === 'wall');
  const isOne = hosts.length === 1 && hosts.every(({ startsWrong }) => !startsWrong);
  return !isSet || (isOne && truth.pauses().length === 0);
}

/** What is wrong with the clocks that this page shows, where it knows all of the battle; `at`: when they were told. */
function wrongClock(evening: Evening, device: Device, at: number): string | undefined {
  const { truth, seats } = evening;
  const shown = stateOf(device)?.clock?.news;
  if (shown === undefined || truth.lines.length === 0 || !hasOneClock(evening)) return undefined;
  // Clocks come in a message of their own after the lines: until then a page shows those of the moment before.
  const clock = truth.clockAfter(truth.lines.filter((line) => EPOCH + line.at <= at + ROUNDED));
  if (clock === null) return undefined;
  const slack = slackOf(evening) + truth.lines.length * 30;
  return firstOf(seats, (seat) => {
    const should = leftAt(clock, truth.pauses(), seat, at);
    const is = shown.left[seat] ?? 0;
    return Math.abs(should - is) > slack
      ? `${seat} has ${Math.round(is / SECOND)} s left by the server, ${Math.round(should / SECOND)} by steady time`
      : undefined;
  });
}

/** Milliseconds by which clocks may differ: what storage takes, and what time gains or loses until clocks agree again. */
function slackOf({ plan, sim }: Evening): number {
  const slow = plan.faults.reduce((sum, one) => sum + (one.kind === 'slow' ? one.delay * 60 : 0), 0);
  const away = plan.faults.filter(({ kind }) => kind === 'outage').length * 5 * SECOND;
  const isSet = plan.faults.some(({ kind }) => kind === 'wall');
  return 3 * SECOND + slow + away + (isSet ? sim.now / 20 : 0);
}

export const OF_TIME: readonly Invariant[] = [
  {
    name: 'clock',
    promise: '6: nobody loses time, or the battle, to a clock that was set',
    committed(evening, lines) {
      const { truth, sim, away } = evening;
      return firstOf(lines, (line) => {
        const { player, seat } = saidIn(line.text);
        if (player === 'silence') {
          const since = truth.lines[truth.lines.indexOf(line) - 1]?.at ?? 0;
          const days = (sim.now - since - away) / DAY;
          return days < SILENT_DAYS ? `drawn for a silence of ${days.toFixed(1)} days` : undefined;
        }
        if ((player !== 'clock' && player !== 'captain') || !hasOneClock(evening)) return undefined;
        const before = truth.lines.slice(0, truth.lines.indexOf(line));
        const clock = truth.clockAfter(before);
        const left = clock === null ? 0 : leftAt(clock, truth.pauses(), String(seat), EPOCH + sim.now);
        return left > slackOf(evening)
          ? `the flag of ${String(seat)} was claimed with ${Math.round(left / SECOND)} s left`
          : undefined;
      });
    },
    looked(evening, device) {
      const { truth, troubles, sim, plan } = evening;
      const { link, client, clock } = stateOf(device) ?? {};
      const isSet = plan.faults.some(({ kind }) => kind === 'wall');
      if (isSet || clock === null || clock === undefined || link !== 'connected') return undefined;
      if (client?.n !== truth.lines.length) return undefined;
      // Another process hears of a pause a little later.
      const isNew = truth.pauses().some(({ from }) => from > clock.news.at - PUT_OUT);
      const isTroubled = troubles.some((at) => at > sim.now - 2 * PUT_OUT);
      return isNew || isTroubled ? undefined : wrongClock(evening, device, clock.news.at);
    },
    async ended(evening) {
      const { truth, plan } = evening;
      const isAway = (one: Fault): boolean => one.kind === 'unheard' && one.how.startsWith('crash');
      const mayStand = plan.pauses || plan.faults.some((one) => STOPS_CLOCKS.includes(one.kind) || isAway(one));
      if (plan.clock !== null && truth.pauses().length > 0 && !mayStand)
        return 'the clocks stood still, and nothing was the cause';
      const [first] = sitting(evening);
      const last = truth.lines.at(-1);
      return first && last && wrongClock(evening, first, EPOCH + last.at);
    },
  },
  {
    name: 'notices',
    promise: '5: people are told that it is their turn, or that another asks them, once over each channel',
    noticed({ notices, troubles, devices, truth, sim }, notice) {
      const ended = truth.lines.at(-1)?.at ?? 0;
      // A page that sleeps, or whose connection died unnoticed, still takes itself for connected.
      const isLive = ({ isAsleep, isCut, link }: Device): boolean =>
        !isAsleep && isCut === 'no' && link?.isDead === false;
      const sees = (device: Device): boolean =>
        device.seat === notice.seat &&
        isLive(device) &&
        Math.max(device.since, device.connected ?? Infinity, ended) < sim.now - PUT_OUT;
      const isTroubled = troubles.some((at) => at > ended - 5 * SECOND);
      if (notice.kind === 'over' && truth.isOver && !isTroubled && devices.some(sees))
        return `${notice.seat} saw how it ended, and was told so`;
      const isAlike = (one: SentNotice): boolean =>
        one !== notice && one.to === notice.to && one.kind === notice.kind && one.seat === notice.seat;
      const before = notices.filter(isAlike).at(-1);
      if (before === undefined || before.lines !== notice.lines) return undefined;
      // Another question at the same moment is told of as well.
      if (notice.kind === 'asked' && before.question !== notice.question) return undefined;
      // What became of it could not be written down: then twice is better than never.
      const isExcused = troubles.some((at) => at > before.at - 100 && at < before.at + 3 * SECOND);
      const apart = Math.round((notice.at - before.at) / SECOND);
      return isExcused ? undefined : `${notice.seat} was told twice of one turn (${notice.kind}), ${apart} s apart`;
    },
    waited({ sim, store, truth, troubles, plan }) {
      const lastAt = truth.lines.at(-1)?.at ?? 0;
      const isTroubled = troubles.some((at) => at > lastAt - 5 * SECOND);
      const isSet = plan.faults.some(({ kind }) => kind === 'wall');
      if (isTroubled || isSet || sim.now - lastAt < 200 * SECOND) return undefined;
      const silent = store.raw
        .prepare(
          "select seat, kind from notices where kind in ('turn', 'draw', 'asked') and due < ? and sent = 0 and tries = 0 and done = '[]'",
        )
        .all(EPOCH + sim.now - 80 * SECOND);
      const for_ = Math.round((sim.now - lastAt) / SECOND);
      return firstOf(silent, ({ seat, kind }) => `${String(seat)} was not told (${String(kind)}) in ${for_} s`);
    },
  },
];
