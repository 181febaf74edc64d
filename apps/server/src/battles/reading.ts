/** Reads a battle from its lines, and checks them. */
import { type AnyRuleset, begin, chainOfHeader, DICE, keepMoments, readRecord } from '@drumhead/engine';
import { newClock, type RunningClock } from '@drumhead/protocol';
import { rollNames } from '@drumhead/protocol/dice';
import { type StoredBattle, timeOf } from '../storage/stored.ts';
import { Differs, followed } from './following.ts';
import { KEPT, keyFrom, type Live, peopleOf, recordText } from './live.ts';

/** Throws where the lines do not lead to a battle: the database was changed by somebody else. */
export function liveFrom(stored: StoredBattle, rulesets: readonly AnyRuleset[], keepsAll = false): Live {
  const read = readRecord(recordText(stored), rulesets);
  if (!read.ok || read.written === null) {
    const why = read.ok ? 'format 1' : `line ${read.line}: ${read.reason}`;
    throw new Differs(`battle ${stored.id} cannot be read: ${why}`);
  }
  const { record, battle, written } = read;
  const names = rollNames();
  for (const line of record.lines) {
    if ('takeBack' in line) names.takeBack(line.takeBack.to);
    if (!('command' in line)) continue;
    const isRoll = line.seat === DICE;
    if (isRoll) names.next();
    names.order(line, isRoll);
  }
  const { side, lines, id } = stored;
  const people = peopleOf(stored);
  const bonds = record.lines.flatMap((line) => ('dice' in line ? [line.dice] : []));
  const live: Live = {
    id,
    header: record.header,
    people,
    battle: keepsAll ? battle : keepMoments(battle, KEPT),
    tip: written.tip,
    over: record.lines.some((line) => 'end' in line),
    names,
    bonds,
    takeBacks: record.lines.filter((line) => 'takeBack' in line).length,
    corrected: record.amendments.map(({ after }) => after),
    key: keyFrom(bonds.at(-1) ?? null, people, side.bond),
    players: record.seats,
    at: lines.length === 0 ? 0 : timeOf(lines.at(-1)?.text ?? ''),
    clock: null,
    ids: new Map(
      lines.flatMap(({ seat, id: order, number }) => (order === null ? [] : [[`${seat} ${order}`, number]])),
    ),
  };
  return { ...live, clock: clockOf(stored, live) };
}

/** The clocks of a battle that is read anew: they need the state after each line. */
function clockOf(stored: StoredBattle, { header, people, battle, over }: Live): RunningClock | null {
  const { settings, side, lines, players, id } = stored;
  if (settings.clock === undefined) return null;
  const begun = begin(battle.ruleset, header.setup);
  if (!begun.ok) throw new Error(`battle ${id} cannot be begun`);
  const first: Live = {
    id,
    header,
    people,
    battle: begun.value,
    tip: { n: 0, chain: chainOfHeader(JSON.stringify(header)), checked: 0 },
    over: false,
    names: rollNames(),
    bonds: [],
    takeBacks: 0,
    corrected: [],
    key: null,
    players,
    at: 0,
    clock: newClock(settings.clock, people, 0),
    ids: new Map(),
  };
  const now = followed(first, lines, side, true)?.live.clock ?? null;
  return over && now !== null ? { ...now, awaited: [] } : now;
}
