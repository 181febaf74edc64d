/** React, or hold: Hold first and on one key, then at most three lettered candidates; the others wait behind a disclosure. */
import type { Command } from '@drumhead/large-battles';
import { afterHolding } from '@drumhead/large-battles/screen';
import { type ReactNode, useEffect } from 'react';
import type { BattleSession } from '../../../battle/host/battleSession.ts';
import { onScreen, useSession } from '../../../battle/index.ts';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { takesKeys } from '../../../table/takesKeys.ts';
import { type ClosedLine, ClosedPiece } from '../../../panels/ClosedAnswers.tsx';
import { highlightOnHover } from '../../../panels/highlight.ts';
import { Portrait } from '../drawing/pieces/Portrait.tsx';
import { type PieceRef, type Scene, samePiece } from '../interaction/scene.ts';
import { send } from '../interaction/store.ts';
import { commandText, pieceName, shortUnitName, unitName } from '../screen/names.ts';
import { ReactionOdds } from './lazyOdds.tsx';
import { type Candidate, reactionCandidates } from './reactionCandidates.ts';
import { StandingOrdersPanel } from './StandingOrdersPanel.tsx';
import './reaction.css';
import type { DecidingKey } from './messages.ts';

export function ReactionPanel({
  scene,
  hold,
  closed,
  selected,
}: {
  readonly scene: Scene;
  readonly hold: Command;
  /** Troops that may not react any more. */
  readonly closed: readonly ClosedLine<Command>[];
  readonly selected: PieceRef | null;
}): ReactNode {
  const { translate } = useMessages<MessageKey | DecidingKey>();
  const candidates = reactionCandidates(scene);
  const tapped = candidates.find(({ piece }) => samePiece(piece, selected)) ?? null;
  // The piece tapped on the table comes first.
  const shown = candidates.filter((one) => one.letter !== null || one === tapped);
  const first = tapped ? [tapped, ...shown.filter((one) => one !== tapped)] : shown;
  const others = candidates.filter((one) => !shown.includes(one));
  return (
    <>
      <Hold scene={scene} hold={hold} />
      <ul className="candidates">
        {first.map((candidate) => (
          <Row key={keyOf(candidate)} scene={scene} candidate={candidate} chosen={candidate === tapped} />
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary>{translate('web.react.others', { count: others.length })}</summary>
          <ul className="candidates">
            {others.map((candidate) => (
              <Row key={keyOf(candidate)} scene={scene} candidate={candidate} chosen={false} />
            ))}
          </ul>
        </details>
      )}
      <CannotReact closed={closed} />
      <details>
        <summary>{translate('web.orders.summary')}</summary>
        <StandingOrdersPanel state={scene.state} />
      </details>
    </>
  );
}

/** Troops that may not react now, behind their number. */
export function CannotReact({ closed }: { readonly closed: readonly ClosedLine<Command>[] }): ReactNode {
  const { translate } = useMessages<MessageKey | DecidingKey>();
  if (closed.length === 0) return null;
  return (
    <details>
      <summary>{translate('web.react.closed', { count: closed.length })}</summary>
      <ul className="choices small">
        {closed.map(({ command, name, why }) => (
          <li key={JSON.stringify(command)}>
            <ClosedPiece name={name} why={why} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const keyOf = ({ piece }: Candidate): string => `${piece.what}-${piece.index}`;

/** The safe answer. */
function Hold({ scene, hold }: { readonly scene: Scene; readonly hold: Command }): ReactNode {
  const messages = useMessages<MessageKey | DecidingKey>();
  const session = useSession();
  useEffect(() => {
    const onKey = ({ key, repeat, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (key !== 'h' || repeat || ctrlKey || metaKey || altKey || takesKeys(target)) return;
      holdNow(session, scene, hold);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session, scene, hold]);
  return (
    <button
      type="button"
      className="primary large hold decision-main"
      aria-keyshortcuts="h"
      data-answer={JSON.stringify(hold)}
      onClick={() => holdNow(session, scene, hold)}
    >
      <strong>{commandText(messages, scene.state, hold)}</strong>{' '}
      <kbd className="by-keyboard" aria-hidden="true">
        H
      </kbd>
    </button>
  );
}

/** The same reasons are not put again: the standing orders then hold by themselves. */
function holdNow(session: BattleSession, { state }: Scene, hold: Command): void {
  const { standingOrders } = onScreen.getState();
  if (standingOrders.ask === 'always') send(hold);
  else session.setStandingOrders(afterHolding(state, standingOrders));
}

function Row({
  scene,
  candidate,
  chosen,
}: {
  readonly scene: Scene;
  readonly candidate: Candidate;
  readonly chosen: boolean;
}): ReactNode {
  const messages = useMessages<MessageKey | DecidingKey>();
  const { piece, prospect, command, letter } = candidate;
  const { use, enemy, threatened } = prospect;
  const why = threatened && use === 'move' ? 'threatened' : use;
  const name =
    piece.what === 'unit' ? shortUnitName(messages, scene.state, piece.index) : pieceName(messages, scene.state, piece);
  return (
    <li>
      <button
        type="button"
        className={chosen ? 'candidate chosen' : 'candidate'}
        data-answer={JSON.stringify(command)}
        {...highlightOnHover([keyOf(candidate)])}
        onClick={() => send(command)}
      >
        <span className="letter">{letter}</span>
        <Portrait state={scene.state} piece={piece} />
        <span className="candidate-who">
          <strong>{name}</strong>{' '}
          <span>
            {messages.t(enemy < 0 && use === 'shoot' ? 'web.react.shoot.sector' : `web.react.${why}`, {
              enemy: enemy < 0 ? '' : unitName(messages, scene.state, enemy),
            })}
          </span>
        </span>{' '}
        <ReactionOdds scene={scene} command={command} />
      </button>
    </li>
  );
}
