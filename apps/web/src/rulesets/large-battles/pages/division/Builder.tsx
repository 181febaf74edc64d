/** All choices of a Division, with its troops on parade: nation, period, brigades, Reserve, names. */
import {
  brigadeName,
  type DivisionFile,
  MOST_NAME,
  NATION_IDS,
  NATIONS,
  openLists,
  periodOf,
  withoutBrigade,
} from '@drumhead/large-battles/armies';
import type { ReactNode } from 'react';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';
import { ChoiceChips, TextField } from '../../../../documents/Fields.tsx';
import { ParadeDesk, type Paraded, Rank, Recruit, Recruits } from '../../../../documents/parade/Parade.tsx';
import { useChosen } from '../../../../documents/parade/Chosen.tsx';
import { withName } from '../../../../documents/names.ts';
import { useReason } from '../../../../documents/Problems.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import { RuleLink } from '../../../../reference/RuleLink.tsx';
import { FlagPicture } from '../../../../table/troops/FlagPicture.tsx';
import { GeneralPicture, TroopPicture } from '../../drawing/pieces/TroopPicture.tsx';
import { profileOf } from '../profile.ts';
import { ChosenPiece } from './ChosenPiece.tsx';
import { divisionEditor, offered, withBrigade, withEarlier, withNation, withPeriod } from './editorStore.ts';
import type { DivisionKey } from './messages.ts';
import { type ParadedBrigade, paradedIn, unitName } from './paraded.ts';
import { coatOf, UNIFORMS } from './coats.ts';
import { strengthIn } from './Sheet.tsx';

const change = (division: DivisionFile) => divisionEditor.change(division);

export function Builder({
  division,
  faulty,
  verdict,
}: {
  readonly division: DivisionFile;
  readonly faulty: ReadonlySet<string>;
  readonly verdict: ReactNode;
}): ReactNode {
  const brigades = paradedIn(division);
  const keys = brigades.flatMap(({ path, units }) => [...units.map(({ key }) => key), generalKey(path)]);
  const [chosen, choose] = useChosen(keys);
  return (
    <ParadeDesk
      uniform={UNIFORMS[division.nation]}
      frame={<Frame division={division} />}
      side={
        chosen !== null && (
          <ChosenPiece division={division} brigades={brigades} chosen={chosen} onClose={() => choose(null)} />
        )
      }
      verdict={verdict}
    >
      {brigades.map((brigade, index) => (
        <Brigade
          key={brigade.path}
          division={division}
          brigade={brigade}
          index={index}
          isFaulty={faulty.has(brigade.path)}
          chosen={chosen}
          onChoose={choose}
        />
      ))}
      <Addable division={division} />
    </ParadeDesk>
  );
}

/** Key of the general of a brigade. */
export const generalKey = (path: string): string => `${path}.general`;

/** Name, nation, period. */
function Frame({ division }: { readonly division: DivisionFile }): ReactNode {
  const { t, translate } = useMessages<DivisionKey>();
  const { periods } = NATIONS[division.nation];
  return (
    <>
      <ChoiceChips
        label={t('web.division.nation')}
        value={division.nation}
        choices={NATION_IDS.map((nation) => [
          nation,
          <>
            <FlagPicture uniform={UNIFORMS[nation]} />
            {translate(`lb.side.${nation}`)}
          </>,
        ])}
        onChange={(nation) => divisionEditor.replace(withNation(division, nation))}
      />
      {periods.length > 0 && (
        <ChoiceChips
          label={t('web.division.period')}
          path="period"
          value={division.period}
          choices={periods.map((period) => [period, translate(`lb.period.${period}`)])}
          onChange={(period) => change(withPeriod(division, period))}
        />
      )}
      <TextField
        label={t('web.division.name')}
        value={division.name ?? ''}
        most={MOST_NAME}
        onChange={(name) => change(withName(division, name))}
      />
    </>
  );
}

function Brigade({
  division,
  brigade: { path, army, units },
  index,
  isFaulty,
  chosen,
  onChoose,
}: {
  readonly division: DivisionFile;
  readonly brigade: ParadedBrigade;
  /** Past the last brigade: the Reserve. */
  readonly index: number;
  readonly isFaulty: boolean;
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
}): ReactNode {
  const { t, translate } = useMessages<DivisionKey>();
  const own = division.brigades[index];
  const listed = army === null ? (own?.list ?? '') : translate(own ? brigadeName(division, index) : army.name);
  const name = own?.name ?? listed;
  const limit = strengthIn(division).brigades[index]?.shakenAt;
  const about = [
    ...(own?.name === undefined ? [] : [listed]),
    ...(limit === undefined ? [] : [translate('lb.stat.shakenAt', { limit })]),
    t('web.sheet.count', { count: units.length }),
  ].join(' · ');
  const general: Paraded = {
    key: generalKey(path),
    name: translate(own ? 'lb.title.leader' : 'lb.title.cinc.short'),
    about: t('web.division.rolled'),
    picture: <GeneralPicture uniform={coatOf(units, division.nation)} chief={own === undefined} />,
  };
  return (
    <Rank
      title={own ? `${index + 1}. ${name}` : name}
      label={own ? t('web.division.brigade', { number: index + 1, name }) : name}
      about={about}
      path={path}
      isFaulty={isFaulty}
      chosen={chosen}
      onChoose={onChoose}
      tools={
        own && (
          <>
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
              ✕
            </button>
          </>
        )
      }
      troops={[
        general,
        ...units.map(
          (unit): Paraded => ({
            key: unit.key,
            name: unitName(unit, translate),
            about: profileOf(unit.troop, translate),
            picture: <TroopPicture troop={unit.troop} seed={unit.at} />,
          }),
        ),
      ]}
    >
      {army === null && <p className="rank-note">{t('web.division.unknown', { list: listed })}</p>}
      {army !== null && army.company !== null && (
        <p className="rank-note">
          {t('web.division.company', { name: translate(army.company.name), points: army.company.points })}
        </p>
      )}
    </Rank>
  );
}

/** Lists of the period; one that cannot be taken stays greyed, with its reason. */
function Addable({ division }: { readonly division: DivisionFile }): ReactNode {
  const { t, translate } = useMessages<DivisionKey>();
  const reason = useReason();
  return (
    <Recruits title={t('web.division.add')} path="brigades">
      {openLists(NATIONS[division.nation], periodOf(division)).map((army) => {
        const { next, fault } = offered(division, withBrigade(division, army));
        const [first] = paradedIn({ ...division, brigades: [{ list: army.id, options: {} }] })[0]?.units ?? [];
        const taken = division.brigades.filter(({ list }) => list === army.id).length;
        return (
          <Recruit
            key={army.id}
            picture={first && <TroopPicture troop={first.troop} seed={1} />}
            name={translate(army.name)}
            about={t('web.division.taken', { taken, most: army.most })}
            closed={fault && reason(fault)}
            rule={fault && <RuleLink rule={fault.rule} />}
            onTake={() => change(next)}
          />
        );
      })}
    </Recruits>
  );
}
