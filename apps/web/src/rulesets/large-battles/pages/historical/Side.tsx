/** One side of a historical battle: its CinC, its Brigades or Corps, its Reserve. */
import type { Problem } from '@drumhead/engine';
import {
  GENERAL_QUALITY,
  GENERAL_QUALITY_RANGE,
  type HistoricalBrigade,
  type HistoricalFile,
  type HistoricalSide,
  type HistoricalUnit,
  MOST_HISTORICAL_BRIGADES,
  MOST_HISTORICAL_NAME,
  MOST_UNITS,
} from '@drumhead/large-battles/historical';
import { CINC_RULES, LEADER_RULES, NATION_IDS, type NationId } from '@drumhead/large-battles/armies';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { Problems } from '../../../../documents/Problems.tsx';
import { freshBrigade, freshUnit, withEntry, withField, withoutEntry } from './editorStore.ts';
import { NumberField, RuleChips, SelectField, TextField } from '../../../../documents/Fields.tsx';
import { Unit } from './Unit.tsx';
import type { HistoricalKey } from './messages.ts';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';
import type { documentMessages } from '../../../../documents/messages.ts';

type Key = HistoricalKey | keyof typeof documentMessages;
type Level = HistoricalFile['level'];

/** Problems under a path, with the rest of the path. */
function under(problems: readonly Problem[], start: string): readonly Problem[] {
  return problems
    .filter(({ path }) => path === start || path.startsWith(`${start}.`) || path.startsWith(`${start}[`))
    .map((problem) => ({ ...problem, path: problem.path.slice(start.length) }));
}

export function Side({
  level,
  side,
  problems,
  onChange,
}: {
  readonly level: Level;
  readonly side: HistoricalSide;
  readonly problems: readonly Problem[];
  readonly onChange: (side: HistoricalSide) => void;
}): ReactNode {
  const { t, translate } = useMessages<Key>();
  const army = level === 'army';
  return (
    <>
      <div role="group" className="panel" aria-label={side.name}>
        <TextField
          label={t('web.historical.side')}
          value={side.name}
          most={MOST_HISTORICAL_NAME}
          onChange={(name) => name !== '' && onChange({ ...side, name })}
        />
        <SelectField<NationId | 'none'>
          label={t('web.historical.uniform')}
          value={side.nation ?? 'none'}
          choices={[
            ['none', t('web.historical.uniform.none')],
            ...NATION_IDS.map((nation) => [nation, translate(`lb.side.${nation}`)] as const),
          ]}
          onChange={(nation) => onChange({ ...side, nation: nation === 'none' ? null : nation })}
        />
        <General
          title={translate('lb.title.cinc')}
          general={side.cinc}
          rules={CINC_RULES}
          onChange={(cinc) => onChange({ ...side, cinc })}
        />
      </div>
      {side.brigades.map((brigade, index) => (
        <Brigade
          key={index}
          level={level}
          number={index + 1}
          brigade={brigade}
          problems={under(problems, `brigades[${index}]`)}
          onChange={(next) => onChange({ ...side, brigades: withEntry(side.brigades, index, next) })}
          isLast={side.brigades.length === 1}
          onRemove={() => onChange({ ...side, brigades: withoutEntry(side.brigades, index) })}
        />
      ))}
      <ClosableButton
        closed={
          side.brigades.length < MOST_HISTORICAL_BRIGADES
            ? null
            : t('web.papers.more.full', { count: side.brigades.length, most: MOST_HISTORICAL_BRIGADES })
        }
        onClick={() => onChange({ ...side, brigades: [...side.brigades, freshBrigade(level)] })}
      >
        + {t(army ? 'web.historical.addCorps' : 'web.historical.addBrigade')}
      </ClosableButton>
      <div role="group" className="panel" aria-label={translate('lb.brigade.reserve')}>
        <h2>{translate('lb.brigade.reserve')}</h2>
        <Units
          level={level}
          units={side.reserve}
          problems={under(problems, 'reserve')}
          onChange={(reserve) => onChange({ ...side, reserve })}
        />
      </div>
    </>
  );
}

