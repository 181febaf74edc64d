/**
 * The table in its window. Panning and zooming move one wrapper by a CSS transform, so nothing on the table is rendered
 * again; things of constant size on the screen read `--u`, the millimetres of a pixel.
 */
import {
  createContext,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import {
  type Area,
  AROUND_TABLE,
  type Camera,
  centred,
  type Extent,
  fitted,
  framed,
  type Opening,
  opened,
  type Point,
  panned,
  resized,
  showing,
  toWorld,
  zoomed,
} from './camera.ts';
import { useMessages } from '../i18n/index.ts';
import { usePhone } from '../app/useWide.ts';
import { lazyComponent } from '../panels/lazyComponent.tsx';
import { drawForScale, sharpen } from './drawForScale.ts';
import { clearPart, inFreePart, overTable } from './freePart.ts';
import { type Fingers, gestures, REACH } from './gestures.ts';
import { seenStore } from './seen.ts';
import { spotStore } from './spots.ts';
import { Spots } from './Spots.tsx';
import { TableTools, type ToggleTools } from './TableTools.tsx';
import { useFollowing } from './useFollowing.ts';

// Fetched once the table stands.
const MiniMap = lazyComponent(() => import('./MiniMap.tsx').then((found) => found.MiniMap));

/** Effect of a press on the table: drags a piece, or moves the table. */
export type Grip = 'drag' | 'pan';

export interface TableInput {
  /** `reach`: pointer tolerance in millimetres. */
  press(at: Point, reach: number, touch: boolean, round: boolean): Grip;
  drag(at: Point): void;
  drop(at: Point): void;
  cancel(): void;
  /** A drag that moves the table begins here: on a piece, it wanted something else. */
  pull?(at: Point, reach: number): void;
  tap(at: Point, reach: number, round: boolean): void;
  /** A long press. */
  inspect(at: Point, reach: number): void;
  /** The pointer moves with nothing held (never from a finger). */
  hover(at: Point): void;
}

export interface TableHandle {
  /** Scrolls a place to the middle if it is not well inside the window; not while the whole table is shown. */
  reveal(at: Point): void;
  /** Zooms to `room` millimetres around a place if a millimetre has fewer pixels than `small`. */
  approach(at: Point, room: number, small: number): boolean;
}

interface Props extends ToggleTools {
  readonly table: Extent;
  readonly terrain: ReactNode;
  /** Names of places, under the troops. */
  readonly lettering?: ReactNode;
  readonly pieces: ReactNode;
  readonly overlay: ReactNode;
  /** Smoke, above the troops. */
  readonly effects?: ReactNode;
  readonly input: TableInput;
  readonly handle?: Ref<TableHandle>;
  /** What to show first; the whole table where there is nothing yet. */
  readonly opening?: Opening | null;
  /** Pixels a millimetre to which the view goes close to what happens. */
  readonly closest?: number;
}

/** Pixels from the edge of the window. */
const IN_SIGHT = 12;

/** Pixels around the middle of a piece. */
const PIECE = 30;

/** Does a piece at this place of the window lie under the tools, or what else lies over the table? */
function isCovered({ x, y }: Point, box: HTMLElement | null): boolean {
  if (!box) return false;
  const frame = box.getBoundingClientRect();
  return [...(box.parentElement?.querySelectorAll('.table-tools') ?? []), ...overTable()].some((one) => {
    const over = one.getBoundingClientRect();
    const [left, top] = [over.left - frame.left, over.top - frame.top];
    if (over.height === 0) return false;
    return x > left - PIECE && y > top - PIECE && x < left + over.width + PIECE && y < top + over.height + PIECE;
  });
}

/** Drawn over all else on the table, in millimetres, by a page that looks on. */
export const OverTable = createContext<ReactNode>(null);

/** Pages that look on, such as the replay, open with the whole table. */
export const OpensWhole = createContext(false);

export function TableView({
  table,
  terrain,
  lettering,
  pieces,
  overlay,
  effects,
  input,
  stick,
  lasso,
  threat,
  zones,
  handle,
  opening = null,
  closest = 1.1,
}: Props): ReactNode {
  const { t } = useMessages();
  const phone = usePhone();
  const over = useContext(OverTable);
  const window_ = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera | null>(null);
  /** How the view came about: it shows the opening or the whole table until the reader moves it. */
  const whole = useContext(OpensWhole);
  const shows = useRef<'opening' | 'whole' | 'chosen'>(whole ? 'whole' : 'opening');
  /** What something points at, until the reader moves the table. */
  const pointedAt = useRef<Area | null>(null);
  const settling = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef({ input, opening });
  useLayoutEffect(() => {
    latest.current = { input, opening };
  });

  const view = useCallback((): Extent => {
    const box = window_.current;
    return { width: box?.clientWidth ?? 1, height: box?.clientHeight ?? 1 };
  }, []);

  /**
   * `pinching`: more changes of the scale follow at once; all that depends on it is drawn when it rests. `time`:
   * milliseconds that the way takes.
   */
  const moveCamera = useCallback(
    (next: Camera, pinching = false, time = 0) => {
      camera.current = next;
      const element = world.current;
      if (!element) return;
      seenStore.setState({ camera: next, view: view() });
      element.style.transition = time > 0 ? `transform ${time}ms ease-out` : '';
      element.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
      if (!pinching) drawForScale(element, next.scale);
      clearTimeout(settling.current);
      settling.current = setTimeout(() => {
        const { x, y, scale } = camera.current ?? next;
        drawForScale(element, scale);
        element.style.transition = '';
        // Between two pixels the bitmap would be blurred.
        element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${scale})`;
        sharpen(element, scale);
      }, 160 + time);
    },
    [view],
  );

  const look = useCallback(
    (at: 'opening' | 'whole') => {
      shows.current = at;
      const first = at === 'opening' ? latest.current.opening : null;
      const { stage } = spotStore.getState();
      const box = window_.current;
      if (!box) return;
      moveCamera(
        inFreePart(box, (size) =>
          first ? opened({ ...first, stage }, table, size) : fitted(table, size, AROUND_TABLE),
        ),
      );
    },
    [moveCamera, table],
  );
  const fit = useCallback(() => look('whole'), [look]);

  // Also when the first troops come to the table.
  const known = opening !== null;
  const legible = opening?.legible;
  useLayoutEffect(() => {
    if (known && shows.current === 'opening') look('opening');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- after the deployment pieces are shown larger
  }, [known, legible, look]);

  const go = useCallback(
    (next: (camera: Camera, size: Extent) => Camera, pinching = false) => {
      if (!camera.current) return;
      const moved = next(camera.current, view());
      if (moved === camera.current) return;
      shows.current = 'chosen';
      moveCamera(moved, pinching);
    },
    [moveCamera, view],
  );

  /** The size of the window that the view was last made for. */
  const last = useRef<Extent | null>(null);
  const resize = useCallback(() => {
    const [before, now] = [last.current, view()];
    if (before && now.width === before.width && now.height === before.height) return;
    last.current = now;
    if (shows.current !== 'chosen' || !camera.current || !before) look(shows.current === 'whole' ? 'whole' : 'opening');
    else {
      const stays = resized(camera.current, before, now, table);
      const { current: area } = pointedAt;
      moveCamera(area && window_.current ? showing(stays, area, table, clearPart(window_.current)) : stays);
    }
  }, [look, moveCamera, table, view]);

  const { movedByHand, isHeld } = useFollowing({
    window: window_,
    table,
    closest,
    legible,
    camera: useCallback(() => camera.current, []),
    move: useCallback(
      (next: Camera, area: Area | null, time: number) => {
        shows.current = 'chosen';
        pointedAt.current = area;
        moveCamera(next, false, time);
      },
      [moveCamera],
    ),
    released: resize,
  });

  useLayoutEffect(() => {
    const box = window_.current;
    if (!box) return undefined;
    last.current = null;
    resize();
    // What a finger holds stays under it, also where the panels grow beside it.
    const observer = new ResizeObserver(() => isHeld() || resize());
    observer.observe(box);
    // What comes over the table leaves a view that nobody chose less room.
    const over = new ResizeObserver(() => {
      if (shows.current !== 'chosen' && !isHeld()) look(shows.current);
    });
    for (const one of overTable()) over.observe(one);
    return () => {
      observer.disconnect();
      over.disconnect();
    };
  }, [resize, isHeld, look]);

  /** By the reader's hand. */
  const goByHand = useCallback<typeof go>(
    (next, pinching) => {
      pointedAt.current = null;
      go(next, pinching);
      if (camera.current) movedByHand(camera.current);
    },
    [go, movedByHand],
  );

  const reveal = useCallback(
    (at: Point) => {
      if ((camera.current?.scale ?? 1) <= fitted(table, view(), 0).scale) return;
      go((c, size) => {
        const x = at.x * c.scale + c.x;
        const y = at.y * c.scale + c.y;
        // The opening view shows all troops: it stays as long as the piece is in sight.
        const away = shows.current === 'opening' ? IN_SIGHT : Math.min(size.width, size.height) * 0.14;
        const inside = x > away && y > away && x < size.width - away && y < size.height - away;
        if (inside && !isCovered({ x, y }, window_.current)) return c;
        const filled = centred(at, c.scale, table, size);
        // At the edge of the table the tools may still lie over it.
        const covered = isCovered({ x: at.x * c.scale + filled.x, y: at.y * c.scale + filled.y }, window_.current);
        return covered ? panned(c, size.width / 2 - x, size.height / 2 - y, table, size) : filled;
      });
    },
    [go, table, view],
  );
  // Something points at places.
  useEffect(
    () =>
      spotStore.subscribe(({ area, stage }, { area: before, stage: open }) => {
        if (stage !== open && shows.current === 'opening') look('opening');
        if (area === before) return;
        pointedAt.current = area;
        if (area) go((c) => (window_.current ? showing(c, area, table, clearPart(window_.current)) : c));
      }),
    [go, look, table],
  );

  useImperativeHandle(
    handle,
    () => ({
      approach({ x, y }, room, small) {
        const near = (camera.current?.scale ?? 1) >= small;
        const area = { minX: x - room, maxX: x + room, minY: y - room, maxY: y + room };
        if (!near) go((_, size) => centred({ x, y }, framed(area, size, 28, 1.4).scale, table, size));
        return !near;
      },
      reveal,
    }),
    [go, reveal, table],
  );

  const zoom = (factor: number) => goByHand((c, s) => zoomed(c, factor, { x: s.width / 2, y: s.height / 2 }, table, s));

  useEffect(() => {
    const box = window_.current;
    if (!box) return undefined;
    const place = (event: { clientX: number; clientY: number }): Point => {
      const frame = box.getBoundingClientRect();
      return { x: event.clientX - frame.left, y: event.clientY - frame.top };
    };
    const worldAt = (at: Point): Point => toWorld(camera.current as Camera, at);
    const reach = (touch: boolean) => REACH[touch ? 'touch' : 'mouse'] / (camera.current?.scale ?? 1);
    const fingers: Fingers = {
      press: (at, touch, round) => latest.current.input.press(worldAt(at), reach(touch), touch, round),
      drag: (at) => latest.current.input.drag(worldAt(at)),
      drop: (at) => latest.current.input.drop(worldAt(at)),
      cancel: () => latest.current.input.cancel(),
      tap: (at, touch, round) => latest.current.input.tap(worldAt(at), reach(touch), round),
      inspect: (at, touch) => latest.current.input.inspect(worldAt(at), reach(touch)),
      hover: (at) => latest.current.input.hover(worldAt(at)),
      pull: (at) => latest.current.input.pull?.(worldAt(at), 0),
      // A pan may be part of a pinch.
      pan: (dx, dy) => goByHand((c, size) => panned(c, dx, dy, table, size), true),
      pinch: (factor, at) => goByHand((c, size) => zoomed(c, factor, at, table, size), true),
    };
    return gestures(box, place, fingers);
  }, [goByHand, table]);

  const onKey = (event: React.KeyboardEvent) => {
    const step = 60;
    const by: Record<string, () => void> = {
      ArrowLeft: () => goByHand((c, s) => panned(c, step, 0, table, s)),
      ArrowRight: () => goByHand((c, s) => panned(c, -step, 0, table, s)),
      ArrowUp: () => goByHand((c, s) => panned(c, 0, step, table, s)),
      ArrowDown: () => goByHand((c, s) => panned(c, 0, -step, table, s)),
      '+': () => zoom(1.25),
      '-': () => zoom(0.8),
      '0': fit,
      ...(stick && { m: stick.take }),
      ...(lasso && { l: lasso.take }),
      ...(threat && { t: threat.take }),
      ...(zones && { z: zones.take }),
    };
    const dispatch = by[event.key === '=' ? '+' : event.key];
    if (!dispatch || event.ctrlKey || event.metaKey || event.altKey) return;
    // A key that is held down scrolls and zooms on, but takes a tool only once.
    if (event.repeat && event.key.length === 1 && !'+-='.includes(event.key)) return;
    event.preventDefault();
    dispatch();
  };

  const box = `0 0 ${table.width} ${table.height}`;
  const size = { width: table.width, height: table.height };
  const label = t('web.table');
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table is moved with the arrow keys */}
      <div className="table-window" ref={window_} tabIndex={0} role="region" aria-label={label} onKeyDown={onKey}>
        <div className="table-world" ref={world} style={size}>
          <svg className="layer terrain" viewBox={box} {...size} aria-hidden="true">
            {terrain}
          </svg>
          <svg className="layer lettering" viewBox={box} {...size} aria-hidden="true">
            {lettering}
          </svg>
          <svg className="layer pieces" viewBox={box} {...size}>
            {pieces}
          </svg>
          <div className="layer effects">{effects}</div>
          <svg className="layer overlay" viewBox={box} {...size}>
            {overlay}
            <Spots />
            {over}
          </svg>
        </div>
      </div>
      {!whole && !phone && <MiniMap table={table} go={(at) => goByHand((c, s) => centred(at, c.scale, table, s))} />}
      <TableTools zoom={zoom} fit={fit} stick={stick} lasso={lasso} threat={threat} zones={zones} />
    </>
  );
}
