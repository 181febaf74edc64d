import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { hostname, networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, Client } from '../apps/server/test/client.ts';
import { serverOn } from '../apps/server/src/app.ts';
import { whatIsNotInstalled } from '../scripts/lib.mjs';
import { compressFolder } from '../scripts/compressed.ts';
import { sizeOfSite } from '../scripts/site-size.ts';
import { type Site, serveSite } from '../scripts/site.ts';

const place = mkdtempSync(join(tmpdir(), 'drumhead-site-'));
const folder = join(place, 'dist');
const script = `console.log(${JSON.stringify('drum '.repeat(400))});`;
let site: Site;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const html = '<!doctype html><title>Drumhead</title><script type="module" src="/assets/main-abcd1234.js"></script>';
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'assets/main-abcd1234.js'), script);
  writeFileSync(join(folder, '.sources'), 'not for everybody');
  writeFileSync(join(place, 'secret.txt'), 'secret');
  symlinkSync(join(place, 'secret.txt'), join(folder, 'link.txt'));
  await compressFolder(folder);
  site = await serveSite({ folder });
});

afterAll(async () => {
  await site.close();
  rmSync(place, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for a path exactly as written, dots and all. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ port: new URL(site.address).port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) });
      });
    }).on('error', reject);
  });
}

