/** All choices of a Division: nation, period, Brigades, Reserve. */
import { translateFacts } from '@drumhead/content';
import {
  addingFault,
  brigadeName,
  type DivisionFile,
  listCalled,
  MOST_NAME,
  NATION_IDS,
  NATIONS,
  openLists,
  periodOf,
  withoutBrigade,
} from '@drumhead/large-battles/armies';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { RuleLink } from '../../../../reference/RuleLink.tsx';
import { Choices, Troops } from './Choices.tsx';
import { divisionEditor, withBrigade, withEarlier, withName, withNation, withOptions } from './editorStore.ts';
import type { DivisionKey } from './messages.ts';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';

const change = (division: DivisionFile) => divisionEditor.change(division);

export function Builder({
  division,
  faulty,
}: {
  readonly division: DivisionFile;
  readonly faulty: ReadonlySet<string>;
}): ReactNode {
  const { t, translate } = useMessages<DivisionKey>();
  const { periods, reserve } = NATIONS[division.nation];
  return (
    <>
      <section className="panel" aria-label={t('web.division.nation')}>
        <label>
          <span className="minor">{t('web.division.name')}</span>
          <input
            type="text"
            value={division.name ?? ''}
            maxLength={MOST_NAME}
            onChange={(event) => change(withName(division, event.target.value))}
          />
        </label>
        <fieldset>
          <legend>{t('web.division.nation')}</legend>
          <div className="chips">
            {NATION_IDS.map((nation) => (
              <button
                key={nation}
                type="button"
                aria-pressed={nation === division.nation}
                onClick={() => nation !== division.nation && divisionEditor.replace(withNation(division, nation))}
              >
                {translate(`lb.side.${nation}`)}
              </button>
            ))}
          </div>
        </fieldset>
        {periods.length > 0 && (
          <fieldset>
            <legend>{t('web.division.period')}</legend>
            <div className="chips">
              {periods.map((period) => (
                <button
                  key={period}
                  type="button"
                  aria-pressed={period === division.period}
                  onClick={() => change({ ...division, period })}
                >
                  {translate(`lb.period.${period}`)}
                </button>
              ))}
            </div>
          </fieldset>
        )}
      </section>
      <section className="panel" aria-labelledby="brigades-title">
        <h2 id="brigades-title">{t('web.division.brigades')}</h2>
        {division.brigades.map((_, index) => (
          <Brigade key={index} division={division} index={index} faulty={faulty.has(`brigades[${index}]`)} />
        ))}
        <Addable division={division} />
      </section>
      {reserve !== null && division.reserve !== null && (
        <section className={`panel${faulty.has('reserve') ? ' faulty' : ''}`} aria-labelledby="reserve-title">
          <h2 id="reserve-title">{translate(reserve.name)}</h2>
          <Choices
            army={reserve}
            options={division.reserve.options}
            onChange={(options) => change({ ...division, reserve: { options } })}
          />
          <Troops army={reserve} options={division.reserve.options} />
        </section>
      )}
    </>
  );
}

function Brigade({
  division,
  index,
  faulty,
}: {
  readonly division: DivisionFile;
  readonly index: number;
  readonly faulty: boolean;
}): ReactNode {
  const { t, translate } = useMessages<DivisionKey>();
  const { list = '', options = {} } = division.brigades[index] ?? {};
  const army = listCalled(NATIONS[division.nation], list);
  const name = army === null ? list : translate(brigadeName(division, index));
  return (
    <section
      className={`brigade-card${faulty ? ' faulty' : ''}`}
      aria-label={t('web.division.brigade', { number: index + 1, name })}
    >
      <h3>
        {index + 1}. {name}
        {faulty && (
          <span className="problem-mark" aria-hidden="true">
            !
          </span>
        )}
      </h3>
      {army === null ? (
        <p>{t('web.division.unknown', { list })}</p>
      ) : (
        <>
          <Choices army={army} options={options} onChange={(next) => change(withOptions(division, index, next))} />
          <Troops army={army} options={options} />
        </>
      )}
      <div className="paper-tools">
        <ClosableButton
          closed={index === 0 ? t('web.division.earlier.first') : null}
          aria-label={t('web.division.earlier', { name })}
          onClick={() => change(withEarlier(division, index))}
        >
          ↑
        </ClosableButton>
        <button
          type="button"
          aria-label={t('web.division.removeIt', { name })}
          onClick={() => change(withoutBrigade(division, index))}
        >
          {t('web.division.remove')}
        </button>
      </div>
    </section>
  );
}

/** Lists of the period; one that cannot be taken stays greyed, and the reasons stand below. */
function Addable({ division }: { readonly division: DivisionFile }): ReactNode {
  const { t, translate } = useMessages<DivisionKey>();
  const lists = openLists(NATIONS[division.nation], periodOf(division)).map((army) => {
    const fault = addingFault(division, army);
    const text = fault && translate(fault.reason, translateFacts(fault.facts, translate));
    return { army, text, rule: fault?.rule ?? '' };
  });
  const reasons = lists.filter(({ text }) => text !== null);
  return (
    <fieldset>
      <legend>{t('web.division.add')}</legend>
      <div className="chips">
        {lists.map(({ army, text }) => (
          <ClosableButton key={army.id} closed={text} onClick={() => change(withBrigade(division, army))}>
            + {translate(army.name)}{' '}
            <span className="minor">
              {t('web.division.taken', {
                taken: division.brigades.filter(({ list }) => list === army.id).length,
                most: army.most,
              })}
            </span>
          </ClosableButton>
        ))}
      </div>
      {reasons
        .filter(({ text }, at) => reasons.findIndex((one) => one.text === text) === at)
        .map(({ rule, text }) => (
          <p key={text} className="minor">
            {text} <RuleLink rule={rule} />
          </p>
        ))}
    </fieldset>
  );
}
