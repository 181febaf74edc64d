/** When the battle ends at the latest, and who has won it then. */
import { DRAW, LOSSES, type Script } from '@drumhead/engine';
import { wordedName } from '@drumhead/content';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { lacking, worth } from '../document/script.ts';
import type { MakerKey } from '../messages.ts';
import { Choice, Figure } from './blanks.tsx';
import { type Ruling, useChoices } from './ruling.ts';
import { Sentence } from './Sentence.tsx';

const [MOST_TURNS, MOST_MINUTES, MOST_POINTS] = [200, 1440, 99] as const;
const FIRST_CLOCK = { first: '12:00', minutes: 30 };

export function TurnLimit({ ruling: { script, change } }: { readonly ruling: Ruling }): ReactNode {
  const { t, translate } = useMessages<MakerKey>();
  const { limit, clock } = script.turns;
  const put = (turns: Script['turns']): void => change((now) => ({ ...now, turns }));
  return (
    <section className="panel" aria-labelledby="maker-limit">
      <h3 id="maker-limit">{translate('scn.own.limit')}</h3>
      <Sentence
        say={(holes) => t('web.maker.rule.limit', holes)}
        blanks={{
          limit: (
            <Figure
              label={t('web.maker.blank.turn')}
              value={limit}
              most={MOST_TURNS}
              onChange={(next) => put({ ...script.turns, limit: next })}
            />
          ),
        }}
      />
      {clock && (
        <Sentence
          say={(holes) => t('web.maker.rule.clock', holes)}
          blanks={{
            first: (
              <label className="entry-field">
                <span className="minor">{t('web.maker.blank.hour')}</span>
                <input
                  type="time"
                  value={clock.first}
                  onChange={({ currentTarget: { value } }) =>
                    value !== '' && put({ limit, clock: { ...clock, first: value } })
                  }
                />
              </label>
            ),
            minutes: (
              <Figure
                label={t('web.maker.blank.minutes')}
                value={clock.minutes}
                most={MOST_MINUTES}
                onChange={(minutes) => put({ limit, clock: { ...clock, minutes } })}
              />
            ),
          }}
        />
      )}
      <button type="button" onClick={() => put(clock ? { limit } : { limit, clock: FIRST_CLOCK })}>
        {t(clock ? 'web.maker.rule.clock.remove' : 'web.maker.rule.clock.add')}
      </button>
      <p className="minor">
        <RuleLink rule="SCN-TURN-1" /> <RuleLink rule="SCN-TURN-2" />
      </p>
    </section>
  );
}

export function Victory({ ruling }: { readonly ruling: Ruling }): ReactNode {
  const { t, translate } = useMessages<MakerKey>();
  const { script, change } = ruling;
  const { victory, places = [] } = script;
  const { points = {}, lead = 1, else: otherwise = DRAW, book = true } = victory;
  const { winners } = useChoices(ruling);
  const put = (next: Script['victory']): void => change((now) => ({ ...now, victory: next }));
  const pointsBlank = (id: string): ReactNode => (
    <Figure
      label={t('web.maker.points')}
      value={points[id] ?? 0}
      least={0}
      most={MOST_POINTS}
      onChange={(next) => change(worth(id, next))}
    />
  );
  return (
    <section className="panel" aria-labelledby="maker-victory">
      <h3 id="maker-victory">{translate('scn.own.victory')}</h3>
      <Sentence
        say={(holes) => t('web.maker.rule.book', holes)}
        blanks={{
          book: (
            <Choice
              label={t('web.maker.rule.book.label')}
              value={book ? 'end' : 'no'}
              choices={[
                ['end', t('web.maker.rule.book.ends')],
                ['no', t('web.maker.rule.book.not')],
              ]}
              onChange={(next) => put(next === 'end' ? lacking(victory, 'book') : { ...victory, book: false })}
            />
          ),
        }}
      />
      {places.map(({ id, text }) => (
        <Sentence
          key={id}
          say={(holes) => translate('scn.mend.place', { place: wordedName(text), ...holes })}
          blanks={{ points: pointsBlank(id) }}
        />
      ))}
      <Sentence say={(holes) => translate('scn.aim.losses', holes)} blanks={{ points: pointsBlank(LOSSES) }} />
      <Sentence
        say={(holes) => t('web.maker.rule.lead', holes)}
        blanks={{
          lead: (
            <Figure
              label={t('web.maker.blank.lead')}
              value={lead}
              most={MOST_POINTS}
              onChange={(next) => put({ ...victory, lead: next })}
            />
          ),
        }}
      />
      <Sentence
        say={(holes) => translate('scn.aim.else', holes)}
        blanks={{
          side: (
            <Choice
              label={t('web.maker.blank.winner')}
              value={otherwise}
              choices={winners}
              onChange={(next) => put({ ...victory, else: next })}
            />
          ),
        }}
      />
      <p className="minor">
        <RuleLink rule="SCN-VIC-1" /> <RuleLink rule="SCN-VIC-2" />
      </p>
    </section>
  );
}
