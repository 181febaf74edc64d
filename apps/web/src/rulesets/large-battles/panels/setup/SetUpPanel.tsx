/** The panel of a pick-up set-up: special rules of Generals, the role, and the terrain of one zone after the other. */
import type { Refusal } from '@drumhead/engine';
import type { Command, LayTerrainFrame, TerrainKind } from '@drumhead/large-battles';
import {
  AREA_KINDS,
  enoughProblem,
  laidOf,
  LINE_KINDS,
  onlyOneProblem,
  PIECES_EACH,
  sizesOfKind,
  sortOf,
} from '@drumhead/large-battles/pickup';
import type { ReactNode } from 'react';
import { useHosted } from '../../../../battle/index.ts';
import { type MessageKey, useMessages } from '../../../../i18n/index.ts';
import { ClosedAnswers } from '../../../../panels/ClosedAnswers.tsx';
import { DecisionPanel } from '../../../../panels/DecisionPanel.tsx';
import { RuleLink } from '../../../../reference/RuleLink.tsx';
import { REFUSALS } from '../../screen/refusals.ts';
import { judge, type Scene } from '../../interaction/scene.ts';
import { order, send } from '../../interaction/store.ts';
import { generalName, readable, seatName } from '../../screen/names.ts';
import { layRest, setUpAll, terrainNow } from './autoSetUp.ts';
import { useBundle } from '../../../../i18n/useBundle.ts';
import { SETTING_UP } from './bundle.ts';
import { commandsFor, hold, layHand, letGo, proposalOf, takeKind, useHeldTerrain } from './heldTerrain.ts';
import './setup.css';
import type { SetUpKey } from './messages.ts';

type Key = SetUpKey | MessageKey;

export function SetUpPanel({ scene }: { readonly scene: Scene }): ReactNode {
  const bundles = [useBundle(SETTING_UP), useBundle(REFUSALS)];
  if (bundles.includes(false)) return null;
  return <Understood scene={scene} />;
}

function Understood({ scene }: { readonly scene: Scene }): ReactNode {
  const messages = useMessages<Key>();
  const { t, translate } = messages;
  const busy = useHosted((h) => h.busy);
  const { frame, pending } = scene;
  return (
    <DecisionPanel
      side={scene.side}
      who={seatName(messages, scene.state, scene.seat)}
      rule={pending?.rule ?? ''}
      title={translate(`lb.decision.${frame?.at ?? ''}`)}
    >
      {frame?.at === 'plusRule' && <PlusRule scene={scene} general={frame.generals[0] ?? 0} />}
      {frame?.at === 'chooseRole' && <Role />}
      {frame?.at === 'layTerrain' && <Lay scene={scene} frame={frame} />}
      <hr />
      <button type="button" disabled={busy} onClick={() => void setUpAll()}>
        {t('web.setup.all')}
      </button>
      <p className="minor">{t('web.setup.all.about')}</p>
    </DecisionPanel>
  );
}

function PlusRule({ scene, general }: { readonly scene: Scene; readonly general: number }): ReactNode {
  const messages = useMessages<Key>();
  return (
    <>
      <p>
        {generalName(messages, scene.state, general)} (Q{scene.state.generals[general]?.q})
      </p>
      <ul className="choices">
        {scene.offers.map(
          (offer) =>
            offer.type === 'plus' && (
              <li key={offer.rule}>
                <button type="button" onClick={() => send(offer)}>
                  {messages.translate(`lb.rule.${offer.rule}`)}
                </button>
                <p className="minor">{messages.translate(`web.setup.plus.${offer.rule}`)}</p>
              </li>
            ),
        )}
      </ul>
    </>
  );
}

function Role(): ReactNode {
  const { t } = useMessages<Key>();
  return (
    <ul className="choices">
      {([true, false] as const).map((defend) => (
        <li key={String(defend)}>
          <button type="button" onClick={() => send({ type: 'role', defend })}>
            {t(defend ? 'web.setup.role.defend' : 'web.setup.role.attack')}
          </button>
          <p className="minor">{t(defend ? 'web.setup.role.defend.about' : 'web.setup.role.attack.about')}</p>
        </li>
      ))}
    </ul>
  );
}

// --- terrain ----------------------------------------------------------------------------------------------------------

