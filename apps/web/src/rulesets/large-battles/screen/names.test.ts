import type { Command, State } from '@drumhead/large-battles';
import { expect, it } from 'vitest';
import type { Messages } from '../../../i18n/index.ts';
import { commandText } from './names.ts';

const messages = { t: (key: string) => key, translate: (key: string) => key } as unknown as Messages;
const turn = (degrees: number) =>
  commandText(messages, {} as State, { type: 'turn', facing: 16 * degrees } as unknown as Command);

it('two facings of the same wind are told apart by their degrees', () => {
  expect([turn(45), turn(37), turn(60)]).toEqual([
    'lb.command.turn: web.wind.ne',
    'lb.command.turn: web.wind.ne, 37°',
    'lb.command.turn: web.wind.ne, 60°',
  ]);
});
