/** Follows lines that another process wrote: what they lead to, and what happened on the way. */
import { amend, chainOn, checkOf, decide, DICE, firstKept, type RecordLine, undoTo } from '@drumhead/engine';
import type { StoredLine, StoredSide } from '../storage/stored.ts';
import { clockOn, keyFrom, type Live } from './live.ts';
import type { Happening } from './recordWriter.ts';

/** Lines do not lead to the battle that they led to when they were written. */
export class Differs extends Error {}

interface Checked {
  readonly check: { readonly state: string };
}

export interface Followed {
  readonly live: Live;
  readonly happenings: readonly Happening[];
}

/**
 * The battle after these lines; null where they go back to a moment that is not kept: then it must be read anew. Throws where
 * a line does not follow. `isChecked`: their checks were compared before.
 */
export function followed(
  from: Live,
  lines: readonly StoredLine[],
  { bond, pauses }: Pick<StoredSide, 'bond' | 'pauses'>,
  isChecked = false,
): Followed | null {
  let live: Live = { ...from, names: from.names.copy() };
  const ids = new Map(from.ids);
  const happenings: Happening[] = [];
  for (const { text, number, seat, id } of lines) {
    const [line = '', check] = text.split('\n');
    const says = JSON.parse(line) as RecordLine & { readonly at?: number };
    if ('takeBack' in says && says.takeBack.to < firstKept(live.battle)) return null;
    const next = afterLine(live, says, bond);
    if (next === null) throw new Differs(`battle ${live.id}: line ${number} does not follow`);
    if (next.happening !== null) happenings.push(next.happening);
    if (id !== null) ids.set(`${seat} ${id}`, number);
    const checked = check === undefined ? live.tip.checked : number;
    const before = live;
    live = {
      ...next.live,
      tip: { n: number, chain: chainOn(live.tip.chain, line), checked },
      ids,
      at: says.at ?? live.at,
    };
    if (!isChecked && check !== undefined && (JSON.parse(check) as Checked).check.state !== checkOf(live.battle))
      throw new Differs(`battle ${live.id}: the check after line ${number} differs`);
    const { clock } = live;
    if (clock !== null) {
      live = { ...live, clock: clockOn({ ...live, clock }, before, pauses, says.at ?? clock.at, 'takeBack' in says) };
    }
  }
  return { live, happenings };
}

function afterLine(
  live: Live,
  says: RecordLine,
  bond: StoredSide['bond'],
): { readonly live: Live; readonly happening: Happening | null } | null {
  const quietly = (change: Partial<Live>) => ({ live: { ...live, ...change }, happening: null });
  if ('command' in says) {
    const { seat, command } = says;
    const isRoll = seat === DICE;
    const answer = decide(live.battle, seat, command);
    if (!answer.ok) return null;
    if (isRoll) live.names.next();
    live.names.order({ seat, command }, isRoll);
    const { battle, events } = answer;
    return { live: { ...live, battle }, happening: { events, state: battle.state } };
  }
  if ('takeBack' in says) {
    const back = undoTo(live.battle, says.takeBack.to, true);
    if (!back.ok) return null;
    live.names.takeBack(says.takeBack.to);
    const corrected = live.corrected.filter((count) => count <= says.takeBack.to);
    return quietly({ battle: back.battle, takeBacks: live.takeBacks + 1, corrected });
  }
  if ('amend' in says) {
    const amended = amend(live.battle, says.amend.changes);
    const corrected = [...live.corrected, live.battle.count];
    return amended.ok ? quietly({ battle: amended.battle, corrected }) : null;
  }
  if ('dice' in says) return quietly({ bonds: [...live.bonds, says.dice], key: keyFrom(says.dice, live.people, bond) });
  if ('player' in says) return quietly({ players: { ...live.players, [says.seat]: says.player } });
  return quietly({ over: true });
}
