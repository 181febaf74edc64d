/** Another battle at the same table: the same set-up, everybody one side further. */
import { begin, type Seat } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import type { BattleHost } from './battleHost.ts';
import { headerOf } from './headers.ts';
import { peopleOf } from './live.ts';
import { turnNotices } from '../storage/noticeRows.ts';

export interface Rematch {
  readonly battle: string;
  /** The side in the new battle of whoever has this side now. */
  seatOf(seat: Seat | null): Seat | null;
}

/** Begins it under the present version of the rules; where another process was quicker, it is that one's. */
export async function rematchOf({ stored, needs, known, live }: BattleHost): Promise<Rematch> {
  const { setup, scenario } = live().header;
  // A set-up that newer rules no longer take is played by those of the first battle.
  const newest = rulesetById(known.ruleset.id);
  const byNewest = newest === null ? null : begin(newest, setup);
  const begun = byNewest?.ok ? byNewest : begin(known.ruleset, setup);
  if (!begun.ok) throw new Error(`battle ${stored.id} cannot be begun again`);
  const sides = known.ruleset.seats(begun.value.state);
  const before = (side: Seat): Seat => sides[(sides.indexOf(side) + 1) % sides.length] ?? side;
  const fromBefore = (given: Readonly<Record<Seat, string>>) =>
    Object.fromEntries(sides.map((side) => [side, given[before(side)] ?? '']));
  const players = fromBefore(stored.players);
  const chairs = fromBefore(stored.chairs);
  const header = headerOf(begun.value, { scenario, seats: players });
  if (header === null) throw new Error(`battle ${stored.id} cannot be begun again`);
  const id = needs.secret().slice(0, 16);
  const at = needs.now();
  const made = await needs.storage.createRematch(
    stored.id,
    {
      id,
      header,
      players,
      bond: { secret: needs.secret(), seals: {}, salts: {} },
    },
    chairs,
    // Its dice need everybody, and whoever asked for it may be away by now.
    { at, moved: [], notices: turnNotices(peopleOf({ players }), chairs, at) },
  );
  const battle = made ?? (await needs.storage.side(stored.id))?.next ?? null;
  if (battle === null) throw new Error(`battle ${stored.id}: a rematch was not begun`);
  return { battle, seatOf: (seat) => sides.find((side) => seat !== null && before(side) === seat) ?? null };
}
