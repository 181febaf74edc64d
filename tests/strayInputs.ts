// Damaged and foreign inputs by the thousand: what each is said to be, and what becomes of every line of a list.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translateFacts } from '@drumhead/content';
import { describedFile, outsideMessages, recogniseBytes } from '@drumhead/content/outside';
import { seededRandomInt } from '@drumhead/engine';
import { readDivisionText } from '@drumhead/large-battles/armies';
import { largeBattlesMessages } from '@drumhead/large-battles/messages';
import { readArmyText } from '@drumhead/simplicity/armies';
import { simplicityMessages } from '@drumhead/simplicity/messages';
import { readSquadText } from '@drumhead/skirmish';
import { skirmishMessages } from '@drumhead/skirmish/messages';

type Texts = Readonly<Record<string, { readonly en: string; readonly it: string }>>;

const LISTS: Texts = { ...skirmishMessages, ...largeBattlesMessages, ...simplicityMessages };
const namesOf = (key: string): readonly string[] => {
  const said = LISTS[key];
  return said === undefined ? [] : [said.en, said.it];
};
const READERS = { squad: readSquadText, division: readDivisionText, army: readArmyText } as const;

/** Longer files are but more of the same. */
const LONGEST = 30_000;

const OWN_LISTS = [
  'France 400\n• Officer (60 pts)\n4x Line Infantryman\nTotal: 400 pts',
  '[b]Russia[/b]\nLine Brigade x2\nReserve',
  'Esercito semplice\nBrigata: 3 × fanteria di linea, 1 × cavalleria pesante',
  'Name: Les Élèves\nBritish 350 pts\n- Officer: Paul - 60\n\n## Riflemen\n☑ Rifleman x 3\nhttps://example.org/#/page/skirmish/squads',
];
const FOREIGN = [
  '<roster battleScribeVersion="2.03">',
  '%PDF-1.7\n',
  '{"ObjectStates":[],"SaveName":"x"}',
  'PK\u0003\u0004',
];

/** Files of the project of all kinds, lists, and beginnings of files of other programs. */
function sources(): readonly Buffer[] {
  const files: Buffer[] = [...OWN_LISTS, ...FOREIGN].map((text) => Buffer.from(text));
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (/\.(json|jsonl|md|png|jpg|svg|html|css|ts)$/.test(entry.name)) {
        const bytes = readFileSync(path);
        if (bytes.length < LONGEST) files.push(bytes);
      }
    }
  };
  for (const folder of ['examples', 'docs', 'apps/web/public', 'packages/content/src']) walk(folder);
  return files;
}

type Pick = (below: number) => number;

const oneOf = <T>(all: readonly T[], pick: Pick): T => all[pick(all.length)] as T;

/** Up to four times: cut, changed, mixed with another, turned round, broken by a line, of two bytes a letter, or noise. */
function spoilt(files: readonly Buffer[], pick: Pick): Buffer {
  // Every second one is a list: of those most can be lost.
  let bytes = pick(2) === 0 ? oneOf(files.slice(0, OWN_LISTS.length), pick) : oneOf(files, pick);
  for (let times = pick(5); times > 0; times--) {
    const at = pick(bytes.length + 1);
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
    const ways: readonly (() => Buffer)[] = [
      () => before,
      () => after,
      () => Buffer.concat([before, Buffer.of(pick(256)), after.subarray(1)]),
      () => Buffer.concat([before, oneOf(files, pick).subarray(0, 2000), after]),
      () => Buffer.concat([before, Buffer.from(oneOf(OWN_LISTS, pick)), after]),
      () => Buffer.from(bytes).reverse(),
      () => Buffer.from(Array.from({ length: pick(300) }, () => pick(256))),
      () => Buffer.concat([before, Buffer.from('\r\n'), after]),
      () => Buffer.from(bytes.toString('latin1'), 'utf16le'),
    ];
    bytes = oneOf(ways, pick)();
  }
  return bytes;
}

/** Words of machines, and holes. */
const NOT_OURS = /undefined|\[object|Error\b|Unexpected|NaN|\{\{|ENOENT/;

/** What is wrong with the answer to an input, in one language. */
function faultsOfAnswer(found: ReturnType<typeof recogniseBytes>, language: 'en' | 'it'): readonly string[] {
  const { key, facts } = describedFile(found);
  const say = (one: string, given: Readonly<Record<string, unknown>>): string =>
    ((outsideMessages as Texts)[one]?.[language] ?? `undefined: ${one}`).replace(
      /\{\{(\w+)\}\}/g,
      (_whole, name: string) => String(given[name]),
    );
  // What a file says of itself is quoted: it is no sentence of ours.
  const quoted = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, name === 'format' || name === 'version' ? 'X' : fact]),
  );
  const told = say(
    key,
    translateFacts(quoted, (one) => say(one, {})),
  );
  const sentences = told.split(/[.!?](?=\s|$)/).filter((one) => one.trim() !== '').length;
  return [
    ...(NOT_OURS.test(told) ? [`not ours: ${told}`] : []),
    ...(sentences < 1 || sentences > 2 ? [`${sentences} sentences: ${told}`] : []),
  ];
}

/** Lines of a list that are neither taken, nor named as passed over, nor as faults. */
function linesLost(text: string): readonly string[] {
  return Object.entries(READERS).flatMap(([name, read]) => {
    const { lines } = read(text, namesOf);
    const told = new Map(lines.map((line) => [line.number, line]));
    const last = lines.at(-1);
    const firstFault = lines.findIndex(({ problem }) => problem !== null);
    // One cause is told once: what comes behind a fault may be silent, and what comes first may not.
    const silent = lines.filter(
      ({ understood, problem }, at) => understood === null && problem === null && (firstFault < 0 || at < firstFault),
    );
    // Marks of pages and forums begin lines of their own, and stand for letters.
    const isPlain = !/[<[&]/.test(text);
    const wanted = isPlain ? text.split(/\r\n|\n|\r|\u2028|\u2029/) : [];
    const missing = wanted.flatMap((line, index) => {
      const isEmpty = !/[\p{L}\p{N}]/u.test(line) || /^\s*(?:>\s*)*(?:`{3,}|~{3,})\w*\s*$/.test(line);
      const isCut = last !== undefined && last.problem !== null && index + 1 > last.number;
      return isEmpty || told.has(index + 1) || isCut ? [] : [`${name} says nothing of line ${index + 1}: ${line}`];
    });
    return [...silent.map(({ text: line }) => `${name} is silent on: ${line}`), ...missing];
  });
}

export interface Strays {
  /** Inputs, by what they were said to be. */
  readonly counts: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** Inputs that one test tries: few enough for a busy machine. */
export const AT_ONCE = 100;

/** Tries so many inputs. */
export function tryStrays(count: number, seed: string): Strays {
  const pick = seededRandomInt(seed);
  const files = sources();
  const counts: Record<string, number> = {};
  const faults: string[] = [];
  for (let n = 0; n < count; n++) {
    const found = recogniseBytes(spoilt(files, pick));
    counts[found.is] = (counts[found.is] ?? 0) + 1;
    const wrong = [...faultsOfAnswer(found, 'en'), ...faultsOfAnswer(found, 'it')];
    if (found.is === 'words' && found.text.length < LONGEST) wrong.push(...linesLost(found.text));
    for (const one of wrong) faults.push(`${seed} ${n}: ${one}`);
  }
  return { counts, faults };
}
