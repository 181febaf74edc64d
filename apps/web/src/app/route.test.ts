// Every hash is a page, or a place on the page that is open; none leads to the front page but its own.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invitedTo, pageAddress, routeOf } from './route.ts';

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

  it.each(['>', ')', '.', '”', '."', '%3E', '%22.', ' ', '…'])(
    'keeps nothing of %j, which a letter put behind it',
    (stuck) => {
      expect(routeOf(`#/battle/abc-1${stuck}`)).toEqual({ at: 'battle', id: 'abc-1' });
      const page = { at: 'page', ruleset: 'any', page: 'table', query: 'abc&red=12' };
      expect(routeOf(`#/page/any/table?abc&red=12${stuck}`)).toEqual(page);
    },
  );

  it('of a page or a battle is read as it was written', () => {
    const name = fc.stringMatching(/^[\w-]{1,12}$/);
    fc.assert(
      fc.property(name, name, fc.stringMatching(/^(?:[^\n]{0,19}[\w-])?$/), (ruleset, page, query) => {
        expect(routeOf(pageAddress(ruleset, page, query))).toEqual({ at: 'page', ruleset, page, query });
        expect(routeOf(`#/battle/${page}`)).toEqual({ at: 'battle', id: page });
      }),
    );
  });

  it('of an invitation leads to the page of its table, with the key', () => {
    expect(invitedTo('/t/abcd#seat=12')).toBe('#/page/any/table?abcd&seat=12');
    expect(invitedTo('/t/abcd>')).toBe('#/page/any/table?abcd&');
    expect(invitedTo('/b/abcd')).toBe('#/page/any/fought?abcd');
    expect(invitedTo('/b/abcd#57')).toBe('#/page/any/fought?abcd&at=57');
    for (const other of ['/', '/#/page/any/table?abcd', '#/battle/abcd']) expect(invitedTo(other)).toBeNull();
  });
});
