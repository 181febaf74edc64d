/** Names of units, Generals and Brigades, and facts put into the words of a language. */
import { type Described, type Facts } from '@drumhead/engine';
import { translateFacts } from '@drumhead/content';
import { cincOf, type GeneralProfile, type SideIndex, type State, type UnitProfile } from '../state/state.ts';

export type Translate = (key: string, facts: Facts) => string;

/** Keys of facts that name a unit, General, Brigade, side or terrain; others stay as they are. */
const REFERENCES: Readonly<Record<string, 'unit' | 'units' | 'general' | 'brigade' | 'side' | 'terrain'>> = {
  unit: 'unit',
  other: 'unit',
  enemy: 'unit',
  friend: 'unit',
  attacker: 'unit',
  defender: 'unit',
  target: 'unit',
  battery: 'unit',
  group: 'units',
  defenders: 'units',
  against: 'units',
  passed: 'units',
  general: 'general',
  leader: 'general',
  brigade: 'brigade',
  side: 'side',
  sideA: 'side',
  sideB: 'side',
  winner: 'side',
  terrain: 'terrain',
};

/** Facts with a fixed set of values, and the message key of each. */
const WORDS: Readonly<Record<string, string>> = {
  formation: 'lb.formation.',
  settled: 'lb.settled.',
  pairs: 'lb.pair.',
  ground: 'lb.terrain.',
  trait: 'lb.rule.',
  traits: 'lb.rule.',
};

function named(key: string, facts: Facts): Described {
  return { key, facts };
}

/** The name of a unit within its side: a name of its own, or its troops; with its number among those of the same name. */
function nameWithinSide(state: State, unit: number): { readonly name: string; readonly ordinal: number } {
  const { units } = state.field;
  const profile = units[unit] as UnitProfile;
  if (profile.ownName !== undefined) {
    const namesakes = units.filter(({ side, ownName }) => side === profile.side && ownName === profile.ownName);
    return { name: profile.ownName, ordinal: namesakes.length === 1 ? 0 : namesakes.indexOf(profile) + 1 };
  }
  const alike = units.filter(
    ({ name, side, ownName }) => name === profile.name && side === profile.side && ownName === undefined,
  );
  const isKey = profile.name.startsWith('lb.');
  if (!isKey && alike.length === 1) return { name: profile.name, ordinal: 0 };
  return { name: isKey ? `${profile.name}.short` : profile.name, ordinal: alike.indexOf(profile) + 1 };
}

/** A unit's name and brigade; with its side if the other side has a unit of the same name, in whichever brigade. */
export function unitLabel(state: State, unit: number): Described {
  const { units } = state.field;
  const profile = units[unit] as UnitProfile;
  const facts = nameWithinSide(state, unit);
  const brigade = brigadeNameOf(state, profile.brigade);
  const twin = units.findIndex((other, index) => {
    if (other.side === profile.side) return false;
    const { name, ordinal } = nameWithinSide(state, index);
    return name === facts.name && ordinal === facts.ordinal;
  });
  const place = twin < 0 ? {} : { side: sideName(state, profile.side) };
  return named(facts.ordinal === 0 ? 'lb.label.unit.only' : 'lb.label.unit', { ...facts, brigade, ...place });
}

export function generalLabel(state: State, general: number): Described {
  const { name, side, brigade } = state.field.generals[general] as GeneralProfile;
  if (general >= cincOf(state, 0)) return named('lb.label.cinc', { name, side: sideName(state, side) });
  return named('lb.label.general', { name, ...placeFacts(state, side, brigade) });
}

/** A Brigade, or with -1 the Reserve of a side. */
export function brigadeLabel(state: State, side: SideIndex, brigade: number): Described {
  return named('lb.label.name', placeFacts(state, side, brigade));
}

function sideName(state: State, side: SideIndex): string {
  return state.field.sides[side].name;
}

function brigadeNameOf(state: State, brigade: number): string {
  return brigade < 0 ? 'lb.brigade.reserve' : (state.field.brigades[brigade] as { name: string }).name;
}

/** The brigade; with its side if the other side has one of the same name. */
function placeFacts(state: State, side: SideIndex, brigade: number) {
  const name = brigadeNameOf(state, brigade);
  const unique = brigade >= 0 && !state.field.brigades.some((other) => other.side !== side && other.name === name);
  return unique ? { brigade: name } : { brigade: name, side: sideName(state, side) };
}

/** A label in a language: the names in it are themselves message keys, or plain names of a home-made scenario. */
function translateLabel(label: Described, translate: Translate): string {
  const facts = translateFacts(label.facts, (key) => translate(key, {}));
  const { brigade, side } = facts;
  if (brigade === undefined) return translate(label.key, facts);
  const place = side === undefined ? String(brigade) : translate('lb.label.brigade', facts);
  return label.key === 'lb.label.name' ? place : translate(label.key, { ...facts, place });
}

/** A unit or Leader within a sentence: its place stands in brackets, for a verb may follow. */
function translateInSentence(label: Described, translate: Translate): string {
  const { name, ordinal, brigade, side } = translateFacts(label.facts, (key) => translate(key, {}));
  if (brigade === undefined) return translateLabel(label, translate);
  const words = ordinal ? translate('lb.label.unit.short', { name: String(name), ordinal }) : String(name);
  return `${words} (${placeInSentence(brigade, side)})`;
}

