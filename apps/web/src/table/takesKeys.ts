/** True where a key belongs to what has the focus: a field that is typed into, or anything in a dialog. */
export const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio]), select, textarea, dialog') !== null;

/** True where Enter already does something. */
export const takesEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, label, input, select, textarea, dialog') !== null;
