/** What is chosen of an order of battle: a line of units or a general, with all that can be set of it. */
import {
  GENERAL_QUALITY,
  GENERAL_QUALITY_RANGE,
  type HistoricalFile,
  historicalProblems,
  lookOf,
  MOST_HISTORICAL_NAME,
  MOST_UNITS,
  nameOf,
} from '@drumhead/large-battles/historical';
import { CINC_RULES, LEADER_RULES } from '@drumhead/large-battles/armies';
import type { ReactNode } from 'react';
import { NumberField, RuleChips, TextField } from '../../../../documents/Fields.tsx';
import type { documentMessages } from '../../../../documents/messages.ts';
import { Chosen, ToldRules } from '../../../../documents/parade/Chosen.tsx';
import { useReason } from '../../../../documents/Problems.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import { useClause } from '../../../../reference/loadReference.ts';
import { GeneralPicture, TroopPicture } from '../../drawing/pieces/TroopPicture.tsx';
import { freshUnit, offered, withEntry, withField, withoutEntry } from './editorStore.ts';
import { type Entry, entryPath, unitsIn, withSide, withUnits } from './entries.ts';
import type { HistoricalKey } from './messages.ts';
import { useTitle } from './Side.tsx';
import { Unit } from './Unit.tsx';

type Key = HistoricalKey | keyof typeof documentMessages;

interface Props<E extends Entry> {
  readonly file: HistoricalFile;
  readonly entry: E;
  readonly onChange: (file: HistoricalFile) => void;
  readonly onClose: () => void;
}

export const ChosenEntry = ({ entry, ...rest }: Props<Entry>): ReactNode =>
  entry.is === 'unit' ? <ChosenUnit entry={entry} {...rest} /> : <General entry={entry} {...rest} />;

/** Its special rules: below what is pressed to choose them, which stays where it is. */
function Clauses({ rules }: { readonly rules: readonly string[] }): ReactNode {
  const { translate } = useMessages();
  const clause = useClause('large-battles');
  const names = rules.map((rule) => translate(`lb.rule.${rule}`));
  return <ToldRules rules={names.map((name) => ({ name, about: clause(name) }))} />;
}

/** Why an order of battle may not become this one; null: it may. */
function useClosed(file: HistoricalFile): (next: HistoricalFile) => string | null {
  const reason = useReason();
  return (next) => {
    const { fault } = offered(file, next);
    return fault && reason(fault);
  };
}

function ChosenUnit({ file, entry, onChange, onClose }: Props<Entry & { readonly is: 'unit' }>): ReactNode {
  const { t, translate } = useMessages<Key>();
  const closedBy = useClosed(file);
  const place = useTitle(file)(entry);
  const units = unitsIn(file, entry);
  const unit = units[entry.at];
  if (unit === undefined) return null;
  const side = file.sides[entry.side as 0 | 1];
  const name = unit.name ?? translate(nameOf(file, unit));
  const put = (next: typeof unit) => withUnits(file, entry, withEntry(units, entry.at, next));
  const without = withUnits(file, entry, withoutEntry(units, entry.at));
  return (
    <Chosen
      told={{
        picture: <TroopPicture troop={{ ...lookOf(side, unit), sk: unit.sk ?? 0 }} seed={entry.at} />,
        name,
        place: `${side.name}, ${place}`,
        stats: [],
        rules: [],
      }}
      onClose={onClose}
    >
      <Unit
        level={file.level}
        unit={unit}
        name={name}
        problems={historicalProblems(file).filter(({ path }) => path.startsWith(`${entryPath(entry)}.`))}
        closedBy={(next) => closedBy(put(next))}
        onChange={(next) => onChange(put(next))}
        closedCopy={
          units.length < MOST_UNITS ? null : t('web.papers.more.full', { count: units.length, most: MOST_UNITS })
        }
        onCopy={() =>
          onChange(withUnits(file, entry, [...units.slice(0, entry.at + 1), unit, ...units.slice(entry.at + 1)]))
        }
        closedRemove={closedBy(without)}
        onRemove={() => onChange(without)}
      />
      <Clauses rules={unit.rules ?? []} />
    </Chosen>
  );
}

function General({ file, entry, onChange, onClose }: Props<Entry & { readonly is: 'general' }>): ReactNode {
  const { t, translate } = useMessages<Key>();
  const closedBy = useClosed(file);
  const place = useTitle(file)(entry);
  const side = file.sides[entry.side as 0 | 1];
  const brigade = entry.brigade === null ? null : (side.brigades[entry.brigade] ?? null);
  const general: { readonly q: number; readonly name?: string; readonly rules?: readonly string[] } =
    brigade?.leader ?? side.cinc;
  const withBrigade = (next: typeof brigade) =>
    withSide(file, entry.side, {
      ...side,
      brigades: side.brigades.map((one, at) => (at === entry.brigade && next !== null ? next : one)),
    });
  const put = (next: typeof general): HistoricalFile =>
    brigade === null
      ? withSide(file, entry.side, { ...side, cinc: next as typeof side.cinc })
      : withBrigade({ ...brigade, leader: next as typeof brigade.leader });
  const withRules = (rules: readonly string[]) =>
    put(withField(general, 'rules', rules.length === 0 ? undefined : rules));
  const title =
    brigade === null
      ? translate('lb.title.cinc')
      : file.level === 'army'
        ? t('web.historical.corps')
        : translate('lb.title.leader');
  const { uniform } = lookOf(side, unitsIn(file, entry)[0] ?? freshUnit(file.level));
  const chosen = general.rules ?? [];
  return (
    <Chosen
      told={{
        picture: <GeneralPicture uniform={uniform} chief={brigade === null} />,
        name: general.name ?? title,
        place: `${side.name}, ${place}`,
        stats: [],
        rules: [],
      }}
      onClose={onClose}
    >
      <div className="unit-fields">
        <TextField
          label={t('web.historical.general')}
          value={general.name ?? ''}
          placeholder={title}
          most={MOST_HISTORICAL_NAME}
          onChange={(name) => onChange(put(withField(general, 'name', name === '' ? undefined : name)))}
        />
        <NumberField
          label={t('web.historical.adjustOf', { stat: 'Q', by: GENERAL_QUALITY })}
          value={general.q}
          least={GENERAL_QUALITY_RANGE.least}
          most={GENERAL_QUALITY_RANGE.most}
          onChange={(q) => onChange(put({ ...general, q: q ?? GENERAL_QUALITY }))}
        />
        {brigade !== null && (
          <TextField
            label={t(file.level === 'army' ? 'web.historical.corpsName' : 'web.historical.brigadeName')}
            value={brigade.name ?? ''}
            placeholder={place}
            most={MOST_HISTORICAL_NAME}
            onChange={(name) => onChange(withBrigade(withField(brigade, 'name', name === '' ? undefined : name)))}
          />
        )}
      </div>
      <RuleChips<string>
        label={t('web.historical.rules')}
        all={brigade === null ? CINC_RULES : LEADER_RULES}
        chosen={chosen}
        nameOf={(rule) => translate(`lb.rule.${rule}`)}
        closedBy={(rules) => closedBy(withRules(rules))}
        onChange={(rules) => onChange(withRules(rules))}
      />
      <Clauses rules={chosen} />
    </Chosen>
  );
}
