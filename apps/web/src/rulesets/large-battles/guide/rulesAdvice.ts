/** Advice of Large Battles in words. */
import type { Command, State } from '@drumhead/large-battles';
import type { RulesAdvice } from '../../../advice/rulesAdvice.ts';
import type { Messages } from '../../../i18n/index.ts';
import { commandText, generalName, unitName } from '../screen/names.ts';

/** Orders whose text is the name of a unit or a general, or that have the name in it. */
const NAMED: readonly Command['type'][] = ['correct', 'assign', 'share', 'cancel', 'retreat', 'contact'];
/** Orders whose text leaves out what is done. */
const PLAIN: readonly Command['type'][] = ['activate', 'activateGeneral', 'fire'];

export const rulesAdvice: RulesAdvice = {
  bundle: 'large-battles-advice-pages',
  prefix: 'lb',
  orderText(messages, state, given) {
    const [at, command] = [state as State, given as Command];
    const text = commandText(messages, at, command);
    const plain = messages.translate(`lb.command.${command.type}`);
    if (command.type === 'react' || command.type === 'reactGeneral') return `${plain}: ${text}`;
    const doer = NAMED.includes(command.type) ? null : doerOf(messages, at, command);
    return [doer, ...(PLAIN.includes(command.type) ? [plain] : []), text].filter((part) => part !== null).join(': ');
  },
};

function doerOf(messages: Messages<string>, state: State, command: Command): string | null {
  if ('general' in command) return generalName(messages, state, command.general);
  return 'unit' in command && command.unit >= 0 ? unitName(messages, state, command.unit) : null;
}
