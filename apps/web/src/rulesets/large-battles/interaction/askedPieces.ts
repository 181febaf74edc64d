/** The pieces of the decision that a side has. */
import type { State } from '@drumhead/large-battles';
import type { AskedPieces } from '../../../battle/screen.ts';
import { reactionCandidates } from '../panels/reactionCandidates.ts';
import { subjectOfCommand } from './commandSubject.ts';
import { type PieceRef, type Scene, sceneOf, subjectOf } from './scene.ts';

const nameOf = ({ what, index }: PieceRef): string => `${what}-${index}`;
const unit = (index: number): PieceRef => ({ what: 'unit', index });
const general = (index: number): PieceRef => ({ what: 'general', index });

/** While the other side acts: who may react first of all, or must act, what gives cause, and the target. */
export function askedPieces(state: State, seat: string): AskedPieces {
  const scene = sceneOf(state, seat);
  const subject = subjectOf(scene);
  const offered = scene.offers.flatMap((offer) =>
    offer.type === 'open' ? ofBrigade(scene, offer.brigade) : (subjectOfCommand(offer) ?? []),
  );
  if (!scene.pending || state.phase === 0) return { about: [], usable: [] };
  if (scene.side === state.active)
    return {
      about: [],
      usable: names(subject ? [subject] : [...offered, ...rolling(scene)]),
      targets: subject
        ? names(scene.offers.flatMap((offer) => (offer.type === 'fire' ? [unit(offer.target)] : [])))
        : [],
    };
  const answering = [...lettered(scene), ...(subject ? [subject] : [])];
  // Units that must move out of the way, a die of a roll, a new Leader.
  return { about: names([...(answering.length > 0 ? answering : offered), ...inFrames(scene)]), usable: [] };
}

const names = (pieces: readonly PieceRef[]): readonly string[] => [...new Set(pieces.map(nameOf))];

/** Which brigade acts is asked of its units and its General; -1: the Reserve and the CinC. */
const ofBrigade = ({ state: { field, units }, side }: Scene, brigade: number): readonly PieceRef[] => [
  ...units.flatMap(({ brigade: of }, i) => (of === brigade && field.units[i]?.side === side ? [unit(i)] : [])),
  ...field.generals.flatMap((one, i) => (one.brigade === brigade && one.side === side ? [general(i)] : [])),
];

/** Whose dice may be rolled again. */
const rolling = ({ frame }: Scene): readonly PieceRef[] =>
  frame?.at !== 'rerollChoice'
    ? []
    : frame.roll.units.length > 0
      ? frame.roll.units.map(unit)
      : [general(frame.roll.general)];

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
