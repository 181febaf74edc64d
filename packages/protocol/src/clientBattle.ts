/**
 * A client's side of a live battle: what it holds, moved on by the messages of the server. It judges the lines it is sent
 * itself and checks the chain over them; it takes views as they come.
 */
import {
  type AnyRuleset,
  chainOfHeader,
  chainOn,
  type Refusal,
  type SeatBattle,
  seatBattleFrom,
  withAmendment,
  withOrder,
  withTakeBack,
  withView,
} from '@drumhead/engine';
import type { Mismatch } from './mismatch.ts';
import { applyPatch } from './patch.ts';
import type { DiceNews, NumberedLine, ServerMessage } from './serverMessages.ts';
import type { OpenAsk } from './talk.ts';

export interface ClientBattle {
  readonly held: SeatBattle;
  /** Number of the last line it was told of, by a line or by a view. */
  readonly n: number;
  /** Number of the last line it has, and the chain up to that one. */
  readonly lines: { readonly n: number; readonly chain: string };
  readonly battle: string;
  readonly dice: DiceNews;
  readonly open: OpenAsk | null;
  /** The view that patches lead on from; null before the first. */
  readonly patched: unknown;
}

export type Moved =
  | { readonly ok: true; readonly client: ClientBattle }
  | { readonly ok: false; readonly mismatch: Mismatch; readonly refusal?: Refusal };

/** The answer to the first `join`: the battle from its beginning. */
export function joinedBattle(
  { header, battle, seat, dice }: Extract<ServerMessage, { readonly t: 'joined' }>,
  rulesets: readonly AnyRuleset[],
): Moved {
  const ruleset = rulesets.find(({ id, version }) => id === header.ruleset && version === header.rulesVersion);
  if (ruleset === undefined) return { ok: false, mismatch: 'ruleset' };
  const begun = seatBattleFrom(ruleset, header.setup, seat);
  if (!begun.ok) return { ok: false, mismatch: 'setup' };
  const lines = { n: 0, chain: chainOfHeader(JSON.stringify(header)) };
  return { ok: true, client: { held: begun.value, n: 0, lines, battle, dice, open: null, patched: null } };
}

/** What the client holds after a message; messages that change nothing leave it as it is. */
export function afterMessage(client: ClientBattle, message: ServerMessage): Moved {
  switch (message.t) {
    case 'lines':
      return afterLines(client, message.lines, message.chain);
    case 'view':
      return afterView(client, message);
    case 'asked':
      return { ok: true, client: { ...client, open: message.open } };
    case 'joined':
      // A question may have ended in the meantime; one that is still open follows.
      return { ok: true, client: { ...client, dice: message.dice, open: null } };
    case 'dice':
      return { ok: true, client: { ...client, dice: message.dice } };
    default:
      // Also what a newer server may say.
      return { ok: true, client };
  }
}

function afterLines(client: ClientBattle, lines: readonly NumberedLine[], chain: string): Moved {
  let at = client;
  for (const line of lines) {
    if (line.n !== at.lines.n + 1) return { ok: false, mismatch: 'number' };
    const next = heldAfter(at.held, line);
    if (!next.ok) return next;
    const tip = { n: line.n, chain: chainOn(at.lines.chain, JSON.stringify(line)) };
    at = { ...at, held: next.held, n: line.n, lines: tip, patched: null };
  }
  return at.lines.chain === chain ? { ok: true, client: at } : { ok: false, mismatch: 'chain' };
}

function heldAfter(
  held: SeatBattle,
  line: NumberedLine,
): { readonly ok: true; readonly held: SeatBattle } | (Moved & { readonly ok: false }) {
  if ('takeBack' in line) {
    const back = withTakeBack(held, line.takeBack.to);
    return back === null ? { ok: false, mismatch: 'order' } : { ok: true, held: back };
  }
  if ('amend' in line) {
    const amended = withAmendment(held, line.amend.changes);
    return amended === null ? { ok: false, mismatch: 'order' } : { ok: true, held: amended };
  }
  if (!('command' in line)) return { ok: true, held };
  const next = withOrder(held, { seat: line.seat, command: line.command });
  if (next.ok) return next;
  return { ok: false, mismatch: 'order', refusal: next.refusal };
}

function afterView(
  client: ClientBattle,
  { n, count, patch, whole, events }: Extract<ServerMessage, { readonly t: 'view' }>,
): Moved {
  const patched = applyPatch(whole ? null : client.patched, patch);
  if (patched === null) return { ok: false, mismatch: 'patch' };
  const { value: view } = patched;
  return { ok: true, client: { ...client, n, patched: view, held: withView(client.held, { count, view, events }) } };
}
