import { type ReactNode, useState } from 'react';
import { type MessageKey, useMessages } from '../i18n/index.ts';

export interface ToggleTool {
  readonly inHand: boolean;
  /** Takes the tool in hand or lays it down. */
  readonly take: () => void;
}

/** Tools that a table may have. */
export interface ToggleTools {
  readonly stick?: ToggleTool | undefined;
  /** Gathers pieces into a group. */
  readonly lasso?: ToggleTool | undefined;
  /** Shades the reach of the enemy. */
  readonly threat?: ToggleTool | undefined;
  /** Draws the zones by which victory is counted. */
  readonly zones?: ToggleTool | undefined;
}

interface Props extends ToggleTools {
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
}

/** Buttons at the table's edge; on a phone most of them are folded away, so that they cover no troops. */
export function TableTools({ zoom, fit, stick, lasso, threat, zones }: Props): ReactNode {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <div className={open ? 'table-tools open' : 'table-tools'}>
      {stick && (
        <Tool folds name="web.battle.measure" shortcut="M" pressed={stick.inHand} use={stick.take}>
          <svg width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true">
            <path d="M-9 5L5 -9L9 -5L-5 9z" fill="none" stroke="currentColor" strokeWidth="1.6" />
            <path
              d="M-5.5 1.5l2 2m1 -5.500l3 3m.5 -6.500l2 2m1 -5.500l2.500 2.500"
              stroke="currentColor"
              strokeWidth="1.3"
            />
          </svg>
        </Tool>
      )}
      {lasso && (
        <Tool name="web.battle.lasso" shortcut="L" pressed={lasso.inHand} use={lasso.take}>
          <svg width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true">
            <path
              d="M-4 4C-11 2 -10 -8 0 -8S11 0 5 3S-5 4 -4 7S1 10 2 8"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeDasharray="3 2"
            />
          </svg>
        </Tool>
      )}
      {threat && (
        <Tool folds name="web.battle.threat" shortcut="T" pressed={threat.inHand} use={threat.take}>
          <svg width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true">
            <path
              d="M0 8L-9 -3A12 12 0 0 1 9 -3zM-4 3.200L-1 -6.300M1 6L5 -5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </svg>
        </Tool>
      )}
      {zones && (
        <Tool folds="always" name="web.battle.zones" shortcut="Z" pressed={zones.inHand} use={zones.take}>
          <svg width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true">
            <path d="M-9 0H9M-9 -6H9M-9 6H9" stroke="currentColor" strokeWidth="1.6" strokeDasharray="3 2" />
          </svg>
        </Tool>
      )}
      <Tool folds name="web.table.zoomIn" use={() => zoom(1.5)}>
        <span aria-hidden="true">+</span>
      </Tool>
      <Tool folds name="web.table.zoomOut" use={() => zoom(1 / 1.5)}>
        <span aria-hidden="true">−</span>
      </Tool>
      <Tool name="web.table.fit" use={fit}>
        <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M-8 -3v-5h5m6 0h5v5m0 6v5h-5m-6 0h-5v-5" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </Tool>
      <button
        type="button"
        className="more-tools"
        aria-label={t('web.table.tools')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">{open ? '✕' : '⋯'}</span>
      </button>
    </div>
  );
}

function Tool({
  folds = false,
  name,
  shortcut,
  pressed,
  use,
  children,
}: {
  /** Out of sight on a phone until the tools are unfolded, or it is in hand; `always`: then too. */
  readonly folds?: boolean | 'always';
  readonly name: MessageKey;
  /** The key that takes it at the table (TableView). */
  readonly shortcut?: string;
  readonly pressed?: boolean;
  readonly use: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const words = useMessages().t(name);
  return (
    <button
      type="button"
      className={folds ? `folds ${folds}` : ''}
      aria-label={words}
      aria-keyshortcuts={shortcut}
      title={words}
      aria-pressed={pressed}
      onClick={use}
    >
      {children}
    </button>
  );
}
