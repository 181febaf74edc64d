/** At the end of a battle: a lesson in what the player has never used though it was open, one at a time. */
import { type ReactNode, useEffect, useMemo } from 'react';
import { pageAddress } from '../app/route.ts';
import { onScreen, useHosted } from '../battle/index.ts';
import { isHuman } from '../battle/players/players.ts';
import { dismissHint, keepUsed, useProgress } from '../guide/progress.ts';
import { useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { chancesIn, usedIn } from './judge.ts';
import type { Lesson } from './lesson.ts';
import type { LessonKey } from './messages.ts';
import { useBeginning, useRulesLessons } from './useLesson.ts';
import './lessons.css';

/** The name under which an offer is dismissed for good. */
const offerOf = ({ id }: Lesson): string => `lesson ${id}`;

/** Battles whose orders are counted: looking at one again counts nothing twice. */
const counted = new Set<string>();

export function LessonOffer(): ReactNode {
  const { t, translate } = useMessages<LessonKey>();
  const ruleset = useHosted((h) => h.saved?.ruleset ?? '');
  const rules = useRulesLessons(ruleset);
  const ready = useBundle('web-lesson-pages');
  const { busy, begin } = useBeginning();
  const { used, lessons, dismissed } = useProgress((all) => all);
  useEffect(() => {
    const { saved, steps } = onScreen.getState();
    if (rules === null || !saved || counted.has(saved.id)) return;
    counted.add(saved.id);
    const own = steps.flatMap(({ seat, command }) => (isHuman(saved.seats[seat]) ? [command] : []));
    keepUsed(usedIn(rules.list, own));
  }, [rules]);
  const steps = useHosted((h) => h.steps);
  const seats = useHosted((h) => h.saved?.seats);
  const chances = useMemo(() => {
    const before = steps.map(({ seat }, i) => ({ seat, state: steps[i - 1]?.state ?? null }));
    const own = before.filter(({ seat, state }) => state !== null && seats?.[seat] === 'human');
    return rules ? chancesIn(rules, own) : {};
  }, [rules, steps, seats]);
  const chancesOf = ({ id }: Lesson): number => chances[id] ?? 0;
  const [open] = (rules?.list ?? [])
    .filter((lesson) => !used[lesson.id] && !lessons[lesson.id] && !dismissed.includes(offerOf(lesson)))
    .filter((lesson) => chancesOf(lesson) > 0)
    .sort((a, b) => chancesOf(b) - chancesOf(a));
  if (rules === null || open === undefined || !ready) return null;
  return (
    <section className="lesson-offer" aria-labelledby="lesson-offer">
      <h3 id="lesson-offer">{t('web.lessons.offered')}</h3>
      <p>
        <strong>{translate(open.title)}</strong> <span className="minor">({t('web.lessons.time')})</span>
      </p>
      <p>{translate(open.offer)}</p>
      <p className="minor">{t('web.lessons.chances', { count: chancesOf(open) })}</p>
      <ul className="choices row">
        <li>
          <button type="button" disabled={busy} onClick={() => begin(open, 0, rules)}>
            {t('web.lessons.begin')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => dismissHint(offerOf(open))}>
            {t('web.lessons.leave')}
          </button>
        </li>
        <li>
          <a className="button" href={pageAddress('any', 'learn')}>
            {t('web.lessons.all')}
          </a>
        </li>
      </ul>
    </section>
  );
}
