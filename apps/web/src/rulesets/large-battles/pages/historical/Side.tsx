/** One side of a historical battle on parade: its Brigades or Corps, its Reserve with the CinC. */
import {
  assessed,
  type HistoricalFile,
  type HistoricalUnit,
  lookOf,
  MOST_HISTORICAL_BRIGADES,
  MOST_HISTORICAL_NAME,
  MOST_UNITS,
  nameOf,
  TROOP_CLASSES,
  valuesOf,
} from '@drumhead/large-battles/historical';
import { NATION_IDS, type NationId } from '@drumhead/large-battles/armies';
import type { ReactNode } from 'react';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';
import { SelectField, TextField } from '../../../../documents/Fields.tsx';
import type { documentMessages } from '../../../../documents/messages.ts';
import { type Paraded, Rank, Recruit, Recruits } from '../../../../documents/parade/Parade.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import { sideColours } from '../../../../table/troops/nations.ts';
import { GeneralPicture, TroopPicture } from '../../drawing/pieces/TroopPicture.tsx';
import { freshBrigade, freshUnit, withoutEntry } from './editorStore.ts';
import { entryPath, listPath, type UnitList, unitsIn, withSide, withUnits } from './entries.ts';
import type { HistoricalKey } from './messages.ts';

type Key = HistoricalKey | keyof typeof documentMessages | 'web.sheet.count';

interface Props {
  readonly file: HistoricalFile;
  /** Which side. */
  readonly at: number;
  /** Paths of the parts that have faults. */
  readonly faulty: readonly string[];
  /** Path of the entry that is told about. */
  readonly chosen: string | null;
  readonly onChoose: (path: string) => void;
  readonly onChange: (file: HistoricalFile) => void;
}

export function Side(props: Props): ReactNode {
  const { file, at, onChange } = props;
  const { t, translate } = useMessages<Key>();
  const side = file.sides[at as 0 | 1];
  const { uniform } = lookOf(side, freshUnit(file.level));
  const isFull = side.brigades.length >= MOST_HISTORICAL_BRIGADES;
  return (
    <div role="group" aria-label={side.name} className="historical-side side-colours" style={sideColours([uniform])}>
      <div className="parade-frame">
        <TextField
          label={t('web.historical.side')}
          value={side.name}
          most={MOST_HISTORICAL_NAME}
          onChange={(name) => name !== '' && onChange(withSide(file, at, { ...side, name }))}
        />
        <SelectField<NationId | 'none'>
          label={t('web.historical.uniform')}
          value={side.nation ?? 'none'}
          choices={[
            ['none', t('web.historical.uniform.none')],
            ...NATION_IDS.map((nation) => [nation, translate(`lb.side.${nation}`)] as const),
          ]}
          onChange={(nation) => onChange(withSide(file, at, { ...side, nation: nation === 'none' ? null : nation }))}
        />
      </div>
      {[...side.brigades.keys(), null].map((brigade) => (
        <Troops key={brigade ?? 'reserve'} {...props} list={{ side: at, brigade }} />
      ))}
      <ClosableButton
        closed={
          isFull ? t('web.papers.more.full', { count: side.brigades.length, most: MOST_HISTORICAL_BRIGADES }) : null
        }
        onClick={() =>
          onChange(withSide(file, at, { ...side, brigades: [...side.brigades, freshBrigade(file.level)] }))
        }
      >
        + {t(file.level === 'army' ? 'web.historical.addCorps' : 'web.historical.addBrigade')}
      </ClosableButton>
    </div>
  );
}

/** More units of one line are told by their number alone. */
const MOST_DRAWN = 4;

