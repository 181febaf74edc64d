/** Card of the selected piece. */
import type { State } from '@drumhead/large-battles';
import { inCommand, qualityOf, spanOf } from '@drumhead/large-battles/screen';
import type { ReactNode } from 'react';
import { Stat } from '../../../panels/Stat.tsx';
import { TermText } from '../../../panels/TermText.tsx';
import { type Messages, useMessages } from '../../../i18n/index.ts';
import { Badge, type BadgeKind } from '../../../table/troops/Badges.tsx';
import { RuleLink } from '../../../reference/RuleLink.tsx';
import { Portrait } from '../drawing/pieces/Portrait.tsx';
import { badgesOf } from '../drawing/pieces/UnitPiece.tsx';
import type { PieceRef } from '../interaction/scene.ts';
import { useInteraction, useScene } from '../interaction/store.ts';
import { SilentSwitch } from './StandingOrdersPanel.tsx';
import { mm } from '../../../table/units.ts';
import { generalName, lengthText, nearestEnemyText, placeText, unitName } from '../screen/names.ts';

export function Card(): ReactNode {
  const scene = useScene();
  const piece = useInteraction((interaction) => interaction.selected);
  const messages = useMessages();
  if (!scene || !piece) return null;
  return piece.what === 'unit' ? (
    <UnitCard state={scene.state} side={scene.side} index={piece.index} messages={messages} />
  ) : (
    <GeneralCard state={scene.state} index={piece.index} messages={messages} />
  );
}

const WORDS_OF: Readonly<Partial<Record<BadgeKind, string | null>>> = {
  dis1: null,
  dis2: null,
  dis3: null,
  fired: 'lb.stat.fired',
  activated: 'lb.stat.activated',
  reacted: 'lb.stat.reacted',
  violation: 'lb.stat.violation',
};

function UnitCard({
  state,
  side,
  index,
  messages,
}: {
  readonly state: State;
  /** The side that looks. */
  readonly side: number;
  readonly index: number;
  readonly messages: Messages;
}): ReactNode {
  const { t, translate } = messages;
  const unit = state.units[index];
  const profile = state.field.units[index];
  if (!unit || !profile) return null;
  const badges = badgesOf(unit, profile);
  const traits = Object.entries(profile.traits).flatMap(([name, has]) => (has ? [translate(`lb.rule.${name}`)] : []));
  return (
    <section className={`panel card side-${profile.side}`} aria-label={t('web.card')}>
      <div className="card-head">
        <Portrait state={state} piece={{ what: 'unit', index }} />
        <div>
          <h2>{unitName(messages, state, index)}</h2>
          {unit.formation !== 'none' && (
            <p>
              {unit.battery >= 0 && `${translate('lb.stat.grandBattery')}: `}
              {translate(`lb.formation.${unit.formation}`)}
            </p>
          )}
        </div>
      </div>
      <dl className="stats">
        <Stat label={translate('lb.stat.q')} value={profile.traits.unpredictable ? '?' : qualityOf(state, index)} />
        {profile.arm !== 'artillery' && <Stat label={translate('lb.stat.c')} value={profile.c} />}
        {profile.calibre && (
          <Stat
            label={translate(profile.horse ? 'lb.guns.horse' : 'lb.guns.foot')}
            value={translate(`lb.calibre.${profile.calibre}`)}
          />
        )}
        {profile.arm === 'infantry' && <Stat label={translate('lb.stat.sk')} value={unit.sk} />}
        <Stat label={translate('lb.stat.dis.short')} value={unit.status === 'eliminated' ? '4' : unit.dis} />
      </dl>
      {traits.length > 0 && (
        <p>
          <span className="minor">{t('web.card.rules')}:</span> {traits.join(', ')}
        </p>
      )}
      {badges.length > 0 && (
        <ul className="badges">
          {badges.map((kind) => {
            const words = WORDS_OF[kind] ?? null;
            return (
              <li key={kind}>
                <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
                  <Badge kind={kind} />
                </svg>
                {words === null ? <TermText text={`DIS ${unit.dis}`} /> : translate(words)}
              </li>
            );
          })}
        </ul>
      )}
      {unit.status === 'table' && (
        <p className="minor">
          <TermText
            text={`${t(inCommand(state, index) ? 'web.card.command' : 'web.card.noCommand')}; ${placeText(messages, state, { what: 'unit', index })}. ${nearestEnemyText(messages, state, { what: 'unit', index }) ?? ''}`}
          />
        </p>
      )}
      {unit.status === 'table' && profile.side === side && <SilentSwitch unit={index} />}
      {unit.status === 'table' && profile.arm === 'artillery' && (
        <p className="minor">
          <TermText text={translate('web.card.lostWhenBeaten')} /> <RuleLink rule="LB-CON-12" />
        </p>
      )}
      {unit.status === 'eliminated' && <p>{translate('lb.stat.eliminated')}</p>}
    </section>
  );
}

function GeneralCard({
  state,
  index,
  messages,
}: {
  readonly state: State;
  readonly index: number;
  readonly messages: Messages;
}): ReactNode {
  const { t, translate } = messages;
  const general = state.generals[index];
  const profile = state.field.generals[index];
  if (!general || !profile) return null;
  const traits = general.replacement
    ? []
    : Object.entries(profile.traits).flatMap(([name, has]) => (has ? [translate(`lb.rule.${name}`)] : []));
  const piece: PieceRef = { what: 'general', index };
  return (
    <section className={`panel card side-${profile.side}`} aria-label={t('web.card')}>
      <h2>{generalName(messages, state, index)}</h2>
      <dl className="stats">
        <Stat label={translate('lb.stat.q')} value={general.q} />
      </dl>
      {traits.length > 0 && (
        <p>
          <span className="minor">{t('web.card.rules')}:</span> {traits.join(', ')}
        </p>
      )}
      <p className="minor">
        {t('web.card.span', { length: lengthText(messages, state, mm(spanOf(state, index))) })}{' '}
        {general.status === 'attached'
          ? t('web.label.with', { unit: unitName(messages, state, general.unit) })
          : placeText(messages, state, piece)}
        . {nearestEnemyText(messages, state, piece)}
      </p>
    </section>
  );
}
