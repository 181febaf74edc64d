import { seededRandomInt } from '@drumhead/engine';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { describedFile, describedOne } from './described.ts';
import { listedBy } from './foreign.ts';
import { outsideMessages } from './messages.ts';
import { type Recognised, recogniseBytes, recogniseText } from './recognise.ts';

const squad = '{"format":"drumhead-skirmish-squad","version":1,"name":"Les Élèves","models":[]}';
const record =
  '{"drumhead":"battle","format":2,"ruleset":"duel","rulesVersion":1}\n{"n":1,"seat":"red","command":{}}\n';

const utf16 = (text: string, { big = false, mark = true } = {}): Uint8Array => {
  const units = [...(mark ? '\ufeff' : '')].concat(text.split(''));
  return Uint8Array.from(
    units.flatMap((unit) => {
      const code = unit.charCodeAt(0);
      return big ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );
};
const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('the recogniser', () => {
  const spelt: readonly (readonly [string, Uint8Array])[] = [
    ['UTF-8', strToU8(squad)],
    ['UTF-8 with a mark', strToU8(`\ufeff${squad}`)],
    ['UTF-16', utf16(squad)],
    ['UTF-16 the other way round', utf16(squad, { big: true })],
    ['UTF-16 without a mark', utf16(squad, { mark: false })],
    ['UTF-16 the other way round, without a mark', utf16(squad, { big: true, mark: false })],
    ['one byte a letter', latin(squad)],
    ['gzip', gzipSync(strToU8(squad))],
    ['a zip with one file', zipSync({ 'squad.json': strToU8(squad), '__MACOSX/x': strToU8('x') })],
  ];
  it.each(spelt)('reads a squad in %s', (_name, bytes) => {
    expect(recogniseBytes(bytes)).toMatchObject({ is: 'own', kind: 'squad', value: { name: 'Les Élèves' } });
  });

  const wrapped: readonly (readonly [string, string])[] = [
    ['spaces around', `\n\n  ${squad}  \u00a0\n`],
    ['a fence of code', `\`\`\`json\n${squad}\n\`\`\``],
    ['signs of quotation', `> ${squad.replace(',"name"', '\n> ,"name"')}`],
    ['lines broken by mail', squad.replace('models', 'mod=\nels').replace('":1', '":1').replace('É', '=C3=89')],
    ['a letter', `Dear Paul,\n\nhere it is:\n${squad}\nCheers`],
  ];
  it.each(wrapped)('reads a squad in %s', (_name, text) => {
    expect(recogniseText(text)).toMatchObject({ is: 'own', kind: 'squad' });
  });

  const lines = record.trimEnd().split('\n');
  const touched: readonly (readonly [string, string])[] = [
    ['a mark', `\ufeff${record}`],
    ['CRLF', record.replaceAll('\n', '\r\n')],
    ['empty lines', `\n \n${lines.join('\n\n')}\n\n\n`],
    ['spaces at both ends of lines', `${lines.map((line) => ` \u00a0${line}\u00a0 `).join('\n')}\n`],
    ['signs of quotation', `${lines.map((line) => `>> ${line}`).join('\n')}\n`],
    ['a fence of code', `\`\`\`\n${record}\`\`\`\n`],
    ['words around a fence of code', `Dear Paul,\nhere it is:\n\`\`\`json\n${record}\`\`\`\nCheers`],
    ['lines that a mail program broke', record.replace(/(.{30})/g, '$1=\r\n')],
  ];
  it.each(touched)('reads a record with %s as it was written', (_name, text) => {
    expect(recogniseText(text)).toEqual({ is: 'record', text: record });
  });

  const kinds: readonly (readonly [string, string | Uint8Array, Partial<Recognised> & object])[] = [
    ['a record', record, { is: 'record' }],
    ['a record with CRLF', `\ufeff${record.replaceAll('\n', '\r\n')}`, { is: 'record', text: record }],
    ['a record quoted in a letter', record.replace(/^/gm, '> '), { is: 'record' }],
    ['a newer kind', '{"format":"drumhead-flying-saucer"}', { is: 'newer' }],
    ['a situation', '{"attacker":{"c":3}}', { is: 'json' }],
    ['a link', 'See <https://example.org/#/page/skirmish/squads?squad=2.ab-c_>.', { is: 'link' }],
    ['an invitation', 'https://example.org/t/abcd#red=123', { is: 'link', url: 'https://example.org/t/abcd#red=123' }],
    ['an invitation without a server', '/t/abcd#red=123', { is: 'link', address: '/t/abcd#red=123', url: null }],
    ['an invitation whose server is cut off by a line break', 'https://example.org\n/t/abcd#red=123', { is: 'words' }],
    ['an invitation in capitals', 'HTTPS://EXAMPLE.ORG/t/abcd', { is: 'link', url: 'HTTPS://EXAMPLE.ORG/t/abcd' }],
    ['a list', 'France 400\n4 Line', { is: 'words' }],
    ['a list with a link to a forum', 'https://example.org/t/my-list/12\nFrance 400', { is: 'words' }],
    ['a list in a zip, whatever its first letters', zipSync({ list: strToU8('PKs: 4\nLine') }), { is: 'words' }],
    ['nothing', ' \r\n', { is: 'empty' }],
    ['no bytes', new Uint8Array(), { is: 'empty' }],
    ['noise', Uint8Array.of(3, 0, 200, 1, 0, 7, 255, 254), { is: 'binary' }],
    ['a squad cut in two', squad.slice(0, 50), { is: 'damaged', isCut: true, line: 1, kind: 'squad' }],
    ['a squad with a hole', squad.replace(':1,', ':1\n,,'), { is: 'damaged', isCut: false, line: 2, kind: 'squad' }],
    ['damage below empty lines', '\ufeff\n\n{"a":1,\n"b":}', { is: 'damaged', isCut: false, line: 4 }],
    ['damage in a fence of code', '```\n{"a":1,\n"b":}\n```', { is: 'damaged', isCut: false, line: 3 }],
    ['a string over two lines', '{"a":"b\nc"}', { is: 'damaged', isCut: false, line: 1 }],
    ['a string that breaks off', '{"a":"b\\u00', { is: 'damaged', isCut: true, line: 1 }],
  ];
  it.each(kinds)('knows %s', (_name, given, found) => {
    expect(typeof given === 'string' ? recogniseText(given) : recogniseBytes(given)).toMatchObject(found);
  });

  const roster =
    '<?xml version="1.0" encoding="UTF-8"?><roster id="1" name="X" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/rosterSchema">';
  const foreign: readonly (readonly [string, string | Uint8Array])[] = [
    ['battleScribe', roster],
    ['battleScribe', zipSync({ 'army.ros': strToU8(roster) })],
    [
      'battleScribe',
      '<catalogue id="1" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/catalogueSchema">',
    ],
    ['newRecruit', roster.replace('name="X"', 'generatedBy="https://newrecruit.eu"')],
    [
      'newRecruit',
      '{"roster":{"xmlns":"http://www.battlescribe.net/schema/rosterSchema","generatedBy":"https://newrecruit.eu"}}',
    ],
    [
      'oldWorldBuilder',
      '{"game":"the-old-world","army":"empire","armyComposition":"empire","characters":[],"core":[]}',
    ],
    ['sbhowc', '{"name":"Orcs","units":[{"name":"Bob","quality":3,"combat":3,"specialrules":["lea"]}]}'],
    ['vassalSave', zipSync({ savedGame: strToU8('!VCSK'), moduledata: strToU8('<data/>') })],
    ['vassalModule', zipSync({ 'buildFile.xml': strToU8('<VASSAL.build.GameModule/>') })],
    ['tabletopSimulator', '{"SaveName":"Game","GameMode":"","VersionNumber":"v13.1.1","ObjectStates":[]}'],
    ['xws', '{"faction":"rebelalliance","pilots":[],"version":"2.0.0"}'],
    ['picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa)],
    ['picture', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    ['pdf', strToU8('%PDF-1.7\n')],
    ['word', zipSync({ 'word/document.xml': strToU8('<w/>') })],
    ['word', '{\\rtf1\\ansi}'],
    ['excel', zipSync({ 'xl/workbook.xml': strToU8('<w/>') })],
    ['openDocument', zipSync({ mimetype: strToU8('x'), 'META-INF/manifest.xml': strToU8('<w/>') })],
    ['office', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ['archive', zipSync({ 'a.txt': strToU8('a'), 'b.txt': strToU8('b') })],
    ['page', '<!DOCTYPE html><html><body>{}</body></html>'],
    ['page', '<ul class="list"><li>4 Line</li></ul>'],
    ['page', '<p>France 400</p>'],
    ['xml', '<list><unit/></list>'],
    ['chess', '[Event "Casual"]\n[Site "?"]\n1. e4'],
  ];
  it.each(foreign)('names %s, and the way on', (what, given) => {
    const found = typeof given === 'string' ? recogniseText(given) : recogniseBytes(given);
    expect(found).toMatchObject({ is: 'foreign', what });
    expect(describedFile(found).facts).toMatchObject({ what: `out.is.${what}` });
  });

  const lists: readonly (readonly [string | null, string])[] = [
    ['battleScribe', '++ Standard (Imperium) [50 PL, 1000pts] ++\n+ HQ +\nCaptain [5 PL, 80pts]'],
    ['battleScribe', 'Captain\nCreated with BattleScribe (https://battlescribe.net)'],
    ['newRecruit', '+ FACTION KEYWORD: Empire\nCaptain\nCreated with New Recruit'],
    ['newRecruit', 'Captain (80)\nhttps://www.newrecruit.eu/app/list/abc'],
    ['oldWorldBuilder', 'Empire [1999 pts]\nCreated with "Old World Builder"\n[https://old-world-builder.com]'],
    [
      'armyForge',
      '++ Battle Brothers [1000pts] - Created with Army Forge'.replace('Army Forge', 'army-forge.onepagerules.com'),
    ],
    [null, 'France 400 pts\n4 Line Infantryman\n+++ recruits +++'],
    [null, `++ ${' [1pts'.repeat(8000)}`],
    [null, ''],
  ];
  it.each(lists)('names %s by a list that it wrote as text', (what, text) => {
    expect(listedBy(text)).toBe(what);
    if (text !== '') expect(recogniseText(text)).toMatchObject({ is: 'words' });
    if (what !== null) expect(outsideMessages).toHaveProperty([`out.is.${what}`]);
  });

  const other = '{"format":"drumhead-simplicity-army","version":1,"name":"Two"}';
  const longer = `${record}{"n":2,"seat":"blue","command":{}}\n`;
  const inJson: readonly (readonly [string, (held: string) => string])[] = [
    ['an object', (held) => `{"id":7,"body":${held}}`],
    ['an object over lines', (held) => `{\n  "id": 7,\n  "files": [\n    ${held}\n  ]\n}`],
    ['a list', (held) => `[{"id":7},${held}]`],
    ['an object that breaks off', (held) => `{"id":7,"body":${held},"more":{"a`],
    ['an object with a comma too many', (held) => `{"id":7,"body":${held},}`],
    ['an object with a remark', (held) => `{"id":7, // a remark\n"body":${held}}`],
    ['an object a line', (held) => `{"id":7}\n${held}\n{"id":8}`],
  ];
  const letters: readonly ((text: string) => string)[] = [
    (text) => text,
    (text) => `Dear Paul,\nsee {"this": well} :-}\n\n${text}\n\nRegards {"really"}`,
    (text) => text.replace(/^/gm, '> '),
  ];
  it.each(inJson)('does not open what the JSON of another program holds: %s', (_name, around) => {
    for (const held of [squad, record.split('\n')[0] as string])
      for (const letter of letters) {
        const text = letter(around(held));
        // Among words a line of its own is no part of what stands before and behind it.
        if (/^\{"id":7\}$/m.test(text) && text.startsWith('Dear')) continue;
        // Named or refused as what it is, and not taken for a list of troops.
        expect(['json', 'damaged'], text).toContain(recogniseText(text).is);
      }
  });

  it('says so where a letter holds several, and counts one once that it holds twice', () => {
    const pairs: readonly (readonly [readonly string[], string | readonly string[]])[] = [
      [
        [squad, other],
        ['own', 'own'],
      ],
      [
        [record, squad],
        ['record', 'own'],
      ],
      [
        [squad, record],
        ['own', 'record'],
      ],
      [
        [record, record.replace('red', 'blue')],
        ['record', 'record'],
      ],
      [
        [squad, `${other.slice(0, -9)}\n\n`, record],
        ['own', 'damaged', 'record'],
      ],
      [
        ['https://a.org/t/abcd#red=1', 'https://a.org/t/abcd#blue=2'],
        ['link', 'link'],
      ],
      [[squad, squad], 'own'],
      [[record, record], 'record'],
      [[longer, record], 'record'],
      [['[our table](https://a.org/t/abcd#red=1).', 'https://a.org/t/abcd#red=1'], 'link'],
    ];
    for (const [texts, wanted] of pairs)
      for (const between of ['\n', '\n\nand this one:\n', '\n> '])
        for (const letter of letters.slice(1)) {
          const text = letter(texts.join(between));
          const found = recogniseText(text);
          expect(found.is === 'several' ? found.all.map(({ is }) => is) : found.is, text).toEqual(wanted);
        }
    for (const list of [`[${squad},\n${other}]`, `[ ${squad}, ${other} ]`])
      expect(recogniseText(list)).toMatchObject({ is: 'several', all: [{ kind: 'squad' }, {}] });
    expect(recogniseText(`> ${record.replaceAll('\n', '\n> ')}\n${longer}`)).toMatchObject({ text: longer });
  });

  it('tells what it found by names as they are seen', () => {
    const value = { format: 'drumhead-skirmish-squad', name: '\u202e\u200bGuard\n' };
    const own = { is: 'own', kind: 'squad', format: value.format, value, text: '' } as const;
    expect(describedOne(own).facts).toEqual({ what: 'out.is.squad', name: 'Guard' });
    expect(describedOne({ ...own, value: { name: '\u2060\u2800' } })).toEqual({ key: 'out.is.squad', facts: {} });
    const newer = { is: 'newer', format: 'drumhead-\u2066duel' } as const;
    expect([describedFile(newer).facts, describedOne(newer).facts]).toMatchObject([
      { format: 'drumhead-duel' },
      { name: 'drumhead-duel' },
    ]);
  });

  it.each([
    'A record begins with {"drumhead":"battle", and a file with {"format":"drumhead-skirmish-squad", as it were.',
    '{"drumhead":"battle","format":2, and so on: what is that?',
    'The first line is {"drumhead":"battle","format":2,"ruleset":"duel", ...} and then come the orders.',
    'It is {"drumhead":"battle","format":2}, no more.',
    '> {"drumhead":"battle"\nWhat is that?',
  ])('words that quote how one of ours begins hold none: %s', (text) => {
    expect(['record', 'own', 'several']).not.toContain(recogniseText(text).is);
    expect(recogniseText(`Hello,\n${text}\nPaul`)).toEqual({ is: 'words', text: `Hello,\n${text}\nPaul` });
  });

  it('reads a very long string to its end', () => {
    const found = recogniseText(`{"a":"${'\\n'.repeat(4e6)}`);
    expect(found).toMatchObject({ is: 'damaged', isCut: true, line: 1 });
  });

  it('comes to an end where gaps are long', () => {
    const gap = ' '.repeat(3e5);
    expect(recogniseText(`France 400${gap}\n4 Line`)).toMatchObject({ is: 'words' });
    expect(recogniseText(record.replaceAll('}', `${gap}}\r`))).toMatchObject({ is: 'record' });
  });

  it('answers whatever stands in a text over and over in time that grows with its length', () => {
    const atoms = [
      ' ',
      '\n',
      '{',
      '[',
      '{"',
      '{"a":1',
      '{"a":',
      '\n> ',
      '=\n',
      '1\n',
      '\\',
      '{"format":"drumhead-x","a":',
    ];
    const records = ['{"drumhead":"battle"', '{"drumhead":"battle","format":2}\n', '\n{"n":1,', '[{'];
    const before = [
      '',
      '{"a":1,',
      '{"format":"drumhead-x","a":"x","b":',
      '{"drumhead":"battle","format":2,"ruleset":"duel"',
    ];
    const { user } = process.cpuUsage();
    for (const atom of [...atoms, ...records])
      for (const one of before) recogniseText(`${one}${atom.repeat(20_000 / atom.length)}x`);
    // A second of processor; each that took the square of its length would take as much alone.
    expect(process.cpuUsage().user - user).toBeLessThan(4e6);
  });

  it('answers 2000 damaged and foreign inputs without throwing, each in a message of ours', () => {
    const pick = seededRandomInt('outside');
    const sound = [...spelt.map(([, bytes]) => bytes), ...[...kinds, ...foreign].map(([, given]) => given)];
    const seeds = sound.map((given) => (typeof given === 'string' ? strToU8(given) : given));
    for (let n = 0; n < 2000; n++) {
      const found = recogniseBytes(spoilt(seeds, pick));
      const { key, facts } = describedFile(found);
      for (const name of [key, ...Object.values(facts).filter((fact) => String(fact).startsWith('out.'))]) {
        expect(outsideMessages, JSON.stringify(found)).toHaveProperty([String(name)]);
      }
    }
  });
});

/** A file with some bytes changed, left out, doubled, put into another, or turned round. */
function spoilt(files: readonly Uint8Array[], pick: (below: number) => number): Uint8Array {
  let bytes = [...(files[pick(files.length)] as Uint8Array)];
  for (let times = 1 + pick(4); times > 0; times--) {
    const at = pick(bytes.length + 1);
    const other = files[pick(files.length)] as Uint8Array;
    const ways = [
      () => bytes.slice(0, at),
      () => bytes.slice(at),
      () => [...bytes.slice(0, at), pick(256), ...bytes.slice(at + 1)],
      () => [...bytes.slice(0, at), ...other, ...bytes.slice(at)],
      () => [...bytes, ...bytes],
      () => [...bytes].reverse(),
      () => Array.from({ length: pick(200) }, () => pick(256)),
      () => [...bytes.slice(0, at), 0x0d, 0x0a, ...bytes.slice(at)],
    ];
    bytes = (ways[pick(ways.length)] as () => number[])();
  }
  return Uint8Array.from(bytes);
}
