/** Names of models and players, and the facts of a message put into words of a language. */
import { type Described, type Facts, keysInWords } from '@drumhead/engine';
import type { ModelProfile, State } from './state.ts';

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
    if (MODELS.has(key) && typeof value === 'string') {
      named[key] = value
        .split(', ')
        .map((id) => modelInWords(state, id, translate))
        .join(', ');
    } else if (PLAYERS.has(key)) named[key] = playerInWords(state, String(value), translate);
    else named[key] = typeof value === 'number' ? Math.round(value * 10) / 10 : value;
  }
  return keysInWords(named, (key) => translate(key, {}));
}

function modelInWords(state: State, id: string, translate: Translate): string {
  const model = state.field.models.findIndex((profile) => profile.id === id);
  if (model < 0) return id;
  const { key, facts } = modelLabel(state, model);
  return translate(
    key,
    keysInWords(facts, (name) => translate(name, {})),
  );
}

function playerInWords(state: State, id: string, translate: Translate): string {
  const player = state.field.players.find((profile) => profile.id === id);
  if (player === undefined) return id;
  return nameInWords(player.name, translate);
}

/** A name that is a message key, or plain text of a squad made at home. */
export function nameInWords(name: string, translate: Translate): string {
  return String(keysInWords({ name }, (key) => translate(key, {}))['name']);
}
