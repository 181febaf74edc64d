/** At the end of an act of a campaign: how the campaign stands, and the way to the next act. */
import { DRAW, type Envelope, envelopeOf, inLanguage, nextAct } from '@drumhead/engine';
import { type ReactNode, useEffect, useState } from 'react';
import type { AnyBattle } from '../battle/host/hosted.ts';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { actWords } from './actWords.ts';
import { goToBriefing } from './asked.ts';
import type { BriefingKey } from './messages.ts';

interface Props {
  readonly saved: SavedBattle;
  readonly screen: AnyScreen;
  readonly battle: AnyBattle;
  /** Told whether there is a next act, which then comes first. */
  readonly onShown: (isShown: boolean) => void;
}

export function NextAct({ saved, screen, battle, onShown }: Props): ReactNode {
  const messages = useMessages<BriefingKey | MessageKey>();
  const ready = useBundle('web-briefing-pages');
  const [next, setNext] = useState<Envelope | null>(null);
  const { setup, ruleset, state } = battle;
  const { campaign } = envelopeOf(setup) ?? {};
  const winner = ruleset.outcome(state)?.winner ?? null;
  const follows = campaign?.next;
  useEffect(() => {
    if (follows === undefined) return;
    let unmounted = false;
    screen.scenario(follows).then(
      (file) => {
        if (unmounted) return;
        const found = nextAct(setup, winner, file);
        setNext(found);
        onShown(found !== null);
      },
      () => undefined,
    );
    return () => {
      unmounted = true;
    };
  }, [screen, follows, setup, winner, onShown]);
  if (campaign === undefined || !ready) return null;
  const names = Object.fromEntries(ruleset.seats(state).map((seat) => [seat, screen.seatName(messages, state, seat)]));
  const won = [...(campaign.won ?? []), winner ?? DRAW];
  const go = (file: Envelope): void =>
    goToBriefing({
      battle: { ruleset: saved.ruleset, scenario: null, setup: file, seats: saved.seats },
      atOnce: false,
    });
  return (
    <>
      <li className="whole minor">{actWords({ ...campaign, won }, names, messages.language, messages.t)}</li>
      {next && (
        <li className="whole">
          <button type="button" className="primary" onClick={() => go(next)}>
            {messages.t('web.brief.act.next', { title: inLanguage(next.title, messages.language) })}
          </button>
        </li>
      )}
    </>
  );
}
