/** What happens: each event as sentences, what more there can be, and who does not know of it. */
import { MOST_DEEDS, MOST_EVENTS, type ScriptEvent } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { SelectField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import {
  deedChanged,
  deedRemoved,
  eventAdded,
  eventChanged,
  eventLifted,
  eventRemoved,
  hiddenFrom,
  seatsWithout,
} from '../document/script.ts';
import type { MakerKey } from '../messages.ts';
import { Choice } from './blanks.tsx';
import { Conditions, MoreConditions } from './conditions.tsx';
import { Deed, DEED_KINDS, type DeedKind, freshDeed } from './deeds.tsx';
import type { Choices, Ruling } from './ruling.ts';
import { Sentence } from './Sentence.tsx';

/** What an event is called in the file until somebody calls it otherwise. */
const STEMS: Readonly<Record<DeedKind, string>> = {
  arrive: 'reinforcements',
  mayLeave: 'way-off',
  tell: 'message',
  score: 'points',
  end: 'end',
};

export function Events({ ruling }: { readonly ruling: Ruling }): ReactNode {
  const messages = useMessages<MakerKey>();
  const { t } = messages;
  const { script, change } = ruling;
  const { events = [] } = script;
  const isFull = events.length >= MOST_EVENTS ? t('web.maker.rule.events.full', { most: MOST_EVENTS }) : null;
  return (
    <section className="panel" aria-labelledby="maker-events">
      <h3 id="maker-events">{t('web.maker.rule.events')}</h3>
      <ol className="maker-events">
        {events.map((event, i) => (
          <li key={event.id}>
            <OneEvent ruling={ruling} event={event} i={i} />
          </li>
        ))}
      </ol>
      <div className="maker-choices">
        {DEED_KINDS.map((kind) => {
          const deed = freshDeed(messages, ruling, kind);
          return (
            <ClosableButton
              key={kind}
              closed={isFull ?? (typeof deed === 'string' ? deed : null)}
              onClick={() => typeof deed !== 'string' && change(eventAdded(STEMS[kind], deed))}
            >
              {t(`web.maker.deed.${kind}`)}
            </ClosableButton>
          );
        })}
      </div>
    </section>
  );
}

function OneEvent({
  ruling,
  event,
  i,
}: {
  readonly ruling: Ruling;
  readonly event: ScriptEvent;
  readonly i: number;
}): ReactNode {
  const messages = useMessages<MakerKey>();
  const { t } = messages;
  const { change } = ruling;
  const putWhen = (when: ScriptEvent['when']): void => change(eventChanged(i, (one) => ({ ...one, when })));
  const others = DEED_KINDS.map((kind) => [kind, freshDeed(messages, ruling, kind)] as const);
  return (
    <>
      <Conditions ruling={ruling} when={event.when} onChange={putWhen} />
      {event.do.map((deed, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- deeds have no other name
        <div key={n} className="maker-clause">
          <Deed
            lead={t(n === 0 ? 'web.maker.rule.then' : 'web.maker.rule.also')}
            ruling={ruling}
            deed={deed}
            onChange={(next) => change(deedChanged(i, n, next))}
          />
          {event.do.length > 1 && (
            <button type="button" className="link" onClick={() => change(deedRemoved(i, n))}>
              {t('web.maker.mend.drop')}
            </button>
          )}
        </div>
      ))}
      <div className="maker-two">
        <MoreConditions ruling={ruling} when={event.when} onChange={putWhen} />
        {event.do.length < MOST_DEEDS && (
          <SelectField
            label={t('web.maker.rule.also.more')}
            value=""
            choices={[
              ['', '…'],
              ...others.map(
                ([kind, deed]) => [kind, t(`web.maker.deed.${kind}`), typeof deed === 'string' ? deed : null] as const,
              ),
            ]}
            onChange={(kind) => {
              const deed = others.find(([one]) => one === kind)?.[1];
              if (deed !== undefined && typeof deed !== 'string')
                change(eventChanged(i, (one) => ({ ...one, do: [...one.do, deed] })));
            }}
          />
        )}
      </div>
      <Hidden ruling={ruling} event={event.id} />
      <p className="maker-choices">
        <ClosableButton closed={i === 0 ? t('web.maker.rule.first') : null} onClick={() => change(eventLifted(i))}>
          {t('web.maker.rule.lift')}
        </ClosableButton>
        <button type="button" onClick={() => change(eventRemoved(i))}>
          {t('web.maker.delete.piece')}
        </button>
      </p>
    </>
  );
}

const [NOBODY, BOTH] = ['', 'both'] as const;

/** SCN-HID-1. The sides that do not know of an event. */
function Hidden({ ruling, event }: { readonly ruling: Ruling; readonly event: string }): ReactNode {
  const { t } = useMessages<MakerKey>();
  const { script, sides, change } = ruling;
  const seats = seatsWithout(script, event);
  const all = sides.map(([seat]) => seat);
  const value = seats.length === 0 ? NOBODY : seats.length > 1 ? BOTH : (seats[0] ?? NOBODY);
  const choices: Choices = [
    [NOBODY, t('web.maker.rule.hidden.nobody')],
    ...sides,
    [BOTH, t('web.maker.rule.hidden.both')],
  ];
  return (
    <Sentence
      say={(holes) => t('web.maker.rule.hidden', holes)}
      blanks={{
        who: (
          <Choice
            label={t('web.maker.rule.hidden.label')}
            value={value}
            choices={choices}
            onChange={(next) => change(hiddenFrom(event, next === NOBODY ? [] : next === BOTH ? all : [next]))}
          />
        ),
      }}
    />
  );
}
