/** Pictures of scenarios: taken by what their bytes are, kept by their digest, shown as nothing but pictures. */
import { createHash } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';
import { type Answer, ok, refused } from './answers.ts';
import { pictureIn } from './pictureIn.ts';

/** Bytes of a picture. */
export const LONGEST_PICTURE = 400_000;
/** Pictures of one owner that stand in no edition. */
const MOST_DRAFTS = 40;

export interface Pictures {
  add(owner: string, hash: string, bytes: unknown): Promise<Answer>;
  /** Null: there is none that may be seen. */
  look(owner: string | null, hash: string): Promise<{ readonly type: string; readonly bytes: Buffer } | null>;
}

export function picturesOn(storage: Storage, now: () => number): Pictures {
  return {
    async add(owner, hash, bytes) {
      if (!Buffer.isBuffer(bytes)) return refused(400, 'the bytes of a picture');
      if (`sha256-${createHash('sha256').update(bytes).digest('hex')}` !== hash)
        return refused(400, 'it is not the picture of this digest');
      const found = pictureIn(bytes);
      if (typeof found === 'string') return refused(400, found);
      const isKept = await storage.addPicture({ hash, owner, type: found.type, bytes, at: now() }, MOST_DRAFTS);
      return isKept ? ok({ picture: hash }) : refused(409, `at most ${MOST_DRAFTS} pictures that stand nowhere`);
    },
    look: (owner, hash) => storage.picture(hash, owner),
  };
}
