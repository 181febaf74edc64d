import type { Command, State } from '@drumhead/large-battles';
import { expect, it } from 'vitest';
import type { Messages } from '../../../i18n/index.ts';
import { brigadeMark, commandText } from './names.ts';

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

it('a brigade wears the numeral of its name, and none wears that of another', () => {
  const marks = (...names: readonly string[]) => {
    const state = { field: { brigades: names.map((name) => ({ name, side: 0 })) } } as unknown as State;
    return names.map((_, brigade) => brigadeMark(state, brigade));
  };
  expect(marks('lb.brigade.second')).toEqual(['II']);
  expect(marks('lb.brigade.avant-garde', 'lb.brigade.first')).toEqual(['II', 'I']);
  expect(marks('lb.brigade.english', 'lb.brigade.portuguese')).toEqual(['I', 'II']);
  expect(marks('III Brigade', 'Ivory', '2nd Brigade')).toEqual(['III', 'I', '2']);
  expect(brigadeMark({ field: { brigades: [] } } as unknown as State, -1)).toBe('★');
});
