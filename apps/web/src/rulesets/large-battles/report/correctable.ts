/** What players may correct of a unit or a General on the table. */
import type { State } from '@drumhead/large-battles';
import { correctable, type CorrectableValue, PLACE } from '../../../report/correctable.ts';

const FORMATIONS = {
  infantry: ['line', 'attackColumn', 'marchColumn', 'square'],
  cavalry: ['line', 'column'],
  artillery: ['unlimbered', 'limbered'],
} as const;

export function correctableOf(state: State, list: string, index: number): readonly CorrectableValue[] {
  if (list === 'generals') {
    if (state.generals[index]?.status !== 'table') return [];
    return [...PLACE, correctable('facing', 'degrees'), correctable('activated', 'flag')];
  }
  const unit = list === 'units' ? state.units[index] : undefined;
  if (unit?.status !== 'table') return [];
  const arm = state.field.units[index]?.arm ?? 'infantry';
  const formations = FORMATIONS[arm].map((one) => [one, `lb.formation.${one}`] as const);
  // A garrison stands where its sector does; at army level there are no formations.
  const isFree = formations.some(([one]) => one === unit.formation);
  return [
    ...(unit.sector >= 0 ? [] : [...PLACE, correctable('facing', 'degrees')]),
    ...(isFree ? [correctable('formation', formations)] : []),
    correctable('dis', 'count'),
    ...(arm === 'infantry' ? [correctable('sk', 'count')] : []),
    ...(arm === 'artillery' ? [correctable('loaded', 'flag')] : []),
    correctable('activated', 'flag'),
  ];
}
