/** All choices of an army, with its troops on parade: nation, limit, brigades, units, names. */
import {
  type ArmyBrigade,
  type ArmyFile,
  armyPoints,
  armyProblems,
  brigadesOf,
  guideNotes,
  lotsOf,
  pointsOfBrigade,
  withBrigadeAdded,
  withoutBrigade,
} from '@drumhead/simplicity/armies';
import type { ReactNode } from 'react';
import type { PartProps } from '../../../../documents/BuilderPage.tsx';
import { useChosen } from '../../../../documents/parade/Chosen.tsx';
import { ParadeDesk, Rank, Recruit, Recruits } from '../../../../documents/parade/Parade.tsx';
import { useReason } from '../../../../documents/Problems.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import { RuleLink } from '../../../../reference/RuleLink.tsx';
import { CommandPicture, UnitPicture } from '../../drawing/pieces/UnitPicture.tsx';
import { type ArmyUnit, unitsOfBrigades } from './armyUnits.ts';
import { ChosenUnit, commandKey } from './ChosenUnit.tsx';
import { armyEditor, flagOfNation, nameOfBrigade, offered, withOwnBrigade, withOwnUnits } from './editorStore.ts';
import { Frame } from './Frame.tsx';
import type { ArmyKey } from './messages.ts';

const change = (army: ArmyFile) => armyEditor.change(army);

export function Builder({ doc: army, verdict }: PartProps<ArmyFile> & { readonly verdict: ReactNode }): ReactNode {
  const { translate } = useMessages<ArmyKey>();
  const faulty = new Set(armyProblems(army).map(({ path }) => path.split('.')[0] ?? ''));
  const units = unitsOfBrigades(army, (key, facts) => translate(key, facts));
  const [chosen, choose] = useChosen(units.flatMap((all, at) => [...all.map(({ key }) => key), commandKey(at)]));
  return (
    <ParadeDesk
      uniform={flagOfNation(army.nation)}
      frame={<Frame army={army} />}
      side={chosen !== null && <ChosenUnit army={army} units={units} chosen={chosen} onClose={() => choose(null)} />}
      verdict={verdict}
    >
      {army.brigades.map((brigade, at) => (
        <Brigade
          // oxlint-disable-next-line react/no-array-index-key -- two brigades may be alike in everything but their place
          key={at}
          army={army}
          brigade={brigade}
          at={at}
          units={units[at] ?? []}
          isFaulty={faulty.has(`brigades[${at}]`)}
          chosen={chosen}
          onChoose={choose}
        />
      ))}
      <Addable army={army} />
    </ParadeDesk>
  );
}

function Brigade({
  army,
  brigade,
  at,
  units,
  isFaulty,
  chosen,
  onChoose,
}: {
  readonly army: ArmyFile;
  readonly brigade: ArmyBrigade;
  readonly at: number;
  readonly units: readonly ArmyUnit[];
  readonly isFaulty: boolean;
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
}): ReactNode {
  const { t, translate } = useMessages<ArmyKey>();
  const name = nameOfBrigade(brigade, translate);
  return (
    <Rank
      title={`${at + 1}. ${name}`}
      label={t('web.army.brigade', { number: at + 1, name })}
      about={t('web.army.points', { points: pointsOfBrigade(brigade) })}
      path={`brigades[${at}]`}
      isFaulty={isFaulty}
      chosen={chosen}
      onChoose={onChoose}
      tools={
        <>
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
            ✕
          </button>
        </>
      }
      troops={[
        {
          key: commandKey(at),
          name: translate('sip.unit.command'),
          about: '',
          picture: <CommandPicture nation={army.nation} />,
        },
        ...units.map(({ key, name: unit, kind, class: unitClass }, seed) => ({
          key,
          name: unit,
          about: translate(`sip.class.${unitClass}`),
          picture: <UnitPicture nation={army.nation} kind={kind} unitClass={unitClass} seed={seed} />,
        })),
      ]}
    >
      {guideNotes(brigade).map(({ arm, has, asked }) => (
        <p key={arm} className="minor rank-note">
          {t(`web.army.guide.${arm}`, { has, asked })} <RuleLink rule="SIP-FRC-5" />
        </p>
      ))}
    </Rank>
  );
}

/** Brigades of the nation and a custom one; what cannot be taken stays greyed, with its reason. */
function Addable({ army }: { readonly army: ArmyFile }): ReactNode {
  const { t, translate } = useMessages<ArmyKey>();
  const reason = useReason();
  const own = offered(army, withOwnBrigade(army));
  return (
    <Recruits
      title={`${t('web.army.add')} · ${
        army.limit === undefined
          ? t('web.army.points', { points: armyPoints(army) })
          : t('web.army.pointsOf', { points: armyPoints(army), limit: army.limit })
      }`}
      path="brigades"
    >
      {brigadesOf(army.nation).map(({ id }) => {
        const { next, fault } = offered(army, withBrigadeAdded(army, { list: id }));
        const [first] = lotsOf({ list: id });
        const name = translate(`sip.brigade.${id}`);
        return (
          <Recruit
            key={id}
            picture={first && <UnitPicture nation={army.nation} kind={first.kind} unitClass={first.class} seed={0} />}
            name={name}
            about={t('web.army.points', { points: pointsOfBrigade({ list: id }) })}
            closed={fault && reason(fault)}
            rule={fault && <RuleLink rule={fault.rule} />}
            onTake={() => change(next)}
          />
        );
      })}
      <Recruit
        picture={<CommandPicture nation={army.nation} />}
        name={translate('sip.brigade.own')}
        about={t('web.army.own.about')}
        closed={own.fault && reason(own.fault)}
        rule={own.fault && <RuleLink rule={own.fault.rule} />}
        onTake={() => change(own.next)}
      />
    </Recruits>
  );
}
