/** What was recognised in words: at most two sentences, what it is and the way on. */
import { type Described, envelopeOf, inLanguage, seenName } from '@drumhead/engine';
import type { ForeignKind } from './foreign.ts';
import type { OneOfSeveral, Recognised } from './recognise.ts';

type Way = 'list' | 'text' | 'unpack' | 'table' | 'type' | 'attached' | 'none';

/** The way on from a file of another program. */
const WAYS: Readonly<Record<ForeignKind, Way>> = {
  battleScribe: 'list',
  newRecruit: 'list',
  oldWorldBuilder: 'list',
  sbhowc: 'list',
  armyForge: 'list',
  xws: 'list',
  vassalSave: 'table',
  vassalModule: 'table',
  tabletopSimulator: 'table',
  foundry: 'list',
  roll20: 'list',
  chess: 'none',
  picture: 'type',
  pdf: 'text',
  word: 'text',
  excel: 'text',
  openDocument: 'text',
  office: 'text',
  book: 'text',
  archive: 'unpack',
  recording: 'none',
  program: 'none',
  page: 'text',
  xml: 'none',
  letter: 'attached',
};

/** What this is, for a reader who wanted something else. */
export function describedFile(found: Recognised): Described {
  switch (found.is) {
    case 'record':
      return { key: 'out.own', facts: { what: 'out.is.record' } };
    case 'own':
      return { key: 'out.own', facts: { what: `out.is.${found.kind}` } };
    case 'newer':
      return { key: 'out.newer', facts: { format: shortened(found.format) } };
    case 'json':
      return { key: 'out.json', facts: {} };
    case 'link':
      return { key: 'out.link', facts: {} };
    case 'words':
      return { key: 'out.words', facts: {} };
    case 'foreign': {
      const facts = { what: `out.is.${found.what}`, way: `out.way.${WAYS[found.what]}` };
      return found.version === undefined
        ? { key: 'out.foreign', facts }
        : { key: 'out.foreignVersion', facts: { ...facts, version: found.version } };
    }
    case 'damaged': {
      const { isCut, line, kind } = found;
      const what = kind === null ? 'out.is.file' : `out.is.${kind}`;
      return { key: isCut ? 'out.cut' : 'out.damaged', facts: { what, line } };
    }
    case 'several':
      return { key: 'out.several', facts: { count: found.all.length } };
    case 'empty':
    case 'binary':
    case 'packedTooLarge':
      return { key: `out.${found.is}`, facts: {} };
  }
}

/** One of several, told from the others: what it is, and its name, its lines or its address. */
export function describedOne(one: OneOfSeveral): Described {
  switch (one.is) {
    case 'record':
      return { key: 'out.one.record', facts: { lines: one.text.trimEnd().split('\n').length } };
    case 'own': {
      const { name: plain } = one.value as { readonly name?: unknown };
      const title = envelopeOf(one.value)?.title;
      const given = title === undefined ? plain : inLanguage(title, 'en');
      const name = typeof given === 'string' ? shortened(given) : '';
      const what = `out.is.${one.kind}`;
      return name === '' ? { key: what, facts: {} } : { key: 'out.one.named', facts: { what, name } };
    }
    case 'newer':
      return { key: 'out.one.named', facts: { what: 'out.is.file', name: shortened(one.format) } };
    case 'link':
      return { key: 'out.one.link', facts: { address: shortened(one.url ?? one.address) } };
    case 'damaged':
      return { key: 'out.one.damaged', facts: { what: `out.is.${one.kind ?? 'file'}`, line: one.line } };
  }
}

/** The words of a stranger, as they are seen. */
function shortened(given: string): string {
  const text = seenName(given);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
