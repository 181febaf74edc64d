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

export function routeOf(hash: string): Route {
  const id = /^#\/battle\/([\w-]+)$/.exec(hash)?.[1];
  if (id !== undefined) return { at: 'battle', id };
  const [, ruleset, page, query = ''] = /^#\/page\/([\w-]+)\/([\w-]+)(?:\?(.*))?$/.exec(hash) ?? [];
  return ruleset === undefined || page === undefined ? { at: 'home' } : { at: 'page', ruleset, page, query };
}

/** Address of a page beside the battles, for links. */
export function pageAddress(ruleset: string, page: string, query = ''): string {
  return `#/page/${ruleset}/${page}${query === '' ? '' : `?${query}`}`;
}

let seen: { readonly hash: string; readonly route: Route } = { hash: '', route: { at: 'home' } };

function current(): Route {
  if (seen.hash !== location.hash) seen = { hash: location.hash, route: routeOf(location.hash) };
  return seen.route;
}

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

export const useRoute = (): Route => useSyncExternalStore(listen, current);

export const goHome = (): void => {
  location.hash = '#/';
};

export const goToBattle = (id: string): void => {
  location.hash = `#/battle/${id}`;
};
