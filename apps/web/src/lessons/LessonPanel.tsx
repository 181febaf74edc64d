/** A step of a lesson beside the decision: what is asked, then whether the idea was found. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { pageAddress } from '../app/route.ts';
import { onScreen, useHosted } from '../battle/index.ts';
import { keepLesson } from '../guide/progress.ts';
import { Terms } from '../guide/Terms.tsx';
import { useMessages } from '../i18n/index.ts';
import { percent } from '../panels/percent.ts';
import { PuzzleFrame } from '../puzzles/PuzzleFrame.tsx';
import { RuleLink } from '../reference/RuleLink.tsx';
import { hideSpots, openOn, showSpots } from '../table/spots.ts';
import { endsStep, type Judgement, judged } from './judge.ts';
import type { Lesson, LessonStep, RulesLessons } from './lesson.ts';
import { LessonSteps } from './LessonSteps.tsx';
import type { LessonKey } from './messages.ts';
import { type FoundLesson, useBeginning, useLesson } from './useLesson.ts';
import '../guide/guide.css';
import './lessons.css';

export function LessonPanel(): ReactNode {
  const found = useLesson();
  const step = found?.lesson.steps[found.at];
  return found && step && <Asked {...found} step={step} />;
}

interface Props extends FoundLesson {
  readonly step: LessonStep;
}

function Asked({ lesson, at, rules, step }: Props): ReactNode {
  const { t, translate } = useMessages<LessonKey>();
  const judgement = useJudgement(step, rules);
  const isBegun = useHosted((h) => h.steps.length > 0);
  const won = judgement.at === 'won';
  const isLast = at === lesson.steps.length - 1;
  const last = won && isLast;
  useEffect(() => {
    if (won) keepLesson(lesson.id, at + 1);
  }, [won, lesson, at]);
  return (
    <PuzzleFrame
      kind={t('web.lessons.kind', { step: at + 1, all: lesson.steps.length })}
      title={last ? t('web.lessons.learnt') : translate(step.question)}
      question={
        judgement.at === 'open' && (
          <>
            {at > 0 && !isBegun && <b>{t('web.lessons.laid')}</b>} <Terms text={translate(step.about)} />
          </>
        )
      }
      goal={<LessonSteps lesson={lesson} at={at} won={won} />}
      isBegun={isBegun}
      isPlayed={judgement.at === 'open'}
      isShort
    >
      <div aria-live="polite">
        {judgement.at === 'missed' && <Verdict mark="web.lessons.wrong" told={judgement.told} rules={[]} />}
        {won && <Verdict mark="web.lessons.right" told={step.won} rules={step.rules} />}
        {judgement.at === 'won' && judgement.unlucky && <p>{t('web.lessons.unlucky')}</p>}
      </div>
      {last && <Gains lesson={lesson} />}
      {judgement.at === 'open' ? (
        <Hint key={step.title} step={step} rules={rules} />
      ) : (
        <Ways {...{ lesson, at, rules, won }} />
      )}
    </PuzzleFrame>
  );
}

function Verdict({
  mark,
  told,
  rules,
}: {
  readonly mark: 'web.lessons.right' | 'web.lessons.wrong';
  readonly told: string;
  readonly rules: readonly string[];
}): ReactNode {
  const { t, translate } = useMessages<LessonKey>();
  return (
    <p className={mark === 'web.lessons.right' ? 'lesson-right' : 'lesson-wrong'}>
      <strong>{t(mark)}</strong> <Terms text={translate(told)} />{' '}
      {rules.map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </p>
  );
}

/** What the idea is worth, in numbers. */
function Gains({ lesson: { gains } }: { readonly lesson: Lesson }): ReactNode {
  const { t, translate } = useMessages<LessonKey>();
  return (
    gains.length > 0 && (
      <>
        <h3>{t('web.lessons.gain')}</h3>
        <dl className="lesson-gains">
          {gains.map(({ text, chance }) => (
            <div key={text}>
              <dt>{translate(text)}</dt>
              <dd>{percent(chance)}</dd>
            </div>
          ))}
        </dl>
      </>
    )
  );
}

/** What marks the places that a hint rings. */
const HINT = 'lesson';

function Hint({ step, rules }: { readonly step: LessonStep; readonly rules: RulesLessons }): ReactNode {
  const { t, translate } = useMessages<LessonKey>();
  const [shown, setShown] = useState(false);
  const state = useHosted((h) => h.battle?.state);
  useEffect(() => {
    if (!shown || state === undefined) return undefined;
    const ids = rules.goals.pieces(state);
    const places = step.points.flatMap((id) => rules.goals.placeOf(state, ids.indexOf(id)) ?? []);
    showSpots(
      HINT,
      places.map((place) => ({ at: place, from: null })),
    );
    return hideSpots;
  }, [shown, state, step, rules]);
  return (
    <>
      {shown && (
        <p role="status">
          <Terms text={translate(step.hint)} />
        </p>
      )}
      {!shown && (
        <button type="button" className="lesson-show" onClick={() => setShown(true)}>
          {t('web.lessons.show')}
        </button>
      )}
    </>
  );
}

interface WaysProps extends FoundLesson {
  readonly won: boolean;
}

function Ways({ lesson, at, rules, won }: WaysProps): ReactNode {
  const { t } = useMessages<LessonKey>();
  const { begin } = useBeginning();
  const isLast = at === lesson.steps.length - 1;
  const last = won && isLast;
  const [to, label]: readonly [number, LessonKey] = !won
    ? [at, 'web.lessons.again']
    : isLast
      ? [0, 'web.lessons.once']
      : [at + 1, 'web.lessons.next'];
  const all = (
    <a className={last ? 'button primary' : 'button'} href={pageAddress('any', 'learn')}>
      {t('web.lessons.all')}
    </a>
  );
  return (
    <div className="puzzle-ways">
      {last && all}
      <button type="button" className={last ? '' : 'primary'} onClick={() => begin(lesson, to, rules)}>
        {t(label)}
      </button>
      {!last && all}
    </div>
  );
}

const OPEN: Judgement = { at: 'open' };

/** The battle halts where the step is over; a small window opens on the pieces that matter. */
function useJudgement(step: LessonStep, rules: RulesLessons): Judgement {
  const start = useMemo(() => {
    const created = rules.ruleset.create(step.file);
    return created.ok ? created.value : null;
  }, [step, rules]);
  useEffect(() => {
    if (start === null) return undefined;
    onScreen.setState({ halts: (state: unknown) => endsStep(step, rules, start, state) });
    const { pieces, placeOf } = rules.goals;
    openOn(pieces(start).flatMap((_, piece) => placeOf(start, piece) ?? []));
    return () => openOn([]);
  }, [step, rules, start]);
  const taken = useHosted((h) => h.steps);
  const isShown = useHosted((h) => !h.following.behind);
  const judgement = useMemo(
    (): Judgement => (start === null ? OPEN : judged(step, rules, start, taken)),
    [step, rules, start, taken],
  );
  // Nothing is said of dice that are still rolling, or of an order that is still on its way.
  const [told, tell] = useState(OPEN);
  if (isShown && told !== judgement) tell(judgement);
  return isShown ? judgement : told;
}
