// Records of battles as mail, chat and editors leave them: whatever way a record was broken, quoted and put among words,
// it comes back sign by sign, and what is damaged is refused.
import { recogniseText } from '@drumhead/content/outside';
import { begin, decide, readRecord, recordWriter, seededRandomInt, writeHeader } from '@drumhead/engine';
import { rulesets } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { goldenRecords } from '../scripts/golden.ts';

type Pick = (below: number) => number;

const oneOf = <T>(all: readonly T[], pick: Pick): T => all[pick(all.length)] as T;

const COMMANDS = 60;
/** Names that lines are broken in. */
const PLAYERS = [
  'Jean-de-Dieu  Soult',
  'Élie > Decazes',
  'the Baron of Marbot, at his desk in the evening',
  'Say “no” \\ "yes" =',
];

/** The beginning of a golden record as a record of today, in which players take turns. */
function written(ruleset: (typeof rulesets)[number], pick: Pick): string {
  const { header, orders } = oneOf(goldenRecords(ruleset.id), pick);
  const begun = begin(ruleset, header.setup);
  if (!begun.ok) throw new Error(`the set-up is refused: ${JSON.stringify(begun.problems)}`);
  let battle = begun.value;
  const [seat = ''] = ruleset.seats(battle.state);
  const seats = Object.fromEntries(ruleset.seats(battle.state).map((one) => [one, oneOf(PLAYERS, pick)]));
  const writer = recordWriter(writeHeader(battle, { scenario: header.scenario, seats }));
  for (const [by, command] of orders.slice(0, COMMANDS)) {
    const next = decide(battle, by, command as never);
    if (!next.ok) throw new Error(`a command is refused: ${JSON.stringify(next.refusal)}`);
    battle = next.battle;
    writer.add({ seat: by, command: command as never, at: 1_790_000_000_000 + pick(1e9) }, battle);
    if (pick(4) === 0) writer.add({ seat, player: oneOf(PLAYERS, pick) }, battle);
  }
  return writer.close(battle).text;
}

/** A long line broken as programs do it. */
const BREAKS: Readonly<Record<string, (line: string, width: number) => readonly string[]>> = {
  not: (line) => [line],
  'at a width': (line, width) => cut(line, width, () => width),
  'at a width, with a space at each end': (line, width) => soft(cut(line, width, () => width)),
  'behind spaces, else at a width': (line, width) => cut(line, width, behindSpace),
  'at spaces, else at a width': (line, width) =>
    cut(line, width, behindSpace).map((part, at, { length }) => (at === length - 1 ? part : part.replace(/ $/, ''))),
  'at spaces alone': (line, width) => atSpaces(line, width),
  'at spaces alone, which are kept': (line, width) => soft(atSpaces(line, width)),
};

function cut(line: string, width: number, lengthOf: (rest: string, width: number) => number): readonly string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const length = lengthOf(rest, width);
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...parts, rest];
}

const behindSpace = (rest: string, width: number): number => rest.lastIndexOf(' ', width - 1) + 1 || width;

function atSpaces(line: string, width: number): readonly string[] {
  const parts: string[] = [];
  for (const word of line.split(/(?<! ) (?! )/)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) parts[parts.length - 1] = `${last} ${word}`;
    else parts.push(word);
  }
  return parts;
}

const soft = (parts: readonly string[]): readonly string[] =>
  parts.map((part, at) => (at === parts.length - 1 ? part : `${part} `));

const ABOVE = ['', 'Hi, here is our game:\n\n', 'Dear Paul,\r\nit is {not} "over": see below.\n\n-----\n', '```json\n'];
const BELOW = ['', '\n-- \nRegards\nPaul', '```\nCheers', '\n\nSent from my phone :-} {"really"}\n'];
const QUOTES = ['', '> ', '>> ', '>', '  '];

/** As it comes out of a letter. */
function mangled(record: string, pick: Pick): { readonly text: string; readonly how: string } {
  const how = oneOf(Object.keys(BREAKS), pick);
  const [quote, above, below, end, width] = [QUOTES, ABOVE, BELOW, ['\n', '\r\n'], [72, 76, 40 + pick(90)]].map(
    (some) => oneOf<string | number>(some, pick),
  ) as [string, string, string, string, number];
  const isQuotedFirst = pick(3) === 0;
  const lines = record.trimEnd().split('\n');
  const broken = lines.flatMap((line) =>
    isQuotedFirst
      ? (BREAKS[how]?.(quote + line, width) ?? [])
      : (BREAKS[how]?.(line, width) ?? []).map((part) => quote + part),
  );
  return {
    text: above + broken.join(end) + end + below,
    how: JSON.stringify({ how, quote, isQuotedFirst, above, below, end, width }),
  };
}

