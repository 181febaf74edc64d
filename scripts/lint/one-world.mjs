// A lint rule for the server and for what it shares with the page: time, timers and chance come from outside, by `World` or
// by what is handed in, so that a simulation can set them (ARCHITECTURE.md).
import { isGlobalUse } from './globals.mjs';

const FORBIDDEN = {
  performance: 'reads the clock',
  setTimeout: 'is a timer',
  setInterval: 'is a timer',
  setImmediate: 'is a timer',
  requestAnimationFrame: 'is a timer',
  crypto: 'is chance',
};
/** Of globals that are allowed otherwise. */
const MEMBERS = {
  Date: { now: 'reads the clock' },
  Math: { random: 'is chance' },
  AbortSignal: { timeout: 'is a timer' },
  process: { hrtime: 'reads the clock', uptime: 'reads the clock' },
};
const CHANCE = /^(random|getRandomValues|webcrypto|generateKey)/;
const TIMERS = /^(node:)?(timers|perf_hooks)(\/|$)/;

export default {
  meta: { type: 'problem' },
  create(context) {
    const report = (node, name, what) => context.report({ node, message: `${name} ${what}: ask the World for it.` });
    return {
      Identifier(node) {
        const { name, parent } = node;
        if (Object.hasOwn(FORBIDDEN, name) && isGlobalUse(node, context)) return report(node, name, FORBIDDEN[name]);
        if (name === 'globalThis' && isGlobalUse(node, context)) return report(node, name, 'is a way round this rule');
        if (!Object.hasOwn(MEMBERS, name) || !isGlobalUse(node, context)) return undefined;
        const member = parent.type === 'MemberExpression' && parent.object === node;
        const used = member && !parent.computed ? parent.property.name : '';
        if (Object.hasOwn(MEMBERS[name], used)) return report(parent, `${name}.${used}`, MEMBERS[name][used]);
        const called = (parent.type === 'NewExpression' || parent.type === 'CallExpression') && parent.callee === node;
        if (name === 'Date' && called && parent.arguments.length === 0)
          return report(parent, 'Date', 'reads the clock');
        return undefined;
      },
      ImportDeclaration(node) {
        const from = node.source.value;
        if (TIMERS.test(from)) return report(node, from, 'reads the clock');
        if (!/^(node:)?crypto$/.test(from)) return undefined;
        for (const { type, imported, local } of node.specifiers) {
          if (type !== 'ImportSpecifier') report(node, local.name, 'is chance');
          else if (CHANCE.test(imported.name)) report(node, imported.name, 'is chance');
        }
        return undefined;
      },
    };
  },
};
