/** What the last dice came to, in words first, then the dice on their drum skin: they cover nothing and stay until the next roll. */
import type { ReactNode } from 'react';
import { rollsIn, shortened } from '../../battle/follow/fewWords.ts';
import { tellerOf } from '../../battle/follow/told.ts';
import { rollsSince } from '../../battle/follow/turnSteps.ts';
import { useHosted } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Dice } from '../Dice.tsx';
import { SideMark } from '../SideMark.tsx';
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
  const battle = useHosted((h) => h.battle);
  if (!screen || !battle) return null;
  const seats = battle.ruleset.seats(battle.state);
  const tell = tellerOf(screen, viewer, messages);
  const rolls = rollsSince(steps, since, ROLLS, tell).flatMap((step) =>
    rollsIn(tell(step)).map(({ line, came }, i) => ({
      key: `${step.number}-${i}`,
      text: line.text,
      dice: line.dice,
      // Whom it befell: a shot of one side brings down a man of the other.
      side: came[0]?.side ?? line.side,
      came: came.map(shortened).join(', '),
    })),
  );
  if (rolls.length === 0) return null;
  return (
    <section className="panel rolled" aria-label={messages.t('web.dice.last')}>
      {rolls.slice(0, MOST).map(({ key, came, text, dice, side }) => (
        <div key={key} className="rolled-line">
          <p className="rolled-came" title={text}>
            {side !== null && (
              <small>
                <SideMark side={side} /> {screen.seatName(messages, battle.state, seats[side] ?? '')}
              </small>
            )}
            <TermText text={came} />
          </p>
          <div className="drum-skin">
            <Dice rows={dice} size={22} />
          </div>
        </div>
      ))}
      {rolls.length > MOST && <p>… +{rolls.length - MOST}</p>}
    </section>
  );
}
