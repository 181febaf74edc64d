import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import { stayOffline } from './stayOffline.ts';
import { update } from './update.ts';

/** A registration as the browser gives it, with the worker that it installs. */
function registrationOf(installing: (EventTarget & { readonly state?: string }) | null) {
  const registration = new EventTarget() as EventTarget & Record<string, unknown>;
  const waiting: unknown = null;
  return Object.assign(registration, { active: null, waiting, installing });
}

function browser({ put, registration }: { put: (text: string) => Promise<void>; registration: unknown }) {
  const register = vi.fn<() => Promise<unknown>>(async () => registration);
  const serviceWorker = Object.assign(new EventTarget(), { controller: {}, register });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  const cache = { put: async (_: string, response: Response) => put(await response.text()) };
  vi.stubGlobal('caches', { open: async () => cache });
  return { register, serviceWorker };
}

const battle = (header: string) => ({ header, ruleset: 'skirmish' }) as SavedBattle;
const someLanguage = (listener: (language: string) => void) => listener('en');

beforeEach(() => update.setState({ take: null }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the page off the net', () => {
  it('has a service worker whatever battle is damaged, and the rules of the others', async () => {
    const battles = { list: async () => ['{"rulesV', 'null', '{"rulesVersion":2}\n'].map(battle) };
    const wanted: string[] = [];
    const { register } = browser({ put: async (text) => void wanted.push(text), registration: registrationOf(null) });
    await stayOffline(someLanguage, battles);
    expect(register).toHaveBeenCalledOnce();
    expect(wanted.map((text) => JSON.parse(text) as unknown)).toEqual([
      { languages: ['en'], versions: ['skirmish@2'] },
    ]);
  });

  it('tells its service worker which language is read now: the last', async () => {
    const battles = { list: async () => [] };
    const wanted: string[] = [];
    browser({ put: async (text) => void wanted.push(text), registration: registrationOf(null) });
    await stayOffline((listener) => ['en', 'it', 'en'].forEach((language) => listener(language)), battles);
    expect(JSON.parse(wanted.at(-1) ?? '')).toMatchObject({ languages: ['it', 'en'] });
  });

  it('has a service worker where the device is full', async () => {
    const battles = { list: async () => [] };
    const put = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    const { register } = browser({ put, registration: registrationOf(null) });
    await stayOffline(someLanguage, battles);
    expect(register).toHaveBeenCalledOnce();
  });

  it('goes where a clicked notification leads, and to no address of others', async () => {
    const battles = { list: async () => [] };
    const location = { hash: '' };
    vi.stubGlobal('location', location);
    const { serviceWorker } = browser({ put: async () => undefined, registration: registrationOf(null) });
    await stayOffline(someLanguage, battles);
    const say = (data: unknown) => serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data }));
    for (const data of [null, 'wants', { goTo: 7 }, { goTo: 'https://elsewhere.example/' }]) say(data);
    expect(location.hash).toBe('');
    say({ goTo: '#/battle/online-t4ble' });
    expect(location.hash).toBe('#/battle/online-t4ble');
  });

  it('tells of a newer build that was on its way before anybody listened', async () => {
    const battles = { list: async () => [] };
    const worker = new EventTarget();
    const registration = registrationOf(worker);
    browser({ put: async () => undefined, registration });
    await stayOffline(someLanguage, battles);
    expect(update.getState().take).toBeNull();
    registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    expect(update.getState().take).not.toBeNull();
  });
});
