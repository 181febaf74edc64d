/** The advice that was asked for, beside the decision; what it is about is marked on the table. */
import type { Command } from '@drumhead/engine';
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { useHosted } from '../battle/index.ts';
import { useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { hideSpots, showSpots, spotsOf, spotStore } from '../table/spots.ts';
import { Advised } from './Advised.tsx';
import { asking, hideAdvice } from './asking.ts';
import type { AdviceKey } from './messages.ts';
import { type AskedAbout, useAdvice } from './useAdvice.ts';

/** The name by which advice points at places of the table. */
const ADVICE = 'advice';

export function AdvicePanel(): ReactNode {
  const asked = useStore(asking, ({ times }) => times);
  // The next battle begins without it.
  useEffect(() => hideAdvice, []);
  return asked > 0 && <Open key={asked} />;
}

function Open(): ReactNode {
  const { t } = useMessages<AdviceKey>();
  const ready = useBundle('web-advice-pages');
  const screen = useHosted((h) => h.screen);
  const ruleset = useHosted((h) => h.battle?.ruleset);
  const state = useHosted((h) => h.battle?.state);
  const seat = useHosted((h) => h.viewer);
  const asked = useHosted(
    ({ battle, viewer, following }) =>
      battle !== null &&
      !following.behind &&
      battle.ruleset.pending(battle.state).some((waits) => waits.seat === viewer),
  );
  if (!ready || !screen || !ruleset) return null;
  return (
    <aside className="advice" aria-label={t('web.advice.title')} aria-live="polite">
      {asked ? <Answer about={{ screen, ruleset, state, seat }} /> : <p>{t('web.advice.nothing')}</p>}
      <div className="advice-buttons">
        <button type="button" className="link" onClick={hideAdvice}>
          {t('web.advice.close')}
        </button>
      </div>
    </aside>
  );
}

function Answer({ about }: { readonly about: AskedAbout }): ReactNode {
  const { t } = useMessages<AdviceKey>();
  const told = useAdvice(about);
  usePlaces(about, told === 'waiting' || told === 'failed' ? null : (told.advice?.best ?? null));
  if (told === 'waiting') return <p>{t('web.advice.thinking')}</p>;
  if (told === 'failed') return <p>{t('web.advice.failed')}</p>;
  return <Advised {...told} about={about} title="web.advice.best" />;
}

/** Marks the pieces of an order where they stand, and where it would take them. */
function usePlaces({ screen, ruleset, state, seat }: AskedAbout, best: Command | null): void {
  const messages = useMessages();
  const view = ruleset.view(state, seat);
  const decision = best === null ? null : ruleset.decide(view, seat, best);
  const after = decision?.ok ? decision.state : null;
  const lines = decision?.ok ? decision.events.map((event) => screen.line(messages, after, event, seat)) : [];
  const named = JSON.stringify([...new Set(lines.flatMap((line) => line?.pieces ?? []))]);
  useEffect(() => {
    let isWanted = true;
    const [from, order] = [ruleset.view(state, seat), best];
    const given = order === null ? null : ruleset.decide(from, seat, order);
    if (!given?.ok) return undefined;
    screen.report().then(
      (report) => {
        const spots = spotsOf(
          JSON.parse(named) as readonly string[],
          (piece) => report.placeOf(from, piece),
          (piece) => report.placeOf(given.state, piece),
        );
        if (isWanted && spots.length > 0) showSpots(ADVICE, spots);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      if (spotStore.getState().line === ADVICE) hideSpots();
    };
  }, [screen, ruleset, state, seat, best, named]);
}
