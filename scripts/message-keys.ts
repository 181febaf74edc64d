// Finds, without running anything, message keys that are used and not written, or not in every whole language.
// Messages are written as `'lb.refusal.notNow': { en: '…', it: '…' }` in any module of packages/ or apps/, or as
// `'lb.side.france': terms.France` where several share a term.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { allLanguages, isWhole } from '@drumhead/content';
import { factsIn } from '@drumhead/content/translator';
import ts from 'typescript';
import { sources } from './sources.ts';

const LANGUAGES = allLanguages.filter(isWhole);
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Lines of the log: the present rules tell the events of released versions too. */
const LOG_LINE = /^\w+\.event\./;

interface Source {
  readonly path: string;
  readonly text: string;
}

type Texts = Partial<Record<string, string>>;

/** Terms that messages share, by name. */
export type Terms = ReadonlyMap<string, Texts>;

interface Found {
  readonly terms: Terms;
  readonly written: Map<string, { readonly where: string; readonly texts: Texts }>;
  /** String literals, whole or with holes; whether they are message keys is known once all keys are. */
  readonly named: { readonly pieces: readonly string[]; readonly where: string }[];
}

/** The text of a string literal. */
export const textOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

/** The name of a shared term, of `terms.France`. */
export const termOf = (node: ts.Node): string | undefined =>
  ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'terms'
    ? node.name.text
    : undefined;

/** The file of shared terms. */
export const TERMS = 'packages/content/src/terms.ts';

/** The terms that messages may share, from their file. */
export function termsIn(root: string): Terms {
  const path = join(root, TERMS);
  const terms = new Map<string, Texts>();
  if (!existsSync(path)) return terms;
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const written = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer;
      const texts = written && textsOf(written);
      if (texts) terms.set(name.getText(file), texts);
    }
  }
  return terms;
}

/** The texts of `{ en: '…', it: '…' }`, or undefined for any other object. */
export function textsOf(node: ts.Expression): Texts | undefined {
  if (!ts.isObjectLiteralExpression(node) || node.properties.length === 0) return undefined;
  const texts: Texts = {};
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property) || !ts.isIdentifier(property.name)) return undefined;
    const language = LANGUAGES.find((name) => ts.isIdentifier(property.name) && name === property.name.text);
    if (!language) return undefined;
    texts[language] = joined(property.initializer);
  }
  return texts;
}

/** A string literal, or several joined by `+`. */
function joined(node: ts.Expression): string | undefined {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const parts = [joined(node.left), joined(node.right)];
    return parts.includes(undefined) ? undefined : parts.join('');
  }
  return textOf(node);
}

function read({ path, text }: Source, found: Found): void {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const place = (node: ts.Node) => `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) {
      const texts = textsOf(node.initializer) ?? found.terms.get(termOf(node.initializer) ?? '');
      if (texts) {
        found.written.set(node.name.text, { where: place(node), texts });
        return;
      }
    }
    if (ts.isStringLiteralLike(node)) found.named.push({ pieces: [node.text], where: place(node) });
    if (ts.isTemplateExpression(node)) {
      const pieces = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
      found.named.push({ pieces, where: place(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** The facts that a text names, or what is wrong with its braces. */
export function holes(text: string): string {
  const facts = factsIn(text);
  return facts === null ? `no facts in “${text}”` : [...new Set(facts)].sort().join(', ');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Rule sets as they were released: refusals and other words of theirs must stay written, though no source names them. */
function releasedVersions(root: string): readonly string[] {
  const folder = join(root, 'versions');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.includes('@') && file.endsWith('.js'))
    .map((file) => `versions/${file}`);
}

/** Every fault, as `place: what is wrong`. */
export function messageFaults(root: string): { readonly keys: number; readonly faults: readonly string[] } {
  const found: Found = { terms: termsIn(root), written: new Map(), named: [] };
  for (const folder of ['packages', 'apps']) {
    for (const path of sources(join(root, folder))) {
      const name = relative(root, path).split('\\').join('/');
      if (/\.test\.tsx?$|\/test\//.test(name) || name.endsWith('package.json')) continue;
      read({ path: name, text: readFileSync(path, 'utf8') }, found);
    }
  }
  for (const path of releasedVersions(root)) read({ path, text: readFileSync(join(root, path), 'utf8') }, found);
  const { written, named } = found;
  const faults: string[] = [];
  for (const [key, { where, texts }] of written) {
    const [first = '', ...others] = LANGUAGES.map((language) => texts[language]?.trim() ?? '');
    for (const language of LANGUAGES)
      if (!texts[language]?.trim()) faults.push(`${where}: ${key} has no ${language} text`);
    for (const text of [first, ...others]) {
      if (factsIn(text) === null) faults.push(`${where}: ${key} has braces that hold no fact: ${text}`);
    }
    for (const other of others) {
      if (first && other && holes(first) !== holes(other)) {
        faults.push(`${where}: ${key} names other facts in each language (${holes(first)} and ${holes(other)})`);
      }
    }
  }

  const rooms = new Set([...written.keys()].flatMap((key) => key.split('.')[0] ?? []));
  const base = new Map([...written.keys()].map((key) => [key, key.replace(PLURAL, '')]));
  const names = new Set(base.values());
  const used = new Set<string>();
  for (const { pieces, where } of named) {
    const [head = '', ...tails] = pieces;
    if (!rooms.has(head.split('.')[0] ?? '') || !head.includes('.')) continue;
    if (where.startsWith('versions/') && LOG_LINE.test(head)) continue;
    const open = tails.length > 0 || head.endsWith('.');
    if (!/^[\w-]+(\.[\w-]*)+$/.test(head)) continue;
    if (!open) {
      if (names.has(head) || written.has(head)) used.add(head);
      else faults.push(`${where}: there is no message ${head}`);
      continue;
    }
    const pattern = new RegExp(`^${[head, ...tails].map(escaped).join('.+')}${tails.length === 0 ? '.+' : ''}$`);
    const matching = [...names].filter((name) => pattern.test(name));
    if (matching.length === 0) faults.push(`${where}: there is no message like ${pieces.join('…')}`);
    for (const name of matching) used.add(name);
  }
  for (const [key, name] of base) {
    if (!used.has(name) && !used.has(key)) faults.push(`${written.get(key)?.where}: nothing uses ${key}`);
  }
  return { keys: written.size, faults };
}
