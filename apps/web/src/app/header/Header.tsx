/** The bar over a battle: the way home, its name and progress, the score, undo and the menu. */
import type { ReactNode } from 'react';
import { puzzleOf } from '../../battle/records/firstBattle.ts';
import { useHosted, useSession } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import { Drum } from '../Drum.tsx';
import { Menu } from './Menu.tsx';
import { Scores } from './Scores.tsx';
import { Undo } from './Undo.tsx';
import './header.css';

const PuzzleTitle = lazyComponent(() => import('../../puzzles/PuzzleTitle.tsx').then((found) => found.PuzzleTitle));

export function Header(): ReactNode {
  const messages = useMessages();
  const { t, translate } = messages;
  const session = useSession();
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const saved = useHosted((h) => h.saved);
  if (!screen || !battle || !saved) return null;
  const name = translate(saved.name);
  const puzzle = puzzleOf(saved.scenario) !== null;
  const progress = screen.progress(messages, battle.state);
  return (
    <header className="bar battle-header">
      <div className="battle-bar">
        <a className="home" href="#/" onClick={() => session.leave()}>
          <Drum size={34} />
          <span className="spoken">{t('web.battle.leave')}</span>
        </a>
        <div className="where">
          <h1>{puzzle ? <PuzzleTitle otherwise={name} /> : name}</h1>
          <p>{progress}</p>
        </div>
        {puzzle ? <span /> : <Scores />}
        <div className="tools">
          <Undo />
          <Menu about={`${name}. ${progress}`} />
        </div>
      </div>
    </header>
  );
}
