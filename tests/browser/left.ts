// What a visitor leaves to the next: the context and one window, emptied, but with the code that was fetched and compiled.
import type { BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright-core';

/**
 * A small page of the site, without the code of the page itself. A window waits there, and not at `about:blank`, because
 * Chromium ends the process of a site that is left, and with it goes the compiled code: two fifths of what a visit costs.
 */
export const PLAIN = '/licences.txt';

/**
 * Windows that wait at most: each keeps a process, with some hundred MB. A file of tests has up to six kinds of visitors,
 * and who comes to a window of his kind takes 1.3 s less of the processor.
 */
const MOST_WINDOWS = 8;

/** The emptied contexts that wait for the next visitor, the oldest first, with the kind of visitor they are for. */
const waiting = new Map<BrowserContext, string>();
/** The windows in which they wait. */
const windows = new Map<BrowserContext, Page>();

export const isWaiting = (context: BrowserContext): boolean => waiting.has(context);

/** The context that somebody of this kind has left; undefined: there is none. */
export function leftFor(kind: string): BrowserContext | undefined {
  const context = [...waiting].find(([, itsKind]) => itsKind === kind)?.[0];
  if (context) waiting.delete(context);
  return context;
}

/** Everything that a page keeps in places that are its site's, not its window's. */
const KEPT = 'cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage';

/** Contexts end here, whatever `close` does in the place of that. */
const ends = new WeakMap<BrowserContext, () => Promise<void>>();
export const end = (context: BrowserContext): Promise<void> => {
  windows.delete(context);
  return ends.get(context)?.() ?? context.close();
};

/** What one does to a context so that it stays with it: such a context is not left to anybody. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const satisfies readonly (keyof BrowserContext)[];

/** The same of a window. */
const LASTING_IN_WINDOW = [
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'route',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
] as const satisfies readonly (keyof Page)[];

/** Whenever one of these methods is called, `heard` is told what it was called with and what came of it. */
function listen<T extends object>(
  to: T,
  names: readonly (keyof T)[],
  heard: (args: readonly unknown[], result: unknown) => void,
): void {
  for (const name of names) {
    const does = (to[name] as (...args: unknown[]) => unknown).bind(to);
    const value = (...args: unknown[]): unknown => {
      const result = does(...args);
      heard(args, result);
      return result;
    };
    Object.defineProperty(to, name, { value });
  }
}

const plainly = new WeakMap<BrowserContext, BrowserContext['newCDPSession']>();

/**
 * Words with the browser about a page, for who does nothing to its window that would stay. To be ended with `detach`.
 * Undefined: the window will not be left, or a test has a session of its own, whose passkeys would end with this one.
 */
export const passingSession = (page: Page): Promise<CDPSession> | undefined => plainly.get(page.context())?.(page);

/** Gives a window back the size and the medium that it has now, whatever it is given meanwhile. */
function showsAsBefore(
  page: Page,
  { colorScheme = 'light', reducedMotion = 'no-preference' }: BrowserContextOptions,
): () => Promise<void> {
  const size = page.viewportSize();
  const [resize, emulate] = [page.setViewportSize.bind(page), page.emulateMedia.bind(page)];
  return async () => {
    await emulate({ media: null, colorScheme, reducedMotion, forcedColors: 'none', contrast: 'no-preference' });
    if (size) await resize(size);
  };
}

/** From now on closing this context, made with these options, empties it and lets it wait for the next visitor of this kind. */
export function leaves(context: BrowserContext, kind: string, options: BrowserContextOptions): void {
  const does = {
    close: context.close.bind(context),
    newPage: context.newPage.bind(context),
    newCDPSession: context.newCDPSession.bind(context),
    pages: context.pages.bind(context),
  };
  ends.set(context, does.close);
  plainly.set(context, does.newCDPSession);
  let isMarked = false;
  let areWindowsMarked = false;
  const marksWindows = (): void => {
    areWindowsMarked = true;
  };
  listen(context, LASTING, () => {
    isMarked = true;
  });
  listen(context, ['newCDPSession'], () => {
    plainly.delete(context);
    marksWindows();
  });
  /** Where its pages were: what was kept there is to be forgotten. */
  const origins = new Set<string>();
  /** What takes back what was done to a window: who listens there, and what runs before its pages. */
  const undoing: { readonly page: Page; readonly undo: () => unknown }[] = [];
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
    const undo = showsAsBefore(page, options);
    listen(page, ['emulateMedia', 'setViewportSize'], () => {
      if (!undoing.some((one) => one.undo === undo)) undoing.push({ page, undo });
    });
    listen(page, LASTING_IN_WINDOW, marksWindows);
    listen(page, ['on', 'addListener'], ([event, listener]) => {
      undoing.push({ page, undo: () => page.off(event as 'close', listener as () => void) });
    });
    listen(page, ['addInitScript'], (_, script) => {
      undoing.push({ page, undo: async () => (await (script as Promise<Disposable>)).dispose() });
    });
  });

  /** The window is as a new one, but for its process. */
  async function waits(window: Page, origin: string): Promise<void> {
    for (const { page, undo } of undoing) if (page === window) await undo();
    await window.goto(origin + PLAIN, { timeout: 5_000 });
    await window.evaluate('localStorage.clear(), sessionStorage.clear()');
    // What the next visitor finds there does not lie under the pointer.
    await window.mouse.move(-1, -1);
    windows.set(context, window);
  }

  /** Forgets everything that its pages kept. False: it could not be done. */
  async function emptied(): Promise<boolean> {
    const [last, ...others] = context.pages();
    if (!last) return false;
    try {
      await Promise.all(others.map((page) => page.close()));
      const sites = [...origins].filter((origin) => origin.startsWith('http'));
      const [site] = sites;
      // No code of the page runs any more, and what it held open is let go.
      if (site !== undefined && sites.length === 1 && !areWindowsMarked) await waits(last, site);
      else await last.goto('about:blank', { timeout: 5_000 });
      const session = await does.newCDPSession(last);
      for (const origin of sites) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT });
      await session.send('Page.resetNavigationHistory');
      await session.detach();
      await context.clearCookies();
      if (windows.get(context) !== last) await last.close();
      return true;
    } catch {
      return false;
    }
  }

  const redefine = (name: keyof BrowserContext, value: unknown) => Object.defineProperty(context, name, { value });
  redefine('pages', () => does.pages().filter((page) => page !== windows.get(context)));
  redefine('newPage', async () => {
    const window = windows.get(context);
    windows.delete(context);
    return window?.isClosed() === false ? window : does.newPage();
  });
  redefine('close', async () => {
    if (isMarked || !(await emptied())) return end(context);
    origins.clear();
    undoing.length = 0;
    areWindowsMarked = false;
    waiting.set(context, kind);
    return closeWindows();
  });
}

/** The oldest go, so that no more wait than may. */
async function closeWindows(): Promise<void> {
  for (const context of [...waiting.keys()].filter((one) => windows.has(one)).slice(0, -MOST_WINDOWS)) {
    const window = windows.get(context);
    windows.delete(context);
    await window?.close();
  }
}
