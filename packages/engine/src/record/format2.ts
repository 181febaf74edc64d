/** Reads the lines of a record of format 2 (`record.ts`): first that they are whole, then what they lead to. */
import { amend, type Amendment } from './amend.ts';
import { type Battle, checkOf, undoTo } from '../play/battle.ts';
import { chainOfHeader, chainOn } from './chain.ts';
import {
  CHECK_EVERY,
  type DiceSource,
  type RecordedAmendment,
  type RecordedOrder,
  type RecordLine,
  type RecordTip,
  type TakeBack,
} from './record.ts';
import { fault, fieldsIn, judged, type Read, type RecordFault, refusedAt } from './recordFault.ts';
import { readLine, type Found } from './readLine.ts';
import type { Seat } from '../contract/ruleset.ts';

/** Lines that are whole: numbered without a gap, and held together by the chain as far as checks stand. */
export interface LinesOfFormat2 {
  readonly found: readonly Found[];
  readonly tip: RecordTip;
  /** The text that was read, each line with its newline. */
  readonly text: string;
  /** Set where the file breaks off: in the middle of this line, or before it. */
  readonly cut: { readonly line: number } | null;
}

/** How far a file is read. */
interface Progress {
  readonly tip: RecordTip;
  /** The first line of the file that no check stands behind yet. */
  readonly unchecked: number;
  readonly isOver: boolean;
}

/** `lines`: all of the file, the header too, without line ends. */
export function* linesOfFormat2([header = '', ...rest]: readonly string[]): Generator<void, Read<LinesOfFormat2>> {
  const found: Found[] = [];
  const whole = [header];
  let at: Progress = { tip: { n: 0, chain: chainOfHeader(header), checked: -1 }, unchecked: 1, isOver: false };
  let cut: number | null = null;
  for (const [i, text] of withoutBlanks(rest).entries()) {
    yield;
    const line = i + 2;
    const fields = fieldsIn(text, line);
    if (!fields.ok && fields.reason === 'engine.record.unreadable' && i === rest.length - 1) {
      cut = line;
      break;
    }
    const read = fields.ok ? readLine(fields.value, line) : fields;
    if (!read.ok) return read;
    const misfit = misfitOf(read.value, text, at);
    if (misfit !== null) return misfit;
    at = onward(at, read.value, text);
    found.push(read.value);
    whole.push(text);
  }
  if (cut === null && at.tip.checked !== at.tip.n) cut = whole.length + 1;
  const text = `${whole.join('\n')}\n`;
  return { ok: true, value: { found, tip: at.tip, text, cut: cut === null ? null : { line: cut } } };
}

/** Lines up to the last one that is not empty. */
function withoutBlanks(lines: readonly string[]): readonly string[] {
  let end = lines.length;
  while (lines[end - 1]?.trim() === '') end--;
  return lines.slice(0, end);
}

/** Why this cannot be the next line, or null. */
function misfitOf(found: Found, text: string, { tip, unchecked, isOver }: Progress): RecordFault | null {
  const { line } = found;
  const isChecked = tip.checked === tip.n;
  if ('check' in found) {
    // The chain does not hold the spelling of a check.
    if (text !== JSON.stringify({ check: found.check })) return fault(line, 'engine.record.shape');
    if (found.check.n !== tip.n || isChecked) return fault(line, 'engine.record.check', { n: tip.n });
    if (found.check.chain === tip.chain) return null;
    return fault(unchecked, 'engine.record.chain', { from: unchecked, to: line });
  }
  if (!isChecked && (isOver || tip.n % CHECK_EVERY === 0)) return fault(line, 'engine.record.check', { n: tip.n });
  if (isOver) return fault(line, 'engine.record.afterEnd');
  const wanted = tip.n + 1;
  return found.n === wanted ? null : fault(line, 'engine.record.number', { wanted, given: found.n });
}

function onward({ tip, unchecked, isOver }: Progress, found: Found, text: string): Progress {
  if ('check' in found) return { tip: { ...tip, checked: tip.n }, unchecked: found.line + 1, isOver };
  const next = { n: found.n, chain: chainOn(tip.chain, text), checked: tip.checked };
  return { tip: next, unchecked, isOver: 'end' in found.says };
}

