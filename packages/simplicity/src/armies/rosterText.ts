/** An army as a few lines of text, to paste into a letter and back. */
import { excerpt } from '@drumhead/engine';
import {
  begunWith,
  countedFirst,
  fault,
  isCalled,
  type LineFault,
  type LineResult,
  nameFault,
  noteLine,
  ownNameText,
  type NamesOf,
  readLines,
  stem,
  type TextLine,
  unitNameIn,
  unitNameLines,
  withFormerNames,
  withoutOwnName,
  withUnitName,
} from '@drumhead/content/rosterText';
import { CLASSES, KINDS } from '../state/unitTables.ts';
import type { Lot } from './armyLists.ts';
import type { Kind, UnitClass } from '../state/state.ts';
import {
  ARMY_NATIONS,
  type ArmyBrigade,
  type ArmyFile,
  brigadeName,
  brigadesOf,
  LEAST_LIMIT,
  lotsOf,
  MOST_BRIGADES,
  MOST_LIMIT,
  MOST_NAME,
  MOST_UNITS,
} from './armyFile.ts';
import { emptyArmy } from './randomArmy.ts';

const MOST_LINE = 600;

/** Names that classes and armies had in earlier versions. */
const FORMER_NAMES = {
  'sip.class.raw': ['coscritti'],
  'sip.class.regular': ['regolari'],
  'sip.class.elite': ['scelti'],
  'sip.side.plain': ['Plain army', 'Esercito semplice'],
  'sip.brigade.own': ['Own brigade', 'Brigata propria'],
} as const;

// --- writing ---------------------------------------------------------------------------------------------------

/** The army in the words of `translate`. Below a listed brigade stands what it consists of, for people: it is not read. */
export function armyText(army: ArmyFile, translate: (key: string) => string): string {
  const limit = army.limit === undefined ? '' : ` ${army.limit}`;
  const agreed = army.agreed === true ? ` ${translate('sip.text.agreed')}` : '';
  const lines = [
    ...(army.name === undefined ? [] : [`${translate('sip.text.name')}: ${army.name}`]),
    `${translate(`sip.side.${army.nation}`)}${limit}${agreed}`,
    ...army.brigades.flatMap((brigade) => brigadeText(brigade, translate)),
  ];
  return `${lines.join('\n')}\n`;
}

function brigadeText(brigade: ArmyBrigade, translate: (key: string) => string): readonly string[] {
  const name = brigadeName(brigade);
  if (brigade.list !== undefined && name === 'sip.brigade.own') return [brigade.list];
  const units = lotsOf(brigade).map((one) => {
    const mark = one.class === 'regular' ? '' : ` (${translate(`sip.class.${one.class}`)})`;
    return `${one.count} × ${translate(`sip.unit.${one.kind}`)}${mark}`;
  });
  const listed = units.join(', ');
  const called = translate(name);
  const own = ownNameText(brigade.name);
  const names = unitNameLines(brigade.names);
  return brigade.list === undefined
    ? [`${called}: ${listed}${own}`, ...names]
    : [`${called}${own}`, noteLine(listed), ...names];
}

// --- reading ---------------------------------------------------------------------------------------------------

interface Draft {
  name: string | null;
  army: ArmyFile | null;
}

/** The army of a text, line by line; null without a nation. What the rules forbid is not asked here. */
export function readArmyText(
  text: string,
  namesOf: NamesOf,
): { readonly lines: readonly TextLine[]; readonly army: ArmyFile | null } {
  const draft: Draft = { name: null, army: null };
  const names = withFormerNames(namesOf, FORMER_NAMES);
  const { lines, whole } = readLines(text, {
    draft,
    longest: MOST_LINE,
    head: (line) => readNation(line, draft, names),
    name: (said) => readName(said, draft),
    line: (line) => readLine(line, draft, names),
    isTroops: (said) =>
      ARMY_NATIONS.some((id) => 'key' in readLine(said, { name: null, army: emptyArmy(id) }, namesOf)),
    missing: 'sip.problem.lineNationFirst',
  });
  const { name, army } = draft;
  if (!whole || army === null) return { lines, army: null };
  return { lines, army: name === null ? army : { ...army, name } };
}

