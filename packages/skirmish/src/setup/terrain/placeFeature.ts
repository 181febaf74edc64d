/** SK-TER-1, SK-TER-10..13. The defender lays one feature, piece by piece; a piece without a legal place is dropped. */
import { pop, push, replaceTop, emit } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import type { PlaceFeatureFrame, RolledFeature } from '../../state/frames.ts';
import type { Handler } from '../../turn/handler.ts';
import type { State } from '../../state/state.ts';
import { setFeature, type Draft } from '../../state/draft.ts';
import { layingsFor, placeFor } from './terrainPlaces.ts';
import { laidBy, PIECE_OF } from './laying.ts';

/** The group number of a new feature. */
function nextGroup({ features }: Pick<State, 'features'>): number {
  return Math.max(-1, ...features.map(({ group }) => group)) + 1;
}

/** Pushes the frame for the first of these features with a legal place; those before it are dropped (SK-TER-13). */
export function pushPlacing(draft: Draft, player: number, features: readonly RolledFeature[]): void {
  for (let i = 0; i < features.length; i++) {
    const feature = features[i] as RolledFeature;
    const group = nextGroup(draft);
    if (placeFor(draft, feature, group) !== null) {
      push(draft, { at: 'placeFeature', player, feature, placed: 0, group, next: features.slice(i + 1) });
      return;
    }
    drop(draft, feature, feature.count);
  }
}

function drop(draft: Draft, { kind }: RolledFeature, pieces: number): void {
  const piece = `sk.feature.${PIECE_OF[kind]}`;
  for (let i = 0; i < pieces; i++) emit(draft, { type: 'featureDropped', rule: 'SK-TER-13', kind: piece });
}

export const placeFeatureHandler: Handler<PlaceFeatureFrame> = {
  asks: (_, { player }) => player,
  rule: (_, { feature }) => (feature.mayMove ? 'SK-TER-10' : 'SK-TER-13'),
  offers: (state, { feature, group }) => layingsFor(state, feature, group),
  covers: (state, { feature, group }, _, command) => laidBy(state, feature, group, command).refusal === null,
  act(draft, frame, _, command: Command) {
    const laid = laidBy(draft, frame.feature, frame.group, command);
    if (laid.feature === null) return laid.refusal;
    const { player, group, next } = frame;
    const { feature } = laid;
    setFeature(draft, draft.features.length, feature);
    emit(draft, { type: 'featureLaid', rule: 'SK-TER-1', feature: feature.id, kind: `sk.feature.${feature.kind}` });
    const placed = frame.placed + 1;
    const rest: RolledFeature = { ...frame.feature, quarter: laid.quarter, mayMove: false };
    if (placed < rest.count && placeFor(draft, rest, group) !== null) {
      replaceTop(draft, { at: 'placeFeature', player, feature: rest, placed, group, next });
      return null;
    }
    drop(draft, rest, rest.count - placed);
    pop(draft);
    pushPlacing(draft, player, next);
    return null;
  },
};
