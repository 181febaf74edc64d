/** A Division as a few lines of text, to paste into a letter and back. */
import { type Described, excerpt } from '@drumhead/engine';
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
  plain,
  readLines,
  stem,
  type TextLine,
  unitNameIn,
  unitNameLines,
  withoutOwnName,
  withUnitName,
} from '@drumhead/content/rosterText';
import {
  DIVISION_FORMAT,
  DIVISION_VERSION,
  type DivisionFile,
  eitherOf,
  lightCavalryOf,
  lotsOf,
  MOST_BRIGADES,
  MOST_NAME,
  MOST_UNITS,
  type Options,
} from './division.ts';
import { type ArmyList, NATION_IDS, type Nation, type Period, type Troop } from './armyList.ts';
import { listCalled, NATIONS } from './nations.ts';
import { periodOf } from './divisionProblems.ts';
import { brigadeName } from './divisionSide.ts';

const MOST_LINE = 200;

// --- writing ---------------------------------------------------------------------------------------------------

/** The Division in the messages of `translate`. Below each Brigade stands what it consists of, for people: it is not read. */
export function divisionText(division: DivisionFile, translate: (key: string) => string): string {
  const nation = NATIONS[division.nation];
  const period = division.period === null ? '' : ` ${division.period}`;
  const troops = (army: ArmyList | null, options: Options) => {
    const chosen = army === null ? [] : chosenTroops(army, options).map(({ name }) => translate(name));
    return chosen.length === 0 ? '' : `: ${chosen.join(', ')}`;
  };
  const listed = (army: ArmyList | null, options: Options) =>
    army === null ? [] : [unitsText(army, options, translate)];
  const lines = [
    ...(division.name === undefined ? [] : [`${translate('lb.text.name')}: ${division.name}`]),
    `${translate(`lb.side.${division.nation}`)}${period}`,
    ...division.brigades.flatMap(({ list, options, name, names }, index) => {
      const army = listCalled(nation, list);
      const called = army === null ? list : translate(brigadeName(division, index));
      return [
        `${called}${troops(army, options)}${ownNameText(name)}`,
        ...listed(army, options),
        ...unitNameLines(names),
      ];
    }),
    ...(division.reserve === null
      ? []
      : [
          `${translate('lb.brigade.reserve')}${troops(nation.reserve, division.reserve.options)}`,
          ...listed(nation.reserve, division.reserve.options),
          ...unitNameLines(division.reserve.names),
        ]),
  ];
  return `${lines.join('\n')}\n`;
}

function unitsText(army: ArmyList, options: Options, translate: (key: string) => string): string {
  const units = lotsOf(army, options).map(({ count, of }) => `${count} × ${translate(of.name)}`);
  const company = army.company === null ? [] : [translate(army.company.name)];
  return noteLine([...units, ...company].join(', '));
}

/** The kinds of the options, one entry a regiment. */
function chosenTroops(army: ArmyList, options: Options): readonly Troop[] {
  const either = eitherOf(army).filter((lot) => lot.of.id === options.either);
  const { of } = lightCavalryOf(army);
  const light = (options.lightCavalry ?? []).flatMap((kind) => of.filter((troop) => troop.id === kind));
  return [...either.map((lot) => lot.of), ...light];
}

// --- reading ---------------------------------------------------------------------------------------------------

interface Draft {
  name: string | null;
  nation: Nation | null;
  period: Period | null;
  brigades: DivisionFile['brigades'][number][];
  reserve: DivisionFile['reserve'];
  /** The Reserve was read last: a name of a unit is of it. */
  isReserve: boolean;
}

const emptyDraft = (): Draft => ({
  name: null,
  nation: null,
  period: null,
  brigades: [],
  reserve: null,
  isReserve: false,
});

/** The Division of a text, line by line; null without a nation. The lists are not checked here. */
export function readDivisionText(
  text: string,
  namesOf: NamesOf,
): { readonly lines: readonly TextLine[]; readonly division: DivisionFile | null } {
  const draft = emptyDraft();
  const { lines, whole } = readLines(text, {
    draft,
    longest: MOST_LINE,
    head: (line) => readHead(line, draft, namesOf),
    name: (said) => readName(said, draft),
    line: (line) => readLine(line, draft, namesOf),
    isTroops: (said) =>
      NATION_IDS.some((id) => 'key' in readLine(said, { ...emptyDraft(), nation: NATIONS[id] }, namesOf)),
    missing: 'lb.problem.lineNationFirst',
  });
  return { lines, division: whole ? divisionOf(draft) : null };
}

