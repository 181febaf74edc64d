/** Brings what is dropped and pasted to the door. */
import { bring, brought } from './brought.ts';

/** Where something is typed, a text is the field's; a file never is. */
const isTyped = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input,textarea,[contenteditable]') !== null;

/** What is held or given: files, or else a link or another text, unless it is too short to be anything. */
function given(data: DataTransfer | null): readonly (File | string)[] {
  if (data === null) return [];
  if (data.files.length > 0) return [...data.files];
  const text = data.getData('text/uri-list') || data.getData('text');
  return text.length > 20 ? [text] : [];
}

/** Files, links and texts may be dropped anywhere on the page, and be pasted where nothing is typed. */
export function listenForFiles(): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  /** A link or words of this page are held: nothing comes from outside. */
  let isOwn = false;
  window.addEventListener('dragstart', () => {
    isOwn = true;
  });
  window.addEventListener('dragend', () => {
    isOwn = false;
  });
  const isTaken = (event: DragEvent): boolean => {
    const types = event.dataTransfer?.types ?? [];
    if (types.includes('Files')) return true;
    return !isOwn && !isTyped(event) && (types.includes('text/uri-list') || types.includes('text/plain'));
  };
  window.addEventListener('dragover', (event) => {
    if (!isTaken(event)) return;
    event.preventDefault();
    clearTimeout(leaving);
    if (!brought.getState().isHeld) brought.setState({ isHeld: true });
    // The event comes again and again while they are held: no other says reliably that they are gone.
    leaving = setTimeout(() => brought.setState({ isHeld: false }), 500);
  });
  window.addEventListener('drop', (event) => {
    if (!isTaken(event)) return;
    event.preventDefault();
    bring(...given(event.dataTransfer));
  });
  window.addEventListener('paste', (event) => {
    const pasted = isTyped(event) ? [] : given(event.clipboardData);
    if (pasted.length > 0) bring(...pasted);
  });
}
