import { describe, expect, it } from 'vitest';
import { fileName, readJson } from './files.ts';
import { linkText, MOST_LINK, readLink } from './shareLinks.ts';
import { memoryDocumentStorage, type StoredDocument } from './documentStorage.ts';

const fault = (text: string) => {
  const read = readLink(text);
  return read.ok ? 'ok' : read.fault.key.replace('web.papers.link.', '');
};

describe('a document in a link', () => {
  const doc = { name: 'Caçadores «1ª»', list: [1, 2, { deep: null }] };
  const link = linkText(doc);

  it('survives a round trip, in characters safe for addresses', () => {
    expect(link).toMatch(/^1\.\d+\.[\w-]+$/);
    expect(readLink(link)).toEqual({ ok: true, value: doc });
  });

  it('reports how it was damaged, wherever it is cut', () => {
    for (let length = 0; length < link.length; length++) {
      expect(['cut', 'cutShort']).toContain(fault(link.slice(0, length)));
    }
    expect(readLink(link.slice(0, -10))).toEqual({
      ok: false,
      fault: {
        key: 'web.papers.link.cut',
        facts: { length: link.length - 15, whole: link.length - 5 },
      },
    });
    expect(fault(`2${link.slice(1)}`)).toBe('version');
    expect(fault(`${link}x`)).toBe('tail');
    expect(fault(`${link.slice(0, 20)}%${link.slice(21)}`)).toBe('character');
    expect(fault('1.4.AAAA')).toBe('changed');
    expect(fault('1.4._____'.slice(0, 8))).toBe('changed');
    expect(fault('<script>alert(1)</script>')).toBe('strange');
    expect(fault(`1.99999.${'A'.repeat(MOST_LINK)}`)).toBe('long');
  });
});

describe('a document in a file', () => {
  it('reports why a text is no JSON', () => {
    expect(readJson('{"a": [1, 2]}')).toEqual({ ok: true, value: { a: [1, 2] } });
    const read = readJson('{\n  "a": 1,\n  "b": oops\n}');
    expect(read.ok ? null : read.fault.facts).toMatchObject({ error: expect.stringContaining('oops') });
    expect(readJson('').ok).toBe(false);
    expect(readJson(`"${'x'.repeat(500_001)}"`)).toMatchObject({ ok: false, fault: { key: 'web.papers.file.large' } });
  });

  it('has a file name that every system allows', () => {
    expect(fileName('3ª Divisione «Élite»', 'division')).toBe('3-divisione-elite');
    expect(fileName('日本', 'division')).toBe('division');
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
