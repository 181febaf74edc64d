/** Squads as plain text, to copy and paste. */
import { type Described, excerpt } from '@drumhead/engine';
import {
  begunWith,
  fault,
  isCalled,
  type LineFault,
  type LineResult,
  nameFault,
  type NamesOf,
  plain,
  readLines,
  type TextLine,
  withFormerNames,
} from '@drumhead/content/rosterText';
import { SPECIALS, type Special } from './specials.ts';
import { WEAPONS, type Weapon } from './weapons.ts';
import {
  type CustomProfile,
  LEAST_LIMIT,
  type Model,
  MOST_LIMIT,
  MOST_MODELS,
  MOST_NAME,
  type Obstacle,
  OBSTACLES,
  type SquadFile,
  STANDARD_LIMIT,
} from './squadFile.ts';
import { homeOf, ROSTER_IDS, rosterCalled } from './profiles.ts';
import { emptySquad } from './randomSquad.ts';
import { alliesOf } from './allies.ts';

const MOST_LINE = 300;

/** Names that profiles and special rules had in earlier versions. */
const FORMER_NAMES = {
  'sk.roster.gb': ['Great Britain'],
  'sk.roster.fiw-fr': ['French (New France)', 'Francesi (Nuova Francia)'],
  'sk.roster.fiw-gb': ['British (Regulars)', 'Britannici (Regolari)'],
  'sk.roster.fiw-prov': ['Provincial (Colonial)', 'Provinciali (Coloniali)'],
  'sk.roster.fiw-nat': ['Nativi (Banda di Guerra)'],
  'sk.profile.gb-rifleman': ['Fuciliere Scelto (95esimo)'],
  'sk.profile.gb-guard': ['Guardia a Piedi'],
  'sk.special.forester': ['Boscaiolo'],
} as const;

// --- writing ---------------------------------------------------------------------------------------------------

/** The squad as text; `translate` translates message keys. */
export function squadText(squad: SquadFile, translate: (key: string) => string): string {
  const casual = squad.casual === true ? ` ${translate('sk.text.casual')}` : '';
  const soldiers = inRows(squad.models.map((model) => modelText(squad, model, translate)));
  const obstacles = inRows((squad.obstacles ?? []).map((obstacle) => translate(`sk.obstacle.${obstacle}`)));
  const lines = [
    ...(squad.name === undefined ? [] : [`${translate('sk.text.name')}: ${squad.name}`]),
    `${translate(`sk.roster.${squad.roster}`)} ${squad.limit}${casual}`,
    ...soldiers,
    ...obstacles,
  ];
  return `${lines.join('\n')}\n`;
}

/** Joins equal neighbouring lines into one with a count. */
function inRows(texts: readonly string[]): readonly string[] {
  const rows: { text: string; count: number }[] = [];
  for (const text of texts) {
    const last = rows.at(-1);
    if (last?.text === text) last.count += 1;
    else rows.push({ text, count: 1 });
  }
  return rows.map(({ text, count }) => `${count} × ${text}`);
}

function modelText(
  squad: SquadFile,
  { profile, custom, name: ownName, commander }: Model,
  translate: (key: string) => string,
): string {
  const called = ownName === undefined ? '' : ` “${ownName}”`;
  const mark = `${called}${commander === true ? ` (${translate('sk.text.commander')})` : ''}`;
  if (custom !== undefined) {
    const { name, q, c, weapons, specials } = custom;
    const carried = [
      ...weapons.map((one) => translate(`sk.weapon.${one}`)),
      ...specials.map((one) => translate(`sk.special.${one}`)),
    ];
    return `${name}${mark}: ${[`Q${q} C${c}`, ...carried].join(', ')}`;
  }
  const home = homeOf(profile ?? '');
  if (home === null) return `${profile}${mark}`;
  const from = home.id === squad.roster ? '' : ` [${translate(`sk.roster.${home.id}`)}]`;
  return `${translate(`sk.profile.${profile}`)}${mark}${from}`;
}

// --- reading ---------------------------------------------------------------------------------------------------

interface Draft {
  name: string | null;
  squad: SquadFile | null;
}

