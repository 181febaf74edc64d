/** Brings what is dropped and pasted to the door. */
import { bring, brought } from './brought.ts';

/** Files may be dropped anywhere on the page, and files or a text be pasted where nothing is typed. */
export function listenForFiles(): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files');
  window.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    clearTimeout(leaving);
    if (!brought.getState().isHeld) brought.setState({ isHeld: true });
    // The event comes again and again while they are held: no other says reliably that they are gone.
    leaving = setTimeout(() => brought.setState({ isHeld: false }), 500);
  });
  window.addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    bring(...(event.dataTransfer?.files ?? []));
  });
  window.addEventListener('paste', ({ target, clipboardData }) => {
    if ((target as Partial<HTMLElement>).closest?.('input,textarea')) return;
    const files = clipboardData?.files ?? [];
    const text = clipboardData?.getData('text') ?? '';
    if (files.length > 0 || text.length > 20) bring(...(files.length > 0 ? files : [text]));
  });
}
