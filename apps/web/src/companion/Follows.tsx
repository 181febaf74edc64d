/**
 * What follows a result: each with its reason and, where all is known, the judge’s answer; a button opens it. That of the
 * first, which is due now, is the main one at the foot of the page.
 */
import { answerLines, withStepLines } from '@drumhead/content/told';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../i18n/index.ts';
import { RuleLink } from '../reference/RuleLink.tsx';
import { Answer } from './Answer.tsx';
import type { CompanionConfig } from './companionConfig.ts';
import type { Follow } from './follow.ts';
import type { CompanionKey } from './messages.ts';
import { conformed, pruned, type Schema } from './schemaForm.ts';
import { stillToGive } from './stillToGive.ts';
import { wordsOf } from './words.ts';

interface Props {
  readonly config: CompanionConfig;
  readonly follows: readonly Follow[];
  readonly onOpen: (follow: Follow) => void;
}

export function Follows({ config, follows, onOpen }: Props): ReactNode {
  const messages = useMessages<CompanionKey>();
  const { t, translate } = messages;
  const id = useId();
  const words = wordsOf(config, messages);
  return (
    <section className="panel companion-follows" aria-labelledby={id}>
      <h2 id={id}>{t('web.companion.follows')}</h2>
      <ol>
        {follows.map((follow, i) => (
          <li key={`${follow.kind} ${follow.why}`} className={i === 0 ? 'due' : ''}>
            <p>
              {translate(follow.why, follow.facts)} <RuleLink rule={follow.rule} />
            </p>
            <Judged config={config} follow={follow} />
            {i > 0 && (
              <button type="button" onClick={() => onOpen(follow)}>
                {words.kind(follow.kind)}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The answer before any dice, where nothing is left to be given. */
function Judged({
  config: { judge, needs },
  follow,
}: {
  readonly config: CompanionConfig;
  readonly follow: Follow;
}): ReactNode {
  const { translate } = useMessages();
  const { kind } = follow;
  const schema = judge.schema(kind) as Schema;
  const situation = conformed(follow.situation, schema);
  if (stillToGive(schema, situation, kind, needs).length > 0) return null;
  const judged = judge.adjudicate(kind, pruned(situation, schema), translate);
  if (!judged.ok) return null;
  return <Answer lines={answerLines(translate, withStepLines(judge, judged.value, translate), [])} />;
}
