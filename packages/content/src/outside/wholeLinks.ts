/** Long addresses whose lines a mail program broke. */

/** An address of a page; how it ends where it ends with what it carries. */
const START = /(?:^|[('“«[=])(?:https?:\/\/.{1,300}?)?(?:#\/|\/t\/)/i;
const END = /[=.#/][\w-]{4,}$/;
/** Shorter lines are not broken. */
const SHORTEST = 60;
const QUOTES = /^(?:\s*>)*\s*/;

/** The text with addresses in one line each. The next line belongs to one if it cannot be a word of its own. */
export function withWholeLinks(text: string): string {
  const lines = text.split(/\r\n|\n|\r/);
  const whole: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    let line = lines[at] ?? '';
    let { length } = line.trimEnd();
    while (length >= SHORTEST && endsInLink(line)) {
      const given = (lines[at + 1] ?? '').trimEnd();
      const next = given.replace(QUOTES, '');
      const isFull = given.length === length;
      if (!/^[\w-]+[>)\]]?$/.test(next) || !(isFull || isNoWord(next)) || given.length > length) break;
      line = line.trimEnd() + next;
      length = isFull ? given.length : 0;
      at++;
    }
    whole.push(line);
  }
  return whole.join('\n');
}

/** In two steps: a single pattern would read on to the end of the line from each of its beginnings. */
function endsInLink(line: string): boolean {
  const last =
    line
      .trimEnd()
      .split(/[\s<>"]/)
      .at(-1) ?? '';
  const start = START.exec(last);
  return start !== null && END.test(last.slice(start.index + start[0].length));
}

/** Figures, or large letters behind small ones: signs of what an address carries. */
const isNoWord = (said: string): boolean => /[a-z][A-Z]|\d|_/.test(said);
