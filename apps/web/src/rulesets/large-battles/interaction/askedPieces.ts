/** The pieces that a question is about which is put to a side while the other acts. */
import type { State } from '@drumhead/large-battles';
import { reactionCandidates } from '../panels/reactionCandidates.ts';
import { subjectOfCommand } from './commandSubject.ts';
import { type PieceRef, type Scene, sceneOf, subjectOf } from './scene.ts';

const nameOf = ({ what, index }: PieceRef): string => `${what}-${index}`;
const unit = (index: number): PieceRef => ({ what: 'unit', index });

/**
 * Names (`data-piece`) of who may react first of all, or must act, what gives cause, and the target; none while the seat
 * decides in its own phase, or another one does.
 */
export function askedPieces(state: State, seat: string): readonly string[] {
  const scene = sceneOf(state, seat);
  if (!scene.pending || state.phase === 0 || scene.side === state.active) return [];
  const subject = subjectOf(scene);
  const answering = [...lettered(scene), ...(subject ? [subject] : [])];
  // Units that must move out of the way, a die of a roll, a new Leader.
  const others = scene.offers.flatMap((offer) => subjectOfCommand(offer) ?? []);
  const about = [...(answering.length > 0 ? answering : others), ...inFrames(scene)];
  return [...new Set(about.map(nameOf))];
}

/** Those that carry a letter, each with the enemy that it would answer. */
const lettered = (scene: Scene): readonly PieceRef[] =>
  reactionCandidates(scene)
    .filter(({ letter }) => letter !== null)
    .flatMap(({ piece, prospect }) => (prospect.enemy < 0 ? [piece] : [piece, unit(prospect.enemy)]));

/** Those that act, and those of a fight. */
const inFrames = ({ state: { frames } }: Scene): readonly PieceRef[] =>
  frames.flatMap((frame) => {
    switch (frame.at) {
      case 'acting':
        return frame.doings.map((doing) => unit(doing.unit));
      case 'combat':
        return [frame.combat.attacker, ...frame.combat.joined, ...frame.combat.defenders].map(unit);
      default:
        return [];
    }
  });
