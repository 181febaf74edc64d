/** Names of models and players, and the facts of messages in words. */
import { type Described, type Facts } from '@drumhead/engine';
import { translateFacts } from '@drumhead/content';
import type { ModelProfile, State } from '../state/state.ts';

export type Translate = (key: string, facts: Facts) => string;

/** Facts that name models (one id, or several separated by commas). */
const MODELS: ReadonlySet<string> = new Set([
  'model',
  'other',
  'target',
  'leader',
  'attacker',
  'defender',
  'loser',
  'members',
  'shooters',
  'giver',
  'from',
]);
/** Facts that name a player by id. */
const PLAYERS: ReadonlySet<string> = new Set(['player', 'winner']);
/** And those that name one by index, in events of the scenario's own rules. */
const SIDES: ReadonlySet<string> = new Set(['side', 'sideA', 'sideB']);

/** A model's name, with its number if several models of its owner share the name. */
export function modelLabel(state: State, model: number): Described {
  const profile = state.field.models[model] as ModelProfile;
  const alone = !state.field.models.some(
    (like) => like !== profile && like.player === profile.player && like.name === profile.name,
  );
  const facts = { name: profile.name, ordinal: profile.ordinal };
  const { ownName } = profile;
  if (ownName !== undefined) {
    const namesake = state.field.models.some((other) => other !== profile && other.ownName === ownName);
    const key = namesake ? 'sk.label.model.namesake' : 'sk.label.model.own';
    return { key, facts: { ...facts, ownName } };
  }
  return { key: alone ? 'sk.label.model.only' : 'sk.label.model', facts };
}

/** The facts with names in place of ids and words in place of message keys. */
export function factsInWords(state: State, facts: Facts, translate: Translate): Facts {
  const named: Record<string, string | number | boolean> = {};
  for (const [key, value] of Object.entries(facts)) {
    if (MODELS.has(key) && typeof value !== 'boolean') named[key] = modelsInWords(state, value, translate);
    else if (PLAYERS.has(key)) named[key] = playerInWords(state, String(value), translate);
    else if (SIDES.has(key) && typeof value === 'number')
      named[key] = playerInWords(state, state.field.players[value]?.id ?? '', translate);
    else if (key === 'feature') named[key] = featureInWords(state, String(value));
    else named[key] = typeof value === 'number' ? Math.round(value * 10) / 10 : value;
  }
  return translateFacts(named, (key) => translate(key, {}));
}

/** One model by its index or id, or several ids separated by commas; the side is not repeated for several. */
function modelsInWords(state: State, value: string | number, translate: Translate): string {
  const ids = typeof value === 'number' ? [state.field.models[value]?.id ?? String(value)] : value.split(', ');
  return ids.map((id) => modelInWords(state, id, ids.length === 1, translate)).join(', ');
}

/** A model's name, with its side if a model of another player shares the name. */
function modelInWords(state: State, id: string, withSide: boolean, translate: Translate): string {
  const { models, players } = state.field;
  const model = models.findIndex((profile) => profile.id === id);
  const profile = models[model];
  if (profile === undefined) return id;
  const said = (name: string) => String(translateFacts({ name }, (key) => translate(key, {}))['name']);
  const labelled = (index: number, { name }: ModelProfile) => {
    const { key, facts } = modelLabel(state, index);
    return translate(key, { ...facts, name: said(name) });
  };
  const label = labelled(model, profile);
  const name = said(profile.name);
  // Compare the translated names: every nation has its own key for its officer.
  const shared = models.some(
    (like, index) =>
      like.player !== profile.player &&
      (profile.ownName === undefined ? said(like.name) === name : labelled(index, like) === label),
  );
  if (!withSide || !shared) return label;
  const player = playerInWords(state, players[profile.player]?.id ?? '', translate);
  return translate('sk.label.model.of', { model: label, player });
}

/** The kind of a feature by its id; a national feature is a message key already. */
function featureInWords(state: State, id: string): string {
  const feature = state.features.find((one) => one.id === id);
  return feature === undefined ? id : `sk.feature.${feature.kind}`;
}

/** A player's name, with a number where others have the same: two squads of one nation. */
function playerInWords(state: State, id: string, translate: Translate): string {
  const { players } = state.field;
  const player = players.find((profile) => profile.id === id);
  if (player === undefined) return id;
  const name = nameInWords(player.name, translate);
  const alike = players.filter((other) => nameInWords(other.name, translate) === name);
  return alike.length === 1 ? name : translate('sk.label.model', { name, ordinal: 1 + alike.indexOf(player) });
}

/** A name that is a message key, or the plain text of a custom squad. */
export function nameInWords(name: string, translate: Translate): string {
  return String(translateFacts({ name }, (key) => translate(key, {}))['name']);
}
