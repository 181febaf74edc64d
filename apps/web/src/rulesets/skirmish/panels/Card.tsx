/** Card of the selected model. */
import { total } from '@drumhead/engine';
import {
  activationBonus,
  commanderOf,
  engagedWith,
  inBroken,
  isFirearm,
  moralePreview,
  type State,
} from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { Stat } from '../../../panels/Stat.tsx';
import { TermText } from '../../../panels/TermText.tsx';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import type { TableKey } from '../screen/messages.ts';
import { Figure } from '../drawing/pieces/Figure.tsx';
import { spotOf } from '../interaction/places.ts';
import { useInteraction, useScene } from '../interaction/store.ts';
import { MoraleOdds } from './MoraleOdds.tsx';
import { modelName, nearestEnemyText, placeText, playerName, type Messages } from '../screen/names.ts';

export function Card(): ReactNode {
  const scene = useScene();
  const selected = useInteraction((interaction) => interaction.selected ?? -1);
  const messages = useMessages<TableKey | MessageKey>();
  return scene && <ModelCard state={scene.state} index={selected} messages={messages} />;
}

function ModelCard({
  state,
  index,
  messages,
}: {
  readonly state: State;
  readonly index: number;
  readonly messages: Messages;
}): ReactNode {
  const { t, translate } = messages;
  const [profile, model] = [state.field.models[index], state.models[index]];
  if (!profile || !model) return null;
  const there = spotOf(state, index) !== null;
  const rules = profile.specials.filter((special) => special !== 'mounted' || model.mounted);
  const morale = there ? moralePreview(state, index) : null;
  const marks = there ? marksOf(state, index, messages) : [];
  return (
    <section className={`panel card side-${profile.player}`} aria-label={t('web.sk.card')}>
      <div className="card-head">
        <Figure state={state} index={index} />
        <div>
          <h2>{modelName(messages, state, index)}</h2>
          <p>
            {playerName(messages, state, profile.player)} ·{' '}
            {model.out === null ? translate(`sk.posture.${model.posture}`) : translate(`web.sk.out.${model.out}`)}
          </p>
        </div>
      </div>
      <dl className="stats">
        <Stat label="Q" value={`${profile.q}+`} />
        <Stat label="C" value={profile.c} />
        <Stat label={t('web.sk.card.points')} value={profile.points} />
      </dl>
      <ul className="weapons" aria-label={t('web.sk.card.weapons')}>
        {profile.weapons.map((weapon, i) => (
          <li key={i}>
            {translate(`sk.weapon.${weapon}`)}
            {weapon === 'tomahawk' && model.tomahawk !== null && ` (${t('web.sk.mark.thrown')})`}
            {isFirearm(weapon) &&
              ` (${t(model.depleted[i] ? 'web.sk.mark.depleted' : model.loaded[i] ? 'web.sk.mark.loaded' : 'web.sk.mark.discharged')})`}
          </li>
        ))}
      </ul>
      {rules.length > 0 && (
        <p>
          <span className="minor">{t('web.sk.card.rules')}:</span>{' '}
          {rules.map((special) => translate(`sk.special.${special}`)).join(', ')}
        </p>
      )}
      {marks.length > 0 && (
        <p>
          <TermText text={marks.join(' · ')} />
        </p>
      )}
      {morale && <MoraleOdds rows={[{ ...morale, name: t('web.sk.morale.now') }]} />}
      {there && <Bonuses state={state} index={index} messages={messages} />}
      {there && (
        <p className="minor capital">
          {placeText(messages, state, index)}. {nearestEnemyText(messages, state, index)}
        </p>
      )}
    </section>
  );
}

function marksOf(state: State, index: number, { t }: Messages): readonly string[] {
  const [model, profile] = [state.models[index], state.field.models[index]];
  const squad = state.squads[profile?.player ?? -1];
  if (!model || !profile || !squad) return [];
  return [
    ...(commanderOf(state, profile.player) === index ? [t('web.sk.mark.commander')] : []),
    ...(squad.actingLeader === index ? [t('web.sk.mark.acting')] : []),
    ...(engagedWith(state, index).length > 0 ? [t('web.sk.mark.engaged')] : []),
    ...(model.activated ? [t('web.sk.mark.activated')] : []),
    ...(model.attacked ? [t('web.sk.mark.attacked')] : []),
    ...(model.object >= 0 ? [t('web.sk.mark.carrying')] : []),
    ...(inBroken(state, index) ? [t('web.sk.card.broken')] : []),
  ];
}

function Bonuses({
  state,
  index,
  messages,
}: {
  readonly state: State;
  readonly index: number;
  readonly messages: Messages;
}): ReactNode {
  const bonus = total(activationBonus(state, index, false, false));
  return bonus > 0 && <p className="minor">{messages.t('web.sk.card.bonus', { bonus })}.</p>;
}
