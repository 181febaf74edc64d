/** The whole table small, with the part that the window shows; a press goes there. Only while not all of it is seen. */
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useHosted } from '../battle/index.ts';
import { type Extent, fitted, type Point, toWorld } from './camera.ts';
import { seenStore } from './seen.ts';
import type { Sketch } from '@drumhead/content/sketch';
import { SketchPicture } from './sketch/SketchPicture.tsx';
import './miniMap.css';

/** Of the scale at which the whole table fits: from here on a part of it is out of sight. */
const CLOSER = 1.35;
/** Counters are no smaller than this part of its width. */
const SMALLEST = 0.02;

/** For the mouse alone: keys move the table itself. */
export function MiniMap({ table, go }: { readonly table: Extent; readonly go: (to: Point) => void }): ReactNode {
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const viewer = useHosted((h) => h.viewer);
  const [sketch, setSketch] = useState<Sketch | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef<SVGRectElement>(null);
  useEffect(() => {
    let isNewest = true;
    // What the viewer must not see is not drawn here either. Without a connection it may not come: then there is no map.
    if (screen && battle)
      screen.sketch(battle.ruleset.view(battle.state, viewer)).then(
        (made) => isNewest && setSketch(made),
        () => undefined,
      );
    return () => {
      isNewest = false;
    };
  }, [screen, battle, viewer]);
  useEffect(() => {
    const draw = () => {
      const now = seenStore.getState();
      if (!box.current || !seen.current || now.camera === null) return;
      const { camera, view } = now;
      box.current.hidden = camera.scale < fitted(table, view, 0).scale * CLOSER;
      const from = toWorld(camera, { x: 0, y: 0 });
      const size = { width: view.width / camera.scale, height: view.height / camera.scale };
      for (const [name, value] of Object.entries({ ...from, ...size })) seen.current.setAttribute(name, String(value));
    };
    draw();
    return seenStore.subscribe(draw);
  }, [sketch, table]);
  if (sketch === null) return null;
  const look = ({ clientX, clientY, buttons, currentTarget }: PointerEvent) => {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    go({ x: ((clientX - left) / width) * table.width, y: ((clientY - top) / height) * table.height });
  };
  return (
    <div
      className="mini-map"
      ref={box}
      hidden
      aria-hidden="true"
      style={{ aspectRatio: `${table.width} / ${table.height}` }}
      onPointerDown={look}
      onPointerMove={look}
    >
      <SketchPicture
        sketch={sketch}
        smallest={SMALLEST}
        part={{ x: 0, y: 0, width: table.width, height: table.height }}
        over={<rect ref={seen} className="mini-seen" />}
      />
    </div>
  );
}
