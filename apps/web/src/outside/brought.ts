/** What somebody brings to the page from outside: files and texts, dropped, pasted or picked. The door opens them. */
import { createStore } from 'zustand/vanilla';

interface Brought {
  /** Files, or a text, that the door has not opened yet. */
  readonly files: readonly (File | string)[];
  /** Files are held over the page. */
  readonly isHeld: boolean;
}

export const brought = createStore<Brought>(() => ({ files: [], isHeld: false }));

export const bring = (...files: readonly (File | string)[]): void =>
  brought.setState((held) => ({ files: [...held.files, ...files], isHeld: false }));
