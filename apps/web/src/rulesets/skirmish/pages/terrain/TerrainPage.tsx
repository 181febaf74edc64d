/** The terrain generator (SK-TER): tables by number or roll by roll, and a map with measures to lay them out. */
import { SCALE_NAMES, SCALE_OF, SCENARIO_IDS, type ScenarioId, terrainMap, VARIANTS } from '@drumhead/skirmish';
import { type ReactNode, useState } from 'react';
import { pageAddress, type PageProps } from '../../../../app/route.ts';
import { type MessageKey, useMessages } from '../../../../i18n/index.ts';
import { SelectField } from '../../../../documents/Fields.tsx';
import '../../../../documents/documents.css';
import '../../../../documents/sheet.css';
import { RuleLink } from '../../../../reference/RuleLink.tsx';
import { setUpQuery } from '../../setUp/brought.ts';
import type { GamePageKey } from '../../setUp/messages.ts';
import { SCALE_CHOICES } from '../scaleChoices.ts';
import { ByHand } from './ByHand.tsx';
import { Map } from './Map.tsx';
import { Measures } from './Measures.tsx';
import { type Bare, emptyTable, type Laying, tableOf } from './table.ts';
import './terrain.css';
import type { TerrainPageKey } from './messages.ts';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';

type Key = TerrainPageKey | GamePageKey | MessageKey;

interface TableChoices extends Bare {
  readonly seed: number;
}

const SCENARIOS: readonly ScenarioId[] = SCENARIO_IDS;

/** The request in the address; invalid values are ignored. */
function choicesFrom(query: string): TableChoices {
  const given = new URLSearchParams(query);
  const seed = Number(given.get('seed') ?? Number.NaN);
  return {
    variant: VARIANTS.find((one) => one === given.get('variant')) ?? 'SDS',
    scale: SCALE_OF[SCALE_NAMES.find((one) => one === given.get('scale')) ?? '15mm'],
    scenario: SCENARIOS.find((one) => one === given.get('scenario')) ?? 'pickUp',
    seed: Number.isInteger(seed) && seed >= 0 && seed <= 2_147_483_647 ? seed : 1 + Math.floor(Math.random() * 9999),
  };
}

/** The same table in the address of another page. */
const addressOf = ({ variant, scale, scenario, seed }: TableChoices): string =>
  `variant=${variant}&scale=${scale}mm&scenario=${scenario}&seed=${seed}`;

export function Page({ query }: PageProps): ReactNode {
  const { t, translate } = useMessages<Key>();
  const [wish, setWish] = useState(() => choicesFrom(query));
  const [interaction, setHand] = useState<Laying | null>(null);
  const laying = interaction ?? tableOf(wish, wish.seed);
  const map = terrainMap(laying.state);
  const ask = (change: Partial<TableChoices>) => {
    const next = { ...wish, ...change };
    setWish(next);
    setHand(interaction === null ? null : emptyTable(next));
  };
  const another = () => {
    setHand(null);
    setWish({ ...wish, seed: 1 + Math.floor(Math.random() * 9999) });
  };
  return (
    <div className="paper-page skirmish-terrain">
      <p className="minor">{t('web.skTerrain.about')}</p>
      <ChoiceFields wish={wish} ask={ask} />
      <div className="paper-tools">
        <label>
          {t('web.skTerrain.seed')}
          <input
            type="number"
            min={0}
            max={2147483647}
            value={wish.seed}
            onChange={({ target }) => {
              setHand(null);
              ask({ seed: Math.min(2_147_483_647, Math.max(0, Math.trunc(target.valueAsNumber || 0))) });
            }}
          />
        </label>
        <button type="button" onClick={another}>
          {t('web.skTerrain.another')}
        </button>
        <button type="button" aria-pressed={interaction !== null} onClick={() => setHand(emptyTable(wish))}>
          {t('web.skTerrain.byHand')}
        </button>
        {interaction === null ? (
          <a className="button" href={pageAddress('any', 'setup', setUpQuery(addressOf(wish)))}>
            {t('web.skTerrain.play')}
          </a>
        ) : (
          <ClosableButton closed={t('web.skTerrain.play.byHand')}>{t('web.skTerrain.play')}</ClosableButton>
        )}
        <button type="button" onClick={() => print()}>
          {t('web.skTerrain.print')}
        </button>
      </div>
      <div className="paper-columns">
        <div>
          <section className="sheet terrain-sheet" aria-label={t('web.skTerrain.map')}>
            <header className="sheet-head">
              <h2>
                {translate(`sk.scenario.${wish.scenario}`)}
                {interaction === null &&
                  wish.scenario !== 'assaultAtTheFarm' &&
                  `, ${t('web.skTerrain.number', { seed: wish.seed })}`}
              </h2>
              <p>{t('web.skTerrain.sticks', { side: map.side, ...map.sticks })}</p>
            </header>
            <Map laying={laying} map={map} ghost={null} onPoint={null} />
            <Measures map={map} />
          </section>
        </div>
        <div className="not-printed">
          {interaction !== null && <ByHand laying={interaction} change={setHand} />}
          <Rolls laying={laying} />
        </div>
      </div>
    </div>
  );
}

function ChoiceFields({
  wish,
  ask,
}: {
  readonly wish: TableChoices;
  readonly ask: (change: Partial<TableChoices>) => void;
}): ReactNode {
  const { t, translate } = useMessages<Key>();
  return (
    <div className="fields">
      <SelectField
        label={t('web.skGame.variant')}
        value={wish.variant}
        choices={VARIANTS.map((id) => [id, translate(`sk.variant.${id}`)])}
        onChange={(variant) => ask({ variant })}
      />
      <SelectField
        label={t('web.skGame.scale')}
        value={`${wish.scale}mm` as const}
        choices={SCALE_CHOICES}
        onChange={(name) => ask({ scale: SCALE_OF[name] })}
      />
      <SelectField
        label={t('web.skGame.scenario')}
        value={wish.scenario}
        choices={SCENARIOS.map((id) => [id, translate(`sk.scenario.${id}`)])}
        onChange={(scenario) => ask({ scenario })}
      />
    </div>
  );
}

/** Rolls by quarter. */
function Rolls({ laying }: { readonly laying: Laying }): ReactNode {
  const { t, translate } = useMessages<Key>();
  const lines = laying.events.flatMap((event) =>
    event.type === 'terrainRolled' || event.type === 'featureDropped' ? [event] : [],
  );
  if (lines.length === 0) return null;
  return (
    <section className="panel">
      <h2>{t('web.skTerrain.rolls')}</h2>
      <ol className="lines">
        {lines.map((event, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- rolls only ever come after the others
          <li key={i}>
            {event.type === 'terrainRolled'
              ? translate(event.count > 1 ? 'sk.event.terrainRolledMany' : 'sk.event.terrainRolled', {
                  quarter: translate(`sk.quarter.${event.quarter}`),
                  face: event.face,
                  what: translate(event.what),
                  count: event.count,
                })
              : translate('sk.event.featureDropped', { kind: translate(event.kind) })}{' '}
            <RuleLink rule={event.rule} />
          </li>
        ))}
      </ol>
    </section>
  );
}
