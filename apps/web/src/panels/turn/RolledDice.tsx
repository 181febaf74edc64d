/** The last rolled dice on their drum skin, newest first, beside the decision: they cover nothing and stay until the next roll. */
import type { ReactNode } from 'react';
import { rollsSince, tellerOf } from '../../battle/follow/turnSteps.ts';
import { useHosted } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Dice } from '../Dice.tsx';
import { TermText } from '../TermText.tsx';
import './turn.css';

/** More lines at once, such as those of a morale test, are left to the log. */
const MOST = 3;

/** Rolls since your order: beside that of an enemy who answered it your own is still there. */
const ROLLS = 2;

export function RolledDice(): ReactNode {
  const messages = useMessages();
  const steps = useHosted((h) => h.steps);
  const screen = useHosted((h) => h.screen);
  const viewer = useHosted((h) => h.viewer);
  const since = useHosted((h) => h.following.since);
  if (!screen) return null;
  const tell = tellerOf(screen, viewer, messages);
  const lines = rollsSince(steps, since, ROLLS).flatMap((step) =>
    tell(step).flatMap(({ text, dice }, i) => (dice.length > 0 ? [{ key: `${step.number}-${i}`, text, dice }] : [])),
  );
  if (lines.length === 0) return null;
  return (
    <section className="panel rolled" aria-label={messages.t('web.dice.last')}>
      {lines.slice(0, MOST).map(({ key, text, dice }) => (
        <div key={key} className="rolled-line">
          <div className="drum-skin">
            <Dice rows={dice} size={26} />
          </div>
          <p>
            <TermText text={text} />
          </p>
        </div>
      ))}
      {lines.length > MOST && <p>… +{lines.length - MOST}</p>}
    </section>
  );
}
