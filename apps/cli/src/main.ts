/** `drumhead`: the command line. */
import { tellMachineWords } from './exit.ts';
import { printable } from './printable.ts';
import { runProgram } from './program.ts';
import { languageOf, translatorFor } from './translate.ts';

// A reader that stops early, such as `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const args = process.argv.slice(2);
try {
  await runProgram(args);
} catch (error) {
  const t = await translatorFor(languageOf(args, process.env));
  console.error(printable(t('cli.error.unforeseen')));
  tellMachineWords(error);
  process.exitCode = 1;
}
