/** `drumhead replay`: recorded battles. */
import { type Battle, checkOf, replay, type Step } from '@drumhead/engine';
import { eventLines, type Translate } from '@drumhead/rulesets';
import type { Command } from 'commander';
import { refused } from '../exit.ts';
import { recordTextOf, wholeNumber } from '../input.ts';
import { faultLine, outcomeLine, recordIn } from '../records.ts';

export function addReplay(program: Command, t: Translate): void {
  program
    .command('replay')
    .description(t('cli.replay'))
    .argument('<file>', t('cli.replay.file'))
    .option('--to <n>', t('cli.replay.to'))
    .option('--json', t('cli.option.json'))
    .action((file: string, options: { to?: string; json?: boolean }) => replayFile(file, options, t));
}

async function replayFile(file: string, options: { to?: string; json?: boolean }, t: Translate): Promise<void> {
  const { record } = await recordIn(file, recordTextOf(t, file), t);
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
        hash: checkOf(battle),
        outcome: ruleset.outcome(battle.state),
        steps: steps.map(({ number, seat, command, events, state }) => {
          return { number, seat, command, events, hash: checkOf({ state }) };
        }),
      }),
    );
    return;
  }
  for (const step of steps) for (const line of linesOf(battle, step, t)) console.log(line);
  console.log(t('cli.replay.hash', { hash: checkOf(battle), count: battle.count }));
  if (battle.ruleset.outcome(battle.state) !== null) console.log(outcomeLine(battle, t));
}

function linesOf(battle: Battle, step: Step, t: Translate): readonly string[] {
  return step.events.flatMap((event) => {
    const [line = '', ...sums] = eventLines(battle.ruleset.id, step.state, event, t);
    return [`${String(step.number).padStart(5)}  ${line}  [${event.rule}]`, ...sums.map((sum) => `         ${sum}`)];
  });
}
