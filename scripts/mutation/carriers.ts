// Which lines of a source file carry a rule: the code whose change the tests of that rule have to notice.
import ts from 'typescript';

export interface Carrier {
  readonly id: string;
  /** Offsets into the text of the file, the end not included. */
  readonly from: number;
  readonly to: number;
  /** Named at the head of the file only: counts where no other line carries the rule. */
  readonly wholeFile: boolean;
}

interface Naming {
  readonly id: string;
  readonly at: number;
}

/** Every naming of a rule in a text: `LB-CON-07`, and `LB-CON-07, -09..11` or `LB-CON-09 to -11` for several. */
export function namings(text: string, prefix: string): Naming[] {
  const found: Naming[] = [];
  for (const match of text.matchAll(new RegExp(`\\b(${prefix}-[A-Z]+-)(\\d+)`, 'g'))) {
    const [whole, chapter, first] = match as unknown as [string, string, string];
    let width = 1;
    let last = 0;
    const add = (digits: string, since = Number(digits)) => {
      if (digits.startsWith('0')) width = digits.length;
      last = Number(digits);
      for (let number = since; number <= last; number++) {
        found.push({ id: chapter + String(number).padStart(width, '0'), at: match.index });
      }
    };
    add(first);
    let rest = text.slice(match.index + whole.length, match.index + whole.length + 200);
    for (;;) {
      const more = /^[a-z]?(?:(\.\.\.?| to | … )-?|(?:,| and| or|, and) -)(\d+)(?!\d)/.exec(rest);
      if (!more) break;
      const [all, range, digits] = more as unknown as [string, string | undefined, string];
      add(digits, range === undefined ? undefined : last + 1);
      rest = rest.slice(all.length);
    }
  }
  return found;
}

/** What a comment or a word can belong to: a statement, a line of a table, a branch. */
function isUnit(node: ts.Node): boolean {
  return (
    (ts.isStatement(node) && !ts.isBlock(node)) ||
    (ts.isPropertyAssignment(node) && !ts.isStringLiteralLike(node.initializer)) ||
    ts.isMethodDeclaration(node) ||
    ts.isCaseOrDefaultClause(node) ||
    (ts.isArrayLiteralExpression(node.parent) && !ts.isStringLiteralLike(node))
  );
}

function unitAround(node: ts.Node): ts.Node {
  let at = node;
  while (!ts.isSourceFile(at.parent) && !isUnit(at)) at = at.parent;
  return at;
}

/** The innermost node whose text, comments before it included, holds this place. */
function nodeAt(file: ts.SourceFile, place: number): ts.Node {
  let at: ts.Node = file;
  for (;;) {
    const inner: ts.Node | undefined = ts.forEachChild(at, (child) =>
      child.pos <= place && place < child.end ? child : undefined,
    );
    if (!inner) return at;
    at = inner;
  }
}

/** The outermost node that begins here. */
function nodeFrom(file: ts.SourceFile, start: number): ts.Node | undefined {
  let at = nodeAt(file, start);
  if (ts.isSourceFile(at) || at.getStart() !== start) return undefined;
  while (!ts.isSourceFile(at.parent) && at.parent.getStart() === start) at = at.parent;
  return at;
}

/** All comments of a file. Words in strings that look like comments are none. */
function commentsOf(text: string): ts.CommentRange[] {
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
  const found = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    const places = node.getChildCount() === 0 ? [node.pos, node.end] : [];
    for (const place of places) {
      const ranges = [
        ...(ts.getLeadingCommentRanges(text, place) ?? []),
        ...(ts.getTrailingCommentRanges(text, place) ?? []),
      ];
      for (const range of ranges) found.set(range.pos, range);
    }
    for (const child of node.getChildren()) visit(child);
  };
  visit(file);
  return [...found.values()];
}

/**
 * A rule is carried by
 * - the declaration, statement or line of a table below a comment of its own line that names the rule;
 * - the statement or line of a table beside a comment that names it, or with the rule in a string
 *   (`refusal('LB-CON-07', …)`), and the condition of the `if` that leads to it;
 * - the whole file, where only a comment at its head names the rule.
 */
export function carriers(text: string, prefix: string): Carrier[] {
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
  const comments = commentsOf(text);

  const span = (node: ts.Node) => ({ from: node.getStart(), to: node.end, wholeFile: false });
  const everything = { from: 0, to: text.length, wholeFile: true };

  /** A statement, and the condition of the `if` that leads to it. */
  const withCondition = (unit: ts.Node) => {
    const branch = ts.isBlock(unit.parent) ? unit.parent : unit;
    const choice = branch.parent;
    if (!ts.isIfStatement(choice) || choice.expression === branch) return [span(unit)];
    return [span(unit), span(choice.expression)];
  };

  const ofComment = ({ pos, end }: ts.CommentRange) => {
    const lineStart = text.lastIndexOf('\n', pos - 1) + 1;
    const before = text.slice(lineStart, pos).trimEnd();
    if (before !== '')
      return withCondition(unitAround(nodeAt(file, lineStart + before.replace(/[;,]$/, '').length - 1)));
    let next = end;
    for (;;) {
      while (/\s/.test(text[next] ?? '')) next++;
      const another = comments.find((comment) => comment.pos === next);
      if (!another) break;
      next = another.end;
    }
    const below = nodeFrom(file, next);
    if (below && ts.isImportDeclaration(below)) return [everything];
    if (
      below &&
      ts.isSourceFile(below.parent) &&
      file.statements[0] === below &&
      text.slice(end, next).includes('\n\n')
    ) {
      return [everything];
    }
    return [span(below ?? unitAround(nodeAt(file, pos)))];
  };

  return namings(text, prefix).flatMap(({ id, at }) => {
    const comment = comments.find(({ pos, end }) => pos <= at && at < end);
    return (comment ? ofComment(comment) : withCondition(unitAround(nodeAt(file, at)))).map((place) => ({
      id,
      ...place,
    }));
  });
}
