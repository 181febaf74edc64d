/** Pointer gestures of the table: press, drag, tap, long press, pan, pinch, wheel. Knows pixels only. */
import type { Point } from './camera.ts';

export interface Fingers {
  /** `round`: with Shift, which draws round pieces. */
  press(at: Point, touch: boolean, round: boolean): 'drag' | 'pan';
  drag(at: Point): void;
  drop(at: Point): void;
  cancel(): void;
  tap(at: Point, touch: boolean, round: boolean): void;
  inspect(at: Point, touch: boolean): void;
  hover(at: Point): void;
  pan(dx: number, dy: number): void;
  /** A mouse begins to pan, from here. */
  pull(at: Point): void;
  pinch(factor: number, at: Point): void;
}

/** Pointer tolerance in pixels. */
export const REACH = { touch: 24, mouse: 10 };

/** A press that moves less than this is a tap. */
const SLOP = { touch: 9, mouse: 4 };
const LONG_PRESS = 550;

interface Held {
  readonly start: Point;
  readonly touch: boolean;
  readonly grip: 'drag' | 'pan';
  at: Point;
  moving: boolean;
  done: boolean;
}

export function gestures(
  element: HTMLElement,
  place: (event: PointerEvent | WheelEvent) => Point,
  fingers: Fingers,
): () => void {
  const held = new Map<number, Held>();
  let pressing: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let waiting: (() => void) | null = null;

  /** Moves are handled once per frame. */
  const soon = (work: () => void) => {
    waiting = work;
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      const due = waiting;
      waiting = null;
      due?.();
    });
  };
  const now = () => {
    const due = waiting;
    waiting = null;
    due?.();
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const at = place(event);
    const touch = event.pointerType !== 'mouse';
    if (held.size === 1) {
      // A second finger turns any gesture into a pinch.
      const [first] = held.values();
      if (first && !first.done) {
        if (first.moving && first.grip === 'drag') fingers.cancel();
        first.done = true;
      }
    }
    const grip = held.size === 0 ? fingers.press(at, touch, event.shiftKey) : 'pan';
    const finger: Held = { start: at, touch, grip, at, moving: false, done: held.size > 0 };
    held.set(event.pointerId, finger);
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      // The pointer may be gone already.
    }
    clearTimeout(pressing);
    pressing = setTimeout(() => {
      if (finger.moving || finger.done || held.size !== 1) return;
      finger.done = true;
      fingers.inspect(finger.at, touch);
    }, LONG_PRESS);
  };

  const move = (event: PointerEvent) => {
    const at = place(event);
    const finger = held.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === 'mouse' && held.size === 0) soon(() => fingers.hover(at));
      return;
    }
    if (held.size === 2) {
      const other = [...held.entries()].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const before = Math.hypot(finger.at.x - other.at.x, finger.at.y - other.at.y);
        const after = Math.hypot(at.x - other.at.x, at.y - other.at.y);
        const middle = { x: (at.x + other.at.x) / 2, y: (at.y + other.at.y) / 2 };
        fingers.pan((at.x - finger.at.x) / 2, (at.y - finger.at.y) / 2);
        if (before > 10) fingers.pinch(after / before, middle);
      }
      finger.at = at;
      return;
    }
    if (finger.done) return;
    if (!finger.moving) {
      const slop = SLOP[finger.touch ? 'touch' : 'mouse'];
      if (Math.hypot(at.x - finger.start.x, at.y - finger.start.y) < slop) return;
      finger.moving = true;
      // A finger pans from wherever it comes down.
      if (finger.grip === 'pan' && !finger.touch) fingers.pull(finger.start);
    }
    if (finger.grip === 'drag') {
      finger.at = at;
      soon(() => fingers.drag(at));
    } else {
      const from = finger.at;
      finger.at = at;
      fingers.pan(at.x - from.x, at.y - from.y);
    }
  };

  const up = (event: PointerEvent) => {
    const finger = held.get(event.pointerId);
    if (!finger) return;
    held.delete(event.pointerId);
    clearTimeout(pressing);
    if (finger.done) return;
    const at = place(event);
    now();
    if (!finger.moving) fingers.tap(at, finger.touch, event.shiftKey);
    else if (finger.grip === 'drag') fingers.drop(at);
  };

  const lost = (event: PointerEvent) => {
    const finger = held.get(event.pointerId);
    held.delete(event.pointerId);
    clearTimeout(pressing);
    if (finger && !finger.done && finger.moving && finger.grip === 'drag') fingers.cancel();
  };

  /**
   * After a touch browsers click what lies under the finger by then. The tap has been dealt with, and the panels may have
   * grown over its place: their answers would be pressed unseen.
   */
  const touched = (event: TouchEvent) => {
    if (!event.cancelable) return;
    event.preventDefault();
    element.focus({ preventScroll: true });
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? event.deltaY * 24 : event.deltaY;
    fingers.pinch(Math.exp(-Math.max(-160, Math.min(160, lines)) / 620), place(event));
  };

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', lost);
  element.addEventListener('touchend', touched, { passive: false });
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(pressing);
    cancelAnimationFrame(frame);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', lost);
    element.removeEventListener('touchend', touched);
    element.removeEventListener('wheel', wheel);
  };
}
