/** The proposed command: cost, length, required roll, odds, refusal, and the button that sends it. */
import { type Command, orderOdds, orderPreview, toCm } from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { percent } from '../../../panels/percent.ts';
import { Consequences } from '../../../panels/Consequences.tsx';
import { Figures } from '../../../panels/Figures.tsx';
import { Proposal } from '../../../panels/Proposal.tsx';
import { useInSight } from '../../../panels/useInSight.ts';
import { Tally } from '../../../panels/Tally.tsx';
import type { ProposedCommand } from '../interaction/proposal.ts';
import { ridingOn } from '../interaction/rides.ts';
import { variantsOf } from '../interaction/variants.ts';
import type { TableKey } from '../screen/messages.ts';
import { unitPlace } from '../interaction/places.ts';
import { isOrdering, judge, type Scene, targetOf } from '../interaction/scene.ts';
import { dispatch } from '../interaction/store.ts';
import { commandText, type Messages, pieceName, readable } from '../screen/names.ts';
import { Cost } from './Cost.tsx';
import { MeleeOdds, ShotOdds } from './odds.tsx';

/** Orders that a unit with DP may fail to obey (SIP-ACT-1). */
const MOVING: readonly Command['type'][] = ['move', 'road', 'enter', 'leave', 'moveFire', 'charge'];

export function Preview({
  scene,
  aim,
  held,
}: {
  readonly scene: Scene;
  readonly aim: ProposedCommand;
  readonly held: boolean;
}): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { t, translate } = messages;
  const { state } = scene;
  const { command, refusal, ghost, cost, rate } = aim;
  const shown = command ?? aim.asked;
  const open = judge(scene, shown).ok;
  const brings = !held && open && isOrdering(scene) ? orderPreview(state, shown) : null;
  const promised = { odds: orderOdds(state, shown), rolls: brings !== null && brings.activation !== null };
  const aimedAt = held ? -1 : targetOf(shown);
  useInSight(aimedAt < 0 ? [] : [aim.from, unitPlace(state, aimedAt)]);
  const target = shown.type === 'charge' ? state.units[shown.target] : undefined;
  return (
    <Proposal
      title={commandText(messages, state, shown)}
      {...('unit' in shown && { who: pieceName(messages, state, { what: 'unit', index: shown.unit }) })}
      asked={commandText(messages, state, aim.asked)}
      refusal={
        refusal && { text: translate(refusal.reason, readable(messages, state, refusal.facts)), rule: refusal.rule }
      }
      possible={command !== null}
      held={held}
      again={ghost !== null}
      dispatch={dispatch}
    >
      {isOrdering(scene) && (
        <p>
          <Cost state={state} />
          {brings && MOVING.includes(shown.type) && !brings.activation && t('web.sip.aim.obeys')}{' '}
          {cost !== null && t('web.sip.aim.cost', { cost: toCm(cost), rate: toCm(rate) })}
        </p>
      )}
      <Consequences
        list={aim.consequences}
        line={({ what, pieces }) =>
          translate(what, {
            pieces: pieces.map((index) => pieceName(messages, state, { what: 'unit', index })).join(', '),
          })
        }
      />
      {brings?.activation && (
        <>
          <p>
            <strong>
              {t('web.sip.aim.activation', {
                face: brings.activation.face,
                chance: percent(brings.activation.chance),
              })}
            </strong>
          </p>
          {brings.activation.tally.length > 0 && <Tally label={t('sum.die')} tally={brings.activation.tally} />}
          {shown.type === 'charge' && <p className="minor">{t('web.sip.aim.confused')}</p>}
        </>
      )}
      {brings?.rally && (
        <>
          <p>
            <strong>{t('web.sip.aim.rally', { face: brings.rally.face, chance: percent(brings.rally.chance) })}</strong>
          </p>
          {brings.rally.tally.length > 0 && <Tally label={t('sum.die')} tally={brings.rally.tally} />}
        </>
      )}
      {brings?.shot && <ShotOdds shot={brings.shot} {...promised} />}
      {brings?.melee && <MeleeOdds melee={brings.melee} {...promised} />}
      {target?.status === 'routing' && <p>{t('web.sip.aim.caught')}</p>}
      {!held && <Variants scene={scene} command={command} />}
      {!held && (
        <Figures
          asked={aim.asked}
          command={command}
          lengths="cm"
          change={(changed) => dispatch({ type: 'propose', command: changed })}
        />
      )}
    </Proposal>
  );
}

/** Other forms of the order, and a corner for a ride. */
function Variants({ scene, command }: { readonly scene: Scene; readonly command: Command | null }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  if (!command || !isOrdering(scene)) return null;
  const onwards = command.type === 'moveCommand' ? ridingOn(scene, command) : null;
  const variants = [...variantsOf(scene, command), ...(onwards ? [onwards] : [])];
  if (variants.length === 0) return null;
  return (
    <ul className="choices small">
      {variants.map((variant) => (
        <li key={JSON.stringify(variant)}>
          <button type="button" onClick={() => dispatch({ type: 'propose', command: variant })}>
            {variantText(messages, scene, variant)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function variantText(messages: Messages, { state }: Scene, variant: Command): string {
  const { t } = messages;
  switch (variant.type) {
    case 'moveFire': {
      const target = pieceName(messages, state, { what: 'unit', index: variant.target });
      return t(variant.fireFirst ? 'web.sip.aim.fireFirst' : 'web.sip.aim.andFire', { target });
    }
    case 'charge':
      return t(variant.command < 0 ? 'web.sip.aim.chargeAlone' : 'web.sip.aim.chargeWith');
    case 'moveCommand':
      return t('web.sip.aim.corner');
    default:
      return commandText(messages, state, variant);
  }
}
