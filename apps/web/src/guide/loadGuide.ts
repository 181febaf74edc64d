/** The first steps of the rule set on the table, with their messages, once they are loaded. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useHosted } from '../battle/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import type { RulesGuide } from './rulesGuide.ts';

const loaded = createStore<Readonly<Record<string, RulesGuide>>>(() => ({}));

/** Null until it and its words are there; a table without them can be played all the same. */
export function useRulesGuide(): RulesGuide | null {
  const screen = useHosted((h) => h.screen);
  const id = screen?.ruleset.id ?? '';
  const guide = useStore(loaded, (all) => all[id] ?? null);
  const shared = useBundle('web-guide-pages');
  useEffect(() => {
    if (guide !== null || !screen) return;
    screen.guide().then(
      (found) => loaded.setState({ [id]: found }),
      () => undefined,
    );
  }, [guide, screen, id]);
  const words = useBundle(guide?.bundle ?? 'web-guide-pages');
  return shared && words ? guide : null;
}
