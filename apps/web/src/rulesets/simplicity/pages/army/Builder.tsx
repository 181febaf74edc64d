/** All choices of an army: nation, limit, brigades, units. */
import { CLASSES, KINDS } from '@drumhead/simplicity/armies';
import {
  ARMY_NATIONS,
  type ArmyBrigade,
  type ArmyFile,
  armyPoints,
  armyProblems,
  brigadeName,
  brigadesOf,
  guideNotes,
  LEAST_LIMIT,
  lotsOf,
  MOST_BRIGADES,
  MOST_LIMIT,
  MOST_NAME,
  pointsOfBrigade,
  withBrigade,
  withBrigadeAdded,
  withoutBrigade,
  withoutUnit,
  withUnit,
} from '@drumhead/simplicity/armies';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import type { PartProps } from '../../../../documents/BuilderPage.tsx';
import { NumberField, TextField } from '../../../../documents/Fields.tsx';
import { RuleLink } from '../../../../reference/RuleLink.tsx';
import {
  armyEditor,
  withAgreed,
  withLimit,
  withName,
  withNation,
  withOwnBrigade,
  withOwnUnits,
} from './editorStore.ts';
import type { ArmyKey } from './messages.ts';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';
import type { documentMessages } from '../../../../documents/messages.ts';

type Key = ArmyKey | keyof typeof documentMessages;

const change = (army: ArmyFile) => armyEditor.change(army);

export function Builder({ doc: army }: PartProps<ArmyFile>): ReactNode {
  const { t } = useMessages<ArmyKey>();
  const faulty = new Set(armyProblems(army).map(({ path }) => path.split('.')[0] ?? ''));
  const points = armyPoints(army);
  return (
    <>
      <Frame army={army} />
      <section className="panel" aria-labelledby="brigades-title">
        <h2 id="brigades-title">
          {t('web.army.brigades')}{' '}
          <span className="minor">
            {army.limit === undefined
              ? t('web.army.points', { points })
              : t('web.army.pointsOf', { points, limit: army.limit })}
          </span>
        </h2>
        {army.brigades.map((brigade, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two brigades may be alike in everything but their place
          <Brigade key={at} army={army} brigade={brigade} at={at} faulty={faulty.has(`brigades[${at}]`)} />
        ))}
        <Addable army={army} />
      </section>
    </>
  );
}

