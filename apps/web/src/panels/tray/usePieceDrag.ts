/** A piece of the tray is dragged onto the table: there it is in hand as any other piece that is dragged. */
import { type PointerEvent, useRef } from 'react';
import type { Point } from '../../table/camera.ts';

/** Pixels from which a press is a drag. */
const LEAST = 8;

export type Carried =
  | { readonly type: 'bring'; readonly at: Point }
  | { readonly type: 'drag'; readonly at: Point }
  | { readonly type: 'drop'; readonly at: Point }
  | { readonly type: 'cancel' };

/** Where a point of the window lies on the table, in millimetres; null: beside it. */
function onTable({ clientX, clientY }: PointerEvent): Point | null {
  const under = document.elementsFromPoint(clientX, clientY).find((one) => one.closest('.table-window, .panels'));
  const world = under?.closest('.table-window')?.querySelector<HTMLElement>('.table-world');
  if (!world) return null;
  const { left, top, width } = world.getBoundingClientRect();
  const scale = width / world.offsetWidth;
  return { x: (clientX - left) / scale, y: (clientY - top) / scale };
}

/** Handlers of its button; `wasDragged`: the click that comes now is the end of a drag. */
export function usePieceDrag(carry: (input: Carried) => void): {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
  readonly wasDragged: () => boolean;
} {
  const state = useRef({ from: null as Point | null, isCarried: false, dragged: false });
  const end = (): boolean => {
    const { isCarried } = state.current;
    state.current = { ...state.current, from: null, isCarried: false };
    return isCarried;
  };
  return {
    onPointerDown({ clientX, clientY, button, pointerId, currentTarget }) {
      // A fast pointer has left the button at its first move.
      if (button === 0) currentTarget.setPointerCapture(pointerId);
      state.current = { from: button === 0 ? { x: clientX, y: clientY } : null, isCarried: false, dragged: false };
    },
    onPointerMove(event) {
      const { from, isCarried } = state.current;
      if (from === null) return;
      if (!isCarried && Math.hypot(event.clientX - from.x, event.clientY - from.y) < LEAST) return;
      state.current.dragged = true;
      const at = onTable(event);
      if (!at) return;
      carry(isCarried ? { type: 'drag', at } : { type: 'bring', at });
      state.current.isCarried = true;
    },
    onPointerUp(event) {
      if (!end()) return;
      const at = onTable(event);
      carry(at ? { type: 'drop', at } : { type: 'cancel' });
    },
    onPointerCancel() {
      if (end()) carry({ type: 'cancel' });
    },
    wasDragged() {
      const { dragged } = state.current;
      state.current.dragged = false;
      return dragged;
    },
  };
}
