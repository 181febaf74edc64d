/** All choices of a squad, with its men on parade: roster, limit, soldiers, names. */
import {
  abilitiesOf,
  alliesOf,
  commanderOf,
  type Model,
  modelPoints,
  squadAllRepaired,
  squadPoints,
  squadProblems,
  squadRepaired,
} from '@drumhead/skirmish';
import type { ReactNode } from 'react';
import { randomInt } from '../../../../app/randomInt.ts';
import { numbered } from '../../../../documents/numbered.ts';
import { useChosen } from '../../../../documents/parade/Chosen.tsx';
import { ParadeDesk, Rank } from '../../../../documents/parade/Parade.tsx';
import { Verdict } from '../../../../documents/Verdict.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import { ManFigure } from '../../drawing/pieces/ManFigure.tsx';
import { ChosenMan } from './ChosenMan.tsx';
import { type Editing } from './editorStore.ts';
import { Frame } from './Frame.tsx';
import type { SquadKey } from './messages.ts';
import { NameTools } from './NameTools.tsx';
import { modelName } from './profile.ts';
import { Recruits } from './Recruits.tsx';

export function SquadVerdict({
  squad,
  onChange,
  play,
  children,
}: Editing & { readonly play?: string; readonly children?: ReactNode }): ReactNode {
  const { t } = useMessages<SquadKey>();
  const facts = { models: squad.models.length, points: squadPoints(squad), limit: squad.limit };
  return (
    <Verdict
      problems={squadProblems(squad)}
      isEmpty={squad.models.length === 0}
      legal={t('web.squad.legal', facts)}
      sum={t('web.squad.points', facts)}
      onRepair={(problem) => onChange(squadRepaired(squad, problem))}
      onRepairAll={() => onChange(squadAllRepaired(squad))}
      {...(play !== undefined && { play })}
    >
      {children}
    </Verdict>
  );
}

interface BuilderProps extends Editing {
  /** Puts another squad in its place; left out where no other is kept beside it. */
  readonly onReplace?: Editing['onChange'];
  /** Roster and points were agreed on: soldiers alone are chosen. */
  readonly isAgreed?: boolean;
  readonly verdict: ReactNode;
}

export function Builder({ squad, onChange, onReplace = onChange, isAgreed = false, verdict }: BuilderProps): ReactNode {
  const { t, translate } = useMessages<SquadKey>();
  const { models, roster } = squad;
  const [chosen, choose] = useChosen(models.map((_, at) => `models[${at}]`));
  const problems = squadProblems(squad);
  const commander = commanderOf(squad);
  const names = numbered(models.map((model) => model.name ?? modelName(model, translate)));
  const man = models.findIndex((_, at) => `models[${at}]` === chosen);
  return (
    <ParadeDesk
      uniform={roster}
      frame={!isAgreed && <Frame squad={squad} onChange={onChange} onReplace={onReplace} />}
      side={
        man >= 0 && (
          <ChosenMan squad={squad} onChange={onChange} at={man} name={names[man] ?? ''} onClose={() => choose(null)} />
        )
      }
      verdict={verdict}
    >
      <Rank
        title={squad.name ?? translate(`sk.roster.${roster}`)}
        label={t('web.squad.models')}
        about={t('web.squad.points', { points: squadPoints(squad), limit: squad.limit })}
        path="models"
        isFaulty={problems.some(({ path }) => path === 'models')}
        chosen={chosen}
        onChoose={choose}
        troops={models.map((model, at) => ({
          key: `models[${at}]`,
          path: `models[${at}]`,
          name: `${commander?.at === at ? '★ ' : ''}${names[at]}`,
          about: figures(model),
          picture: <ManFigure model={model} roster={roster} />,
        }))}
      >
        {models.length === 0 ? (
          <p className="rank-note">{t('web.squad.sheet.empty')}</p>
        ) : (
          <NameTools squad={squad} onChange={onChange} pick={randomInt} />
        )}
      </Rank>
      <Recruits squad={squad} rosters={[roster, ...alliesOf(roster)]} onChange={onChange} />
    </ParadeDesk>
  );
}

/** `Q4 C2 · 30`. */
function figures(model: Model): string {
  const abilities = abilitiesOf(model);
  return abilities === null ? '?' : `Q${abilities.q} C${abilities.c} · ${modelPoints(model)}`;
}
