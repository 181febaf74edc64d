/** Queries about pictures of scenarios, by the digest of their bytes. */
import type { Kysely, Transaction } from 'kysely';
import type { InsideTransaction } from './database.ts';
import type { Schema } from './schema.ts';

interface StoredPicture {
  readonly hash: string;
  readonly owner: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly at: number;
}

export interface PictureStorage {
  /** Keeps it, unless it is there; one that was not published is then this owner's. False: he has `most` others of those. */
  addPicture(picture: StoredPicture, most: number): Promise<boolean>;
  /** One that was published, or is this owner's. */
  picture(hash: string, owner: string | null): Promise<Pick<StoredPicture, 'type' | 'bytes'> | null>;
  /** Makes them public: his own, and those that are; false, and nothing is done: some are neither. */
  publishPictures(hashes: readonly string[], owner: string): Promise<boolean>;
}

export function pictureStorage(db: Kysely<Schema>, insideTransaction: InsideTransaction): PictureStorage {
  return {
    addPicture: ({ bytes, ...picture }, most) =>
      insideTransaction(async (within) => {
        const { count } = await within
          .selectFrom('scenario_pictures')
          .select((rows) => rows.fn.countAll().as('count'))
          .where('owner', '=', picture.owner)
          .where('is_public', '=', 0)
          .where('hash', '!=', picture.hash)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        await within
          .insertInto('scenario_pictures')
          .values({ ...picture, data: bytes.toString('base64'), is_public: 0 })
          // Whoever has the bytes may use them: a browser that lost its cookie is another owner.
          .onConflict((same) =>
            same.column('hash').doUpdateSet({ owner: picture.owner }).where('scenario_pictures.is_public', '=', 0),
          )
          .execute();
        return true;
      }),
    async picture(hash, owner) {
      const found = await db.selectFrom('scenario_pictures').selectAll().where('hash', '=', hash).executeTakeFirst();
      if (found === undefined || (found.is_public === 0 && found.owner !== owner)) return null;
      return { type: found.type, bytes: Buffer.from(found.data, 'base64') };
    },
    publishPictures: (hashes, owner) =>
      insideTransaction(async (within) => {
        if (hashes.length === 0) return true;
        const found = await within
          .selectFrom('scenario_pictures')
          .select('hash')
          .where('hash', 'in', hashes)
          .where((is) => is.or([is('is_public', '=', 1), is('owner', '=', owner)]))
          .execute();
        if (found.length !== new Set(hashes).size) return false;
        await within.updateTable('scenario_pictures').set({ is_public: 1 }).where('hash', 'in', hashes).execute();
        return true;
      }),
  };
}

/** Those of these that no edition shows any more. */
export async function deleteUnshown(within: Transaction<Schema>, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) {
    const shown = within.selectFrom('scenario_editions').select('hash').where('file', 'like', `%"${hash}"%`).limit(1);
    if ((await shown.executeTakeFirst()) === undefined)
      await within.deleteFrom('scenario_pictures').where('hash', '=', hash).execute();
  }
}

/** Of somebody who wants nothing kept of him. */
export async function forgetPictures(within: Transaction<Schema>, owner: string): Promise<void> {
  await within.deleteFrom('scenario_pictures').where('owner', '=', owner).execute();
}
