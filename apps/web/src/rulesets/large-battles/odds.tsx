/**
 * Odds beside the choices: fetched while the first table is being looked at, since nobody proposes anything before.
 * Until they are there, and where they cannot be had, the choices stand without.
 */
import type { Command } from '@drumhead/large-battles';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { comingOdds } from './fetchedLater.ts';
import type * as Later from './later/Odds.tsx';
import type { Scene } from './scene.ts';

interface Choice {
  readonly scene: Scene;
  readonly command: Command;
}

function later(name: keyof typeof Later): ComponentType<Choice> {
  const Found = lazy(() =>
    comingOdds().then(
      (found) => ({ default: found[name] }),
      () => ({ default: () => null }),
    ),
  );
  return function Coming(choice: Choice): ReactNode {
    return (
      <Suspense fallback={null}>
        <Found {...choice} />
      </Suspense>
    );
  };
}

export const ChoiceOdds = later('ChoiceOdds');
export const RollOddsLine = later('RollOddsLine');
export const ShortOdds = later('ShortOdds');
