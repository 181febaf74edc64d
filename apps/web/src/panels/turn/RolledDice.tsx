/** What the last dice came to, in words first, then the dice on their drum skin: they cover nothing and stay until the next roll. */
import type { ReactNode } from 'react';
import { rollsSince, tellerOf } from '../../battle/follow/turnSteps.ts';
import { useHosted } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Dice } from '../Dice.tsx';
import { shortened } from '../story/storyOf.ts';
import { TermText } from '../TermText.tsx';
import './turn.css';

/** More lines at once, such as those of a morale test, are left to the story. */
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
  const lines = rollsSince(steps, since, ROLLS).flatMap((step) => {
    const all = tell(step);
    return all.flatMap((line, i) => {
      if (line.dice.length === 0) return [];
      // What follows a roll in the same step, up to the next one, came of it.
      const next = all.findIndex(({ dice }, other) => other > i && dice.length > 0);
      const results = all.slice(i, next < 0 ? undefined : next).filter(({ result }) => result !== undefined);
      const found = results.length > 0 ? results : [line];
      return [{ ...line, key: `${step.number}-${i}`, came: found.map(shortened).join(', ') }];
    });
  });
  if (lines.length === 0) return null;
  return (
    <section className="panel rolled" aria-label={messages.t('web.dice.last')}>
      {lines.slice(0, MOST).map(({ key, came, text, dice }) => (
        <div key={key} className="rolled-line">
          <p className="rolled-came" title={text}>
            <TermText text={came} />
          </p>
          <div className="drum-skin">
            <Dice rows={dice} size={22} />
          </div>
        </div>
      ))}
      {lines.length > MOST && <p>… +{lines.length - MOST}</p>}
    </section>
  );
}