function Lay({ scene, frame }: { readonly scene: Scene; readonly frame: LayTerrainFrame }): ReactNode {
  const messages = useMessages<Key>();
  const { t } = messages;
  const held = useHeldTerrain();
  const seats = useHosted((h) => h.saved?.seats ?? {});
  const people = Object.values(seats).filter((player) => player === 'human').length;
  const { field } = scene.state;
  const done = judge(scene, { type: 'laid' });
  const role = t(frame.side === frame.defender ? 'web.setup.defender' : 'web.setup.attacker');
  return (
    <>
      <p className="minor">{t('web.setup.turn', { side: seatName(messages, scene.state, scene.seat), role })}</p>
      <Zones scene={scene} frame={frame} />
      {done.ok ? (
        <button type="button" className="primary large" onClick={() => void order({ type: 'laid' }).then(letGo)}>
          {t('web.setup.done')}
        </button>
      ) : (
        <Closed scene={scene} answers={[[t('web.setup.done'), done.refusal]]} />
      )}
      <Kinds
        label={t('web.setup.area', { left: PIECES_EACH - laidOf(field, frame, 'area') })}
        kinds={AREA_KINDS}
        scene={scene}
        frame={frame}
      />
      <Kinds
        label={t('web.setup.linear', { left: PIECES_EACH - laidOf(field, frame, 'linear') })}
        kinds={[...LINE_KINDS, 'stream']}
        scene={scene}
        frame={frame}
      />
      {held.kind === 'stream' ? <Crossing /> : <Turning />}
      <Proposed scene={scene} />
      {held.at === null && (
        <>
          <p className="minor">{t('web.setup.drag')}</p>
          <button type="button" onClick={() => show(scene)}>
            {t('web.setup.suggest')}
          </button>
        </>
      )}
      <Laid scene={scene} frame={frame} />
      <ul className="choices small row">
        <li>
          <button type="button" onClick={() => void order(...terrainNow(scene)).then(letGo)}>
            {t('web.setup.generateZone')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => void layRest(scene.seat).then(letGo)}>
            {t('web.setup.generateMine')}
          </button>
        </li>
        {people > 1 && (
          <li>
            <button type="button" onClick={() => void layRest(null).then(letGo)}>
              {t('web.setup.generateBoth')}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

/** A place that the rules offer for the held piece, or for another of its kind. */
function show(scene: Scene): void {
  const { kind } = layHand();
  const offered = scene.offers.filter((offer) => offer.type === 'lay');
  const found =
    offered.find((offer) => offer.kind === kind) ?? offered.find((offer) => sortOf(offer.kind) === sortOf(kind));
  if (!found) return;
  if (found.kind !== kind) takeKind(found.kind);
  hold({ size: found.size, turned: found.facing / 16, at: { x: found.x / 64, y: found.y / 64 } });
}

/** Progress by zone, as the table lies: the far side's three, then one's own. */
function Zones({ scene, frame }: { readonly scene: Scene; readonly frame: LayTerrainFrame }): ReactNode {
  const messages = useMessages<Key>();
  const { t } = messages;
  const rows = ([0, 1] as const).flatMap((side) => {
    const zones = scene.state.field.sides[side].baseline === 'top' ? [3, 2, 1] : [1, 2, 3];
    return zones.map((zone) => ({ side, zone, top: scene.state.field.sides[side].baseline === 'top' }));
  });
  rows.sort((a, b) => Number(b.top) - Number(a.top));
  return (
    <ol className="six-zones" aria-label={t('web.setup.zones')}>
      {rows.map(({ side, zone }) => {
        const now = frame.side === side && frame.zone === zone;
        const done = frame.done[side].includes(zone);
        return (
          <li key={`${side}${zone}`} className={`side-${side} ${now ? 'now' : done ? 'done' : ''}`}>
            <span className="swatch" aria-hidden="true" />
            {seatName(messages, scene.state, scene.state.field.sides[side].id)}, {t('web.setup.zone', { zone })}:{' '}
            {t(now ? 'web.setup.zone.now' : done ? 'web.setup.zone.done' : 'web.setup.zone.open')}
          </li>
        );
      })}
    </ol>
  );
}

function Kinds({
  label,
  kinds,
  scene,
  frame,
}: {
  readonly label: string;
  readonly kinds: readonly TerrainKind[];
  readonly scene: Scene;
  readonly frame: LayTerrainFrame;
}): ReactNode {
  const { translate } = useMessages<Key>();
  const held = useHeldTerrain();
  const { field } = scene.state;
  const named = kinds.map((kind) => ({
    kind,
    name: translate(`lb.terrain.${kind}`),
    refusal: (held.moving === null ? onlyOneProblem(field, kind) : null) ?? enoughProblem(field, frame, sortOf(kind)),
  }));
  return (
    <>
      <h3>{label}</h3>
      <ul className="choices small row">
        {named.map(
          ({ kind, name, refusal }) =>
            refusal === null && (
              <li key={kind}>
                <button type="button" aria-pressed={held.kind === kind} onClick={() => takeKind(kind)}>
                  {name}
                </button>
              </li>
            ),
        )}
      </ul>
      <Closed
        scene={scene}
        answers={named.flatMap(({ name, refusal }) => (refusal === null ? [] : [[name, refusal] as const]))}
      />
    </>
  );
}

/** What cannot be chosen now, with the judge's reason. */
function Closed({
  scene,
  answers,
}: {
  readonly scene: Scene;
  readonly answers: readonly (readonly [name: string, refusal: Refusal])[];
}): ReactNode {
  const messages = useMessages<Key>();
  return (
    <ClosedAnswers
      lines={answers.map(([name, { reason, facts, rule }]) => ({
        command: { type: name },
        name,
        why: { text: messages.translate(reason, readable(messages, scene.state, facts)), rule },
      }))}
    />
  );
}

function Turning(): ReactNode {
  const { t } = useMessages<Key>();
  const held = useHeldTerrain();
  const sizes = sizesOfKind(held.kind);
  const turn = (by: number) => hold({ turned: (held.turned + by + 360) % 360 });
  return (
    <ul className="choices small row">
      {sizes.length > 1 &&
        sizes.map((size) => (
          <li key={size}>
            <button
              type="button"
              aria-label={`${t('web.setup.size')} ${size.replace('x', ' × ')}`}
              aria-pressed={held.size === size}
              onClick={() => hold({ size })}
            >
              {size.replace('x', ' × ')}
            </button>
          </li>
        ))}
      <li>
        <button type="button" aria-label={t('web.setup.turnLeft')} onClick={() => turn(-15)}>
          ⟲ 15°
        </button>
      </li>
      <li>
        <button type="button" aria-label={t('web.setup.turnRight')} onClick={() => turn(15)}>
          ⟳ 15°
        </button>
      </li>
    </ul>
  );
}

function Crossing(): ReactNode {
  const { t, translate } = useMessages<Key>();
  const held = useHeldTerrain();
  return (
    <>
      <h3>{t('web.setup.crossing')}</h3>
      <ul className="choices small row">
        {(['bridge', 'ford'] as const).map((crossing) => (
          <li key={crossing}>
            <button type="button" aria-pressed={held.crossing === crossing} onClick={() => hold({ crossing })}>
              {translate(`lb.terrain.${crossing}`)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The held piece: legal as it lies, or its refusal and the nearest legal place. */
function Proposed({ scene }: { readonly scene: Scene }): ReactNode {
  const messages = useMessages<Key>();
  const { t, translate } = messages;
  const held = useHeldTerrain();
  const proposal = proposalOf(scene, held);
  if (!proposal) return null;
  const { refusal, command } = proposal;
  const carryOut = (wanted: Command) => void order(...commandsFor(held, wanted)).then(letGo);
  return (
    <div className="preview">
      {refusal && (
        <div className="refused" role="alert">
          <p>
            <strong>{t(command ? 'web.refused.stops' : 'web.refused')}.</strong>{' '}
            {translate(refusal.reason, readable(messages, scene.state, refusal.facts))} <RuleLink rule={refusal.rule} />
          </p>
        </div>
      )}
      {!command && <p>{t('web.setup.none')}</p>}
      <ul className="choices row">
        {command && (
          <li>
            <button type="button" className="primary" onClick={() => carryOut(command)}>
              {t(refusal ? 'web.setup.layNearest' : 'web.setup.lay')}
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={letGo}>
            {t('web.preview.cancel')}
          </button>
        </li>
      </ul>
    </div>
  );
}

const takeUp = (terrain: string): Command => ({ type: 'takeUp', terrain });

function Laid({ scene, frame }: { readonly scene: Scene; readonly frame: LayTerrainFrame }): ReactNode {
  const { t, translate } = useMessages<Key>();
  if (frame.laid.length === 0) return null;
  const kindOf = (id: string) => scene.state.field.terrain.find((piece) => piece.id === id)?.kind ?? 'wood';
  return (
    <>
      <h3>{t('web.setup.laid')}</h3>
      <ul className="choices small row">
        {frame.laid.map((id) => (
          <li key={id}>
            <button type="button" onClick={() => void order(takeUp(id)).then(letGo)}>
              {t('web.setup.takeUp', { piece: translate(`lb.terrain.${kindOf(id)}`) })}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
