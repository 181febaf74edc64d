/** The fields of a line of the order of battle: troops, strength, and the values of the tables. */
import type { Problem, Tally } from '@drumhead/engine';
import { total } from '@drumhead/engine';
import {
  assessed,
  type HistoricalFile,
  type HistoricalUnit,
  maySplit,
  MOST_ALIKE,
  MOST_HISTORICAL_NAME,
  MOST_MEN,
  MOST_SK,
  TROOP_CLASSES,
  TROOPS,
  valuesOf,
} from '@drumhead/large-battles/historical';
import { UNIT_RULES } from '@drumhead/large-battles/armies';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { RuleLink } from '../../../../reference/RuleLink.tsx';
import { Problems } from '../../../../documents/Problems.tsx';
import { withField, withTroops } from './editorStore.ts';
import { NumberField, RuleChips, SelectField, TextField } from '../../../../documents/Fields.tsx';
import type { HistoricalKey } from './messages.ts';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';

const STATS = ['q', 'c', 'sk'] as const;
const SHORT = { q: 'Q', c: 'C', sk: 'Sk' } as const;
const LIMITS = { q: [2, 6], c: [1, 12], sk: [0, 12] } as const;
const CALIBRES = ['light', 'medium', 'heavy'] as const;

export function Unit({
  level,
  unit,
  name,
  problems,
  closedBy,
  onChange,
  closedCopy,
  onCopy,
  closedRemove,
  onRemove,
}: {
  readonly level: HistoricalFile['level'];
  readonly unit: HistoricalUnit;
  /** What it is called. */
  readonly name: string;
  readonly problems: readonly Problem[];
  /** What forbids it to become this one; null: nothing. */
  readonly closedBy: (unit: HistoricalUnit) => string | null;
  readonly onChange: (unit: HistoricalUnit) => void;
  /** Why it cannot be copied, or null. */
  readonly closedCopy: string | null;
  readonly onCopy: () => void;
  readonly closedRemove: string | null;
  readonly onRemove: () => void;
}): ReactNode {
  const { t, translate } = useMessages<HistoricalKey>();
  const { arm } = TROOPS[unit.troops];
  const set = <K extends keyof HistoricalUnit>(key: K, value: HistoricalUnit[K] | undefined) =>
    onChange(withField(unit, key, value));
  return (
    <div role="group" className="unit-card" aria-label={name}>
      <div className="unit-fields">
        <TextField
          label={t('web.historical.unitName')}
          value={unit.name ?? ''}
          placeholder={name}
          most={MOST_HISTORICAL_NAME}
          onChange={(said) => set('name', said === '' ? undefined : said)}
        />
        <SelectField
          label={t('web.historical.troops')}
          value={unit.troops}
          choices={TROOP_CLASSES.map((troops) => [
            troops,
            translate(`lb.troops.${troops}`),
            troops === unit.troops ? null : closedBy(withTroops(level, unit, troops)),
          ])}
          onChange={(troops) => onChange(withTroops(level, unit, troops))}
        />
        <NumberField
          label={t('web.historical.count')}
          value={unit.count}
          least={1}
          most={MOST_ALIKE}
          onChange={(count) => set('count', count ?? 1)}
        />
        {arm !== 'artillery' && (
          <NumberField
            label={t('web.historical.men')}
            value={unit.men}
            least={1}
            most={MOST_MEN[level]}
            onChange={(men) => set('men', men)}
          />
        )}
        {arm === 'infantry' && level === 'division' && (
          <NumberField
            label={t('web.historical.sk')}
            value={unit.sk}
            least={0}
            most={MOST_SK.division}
            onChange={(sk) => set('sk', sk)}
          />
        )}
        {arm === 'infantry' && level === 'army' && (
          <NumberField
            label={t('web.historical.lightBattalions')}
            value={unit.lightBattalions}
            least={0}
            most={MOST_SK.army}
            onChange={(battalions) => set('lightBattalions', battalions)}
          />
        )}
        {arm === 'artillery' && (
          <>
            <SelectField
              label={t('web.historical.calibre')}
              value={unit.calibre ?? 'medium'}
              choices={CALIBRES.map((calibre) => [calibre, translate(`lb.calibre.${calibre}`)])}
              onChange={(calibre) => set('calibre', calibre)}
            />
            <label className="radio">
              <input
                type="checkbox"
                checked={unit.horse ?? false}
                onChange={() => set('horse', unit.horse ? undefined : true)}
              />
              <span>{t('web.historical.horse')}</span>
            </label>
          </>
        )}
        {(unit.split || maySplit(level, unit.troops, unit.men ?? 0)) && (
          <label className="radio">
            <input
              type="checkbox"
              checked={unit.split ?? false}
              onChange={() => set('split', unit.split ? undefined : true)}
            />
            <span>{t('web.historical.split')}</span>
          </label>
        )}
      </div>
      <Worth level={level} unit={unit} closedBy={closedBy} onChange={onChange} />
      {problems.length > 0 && <Problems problems={problems} />}
      <div className="paper-tools">
        <ClosableButton closed={closedCopy} aria-label={t('web.historical.copyUnit', { name })} onClick={onCopy}>
          {t('web.historical.copy')}
        </ClosableButton>
        <ClosableButton closed={closedRemove} aria-label={t('web.historical.removeUnit', { name })} onClick={onRemove}>
          {t('web.historical.remove')}
        </ClosableButton>
      </div>
    </div>
  );
}

