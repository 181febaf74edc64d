/** Coats of the nations' troops, by names that the drawings know. They decide nothing. */
import type { Kind, UnitClass } from '../state/state.ts';

const COATS: Readonly<Record<string, string>> = {
  france: 'french',
  austria: 'austrian',
  britain: 'british',
  prussia: 'prussian',
  russia: 'russian',
};
const ARMS: Readonly<Record<Kind, string>> = {
  line: 'line',
  light: 'light',
  heavyCavalry: 'cuirassiers',
  lightCavalry: 'hussars',
  footArtillery: 'artillery',
  horseArtillery: 'artillery',
};

/** The uniform of a kind of troops of a nation of the lists; empty where the list names no nation. */
export function uniformOf(nation: string, kind: Kind, unitClass: UnitClass): string {
  if (!Object.hasOwn(COATS, nation)) return '';
  return `${COATS[nation]}-${kind === 'line' && unitClass === 'elite' ? 'grenadiers' : ARMS[kind]}`;
}
