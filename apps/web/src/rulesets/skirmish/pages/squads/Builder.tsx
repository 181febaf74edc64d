/** All choices of a squad (roster, limit, soldiers), and its problems. */
import {
  abilitiesOf,
  alliesOf,
  commanderOf,
  has,
  LEAST_LIMIT,
  type Model,
  MOST_LIMIT,
  MOST_MODELS,
  MOST_NAME,
  MOST_OBSTACLES,
  OBSTACLE_POINTS,
  OBSTACLES,
  pointsOf,
  type Roster,
  ROSTERS,
  rosterCalled,
  type SquadFile,
  squadAllRepaired,
  squadPoints,
  squadProblems,
  squadRepaired,
  STANDARD_LIMIT,
  VARIANTS,
} from '@drumhead/skirmish';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { Verdict } from '../../../../documents/Verdict.tsx';
import { Custom } from './Custom.tsx';
import { Men } from './Men.tsx';
import {
  type Editing,
  kindsIn,
  sameModel,
  withCasual,
  withCommander,
  withName,
  withObstacle,
  withOneLess,
  withOneMore,
  withRoster,
} from './editorStore.ts';
import { abilitiesText, modelName } from './profile.ts';
import type { SquadKey } from './messages.ts';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';
import type { documentMessages } from '../../../../documents/messages.ts';

export function SquadVerdict({ squad, onChange, play }: Editing & { readonly play?: string }): ReactNode {
  const { t } = useMessages<Key>();
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
    />
  );
}

type Key = SquadKey | keyof typeof documentMessages;

/** Why a squad takes nobody more, or null. */
function useFull({ models: { length: count } }: SquadFile): string | null {
  const { t } = useMessages<Key>();
  return count < MOST_MODELS ? null : t('web.papers.more.full', { count, most: MOST_MODELS });
}

interface BuilderProps extends Editing {
  /** Puts another squad in its place; left out where no other is kept beside it. */
  readonly onReplace?: Editing['onChange'];
  /** Roster and points were agreed on: soldiers alone are chosen. */
  readonly isAgreed?: boolean;
}

export function Builder({ squad, onChange, onReplace = onChange, isAgreed = false }: BuilderProps): ReactNode {
  return (
    <>
      {!isAgreed && <Frame squad={squad} onChange={onChange} onReplace={onReplace} />}
      <Soldiers squad={squad} onChange={onChange} />
      <Men squad={squad} onChange={onChange} />
      <Custom
        variant={squad.variant}
        closed={useFull(squad)}
        onAdd={(custom) => onChange(withOneMore(squad, { custom }))}
      />
    </>
  );
}

