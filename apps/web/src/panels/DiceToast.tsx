/** The last rolled dice, large, over the table for a moment. */
import { type ReactNode, useEffect, useState } from 'react';
import { useHosted } from '../battle/index.ts';
import { useMessages } from '../i18n/index.ts';
import { Dice } from './Dice.tsx';
import { linesOf } from './Log.tsx';
import './news.css';

const SHOWN_FOR = 4500;
/** More rolls at once, such as those of a morale test, are left to the log. */
const MOST = 3;

export function DiceToast(): ReactNode {
  const messages = useMessages();
  const steps = useHosted((h) => h.steps);
  const screen = useHosted((h) => h.screen);
  const viewer = useHosted((h) => h.viewer);
  const [gone, setGone] = useState(0);
  let found = -1;
  for (let i = steps.length - 1; i >= Math.max(0, steps.length - 3) && found < 0; i--)
    if (steps[i]?.seat === 'dice') found = i;
  const number = steps[found]?.number ?? 0;
  useEffect(() => {
    if (number === 0) return undefined;
    const timer = setTimeout(() => setGone(number), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [number]);
  const step = steps[found];
  if (!screen || !step || gone === number) return null;
  const lines = linesOf(step, screen, viewer, messages).filter((line) => line.dice.length > 0);
  if (lines.length === 0) return null;
  return (
    <button
      type="button"
      className="toast"
      data-own-press
      key={number}
      onClick={() => setGone(number)}
      aria-hidden="true"
      tabIndex={-1}
    >
      {lines.slice(0, MOST).map((line, i) => (
        <div key={i} className={`side-${line.side ?? 'none'}`}>
          <p>{line.text}</p>
          <Dice rows={line.dice} size={30} />
        </div>
      ))}
      {lines.length > MOST && <p>… +{lines.length - MOST}</p>}
    </button>
  );
}