/** The values, their sources, and the author's changes. */
function Worth({
  level,
  unit,
  closedBy,
  onChange,
}: {
  readonly level: HistoricalFile['level'];
  readonly unit: HistoricalUnit;
  readonly closedBy: (unit: HistoricalUnit) => string | null;
  readonly onChange: (unit: HistoricalUnit) => void;
}): ReactNode {
  const { t, translate } = useMessages<HistoricalKey>();
  const made = assessed(level, unit);
  const { adjusted = {}, rules = [] } = unit;
  const values = made.ok ? valuesOf(made.value, unit) : null;
  const tallies = made.ok ? made.value : null;
  const withRules = (chosen: typeof rules) => withField(unit, 'rules', chosen.length === 0 ? undefined : chosen);
  const shown = STATS.filter((stat) => values === null || values[stat] !== null);
  return (
    <details className="worth">
      <summary>
        {values === null ? (
          <span>{t('web.historical.more')}</span>
        ) : (
          <span className="values">
            {shown.map((stat) => (
              <strong key={stat} className={adjusted[stat] === undefined ? '' : 'adjusted'}>
                {SHORT[stat]}
                {stat === 'q' && rules.includes('unpredictable') ? '?' : values[stat]}
                {adjusted[stat] !== undefined && <em> ({t('web.historical.adjusted')})</em>}
              </strong>
            ))}
            <span className="minor">{rules.map((rule) => translate(`lb.rule.${rule}`)).join(', ')}</span>
          </span>
        )}
      </summary>
      <div className="worth-body">
        {tallies !== null && (
          <ul className="sums" aria-label={t('web.historical.sum')}>
            {shown.map((stat) => (
              <Sum key={stat} stat={SHORT[stat]} tally={tallies[stat]} />
            ))}
          </ul>
        )}
        <div className="unit-fields">
          {shown.map((stat) => {
            const tally = tallies?.[stat] ?? null;
            return (
              <NumberField
                key={stat}
                label={t('web.historical.adjustOf', { stat: SHORT[stat], by: tally === null ? '–' : total(tally) })}
                value={adjusted[stat]}
                least={LIMITS[stat][0]}
                most={LIMITS[stat][1]}
                placeholder={t('web.historical.byTables')}
                onChange={(value) => {
                  const next = withField(adjusted, stat, value);
                  onChange(withField(unit, 'adjusted', Object.keys(next).length === 0 ? undefined : next));
                }}
              />
            );
          })}
        </div>
        <RuleChips
          label={t('web.historical.rules')}
          all={UNIT_RULES}
          chosen={rules}
          nameOf={(rule) => translate(`lb.rule.${rule}`)}
          closedBy={(chosen) => closedBy(withRules(chosen))}
          onChange={(chosen) => onChange(withRules(chosen))}
        />
      </div>
    </details>
  );
}

function Sum({ stat, tally }: { readonly stat: string; readonly tally: Tally | null }): ReactNode {
  const { translate } = useMessages();
  if (tally === null) return null;
  return (
    <li>
      <strong>
        {stat}
        {total(tally)}
      </strong>
      {' = '}
      {tally.map(({ rule, add, what }, at) => (
        <span key={`${rule} ${what}`}>
          {at > 0 && (add < 0 ? ' − ' : ' + ')}
          {at > 0 ? Math.abs(add) : add} {translate(what)} <RuleLink rule={rule} />
        </span>
      ))}
    </li>
  );
}