function divisionOf({ name, nation, period, brigades, reserve }: Draft): DivisionFile | null {
  if (nation === null) return null;
  return {
    format: DIVISION_FORMAT,
    version: DIVISION_VERSION,
    ...(name === null ? {} : { name }),
    nation: nation.id,
    period,
    brigades,
    reserve,
  };
}

/** What stands before a colon or a bracket, and behind it. */
function parted(line: string): { readonly head: string; readonly rest: readonly string[]; readonly tail: string } {
  const [head = '', ...rest] = line.replace(/^\s*(?:\d+[.)]|[-*•])\s+/, '').split(/[:(]/);
  return { head, rest, tail: rest.join(' ').replace(/\)\s*$/, '') };
}

function readLine(line: string, draft: Draft, namesOf: NamesOf): LineResult {
  const { head, rest } = parted(line);
  if (isCalled(head, 'lb.text.name', namesOf)) return readName(rest.join(':'), draft);
  const named = begunWith(line, NATION_IDS, (id) => `lb.side.${id}`, namesOf);
  if (named !== null) return readNation(NATIONS[named.id], named.rest, draft, namesOf);
  const { nation } = draft;
  if (nation === null) return fault('lb.problem.lineNationFirst');
  const unit = unitNameIn(line);
  if (unit !== null) return readUnitName(unit, draft);
  // A name of its own may hold any sign.
  const own = withoutOwnName(line);
  const { head: called, tail } = parted(own.line);
  if (isCalled(called, 'lb.brigade.reserve', namesOf)) return readReserve(nation, tail, draft, namesOf);
  return readBrigade(nation, called, own.name, tail, draft, namesOf);
}

/** The line that names the nation. */
function readHead(line: string, draft: Draft, namesOf: NamesOf): LineResult {
  const named = begunWith(line, NATION_IDS, (id) => `lb.side.${id}`, namesOf);
  if (named === null) return fault('lb.problem.lineNationFirst');
  return readNation(NATIONS[named.id], named.rest, draft, namesOf);
}

function readName(said: string, draft: Draft): LineResult {
  const name = said.trim();
  const refused = nameFault(name, MOST_NAME);
  if (refused !== null) return refused;
  draft.name = name;
  return { key: 'lb.text.understood.name', facts: { name } };
}

function readNation(nation: Nation, rest: string, draft: Draft, namesOf: NamesOf): LineResult {
  if (draft.nation !== null) return fault('lb.problem.lineSecondNation', { nation: `lb.side.${draft.nation.id}` });
  const period = nation.periods.find((one) =>
    [one, ...namesOf(`lb.period.${one}`)].some((name) => plain(name) === rest),
  );
  if (rest !== '' && period === undefined) {
    if (nation.periods.length === 0) return fault('lb.problem.periodNotHad', { nation: `lb.side.${nation.id}` });
    return fault('lb.problem.linePeriod', { said: rest, periods: nation.periods.join(', ') });
  }
  draft.nation = nation;
  draft.period = period ?? null;
  return {
    key: period === undefined ? 'lb.text.understood.nation' : 'lb.text.understood.nationAndPeriod',
    facts: { nation: `lb.side.${nation.id}`, ...(period === undefined ? {} : { period: `lb.period.${period}` }) },
  };
}

function readReserve(nation: Nation, tail: string, draft: Draft, namesOf: NamesOf): LineResult {
  const army = nation.reserve;
  if (army === null) return fault('lb.problem.reserveNotHad', { nation: `lb.side.${nation.id}` });
  if (draft.reserve !== null) return fault('lb.problem.lineSecondReserve');
  const options = readOptions(army, tail, namesOf);
  if ('reason' in options) return options;
  draft.reserve = { options };
  draft.isReserve = true;
  return understood(army, army.name, options);
}

