// A lint rule for what only shows a battle: it restates no rule. A number under or beside the name of a rule is that
// rule's number, so it belongs to the rule set, which answers for it by a function of its `query/`.
const RULE = /\b[A-Z]{2,4}-[A-Z]{2,5}-\d/;

/** Says nothing about a rule: none, one, the other sign. */
const PLAIN = new Set([0, 1]);

const namesRule = (text) => typeof text === 'string' && RULE.test(text);
const isName = (node) => node?.type === 'Literal' && namesRule(node.value);

/** An attribute that names a rule, as a link to one has. */
const linksRule = (element) =>
  element.type === 'JSXElement' &&
  element.openingElement.attributes.some(({ value }) => isName(value) || isName(value?.expression));

/** Whether a node has the name of a rule beside what else it holds. */
function standsBesideName(node) {
  if (node.type === 'CallExpression') return node.arguments.some(isName);
  if (node.type === 'ObjectExpression') return node.properties.some(({ value }) => isName(value));
  if (node.type === 'ArrayExpression') return node.elements.some(isName);
  return node.type === 'JSXElement' && (linksRule(node) || node.children.some(linksRule));
}

/** Whether the comment above a node, or after it on its last line, names a rule. */
function hasCommentWithName(node, source) {
  const after = source.getCommentsAfter(node).filter(({ loc }) => loc.start.line === node.loc.end.line);
  return [...source.getCommentsBefore(node), ...after].some(({ value }) => namesRule(value));
}

/** What a comment can stand above. */
const COMMENTED =
  /Statement$|Declaration$|^(Property|PropertyDefinition|MethodDefinition|JSXAttribute|VariableDeclarator)$/;

const isMember = (node, name) => node.type === 'MemberExpression' && node.property.name === name;

/** A place in a list, the length of one, a square and a type are no figures of a rule. */
function isNoFigure(node) {
  const { parent } = node;
  switch (parent.type) {
    case 'TSLiteralType':
      return true;
    case 'MemberExpression':
      return parent.property === node;
    case 'BinaryExpression':
      return parent.operator === '**' || isMember(parent.left, 'length');
    case 'CallExpression':
      return isMember(parent.callee, 'slice');
    case 'UnaryExpression':
      return isNoFigure(parent);
    default:
      return false;
  }
}

/** Measures of a picture: attributes of an element of the page itself, such as `circle`, and the drawing of a sign. */
const isDrawn = (node) =>
  (node.type === 'JSXAttribute' && /^[a-z]/.test(node.parent.name.name ?? '')) ||
  (node.type === 'Property' && node.key.name === 'drawing');

export default {
  meta: { type: 'problem' },
  create(context) {
    const { sourceCode } = context;
    return {
      Literal(node) {
        if (typeof node.value !== 'number' || PLAIN.has(node.value) || isNoFigure(node)) return;
        for (let around = node.parent; around && around.type !== 'Program'; around = around.parent) {
          if (isDrawn(around)) return;
          const named =
            standsBesideName(around) || (COMMENTED.test(around.type) && hasCommentWithName(around, sourceCode));
          if (!named) continue;
          context.report({
            node,
            message: `${node.raw} stands under the name of a rule: ask the rule set, by a function of its query/.`,
          });
          return;
        }
      },
    };
  },
};
