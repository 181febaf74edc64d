/** A card of the guide, with its title. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import './guide.css';

export function CardDialog({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  // Not on the first term in the text. The dialog opens in an effect of its own, before this one.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Dialog title="guide-card-title" className="guide-card" onClose={onClose}>
      <h2 id="guide-card-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Dialog>
  );
}
