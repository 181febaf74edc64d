/** What an event does: reinforcements, messages, points, the end. */
import { LONGEST_MESSAGE, type ScriptDeed, type ScriptEdge, TABLE_EDGES } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { type Messages, useMessages } from '../../i18n/index.ts';
import { lacking, messageTo, nextToArrive } from '../document/script.ts';
import { NameWords } from '../map/chosenParts.tsx';
import type { MakerKey } from '../messages.ts';
import { Choice, Figure } from './blanks.tsx';
import { type Ruling, useChoices } from './ruling.ts';
import { Sentence } from './Sentence.tsx';

export const DEED_KINDS = ['arrive', 'mayLeave', 'tell', 'score', 'end'] as const;
export type DeedKind = (typeof DEED_KINDS)[number];

const MOST_POINTS = 99;

/** A deed as it begins, or why there can be none. */
export function freshDeed(
  { t, language }: Pick<Messages<MakerKey>, 't' | 'language'>,
  { script, ground }: Pick<Ruling, 'script' | 'ground'>,
  kind: DeedKind,
): ScriptDeed | string {
  const [side = ''] = ground.seats;
  if (kind === 'tell') return messageTo({ [language]: t('web.maker.rule.message.new') });
  if (kind === 'score') return { score: side, points: 1 };
  if (kind === 'end') return { end: side };
  if (kind === 'mayLeave') {
    const [first] = ground.troops;
    return first === undefined ? t('web.maker.rule.nobody') : { mayLeave: first.id, edge: 'left' };
  }
  const troops = nextToArrive(
    script,
    ground.troops.flatMap(({ id, mayArrive }) => (mayArrive ? [id] : [])),
  );
  return troops === undefined ? t('web.maker.rule.nobodyArrives') : { arrive: troops, edge: 'left' };
}

interface Props {
  /** Before its sentence. */
  readonly lead: string;
  readonly ruling: Ruling;
  readonly deed: ScriptDeed;
  readonly onChange: (deed: ScriptDeed) => void;
}

export function Deed({ lead, ruling, deed, onChange }: Props): ReactNode {
  const { t } = useMessages<MakerKey>();
  const { sides, hearers, winners } = useChoices(ruling);
  const { tell, score, points = 0, end } = deed;
  if (deed.arrive !== undefined || deed.mayLeave !== undefined)
    return <Passage lead={lead} ruling={ruling} deed={deed} onChange={onChange} />;
  if (tell !== undefined) {
    const blanks = {
      who: (
        <Choice
          label={t('web.maker.blank.who')}
          value={tell}
          choices={hearers}
          onChange={(next) => onChange({ ...deed, tell: next })}
        />
      ),
    };
    return (
      <>
        <Sentence lead={lead} say={(holes) => t('web.maker.rule.tell', holes)} blanks={blanks} />
        <NameWords
          text={deed.text ?? {}}
          most={LONGEST_MESSAGE}
          lines={2}
          label="web.maker.text.in"
          onChange={(text) => onChange({ ...deed, text })}
        />
      </>
    );
  }
  if (score !== undefined) {
    const [plus, minus] = [t('web.maker.rule.plus'), t('web.maker.rule.minus')];
    const blanks = {
      sign: (
        <Choice
          label={t('web.maker.blank.sign')}
          value={points < 0 ? '-' : '+'}
          choices={[
            ['+', plus],
            ['-', minus],
          ]}
          onChange={() => onChange({ ...deed, points: -points })}
        />
      ),
      points: (
        <Figure
          label={t('web.maker.points')}
          value={Math.abs(points)}
          least={0}
          most={MOST_POINTS}
          onChange={(next) => onChange({ ...deed, points: points < 0 ? -next : next })}
        />
      ),
      side: (
        <Choice
          label={t('web.maker.blank.side')}
          value={score}
          choices={sides}
          onChange={(next) => onChange({ ...deed, score: next })}
        />
      ),
    };
    return <Sentence lead={lead} say={(holes) => t('web.maker.rule.score', holes)} blanks={blanks} />;
  }
  const blanks = {
    side: (
      <Choice
        label={t('web.maker.blank.winner')}
        value={end ?? ''}
        choices={winners}
        onChange={(next) => onChange({ ...deed, end: next })}
      />
    ),
  };
  return <Sentence lead={lead} say={(holes) => t('web.maker.rule.end', holes)} blanks={blanks} />;
}

/** How long an edge of the table is. */
export const lengthOf = ({ width, height }: Ruling['ground'], edge: ScriptEdge): number =>
  edge === 'left' || edge === 'right' ? height : width;

/** Troops that come on, or may leave, by a stretch of an edge. */
function Passage({ lead, ruling, deed, onChange }: Props): ReactNode {
  const { t, translate } = useMessages<MakerKey>();
  const { arriving, troops } = useChoices(ruling);
  const { arrive, mayLeave = '', edge = 'left', from = 0, to, points = 0 } = deed;
  const long = lengthOf(ruling.ground, edge);
  const isComing = arrive !== undefined;
  const blanks = {
    troops: (
      <Choice
        label={t('web.maker.blank.troops')}
        value={arrive ?? mayLeave}
        choices={isComing ? arriving : troops}
        onChange={(next) => onChange(isComing ? { ...deed, arrive: next } : { ...deed, mayLeave: next })}
      />
    ),
    edge: (
      <Choice
        label={t('web.maker.blank.edge')}
        value={edge}
        choices={TABLE_EDGES.map((one) => [one, translate(`scn.edge.${one}`)] as const)}
        // Another edge may be shorter: it is all of it.
        onChange={(next) => onChange({ ...lacking(lacking(deed, 'from'), 'to'), edge: next as ScriptEdge })}
      />
    ),
    from: (
      <Figure
        label={t('web.maker.blank.from')}
        value={Math.round(from)}
        least={0}
        most={long}
        onChange={(next) => onChange({ ...deed, from: next })}
      />
    ),
    to: (
      <Figure
        label={t('web.maker.blank.to')}
        value={Math.round(to ?? long)}
        least={0}
        most={long}
        onChange={(next) => onChange({ ...deed, to: next })}
      />
    ),
  };
  if (isComing) return <Sentence lead={lead} say={(holes) => t('web.maker.rule.arrive', holes)} blanks={blanks} />;
  const pointsBlank = (
    <Figure
      label={t('web.maker.points')}
      value={points}
      least={0}
      most={MOST_POINTS}
      onChange={(next) => onChange(next === 0 ? lacking(deed, 'points') : { ...deed, points: next })}
    />
  );
  return (
    <Sentence
      lead={lead}
      say={(holes) => t('web.maker.rule.mayLeave', holes)}
      blanks={{ ...blanks, points: pointsBlank }}
    />
  );
}
