/** Tables of jobs: work for other machines, which the queue of PostgreSQL gives out. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Migration 028. */
export const jobs: Readonly<Record<string, Migration>> = {
  '028-jobs': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('jobs')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('code', 'text', (column) => column.notNull())
        .addColumn('about', 'text', (column) => column.notNull())
        .addColumn('total', 'integer', (column) => column.notNull())
        .addColumn('done', 'integer', (column) => column.notNull())
        .addColumn('at', 'double precision', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('jobs_code').on('jobs').column('code').execute();
      await db.schema
        .createTable('job_results')
        .addColumn('job', 'text', (column) => column.notNull().references('jobs.id'))
        .addColumn('task', 'integer', (column) => column.notNull())
        .addColumn('worker', 'text', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('job_results_key', ['job', 'task'])
        .execute();
      await db.schema
        .createTable('job_votes')
        .addColumn('job', 'text', (column) => column.notNull().references('jobs.id'))
        .addColumn('task', 'integer', (column) => column.notNull())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('answer', 'text')
        .addPrimaryKeyConstraint('job_votes_key', ['job', 'task', 'owner'])
        .execute();
      await db.schema
        .createTable('job_disputes')
        .addColumn('job', 'text', (column) => column.notNull().references('jobs.id'))
        .addColumn('task', 'integer', (column) => column.notNull())
        .addColumn('worker', 'text', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('job_disputes_key', ['job', 'task', 'worker'])
        .execute();
    },
  },
};
