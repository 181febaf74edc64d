/** What goes wrong in an evening. A new kind of fault joins with an entry here, and its fields in `Fault`. */
import { actAgain, SITS_DOWN } from './acts.ts';
import type { Device } from './device.ts';
import { askAny, askForKey, sitAt } from './asking.ts';
import type { Evening } from './gathering.ts';
import { ownFor, pageOf } from './sitting.ts';
import type { CommitFault } from './store.ts';
import type { Host } from './host.ts';
import type { Chance } from './kernel.ts';
import { type AskedFor, type Fault, seconds, type Unheard } from './plan.ts';

type Of<K extends Fault['kind']> = Extract<Fault, { readonly kind: K }>;

interface Applied {
  readonly evening: Evening;
  /** When play ends. */
  readonly ends: number;
  readonly later: (ms: number, run: () => void) => void;
}

const hostOf = ({ hosts }: Evening, { host }: { readonly host: number }): Host | undefined => hosts[host];
const deviceOf = ({ devices }: Evening, { device }: { readonly device: number }): Device | undefined =>
  devices[device % devices.length];

/** Whoever looks after a process starts it again. */
function startAgain({ evening, later }: Applied, host: Host): void {
  if (!host.owner.isDead || evening.isHealing) return;
  host.start().catch(() => {
    host.crash(false);
    later(2000, () => startAgain({ evening, later, ends: 0 }, host));
  });
}

/** What was done in these milliseconds may not have been written down. */
function troubled({ sim, troubles }: Evening, length: number): void {
  for (let ms = 0; ms <= length; ms += 2000) troubles.push(sim.now + ms);
}

type Apply<K extends Fault['kind']> = (fault: Of<K>, applied: Applied) => void;

/** When and where something goes wrong, and for how long, as a seed draws it. */
interface Drawn {
  readonly at: number;
  readonly host: number;
  readonly device: number;
  readonly length: number;
}

interface Kind<K extends Fault['kind']> {
  /** How often it is drawn, beside the others. */
  readonly weight: number;
  readonly draw: (chance: Chance, drawn: Drawn) => readonly Fault[];
  /** For a story. */
  readonly told: (fault: Of<K>) => string;
  /** It comes, and goes later; left out: it is there from the beginning (`gathering.ts`). */
  readonly apply?: Apply<K>;
}

const COMMITS: Readonly<Record<CommitFault, string>> = {
  none: 'goes well',
  before: 'fails',
  after: 'is kept, and its answer is lost',
  crashBefore: 'ends with the process, and is not kept',
  crashAfter: 'is kept, and the process ends',
};

const ASKED: Readonly<Record<AskedFor, string>> = {
  table: 'sets the table',
  sit: 'comes by a link',
  take: 'takes the challenge',
  back: 'takes the challenge back',
};

const UNHEARD: Readonly<Record<Unheard, string>> = {
  unasked: 'what is asked is lost',
  unanswered: 'the answer is lost',
  before: 'the commit fails',
  after: 'the commit is kept, and its answer is lost',
  crashBefore: 'the process ends before the commit',
  crashAfter: 'the process ends after the commit',
};

