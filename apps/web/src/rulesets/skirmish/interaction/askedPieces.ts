/** The models of the decision that a player has. */
import type { Frame, State } from '@drumhead/skirmish/screen';
import type { AskedPieces } from '../../../battle/screen.ts';
import { choosable, sceneOf, subjectOf, targetOf } from './scene.ts';

/** In the turn of another: who must act or may be chosen, and whom it is about. */
export function askedPieces(state: State, seat: string): AskedPieces {
  const scene = sceneOf(state, seat);
  if (!scene.pending || state.gameTurn === 0) return { about: [], usable: [] };
  const subject = subjectOf(scene);
  const models = subject >= 0 ? [subject] : choosable(scene);
  if (scene.player === state.active) {
    const targets = subject >= 0 ? scene.offers.map(targetOf).filter((model) => model >= 0) : [];
    return { about: [], usable: names(models), targets: names(targets) };
  }
  return { about: names([...models, ...(scene.frame ? inFrame(scene.frame) : [])]), usable: [] };
}

const names = (models: readonly number[]): readonly string[] => [...new Set(models)].map((model) => `model-${model}`);

/** Models that a question is about without being its answers. */
function inFrame(frame: Frame): readonly number[] {
  switch (frame.at) {
    case 'takeCover':
      return [frame.shooter];
    case 'steady':
      return [...frame.volley.shooters, frame.volley.target];
    case 'steadfast':
      return frame.models;
    case 'reference':
      return [frame.loser];
    case 'parting':
      return [frame.model];
    default:
      return [];
  }
}
