/**
 * What is true in every evening, whatever goes wrong; `promise`: the one of online play that it guards. A new promise joins
 * with an entry here.
 *
 * What evenings cannot find: TLS, proxies, disks, threads, memory, long loops, browsers and screens; faults that the server and
 * the page share; whatever no entry asks. Isolation of transactions in PostgreSQL, `ws` and TCP are met by the few evenings of
 * `postgres.ts` alone, which never come again. Where clocks jump in an evening of several processes, or a process begins by a
 * wrong clock, nobody asks for the time that people have left. Mails are not sent (their links are written where the server
 * writes them), nor passkeys used, nor lists sealed, nor challenges taken back, nor tables played with a computer from the
 * beginning, nor in Simplicity; watchers are told at once. The table is always made and every seat is told of a channel: what is
 * lost over HTTP comes after that. Of the page's own code session, connection and the keys of seats are met, not its places and
 * screens. Pages and processes are all of one version: how those of before are met stands in tests of the room and of the page's
 * binding. No server there means to cheat: that its dice are found out is for the tests of `verifyDice`.
 *
 * By the rules no draw comes after two weeks of silence where each side was declined one in that turn, as nobody may offer
 * another: whoever asks is told so, and the computer may take over.
 */
import { equalData, readRecord } from '@drumhead/engine';
import { leftAt } from '@drumhead/protocol';
import { verifyDice } from '@drumhead/protocol/dice';
import { rulesets } from '@drumhead/rulesets';
import { liveFrom } from '../../apps/server/src/battles/reading.ts';
import { isTakenBack } from '../../apps/web/src/online/session/heard.ts';
import type { Device, Ordered } from './device.ts';
import type { Consent, Evening } from './gathering.ts';
import { isFull, sits, sitting } from './sitting.ts';
import type { SentNotice } from './outside.ts';
import type { Fault } from './plan.ts';
import { type DurableLine, EPOCH } from './store.ts';
import { saidIn } from './truth.ts';

/** It says what is broken, or nothing. Each is asked at its moment. */
export interface Invariant {
  readonly name: string;
  readonly promise: string;
  /** Lines were committed. */
  readonly committed?: (evening: Evening, lines: readonly DurableLine[]) => string | undefined;
  /** An order has its answer; once more at the end. */
  readonly answered?: (evening: Evening, order: Ordered) => string | undefined;
  /** Something leaves for a page of this seat. */
  readonly sent?: (evening: Evening, seat: string, text: string) => string | undefined;
  /** A notice arrived. */
  readonly noticed?: (evening: Evening, notice: SentNotice) => string | undefined;
  /** Play has ended, and nothing has healed yet. */
  readonly waited?: (evening: Evening) => string | undefined;
  /** Two minutes after the last fault. */
  readonly healed?: (evening: Evening) => string | undefined;
  /** The battle has gone on after that, and nothing was broken so far. */
  readonly ended?: (evening: Evening) => Promise<string | undefined>;
}

const SECOND = 1000;
const DAY = 86_400_000;
/** Of silence, clocks that were set forward apart. */
const SILENT_DAYS = 13;
/** Faults after which the server was not there for a while, or could not note that it was. */
const STOPS_CLOCKS: readonly Fault['kind'][] = ['crash', 'restart', 'outage', 'slow', 'commit'];
/** Milliseconds in which every process notices a new link: two looks, and the way. */
const PUT_OUT = 10 * SECOND;
/** Of what was said, a page that comes hears the last. */
const MOST_HEARD = 50;
const stateOf = (device: Device) => device.session?.store.getState();

function firstOf<T>(list: readonly T[], say: (one: T) => string | undefined): string | undefined {
  for (const one of list) {
    const said = say(one);
    if (said !== undefined) return said;
  }
  return undefined;
}

interface TakenBack {
  readonly seat: string;
  readonly to?: number;
  readonly agreed?: readonly string[];
}

/** Who gave each command that stood before this line. */
function stepsBefore({ truth }: Evening, number: number): readonly string[] {
  const steps: string[] = [];
  for (const line of truth.lines) {
    if (line.number >= number) break;
    const said = saidIn(line.text);
    if ('takeBack' in said) steps.length = (said['takeBack'] as { readonly to: number }).to;
    else if ('command' in said) steps.push(String(said['seat']));
  }
  return steps;
}

/** Says who never agreed to what this seat asked. */
function missingConsent(
  { seats, consents }: Evening,
  seat: string,
  isAsked: (consent: Consent) => boolean,
  what: string,
): string | undefined {
  const other = seats.find(
    (one) =>
      one !== seat && !consents.some((given) => given.seat === one && isAsked(given) && given.question.seat !== one),
  );
  return other === undefined ? undefined : `${other} did not agree to what ${seat} asked: ${what}`;
}

