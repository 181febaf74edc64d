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
  const called = useHosted((h) => h.saved?.name);
  const puzzle = useHosted((h) => puzzleOf(h.saved?.scenario) !== null);
  const progress = useHosted(({ screen, battle }) => screen && battle && screen.progress(messages, battle.state));
  if (called === undefined || progress === null) return null;
  const name = translate(called);
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
