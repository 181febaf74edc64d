/** How far a long run is: one line on standard error, written over itself. Where that is no terminal, nothing is written. */

const WIDTH = 40;

/** The line of a run: a bar, things done of all, and the time left in whole minutes and seconds once it can be guessed. */
export function progressLine(done: number, all: number, things: string, milliseconds: number): string {
  const full = Math.floor((WIDTH * done) / all);
  const left = done === 0 ? '' : ` ${minutesAndSeconds((milliseconds / done) * (all - done))}`;
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${all} ${things}${left}`;
}

function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Shows a run of `all` things, named `things`. `step` is called after each of them, `stop` at the end. */
export function showProgress(all: number, things: string): { step(): void; stop(): void } {
  const out = process.stderr;
  if (!out.isTTY) return { step: () => undefined, stop: () => undefined };
  const begun = performance.now();
  let done = 0;
  const draw = (): void => {
    const line = progressLine(done, all, things, performance.now() - begun);
    out.write(`\r\x1b[2K${line.slice(0, (out.columns || 80) - 1)}`);
  };
  draw();
  return {
    step: () => {
      done++;
      draw();
    },
    stop: () => void out.write('\n'),
  };
}