function readLine(line: string, draft: Draft, namesOf: NamesOf): LineResult {
  const [head = '', ...rest] = line.split(':');
  if (isCalled(head, 'sip.text.name', namesOf)) return readName(rest.join(':').trim(), draft);
  const { army } = draft;
  if (army === null) return readNation(line, draft, namesOf);
  const unit = unitNameIn(line);
  if (unit !== null) return readUnitName(army, unit, draft);
  if (army.brigades.length === MOST_BRIGADES && army.brigades.at(-1)?.units === undefined)
    return fault('sip.problem.lineBrigades', { most: MOST_BRIGADES });
  const own = withoutOwnName(line);
  const refused = own.name === null ? null : nameFault(own.name, MOST_NAME);
  if (refused !== null) return refused;
  const made = readBrigade(army, own.line, namesOf);
  const brigade = 'reason' in made || own.name === null ? made : { ...made, name: own.name };
  if ('reason' in brigade) {
    const lot = readLot(line, namesOf);
    return 'reason' in lot ? brigade : readUnits(army, lot, draft);
  }
  draft.army = { ...army, brigades: [...army.brigades, brigade] };
  const units = lotsOf(brigade).reduce((sum, { count }) => sum + count, 0);
  return { key: 'sip.text.understood.brigade', facts: { brigade: brigadeName(brigade), units } };
}

/** Of a unit of the brigade above. */
function readUnitName(
  army: ArmyFile,
  { number, name }: { readonly number: number; readonly name: string },
  draft: Draft,
): LineResult {
  const refused = nameFault(name, MOST_NAME);
  if (refused !== null) return refused;
  const last = army.brigades.at(-1);
  const most = last === undefined ? 0 : lotsOf(last).reduce((sum, { count }) => sum + count, 0);
  if (last === undefined || number < 1 || number > most)
    return fault('engine.problem.outOfRange', { value: number, least: 1, most });
  const names = [...withUnitName(last.names, number, name)];
  draft.army = { ...army, brigades: [...army.brigades.slice(0, -1), { ...last, names }] };
  return { key: 'sip.text.understood.unitName', facts: { number, name } };
}

/** A brigade of these lots, or why it would be too large. */
function brigadeOf(lots: readonly Lot[]): ArmyBrigade | LineFault {
  const units = asFew(lots);
  const most = units.find(({ count }) => count > MOST_UNITS);
  return most === undefined ? { units } : fault('sip.problem.lineCount', { count: most.count, most: MOST_UNITS });
}

/** Lots of one kind and class together, where there are more than a file holds. */
function asFew(lots: readonly Lot[]): Lot[] {
  if (lots.length <= KINDS.length * CLASSES.length) return [...lots];
  const found: Lot[] = [];
  for (const lot of lots) {
    const at = found.findIndex((one) => one.kind === lot.kind && one.class === lot.class);
    const same = found[at];
    if (same === undefined) found.push(lot);
    else found[at] = { ...same, count: same.count + lot.count };
  }
  return found;
}

/** Units on a line of their own: of the brigade above, or of one of their own. */
function readUnits(army: ArmyFile, lot: Lot, draft: Draft): LineResult {
  const last = army.brigades.at(-1);
  const brigade = brigadeOf([...(last?.units ?? []), lot]);
  if ('reason' in brigade) return brigade;
  draft.army = {
    ...army,
    brigades: [...(last?.units === undefined ? army.brigades : army.brigades.slice(0, -1)), brigade],
  };
  return { key: 'sip.text.understood.brigade', facts: { brigade: brigadeName(brigade), units: lot.count } };
}

function readName(name: string, draft: Draft): LineResult {
  const refused = nameFault(name, MOST_NAME);
  if (refused !== null) return refused;
  draft.name = name;
  return { key: 'sip.text.understood.name', facts: { name } };
}

