/** Placing a rolled feature, by hand or at random: measures, openings, refusal. */
import { quarterBox, type RolledFeature } from '@drumhead/skirmish/screen';
import { type ReactNode, useEffect, useId } from 'react';
import { type MessageKey, useMessages } from '../../../../i18n/index.ts';
import { RuleLink } from '../../../../reference/RuleLink.tsx';
import { mm } from '../../../../table/units.ts';
import { freshPiece, isAreaRoll, isLineRoll, type Laid, proposalOf, rolledIn } from '../../interaction/terrainPiece.ts';
import type { TableKey } from '../../screen/messages.ts';
import type { Scene } from '../../interaction/scene.ts';
import { dispatch, send, useInteraction } from '../../interaction/store.ts';
import { layAll, layingByChance } from './autoSetUp.ts';
import { Holes } from './Holes.tsx';
import { Refused, Slider } from './parts.tsx';

export function LayPanel({ scene }: { readonly scene: Scene }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { t, translate } = messages;
  const reason = useId();
  const tool = useInteraction((interaction) => interaction.tool);
  const rolled = rolledIn(scene);
  const laid = tool.at === 'lay' ? tool.laid : null;
  useEffect(() => {
    if (!laid && rolled) dispatch({ type: 'lay', laid: inQuarter(scene, rolled.feature) });
  }, [laid, rolled, scene]);
  const { frame } = scene;
  if (!rolled || frame?.at !== 'placeFeature' || !laid) return null;
  const { feature } = rolled;
  const change = (part: Partial<Laid>) => dispatch({ type: 'lay', laid: { ...laid, ...part } });
  const proposal = proposalOf(scene, laid);
  const refusal = proposal?.refusal ?? null;
  const quarter = laid.elsewhere ? 0 : feature.quarter;
  return (
    <>
      <p className="capital">
        {t('web.sk.lay.where', {
          piece: translate(`sk.feature.${PIECES[feature.kind]}`),
          quarter: translate(`sk.quarter.${quarter}`),
        })}
        {feature.count > 1 && `. ${t('web.sk.lay.piece', { number: frame.placed + 1, count: feature.count })}`}
      </p>
      <p className="minor">{t('web.sk.lay.drag')}</p>
      <Refused scene={scene} refusal={refusal} id={reason} />
      <ul className="choices row">
        <li>
          <button
            type="button"
            className="primary"
            aria-disabled={refusal !== null}
            aria-describedby={refusal ? reason : undefined}
            onClick={() => proposal && refusal === null && send(proposal.command)}
          >
            {t('web.sk.lay.do')}
          </button>
        </li>
        <li>
          <button
            type="button"
            onClick={() => {
              const command = layingByChance(scene);
              if (command) send(command);
            }}
          >
            {t('web.sk.lay.chance')}
          </button>
        </li>
      </ul>
      <Measures scene={scene} feature={feature} laid={laid} change={change} />
      {feature.mayMove && (
        <label className="ticks">
          <input
            type="checkbox"
            checked={laid.elsewhere}
            onChange={(event) =>
              change({
                ...inQuarter(scene, feature, event.target.checked ? 0 : feature.quarter),
                elsewhere: event.target.checked,
              })
            }
          />
          {t('web.sk.lay.elsewhere')} <RuleLink rule="SK-TER-10" />
        </label>
      )}
      {feature.kind === 'building' && <Holes laid={laid} change={change} />}
      <ul className="choices">
        <li>
          <button type="button" className="quiet" onClick={() => void layAll(scene.seat)}>
            {t('web.sk.lay.allByChance')}
          </button>
        </li>
      </ul>
    </>
  );
}

/** Message key of a rolled feature. */
const PIECES: Readonly<Record<RolledFeature['kind'], string>> = {
  wood: 'wood',
  trees: 'tree',
  rough: 'rough',
  building: 'building',
  fences: 'fence',
  lowWalls: 'lowWall',
  hill: 'hill',
};

/** A fresh piece in the middle of a quarter; the pieces of one roll beside each other. */
function inQuarter(scene: Scene, feature: RolledFeature, quarter = feature.quarter): Laid {
  const box = quarterBox(scene.state.field, quarter);
  const placed = scene.frame?.at === 'placeFeature' ? scene.frame.placed : 0;
  const step = mm(scene.state.field.sticks.s) * 0.7;
  return freshPiece(
    scene,
    feature,
    mm((box.minX + box.maxX) / 2) + (placed % 2) * step,
    mm((box.minY + box.maxY) / 2) + placed * step * 0.6,
  );
}

function Measures({
  scene,
  feature,
  laid,
  change,
}: {
  readonly scene: Scene;
  readonly feature: RolledFeature;
  readonly laid: Laid;
  readonly change: (part: Partial<Laid>) => void;
}): ReactNode {
  const { t } = useMessages<TableKey>();
  if (feature.kind === 'trees') return null;
  const { s, m, l } = scene.state.field.sticks;
  const area = isAreaRoll(feature);
  const [least, most] = isLineRoll(feature) ? [mm(2 * scene.state.field.footRadius), mm(s)] : [mm(s), mm(area ? l : m)];
  const line = isLineRoll(feature);
  return (
    <>
      <div className="measures">
        <Slider
          label={line ? 'web.sk.lay.length' : 'web.sk.lay.width'}
          value={laid.width}
          least={least}
          most={most}
          step={1}
          unit="mm"
          set={(width) => change({ width })}
        />
        {!line && (
          <Slider
            label="web.sk.lay.height"
            value={laid.height}
            least={least}
            most={most}
            step={1}
            unit="mm"
            set={(height) => change({ height })}
          />
        )}
        <Slider
          label="web.sk.lay.turn"
          value={laid.turn}
          least={0}
          most={line ? 175 : 355}
          step={5}
          unit="°"
          set={(turn) => change({ turn })}
        />
      </div>
      {area && (
        <label className="ticks">
          <input type="checkbox" checked={laid.oval} onChange={(event) => change({ oval: event.target.checked })} />
          {t('web.sk.lay.oval')}
        </label>
      )}
    </>
  );
}
