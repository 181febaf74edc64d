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

/** A unit's name: kind, number among equals, and Brigade. */
export function unitLabel(state: State, unit: number): Described {
  const profile = state.field.units[unit] as UnitProfile;
  const alone = !state.field.units.some(
    (like) =>
      like !== profile && like.name === profile.name && like.brigade === profile.brigade && like.side === profile.side,
  );
  return named(alone ? 'lb.label.unit.only' : 'lb.label.unit', {
    name: profile.name,
    ordinal: profile.ordinal,
    ...placeFacts(state, profile.side, profile.brigade),
  });
}

export function generalLabel(state: State, general: number): Described {
  const profile = state.field.generals[general] as GeneralProfile;
  const { name, side, brigade } = profile;
  if (general >= cincOf(state, 0)) return named('lb.label.general', { name, place: sideName(state, side) });
  return named('lb.label.general', { name, ...placeFacts(state, side, brigade) });
}

/** A Brigade, or with -1 the Reserve of a side. */
export function brigadeLabel(state: State, side: SideIndex, brigade: number): Described {
  return named('lb.label.brigade', placeFacts(state, side, brigade));
}

function sideName(state: State, side: SideIndex): string {
  return state.field.sides[side].name;
}

function placeFacts(state: State, side: SideIndex, brigade: number) {
  const name = brigade < 0 ? 'lb.brigade.reserve' : (state.field.brigades[brigade] as { name: string }).name;
  return { side: sideName(state, side), brigade: name };
}

/** A label in a language: the names in it are themselves message keys, or plain names of a home-made scenario. */
function sayLabel(label: Described, translate: Translate): string {
  const said = translateFacts(label.facts, (key) => translate(key, {}));
  if (label.key !== 'lb.label.brigade' && said['place'] === undefined)
    said['place'] = translate('lb.label.brigade', said);
  return translate(label.key, said);
}

/** The same facts with names in place of indices and words in place of terms. */
export function factsInWords(state: State, facts: Facts, translate: Translate): Facts {
  const said: Record<string, string | number | boolean> = {};
  for (const [key, value] of Object.entries(facts)) {
    const kind = Object.hasOwn(REFERENCES, key) ? REFERENCES[key] : undefined;
    const word = Object.hasOwn(WORDS, key) ? WORDS[key] : undefined;
    if (kind === 'units') said[key] = unitsInWords(state, value, translate);
    else if (kind !== undefined) said[key] = nameOf(state, kind, value, translate);
    else if (word !== undefined) said[key] = listOf(value, (term) => translate(word + term, {}));
    else if (key === 'kind' && state.field.terrain.some((piece) => piece.kind === value))
      said[key] = translate(`lb.terrain.${value}`, {});
    else said[key] = typeof value === 'number' ? Math.round(value * 10) / 10 : value;
  }
  return said;
}

function listOf(value: Facts[string], say: (entry: string) => string): string {
  return String(value)
    .split(', ')
    .map((entry) => say(entry))
    .join(', ');
}

/** Several units; those of one Brigade get short names, followed by the Brigade once. */
function unitsInWords(state: State, value: Facts[string], translate: Translate): string {
  const { units } = state.field;
  const listed = String(value).split(', ');
  const found = listed.map((entry) => units[Number(entry)]);
  const [first] = found;
  const oneBrigade = found.every((unit) => unit?.side === first?.side && unit?.brigade === first?.brigade);
  if (first === undefined || listed.length === 1 || !oneBrigade) {
    return listed.map((unit) => nameOf(state, 'unit', unit, translate)).join(', ');
  }
  const names = listed.map((unit) => {
    const { key, facts } = unitLabel(state, Number(unit));
    return sayLabel({ key: key === 'lb.label.unit' ? 'lb.label.unit.short' : 'lb.label.name', facts }, translate);
  });
  return `${names.join(', ')} (${sayLabel(brigadeLabel(state, first.side, first.brigade), translate)})`;
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
    return units[at] === undefined ? String(value) : sayLabel(unitLabel(state, at), translate);
  }
  if (kind === 'general') {
    const at = index(generals);
    return generals[at] === undefined ? String(value) : sayLabel(generalLabel(state, at), translate);
  }
  if (kind === 'brigade') {
    const at = index(brigades);
    const brigade = brigades[at];
    if (brigade === undefined) return at === -1 ? translate('lb.brigade.reserve', {}) : String(value);
    return sayLabel(brigadeLabel(state, brigade.side, at), translate);
  }
  if (kind === 'side') {
    const side = sides[index(sides)];
    if (side === undefined) return String(value);
    return side.name.startsWith('lb.') ? translate(side.name, {}) : side.name;
  }
  const piece = terrain.find((p) => p.id === value);
  return piece === undefined ? String(value) : translate(`lb.terrain.${piece.kind}`, {});
}
