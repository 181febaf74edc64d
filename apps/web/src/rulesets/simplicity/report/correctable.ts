/** What players may correct of a unit or a Command base on the table, and of the turn. */
import type { State } from '@drumhead/simplicity/screen';
import { correctable, type CorrectableValue, PLACE } from '../../../report/correctable.ts';

export function correctableOf(state: State, list: string, index: number): readonly CorrectableValue[] {
  if (list === '') return state.field.switches.actionPoints ? [correctable('points', 'count')] : [];
  if (list === 'commands') {
    return state.commands[index]?.status === 'table' ? [...PLACE, correctable('moved', 'flag')] : [];
  }
  const unit = list === 'units' ? state.units[index] : undefined;
  if (unit?.status !== 'ready') return [];
  return [
    // A garrison stands where its section does.
    ...(unit.section >= 0 ? [] : [...PLACE, correctable('facing', 'degrees')]),
    correctable('dp', 'count'),
    correctable('ordered', 'flag', 'activated'),
    correctable('fired', 'flag'),
  ];
}
