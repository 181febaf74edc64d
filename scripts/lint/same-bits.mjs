// A lint rule for the code that decides anything: the same bits on every machine, and no clock or chance of its own.
// Only what the ECMAScript standard fixes to the last bit may be used of Math; see ARCHITECTURE.md, "Numbers".
import { isGlobalUse } from './globals.mjs';

const EXACT = new Set([
  'PI',
  'abs',
  'ceil',
  'clz32',
  'floor',
  'fround',
  'imul',
  'max',
  'min',
  'round',
  'sign',
  'sqrt',
  'trunc',
]);

const FORBIDDEN = {
  Date: 'reads the clock',
  Intl: 'differs between machines',
  crypto: 'is chance',
  performance: 'reads the clock',
  setInterval: 'reads the clock',
  setTimeout: 'reads the clock',
  fetch: 'reads the network',
  eval: 'runs text',
  Function: 'runs text',
};

export default {
  meta: { type: 'problem' },
  create(context) {
    const power = (node) =>
      context.report({ node, message: 'x ** y differs between machines: multiply, or use a table.' });
    return {
      Identifier(node) {
        if (node.name === 'Math') {
          if (!isGlobalUse(node, context)) return;
          const { parent } = node;
          const member = parent.type === 'MemberExpression' && parent.object === node && !parent.computed;
          const name = member ? parent.property.name : '';
          if (EXACT.has(name)) return;
          const message = member
            ? `Math.${name} is not the same on every machine (or is chance): exact are ${[...EXACT].join(', ')}.`
            : 'Use Math only as Math.name, so that it can be seen which function is used.';
          context.report({ node: member ? parent : node, message });
        } else if (Object.hasOwn(FORBIDDEN, node.name) && isGlobalUse(node, context)) {
          context.report({ node, message: `${node.name} ${FORBIDDEN[node.name]}: rules may not.` });
        } else if (node.name === 'globalThis' && isGlobalUse(node, context)) {
          context.report({ node, message: 'globalThis is a way round this rule.' });
        }
      },
      MemberExpression(node) {
        if (!node.computed && /^toLocale|^localeCompare$/.test(node.property.name)) {
          context.report({ node: node.property, message: `${node.property.name} differs between machines.` });
        }
      },
      BinaryExpression(node) {
        if (node.operator === '**') power(node);
      },
      AssignmentExpression(node) {
        if (node.operator === '**=') power(node);
      },
    };
  },
};
