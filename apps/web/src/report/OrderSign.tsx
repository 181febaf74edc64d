/** The sign of an own order: a triangle with its number, wherever the order is told. */
import type { ReactNode } from 'react';
import './orderSign.css';

/** In a drawing, around the origin. */
export function OrderSign({ number }: { readonly number: number }): ReactNode {
  return (
    <g className="order-sign">
      <path d="M0 -13L14 12H-14Z" />
      <text y={9}>{number}</text>
    </g>
  );
}

/** Before a line of text. */
export function OrderNumber({ number }: { readonly number: number }): ReactNode {
  return (
    <svg className="order-number" viewBox="-15 -15 30 30" aria-hidden="true">
      <OrderSign number={number} />
    </svg>
  );
}
