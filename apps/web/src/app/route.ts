/** Three kinds of address: the home screen, a battle by its name, and a page beside the battles. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'battle'; readonly id: string }
  /** `query`: the address after the question mark, undecoded and not to be trusted. */
  | { readonly at: 'page'; readonly ruleset: string; readonly page: string; readonly query: string };

/** Props of a page beside the battles. */
export interface PageProps {
  /** The address after the question mark, undecoded and not to be trusted. */
  readonly query: string;
}

/** Is it an address of this page at all? `#decision` and the like are places on the page that is open. */
const isAddress = (hash: string): boolean => /^(?:#?$|#\/)/.test(hash);

/** Signs that letters and chats put behind a link, as they are or as browsers write them. */
const STUCK = /(?:[^\w/=-]|%(?:2[0279]|3E|5D))+$/;

/** What names no page is a page that nobody knows, which says so. */
export function routeOf(given: string): Route {
  const hash = /^#\/(?:page|battle)\/\w/.test(given) ? given.replace(STUCK, '') : given;
  if (hash === '#/' || !hash.startsWith('#/')) return { at: 'home' };
  const id = /^#\/battle\/([\w-]+)$/.exec(hash)?.[1];
  if (id !== undefined) return { at: 'battle', id };
  const [, ruleset, page, query = ''] = /^#\/page\/([\w-]+)\/([\w-]+)(?:\?(.*))?$/.exec(hash) ?? [];
  return ruleset === undefined || page === undefined
    ? { at: 'page', ruleset: '', page: hash.slice(2), query: '' }
    : { at: 'page', ruleset, page, query };
}

/** Address of a page beside the battles, for links. */
export function pageAddress(ruleset: string, page: string, query = ''): string {
  return `#/page/${ruleset}/${page}${query === '' ? '' : `?${query}`}`;
}

/** The page to which a link leads that was sent: to a table, with the key of a seat behind the #, or to a battle that is over, with a moment. Null: it is none. */
export function invitedTo(path: string): string | null {
  const [, table, key = ''] = /^\/t\/([\w-]+)[^#]*#?(.*)/.exec(path) ?? [];
  if (table !== undefined) return pageAddress('any', 'table', `${table}&${key}`);
  const [, battle, moment = ''] = /^\/b\/([\w-]+)[^#]*(#\d+)?/.exec(path) ?? [];
  return battle === undefined ? null : pageAddress('any', 'fought', battle + moment.replace('#', '&at='));
}

let seen: { readonly hash: string; readonly route: Route } = { hash: '', route: { at: 'home' } };

function current(): Route {
  const { hash } = location;
  if (seen.hash !== hash && isAddress(hash)) seen = { hash, route: routeOf(hash) };
  return seen.route;
}

/** A place on the page that is open was asked for: it gets the focus, and the page keeps its address. */
function goToPlace(): void {
  const place = document.getElementById(location.hash.slice(1));
  history.replaceState(history.state, '', seen.hash || '#/');
  // On a phone the decision is no box, its parts lie in the sheet: its heading takes the focus.
  (place?.querySelector<HTMLElement>('[tabindex]') ?? place)?.focus();
}

function listen(changed: () => void): () => void {
  const look = () => (isAddress(location.hash) ? changed() : goToPlace());
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}

export const useRoute = (): Route => useSyncExternalStore(listen, current);

export const goHome = (): void => {
  location.hash = '#/';
};

export const goToBattle = (id: string): void => {
  location.hash = `#/battle/${id}`;
};
