import type { ReactNode } from 'react';
import { useSpeech } from '../i18n/index.ts';

export interface StickTool {
  readonly inHand: boolean;
  /** Takes it up, or puts it down. */
  readonly take: () => void;
}

interface Props {
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  readonly stick: StickTool | undefined;
}

/** Buttons at the table's edge. */
export function TableTools({ zoom, fit, stick }: Props): ReactNode {
  const { say } = useSpeech();
  return (
    <div className="table-tools">
      {stick && (
        <button
          type="button"
          aria-label={say('web.battle.measure')}
          title={say('web.battle.measure')}
          aria-pressed={stick.inHand}
          onClick={stick.take}
        >
          <svg width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true">
            <path d="M-9 5L5 -9L9 -5L-5 9z" fill="none" stroke="currentColor" strokeWidth="1.6" />
            <path
              d="M-5.5 1.5l2 2m1 -5.500l3 3m.5 -6.500l2 2m1 -5.500l2.500 2.500"
              stroke="currentColor"
              strokeWidth="1.3"
            />
          </svg>
        </button>
      )}
      <button
        type="button"
        aria-label={say('web.table.zoomIn')}
        title={say('web.table.zoomIn')}
        onClick={() => zoom(1.5)}
      >
        <span aria-hidden="true">+</span>
      </button>
      <button
        type="button"
        aria-label={say('web.table.zoomOut')}
        title={say('web.table.zoomOut')}
        onClick={() => zoom(1 / 1.5)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <button type="button" aria-label={say('web.table.fit')} title={say('web.table.fit')} onClick={fit}>
        <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M-8 -3v-5h5m6 0h5v5m0 6v5h-5m-6 0h-5v-5" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </button>
    </div>
  );
}
