/** Begins a skirmish (chapters 5, 6, 18, 19): squads, who plays them, the scenario and its terrain. */
import { readGame, readSquad } from '@drumhead/skirmish';
import { type ReactNode, useEffect, useState } from 'react';
import { pageAddress, type PageProps } from '../../../../app/route.ts';
import type { NewBattle } from '../../../../battle/records/savedBattles.ts';
import type { Player } from '../../../../battle/players/players.ts';
import { type MessageKey, useMessages } from '../../../../i18n/index.ts';
import { saveFile } from '../../../../documents/files.ts';
import { readLink } from '../../../../documents/shareLinks.ts';
import { SQUAD_WORDS } from '../squads/linkWords.ts';
import { PlayOnline } from '../../../../online/table/PlayOnline.tsx';
import '../../../../documents/documents.css';
import { Problems, useFaults } from '../../../../documents/Problems.tsx';
import { useBegin } from '../../../../briefing/useBegin.ts';
import { squadEditor } from '../squads/editorStore.ts';
import { type Draft, type DraftPlayer, fileOf, freshDraft, seatsOf, withSquads, withTable } from './draft.ts';
import '../../screen/sides.css';
import './game.css';
import { GameCard } from './GameCard.tsx';
import { PlayerCard } from './PlayerCard.tsx';
import type { GamePageKey } from './messages.ts';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';
import { useKeptPlace } from '../../../../documents/useKeptPlace.ts';

type Key = GamePageKey | MessageKey;

export function Page({ query }: PageProps): ReactNode {
  useKeptPlace();
  const { t } = useMessages<Key>();
  const [draft, setDraft] = useState<Draft>(() => brought(query) ?? freshDraft());
  const { busy, failed, begin: beginAsked } = useBegin();
  useEffect(() => {
    void squadEditor.load();
  }, []);
  const file = fileOf(draft);
  const read = readGame(file);
  const closed = useFaults(read.ok ? [] : read.problems);
  const newBattle = (): NewBattle => {
    const seats = Object.fromEntries(
      seatsOf(draft).map((seat, i): [string, Player] => [seat, (draft.players[i] as DraftPlayer).player]),
    );
    return { ruleset: 'skirmish', scenario: null, setup: file, seats };
  };
  const begin = (atOnce: boolean) => void beginAsked({ battle: newBattle(), atOnce });
  return (
    <div className="paper-page skirmish-game">
      <p className="minor">{t('web.skGame.about')}</p>
      <div className="fields begin">
        <div>
          <ClosableButton className="primary large" closed={closed} disabled={busy} onClick={() => begin(true)}>
            {t('web.skGame.now')}
          </ClosableButton>
          <p className="minor">{t('web.skGame.now.about')}</p>
        </div>
        <div>
          <ClosableButton className="large" closed={closed} disabled={busy} onClick={() => begin(false)}>
            {t('web.skGame.start')}
          </ClosableButton>
          <p className="minor">{t('web.skGame.start.about')}</p>
        </div>
        <PlayOnline closed={closed} busy={busy} battle={newBattle} />
      </div>
      <div className="paper-tools">
        <a className="button" href={pageAddress('skirmish', 'squads', 'secret')}>
          {t('web.skGame.secret')}
        </a>
        <button type="button" onClick={() => saveFile('skirmish.game.json', `${JSON.stringify(file, null, 2)}\n`)}>
          {t('web.skGame.file')}
        </button>
      </div>
      {failed && <p role="alert">{t('web.skGame.failed')}</p>}
      <div aria-live="polite">{!read.ok && <Problems problems={read.problems} />}</div>
      <GameCard draft={draft} change={setDraft} />
      <div className="fields squads-in-game">
        {draft.players.map((_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a player is his seat
          <PlayerCard key={index} draft={draft} index={index} change={setDraft} />
        ))}
      </div>
    </div>
  );
}

/** From the address: squads chosen in secret, a generated table, or the game alone; null if unreadable. */
function brought(query: string): Draft | null {
  const given = new URLSearchParams(query);
  const squads = ['a', 'b'].flatMap((side) => {
    const text = given.get(side);
    const link = text === null ? null : readLink(text, SQUAD_WORDS);
    const read = link?.ok === true ? readSquad(link.value) : null;
    return read?.ok === true ? [read.value] : [];
  });
  if (squads.length === 2) return withSquads(squads);
  if (given.has('seed')) return withTable(given);
  return given.get('game') === 'SDT' ? freshDraft('SDT') : null;
}
