/** Deployment: one tap deploys everybody; dragging changes places. */
import { type Command, waitingOf } from '@drumhead/skirmish/screen';
import { type ReactNode, useId, useState } from 'react';
import { type MessageKey, useMessages } from '../../../../i18n/index.ts';
import { useBundleMessages } from '../../../../i18n/useBundle.ts';
import { ClosedAnswers } from '../../../../panels/ClosedAnswers.tsx';
import { Figures } from '../../../../panels/Figures.tsx';
import { boughtIn, freshObstacle, type Laid, proposalOf } from '../../interaction/terrainPiece.ts';
import type { TableKey } from '../../screen/messages.ts';
import { Blocked } from '../../../../panels/tray/Blocked.tsx';
import { Tray } from '../../../../panels/tray/Tray.tsx';
import type { Carried } from '../../../../panels/tray/usePieceDrag.ts';
import { Figure } from '../../drawing/pieces/Figure.tsx';
import { Preview } from '../Preview.tsx';
import type { ProposedCommand } from '../../interaction/proposedCommand.ts';
import { judge, type Scene } from '../../interaction/scene.ts';
import { suggestedDeployment } from '../../screen/suggestedDeployment.ts';
import { dispatch, order, send, useInteraction } from '../../interaction/store.ts';
import { REFUSALS } from '../../screen/refusals.ts';
import { modelName, readable } from '../../screen/names.ts';
import { Refused, Slider } from './parts.tsx';

export function DeployPanel({ scene }: { readonly scene: Scene }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { t, translate } = messages;
  const why = useBundleMessages(REFUSALS);
  const tool = useInteraction((interaction) => interaction.tool);
  const selected = useInteraction((interaction) => interaction.selected ?? -1);
  const { state, player } = scene;
  const waiting = waitingOf(state, player);
  const own = state.field.models.flatMap((model, index) => (model.player === player ? [index] : []));
  const all = own.length;
  const [left, setLeft] = useState<readonly number[]>([]);
  const place = () => {
    const commands = suggestedDeployment(state, player);
    const isPlaced = (model: number) => commands.some((one) => one.type === 'deploy' && one.model === model);
    setLeft(waiting.filter((model) => !isPlaced(model)));
    if (commands.length > 0) void order(...commands);
  };
  const blocked = left.filter((model) => waiting.includes(model));
  const pieces = own.map((model) => ({
    key: String(model),
    name: modelName(messages, state, model),
    short: modelName(messages, state, model),
    picture: <Figure state={state} index={model} />,
    isPlaced: !waiting.includes(model),
    isSelected: selected === model,
    select: () => dispatch({ type: 'select', piece: model }),
    carry: (input: Carried) => dispatch(input.type === 'bring' ? { ...input, piece: model } : input),
  }));
  const ready = judge(scene, { type: 'ready' });
  const aim = tool.at === 'aimed' ? tool.aim : null;
  const bought = boughtIn(scene);
  const chosen = state.field.models[selected]?.player === player ? selected : -1;
  return (
    <>
      <p className="tray-count">
        {t('web.deploy.placed', { placed: all - waiting.length, all })}
        {waiting.length > 0 && <span className="minor"> {t('web.deploy.waiting')}</span>}
      </p>
      <p className="minor tray-how">{t(state.attacker < 0 ? 'web.sk.deploy.ranked' : 'web.sk.deploy.open')}</p>
      {(aim || chosen >= 0 || bought) && (
        <div className="tray-chosen">
          {aim && <Preview scene={scene} aim={aim} held={false} />}
          {bought && tool.at === 'lay' && <Bought scene={scene} laid={tool.laid} />}
          {bought && tool.at !== 'lay' && (
            <button type="button" onClick={() => dispatch({ type: 'lay', laid: freshObstacle(scene) })}>
              {t('web.sk.deploy.fence', { piece: translate(`sk.feature.${bought}`) })}
            </button>
          )}
          {chosen >= 0 && state.models[chosen]?.posture === 'standing' && (
            <button type="button" className="quiet" onClick={() => send({ type: 'lift', model: chosen })}>
              {modelName(messages, state, chosen)}: {t('web.sk.do.lift')}
            </button>
          )}
          {chosen >= 0 && <PlaceFigures scene={scene} model={chosen} aim={aim} />}
        </div>
      )}
      <Tray
        groups={[{ key: 'squad', pieces }]}
        main={
          ready.ok ? (
            <button type="button" className="primary large" onClick={() => send({ type: 'ready' })}>
              {t('web.sk.do.ready')}
            </button>
          ) : (
            <button type="button" className="primary large" onClick={place}>
              {waiting.length === all ? t('web.deploy.suggested') : t('web.deploy.others', { count: waiting.length })}
            </button>
          )
        }
      >
        {ready.ok ? (
          <p className="minor">{t('web.deploy.drag')}</p>
        ) : (
          <>
            <Blocked pieces={blocked.map((model) => ({ name: modelName(messages, state, model), why: null }))} />
            <ClosedAnswers
              lines={[
                {
                  command: ready.command,
                  name: t('web.sk.do.ready'),
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
    </>
  );
}

/** Placing a fence or hedge bought with spare points. */
function Bought({ scene, laid }: { readonly scene: Scene; readonly laid: Laid }): ReactNode {
  const { t, translate } = useMessages<TableKey | MessageKey>();
  const reason = useId();
  const proposal = proposalOf(scene, laid);
  if (!proposal) return null;
  return (
    <div className="preview">
      <h3 className="capital">{proposal.feature && translate(`sk.feature.${proposal.feature.kind}`)}</h3>
      <p className="minor">{t('web.sk.lay.drag')}</p>
      <Refused scene={scene} refusal={proposal.refusal} id={reason} />
      <div className="measures">
        <Slider
          label="web.sk.lay.turn"
          value={laid.turn}
          least={0}
          most={175}
          step={5}
          unit="°"
          set={(turn) => dispatch({ type: 'lay', laid: { ...laid, turn } })}
        />
      </div>
      <ul className="choices row">
        <li>
          <button
            type="button"
            className="primary"
            aria-disabled={proposal.refusal !== null}
            aria-describedby={proposal.refusal ? reason : undefined}
            onClick={() => proposal.refusal === null && send(proposal.command)}
          >
            {t('web.sk.do.layFence')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => dispatch({ type: 'lay', laid: null })}>
            {t('web.preview.cancel')}
          </button>
        </li>
      </ul>
    </div>
  );
}

/** The place of a model, or the one proposed for it, to be typed. */
function PlaceFigures({
  scene: { state },
  model,
  aim,
}: {
  readonly scene: Scene;
  readonly model: number;
  readonly aim: ProposedCommand | null;
}): ReactNode {
  const { x, y, level, posture } = state.models[model] ?? { x: 0, y: 0, level: 0, posture: 'waiting' };
  if (posture !== 'standing' && !aim) return null;
  const place: Command = { type: 'deploy', model, x, y, level };
  return (
    <Figures
      asked={aim?.asked ?? place}
      command={aim ? aim.command : place}
      lengths="mm"
      change={(command) => dispatch({ type: 'propose', command })}
    />
  );
}
