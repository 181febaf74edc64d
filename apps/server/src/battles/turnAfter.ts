/** What people are told of a battle while they are away, and when. */
import { DRAW_OFFER, type Seat } from '@drumhead/engine';
import { fallsAt, LONGEST_SILENCE } from '@drumhead/protocol';
import { PATIENCE, turnNotices } from '../storage/noticeRows.ts';
import type { BySeat, DueNotice, NoticeKind, StoredSide, Turn } from '../storage/stored.ts';
import { awaitedPeople, type Live } from './live.ts';
import type { Member } from './telling.ts';

/** Of the time left, the last part in which somebody is reminded. */
const REMINDED = 1 / 4;

interface At {
  readonly chairs: BySeat;
  readonly side: Pick<StoredSide, 'pauses'>;
  /** Those who are at the battle, and see how it ends. */
  readonly members: ReadonlySet<Pick<Member, 'seat'>>;
}

/** What people are to be told after a batch. */
export function turnAfter(live: Live, moved: readonly Seat[], { chairs, side, members }: At, at: number): Turn {
  const told = (kind: NoticeKind, seats: readonly Seat[], due: number): readonly DueNotice[] =>
    seats.map((seat) => ({ seat, chair: chairs[seat] ?? seat, kind, due }));
  if (live.over) {
    const here = new Set([...members].map(({ seat }) => seat));
    const away = live.people.filter((seat) => !here.has(seat));
    return { at, moved, notices: told('over', away, at + PATIENCE) };
  }
  const awaited = awaitedPeople(live);
  const waiting = live.people.filter((seat) => live.players[seat] === 'person' && !awaited.includes(seat));
  const falls = awaited.flatMap((seat) => {
    const due = endOfTime(live, side, seat, waiting.length > 0, at);
    return due === null ? [] : [{ seat, due }];
  });
  const reminders = falls.flatMap(({ seat, due }) => told('reminder', [seat], due - (due - at) * REMINDED));
  const claims = falls.length === 0 ? [] : told('claim', waiting, Math.min(...falls.map(({ due }) => due)));
  // Whoever was told of his turn before is told of an offer, too.
  const offered = new Set(pendingDraws(live));
  const turns = awaited.filter((seat) => !offered.has(seat));
  const draws = awaited.filter((seat) => offered.has(seat));
  const now = [...turnNotices(turns, chairs, at), ...turnNotices(draws, chairs, at, 'draw')];
  return { at, moved, notices: [...now, ...reminders, ...claims] };
}

/** Seats that must answer an offer of a draw. */
function pendingDraws({ battle: { ruleset, state } }: Live): readonly Seat[] {
  return ruleset.pending(state).flatMap(({ seat, decision }) => (decision === DRAW_OFFER ? [seat] : []));
}

/** When nobody need wait for this seat any longer; null: never, or while people sit at the battle anyway. */
function endOfTime(
  { clock }: Live,
  { pauses }: At['side'],
  seat: Seat,
  isWaitedFor: boolean,
  at: number,
): number | null {
  if (clock === null) return isWaitedFor ? at + LONGEST_SILENCE : null;
  return clock.settings.kind === 'turns' ? fallsAt(clock, pauses, seat) : null;
}
