/** `drumhead replay`: recorded battles. */
import { type Battle, readRecord, type ReadRecord, type RecordFault, replay, type Step } from '@drumhead/engine';
import { eventLine, rulesets, seatName } from '@drumhead/rulesets';
import type { Command } from 'commander';
import { refused } from '../exit.ts';
import { textOf, wholeNumber } from '../input.ts';
import type { Say } from '../translate.ts';

export function addReplay(program: Command, say: Say): void {
  program
    .command('replay')
    .description(say('cli.replay'))
    .argument('<file>', say('cli.replay.file'))
    .option('--to <n>', say('cli.replay.to'))
    .option('--json', say('cli.option.json'))
    .action((file: string, options: { to?: string; json?: boolean }) => replayFile(file, options, say));
}

/** What is wrong with a record, with its line. */
function faultLine(file: string, fault: RecordFault, say: Say): string {
  const because = fault.refusal ?? fault.problem;
  const reason =
    say(fault.reason, fault.facts) + (because === undefined ? '' : ` ${say(because.reason, because.facts)}`);
  return say('cli.check.line', { file, line: fault.line, reason });
}

/** The record in this text; one that is cut off is read as far as it goes. */
export function recordIn(file: string, text: string, say: Say): Extract<ReadRecord, { ok: true }> {
  const read = readRecord(text, rulesets);
  if (!read.ok) return refused(faultLine(file, read, say));
  if (read.cut) console.error(say('cli.replay.cut', { line: read.cut.line }));
  return read;
}

function replayFile(file: string, options: { to?: string; json?: boolean }, say: Say): void {
  const { record } = recordIn(file, textOf(say, file), say);
  const to =
    options.to === undefined ? record.orders.length : wholeNumber(say, '--to', options.to, 0, record.orders.length);
  const played = replay(record, { to });
  if (!played.ok) return refused(faultLine(file, played, say));
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
  for (const step of steps) for (const line of linesOf(battle, step, say)) console.log(line);
  console.log(say('cli.replay.hash', { hash: battle.hash, count: battle.count }));
  const outcome = battle.ruleset.outcome(battle.state);
  if (outcome !== null) {
    const reason = say(outcome.reason);
    const winner = outcome.winner === null ? '' : seatName(battle.ruleset.id, battle.state, outcome.winner, say);
    console.log(
      outcome.winner === null ? say('cli.replay.draw', { reason }) : say('cli.replay.over', { winner, reason }),
    );
  }
}

function linesOf(battle: Battle, step: Step, say: Say): readonly string[] {
  return step.events.map((event) => {
    const line = eventLine(battle.ruleset.id, step.state, event, say);
    return `${String(step.number).padStart(5)}  ${line}  [${event.rule}]`;
  });
}
