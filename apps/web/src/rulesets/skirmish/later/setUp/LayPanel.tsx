/** One rolled feature is laid, by hand or by chance: its measures, its openings, and why it may not lie there. */
import { quarterBox, type RolledFeature } from '@drumhead/skirmish/screen';
import { type ReactNode, useEffect } from 'react';
import { type MessageKey, useSpeech } from '../../../../i18n/index.ts';
import { RuleLink } from '../../../../reference/RuleLink.tsx';
import { mm } from '../../../../table/units.ts';
import { freshPiece, isAreaRoll, isLineRoll, type Laid, proposalOf, rolledIn } from '../../lay.ts';
import type { TableKey } from '../../messages.ts';
import type { Scene } from '../../scene.ts';
import { act, send, useHand } from '../../store.ts';
import { readable } from '../../words.ts';
import { layAll, layingByChance } from './byChance.ts';
import { Holes } from './Holes.tsx';

export function LayPanel({ scene }: { readonly scene: Scene }): ReactNode {
  const speech = useSpeech<TableKey | MessageKey>();
  const { say, tell } = speech;
  const tool = useHand((hand) => hand.tool);
  const rolled = rolledIn(scene);
  const laid = tool.at === 'lay' ? tool.laid : null;
  useEffect(() => {
    if (!laid && rolled) act({ type: 'lay', laid: inQuarter(scene, rolled.feature) });
  }, [laid, rolled, scene]);
  const { frame } = scene;
  if (!rolled || frame?.at !== 'placeFeature' || !laid) return null;
  const { feature } = rolled;
  const change = (part: Partial<Laid>) => act({ type: 'lay', laid: { ...laid, ...part } });
  const proposal = proposalOf(scene, laid);
  const quarter = laid.elsewhere ? 0 : feature.quarter;
  return (
    <>
      <p className="capital">
        {say('web.sk.lay.where', {
          piece: tell(`sk.feature.${PIECES[feature.kind]}`),
          quarter: tell(`sk.quarter.${quarter}`),
        })}
        {feature.count > 1 && `. ${say('web.sk.lay.piece', { number: frame.placed + 1, count: feature.count })}`}
      </p>
      <p className="minor">{say('web.sk.lay.drag')}</p>
      {proposal?.refusal && (
        <div className="refused" role="alert">
          <p>
            {tell(proposal.refusal.reason, readable(speech, scene.state, proposal.refusal.facts))}{' '}
            <RuleLink rule={proposal.refusal.rule} />
          </p>
        </div>
      )}
      <ul className="choices row">
        <li>
          <button
            type="button"
            className="primary"
            disabled={!proposal || proposal.refusal !== null}
            onClick={() => proposal && send(proposal.command)}
          >
            {say('web.sk.lay.do')}
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
            {say('web.sk.lay.chance')}
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
          {say('web.sk.lay.elsewhere')} <RuleLink rule="SK-TER-10" />
        </label>
      )}
      {feature.kind === 'building' && <Holes laid={laid} change={change} />}
      <ul className="choices">
        <li>
          <button type="button" className="quiet" onClick={() => void layAll(scene.seat)}>
            {say('web.sk.lay.allByChance')}
          </button>
        </li>
      </ul>
    </>
  );
}

/** What a roll lays out, by the key of its name. */
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
  const { say } = useSpeech<TableKey>();
  if (feature.kind === 'trees') return null;
  const { s, m, l } = scene.state.field.sticks;
  const area = isAreaRoll(feature);
  const [least, most] = isLineRoll(feature) ? [mm(2 * scene.state.field.footRadius), mm(s)] : [mm(s), mm(area ? l : m)];
  const slider = (
    key: 'web.sk.lay.width' | 'web.sk.lay.height' | 'web.sk.lay.length' | 'web.sk.lay.turn',
    value: number,
    min: number,
    max: number,
    step: number,
    unit: string,
    set: (value: number) => void,
  ) => (
    <>
      <label htmlFor={key}>{say(key)}</label>
      <input
        id={key}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => set(Number(event.target.value))}
      />
      <output>
        {value} {unit}
      </output>
    </>
  );
  return (
    <>
      <div className="measures">
        {slider(
          isLineRoll(feature) ? 'web.sk.lay.length' : 'web.sk.lay.width',
          laid.width,
          least,
          most,
          1,
          'mm',
          (width) => change({ width }),
        )}
        {!isLineRoll(feature) &&
          slider('web.sk.lay.height', laid.height, least, most, 1, 'mm', (height) => change({ height }))}
        {slider('web.sk.lay.turn', laid.turn, 0, isLineRoll(feature) ? 175 : 355, 5, '°', (turn) => change({ turn }))}
      </div>
      {area && (
        <label className="ticks">
          <input type="checkbox" checked={laid.oval} onChange={(event) => change({ oval: event.target.checked })} />
          {say('web.sk.lay.oval')}
        </label>
      )}
    </>
  );
}
