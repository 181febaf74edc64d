import { describe, expect, it } from 'vitest';
import { namesThisServer } from './http/sameOrigin.ts';
import { settingsIn } from './settings.ts';

const HOME = { XDG_DATA_HOME: '/data' };

describe('settings', () => {
  it('that are empty count as not set: no temporary database, no listening to everybody', () => {
    const empty = { DRUMHEAD_DATABASE: '', DRUMHEAD_HOST: '', DRUMHEAD_PAGES: '', PORT: '', DRUMHEAD_MESSAGES: '' };
    expect(settingsIn({ ...HOME, ...empty }, '/pages')).toEqual(settingsIn(HOME, '/pages'));
    expect(settingsIn(HOME, '/pages')).toMatchObject({
      port: 4173,
      host: '127.0.0.1',
      database: '/data/drumhead/battles.db',
      pages: '/pages',
      limits: {},
    });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DRUMHEAD_MESSAGES', '0'],
    ['DRUMHEAD_MESSAGES', '1e3'],
  ])('say what is wrong with a number: %s is %s', (name, value) => {
    expect(() => settingsIn({ ...HOME, [name]: value }, '/pages')).toThrow(`${name} is "${value}"`);
  });
});

it('a host name counts in capital letters, too', () => {
  expect(namesThisServer({ host: 'play.example:4173' }, ['Play.Example'])).toBe(true);
});
