/**
 * Records that came by mail, by chat or through an editor. Broken lines, signs of quotation and the words around a record
 * are taken off. What stood where a line was broken within a name, the chain of the record proves; without proof it stays
 * damaged, and its reader says where.
 */
import { chainOfHeader, chainOn } from '@drumhead/engine';
import { BLANK, IS_BLANK, type Joint, type TornLine, tornLines, type TornText, type Width } from './tornLines.ts';

/** Whatever may stand where a line was broken. */
const GAP = `[${BLANK}>=]*`;
const BEGINNING = ['{', ...'"drumhead"', ':', ...'"battle"'].map((sign) => (sign === '{' ? '\\{' : sign)).join(GAP);
const HEADER_FIRST = new RegExp(`^[${BLANK}>]*${BEGINNING}`);
/** A fence of code before a record, with the words before it. */
const OPENING = /^[^{]*(?:`{3,}|~{3,})\w*\r?\n/;
const NOTHING_SHOWN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Does this text begin as a record does? */
export function isRecordText(text: string): boolean {
  return HEADER_FIRST.test(text.slice(0, 2000).replace(OPENING, ''));
}

/**
 * The lines of the record that begins this text as it was written, without what stands between and behind them. `before`:
 * what stands before the text in its first line. Lines are counted without all that. A text that needs none of it comes
 * back as it is.
 */
export function unwrappedRecord(text: string, before = ''): string {
  if (before === '' && isBare(text)) return text;
  const readable = before + text;
  const isBroken = /=\r?\n/.test(readable) && /=3D|=\r?\n[^{]/.test(readable);
  const spelt = isBroken ? [unbroken(readable), readable] : [readable];
  const ways = spelt.flatMap((one) => [one, one.replace(NOTHING_SHOWN, '')]);
  const [first = '', ...others] = [...new Set(ways)];
  let best = mended(first, others.length > 0);
  for (const other of others) {
    if (best.isProven) break;
    const next = mended(other, true);
    if (next.isProven || next.proven > best.proven) best = next;
  }
  return best.text;
}

/** No line begins or ends with anything but its own. */
function isBare(text: string): boolean {
  return text.startsWith('{') && !/\r|\n[^{]|[^}\n]\n|=\n|[\u00ad\u200b-\u200f\u2060\ufeff]/.test(text);
}

interface Proof {
  /** Checks that fit, before one that does not. */
  readonly proven: number;
  /** All fit; or nothing had to be proven. */
  readonly isProven: boolean;
}

interface Mended extends Proof {
  readonly text: string;
}

function mended(text: string, isProofWanted: boolean): Mended {
  const torn = tornLines(text);
  const { lines } = torn;
  const isTorn = lines.some(({ joints }) => joints.length > 0);
  const { texts, ...proof } =
    isTorn || isProofWanted
      ? joined(torn)
      : { texts: lines.map(({ parts }) => parts.join('')), proven: 0, isProven: true };
  const isEnded = lines.at(-1)?.isWhole === true || /[\r\n]$/.test(text);
  return { text: `${texts.join('\n')}${isEnded && texts.length > 0 ? '\n' : ''}`, ...proof };
}

/** What stood at a joint, in a text whose longest broken line is so wide. */
type Way = (joint: Joint, widest: Width) => string;

const BLANKS = new RegExp(`[${BLANK}]+`, 'g');

/** What stands at a joint behind signs of quotation; or all of it: they were put before the line while it was whole. */
const HEADS: readonly ((joint: Joint) => string)[] = [
  ({ head, quote }) => (head.startsWith(quote) ? head.slice(quote.length) : head.replace(/^[^>]*>+ ?/, '')),
  ({ head }) => head,
];

/** What programs do to long lines, each way undone. */
const WAYS: readonly Way[] = HEADS.flatMap((headOf): readonly Way[] => [
  // Broken at a width, whatever stands there; blanks there are of the program that broke it, or of the record.
  (joint) => headOf(joint).replace(BLANKS, ''),
  (joint) => joint.tail + headOf(joint),
  // Broken at spaces, which are kept or lost.
  (joint) => {
    const head = headOf(joint);
    const isKept = joint.isHyphen || joint.tail !== '' || IS_BLANK.test(head.charAt(0));
    return joint.tail + (isKept ? '' : ' ') + head;
  },
  // A space put at the end of what is broken at a width, or at the beginning of the next line.
  (joint) => joint.tail.slice(1) + headOf(joint),
  (joint) => joint.tail + headOf(joint).slice(1),
  // Broken at spaces where there are any, else at a width.
  ...(['bare', 'quoted'] as const).map(
    (which): Way =>
      (joint, widest) => {
        const isCut = joint.width[which] >= widest[which] || joint.isHyphen;
        return joint.tail + (isCut ? '' : ' ') + headOf(joint);
      },
  ),
]);

/** Signs that are read, at most, to find single joints of a record that were not broken like the others. */
const MOST_READ = 4e6;

/** Lines with their parts joined: all of a piece between two checks in the way that the second of them proves. */
function joined({ lines, widest }: TornText): { readonly texts: readonly string[] } & Proof {
  const texts: string[] = [];
  let piece: TornLine[] = [];
  let chain: string | null = null;
  let proven = 0;
  let isProven = true;
  let likely = WAYS;
  let unread = MOST_READ;
  const joinedBy = (way: Way): string[] => piece.map((line) => lineOf(line, (joint) => way(joint, widest)));
  for (const line of lines) {
    const check = chainIn(line);
    // Behind a check that does not fit the record is damaged, whatever follows.
    if (check === null || !isProven) {
      piece.push(line);
      continue;
    }
    const before: string | null = chain;
    const fits = (some: readonly string[]): boolean => chainOf(before, some) === check;
    const way = likely.find((one) => fits(joinedBy(one)));
    const found = way === undefined ? turned(joinedBy) : joinedBy(way);
    if (way !== undefined) likely = [way, ...likely.filter((one) => one !== way)];
    if (found === null) isProven = false;
    else proven++;
    texts.push(...(found ?? joinedBy(likely[0] as Way)), line.parts.join(''));
    piece = [];
    chain = check;

    /** The first way in which all but one or two joints are joined. */
    function turned(by: (way: Way) => string[]): string[] | null {
      const joints = piece.flatMap((one) => one.joints);
      const size = by(() => '').join('').length;
      for (const base of likely)
        for (const [at, one] of joints.entries())
          for (const other of joints.slice(at)) {
            if ((unread -= size) < 0) return null;
            const made = by((joint, wide) => {
              const said = base(joint, wide);
              return joint !== one && joint !== other ? said : said === '' ? ' ' : '';
            });
            if (fits(made)) return made;
          }
      return null;
    }
  }
  // Behind the last check nothing is proven here; records of the first format have none, but a hash in each line.
  texts.push(...joinedBy(likely[0] as Way));
  return { texts, proven, isProven };
}

const lineOf = ({ parts, joints }: TornLine, between: (joint: Joint) => string): string =>
  parts.map((part, at) => (at === 0 ? part : between(joints[at - 1] as Joint) + part)).join('');

/** The chain that a check holds; null: the line is none. */
function chainIn({ parts }: TornLine): string | null {
  return /^\{"check":\{.*"chain":"([\da-f]{64})"\}\}$/.exec(parts.join(''))?.[1] ?? null;
}

function chainOf(before: string | null, texts: readonly string[]): string | null {
  if (before !== null) return texts.reduce(chainOn, before);
  const [header, ...rest] = texts;
  return header === undefined ? null : rest.reduce(chainOn, chainOfHeader(header));
}

/** Quotation marks of JSON as editors and copied pages spell them. */
export function withPlainQuotes(text: string): string {
  if (/[{[]\s*"/.test(text)) return text;
  if (/&(?:quot|#34);/.test(text))
    return text
      .replace(/&(?:quot|#34);/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&(?:#39|apos);/g, "'")
      .replace(/&amp;/g, '&');
  return /\{\s*[“”„‟″«]/.test(text) ? text.replace(/[“”„‟″«»]/g, '"') : text;
}

/** A text as it was before a mail program broke its long lines (quoted-printable). */
export function unbroken(text: string): string {
  return text.replace(/=\r?\n/g, '').replace(/(?:=[\dA-F]{2})+/g, decoded);
}

/** Bytes of UTF-8; anything else stays as it stands. */
function decoded(bytes: string): string {
  try {
    return decodeURIComponent(bytes.replaceAll('=', '%'));
  } catch {
    return bytes;
  }
}
