/** Card of the selected piece. */
import {
  BREAKS_AT,
  fireArcOf,
  hasCommandBaseNear,
  rateOf,
  routOf,
  type State,
  supports,
  toCm,
} from '@drumhead/simplicity/screen';
import { hasLeftTable } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { Stat } from '../../../panels/Stat.tsx';
import { TermText } from '../../../panels/TermText.tsx';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { RuleLink } from '../../../reference/RuleLink.tsx';
import { Badge } from '../../../table/troops/Badges.tsx';
import type { TableKey } from '../screen/messages.ts';
import { Portrait } from '../drawing/pieces/Portrait.tsx';
import { badgesOf } from '../drawing/pieces/UnitPiece.tsx';
import { unitPlace } from '../interaction/places.ts';
import type { PieceRef } from '../interaction/scene.ts';
import { useInteraction, useScene } from '../interaction/store.ts';
import {
  marksOf,
  nearestEnemyText,
  pieceName,
  placeText,
  shortName,
  sideName,
  type Messages,
} from '../screen/names.ts';

export function Card(): ReactNode {
  const scene = useScene();
  const piece = useInteraction((interaction) => interaction.selected);
  const messages = useMessages<TableKey | MessageKey>();
  if (!scene || !piece) return null;
  return piece.what === 'unit' ? (
    <UnitCard state={scene.state} index={piece.index} messages={messages} />
  ) : (
    <CommandCard state={scene.state} piece={piece} messages={messages} />
  );
}

function UnitCard({
  state,
  index,
  messages,
}: {
  readonly state: State;
  readonly index: number;
  readonly messages: Messages;
}): ReactNode {
  const { t, translate } = messages;
  const [unit, profile] = [state.units[index], state.field.units[index]];
  if (!unit || !profile) return null;
  const there = unitPlace(state, index) !== null;
  const arc = there ? fireArcOf(state, index) : null;
  return (
    <section className={`panel card side-${profile.side}`} aria-label={t('web.sip.card')}>
      <div className="card-head">
        <Portrait state={state} piece={{ what: 'unit', index }} />
        <div>
          <h2>{pieceName(messages, state, { what: 'unit', index })}</h2>
          <p>
            <TermText text={there ? marksOf(messages, state, index).join(', ') : statusText(messages, state, index)} />
          </p>
        </div>
      </div>
      <dl className="stats">
        <Stat label={t('web.sip.card.rate')} value={t('web.sip.length', { cm: toCm(rateOf(profile)) })} />
        {arc && (
          <Stat
            label={t('web.sip.card.range')}
            value={t('web.sip.length', {
              cm: arc.long > 0 ? `${toCm(arc.effective)} / ${toCm(arc.long)}` : toCm(arc.effective),
            })}
          />
        )}
        <Stat label={t('web.sip.card.dp')} value={`${unit.dp} / ${BREAKS_AT}`} />
        <Stat label={t('web.sip.card.class')} value={translate(`sip.class.${profile.class}`)} />
      </dl>
      <ul className="badges" aria-hidden="true">
        {badgesOf(unit).map((kind) => (
          <li key={kind}>
            <svg width="18" height="18" viewBox="-9 -9 18 18">
              <Badge kind={kind} />
            </svg>
          </li>
        ))}
      </ul>
      {unit.status === 'routing' && (
        <p className="refused">
          {t('web.sip.card.routing', { length: t('web.sip.length', { cm: toCm(routOf(profile)) }) })}{' '}
          <RuleLink rule="SIP-BRK-2" />
        </p>
      )}
      {unit.status === 'ready' && (
        <p className="minor">
          {t('web.sip.card.supports', { supports: supports(state, index) })}.{' '}
          {hasCommandBaseNear(state, index) && `${t('web.sip.card.command')} `}
          {nearestEnemyText(messages, state, index)} {t('web.sip.card.stands')}:{' '}
          {placeText(messages, state, { what: 'unit', index })}.
        </p>
      )}
    </section>
  );
}

/** Place of a piece that is not on the table. */
export function statusText({ t, translate }: Messages, state: State, unit: number): string {
  const { units, field } = state;
  if (hasLeftTable(state, unit)) return translate('scn.leftTable');
  const status = units[unit]?.status ?? 'removed';
  const turn = field.units[unit]?.arrives ?? 0;
  // SCN-ARR-1: an event of the scenario calls it.
  return t(turn < 0 && status === 'reserve' ? 'web.sip.mark.called' : `web.sip.mark.${status}`, { turn });
}

function CommandCard({
  state,
  piece,
  messages,
}: {
  readonly state: State;
  readonly piece: PieceRef;
  readonly messages: Messages;
}): ReactNode {
  const { t } = messages;
  const [command, profile] = [state.commands[piece.index], state.field.commands[piece.index]];
  if (!command || !profile) return null;
  return (
    <section className={`panel card side-${profile.side}`} aria-label={t('web.sip.card')}>
      <div className="card-head">
        <Portrait state={state} piece={piece} />
        <div>
          <h2>{shortName(messages, state, piece)}</h2>
          <p>
            {sideName(messages, state, profile.side)}
            {command.moved && `, ${t('web.sip.mark.moved')}`}
          </p>
        </div>
      </div>
      <p>
        {t('web.sip.card.commandBase')} <RuleLink rule="SIP-CMD-1" />
      </p>
    </section>
  );
}
