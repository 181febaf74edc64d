/** The picture under the table: shown, marked and pulled on the table. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TableInput } from '../../table/TableView.tsx';
import { apart, placeOf } from '../draw/places.ts';
import type { Making } from '../making.ts';
import { withUnderlay } from '../document/edits.ts';
import { type Picture, pictureCalled } from './picture.ts';
import { type Mark, marked, pulled, transformOf, type Underlay } from './place.ts';

export interface UnderlayHand {
  readonly picture: Picture | null;
  /** It is not on this device. */
  readonly isMissing: boolean;
  /** The mark whose place the next tap says. */
  readonly marking: Mark | null;
  readonly setMarking: (mark: Mark | null) => void;
  /** The input of the table, before which the marks come. */
  readonly input: TableInput;
  readonly image: ReactNode;
  readonly marks: ReactNode;
}

/** `isShown`: marks are seen and can be pulled. */
export function useUnderlay({ file, change }: Making, isShown: boolean, below: TableInput): UnderlayHand {
  const { underlay } = file;
  const name = underlay?.picture;
  const [found, setFound] = useState<{ readonly name: string; readonly picture: Picture | null } | null>(null);
  const picture = found?.name === name ? (found?.picture ?? null) : null;
  const isMissing = found !== null && found.name === name && found.picture === null;
  const [marking, setMarking] = useState<Mark | null>(null);
  const [held, setHeld] = useState<Underlay | null>(null);
  const pulling = useRef<Mark | null>(null);
  useEffect(() => {
    if (name === undefined) return undefined;
    let unmounted = false;
    pictureCalled(name).then(
      (one) => unmounted || setFound({ name, picture: one }),
      // Without storage it is not here.
      () => unmounted || setFound({ name, picture: null }),
    );
    return () => {
      unmounted = true;
    };
  }, [name]);
  const shown = held ?? underlay;
  const input: TableInput = {
    ...below,
    press(at, reach, touch, round) {
      const mark = (['a', 'b'] as const).find((one) => underlay && apart(underlay[one].mm, placeOf(at)) <= reach * 1.5);
      pulling.current = isShown && marking === null ? (mark ?? null) : null;
      return pulling.current === null ? below.press(at, reach, touch, round) : 'drag';
    },
    drag(at) {
      if (pulling.current === null || underlay === undefined) return below.drag(at);
      return setHeld(pulled(underlay, pulling.current, placeOf(at)));
    },
    drop(at) {
      if (pulling.current === null || underlay === undefined) return below.drop(at);
      change(withUnderlay(pulled(underlay, pulling.current, placeOf(at))));
      pulling.current = null;
      return setHeld(null);
    },
    cancel() {
      pulling.current = null;
      setHeld(null);
      below.cancel();
    },
    tap(at, reach, round) {
      if (!isShown || marking === null || underlay === undefined) return below.tap(at, reach, round);
      change(withUnderlay(marked(underlay, marking, placeOf(at))));
      return setMarking(null);
    },
  };
  return {
    picture,
    isMissing,
    marking,
    setMarking,
    input,
    image: picture && shown && (
      <image
        href={picture.data}
        width={picture.width}
        height={picture.height}
        opacity={shown.opacity ?? 1}
        transform={transformOf(shown)}
      />
    ),
    marks:
      isShown &&
      shown &&
      (['a', 'b'] as const).map((one, i) => {
        const [x, y] = shown[one].mm;
        return (
          <g key={one} className="maker-mark" style={{ transform: `translate(${x}px, ${y}px) scale(var(--u))` }}>
            <path d="M-14 0h28M0 -14v28" />
            <circle r={9} />
            <text x={14} y={-10}>
              {i + 1}
            </text>
          </g>
        );
      }),
  };
}
