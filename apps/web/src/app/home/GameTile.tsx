/** A game on the front page: one link to the page that sets up its battles, ready to play. */
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import type { GameEntry } from '../../rulesets/rulesetManifest.ts';
import { pageAddress } from '../route.ts';
import { GamePicture } from './Picture.tsx';

export function GameTile({ game }: { readonly game: GameEntry }): ReactNode {
  const { translate } = useMessages();
  return (
    <a className="panel game" href={pageAddress('any', 'setup', `game=${game.picture}`)}>
      <GamePicture name={game.picture} sizes="(max-width: 760px) 46vw, 24vw" />
      <strong>{translate(game.name)}</strong>
      <span className="game-time">{translate(game.time)}</span>
      <span className="game-brief">{translate(game.brief)}</span>
    </a>
  );
}
