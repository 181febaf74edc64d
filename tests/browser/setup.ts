// Before the browser tests: the page is built if its sources changed, and served. Tests ask `inject('address')`.
import type { TestProject } from 'vitest/node';
import { buildSite, serveSite } from '../../scripts/site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly address: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildSite((message) => process.stderr.write(`${message}\n`));
  const site = await serveSite();
  project.provide('address', site.address);
  return () => site.close();
}
