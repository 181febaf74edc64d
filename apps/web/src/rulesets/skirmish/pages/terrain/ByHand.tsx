/** Generation roll by roll: dice, and each piece placed by hand or at random, with refusals. */
import { isLaid, LAYER, type RolledFeature } from '@drumhead/skirmish';
import { type ReactNode, useState } from 'react';
import { type MessageKey, useMessages } from '../../../../i18n/index.ts';
import { useReason } from '../../../../documents/Problems.tsx';
import { RuleLink } from '../../../../reference/RuleLink.tsx';
import { mm } from '../../../../table/units.ts';
import { Holes } from '../../panels/setup/Holes.tsx';
import { freshPiece, isAreaRoll, isLineRoll, type Laid, proposalOf, rolledIn } from '../../interaction/terrainPiece.ts';
import { type Scene, sceneOf } from '../../interaction/scene.ts';
import { Map } from './Map.tsx';
import { finished, laidByChance, type Laying, rolled, afterCommand } from './table.ts';
import type { TerrainPageKey } from './messages.ts';
import { terrainMap } from '@drumhead/skirmish';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';

interface Props {
  readonly laying: Laying;
  readonly change: (laying: Laying) => void;
}

export function ByHand({ laying, change }: Props): ReactNode {
  const { t, translate } = useMessages<TerrainPageKey | MessageKey>();
  const scene = sceneOf(laying.state, LAYER);
  const [waiting] = scene.all;
  const rest = (
    <button type="button" className="quiet" onClick={() => change(finished(laying))}>
      {t('web.skTerrain.rest')}
    </button>
  );
  if (isLaid(laying.state)) {
    return (
      <p className="panel" role="status">
        {t('web.skTerrain.done')}
      </p>
    );
  }
  if (waiting?.decision === 'placeWhen') {
    return (
      <section className="panel">
        {([true, false] as const).map((atOnce) => (
          <button
            key={String(atOnce)}
            type="button"
            onClick={() => change(afterCommand(laying, LAYER, { type: 'placeWhen', atOnce }))}
          >
            {t(atOnce ? 'web.skTerrain.atOnce' : 'web.skTerrain.atEnd')}
          </button>
        ))}
        {rest}
      </section>
    );
  }
  if (waiting?.dice !== undefined) {
    return (
      <section className="panel">
        <button type="button" className="primary large" onClick={() => change(rolled(laying))}>
          {t('web.skTerrain.roll', { what: translate(waiting.dice[0]?.what ?? '') })}
        </button>
        {rest}
      </section>
    );
  }
  const now = rolledIn(scene);
  if (now === null) return null;
  const placed = scene.frame?.at === 'placeFeature' ? `${now.group}/${scene.frame.placed}` : '';
  return <Piece key={placed} scene={scene} feature={now.feature} laying={laying} change={change} rest={rest} />;
}

function Piece({
  scene,
  feature,
  laying,
  change,
  rest,
}: Props & { readonly scene: Scene; readonly feature: RolledFeature; readonly rest: ReactNode }): ReactNode {
  const { t, translate } = useMessages<TerrainPageKey>();
  const reason = useReason();
  const side = mm(laying.state.field.side);
  const middle = (quarter: number) => ({
    x: quarter === 1 || quarter === 2 ? (side * 3) / 4 : side / 4,
    y: quarter >= 2 ? (side * 3) / 4 : side / 4,
  });
  const [laid, setLaid] = useState<Laid>(() => {
    const { x, y } = middle(feature.quarter);
    return freshPiece(scene, feature, x, y);
  });
  const put = (part: Partial<Laid>) => setLaid({ ...laid, ...part });
  const proposal = proposalOf(scene, laid);
  const refusal = proposal?.refusal ?? null;
  const [kind] = Object.entries(PIECES).flatMap(([rolledKind, piece]) => (rolledKind === feature.kind ? [piece] : []));
  return (
    <section className="panel">
      <h2>
        {t('web.skTerrain.lay', {
          piece: translate(`sk.feature.${kind}`),
          quarter: translate(`sk.quarter.${laid.elsewhere ? 0 : feature.quarter}`),
        })}
      </h2>
      <p className="minor">{t('web.skTerrain.tap')}</p>
      <Map
        laying={laying}
        map={terrainMap(laying.state)}
        ghost={proposal?.feature ? { feature: proposal.feature, legal: refusal === null } : null}
        onPoint={(x, y) => put({ x, y })}
      />
      <Numbers feature={feature} laid={laid} put={put} />
      {feature.kind === 'building' && <Holes laid={laid} change={put} />}
      {feature.mayMove && (
        <label className="radio">
          <input
            type="checkbox"
            checked={laid.elsewhere}
            onChange={() => put({ elsewhere: !laid.elsewhere, ...middle(laid.elsewhere ? feature.quarter : 0) })}
          />
          {t('web.skTerrain.elsewhere')}
        </label>
      )}
      <div aria-live="polite">
        {refusal && (
          <p className="refused">
            {reason(refusal)} <RuleLink rule={refusal.rule} />
          </p>
        )}
      </div>
      <div className="paper-tools">
        <ClosableButton
          className="primary"
          closed={refusal ? reason(refusal) : proposal ? null : t('web.skTerrain.tap')}
          onClick={() => proposal && change(afterCommand(laying, LAYER, proposal.command))}
        >
          {t('web.skTerrain.here')}
        </ClosableButton>
        <button type="button" onClick={() => change(laidByChance(laying))}>
          {t('web.skTerrain.fairly')}
        </button>
        {rest}
      </div>
    </section>
  );
}

const PIECES: Readonly<Record<RolledFeature['kind'], string>> = {
  wood: 'wood',
  trees: 'tree',
  rough: 'rough',
  building: 'building',
  fences: 'fence',
  lowWalls: 'lowWall',
  hill: 'hill',
};

/** Place, size and turn of the piece being placed. */
function Numbers({
  feature,
  laid,
  put,
}: {
  readonly feature: RolledFeature;
  readonly laid: Laid;
  readonly put: (part: Partial<Laid>) => void;
}): ReactNode {
  const { t } = useMessages<TerrainPageKey>();
  const line = isLineRoll(feature);
  const tree = feature.kind === 'trees';
  const keys = [
    'x',
    'y',
    ...(tree ? [] : ['width']),
    ...(tree || line ? [] : ['height']),
    ...(tree ? [] : ['turn']),
  ] as ('x' | 'y' | 'width' | 'height' | 'turn')[];
  return (
    <div className="numbers">
      {keys.map((key) => (
        <label key={key}>
          {t(`web.skTerrain.${line && key === 'width' ? 'length' : key}`)}
          <input
            type="number"
            value={laid[key]}
            step={key === 'turn' ? 15 : 5}
            onChange={({ target }) => put({ [key]: target.valueAsNumber || 0 })}
          />
        </label>
      ))}
      {isAreaRoll(feature) && (
        <label className="radio">
          <input type="checkbox" checked={laid.oval} onChange={() => put({ oval: !laid.oval })} />
          {t('web.skTerrain.round')}
        </label>
      )}
    </div>
  );
}
