/** A saved battle in the list: a small map of how it stands, its sides and what they have left, a button to delete it. */
import { type ReactNode, useState } from 'react';
import { useSavedBattles } from '../../battle/index.ts';
import { rankOf } from '../../battle/players/players.ts';
import type { SavedBattle } from '../../battle/records/savedBattle.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import type { HomeLinkKey } from './homeLinkMessages.ts';
import { SketchPicture } from '../../table/sketch/SketchPicture.tsx';
import { Flag } from '../../table/troops/Flag.tsx';
import { flagOf } from '../../table/troops/nations.ts';
import { battleFacts } from './battleFacts.ts';
import { battleName } from './battleName.ts';
import { sideName } from './sideName.ts';
import { pageAddress } from '../route.ts';
import './savedBattle.css';

/** Without the year: there is little room. */
export const DATES: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' };

export function SavedBattleRow({
  battle,
  onOpen,
  onGone,
}: {
  readonly battle: SavedBattle;
  readonly onOpen: () => void;
  readonly onGone: () => void;
}): ReactNode {
  const messages = useMessages<MessageKey | HomeLinkKey>();
  const { t, translate } = messages;
  const name = translate(battleName(battle));
  return (
    <div className={battle.over ? 'saved over' : 'saved'}>
      <button type="button" className="saved-open" onClick={onOpen}>
        <span className="saved-map">{battle.sketch && <SketchPicture sketch={battle.sketch} />}</span>
        <span className="saved-words">
          <strong className="saved-name">{name}</strong>
          <span className="saved-sides">
            <Sides battle={battle} />
          </span>
          <span className="minor">{battleFacts(battle, messages, DATES).join(' · ')}</span>
        </span>
      </button>
      {battle.over && (
        <a className="button quiet" href={pageAddress('any', 'report', `battle=${battle.id}`)}>
          {t('web.over.report')}
        </a>
      )}
      <DeleteBattle battle={battle} onGone={onGone} />
    </div>
  );
}

/** Asks once more, and deletes it. */
export function DeleteBattle({
  battle,
  onGone,
}: {
  readonly battle: SavedBattle;
  readonly onGone: () => void;
}): ReactNode {
  const { t, translate } = useMessages<MessageKey | HomeLinkKey>();
  const { storage } = useSavedBattles();
  const [confirming, setConfirming] = useState(false);
  const name = translate(battleName(battle));
  return (
    <button
      type="button"
      className={confirming ? 'grave' : 'quiet'}
      aria-label={t(confirming ? 'web.home.deleteSure' : 'web.home.delete', { name })}
      onClick={() => {
        if (!confirming) setConfirming(true);
        else void storage.remove(battle.id).then(onGone);
      }}
    >
      {confirming ? t('web.home.deleteSure', { name }) : '✕'}
    </button>
  );
}

/** With flags and what is left, as far as they were saved with it. */
export function Sides({ battle: { seats, people = {}, sketch } }: { readonly battle: SavedBattle }): ReactNode {
  const { t, translate } = useMessages<MessageKey | HomeLinkKey>();
  const sides =
    sketch?.sides ?? Object.keys(seats).map((seat) => ({ seat, name: undefined, uniform: '', left: undefined }));
  return sides.map(({ seat, name: called, uniform, left }) => {
    const side = sideName(seat, called, translate);
    // Who played elsewhere was no computer player.
    const name = people[seat];
    const rank = translate(`web.player.${rankOf(seats[seat] ?? 'human')}`);
    const player = name === undefined ? rank : name === '' ? t('web.player.other') : name;
    const flag = flagOf(uniform);
    return (
      <span key={seat} className="saved-side">
        {flag && (
          <svg className="flag" width="23" height="16" viewBox="0 -9.1 11 7.6" aria-hidden="true">
            <Flag {...flag} />
          </svg>
        )}
        <span aria-hidden="true">
          {name ? t('web.battle.player', { name, side }) : side} <b>{left}</b>
        </span>
        <span className="spoken">
          {left === undefined ? t('web.home.side', { side, player }) : t('web.home.sideLeft', { side, player, left })}
        </span>
      </span>
    );
  });
}
