/** The card of the model in the hand. */
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
import { type MessageKey, useSpeech } from '../../../i18n/index.ts';
import type { TableKey } from '../screen/messages.ts';
import { ModelBody } from '../drawing/pieces/ModelPiece.tsx';
import { radiusIn, spotOf } from '../interaction/places.ts';
import { useHand, useScene } from '../interaction/store.ts';
import { MoraleOdds } from './MoraleOdds.tsx';
import { modelName, nearestEnemyWords, placeWords, playerName, type Speech } from '../screen/names.ts';

export function Card(): ReactNode {
  const scene = useScene();
  const selected = useHand((hand) => hand.selected);
  const speech = useSpeech<TableKey | MessageKey>();
  return scene && <ModelCard state={scene.state} index={selected} speech={speech} />;
}

function ModelCard({
  state,
  index,
  speech,
}: {
  readonly state: State;
  readonly index: number;
  readonly speech: Speech;
}): ReactNode {
  const { say, tell } = speech;
  const [profile, model] = [state.field.models[index], state.models[index]];
  if (!profile || !model) return null;
  const radius = radiusIn(state, index);
  const there = spotOf(state, index) !== null;
  const r = radius * 1.35;
  const rules = profile.specials.filter((special) => special !== 'mounted' || model.mounted);
  const morale = there ? moralePreview(state, index) : null;
  const marks = there ? marksOf(state, index, speech) : [];
  return (
    <section className={`panel card side-${profile.player}`} aria-label={say('web.sk.card')}>
      <div className="card-head">
        <svg
          viewBox={`${-r} ${-radius * 2.1} ${2 * r} ${radius * 3.4}`}
          className="portrait soldier"
          aria-hidden="true"
        >
          <ModelBody
            profile={profile}
            model={{ mounted: model.mounted, posture: there ? model.posture : 'standing' }}
            radius={radius}
          />
        </svg>
        <div>
          <h2>{modelName(speech, state, index)}</h2>
          <p>
            {playerName(speech, state, profile.player)} ·{' '}
            {model.out === null ? tell(`sk.posture.${model.posture}`) : tell(`web.sk.out.${model.out}`)}
          </p>
        </div>
      </div>
      <dl className="stats">
        <Stat label="Q" value={`${profile.q}+`} />
        <Stat label="C" value={profile.c} />
        <Stat label={say('web.sk.card.points')} value={profile.points} />
      </dl>
      <ul className="weapons" aria-label={say('web.sk.card.weapons')}>
        {profile.weapons.map((weapon, i) => (
          <li key={i}>
            {tell(`sk.weapon.${weapon}`)}
            {weapon === 'tomahawk' && model.tomahawk !== null && ` (${say('web.sk.mark.thrown')})`}
            {isFirearm(weapon) &&
              ` (${say(model.depleted[i] ? 'web.sk.mark.depleted' : model.loaded[i] ? 'web.sk.mark.loaded' : 'web.sk.mark.discharged')})`}
          </li>
        ))}
      </ul>
      {rules.length > 0 && (
        <p>
          <span className="minor">{say('web.sk.card.rules')}:</span>{' '}
          {rules.map((special) => tell(`sk.special.${special}`)).join(', ')}
        </p>
      )}
      {marks.length > 0 && <p>{marks.join(' · ')}</p>}
      {morale && <MoraleOdds rows={[{ ...morale, name: say('web.sk.morale.now') }]} />}
      {there && <Bonuses state={state} index={index} speech={speech} />}
      {there && (
        <p className="minor capital">
          {placeWords(speech, state, index)}. {nearestEnemyWords(speech, state, index)}
        </p>
      )}
    </section>
  );
}

function marksOf(state: State, index: number, { say }: Speech): readonly string[] {
  const [model, profile] = [state.models[index], state.field.models[index]];
  const squad = state.squads[profile?.player ?? -1];
  if (!model || !profile || !squad) return [];
  return [
    ...(commanderOf(state, profile.player) === index ? [say('web.sk.mark.commander')] : []),
    ...(squad.actingLeader === index ? [say('web.sk.mark.acting')] : []),
    ...(engagedWith(state, index).length > 0 ? [say('web.sk.mark.engaged')] : []),
    ...(model.activated ? [say('web.sk.mark.activated')] : []),
    ...(model.attacked ? [say('web.sk.mark.attacked')] : []),
    ...(model.object >= 0 ? [say('web.sk.mark.carrying')] : []),
    ...(inBroken(state, index) ? [say('web.sk.card.broken')] : []),
  ];
}

function Bonuses({
  state,
  index,
  speech,
}: {
  readonly state: State;
  readonly index: number;
  readonly speech: Speech;
}): ReactNode {
  const bonus = total(activationBonus(state, index, false, false));
  return bonus > 0 && <p className="minor">{speech.say('web.sk.card.bonus', { bonus })}.</p>;
}
