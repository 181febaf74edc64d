/** One player: human or computer, team, and squad (random or saved). */
import { isForMany, type SquadFile, squadPoints } from '@drumhead/skirmish';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { pageAddress } from '../../../../app/route.ts';
import { type MessageKey, type Messages, useMessages } from '../../../../i18n/index.ts';
import type { StoredDocument } from '../../../../documents/documentStorage.ts';
import { PlayerField, SelectField } from '../../../../documents/Fields.tsx';
import { savedLine } from '../../../../documents/savedLine.ts';
import { kindsIn, squadEditor, squadStrength } from '../squads/editorStore.ts';
import { modelName } from '../squads/profile.ts';
import type { SquadKey } from '../squads/messages.ts';
import {
  type Draft,
  type DraftPlayer,
  drawn,
  type Editing,
  limitOf,
  faultOf,
  playable,
  rostersOf,
  squadIn,
  withPlayer,
  withSquad,
} from './draft.ts';
import type { GamePageKey } from './messages.ts';

type Key = GamePageKey | MessageKey;

export function PlayerCard({ draft, index, change }: Editing & { readonly index: number }): ReactNode {
  const messages = useMessages<Key>();
  const { t, translate } = messages;
  const documents = useStore(squadEditor.store, ({ documents: all }) => all);
  const saved = documents.filter((doc) => squadIn(doc, draft.variant) !== null);
  const { squad, player, doc, team } = draft.players[index] as DraftPlayer;
  const put = (next: Partial<DraftPlayer>) => change(withPlayer(draft, index, next));
  const draw = (roster: string) => change(withSquad(draft, index, drawn(roster, limitOf(draft, index)), null));
  return (
    <fieldset className={`card game-card side-${index}`}>
      <legend>
        <span className="swatch" aria-hidden="true" /> {t('web.skGame.player', { number: index + 1 })}:{' '}
        {squad.name ?? translate(`sk.roster.${squad.roster}`)}
      </legend>
      <PlayerField label={t('web.skGame.playedBy')} value={player} onChange={(one) => put({ player: one })} />
      {isForMany(draft.players.length) && draft.teams && (
        <SelectField
          label={t('web.skGame.team')}
          value={String(team)}
          choices={['0', '1'].map((one) => [one, String(Number(one) + 1)])}
          onChange={(one) => put({ team: one === '0' ? 0 : 1 })}
        />
      )}
      <SelectField
        label={t('web.skGame.roster')}
        value={squad.roster}
        choices={rostersOf(draft.variant).map((id) => [id, translate(`sk.roster.${id}`)])}
        onChange={draw}
      />
      {(saved.length > 0 || doc === 'brought') && (
        <SelectField
          label={t('web.skGame.squad')}
          value={doc ?? ''}
          choices={[
            ['', t('web.skGame.drawn')],
            ...(doc === 'brought' ? [['brought', t('web.skGame.brought')] as const] : []),
            ...saved.map(
              (one) => [one.id, nameOf(one, draft, messages), faultOf(one, draft.variant, translate)] as const,
            ),
          ]}
          onChange={(id) => {
            const found = saved.find((one) => one.id === id);
            const taken = found && playable(found, draft.variant);
            if (found && taken) change(withSquad(draft, index, taken, found.id));
            else if (id === '') draw(squad.roster);
          }}
        />
      )}
      <Men squad={squad} />
      <div className="paper-tools">
        <button type="button" onClick={() => draw(squad.roster)}>
          {t('web.skGame.random')}
        </button>
        <a className="button" href={pageAddress('skirmish', 'squads')}>
          {t('web.skGame.build')}
        </a>
      </div>
    </fieldset>
  );
}

/** After its roster, where it has no name. */
function nameOf(doc: StoredDocument, { variant }: Draft, messages: Messages<Key>): string {
  const read = squadIn(doc, variant);
  if (!read?.ok) return doc.name === '' ? '?' : doc.name;
  const name = doc.name === '' ? messages.translate(`sk.roster.${read.value.roster}`) : doc.name;
  return savedLine({ name, strength: squadStrength(read.value), touched: doc.touched }, messages);
}

/** Models of a squad by kind. */
function Men({ squad }: { readonly squad: SquadFile }): ReactNode {
  const { t, translate } = useMessages<Key | SquadKey>();
  return (
    <>
      <p className="order">
        {kindsIn(squad)
          .map(({ model, count }) => `${count}\u00A0×\u00A0${modelName(model, translate)}`)
          .join(', ')}
      </p>
      <p className="minor">
        {t('web.skGame.strength', {
          models: squad.models.length,
          points: squadPoints(squad),
          limit: squad.limit,
        })}
      </p>
    </>
  );
}
