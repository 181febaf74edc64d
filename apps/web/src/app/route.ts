/** Two addresses: the home screen, and a battle by its name. */
import { useSyncExternalStore } from 'react';

export type Route = { readonly at: 'home' } | { readonly at: 'battle'; readonly id: string };

export function routeOf(hash: string): Route {
  const id = /^#\/battle\/([\w-]+)$/.exec(hash)?.[1];
  return id === undefined ? { at: 'home' } : { at: 'battle', id };
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
