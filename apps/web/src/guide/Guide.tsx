/** Advice beside the decision: the step of the guided battle, and what the head has against an order. It blocks nothing. */
import { type ReactNode, useState } from 'react';
import { useHosted } from '../battle/index.ts';
import { isGuided } from '../battle/records/firstBattle.ts';
import { awaitedRoll } from '../battle/players/ownDice.ts';
import { useMessages } from '../i18n/index.ts';
import { RuleLink } from '../reference/RuleLink.tsx';
import type { Said } from './advice.ts';
import { THINKING } from './head.ts';
import { useRulesGuide } from './loadGuide.ts';
import type { GuideKey } from './messages.ts';
import { usePointing } from './pointAt.ts';
import { dismissHint, useProgress } from './progress.ts';
import type { Advised } from './rulesGuide.ts';
import { Terms } from './Terms.tsx';
import { Warning } from './Warning.tsx';
import './guide.css';

/** `rolling`: the panel takes the faces of real dice. */
export function Guide({ rolling }: { readonly rolling: boolean }): ReactNode {
  const guide = useRulesGuide();
  const guided = useHosted((h) => isGuided(h.saved?.scenario));
  return guide && <guide.Advice key={guide.bundle} guided={guided} show={rolling ? shownRolling : shown} />;
}

const shown = (advised: Advised): ReactNode => <Shown {...advised} />;

const shownRolling = ({ step }: Advised): ReactNode => step && <Rolling />;

/** While dice are rolled at a real table the step is to roll them. */
function Rolling(): ReactNode {
  const rule = useHosted((h) => awaitedRoll(h)?.rule);
  if (rule === undefined) return null;
  const step = { key: 'web.guide.rolling', rule, facts: {} };
  return <Shown news={[]} aim={null} step={step} places={[]} draw={null} warning={null} />;
}

const NOTHING = { answer: null, places: [], fromTop: false };

/** All steps are dismissed together, under this name. */
const STEPS = 'steps';

function Shown({ news, aim, step, places, draw, warning }: Advised): ReactNode {
  const { t } = useMessages<GuideKey>();
  const moment = useHosted((h) => h.steps.length);
  const dismissed = useProgress((progress) => progress.dismissed);
  const steps = dismissed.includes(STEPS) ? [] : [aim, step].filter((one) => one !== null);
  const opening = useOpening(aim, step);
  const ringed = useFirstRings(places.length > 0 && steps.length > 0, moment);
  usePointing(
    steps.length > 0 ? { answer: step?.answer ?? null, places, fromTop: opening === 'first' } : NOTHING,
    moment,
  );
  return (
    <>
      <aside className="guide" aria-label={t('web.guide.title')} aria-live="polite">
        {steps.map((said, i) => (
          <div key={said.key} className={said === aim ? `guide-step ${opening}` : 'guide-step'}>
            {i === steps.length - 1 && (
              <button
                type="button"
                className="guide-close"
                aria-label={t('web.guide.close')}
                title={t('web.guide.close')}
                onClick={() => {
                  dismissHint(STEPS);
                  toDecision();
                }}
              >
                <span aria-hidden="true">×</span>
              </button>
            )}
            {said === step &&
              news.map((one, n) => (
                <p key={`${one.key} ${n}`} className="guide-news">
                  <Sentence said={one} />
                </p>
              ))}
            <p>
              <Sentence said={said} />
            </p>
            {ringed && i === steps.length - 1 && (
              <p className="guide-rings">
                <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
                  <circle r="7.5" />
                </svg>{' '}
                {t('web.guide.rings')}
              </p>
            )}
            {draw && said === step && (
              <button
                type="button"
                className="guide-move"
                onClick={() => {
                  draw();
                  toDecision();
                }}
              >
                {t('web.guide.draw')}
              </button>
            )}
          </div>
        ))}
      </aside>
      <aside className="guide warned" aria-label={t('web.guide.hint')} aria-live="polite">
        {warning && <Warning {...warning} dismissed={toDecision} />}
      </aside>
    </>
  );
}

/**
 * Before the first order the aim is to be read with the first step, and after a tap it has been read; later, it is news.
 * At one screen for two each of them has a first question.
 */
function useOpening(aim: Said | null, step: Said | null): 'first' | 'read' | 'later' {
  const viewer = useHosted((h) => h.viewer);
  const begun = useHosted(({ steps }) => steps.some(({ seat }) => seat === viewer));
  const asked = useHosted(({ battle }) =>
    battle ? battle.ruleset.pending(battle.state).some(({ seat }) => seat === viewer) : false,
  );
  const at = step && step.key !== THINKING ? `${step.key} ${step.answer}` : null;
  const [first, setFirst] = useState({ viewer, at: asked ? at : null });
  if (first.viewer !== viewer || (first.at === null && asked && at !== null))
    setFirst({ viewer, at: asked ? at : null });
  if (aim === null || begun) return 'later';
  return at === null || at === (first.at ?? at) ? 'first' : 'read';
}

/** What the rings are is told at the first question with some. */
function useFirstRings(shown: boolean, moment: number): boolean {
  const [first, setFirst] = useState<number | null>(null);
  if (shown && first === null) setFirst(moment);
  return shown && moment === (first ?? moment);
}

/** The pressed button is gone then: the keyboard goes on at what the advice was about. */
const toDecision = (): void => document.getElementById('decision')?.focus({ preventScroll: true });

function Sentence({ said: { key, facts, rule, why } }: { readonly said: Said }): ReactNode {
  const { translate } = useMessages();
  return (
    <>
      <Terms text={translate(key, facts)} /> {why && <Terms text={translate(why, facts)} />} <RuleLink rule={rule} />
    </>
  );
}
