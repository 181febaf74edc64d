/** Advice of Simplicity in words. */
import { simplicity } from '@drumhead/simplicity';
import type { Command, State } from '@drumhead/simplicity/screen';
import type { RulesAdvice } from '../../../advice/rulesAdvice.ts';
import type { Messages } from '../../../i18n/index.ts';
import type { PieceRef } from '../interaction/scene.ts';
import { commandText, pieceName, placeText } from '../screen/names.ts';

/** Orders that have the name of who carries them out in their text. */
const NAMED: readonly Command['type'][] = ['place', 'placeCommand'];
/** Orders whose text leaves out where to. */
const PLACED: readonly Command['type'][] = ['place', 'placeCommand', 'moveCommand'];

export const rulesAdvice: RulesAdvice = {
  bundle: 'simplicity-advice-pages',
  prefix: 'sip',
  orderText(messages, state, given) {
    const [at, command] = [state as State, given as Command];
    if (command.type === 'edge')
      return messages.translate('sip.advice.edge', { edge: commandText(messages, at, command) });
    const doer = doerOf(command);
    const name = doer === null || NAMED.includes(command.type) ? null : pieceName(messages, at, doer);
    const where = doer === null || !PLACED.includes(command.type) ? null : whereTo(messages, at, command, doer);
    return [name, commandText(messages, at, command), where].filter((part) => part !== null).join(': ');
  },
};

function doerOf(command: Command): PieceRef | null {
  if ('unit' in command && command.unit >= 0) return { what: 'unit', index: command.unit };
  return 'command' in command && command.command >= 0 ? { what: 'command', index: command.command } : null;
}

/** Where the one that is ordered then stands. */
function whereTo(messages: Messages<string>, state: State, command: Command, doer: PieceRef): string | null {
  const [waits] = simplicity.pending(state);
  const given = waits && simplicity.decide(state, waits.seat, command);
  return given?.ok ? placeText(messages, given.state, doer) : null;
}