/** A brigade, with its side if that is to be named. */
function placeInSentence(brigade: Facts[string] | undefined, side: Facts[string] | undefined): string {
  return side === undefined ? String(brigade) : `${brigade}, ${side}`;
}

/** A unit's name with its brigade, in a language. */
export function unitInWords(state: State, unit: number, translate: Translate): string {
  return translateLabel(unitLabel(state, unit), translate);
}

/** A unit's name alone, unique on its side, in a language. */
export function shortUnitInWords(state: State, unit: number, translate: Translate): string {
  const { name, ordinal } = nameWithinSide(state, unit);
  const words = name.startsWith('lb.') ? translate(name, {}) : name;
  return ordinal === 0 ? words : translate('lb.label.unit.short', { name: words, ordinal });
}

/** A brigade's name, in a language; with its side if the other side has one of the same name. */
function brigadeInWords(state: State, side: SideIndex, brigade: number, translate: Translate): string {
  return translateLabel(brigadeLabel(state, side, brigade), translate);
}

/** A General's name, in a language. */
export function generalInWords(state: State, general: number, translate: Translate): string {
  return translateLabel(generalLabel(state, general), translate);
}

/** The same facts with names in place of indices and words in place of terms. */
export function factsInWords(state: State, facts: Facts, translate: Translate): Facts {
  const translated: Record<string, string | number | boolean> = {};
  for (const [key, value] of Object.entries(facts)) {
    const kind = Object.hasOwn(REFERENCES, key) ? REFERENCES[key] : undefined;
    const word = Object.hasOwn(WORDS, key) ? WORDS[key] : undefined;
    if (kind === 'units') translated[key] = unitsInWords(state, value, translate);
    else if (kind !== undefined) translated[key] = nameOf(state, kind, value, translate);
    else if (word !== undefined) translated[key] = listOf(value, (term) => translate(word + term, {}));
    else if (key === 'kind' && state.field.terrain.some((piece) => piece.kind === value))
      translated[key] = translate(`lb.terrain.${value}`, {});
    else translated[key] = typeof value === 'number' ? Math.round(value * 10) / 10 : value;
  }
  return translated;
}

function listOf(value: Facts[string], say: (entry: string) => string): string {
  return String(value)
    .split(', ')
    .map((entry) => say(entry))
    .join(', ');
}

/** Several units: short names, followed by their Brigade once, with its side if one of them needs it. */
function unitsInWords(state: State, value: Facts[string], translate: Translate): string {
  const listed = String(value).split(', ');
  if (listed.length === 1 || listed.some((entry) => state.field.units[Number(entry)] === undefined)) {
    return listed.map((unit) => nameOf(state, 'unit', unit, translate)).join(', ');
  }
  const groups = new Map<string, number[]>();
  for (const unit of listed.map(Number)) {
    const { side, brigade } = state.field.units[unit] as UnitProfile;
    const group = `${side} ${brigade}`;
    groups.set(group, [...(groups.get(group) ?? []), unit]);
  }
  return [...groups.values()]
    .map((units) => {
      const labels = units.map((unit) => unitLabel(state, unit).facts);
      const facts = labels.find(({ side }) => side !== undefined) ?? labels[0] ?? {};
      const { brigade, side } = translateFacts(facts, (key) => translate(key, {}));
      const names = units.map((unit) => shortUnitInWords(state, unit, translate));
      return `${names.join(', ')} (${placeInSentence(brigade, side)})`;
    })
    .join('; ');
}

/** Units, Generals and Brigades by index or by id, sides by index; unknown ones stay as they are. */
function nameOf(
  state: State,
  kind: 'unit' | 'general' | 'brigade' | 'side' | 'terrain',
  value: Facts[string],
  translate: Translate,
): string {
  const { units, generals, brigades, sides, terrain } = state.field;
  const index = (list: readonly { readonly id: string }[]) => {
    const found = list.findIndex((thing) => thing.id === value);
    return found >= 0 ? found : Number(value);
  };
  if (kind === 'unit') {
    const at = index(units);
    return units[at] === undefined ? String(value) : translateInSentence(unitLabel(state, at), translate);
  }
  if (kind === 'general') {
    const at = index(generals);
    return generals[at] === undefined ? String(value) : translateInSentence(generalLabel(state, at), translate);
  }
  if (kind === 'brigade') {
    const at = index(brigades);
    const brigade = brigades[at];
    if (brigade === undefined) return at === -1 ? translate('lb.brigade.reserve', {}) : String(value);
    return brigadeInWords(state, brigade.side, at, translate);
  }
  if (kind === 'side') {
    const side = sides[index(sides)];
    if (side === undefined) return String(value);
    return side.name.startsWith('lb.') ? translate(side.name, {}) : side.name;
  }
  const piece = terrain.find((p) => p.id === value);
  return piece === undefined ? String(value) : translate(`lb.terrain.${piece.kind}`, {});
}
