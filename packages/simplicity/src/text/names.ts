/** Names for units, Command bases, sides and terrain, and facts put into words of a language. */
import { translateFacts } from '@drumhead/content';
import type { Described, Facts } from '@drumhead/engine';
import type { State } from '../state/state.ts';
import { profileOf } from '../state/units.ts';

export type Translate = (key: string, facts: Facts) => string;

/** The keys of facts that name something by index or by id; all other facts are shown as they are. */
const REFERENCES: Readonly<Record<string, 'unit' | 'command' | 'side' | 'terrain'>> = {
  unit: 'unit',
  other: 'unit',
  enemy: 'unit',
  friend: 'unit',
  target: 'unit',
  firer: 'unit',
  charger: 'unit',
  defender: 'unit',
  winner: 'unit',
  loser: 'unit',
  command: 'command',
  side: 'side',
  terrain: 'terrain',
};

/** A unit's name with its class and its number among its like. */
export function unitLabel(state: State, unit: number): Described {
  const profile = profileOf(state, unit);
  const like = state.field.units.filter(
    (other) => other.side === profile.side && other.name === profile.name && other.class === profile.class,
  );
  const facts = {
    name: profile.name,
    class: `sip.class.${profile.class}`,
    ordinal: like.indexOf(profile) + 1,
    army: state.field.sides[profile.side].name,
  };
  return { key: like.length > 1 ? 'sip.label.unit' : 'sip.label.unit.only', facts };
}

export function commandLabel(state: State, command: number): Described {
  const profile = state.field.commands[command];
  const like = state.field.commands.filter(({ side }) => side === profile?.side);
  const army = state.field.sides[profile?.side ?? 0].name;
  const ordinal = profile === undefined ? 0 : like.indexOf(profile) + 1;
  return { key: like.length > 1 ? 'sip.label.command' : 'sip.label.command.only', facts: { army, ordinal } };
}

/** Facts of an event or refusal, with names in the place of indices and ids. */
export function factsInWords(state: State, facts: Facts, translate: Translate): Facts {
  const words: Record<string, string | number | boolean> = {};
  for (const [key, value] of Object.entries(facts)) words[key] = inWords(state, key, value, translate);
  return words;
}

function inWords(state: State, key: string, value: Facts[string], translate: Translate): Facts[string] {
  const kind = REFERENCES[key];
  if (kind === 'unit') {
    const index = typeof value === 'number' ? value : state.field.units.findIndex(({ id }) => id === value);
    return index < 0 || index >= state.units.length ? value : translated(unitLabel(state, index), translate);
  }
  if (kind === 'command') {
    const index = typeof value === 'number' ? value : state.field.commands.findIndex(({ id }) => id === value);
    return index < 0 || index >= state.commands.length ? value : translated(commandLabel(state, index), translate);
  }
  if (kind === 'side' && typeof value === 'number') {
    const side = state.field.sides[value];
    return side === undefined ? value : translate(side.name, {});
  }
  if (kind === 'terrain') {
    const piece = state.terrain.find(({ id }) => id === value);
    return piece === undefined ? value : translate(`sip.terrain.${piece.kind}`, {});
  }
  return value;
}

function translated({ key, facts }: Described, translate: Translate): string {
  return translate(
    key,
    translateFacts(facts, (one) => translate(one, {})),
  );
}
