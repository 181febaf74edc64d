/** The view goes to what happens: never while a finger is down, nor just after the reader moved the table. */
import type { Seat } from '@drumhead/engine';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { reducedMotion } from '../battle/settings.ts';
import { type Area, type Camera, type Extent, resized } from './camera.ts';
import { focusStore } from './focus.ts';
import { clearPart } from './freePart.ts';

/** Milliseconds for which the reader's own pan or zoom is left alone. */
const OWN_LOOK = 4000;
/** The seat of a reader before the first decision. */
const NOBODY = '';

/** A view, and the size of the window that it was made for. */
interface Look {
  readonly camera: Camera;
  readonly view: Extent;
}

const sizeOf = (box: HTMLElement): Extent => ({ width: box.clientWidth, height: box.clientHeight });

/** A view as it was, also where the window has changed its size meanwhile. */
const again = ({ camera, view: { width, height } }: Look, view: Extent, table: Extent): Camera =>
  width === view.width && height === view.height ? camera : resized(camera, { width, height }, view, table);

/** Milliseconds that the view takes to get there. */
export const TAKES = 320;

interface Followed {
  readonly window: RefObject<HTMLElement | null>;
  readonly table: Extent;
  /** Pixels a millimetre beyond which nothing more is seen of an action. */
  readonly closest: number;
  /** Pixels a millimetre from which on its pieces can be told apart. */
  readonly legible: number | undefined;
  readonly camera: () => Camera | null;
  /** `area`: what it shows, or null. `time`: milliseconds. */
  readonly move: (next: Camera, area: Area | null, time: number) => void;
  /** The last finger is lifted. */
  readonly released: () => void;
}

interface Following {
  /** To be called when the reader moved the view by hand. */
  readonly movedByHand: (now: Camera) => void;
  /** Is a finger down? Then nothing may move under it. */
  readonly isHeld: () => boolean;
}

interface Held {
  readonly fingers: Set<number>;
  movedAt: number;
  /** Who decided when it was moved by hand; null: another one acted. */
  movedBy: Seat | null;
  /** Who decided when the view last went somewhere; null: another one acted. */
  seat: Seat | null;
  /** The view that each had when others began to act, or that they chose by hand. */
  readonly looks: Map<Seat, Look>;
  waits: boolean;
}

export function useFollowing({
  window: window_,
  table,
  closest,
  legible,
  camera,
  move,
  released,
}: Followed): Following {
  const state = useRef<Held>({
    fingers: new Set(),
    movedAt: -OWN_LOOK,
    movedBy: NOBODY,
    seat: NOBODY,
    looks: new Map(),
    waits: false,
  });
  const later = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const follow = useCallback(
    function goThere() {
      const { focus } = focusStore.getState();
      const [box, now, at] = [window_.current, state.current, camera()];
      if (!focus || !box || !at) return;
      now.waits = now.fingers.size > 0;
      clearTimeout(later.current);
      if (now.waits) return;
      const { seat, area, lead } = focus;
      // A look round in one's own turn ends with the order that follows it: what others do then is to be seen.
      const isOver = seat === null && now.movedBy !== null;
      const wait = isOver ? 0 : now.movedAt + OWN_LOOK - performance.now();
      // In the turn of another the view goes there after all, unless the reader moves it again.
      if (wait > 0 && seat === null) {
        later.current = setTimeout(goThere, wait);
        return;
      }
      const view = sizeOf(box);
      const before = now.seat;
      now.seat = seat;
      // Before the first decision there is a view to come back to only if another one acts first.
      if (before !== null && before !== seat && (before !== NOBODY || seat === null)) {
        now.looks.set(before, { camera: at, view });
      }
      if (wait > 0) return;
      const look = seat === null ? undefined : (now.looks.get(seat) ?? now.looks.get(NOBODY));
      const next = lead({
        now: at,
        own: look && before !== seat ? again(look, view, table) : at,
        kept: look?.camera.scale ?? null,
        free: clearPart(box),
        table,
        view,
        closest,
        legible,
      });
      if (next !== at) move(next, area, reducedMotion() ? 0 : TAKES);
    },
    [window_, table, closest, legible, camera, move],
  );

  useEffect(() => focusStore.subscribe(follow), [follow]);

  useEffect(() => {
    const box = window_.current;
    if (!box) return undefined;
    const { fingers } = state.current;
    const down = ({ pointerId }: PointerEvent) => void fingers.add(pointerId);
    // Another finger may press and leave a button meanwhile.
    const up = ({ pointerId }: PointerEvent) => {
      if (!fingers.delete(pointerId) || fingers.size > 0) return;
      released();
      if (state.current.waits) follow();
    };
    box.addEventListener('pointerdown', down);
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, up);
    return () => {
      box.removeEventListener('pointerdown', down);
      for (const end of ['pointerup', 'pointercancel'] as const) removeEventListener(end, up);
    };
  }, [window_, follow, released]);

  useEffect(() => () => clearTimeout(later.current), []);
  const movedByHand = useCallback(
    (camera: Camera) => {
      clearTimeout(later.current);
      const [now, box] = [state.current, window_.current];
      [now.movedAt, now.movedBy] = [performance.now(), now.seat];
      if (now.seat !== null && box) now.looks.set(now.seat, { camera, view: sizeOf(box) });
    },
    [window_],
  );
  const isHeld = useCallback(() => state.current.fingers.size > 0, []);
  return { movedByHand, isHeld };
}
