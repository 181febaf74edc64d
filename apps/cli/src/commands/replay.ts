/** `drumhead replay`: recorded battles. */
import { scenarioName } from '@drumhead/content';
import { type Battle, checkOf, replay, type Step, envelopeOf } from '@drumhead/engine';
import { eventLines, story, storyLine, type Translate } from '@drumhead/rulesets';
import type { Command } from 'commander';
import { refused } from '../exit.ts';
import { recordTextOf, wholeNumber } from '../input.ts';
import { ownRulesLines } from '../ownRulesLines.ts';
import { faultLine, outcomeLine, recordIn } from '../records.ts';

export function addReplay(program: Command, t: Translate): void {
  program
    .command('replay')
    .description(t('cli.replay'))
    .argument('<file>', t('cli.replay.file'))
    .option('--to <n>', t('cli.replay.to'))
    .option('--story', t('cli.replay.story'))
    .option('--json', t('cli.option.json'))
    .action((file: string, options: Options) => replayFile(file, options, t));
}

interface Options {
  readonly to?: string;
  readonly story?: boolean;
  readonly json?: boolean;
}

async function replayFile(file: string, options: Options, t: Translate): Promise<void> {
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
  if (options.story) {
    for (const line of storyLines(battle, steps, t)) console.log(line);
    return;
  }
  const scenario = envelopeOf(battle.setup);
  if (scenario !== null) console.log(t(scenarioName(scenario)));
  for (const line of ownRulesLines(battle.setup, t)) console.log(line);
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

/** Each sentence, with the lines of the log that it comes from. */
function storyLines(battle: Battle, steps: readonly Step[], t: Translate): readonly string[] {
  const { id } = battle.ruleset;
  return story(battle, steps).flatMap((sentence) => [
    storyLine(id, steps, sentence, t),
    ...sentence.lines.flatMap(({ at, event }) => {
      const step = steps.find(({ number }) => number === at);
      return step === undefined ? [] : linesOf(battle, { ...step, events: step.events.slice(event, event + 1) }, t);
    }),
  ]);
}
