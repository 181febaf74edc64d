/** A control that the state closes for now: greyed, within reach of mouse, finger, keyboard and reader, with its reason. */
import { type FocusEvent, type MouseEvent, type ReactNode, useId } from 'react';

/**
 * Attributes of the control, and the reason that stands behind it. `closed`: why not, in the reader's words; null: it is
 * open. A press shows the reason, and so does the keyboard’s focus: neither has a tooltip.
 */
export function useClosed(closed: string | null): readonly [attributes: object, why: ReactNode] {
  const id = useId();
  if (closed === null) return [{}, null];
  const why = () => document.getElementById(id);
  const show = (source: HTMLElement): void => {
    const reason = why();
    // The first browsers that have popovers refuse to show what is shown; those before know no such selector.
    if (typeof reason?.showPopover === 'function' && !reason.matches(':popover-open')) reason.showPopover({ source });
  };
  const attributes = {
    'aria-disabled': true,
    'aria-describedby': id,
    title: closed,
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      const source = event.currentTarget;
      // A key that is pressed finds it shown by its focus, and shall not take it away.
      if (event.detail === 0) show(source);
      else why()?.togglePopover?.({ source });
    },
    // The keyboard comes by without a press.
    onFocus: ({ currentTarget: source }: FocusEvent<HTMLElement>) => source.matches(':focus-visible') && show(source),
    onBlur: () => why()?.hidePopover?.(),
  };
  return [
    attributes,
    <span key={closed} id={id} popover="auto" className="why-closed">
      {closed}
    </span>,
  ];
}
