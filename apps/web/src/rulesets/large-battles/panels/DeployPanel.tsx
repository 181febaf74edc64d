/** Deployment: one tap deploys everybody; dragging changes places. */
import type { Command } from '@drumhead/large-battles';
import { formationsAtDeployment, suggestedDeployment, suggestionFor } from '@drumhead/large-battles/screen';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { useBundleMessages } from '../../../i18n/useBundle.ts';
import { ClosedAnswers } from '../../../panels/ClosedAnswers.tsx';
import { DecisionPanel } from '../../../panels/DecisionPanel.tsx';
import { Figures } from '../../../panels/Figures.tsx';
import { useSecondPress } from '../../../panels/useSecondPress.ts';
import { Blocked } from '../../../panels/tray/Blocked.tsx';
import { Tray } from '../../../panels/tray/Tray.tsx';
import { Portrait } from '../drawing/pieces/Portrait.tsx';
import { Preview } from './Preview.tsx';
import { placeAsSuggested, useTray } from './tray/deployTray.tsx';
import { isWaiting, openPieces } from './tray/openPieces.ts';
import { REFUSALS } from '../screen/refusals.ts';
import type { ProposedCommand } from '../interaction/proposal.ts';
import { judge, type PieceRef, type Scene } from '../interaction/scene.ts';
import { dispatch, order, send, useInteraction } from '../interaction/store.ts';
import { commandText, pieceName, readable, seatName, unitName } from '../screen/names.ts';

