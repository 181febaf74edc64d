/** A map with measures, to set up a table for real: in ink, at a true scale, on A4 or Letter. */
import { type ReactNode, useEffect, useState } from 'react';
import type { PageProps } from '../app/route.ts';
import { useSavedBattles } from '../battle/index.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { useTableWords } from '../battle/useTableWords.ts';
import { PlanMap, signOf } from '../table/plan/PlanMap.tsx';
import { featuresOf, type Plan, scaleOf } from '../table/plan/plan.ts';
import { namesOnMap } from '../table/lettering/namesOnMap.ts';
import { type Mapped, readyMaps, readyToMap, savedToMap } from './battleToMap.ts';
import type { MapKey } from './messages.ts';
import { nameOfBattle } from '../battle/records/nameOfBattle.ts';
import '../documents/documents.css';
import '../documents/sheet.css';
import './map.css';

/** What A4 and Letter both have room for beside the edges, in millimetres. */
const PAPER = { width: 166, height: 190 };

export function MapPage({ query }: PageProps): ReactNode {
  const { t, translate } = useMessages<MapKey | MessageKey>();
  const params = new URLSearchParams(query);
  const battle = params.get('battle');
  const [chosen, setChosen] = useState(params.get('scenario') ?? (readyMaps[0]?.scenario as string));
  const { storage } = useSavedBattles();
  const [mapped, setMapped] = useState<Mapped | 'none' | null>(null);
  useEffect(() => {
    let unmounted = false;
    const ready = readyMaps.find(({ scenario }) => scenario === chosen);
    const found = battle === null ? (ready ? readyToMap(ready) : Promise.resolve(null)) : savedToMap(storage, battle);
    found.then(
      (one) => unmounted || setMapped(one ?? 'none'),
      () => unmounted || setMapped('none'),
    );
    return () => {
      unmounted = true;
    };
  }, [battle, chosen, storage]);
  return (
    <div className="paper-page plan-page">
      <p className="minor">{t('web.plan.about')}</p>
      <div className="paper-tools">
        {battle === null && (
          <label>
            {t('web.plan.choose')}
            <select value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
              {readyMaps.map(({ scenario, name }) => (
                <option key={scenario} value={scenario}>
                  {translate(name)}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="button" className="primary" onClick={() => print()}>
          {t('web.plan.print')}
        </button>
      </div>
      {mapped === null && <p role="status">{t('web.page.coming')}</p>}
      {mapped === 'none' && <p role="alert">{t('web.plan.none')}</p>}
      {mapped !== null && mapped !== 'none' && <MapSheet mapped={mapped} />}
    </div>
  );
}

function MapSheet({ mapped }: { readonly mapped: Mapped }): ReactNode {
  const messages = useMessages<MapKey | MessageKey>();
  const { t, translate, language } = messages;
  const { screen, battle, suggested } = mapped;
  const named = useTableWords(screen) !== 'loading';
  const [plan, setPlan] = useState<Plan | null>(null);
  useEffect(() => {
    let unmounted = false;
    if (named)
      screen.plan(messages, battle.state).then(
        (made) => unmounted || setPlan({ ...made, labels: labelsOf(battle.setup, language) }),
        () => undefined,
      );
    return () => {
      unmounted = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the messages change with the language alone
  }, [screen, battle, named, language]);
  if (plan === null) return <p role="status">{t('web.page.coming')}</p>;
  const { sketch, sticks, sides, areas } = plan;
  const scale = scaleOf(sketch, PAPER);
  const name = translate(nameOfBattle(screen, battle.setup));
  const short = sticks.find((stick) => stick.name === 'web.stick.s')?.length ?? 100;
  return (
    <section className="sheet plan-sheet" aria-label={t('web.plan.map')}>
      <header className="sheet-head">
        <h2>{name}</h2>
        <p>{t('web.plan.grid', { width: sketch.width, height: sketch.height })}</p>
      </header>
      <PlanMap plan={plan} scale={scale} label={`${t('web.plan.map')}: ${name}`} />
      <p>
        {t('web.plan.scale', { scale, table: scale * 10 })} {t('web.plan.bars', { length: short })}{' '}
        {areas.length > 0 && t('web.plan.areas', { first: sides[0], second: sides[1] })}{' '}
        {sketch.pieces.length > 0 && !plan.round && t('web.plan.front')}{' '}
        {suggested && sketch.pieces.length > 0 && t('web.plan.suggested')}
      </p>
      <ScaleBars plan={plan} scale={scale} />
      <div className={`plan-lists${fitsBeside(plan) ? ' beside' : ''}`}>
        <Terrain plan={plan} />
        <Pieces plan={plan} />
      </div>
    </section>
  );
}

const labelsOf = (setup: unknown, language: string): NonNullable<Plan['labels']> =>
  namesOnMap(setup, language).map(({ points: [x = 0, y = 0], name }) => ({ x, y, text: name }));

/** Rows of a list that fit below a map on one page of paper. */
const MOST_ROWS = 18;

/** The lists stand side by side on paper where the map and both of them then fit on one page. */
const fitsBeside = (plan: Plan): boolean =>
  featuresOf(plan).length > 0 &&
  plan.sketch.pieces.length > 0 &&
  Math.max(featuresOf(plan).length, plan.sketch.pieces.length) <= MOST_ROWS;

/** Each stick and 100 mm of the table, as long as they are on the map. */
function ScaleBars({ plan: { sticks }, scale }: { readonly plan: Plan; readonly scale: number }): ReactNode {
  const { t, translate } = useMessages<MapKey>();
  const bars = [
    { text: '100 mm', length: 100 },
    ...sticks.map(({ name, length }) => ({
      text: t('web.plan.barLabel', { name: translate(name), length }),
      length,
    })),
  ];
  return (
    <ul className="scale-bars">
      {bars.map(({ text, length }) => (
        <li key={text}>
          <span className="scale-bar" style={{ width: `${length / scale}mm` }} aria-hidden="true" /> {text}
        </li>
      ))}
    </ul>
  );
}

function Terrain({ plan }: { readonly plan: Plan }): ReactNode {
  const { t } = useMessages<MapKey>();
  const listed = featuresOf(plan);
  if (listed.length === 0) return null;
  return (
    <div>
      <h3>{t('web.plan.terrain')}</h3>
      <p>{t('web.plan.terrain.about')}</p>
      <table>
        <thead>
          <tr>
            {(['number', 'kind', 'left', 'top', 'size'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`web.plan.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listed.map(({ kind, box: { left, top, width, height }, points }, i) => (
            <tr key={i}>
              <th scope="row">{signOf(i)}</th>
              <td>{t(`web.plan.kind.${kind}` as MapKey, points === undefined ? {} : { points })}</td>
              <td>{left}</td>
              <td>{top}</td>
              <td>{points === undefined && `${width}\u00a0×\u00a0${height}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const COLUMNS = ['number', 'side', 'name', 'left', 'top', 'facing'] as const;

function Pieces({ plan: { sketch, names, sides, round } }: { readonly plan: Plan }): ReactNode {
  const { t } = useMessages<MapKey>();
  if (sketch.pieces.length === 0) return null;
  return (
    <div>
      <h3>{t('web.plan.pieces')}</h3>
      <p>{t(round ? 'web.plan.models.about' : 'web.plan.pieces.about')}</p>
      <table>
        <thead>
          <tr>
            {COLUMNS.filter((column) => !round || column !== 'facing').map((column) => (
              <th key={column} scope="col">
                {t(`web.plan.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sketch.pieces.map(({ side, x, y, facing }, i) => (
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              <td>{sides[side]}</td>
              <td>{names[i]}</td>
              <td>{x}</td>
              <td>{y}</td>
              {!round && <td>{facing}°</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