/** A brigade, a corps or the Reserve; this with the CinC of its side. */
function Troops({
  file,
  at,
  list,
  faulty,
  chosen,
  onChoose,
  onChange,
}: Props & { readonly list: UnitList }): ReactNode {
  const { t, translate } = useMessages<Key>();
  const side = file.sides[at as 0 | 1];
  const title = useTitle(file)(list);
  const units = unitsIn(file, list);
  const path = listPath(list);
  const own = list.brigade === null ? undefined : side.brigades[list.brigade];
  const { q, name: called } = own?.leader ?? side.cinc;
  const of = (more: { readonly is: 'general' } | { readonly is: 'unit'; readonly at: number }) =>
    entryPath({ ...list, ...more });
  const coat = lookOf(side, units[0] ?? freshUnit(file.level)).uniform;
  const general: Paraded = {
    key: of({ is: 'general' }),
    path: of({ is: 'general' }),
    name: called ?? translate(own ? 'lb.title.leader' : 'lb.title.cinc.short'),
    about: `Q${q}`,
    picture: <GeneralPicture uniform={coat} chief={own === undefined} />,
  };
  return (
    <Rank
      title={title}
      label={`${side.name}: ${title}`}
      about={t('web.sheet.count', { count: units.reduce((sum, { count }) => sum + count, 0) })}
      path={path}
      isFaulty={faulty.some((one) => one.startsWith(path))}
      chosen={chosen}
      onChoose={onChoose}
      tools={
        list.brigade !== null && (
          <ClosableButton
            aria-label={t('web.historical.removeBrigade', { name: title })}
            closed={side.brigades.length === 1 ? t('web.historical.removeBrigade.last') : null}
            onClick={() =>
              onChange(withSide(file, at, { ...side, brigades: withoutEntry(side.brigades, list.brigade ?? 0) }))
            }
          >
            ✕
          </ClosableButton>
        )
      }
      troops={[
        general,
        ...units.map((unit, index): Paraded => {
          const key = of({ is: 'unit', at: index });
          const name = unit.name ?? translate(nameOf(file, unit));
          return {
            key,
            path: key,
            name: unit.count > 1 ? `${unit.count} × ${name}` : name,
            about: figures(file, unit),
            picture: (
              <span className="historical-many">
                {Array.from({ length: Math.min(unit.count, MOST_DRAWN) }, (_, i) => (
                  <TroopPicture key={i} troop={{ ...lookOf(side, unit), sk: unit.sk ?? 0 }} seed={i} />
                ))}
              </span>
            ),
          };
        }),
      ]}
    />
  );
}

/** `Q4 C4 Sk1`, or nothing where a number is still to be given. */
function figures({ level }: HistoricalFile, unit: HistoricalUnit): string {
  const made = assessed(level, unit);
  if (!made.ok) return '';
  const { q, c, sk } = valuesOf(made.value, unit);
  const quality = unit.rules?.includes('unpredictable') ? '?' : q;
  return [`Q${quality}`, ...(c === null ? [] : [`C${c}`]), ...(sk === null ? [] : [`Sk${sk}`])].join(' ');
}

/** What a brigade, a corps or the Reserve is called. */
export function useTitle({ level, sides }: HistoricalFile): (list: UnitList) => string {
  const { t, translate } = useMessages<Key>();
  return ({ side, brigade }) => {
    if (brigade === null) return translate('lb.brigade.reserve');
    const numbered = level === 'army' ? 'web.historical.corpsNumber' : 'web.historical.brigade';
    return sides[side as 0 | 1].brigades[brigade]?.name ?? t(numbered, { number: brigade + 1 });
  };
}

/** All kinds of troops, to be added where the chosen one stands. */
export function Addable({
  file,
  list,
  onAdd,
}: {
  readonly file: HistoricalFile;
  readonly list: UnitList;
  /** The order of battle with one more, and the path of that. */
  readonly onAdd: (file: HistoricalFile, path: string) => void;
}): ReactNode {
  const { t, translate } = useMessages<Key>();
  const side = file.sides[list.side as 0 | 1];
  const title = useTitle(file)(list);
  const units = unitsIn(file, list);
  const full = units.length < MOST_UNITS ? null : t('web.papers.more.full', { count: units.length, most: MOST_UNITS });
  return (
    <Recruits title={t('web.historical.addTo', { side: side.name, list: title })} path="sides">
      {TROOP_CLASSES.map((troops) => {
        const unit = freshUnit(file.level, troops);
        return (
          <Recruit
            key={troops}
            picture={<TroopPicture troop={{ ...lookOf(side, unit), sk: unit.sk ?? 0 }} seed={0} />}
            name={translate(`lb.troops.${troops}`)}
            about={figures(file, unit)}
            closed={full}
            onTake={() =>
              onAdd(withUnits(file, list, [...units, unit]), entryPath({ ...list, is: 'unit', at: units.length }))
            }
          />
        );
      })}
    </Recruits>
  );
}