function Brigade({
  level,
  number,
  brigade,
  problems,
  onChange,
  isLast,
  onRemove,
}: {
  readonly level: Level;
  readonly number: number;
  readonly brigade: HistoricalBrigade;
  readonly problems: readonly Problem[];
  readonly onChange: (brigade: HistoricalBrigade) => void;
  /** The side has no other. */
  readonly isLast: boolean;
  readonly onRemove: () => void;
}): ReactNode {
  const { t, translate } = useMessages<Key>();
  const army = level === 'army';
  const title = brigade.name ?? t(army ? 'web.historical.corpsNumber' : 'web.historical.brigade', { number });
  return (
    <div role="group" className="panel" aria-label={title}>
      <h2>{title}</h2>
      <TextField
        label={t(army ? 'web.historical.corpsName' : 'web.historical.brigadeName')}
        value={brigade.name ?? ''}
        placeholder={title}
        most={MOST_HISTORICAL_NAME}
        onChange={(name) => onChange(withField(brigade, 'name', name === '' ? undefined : name))}
      />
      <General
        title={army ? t('web.historical.corps') : translate('lb.title.leader')}
        general={brigade.leader}
        rules={LEADER_RULES}
        onChange={(leader) => onChange({ ...brigade, leader })}
      />
      <Units
        level={level}
        units={brigade.units}
        problems={under(problems, '.units')}
        onChange={(units) => onChange({ ...brigade, units })}
      />
      <div className="paper-tools">
        <ClosableButton closed={isLast ? t('web.historical.removeBrigade.last') : null} onClick={onRemove}>
          {t('web.historical.removeBrigade', { name: title })}
        </ClosableButton>
      </div>
    </div>
  );
}

interface OneGeneral<R extends string> {
  readonly q: number;
  readonly name?: string;
  readonly rules?: readonly R[];
}

function General<R extends string>({
  title,
  general,
  rules,
  onChange,
}: {
  readonly title: string;
  readonly general: OneGeneral<R>;
  readonly rules: readonly R[];
  readonly onChange: (general: OneGeneral<R>) => void;
}): ReactNode {
  const { t, translate } = useMessages<HistoricalKey>();
  const chosen = general.rules ?? [];
  return (
    <details className="worth">
      <summary>
        {general.name === undefined ? title : `${title}: ${general.name}`}
        <span className="values">
          <strong className={general.q === GENERAL_QUALITY ? '' : 'adjusted'}>
            Q{general.q}
            {general.q !== GENERAL_QUALITY && <em> ({t('web.historical.adjusted')})</em>}
          </strong>
          <span className="minor">{chosen.map((rule) => translate(`lb.rule.${rule}`)).join(', ')}</span>
        </span>
      </summary>
      <div className="worth-body">
        <div className="unit-fields">
          <TextField
            label={t('web.historical.general')}
            value={general.name ?? ''}
            most={MOST_HISTORICAL_NAME}
            onChange={(name) => onChange(withField(general, 'name', name === '' ? undefined : name))}
          />
          <NumberField
            label={t('web.historical.adjustOf', { stat: 'Q', by: GENERAL_QUALITY })}
            value={general.q}
            least={GENERAL_QUALITY_RANGE.least}
            most={GENERAL_QUALITY_RANGE.most}
            onChange={(q) => onChange({ ...general, q: q ?? GENERAL_QUALITY })}
          />
        </div>
        <RuleChips
          label={t('web.historical.rules')}
          all={rules}
          chosen={chosen}
          nameOf={(rule) => translate(`lb.rule.${rule}`)}
          onChange={(next) => onChange(withField(general, 'rules', next.length === 0 ? undefined : next))}
        />
      </div>
    </details>
  );
}

function Units({
  level,
  units,
  problems,
  onChange,
}: {
  readonly level: Level;
  readonly units: readonly HistoricalUnit[];
  readonly problems: readonly Problem[];
  readonly onChange: (units: readonly HistoricalUnit[]) => void;
}): ReactNode {
  const { t } = useMessages<Key>();
  const own = problems.filter(({ path }) => path === '');
  const full = units.length < MOST_UNITS ? null : t('web.papers.more.full', { count: units.length, most: MOST_UNITS });
  return (
    <>
      {own.length > 0 && <Problems problems={own} />}
      {units.map((unit, index) => (
        <Unit
          key={index}
          level={level}
          unit={unit}
          problems={under(problems, `[${index}]`)}
          onChange={(next) => onChange(withEntry(units, index, next))}
          closedCopy={full}
          onCopy={() => onChange([...units.slice(0, index + 1), unit, ...units.slice(index + 1)])}
          onRemove={() => onChange(withoutEntry(units, index))}
        />
      ))}
      <ClosableButton closed={full} onClick={() => onChange([...units, freshUnit(level)])}>
        + {t('web.historical.addUnit')}
      </ClosableButton>
    </>
  );
}
