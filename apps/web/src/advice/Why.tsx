/** Why a computer player gave an order, at a tap beside it in the log. */
import type { Command } from '@drumhead/engine';
import { type ReactNode, useState } from 'react';
import { sameOrder } from '../battle/interaction/sameOrder.ts';
import type { AnyStep } from '../battle/host/hosted.ts';
import { isSecret } from '../battle/host/hostState.ts';
import { useHosted } from '../battle/index.ts';
import { isHuman } from '../battle/players/players.ts';
import { tableOf } from '../battle/records/onlineName.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { Advised } from './Advised.tsx';
import type { AdviceKey } from './messages.ts';
import { type AskedAbout, useAdvice } from './useAdvice.ts';

interface WhyProps {
  readonly step: AnyStep;
  /** The step before it. */
  readonly before: AnyStep;
}

export function Why({ step, before }: WhyProps): ReactNode {
  const { t } = useMessages<AdviceKey>();
  const ready = useBundle('web-advice-pages');
  const [open, setOpen] = useState(false);
  const screen = useHosted((h) => h.screen);
  const ruleset = useHosted((h) => h.battle?.ruleset);
  const isOurs = useHosted(
    (h) =>
      h.saved !== null && tableOf(h.saved.id) === null && !isSecret(h) && !isHuman(h.saved.seats[step.seat] ?? 'human'),
  );
  if (!ready || !screen || !ruleset || !isOurs || !ruleset.seats(step.state).includes(step.seat)) return null;
  // A single answer needs no reason.
  if (ruleset.offers(before.state, step.seat).length < 2) return null;
  const about = { screen, ruleset, state: before.state, seat: step.seat };
  return (
    <li className="minor why">
      <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('web.advice.why')}
      </button>
      {open && <Reasons about={about} given={step.command} />}
    </li>
  );
}

function Reasons({ about, given }: { readonly about: AskedAbout; readonly given: Command }): ReactNode {
  const messages = useMessages<AdviceKey | MessageKey>();
  const { t } = messages;
  const told = useAdvice(about);
  if (told === 'waiting') return <p>{t('web.advice.thinking')}</p>;
  if (told === 'failed') return <p>{t('web.advice.failed')}</p>;
  const isSame = sameOrder(told.advice?.best, given);
  const side = about.screen.seatName(messages, about.state, about.seat);
  return (
    <div className="advice">
      <Advised {...told} about={about} title={isSame ? 'web.advice.chosen' : 'web.advice.other'} />
      <p className="minor">{t('web.advice.seen', { side })}</p>
    </div>
  );
}
