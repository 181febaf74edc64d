/** Advice of Simplicity in words. */
import type { Command, State } from '@drumhead/simplicity/screen';
import type { RulesAdvice } from '../../../advice/rulesAdvice.ts';
import type { Messages } from '../../../i18n/index.ts';
import { commandText, pieceName } from '../screen/names.ts';

/** Orders that have the name of who carries them out in their text. */
const NAMED: readonly Command['type'][] = ['place', 'placeCommand'];

export const rulesAdvice: RulesAdvice = {
  bundle: 'simplicity-advice-pages',
  prefix: 'sip',
  orderText(messages, state, given) {
    const [at, command] = [state as State, given as Command];
    const doer = NAMED.includes(command.type) ? null : doerOf(messages, at, command);
    const text = commandText(messages, at, command);
    return doer === null ? text : `${doer}: ${text}`;
  },
};

function doerOf(messages: Messages<string>, state: State, command: Command): string | null {
  if ('unit' in command && command.unit >= 0) return pieceName(messages, state, { what: 'unit', index: command.unit });
  if (!('command' in command) || command.command < 0) return null;
  return pieceName(messages, state, { what: 'command', index: command.command });
}
