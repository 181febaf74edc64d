/** How many dice: exact chances of actions and of the turn ending, for one, two and three. */
import { activationPreview, type Command, orderPreview, type RollPreview } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { Buttons } from './Buttons.tsx';
import { type DiceRow, DiceTable } from './odds.tsx';
import type { TableKey } from '../screen/messages.ts';
import { nominated } from '../interaction/activated.ts';
import type { ProposedCommand } from '../interaction/proposedCommand.ts';
import type { Scene } from '../interaction/scene.ts';
import { order, send } from '../interaction/store.ts';
import { commandText, modelName } from '../screen/names.ts';

/** `model`: nominated together with the choice of dice; `drawn`: its Move, which follows. */
export function DicePanel({
  scene,
  model,
  drawn,
}: {
  readonly scene: Scene;
  readonly model?: number;
  readonly drawn?: ProposedCommand;
}): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const asked = model === undefined ? scene : nominated(scene, model);
  const nominate: readonly Command[] = model === undefined ? [] : [{ type: 'nominate', model }];
  const dice = asked?.offers.filter((offer) => offer.type === 'dice' || offer.type === 'orderDice') ?? [];
  // An Unpredictable model rolls a die before the choice.
  if (dice.length === 0) return <Buttons scene={scene} commands={nominate} />;
  const rows = dice.flatMap((command): readonly DiceRow[] => {
    const roll = rollOf(asked ?? scene, command);
    const label = commandText(messages, scene.state, command);
    return roll ? [{ key: JSON.stringify(command), label, roll, ...(drawn && { actions: drawn.cost }) }] : [];
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
          else void order(...nominate, chosen, ...(drawn?.commands ?? []));
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
