/** `drumhead`: the command line. Results on standard output, everything else on standard error. */
import { readFileSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import { addAdjudicate } from './commands/adjudicate.ts';
import { addArena } from './commands/arena.ts';
import { addCheck } from './commands/check.ts';
import { addOdds } from './commands/odds.ts';
import { addPlayOn } from './commands/playOn.ts';
import { addReplay } from './commands/replay.ts';
import { addScenarios } from './commands/scenarios.ts';
import { addSimulate } from './commands/simulate.ts';
import { addTournament } from './commands/tournament.ts';
import { addVerify } from './commands/verify.ts';
import { Refused, WrongUsage } from './exit.ts';
import { manifests } from './rulesets.ts';
import { printable } from './printable.ts';
import { languageOf, translatorFor } from './translate.ts';

for (const name of ['log', 'error'] as const) {
  const print = console[name];
  console[name] = (text: string) => print(printable(text));
}
const t = await translatorFor(languageOf(process.argv.slice(2), process.env));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const program = new Command('drumhead').description(t('cli.about')).version(version);
const languageOption = (): Option => new Option('--lang <lang>', t('cli.option.lang')).choices(['en', 'it']);
program.addOption(languageOption().default('en'));
addSimulate(program, t);
addTournament(program, t);
addArena(program, t);
for (const manifest of manifests) manifest.addCommands?.(program, t);
addReplay(program, t);
addPlayOn(program, t);
addCheck(program, t);
addVerify(program, t);
addAdjudicate(program, t);
addOdds(program, t);
addScenarios(program, t);
for (const command of [program, ...program.commands, ...program.commands.flatMap((c) => c.commands)])
  command.exitOverride();
for (const command of [...program.commands, ...program.commands.flatMap((c) => c.commands)]) {
  command.addOption(languageOption());
}
// A reader that stops early, such as `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  if (process.argv.length <= 2) program.help({ error: true });
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof Refused) {
    console.error(error.message);
    process.exitCode = 1;
  } else if (error instanceof WrongUsage) {
    console.error(error.message);
    process.exitCode = 2;
  } else {
    throw error;
  }
}
