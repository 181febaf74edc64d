/** Deployment and arrival: one piece or all at one tap, or where the table is tapped. */
import {
  type SideIndex,
  type Stage,
  STAGES,
  stageOf,
  type State,
  suggestedArrivals,
  suggestedPlace,
  withAutoDeploy,
} from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { useHosted, useSession } from '../../../battle/index.ts';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { Tray, type TrayPiece } from '../../../panels/tray/Tray.tsx';
import type { Carried } from '../../../panels/tray/usePieceDrag.ts';
import { useSecondPress } from '../../../panels/useSecondPress.ts';
import type { TableKey } from '../screen/messages.ts';
import { Portrait } from '../drawing/pieces/Portrait.tsx';
import { able, type PieceRef, samePiece, type Scene, subjectOf } from '../interaction/scene.ts';
import { dispatch, order, send, useInteraction } from '../interaction/store.ts';
import { shortName } from '../screen/names.ts';

export function ComingOnPanel({ scene }: { readonly scene: Scene }): ReactNode {
  return scene.frame?.at === 'deploy' ? (
    <Deploying scene={scene} stage={scene.frame.stage} />
  ) : (
    <Arriving scene={scene} />
  );
}

function Deploying({ scene, stage }: { readonly scene: Scene; readonly stage: Stage }): ReactNode {
  const { t } = useMessages<TableKey | MessageKey>();
  const selected = useInteraction((interaction) => interaction.selected);
  const session = useSession();
  const orders = useHosted((h) => h.standingOrders);
  const draw = useDrawn(scene);
  const { state, seat } = scene;
  const side = scene.side === 1 ? 1 : 0;
  // Everything left is placed at once, and the battle goes on: nobody can undo that.
  const [sure, press] = useSecondPress(scene);
  const waits = (piece: PieceRef) => isWaiting(state, piece);
  const own = STAGES.map((one) => ({ stage: one, pieces: ofStage(state, side, one) }));
  const all = own.flatMap(({ pieces }) => pieces);
  const groups = own
    .filter(({ pieces }) => pieces.length > 0)
    .map(({ stage: one, pieces }) => ({
      key: one,
      name: t(`web.sip.stage.${one}`),
      mark: String(STAGES.indexOf(one) + 1),
      pieces: pieces.map((piece) => draw(piece, !waits(piece))),
      closed:
        STAGES.indexOf(one) <= STAGES.indexOf(stage)
          ? undefined
          : { text: t('web.sip.deploy.later'), rule: 'SIP-DEP-3' },
    }));
  const placeOne = () => {
    const place = suggestedPlace(state, side);
    const chosen = scene.offers.find((offer) => samePiece(subjectOf(offer), selected));
    const command = samePiece(place && subjectOf(place), selected) ? place : (chosen ?? place);
    if (command) send(command);
  };
  return (
    <>
      <p className="tray-count">
        {t('web.deploy.placed', { placed: all.filter((piece) => !waits(piece)).length, all: all.length })}
      </p>
      <p className="minor">{t(state.field.deploysFirst < 0 ? 'web.sip.deploy.alternate' : 'web.sip.deploy.whole')}</p>
      <Tray
        groups={groups}
        main={
          <button
            type="button"
            className="primary large"
            onClick={() =>
              press(() => session.setStandingOrders({ holdUntil: withAutoDeploy(orders.holdUntil, seat) }))
            }
          >
            {t(sure ? 'web.deploy.suggested.sure' : 'web.deploy.suggested')}
          </button>
        }
      >
        <button type="button" onClick={placeOne}>
          {t('web.sip.deploy.now')}
        </button>
        <p className="minor">{t('web.sip.deploy.all.about')}</p>
      </Tray>
    </>
  );
}

/** SIP-SCN-1. Reinforcements. */
function Arriving({ scene }: { readonly scene: Scene }): ReactNode {
  const { t } = useMessages<TableKey | MessageKey>();
  const draw = useDrawn(scene);
  const pieces = able(scene);
  const side = scene.side === 1 ? 1 : 0;
  return (
    <>
      <button
        type="button"
        className="primary large decision-main"
        onClick={() => void order(...suggestedArrivals(scene.state, side))}
      >
        {t('web.sip.arrive.all')}
      </button>
      <p className="minor">{t('web.sip.arrive.where')}</p>
      {pieces.length > 1 && <p className="minor">{t('web.sip.deploy.which')}</p>}
      <Tray groups={[{ key: 'able', pieces: pieces.map((piece) => draw(piece, false)) }]} />
    </>
  );
}

/** A piece as the tray shows it. */
function useDrawn({ state }: Scene): (piece: PieceRef, isPlaced: boolean) => TrayPiece {
  const messages = useMessages<TableKey | MessageKey>();
  const selected = useInteraction((interaction) => interaction.selected);
  return (piece, isPlaced) => ({
    key: `${piece.what}${piece.index}`,
    name: shortName(messages, state, piece),
    short: shortName(messages, state, piece),
    picture: <Portrait state={state} piece={piece} />,
    isPlaced,
    isSelected: samePiece(piece, selected),
    select: () => dispatch({ type: 'select', piece }),
    carry: (input: Carried) => dispatch(input.type === 'bring' ? { ...input, piece } : input),
  });
}

const isWaiting = (state: State, { what, index }: PieceRef): boolean =>
  (what === 'unit' ? state.units[index] : state.commands[index])?.status === 'waiting';

/** SIP-DEP-3. All that a side places in a stage, and has placed. */
function ofStage(state: State, side: SideIndex, stage: Stage): readonly PieceRef[] {
  const { units, commands, field } = state;
  if (stage === 'command')
    return commands.flatMap(({ status }, index) =>
      field.commands[index]?.side === side && (status === 'waiting' || status === 'table')
        ? [{ what: 'command', index }]
        : [],
    );
  return units.flatMap(({ status }, index) =>
    field.units[index]?.side === side && stageOf(state, index) === stage && (status === 'waiting' || status === 'ready')
      ? [{ what: 'unit', index }]
      : [],
  );
}
