/** The after-action page of a battle that is over. */
import { momentOf } from '@drumhead/engine';
import { type ReactNode, useMemo, useState } from 'react';
import type { PageProps } from '../app/route.ts';
import { isSecret } from '../battle/host/hostState.ts';
import { useHosted } from '../battle/index.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { NoBattle } from '../replay/NoBattle.tsx';
import { useLookedAt } from '../replay/ReplayPage.tsx';
import { timelineOf } from '../replay/timeline.ts';
import { sideColours } from '../table/troops/nations.ts';
import { Actions } from './Actions.tsx';
import { DiceSum } from './DiceSum.tsx';
import { Corrections } from './Corrections.tsx';
import { Course } from './Course.tsx';
import { eventsUpTo } from './course.ts';
import { Forces } from './Forces.tsx';
import { LuckPart } from './LuckPart.tsx';
import { rollsIn } from './luck.ts';
import { Losses } from './Losses.tsx';
import type { ReportKey } from './messages.ts';
import { Notes } from './Notes.tsx';
import type { AnyReport } from './report.ts';
import type { TurningPoint } from './chance.ts';
import { Story } from './Story.tsx';
import { sentencesOf } from './storyWords.ts';
import { Turning } from './Turning.tsx';
import { Verdict } from './Verdict.tsx';
import './report.css';
import './course.css';
import './print.css';
import type { LookedAt } from '../battle/records/savedBattles.ts';

export function ReportPage({ query }: PageProps): ReactNode {
  const id = new URLSearchParams(query).get('battle') ?? '';
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { readonly id: string }): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  const opened = useLookedAt(id);
  const screen = useHosted((h) => h.screen);
  if (opened === 'unknown') return <NoBattle text={t('web.report.unknown')} />;
  if (opened === 'loading' || screen === null) return <p role="status">{t('web.page.coming')}</p>;
  const { ruleset, state } = opened.looked.battle;
  if (ruleset.outcome(state) === null || isSecret({ battle: opened.looked.battle, screen }))
    return <p role="alert">{t('web.report.notOver')}</p>;
  return <Whole {...opened.looked} screen={screen} report={opened.report} />;
}

interface Props extends LookedAt {
  readonly screen: AnyScreen;
  readonly report: AnyReport;
}

function Whole({ battle, saved, record, screen, report }: Props): ReactNode {
  const messages = useMessages();
  const steps = useHosted((h) => h.steps);
  const { state } = battle;
  const [turning, setTurning] = useState<TurningPoint | null>(null);
  const first = useMemo(() => momentOf(battle, 0).state, [battle]);
  const timeline = useMemo(() => timelineOf(first, steps, report), [first, steps, report]);
  const rolls = useMemo(() => rollsIn(steps, report.rollReader()), [steps, report]);
  const forces = report.forces(messages, state, eventsUpTo(steps, steps.length));
  const sides = forces.map(({ name }) => name);
  const sentences = useMemo(() => sentencesOf(battle, steps, report, turning), [battle, steps, report, turning]);
  return (
    <div className="report side-colours" style={sideColours(screen.uniforms(state))}>
      <article className="panel verdict">
        <Verdict battle={battle} screen={screen} />
        <DiceSum
          {...{ record, battle, saved, steps, timeline, sides, screen, report, turning }}
          counted={<LuckPart rolls={rolls} sides={sides} />}
        >
          <Actions battle={battle} saved={saved} record={record} />
        </DiceSum>
      </article>
      <article className="panel telling">
        <Story {...{ saved, steps, sides, screen, report, sentences }} />
        <Turning {...{ record, battle, saved, steps, timeline, sides, screen, report }} onFound={setTurning} />
      </article>
      <Course {...{ first, steps, timeline, sides, screen, report, sentences }} />
      <div className="panel fell">
        <Losses forces={forces} state={state} Portrait={report.Portrait} screen={screen} />
      </div>
      <Forces forces={forces} state={state} Portrait={report.Portrait} />
      <Corrections saved={saved} timeline={timeline} turns={report.turns} />
      <Notes saved={saved} />
    </div>
  );
}
