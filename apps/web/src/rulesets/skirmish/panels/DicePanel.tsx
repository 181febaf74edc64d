/** How many dice: exact chances of actions and of the turn ending, for one, two and three. */
import { activationPreview, type Command, orderPreview, type RollPreview } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { host } from '../../../battle/index.ts';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { Buttons } from './Buttons.tsx';
import { type DiceRow, DiceTable } from './odds.tsx';
import type { TableKey } from '../screen/messages.ts';
import { judge, type Scene, sceneOf } from '../interaction/scene.ts';
import { send } from '../interaction/store.ts';
import { commandText, modelName } from '../screen/names.ts';

/** `model`: nominated together with the choice of dice. */
export function DicePanel({ scene, model }: { readonly scene: Scene; readonly model?: number }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const asked = model === undefined ? scene : afterNominating(scene, model);
  const nominate: readonly Command[] = model === undefined ? [] : [{ type: 'nominate', model }];
  const dice = asked?.offers.filter((offer) => offer.type === 'dice' || offer.type === 'orderDice') ?? [];
  // An Unpredictable model rolls a die before the choice.
  if (dice.length === 0) return <Buttons scene={scene} commands={nominate} />;
  const rows = dice.flatMap((command): readonly DiceRow[] => {
    const roll = rollOf(asked ?? scene, command);
    return roll ? [{ key: JSON.stringify(command), label: commandText(messages, scene.state, command), roll }] : [];
  });
  const subject = asked?.frame?.at === 'diceChoice' ? asked.frame.model : -1;
  return (
    <div>
      {subject >= 0 && <h3>{modelName(messages, scene.state, subject)}</h3>}
      <DiceTable
        rows={rows}
        onDice={(row) => {
          const chosen = dice[row];
          if (!chosen) return;
          if (nominate.length === 0) send(chosen);
          else void host.orderAll([...nominate, chosen]);
        }}
      />
    </div>
  );
}

function rollOf(
  { state, frame }: Scene,
  command: Extract<Command, { readonly type: 'dice' | 'orderDice' }>,
): RollPreview | null {
  const rolls =
    frame?.at === 'orderDice'
      ? orderPreview(state, frame.order)
      : frame?.at === 'diceChoice'
        ? activationPreview(state, frame.model, command.type === 'dice' && command.charge, frame.lucky)
        : [];
  return rolls.find(({ dice }) => dice === command.dice) ?? null;
}

/** The decision after nominating this model. */
function afterNominating(scene: Scene, model: number): Scene | null {
  const judged = judge(scene, { type: 'nominate', model });
  return judged.ok ? sceneOf(judged.after, scene.seat, scene.rules) : null;
}