export function DeployPanel({ scene }: { readonly scene: Scene }): ReactNode {
  const messages = useMessages();
  const { t, translate } = messages;
  const why = useBundleMessages(REFUSALS);
  const tool = useInteraction((interaction) => interaction.tool);
  const selected = useInteraction((interaction) => interaction.selected);
  const { state, side } = scene;
  const mine = openPieces(scene);
  const waiting = mine.filter((piece) => isWaiting(state, piece));
  // What stands already is taken up and placed anew.
  const placed = mine.length - waiting.length;
  const [sure, press] = useSecondPress(scene);
  const ready = judge(scene, { type: 'ready' });
  const aim = tool.at === 'aimed' ? tool.aim : null;
  const inTurn = scene.frame?.at === 'deployBrigade';
  const last = !inTurn && state.sides[side === 0 ? 1 : 0].ready;
  const readyText = t(inTurn ? 'web.deploy.brigadeReady' : last ? 'web.deploy.ready' : 'web.deploy.ready.first');
  const [left, setLeft] = useState<readonly PieceRef[]>([]);
  const place = (pieces: readonly PieceRef[]) => setLeft(placeAsSuggested(scene, pieces));
  // Whoever stood in the way may have left since.
  const blocked = left.flatMap((piece) => {
    if (!isWaiting(state, piece)) return [];
    const suggested = suggestionFor(state, side, piece.what, piece.index);
    const judged = suggested && judge(scene, suggested);
    if (judged?.ok) return [];
    const refusal = judged?.refusal;
    const told = refusal && {
      text: why(refusal.reason, readable(messages, state, refusal.facts)),
      rule: refusal.rule,
    };
    return [{ name: pieceName(messages, state, piece), why: told ?? null }];
  });
  const groups = useTray(scene, selected, place);
  const deployAll = (className: string) => (
    <button
      type="button"
      className={className}
      onClick={() => {
        const deploy = () => void order(...suggestedDeployment(state, side));
        if (placed > 0) press(deploy);
        else deploy();
      }}
    >
      {t(placed > 0 && sure ? 'web.deploy.suggested.sure' : 'web.deploy.suggested')}
    </button>
  );
  const main = ready.ok ? (
    <button type="button" className="primary large" onClick={() => send({ type: 'ready' })}>
      {readyText}
    </button>
  ) : placed > 0 && waiting.length > 0 ? (
    <button type="button" className="primary large" onClick={() => place(waiting)}>
      {t('web.deploy.others', { count: waiting.length })}
    </button>
  ) : (
    deployAll('primary large')
  );
  const shares = scene.offers.filter((offer) => offer.type === 'share');
  return (
    <DecisionPanel
      side={side}
      who={seatName(messages, state, scene.seat)}
      rule={scene.pending?.rule ?? ''}
      title={translate(`lb.decision.${scene.frame?.at ?? 'deploy'}`)}
    >
      <p className="tray-count">
        {t('web.deploy.placed', { placed, all: mine.length })}
        {waiting.length > 0 && <span className="minor"> {t('web.deploy.waiting')}</span>}
      </p>
      {state.field.hiddenDeployment && <p className="minor tray-how">{t('web.deploy.secret')}</p>}
      {(aim || selected || shares.length > 0) && (
        <div className="tray-chosen">
          {aim && <Preview scene={scene} aim={aim} held={false} />}
          {selected && <Chosen scene={scene} piece={selected} aim={aim} />}
          {shares.length > 0 && <h3>{t('web.deploy.company')}</h3>}
          {shares.length > 0 && (
            <ul className="choices small">
              {shares.map((command) => (
                <li key={JSON.stringify(command)}>
                  <button type="button" onClick={() => send(command)}>
                    {commandText(messages, state, command)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <Tray groups={groups} main={main}>
        {ready.ok ? (
          <p className="minor">{t('web.deploy.drag')}</p>
        ) : (
          <>
            {placed > 0 && waiting.length > 0 && deployAll('')}
            {placed > 0 && sure && <p className="minor">{t('web.deploy.suggested.moved', { count: placed })}</p>}
            <Blocked pieces={blocked} />
            <ClosedAnswers
              lines={[
                {
                  command: ready.command,
                  name: readyText,
                  why: {
                    text: why(ready.refusal.reason, readable(messages, state, ready.refusal.facts)),
                    rule: ready.refusal.rule,
                  },
                },
              ]}
            />
          </>
        )}
      </Tray>
    </DecisionPanel>
  );
}

/** Formations of the selected unit, and taking it back. */
function Chosen({
  scene,
  piece,
  aim,
}: {
  readonly scene: Scene;
  readonly piece: PieceRef;
  readonly aim: ProposedCommand | null;
}): ReactNode {
  const messages = useMessages();
  const { state } = scene;
  if (piece.what === 'general') {
    const general = state.generals[piece.index];
    if (general?.status !== 'table' || state.field.generals[piece.index]?.side !== scene.side) return null;
    const { x, y, facing } = general;
    const place: Command = { type: 'placeGeneral', general: piece.index, x, y, facing };
    return (
      <>
        <Lift command={{ type: 'liftGeneral', general: piece.index }} />
        <PlaceFigures place={place} aim={aim} />
      </>
    );
  }
  const unit = state.units[piece.index];
  const profile = state.field.units[piece.index];
  if (!unit || !profile || profile.side !== scene.side || unit.status !== 'table') return null;
  const formations = formationsAtDeployment(state.field, piece.index);
  return (
    <>
      <h3>{unitName(messages, state, piece.index)}</h3>
      <ul className="tray-forms">
        {formations.map((formation) => {
          if (formations.length === 1) return null;
          const command: Command = {
            type: 'place',
            unit: piece.index,
            x: unit.x,
            y: unit.y,
            facing: unit.facing,
            formation,
          };
          return (
            <li key={formation}>
              <button
                type="button"
                className="tray-piece"
                aria-pressed={formation === unit.formation}
                onClick={() => send(command)}
              >
                <Portrait state={state} piece={piece} formation={formation} />
                {messages.translate(`lb.formation.${formation}`)}
              </button>
            </li>
          );
        })}
      </ul>
      <Lift command={{ type: 'lift', unit: piece.index }} />
      <PlaceFigures
        place={{
          type: 'place',
          unit: piece.index,
          x: unit.x,
          y: unit.y,
          facing: unit.facing,
          formation: unit.formation,
        }}
        aim={aim}
      />
    </>
  );
}

/** The place of a piece, or the one proposed for it, to be typed. */
function PlaceFigures({ place, aim }: { readonly place: Command; readonly aim: ProposedCommand | null }): ReactNode {
  return (
    <Figures
      asked={aim?.asked ?? place}
      command={aim ? aim.command : place}
      lengths="mm"
      change={(command) => dispatch({ type: 'propose', command })}
    />
  );
}

function Lift({ command }: { readonly command: Command }): ReactNode {
  const { t } = useMessages();
  return (
    <button type="button" className="quiet" onClick={() => send(command)}>
      {t('web.deploy.lift')}
    </button>
  );
}
