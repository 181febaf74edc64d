/** The card of the piece in the hand. */
import {
  BREAKS_AT,
  fireArcOf,
  hasCommandBaseNear,
  rateOf,
  type State,
  supports,
  toCm,
} from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { Stat } from '../../../panels/Stat.tsx';
import { type MessageKey, useSpeech } from '../../../i18n/index.ts';
import { RuleLink } from '../../../reference/RuleLink.tsx';
import { Badge } from '../../../table/troops/Badges.tsx';
import type { TableKey } from '../screen/messages.ts';
import { CommandBody } from '../drawing/pieces/CommandPiece.tsx';
import { badgesOf, UnitBody } from '../drawing/pieces/UnitPiece.tsx';
import { sizeOfPiece, unitPlace } from '../interaction/places.ts';
import type { PieceRef } from '../interaction/scene.ts';
import { useHand, useScene } from '../interaction/store.ts';
import { marksOf, nearestEnemyWords, pieceName, placeWords, sideName, type Speech } from '../screen/names.ts';

export function Card(): ReactNode {
  const scene = useScene();
  const piece = useHand((hand) => hand.selected);
  const speech = useSpeech<TableKey | MessageKey>();
  if (!scene || !piece) return null;
  return piece.what === 'unit' ? (
    <UnitCard state={scene.state} index={piece.index} speech={speech} />
  ) : (
    <CommandCard state={scene.state} piece={piece} speech={speech} />
  );
}

function UnitCard({
  state,
  index,
  speech,
}: {
  readonly state: State;
  readonly index: number;
  readonly speech: Speech;
}): ReactNode {
  const { say, tell } = speech;
  const [unit, profile] = [state.units[index], state.field.units[index]];
  if (!unit || !profile) return null;
  const { width, depth } = sizeOfPiece(state, { what: 'unit', index });
  const there = unitPlace(state, index) !== null;
  const arc = there ? fireArcOf(state, index) : null;
  return (
    <section className={`panel card side-${profile.side}`} aria-label={say('web.sip.card')}>
      <div className="card-head">
        <svg
          viewBox={`${-width / 2 - 8} ${-depth / 2 - 10} ${width + 16} ${depth + 18}`}
          className="portrait"
          aria-hidden="true"
        >
          <UnitBody index={index} profile={profile} limbered={unit.limbered} />
        </svg>
        <div>
          <h2>{pieceName(speech, state, { what: 'unit', index })}</h2>
          <p>{there ? marksOf(speech, state, index).join(', ') : statusWords(speech, state, index)}</p>
        </div>
      </div>
      <dl className="stats">
        <Stat label={say('web.sip.card.rate')} value={say('web.sip.length', { cm: toCm(rateOf(profile)) })} />
        {arc && (
          <Stat
            label={say('web.sip.card.range')}
            value={say('web.sip.length', {
              cm: arc.long > 0 ? `${toCm(arc.effective)} / ${toCm(arc.long)}` : toCm(arc.effective),
            })}
          />
        )}
        <Stat label={say('web.sip.card.dp')} value={`${unit.dp} / ${BREAKS_AT}`} />
        <Stat label={say('web.sip.card.class')} value={tell(`sip.class.${profile.class}`)} />
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
          {say('web.sip.card.routing', { length: say('web.sip.length', { cm: toCm(rateOf(profile) * 1.5) }) })}{' '}
          <RuleLink rule="SIP-BRK-2" />
        </p>
      )}
      {unit.status === 'ready' && (
        <p className="minor">
          {say('web.sip.card.supports', { supports: supports(state, index) })}.{' '}
          {hasCommandBaseNear(state, index) && `${say('web.sip.card.command')} `}
          {nearestEnemyWords(speech, state, index)} {say('web.sip.card.stands')}:{' '}
          {placeWords(speech, state, { what: 'unit', index })}.
        </p>
      )}
    </section>
  );
}

/** Where somebody is who is not on the table. */
export function statusWords({ say }: Speech, { units, field }: State, unit: number): string {
  const status = units[unit]?.status ?? 'removed';
  return say(`web.sip.mark.${status}`, { turn: field.units[unit]?.arrives ?? 0 });
}

function CommandCard({
  state,
  piece,
  speech,
}: {
  readonly state: State;
  readonly piece: PieceRef;
  readonly speech: Speech;
}): ReactNode {
  const { say } = speech;
  const [command, profile] = [state.commands[piece.index], state.field.commands[piece.index]];
  if (!command || !profile) return null;
  const uniform = state.field.units.find(({ side }) => side === profile.side)?.uniform ?? '';
  return (
    <section className={`panel card side-${profile.side}`} aria-label={say('web.sip.card')}>
      <div className="card-head">
        <svg viewBox="-24 -16 48 32" className="portrait" aria-hidden="true">
          <CommandBody side={profile.side} uniform={uniform} />
        </svg>
        <div>
          <h2>{pieceName(speech, state, piece)}</h2>
          <p>
            {sideName(speech, state, profile.side)}
            {command.moved && `, ${say('web.sip.mark.moved')}`}
          </p>
        </div>
      </div>
      <p>
        {say('web.sip.card.commandBase')} <RuleLink rule="SIP-CMD-1" />
      </p>
    </section>
  );
}
