/** A working copy while one command is carried out: the frames it waits for, the last one asked first, and what it tells. */
interface Stack<F> {
  readonly frames: F[];
}

export function push<F>(work: Stack<F>, frame: NoInfer<F>): void {
  work.frames.push(frame);
}

export function pop(work: Stack<unknown>): void {
  work.frames.pop();
}

/** Puts `frame` in the place of the one on top. */
export function replaceTop<F>(work: Stack<F>, frame: NoInfer<F>): void {
  work.frames[work.frames.length - 1] = frame;
}

/** Most commands bring one event or none: the first is written down, for a list that grows takes room for many. */
export function tell<E>(work: { events: E[] }, event: NoInfer<E>): void {
  if (work.events.length === 0) work.events = [event];
  else work.events.push(event);
}
