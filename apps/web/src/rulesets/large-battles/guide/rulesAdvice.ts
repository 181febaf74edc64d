/** Advice of Large Battles in words. */
import { type Command, largeBattles, type State } from '@drumhead/large-battles';
import type { RulesAdvice } from '../../../advice/rulesAdvice.ts';
import type { Messages } from '../../../i18n/index.ts';
import { areaText } from '../../../table/bearings.ts';
import { commandText, generalName, placeText, unitName } from '../screen/names.ts';

/** Orders whose text is the name of a unit or a general, or that have the name in it. */
const NAMED: readonly Command['type'][] = ['correct', 'assign', 'share', 'cancel', 'retreat', 'contact'];
/** Orders whose text leaves out what is done. */
const PLAIN: readonly Command['type'][] = ['activate', 'activateGeneral', 'group', 'share', 'reposition', 'declare'];
/** Orders whose text leaves out where to. */
const PLACED: readonly Command['type'][] = ['place', 'placeGeneral', 'ride'];

export const rulesAdvice: RulesAdvice = {
  bundle: 'large-battles-advice-pages',
  prefix: 'lb',
  orderText(messages, state, given) {
    const [at, command] = [state as State, given as Command];
    const asked = commandText(messages, at, command);
    const text = command.type === 'fire' ? messages.translate('lb.advice.fire', { target: asked }) : asked;
    const plain = messages.translate(`lb.command.${command.type}`);
    if (command.type === 'react' || command.type === 'reactGeneral') return `${plain}: ${text}`;
    if (command.type === 'waive') return messages.translate('lb.advice.waive');
    const doer = NAMED.includes(command.type) ? null : doerOf(messages, at, command);
    const formation = command.type === 'place' ? messages.translate(`lb.formation.${command.formation}`) : null;
    const isPlain = PLAIN.includes(command.type) && text !== plain;
    return [doer, ...(isPlain ? [plain] : []), text, formation, whereTo(messages, at, command)]
      .filter((part) => part !== null)
      .join(': ');
  },
};

function doerOf(messages: Messages<string>, state: State, command: Command): string | null {
  if ('general' in command) return generalName(messages, state, command.general);
  return 'unit' in command && command.unit >= 0 ? unitName(messages, state, command.unit) : null;
}

/** Where the one that is ordered then stands, or what is laid where. */
function whereTo(messages: Messages<string>, state: State, command: Command): string | null {
  if (command.type === 'lay') {
    const { width, height } = state.field;
    return `${messages.translate(`lb.terrain.${command.kind}`)}, ${areaText(messages, command.x / width, command.y / height)}`;
  }
  const [waits] = largeBattles.pending(state);
  if (waits === undefined || !PLACED.includes(command.type)) return null;
  const given = largeBattles.decide(state, waits.seat, command);
  if (!given.ok) return null;
  if ('general' in command) return placeText(messages, given.state, { what: 'general', index: command.general });
  return 'unit' in command ? placeText(messages, given.state, { what: 'unit', index: command.unit }) : null;
}
