/** What people are called: the name of an account is one of a kind on its server, whoever sits where. */
import { problem } from '@drumhead/engine/schema';
import { playerName } from '@drumhead/protocol';
import { type Answer, ok, refused } from '../http/answers.ts';
import type { Storage } from '../storage/storage.ts';
import { isOfOneScript, shapeOf } from './lookalikes.ts';

export type NameStorage = Pick<Storage, 'nameOf' | 'isClosedName' | 'setAccountName'>;

/** Names that look the same are the same: neither capitals nor signs, marks or letters of another script tell them apart. */
export const nameKey = shapeOf;

/** An account of this server has the name, or whoever runs the server took it off him. */
export const NAME_TAKEN: Answer & { readonly ok: false } = {
  ok: false,
  status: 409,
  error: 'name: an account of this server has it',
  problem: problem('name', 'web.online.name.taken'),
};

/**
 * What somebody is called at a table: as his account is, where it has a name; else as he likes, unless another's account is
 * called so, or the name was taken off him.
 */
export async function calledAt(
  storage: NameStorage,
  owner: string,
  wanted: string | undefined,
): Promise<{ readonly ok: true; readonly name: string | undefined } | { readonly ok: false }> {
  const own = await storage.nameOf(owner);
  if (own !== null) return { ok: true, name: own };
  const isTaken = wanted !== undefined && (await storage.isClosedName(owner, nameKey(wanted)));
  return isTaken ? { ok: false } : { ok: true, name: wanted };
}

/** Gives an account its name, at all its seats; empty: none. */
export async function nameAccount(storage: NameStorage, account: string, typed: string): Promise<Answer> {
  if (typed.trim() === '') return (await storage.setAccountName(account, null)) ? ok({}) : NAME_TAKEN;
  const name = playerName(typed);
  if (name === null || nameKey(name) === '' || !isOfOneScript(name))
    return refused(400, 'name: letters, digits and a few signs');
  return (await storage.setAccountName(account, { name, key: nameKey(name) })) ? ok({ name }) : NAME_TAKEN;
}
