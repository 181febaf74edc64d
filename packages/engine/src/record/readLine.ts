/** One line of a record of format 2 (`record.ts`), as far as it can be known without its battle. */
import type { Order } from '../play/battle.ts';
import type { RecordCheck, RecordLine } from './record.ts';
import { fault, type Fields, isRecord, isSeed, type Read } from './recordFault.ts';

/** A numbered line or a check, with its line in the file. */
export type Found = { readonly line: number } & (
  | { readonly n: number; readonly says: RecordLine }
  | { readonly check: RecordCheck }
);

/** What the fields of a line say; a kind or a field that is not known belongs to a newer program. */
export function readLine(fields: Fields, line: number): Read<Found> {
  const { n, at, check, ...says } = fields;
  if (check !== undefined) {
    if (!isCheck(check) || Object.keys(fields).length > 1) return fault(line, 'engine.record.shape');
    return { ok: true, value: { line, check } };
  }
  const isSound = isCount(n) && (at === undefined || Number.isSafeInteger(at)) && isLine(says);
  if (!isSound) return fault(line, 'engine.record.shape');
  return { ok: true, value: { line, n, says: { ...says, ...(at === undefined ? {} : { at: at as number }) } } };
}

/** Characters of the reason of a take-back or an amendment. */
const LONGEST_REASON = 500;

function isLine(says: Fields): says is Fields & RecordLine {
  const { seat, command, player, takeBack, amend, dice, end } = says;
  if (command !== undefined) return hasJust(says, 'seat', 'command') && isText(seat) && isCommand(command);
  if (player !== undefined) return hasJust(says, 'seat', 'player') && isText(seat) && isText(player);
  if (takeBack !== undefined) return hasJust(says, 'takeBack') && isTakeBack(takeBack);
  if (amend !== undefined) return hasJust(says, 'amend') && isAmendment(amend);
  if (dice !== undefined) return hasJust(says, 'dice') && isDiceBond(dice);
  return hasJust(says, 'end') && isEnd(end);
}

function isCommand(value: unknown): value is Order['command'] {
  return isRecord(value);
}

function isTakeBack(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { seat, to, agreed, reason, ...more } = value;
  const isAgreed = agreed === undefined || (Array.isArray(agreed) && agreed.every(isText));
  const isReasoned = reason === undefined || (isText(reason) && reason.length <= LONGEST_REASON);
  return Object.keys(more).length === 0 && isText(seat) && isCount(to) && isAgreed && isReasoned;
}

function isAmendment(value: unknown): boolean {
  if (!isRecord(value) || !hasJust(value, 'seat', 'agreed', 'reason', 'changes')) return false;
  const { seat, agreed, reason, changes } = value;
  const isAgreed = Array.isArray(agreed) && agreed.every(isText);
  const isReasoned = isText(reason) && reason.length > 0 && reason.length <= LONGEST_REASON;
  const isChange = (one: unknown): boolean =>
    isRecord(one) && hasJust(one, 'path', 'value') && isText(one['path']) && typeof one['value'] !== 'object';
  return isText(seat) && isAgreed && isReasoned && Array.isArray(changes) && changes.every(isChange);
}

function isDiceBond(value: unknown): boolean {
  if (!isRecord(value) || !hasJust(value, 'battle', 'commit', 'seals', 'salts')) return false;
  const { battle, commit, seals, salts } = value;
  return isText(battle) && isHex(commit, 64) && isOfSeats(seals, 64) && isOfSeats(salts, 32);
}

function isOfSeats(value: unknown, digits: number): boolean {
  return isRecord(value) && Object.values(value).every((one) => isHex(one, digits));
}

function isHex(value: unknown, digits: number): boolean {
  return isText(value) && value.length === digits && /^[0-9a-f]*$/.test(value);
}

function isEnd(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (hasJust(value, 'secret')) return isHex(value['secret'], 64);
  return hasJust(value) || (hasJust(value, 'seed') && isSeed(value['seed']));
}

function isCheck(value: unknown): value is RecordCheck {
  if (!isRecord(value) || !hasJust(value, 'n', 'count', 'state', 'chain')) return false;
  return isCount(value['n']) && isCount(value['count']) && isText(value['state']) && isText(value['chain']);
}

function hasJust(fields: Fields, ...names: readonly string[]): boolean {
  return Object.keys(fields).length === names.length && names.every((name) => Object.hasOwn(fields, name));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
