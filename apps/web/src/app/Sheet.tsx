/**
 * The panels beside the table. On a phone they are a sheet at its foot with three stops: the question with its answers
 * alone, also with what explains them, and everything else. Its handle is dragged; its buttons do the same.
 */
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../i18n/index.ts';
import { spotStore } from '../table/spots.ts';
import { ClosableButton } from '../closed/ClosableButton.tsx';

const STOPS = ['peek', 'half', 'full'] as const;
type Stop = (typeof STOPS)[number];

/** Pixels of a drag that change the stop. */
const LEAST_DRAG = 28;
/** Share of the window from which a dragged sheet goes to its full height. */
const TALL = 0.68;

export function Sheet({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useMessages();
  const [stop, setStop] = useState<Stop>('half');
  const sheet = useRef<HTMLElement>(null);
  // A sheet of full height would hide the place that a line of the log points at.
  useEffect(
    () => spotStore.subscribe(({ spots }) => spots.length > 0 && setStop((now) => (now === 'full' ? 'half' : now))),
    [],
  );
  const at = STOPS.indexOf(stop);
  const go = (by: number) => setStop(STOPS[Math.min(STOPS.length - 1, Math.max(0, at + by))] as Stop);
  const drag = useSheetDrag(sheet, (moved, height) => {
    if (Math.abs(moved) < LEAST_DRAG) return;
    if (moved < 0) go(-1);
    else if (height > innerHeight * TALL) setStop('full');
    else go(1);
  });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a key on a summary is a click too
    <aside className="panels" data-stop={stop} ref={sheet} onClick={showOpened} onFocus={showInRow}>
      <div className="sheet-handle" {...drag}>
        <ClosableButton
          aria-label={t('web.sheet.less')}
          closed={at === 0 ? t('web.sheet.end') : null}
          onClick={() => go(-1)}
        >
          <span aria-hidden="true">▾</span>
        </ClosableButton>
        <span className="grip" aria-hidden="true" />
        <ClosableButton
          aria-label={t('web.sheet.more')}
          closed={at === STOPS.length - 1 ? t('web.sheet.end') : null}
          onClick={() => go(1)}
        >
          <span aria-hidden="true">▴</span>
        </ClosableButton>
      </div>
      {children}
    </aside>
  );
}

/** What the reader unfolds comes into sight; a disclosure that is open from the start moves nothing. */
function showOpened({ target }: MouseEvent<HTMLElement>): void {
  const details = target instanceof Element ? target.closest('summary')?.parentElement : null;
  if (!(details instanceof HTMLDetailsElement)) return;
  details.addEventListener('toggle', () => details.open && details.scrollIntoView({ block: 'nearest' }), {
    once: true,
  });
}

/** The keyboard's place in a row that scrolls sideways: browsers let it lie as long as a strip of it is seen. */
function showInRow({ target }: FocusEvent<HTMLElement>): void {
  const row = target.closest('ul');
  // Under a pointer nothing moves before it is let go.
  if (row && row.scrollWidth > row.clientWidth && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The sheet follows the finger; `end`: pixels moved upwards, and the height it was let go at. */
function useSheetDrag(
  sheet: { readonly current: HTMLElement | null },
  end: (moved: number, height: number) => void,
): Readonly<Record<string, (event: PointerEvent<HTMLElement>) => void>> {
  const from = useRef<{ readonly y: number; readonly height: number } | null>(null);
  const heightAt = ({ clientY }: PointerEvent<HTMLElement>) =>
    from.current === null ? 0 : from.current.height + from.current.y - clientY;
  return {
    onPointerDown(event) {
      if (event.target instanceof Element && event.target.closest('button')) return;
      from.current = { y: event.clientY, height: sheet.current?.offsetHeight ?? 0 };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      if (from.current !== null) sheet.current?.style.setProperty('--dragged', `${heightAt(event)}px`);
    },
    onPointerUp(event) {
      if (from.current === null) return;
      const [moved, height] = [from.current.y - event.clientY, heightAt(event)];
      from.current = null;
      sheet.current?.style.removeProperty('--dragged');
      end(moved, height);
    },
    onPointerCancel() {
      from.current = null;
      sheet.current?.style.removeProperty('--dragged');
    },
  };
}
