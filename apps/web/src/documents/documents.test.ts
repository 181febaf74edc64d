import { describe, expect, it } from 'vitest';
import { seededRandomInt } from '@drumhead/engine';
import { randomDivision } from '@drumhead/large-battles/armies';
import { randomArmy } from '@drumhead/simplicity/armies';
import { randomSquad, withNames } from '@drumhead/skirmish';
import { DIVISION_WORDS } from '../rulesets/large-battles/pages/division/linkWords.ts';
import { ARMY_WORDS } from '../rulesets/simplicity/pages/army/linkWords.ts';
import { SQUAD_WORDS } from '../rulesets/skirmish/pages/squads/linkWords.ts';
import { fileName, readJson } from './files.ts';
import { linkText, MOST_LINK, readLink } from './shareLinks.ts';
import { memoryDocumentStorage, type StoredDocument } from './documentStorage.ts';

const fault = (text: string) => {
  const read = readLink(text, '"list":["name":"');
  return read.ok ? 'ok' : read.fault.key.replace('web.papers.link.', '');
};

describe('a document in a link', () => {
  const doc = { name: 'Caçadores «1ª»', list: [1, 2, { deep: null }] };
  const words = '"list":["name":"';
  const link = linkText(doc, words);

  it('survives a round trip, in characters safe for addresses', () => {
    expect(link).toMatch(/^2\.[\w-]+$/);
    expect(readLink(link, words)).toEqual({ ok: true, value: doc });
  });

  it('is short: what documents of its kind are likely to hold is left out', () => {
    const squad = randomSquad('fr', 400, seededRandomInt('links'));
    const short = linkText(squad, SQUAD_WORDS);
    expect(short.length).toBeLessThan(80);
    expect(readLink(short, SQUAD_WORDS)).toEqual({ ok: true, value: squad });
    expect(linkText(withNames(squad, seededRandomInt('names')), SQUAD_WORDS).length).toBeLessThan(200);
    const division = randomDivision('austria', null, seededRandomInt('links'));
    expect(linkText(division, DIVISION_WORDS).length).toBeLessThan(120);
    const army = randomArmy('france', 4, seededRandomInt('links'));
    expect(linkText(army, ARMY_WORDS).length).toBeLessThan(120);
  });

  it('shows damage wherever it is cut or changed', () => {
    for (let length = 0; length < link.length; length++) {
      expect(fault(link.slice(0, length)), `cut to ${length}`).toBe(length < 3 ? 'cutShort' : 'changed');
      const other = link.charAt(length) === 'A' ? 'B' : 'A';
      if (length >= 2)
        expect(fault(link.slice(0, length) + other + link.slice(length + 1)), `at ${length}`).toBe('changed');
    }
    expect(fault(`3${link.slice(1)}`)).toBe('version');
    expect(fault(`${link}x`)).toBe('changed');
    expect(fault(`${link.slice(0, 20)}%${link.slice(21)}`)).toBe('character');
    expect(fault('<script>alert(1)</script>')).toBe('strange');
    expect(fault(`2.${'A'.repeat(MOST_LINK)}`)).toBe('long');
  });
});

describe('a link that was sent', () => {
  const squad = { roster: 'fr', models: [{ profile: 'fr-nco' }] };

  it('of the first version is still read, and its damage named', () => {
    const text = 'eyJyb3N0ZXIiOiJmciIsIm1vZGVscyI6W3sicHJvZmlsZSI6ImZyLW5jbyJ9XX0';
    const link = `1.${text.length}.${text}`;
    expect(readLink(link, SQUAD_WORDS)).toEqual({ ok: true, value: squad });
    expect(readLink(link.slice(0, -10), '')).toEqual({
      ok: false,
      fault: { key: 'web.papers.link.cut', facts: { length: text.length - 10, whole: text.length } },
    });
    expect(fault(`${link}x`)).toBe('tail');
    for (const stuck of ['>', ')', '.', '”', '.)', '%3E', '&gt;', ',\n', '\u200b'])
      expect(readLink(`<${link}${stuck}`, ''), stuck).toEqual({ ok: true, value: squad });
    expect(readLink(link.replace(/(.{40})/g, '$1=\r\n'), '')).toEqual({ ok: true, value: squad });
    expect(fault('1.6')).toBe('cutShort');
    expect(fault('1.4.AAAA')).toBe('changed');
    expect(fault('1.4.A%AA')).toBe('character');
  });

  it('of the second version is read as long as its words are as they were', () => {
    expect(readLink('2.q0br0eHqxYGr2thaAJSYYQ', SQUAD_WORDS)).toEqual({ ok: true, value: squad });
  });
});

describe('a document in a file', () => {
  it('reports why a text is no JSON', () => {
    expect(readJson('{"a": [1, 2]}')).toEqual({ ok: true, value: { a: [1, 2] } });
    const read = readJson('{\n  "a": 1,\n  "b": oops\n}');
    expect(read.ok ? null : read.fault).toEqual({ key: 'out.damaged', facts: { what: 'out.is.file', line: 3 } });
    expect(readJson('').ok).toBe(false);
    expect(readJson(`"${'x'.repeat(500_001)}"`)).toMatchObject({ ok: false, fault: { key: 'web.papers.file.large' } });
  });

  it('has a file name that every system allows', () => {
    expect(fileName('3ª Divisione «Élite»', 'division')).toBe('3a-divisione-elite');
    expect(fileName('日本', 'division')).toBe('日本');
    expect(fileName('Старая гвардия', 'squad')).toBe('старая-гвардия');
    expect(fileName('«…»', 'division')).toBe('division');
  });
});

describe('the storage', () => {
  it('lists documents by kind, last changed first', async () => {
    const storage = memoryDocumentStorage();
    const doc = (id: string, kind: string, touched: number): StoredDocument => ({
      id,
      kind,
      name: id,
      touched,
      text: '{}',
    });
    await storage.put(doc('a', 'one', 1));
    await storage.put(doc('b', 'one', 3));
    await storage.put(doc('c', 'two', 2));
    expect((await storage.list('one')).map(({ id }) => id)).toEqual(['b', 'a']);
    await storage.remove('b');
    expect((await storage.list('one')).map(({ id }) => id)).toEqual(['a']);
  });
});
