/** The ways from one version of the tables to the next, a file for each subject; names rise over all of them. */
import type { Migration } from 'kysely/migration';
import { battlePages } from './migrations/battlePages.ts';
import { clubs } from './migrations/clubs.ts';
import { foundations } from './migrations/foundations.ts';
import { jobs } from './migrations/jobs.ts';
import { names } from './migrations/names.ts';
import { operatorMigrations } from './migrations/operator.ts';
import { sittings } from './migrations/sittings.ts';
import { stars } from './migrations/stars.ts';

/** Forward only, on both databases. A migration that was released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  ...foundations,
  ...battlePages,
  ...operatorMigrations,
  ...jobs,
  ...clubs,
  ...sittings,
  ...names,
  ...stars,
};
