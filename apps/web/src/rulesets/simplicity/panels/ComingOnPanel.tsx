/** Pieces come onto the table: each, or all of them, at one tap; or where the table is tapped. */
import { suggestedArrivals, suggestedPlace } from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { host, useHosted } from '../../../battle/index.ts';
import { type MessageKey, useSpeech } from '../../../i18n/index.ts';
import type { TableKey } from '../screen/messages.ts';
import { able, samePiece, type Scene, subjectOf } from '../interaction/scene.ts';
import { asSuggested } from '../screen/autoDeploy.ts';
import { act, send, useHand } from '../interaction/store.ts';
import { shortName } from '../screen/names.ts';

export function ComingOnPanel({ scene }: { readonly scene: Scene }): ReactNode {
  const speech = useSpeech<TableKey | MessageKey>();
  const { say } = speech;
  const selected = useHand((hand) => hand.selected);
  const orders = useHosted((h) => h.standing);
  const { state, frame, seat } = scene;
  const side = scene.side === 1 ? 1 : 0;
  const deploying = frame?.at === 'deploy';
  const pieces = able(scene);
  return (
    <>
      {deploying ? (
        <>
          <button
            type="button"
            className="primary large"
            onClick={() => host.stand({ holdUntil: asSuggested(orders.holdUntil, seat) })}
          >
            {say('web.sip.deploy.all')}
          </button>
          <button
            type="button"
            onClick={() => {
              const place = suggestedPlace(state, side);
              const chosen = scene.offers.find((offer) => samePiece(subjectOf(offer), selected));
              const command = samePiece(place && subjectOf(place), selected) ? place : (chosen ?? place);
              if (command) send(command);
            }}
          >
            {say('web.sip.deploy.now')}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="primary large"
          onClick={() => void host.orderAll(suggestedArrivals(state, side))}
        >
          {say('web.sip.arrive.all')}
        </button>
      )}
      <p className="minor">
        {say(
          !deploying
            ? 'web.sip.arrive.where'
            : state.field.deploysFirst < 0
              ? 'web.sip.deploy.alternate'
              : 'web.sip.deploy.whole',
        )}
      </p>
      {pieces.length > 1 && <p className="minor">{say('web.sip.deploy.which')}</p>}
      <ul className="choices small">
        {pieces.map((piece) => (
          <li key={`${piece.what}${piece.index}`}>
            <button
              type="button"
              aria-pressed={samePiece(piece, selected)}
              onClick={() => act({ type: 'select', piece })}
            >
              {shortName(speech, state, piece)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
