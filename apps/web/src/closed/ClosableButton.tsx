/** A button that the state may close for now. Why it does cannot be left out. */
import type { ComponentProps, ReactNode } from 'react';
import { useClosed } from './useClosed.tsx';

interface Props extends ComponentProps<'button'> {
  /** Why it may not be pressed, in the reader's words; null: it may. */
  readonly closed: string | null;
}

export function ClosableButton({ closed, ...rest }: Props): ReactNode {
  const [attributes, why] = useClosed(closed);
  return (
    <>
      <button type="button" {...rest} {...attributes} />
      {why}
    </>
  );
}
