/** The lesson that the open battle is a step of, and the way to one. */
import { useEffect, useState } from 'react';
import { useStart } from '../app/home/useStart.ts';
import { useHosted, useSavedBattles } from '../battle/index.ts';
import { puzzleOf } from '../battle/records/firstBattle.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { manifestOf } from '../rulesets/manifests.ts';
import { type Lesson, readLessonId, type RulesLessons } from './lesson.ts';
import { lessonBattle } from './lessonBattle.ts';

export interface FoundLesson {
  readonly lesson: Lesson;
  /** The step, from 0. */
  readonly at: number;
  readonly rules: RulesLessons;
}

/** The lessons of a rule set; null while they are loading, or where it has none. */
export function useRulesLessons(ruleset: string): RulesLessons | null {
  const [rules, setRules] = useState<RulesLessons | null>(null);
  useEffect(() => {
    manifestOf(ruleset)
      ?.lessons?.()
      .then((found) => setRules(found as RulesLessons))
      .catch(() => undefined);
  }, [ruleset]);
  return rules;
}

/** Null where it is none, or while the lesson and its texts are loading. */
export function useLesson(): FoundLesson | null {
  const ruleset = useHosted((h) => h.screen?.ruleset.id ?? '');
  const id = useHosted((h) => puzzleOf(h.saved?.scenario));
  const rules = useRulesLessons(ruleset);
  const ready = useBundle('web-lesson-pages');
  const asked = id === null ? null : readLessonId(id);
  const lesson = rules?.list.find((one) => one.id === asked?.lesson);
  return rules && lesson && asked && ready ? { lesson, at: asked.step, rules } : null;
}

interface Beginning {
  readonly busy: boolean;
  /** `at`: the step, from 0. */
  readonly begin: (lesson: Lesson, at: number, rules: RulesLessons) => void;
}

/** Begins a step of a lesson and goes to it. */
export function useBeginning(): Beginning {
  const { busy, go } = useStart();
  const { start } = useSavedBattles();
  return { busy, begin: (lesson, at, rules) => void go(() => start(lessonBattle(lesson, at, rules))) };
}
