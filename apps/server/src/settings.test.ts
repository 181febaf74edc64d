import { readFileSync } from 'node:fs';
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

it('of mail need to know where the links in it lead', () => {
  const mail = { DRUMHEAD_MAIL: 'smtp://localhost', DRUMHEAD_MAIL_FROM: 'drumhead@play.example' };
  expect(() => settingsIn({ ...HOME, ...mail }, '/pages')).toThrow('DRUMHEAD_ADDRESS');
  const settings = settingsIn({ ...HOME, ...mail, DRUMHEAD_ADDRESS: 'https://play.example' }, '/pages');
  expect(settings.mail?.server).toBe('smtp://localhost');
});

it('a host name counts in capital letters, too', () => {
  expect(namesThisServer({ host: 'play.example:4173' }, ['Play.Example'])).toBe(true);
});

it('that the compose file gives are settings there are', () => {
  const compose = readFileSync(new URL('../../../deploy/compose.yaml', import.meta.url), 'utf8');
  const given = [...compose.matchAll(/^ +(PORT|(?!DRUMHEAD_(?:NAME|ORIGIN):)DRUMHEAD_\w+): (.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  );
  const asked = new Set<string>();
  const env = new Proxy(Object.fromEntries(given.map(([name, value]) => [name, value?.startsWith('$') ? '' : value])), {
    get(values, name) {
      asked.add(String(name));
      return values[String(name)];
    },
  });
  expect(settingsIn(env, '/pages')).toMatchObject({ isSecure: true, proxies: ['172.30.0.2'], metricsPort: 9464 });
  expect(given.length).toBeGreaterThan(8);
  expect(given.map(([name = '']) => name).filter((name) => !asked.has(name))).toEqual([]);
});
