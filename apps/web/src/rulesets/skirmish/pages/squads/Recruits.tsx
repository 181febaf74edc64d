/** Who may join a squad: its roster, those it borrows from, fences, and profiles of one's own. */
import { abilitiesOf, type Model, OBSTACLE_POINTS, OBSTACLES, pointsOf, rosterCalled } from '@drumhead/skirmish';
import { type ReactNode, useState } from 'react';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';
import { Recruit } from '../../../../documents/parade/Parade.tsx';
import { useReason } from '../../../../documents/Problems.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import { ManFigure } from '../../drawing/pieces/ManFigure.tsx';
import { Custom } from './Custom.tsx';
import { type Editing, offered, withCustom, withObstacle, withOneMore } from './editorStore.ts';
import type { SquadKey } from './messages.ts';
import { abilitiesText, modelName } from './profile.ts';
import { SquadRules } from './SquadRules.tsx';

export function Recruits({
  squad,
  rosters,
  onChange,
}: Editing & {
  /** Its own roster, then those it may borrow from. */
  readonly rosters: readonly string[];
}): ReactNode {
  const { t, translate } = useMessages<SquadKey>();
  const [own = squad.roster, ...allies] = rosters;
  return (
    <>
      <section className="panel" aria-labelledby="recruits-title">
        <h2 id="recruits-title">{t('web.squad.recruits')}</h2>
        <Profiles squad={squad} roster={own} onChange={onChange} />
        {allies.map((ally) => (
          <details key={ally}>
            <summary>{t('web.squad.borrow', { roster: translate(`sk.roster.${ally}`) })}</summary>
            <Profiles squad={squad} roster={ally} onChange={onChange} />
          </details>
        ))}
        {squad.variant === 'SDS' && <Obstacles squad={squad} onChange={onChange} />}
      </section>
      <Custom squad={squad} onAdd={(profile) => onChange(withCustom(squad, profile))} />
    </>
  );
}

/** The soldiers of a roster, and what their weapons and special rules mean. */
function Profiles({ squad, roster, onChange }: Editing & { readonly roster: string }): ReactNode {
  const { t, translate } = useMessages<SquadKey>();
  const reason = useReason();
  const [isOpen, setOpen] = useState(false);
  const models = rosterCalled(roster).profiles.map(({ id }): Model => ({ profile: id }));
  return (
    <>
      <ul className="recruits">
        {models.map((model) => {
          const { next, fault } = offered(squad, withOneMore(squad, model));
          const abilities = abilitiesOf(model);
          const name = modelName(model, translate);
          return (
            <Recruit
              key={model.profile}
              picture={<ManFigure model={model} roster={roster} />}
              name={t('web.squad.recruit', { name, points: abilities === null ? '?' : pointsOf(abilities) })}
              about={abilities === null ? '' : abilitiesText(abilities, translate)}
              closed={fault && reason(fault)}
              onTake={() => onChange(next)}
            />
          );
        })}
      </ul>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('web.squad.recruits.rules')}</summary>
        {isOpen && <SquadRules squad={{ roster, variant: squad.variant, models }} />}
      </details>
    </>
  );
}

/** SK-SQD-9. */
function Obstacles({ squad, onChange }: Editing): ReactNode {
  const { t, translate } = useMessages<SquadKey>();
  const reason = useReason();
  return (
    <fieldset data-path="obstacles" tabIndex={-1}>
      <legend>{t('web.squad.obstacle')}</legend>
      <ul className="squad-obstacles">
        {OBSTACLES.map((obstacle) => {
          const name = translate(`sk.obstacle.${obstacle}`);
          const count = (squad.obstacles ?? []).filter((one) => one === obstacle).length;
          const more = offered(squad, withObstacle(squad, obstacle, true));
          return (
            <li key={obstacle}>
              <ClosableButton
                closed={count === 0 ? t('web.papers.less.none') : null}
                aria-label={t('web.squad.less', { name })}
                onClick={() => onChange(withObstacle(squad, obstacle, false))}
              >
                −
              </ClosableButton>
              <span className="count">{count}</span>
              <ClosableButton
                closed={more.fault && reason(more.fault)}
                aria-label={t('web.squad.more', { name })}
                onClick={() => onChange(more.next)}
              >
                +
              </ClosableButton>
              <span>{t('web.squad.recruit', { name, points: OBSTACLE_POINTS })}</span>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
