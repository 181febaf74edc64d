/** View model of one moment: the viewer's state, decision and offers. Pure. */
import type { Ruleset } from '@drumhead/engine';
import type { Command, Event, Frame, SideIndex, State } from '@drumhead/large-battles';
import { largeBattles, extraOffers } from '@drumhead/large-battles/screen';
import { asking, type Moment } from '../../../battle/interaction/moment.ts';

export interface Scene extends Moment<State, Command, Event, Frame> {
  readonly side: SideIndex;
}

const { momentOf, judge } = asking<Frame, State, Command, Event>(largeBattles, extraOffers);
export { judge };

/** The rules of a battle: the present ones, or an older version. */
export type Rules = Ruleset<State, Command, Event>;

export function sceneOf(state: State, seat: string, rules?: Rules): Scene {
  return { ...momentOf(state, seat, rules), side: state.field.sides[0].id === seat ? 0 : 1 };
}

/** Troops are being placed: all of them in secret, or a Brigade at a time. */
export function isDeployment(frame: Frame | null): boolean {
  return frame?.at === 'deploy' || frame?.at === 'deployBrigade';
}

/** A piece that can be selected. */
export type PieceRef = { readonly what: 'unit' | 'general'; readonly index: number };

export const samePiece = (a: PieceRef | null, b: PieceRef | null): boolean =>
  a !== null && b !== null && a.what === b.what && a.index === b.index;

/** Units that may spend actions now. */
export function actingUnits(scene: Scene): readonly { readonly unit: number; readonly left: number }[] {
  const { frame, pending } = scene;
  if (!pending || !frame) return [];
  if (frame.at === 'acting') return frame.doings.filter((d) => d.left > 0);
  if (frame.at === 'freeMove' && frame.step === 'move') return [{ unit: frame.unit, left: frame.doing.left }];
  return [];
}

/** The piece that a decision is about, selected without a tap. */
export function subjectOf(scene: Scene): PieceRef | null {
  const { frame, pending } = scene;
  if (!pending || !frame) return null;
  switch (frame.at) {
    case 'acting': {
      const able = frame.doings.filter((d) => d.left > 0);
      return able.length > 0 ? { what: 'unit', index: (able[0] as { unit: number }).unit } : null;
    }
    case 'freeMove':
      return { what: 'unit', index: frame.unit };
    case 'general':
    case 'reposition':
      return { what: 'general', index: frame.general };
    case 'combat':
      return { what: 'unit', index: frame.combat.attacker };
    default:
      return null;
  }
}

/** How a piece may be dragged now, or null. `turn`: a proposed facing alone; `activate`: a move that the dice come before. */
export type DragKind = 'place' | 'activate' | 'move' | 'ride' | 'reposition' | 'nominate' | 'correct' | 'turn';

export function dragKindOf(scene: Scene, piece: PieceRef): DragKind | null {
  const { frame, pending, state, side } = scene;
  if (!pending || !frame) return null;
  if (piece.what === 'unit') {
    if (state.field.units[piece.index]?.side !== side) return null;
    if (isDeployment(frame)) return 'place';
    if (actingUnits(scene).some((d) => d.unit === piece.index)) return 'move';
    if (frame.at === 'window' && scene.offers.some((o) => o.type === 'correct' && o.unit === piece.index))
      return 'correct';
    return mayActivate(scene, piece.index) ? 'activate' : null;
  }
  if (state.field.generals[piece.index]?.side !== side) return null;
  if (isDeployment(frame)) return 'place';
  if (frame.at === 'general' && frame.general === piece.index) return 'ride';
  if (frame.at === 'reposition' && frame.general === piece.index) return 'reposition';
  if (scene.offers.some((offer) => offer.type === 'nominate' && offer.brigade === piece.index)) return 'nominate';
  return null;
}

/** By the offers: a unit of the open brigade, or of one that may be opened. */
function mayActivate({ offers, state }: Scene, unit: number): boolean {
  const { brigade, status } = state.units[unit] ?? {};
  return (
    status === 'table' &&
    offers.some(
      (offer) =>
        (offer.type === 'activate' && offer.unit === unit) || (offer.type === 'open' && offer.brigade === brigade),
    )
  );
}
