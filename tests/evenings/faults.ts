/** What goes wrong in an evening: how each kind of fault of a plan comes and goes. A new one joins with an entry here. */
import { actAgain, SITS_DOWN } from './acts.ts';
import type { Device } from './device.ts';
import { askAny, askForKey, type Evening, pageOf, ownFor, sitAt } from './gathering.ts';
import type { Host } from './host.ts';
import type { Fault } from './plan.ts';

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

const APPLY: { readonly [K in Fault['kind']]: Apply<K> } = {
  crash(fault, applied) {
    const host = hostOf(applied.evening, fault);
    host?.crash(fault.isSilent);
    if (host) applied.later(fault.down, () => startAgain(applied, host));
  },
  restart(fault, applied) {
    const host = hostOf(applied.evening, fault);
    troubled(applied.evening, 0);
    host?.close().then(
      () => applied.later(fault.down, () => startAgain(applied, host)),
      (error: unknown) => applied.evening.breaks('unexpected', `a process did not close: ${String(error)}`),
    );
  },
  outage(fault, { evening, later }) {
    const host = hostOf(evening, fault);
    if (!host) return;
    troubled(evening, fault.length);
    host.isOut = true;
    later(fault.length, () => (host.isOut = false));
  },
  commit(fault, applied) {
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
  slow(fault, { evening, later }) {
    const host = hostOf(evening, fault);
    if (!host) return;
    troubled(evening, fault.length);
    host.slow = fault.delay;
    later(fault.length, () => (host.slow = 0));
  },
  wall(fault, { evening }) {
    const host = hostOf(evening, fault);
    if (host) host.wall += fault.by;
  },
  cut(fault, { evening, later }) {
    const device = deviceOf(evening, fault);
    if (!device) return;
    device.isCut = fault.isSilent ? 'silent' : 'reset';
    if (fault.isSilent && device.link) device.link.isDead = true;
    else device.link?.reset();
    later(fault.length, () => (device.isCut = 'no'));
  },
  deaf(fault, { evening, later }) {
    const device = deviceOf(evening, fault);
    if (!device) return;
    device.isDeaf = true;
    if (device.link) device.link.isDeaf = true;
    later(fault.length, () => {
      device.isDeaf = false;
      device.link?.hearAgain();
    });
  },
  sleep(fault, { evening, later }) {
    const device = deviceOf(evening, fault);
    device?.sleep();
    later(fault.length, () => device?.wake());
  },
  reload(fault, { evening, later }) {
    const device = deviceOf(evening, fault);
    if (!device) return;
    device.close();
    // Where all heals meanwhile it is open.
    later(300, () => {
      if (device.session === null) device.open();
    });
  },
  tab(fault, { evening, later, ends }) {
    const device = deviceOf(evening, fault);
    if (!device) return;
    const { seat, cookie, own } = device;
    const tab = pageOf(evening, `${seat}${evening.devices.length}`, seat, cookie, own);
    tab.open();
    later(SITS_DOWN, () => actAgain(evening, tab, ends));
  },
  link(fault, { evening }) {
    const device = deviceOf(evening, fault);
    if (!device || device.seat === '') return;
    const { seat, cookie } = device;
    evening.left.add(seat);
    const asked = askAny(evening)('POST', `/api/tables/${evening.table}/link`, cookie, { seat });
    askForKey(evening, seat, asked).then(
      ({ status }) => {
        if (status !== 200) return;
        evening.renewals.push({ seat, cookie, at: evening.sim.now });
        evening.sim.count('links renewed');
      },
      () => undefined,
    );
  },
  other(fault, { evening, later, ends }) {
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
      (APPLY[fault.kind] as Apply<Fault['kind']>)(fault, applied);
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