export const FAULTS: { readonly [K in Fault['kind']]: Kind<K> } = {
  crash: {
    weight: 2,
    draw: (chance, { at, host }) => [
      { kind: 'crash', at, host, down: chance.between(200, 20_000), isSilent: chance.is(0.3) },
    ],
    told: ({ host, isSilent, down }) =>
      `process ${host} dies${isSilent ? ' with its machine' : ''}, and is back after ${seconds(down)}`,
    apply(fault, applied) {
      const host = hostOf(applied.evening, fault);
      host?.crash(fault.isSilent);
      if (host) applied.later(fault.down, () => startAgain(applied, host));
    },
  },
  restart: {
    weight: 1,
    draw: (chance, { at, host }) => [{ kind: 'restart', at, host, down: chance.between(200, 8000) }],
    told: ({ host, down }) => `process ${host} is ended, and begun again after ${seconds(down)}`,
    apply(fault, applied) {
      const host = hostOf(applied.evening, fault);
      troubled(applied.evening, 0);
      host?.close().then(
        () => applied.later(fault.down, () => startAgain(applied, host)),
        (error: unknown) => applied.evening.breaks('unexpected', `a process did not close: ${String(error)}`),
      );
    },
  },
  outage: {
    weight: 1,
    draw: (_chance, { at, host, length }) => [{ kind: 'outage', at, host, length }],
    told: ({ host, length }) => `process ${host} has no database for ${seconds(length)}`,
    apply(fault, { evening, later }) {
      const host = hostOf(evening, fault);
      if (!host) return;
      troubled(evening, fault.length);
      host.isOut = true;
      later(fault.length, () => (host.isOut = false));
    },
  },
  commit: {
    weight: 2,
    draw: (chance, { at, host }) => {
      const what = chance.of(['before', 'after', 'crashBefore', 'crashAfter'] as const);
      return [{ kind: 'commit', at, host, what, ofLines: chance.is(0.75) }];
    },
    told: ({ host, what, ofLines }) =>
      `the next commit${ofLines ? ' of lines' : ''} of process ${host} ${COMMITS[what]}`,
    apply(fault, applied) {
      const host = hostOf(applied.evening, fault);
      if (!host) return;
      troubled(applied.evening, 60_000);
      host.nextCommit = fault.what;
      host.isOfLines = fault.ofLines;
      const crashed = host.onCrash;
      host.onCrash = (one) => {
        crashed(one);
        host.onCrash = crashed;
        applied.later(3000, () => startAgain(applied, host));
      };
    },
  },
  slow: {
    weight: 1,
    draw: (chance, { at, host, length }) => [{ kind: 'slow', at, host, length, delay: chance.between(5, 1500) }],
    told: ({ host, delay, length }) =>
      `the database takes up to ${seconds(delay)} to answer process ${host}, for ${seconds(length)}`,
    apply(fault, { evening, later }) {
      const host = hostOf(evening, fault);
      if (!host) return;
      troubled(evening, fault.length);
      host.slow = fault.delay;
      later(fault.length, () => (host.slow = 0));
    },
  },
  wall: {
    weight: 1,
    draw(chance, { at, host }) {
      const sign = chance.is(0.5) ? -1 : 1;
      return [{ kind: 'wall', at, host, by: sign * chance.of([2, 30, 600, 3600, 7200]) * 1000 }];
    },
    told: ({ host, by }) =>
      `the clock of process ${host} is set ${by < 0 ? 'back' : 'forward'} by ${seconds(Math.abs(by))}`,
    apply(fault, { evening }) {
      const host = hostOf(evening, fault);
      if (host) host.wall += fault.by;
    },
  },
  cut: {
    weight: 1,
    draw: (chance, { at, device, length }) => [{ kind: 'cut', at, device, length, isSilent: chance.is(0.6) }],
    told: ({ device, length, isSilent }) =>
      `page ${device} has no net for ${seconds(length)}${isSilent ? ', and nobody is told' : ''}`,
    apply(fault, { evening, later }) {
      const device = deviceOf(evening, fault);
      if (!device) return;
      device.isCut = fault.isSilent ? 'silent' : 'reset';
      if (fault.isSilent && device.link) device.link.isDead = true;
      else device.link?.reset();
      later(fault.length, () => (device.isCut = 'no'));
    },
  },
  deaf: {
    weight: 0.5,
    draw: (_chance, { at, device, length }) => [{ kind: 'deaf', at, device, length }],
    told: ({ device, length }) => `page ${device} reads nothing for ${seconds(length)}`,
    apply(fault, { evening, later }) {
      const device = deviceOf(evening, fault);
      if (!device) return;
      device.isDeaf = true;
      if (device.link) device.link.isDeaf = true;
      later(fault.length, () => {
        device.isDeaf = false;
        device.link?.hearAgain();
      });
    },
  },
  sleep: {
    weight: 1,
    draw: (chance, { at, device, length }) => [
      { kind: 'sleep', at, device, length: chance.is(0.3) ? length * 60 : length },
    ],
    told: ({ device, length }) => `the device of page ${device} sleeps for ${seconds(length)}`,
    apply(fault, { evening, later }) {
      const device = deviceOf(evening, fault);
      device?.sleep();
      later(fault.length, () => device?.wake());
    },
  },
  reload: {
    weight: 0.5,
    draw: (_chance, { at, device }) => [{ kind: 'reload', at, device }],
    told: ({ device }) => `page ${device} is loaded anew`,
    apply(fault, { evening, later }) {
      const device = deviceOf(evening, fault);
      if (!device) return;
      device.close();
      // Where all heals meanwhile it is open.
      later(300, () => {
        if (device.session === null) device.open();
      });
    },
  },
  tab: {
    weight: 0.6,
    draw: (_chance, { at, device }) => [{ kind: 'tab', at, device }],
    told: ({ device }) => `page ${device} is opened in a second tab`,
    apply(fault, { evening, later, ends }) {
      const device = deviceOf(evening, fault);
      if (!device) return;
      const { seat, cookie, own } = device;
      const tab = pageOf(evening, `${seat}${evening.devices.length}`, seat, cookie, own);
      tab.open();
      later(SITS_DOWN, () => actAgain(evening, tab, ends));
    },
  },
  link: {
    weight: 1,
    // Somebody else sits there, too, and one of the two wants the seat alone.
    draw: (chance, { at, device }) => [
      { kind: 'other', at, device },
      { kind: 'link', at: at + chance.between(500, 30_000), device: chance.int(4) },
    ],
    told: ({ device }) => `the person at page ${device} takes a new link`,
    apply(fault, { evening }) {
      const device = deviceOf(evening, fault);
      if (!device || device.seat === '') return;
      const { seat, cookie } = device;
      evening.left.add(seat);
      const asked = askAny(evening)('POST', `/api/tables/${evening.table}/link`, cookie, { seat });
      askForKey(evening, seat, asked).then(
        ({ status }) => {
          if (status !== 200) return;
          const { signedIn } = evening.accounts;
          const remain = [...signedIn].flatMap(([one, at]) => (at === seat ? [one] : []));
          evening.renewals.push({ seat, cookie, at: evening.sim.now, remain: signedIn.has(cookie) ? remain : [] });
          evening.sim.count('links renewed');
        },
        () => undefined,
      );
    },
  },
  other: {
    weight: 0.4,
    draw: (_chance, { at, device }) => [{ kind: 'other', at, device }],
    told: ({ device }) => `the person at page ${device} opens another device`,
    apply(fault, { evening, later, ends }) {
      const device = deviceOf(evening, fault);
      if (!device || device.seat === '') return;
      const { seat } = device;
      sitAt(evening, askAny(evening), evening.table, seat, '').then(
        ({ status, cookie }) => {
          if (status !== 200 || evening.isHealing) return;
          // Another one may have sat down meanwhile, whose orders must not be named like those of this.
          const name = `${seat}${evening.devices.length}x`;
          const page = pageOf(evening, name, seat, cookie, ownFor(evening.sim, name));
          page.open();
          later(SITS_DOWN, () => actAgain(evening, page, ends));
        },
        // The process ended meanwhile: nobody sat down.
        () => undefined,
      );
    },
  },
  unheard: {
    // Drawn by what an evening begins with (`draw.ts`).
    weight: 0,
    draw: () => [],
    told: ({ of, how, times }) =>
      `whoever ${ASKED[of]} hears nothing, ${times === 1 ? 'once' : `${times} times`}: ${UNHEARD[how]}`,
  },
};

/** Everything of the plan that goes wrong, at its time from now. */
export function awaitFaults(evening: Evening, ends: number): void {
  const { plan, sim } = evening;
  const applied: Applied = {
    evening,
    ends,
    later: (ms, run) => void sim.after(ms, 'a fault ends', run),
  };
  for (const fault of plan.faults)
    sim.after(fault.at, 'fault', () => {
      sim.say(`fault ${JSON.stringify(fault)}`);
      sim.count(`fault: ${fault.kind}`);
      (FAULTS[fault.kind].apply as Apply<Fault['kind']> | undefined)?.(fault, applied);
    });
}

/** From now on all is well. */
export function heal({ bus, hosts, devices, sim }: Evening): void {
  sim.isCalm = true;
  sim.say('healing');
  bus.lost = 0;
  for (const host of hosts) {
    host.isOut = false;
    host.slow = 0;
    host.nextCommit = 'none';
  }
  for (const device of devices) {
    device.isCut = 'no';
    device.isDeaf = false;
    device.link?.hearAgain();
    device.wake();
    if (device.session === null) device.open();
  }
}

/** What goes wrong, in words. */
export const toldOf = (fault: Fault): string => (FAULTS[fault.kind].told as (one: Fault) => string)(fault);