describe.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))('a mangled record of %s', (id, ruleset) => {
  const pick = seededRandomInt(`mangled/${id}`);
  const record = written(ruleset, pick);

  it('comes back sign by sign', () => {
    expect(readRecord(record, [ruleset])).toMatchObject({ ok: true });
    for (let n = 0; n < 40; n++) {
      const { text, how } = mangled(record, pick);
      expect(recogniseText(text), how).toEqual({ is: 'record', text: record });
    }
  });

  it('is refused by its line where it is damaged too', () => {
    const lines = record.trimEnd().split('\n');
    for (let n = 0; n < 6; n++) {
      const at = 1 + pick(lines.length - 2);
      const line = lines[at] as string;
      const sign = pick(line.length);
      const spoilt = oneOf(
        [
          [],
          [line.slice(0, sign)],
          [line.slice(0, sign) + line.slice(sign + 1)],
          [`${line.slice(0, sign)}7x${line.slice(sign + 1)}`],
          [lines[at + 1] as string, line],
        ],
        pick,
      );
      const { text, how } = mangled([...lines.slice(0, at), ...spoilt, ...lines.slice(at + 1)].join('\n'), pick);
      const found = recogniseText(text);
      if (found.is !== 'record') throw new Error(`no record: ${how}`);
      if (found.text === record) continue;
      const read = readRecord(found.text, [ruleset]);
      expect(read, how).toMatchObject({ ok: false });
    }
  });
});

const squad = {
  format: 'drumhead-skirmish-squad',
  version: 1,
  name: 'The Third of the Line, from the hills',
  models: Array.from({ length: 12 }, (_, n) => ({
    profile: 'fr-line',
    name: `Jean of the village ${n * 37}`,
    mounted: n > 9,
  })),
};

it('a mangled file is read as it was, or refused', () => {
  const pick = seededRandomInt('mangled/file');
  const read = { same: 0, refused: 0 };
  for (let n = 0; n < 300; n++) {
    const space = oneOf([0, 0, 2], pick);
    const { text, how } = mangled(JSON.stringify(squad, null, space), pick);
    const found = recogniseText(text);
    // Of a single name that is as wide as the widest line nobody knows whether a space stood there.
    const isSure = space === 0 ? /"how":"(?:not|at a width)"/.test(how) : how.includes('"how":"not"');
    if (found.is === 'own') expect(found.value, how).toEqual(squad);
    else expect({ is: found.is, isSure }, `${how}\n${text}`).toEqual({ is: 'damaged', isSure: false });
    read[found.is === 'own' ? 'same' : 'refused']++;
  }
  expect(read.same).toBeGreaterThan(read.refused);
});

it('no space is lost where lines that were broken at spaces are equally long by chance', () => {
  const text = `{
  "format": "drumhead-skirmish-squad",
  "name": "The Third of the Line, that came from
the hills",
  "models": [
    { "profile": "fr-line", "name": "Jeannette of
the village" },
    { "profile": "fr-line", "name": "Jean" }
  ]
}`;
  const lines = text.split('\n').map(({ length }) => length);
  const { 2: one = 0, 5: other = 0 } = lines;
  const even = text.replace('came', 'came'.padEnd(4 + other - one, 'e'));
  expect(even.split('\n')[2]).toHaveLength(Math.max(...lines));
  expect(recogniseText(even)).toMatchObject({ is: 'damaged', kind: 'squad' });
});

it('a file among words may begin with another field', () => {
  const { name, ...others } = squad;
  const text = JSON.stringify({ name, ...others });
  expect(recogniseText(`Hi,\n${text}\nbye`)).toMatchObject({ is: 'own', kind: 'squad', value: squad });
});

it('two figures without a comma between them are no figure', () => {
  const text = '{"format":"drumhead-skirmish-squad","models":[10\n20]}';
  expect(recogniseText(text)).toMatchObject({ is: 'damaged', kind: 'squad' });
});

it('a link is read whole out of a letter that broke its line, and takes no word from it', () => {
  const pick = seededRandomInt('mangled/link');
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  for (let n = 0; n < 300; n++) {
    const carried = Array.from({ length: 40 + pick(300) }, () => oneOf(signs.split(''), pick)).join('');
    const url = `https://drumhead.example.org/#/page/skirmish/squads?squad=2.${carried}`;
    const width = oneOf([72, 76, 80], pick);
    const quote = oneOf(['', '> '], pick);
    const parts = cut(url, width, () => width).map((part) => quote + part);
    // The end of a line that might be a word stays a word.
    if (!/[a-z][A-Z]|\d|_/.test(parts.at(-1)?.slice(quote.length) ?? '')) continue;
    const below = oneOf(['', '\n\nRegards', '\nRegards', '\nSee you'], pick);
    expect(recogniseText(`${quote}My squad:\n${parts.join('\n')}${below}`)).toMatchObject({ is: 'link', url });
  }
});

it.each(ABOVE.flatMap((above) => BELOW.map((below) => above + below)))('words alone hold no record: %j', (text) => {
  expect(recogniseText(text).is).not.toBe('record');
});
