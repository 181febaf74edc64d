/** Whose coats and colours stand for a nation. */
import type { NationId } from '@drumhead/large-battles/armies';
import type { ParadedUnit } from './paraded.ts';

/** A uniform of each nation, by which its flag and colour are known. */
export const UNIFORMS: Readonly<Record<NationId, string>> = {
  france: 'french-line',
  austria: 'austrian-line',
  prussia: 'prussian-line',
  russia: 'russian-line',
  britain: 'british-line',
  spain: 'spanish-line',
};

/** A general wears the coat of his first battalion; if he has only horse, of his nation's line. */
export const coatOf = (units: readonly ParadedUnit[], nation: NationId): string =>
  units.find(({ troop }) => troop.kind === 'infantry')?.troop.uniform ?? UNIFORMS[nation];
