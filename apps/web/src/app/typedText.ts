/** Text fields that are saved while the player types: whenever the text rests, and when the page is left. */
import { useEffect, useState } from 'react';

/** Milliseconds that a text rests before it is saved. */
const REST = 500;

type Save = (text: string) => void;

export interface TypedText {
  readonly type: (text: string) => void;
  /** Saves at once what is not saved yet. */
  readonly flush: () => void;
}

/** Saves each text that is typed, once it rests and unless it is saved already. */
export function typedText(kept: string, save: Save): TypedText & { readonly saveBy: (save: Save) => void } {
  let [saved, latest] = [kept, kept];
  let put = save;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(resting);
    if (latest === saved) return;
    saved = latest;
    put(latest);
  };
  return {
    type(text) {
      latest = text;
      clearTimeout(resting);
      resting = setTimeout(flush, REST);
    },
    flush,
    saveBy(next) {
      put = next;
    },
  };
}

/** The text in a field, and how it is typed and saved. Nobody leaves the page with a text that is not saved. */
export function useTypedText(kept: string, save: Save): TypedText & { readonly text: string } {
  const [text, setText] = useState(kept);
  const [typed] = useState(() => typedText(kept, save));
  // It may act on what was rendered last.
  useEffect(() => typed.saveBy(save));
  useEffect(() => {
    addEventListener('pagehide', typed.flush);
    return () => {
      removeEventListener('pagehide', typed.flush);
      typed.flush();
    };
  }, [typed]);
  const type = (next: string) => {
    typed.type(next);
    setText(next);
  };
  return { text, type, flush: typed.flush };
}
