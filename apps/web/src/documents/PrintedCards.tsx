/** Cards and counters of a list, to be printed and cut out: counters are as large as the bases they stand for. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import type { documentMessages } from './messages.ts';
import { TickBoxes } from './TickBoxes.tsx';
import './cards.css';

export interface PrintedCard {
  readonly key: string;
  /** No other card has it. */
  readonly name: string;
  /** What it is, where the name does not say. */
  readonly kind?: string;
  /** Its numbers, each with its label: `Q 4+`. */
  readonly stats: readonly string[];
  readonly lines: readonly string[];
  readonly points?: number;
  /** Boxes to tick, each kind with what it is for. */
  readonly boxes: readonly { readonly label: string; readonly count: number }[];
  readonly picture: ReactNode;
}

export interface PrintedCounter {
  readonly key: string;
  /** Printed below it, to tell which it is before it is cut out. */
  readonly label: string;
  /** Millimetres. */
  readonly width: number;
  readonly depth: number;
  readonly isRound?: boolean;
  /** Drawn around the origin, in millimetres. */
  readonly drawing: ReactNode;
}

/** The bar that shows whether the printer kept the size, in millimetres. */
const BAR = 50;

export function PrintedCards({
  title,
  cards,
  counters,
}: {
  readonly title: string;
  readonly cards: readonly PrintedCard[];
  readonly counters: readonly PrintedCounter[];
}): ReactNode {
  const { t } = useMessages<keyof typeof documentMessages>();
  return (
    <section className="sheet printed-cards" aria-label={t('web.papers.cards')}>
      <header className="sheet-head">
        <h2>{title}</h2>
        <p className="cards-scale">
          <span className="cards-bar" style={{ inlineSize: `${BAR}mm` }} />
          {t('web.papers.cards.scale', { length: BAR })}
        </p>
      </header>
      <ul className="cards">
        {cards.map(({ key, name, kind, stats, lines, points, boxes, picture }) => (
          <li key={key} className="unit-card">
            <div className="unit-card-picture">{picture}</div>
            <div className="unit-card-words">
              <strong>{name}</strong>
              {kind !== undefined && <span>{kind}</span>}
              <b>{stats.join(' · ')}</b>
            </div>
            <div className="unit-card-lines">
              {lines.filter(Boolean).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </div>
            <div className="unit-card-foot">
              {boxes.map(({ label, count }) => (
                <span key={label} className="unit-card-boxes">
                  {label} <TickBoxes count={count} />
                </span>
              ))}
              {points !== undefined && <span className="points">{t('web.papers.cards.points', { points })}</span>}
            </div>
          </li>
        ))}
      </ul>
      <ul className="counters">
        {counters.map(({ key, label, width, depth, isRound, drawing }) => (
          <li key={key}>
            <svg
              width={`${width}mm`}
              height={`${depth}mm`}
              viewBox={`${-width / 2} ${-depth / 2} ${width} ${depth}`}
              role="img"
              aria-label={label}
            >
              {drawing}
              {isRound ? (
                <circle r={width / 2 - 0.15} fill="none" stroke="currentColor" strokeWidth={0.3} />
              ) : (
                <rect
                  x={-width / 2 + 0.15}
                  y={-depth / 2 + 0.15}
                  width={width - 0.3}
                  height={depth - 0.3}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth={0.3}
                />
              )}
            </svg>
            <span aria-hidden="true">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
