/** Who plays each side of a position, before its battle begins. */
import type { Seat } from '@drumhead/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTableWords } from '../../battle/useTableWords.ts';
import type { OpenedPosition } from '../../battle/records/savedBattles.ts';
import type { Player } from '../../battle/players/players.ts';
import { PlayerField } from '../../documents/Fields.tsx';
import { useBundle } from '../../i18n/useBundle.ts';
import { useMessages } from '../../i18n/index.ts';
import './positionPlayers.css';
import type { HomeLinkKey } from './homeLinkMessages.ts';
import { playersFor } from './playersFor.ts';

export default function PositionPlayers({
  position,
  busy,
  onBegin,
  onBoard,
  onCancel,
}: {
  readonly position: OpenedPosition;
  readonly busy: boolean;
  readonly onBegin: (players: Readonly<Record<Seat, Player>>) => void;
  /** Looks into it without a battle to be played. */
  readonly onBoard: () => void;
  readonly onCancel: () => void;
}): ReactNode {
  const { t } = useMessages<HomeLinkKey>();
  const messages = useMessages();
  const { screen, battle } = position;
  const [players, setPlayers] = useState(() => playersFor(position));
  const areOwnHere = useBundle('web-home-pages');
  const ready = useTableWords(screen) !== 'loading' && areOwnHere;
  const first = useRef<HTMLElement>(null);
  // The question stands at the foot of the page: whoever opened the file is taken to it.
  useEffect(() => {
    if (!ready) return;
    first.current?.querySelector('select')?.focus({ preventScroll: true });
    first.current?.scrollIntoView({ block: 'center' });
  }, [ready]);
  if (!ready) return null;
  return (
    <section ref={first} className="panel position-players" aria-labelledby="position-players">
      <h2 id="position-players">{t('web.home.position.who')}</h2>
      <div className="position-sides">
        {battle.ruleset.seats(battle.state).map((seat) => (
          <PlayerField
            key={seat}
            label={screen.seatName(messages, battle.state, seat)}
            value={players[seat] ?? 'human'}
            onChange={(player) => setPlayers({ ...players, [seat]: player })}
          />
        ))}
      </div>
      <p className="position-buttons">
        <button type="button" className="primary" disabled={busy} onClick={() => onBegin(players)}>
          {t('web.home.position.begin')}
        </button>
        <button type="button" disabled={busy} onClick={onBoard}>
          {t('web.home.position.board')}
        </button>
        <button type="button" disabled={busy} onClick={onCancel}>
          {t('web.home.position.cancel')}
        </button>
      </p>
    </section>
  );
}
