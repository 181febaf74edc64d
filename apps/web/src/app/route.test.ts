// Every hash is a page, or a place on the page that is open; none leads to the front page but its own.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageAddress, routeOf } from './route.ts';

describe('an address', () => {
  it('is the front page only where it says so', () => {
    for (const hash of ['', '#', '#/']) expect(routeOf(hash)).toEqual({ at: 'home' });
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const route = routeOf(`#/${text}`);
        expect(route.at).not.toBe('home');
      }),
    );
  });

  it('of a page or a battle is read as it was written', () => {
    const name = fc.stringMatching(/^[\w-]{1,12}$/);
    fc.assert(
      fc.property(name, name, fc.stringMatching(/^[^\n]{0,20}$/), (ruleset, page, query) => {
        expect(routeOf(pageAddress(ruleset, page, query))).toEqual({ at: 'page', ruleset, page, query });
        expect(routeOf(`#/battle/${page}`)).toEqual({ at: 'battle', id: page });
      }),
    );
  });
});
