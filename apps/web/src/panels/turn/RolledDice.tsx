/** The last rolled dice on their drum skin, beside the decision: they cover nothing and stay until the next roll. */
import { DICE } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { tellerOf } from '../../battle/follow/turnSteps.ts';
import { useHosted } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { findLast } from '../../table/findLast.ts';
import { Dice } from '../Dice.tsx';
import './turn.css';

/** More rolls at once, such as those of a morale test, are left to the log. */
const MOST = 3;

export function RolledDice(): ReactNode {
  const messages = useMessages();
  const steps = useHosted((h) => h.steps);
  const screen = useHosted((h) => h.screen);
  const viewer = useHosted((h) => h.viewer);
  const step = findLast(steps, ({ seat }) => seat === DICE);
  if (!screen || !step) return null;
  const lines = tellerOf(screen, viewer, messages)(step).filter(({ dice }) => dice.length > 0);
  if (lines.length === 0) return null;
  return (
    <section className="panel rolled" aria-label={messages.t('web.dice.last')}>
      {lines.slice(0, MOST).map(({ text, dice }, i) => (
        <div key={`${step.number}-${i}`} className="rolled-line">
          <div className="drum-skin">
            <Dice rows={dice} size={26} />
          </div>
          <p>{text}</p>
        </div>
      ))}
      {lines.length > MOST && <p>… +{lines.length - MOST}</p>}
    </section>
  );
}
