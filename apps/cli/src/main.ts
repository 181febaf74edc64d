/** `drumhead`: the command line. */
import { runProgram } from './program.ts';

// A reader that stops early, such as `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

await runProgram(process.argv.slice(2));
