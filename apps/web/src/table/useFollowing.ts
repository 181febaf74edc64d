/** The view goes to what happens: never while a finger is down, nor just after the reader moved the table. */
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { reducedMotion } from '../battle/settings.ts';
import { type Area, type Camera, type Extent, followed } from './camera.ts';
import { focusStore } from './focus.ts';
import { freePart } from './freePart.ts';

/** Milliseconds for which the reader's own pan or zoom is left alone. */
const OWN_LOOK = 4000;
/** Milliseconds that the view takes to get there. */
export const TAKES = 320;

interface Followed {
  readonly window: RefObject<HTMLElement | null>;
  readonly table: Extent;
  /** Pixels a millimetre beyond which nothing more is seen of an action. */
  readonly closest: number;
  readonly camera: () => Camera | null;
  /** `time`: milliseconds. */
  readonly move: (next: Camera, area: Area, time: number) => void;
  /** The last finger is lifted. */
  readonly released: () => void;
}

interface Following {
  /** To be called when the reader moved the view by hand. */
  readonly movedByHand: (now: Camera) => void;
  /** Is a finger down? Then nothing may move under it. */
  readonly isHeld: () => boolean;
}

export function useFollowing({ window: window_, table, closest, camera, move, released }: Followed): Following {
  const state = useRef({
    fingers: new Set<number>(),
    movedAt: -OWN_LOOK,
    ownScale: null as number | null,
    own: true,
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
      const wait = now.movedAt + OWN_LOOK - performance.now();
      // In the turn of another the view goes there after all, unless the reader moves it again.
      if (!now.waits && wait > 0 && !focus.own) later.current = setTimeout(goThere, wait);
      if (now.waits || wait > 0) return;
      // The zoom of the reader's own turn is there again when that goes on.
      if (now.own && !focus.own) now.ownScale = at.scale;
      now.own = focus.own;
      const view = { width: box.clientWidth, height: box.clientHeight };
      const kept = focus.own ? now.ownScale : null;
      const next = followed(at, focus.area, freePart(box), table, view, { kept, closest });
      if (next !== at) move(next, focus.area, reducedMotion() ? 0 : TAKES);
    },
    [window_, table, closest, camera, move],
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
  const movedByHand = useCallback(({ scale }: Camera) => {
    clearTimeout(later.current);
    state.current.movedAt = performance.now();
    if (state.current.own) state.current.ownScale = scale;
  }, []);
  const isHeld = useCallback(() => state.current.fingers.size > 0, []);
  return { movedByHand, isHeld };
}
