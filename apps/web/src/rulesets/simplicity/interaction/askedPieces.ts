/** The pieces of the decision that a side has. */
import type { State } from '@drumhead/simplicity/screen';
import type { AskedPieces } from '../../../battle/screen.ts';
import { able, type PieceRef, pieceAsked, sceneOf } from './scene.ts';

const names = (pieces: readonly PieceRef[]): readonly string[] => pieces.map(({ what, index }) => `${what}-${index}`);

/** While the other side acts: the winner of its charge, which may advance, and the beaten. */
export function askedPieces(state: State, seat: string): AskedPieces {
  const scene = sceneOf(state, seat);
  if (!scene.pending || state.gameTurn === 0) return { about: [], usable: [] };
  const asked = pieceAsked(scene);
  const pieces = asked ? [asked] : able(scene);
  if (scene.side === state.active) return { about: [], usable: names(pieces) };
  const fought = scene.frame?.at === 'afterMelee' ? [scene.frame.charger, scene.frame.defender] : [];
  const units = fought.map((index): PieceRef => ({ what: 'unit', index }));
  return { about: names(units.length > 0 ? units : pieces), usable: [] };
}
