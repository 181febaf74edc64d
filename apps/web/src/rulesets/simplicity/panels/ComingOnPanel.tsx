/** Deployment and arrival: one piece or all at one tap, or where the table is tapped. */
import { suggestedArrivals, suggestedPlace, withAutoDeploy } from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { useHosted, useSession } from '../../../battle/index.ts';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { Tray } from '../../../panels/tray/Tray.tsx';
import { useSecondPress } from '../../../panels/useSecondPress.ts';
import type { TableKey } from '../screen/messages.ts';
import { Portrait } from '../drawing/pieces/Portrait.tsx';
import { able, samePiece, type Scene, subjectOf } from '../interaction/scene.ts';
import { dispatch, order, send, useInteraction } from '../interaction/store.ts';
import { shortName } from '../screen/names.ts';

export function ComingOnPanel({ scene }: { readonly scene: Scene }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { t } = messages;
  const selected = useInteraction((interaction) => interaction.selected);
  const session = useSession();
  const orders = useHosted((h) => h.standingOrders);
  const { state, frame, seat } = scene;
  const side = scene.side === 1 ? 1 : 0;
  const deploying = frame?.at === 'deploy';
  const pieces = able(scene);
  const drawn = pieces.map((piece) => ({
    key: `${piece.what}${piece.index}`,
    name: shortName(messages, state, piece),
    short: shortName(messages, state, piece),
    picture: <Portrait state={state} piece={piece} />,
    isPlaced: false,
    isSelected: samePiece(piece, selected),
    select: () => dispatch({ type: 'select', piece }),
  }));
  // Everything left is placed at once, and the battle goes on: nobody can undo that.
  const [sure, press] = useSecondPress(scene);
  return (
    <>
      {deploying ? (
        <>
          <button
            type="button"
            className="primary large decision-main"
            onClick={() =>
              press(() => session.setStandingOrders({ holdUntil: withAutoDeploy(orders.holdUntil, seat) }))
            }
          >
            {t(sure ? 'web.deploy.suggested.sure' : 'web.deploy.suggested')}
          </button>
          <p className="minor">{t('web.sip.deploy.all.about')}</p>
          <button
            type="button"
            onClick={() => {
              const place = suggestedPlace(state, side);
              const chosen = scene.offers.find((offer) => samePiece(subjectOf(offer), selected));
              const command = samePiece(place && subjectOf(place), selected) ? place : (chosen ?? place);
              if (command) send(command);
            }}
          >
            {t('web.sip.deploy.now')}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="primary large decision-main"
          onClick={() => void order(...suggestedArrivals(state, side))}
        >
          {t('web.sip.arrive.all')}
        </button>
      )}
      <p className="minor">
        {t(
          !deploying
            ? 'web.sip.arrive.where'
            : state.field.deploysFirst < 0
              ? 'web.sip.deploy.alternate'
              : 'web.sip.deploy.whole',
        )}
      </p>
      {pieces.length > 1 && <p className="minor">{t('web.sip.deploy.which')}</p>}
      <Tray groups={[{ key: 'able', pieces: drawn }]} />
    </>
  );
}
