/** A group order: units selected on the table or here, then the dice. */
import { MOST_DICE } from '@drumhead/large-battles/screen';
import { type ReactNode, useId } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { useBundleMessages } from '../../../i18n/useBundle.ts';
import { RuleLink } from '../../../reference/RuleLink.tsx';
import { RollOddsLine } from './lazyOdds.tsx';
import { REFUSALS } from '../screen/refusals.ts';
import { judge, type Scene } from '../interaction/scene.ts';
import { dispatch, send } from '../interaction/store.ts';
import { groupCandidates } from '../interaction/group.ts';
import { commandText, readable, shortUnitName } from '../screen/names.ts';
import type { DecidingKey } from './messages.ts';

export function GroupPanel({
  scene,
  units,
  gathered,
}: {
  readonly scene: Scene;
  readonly units: readonly number[];
  /** Units drawn round by the lasso. */
  readonly gathered: readonly number[];
}): ReactNode {
  const messages = useMessages<MessageKey | DecidingKey>();
  const { t } = messages;
  const why = useBundleMessages(REFUSALS);
  const reason = useId();
  const general = scene.frame?.at === 'general' ? scene.frame.general : -1;
  const orders = Array.from({ length: MOST_DICE }, (_, i) => i + 1).map((dice) =>
    judge(scene, { type: 'group', general, units, dice }),
  );
  const refused = orders.find((order) => !order.ok);
  return (
    <div className="group">
      <h3>{t('web.decide.group')}</h3>
      <p className="minor">{t('web.decide.group.about')}</p>
      <ul className="ticks">
        {groupCandidates(scene).map((unit) => (
          <li key={unit}>
            <label>
              <input
                type="checkbox"
                checked={units.includes(unit)}
                onChange={() => dispatch({ type: 'toggle', piece: { what: 'unit', index: unit } })}
              />{' '}
              {shortUnitName(messages, scene.state, unit)}
            </label>
          </li>
        ))}
      </ul>
      {gathered.map((unit) => {
        const alone = units.includes(unit)
          ? null
          : judge(scene, { type: 'group', general, units: [...units, unit], dice: 1 });
        return (
          alone &&
          !alone.ok && (
            <p key={unit} className="left-out">
              {t('web.decide.group.leftOut', { unit: shortUnitName(messages, scene.state, unit) })}{' '}
              {why(alone.refusal.reason, readable(messages, scene.state, alone.refusal.facts))}{' '}
              <RuleLink rule={alone.refusal.rule} />
            </p>
          )
        );
      })}
      {refused && !refused.ok && (
        <p className="refused" id={reason}>
          {why(refused.refusal.reason, readable(messages, scene.state, refused.refusal.facts))}{' '}
          <RuleLink rule={refused.refusal.rule} />
        </p>
      )}
      <div className="rolls">
        {orders.map(({ command, ok }, i) => (
          <button
            key={i}
            type="button"
            className="roll"
            aria-disabled={!ok}
            aria-describedby={ok ? undefined : reason}
            onClick={() => ok && send(command)}
          >
            <strong>{commandText(messages, scene.state, { type: 'activate', unit: 0, dice: i + 1 })}</strong>
            {ok && <RollOddsLine scene={scene} command={command} />}
          </button>
        ))}
      </div>
      <ul className="choices">
        <li>
          <button type="button" className="quiet" onClick={() => dispatch({ type: 'group', group: null })}>
            {t('web.preview.cancel')}
          </button>
        </li>
      </ul>
    </div>
  );
}