/** The squad of a text; null without a roster. The rules are not checked here. */
export function readSquadText(
  text: string,
  namesOf: NamesOf,
): { readonly lines: readonly TextLine[]; readonly squad: SquadFile | null } {
  const draft: Draft = { name: null, squad: null };
  const names = withFormerNames(namesOf, FORMER_NAMES);
  const { lines, whole } = readLines(text, {
    draft,
    longest: MOST_LINE,
    head: (line) => readRoster(line, draft, names),
    name: (said) => readName(said, draft),
    line: (line) => readLine(line, draft, names),
    isTroops: (said) => ROSTER_IDS.some((id) => !('reason' in readSoldiers(emptySquad(id, LEAST_LIMIT), said, names))),
    missing: 'sk.problem.lineRosterFirst',
  });
  const { name, squad } = draft;
  if (!whole) return { lines, squad: null };
  return { lines, squad: squad === null || name === null ? squad : { ...squad, name } };
}

function readLine(line: string, draft: Draft, namesOf: NamesOf): LineResult {
  const [head = '', ...rest] = line.split(':');
  if (isCalled(head, 'sk.text.name', namesOf)) return readName(rest.join(':').trim(), draft);
  const { squad } = draft;
  if (squad === null) return readRoster(line, draft, namesOf);
  const made = readSoldiers(squad, line, namesOf);
  if ('reason' in made) return made;
  draft.squad = made.squad;
  return made.said;
}

function readName(name: string, draft: Draft): LineResult {
  const refused = nameFault(name, MOST_NAME);
  if (refused !== null) return refused;
  draft.name = name;
  return { key: 'sk.text.understood.name', facts: { name } };
}

/** `France 400 casual`: the first line that is not a name. */
function readRoster(line: string, draft: Draft, namesOf: NamesOf): LineResult {
  const named = begunWith(line, ROSTER_IDS, (id) => `sk.roster.${id}`, namesOf);
  if (named === null) return fault('sk.problem.lineRosterFirst');
  const words = named.rest.split(' ').filter((word) => word !== '');
  const isCasual = (word: string) => isCalled(word, 'sk.text.casual', namesOf);
  const number = words.find((word) => /^\d+$/.test(word));
  const strange = words.find((word) => word !== number && !isCasual(word));
  if (strange !== undefined) return fault('sk.problem.lineRoster', { said: excerpt(strange) });
  const limit = number === undefined ? STANDARD_LIMIT[rosterCalled(named.id).variant] : Number(number);
  if (limit < LEAST_LIMIT || limit > MOST_LIMIT) {
    return fault('engine.problem.outOfRange', { value: limit, least: LEAST_LIMIT, most: MOST_LIMIT });
  }
  const { casual: _, ...squad } = emptySquad(named.id, limit);
  draft.squad = words.some(isCasual) ? { ...squad, casual: true } : squad;
  return { key: 'sk.text.understood.roster', facts: { roster: `sk.roster.${named.id}`, limit } };
}

interface Soldiers {
  readonly squad: SquadFile;
  readonly said: Described;
}

/** `3 × Line Infantryman`, `Sergeant “Doyle” (commander)`, `Soldier [Provincial]`, `Old Jacques: Q3 C2, musket, strong`. */
function readSoldiers(squad: SquadFile, line: string, namesOf: NamesOf): Soldiers | LineFault {
  const [, number, after = ''] = /^\s*(?:[-*•]\s+)?(?:(\d{1,3})\s*[x×*.)]?\s+)?(.*)$/s.exec(line) ?? [];
  const count = Number(number ?? 1);
  const obstacle = OBSTACLES.find((one) => isCalled(after, `sk.obstacle.${one}`, namesOf));
  if (obstacle !== undefined) return withObstacles(squad, obstacle, count);
  const [, head = '', tail] = /^(.*?)(?::\s*(Q\s*\d.*))?$/is.exec(after.trim()) ?? [];
  const [, named = '', from] = /^(.*?)(?:\[([^\]]*)\])?\s*$/s.exec(head) ?? [];
  const { name: marked, commander } = withoutMark(named, namesOf);
  const { name, ownName } = withoutOwnName(marked);
  const refused = ownName === undefined ? null : nameFault(ownName, MOST_NAME);
  if (refused !== null) return refused;
  const model = tail === undefined ? readProfile(squad, name, from, namesOf) : readCustom(name, tail, namesOf);
  if ('reason' in model) return model;
  const soldier = {
    ...model,
    ...(ownName === undefined ? {} : { name: ownName }),
    ...(commander ? { commander } : {}),
  };
  const models = Array.from({ length: count }, () => soldier);
  if (count < 1 || squad.models.length + count > MOST_MODELS) {
    return fault('sk.problem.lineModels', { count, most: MOST_MODELS });
  }
  const who = model.profile === undefined ? (model.custom?.name ?? '') : `sk.profile.${model.profile}`;
  return {
    squad: { ...squad, models: [...squad.models, ...models] },
    said: { key: commander ? 'sk.text.understood.commander' : 'sk.text.understood.models', facts: { count, who } },
  };
}

