/** What is chosen of an army: a unit or a Command base, what it can do, its own name; of a custom brigade, its troops. */
import {
  type ArmyBrigade,
  type ArmyFile,
  CLASSES,
  COMMAND_POINTS,
  KINDS,
  MOST_NAME,
  pointsOfUnit,
  profileOfKind,
} from '@drumhead/simplicity/armies';
import type { ReactNode } from 'react';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';
import { TextField } from '../../../../documents/Fields.tsx';
import { Chosen } from '../../../../documents/parade/Chosen.tsx';
import { useReason } from '../../../../documents/Problems.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import { CommandPicture, UnitPicture } from '../../drawing/pieces/UnitPicture.tsx';
import type { ArmyUnit } from './armyUnits.ts';
import { armyEditor, nameOfBrigade, offered, withBrigadeNamed, withTroops, withUnitNamed } from './editorStore.ts';
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
    const troops = units[at] ?? [];
    const own = { ...props, brigade, at, troops };
    if (chosen === commandKey(at)) return <Command {...own} />;
    const place = troops.findIndex(({ key }) => key === chosen);
    const unit = troops[place];
    if (unit) return <Unit {...own} unit={unit} place={place} />;
  }
  return null;
}

interface InBrigade extends Props {
  readonly brigade: ArmyBrigade;
  readonly at: number;
  /** Its units. */
  readonly troops: readonly ArmyUnit[];
}

function Unit({
  army,
  brigade,
  at,
  troops: all,
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
        <Changes army={army} at={at} troops={all} place={place} kind={kind} unitClass={unitClass} />
      )}
      <TextField
        label={t('web.papers.ownName')}
        value={ownName ?? ''}
        most={MOST_NAME}
        placeholder={troops}
        onChange={(own) => armyEditor.change(withUnitNamed(army, at, place, own))}
      />
      {brigade.list === undefined && <Recruits army={army} at={at} troops={all} />}
    </Chosen>
  );
}

type Troops = Pick<InBrigade, 'army' | 'at' | 'troops'>;

/** Of a custom brigade: another class, one more, one fewer. */
function Changes({
  army,
  at,
  troops,
  place,
  kind,
  unitClass,
}: Troops & {
  readonly place: number;
  readonly kind: ArmyUnit['kind'];
  readonly unitClass: ArmyUnit['class'];
}): ReactNode {
  const { t, translate } = useMessages<ArmyKey>();
  const reason = useReason();
  const put = (next: Parameters<typeof withTroops>[2]) => offered(army, withTroops(army, at, next));
  const more = put([...troops, { kind, class: unitClass, ownName: null }]);
  const fewer = put(troops.filter((_, i) => i !== place));
  return (
    <>
      <fieldset>
        <legend>{t('web.army.sheet.class')}</legend>
        <div className="chips">
          {CLASSES.map((one) => {
            const { next, fault } = put(troops.map((unit, i) => (i === place ? { ...unit, class: one } : unit)));
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
function Recruits({ army, at, troops }: Troops): ReactNode {
  const { t, translate } = useMessages<ArmyKey>();
  const reason = useReason();
  return (
    <fieldset>
      <legend>{t('web.army.recruits')}</legend>
      <div className="chips">
        {KINDS.map((kind) => {
          const units = [...troops, { kind, class: 'regular' as const, ownName: null }];
          const { next, fault } = offered(army, withTroops(army, at, units));
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

function Command({ army, brigade, at, troops, onClose }: InBrigade): ReactNode {
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
      {brigade.list === undefined && <Recruits army={army} at={at} troops={troops} />}
    </Chosen>
  );
}
