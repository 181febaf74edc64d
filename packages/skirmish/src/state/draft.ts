/**
 * A working copy of a state while one command is carried out. It has the shape of a state, so every reading function
 * takes it as one; its lists are copied the first time a slot is written, so the state it was opened from is never
 * touched and a step shares all that it does not change.
 */
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import { forgetPosition } from '../ground/geometry.ts';
import type { Feature, Model, Squad, State, Thing } from './state.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface Draft extends Mutable<State> {
  frames: Frame[];
  events: Event[];
  /** Which lists are copies of its own. */
  ownsModels: boolean;
  ownsSquads: boolean;
  ownsThings: boolean;
}

export function open(state: State): Draft {
  return {
    field: state.field,
    gameTurn: state.gameTurn,
    active: state.active,
    waiting: state.waiting,
    attacker: state.attacker,
    first: state.first,
    models: state.models,
    squads: state.squads,
    features: state.features,
    things: state.things,
    frames: state.frames.slice(),
    outcome: state.outcome,
    events: [],
    ownsModels: false,
    ownsSquads: false,
    ownsThings: false,
  };
}

export function close(draft: Draft): State {
  return {
    field: draft.field,
    gameTurn: draft.gameTurn,
    active: draft.active,
    waiting: draft.waiting,
    attacker: draft.attacker,
    first: draft.first,
    models: draft.models,
    squads: draft.squads,
    features: draft.features,
    things: draft.things,
    frames: draft.frames,
    outcome: draft.outcome,
  };
}

/** A model as the command leaves it, to be written to before anybody reads it. */
export function modelToWrite(draft: Draft, index: number): Mutable<Model> {
  if (!draft.ownsModels) {
    draft.models = draft.models.slice();
    draft.ownsModels = true;
  }
  forgetPosition();
  const m = draft.models[index] as Model;
  const copy: Mutable<Model> = {
    x: m.x,
    y: m.y,
    level: m.level,
    posture: m.posture,
    out: m.out,
    mounted: m.mounted,
    loaded: m.loaded,
    depleted: m.depleted,
    fired: m.fired,
    reloaded: m.reloaded,
    tomahawk: m.tomahawk,
    activated: m.activated,
    attacked: m.attacked,
    threw: m.threw,
    bashed: m.bashed,
    moves: m.moves,
    sprinted: m.sprinted,
    feared: m.feared,
    object: m.object,
  };
  (draft.models as Model[])[index] = copy;
  return copy;
}

/** Changes some fields of a model. */
export function changeModel(draft: Draft, index: number, change: Partial<Model>): void {
  Object.assign(modelToWrite(draft, index), change);
}

/** Changes some fields of a squad. */
export function changeSquad(draft: Draft, index: number, change: Partial<Squad>): void {
  if (!draft.ownsSquads) {
    draft.squads = draft.squads.slice();
    draft.ownsSquads = true;
  }
  const s = draft.squads[index] as Squad;
  (draft.squads as Squad[])[index] = {
    commander: change.commander ?? s.commander,
    actingLeader: change.actingLeader ?? s.actingLeader,
    actingLeads: change.actingLeads ?? s.actingLeads,
    hadLeader: change.hadLeader ?? s.hadLeader,
    featureUsed: change.featureUsed ?? s.featureUsed,
    startedWith: change.startedWith ?? s.startedWith,
    halfPassed: change.halfPassed ?? s.halfPassed,
    ready: change.ready ?? s.ready,
    broken: change.broken ?? s.broken,
    withdrawn: change.withdrawn ?? s.withdrawn,
    edge: change.edge === undefined ? s.edge : change.edge,
    turns: change.turns ?? s.turns,
  };
}

/** Puts a feature in the place of another, or adds it at the end: in a new list, for by its list a table is known. */
export function setFeature(draft: Draft, index: number, feature: Feature): void {
  const features = draft.features.slice();
  features[index] = feature;
  draft.features = features;
}

/** Puts a carried object in the place of another, or adds it at the end. */
export function setThing(draft: Draft, index: number, thing: Thing): void {
  if (!draft.ownsThings) {
    draft.things = draft.things.slice();
    draft.ownsThings = true;
  }
  (draft.things as Thing[])[index] = thing;
}
