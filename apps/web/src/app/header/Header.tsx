/** The bar over a battle: the way home, its name and progress, the score, undo and the menu. */
import type { ReactNode } from 'react';
import { host, useHosted } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Scores } from './Scores.tsx';
import { Tools } from './Tools.tsx';

export function Header(): ReactNode {
  const messages = useMessages();
  const { t, translate } = messages;
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const saved = useHosted((h) => h.saved);
  if (!screen || !battle || !saved) return null;
  return (
    <header className="bar">
      <a className="home" href="#/" onClick={() => host.leave()}>
        <svg width="26" height="26" viewBox="0 0 64 64" aria-hidden="true">
          <path d="M10 20v24c0 5 10 9 22 9s22-4 22-9V20" fill="#27406b" stroke="#2b2620" strokeWidth="2.5" />
          <path d="M10 28l9 22 9-20 9 21 9-21 7 15" fill="none" stroke="#efe7d6" strokeWidth="2.5" />
          <ellipse cx="32" cy="20" rx="22" ry="9" fill="#faf6ea" stroke="#8c2f24" strokeWidth="3" />
        </svg>
        <span className="spoken">{t('web.battle.leave')}</span>
      </a>
      <div className="where">
        <h1>{translate(saved.name)}</h1>
        <p>{screen.progress(messages, battle.state)}</p>
      </div>
      <Scores />
      <Tools />
    </header>
  );
}
