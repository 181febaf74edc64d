/** All squads at a glance: models left, distance to morale tests and breaking, objectives taken. */
import { commanderOf, onTable, type State } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import type { TableKey } from '../screen/messages.ts';
import { PieceAnswer } from '../../../panels/PieceAnswer.tsx';
import { Badge } from '../drawing/pieces/Badges.tsx';
import { Figure } from '../drawing/pieces/Figure.tsx';
import { badgesOf } from '../drawing/pieces/badges.ts';
import { dispatch, useInteraction, useScene } from '../interaction/store.ts';
import { modelName, numberOf, playerName } from '../screen/names.ts';

export function Overview({ open = false }: { readonly open?: boolean }): ReactNode {
  const scene = useScene();
  const { t } = useMessages<TableKey>();
  if (!scene) return null;
  const players = scene.state.field.players.map((_, i) => i);
  const own = players.filter((player) => player === scene.player);
  return (
    <details className="panel overview" open={open}>
      <summary>
        <h2>{t('web.sk.squads')}</h2>
      </summary>
      {[...own, ...players.filter((player) => player !== scene.player)].map((player) => (
        <Force key={player} state={scene.state} player={player} />
      ))}
    </details>
  );
}

function Force({ state, player }: { readonly state: State; readonly player: number }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { t, translate } = messages;
  const selected = useInteraction((interaction) => interaction.selected);
  const squad = state.squads[player];
  if (!squad) return null;
  const there = onTable(state, player).length;
  const half = Math.ceil(squad.startedWith / 2) - 1;
  const supplies = state.things.filter(({ scored }) => scored === player).length;
  const notes = [
    ...(squad.broken ? [t('web.sk.squads.broken')] : []),
    ...(squad.withdrawn ? [t('web.sk.squads.withdrawn')] : []),
    ...(squad.halfPassed ? [t('web.sk.squads.belowHalf')] : []),
    ...(state.gameTurn > 0 && commanderOf(state, player) < 0 ? [t('web.sk.squads.noCommander')] : []),
    ...(supplies > 0 ? [t('web.sk.squads.supplies', { count: supplies })] : []),
  ];
  return (
    <section className={`force side-${player}`}>
      <h3>{playerName(messages, state, player)}</h3>
      <p className="minor">
        {t('web.sk.squads.left', { there, started: squad.startedWith })}. {t('web.sk.squads.half', { half, low: 2 })}
        {notes.length > 0 && ` ${notes.join('. ')}.`}
      </p>
      <div className="boxes" aria-hidden="true">
        {Array.from({ length: squad.startedWith }, (_, i) => (
          <i key={i} className={`${i >= there ? 'gone' : ''} ${i === half - 1 || i === 1 ? 'half' : ''}`} />
        ))}
      </div>
      <ul className="choices small">
        {state.models.map((model, i) => {
          const profile = state.field.models[i];
          if (profile?.player !== player) return null;
          const signs = model.out === null ? badgesOf(profile, model) : [];
          return (
            <PieceAnswer
              key={i}
              name={modelName(messages, state, i)}
              short={numberOf(state, i)}
              picture={<Figure state={state} index={i} />}
              isSelected={selected === i}
              select={() => dispatch({ type: 'select', piece: i })}
              fate={model.out === null ? undefined : translate(`web.sk.out.${model.out}`)}
              signs={signs.map((kind) => (
                <svg key={kind} width="16" height="16" viewBox="-9 -9 18 18" aria-hidden="true">
                  <Badge kind={kind} />
                </svg>
              ))}
            />
          );
        })}
      </ul>
    </section>
  );
}