function readBrigade(
  nation: Nation,
  said: string,
  own: string | null,
  tail: string,
  draft: Draft,
  namesOf: NamesOf,
): LineResult {
  const [, times, head = said] = /^(\d)\s*[x×]\s+(.+)$/i.exec(said.trim()) ?? [];
  const count = Number(times ?? 1);
  const called = nation.lists.filter((army) =>
    [army.name, `${army.name}.first`, `${army.name}.second`].some(
      (key) => stem(head) === stem(army.id) || isCalled(head, key, namesOf),
    ),
  );
  const period = draft.period ?? periodOf({ nation: nation.id, period: null, brigades: draft.brigades });
  const army = called.find((list) => list.period === null || list.period === period) ?? called[0];
  if (army === undefined) {
    const open = new Set(nation.lists.map(({ name }) => name));
    return fault('lb.problem.lineUnknown', { nation: `lb.side.${nation.id}`, lists: [...open].join(', ') });
  }
  if (draft.brigades.length + count > MOST_BRIGADES) return fault('lb.problem.lineBrigades', { most: MOST_BRIGADES });
  const options = readOptions(army, tail, namesOf);
  if ('reason' in options) return options;
  const refused = own === null ? null : nameFault(own, MOST_NAME);
  if (refused !== null) return refused;
  for (let n = 0; n < count; n++) draft.brigades.push({ list: army.id, options, ...(own !== null && { name: own }) });
  draft.isReserve = false;
  return understood(army, army.name, options);
}

/** Of a unit of the brigade above, or of the Reserve. */
function readUnitName({ number, name }: { readonly number: number; readonly name: string }, draft: Draft): LineResult {
  const refused = nameFault(name, MOST_NAME);
  if (refused !== null) return refused;
  const of = draft.isReserve ? draft.reserve : (draft.brigades.at(-1) ?? null);
  if (of === null || number < 1 || number > MOST_UNITS)
    return fault('engine.problem.outOfRange', { value: number, least: 1, most: of === null ? 0 : MOST_UNITS });
  const names = [...withUnitName(of.names, number, name)];
  if (draft.isReserve && draft.reserve) draft.reserve = { ...draft.reserve, names };
  else draft.brigades = draft.brigades.map((one) => (one === of ? { ...one, names } : one));
  return { key: 'lb.text.understood.unitName', facts: { number, name } };
}

function understood(army: ArmyList, list: string, options: Options): Described {
  const troops = chosenTroops(army, options).map(({ name }) => name);
  if (troops.length === 0) return { key: 'lb.text.understood.list', facts: { list } };
  return { key: 'lb.text.understood.listWith', facts: { list, troops: troops.join(', ') } };
}

/**
 * LB-LIST-04. `2 Hussars, Lancers`: open kinds, each with its number of regiments in front. A kind alone, without a
 * number, is that of all regiments.
 */
function readOptions(army: ArmyList, tail: string, namesOf: NamesOf): Options | LineFault {
  const lots = eitherOf(army).map((lot) => lot.of);
  const { count: most, of: light } = lightCavalryOf(army);
  let either: string | undefined;
  const lightCavalry: string[] = [];
  const parts = tail.split(/[,;+]/).filter((part) => part.trim() !== '');
  for (const said of parts) {
    const [, number = String(parts.length === 1 ? most : 1), name = ''] =
      /^\s*(?:(\d{1,2})\s*[x×]?\s+)?(.*)$/.exec(countedFirst(said)) ?? [];
    const isIt = (troop: Troop) => stem(name) === stem(troop.id) || isCalled(name, troop.name, namesOf);
    const chosen = lots.find(isIt);
    const rider = light.find(isIt);
    if (chosen !== undefined) either = chosen.id;
    else if (rider !== undefined) for (let n = 0; n < Math.min(Number(number), most); n++) lightCavalry.push(rider.id);
    else return unknownTroops(army, said, [...lots, ...light]);
  }
  return {
    ...(either === undefined ? {} : { either }),
    ...(lightCavalry.length === 0 ? {} : { lightCavalry: lightCavalry.slice(0, MOST_BRIGADES) }),
  };
}

function unknownTroops(army: ArmyList, said: string, open: readonly Troop[]): LineFault {
  const facts = { said: excerpt(said.trim()), list: army.name };
  if (open.length === 0) return fault('lb.problem.lineNoChoice', facts);
  return fault('lb.problem.lineTroops', { ...facts, choices: open.map(({ name }) => name).join(', ') });
}
