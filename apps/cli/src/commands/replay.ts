/** `drumhead replay`: recorded battles. */
import { type Battle, replay, type Step } from '@drumhead/engine';
import { eventLine } from '@drumhead/rulesets';
import type { Command } from 'commander';
import { refused } from '../exit.ts';
import { textOf, wholeNumber } from '../input.ts';
import { faultLine, outcomeLine, recordIn } from '../records.ts';
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

async function replayFile(file: string, options: { to?: string; json?: boolean }, say: Say): Promise<void> {
  const { record } = await recordIn(file, textOf(say, file), say);
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
  if (battle.ruleset.outcome(battle.state) !== null) console.log(outcomeLine(battle, say));
}

function linesOf(battle: Battle, step: Step, say: Say): readonly string[] {
  return step.events.map((event) => {
    const line = eventLine(battle.ruleset.id, step.state, event, say);
    return `${String(step.number).padStart(5)}  ${line}  [${event.rule}]`;
  });
}
