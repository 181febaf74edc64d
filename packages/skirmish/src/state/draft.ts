/** The draft of a skirmish state that one command is carried out on, and the changes that the rules make to it. */
import { changeItem, type Draft as DraftOf, openDraft, setItem } from '@drumhead/engine';
import type { Event } from './events.ts';
import type { Feature, Model, Squad, State, Thing } from './state.ts';

export type Draft = DraftOf<State, Event>;

export function draftOf(state: State): Draft {
  return openDraft<State, Event>(state);
}

/** Changes some fields of a model. */
export function changeModel(draft: Draft, index: number, change: Partial<Model>): void {
  changeItem(draft, 'models', index, change);
}

/** Changes some fields of a squad. */
export function changeSquad(draft: Draft, index: number, change: Partial<Squad>): void {
  changeItem(draft, 'squads', index, change);
}

/** Replaces a feature, or adds it at the end. */
export function setFeature(draft: Draft, index: number, feature: Feature): void {
  setItem(draft, 'features', index, feature);
}

/** Replaces a carried object, or adds it at the end. */
export function setThing(draft: Draft, index: number, thing: Thing): void {
  setItem(draft, 'things', index, thing);
}
