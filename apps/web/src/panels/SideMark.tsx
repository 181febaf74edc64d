/** The mark of a side beside its name: round or square, so that it is known without its colour. */
import type { ReactNode } from 'react';
import './sideMark.css';

export const SideMark = ({ side }: { readonly side: number }): ReactNode => (
  <span className={`side-mark side-${side}`} aria-hidden="true" />
);
