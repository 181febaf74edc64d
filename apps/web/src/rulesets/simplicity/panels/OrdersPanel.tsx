/** Orders of a turn: action points, units to order, and the costs and odds of the selected unit's orders. */
import type { Command } from '@drumhead/simplicity/screen';
import { type ReactNode, useMemo } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { ClosedAnswers } from '../../../panels/ClosedAnswers.tsx';
import { Handful } from '../../../panels/Handful.tsx';
import { PieceAnswer, useDrawn } from '../../../panels/PieceAnswer.tsx';
import { Portrait } from '../drawing/pieces/Portrait.tsx';
import { useSecondPress } from '../../../panels/useSecondPress.ts';
import { RuleLink } from '../../../reference/RuleLink.tsx';
import { Buttons } from './Buttons.tsx';
import { useClosed } from './closed.ts';
import type { TableKey } from '../screen/messages.ts';
import { endNow } from '../interaction/endNow.ts';
import { goesNowhere } from '../interaction/goesNowhere.ts';
import { moreOrders } from '../interaction/moreOrders.ts';
import { able, offersFor, type PieceRef, samePiece, type Scene } from '../interaction/scene.ts';
import { dispatch, send, useInteraction } from '../interaction/store.ts';
import { marksOf, pieceName, shortName } from '../screen/names.ts';
import { ShortOdds } from './odds.tsx';
import { Purse } from './Purse.tsx';

export function OrdersPanel({ scene }: { readonly scene: Scene }): ReactNode {
  const selected = useInteraction((interaction) => interaction.selected);
  const { state, side } = scene;
  const own = selected && able(scene).some((piece) => samePiece(piece, selected)) ? selected : null;
  const closed = useClosed(scene, own);
  return (
    <>
      <Purse state={state} side={side === 1 ? 1 : 0} />
      <Runaways scene={scene} />
      {own && <OrdersOf scene={scene} piece={own} />}
      <Subjects scene={scene} selected={own} />
      <ClosedAnswers
        lines={[...closed.orders, ...closed.pieces]}
        choose={(command) => dispatch({ type: 'propose', command })}
      />
      <EndTurn scene={scene} />
    </>
  );
}

/** SIP-BRK-4, SIP-RAL-7: units that rout on at the end of the turn unless rallied. */
function Runaways({ scene: { state, side } }: { readonly scene: Scene }): ReactNode {
  const messages = useMessages<TableKey>();
  const names = state.units.flatMap(({ status }, index) =>
    status === 'routing' && state.field.units[index]?.side === side
      ? [shortName(messages, state, { what: 'unit', index })]
      : [],
  );
  if (names.length === 0) return null;
  return (
    <p className="refused">
      {messages.t('web.sip.runaways', { units: names.join(', ') })} <RuleLink rule="SIP-BRK-4" />
    </p>
  );
}

type Kind = Command['type'];

function OrdersOf({ scene, piece }: { readonly scene: Scene; readonly piece: PieceRef }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { t } = messages;
  const { state } = scene;
  const offers = [...offersFor(scene, piece), ...(piece.what === 'unit' ? moreOrders(scene, piece.index) : [])];
  const of = (...kinds: readonly Kind[]) => offers.filter(({ type }) => kinds.includes(type));
  const note = (command: Command) => <ShortOdds state={state} command={command} />;
  const marks = piece.what === 'unit' ? marksOf(messages, state, piece.index) : [];
  const groups = [
    ['web.sip.orders.charge', of('charge')],
    ['web.sip.orders.fire', of('fire')],
    ['web.sip.orders.moveFire', of('moveFire')],
    ['web.sip.orders.rally', of('rally', 'reroll')],
    ['web.sip.orders.town', of('road', 'enter', 'leave')],
  ] as const;
  const moves = of('move', 'retire', 'moveCommand').filter((offer) => !goesNowhere(offer));
  return (
    <div className="orders">
      <p className="left">
        <strong>{pieceName(messages, state, piece)}</strong>
        {marks.length > 0 && <> · {marks.join(', ')}</>}
      </p>
      {groups.map(
        ([title, commands]) =>
          commands.length > 0 && (
            <section key={title}>
              <h3>{t(title)}</h3>
              <Buttons scene={scene} commands={commands} proposed note={note} />
            </section>
          ),
      )}
      {moves.length > 0 && (
        <>
          <p className="minor">
            {t(piece.what === 'unit' ? 'web.sip.drag.unit' : 'web.sip.drag.command')}{' '}
            {of('charge').length > 0 && t('web.sip.drag.charge')}
          </p>
          <details>
            <summary>{t('web.sip.orders.move')}</summary>
            <Buttons scene={scene} commands={moves} small proposed note={note} />
          </details>
        </>
      )}
    </div>
  );
}

/** Units that may still get orders. */
function Subjects({ scene, selected }: { readonly scene: Scene; readonly selected: PieceRef | null }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const most = useDrawn();
  const pieces = able(scene);
  if (pieces.length === 0) return null;
  return (
    <div className="subjects">
      <p className="minor">
        {messages.t('web.sip.together.lasso')}{' '}
        <span className="by-keyboard">{messages.t('web.sip.together.shift')}</span>
      </p>
      <p className="minor">{messages.t('web.sip.pick')}</p>
      <Handful most={most}>
        {pieces.map((piece) => (
          <PieceAnswer
            key={`${piece.what}${piece.index}`}
            name={shortName(messages, scene.state, piece)}
            picture={<Portrait state={scene.state} piece={piece} />}
            answer={piece}
            isSelected={samePiece(piece, selected)}
            select={() => dispatch({ type: 'select', piece })}
          />
        ))}
      </Handful>
    </div>
  );
}

const END: Command = { type: 'endTurn' };

const END_RESULT = {
  won: 'web.sip.do.endTurn.wins',
  drawn: 'web.sip.do.endTurn.draws',
  lost: 'web.sip.do.endTurn.loses',
} as const;

/** With points left the turn is ended only at a second tap, unless that wins; an end of the battle is told before. */
function EndTurn({ scene }: { readonly scene: Scene }): ReactNode {
  const { t } = useMessages<TableKey>();
  const [sure, press] = useSecondPress(scene);
  const { points, field } = scene.state;
  const end = useMemo(() => endNow(scene), [scene]);
  const lost = field.switches.actionPoints ? points : 0;
  const idle = able(scene).filter(({ what, index }) => what === 'unit' && !scene.state.units[index]?.ordered).length;
  const asks = end?.result !== 'won' && (end !== null || (lost > 0 && able(scene).length > 0));
  return (
    <ul className="choices decision-main">
      <li>
        <button
          type="button"
          className={asks && sure ? 'grave' : 'quiet'}
          data-answer={JSON.stringify(END)}
          onClick={() => (asks ? press(() => send(END)) : send(END))}
        >
          {t(asks && sure ? 'web.sip.do.endTurn.sure' : 'web.sip.do.endTurn')}
          {end && <span className="roll-odds">{t(END_RESULT[end.result])}</span>}
          {lost > 0 && <span className="roll-odds">{t('web.sip.do.endTurn.lost', { points: lost })}</span>}
          {idle > 0 && <span className="roll-odds">{t('web.sip.do.endTurn.units', { count: idle })}</span>}
        </button>
      </li>
    </ul>
  );
}
