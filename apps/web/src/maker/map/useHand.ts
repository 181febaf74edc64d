/** The hand of the maker on the table: pointer and keys, by the steps that tool/step.ts knows. */
import type { Envelope } from '@drumhead/engine';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { REACH } from '../../table/gestures.ts';
import { takesEnter, takesKeys } from '../../table/takesKeys.ts';
import type { Point } from '../../table/camera.ts';
import type { TableInput } from '../../table/TableView.tsx';
import { placeOf } from '../draw/places.ts';
import { makerEditor } from '../makerEditor.ts';
import type { Making } from '../making.ts';
import { EMPTY_HAND, type Hand } from '../tool/hand.ts';
import { keyed } from '../tool/keys.ts';
import { drag, drop, finish, type Ground, hover, press, type Step, tap } from '../tool/step.ts';

interface Held {
  readonly hand: Hand;
  readonly input: TableInput;
  /** The hand as it is from now on. */
  readonly take: (hand: Hand) => void;
  readonly step: (step: Step) => void;
  /** Would a tap choose something there? */
  readonly holds: (at: Point, reach: number) => boolean;
  /** The scenario as the steps see it. */
  readonly ground: () => Ground;
}

/** Tells of a step, by the hand and the scenario as they were before it. */
export type Say = (step: Step, before: Hand, file: Envelope) => void;

/** `about`: what of the ground the page says. */
export function useHand(making: Making, about: Pick<Ground, 'newWords' | 'only'>, say: Say): Held {
  const [hand, setHand] = useState<Hand>(EMPTY_HAND);
  const now = useRef(hand);
  const modifiers = useModifiers();
  /** Pixels a millimetre, as the pointer told it last. */
  const scale = useRef(0.6);
  const latest = useRef(making);
  useEffect(() => {
    latest.current = making;
  });
  const take = (next: Hand): void => {
    now.current = next;
    setHand(next);
  };
  const ground = (): Ground => ({
    rules: latest.current.rules,
    // As it is now: keys may come faster than the page is drawn.
    file: makerEditor.store.getState().value ?? latest.current.file,
    scale: scale.current,
    ...modifiers.current,
    ...about,
  });
  const step = (one: Step): void => {
    const before = now.current;
    const { file } = ground();
    take(one.hand);
    if (one.edit) latest.current.change(one.edit);
    say(one, before, file);
  };
  const measured = (reach: number, touch: boolean): void => {
    scale.current = REACH[touch ? 'touch' : 'mouse'] / reach;
  };
  const input: TableInput = {
    press(at, reach, touch) {
      measured(reach, touch);
      const next = press(ground(), now.current, placeOf(at), reach, touch);
      if (next === null) return 'pan';
      take(next);
      return 'drag';
    },
    drag: (at) => take(drag(ground(), now.current, placeOf(at))),
    drop: (at) => step(drop(ground(), now.current, placeOf(at))),
    cancel: () => take({ ...now.current, held: null, pressed: null }),
    tap: (at, reach) => step(tap(ground(), now.current, placeOf(at), reach)),
    inspect: () => undefined,
    hover: (at) => take(hover(now.current, placeOf(at))),
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (takesKeys(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && takesEnter(event.target)) return;
    const next = event.key === 'Enter' ? finish(ground(), now.current) : keyed(ground(), now.current, event);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    step(next);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    // Before the table, which moves with the arrow keys where nothing is chosen.
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
  const holds: Held['holds'] = (at, reach) => tap(ground(), now.current, placeOf(at), reach).hand.chosen !== null;
  return { hand, input, take, step, holds, ground };
}

/** Whether Ctrl and Shift are held, wherever the pointer is. */
function useModifiers(): RefObject<Pick<Ground, 'free' | 'straight'>> {
  const held = useRef({ free: false, straight: false });
  const look = useMemo(
    () => (event: KeyboardEvent | PointerEvent) => {
      held.current = { free: event.ctrlKey || event.metaKey, straight: event.shiftKey };
    },
    [],
  );
  useEffect(() => {
    const events = ['keydown', 'keyup', 'pointerdown', 'pointermove', 'pointerup'] as const;
    for (const one of events) addEventListener(one, look, { capture: true });
    return () => {
      for (const one of events) removeEventListener(one, look, { capture: true });
    };
  }, [look]);
  return held;
}
