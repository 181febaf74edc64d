// A lint rule for the server and for what it shares with the page: time, timers and chance come from outside, by `World` or
// by what is handed in, so that a simulation can set them (ARCHITECTURE.md).
import { isGlobalUse } from './globals.mjs';

const FORBIDDEN = {
  performance: 'reads the clock',
  setTimeout: 'is a timer',
  setInterval: 'is a timer',
  setImmediate: 'is a timer',
  requestAnimationFrame: 'is a timer',
  requestIdleCallback: 'is a timer',
  scheduler: 'is a timer',
  crypto: 'is chance',
  globalThis: 'is a way round this rule',
  global: 'is a way round this rule',
  window: 'is a way round this rule',
  self: 'is a way round this rule',
  require: 'is a way round this rule',
};
/** Of globals that are allowed otherwise. */
const MEMBERS = {
  Date: { now: 'reads the clock' },
  Temporal: { Now: 'reads the clock' },
  Math: { random: 'is chance' },
  AbortSignal: { timeout: 'is a timer' },
  process: { hrtime: 'reads the clock', uptime: 'reads the clock', getBuiltinModule: 'is a way round this rule' },
};
const CHANCE = /^(random|getRandomValues|webcrypto|generateKey)/;
const TIMERS = /^(node:)?(timers|perf_hooks)(\/|$)/;
/** Modules that hold what is forbidden above under names of their own. */
const WAYS_ROUND = /^(node:)?(process|module)$/;

/** The name of the member that is read; null where only a run would tell. */
function memberOf({ property, computed }) {
  if (!computed) return property.name;
  return property.type === 'Literal' ? String(property.value) : null;
}

/** What is wrong with this use of a global some of whose members are forbidden: the name of it, and why; or undefined. */
function wrongUse(node) {
  const { name, parent } = node;
  if (parent.type === 'MemberExpression' && parent.object === node) {
    const member = memberOf(parent);
    if (member === null) return [name, 'is a way round this rule'];
    return Object.hasOwn(MEMBERS[name], member) ? [`${name}.${member}`, MEMBERS[name][member]] : undefined;
  }
  if (name === 'Date' && parent.callee === node) {
    // Called without `new` it tells the time, whatever it is given.
    const isGiven = parent.type === 'NewExpression' && parent.arguments.length > 0;
    return isGiven ? undefined : [name, 'reads the clock'];
  }
  const isAsked =
    parent.type === 'BinaryExpression' || (parent.type === 'UnaryExpression' && parent.operator === 'typeof');
  return isAsked ? undefined : [name, 'is a way round this rule'];
}

export default {
  meta: { type: 'problem' },
  create(context) {
    const report = (node, name, what) => context.report({ node, message: `${name} ${what}: ask the World for it.` });
    return {
      Identifier(node) {
        const { name } = node;
        if (Object.hasOwn(FORBIDDEN, name) && isGlobalUse(node, context)) return report(node, name, FORBIDDEN[name]);
        if (!Object.hasOwn(MEMBERS, name) || !isGlobalUse(node, context)) return undefined;
        const wrong = wrongUse(node);
        return wrong && report(node.parent, ...wrong);
      },
      // Names of what comes this way are chosen where it is used.
      'ImportExpression, ExportNamedDeclaration, ExportAllDeclaration'(node) {
        const from = node.source?.value;
        // Which module it is may be for a run alone to tell.
        if (node.type === 'ImportExpression' && from === undefined)
          return report(node, 'import', 'is a way round this rule');
        const isForbidden = TIMERS.test(from) || WAYS_ROUND.test(from) || /^(node:)?crypto$/.test(from);
        return isForbidden ? report(node, from, 'is a way round this rule') : undefined;
      },
      ImportDeclaration(node) {
        const from = node.source.value;
        if (TIMERS.test(from)) return report(node, from, 'reads the clock');
        if (WAYS_ROUND.test(from)) return report(node, from, 'is a way round this rule');
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