/** Name, roster and limit. */
function Frame({ squad, onChange, onReplace }: Required<Omit<BuilderProps, 'isAgreed'>>): ReactNode {
  const { t, translate } = useMessages<Key>();
  const standard = STANDARD_LIMIT[squad.variant];
  return (
    <section className="panel" aria-label={t('web.squad.roster')}>
      <label>
        <span className="minor">{t('web.squad.name')}</span>
        <input
          type="text"
          value={squad.name ?? ''}
          maxLength={MOST_NAME}
          onChange={(event) => onChange(withName(squad, event.target.value))}
        />
      </label>
      {VARIANTS.map((variant) => (
        <fieldset key={variant}>
          <legend>{translate(`sk.variant.${variant}`)}</legend>
          <div className="chips">
            {ROSTERS.filter((roster) => roster.variant === variant).map(({ id }) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === squad.roster}
                onClick={() => id !== squad.roster && onReplace(withRoster(squad, id, STANDARD_LIMIT[variant]))}
              >
                {translate(`sk.roster.${id}`)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="squad-limit">
        <label>
          <span className="minor">{t('web.squad.limit')}</span>
          <input
            key={squad.limit}
            type="number"
            min={LEAST_LIMIT}
            max={MOST_LIMIT}
            defaultValue={squad.limit}
            onBlur={(event) => {
              const limit = Math.round(Number(event.target.value));
              if (limit >= LEAST_LIMIT && limit <= MOST_LIMIT && limit !== squad.limit) onChange({ ...squad, limit });
              else event.target.value = String(squad.limit);
            }}
          />
        </label>
        <button
          type="button"
          aria-pressed={squad.limit === standard}
          onClick={() => onChange({ ...squad, limit: standard })}
        >
          {standard}
        </button>
        <label className="radio">
          <input
            type="checkbox"
            checked={squad.casual === true}
            onChange={(event) => onChange(withCasual(squad, event.target.checked))}
          />
          <span>{t('web.squad.casual')}</span>
        </label>
      </div>
    </section>
  );
}

/** Profiles of the roster with their counts; below, those of other rosters and custom ones. */
function Soldiers({ squad, onChange }: Editing): ReactNode {
  const { t, translate } = useMessages<Key>();
  const own = rosterCalled(squad.roster);
  const kinds = kindsIn(squad);
  const bought = (squad.obstacles ?? []).length;
  const fullOfObstacles =
    bought < MOST_OBSTACLES ? null : t('web.papers.more.full', { count: bought, most: MOST_OBSTACLES });
  const offered = (roster: Roster) => roster.profiles.map(({ id }): Model => ({ profile: id }));
  const others = kinds
    .map(({ model }) => model)
    .filter(
      (model) =>
        ![own, ...alliesOf(squad.roster).map(rosterCalled)].some((of) =>
          offered(of).some((one) => sameModel(one, model)),
        ),
    );
  const rows = (models: readonly Model[]) => (
    <ul className="soldiers">
      {models.map((model) => (
        <Soldier key={JSON.stringify(model)} squad={squad} onChange={onChange} model={model} />
      ))}
    </ul>
  );
  return (
    <section className="panel" aria-labelledby="soldiers-title">
      <h2 id="soldiers-title">
        {t('web.squad.models')}{' '}
        <span className="minor">{t('web.squad.points', { points: squadPoints(squad), limit: squad.limit })}</span>
      </h2>
      {others.length > 0 && rows(others)}
      {rows(offered(own))}
      {alliesOf(squad.roster).map((ally) => {
        const models = offered(rosterCalled(ally));
        const taken = models.some((model) => kinds.some((kind) => sameModel(kind.model, model)));
        return (
          <details key={ally} open={taken}>
            <summary>{t('web.squad.borrow', { roster: translate(`sk.roster.${ally}`) })}</summary>
            {rows(models)}
          </details>
        );
      })}
      {squad.variant === 'SDS' && (
        <fieldset>
          <legend>{t('web.squad.obstacle')}</legend>
          <ul className="soldiers">
            {OBSTACLES.map((obstacle) => {
              const count = (squad.obstacles ?? []).filter((one) => one === obstacle).length;
              return (
                <Counted
                  key={obstacle}
                  name={translate(`sk.obstacle.${obstacle}`)}
                  points={OBSTACLE_POINTS}
                  count={count}
                  full={fullOfObstacles}
                  onMore={() => onChange(withObstacle(squad, obstacle, true))}
                  onLess={() => onChange(withObstacle(squad, obstacle, false))}
                />
              );
            })}
          </ul>
        </fieldset>
      )}
    </section>
  );
}

function Soldier({ squad, onChange, model }: Editing & { readonly model: Model }): ReactNode {
  const { t, translate } = useMessages<Key>();
  const abilities = abilitiesOf(model);
  const count = squad.models.filter((one) => sameModel(one, model)).length;
  const commander = commanderOf(squad);
  const commands = commander !== null && sameModel(commander.model, model);
  const isOther = abilities !== null && count > 0 && !commands && has(abilities, 'nco');
  return (
    <Counted
      name={modelName(model, translate)}
      points={abilities === null ? null : pointsOf(abilities)}
      count={count}
      full={useFull(squad)}
      onMore={() => onChange(withOneMore(squad, model))}
      onLess={() => onChange(withOneLess(squad, model))}
    >
      <span className="minor">
        {abilities === null ? t('web.squad.unknown', { profile: model.profile }) : abilitiesText(abilities, translate)}
      </span>
      {commands && <span className="commands">★ {t('web.squad.commander')}</span>}
      {isOther && (
        <ClosableButton
          closed={canBeNamed(squad) ? null : t('web.squad.commands.leader')}
          onClick={() => onChange(withCommander(squad, model))}
        >
          {t('web.squad.commands', { name: modelName(model, translate) })}
        </ClosableButton>
      )}
    </Counted>
  );
}

/** SK-SQD-5. Without a Leader the owner names an NCO. */
const canBeNamed = (squad: SquadFile): boolean =>
  squad.models.every((model) => {
    const abilities = abilitiesOf(model);
    return abilities === null || !has(abilities, 'leader');
  });

function Counted({
  name,
  points,
  count,
  full,
  onMore,
  onLess,
  children,
}: {
  readonly name: string;
  /** Points of one; null if unknown. */
  readonly points: number | null;
  readonly count: number;
  /** Why there can be no more, or null. */
  readonly full: string | null;
  readonly onMore: () => void;
  readonly onLess: () => void;
  readonly children?: ReactNode;
}): ReactNode {
  const { t } = useMessages<Key>();
  return (
    <li className={count > 0 ? 'taken' : ''}>
      <ClosableButton
        closed={count === 0 ? t('web.papers.less.none') : null}
        aria-label={t('web.squad.less', { name })}
        onClick={onLess}
      >
        −
      </ClosableButton>
      <span className="count">{count}</span>
      <ClosableButton closed={full} aria-label={t('web.squad.more', { name })} onClick={onMore}>
        +
      </ClosableButton>
      <span className="who">
        <span>{name}</span> {children}
      </span>
      <strong>{points ?? '?'}</strong>
    </li>
  );
}