/** The first line but a name, such as `France 70 by agreement`. */
function readNation(line: string, draft: Draft, namesOf: NamesOf): LineResult {
  const named = begunWith(line, ARMY_NATIONS, (id) => `sip.side.${id}`, namesOf);
  if (named === null) return fault('sip.problem.lineNationFirst');
  const [, number, words = ''] = /^(\d+)?\s*(.*)$/.exec(named.rest) ?? [];
  const agreed = words !== '' && isCalled(words, 'sip.text.agreed', namesOf);
  if (words !== '' && !agreed) return fault('sip.problem.lineNation', { said: excerpt(words) });
  const limit = number === undefined ? undefined : Number(number);
  if (limit !== undefined && (limit < LEAST_LIMIT || limit > MOST_LIMIT)) {
    return fault('engine.problem.outOfRange', { value: excerpt(number), least: LEAST_LIMIT, most: MOST_LIMIT });
  }
  draft.army = {
    ...emptyArmy(named.id),
    ...(limit === undefined ? {} : { limit }),
    ...(agreed ? { agreed: true } : {}),
  };
  const nation = `sip.side.${named.id}`;
  return limit === undefined
    ? { key: 'sip.text.understood.nation', facts: { nation } }
    : { key: 'sip.text.understood.nationAndLimit', facts: { nation, limit } };
}

/** A brigade by its name in the lists, or `Brigade: 4 × line infantry, 1 × light infantry (elite)`. */
function readBrigade(army: ArmyFile, line: string, namesOf: NamesOf): ArmyBrigade | LineFault {
  const [head = '', ...rest] = line.replace(/^\s*(?:\d+[.)]|[-*•])\s+/, '').split(':');
  const listed = brigadesOf(army.nation).find(
    ({ id }) => stem(head) === stem(id) || isCalled(head, `sip.brigade.${id}`, namesOf),
  );
  if (listed !== undefined && rest.join('').trim() === '') return { list: listed.id };
  if (rest.length === 0) {
    const brigades = brigadesOf(army.nation)
      .map(({ id }) => `sip.brigade.${id}`)
      .join(', ');
    return fault('sip.problem.lineUnknown', { nation: `sip.side.${army.nation}`, brigades });
  }
  const units: Lot[] = [];
  for (const said of rest.join(':').split(/[,;+]/)) {
    if (said.trim() === '') continue;
    const one = readLot(said, namesOf);
    if ('reason' in one) return one;
    units.push(one);
  }
  return brigadeOf(units);
}

/** `4 × line infantry (raw)`, `LIGHT E`, `3 elite line infantry`. */
function readLot(said: string, namesOf: NamesOf): Lot | LineFault {
  const [, number, words = ''] = /^\s*(?:(\d{1,3})\s*[x×*]?\s+)?(.*)$/s.exec(countedFirst(said)) ?? [];
  const count = Number(number ?? 1);
  if (count < 1 || count > MOST_UNITS) return fault('sip.problem.lineCount', { count, most: MOST_UNITS });
  for (const unitClass of CLASSES) {
    const kind = KINDS.find((one) => formsOf(one, unitClass, namesOf).has(stem(words)));
    if (kind !== undefined) return { kind, class: unitClass, count };
  }
  return fault('sip.problem.lineUnit', {
    said: excerpt(said.trim()),
    units: KINDS.map((kind) => `sip.unit.${kind}`).join(', '),
  });
}

/** The short names of the book. */
const SHORT: Readonly<Record<Kind, string>> = {
  line: 'line',
  light: 'light',
  heavyCavalry: 'hcav',
  lightCavalry: 'lcav',
  footArtillery: 'fart',
  horseArtillery: 'hart',
};
const SHORT_CLASS: Readonly<Record<UnitClass, readonly string[]>> = { raw: ['r'], regular: [], elite: ['e'] };

/** Every way to write a kind and class that is understood, without case and points. */
function formsOf(kind: Kind, unitClass: UnitClass, namesOf: NamesOf): ReadonlySet<string> {
  const names = [kind, SHORT[kind], ...namesOf(`sip.unit.${kind}`)].map(stem);
  const classes = [unitClass, ...SHORT_CLASS[unitClass], ...namesOf(`sip.class.${unitClass}`)].map(stem);
  const marked = names.flatMap((name) => classes.flatMap((mark) => [`${name} ${mark}`, `${mark} ${name}`]));
  return new Set(unitClass === 'regular' ? [...names, ...marked] : marked);
}
