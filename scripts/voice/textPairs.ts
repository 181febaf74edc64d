/** Finds every text of the product in both languages, without running anything. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { TERMS, termOf, termsIn, textOf, textsOf } from '../message-keys.ts';
import { sources } from '../sources.ts';
import type { TextPair } from './patterns.ts';

/** The ID of the rule whose text this is, if its object has one. */
function ruleIdOf(property: ts.PropertyAssignment): string | undefined {
  const siblings = ts.isObjectLiteralExpression(property.parent) ? property.parent.properties : [];
  for (const sibling of siblings) {
    if (ts.isPropertyAssignment(sibling) && sibling.name.getText() === 'id') return textOf(sibling.initializer);
  }
  return undefined;
}

/** The key of a message; a text without one is known by its English. */
const keyOf = ({ parent }: ts.Expression): string | undefined =>
  ts.isPropertyAssignment(parent) && ts.isStringLiteral(parent.name) ? parent.name.text : undefined;

function nameOf(node: ts.Expression, where: string): string {
  const parent = node.parent;
  if (!ts.isPropertyAssignment(parent)) return where;
  if (ts.isStringLiteral(parent.name)) return parent.name.text;
  const field = parent.name.getText();
  return `${ruleIdOf(parent) ?? where} ${field}`;
}

/** Every `{ en: '…', it: '…' }` and every shared term in modules of packages and apps, tests left out. */
export function textPairs(root: string): readonly TextPair[] {
  const terms = termsIn(root);
  const pairs: TextPair[] = [];
  for (const folder of ['packages', 'apps']) {
    for (const path of sources(join(root, folder))) {
      const name = relative(root, path).split('\\').join('/');
      if (/\.test\.tsx?$|\/test\//.test(name) || !/\.tsx?$/.test(name) || name === TERMS) continue;
      const file = ts.createSourceFile(name, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
      const visit = (node: ts.Node): void => {
        const term = termOf(node);
        const texts = ts.isObjectLiteralExpression(node) ? textsOf(node) : terms.get(term ?? '');
        if (texts?.en !== undefined && texts.it !== undefined && ts.isExpression(node)) {
          const where = `${name}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
          pairs.push({ name: nameOf(node, where), key: keyOf(node), where, term, en: texts.en, it: texts.it });
          return;
        }
        ts.forEachChild(node, visit);
      };
      visit(file);
    }
  }
  return pairs;
}
