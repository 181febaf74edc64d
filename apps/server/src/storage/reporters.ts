/** Where a report came from, for counting alone: a digest that tells nothing to whoever lacks the server's key. */
import { createHash, createHmac } from 'node:crypto';

/** The name of the key. */
export const REPORTS_KEY = 'reports';

/** The digest of an address, another for every scenario; not yet one to be kept. */
export const addressDigest = (scenario: string, address: string): string =>
  createHash('sha256').update(`drumhead-report-1\n${scenario}\n${address}`).digest('hex');

/** What is kept of such a digest. */
export const reporterOf = (key: string, digest: string): string =>
  createHmac('sha256', key).update(`drumhead-reporter-1\n${digest}`).digest('hex');
