/** Nation, period, Brigades and Reserve: everything that is chosen about a Division. */
import {
  brigadeName,
  type DivisionFile,
  listCalled,
  MOST_BRIGADES,
  MOST_NAME,
  NATION_IDS,
  NATIONS,
  openLists,
  periodOf,
  withoutBrigade,
} from '@drumhead/large-battles/armies';
import type { ReactNode } from 'react';
import { useSpeech } from '../../../../i18n/index.ts';
import { Choices, Troops } from './Choices.tsx';
import { divisionDesk, withBrigade, withEarlier, withName, withNation, withOptions } from './editorStore.ts';
import type { DivisionKey } from './messages.ts';

const change = (division: DivisionFile) => divisionDesk.change(division);

export function Builder({
  division,
  faulty,
}: {
  readonly division: DivisionFile;
  readonly faulty: ReadonlySet<string>;
}): ReactNode {
  const { say, tell } = useSpeech<DivisionKey>();
  const { periods, reserve } = NATIONS[division.nation];
  return (
    <>
      <section className="panel" aria-label={say('web.division.nation')}>
        <label>
          <span className="minor">{say('web.division.name')}</span>
          <input
            type="text"
            value={division.name ?? ''}
            maxLength={MOST_NAME}
            onChange={(event) => change(withName(division, event.target.value))}
          />
        </label>
        <fieldset>
          <legend>{say('web.division.nation')}</legend>
          <div className="chips">
            {NATION_IDS.map((nation) => (
              <button
                key={nation}
                type="button"
                aria-pressed={nation === division.nation}
                onClick={() => nation !== division.nation && change(withNation(division, nation))}
              >
                {tell(`lb.side.${nation}`)}
              </button>
            ))}
          </div>
        </fieldset>
        {periods.length > 0 && (
          <fieldset>
            <legend>{say('web.division.period')}</legend>
            <div className="chips">
              {periods.map((period) => (
                <button
                  key={period}
                  type="button"
                  aria-pressed={period === division.period}
                  onClick={() => change({ ...division, period })}
                >
                  {tell(`lb.period.${period}`)}
                </button>
              ))}
            </div>
          </fieldset>
        )}
      </section>
      <section className="panel" aria-labelledby="brigades-title">
        <h2 id="brigades-title">{say('web.division.brigades')}</h2>
        {division.brigades.map((_, index) => (
          <Brigade key={index} division={division} index={index} faulty={faulty.has(`brigades[${index}]`)} />
        ))}
        <Addable division={division} />
      </section>
      {reserve !== null && division.reserve !== null && (
        <section className={`panel${faulty.has('reserve') ? ' faulty' : ''}`} aria-labelledby="reserve-title">
          <h2 id="reserve-title">{tell(reserve.name)}</h2>
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
  const { say, tell } = useSpeech<DivisionKey>();
  const { list = '', options = {} } = division.brigades[index] ?? {};
  const army = listCalled(NATIONS[division.nation], list);
  const name = army === null ? list : tell(brigadeName(division, index));
  return (
    <section
      className={`brigade-card${faulty ? ' faulty' : ''}`}
      aria-label={say('web.division.brigade', { number: index + 1, name })}
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
        <p>{say('web.division.unknown', { list })}</p>
      ) : (
        <>
          <Choices army={army} options={options} onChange={(next) => change(withOptions(division, index, next))} />
          <Troops army={army} options={options} />
        </>
      )}
      <div className="paper-tools">
        {index > 0 && (
          <button
            type="button"
            aria-label={say('web.division.earlier', { name })}
            onClick={() => change(withEarlier(division, index))}
          >
            ↑
          </button>
        )}
        <button
          type="button"
          aria-label={say('web.division.removeIt', { name })}
          onClick={() => change(withoutBrigade(division, index))}
        >
          {say('web.division.remove')}
        </button>
      </div>
    </section>
  );
}

/** The lists of the period; one more than allowed may be taken, and is said to be too many. */
function Addable({ division }: { readonly division: DivisionFile }): ReactNode {
  const { say, tell } = useSpeech<DivisionKey>();
  return (
    <fieldset>
      <legend>{say('web.division.add')}</legend>
      <div className="chips">
        {openLists(NATIONS[division.nation], periodOf(division)).map((army) => (
          <button
            key={army.id}
            type="button"
            disabled={division.brigades.length >= MOST_BRIGADES}
            onClick={() => change(withBrigade(division, army))}
          >
            + {tell(army.name)}{' '}
            <span className="minor">
              {say('web.division.taken', {
                taken: division.brigades.filter(({ list }) => list === army.id).length,
                most: army.most,
              })}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
