/** LB-LIST-12. The orders of battle of both sides of a scenario, each on a sheet of its own. */
import { strengthOf } from '@drumhead/large-battles/armies';
import type { ScenarioFile } from '@drumhead/large-battles/scenarios';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { ruleNames } from '../profile.ts';
import { Units } from '../Units.tsx';
import type { SheetKey } from '../messages.ts';

type Side = ScenarioFile['sides'][number];
type Groups = Side['brigades'][number]['units'];

export function Sheets({ scenario }: { readonly scenario: ScenarioFile }): ReactNode {
  return (
    <div className="sheets">
      {scenario.sides.map((side) => (
        <Sheet key={side.id} battle={scenario.name} side={side} />
      ))}
    </div>
  );
}

const lots = (groups: Groups) => groups.map((of) => ({ count: of.count, of }));

function Sheet({ battle, side }: { readonly battle: string; readonly side: Side }): ReactNode {
  const { t, translate } = useMessages<SheetKey>();
  const nameOf = (name: string) => (name.startsWith('lb.') ? translate(name) : name);
  const { brigades, reserve, cinc } = side;
  const strength = strengthOf(
    brigades.map(({ units }) => units),
    reserve?.units ?? [],
    cinc.rules ?? [],
  );
  const general = ({ name, q, rules = [] }: Side['cinc']) =>
    [t('web.sheet.general', { title: nameOf(name), q }), ruleNames(rules, translate)]
      .filter((text) => text !== '')
      .join(', ');
  return (
    <section className="sheet" aria-label={`${t('web.sheet')}: ${side.name}`}>
      <header className="sheet-head">
        <h2>{side.name}</h2>
        <p>{battle}</p>
        <p>
          <strong>{t('web.sheet.breakPoint', { breakPoint: strength.breakPoint })}</strong> ·{' '}
          {t('web.sheet.count', { count: strength.units })}
        </p>
      </header>
      <p className="sheet-line">{general(cinc)}</p>
      {brigades.map((brigade, index) => (
        <section key={brigade.id} className="sheet-brigade">
          <div className="sheet-line">
            <h3>{nameOf(brigade.name)}</h3>
            <strong>{translate('lb.stat.shakenAt', { limit: strength.brigades[index]?.shakenAt })}</strong>
          </div>
          <p className="sheet-line">{general(brigade.leader)}</p>
          <Units lots={lots(brigade.units)} before={brigades.slice(0, index).flatMap(({ units }) => lots(units))} />
        </section>
      ))}
      {reserve !== undefined && (
        <section className="sheet-brigade">
          <h3>{translate('lb.brigade.reserve')}</h3>
          <Units lots={lots(reserve.units)} before={brigades.flatMap(({ units }) => lots(units))} />
        </section>
      )}
    </section>
  );
}