describe('the server', () => {
  it('serves the page, and for every address of the app the page again', async () => {
    for (const path of ['/', '/index.html', '/battle/7', '/?a=b']) {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      // Also where nothing was compressed beforehand.
      expect((await ask(path, { 'Accept-Encoding': 'gzip, br' })).status, path).toBe(200);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(body.toString()).toContain('<title>Drumhead');
    }
  });

  it('keeps named files for ever and compresses them as the browser likes', async () => {
    const path = '/assets/main-abcd1234.js';
    const plain = await ask(path);
    expect(plain.headers['content-type']).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.body.toString()).toBe(script);
    const br = await ask(path, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    const gzip = await ask(path, { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    const again = await ask(path, { 'Accept-Encoding': 'br', 'If-None-Match': String(br.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('gives nothing from outside its folder, and nothing hidden', async () => {
    const paths = [
      '/.sources',
      '/assets/../.sources',
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/%2e%2e%2fsecret.txt',
      '/..%5csecret.txt',
      '/link.txt',
      '/assets/none.js',
      '/assets/',
    ];
    for (const path of paths) {
      const { status, body } = await ask(path);
      expect(body.toString(), path).not.toMatch(/secret|not for everybody/);
      if (path !== '/assets/') expect(status, path).toBe(404);
    }
    const unreadable = await ask('/%zz');
    expect(unreadable.status).toBe(400);
    expect(unreadable.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect((await ask('/%zz', { Host: 'evil.example' })).status).toBe(421);
    expect((await ask('/%00')).status).toBe(404);
  });

  it('answers only questions', async () => {
    const status = await new Promise((resolve) => {
      request({ port: new URL(site.address).port, method: 'POST' }, (response) => resolve(response.statusCode)).end();
    });
    expect(status).toBe(405);
  });

  it('answers to names of this machine alone', async () => {
    const named = ['localhost', 'LOCALHOST:80', '127.0.0.1:4173', '192.168.1.20', '[::1]:4173', hostname()];
    for (const host of named) expect((await ask('/', { Host: host })).status, host).toBe(200);
    for (const host of ['evil.example', 'localhost.evil.example:4173', '127.0.0.1.evil.example', '[evil]:1']) {
      const { status, body } = await ask('/', { Host: host });
      expect(status, host).toBe(421);
      expect(body.toString()).not.toContain('Drumhead');
    }
  });

  it.each(['Content-Length: 4000000000', 'Transfer-Encoding: chunked', 'Content-Length: 9\r\nExpect: 100-continue'])(
    'does not read a body that it refuses (%s)',
    async (header) => {
      const socket = connect(Number(new URL(site.address).port), '127.0.0.1');
      const parts: Buffer[] = [];
      socket.on('data', (part: Buffer) => parts.push(part));
      socket.on('error', () => undefined);
      socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`);
      const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
      const sending = header.includes('Expect') ? undefined : setInterval(() => socket.write(chunk), 1);
      await new Promise((resolve) => socket.on('close', resolve));
      clearInterval(sending);
      expect(Buffer.concat(parts).toString()).toMatch(/^HTTP\/1.1 405 /);
      expect(socket.bytesWritten).toBeLessThan(50_000_000);
    },
  );

  it('says where other machines find it, if they may', async () => {
    expect(site.elsewhere).toEqual([]);
    const open = await serveSite({ folder, host: '0.0.0.0' });
    const { port } = new URL(open.address);
    const own = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    expect(open.address).toBe(`http://localhost:${port}/`);
    expect(open.elsewhere).toEqual(own.map(({ address }) => `http://${address}:${port}/`));
    for (const address of open.elsewhere) expect((await fetch(address)).status).toBe(200);
    await open.close();
    for (const { address } of own.slice(0, 1)) {
      const one = await serveSite({ folder, host: address });
      expect(one.address.startsWith(`http://${address}:`)).toBe(true);
      await one.close();
    }
  });

  it('takes the next free port when one is taken', async () => {
    const port = Number(new URL(site.address).port);
    const next = await serveSite({ folder, port });
    expect(Number(new URL(next.address).port)).toBeGreaterThan(port);
    await next.close();
  });
});

describe('the weight of the page', () => {
  it('counts per rule set what its first table needs, and weighs pages beside it, workers, released versions and pictures apart', async () => {
    const dist = join(place, 'weighed');
    mkdirSync(join(dist, 'assets'), { recursive: true });
    mkdirSync(join(dist, '.vite'), { recursive: true });
    const write = (path: string, text: string) => writeFileSync(join(dist, path), text);
    const screens = ['drums', 'sticks'].map((name) => `src/rulesets/${name}/screen/screen.ts`);
    const chunks = {
      'index.html': {
        file: 'assets/main.js',
        css: ['assets/main.css'],
        imports: ['_shared.js'],
        dynamicImports: [
          'src/soon.ts',
          ...screens,
          'src/rulesets/drums/pages/builder.tsx',
          'virtual:messages/drums/en',
        ],
      },
      '_shared.js': { file: 'assets/shared.js' },
      'src/soon.ts': { file: 'assets/soon.js', imports: ['_shared.js'] },
      'src/rulesets/drums/screen/screen.ts': { file: 'assets/drums.js', dynamicImports: ['src/reference/rules.ts'] },
      'src/rulesets/sticks/screen/screen.ts': { file: 'assets/sticks.js', imports: ['_shared.js'] },
      'src/rulesets/drums/pages/builder.tsx': { file: 'assets/builder.js', css: ['assets/builder.css'] },
      'src/reference/rules.ts': { file: 'assets/rules.js' },
      'virtual:messages/drums/en': { file: 'assets/messages-en-12345678.js' },
      'virtual:messages/drums/it': { file: 'assets/messages-it-12345678.js' },
      'virtual:messages/drums-pages/en': { file: 'assets/messages-en-abcdefgh.js' },
      '_worker_assets/think.js': { file: 'assets/think.js', isWorker: true },
    };
    for (const chunk of Object.values(chunks)) {
      write(chunk.file, chunk.file);
      for (const sheet of 'css' in chunk ? chunk.css : []) write(sheet, 'a{}');
    }
    write('assets/messages-it-12345678.js', 'the longer of the two languages');
    write('.vite/manifest.json', JSON.stringify(chunks));
    write('index.html', '<script src="/assets/main.js"></script>');
    write('assets/hill.png', 'picture');
    write('assets/drums@1-abcdefgh.js', 'kept');
    const { tables, aside, workers, versions, rest } = sizeOfSite(dist);
    const names = (load: { readonly files: readonly { readonly path: string }[] } | undefined) =>
      load?.files.map((file) => file.path.replaceAll('\\', '/').replace('assets/', '')).sort();
    const start = ['index.html', 'main.css', 'main.js', 'shared.js'];
    expect(names(tables['drums'])).toEqual(['drums.js', ...start, 'messages-it-12345678.js'].sort());
    expect(names(tables['sticks'])).toEqual([...start, 'sticks.js'].sort());
    expect(names(aside)).toEqual(['builder.css', 'builder.js', 'messages-en-abcdefgh.js', 'rules.js', 'soon.js']);
    expect(names(workers)).toEqual(['think.js']);
    expect(names(versions)).toEqual(['drums@1-abcdefgh.js']);
    expect(names(rest)).toEqual(['hill.png']);
  });
});

describe('what is installed', () => {
  const put = (path: string, packages: object) => {
    mkdirSync(join(place, 'a/node_modules'), { recursive: true });
    writeFileSync(join(place, 'a', path), JSON.stringify({ packages }));
  };
  const wanted = {
    '': {},
    'packages/x': { version: '1.0.0' },
    'node_modules/x': { link: true },
    'node_modules/one': { version: '1.0.0' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  };

  it('is compared with package-lock.json, package by package', () => {
    expect(whatIsNotInstalled(join(place, 'nowhere'))).toBe('nothing is installed yet');
    put('package-lock.json', wanted);
    put('node_modules/.package-lock.json', { ...wanted, 'node_modules/for-another-system': undefined });
    expect(whatIsNotInstalled(join(place, 'a'))).toBe('');
    put('node_modules/.package-lock.json', { ...wanted, 'node_modules/one': { version: '0.9.0' } });
    expect(whatIsNotInstalled(join(place, 'a'))).toBe('one is 0.9.0, package-lock.json wants 1.0.0');
    put('node_modules/.package-lock.json', { ...wanted, 'node_modules/x': undefined });
    expect(whatIsNotInstalled(join(place, 'a'))).toBe('x is missing');
  });
});

describe('online play', () => {
  const port = (at: Site): number => Number(new URL(at.address).port);

  it('is served beside the page, from one address', async () => {
    const online = serverOn({ database: join(place, 'battles.db'), pages: folder });
    const both = await serveSite({ folder, online });
    const browser = new Browser(port(both));
    expect((await browser.ask('GET', '/')).text).toContain('<title>Drumhead</title>');
    expect(JSON.parse((await browser.ask('GET', '/api')).text)).toMatchObject({ drumhead: 'server' });
    expect((await browser.ask('GET', '/account')).text).toContain('/account/passkeys.js');
    const players = { france: 'person', austria: 'recruit' };
    const made = await browser.make({ ruleset: 'simplicity', scenario: 'windmill-ridge', players, mine: 'france' });
    const client = new Client(browser, made.battle, 'france');
    await client.connect();
    await client.until(({ held }) => held !== null && held.dice.salts !== null);
    const closed = client.closed();
    await both.close();
    expect(await closed).toBe(1012);
  });

  it('may be missing: the page is served as without it', async () => {
    const alone = await serveSite({ folder, online: Promise.resolve(null) });
    const browser = new Browser(port(alone));
    // No file of this name: an address of the app.
    expect((await browser.ask('GET', '/api')).text).toContain('<title>Drumhead</title>');
    await expect(new Client(browser, 'any', 'france').connect()).rejects.toThrow(/socket hang up/);
    await alone.close();
  });
});
