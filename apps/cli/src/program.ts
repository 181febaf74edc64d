/** The commands of `drumhead`, from a command line to its exit status; results on standard output, everything else on standard error. */
import { readFileSync } from 'node:fs';
import { allLanguages, type Language } from '@drumhead/content';
import { Command, CommanderError, Option } from 'commander';
import { addAdjudicate } from './commands/adjudicate.ts';
import { addAnalyse } from './commands/analyse.ts';
import { addArena } from './commands/arena.ts';
import { addBalance } from './commands/balance.ts';
import { addCheck } from './commands/check.ts';
import { addLibrary } from './commands/library.ts';
import { addOdds } from './commands/odds.ts';
import { addPlayOn } from './commands/playOn.ts';
import { addReplay } from './commands/replay.ts';
import { addScenarios } from './commands/scenarios.ts';
import { addSimulate } from './commands/simulate.ts';
import { addSuite } from './commands/suite.ts';
import { addTournament } from './commands/tournament.ts';
import { addVerify } from './commands/verify.ts';
import { addWorker } from './commands/worker.ts';
import { Refused, setVerbose, tellMachineWords, WrongUsage } from './exit.ts';
import { manifests } from './rulesets.ts';
import { printable } from './printable.ts';
import type { Translate } from '@drumhead/rulesets';
import { languageOf, translatorFor } from './translate.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Runs one command line, without the program's name; sets the exit status of the process. */
export async function runProgram(args: readonly string[]): Promise<void> {
  const { log, error } = console;
  console.log = (text: string) => log(printable(text));
  console.error = (text: string) => error(printable(text));
  setVerbose(args.includes('--verbose'));
  try {
    await parsed(args);
  } catch (thrown) {
    process.exitCode = statusOf(thrown);
  } finally {
    Object.assign(console, { log, error });
  }
}

async function parsed(args: readonly string[]): Promise<void> {
  const language = languageOf(args, process.env);
  const program = programIn(await translatorFor(language), language);
  if (args.length === 0) program.help({ error: true });
  await program.parseAsync(args, { from: 'user' });
}

function programIn(t: Translate, language: Language): Command {
  const program = new Command('drumhead').description(t('cli.about')).version(version);
  const languageOption = (): Option => new Option('--lang <lang>', t('cli.option.lang')).choices(allLanguages);
  program.addOption(languageOption().default('en'));
  addSimulate(program, t);
  addBalance(program, t);
  addTournament(program, t);
  addArena(program, t);
  addSuite(program, t, language);
  for (const manifest of manifests) manifest.addCommands?.(program, t);
  addReplay(program, t);
  addPlayOn(program, t);
  addCheck(program, t);
  addVerify(program, t);
  addAnalyse(program, t);
  addAdjudicate(program, t);
  addOdds(program, t);
  addScenarios(program, t);
  addLibrary(program, t);
  addWorker(program, t);
  const commands = [...program.commands, ...program.commands.flatMap((command) => command.commands)];
  for (const command of [program, ...commands]) command.exitOverride();
  for (const command of commands) command.addOption(languageOption()).option('--verbose', t('cli.option.verbose'));
  return program;
}

/** The exit status for what ended a command; its message is printed. Anything unforeseen is thrown on. */
function statusOf(thrown: unknown): number {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2;
  if (!(thrown instanceof Refused || thrown instanceof WrongUsage)) throw thrown;
  console.error(thrown.message);
  tellMachineWords(thrown.cause);
  return thrown instanceof Refused ? 1 : 2;
}
