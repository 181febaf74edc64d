/** `drumhead replay`: recorded battles. */
import { type Battle, readRecord, type ReadRecord, type RecordFault, replay, type Step } from '@drumhead/engine';
import { eventLine, rulesets, seatName } from '@drumhead/rulesets';
import type { Command } from 'commander';
import { refused } from '../exit.ts';
import { textOf, wholeNumber } from '../input.ts';
import type { Translate } from '../translate.ts';

export function addReplay(program: Command, t: Translate): void {
  program
    .command('replay')
    .description(t('cli.replay'))
    .argument('<file>', t('cli.replay.file'))
    .option('--to <n>', t('cli.replay.to'))
    .option('--json', t('cli.option.json'))
    .action((file: string, options: { to?: string; json?: boolean }) => replayFile(file, options, t));
}

/** What is wrong with a record, with its line. */
function faultLine(file: string, fault: RecordFault, t: Translate): string {
  const because = fault.refusal ?? fault.problem;
  const reason = t(fault.reason, fault.facts) + (because === undefined ? '' : ` ${t(because.reason, because.facts)}`);
  return t('cli.check.line', { file, line: fault.line, reason });
}

/** The record in this text; one that is cut off is read as far as it goes. */
export function recordIn(file: string, text: string, t: Translate): Extract<ReadRecord, { ok: true }> {
  const read = readRecord(text, rulesets);
  if (!read.ok) return refused(faultLine(file, read, t));
  if (read.cut) console.error(t('cli.replay.cut', { line: read.cut.line }));
  return read;
}

function replayFile(file: string, options: { to?: string; json?: boolean }, t: Translate): void {
  const { record } = recordIn(file, textOf(t, file), t);
  const to =
    options.to === undefined ? record.orders.length : wholeNumber(t, '--to', options.to, 0, record.orders.length);
  const played = replay(record, { to });
  if (!played.ok) return refused(faultLine(file, played, t));
  const { battle, steps } = played;
  if (options.json) {
    const { ruleset } = battle;
    console.log(
      JSON.stringify({
        ruleset: ruleset.id,
        scenario: record.header.scenario,
        commands: battle.count,
        hash: battle.hash,
        outcome: ruleset.outcome(battle.state),
        steps: steps.map(({ number, seat, command, events, hash }) => ({ number, seat, command, events, hash })),
      }),
    );
    return;
  }
  for (const step of steps) for (const line of linesOf(battle, step, t)) console.log(line);
  console.log(t('cli.replay.hash', { hash: battle.hash, count: battle.count }));
  const outcome = battle.ruleset.outcome(battle.state);
  if (outcome !== null) {
    const reason = t(outcome.reason);
    const winner = outcome.winner === null ? '' : seatName(battle.ruleset.id, battle.state, outcome.winner, t);
    console.log(outcome.winner === null ? t('cli.replay.draw', { reason }) : t('cli.replay.over', { winner, reason }));
  }
}

function linesOf(battle: Battle, step: Step, t: Translate): readonly string[] {
  return step.events.map((event) => {
    const line = eventLine(battle.ruleset.id, step.state, event, t);
    return `${String(step.number).padStart(5)}  ${line}  [${event.rule}]`;
  });
}
