/** What is chosen of an army: a unit or a Command base, what it can do, its own name; of a custom brigade, its troops. */
import {
  type ArmyBrigade,
  type ArmyFile,
  CLASSES,
  COMMAND_POINTS,
  KINDS,
  lotsOf,
  MOST_NAME,
  pointsOfUnit,
  profileOfKind,
  withBrigade,
  withoutUnit,
  withUnit,
} from '@drumhead/simplicity/armies';
import type { ReactNode } from 'react';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';
import { TextField } from '../../../../documents/Fields.tsx';
import { Chosen } from '../../../../documents/parade/Chosen.tsx';
import { useReason } from '../../../../documents/Problems.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import { CommandPicture, UnitPicture } from '../../drawing/pieces/UnitPicture.tsx';
import type { ArmyUnit } from './armyUnits.ts';
import { armyEditor, nameOfBrigade, offered, withBrigadeNamed, withUnitNamed } from './editorStore.ts';
import type { ArmyKey } from './messages.ts';

/** Key of the Command base of a brigade. */
export const commandKey = (at: number): string => `brigades[${at}].command`;

interface Props {
  readonly army: ArmyFile;
  readonly onClose: () => void;
}

export function ChosenUnit({
  units,
  chosen,
  ...props
}: Props & { readonly units: readonly (readonly ArmyUnit[])[]; readonly chosen: string }): ReactNode {
  const { army } = props;
  for (const [at, brigade] of army.brigades.entries()) {
    if (chosen === commandKey(at)) return <Command {...props} brigade={brigade} at={at} />;
    const place = units[at]?.findIndex(({ key }) => key === chosen) ?? -1;
    const unit = units[at]?.[place];
    if (unit) return <Unit {...props} brigade={brigade} at={at} unit={unit} place={place} />;
  }
  return null;
}

interface InBrigade extends Props {
  readonly brigade: ArmyBrigade;
  readonly at: number;
}

function Unit({
  army,
  brigade,
  at,
  unit: { kind, class: unitClass, name, ownName },
  place,
  onClose,
}: InBrigade & { readonly unit: ArmyUnit; readonly place: number }): ReactNode {
  const { t, translate } = useMessages<ArmyKey>();
  const { rate, ranges, routs } = profileOfKind(kind);
  const troops = translate(`sip.troops.${unitClass}.${kind}`);
  return (
    <Chosen
      told={{
        picture: <UnitPicture nation={army.nation} kind={kind} unitClass={unitClass} seed={place} />,
        name,
        place: `${troops} · ${nameOfBrigade(brigade, translate)}`,
        stats: [
          [t('web.army.sheet.move'), `${rate}`],
          [t('web.army.sheet.fire'), ranges.length === 0 ? '–' : ranges.join(' / ')],
          [t('web.army.sheet.points'), `${pointsOfUnit(kind, unitClass)}`],
        ],
        rules: [
          { name: translate(`sip.class.${unitClass}`), about: t(`web.army.class.${unitClass}`) },
          ...(routs ? [] : [{ name: translate(`sip.unit.${kind}`), about: t('web.army.guns') }]),
        ],
      }}
      onClose={onClose}
    >
      {brigade.list !== undefined ? (
        <p className="minor">{t('web.army.fixed')}</p>
      ) : (
        <Changes army={army} brigade={brigade} at={at} kind={kind} unitClass={unitClass} />
      )}
      <TextField
        label={t('web.papers.ownName')}
        value={ownName ?? ''}
        most={MOST_NAME}
        placeholder={troops}
        onChange={(own) => armyEditor.change(withUnitNamed(army, at, place, own))}
      />
      {brigade.list === undefined && <Recruits army={army} brigade={brigade} at={at} />}
    </Chosen>
  );
}

/** Of a custom brigade: another class, one more, one fewer. */
function Changes({
  army,
  brigade,
  at,
  kind,
  unitClass,
}: Omit<InBrigade, 'onClose'> & {
  readonly kind: ArmyUnit['kind'];
  readonly unitClass: ArmyUnit['class'];
}): ReactNode {
  const { t, translate } = useMessages<ArmyKey>();
  const reason = useReason();
  const lots = lotsOf(brigade);
  const found = lots.findIndex((lot) => lot.kind === kind && lot.class === unitClass);
  const put = (units: ArmyBrigade['units']) => offered(army, withBrigade(army, at, { ...brigade, units: units ?? [] }));
  const more = put(withUnit(lots, { kind, class: unitClass }));
  const fewer = put(withoutUnit(lots, found));
  return (
    <>
      <fieldset>
        <legend>{t('web.army.sheet.class')}</legend>
        <div className="chips">
          {CLASSES.map((one) => {
            const { next, fault } = put(withUnit(withoutUnit(lots, found), { kind, class: one }));
            return (
              <ClosableButton
                key={one}
                aria-pressed={one === unitClass}
                closed={one === unitClass ? null : fault && reason(fault)}
                onClick={() => one !== unitClass && armyEditor.change(next)}
              >
                {translate(`sip.class.${one}`)} <small>{pointsOfUnit(kind, one)}</small>
              </ClosableButton>
            );
          })}
        </div>
      </fieldset>
      <div className="verdict-acts">
        <ClosableButton closed={more.fault && reason(more.fault)} onClick={() => armyEditor.change(more.next)}>
          {t('web.army.another')}
        </ClosableButton>
        <ClosableButton
          className="grave"
          closed={fewer.fault && reason(fewer.fault)}
          onClick={() => armyEditor.change(fewer.next)}
        >
          {t('web.army.remove')}
        </ClosableButton>
      </div>
    </>
  );
}

/** Kinds of troops that a custom brigade may take, regular at first. */
function Recruits({ army, brigade, at }: Omit<InBrigade, 'onClose'>): ReactNode {
  const { t, translate } = useMessages<ArmyKey>();
  const reason = useReason();
  return (
    <fieldset>
      <legend>{t('web.army.recruits')}</legend>
      <div className="chips">
        {KINDS.map((kind) => {
          const units = withUnit(lotsOf(brigade), { kind, class: 'regular' });
          const { next, fault } = offered(army, withBrigade(army, at, { ...brigade, units }));
          const name = translate(`sip.unit.${kind}`);
          return (
            <ClosableButton key={kind} closed={fault && reason(fault)} onClick={() => armyEditor.change(next)}>
              + {name} <small>{pointsOfUnit(kind, 'regular')}</small>
            </ClosableButton>
          );
        })}
      </div>
    </fieldset>
  );
}

function Command({ army, brigade, at, onClose }: InBrigade): ReactNode {
  const { t, translate } = useMessages<ArmyKey>();
  return (
    <Chosen
      told={{
        picture: <CommandPicture nation={army.nation} />,
        name: translate('sip.unit.command'),
        place: nameOfBrigade(brigade, translate),
        stats: [
          [t('web.army.sheet.move'), `${profileOfKind('command').rate}`],
          [t('web.army.sheet.points'), `${COMMAND_POINTS}`],
        ],
        rules: [{ name: translate('sip.unit.command'), about: t('web.army.command.about') }],
      }}
      onClose={onClose}
    >
      <TextField
        label={t('web.army.brigade.name')}
        value={brigade.name ?? ''}
        most={MOST_NAME}
        onChange={(name) => armyEditor.change(withBrigadeNamed(army, at, name))}
      />
      {brigade.list === undefined && <Recruits army={army} brigade={brigade} at={at} />}
    </Chosen>
  );
}