/** Name, nation, limit, agreement. */
function Frame({ army }: { readonly army: ArmyFile }): ReactNode {
  const { t, translate } = useMessages<ArmyKey>();
  return (
    <section className="panel" aria-label={t('web.army.nation')}>
      <TextField
        label={t('web.army.name')}
        value={army.name ?? ''}
        most={MOST_NAME}
        onChange={(name) => change(withName(army, name))}
      />
      <fieldset>
        <legend>{t('web.army.nation')}</legend>
        <div className="chips">
          {ARMY_NATIONS.map((nation) => (
            <button
              key={nation}
              type="button"
              aria-pressed={nation === army.nation}
              onClick={() => nation !== army.nation && armyEditor.replace(withNation(army, nation))}
            >
              {translate(`sip.side.${nation}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <NumberField
        label={t('web.army.limit')}
        value={army.limit}
        least={LEAST_LIMIT}
        most={MOST_LIMIT}
        placeholder={t('web.army.noLimit')}
        onChange={(limit) => change(withLimit(army, limit))}
      />
      <label className="radio">
        <input
          type="checkbox"
          checked={army.agreed === true}
          onChange={(event) => change(withAgreed(army, event.target.checked))}
        />
        <span>
          {t('web.army.agreed')} <RuleLink rule="SIP-FRC-5" />
        </span>
      </label>
    </section>
  );
}

function Brigade({
  army,
  brigade,
  at,
  faulty,
}: {
  readonly army: ArmyFile;
  readonly brigade: ArmyBrigade;
  readonly at: number;
  readonly faulty: boolean;
}): ReactNode {
  const { t, translate } = useMessages<ArmyKey>();
  const key = brigadeName(brigade);
  const name = key === 'sip.brigade.own' && brigade.list !== undefined ? brigade.list : translate(key);
  return (
    <section
      className={`brigade-card${faulty ? ' faulty' : ''}`}
      aria-label={t('web.army.brigade', { number: at + 1, name })}
    >
      <h3>
        {at + 1}. {name} <span className="minor">{t('web.army.points', { points: pointsOfBrigade(brigade) })}</span>
        {faulty && (
          <span className="problem-mark" aria-hidden="true">
            !
          </span>
        )}
      </h3>
      {brigade.list === undefined ? (
        <OwnUnits army={army} brigade={brigade} at={at} />
      ) : (
        <p className="order">
          {lotsOf(brigade)
            .map(({ kind, class: unitClass, count }) => `${count}\u00A0×\u00A0${unitName(kind, unitClass, translate)}`)
            .join(', ')}
        </p>
      )}
      {guideNotes(brigade).map(({ arm, has, asked }) => (
        <p key={arm} className="minor">
          {t(`web.army.guide.${arm}`, { has, asked })} <RuleLink rule="SIP-FRC-5" />
        </p>
      ))}
      <div className="paper-tools">
        {brigade.list !== undefined && (
          <button
            type="button"
            aria-label={t('web.army.changeIt', { name })}
            onClick={() => change(withOwnUnits(army, at))}
          >
            {t('web.army.change')}
          </button>
        )}
        <button
          type="button"
          aria-label={t('web.army.removeIt', { name })}
          onClick={() => change(withoutBrigade(army, at))}
        >
          {t('web.army.remove')}
        </button>
      </div>
    </section>
  );
}

/** Name of a kind and class: `line infantry (elite)`. */
export function unitName(kind: string, unitClass: string, translate: (key: string) => string): string {
  const name = translate(`sip.unit.${kind}`);
  return unitClass === 'regular' ? name : `${name} (${translate(`sip.class.${unitClass}`)})`;
}

/** Every kind and class with how many of it. */
function OwnUnits({
  army,
  brigade,
  at,
}: {
  readonly army: ArmyFile;
  readonly brigade: ArmyBrigade;
  readonly at: number;
}): ReactNode {
  const { t, translate } = useMessages<Key>();
  const lots = lotsOf(brigade);
  const put = (units: ArmyBrigade['units']) => change(withBrigade(army, at, { units: units ?? [] }));
  return (
    <div className="own-units">
      {KINDS.map((kind) => (
        <fieldset key={kind}>
          <legend>{translate(`sip.unit.${kind}`)}</legend>
          <ul>
            {CLASSES.map((unitClass) => {
              const name = `${translate(`sip.unit.${kind}`)} (${translate(`sip.class.${unitClass}`)})`;
              const found = lots.findIndex((lot) => lot.kind === kind && lot.class === unitClass);
              const count = lots[found]?.count ?? 0;
              return (
                <li key={unitClass} className={count > 0 ? 'taken' : ''}>
                  <ClosableButton
                    aria-label={t('web.army.less', { name })}
                    closed={count === 0 ? t('web.papers.less.none') : null}
                    onClick={() => put(withoutUnit(lots, found))}
                  >
                    −
                  </ClosableButton>
                  <span className="count">{count}</span>
                  <button
                    type="button"
                    aria-label={t('web.army.more', { name })}
                    onClick={() => put(withUnit(lots, { kind, class: unitClass }))}
                  >
                    +
                  </button>
                  <span>{translate(`sip.class.${unitClass}`)}</span>
                </li>
              );
            })}
          </ul>
        </fieldset>
      ))}
    </div>
  );
}

/** Brigades of the nation and a custom one; one more than allowed may be taken and is then reported as too many. */
function Addable({ army }: { readonly army: ArmyFile }): ReactNode {
  const { t, translate } = useMessages<Key>();
  const count = army.brigades.length;
  const full = count < MOST_BRIGADES ? null : t('web.papers.more.full', { count, most: MOST_BRIGADES });
  return (
    <fieldset>
      <legend>{t('web.army.add')}</legend>
      <div className="chips">
        {brigadesOf(army.nation).map(({ id }) => (
          <ClosableButton key={id} closed={full} onClick={() => change(withBrigadeAdded(army, { list: id }))}>
            + {translate(`sip.brigade.${id}`)}{' '}
            <span className="minor">{t('web.army.points', { points: pointsOfBrigade({ list: id }) })}</span>
          </ClosableButton>
        ))}
        <ClosableButton closed={full} onClick={() => change(withOwnBrigade(army))}>
          + {translate('sip.brigade.own')}
        </ClosableButton>
      </div>
    </fieldset>
  );
}
