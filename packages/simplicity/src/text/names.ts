/** Names for units, Command bases, sides and terrain, and facts put into words of a language. */
import { translateFacts } from '@drumhead/content';
import type { Described, Facts } from '@drumhead/engine';
import type { State, UnitProfile } from '../state/state.ts';
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
  sideA: 'side',
  sideB: 'side',
  terrain: 'terrain',
};

/** The name of a unit within its side: a name of its own, or its troops; with its number among those of the same name. */
function nameWithinSide({ field }: State, unit: UnitProfile): { readonly name: string; readonly ordinal: number } {
  if (unit.ownName !== undefined) {
    const namesakes = field.units.filter(({ side, ownName }) => side === unit.side && ownName === unit.ownName);
    return { name: unit.ownName, ordinal: namesakes.length === 1 ? 0 : namesakes.indexOf(unit) + 1 };
  }
  const alike = field.units.filter(
    ({ side, name, class: unitClass, ownName }) =>
      side === unit.side && name === unit.name && unitClass === unit.class && ownName === undefined,
  );
  if (unit.name.startsWith('sip.unit.')) {
    return { name: `sip.troops.${unit.class}.${unit.kind}`, ordinal: alike.indexOf(unit) + 1 };
  }
  return { name: unit.name, ordinal: alike.length === 1 ? 0 : alike.indexOf(unit) + 1 };
}

/** A unit's name without its side: “2nd Line”. */
export function shortUnitLabel(state: State, unit: number): Described {
  const { name, ordinal } = nameWithinSide(state, profileOf(state, unit));
  return { key: ordinal === 0 ? 'sip.label.name' : 'sip.label.unit.short', facts: { name, ordinal } };
}

/** A unit's name; with its side if the other side has a unit whose name reads the same. */
function unitInWords(state: State, unit: number, translate: Translate): string {
  const profile = profileOf(state, unit);
  const label = shortUnitLabel(state, unit);
  const words = translated(label, translate);
  const isTwin = state.field.units.some((other, index) => {
    if (other.side === profile.side) return false;
    const its = shortUnitLabel(state, index);
    if (its.facts['name'] === label.facts['name']) return its.facts['ordinal'] === label.facts['ordinal'];
    // Names given in a file may read like names of the rules: “2nd Line”.
    return (isGiven(its) || isGiven(label)) && translated(its, translate) === words;
  });
  if (!isTwin) return words;
  const key = label.facts['ordinal'] === 0 ? 'sip.label.unit.only' : 'sip.label.unit';
  return translated({ key, facts: { ...label.facts, army: state.field.sides[profile.side].name } }, translate);
}

const isGiven = ({ facts }: Described): boolean => !String(facts['name']).startsWith('sip.');

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
    return index < 0 || index >= state.units.length ? value : unitInWords(state, index, translate);
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
