/** Names of models and players, and the facts of a message put into words of a language. */
import { type Described, type Facts } from '@drumhead/engine';
import { translateFacts } from '@drumhead/content';
import type { ModelProfile, State } from '../state/state.ts';

export type Translate = (key: string, facts: Facts) => string;

/** The keys under which facts name models (one id, or several with commas between). */
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
/** The keys under which facts name a player by his id. */
const PLAYERS: ReadonlySet<string> = new Set(['player', 'winner']);

/** A model's name, with its number where several of its owner's are called the same. */
export function modelLabel(state: State, model: number): Described {
  const profile = state.field.models[model] as ModelProfile;
  const alone = !state.field.models.some(
    (like) => like !== profile && like.player === profile.player && like.name === profile.name,
  );
  const facts = { name: profile.name, ordinal: profile.ordinal };
  return { key: alone ? 'sk.label.model.only' : 'sk.label.model', facts };
}

/** The same facts with names in place of ids and words in place of message keys. */
export function factsInWords(state: State, facts: Facts, translate: Translate): Facts {
  const named: Record<string, string | number | boolean> = {};
  for (const [key, value] of Object.entries(facts)) {
    if (MODELS.has(key) && typeof value !== 'boolean') named[key] = modelsInWords(state, value, translate);
    else if (PLAYERS.has(key)) named[key] = playerInWords(state, String(value), translate);
    else if (key === 'feature') named[key] = featureInWords(state, String(value));
    else named[key] = typeof value === 'number' ? Math.round(value * 10) / 10 : value;
  }
  return translateFacts(named, (key) => translate(key, {}));
}

/** One model by its index or its id, or several ids with commas between: of several the side is not repeated. */
function modelsInWords(state: State, value: string | number, translate: Translate): string {
  const ids = typeof value === 'number' ? [state.field.models[value]?.id ?? String(value)] : value.split(', ');
  return ids.map((id) => modelInWords(state, id, ids.length === 1, translate)).join(', ');
}

/** What a roster's name adds in brackets, such as `British (Regulars)`: a side is known without it. */
const REMARK = / \([^)]*\)$/;

/** A model's name; with its side where a model of somebody else is called the same. */
function modelInWords(state: State, id: string, withSide: boolean, translate: Translate): string {
  const { models, players } = state.field;
  const model = models.findIndex((profile) => profile.id === id);
  const profile = models[model];
  if (profile === undefined) return id;
  const said = (name: string) => String(translateFacts({ name }, (key) => translate(key, {}))['name']);
  const { key, facts } = modelLabel(state, model);
  const label = translate(key, { ...facts, name: said(profile.name) });
  // Every nation has its own key for its officer: what counts is what the reader sees.
  const shared = models.some((like) => like.player !== profile.player && said(like.name) === said(profile.name));
  if (!withSide || !shared) return label;
  const player = playerInWords(state, players[profile.player]?.id ?? '', translate);
  return translate('sk.label.model.of', { model: label, player: player.replace(REMARK, '') });
}

/** What a feature is, by its id; a national feature is a message key already. */
function featureInWords(state: State, id: string): string {
  const feature = state.features.find((one) => one.id === id);
  return feature === undefined ? id : `sk.feature.${feature.kind}`;
}

function playerInWords(state: State, id: string, translate: Translate): string {
  const player = state.field.players.find((profile) => profile.id === id);
  if (player === undefined) return id;
  return nameInWords(player.name, translate);
}

/** A name that is a message key, or plain text of a squad made at home. */
export function nameInWords(name: string, translate: Translate): string {
  return String(translateFacts({ name }, (key) => translate(key, {}))['name']);
}
