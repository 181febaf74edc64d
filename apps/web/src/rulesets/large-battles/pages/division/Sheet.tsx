/** LB-LIST-12. The order of battle, beside the builder and on one printed sheet. */
import {
  type ArmyList,
  brigadeName,
  type DivisionFile,
  type GeneralRow,
  generalsOf,
  generalTable,
  listCalled,
  type Lot,
  lotsOf,
  NATIONS,
  plusRules,
  type Strength,
  strengthOf,
  type Who,
} from '@drumhead/large-battles/armies';
import { type ReactNode, useId } from 'react';
import type { Strength as SavedStrength } from '../../../../documents/savedLine.ts';
import { useMessages } from '../../../../i18n/index.ts';
import { ruleNames } from '../profile.ts';
import { Units } from '../Units.tsx';
import { paradedIn, unitName } from './paraded.ts';
import type { SheetKey } from '../messages.ts';
import type { DivisionKey } from './messages.ts';

interface Listed {
  readonly army: ArmyList | null;
  readonly lots: readonly Lot[];
}

export function listed(division: DivisionFile): {
  readonly brigades: readonly Listed[];
  readonly reserve: Listed | null;
} {
  const nation = NATIONS[division.nation];
  return {
    brigades: division.brigades.map(({ list, options }) => {
      const army = listCalled(nation, list);
      return { army, lots: army === null ? [] : lotsOf(army, options) };
    }),
    reserve:
      nation.reserve === null || division.reserve === null
        ? null
        : { army: nation.reserve, lots: lotsOf(nation.reserve, division.reserve.options) },
  };
}

export function strengthIn(division: DivisionFile, rules: readonly string[] = []): Strength {
  const { brigades, reserve } = listed(division);
  return strengthOf(
    brigades.map(({ lots }) => lots),
    reserve?.lots ?? [],
    rules,
  );
}

/** How much is in it, for lists of several. */
export const divisionStrength = (division: DivisionFile): SavedStrength => ({
  key: 'web.papers.strength.brigades',
  facts: { brigades: division.brigades.length, units: strengthIn(division).units },
});

export function Sheet({ division }: { readonly division: DivisionFile }): ReactNode {
  const { t, translate } = useMessages<DivisionKey | SheetKey>();
  const title = useId();
  const { brigades, reserve } = listed(division);
  const strength = strengthIn(division);
  const { breakPoint } = strength;
  const stubborn = strengthIn(division, ['stubborn']).breakPoint;
  const paraded = paradedIn(division);
  const namesOf = (place: string) =>
    paraded.find(({ path }) => path === place)?.units.map((unit) => unitName(unit, translate)) ?? [];
  const who = generalsOf(brigades.length);
  return (
    <section className="sheet" aria-labelledby={title}>
      <header className="sheet-head">
        <h2 id={title}>{division.name ?? t('web.sheet')}</h2>
        <p>
          {translate(`lb.side.${division.nation}`)}
          {division.period !== null && `, ${translate(`lb.period.${division.period}`)}`}
        </p>
        <p>
          <strong>
            {t(stubborn === breakPoint ? 'web.sheet.breakPoint' : 'web.division.breakPointStubborn', {
              breakPoint,
              stubborn,
            })}
          </strong>{' '}
          · {t('web.sheet.count', { count: strength.units })}
        </p>
      </header>
      <General division={division} who="cinc" title={translate('lb.title.cinc')} />
      {brigades.length === 0 && <p>{t('web.division.empty')}</p>}
      {brigades.map(({ army, lots }, index) => (
        <section key={index} className="sheet-brigade">
          <div className="sheet-line">
            <h3>
              {division.brigades[index]?.name ??
                (army === null ? division.brigades[index]?.list : translate(brigadeName(division, index)))}
            </h3>
            <strong>{translate('lb.stat.shakenAt', { limit: strength.brigades[index]?.shakenAt })}</strong>
          </div>
          <General division={division} who={who[index] ?? 'cinc'} title={translate('lb.title.leader')} />
          <Units lots={lots} before={[]} names={namesOf(`brigades[${index}]`)} />
          {army !== null && army.company !== null && (
            <p className="sheet-line">
              {t('web.division.company', { name: translate(army.company.name), points: army.company.points })}
            </p>
          )}
        </section>
      ))}
      {reserve !== null && (
        <section className="sheet-brigade">
          <h3>{translate('lb.brigade.reserve')}</h3>
          <Units lots={reserve.lots} before={[]} names={namesOf('reserve')} />
        </section>
      )}
      <p className="sheet-line">
        {t('web.division.plus', {
          leader: ruleNames(plusRules('leader'), translate),
          cinc: ruleNames(plusRules('cinc'), translate),
        })}
      </p>
    </section>
  );
}

/** LB-LIST-05. A General: space for his die result, and his table. */
function General({
  division,
  who,
  title,
}: {
  readonly division: DivisionFile;
  readonly who: Who;
  readonly title: string;
}): ReactNode {
  const { t } = useMessages<DivisionKey | SheetKey>();
  const rows = generalTable(division.nation, who);
  if (rows.length === 0) return null;
  return (
    <p className="sheet-line">
      <span>
        {t('web.division.general', { title })} <span className="blank" /> {t('web.division.generalRule')}{' '}
        <span className="blank" />
      </span>
      <span>{t('web.division.table', { rows: rows.map(rowText).join(', ') })}</span>
    </p>
  );
}

export function rowText({ from, to, q, plus }: GeneralRow): string {
  return `${from === to ? from : `${from}–${to}`} Q${q}${plus ? '+' : ''}`;
}
