// Reads the catalogues of the rule sets and finds, without running anything, the rules that tests name.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { sources } from './sources.ts';

interface Rule {
  readonly id: string;
  readonly chapter: string;
  readonly title: string;
  readonly page: string;
  readonly status: 'given' | 'ruling' | 'lost';
}

interface Excuse {
  readonly id: string;
  readonly why: string;
}

export interface Coverage {
  readonly name: string;
  /** What the IDs of its rules begin with. */
  readonly prefix: string;
  readonly ids: readonly string[];
  readonly total: number;
  readonly covered: readonly string[];
  readonly missing: readonly string[];
  readonly exempt: readonly Excuse[];
  readonly later: readonly Excuse[];
  /** Excused, and tested all the same. */
  readonly stale: readonly string[];
  /** Named in source, in a test or among the excuses, and not in the catalogue. */
  readonly unknown: readonly { readonly id: string; readonly where: string }[];
}

const TEST = /\.test\.tsx?$/;

const rootOf = (node: ts.Expression): { name: string; modifiers: string[] } => {
  const modifiers: string[] = [];
  let at: ts.Expression = node;
  for (;;) {
    if (ts.isPropertyAccessExpression(at)) {
      modifiers.push(at.name.text);
      at = at.expression;
    } else if (ts.isCallExpression(at)) at = at.expression;
    else if (ts.isTaggedTemplateExpression(at)) at = at.tag;
    else return { name: ts.isIdentifier(at) ? at.text : '', modifiers };
  }
};

/** Modifiers under which a test may not run at all. */
const UNCERTAIN = new Set(['skip', 'todo', 'skipIf', 'runIf', 'fails']);

/** The text of every string within a node: an each-table, or a title put together from pieces. */
function strings(node: ts.Node): string {
  const found: string[] = [];
  const visit = (at: ts.Node): void => {
    if (ts.isStringLiteralLike(at) || ts.isTemplateHead(at) || ts.isTemplateMiddleOrTemplateTail(at))
      found.push(at.text);
    // A body may name rules in passing; only what makes the title counts.
    if (!ts.isFunctionLike(at)) ts.forEachChild(at, visit);
  };
  visit(node);
  return found.join(' ');
}

const hasBody = (node: ts.Expression | undefined): boolean => {
  if (!node) return false;
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return true; // made elsewhere
  return !ts.isBlock(node.body) || node.body.statements.length > 0;
};

/**
 * The titles of the tests of a file that run, each with the table it is run over: of `it.each`, of a `for` loop or
 * `forEach` around it, of a constant of the same file. `describe` titles do not count, and neither do tests that are
 * skipped, empty or only to be written.
 */
export function titlesOfTests(text: string, fileName = 'a.test.ts'): string[] {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const titles: string[] = [];

  const table = (node: ts.Node): string => {
    const parts = [strings(node)];
    const names = (at: ts.Node): void => {
      if (ts.isIdentifier(at)) {
        const value = constants.get(at.text);
        if (value) {
          constants.delete(at.text); // once is enough, and no circle
          parts.push(table(value));
          constants.set(at.text, value);
        }
      }
      if (!ts.isFunctionLike(at)) ts.forEachChild(at, names);
    };
    names(node);
    return parts.join(' ');
  };

  const visit = (node: ts.Node, loops: readonly string[]): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    let around = loops;
    if (ts.isForOfStatement(node)) around = [...loops, table(node.expression)];
    if (ts.isCallExpression(node)) {
      const { name, modifiers } = rootOf(node.expression);
      if (ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'forEach') {
        around = [...loops, table(node.expression.expression)];
      }
      const called = !ts.isPropertyAccessExpression(node.expression) || !isEach(node.expression);
      const [title, ...rest] = node.arguments;
      if (['it', 'test', 'describe', 'suite'].includes(name)) {
        if (modifiers.some((modifier) => UNCERTAIN.has(modifier))) return;
        if ((name === 'it' || name === 'test') && called && title && rest.some(hasBody)) {
          const each = eachTable(node.expression);
          const computed = !ts.isStringLiteralLike(title);
          titles.push([strings(title), ...(each ? [table(each)] : []), ...(computed ? around : [])].join(' '));
        }
      }
    }
    ts.forEachChild(node, (child) => visit(child, around));
  };
  visit(file, []);
  return titles;
}

const isEach = (node: ts.PropertyAccessExpression): boolean => ['each', 'for'].includes(node.name.text);

/** The table of `it.each(table)` or it.each`table`. */
function eachTable(callee: ts.Expression): ts.Node | undefined {
  if (ts.isTaggedTemplateExpression(callee)) return callee.template;
  if (!ts.isCallExpression(callee)) return undefined;
  const each = callee.expression;
  return ts.isPropertyAccessExpression(each) && isEach(each) ? callee.arguments[0] : undefined;
}

const readJson = (path: string): readonly unknown[] => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []);

/** One entry per folder of packages/ that has a catalogue.json. */
export function ruleCoverage(root: string): Coverage[] {
  const packages = join(root, 'packages');
  const catalogues = readdirSync(packages).filter((name) => existsSync(join(packages, name, 'catalogue.json')));
  const texts = ['packages', 'apps', 'tests', 'bench']
    .flatMap((folder) => [...sources(join(root, folder))])
    .map((path) => ({ path: relative(root, path).split('\\').join('/'), text: readFileSync(path, 'utf8') }));
  const titles = texts
    .filter(({ path, text }) => TEST.test(path) && /\b(it|test)\b/.test(text))
    .flatMap(({ path, text }) => titlesOfTests(text, path));

  return catalogues.map((name) => {
    const rules = readJson(join(packages, name, 'catalogue.json')) as readonly Rule[];
    const ids = rules.map((rule) => rule.id);
    const known = new Set(ids);
    if (known.size !== ids.length) throw new Error(`packages/${name}/catalogue.json lists a rule twice`);
    const prefix = ids[0]?.split('-')[0] ?? name;
    const pattern = new RegExp(`\\b${prefix}-[A-Z]+-\\d+\\b`, 'g');

    const tested = new Set(titles.flatMap((title) => title.match(pattern) ?? []));
    const exempt = readJson(join(packages, name, 'exempt.json')) as readonly Excuse[];
    const later = readJson(join(packages, name, 'not-yet-covered.json')) as readonly Excuse[];
    for (const excuse of [...exempt, ...later]) {
      if (!excuse.why?.trim()) throw new Error(`packages/${name}: ${excuse.id} is excused without a reason`);
    }
    const excused = new Set([...exempt, ...later].map((excuse) => excuse.id));

    const unknown = new Map<string, string>();
    for (const { path, text } of texts) {
      if (path === `packages/${name}/catalogue.json`) continue;
      for (const match of text.matchAll(pattern)) {
        if (known.has(match[0]) || unknown.has(match[0])) continue;
        unknown.set(match[0], `${path}:${text.slice(0, match.index).split('\n').length}`);
      }
    }
    return {
      name,
      prefix,
      ids,
      total: ids.length,
      covered: ids.filter((id) => tested.has(id)),
      missing: ids.filter((id) => !tested.has(id) && !excused.has(id)),
      exempt: exempt.filter((excuse) => !tested.has(excuse.id)),
      later: later.filter((excuse) => !tested.has(excuse.id)),
      stale: ids.filter((id) => tested.has(id) && excused.has(id)),
      unknown: [...unknown].map(([id, where]) => ({ id, where })),
    };
  });
}
