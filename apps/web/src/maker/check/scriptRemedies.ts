/** The nearest remedies for a fault of the scenario's own rules, those that change least first. */
import { arrivalsOf, type Problem, type Script } from '@drumhead/engine';
import { deedRemoved, eventChanged, eventRemoved, lacking, placeChanged, withScript } from '../document/script.ts';
import { within } from '../draw/shape.ts';
import type { RulesMaker, Size } from '../rulesMaker.ts';
import type { Remedy, RemedyName } from './remedy.ts';
import { parentOf, without } from './without.ts';

/** What can be left out of a script as it stands; a turn limit and who wins must be there. */
const PARTS = /^script\.(?:places\[\d+\]|events\[\d+\]\.(?:when|do\[\d+\])|victory\.(?:points\.|else)|hides\.)/;
const EVENT = /^script\.events\[(\d+)\]/;

export function scriptRemedies(rules: RulesMaker, size: Size, { path, reason, facts }: Problem): readonly Remedy[] {
  const by = (name: RemedyName, to: (script: Script) => Script): Remedy => ({ name, edit: withScript(rules, to) });
  const drops = partsOf(path).map((part) => by('drop', (script) => without({ script }, part).script));
  const event = EVENT.exec(path)?.[1];
  const whole = event === undefined ? [] : [by('drop', eventRemoved(Number(event)))];
  const place = /^script\.places\[(\d+)\]\.at$/.exec(path)?.[1];
  if (place !== undefined) {
    const i = Number(place);
    return [by('onto', (script) => placeChanged(i, { at: within(script.places?.[i]?.at ?? [0, 0], size) })(script))];
  }
  const most = Number(facts['most']);
  if (event !== undefined && path.endsWith('.when.turn') && most > 0)
    return [
      by(
        'within',
        eventChanged(Number(event), (one) => ({ ...one, when: { ...one.when, turn: most } })),
      ),
      ...whole,
    ];
  if (reason === 'engine.problem.script.stretch') return [by('whole', wholeEdge(path)), ...whole];
  if (reason === 'engine.problem.script.arrivesTwice') return [by('drop', arrivesOnce(String(facts['id'])))];
  return [...drops, ...whole];
}

/** Fewer reinforcements: of a side that would begin with nobody somebody must be there. */
export const fewerArrivals = (rules: RulesMaker, script: Script): readonly Remedy[] =>
  [...arrivalsOf(script)]
    .reverse()
    .map((troops): Remedy => ({ name: 'drop', edit: withScript(rules, arrivesOnce(troops)) }));

/** The place itself and what it belongs to, as far as that can be left out. */
function partsOf(path: string): readonly string[] {
  const parts: string[] = [];
  for (let part = path; PARTS.test(part); part = parentOf(part)) parts.push(part);
  return parts;
}

const deedAt = (path: string): readonly [event: number, deed: number] => {
  const [, event, deed] = /events\[(\d+)\]\.do\[(\d+)\]/.exec(path) ?? [];
  return [Number(event), Number(deed)];
};

/** Reinforcements come on by all of their edge. */
function wholeEdge(path: string): (script: Script) => Script {
  const [i, n] = deedAt(path);
  return eventChanged(i, (event) => ({
    ...event,
    do: event.do.map((deed, k) => (k === n ? lacking(lacking(deed, 'from'), 'to') : deed)),
  }));
}

/** Without the last arrival of those troops. */
const arrivesOnce =
  (troops: string) =>
  (script: Script): Script => {
    const i = (script.events ?? []).map((event) => event.do.some(({ arrive }) => arrive === troops)).lastIndexOf(true);
    const event = script.events?.[i];
    if (event === undefined) return script;
    return event.do.length === 1
      ? eventRemoved(i)(script)
      : deedRemoved(i, event.do.map(({ arrive }) => arrive).lastIndexOf(troops))(script);
  };
