/** A server that gives out work, as a command of this machine meets it: over HTTP, with the key of those who are trusted. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WorkCode } from '@drumhead/protocol';
import type { Translate } from '@drumhead/rulesets';
import { refused, wrongUsage } from '../exit.ts';

/** Milliseconds in which a server must answer. */
const ANSWERS = 30_000;

export interface WorkServer {
  /** Rejects where the server is not reached. */
  readonly ask: (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ) => Promise<{ readonly status: number; readonly body: unknown }>;
  /** The code that the server wants its work done by; null: it gives out none. Rejects where the server is not reached. */
  readonly code: () => Promise<WorkCode | null>;
  /**
   * The same, fetched into a file of this machine. Refuses what is not what its name says; rejects where the server is not
   * reached, or has other code by now.
   */
  readonly fetched: (code: WorkCode) => Promise<CodeFile>;
}

export interface CodeFile {
  readonly url: string;
  readonly remove: () => void;
}

/** Refuses an address that is none, and a key that is not given. */
export function serverAt(address: string, t: Translate): WorkServer {
  const key = process.env['DRUMHEAD_WORKERS'] ?? '';
  if (key === '') wrongUsage(t('cli.work.noKey'));
  const base = URL.canParse(address) ? new URL(address) : wrongUsage(t('cli.work.noAddress', { address }));
  const asked = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, base), {
      ...init,
      signal: AbortSignal.timeout(ANSWERS),
      redirect: 'error',
      headers: { Authorization: `Bearer ${key}`, ...init.headers },
    });
  const ask: WorkServer['ask'] = async (method, path, body) => {
    const json = body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    const answer = await asked(path, { method, ...json });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  };
  return {
    ask,
    async code() {
      const { status, body } = await ask('GET', '/api/work');
      const { code, file } = (status === 200 ? body : {}) as Partial<WorkCode>;
      return code && file ? { code, file } : null;
    },
    async fetched({ code, file }) {
      const answer = await asked(file);
      if (!answer.ok) throw new Error(`${file}: status ${answer.status}`);
      const text = await answer.text();
      if (createHash('sha256').update(text).digest('hex') !== code) refused(t('cli.work.wrongCode'));
      const folder = mkdtempSync(join(tmpdir(), 'drumhead-work-'));
      const path = join(folder, 'work.mjs');
      writeFileSync(path, text);
      return { url: pathToFileURL(path).href, remove: () => rmSync(folder, { recursive: true, force: true }) };
    },
  };
}