/** A name, and whether `(commander)` follows it. */
function withoutMark(said: string, namesOf: NamesOf): { readonly name: string; readonly commander: boolean } {
  const [, name = '', mark = ''] = /^(.*)\(([^()]*)\)\s*$/s.exec(said) ?? [];
  const commander = mark !== '' && isCalled(mark, 'sk.text.commander', namesOf);
  return commander ? { name: name.trim(), commander } : { name: said.trim(), commander };
}

/** A profile, and the man's own name in quotes of any kind after it. */
function withoutOwnName(said: string): { readonly name: string; readonly ownName?: string } {
  const [, name = '', ownName] = /^(.*?)\s*[“”«"„](.*?)[”“»"]\s*$/s.exec(said) ?? [];
  return ownName === undefined ? { name: said } : { name, ownName: ownName.trim() };
}

const MOST_OBSTACLE_LINES = 10;

function withObstacles(squad: SquadFile, obstacle: Obstacle, count: number): Soldiers | LineFault {
  const obstacles = [...(squad.obstacles ?? []), ...Array.from({ length: count }, () => obstacle)];
  if (count < 1 || obstacles.length > MOST_OBSTACLE_LINES) {
    return fault('sk.problem.lineObstacles', { count, most: MOST_OBSTACLE_LINES });
  }
  return {
    squad: { ...squad, obstacles },
    said: { key: 'sk.text.understood.models', facts: { count, who: `sk.obstacle.${obstacle}` } },
  };
}

/** A profile by its name: of the roster in brackets, else of the squad's own, else of one it may borrow from. */
function readProfile(squad: SquadFile, name: string, from: string | undefined, namesOf: NamesOf): Model | LineFault {
  const roster = `sk.roster.${squad.roster}`;
  const home = ROSTER_IDS.find(
    (id) => from !== undefined && (plain(from) === plain(id) || isCalled(from, `sk.roster.${id}`, namesOf)),
  );
  if (from !== undefined && home === undefined) return fault('sk.problem.lineFrom', { from: excerpt(from) });
  const open = home === undefined ? [squad.roster, ...alliesOf(squad.roster)] : [home];
  const found = open
    .flatMap((id) => rosterCalled(id).profiles)
    .find(({ id }) => plain(name) === plain(id) || isCalled(name, `sk.profile.${id}`, namesOf));
  return found === undefined
    ? fault('sk.problem.lineUnknown', {
        said: excerpt(name),
        roster: home === undefined ? roster : `sk.roster.${home}`,
      })
    : { profile: found.id };
}

/** SK-SQD-10. A custom profile: Quality and Combat, then weapons and special rules in any order. */
function readCustom(name: string, tail: string, namesOf: NamesOf): Model | LineFault {
  const [, q, c, rest = ''] = /^Q\s*(\d)\+?[\s,]+C\s*(\d)(?!\d)(.*)$/is.exec(tail) ?? [];
  if (q === undefined || c === undefined) return fault('sk.problem.lineNumbers');
  const refused = nameFault(name, MOST_NAME);
  if (refused !== null) return refused;
  const weapons: Weapon[] = [];
  const specials: Special[] = [];
  for (const said of rest.split(/[,;+]/).filter((part) => part.trim() !== '')) {
    const weapon = namedIn(Object.keys(WEAPONS) as Weapon[], 'sk.weapon.', said, namesOf);
    const special = namedIn(Object.keys(SPECIALS) as Special[], 'sk.special.', said, namesOf);
    if (weapon !== undefined) weapons.push(weapon);
    else if (special !== undefined) specials.push(special);
    else return fault('sk.problem.lineAbility', { said: excerpt(said.trim()) });
  }
  const custom: CustomProfile = { name, q: Number(q), c: Number(c), weapons, specials };
  return { custom };
}

const namedIn = <T extends string>(ids: readonly T[], key: string, said: string, namesOf: NamesOf): T | undefined =>
  ids.find((id) => plain(said) === plain(id) || isCalled(said, key + id, namesOf));