/** Can the time that people have left be foretold? */
function hasOneClock({ plan, truth, hosts }: Evening): boolean {
  if (plan.clock === null || truth.hasPauses()) return false;
  const isSet = plan.faults.some(({ kind }) => kind === 'wall');
  return !isSet || (hosts.length === 1 && hosts.every(({ startsWrong }) => !startsWrong));
}

/** Milliseconds by which clocks may differ: what storage takes, and what time gains or loses until clocks agree again. */
function slackOf({ plan, sim }: Evening): number {
  const slow = plan.faults.reduce((sum, one) => sum + (one.kind === 'slow' ? one.delay * 60 : 0), 0);
  const away = plan.faults.filter(({ kind }) => kind === 'outage').length * 5 * SECOND;
  const isSet = plan.faults.some(({ kind }) => kind === 'wall');
  return 3 * SECOND + slow + away + (isSet ? sim.now / 20 : 0);
}

export const INVARIANTS: readonly Invariant[] = [
  {
    name: 'kept',
    promise: '1: an accepted order is in the record before anybody hears of it; one that was refused is not',
    answered({ store, battle }, { id, seat, command, answer }) {
      const kept = store.byId.get(`${battle} ${seat} ${id}`);
      if (answer?.ok === true) {
        if (kept === undefined) return `order ${id} was accepted and is in no record`;
        const isAnother = command !== null && JSON.stringify(saidIn(kept.text)['command']) !== JSON.stringify(command);
        return isAnother ? `order ${id} became another one: line ${kept.number}` : undefined;
      }
      return kept !== undefined && answer?.ok === false && answer.refusal !== null
        ? `order ${id} was refused (${answer.refusal.reason}) and stands in line ${kept.number}`
        : undefined;
    },
  },
  {
    name: 'known',
    promise: '1: who ordered learns what became of it',
    healed: (evening) =>
      firstOf(sitting(evening), (device) => {
        const waiting = stateOf(device)?.unanswered ?? 0;
        return waiting > 0 ? `${device.name} waits for ${waiting} orders after healing` : undefined;
      }),
  },
  {
    name: 'heals',
    promise: '6: everybody is connected again once the net is',
    healed: (evening) =>
      firstOf(sitting(evening), (device) => {
        const link = stateOf(device)?.link;
        return link === 'connected' ? undefined : `${device.name} is ${link} after healing`;
      }),
  },
  {
    name: 'bound',
    promise: '4: dice are bound once everybody is there',
    healed: (evening) =>
      evening.truth.isOver || !isFull(evening)
        ? undefined
        : firstOf(sitting(evening), (device) =>
            stateOf(device)?.client?.dice.salts === null
              ? `${device.name}: the dice are not bound after healing, and everybody is there`
              : undefined,
          ),
  },
  {
    name: 'told',
    promise: '6: every process tells of every line, and of the rematch',
    healed: (evening) =>
      firstOf(sitting(evening), (device) => {
        const n = stateOf(device)?.client?.n;
        const { length } = evening.truth.lines;
        return n === length ? undefined : `${device.name} knows ${n} of ${length} lines after healing`;
      }),
    ended(evening) {
      const { store, battle } = evening;
      const games = store.raw.prepare('select id from battles').all();
      const [follower = null, ...more] = games.map(({ id }) => String(id)).filter((id) => id !== battle);
      if (more.length > 0) return Promise.resolve(`${more.length + 1} battles follow one`);
      const said = firstOf(sitting(evening), (device) => {
        const next = stateOf(device)?.next;
        return next === undefined || next === follower
          ? undefined
          : `${device.name} knows of ${next ?? 'no rematch'}, and there is ${follower ?? 'none'}`;
      });
      return Promise.resolve(said);
    },
  },
  {
    name: 'same',
    promise: '6: every page holds the battle that the record says',
    async ended(evening) {
      const stored = await evening.truth.stored();
      if (stored.lines.length !== stored.count) return `${stored.lines.length} lines, and a count of ${stored.count}`;
      const { battle } = liveFrom(stored, rulesets);
      return firstOf(sitting(evening), (device) => {
        const client = stateOf(device)?.client;
        if (client === undefined || client === null) return undefined;
        const view = battle.ruleset.view(battle.state, device.seat === '' ? null : device.seat);
        return JSON.stringify(client.held.view) === JSON.stringify(view)
          ? undefined
          : `${device.name} holds another battle than the record (line ${client.n} of ${stored.count})`;
      });
    },
  },
  {
    name: 'seated',
    promise: '3: a link is enough: who followed it sits there, signed in or not, until another link is made',
    healed: (evening) =>
      firstOf(evening.devices, (device) =>
        evening.left.has(device.seat) || sits(evening, device)
          ? undefined
          : `${device.name} does not sit there any more`,
      ),
    async ended({ ask, table, keys, oldKeys, asking, seats }) {
      const opens = async (key: string): Promise<boolean> =>
        (await ask('POST', `/api/tables/${table}/sit`, '', { key })).status === 200;
      for (const key of oldKeys) if (await opens(key)) return 'a link opens a seat that has another link now';
      for (const seat of seats) {
        const key = (asking.get(seat) ?? 0) === 0 ? keys[seat] : undefined;
        if (key !== undefined && !(await opens(key))) return `the link to ${seat} opens nothing`;
      }
      return undefined;
    },
  },
  {
    name: 'put out',
    promise: '3: a new link puts out whoever sat there before',
    healed(evening) {
      const { devices, orders, renewals, store, battle, troubles } = evening;
      const out = devices.filter((device) => !sits(evening, device));
      const connected = out.find((device) => stateOf(device)?.link === 'connected');
      if (connected !== undefined) return `${connected.name} is connected, and sits there no more`;
      return firstOf(orders, ({ id, seat, by }) => {
        const kept = store.byId.get(`${battle} ${seat} ${id}`);
        const renewal = renewals.find((one) => one.seat === seat && one.cookie !== by.cookie && one.at > by.since);
        if (kept === undefined || renewal === undefined || !out.includes(by)) return undefined;
        const late = kept.at - renewal.at;
        const isExcused = troubles.some((at) => at > renewal.at - 100 && at < renewal.at + PUT_OUT);
        return late < PUT_OUT || isExcused
          ? undefined
          : `order ${id} was taken ${Math.round(late / SECOND)} s after its seat was another's`;
      });
    },
  },
  {
    name: 'secrets',
    promise: '2: nothing that is hidden from a seat or a watcher is sent to it',
    sent({ truth, seats }, seat, text) {
      const hidden = truth.hiddenFrom(seat).find((secret) => text.includes(secret));
      if (hidden !== undefined) return `${seat} was sent ${hidden} in ${text.slice(0, 80)}`;
      const { secret, salts } = truth.bond();
      if (!truth.isOver && text.includes(secret)) return `${seat} was sent the secret of the dice`;
      if (Object.keys(salts).length >= seats.length) return undefined;
      const other = Object.entries(salts).find(([by, salt]) => by !== seat && text.includes(salt));
      return other === undefined ? undefined : `${seat} was sent the salt of ${other[0]}`;
    },
  },
  {
    name: 'agreed',
    promise: '4: a die, or what others did, is taken back by consent alone; and free words and a rematch need it',
    committed: (evening, lines) =>
      firstOf(lines, ({ battle, number, text }) => {
        const said = saidIn(text);
        const given = (said['takeBack'] ?? said['amend']) as TakenBack | undefined;
        if (given === undefined || battle !== evening.battle) return undefined;
        const { seat, to = 0, agreed } = given;
        if (agreed === undefined) {
          const others = stepsBefore(evening, number)
            .slice(to)
            .filter((one) => one !== seat);
          return others.length === 0 ? undefined : `${seat} took back what ${others.join(', ')} did, and asked nobody`;
        }
        const kind = 'takeBack' in said ? 'takeBack' : 'amend';
        const isAsked = ({ question }: Consent): boolean =>
          question.kind === kind && question.ask === number - 1 && question.seat === seat;
        return missingConsent(evening, seat, isAsked, `line ${number}`);
      }),
    healed(evening) {
      const { store, table, seats } = evening;
      const isFree = store.raw.prepare('select free_text from tables where id = ?').get(table)?.['free_text'] === 1;
      const games = Number(store.raw.prepare('select count(*) as games from battles').get()?.['games']);
      const isAgreed = (kind: string): boolean =>
        seats.some((seat) => missingConsent(evening, seat, ({ question }) => question.kind === kind, '') === undefined);
      if (isFree && !isAgreed('freeText')) return 'people may write freely, and did not agree to it';
      return games > 1 && !isAgreed('rematch') ? 'there is a rematch, and nobody agreed to it' : undefined;
    },
  },
  {
    name: 'muted',
    promise: 'Clocks and consent: who wants to hear nothing hears nothing',
    sent({ store, table, mutes, troubles, sim }, seat, text) {
      const pressed = mutes.get(seat);
      if (pressed === undefined || sim.now - pressed < PUT_OUT || !text.startsWith('{"t":"chat"')) return undefined;
      const { said } = JSON.parse(text) as { readonly said: readonly { readonly seat: string | null }[] };
      if (said.every((one) => one.seat === seat)) return undefined;
      const isMuted = store.raw.prepare('select 1 from mutes where table_id = ? and seat = ?').get(table, seat);
      const isExcused = troubles.some((at) => at > pressed - 100 && at < sim.now + 100);
      return isMuted === undefined || isExcused ? undefined : `${seat} wants to hear nothing, and heard the others`;
    },
  },
  {
    name: 'heard',
    promise:
      'Clocks and consent: whoever is there hears what players, or watchers, said, and nothing that was taken back',
    healed: (evening) =>
      firstOf(sitting(evening), (device) => {
        const { seat, name } = device;
        const said = evening.store.raw
          .prepare(`select number from chat where battle = ? and removed = 0 and seat ${seat === '' ? '=' : '!='} ''`)
          .all(evening.battle)
          .map((row) => Number(row['number']));
        const shown = stateOf(device)?.said ?? [];
        const heard = new Set(shown.map(({ number }) => number));
        // Whoever did not want to hear it heard some of it.
        const missing = evening.mutes.has(seat) ? [] : said.slice(-MOST_HEARD).filter((number) => !heard.has(number));
        // Without its words a line may still be shown.
        const gone = shown.filter((one) => !isTakenBack(one) && !said.includes(one.number)).map(({ number }) => number);
        return missing.length + gone.length === 0
          ? undefined
          : `${name} did not hear ${missing.join(', ') || 'nothing'}, and shows ${gone.join(', ') || 'nothing'} that is gone`;
      }),
  },
  {
    name: 'standing',
    promise: 'While away: standing orders are those that every page of the seat shows as given',
    healed: (evening) =>
      firstOf(sitting(evening), (device) => {
        const { seat, session } = device;
        if (seat === '') return undefined;
        const row = evening.store.raw
          .prepare('select orders from standing where battle = ? and seat = ?')
          .get(evening.battle, seat);
        const shown = session?.store.getState().standing;
        const kept = JSON.parse(String(row?.['orders'] ?? null)) as unknown;
        return evening.left.has(seat) || equalData(shown, kept)
          ? undefined
          : `${seat} is shown ${JSON.stringify(shown)}; kept are ${JSON.stringify(kept)}`;
      }),
  },
  {
    name: 'record',
    promise: '4 and 7: the record that people take home can be read, and proves its rolls',
    async ended(evening) {
      const { ask, table, battle } = evening;
      const cookie = sitting(evening).find(({ seat }) => seat !== '')?.cookie;
      // Nobody need be left who may have it.
      if (cookie === undefined) return undefined;
      const answer = await ask('GET', `/api/tables/${table}/record?battle=${battle}`, cookie);
      if (answer.status !== 200) return `status ${answer.status} ${JSON.stringify(answer.body)}`;
      const read = readRecord((answer.body as { readonly text: string }).text, rulesets);
      if (!read.ok) return `line ${read.line}: ${read.reason}`;
      const { is } = verifyDice(read.record);
      const isRolled = read.record.lines.some((line) => 'command' in line && line.seat === 'dice');
      return is === 'proven' || (!isRolled && (is === 'unbound' || is === 'open')) ? undefined : `the dice are ${is}`;
    },
  },
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
        const left = clock === null ? 0 : leftAt(clock, [], String(seat), EPOCH + sim.now);
        return left > slackOf(evening)
          ? `the flag of ${String(seat)} was claimed with ${Math.round(left / SECOND)} s left`
          : undefined;
      });
    },
    async ended(evening) {
      const { truth, seats, plan } = evening;
      const mayStand = plan.pauses || plan.faults.some(({ kind }) => STOPS_CLOCKS.includes(kind));
      if (plan.clock !== null && truth.hasPauses() && !mayStand)
        return 'the clocks stood still, and nothing was the cause';
      const [first] = sitting(evening);
      const shown = first && stateOf(first)?.clock?.news;
      const last = truth.lines.at(-1);
      if (shown === undefined || last === undefined || !hasOneClock(evening)) return undefined;
      const clock = truth.clockAfter(truth.lines);
      if (clock === null) return undefined;
      const slack = slackOf(evening) + truth.lines.length * 30;
      return firstOf(seats, (seat) => {
        const should = leftAt(clock, [], seat, EPOCH + last.at);
        const is = shown.left[seat] ?? 0;
        return Math.abs(should - is) > slack
          ? `${seat} has ${Math.round(is / SECOND)} s left by the server, ${Math.round(should / SECOND)} by steady time`
          : undefined;
      });
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
  // Asked where they happen: an id in two lines, or a challenge with two takers (store, extras); a battle that does not
  // go on, a fault that nobody caused, something that stays behind (evening).
  { name: 'once', promise: '1: an order is taken once, however often it comes' },
  { name: 'goes on', promise: '6: after healing what is offered is taken' },
  { name: 'unexpected', promise: '6: no fault is reported that nobody caused' },
  { name: 'leaks', promise: '6: a process that ends leaves nothing behind' },
];
