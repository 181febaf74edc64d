/** People with accounts: links in mails that sign in, the same person's other devices, accounts that are deleted. */
import { digestOf } from '../../apps/server/src/http/keys.ts';
import type { Device } from './device.ts';
import { askAny, askAt, insist, sitAt } from './asking.ts';
import type { Evening } from './gathering.ts';
import { ownFor, pageOf, sits } from './sitting.ts';
import { EPOCH } from './store.ts';

/** Milliseconds for which a link of an evening works: longer than clocks are wrong. */
const LASTS = 100_000_000;
/** Milliseconds after which somebody who deleted his account opens the link to his seat again. */
const AGAIN = 4000;
/** Milliseconds after which a person sees that a page was put out. */
const SEES_IT = 1000;

/** A link in a mail to whoever sits there, as the server sends it; the path of its button. */
async function linkFor({ sim, mailbox, accounts }: Evening, seat: string): Promise<string> {
  accounts.links += 1;
  const token = sim.chance('login', accounts.links).bytes(16).toString('base64url');
  const login = { token_hash: digestOf(token), mail: `${seat}@evenings.example`, until: EPOCH + sim.now + LASTS };
  await mailbox.insertInto('logins').values(login).execute();
  return `/account/enter?token=${token}`;
}

/** The link is followed in these browsers at the same moment, at different processes: those that are signed in by it. */
async function followed(evening: Evening, seat: string, cookies: readonly string[]): Promise<readonly string[]> {
  const { hosts, accounts, sim } = evening;
  const link = await linkFor(evening, seat);
  const up = hosts.filter(({ isUp }) => isUp);
  const answers = await Promise.all(cookies.map((cookie, i) => askAt(up[i % up.length], 'POST', link, cookie)));
  const entered = answers.filter(({ status }) => status === 303).map(({ cookie }) => cookie);
  if (entered.length > 1) evening.breaks('once', `a link for ${seat} signed in ${entered.length} browsers`);
  for (const cookie of entered) accounts.signedIn.set(cookie, seat);
  sim.count('signed in', entered.length);
  return entered;
}

export const isSignedIn = ({ accounts }: Evening, { cookie }: Device): boolean => accounts.signedIn.has(cookie);

/** Pages of a browser that were put out say so, and try no more: whoever may sit there again opens them anew. */
function openAgain(evening: Evening, cookie: string): void {
  const { devices, sim } = evening;
  for (const page of devices.filter((one) => one.cookie === cookie)) {
    const { session, link } = page;
    if (sits(evening, page)) page.since = sim.now;
    const anew = (): void => {
      if (page.session !== session || session?.store.getState().link !== 'refused') return;
      page.close();
      page.open();
    };
    anew();
    // What puts it out may be on its way still.
    if (page.session === session)
      session?.store.subscribe((now) => {
        if (now.link === 'refused' && page.link === link) sim.after(SEES_IT, 'opens anew', anew);
      });
  }
}

/** Somebody follows the link, and perhaps whatever reads his mails does, too. The seats of the account are his there. */
export async function signIn(evening: Evening, { seat, cookie }: Device, isRead: boolean): Promise<void> {
  const entered = await followed(evening, seat, isRead ? [cookie, ''] : [cookie]);
  if (!entered.includes(cookie)) return;
  // What this browser has is the account's now, and so that of every other browser that is signed in to it.
  for (const [one, at] of evening.accounts.signedIn) if (at === seat) openAgain(evening, one);
}

/** Somebody who is signed in opens the battle on another device: nothing but a link in a mail leads there. */
export async function openElsewhere(evening: Evening, { seat, cookie }: Device): Promise<Device | null> {
  const [entered] = await followed(evening, seat, ['']);
  if (entered === undefined || evening.isHealing || !evening.accounts.signedIn.has(cookie)) return null;
  const name = `${seat}${evening.devices.length}m`;
  const page = pageOf(evening, name, seat, entered, ownFor(evening.sim, name));
  page.open();
  return page;
}

/** Somebody whose browser has lost its seat opens the link to it a while later, which leads there still. */
function sitAgain(evening: Evening, { seat, cookie }: Device, sat: () => void = () => undefined): void {
  const sit = async (): Promise<void> => {
    const { status } = await sitAt(evening, askAny(evening), evening.table, seat, cookie);
    if (status === 200) sat();
    // He may sit there all the same.
    openAgain(evening, cookie);
  };
  evening.sim.after(AGAIN, 'sits down again', () => void sit());
}

/** Deletes the account with all of it but the orders. */
export async function deleteAccount(evening: Evening, device: Device): Promise<void> {
  const { seat, cookie } = device;
  const { accounts, renewals, sim, left } = evening;
  left.add(seat);
  const { status } = await insist(sim, () => askAny(evening)('DELETE', '/api/account', cookie));
  // Where no answer came it may have been deleted already.
  if (status !== 200 && status !== 404) return;
  for (const [one, at] of accounts.signedIn) if (at === seat) accounts.signedIn.delete(one);
  const gone = { seat, cookie: '', at: sim.now, remain: [] };
  renewals.push(gone);
  sim.count('accounts deleted');
  sitAgain(evening, device, () => void renewals.splice(renewals.indexOf(gone), 1));
}

/** Signs this browser out, which has no seat then: the account has it, and its other browsers. `stays`: it is not to play on. */
export async function signOut(evening: Evening, device: Device, stays: boolean): Promise<void> {
  const { accounts, sim, left } = evening;
  left.add(device.seat);
  const { status } = await insist(sim, () => askAny(evening)('POST', '/api/account/leave', device.cookie));
  if (status !== 200) return;
  accounts.signedIn.delete(device.cookie);
  sim.count('signed out');
  if (!stays) sitAgain(evening, device);
}
