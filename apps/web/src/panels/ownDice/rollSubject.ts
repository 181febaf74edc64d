/** Tells which pieces a roll is about, and the sums that its dice meet, before any of them has fallen. Pure. */
import type { DiceRequest } from '@drumhead/engine';
import type { LogLine } from '../../battle/screen.ts';
import type { AnyReport } from '../../report/report.ts';
import { type Asked, facesOf, linesWith } from './faceMeanings.ts';

export interface RollSubject {
  /** Names of the pieces that roll. */
  readonly own: readonly string[];
  /** Names of the pieces of others that the roll is about. */
  readonly against: readonly string[];
  /** As the log shows them after the roll; only those that no face changes. */
  readonly tallies: LogLine['tallies'];
}

/** By the line that the log would have, whatever the faces; null where it would name no piece. */
export function subjectOfRoll(asked: Asked, report: AnyReport, { owner, faces }: DiceRequest): RollSubject | null {
  const { battle, messages, roll } = asked;
  const left = (roll.dice ?? []).map(({ count }) => count);
  const lines = facesOf({ faces }).flatMap((face) => {
    const rolled = linesWith(asked, [], left, face)?.find(({ dice }) => dice.length > 0);
    return rolled ? [rolled] : [];
  });
  const [line] = lines;
  if (!line) return null;
  const side = owner === null ? -1 : battle.ruleset.seats(battle.state).indexOf(owner);
  const named = report
    .forces(messages, battle.state)
    .flatMap(({ formations }, i) =>
      formations.flatMap(({ pieces }) => pieces.map(({ piece, name }) => ({ piece, name, side: i }))),
    );
  const about = line.pieces.flatMap((piece) => named.find((one) => one.piece === piece) ?? []);
  if (about.length === 0) return null;
  const namesOf = (isOwn: boolean) => about.filter((one) => (one.side === side) === isOwn).map(({ name }) => name);
  const [own, against] = [namesOf(true), namesOf(false)];
  const isFixed = (tally: LogLine['tallies'][number], i: number) =>
    lines.every(({ tallies }) => JSON.stringify(tallies[i]) === JSON.stringify(tally));
  return {
    ...(own.length > 0 ? { own, against } : { own: against, against: own }),
    tallies: line.tallies.filter(isFixed),
  };
}
