// npm run brain -- RULESET [--battles N] [--tried N] [--threads N] [--seed S] [--captain VERSION] [--playouts N]: the chance
// of victory of a rule set, learnt from battles between its captains. It plays the battles (those already played are kept in
// .cache/brain, so that it may be stopped and begun again; with --captain those that an older captain has played are taken),
// learns the weights from the first N, tries them on the others, which nothing was learnt from, writes the rule set's net and
// the tried positions, and prints how right the net before and the new one are. With `own-rules` in place of a rule set: what
// scenarios' own rules do to the chance in all of them: from every other of N battles of each such scenario, tried on the rest.
// With --playouts N it learns nothing: captains play a position of each of N battles on to the end twenty times (kept, too),
// and it prints how far the chance of today is off.
import { parseArgs } from 'node:util';
import { note, ready, stop } from './lib.mjs';

await ready(import.meta.url);

const { values, positionals } = parseArgs({
  options: {
    battles: { type: 'string', default: '600' },
    tried: { type: 'string', default: '300' },
    threads: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'brain' },
    captain: { type: 'string' },
    playouts: { type: 'string' },
  },
  allowPositionals: true,
});
/** What scenarios' own rules do to the chance is learnt for all rule sets together. */
const OWN_RULES = 'own-rules';
const { knowledgeOf, rulesets } = await import('@drumhead/rulesets');
const names = rulesets.map(({ id }) => id);
const [ruleset = ''] = positionals;
if (![...names, OWN_RULES].includes(ruleset)) stop(`Which rule set? One of ${names.join(', ')}, or ${OWN_RULES}.`, 2);
/** A whole number above 0, as given. */
function count(key, given = values[key]) {
  const number = Number(given);
  if (!Number.isInteger(number) || number < 1) stop(`--${key} is a whole number above 0.`, 2);
  return number;
}
const { brain } = await import('./brain/brain.ts');
const { brainOfOwnRules } = await import('./brain/ownRules.ts');
const plan = { battles: count('battles'), tried: count('tried'), threads: count('threads'), seed: values.seed };
const captainOf = () => count('captain', values.captain ?? knowledgeOf(ruleset).room.version);
const { playouts } = await import('./brain/playouts.ts');
/** What is asked for, in lines. */
function asked() {
  if (ruleset === OWN_RULES) return brainOfOwnRules(plan, note);
  const ofCaptains = { ...plan, ruleset, captain: captainOf() };
  return values.playouts === undefined
    ? brain(ofCaptains, note)
    : playouts({ ...ofCaptains, tried: count('playouts') }, note);
}
for (const line of await asked()) console.log(line);