/** What the lines of a record lead to. */
export interface PlayedFormat2 extends DiceSource {
  readonly battle: Battle;
  readonly orders: readonly RecordedOrder[];
  readonly amendments: readonly RecordedAmendment[];
  readonly lines: readonly RecordLine[];
  readonly seats: Readonly<Record<Seat, string>>;
  /** Its last line says that it is over. */
  readonly isClosed: boolean;
}

/** Plays the lines of a record and compares the state with every check. */
export function* playingFormat2(
  found: readonly Found[],
  begun: Battle,
  seats: Readonly<Record<Seat, string>>,
): Generator<void, Read<PlayedFormat2>> {
  let played: PlayedFormat2 = { battle: begun, orders: [], amendments: [], lines: [], seats, isClosed: false };
  const orders: RecordedOrder[] = [];
  const lines: RecordLine[] = [];
  let amendments: readonly RecordedAmendment[] = [];
  for (const one of found) {
    yield;
    if ('check' in one) {
      const { count, state } = one.check;
      const { battle } = played;
      if (count !== battle.count || state !== checkOf(battle)) return fault(one.line, 'engine.record.state');
      continue;
    }
    const next = afterLine(played, one.says, one.line);
    if (!next.ok) return next;
    played = next.value;
    lines.push(one.says);
    if ('command' in one.says) orders.push({ ...one.says, line: one.line });
    else orders.length = played.battle.count;
    amendments = amendments.filter(({ after }) => after <= played.battle.count);
    if ('amend' in one.says) {
      amendments = [...amendments, { ...one.says.amend, after: played.battle.count, line: one.line }];
    }
  }
  return { ok: true, value: { ...played, orders, amendments, lines } };
}

function afterLine(played: PlayedFormat2, says: RecordLine, line: number): Read<PlayedFormat2> {
  const { battle, seats } = played;
  if ('command' in says) {
    const next = judged(battle, { ...says, line });
    return next.ok ? { ok: true, value: { ...played, battle: next.value } } : next;
  }
  const { ruleset, state } = battle;
  const isSide = (one: Seat): boolean => ruleset.seats(state).includes(one);
  if ('end' in says) {
    if (ruleset.outcome(state) === null) return fault(line, 'engine.record.end');
    return { ok: true, value: { ...played, ...says.end, isClosed: true } };
  }
  if ('dice' in says) {
    if (battle.rolls > 0) return fault(line, 'engine.record.dice');
    const strange = Object.keys({ ...says.dice.seals, ...says.dice.salts }).find((one) => !isSide(one));
    return strange === undefined ? { ok: true, value: played } : strangeSeat(line, strange);
  }
  const { seat } = 'takeBack' in says ? says.takeBack : 'amend' in says ? says.amend : says;
  if (!isSide(seat)) return strangeSeat(line, seat);
  if ('player' in says) return { ok: true, value: { ...played, seats: { ...seats, [seat]: says.player } } };
  if ('amend' in says) {
    if (!isAgreed(ruleset.seats(state), says.amend)) return fault(line, 'engine.record.agreed');
    const amended = amend(battle, says.amend.changes);
    return amended.ok ? { ok: true, value: { ...played, battle: amended.battle } } : refusedAt(line, amended.refusal);
  }
  const back = undoTo(battle, says.takeBack.to, isAgreed(ruleset.seats(state), says.takeBack));
  return back.ok ? { ok: true, value: { ...played, battle: back.battle } } : refusedAt(line, back.refusal);
}

/** Did all other sides consent? */
function isAgreed(sides: readonly Seat[], { seat, agreed = [] }: TakeBack | Amendment): boolean {
  return sides.every((side) => side === seat || agreed.includes(side));
}

function strangeSeat(line: number, seat: Seat): RecordFault {
  return fault(line, 'engine.record.seat', { seat: seat.slice(0, 80) });
}
