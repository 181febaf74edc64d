// Gestures of many frames, one input of the pointer before each, and what a trace of Chromium says of their frames.
import type { Browser, Page } from 'playwright-core';
import { type Spread, spread } from './spread.ts';

/** Frames of each gesture. */
const FRAMES = 150;

export interface Frames {
  readonly framesASecond: number;
  /** From one frame to the next, in milliseconds. */
  readonly gap: Spread;
  /** Work of the main thread in one frame, in milliseconds of its own time, which a busy machine does not stretch. */
  readonly work: Spread;
  /** The part of it before styles and drawing: what is proposed, and the elements that show it. */
  readonly answer: Spread;
}

/** Expressions of the page: from its table to what is done in frame `n`; -1 is the end. */
export const PAN = `({ pointer, left, top, width, height }) => (n) => {
  const [x, y] = [left + 4, top + height - 4];
  if (n === 0) pointer('pointerdown', x, y);
  else if (n < 0) pointer('pointerup', x, y);
  else pointer('pointermove', x + Math.sin(n / 12) * width / 4, y + Math.cos(n / 9) * height / 5);
}`;

export const ZOOM = `({ wheel }) => (n) => n >= 0 && wheel(Math.sin(n / 14) * 60)`;

export const dragOf = (piece: string): string => `({ pointer, placeOf }) => {
  const [x, y] = placeOf('${piece}');
  let at = [x, y];
  return (n) => {
    if (n > 0) at = [x + Math.sin(n / 10) * 120, y + Math.cos(n / 7) * 120];
    pointer(n === 0 ? 'pointerdown' : n > 0 ? 'pointermove' : 'pointerup', ...at);
  };
}`;

const gesture = (input: string): string => `(async () => {
  const box = document.querySelector('.table-window');
  const { left, top, width, height } = box.getBoundingClientRect();
  const pointer = (type, clientX, clientY) =>
    box.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0, clientX, clientY }));
  const wheel = (deltaY) =>
    box.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY, clientX: left + width / 2, clientY: top + height / 2 }));
  const placeOf = (name) => {
    const [x, y] = document.querySelector('[data-piece="' + name + '"]').getAttribute('transform').match(/-?[\\d.]+/g).map(Number);
    const world = new DOMMatrix(getComputedStyle(document.querySelector('.table-world')).transform);
    return [left + world.e + x * world.a, top + world.f + y * world.a];
  };
  const input = (${input})({ pointer, wheel, placeOf, left, top, width, height });
  await new Promise((done) => {
    let n = 0;
    const frame = () => {
      performance.mark('frame');
      if (n > ${FRAMES}) return done();
      // Asked for first: so this comes before the page's own work of the next frame.
      requestAnimationFrame(frame);
      input(n++);
    };
    requestAnimationFrame(frame);
  });
  input(-1);
})()`;

/** Times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Time of the thread itself. */
  readonly tdur?: number;
  readonly dur?: number;
}

const CATEGORIES = ['-*', 'blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

export async function framesOf(browser: Browser, page: Page, input: string): Promise<Frames> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(gesture(input));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const marks = traceEvents.filter(({ name }) => name === 'frame').sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  if (!first || marks.length < FRAMES) throw new Error(`The trace has ${marks.length} of ${FRAMES} frames.`);
  const ofPage = traceEvents.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const sums = (wanted: string): readonly number[] => {
    // A frame's mark lies within its first task: a task belongs to the frame in which it ends.
    const found = ofPage.filter(({ name }) => name === wanted).map((one) => ({ ...one, end: one.ts + (one.dur ?? 0) }));
    return marks.slice(0, -1).map(({ ts }, i) => {
      const next = marks[i + 1]?.ts ?? ts;
      const within = found.filter(({ end }) => end > ts && end <= next);
      return within.reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0) / 1000;
    });
  };
  const gaps = marks.slice(1).map(({ ts }, i) => (ts - (marks[i]?.ts ?? ts)) / 1000);
  return {
    framesASecond: 1000 / spread(gaps).median,
    gap: spread(gaps),
    work: spread(sums('RunTask')),
    answer: spread(sums('FireAnimationFrame')),
  };
}
